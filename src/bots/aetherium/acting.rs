//! Plans for an activation: where to go, what to attack, capture and use, in which order (AE-20).
//!
//! A plan is found by a beam over what can be done in one go: a whole way, an attack, a capture, an .EXE with its target,
//! a manipulation. Attacks are not played but counted with what they bring on average.

use std::rc::Rc;

use super::across;
use super::answers::{is_busy, plain_dice, settle, settle_well};
use super::value::{Eye, best_facing};
use crate::bots::Clock;
use crate::rules::aetherium::content::{Code, Marker};
use crate::rules::aetherium::{
    Action, Base, Budget, Cache, Facing, Manipulation, ModelId, Moment, Movement, Odds, Reach, SIDE, Square, Stage, State, Table,
};
use crate::rules::game::{Game, NoEvents, Refusal, Seat};

/// What is left to do has to bring so much to be done.
const LEAST: f32 = 0.015;

/// How widely plans are looked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Care {
    /// So many plans are pursued at a time,
    pub width: usize,
    /// so many things one after the other.
    pub depth: usize,
    /// So many places to go to are looked at closely.
    pub places: usize,
    /// Whether schemas are manipulated.
    pub schemas: bool,
    /// How far places and targets are misjudged, in programs.
    pub blur: f32,
}

/// An attack as it is planned.
#[derive(Debug, Clone)]
pub(super) struct Strike {
    from: Rc<State>,
    model: ModelId,
    pub target: ModelId,
    /// What it brings on average.
    pub gain: f32,
}

impl Strike {
    /// Its odds from where the plan makes it.
    pub fn odds(&self) -> Result<Odds, Refusal> {
        self.from.table().odds(self.model, self.target)
    }
}

/// A plan as far as it has come.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    state: Rc<State>,
    /// What its attack brings on average.
    gain: f32,
    /// Its attack, if it has one.
    pub attack: Option<Strike>,
    moved: bool,
    /// Its first action; nothing for the plan to do nothing.
    pub first: Option<Action>,
    /// What it comes to.
    pub value: f32,
    /// What it may come to.
    promise: f32,
}

impl Plan {
    /// The table when it is carried out, without its attack.
    pub fn table(&self) -> &Table {
        self.state.table()
    }
}

/// Looks for plans of the active unit of a seat.
#[derive(Debug)]
pub(super) struct Planner<'a> {
    seat: Seat,
    eye: &'a Eye,
    care: Care,
    buffer: Vec<Action>,
    legal: Vec<Action>,
    salt: u64,
}

impl<'a> Planner<'a> {
    pub fn new(seat: Seat, eye: &'a Eye, care: Care, table: &Table) -> Self {
        Self { seat, eye, care, buffer: Vec::new(), legal: Vec::new(), salt: salt(table) }
    }

    /// The best plans that were found, best first; always one, perhaps to do nothing.
    pub fn plans(&mut self, state: &State, clock: &mut Clock<'_>) -> Vec<Plan> {
        let mut start = state.clone();
        plain_dice(&mut start);
        let value = self.eye.lead(start.table(), self.seat);
        let root = Plan { state: Rc::new(start), gain: 0.0, attack: None, moved: false, first: None, value, promise: value };
        let mut done = vec![root.clone()];
        let mut beam = vec![root];
        for depth in 0..self.care.depth {
            let mut next = Vec::new();
            for (at, plan) in beam.iter().enumerate() {
                // The first look is taken in any case.
                if clock.is_cancelled() || ((depth > 0 || at > 0) && !clock.tick()) {
                    break;
                }
                self.go_on(plan, &mut next);
            }
            if next.is_empty() {
                break;
            }
            next.sort_by(|a, b| b.promise.total_cmp(&a.promise));
            next.truncate(self.care.width.max(8));
            done.extend(next.iter().cloned());
            next.truncate(self.care.width);
            beam = next;
        }
        // To stop is worth something: what brings nothing is not done. Over what it can't stay on a model goes on.
        done[0].value = if state.table().active.must_go_on { f32::MIN } else { done[0].value + LEAST };
        done.sort_by(|a, b| b.value.total_cmp(&a.value));
        done
    }

