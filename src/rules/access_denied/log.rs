//! The log: what happened, told so that what belongs together stands together.

use super::cards::Card;
use super::content::Cards;
use super::event_words::{card_words, describe_event, wishes};
use super::events::{Event, Place};
use crate::rules::game::{LogEntry, Names, Seat};
use crate::t;

/// The entry that begins with the first of these events.
pub(super) fn entry(events: &[&Event], names: Names<'_>) -> LogEntry {
    let line = |count: usize| LogEntry::line(count, describe_event(events[0], names));
    match events[0] {
        Event::TurnBegan { seat, round } => LogEntry::heading(t!("ad-log-turn", round = *round, player = names.of(*seat))),
        Event::Attempted { .. } => attempt(events, names),
        Event::OfferBegun { .. } => offer(events, names),
        Event::Played { .. } => line(1 + run(&events[1..], |event| matches!(event, Event::Moved { to: Place::Play, .. }))),
        Event::Buys { seat } => line(1 + run(&events[1..], |event| is_price(event, *seat))),
        Event::Moved { from: Place::Deck, to: Place::Hand(seat), .. } => {
            let count = run(events, |event| is_move(event, Place::Deck, Place::Hand(*seat)));
            LogEntry::line(count, t!("ad-log-draws", player = names.of(*seat), cards = cards(&events[..count], names)))
        }
        Event::Moved { from: Place::Hand(seat), to: Place::Pile, .. } => {
            let count = run(events, |event| is_move(event, Place::Hand(*seat), Place::Pile));
            LogEntry::line(count, t!("ad-log-discards", player = names.of(*seat), cards = cards(&events[..count], names)))
        }
        // What a password is made of, and what is handed over or offered, is told once it is complete.
        Event::Moved { to: Place::Password(_) | Place::Aside(_), .. } => LogEntry::silent(),
        Event::Moved { from: Place::Aside(seat), to: Place::Hand(to), .. } if seat == to => LogEntry::silent(),
        Event::Moved { card: None, from: Place::Aside(_), .. } => LogEntry::silent(),
        // How a played card comes and goes is seen on the table.
        Event::Moved { from: Place::Play, .. } | Event::Moved { to: Place::Play, .. } | Event::Passed { .. } => LogEntry::silent(),
        _ => line(1),
    }
}

/// How many events from the front are of one kind.
fn run(events: &[&Event], is_same: impl Fn(&Event) -> bool) -> usize {
    events.iter().take_while(|event| is_same(event)).count()
}

fn is_move(event: &Event, between: Place, and: Place) -> bool {
    matches!(event, Event::Moved { from, to, .. } if *from == between && *to == and)
}

/// What follows from buying an action: the two cards, and the action (AD-72).
fn is_price(event: &Event, seat: Seat) -> bool {
    is_move(event, Place::Hand(seat), Place::Pile) || matches!(event, Event::Actions { .. })
}

/// The cards that move, by name if all are seen, otherwise their number.
fn cards(moves: &[&Event], names: Names<'_>) -> String {
    let seen: Option<Vec<Card>> = moves.iter().map(|event| if let Event::Moved { card, .. } = event { *card } else { None }).collect();
    named_or_counted(seen.as_deref(), moves.len(), &names.1.access_denied.cards)
}

fn named_or_counted(seen: Option<&[Card]>, count: usize, faces: &Cards) -> String {
    match seen {
        Some(seen) if !seen.is_empty() => seen.iter().map(|card| card_words(faces, Some(*card))).collect::<Vec<_>>().join(", "),
        _ => t!("ad-log-cards", count = count),
    }
}

/// An offer, with all that is asked for (AD-50).
fn offer(events: &[&Event], names: Names<'_>) -> LogEntry {
    let Event::OfferBegun { seat, to } = events[0] else { return LogEntry::silent() };
    let (mut wish, mut told) = (None, 1);
    for event in &events[1..] {
        match event {
            Event::Asked { seat: by, codes, title } if by == seat => wish = Some(wishes(&names.1.access_denied.cards, *codes, *title)),
            Event::Moved { from: Place::Hand(from), to: Place::Aside(_), .. } if from == seat => {}
            _ => break,
        }
        told += 1;
    }
    let (player, to) = (names.of(*seat), names.of(*to));
    let text = match wish {
        Some(wish) => t!("ad-log-offer", player = player, to = to, wish = wish),
        None => t!("ad-event-offer-begun", player = player, to = to),
    };
    LogEntry::line(told, text)
}

/// An attempt, with its result once there is one: a response of another player ends the entry (AD-30 to AD-35).
fn attempt(events: &[&Event], names: Names<'_>) -> LogEntry {
    let Event::Attempted { seat, sector, level } = events[0] else { return LogEntry::silent() };
    let (mut result, mut handed, mut kept, mut told) = ("open", Vec::new(), 0, events.len());
    for (at, event) in events.iter().enumerate().skip(1) {
        match event {
            Event::Passed { .. } | Event::OfferShown { .. } => {}
            Event::Moved { from: Place::Hand(from), to: Place::Aside(_), .. } if from == seat => handed.push(*event),
            Event::Moved { from: Place::Aside(_), to: Place::Hand(_), .. } => {}
            // The price of an uncontrolled sector (AD-37).
            Event::Moved { from: Place::Hand(from), to: Place::Pile, .. } if from == seat && result == "open" => handed.push(*event),
            Event::AttemptEnded { handed, back, granted, .. } => {
                result = if *granted { "granted" } else { "denied" };
                kept = handed.saturating_sub(*back);
            }
            Event::Gained { seat: by, .. } if by == seat && result != "paid" => {
                result = if result == "open" { "paid" } else { "granted" };
            }
            _ => {
                told = at;
                break;
            }
        }
    }
    let text = t!(
        "ad-log-attempt",
        result = result,
        player = names.of(*seat),
        level = level.name(),
        sector = sector.name(),
        count = handed.len(),
        cards = cards(&handed, names),
        kept = kept
    );
    LogEntry::line(told, text)
}
