//! What a seat may not write, and by which rule.

use super::actions::Action;
use super::matrix::{BOXES, SHARES_LINE};
use super::sheet::{Navigation, Sheet};
use super::state::State;
use super::words;
use crate::rules::game::{Refusal, Seat};
use crate::t;

impl State {
    /// Whether `seat` may take `action` while everybody writes.
    #[inline]
    pub(super) fn check_writing(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let (turn, choices) = (&self.turns[seat.index()], &self.choices[seat.index()]);
        let is_known = match *action {
            Action::Write { value, cell } => choices.takes_value(cell) & (value != 0) & turn.navigation.contains(&value),
            Action::CrossOut { cell } => choices.takes_cross(cell),
            Action::Charge(line) => choices.takes_line(self.grid, line, turn),
            _ => false,
        };
        if is_known { Ok(()) } else { self.look_into_writing(seat, action) }
    }

    /// The same, with the reason.
    fn look_into_writing(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let (sheet, turn) = (&self.sheets[seat.index()], &self.turns[seat.index()]);
        if turn.is_done() {
            return Err(Refusal::new("TD-12", t!("td-refuse-finished")));
        }
        match *action {
            Action::Write { value, cell } => {
                if matches!(turn.step, Navigation::Done) {
                    return Err(Refusal::new("TD-12", t!("td-refuse-navigation-written")));
                }
                if matches!(turn.step, Navigation::ToCross) {
                    return Err(Refusal::new("TD-23", t!("td-refuse-must-cross-out")));
                }
                check_box(sheet, cell)?;
                if value == 0 || !turn.navigation.contains(&value) {
                    return Err(Refusal::new("TD-20", t!("td-refuse-value", value = value)));
                }
                match turn.step {
                    Navigation::Second(first) if SHARES_LINE[usize::from(first)] & 1 << cell != 0 => {
                        Err(Refusal::new("TD-21", t!("td-refuse-same-line")))
                    }
                    Navigation::Both if sheet.matrix.empty() & !SHARES_LINE[usize::from(cell)] == 0 => {
                        Err(Refusal::new("TD-22", t!("td-refuse-no-second")))
                    }
                    _ => Ok(()),
                }
            }
            Action::CrossOut { cell } => {
                match turn.step {
                    Navigation::Stuck | Navigation::ToCross => {}
                    Navigation::Done => return Err(Refusal::new("TD-12", t!("td-refuse-navigation-written"))),
                    Navigation::ToWrite => {
                        return Err(Refusal::new("TD-23", t!("td-refuse-must-write")));
                    }
                    Navigation::Both | Navigation::Second(_) => {
                        return Err(Refusal::new("TD-22", t!("td-refuse-cross-out")));
                    }
                }
                check_box(sheet, cell)
            }
            Action::Charge(line) => {
                if !turn.phone_open() {
                    return Err(Refusal::new("TD-12", t!("td-refuse-phone-used")));
                }
                if self.grid.allows(line, sheet.charger, turn.phone) {
                    return Ok(());
                }
                Err(words::refuse_line(self.grid, sheet.charger, turn.phone, line))
            }
            Action::Swap { spot, value } => {
                if sheet.tracker.ready() == 0 {
                    return Err(Refusal::new("TD-40", t!("td-refuse-no-ability")));
                }
                if turn.swappable().any(|die| die == (spot, value)) {
                    return Ok(());
                }
                Err(Refusal::new("TD-41", t!("td-refuse-swap")))
            }
            Action::Roll | Action::Allocate(_) => Err(Refusal::new("TD-10", t!("td-refuse-allocated"))),
        }
    }
}

/// Whether a box is there and empty (TD-20).
#[inline]
fn check_box(sheet: &Sheet, cell: u8) -> Result<(), Refusal> {
    if usize::from(cell) >= BOXES {
        return Err(Refusal::new("TD-1", t!("td-refuse-no-box", box = cell)));
    }
    if sheet.matrix.empty() & 1 << cell == 0 {
        return Err(Refusal::new("TD-20", t!("td-refuse-box-filled")));
    }
    Ok(())
}
