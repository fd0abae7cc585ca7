//! Memory costs in words: what is printed, what is allocated, and every reason why they differ (DW-21).

use super::words::{addressed, title};
use crate::rules::data_warriors::{Cost, Item, Kind, Table, Text, View};
use crate::rules::game::Names;
use crate::t;

/// A cost in short: "3 MP", or "2 MP, base 3".
#[must_use]
pub fn short(cost: &Cost) -> String {
    let base = if cost.base == cost.total { -1 } else { i32::from(cost.base) };
    t!("dw-cost", cost = cost.total, base = base)
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
        let placed = reason.card.and_then(|card| table.desk.get(card));
        let source = match (reason.card, placed) {
            (None, _) => "effect",
            (Some(_), None) => "gone",
            (Some(card), Some(_)) if table.printed(card).kind == Kind::Conf => "attached",
            _ => "desktop",
        };
        let (who, player) = addressed(view, names, placed.map_or(reason.by, |placed| placed.controller));
        let more = format!("{sign}{}", reason.more.unsigned_abs());
        let card = reason.card.map_or("", |card| title(table, card));
        lines.push(t!("dw-cost-reason", source = source, more = more, who = who, player = player, card = card));
    }
    if sum < i16::from(cost.floor) {
        lines.push(if command { t!("dw-cost-floor-command", floor = cost.floor) } else { t!("dw-cost-floor") });
    }
    lines
}
