//! What costs a turn, or the match, although it need not: a drive that is drawn empty (DW-3, DW-10), and the last memory taken in
//! Setup, which ends the turn without Run (DW-12).

use super::actions::Action;
use super::view::{Asked, View};
use super::words_of_cards::CardState;
use crate::rules::game::Seat;
use crate::t;

pub(super) fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
    let own = view.own() == Some(seat);
    match *action {
        Action::Draw(count) if own && view.asked == Asked::Draw => {
            (count > 1 && count == view.table.user(seat).drive).then(|| t!("dw-waste-drive"))
        }
        Action::Play(_) if own && view.asked == Asked::Setup => ends_turn_early(view, seat, *action).then(|| t!("dw-waste-memory")),
        _ => None,
    }
}

/// Whether a card takes the last memory although something could follow: a command in Run, or a card for nothing.
fn ends_turn_early(view: &View, seat: Seat, action: Action) -> bool {
    let table = &view.table;
    let cost = |action| table.price(seat, action).map_or(0, |price| price.cost.total);
    let free = table.user(seat).memory.free();
    if free == 0 || cost(action) != free {
        return false;
    }
    let idle = table.desk.controlled(seat) & table.desk.in_state(CardState::Idle);
    let mut issues = false;
    idle.iter().for_each(|card| table.commands_of(card, |_| issues = true));
    issues || view.hand().iter().map(Action::Play).any(|other| other != action && cost(other) == 0)
}
