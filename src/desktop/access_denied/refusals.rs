//! Why a card or a place can't be used now: the rules are asked, and say which of them forbids it.

use super::pieces::Spot;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::access_denied::{Action, Aim, Asked, Card, Level, Sector, State as Game, Target, View};
use crate::rules::game::{Refusal, Seat};

/// What a card would be aimed at: the first thing of its kind, so that the rules can say what is wrong.
fn some_target(view: &View, card: Card) -> Target {
    let own = view.own().unwrap_or_default();
    let other = || (0..view.table.seats).map(Seat).find(|seat| *seat != own).unwrap_or_default();
    match view.table.cards.face(card).aim {
        Aim::None => Target::None,
        Aim::OwnAccess | Aim::OwnUser => {
            let held = Sector::ALL.into_iter().find(|sector| view.table.level(own, *sector) > Level::None);
            Target::Sector(held.unwrap_or(Sector::Banking))
        }
        Aim::ControlledWithoutAccess | Aim::WithoutAccess => {
            let free = Sector::ALL.into_iter().find(|sector| view.table.level(own, *sector) == Level::None);
            Target::Sector(free.unwrap_or(Sector::Banking))
        }
        Aim::Here(sector) => Target::Sector(sector),
        Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::OtherWithUpgrade(_) => Target::Player(other()),
        Aim::Controller(sector) => Target::Player(view.table.controller(sector).unwrap_or_else(other)),
        Aim::OthersUpgrade => {
            let lies =
                (0..view.table.seats).map(Seat).filter(|seat| *seat != own).find_map(|seat| view.table.player(seat).upgrades.first());
            Target::Card(lies.unwrap_or(card))
        }
        Aim::LyingCard => Target::Card(view.table.lying.first().map_or(card, |lying| lying.card)),
        Aim::OthersMarker | Aim::MarkerUnderOper => Target::Marker { sector: Sector::Banking, seat: other() },
    }
}

/// The action that somebody means who takes this card in hand now.
fn meant(view: &View, card: Card, spot: Option<Spot>) -> Action {
    let own = view.own().unwrap_or_default();
    let picks = matches!(
        view.asked,
        Asked::Swap(_) | Asked::LayUpgrade | Asked::OfferCard(_) | Asked::Reply(_) | Asked::Gifts(_) | Asked::LoseUpgrade
    );
    match view.asked {
        _ if picks => Action::Pick(card),
        Asked::Discard | Asked::DrawDown | Asked::LoseCards(_) | Asked::Pay(_) | Asked::Price(_) if view.waiting.contains(own) => {
            Action::Discard(card)
        }
        Asked::Password | Asked::HandOver(_) | Asked::Keep | Asked::GiveCards { .. } | Asked::TakeFrom(_) if view.waiting.contains(own) => {
            Action::Pick(card)
        }
        _ => {
            let target = match (spot, some_target(view, card)) {
                (Some(Spot::Rack(sector)), Target::Sector(_)) => Target::Sector(sector),
                (Some(Spot::Rack(sector)), Target::Player(other)) => Target::Player(view.table.controller(sector).unwrap_or(other)),
                (_, target) => target,
            };
            Action::Play { card, target, backdoor: false }
        }
    }
}

/// Why a card can't be used, at a place if one is pointed at; nothing where it can.
#[must_use]
pub fn why_not(session: &Session<Game>, table: &OnTable<Game>, card: Card, spot: Option<Spot>) -> Option<Refusal> {
    table.view_seat()?;
    session.check(&meant(&table.view, card, spot)).err()
}

/// Why a sector can't be attempted now.
#[must_use]
pub fn why_no_attempt(session: &Session<Game>, sector: Sector) -> Option<Refusal> {
    session.check(&Action::Attempt(sector)).err()
}
