//! What happens, in words.

use super::actions::Target;
use super::cards::{Card, CardSet};
use super::content::Cards;
use super::events::{Event, Place};
use super::sectors::Codes;
use super::verbs::Lasting;
use super::words::cards;
use crate::rules::game::{Names, Seat};

/// "Samurai (A)", or "a card" for those who don't see it.
fn card_words(faces: &Cards, card: Option<Card>) -> String {
    card.map_or_else(|| "a card".into(), |card| format!("{} ({})", faces.title(card), faces.code(card)))
}

fn titles(faces: &Cards, set: CardSet) -> String {
    if set.is_empty() {
        return "nothing".into();
    }
    set.iter().map(|card| card_words(faces, Some(card))).collect::<Vec<_>>().join(", ")
}

fn place(at: Place, names: Names<'_>) -> String {
    match at {
        Place::Deck => "the deck".into(),
        Place::Pile => "the discard pile".into(),
        Place::Hand(seat) => format!("the hand of {}", names.of(seat)),
        Place::Aside(seat) => format!("the cards laid aside by {}", names.of(seat)),
        Place::Upgrades(seat) => format!("the upgrades of {}", names.of(seat)),
        Place::Sector(sector) => sector.to_string(),
        Place::Password(sector) => format!("the password of {sector}"),
        Place::Play => "the table".into(),
    }
}

