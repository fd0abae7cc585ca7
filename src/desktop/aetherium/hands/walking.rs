//! Walking: where the model in hand can get to, by which way, what it costs and what it risks (AE-30 to AE-34, AE-70, AE-90).

use super::aims::{Aim, Ctx, Does, overclocking};
use super::words::{ahead, name, turn_keys};
use super::{Hands, OnTable};
use crate::rules::aetherium::content::Code;
use crate::rules::aetherium::{
    Action, Asked, Base, Budget, Direction, Facing, ModelId, Movement, Open, Reach, Route, Square, Squares, State, Table, front_arc,
};
use crate::rules::game::{Game as _, Refusal};
use crate::t;

/// Where a model can get to with the CS it has, and with those that overclocking could still give.
#[derive(Debug, Clone)]
pub struct Ways {
    model: ModelId,
    reach: Reach,
    /// By ways around the noise, with no more than the CS it has.
    safe: Reach,
    /// The squares that cost more to leave (AE-32).
    pub watched: Squares,
    /// The CS it has.
    pub cs: u8,
    /// The CS that overclocking could still give (AE-70).
    pub more: u8,
}

impl Ways {
    /// The ways of a model; nothing where it can't walk now.
    #[must_use]
    pub fn of(table: &OnTable<State>, model: ModelId) -> Option<Self> {
        let open = &table.view.table;
        let active = &open.active;
        if table.view.asked != Asked::Act || !open.may_walk(model) {
            return None;
        }
        let more = more(table, model);
        let budget = |cs: u8| Budget { cs, kept: active.half };
        let walk = open.walk(model)?;
        let (reach, safe) = (Reach::new(&walk, budget(active.cs + more)), Reach::around_noise(&walk, budget(active.cs)));
        Some(Self { model, reach, safe, watched: walk.watched(), cs: active.cs, more })
    }

    /// Whose they are.
    #[must_use]
    pub const fn model(&self) -> ModelId {
        self.model
    }

    /// Whether it can get there.
    #[must_use]
    pub fn reaches(&self, to: Square) -> bool {
        self.reach.squares().contains(to)
    }

    /// The CS that it takes to get there, if it can.
    #[must_use]
    pub fn cost(&self, to: Square) -> Option<u8> {
        self.safe.cs(to).or_else(|| self.reach.cs(to))
    }

    /// The way there, if there is one: a safe one before a short one.
    #[must_use]
    pub fn route(&self, to: Square) -> Option<Route> {
        self.safe.route(to).or_else(|| self.reach.route(to))
    }

    /// Every square it can get to: what that costs, and whether it is brought into the noise.
    pub fn all(&self) -> impl Iterator<Item = (Square, u8, bool)> + '_ {
        let clean = self.reach.without_noise() | self.safe.squares();
        self.reach.squares().iter().filter_map(move |to| Some((to, self.cost(to)?, !clean.contains(to))))
    }
}

/// The CS that overclocking could still give a model (AE-70).
#[must_use]
pub fn more(table: &OnTable<State>, model: ModelId) -> u8 {
    let open = &table.view.table;
    let more = || open.program(model).oc.saturating_sub(open.active.overclocked).min(open.side(open.turn).ram);
    if table.legal.contains(&Action::Overclock) { more() } else { 0 }
}

/// The model in hand while the active program acts: the one wanted if it is active, otherwise the first that is.
#[must_use]
pub fn mover(table: &OnTable<State>, wanted: Option<ModelId>) -> Option<ModelId> {
    if table.view.asked != Asked::Act {
        return None;
    }
    let active = &table.view.table.active;
    if let Movement::Moving(model) = active.movement {
        return Some(model);
    }
    let models = table.view.table.active_models();
    wanted.filter(|model| models.contains(*model)).or_else(|| models.first())
}

/// Walking to a square.
pub fn aim(ctx: &Ctx<'_>, hands: &Hands, to: Square) -> Aim {
    let open = &ctx.view().table;
    let Some(model) = hands.model else { return Aim::Nothing };
    let Some(from) = open.square(model) else { return Aim::Nothing };
    if from == to {
        return turn(ctx, hands, model);
    }
    let Some(route) = ctx.ways.and_then(|ways| ways.route(to)) else { return refused(ctx, model, from, to).into() };
    let before = open.model(model).facing;
    let mut actions = vec![Action::Overclock; usize::from(route.cs.saturating_sub(open.active.cs))];
    let (mut at, mut facing, mut way) = (from, before, Vec::new());
    for (nth, direction) in route.steps.iter().enumerate() {
        facing = ahead(*direction, facing);
        let last = nth + 1 == route.steps.len();
        let looks = if last { hands.facing.unwrap_or_else(|| towards_enemies(open, model, to, facing)) } else { facing };
        actions.push(Action::Step { model, direction: *direction, facing: looks });
        at = at.step(*direction).unwrap_or(at);
        way.push(at);
        facing = looks;
    }
    let lines = lines(ctx, model, to, &route, facing);
    let wades = route.enters_noise && !open.active.noised.contains(open.unit_of(model));
    let at_once = actions.first().is_some_and(|action| State::waste(ctx.view(), model.seat(), action).is_some());
    let mistake = (wades && !at_once).then(|| t!("ae-waste-wades", model = name(open, model)));
    let button = t!("ae-walk", square = to.to_string(), cost = route.cs);
    Does { actions, button, lines, mistake, way, facing: Some((to, facing)), ..Does::default() }.into()
}

