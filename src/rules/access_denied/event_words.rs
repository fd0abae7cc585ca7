//! What happens, in words.

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::events::{Event, Place};
use super::sectors::Codes;
use super::verbs::Lasting;
use super::words::{Targeted, named};
use crate::rules::game::{Names, Seat};
use crate::t;
use crate::text::listed;

/// "Samurai (A)", or "a card" for those who don't see it.
pub(super) fn card_words(faces: &Cards, card: Option<Card>) -> String {
    card.map_or_else(|| t!("ad-a-card"), |card| named(faces, card))
}

pub(super) fn titles(faces: &Cards, set: CardSet) -> String {
    if set.is_empty() {
        return t!("ad-nothing");
    }
    listed(set.iter().map(|card| card_words(faces, Some(card))).collect())
}

fn moved(card: Option<Card>, from: Place, to: Place, names: Names<'_>) -> String {
    let card = card_words(&names.1.access_denied.cards, card);
    let name = |seat: Seat| names.of(seat).into_owned();
    match (from, to) {
        (Place::Deck, Place::Hand(seat)) => t!("ad-event-draws", player = name(seat), card = card),
        (Place::Hand(seat), Place::Pile) => t!("ad-event-discards", player = name(seat), card = card),
        (Place::Upgrades(seat), Place::Pile) => t!("ad-event-loses", player = name(seat), card = card),
        (_, Place::Aside(seat)) => t!("ad-event-sets-aside", player = name(seat), card = card),
        (Place::Aside(seat), Place::Hand(other)) if seat == other => t!("ad-event-takes-back", player = name(seat), card = card),
        (Place::Aside(from) | Place::Hand(from), Place::Hand(to)) => {
            t!("ad-event-gives", from = name(from), player = name(to), card = card)
        }
        (Place::Hand(seat), Place::Password(sector)) => {
            t!("ad-event-into-password", player = name(seat), card = card, sector = sector.name())
        }
        (Place::Pile, Place::Hand(seat)) => t!("ad-event-takes-top", player = name(seat), card = card),
        (_, Place::Hand(seat)) => t!("ad-event-takes", player = name(seat), card = card),
        (Place::Hand(seat), Place::Play) => t!("ad-event-shows-card", player = name(seat), card = card),
        (_, Place::Upgrades(seat)) => t!("ad-event-upgrade", player = name(seat), card = card),
        (_, Place::Sector(sector) | Place::Password(sector)) => t!("ad-event-on-sector", card = card, sector = sector.name()),
        (_, Place::Pile | Place::Play) => t!("ad-event-discarded", card = card),
        (_, Place::Deck) => t!("ad-event-into-deck", card = card),
    }
}

/// What lasts through a turn: "no free attempt".
#[must_use]
pub fn lasting(effect: Lasting) -> String {
    match effect {
        Lasting::NoFreeAttempt => t!("ad-lasting-no-free-attempt"),
        Lasting::NoAttempts => t!("ad-lasting-no-attempts"),
        Lasting::NoActions => t!("ad-lasting-no-actions"),
        Lasting::Off => t!("ad-lasting-off"),
        Lasting::NoDraws => t!("ad-lasting-no-draws"),
        Lasting::NoLimit => t!("ad-lasting-no-limit"),
        Lasting::Actions(count) => t!("ad-lasting-actions", count = count.unsigned_abs(), signed = format!("{count:+}")),
        Lasting::Draws(count) => t!("ad-lasting-draws", count = count),
    }
}

/// What an offer asks for (AD-50): "codes D, F and Samurai".
pub(super) fn wishes(faces: &Cards, codes: Codes, title: Option<Card>) -> String {
    let letters: Vec<String> = codes.iter().map(|code| code.to_string()).collect();
    let mut wishes = Vec::new();
    if !letters.is_empty() {
        wishes.push(t!("ad-codes", count = letters.len(), codes = letters.join(", ")));
    }
    wishes.extend(title.map(|card| faces.title(card).to_owned()));
    if wishes.is_empty() { t!("ad-nothing") } else { listed(wishes) }
}

pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    let name = |seat: &Seat| names.of(*seat).into_owned();
    let faces = &names.1.access_denied.cards;
    let title = |card: &Card| faces.title(*card).to_owned();
    match event {
        Event::Moved { card, from, to } => moved(*card, *from, *to, names),
        Event::Shuffled { cards: count } => t!("ad-event-shuffled", count = *count),
        Event::PasswordSet { seat } => t!("ad-event-password-set", player = name(seat)),
        Event::TurnBegan { seat, round } => t!("ad-event-turn", player = name(seat), round = *round),
        Event::PotatoShown { seat, card } => t!("ad-event-potato", player = name(seat), card = title(card)),
        Event::TurnSkipped { seat } => t!("ad-event-turn-skipped", player = name(seat)),
        Event::Passed { seat } => t!("ad-event-passed", player = name(seat)),
        Event::Attempted { seat, sector, level } => {
            t!("ad-event-attempted", player = name(seat), level = level.name(), sector = sector.name())
        }
        Event::AttemptEnded { seat, sector, handed, back, granted } => {
            let granted = match *granted {
                true => "yes",
                // Wrong cards would have been kept (AD-33).
                false if back == handed => "stopped",
                false => "no",
            };
            t!("ad-event-attempt-ended", granted = granted, player = name(seat), back = *back, handed = *handed, sector = sector.name())
        }
        Event::Gained { seat, sector, level } => {
            t!("ad-event-gained", player = name(seat), level = level.name(), sector = sector.name())
        }
        Event::MarkerRemoved { seat, sector } => t!("ad-event-marker-removed", player = name(seat), sector = sector.name()),
        Event::Played { seat, card, target, backdoor } => {
            let (player, card) = (name(seat), title(card));
            let Targeted { kind, player: whose, sector, other } = Targeted::new(faces, *target, |seat| name(&seat));
            if *backdoor {
                t!("ad-event-played-backdoor", target = kind, player = player, card = card, whose = whose, sector = sector, other = other)
            } else {
                t!("ad-event-played", target = kind, player = player, card = card, whose = whose, sector = sector, other = other)
            }
        }
        Event::Voided { seat, card } => t!("ad-event-cancelled", player = name(seat), card = title(card)),
        Event::WentOff { card, sector, seat } => {
            t!("ad-event-triggered", player = name(seat), card = title(card), sector = sector.name())
        }
        Event::CodeShown { by, to, sector, code: Some(code) } => {
            t!("ad-event-code-seen", player = name(by), to = name(to), sector = sector.name(), code = code.to_string())
        }
        Event::CodeShown { by, to, sector, code: None } => {
            t!("ad-event-code-shown", player = name(by), to = name(to), sector = sector.name())
        }
        Event::HandSeen { by, seat, cards: Some(cards) } => {
            t!("ad-event-hand-seen", player = name(by), of = name(seat), cards = titles(faces, *cards))
        }
        Event::HandSeen { by, seat, cards: None } => t!("ad-event-hand-looked", player = name(by), of = name(seat)),
        Event::Tapped { seat } => t!("ad-event-tapped", player = name(seat)),
        Event::Lasts { seat, effect } => t!("ad-event-lasts", player = name(seat), effect = lasting(*effect)),
        Event::NoLimit { seat } => t!("ad-event-no-limit", player = name(seat)),
        Event::UpgradesOff { seat, sector } => t!("ad-event-upgrades-off", player = name(seat), sector = sector.name()),
        Event::Actions { seat, more } => t!("ad-event-actions", player = name(seat), more = *more),
        Event::Buys { seat } => t!("ad-event-buys", player = name(seat)),
        Event::Spared { seat } => t!("ad-event-spared", player = name(seat)),
        Event::OfferBegun { seat, to } => t!("ad-event-offer-begun", player = name(seat), to = name(to)),
        Event::Asked { seat, codes, title } => t!("ad-event-asked", player = name(seat), wish = wishes(faces, *codes, *title)),
        Event::OfferShown { seat, to, cards: Some(cards) } => {
            t!("ad-event-offer-seen", player = name(seat), to = name(to), cards = titles(faces, *cards))
        }
        Event::OfferShown { seat, to, cards: None } => t!("ad-event-offer-shown", player = name(seat), to = name(to)),
        Event::OfferOff { seat } => t!("ad-event-offer-off", player = name(seat)),
        Event::Traded { seat, to, back } => t!("ad-event-traded", player = name(seat), to = name(to), back = *back),
        Event::Over { winner: Some(seat) } => t!("ad-event-won", player = name(seat)),
        Event::Over { winner: None } => t!("ad-event-over"),
    }
}
