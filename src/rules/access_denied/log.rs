//! The log: what happened, told so that what belongs together stands together.

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::event_words::{card_words, describe_event, lasting, titles, wishes};
use super::events::{Event, Place};
use super::verbs::Lasting;
use crate::rules::game::{LogEntry, Names, Seat};
use crate::t;
use crate::text::listed;

/// The entry that begins with the first of these events.
pub(super) fn entry(events: &[&Event], names: Names<'_>) -> LogEntry {
    let line = |count: usize| LogEntry::line(count, describe_event(events[0], names));
    match events[0] {
        Event::TurnBegan { seat, round } => LogEntry::bare_heading(t!("ad-log-turn", round = *round, player = names.of(*seat))),
        Event::PasswordSet { .. } => passwords(events, names),
        Event::PotatoShown { .. } => potatoes(events, names),
        Event::TurnSkipped { seat } => {
            let count = run(&events[1..], |event| is_move(event, Place::Deck, Place::Hand(*seat)));
            let drawn = &events[1..=count];
            if drawn.is_empty() {
                return line(1);
            }
            LogEntry::line(1 + count, t!("ad-log-skips", player = names.of(*seat), cards = cards(drawn, names)))
        }
        Event::Lasts { .. } => lasts(events, names),
        Event::Attempted { .. } => attempt(events, names),
        Event::AttemptEnded { .. } => attempt_ended(events, names),
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
        // What comes back from an attempt, and what does not.
        Event::Moved { from: Place::Aside(_), .. } if ends_attempt(events) => attempt_ended(events, names),
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
        Some(seen) if !seen.is_empty() => listed(seen.iter().map(|card| card_words(faces, Some(*card))).collect()),
        _ => t!("ad-log-cards", count = count),
    }
}

/// All who have set their passwords on end (AD-12).
fn passwords(events: &[&Event], names: Names<'_>) -> LogEntry {
    let sets = |event: &Event| matches!(event, Event::PasswordSet { .. } | Event::Moved { to: Place::Password(_), .. });
    let count = run(events, sets);
    let players: Vec<_> = events[..count]
        .iter()
        .filter_map(|event| if let Event::PasswordSet { seat } = event { Some(names.of(*seat)) } else { None })
        .collect();
    LogEntry::line(count, t!("ad-log-passwords", count = players.len(), players = listed(players)))
}

/// All hot potatoes with which a turn begins (AD-44).
fn potatoes(events: &[&Event], names: Names<'_>) -> LogEntry {
    let faces = &names.1.access_denied.cards;
    let shown: Vec<_> =
        events.iter().map_while(|event| if let Event::PotatoShown { seat, card } = event { Some((*seat, *card)) } else { None }).collect();
    let titles: Vec<_> = shown.iter().map(|(_, card)| faces.title(*card)).collect();
    let player = shown.first().map_or_else(Default::default, |(seat, _)| names.of(*seat));
    LogEntry::line(shown.len(), t!("ad-event-potato", player = player, card = listed(titles)))
}

/// What lasts through the next turns: one line for all whom it concerns alike.
fn lasts(events: &[&Event], names: Names<'_>) -> LogEntry {
    let mut told: Vec<(Seat, Vec<Lasting>)> = Vec::new();
    let count = run(events, |event| matches!(event, Event::Lasts { .. }));
    for event in &events[..count] {
        let Event::Lasts { seat, effect } = event else { continue };
        match told.iter_mut().find(|(of, _)| of == seat) {
            Some((_, effects)) => effects.push(*effect),
            None => told.push((*seat, vec![*effect])),
        }
    }
    let (mut lines, mut left) = (Vec::new(), told.as_slice());
    while let [(_, effects), ..] = left {
        let (alike, others) = left.split_at(left.iter().take_while(|(_, other)| other == effects).count());
        let players: Vec<_> = alike.iter().map(|(seat, _)| names.of(*seat)).collect();
        let effects: Vec<_> = effects.iter().map(|effect| lasting(*effect)).collect();
        lines.push(t!("ad-log-lasts", count = players.len(), players = listed(players), effects = effects.join(", ")));
        left = others;
    }
    LogEntry::line(count, lines.join(" "))
}

