//! Schemas in hand: where they can be shifted and turned to, for how much RAM, and whom they would catch (AE-71 to AE-74).

use std::collections::VecDeque;

use super::aims::{Aim, Ctx, Does};
use super::words::{names, turn_key, turn_keys};
use super::{Hands, Mode, OnTable};
use crate::rules::aetherium::{
    Action, Asked, Base, Direction, Ground, Manipulation, Models, Moved, Placed, SQUARES, Square, Squares, State as Game, Table, Turn,
    Wanted, manipulate,
};
use crate::rules::game::Refusal;
use crate::t;

/// Where a schema can be shifted to with the RAM there is.
#[derive(Debug, Clone)]
pub struct Slides {
    schema: u8,
    /// Whether a text pays for it (AE-71).
    free: bool,
    /// By the square of its centre: how many shifts, the last one, and whom all of them catch.
    found: Vec<Option<(u8, Direction, Models)>>,
    from: Square,
}

/// A schema on its way: where it lies, what stands on it.
#[derive(Clone, Copy)]
struct Position {
    placed: Placed,
    walls: Squares,
}

/// Where a schema would lie after a manipulation.
fn moved(table: &Table, schema: usize, position: Position, how: Manipulation) -> Option<(Moved, Position)> {
    let shapes = table.catalog.shapes();
    let mut placed = table.schemas;
    *placed.get_mut(schema)? = position.placed;
    let ground = Ground::new(shapes, &placed, position.walls);
    // Omni models that ride on it have gone along.
    let shift =
        (position.placed.centre.x() - table.schemas[schema].centre.x(), position.placed.centre.y() - table.schemas[schema].centre.y());
    let rides = |base: &Base| base.squares().is_subset(&table.ground().footprint(schema));
    let omnis: Vec<Base> = table
        .on_server()
        .iter()
        .filter_map(|model| table.base(model))
        .filter(|base| base.is_omni())
        .filter_map(|base| {
            let at = base.square();
            if rides(&base) { Square::at(at.x() + shift.0, at.y() + shift.1).map(|at| Base::new(at, true)) } else { Some(base) }
        })
        .collect();
    let moved = manipulate(shapes, &placed, &ground, &omnis, schema, how).ok()?;
    let riding = position.walls & moved.before;
    let walls = (position.walls - riding) | how.carries_all(position.placed.centre, riding);
    Some((moved, Position { placed: moved.placed, walls }))
}

/// The models in the noise that a manipulation brings onto the schema.
fn caught(table: &Table, moved: &Moved) -> Models {
    let swallowed = moved.swallowed();
    let stands = |model: &crate::rules::aetherium::ModelId| table.square(*model).is_some_and(|square| swallowed.contains(square));
    table.on_server().iter().filter(stands).fold(Models::NONE, Models::with)
}

/// Whether a text lets its player shift a schema.
#[must_use]
const fn by_text(asked: Asked) -> bool {
    matches!(asked, Asked::Text(Wanted::Shift))
}

/// Whether schemas are shifted and turned now.
#[must_use]
pub fn is_on(asked: Asked, mode: Mode) -> bool {
    by_text(asked) || mode == Mode::Schemas && matches!(asked, Asked::Act | Asked::Enter)
}

impl Slides {
    /// Where this schema can be shifted to.
    #[must_use]
    pub fn of(table: &OnTable<Game>, schema: u8) -> Option<Self> {
        let open = &table.view.table;
        let at = usize::from(schema);
        let from = open.schemas.get(at)?.centre;
        let free = by_text(table.view.asked);
        let mut slides = Self { schema, free, found: vec![None; SQUARES], from };
        let can = table.legal.iter().any(|action| matches!(action, Action::Manipulate { schema: other, .. } if *other == schema));
        if !can {
            return Some(slides);
        }
        // A text asks again after every square.
        let most = if free { 1 } else { open.side(open.turn).ram };
        let mut open_ones = VecDeque::from([(Position { placed: open.schemas[at], walls: open.firewalls }, 0_u8, Models::NONE)]);
        // Straight ones first: of equally long ways, one without needless bends.
        let [straight, diagonal] = [0, 1].map(|first| Direction::ALL.into_iter().skip(first).step_by(2));
        let directions = straight.chain(diagonal);
        while let Some((position, shifts, before)) = open_ones.pop_front() {
            if shifts == most {
                continue;
            }
            for direction in directions.clone() {
                let Some(to) = position.placed.centre.step(direction) else { continue };
                if to == from || slides.found[to.index()].is_some() {
                    continue;
                }
                let Some((moved, next)) = moved(open, at, position, Manipulation::Shift(direction)) else { continue };
                let all = before | caught(open, &moved);
                slides.found[to.index()] = Some((shifts + 1, direction, all));
                open_ones.push_back((next, shifts + 1, all));
            }
        }
        Some(slides)
    }

