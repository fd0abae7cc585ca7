//! Memory costs in words: what is printed, what is allocated, and every reason why they differ (DW-21).

use super::words::{title, whose};
use crate::rules::data_warriors::{Cost, Item, Kind, Table, Text, View};
use crate::rules::game::Names;

/// A cost in short: "3 MP", or "2 MP, base 3".
#[must_use]
pub fn short(cost: &Cost) -> String {
    if cost.base == cost.total { format!("{} MP", cost.total) } else { format!("{} MP, base {}", cost.total, cost.base) }
}

/// What an item costs its issuer with this □.
#[must_use]
pub fn of_item(table: &Table, item: &Item, x: u8) -> Cost {
    match item.text {
        Text::Command(command) => table.command_cost(item.issuer, item.card, command, x),
        Text::Script(_) | Text::Effect(..) => table.card_cost(item.issuer, item.card),
    }
}

/// Every reason why a cost differs from what is printed, a line each; none where it does not.
pub fn reasons(view: &View, names: Names<'_>, cost: &Cost, command: bool) -> Vec<String> {
    let table = &view.table;
    let mut lines = Vec::new();
    let mut sum = i16::from(cost.base);
    for reason in cost.reasons.iter() {
        sum += i16::from(reason.more);
        let sign = if reason.more < 0 { "−" } else { "+" };
        let by = match reason.card {
            Some(card) => match table.desk.get(card) {
                Some(placed) => {
                    let kind = if table.printed(card).kind == Kind::Conf { ", attached" } else { "" };
                    format!("{} {}{kind}", whose(view, names, placed.controller), title(table, card))
                }
                None => title(table, card).to_owned(),
            },
            None => format!("for a while, by {} script", whose(view, names, reason.by)),
        };
        lines.push(format!("{sign}{} {by}", reason.more.unsigned_abs()));
    }
    if sum < i16::from(cost.floor) {
        lines.push(if command { format!("never under {} for a command (DW-34)", cost.floor) } else { "never under 0 (DW-21)".to_owned() });
    }
    lines
}
