//! A drive that is drawn empty although fewer cards would do (DW-3, DW-10).

use super::actions::Action;
use super::view::{Asked, View};
use crate::rules::game::Seat;
use crate::t;

pub(super) fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
    let Action::Draw(count) = *action else { return None };
    let own = view.own() == Some(seat) && view.asked == Asked::Draw;
    (own && count > 1 && count == view.table.user(seat).drive).then(|| t!("dw-waste-drive"))
}