/// How a model looks where its walk ends: as it comes, unless its enemies next to it are all behind it then (AE-40).
fn towards_enemies(open: &Table, model: ModelId, to: Square, ahead: Facing) -> Facing {
    let base = Base::new(to, open.program(model).is_omni());
    let near = base.neighbours() & *open.stands(Open::opponent(model.seat()));
    let sees = |facing: &Facing| front_arc(base, *facing).intersects(&near);
    if near.is_empty() { ahead } else { std::iter::once(ahead).chain(Facing::ALL).find(sees).unwrap_or(ahead) }
}

/// What a walk costs, by reason, and what it risks.
fn lines(ctx: &Ctx<'_>, model: ModelId, to: Square, route: &Route, facing: Facing) -> Vec<String> {
    let open = &ctx.view().table;
    let active = &open.active;
    let mut lines = vec![t!("ae-walk.tip", model = name(open, model), square = to.to_string(), cost = route.cs, cs = active.cs)];
    let steps = route.steps.len() as u8;
    let fast = open.codes(model).contains(Code::Fast);
    let mut reasons = vec![t!("ae-walk-squares", count = steps, fast = if fast { "yes" } else { "no" })];
    if route.evasive > 0 {
        reasons.push(t!("ae-walk-evasive", cost = route.evasive));
    }
    if route.rough > 0 {
        reasons.push(t!("ae-walk-rough", cost = route.rough));
    }
    lines.push(reasons.join(" · "));
    let overclock = route.cs.saturating_sub(active.cs);
    if overclock > 0 {
        lines.push(t!("ae-walk-overclock", cost = overclock, ram = open.side(open.turn).ram));
    }
    let stands = open.base(model).is_some_and(|base| open.in_noise(base));
    let ends = !open.ground().schemas().contains(to);
    let hurt = active.noised.contains(open.unit_of(model));
    match (hurt, route.enters_noise, ends) {
        (true, true, _) | (true, _, true) => lines.push(t!("ae-walk-noise", noise = "hurt")),
        (false, true, _) => lines.push(t!("ae-walk-noise", noise = "enters")),
        (false, false, true) if stands => lines.push(t!("ae-walk-noise", noise = "ends")),
        _ => {}
    }
    // What the notch in the square says.
    if ctx.ways.is_some_and(|ways| ways.watched.contains(to)) {
        lines.push(t!("ae-walk-watched"));
    }
    let [left, right] = turn_keys(ctx.settings);
    lines.push(t!("ae-walk-faces", facing = facing.name(), left = left, right = right));
    lines
}

/// Why a square can't be reached.
fn refused(ctx: &Ctx<'_>, model: ModelId, from: Square, to: Square) -> Option<Refusal> {
    let open = &ctx.view().table;
    let (x, y) = ((to.x() - from.x()).signum(), (to.y() - from.y()).signum());
    let direction = Direction::ALL.into_iter().find(|direction| direction.offset() == (x, y))?;
    let step = ctx.why_not(Action::Step { model, direction, facing: Facing::North });
    match (&ctx.ways, step) {
        // Nothing can be walked at all, or the square is next to it: the rule says why.
        (None, Some(refusal)) => Some(refusal),
        (_, Some(refusal)) if from.is_adjacent(to) => Some(refusal),
        (None, None) => None,
        (Some(_), _) if open.ground().impassable().contains(to) => Some(Refusal::new("AE-30", t!("ae-walk-blocked"))),
        (Some(ways), _) => Some(Refusal::new("AE-20", t!("ae-walk-far", cs = ways.cs, more = ways.more))),
    }
}

/// Turning on the spot (AE-31): to the facing in hand.
pub fn turn(ctx: &Ctx<'_>, hands: &Hands, model: ModelId) -> Aim {
    let open = &ctx.view().table;
    let Some(facing) = hands.facing.filter(|facing| *facing != open.model(model).facing) else { return Aim::Nothing };
    let action = Action::Turn { model, facing };
    let Some(actions) = overclocking(ctx.table, ctx.session, action) else { return ctx.why_not(action).into() };
    let mut lines = vec![t!("ae-walk-turn.tip", model = name(open, model), facing = facing.name(), cs = open.active.cs)];
    if actions.len() > 1 {
        lines.push(t!("ae-walk-overclock", cost = 1, ram = open.side(open.turn).ram));
    }
    let facing = open.square(model).map(|square| (square, facing));
    Does { actions, button: t!("ae-walk-turn"), lines, facing, ..Does::default() }.into()
}