fn moved(card: Option<Card>, from: Place, to: Place, names: Names<'_>) -> String {
    let card = card_words(&names.1.access_denied.cards, card);
    match (from, to) {
        (Place::Deck, Place::Hand(seat)) => format!("{} draws {card}.", names.of(seat)),
        (Place::Hand(seat), Place::Pile) => format!("{} discards {card}.", names.of(seat)),
        (Place::Upgrades(seat), Place::Pile) => format!("{} loses {card}.", names.of(seat)),
        (Place::Hand(seat), Place::Aside(_)) => format!("{} lays {card} aside.", names.of(seat)),
        (Place::Aside(seat), Place::Hand(other)) if seat == other => format!("{} takes {card} back.", names.of(seat)),
        (Place::Aside(from) | Place::Hand(from), Place::Hand(to)) => format!("{} gets {card} from {}.", names.of(to), names.of(from)),
        (Place::Hand(seat), Place::Password(sector)) => format!("{} puts {card} under {sector}.", names.of(seat)),
        (Place::Pile, Place::Hand(seat)) => format!("{} takes {card} from the discard pile.", names.of(seat)),
        (Place::Hand(seat), Place::Play) => format!("{} lays {card} on the table.", names.of(seat)),
        (Place::Hand(seat), Place::Upgrades(_)) => {
            format!("{} lays {card} as an upgrade.", names.of(seat))
        }
        (Place::Play, Place::Pile) => format!("{} goes on the discard pile.", capital(&card)),
        (Place::Play, Place::Upgrades(seat)) => format!("{} works for {} from now on.", capital(&card), names.of(seat)),
        (Place::Play, Place::Sector(sector)) => format!("{} lies on {sector} from now on.", capital(&card)),
        _ => format!("{} goes from {} to {}.", capital(&card), place(from, names), place(to, names)),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What lasts through a turn, as it follows "in its next turn".
#[must_use]
pub fn lasting(effect: Lasting) -> String {
    let actions = |count: i8| if count == 1 { "1 action".into() } else { format!("{count} actions") };
    match effect {
        Lasting::NoFreeAttempt => "no free attempt".into(),
        Lasting::NoAttempts => "no access attempts".into(),
        Lasting::NoActions => "no actions".into(),
        Lasting::Off => "no Root bonuses and no upgrades".into(),
        Lasting::NoDraws => "no cards in the Draw step".into(),
        Lasting::NoLimit => "no hand limit".into(),
        Lasting::Actions(count) if count < 0 => format!("{} fewer", actions(count.saturating_neg())),
        Lasting::Actions(count) => format!("{} more", actions(count)),
        Lasting::Draws(count) => format!("{} more to draw", cards(count)),
    }
}

/// What an offer asks for (AD-50): "code D or Samurai".
pub(super) fn wishes(faces: &Cards, codes: Codes, title: Option<Card>) -> String {
    let mut wishes: Vec<String> = codes.iter().map(|code| format!("code {code}")).collect();
    wishes.extend(title.map(|card| faces.title(card).to_owned()));
    if wishes.is_empty() { "nothing".into() } else { wishes.join(" or ") }
}

fn played(seat: Seat, card: Card, target: Target, backdoor: bool, names: Names<'_>) -> String {
    let faces = &names.1.access_denied.cards;
    let aimed = match target {
        Target::None => String::new(),
        Target::Sector(sector) => format!(" on {sector}"),
        Target::Player(other) => format!(" on {}", names.of(other)),
        Target::Marker { sector, seat: other } => format!(" on the marker of {} in {sector}", names.of(other)),
        Target::Card(card) => format!(" on {}", faces.title(card)),
    };
    let joined = if backdoor { " with Backdoor" } else { "" };
    format!("{} plays {}{aimed}{joined}.", names.of(seat), faces.title(card))
}

pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    let name = |seat: &Seat| names.of(*seat).into_owned();
    let faces = &names.1.access_denied.cards;
    match event {
        Event::Moved { card, from, to } => moved(*card, *from, *to, names),
        Event::Shuffled { cards: count } => format!("The discard pile is shuffled into a new deck of {}.", cards(*count)),
        Event::PasswordSet { seat } => format!("{} is done with its password.", name(seat)),
        Event::TurnBegan { seat, round } => format!("Round {round}: the turn of {} begins.", name(seat)),
        Event::PotatoShown { seat, card } => format!("{} begins its turn with {}.", name(seat), faces.title(*card)),
        Event::TurnSkipped { seat } => format!("{} skips its turn.", name(seat)),
        Event::Passed { seat } => format!("{} passes.", name(seat)),
        Event::Attempted { seat, sector, level } => format!("{} tries for {level} in {sector}.", name(seat)),
        Event::AttemptEnded { seat, sector, handed, back, granted } => {
            let result = if *granted { "Access granted" } else { "Access denied" };
            format!("{result}: {} gets {back} of {} back from {sector}.", name(seat), cards(*handed))
        }
        Event::Gained { seat, sector, level } => format!("{} is {level} in {sector} now.", name(seat)),
        Event::MarkerRemoved { seat, sector } => format!("{} loses its access to {sector}.", name(seat)),
        Event::Played { seat, card, target, backdoor } => played(*seat, *card, *target, *backdoor, names),
        Event::Voided { seat, card } => format!("{} of {} has no effect.", faces.title(*card), name(seat)),
        Event::WentOff { card, sector, seat } => format!("{} sets {} off in {sector}.", name(seat), faces.title(*card)),
        Event::CodeShown { by, to, sector, code: Some(code) } => {
            format!("{} shows {} a code of {sector}: {code}.", name(by), name(to))
        }
        Event::CodeShown { by, to, sector, code: None } => format!("{} shows {} a code of {sector}.", name(by), name(to)),
        Event::HandSeen { by, seat, cards: Some(cards) } => {
            format!("{} sees the hand of {}: {}.", name(by), name(seat), titles(faces, *cards))
        }
        Event::HandSeen { by, seat, cards: None } => format!("{} looks through the hand of {}.", name(by), name(seat)),
        Event::Tapped { seat } => format!("{} listens in on the attempt.", name(seat)),
        Event::Lasts { seat, effect } => format!("The next turn of {}: {}.", name(seat), lasting(*effect)),
        Event::NoLimit { seat } => format!("{} has no hand limit until its next turn.", name(seat)),
        Event::UpgradesOff { seat, sector } => format!("The upgrades of {} are off until it is Oper in {sector}.", name(seat)),
        Event::Actions { seat, more: 1 } => format!("{} has one more action.", name(seat)),
        Event::Actions { seat, more } => format!("{} has {more} more actions.", name(seat)),
        Event::Buys { seat } => format!("{} buys an action for two cards.", name(seat)),
        Event::Spared { seat } => format!("{} is spared.", name(seat)),
        Event::OfferBegun { seat, to } => format!("{} begins an offer to {}.", name(seat), name(to)),
        Event::Asked { seat, codes, title } => format!("{} asks for {}.", name(seat), wishes(faces, *codes, *title)),
        Event::OfferShown { seat, to, cards: Some(cards) } => format!("{} shows {}: {}.", name(seat), name(to), titles(faces, *cards)),
        Event::OfferShown { seat, to, cards: None } => format!("{} shows {} what it has laid aside.", name(seat), name(to)),
        Event::OfferOff { seat } => format!("{} ends the offer, and all cards go back.", name(seat)),
        Event::Traded { seat, to, back } => format!("{} trades 1 card with {} for {}.", name(seat), name(to), cards(*back)),
        Event::Over { winner: Some(seat) } => format!("{} has Root in enough sectors and wins.", name(seat)),
        Event::Over { winner: None } => "The last round is over, and with it the match.".into(),
    }
}
