//! What can be done with which card and at which place: the legal actions, sorted for hands that look for them.

use super::pieces::Spot;
use crate::rules::access_denied::{Action, Asked, Card, CardSet, Frame, Target, View};
use crate::rules::game::Seat;

/// The card that an action is done with.
#[must_use]
pub const fn card_of(action: &Action) -> Option<Card> {
    match action {
        Action::Play { card, .. } | Action::PassOn { card, .. } | Action::Pick(card) | Action::Discard(card) => Some(*card),
        _ => None,
    }
}

/// The places where an action can be done.
#[must_use]
pub fn spots_of(view: &View, action: &Action) -> Vec<Spot> {
    let of_seat = |seat: Seat| view.table.controlled(seat).map(Spot::Rack).collect::<Vec<_>>();
    match action {
        Action::Attempt(sector) | Action::Enter(sector) => vec![Spot::Rack(*sector)],
        Action::Play { target, .. } => match target {
            Target::None => vec![Spot::Middle],
            Target::Sector(sector) | Target::Marker { sector, .. } => vec![Spot::Rack(*sector)],
            Target::Player(seat) => of_seat(*seat),
            Target::Card(card) => {
                let lies = view.table.lying(*card).map(|lying| Spot::Rack(lying.sector));
                let owner = (0..view.table.seats).map(Seat).find(|seat| view.table.player(*seat).upgrades.contains(*card));
                [Spot::Card(*card)].into_iter().chain(lies).chain(owner.into_iter().flat_map(of_seat)).collect()
            }
        },
        Action::PassOn { to, .. } | Action::Trade(to) => of_seat(*to),
        Action::Draw => vec![Spot::Deck],
        Action::TakeTop => vec![Spot::Pile],
        Action::Pick(_) | Action::Discard(_) => {
            let tried = view.table.stack.iter().rev().find_map(|frame| match frame {
                Frame::Attempt(attempt) => Some(Spot::Rack(attempt.sector)),
                _ => None,
            });
            let partner = match view.asked {
                Asked::Password => view.own().map(of_seat).unwrap_or_default(),
                Asked::GiveCards { to, .. } | Asked::Swap(to) | Asked::OfferCard(to) | Asked::Reply(to) | Asked::Gifts(to) => of_seat(to),
                _ => Vec::new(),
            };
            [Spot::Middle, Spot::Pile].into_iter().chain(tried).chain(partner).collect()
        }
        _ => Vec::new(),
    }
}

/// What can be done with a card, at a place, or both. A card dropped on a rack may go along in an attempt or an offer.
#[must_use]
pub fn candidates(view: &View, legal: &[Action], card: Option<Card>, spot: Option<Spot>) -> Vec<Action> {
    let begins = |action: &Action| matches!(action, Action::Attempt(_) | Action::Trade(_));
    let fits = |action: &&Action| {
        let with = match (card, card_of(action)) {
            (Some(card), Some(other)) => card == other,
            (None, None) => true,
            (Some(_), None) => spot.is_some() && begins(action),
            (None, Some(_)) => false,
        };
        with && spot.is_none_or(|spot| spots_of(view, action).contains(&spot))
    };
    if card.is_none() && spot.is_none() { Vec::new() } else { legal.iter().filter(fits).copied().collect() }
}

/// What the main button does while nothing is in hand.
#[must_use]
pub fn usual(legal: &[Action]) -> Option<Action> {
    let wanted = [Action::Draw, Action::Agree, Action::Pass, Action::Decline];
    wanted.into_iter().find(|action| legal.binary_search(action).is_ok())
}

/// The choices beside the main button while nothing is in hand: all that needs no card and no place.
#[must_use]
pub fn choices(legal: &[Action]) -> Vec<Action> {
    let main = usual(legal);
    let plain = |action: &&Action| {
        let of_rack = matches!(action, Action::Attempt(_) | Action::Enter(_) | Action::AskTitle(_));
        card_of(action).is_none() && !of_rack && Some(**action) != main
    };
    legal.iter().filter(plain).copied().collect()
}

/// The cards of the tray: those to pick from that are in no hand of one's own first, then the hand.
#[must_use]
pub fn tray(view: &View, legal: &[Action]) -> (CardSet, CardSet) {
    let picks: CardSet = legal.iter().filter(|action| matches!(action, Action::Pick(_))).filter_map(card_of).collect();
    (picks - view.hand, view.hand)
}

/// The next of `count` in a circle, or the first.
pub fn step(count: usize, at: Option<usize>, back: bool) -> Option<usize> {
    if count == 0 {
        return None;
    }
    Some(match (at, back) {
        (None, false) => 0,
        (None, true) => count - 1,
        (Some(at), false) => (at + 1) % count,
        (Some(at), true) => (at + count - 1) % count,
    })
}

/// The racks and piles at which something can be done without a card.
pub fn places(view: &View, legal: &[Action]) -> Vec<Spot> {
    let mut places: Vec<Spot> = Vec::new();
    for action in legal.iter().filter(|action| card_of(action).is_none()) {
        for spot in spots_of(view, action).into_iter().take(1) {
            if !places.contains(&spot) {
                places.push(spot);
            }
        }
    }
    places
}
