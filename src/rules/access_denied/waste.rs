//! Cards of an attempt that the seat's own checklist already says are wrong (AD-32, AD-34, AD-91).

use super::actions::Action;
use super::frames::Frame;
use super::view::{Asked, View};
use crate::rules::game::Seat;
use crate::t;

pub(super) fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
    // Until the last card is handed over, those before it can be undone.
    let (Asked::HandOver(1), Action::Pick(last)) = (view.asked, *action) else { return None };
    let Some(Frame::Attempt(attempt)) = view.table.stack.last() else { return None };
    if attempt.seat != seat || view.own() != Some(seat) {
        return None;
    }
    let (cards, sector) = (&view.table.cards, attempt.sector);
    let mut clue = view.certain(sector);
    clue.close();
    let all: Vec<_> = view.handed.iter().copied().chain([last]).collect();
    let wrong = all.iter().find(|card| clue.out.contains(cards.code(**card)));
    if let Some(card) = wrong {
        return Some(t!("ad-waste-code", code = cards.code(*card).to_string(), sector = sector.name(), card = cards.title(*card)));
    }
    let twice = all.iter().enumerate().find(|(at, card)| all[..*at].iter().any(|other| cards.code(*other) == cards.code(**card)));
    twice.map(|(_, card)| t!("ad-waste-twice", code = cards.code(*card).to_string(), card = cards.title(*card)))
}
