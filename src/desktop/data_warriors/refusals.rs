//! Why a card or a place can't be used now: the rules are asked, and say which of them forbids it.

use super::places::Spot;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::data_warriors::{Action, Asked, Card, CommandId, Named, State as Game, View};
use crate::rules::game::Refusal;

/// The action that somebody means who takes this card of the tray in hand now.
fn meant(view: &View, card: Card) -> Action {
    match view.asked {
        Asked::Discard(_) => Action::Discard(card),
        Asked::Place | Asked::Target => Action::Name(Named::Card(card)),
        _ => Action::Play(card),
    }
}

/// What a place would be named as.
fn named(spot: Spot) -> Option<Named> {
    match spot {
        Spot::Card(card) => Some(Named::Card(card)),
        Spot::Item(number) if number > 0 => Some(Named::Item(number)),
        Spot::Stack | Spot::Item(_) => None,
        spot => spot.user().map(Named::User),
    }
}

/// Why a card of the tray can't be used; nothing where it can.
#[must_use]
pub fn why_not(session: &Session<Game>, table: &OnTable<Game>, card: Card) -> Option<Refusal> {
    table.view_seat()?;
    session.check(&meant(&table.view, card)).err()
}

/// Why a place can't be named, or why nothing can be issued from a card there.
#[must_use]
pub fn why_not_there(session: &Session<Game>, table: &OnTable<Game>, spot: Spot) -> Option<Refusal> {
    let view = &table.view;
    let own = table.view_seat().filter(|own| view.waiting.contains(*own))?;
    match (view.asked, spot) {
        (Asked::Place | Asked::Target, spot) => session.check(&Action::Name(named(spot)?)).err(),
        (Asked::Setup | Asked::Run | Asked::Respond, Spot::Card(card)) => {
            view.table.desk.get(card).filter(|placed| placed.controller == own)?;
            let command = commands(view, card).next()?;
            session.check(&Action::Issue { card, command }).err()
        }
        _ => None,
    }
}

/// The commands that stand on a card.
pub fn commands(view: &View, card: Card) -> impl Iterator<Item = CommandId> {
    view.table.catalog.entry(view.table.face(card)).commands.iter().copied()
}
