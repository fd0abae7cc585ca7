//! The server as each seat sees it, so that bots of both seats decide alike: boards are the same for both across the
//! diagonal from A18 to R1, and what is equally good is taken in the order in which the seat sees it.

use crate::rules::aetherium::{Action, Direction, Facing, Manipulation, ModelId, SIDE, Slot, Square, State, Table, Turn};
use crate::rules::game::{Game, Seat};

/// A square as a seat sees it; what the first seat sees is what is.
pub(super) fn square(seat: Seat, square: Square) -> Square {
    if seat.0 == 0 {
        return square;
    }
    let last = SIDE as i8 - 1;
    Square::at(last - square.y(), last - square.x()).unwrap_or(square)
}

/// A direction as a seat sees it.
pub(super) const fn direction(seat: Seat, direction: Direction) -> Direction {
    use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
    if seat.0 == 0 {
        return direction;
    }
    match direction {
        North => West,
        NorthEast => SouthWest,
        East => South,
        SouthEast => SouthEast,
        South => East,
        SouthWest => NorthEast,
        West => North,
        NorthWest => NorthWest,
    }
}

/// A facing as a seat sees it.
pub(super) const fn facing(seat: Seat, facing: Facing) -> Facing {
    if seat.0 == 0 {
        return facing;
    }
    match facing {
        Facing::North => Facing::West,
        Facing::East => Facing::South,
        Facing::South => Facing::East,
        Facing::West => Facing::North,
    }
}

/// The eight directions, clockwise from the north as a seat sees it.
pub(super) fn directions(seat: Seat) -> [Direction; 8] {
    Direction::ALL.map(|seen| direction(seat, seen))
}

fn slot(seat: Seat, slot: Slot) -> Slot {
    if seat.0 == 0 { slot } else { Slot::of(Seat(1 - slot.seat().0.min(1)), slot.card()) }
}

fn model(seat: Seat, model: ModelId) -> ModelId {
    slot(seat, model.slot()).model(model.nth())
}

fn how(seat: Seat, how: Manipulation) -> Manipulation {
    match how {
        Manipulation::Shift(way) => Manipulation::Shift(direction(seat, way)),
        Manipulation::Turn(Turn::Clockwise) if seat.0 != 0 => Manipulation::Turn(Turn::Counterclockwise),
        Manipulation::Turn(Turn::Counterclockwise) if seat.0 != 0 => Manipulation::Turn(Turn::Clockwise),
        Manipulation::Turn(_) => how,
    }
}

/// The place of a schema among all, counted as a seat sees them.
fn schema(table: &Table, seat: Seat, schema: u8) -> u8 {
    let Some(own) = table.schemas.get(usize::from(schema)) else { return schema };
    let own = square(seat, own.centre).index();
    table.schemas.iter().filter(|other| square(seat, other.centre).index() < own).count() as u8
}

/// The south-western square of a model's base as a seat sees it.
fn base(table: &Table, seat: Seat, model: ModelId, at: Square) -> Square {
    let seen = square(seat, at);
    if seat.0 != 0 && table.program(model).is_omni() { Square::at(seen.x() - 1, seen.y() - 1).unwrap_or(seen) } else { seen }
}

/// An action as a seat sees it.
fn action(table: &Table, seat: Seat, action: Action) -> Action {
    let own = |it: ModelId| model(seat, it);
    match action {
        Action::Queue(it) => Action::Queue(slot(seat, it)),
        Action::PlaceSchema { centre, facing: top } => Action::PlaceSchema { centre: square(seat, centre), facing: facing(seat, top) },
        Action::PlaceToken { schema: at, symbol } => Action::PlaceToken { schema: schema(table, seat, at), symbol },
        Action::Activate(it) => Action::Activate(own(it)),
        Action::Place { model: it, square: at, facing: looks } => {
            Action::Place { model: own(it), square: base(table, seat, it, at), facing: facing(seat, looks) }
        }
        Action::Step { model: it, direction: way, facing: looks } => {
            Action::Step { model: own(it), direction: direction(seat, way), facing: facing(seat, looks) }
        }
        Action::Turn { model: it, facing: looks } => Action::Turn { model: own(it), facing: facing(seat, looks) },
        Action::Capture { model: it, schema: at } => Action::Capture { model: own(it), schema: schema(table, seat, at) },
        Action::Manipulate { schema: at, how: done } => Action::Manipulate { schema: schema(table, seat, at), how: how(seat, done) },
        Action::Attack { model: it, target } => Action::Attack { model: own(it), target: own(target) },
        Action::Exe { model: it, exe } => Action::Exe { model: own(it), exe },
        Action::Download(it) => Action::Download(own(it)),
        Action::PickUp(it) => Action::PickUp(own(it)),
        Action::Leave(it) => Action::Leave(own(it)),
        Action::ChooseSquare(at) => Action::ChooseSquare(square(seat, at)),
        Action::ChooseModel(it) => Action::ChooseModel(own(it)),
        Action::ChooseSchema(at) => Action::ChooseSchema(schema(table, seat, at)),
        Action::ChooseFacing(looks) => Action::ChooseFacing(facing(seat, looks)),
        Action::Ready | Action::EndMove | Action::Overclock | Action::End | Action::ChooseNumber(_) | Action::Accept | Action::Decline => {
            action
        }
    }
}

/// Lists what a seat may do, in the order in which it sees it.
pub(super) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    state.legal_actions(seat, out);
    out.sort_by_cached_key(|one| action(state.table(), seat, *one));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_looks_twice_sees_what_is() {
        let seat = Seat(1);
        for way in Direction::ALL {
            assert_eq!(direction(seat, direction(seat, way)), way);
            let from = Square::at(8, 3).unwrap_or_default();
            let there = from.step(way).map(|there| square(seat, there));
            assert!(there.is_some());
            assert_eq!(square(seat, from).step(direction(seat, way)), there, "{way:?}");
        }
        for looks in Facing::ALL {
            assert_eq!(facing(seat, facing(seat, looks)), looks);
        }
        for at in (0..SIDE as i8).flat_map(|x| (0..SIDE as i8).filter_map(move |y| Square::at(x, y))) {
            assert_eq!(square(seat, square(seat, at)), at);
        }
    }
}
