//! What can be achieved in Terminal Dispute.

use super::{Achievement, Achieves, Played, achievement};
use crate::rules::terminal_dispute::matrix::{SIDE, best_combinations};
use crate::rules::terminal_dispute::{Combination, Event, Grid, Sheet, State};

impl Achieves for State {
    const ACHIEVEMENTS: &'static [Achievement<Self>] = &[
        achievement("td-straight", straight),
        achievement("td-joined", joined),
        achievement("td-lines", all_lines),
        achievement("td-long", long_line),
        achievement("td-swap", swaps_at_once),
        achievement("td-charged", charged),
    ];
}

/// How many hexes a long line has.
const LONG: u8 = 6;
/// What a charger scores that is well charged.
const CHARGED: u8 = 40;

fn sheet(played: &Played<'_, State>) -> Option<Sheet> {
    played.last().sheets.get(played.seat.index()).map(|seen| seen.sheet)
}

/// The combinations of the ten lines.
fn lines(played: &Played<'_, State>) -> Vec<Vec<Combination>> {
    let Some(sheet) = sheet(played) else { return Vec::new() };
    let boxes = sheet.matrix.boxes();
    let row = |line: usize| std::array::from_fn(|at| boxes[SIDE * line + at]);
    let column = |line: usize| std::array::from_fn(|at| boxes[SIDE * at + line]);
    (0..SIDE).map(|line| best_combinations(row(line))).chain((0..SIDE).map(|line| best_combinations(column(line)))).collect()
}

fn straight(played: &Played<'_, State>) -> bool {
    lines(played).iter().flatten().any(|combination| matches!(combination, Combination::FiveStraight(_)))
}

/// TD-26.
fn joined(played: &Played<'_, State>) -> bool {
    lines(played).iter().any(|line| line.len() > 1)
}

fn all_lines(played: &Played<'_, State>) -> bool {
    let lines = lines(played);
    !lines.is_empty() && lines.iter().all(|line| !line.is_empty())
}

fn long_line(played: &Played<'_, State>) -> bool {
    let is_long = |event: &Event| matches!(event, Event::Charged { seat, line, .. } if *seat == played.seat && line.hexes().len() >= LONG);
    played.all_events().any(is_long)
}

/// TD-40: an ability is usable in the round in which it is unlocked.
fn swaps_at_once(played: &Played<'_, State>) -> bool {
    let mut unlocked = false;
    played.all_events().any(|event| {
        match event {
            Event::Rolled { .. } => unlocked = false,
            Event::Charged { seat, circles, .. } if *seat == played.seat => unlocked |= *circles > 0,
            Event::Swapped { seat, .. } if *seat == played.seat => return unlocked,
            _ => {}
        }
        false
    })
}

fn charged(played: &Played<'_, State>) -> bool {
    sheet(played).is_some_and(|sheet| Grid::score(sheet.charger) >= CHARGED)
}
