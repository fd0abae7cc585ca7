//! Data.Warriors in words: what a seat can do, and what there is to do.

use super::actions::Action;
use super::cards::{Card, CardSet};
use super::content::ReadyDrive;
use super::phrases::{Case, aim_words};
use super::stack::{Doing, Named};
use super::table::Step;
use super::texts::part_text;
use super::view::{Asked, View};
use super::{Kind, Price};
use crate::rules::game::{Names, Seat};
use crate::t;
use crate::text::listed;

/// A card, told apart from copies of it in the same place: "make", "shred (2 of 3)".
fn card_words(view: &View, card: Card) -> String {
    let table = &view.table;
    let title = table.title(card);
    let desktop =
        table.desk.get(card).map_or(CardSet::NONE, |placed| table.desk.lying(placed.at) | table.desk.controlled(placed.controller));
    let places = [view.hands.owned(card.owner()), desktop, table.trash.owned(card.owner())];
    let place = places.into_iter().find(|place| place.contains(card)).unwrap_or(CardSet::NONE);
    let copies: Vec<Card> = place.iter().filter(|other| table.title(*other) == title).collect();
    match copies.iter().position(|copy| *copy == card) {
        Some(at) if copies.len() > 1 => t!("dw-thing-copy", card = title, number = at + 1, count = copies.len()),
        _ => title.to_owned(),
    }
}

/// Whether a thing is one's own, as texts choose by it.
fn whose(seat: Seat, owner: Seat) -> &'static str {
    if seat == owner { "you" } else { "other" }
}

fn named_words(view: &View, seat: Seat, named: Named) -> String {
    let table = &view.table;
    match named {
        Named::User(user) if user == seat => t!("dw-thing-yourself"),
        Named::User(user) => t!("dw-thing-seat", seat = user.to_string()),
        Named::Card(card) => match table.desk.get(card) {
            Some(placed) => t!(
                "dw-thing-in-play",
                whose = whose(seat, placed.at),
                seat = placed.at.to_string(),
                card = card_words(view, card),
                state = placed.state.label()
            ),
            None => {
                t!("dw-thing-in-trash", whose = whose(seat, card.owner()), seat = card.owner().to_string(), card = card_words(view, card))
            }
        },
        Named::Item(number) => match table.item(number) {
            Some(item) => {
                let card = card_words(view, item.card);
                let what = match item.command() {
                    Some(command) => t!("dw-command-of", command = table.catalog.command(command).name.as_str(), card = card),
                    None => card,
                };
                let whose = whose(seat, item.issuer);
                t!("dw-thing-item", whose = whose, seat = item.issuer.to_string(), what = what, number = number)
            }
            None => t!("dw-thing-item-number", number = number),
        },
    }
}

/// What an action allocates: "3 MP", "2 MP or more, base 1".
fn price_words(view: &View, seat: Seat, action: Action) -> String {
    let Some(Price { variable, cost, .. }) = view.table.price(seat, action) else { return t!("dw-price-none") };
    let variable = if variable { "yes" } else { "no" };
    let base = if cost.base == cost.total { -1 } else { i32::from(cost.base) };
    t!("dw-price", variable = variable, cost = cost.total, base = base)
}

/// What a seat would do by an action, in words.
pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    let table = &view.table;
    let price = || price_words(view, seat, *action);
    match *action {
        Action::Pass => t!("dw-do-pass"),
        Action::EndStep => match table.step {
            Step::Turn(step) => t!("dw-do-end", step = step.label()),
            _ => t!("dw-do-end-step"),
        },
        Action::Keep => t!("dw-do-keep"),
        Action::Mulligan => t!("dw-do-mulligan"),
        Action::Draw(count) => t!("dw-do-draw", count = count),
        Action::Play(card) if table.printed(card).kind == Kind::Script => {
            t!("dw-do-issue-script", card = card_words(view, card), price = price())
        }
        Action::Play(card) => t!("dw-do-play", card = card_words(view, card), price = price()),
        Action::Issue { card, command } => {
            let command = table.catalog.command(command).name.as_str();
            t!("dw-do-issue", command = command, card = card_words(view, card), price = price())
        }
        Action::Either(mode) => match &table.doing {
            Doing::Choosing { item, .. } => {
                let text = part_text(view.table.catalog.text(item.text).part(mode), item.x);
                t!("dw-do-either", part = u16::from(mode) + 1, text = text)
            }
            _ => t!("dw-do-either.short", part = u16::from(mode) + 1),
        },
        Action::Amount(x) => match table.price(seat, *action) {
            Some(price) => t!("dw-do-amount-for", x = x, cost = price.cost.total),
            None => t!("dw-do-amount", x = x),
        },
        Action::Name(named) => t!("dw-do-choose", what = named_words(view, seat, named)),
        Action::Discard(card) => t!("dw-do-discard", card = card_words(view, card)),
        Action::Dismiss(card) => t!("dw-do-discard-daemon", card = card_words(view, card)),
        Action::First { card, effect } => t!("dw-do-first", effect = u16::from(effect) + 1, card = card_words(view, card)),
        Action::Resign => t!("dw-do-resign"),
    }
}

