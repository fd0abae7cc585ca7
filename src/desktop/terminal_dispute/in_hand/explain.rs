//! What is said beside the pointer: what a writing would bring, or why there can be none.

use super::aim::lines_through;
use super::{InHand, Target, Tool, ends_round};
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::terminal_dispute::inspector::{column_name, row_name};
use crate::rules::game::{Game as _, Refusal};
use crate::rules::terminal_dispute::{Action, ScoreSheet, Sheet, State as Game, View, box_name, refuse_hex};
use crate::t;

/// Why what is in hand can't go there, as the rules say it, and what action that would be.
pub(super) fn refusal(session: &Session<Game>, table: &OnTable<Game>, tool: Tool, target: Target) -> Option<(Refusal, Option<Action>)> {
    let (sheet, turn) = table.view.own_sheet()?;
    let asked = match (target, tool) {
        (Target::Hex(hex), _) => return Some((refuse_hex(sheet, turn, hex), None)),
        (Target::Box(cell), Tool::CrossOut) => Action::CrossOut { cell },
        (Target::Box(cell), Tool::Write(value)) => Action::Write { value, cell },
        (Target::Box(cell), _) => Action::Write { value: turn.values().next().unwrap_or_default(), cell },
    };
    session.check(&asked).err().map(|refusal| (refusal, Some(asked)))
}

/// What an action would do, in short lines.
pub(super) fn explain(view: &View, action: &Action, in_hand: &InHand, legal: &[Action]) -> Vec<String> {
    let Some((sheet, _)) = view.own_sheet() else { return Vec::new() };
    let own = view.own().unwrap_or_default();
    let mut lines = vec![Game::describe_action(view, own, action)];
    match action {
        Action::Write { value, cell } => lines.extend(line_changes(sheet, *cell, *value)),
        Action::CrossOut { cell } => lines.push(t!("td-tells-cross-out", box = box_name(*cell))),
        Action::Charge(line) => {
            let circles = line.hexes().iter().filter(|hex| view.grid.circled().contains(*hex)).count();
            lines.push(t!("td-tells-shade", count = line.hexes().len()));
            if circles > 0 {
                lines.push(t!("td-tells-unlock", count = circles));
            }
            if let Some(Target::Hex(hex)) = in_hand.hovered {
                let count = lines_through(legal, hex).len();
                if count > 1 {
                    lines.push(t!("td-tells-lines", number = in_hand.cycle % count + 1, count = count));
                }
            }
        }
        _ => {}
    }
    if ends_round(view, action) && view.seats() > 1 {
        lines.push(t!("td-tells-end"));
    }
    lines
}

/// How a value in a box changes its row and its column: "Row B: 1 → 3".
fn line_changes(sheet: &Sheet, cell: u8, value: u8) -> [String; 2] {
    let mut after = *sheet;
    after.matrix.put(cell, value);
    let (before, after) = (ScoreSheet::of(sheet), ScoreSheet::of(&after));
    let (row, column) = (usize::from(cell) / 5, usize::from(cell) % 5);
    let change = |name: String, before: u8, after: &crate::rules::terminal_dispute::LineScore| {
        let what = if after.points > before { format!(" ({})", after.describe()) } else { String::new() };
        format!("{name}: {before} → {}{what}", after.points)
    };
    [
        change(row_name(row), before.rows[row].points, &after.rows[row]),
        change(column_name(column), before.columns[column].points, &after.columns[column]),
    ]
}