    /// Everything that can be done next.
    fn go_on(&mut self, plan: &Plan, out: &mut Vec<Plan>) {
        let table = plan.state.table();
        if table.stage != Stage::Activation || table.turn != self.seat || table.active.moment != Moment::Act || is_busy(table) {
            return;
        }
        if table.active.downloading {
            return;
        }
        let moving = matches!(table.active.movement, Movement::Moving(_));
        if !table.active.must_go_on && !moving {
            self.attacks(plan, out);
            self.small(plan, out);
        }
        if !plan.moved {
            self.ways(plan, out);
        }
    }

    /// Attacks from where the unit stands: the best two.
    fn attacks(&mut self, plan: &Plan, out: &mut Vec<Plan>) {
        for (gain, model, target) in self.targets(plan).into_iter().take(2) {
            let mut next = plan.clone();
            next.first = plan.first.or(Some(Action::Attack { model, target }));
            next.gain += gain;
            next.attack = Some(Strike { from: Rc::clone(&plan.state), model, target, gain });
            next.moved = false;
            next.value += gain;
            next.promise = next.value;
            out.push(next);
        }
    }

    fn targets(&self, plan: &Plan) -> Vec<(f32, ModelId, ModelId)> {
        let table = plan.state.table();
        let active = &table.active;
        if plan.attack.is_some() || active.attacks == 0 || active.markers.contains(Marker::Stun) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for model in table.active_models().iter().filter(|model| table.program(*model).attack.is_some()) {
            for target in table.in_reach(model).iter() {
                if let Some(gain) = self.eye.outlook.attack(table, model, target) {
                    all.push((gain + self.blur(u64::from(u8::from(target)) + 1000), model, target));
                }
            }
        }
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        all
    }

    /// Captures, .EXE, manipulations, the cache.
    fn small(&mut self, plan: &Plan, out: &mut Vec<Plan>) {
        self.captures(plan, out);
        let mut legal = std::mem::take(&mut self.legal);
        across::legal_actions(&plan.state, self.seat, &mut legal);
        for action in &legal {
            let wanted = match action {
                Action::Exe { .. } | Action::PickUp(_) | Action::Leave(_) | Action::Download(_) => true,
                Action::Manipulate { how, .. } => self.care.schemas && (matches!(how, Manipulation::Shift(_)) || plan.first.is_none()),
                _ => false,
            };
            if wanted {
                let mut state = State::clone(&plan.state);
                state.play(self.seat, action, &mut NoEvents);
                if matches!(action, Action::Exe { .. }) {
                    settle_well(self.eye, &mut state, self.seat, &mut self.buffer);
                } else {
                    settle(&mut state, &mut self.buffer);
                }
                out.push(self.reached(plan, state, *action, false));
            }
        }
        self.legal = legal;
    }

    fn captures(&mut self, plan: &Plan, out: &mut Vec<Plan>) {
        let table = plan.state.table();
        for model in table.active_models().iter() {
            if table.codes(model).contains(Code::NoUplink) {
                continue;
            }
            let Some(base) = table.base(model) else { continue };
            let around = base.neighbours();
            let mut uplinks: Vec<_> = table.uplinks().collect();
            uplinks.sort_by_key(|(_, _, square, _)| self.seen(*square));
            for (schema, _, square, holder) in uplinks {
                if holder == Some(self.seat) || !around.contains(square) {
                    continue;
                }
                let need = table.capture_cost(self.seat, schema).unwrap_or(u8::MAX);
                let capture = Action::Capture { model, schema: schema as u8 };
                let mut state = State::clone(&plan.state);
                let Some(paid) = self.pay(&mut state, need) else { continue };
                if state.check(self.seat, &capture).is_ok() {
                    state.play(self.seat, &capture, &mut NoEvents);
                    settle(&mut state, &mut self.buffer);
                    out.push(self.reached(plan, state, paid.unwrap_or(capture), false));
                }
            }
        }
    }

    /// Overclocks until there are so many CS; gives the first action of that, if there is any.
    fn pay(&self, state: &mut State, need: u8) -> Option<Option<Action>> {
        let mut first = None;
        while state.table().active.cs < need {
            state.check(self.seat, &Action::Overclock).ok()?;
            state.play(self.seat, &Action::Overclock, &mut NoEvents);
            first = Some(Action::Overclock);
        }
        Some(first)
    }

