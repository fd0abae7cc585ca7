//! Walking: where the model in hand can get to, by which way, what it costs and what it risks (AE-30 to AE-34, AE-70, AE-90).

use super::aims::{Aim, Ctx, Does};
use super::words::{ahead, counted, name};
use super::{Hands, OnTable};
use crate::rules::aetherium::content::Code;
use crate::rules::aetherium::{Action, Asked, Budget, Direction, Facing, ModelId, Movement, Reach, Route, Square, State as Game};
use crate::rules::game::Refusal;

/// Where a model can get to with the CS it has, and with those that overclocking could still give.
#[derive(Debug, Clone)]
pub struct Ways {
    model: ModelId,
    reach: Reach,
    /// The CS it has.
    pub cs: u8,
    /// The CS that overclocking could still give (AE-70).
    pub more: u8,
}

impl Ways {
    /// The ways of a model; nothing where it can't walk now.
    #[must_use]
    pub fn of(table: &OnTable<Game>, model: ModelId) -> Option<Self> {
        let open = &table.view.table;
        let active = &open.active;
        if table.view.asked != Asked::Act || !open.may_walk(model) {
            return None;
        }
        let more = if table.legal.contains(&Action::Overclock) {
            open.program(model).oc.saturating_sub(active.overclocked).min(open.side(open.turn).ram)
        } else {
            0
        };
        let budget = Budget { cs: active.cs + more, kept: active.half };
        Some(Self { model, reach: Reach::new(&open.walk(model)?, budget), cs: active.cs, more })
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

    /// Every square it can get to: what that costs, and whether it is brought into the noise.
    pub fn all(&self) -> impl Iterator<Item = (Square, u8, bool)> + '_ {
        let clean = self.reach.without_noise();
        self.reach.squares().iter().filter_map(move |to| Some((to, self.reach.cs(to)?, !clean.contains(to))))
    }
}

/// The model in hand while the active program acts: the one wanted if it is active, otherwise the first that is.
#[must_use]
pub fn mover(table: &OnTable<Game>, wanted: Option<ModelId>) -> Option<ModelId> {
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
    let Some(route) = ctx.ways.and_then(|ways| ways.reach.route(to)) else { return refused(ctx, model, from, to).into() };
    let before = open.model(model).facing;
    let mut actions = vec![Action::Overclock; usize::from(route.cs.saturating_sub(open.active.cs))];
    let (mut at, mut facing, mut way) = (from, before, Vec::new());
    for (nth, direction) in route.steps.iter().enumerate() {
        facing = ahead(*direction, facing);
        let last = nth + 1 == route.steps.len();
        let looks = if last { hands.facing.unwrap_or(facing) } else { facing };
        actions.push(Action::Step { model, direction: *direction, facing: looks });
        at = at.step(*direction).unwrap_or(at);
        way.push(at);
        facing = looks;
    }
    let lines = lines(ctx, model, to, &route, facing);
    let button = format!("Move to {to}: {} CS", route.cs);
    Does { actions, button, lines, way, facing: Some((to, facing)), ..Does::default() }.into()
}

/// What a walk costs, by reason, and what it risks.
fn lines(ctx: &Ctx<'_>, model: ModelId, to: Square, route: &Route, facing: Facing) -> Vec<String> {
    let open = &ctx.view().table;
    let active = &open.active;
    let mut lines = vec![format!("{} to {to}: {} of {} CS", name(open, model), route.cs, active.cs)];
    let steps = route.steps.len() as u8;
    let fast = open.codes(model).contains(Code::Fast);
    let mut reasons = vec![if fast { format!("{}, 2 a CS: Fast", counted(steps, "square")) } else { counted(steps, "square") }];
    if route.evasive > 0 {
        reasons.push(format!("+{} evasive (AE-32)", route.evasive));
    }
    if route.rough > 0 {
        reasons.push(format!("+{} rough ground (AE-33)", route.rough));
    }
    lines.push(reasons.join(" · "));
    let overclock = route.cs.saturating_sub(active.cs);
    if overclock > 0 {
        let ram = open.side(open.turn).ram;
        lines.push(format!("Overclock: {overclock} of {ram} RAM for {} (AE-70)", format_args!("{overclock} CS more")));
    }
    let stands = open.base(model).is_some_and(|base| open.in_noise(base));
    let ends = !open.ground().schemas().contains(to);
    let hurt = active.noised.contains(open.unit_of(model));
    let noise = "one combat die: Ping 1, Spike 1, Breach 2, Crash 4 boxes (AE-92)";
    match (hurt, route.enters_noise, ends) {
        (true, true, _) | (true, _, true) => lines.push("In the noise, but it has taken noise damage in this activation (AE-90)".into()),
        (false, true, _) => lines.push(format!("Enters the noise: {noise}")),
        (false, false, true) if stands => lines.push(format!("Ending there in the noise: {noise}")),
        _ => {}
    }
    lines.push(format!("Looks {}; drag, or Q and W, to turn it", facing.name()));
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
        (Some(_), _) if open.ground().impassable().contains(to) => {
            Some(Refusal::new("AE-30", "An obstruction, node, pylon or firewall stands there."))
        }
        (Some(ways), _) => {
            let over = if ways.more > 0 { format!(", and {} more by overclocking", ways.more) } else { String::new() };
            Some(Refusal::new("AE-20", format!("It can't get there: {} CS are left{over}.", ways.cs)))
        }
    }
}

/// Turning on the spot (AE-31): to the facing in hand.
pub fn turn(ctx: &Ctx<'_>, hands: &Hands, model: ModelId) -> Aim {
    let open = &ctx.view().table;
    let Some(facing) = hands.facing.filter(|facing| *facing != open.model(model).facing) else { return Aim::Nothing };
    let action = Action::Turn { model, facing };
    let overclocked = open.active.cs == 0 && ctx.is_legal(Action::Overclock);
    if !ctx.is_legal(action) && !overclocked {
        return ctx.why_not(action).into();
    }
    let mut lines = vec![format!("Turn {} to the {}: 1 of {} CS (AE-31)", name(open, model), facing.name(), open.active.cs)];
    let mut actions = vec![action];
    if overclocked {
        lines.push(format!("Overclock: 1 of {} RAM (AE-70)", open.side(open.turn).ram));
        actions.insert(0, Action::Overclock);
    }
    let facing = open.square(model).map(|square| (square, facing));
    Does { actions, button: "Turn: 1 CS".into(), lines, facing, ..Does::default() }.into()
}