/// The viewer's drive, if it is a ready one (DW-81).
fn ready_drive(view: &View, names: Names<'_>) -> Option<&'static ReadyDrive> {
    let faces = &view.table.user(view.own()?).faces;
    names.1.data_warriors.drives.iter().find(|drive| drive.faces[..] == faces[..])
}

/// What there is to do now, in one sentence.
pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let Some(waiting) = view.waiting.iter().next() else { return over(view, names) };
    if view.own() != Some(waiting) {
        return others_do(view.asked, names.of(waiting).into_owned());
    }
    let choosing = if let Doing::Choosing { item, .. } = &view.table.doing { Some(item) } else { None };
    let title = choosing.map_or("", |item| view.table.title(item.card));
    match view.asked {
        Asked::Nothing => over(view, names),
        Asked::Mulligan => match ready_drive(view, names) {
            Some(drive) => t!("dw-ask-mulligan-of", drive = drive.name.as_str(), plan = drive.plan_text()),
            None => t!("dw-ask-mulligan"),
        },
        Asked::Draw => t!("dw-ask-draw", most = view.table.most_draws()),
        Asked::Setup => t!("dw-ask-setup"),
        Asked::Run => t!("dw-ask-run"),
        Asked::Respond => match view.table.stack.last() {
            Some(item) => t!("dw-ask-respond", card = view.table.title(item.card)),
            None => t!("dw-ask-respond-to-stack"),
        },
        Asked::Place => t!("dw-ask-place", card = title),
        Asked::Either => t!("dw-ask-either", card = title),
        Asked::Amount => t!("dw-ask-amount", card = title),
        Asked::Target => {
            let aim = choosing.and_then(|item| match view.table.next_choice(item) {
                super::targets::Choice::Target(target) if target < super::stack::COPIED => view
                    .table
                    .catalog
                    .text(item.text)
                    .part(item.mode.unwrap_or(0))
                    .targets
                    .get(usize::from(target))
                    .map(|target| aim_words(target.aim, Case::Acc)),
                _ => None,
            });
            match aim {
                Some(aim) => t!("dw-ask-target", target = aim, card = title),
                None => t!("dw-ask-copy", card = title),
            }
        }
        Asked::Discard(count) => {
            let open = &view.table;
            let out = matches!(open.doing, Doing::Nothing) && open.users_in().iter().any(|seat| open.user(seat).drive == 0);
            t!("dw-ask-discard", count = count, then = if out { "out" } else { "nothing" })
        }
        Asked::Order => t!("dw-ask-order"),
    }
}

fn others_do(asked: Asked, player: String) -> String {
    match asked {
        Asked::Nothing => t!("dw-wait", player = player),
        Asked::Mulligan => t!("dw-wait-mulligan", player = player),
        Asked::Draw => t!("dw-wait-draw", player = player),
        Asked::Setup => t!("dw-wait-setup", player = player),
        Asked::Run => t!("dw-wait-run", player = player),
        Asked::Respond => t!("dw-wait-respond", player = player),
        Asked::Place | Asked::Either | Asked::Amount | Asked::Target => t!("dw-wait-choose", player = player),
        Asked::Discard(_) => t!("dw-wait-discard", player = player),
        Asked::Order => t!("dw-wait-order", player = player),
    }
}

fn over(view: &View, names: Names<'_>) -> String {
    let winners: Vec<String> = view.table.winners.iter().map(|seat| names.of(seat).into_owned()).collect();
    match winners.as_slice() {
        [one] => t!("dw-over-won", player = one.as_str()),
        _ => t!("dw-over-tie", players = listed(winners)),
    }
}