    /// Which schema it is.
    #[must_use]
    pub const fn schema(&self) -> u8 {
        self.schema
    }

    /// Every place its centre can be shifted to, and the RAM that costs.
    pub fn all(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        self.found.iter().enumerate().filter_map(|(at, found)| Some((Square::numbered(at)?, found.as_ref()?.0)))
    }

    /// The shifts to a place, and whom they catch.
    fn way(&self, to: Square) -> Option<(Vec<Direction>, Models)> {
        let (_, _, caught) = self.found[to.index()]?;
        let (mut at, mut way) = (to, Vec::new());
        while at != self.from {
            let (_, direction, _) = self.found[at.index()]?;
            way.push(direction);
            at = at.step(direction.opposite())?;
        }
        way.reverse();
        Some((way, caught))
    }
}

/// Why a schema can't be manipulated at all; nothing where it can.
fn why_stuck(ctx: &Ctx<'_>, schema: u8) -> Option<Refusal> {
    let can = ctx.table.legal.iter().any(|action| matches!(action, Action::Manipulate { schema: other, .. } if *other == schema));
    if can {
        return None;
    }
    Manipulation::ALL.into_iter().find_map(|how| ctx.why_not(Action::Manipulate { schema, how }))
}

/// What a schema is, and what moving it costs.
fn about(ctx: &Ctx<'_>, schema: usize) -> Vec<String> {
    let table = &ctx.view().table;
    let Some(shape) = table.schemas.get(schema).and_then(|placed| placed.shape_in(table.catalog.shapes())) else { return Vec::new() };
    let size = shape.size();
    let [left, right] = turn_keys(ctx.settings);
    vec![t!("ae-slide-about", size = size.name(), ram = size.turn_ram()), t!("ae-slide-take.tip", left = left, right = right)]
}

/// A line about whom a manipulation catches.
fn caught_line(table: &Table, caught: Models) -> Option<String> {
    (!caught.is_empty()).then(|| t!("ae-slide-catches", models = names(table, caught.iter())))
}

/// What would happen with schemas at what is aimed at.
pub fn aim(ctx: &Ctx<'_>, hands: &Hands) -> Aim {
    let table = &ctx.view().table;
    let pointed = hands.pointed(table);
    let under = pointed.square.and_then(|square| table.ground().schema_at(square));
    let Some(schema) = hands.schema else {
        let Some(schema) = under else { return Aim::Nothing };
        if let Some(refusal) = why_stuck(ctx, schema as u8) {
            return Aim::Cant(refusal);
        }
        let (lines, takes) = (about(ctx, schema), Some(schema as u8));
        return Does { button: t!("ae-slide-take"), lines, takes, ..Does::default() }.into();
    };
    if let Some(turn) = hands.turn {
        return turned(ctx, schema, turn);
    }
    let Some(to) = pointed.square else { return Aim::Nothing };
    let placed = table.schemas[usize::from(schema)];
    let ram = table.side(table.turn).ram;
    if let Some((way, caught)) = ctx.slides.and_then(|slides| slides.way(to)) {
        let cost = way.len() as u8;
        let price = if ctx.slides.is_some_and(|slides| slides.free) { "free" } else { "ram" };
        let mut lines = vec![t!("ae-slide-shift.tip", price = price, count = cost, ram = ram)];
        lines.extend(caught_line(table, caught));
        let actions = way.into_iter().map(|direction| Action::Manipulate { schema, how: Manipulation::Shift(direction) }).collect();
        let ghost = Some(Placed { centre: to, ..placed });
        return Does { actions, button: t!("ae-slide-shift", price = price, count = cost), lines, ghost, caught, ..Does::default() }.into();
    }
    if to == placed.centre {
        return Aim::Nothing;
    }
    if let Some(other) = under.filter(|other| *other != usize::from(schema) && why_stuck(ctx, *other as u8).is_none()) {
        return Does { button: t!("ae-slide-take"), lines: about(ctx, other), takes: Some(other as u8), ..Does::default() }.into();
    }
    let (x, y) = ((to.x() - placed.centre.x()).signum(), (to.y() - placed.centre.y()).signum());
    let direction = Direction::ALL.into_iter().find(|direction| direction.offset() == (x, y));
    let how = direction.map(Manipulation::Shift);
    let first = how.and_then(|how| ctx.why_not(Action::Manipulate { schema, how }));
    let far = placed.centre.distance(to) > ram;
    first.filter(|_| !far).map_or_else(
        || {
            let why = if far {
                Refusal::new("AE-71", t!("ae-slide-far", cost = placed.centre.distance(to), ram = ram))
            } else {
                Refusal::new("AE-72", t!("ae-slide-no-way"))
            };
            Aim::Cant(why)
        },
        Aim::Cant,
    )
}

