//! Re-calibration (AE-12, AE-80, AE-81).

use super::events::{Event, RamReason, Told};
use super::moves::Out;
use super::state::State;
use super::table::Stage;
use crate::rules::game::{EventSink, Seat};

impl State {
    /// A side re-calibrates: its marker advances, its RAM is set, points may be scored, then it orders its PAD anew.
    pub(super) fn recalibrate(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Told>>) {
        let side = self.table.side_mut(seat);
        side.recalibrations = side.recalibrations.saturating_add(1);
        let time = side.recalibrations;
        out.all(|| Event::Recalibrates { seat, time });
        let ram = self.table.ram_set(seat);
        self.set_ram(seat, ram, RamReason::Recalibration, out);
        self.score_recalibration(seat, out);
        self.look_for_end(out);
        if self.table.stage != Stage::Over {
            self.begin_ordering(seat);
        }
    }
}
