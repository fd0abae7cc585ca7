//! What speaks for a way to play out a round: the points it brings, and what it leaves open.

use super::plan;
use super::values::Values;
use super::ways::Way;
use crate::bots::{Clock, Prospect, Reason};
use crate::rules::game::{Names, Seat};
use crate::rules::terminal_dispute::matrix::BOXES;
use crate::rules::terminal_dispute::{Action, Event, Grid, HexSet, Matrix, ScoreSheet, Sheet, View};
use crate::t;
use rand_chacha::ChaCha8Rng;

/// What is left open counts as a reason from so many points on.
const OPEN: f32 = 0.5;

pub(super) fn prospects(view: &View, seat: Seat, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Vec<Prospect<Action>> {
    let Some(seen) = view.sheets.get(seat.index()) else { return Vec::new() };
    let ways = plan::ways(view, seat, clock, rng);
    let mut firsts: Vec<(Way, f32)> = Vec::new();
    for (way, worth) in ways {
        if !firsts.iter().any(|(other, _)| other.first == way.first) {
            firsts.push((way, worth));
        }
    }
    firsts.truncate(3);
    let values = Values::learned(view.grid);
    let open = |sheet: &Sheet| values.of(sheet, view.round) - f32::from(sheet.total());
    let most = firsts.iter().map(|(way, _)| open(&way.sheet)).fold(f32::MIN, f32::max);
    let least = firsts.iter().map(|(way, _)| open(&way.sheet)).fold(f32::MAX, f32::min);
    let prospect = |(way, worth): (Way, f32)| {
        let mut reasons = vec![points(&seen.sheet, &way.sheet)];
        if way.sheet.tracker.used > seen.sheet.tracker.used {
            reasons.push(Reason { worth: 0.5, text: t!("hint-td-swap") });
        } else if way.sheet.tracker.unlocked > seen.sheet.tracker.unlocked {
            reasons.push(Reason { worth: 1.5, text: t!("hint-td-circle") });
        }
        let left = open(&way.sheet);
        if most - least > OPEN && left > most - 0.1 {
            reasons.push(Reason { worth: most - least, text: t!("hint-td-open") });
        }
        Prospect { action: way.first, promise: worth, reasons }
    };
    firsts.into_iter().map(prospect).collect()
}

/// Why a seat wrote what it showed when the round ended.
pub(super) fn explain(after: &View, seen: &[&Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
    let shown = seen.iter().rev().find_map(|event| match event {
        Event::Shown { seat: own, boxes, hexes, circles, swaps, .. } if *own == seat => Some((boxes, hexes, *circles, *swaps)),
        _ => None,
    });
    let (Some((written, hexes, circles, swaps)), Some(now)) = (shown, after.sheets.get(seat.index())) else { return Vec::new() };
    // What others see of it now is what it was when that round ended.
    let now = now.began.unwrap_or(now.sheet);
    let mut boxes = now.matrix.boxes();
    written.iter().for_each(|(cell, _)| boxes[usize::from(*cell) % BOXES] = 0);
    let before = Sheet { matrix: Matrix::from_boxes(&boxes), charger: HexSet(now.charger.0 & !hexes.0), tracker: now.tracker };
    let (matrix, charger) = gains(&before, &now);
    let player = names.of(seat);
    let text = match (matrix, charger) {
        (0, 0) => None,
        (0, charger) => Some(t!("why-td-charger", player = &*player, points = charger)),
        (matrix, charger) => {
            let line = best_line(&before, &now, matrix);
            Some(t!("why-td-points", player = &*player, matrix = matrix, line = line, charger = charger))
        }
    };
    let mut reasons: Vec<Reason> = text.into_iter().map(|text| Reason { worth: (matrix + charger) as f32, text }).collect();
    if swaps > 0 {
        reasons.push(Reason { worth: 1.0, text: t!("why-td-swap", player = &*player) });
    } else if circles > 0 {
        reasons.push(Reason { worth: 1.5, text: t!("why-td-circle", player = &*player) });
    } else if matrix <= 0 {
        reasons.push(Reason { worth: 0.5, text: t!("why-td-open") });
    }
    reasons
}

/// The row or column that gained the most of `all` points, by how much, and what it makes now: "row C +2: three 3s".
fn best_line(before: &Sheet, after: &Sheet, all: i32) -> String {
    let (before, after) = (ScoreSheet::of(before), ScoreSheet::of(after));
    let rows = ('A'..).zip(before.rows.iter().zip(&after.rows)).map(|(row, lines)| (t!("td-line-row", row = row.to_string()), lines));
    let columns =
        (1..).zip(before.columns.iter().zip(&after.columns)).map(|(column, lines)| (t!("td-line-column", column = column), lines));
    let gained = rows.chain(columns).map(|(name, (then, now))| (now.points.saturating_sub(then.points), name, now));
    gained.max_by_key(|(points, _, now)| (*points, now.points)).map_or_else(String::new, |(points, name, now)| {
        let part = if i32::from(points) < all { "part" } else { "all" };
        t!("why-td-line", line = name, points = points, made = now.describe(), part = part)
    })
}

/// By how much matrix and charger score more.
fn gains(before: &Sheet, after: &Sheet) -> (i32, i32) {
    let matrix = i32::from(after.matrix.score()) - i32::from(before.matrix.score());
    (matrix, i32::from(Grid::score(after.charger)) - i32::from(Grid::score(before.charger)))
}

/// What matrix and charger gain by the end of the round.
fn points(before: &Sheet, after: &Sheet) -> Reason {
    let (matrix, charger) = gains(before, after);
    let text = match (matrix, charger) {
        (0, 0) => String::new(),
        (matrix, 0) => t!("hint-td-matrix", points = matrix),
        (0, charger) => t!("hint-td-charger", points = charger),
        (matrix, charger) => t!("hint-td-points", matrix = matrix, charger = charger),
    };
    Reason { worth: (matrix + charger) as f32, text }
}
