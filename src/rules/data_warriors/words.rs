//! Data.Warriors in words: what a seat can do, and what there is to do.

use super::actions::Action;
use super::cards::Card;
use super::phrases::what_words;
use super::stack::{Doing, Named};
use super::table::Step;
use super::texts::{aim_words, part_text};
use super::view::{Asked, View};
use super::{Kind, Price};
use crate::rules::game::{Names, Seat};

/// A card, told apart from copies of it by its number and place.
fn card_words(view: &View, card: Card) -> String {
    format!("{} #{}", view.table.title(card), card.number())
}

/// Whose desktop, trash or item, seen from a seat.
fn whose_words(seat: Seat, owner: Seat) -> String {
    if seat == owner { "your".into() } else { format!("seat {owner}'s") }
}

fn named_words(view: &View, seat: Seat, named: Named) -> String {
    let table = &view.table;
    match named {
        Named::User(user) if user == seat => "yourself".into(),
        Named::User(user) => format!("seat {user}"),
        Named::Card(card) => match table.desk.get(card) {
            Some(placed) => {
                format!("{} on {} desktop ({})", card_words(view, card), whose_words(seat, placed.at), placed.state.label())
            }
            None => format!("{} in {} trash", card_words(view, card), whose_words(seat, card.owner())),
        },
        Named::Item(number) => match table.item(number) {
            Some(item) => format!("item {number} on the stack, {} by {}", card_words(view, item.card), user_words(seat, item.issuer)),
            None => format!("item {number}"),
        },
    }
}

fn user_words(seat: Seat, user: Seat) -> String {
    if seat == user { "you".into() } else { format!("seat {user}") }
}

/// What an action allocates: "3 MP", "2 MP or more, base 1".
fn price_words(view: &View, seat: Seat, action: Action) -> String {
    let Some(Price { variable, cost, .. }) = view.table.price(seat, action) else { return "nothing".into() };
    let more = if variable { " or more" } else { "" };
    let base = if cost.base == cost.total { String::new() } else { format!(", base {}", cost.base) };
    format!("{} MP{more}{base}", cost.total)
}

/// What a seat would do by an action, in words.
pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    let table = &view.table;
    match *action {
        Action::Pass => "Pass: no response".into(),
        Action::EndStep => match table.step {
            Step::Turn(step) => format!("End {}", step.label()),
            _ => "End the step".into(),
        },
        Action::Keep => "Keep your hand".into(),
        Action::Mulligan => "Shuffle your hand back and draw 5".into(),
        Action::Draw(1) => "Draw 1 card".into(),
        Action::Draw(count) => format!("Draw {count} cards"),
        Action::Play(card) => {
            let verb = if table.printed(card).kind == Kind::Script { "Issue" } else { "Play" };
            format!("{verb} {} for {}", card_words(view, card), price_words(view, seat, *action))
        }
        Action::Issue { card, command } => {
            format!(
                "Issue {} from {} for {}",
                table.catalog.command(command).name,
                card_words(view, card),
                price_words(view, seat, *action)
            )
        }
        Action::Either(mode) => match &table.doing {
            Doing::Choosing { item, .. } => format!("Choose {}: {}", mode + 1, part_text(view.table.catalog.text(item.text).part(mode))),
            _ => format!("Choose {}", u16::from(mode) + 1),
        },
        Action::Amount(x) => match table.price(seat, *action) {
            Some(price) => format!("{} is {x}, for {} MP", what_words(super::What::X), price.cost.total),
            None => format!("{} is {x}", what_words(super::What::X)),
        },
        Action::Name(named) => format!("Name {}", named_words(view, seat, named)),
        Action::Discard(card) => format!("Discard {}", card_words(view, card)),
        Action::Dismiss(card) => format!("Discard the daemon {} from your desktop", card_words(view, card)),
        Action::First { card, effect } => format!("First effect {} of {}", u16::from(effect) + 1, card_words(view, card)),
        Action::Resign => "Resign and leave with your cards".into(),
    }
}

/// What there is to do now, in one sentence.
pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let Some(waiting) = view.waiting.iter().next() else { return over(view, names) };
    if view.own() != Some(waiting) {
        return format!("{} {}.", names.of(waiting), others_do(view.asked));
    }
    let choosing = if let Doing::Choosing { item, .. } = &view.table.doing { Some(item) } else { None };
    let title = choosing.map_or("", |item| view.table.title(item.card));
    match view.asked {
        Asked::Nothing => over(view, names),
        Asked::Mulligan => "Keep your starting hand, or shuffle it back once and draw 5 new cards.".into(),
        Asked::Draw => match view.table.most_draws() {
            1 => "Init: draw a card.".into(),
            most => format!("Init: name how many cards you draw, 1 to {most}."),
        },
        Asked::Setup => "Setup: play cards for their memory cost, or end the step.".into(),
        Asked::Run => "Run: issue a command or a script, or end the step.".into(),
        Asked::Respond => {
            let top = view.table.stack.last().map_or("the stack", |item| view.table.title(item.card));
            format!("Respond to {top} with a command or script, or pass.")
        }
        Asked::Place => format!("Name where {title} goes."),
        Asked::Either => format!("Choose what {title} does."),
        Asked::Amount => format!("Name the amount of memory for {title}."),
        Asked::Target => {
            let aim = choosing.and_then(|item| match view.table.next_choice(item) {
                super::targets::Choice::Target(target) if target < super::stack::COPIED => view
                    .table
                    .catalog
                    .text(item.text)
                    .part(item.mode.unwrap_or(0))
                    .targets
                    .get(usize::from(target))
                    .map(|target| aim_words(target.aim)),
                _ => None,
            });
            format!("Name {} for {title}.", aim.unwrap_or_else(|| "a target for the copy".into()))
        }
        Asked::Discard(1) => "Discard a card.".into(),
        Asked::Discard(count) => format!("Discard {count} cards, one after the other."),
        Asked::Order => "Several of your effects wait: choose which happens first.".into(),
    }
}

fn others_do(asked: Asked) -> &'static str {
    match asked {
        Asked::Nothing => "waits",
        Asked::Mulligan => "decides whether to keep its hand",
        Asked::Draw => "draws cards",
        Asked::Setup => "is in Setup",
        Asked::Run => "is in Run",
        Asked::Respond => "is asked for a response",
        Asked::Place | Asked::Either | Asked::Amount | Asked::Target => "makes the choices of an effect",
        Asked::Discard(_) => "discards",
        Asked::Order => "chooses which effect happens first",
    }
}

fn over(view: &View, names: Names<'_>) -> String {
    let winners: Vec<String> = view.table.winners.iter().map(|seat| names.of(seat).into_owned()).collect();
    match winners.as_slice() {
        [one] => format!("The match is over: {one} wins."),
        _ => format!("The match is over: {} share the first place.", winners.join(" and ")),
    }
}
