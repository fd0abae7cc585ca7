//! What can be done with which card and at which place: the legal actions, sorted for hands that look for them.

use super::places::Spot;
use crate::rules::data_warriors::{Action, Asked, Card, Named, View};

/// The card of the tray that an action is done with.
#[must_use]
pub fn card_of(view: &View, action: &Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Discard(card) => Some(*card),
        Action::Name(Named::Card(card)) if view.table.trash.contains(*card) => Some(*card),
        _ => None,
    }
}

/// The place that lights up for an action.
#[must_use]
pub fn spot_of(view: &View, action: &Action) -> Option<Spot> {
    let of_card = |card: Card| {
        if view.table.desk.get(card).is_some() { Spot::Card(card) } else { Spot::Trash(card.owner()) }
    };
    match action {
        Action::Issue { card, .. } | Action::Dismiss(card) | Action::First { card, .. } => Some(of_card(*card)),
        Action::Name(Named::Card(card)) => Some(of_card(*card)),
        Action::Name(Named::User(seat)) => Some(Spot::Desktop(*seat)),
        Action::Name(Named::Item(number)) => Some(Spot::Item(*number)),
        _ => None,
    }
}

/// Whether an action is done where this spot is.
fn is_at(view: &View, action: &Action, spot: Spot) -> bool {
    match action {
        // Everything on a user's desktop means the user.
        Action::Name(Named::User(seat)) => spot.user() == Some(*seat),
        _ => spot_of(view, action) == Some(spot),
    }
}

/// The actions at a spot; at a card with none, those at the desktop where it lies.
#[must_use]
pub fn at_spot(view: &View, legal: &[Action], spot: Spot) -> Vec<Action> {
    let at = |spot: Spot| legal.iter().filter(|action| is_at(view, action, spot)).copied().collect::<Vec<_>>();
    let exact = at(spot);
    match spot {
        Spot::Card(card) if exact.is_empty() => view.table.desk.get(card).map(|placed| at(Spot::Desktop(placed.at))).unwrap_or_default(),
        _ => exact,
    }
}

/// Whether what is asked is a choice among things that are listed.
#[must_use]
pub const fn is_prompt(asked: Asked) -> bool {
    matches!(asked, Asked::Place | Asked::Either | Asked::Amount | Asked::Target | Asked::Order)
}

/// What can be done with a card, at a place, or, where something is to be chosen, at all.
#[must_use]
pub fn candidates(view: &View, legal: &[Action], card: Option<Card>, spot: Option<Spot>) -> Vec<Action> {
    match (card, spot) {
        (Some(card), _) => legal.iter().filter(|action| card_of(view, action) == Some(card)).copied().collect(),
        (None, Some(spot)) => at_spot(view, legal, spot),
        (None, None) if is_prompt(view.asked) => legal.iter().filter(|action| !matches!(action, Action::Resign)).copied().collect(),
        (None, None) => Vec::new(),
    }
}

/// Whether nothing can be played or issued any more in a step that its user ends.
#[must_use]
pub fn is_played_out(legal: &[Action]) -> bool {
    legal.contains(&Action::EndStep) && legal.iter().all(|action| matches!(action, Action::EndStep | Action::Resign))
}

/// What the main button does while nothing is in hand. Ending a step has a control of its own as long as there is anything
/// else to do (DW-44).
#[must_use]
pub fn usual(legal: &[Action]) -> Option<Action> {
    if is_played_out(legal) {
        return Some(Action::EndStep);
    }
    let draws = legal.iter().rev().find(|action| matches!(action, Action::Draw(_)));
    let wanted = [Action::Keep, Action::Pass];
    draws.copied().or_else(|| wanted.into_iter().find(|action| legal.contains(action)))
}

/// The choices beside the main button while nothing is in hand.
#[must_use]
pub fn choices(legal: &[Action]) -> Vec<Action> {
    let main = usual(legal);
    let plain = |action: &&Action| matches!(action, Action::Draw(_) | Action::Mulligan | Action::Dismiss(_)) && Some(**action) != main;
    legal.iter().filter(plain).copied().collect()
}

/// The cards of the tray: those in a trash that can be named first, then the hand.
#[must_use]
pub fn tray(view: &View, legal: &[Action]) -> (Vec<Card>, Vec<Card>) {
    let named = legal.iter().filter(|action| matches!(action, Action::Name(_))).filter_map(|action| card_of(view, action));
    (named.collect(), view.hand().iter().collect())
}

/// The next of `count` in a circle, or the first.
#[must_use]
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

/// The places at which something can be done without a card of the tray.
#[must_use]
pub fn places(view: &View, legal: &[Action]) -> Vec<Spot> {
    let mut places: Vec<Spot> = Vec::new();
    for spot in legal.iter().filter(|action| card_of(view, action).is_none()).filter_map(|action| spot_of(view, action)) {
        if !places.contains(&spot) {
            places.push(spot);
        }
    }
    places
}