    /// A plan after something was done.
    fn reached(&self, plan: &Plan, state: State, action: Action, moved: bool) -> Plan {
        let value = self.eye.lead(state.table(), self.seat) + plan.gain;
        let mut next = Plan {
            state: Rc::new(state),
            gain: plan.gain,
            attack: plan.attack.clone(),
            moved,
            first: plan.first.or(Some(action)),
            value,
            promise: value,
        };
        let table = next.state.table();
        if table.turn == self.seat && table.active.moment == Moment::Act && !is_busy(table) && !table.active.must_go_on {
            next.promise += self.targets(&next).first().map_or(0.0, |(gain, ..)| gain.max(0.0));
        }
        next
    }

    /// All ways of the unit: where they lead to, with what can be done there at once.
    fn ways(&mut self, plan: &Plan, out: &mut Vec<Plan>) {
        let table = plan.state.table();
        let active = &table.active;
        if active.markers.contains(Marker::Lag) {
            return;
        }
        let movers: Vec<ModelId> = match active.movement {
            Movement::Open => table.active_models().iter().collect(),
            Movement::Moving(model) => vec![model],
            Movement::Over => return,
        };
        let oc = if active.markers.contains(Marker::CapacitorPurge) {
            0
        } else {
            table.program(active.unit).oc.saturating_sub(active.overclocked).min(table.side(self.seat).ram)
        };
        let linked = table.is_linked(active.slot);
        let mut places: Vec<(f32, usize, Square)> = Vec::new();
        let mut reaches = Vec::new();
        for model in &movers {
            let Some(walk) = table.walk(*model) else { continue };
            let budget = Budget { cs: active.cs + oc, kept: active.half };
            let reach = Reach::new(&walk, budget);
            let clean = reach.without_noise();
            for square in reach.squares().iter() {
                let mut score = self.lure(table, *model, square);
                score -= if clean.contains(square) { 0.0 } else { 0.4 };
                score += self.blur(self.seen(square));
                places.push((score, reaches.len(), square));
            }
            reaches.push((*model, reach));
        }
        places.sort_by(|a, b| b.0.total_cmp(&a.0).then(self.seen(a.2).cmp(&self.seen(b.2))));
        let mut seen = crate::rules::aetherium::Squares::EMPTY;
        places.retain(|(_, _, square)| {
            let new = !seen.contains(*square);
            seen.insert(*square);
            new
        });
        places.truncate(self.care.places);
        for (_, at, square) in places {
            let (model, reach) = &reaches[at];
            let Some(route) = reach.route_in(square, across::directions(self.seat)) else { continue };
            let omni = table.program(*model).is_omni();
            let facing = best_facing(table, self.seat, Base::new(square, omni), None);
            if let Some(next) = self.walk(plan, *model, route.cs, &route.steps, facing, linked) {
                self.there(next, square, out);
            }
        }
        if matches!(active.movement, Movement::Moving(_)) && !active.must_go_on {
            let mut state = State::clone(&plan.state);
            state.play(self.seat, &Action::EndMove, &mut NoEvents);
            settle(&mut state, &mut self.buffer);
            let next = self.reached(plan, state, Action::EndMove, true);
            self.there(next, Square::default(), out);
        } else if !linked && active.cs > 0 && !active.must_go_on {
            for model in movers {
                self.turn(plan, model, out);
            }
        }
    }

    /// To look another way from where it stands.
    fn turn(&mut self, plan: &Plan, model: ModelId, out: &mut Vec<Plan>) {
        let table = plan.state.table();
        let Some(base) = table.base(model) else { return };
        let mut wanted = vec![best_facing(table, self.seat, base, None)];
        let enemies = table.on_server().iter().filter(|other| other.seat() != self.seat);
        for enemy in enemies.filter(|enemy| table.base(*enemy).is_some_and(|there| base.distance(there) <= 2)) {
            wanted.push(best_facing(table, self.seat, base, Some(enemy)));
        }
        wanted.sort_unstable_by_key(|facing| across::facing(self.seat, *facing));
        wanted.dedup();
        for facing in wanted {
            let action = Action::Turn { model, facing };
            if table.model(model).facing != facing && plan.state.check(self.seat, &action).is_ok() {
                let mut state = State::clone(&plan.state);
                state.play(self.seat, &action, &mut NoEvents);
                let next = self.reached(plan, state, action, true);
                self.there(next, base.square(), out);
            }
        }
    }

