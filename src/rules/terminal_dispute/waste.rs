//! A row or column that was nearly complete, and is spoiled with the last act of a round (TD-11, TD-25); a swap of equal dice
//! (TD-41).

use super::actions::Action;
use super::matrix::{CROSSED, Matrix, SIDE};
use super::state::State;
use super::view::View;
use super::words::row_letter;
use crate::rules::game::{Game, Seat};
use crate::rules::waste::{is_final, world};
use crate::t;

/// So many points must be lost, and lost less elsewhere, for it to be a mistake.
const MUCH: u8 = 4;

/// A line that is full after an action: which one, what it scores then, and what it could have scored.
#[derive(Clone, Copy)]
struct Spoiled {
    line: usize,
    points: u8,
    most: u8,
}

impl Spoiled {
    const fn lost(self) -> u8 {
        self.most - self.points
    }
}

fn written(action: &Action) -> Option<(u8, u8)> {
    match *action {
        Action::Write { value, cell } => Some((cell, value)),
        Action::CrossOut { cell } => Some((cell, CROSSED)),
        _ => None,
    }
}

/// The worse of the two lines of a box that would be full with this value.
fn spoiled(matrix: &Matrix, (cell, value): (u8, u8)) -> Option<Spoiled> {
    let lines = [usize::from(cell) / SIDE, SIDE + usize::from(cell) % SIDE];
    let last = lines.into_iter().filter(|line| matrix.open_in(*line) == 1);
    let with = |line: usize, value: u8| {
        let mut matrix = *matrix;
        matrix.put(cell, value);
        matrix.points(line)
    };
    let judged = last.map(|line| {
        let (points, best) = (with(line, value), (1..=6).map(|value| with(line, value)).max());
        Spoiled { line, points, most: best.unwrap_or(points).max(points) }
    });
    judged.max_by_key(|spoiled| spoiled.lost())
}

pub(super) fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
    let (sheet, turn) = view.own_sheet().filter(|_| view.own() == Some(seat))?;
    if let Action::Swap { value, .. } = *action {
        return (value == turn.unused).then(|| t!("td-waste-swap", value = value));
    }
    let here = spoiled(&sheet.matrix, written(action)?).filter(|spoiled| spoiled.lost() >= MUCH)?;
    let mut legal = Vec::new();
    world::<State>(view).legal_actions(seat, &mut legal);
    let least = legal.iter().filter_map(written).map(|other| spoiled(&sheet.matrix, other).map_or(0, Spoiled::lost)).min()?;
    if least + MUCH > here.lost() || !is_final::<State>(view, seat, action) {
        return None;
    }
    let (points, most) = (here.points, here.most);
    Some(match here.line.checked_sub(SIDE) {
        None => t!("td-waste-row", row = row_letter(here.line as u8).to_string(), points = points, most = most),
        Some(column) => t!("td-waste-column", column = column + 1, points = points, most = most),
    })
}