/// An offer from its beginning to its end: what is offered and asked for, the reply, and what comes of it (AD-50).
fn offer(events: &[&Event], names: Names<'_>) -> LogEntry {
    let Event::OfferBegun { seat, to } = events[0] else { return LogEntry::silent() };
    let faces = &names.1.access_denied.cards;
    let (mut wish, mut offered, mut reply, mut result, mut told) = (None, None, None, None, events.len());
    let mut off = false;
    let (player, other) = (&*names.of(*seat), &*names.of(*to));
    for (at, event) in events.iter().enumerate().skip(1) {
        match event {
            Event::Asked { codes, title, .. } => wish = Some(wishes(faces, *codes, *title)),
            Event::OfferShown { seat: by, cards, .. } if by == seat => offered = Some(offered_words(faces, *cards)),
            Event::OfferShown { cards, .. } => reply = Some(cards.map(|cards| titles(faces, cards))),
            Event::Moved { from: Place::Hand(_), to: Place::Aside(_), .. }
            | Event::Moved { from: Place::Aside(_), to: Place::Hand(_), .. } => {}
            Event::Traded { back, .. } => {
                let back = match reply.take().flatten() {
                    Some(seen) => seen,
                    None if *back == 0 => t!("ad-nothing"),
                    None => t!("ad-log-cards", count = *back),
                };
                result = Some(t!("ad-log-traded", player = player, to = other, cards = back));
            }
            Event::OfferOff { seat: by } if by == seat && reply.is_none() => off = true,
            Event::OfferOff { seat: by } if by == seat => result = Some(t!("ad-log-offer-withdrawn", player = player)),
            Event::OfferOff { .. } => result = Some(t!("ad-log-offer-declined", to = other)),
            _ => {
                told = at;
                break;
            }
        }
        if off || result.is_some() {
            told = at + 1;
            break;
        }
    }
    let begun = match offered {
        Some(cards) => t!("ad-log-offers", player = player, to = other, cards = cards),
        None => t!("ad-log-makes-offer", player = player, to = other),
    };
    let asks = wish.map(|wish| t!("ad-log-asks", wish = wish));
    let replies = reply.map(|seen| match seen {
        Some(cards) => t!("ad-log-replies", to = other, cards = cards),
        None => t!("ad-log-replies-hidden", to = other),
    });
    let begun = begun + &asks.unwrap_or_default() + &if off { t!("ad-log-and-withdraws") } else { String::new() };
    let parts = std::iter::once(begun).chain(replies).chain(result).reduce(|first, then| t!("ad-log-then", first = first, then = then));
    LogEntry::line(told, t!("ad-log-line", text = parts.unwrap_or_default()))
}

/// The one card of an offer, by name if it is seen.
fn offered_words(faces: &Cards, cards: Option<CardSet>) -> String {
    cards.map_or_else(|| t!("ad-a-card"), |cards| titles(faces, cards))
}

/// Whether cards come back, or don't, because an attempt ends.
fn ends_attempt(events: &[&Event]) -> bool {
    let count = run(events, |event| matches!(event, Event::Moved { from: Place::Aside(_), to: Place::Hand(_), .. }));
    matches!(events.get(count), Some(Event::AttemptEnded { .. }))
}

/// Who keeps a card of this seat, if the event is that.
fn keeper(event: &Event, seat: Seat) -> Option<Seat> {
    match event {
        Event::Moved { from: Place::Aside(from), to: Place::Hand(to), .. } if *from == seat && *to != seat => Some(*to),
        _ => None,
    }
}

/// The end of an attempt that a response has parted from its beginning.
fn attempt_ended(events: &[&Event], names: Names<'_>) -> LogEntry {
    let moved = run(events, |event| matches!(event, Event::Moved { .. }));
    let Some(Event::AttemptEnded { seat, sector, handed, back, granted }) = events.get(moved) else { return LogEntry::silent() };
    let gained = *granted && matches!(events.get(moved + 1), Some(Event::Gained { seat: by, .. }) if by == seat);
    let keeper = events[..moved].iter().find_map(|event| keeper(event, *seat));
    let level = events.get(moved + 1).map_or("", |event| if let Event::Gained { level, .. } = event { level.name() } else { "" });
    let text = t!(
        "ad-log-attempt-ended",
        result = if gained { "granted" } else { "denied" },
        player = names.of(*seat),
        level = level,
        sector = sector.name(),
        keeper = keeper.map_or_else(Default::default, |seat| names.of(seat)),
        count = *handed,
        kept = handed.saturating_sub(*back)
    );
    LogEntry::line(moved + 1 + usize::from(gained), text)
}

const fn discarded(event: &Event) -> bool {
    matches!(event, Event::Moved { to: Place::Pile, .. })
}

/// An attempt, with its result once there is one: a response of another player ends the entry (AD-30 to AD-35).
fn attempt(events: &[&Event], names: Names<'_>) -> LogEntry {
    let Event::Attempted { seat, sector, level } = events[0] else { return LogEntry::silent() };
    let (mut result, mut handed, mut kept, mut keeps, mut told) = ("open", Vec::new(), 0, None, events.len());
    let mut shown = Vec::new();
    for (at, event) in events.iter().enumerate().skip(1) {
        match event {
            Event::OfferShown { cards: Some(cards), .. } => shown = cards.iter().collect(),
            Event::Passed { .. } | Event::OfferShown { .. } => {}
            Event::Moved { from: Place::Hand(from), to: Place::Aside(_), .. } if from == seat => handed.push(*event),
            Event::Moved { from: Place::Aside(_), to: Place::Hand(_), .. } => keeps = keeps.or(keeper(event, *seat)),
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
    // To whom they are handed over sees them only then (AD-35).
    let by_order = handed.iter().all(|event| matches!(event, Event::Moved { card: Some(_), .. })) || shown.is_empty();
    // How many cards it takes is not told before all of them are there.
    let whole = result != "open" || handed.len() >= usize::from(level.cards()) && handed.iter().all(|event| !discarded(event));
    let with = if by_order { cards(&handed, names) } else { named_or_counted(Some(&shown), shown.len(), &names.1.access_denied.cards) };
    let text = t!(
        "ad-log-attempt",
        result = result,
        player = names.of(*seat),
        level = level.name(),
        sector = sector.name(),
        count = if whole { handed.len() } else { 0 },
        cards = with,
        keeper = keeps.map_or_else(Default::default, |seat| names.of(seat)),
        kept = kept
    );
    LogEntry::line(told, text)
}
