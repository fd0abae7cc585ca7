//! Words of this table: what buttons say, whose things are, what states mean. The rules' own words are theirs.

use super::costs;
use crate::rules::data_warriors::{
    Action, Asked, Card, CardState, Catalog, CommandCost, Doing, Item, Kind, Named, Step, Table, Text, View, effect_words, part_text,
};
use crate::rules::game::{Names, Seat};
use crate::t;
use crate::text::listed;

/// A player as texts choose by them, and their name: you, or another.
pub fn addressed(view: &View, names: Names<'_>, seat: Seat) -> (&'static str, String) {
    (if view.own() == Some(seat) { "you" } else { "other" }, names.of(seat).into_owned())
}

/// Whose trash it is, and how many cards lie in it.
pub fn trash_title(view: &View, names: Names<'_>, seat: Seat) -> String {
    let (who, player) = addressed(view, names, seat);
    t!("dw-trash-of", who = who, player = player, count = view.table.trash.count(seat))
}

/// The title of a card.
pub fn title(table: &Table, card: Card) -> &'static str {
    table.title(card)
}

/// The title of an item on the stack: card, command and □.
pub fn item_title(table: &Table, item: &Item) -> String {
    let card = title(table, item.card);
    let what = match item.text {
        Text::Command(command) => t!("dw-command-of", command = table.catalog.command(command).name.as_str(), card = card),
        Text::Script(_) => card.to_owned(),
        Text::Effect(..) => t!("dw-item-effect", card = card),
    };
    t!("dw-item-title", what = what, x = item.x.map_or(-1, i32::from))
}

/// Something that is chosen.
pub fn named_words(view: &View, names: Names<'_>, named: Named) -> String {
    let table = &view.table;
    match named {
        Named::User(seat) if view.own() == Some(seat) => t!("seat-you"),
        Named::User(seat) => names.of(seat).into_owned(),
        Named::Card(card) => match table.desk.get(card) {
            Some(placed) if placed.controller != placed.at => {
                let ((whose, player), (at, at_player)) = (addressed(view, names, placed.controller), addressed(view, names, placed.at));
                t!("dw-named-injected", card = title(table, card), who = whose, player = player, at = at, at_player = at_player)
            }
            placed => {
                let (place, seat) = placed.map_or(("trash", card.owner()), |placed| ("desktop", placed.at));
                let (who, player) = addressed(view, names, seat);
                t!("dw-named-card", place = place, card = title(table, card), who = who, player = player)
            }
        },
        Named::Item(number) => match table.item(number) {
            Some(item) => {
                let same = |other: &&Item| other.issuer == item.issuer && other.card == item.card && other.text == item.text;
                let alike = table.stack.iter().filter(same).count() > 1;
                let from_top = table.stack.iter().rev().position(|other| other.number == number);
                let place = from_top.filter(|_| alike).map_or(0, |at| at + 1);
                let (who, player) = addressed(view, names, item.issuer);
                t!("dw-named-item", what = item_title(table, item), who = who, player = player, place = place)
            }
            None => t!("dw-named-gone"),
        },
    }
}

/// What the state of a card in play means.
#[must_use]
pub fn state_words(state: CardState) -> String {
    match state {
        CardState::Loading => t!("dw-state-loading.tip"),
        CardState::Idle => t!("dw-state-idle.tip"),
        CardState::Running => t!("dw-state-running.tip"),
    }
}

/// What a button says for an action.
pub fn label(view: &View, names: Names<'_>, action: &Action) -> String {
    let table = &view.table;
    let own = view.own().unwrap_or_default();
    match *action {
        Action::Pass => t!("dw-button-pass"),
        Action::EndStep => match table.step {
            Step::Turn(step) => t!("dw-button-end", step = step.label()),
            _ => t!("dw-button-end-step"),
        },
        Action::Keep => t!("dw-button-keep"),
        Action::Mulligan => t!("dw-button-mulligan"),
        Action::Draw(count) => t!("dw-button-draw", count = count),
        Action::Play(card) => {
            let cost = costs::short(&table.card_cost(own, card));
            if table.printed(card).kind == Kind::Script {
                t!("dw-button-issue-script", card = title(table, card), cost = cost)
            } else {
                t!("dw-button-play", card = title(table, card), cost = cost)
            }
        }
        Action::Issue { card, command } => {
            let ability = table.catalog.command(command);
            let cost = match ability.cost {
                CommandCost::Fixed(_) => costs::short(&table.command_cost(own, card, command, 0)),
                CommandCost::Variable(_) => t!("dw-cost-of-variable"),
            };
            t!("dw-button-issue", card = title(table, card), command = ability.name.as_str(), cost = cost)
        }
        Action::Either(mode) => match &table.doing {
            Doing::Choosing { item, .. } => part_text(table.catalog.text(item.text).part(mode), item.x),
            _ => t!("dw-button-part", part = u16::from(mode) + 1),
        },
        Action::Amount(x) => match &table.doing {
            Doing::Choosing { item, .. } => {
                let cost = costs::of_item(table, item, x);
                let left = table.user(own).memory.free().saturating_sub(cost.total);
                t!("dw-choice-amount", x = x, cost = costs::short(&cost), left = left)
            }
            _ => t!("dw-button-amount", x = x),
        },
        Action::Name(named) => {
            let place = view.asked == Asked::Place;
            match named {
                Named::User(seat) if place => {
                    let (who, player) = addressed(view, names, seat);
                    t!("dw-choice-desktop", who = who, player = player)
                }
                Named::Card(card) if place => {
                    let others: Vec<&str> = table.desk.attached(card).map(|other| title(table, other)).collect();
                    let (what, count) = (named_words(view, names, Named::Card(card)), others.len());
                    t!("dw-choice-host", what = what, count = count, others = listed(others))
                }
                named => named_words(view, names, named),
            }
        }
        Action::Discard(card) => t!("dw-button-discard", card = title(table, card)),
        Action::Dismiss(card) => t!("dw-button-discard-daemon", card = title(table, card)),
        Action::First { card, effect } => {
            let face = table.printed(card);
            let text = face.effects.get(usize::from(effect)).map(effect_words).unwrap_or_default();
            t!("dw-choice-first", card = face.title.as_str(), text = text)
        }
        Action::Resign => t!("dw-button-resign"),
    }
}

/// The text of an item: the part that was chosen, or all of it, with the number that was chosen for □.
pub fn item_text(catalog: &Catalog, item: &Item) -> Vec<String> {
    let ability = catalog.text(item.text);
    match (item.text, item.mode) {
        (_, Some(mode)) => vec![part_text(ability.part(mode), item.x)],
        (Text::Effect(face, at), None) => catalog.face(face).effects.get(usize::from(at)).map(effect_words).into_iter().collect(),
        _ => ability.parts.iter().map(|part| part_text(part, item.x)).collect(),
    }
}

/// The short form of a label, for the main button.
pub fn brief(view: &View, names: Names<'_>, action: &Action) -> String {
    let text = label(view, names, action);
    match action {
        Action::Either(mode) => t!("dw-button-part", part = u16::from(*mode) + 1),
        Action::First { card, .. } => t!("dw-button-first", card = title(&view.table, *card)),
        Action::Amount(x) => t!("dw-button-amount", x = *x),
        Action::Name(_) if view.asked == Asked::Place => text,
        Action::Name(Named::Card(card)) => t!("dw-button-choose", what = title(&view.table, *card)),
        Action::Name(_) => t!("dw-button-choose", what = text),
        _ => text,
    }
}