    /// A place was reached: to stay there, to attack from there, to capture there.
    fn there(&mut self, mut next: Plan, square: Square, out: &mut Vec<Plan>) {
        let blur = self.blur(self.seen(square));
        next.value += blur;
        next.promise += blur;
        next.gain += blur;
        self.attacks(&next, out);
        self.captures(&next, out);
        out.push(next);
    }

    /// Goes a whole way.
    fn walk(
        &mut self,
        plan: &Plan,
        model: ModelId,
        cs: u8,
        steps: &[crate::rules::aetherium::Direction],
        facing: Facing,
        linked: bool,
    ) -> Option<Plan> {
        let mut state = State::clone(&plan.state);
        let mut first = self.pay(&mut state, cs)?;
        let noise = state.table().active.noised;
        for direction in steps {
            let step = Action::Step { model, direction: *direction, facing };
            state.check(self.seat, &step).ok()?;
            state.play(self.seat, &step, &mut NoEvents);
            first = first.or(Some(step));
            if is_busy(state.table()) {
                settle(&mut state, &mut self.buffer);
            }
        }
        if linked && state.table().turn == self.seat && matches!(state.table().active.movement, Movement::Moving(_)) {
            state.play(self.seat, &Action::EndMove, &mut NoEvents);
            settle(&mut state, &mut self.buffer);
        }
        let noised = state.table().active.noised != noise;
        let mut next = self.reached(plan, state, first?, true);
        if noised {
            // The die is worse than the one that was laid out.
            let less = 0.12;
            next.value -= less;
            next.promise -= less;
            next.gain -= less;
        }
        Some(next)
    }

    /// What draws a model to a square, before it is looked at closely.
    fn lure(&self, table: &Table, model: ModelId, square: Square) -> f32 {
        let base = Base::new(square, table.program(model).is_omni());
        let outlook = &self.eye.outlook;
        let mut score = 0.0_f32;
        if !table.codes(model).contains(Code::NoUplink) {
            for (_, kind, at, holder) in table.uplinks() {
                if holder != Some(self.seat) {
                    let away = f32::from(base.distance(Base::Single(at)).saturating_sub(1));
                    score = score.max(outlook.uplink(kind) * (1.0 - away / 18.0) * if away == 0.0 { 1.5 } else { 1.0 });
                }
            }
        }
        let strength = super::outlook::strength(table, model.slot());
        let mut prey = 0.0_f32;
        for enemy in table.on_server().iter().filter(|enemy| enemy.seat() != self.seat) {
            let Some(there) = table.base(enemy) else { continue };
            let distance = base.distance(there);
            let range = strength.range;
            let fits = distance <= range && !(strength.ranged && distance <= 1);
            let away = f32::from(distance.saturating_sub(range));
            let worth = outlook.loss(table, enemy, 2.0) * strength.boxes * 0.5;
            prey = prey.max(worth * if fits { 1.3 } else { 0.8 * (1.0 - away / 18.0) });
        }
        if table.cache == Cache::Carried(model) {
            let edge = [square.x(), square.y(), SIDE as i8 - 1 - square.x(), SIDE as i8 - 1 - square.y()].into_iter().min().unwrap_or(0);
            score += 3.0 * (1.0 - f32::from(edge.max(0) as u8) / 9.0);
        }
        score + prey
    }

    /// The number of a square as the seat sees it.
    fn seen(&self, square: Square) -> u64 {
        across::square(self.seat, square).index() as u64
    }

    /// How far something is misjudged, the same through an activation.
    fn blur(&self, what: u64) -> f32 {
        if self.care.blur <= 0.0 {
            return 0.0;
        }
        let mut mixed = self.salt ^ what.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 32;
        let sum: u64 = (0..4).map(|part| mixed >> (part * 16) & 0xFFFF).sum();
        self.care.blur * (sum as f32 / 131_070.0 - 1.0) * 1.73
    }
}

/// A number that stays the same through an activation and differs between them.
fn salt(table: &Table) -> u64 {
    let active = &table.active;
    let mut sum = u64::from(u8::from(active.unit)) + 41;
    for side in &table.sides {
        sum = sum.wrapping_mul(1_000_003) ^ (u64::from(side.pad) << 8 | u64::from(side.recalibrations));
    }
    for model in table.models.iter().filter(|model| model.damage > 0) {
        sum = sum.wrapping_mul(31).wrapping_add(u64::from(model.damage));
    }
    sum
}
