//! What a seat may not write, and by which rule.

use super::actions::Action;
use super::matrix::{BOXES, SHARES_LINE};
use super::sheet::{Navigation, Sheet};
use super::state::State;
use super::words;
use crate::rules::game::{Refusal, Seat};

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
            return Err(Refusal::new("TD-12", "You have done your three writings of this round."));
        }
        match *action {
            Action::Write { value, cell } => {
                if matches!(turn.step, Navigation::Done) {
                    return Err(Refusal::new("TD-12", "Your navigation dice of this round are written."));
                }
                if matches!(turn.step, Navigation::ToCross) {
                    return Err(Refusal::new("TD-23", "You have written one of the two values; now cross out a box."));
                }
                check_box(sheet, cell)?;
                if value == 0 || !turn.navigation.contains(&value) {
                    return Err(Refusal::new("TD-20", format!("You have no navigation die of {value} to write.")));
                }
                match turn.step {
                    Navigation::Second(first) if SHARES_LINE[usize::from(first)] & 1 << cell != 0 => {
                        Err(Refusal::new("TD-21", "The two boxes filled in one round share neither row nor column."))
                    }
                    Navigation::Both if sheet.matrix.empty() & !SHARES_LINE[usize::from(cell)] == 0 => {
                        Err(Refusal::new("TD-22", "From this box your second value would have no legal box left."))
                    }
                    _ => Ok(()),
                }
            }
            Action::CrossOut { cell } => {
                match turn.step {
                    Navigation::Stuck | Navigation::ToCross => {}
                    Navigation::Done => return Err(Refusal::new("TD-12", "Your navigation dice of this round are written.")),
                    Navigation::ToWrite => {
                        return Err(Refusal::new("TD-23", "You have crossed out a box; now write one of the two values."));
                    }
                    Navigation::Both | Navigation::Second(_) => {
                        return Err(Refusal::new("TD-22", "Boxes are crossed out only where no two of them take both values."));
                    }
                }
                check_box(sheet, cell)
            }
            Action::Charge(line) => {
                if !turn.phone_open() {
                    return Err(Refusal::new("TD-12", "Your phone dice of this round are used."));
                }
                if self.grid.allows(line, sheet.charger, turn.phone) {
                    return Ok(());
                }
                Err(words::refuse_line(self.grid, sheet.charger, turn.phone, line))
            }
            Action::Swap { spot, value } => {
                if sheet.tracker.ready() == 0 {
                    return Err(Refusal::new("TD-40", "You have no unlocked ability: shade a circled hex first."));
                }
                if turn.swappable().any(|die| die == (spot, value)) {
                    return Ok(());
                }
                Err(Refusal::new("TD-41", "The unused die swaps with a die that you have not yet written."))
            }
            Action::Roll | Action::Allocate(_) => Err(Refusal::new("TD-10", "The dice are allocated; now everybody writes.")),
        }
    }
}

/// Whether a box is there and empty (TD-20).
#[inline]
fn check_box(sheet: &Sheet, cell: u8) -> Result<(), Refusal> {
    if usize::from(cell) >= BOXES {
        return Err(Refusal::new("TD-1", format!("There is no box {cell}: they are numbered 0 to 24.")));
    }
    if sheet.matrix.empty() & 1 << cell == 0 {
        return Err(Refusal::new("TD-20", "This box is filled; a value is written into an empty one."));
    }
    Ok(())
}