/// Turning the schema in hand.
fn turned(ctx: &Ctx<'_>, schema: u8, turn: Turn) -> Aim {
    let table = &ctx.view().table;
    let action = Action::Manipulate { schema, how: Manipulation::Turn(turn) };
    if let Some(refusal) = ctx.why_not(action) {
        return Aim::Cant(refusal);
    }
    let at = usize::from(schema);
    let position = Position { placed: table.schemas[at], walls: table.firewalls };
    let Some((moved, after)) = moved(table, at, position, Manipulation::Turn(turn)) else { return Aim::Nothing };
    let (ram, cost) = (table.side(table.turn).ram, table.manipulation_cost(at, Manipulation::Turn(turn)).unwrap_or_default());
    let caught = caught(table, &moved);
    let mut lines = vec![t!("ae-slide-rotate.tip", turn = turn_key(turn), cost = cost, ram = ram)];
    lines.extend(caught_line(table, caught));
    Does { lines, ghost: Some(after.placed), caught, ..Does::one(action, t!("ae-slide-rotate", cost = cost)) }.into()
}

/// A square of each schema that can be manipulated.
pub fn stops(ctx: &Ctx<'_>) -> Vec<Square> {
    let table = &ctx.view().table;
    let can = |schema: &usize| why_stuck(ctx, *schema as u8).is_none();
    (0..table.schemas.len()).filter(can).filter_map(|schema| middle(table, schema)).collect()
}

/// The square of a schema's middle, or the nearest of its squares to that.
#[must_use]
pub fn middle(table: &Table, schema: usize) -> Option<Square> {
    let centre = table.schemas.get(schema)?.centre;
    table.ground().footprint(schema).iter().min_by_key(|square| square.distance(centre))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::headless::Headless;
    use crate::matches::SeatSpec;
    use crate::rules::game::Setup;

    #[test]
    fn ae_71_a_schema_goes_straight_where_that_is_as_short() {
        let mut headless = Headless::play::<Game>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
        let shifts = |table: &OnTable<Game>| table.legal.iter().any(|action| matches!(action, Action::Manipulate { .. }));
        for _ in 0..100 {
            headless.until(60, Headless::is_asked::<Game>);
            let table = headless.table::<Game>();
            if shifts(table) {
                break;
            }
            let action = *table.legal.first().expect("somebody may act");
            headless.act::<Game>(action);
        }
        let table = headless.table::<Game>();
        let mut straight = 0;
        for slides in (0..table.view.table.schemas.len()).filter_map(|schema| Slides::of(table, schema as u8)) {
            for direction in Direction::ALL {
                let mut at = slides.from;
                for count in 1..=3 {
                    let Some(next) = at.step(direction).filter(|next| slides.found[next.index()].is_some()) else { break };
                    at = next;
                    let (way, _) = slides.way(at).expect("it can be shifted there");
                    assert_eq!(way, vec![direction; count], "to {at}");
                    straight += usize::from(count == 3);
                }
            }
        }
        assert!(straight > 0, "a schema can be shifted three squares");
    }
}
