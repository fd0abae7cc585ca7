//! What comes after what: schemas and tokens are placed, PADs are ordered, programs are active.

use super::events::Told;
use super::frames::Progress;
use super::moves::Out;
use super::server::{Facing, Square};
use super::setup::placed;
use super::state::State;
use super::table::Stage;
use crate::rules::game::{EventSink, Seat};

impl State {
    /// Who places the next schema; with the last one this is over. One for which there is no place at all stays off the server.
    pub(super) fn next_schema(&mut self) {
        while let Some(map) = self.table.next_to_place() {
            if let Some(player) = map.placed_by
                && (self.table.keeps_apart(map) || self.table.places_with(map, false).next().is_some())
            {
                self.table.stage = Stage::Schemas;
                self.table.turn = player.seat();
                return;
            }
            self.lay(map, placed(self.table.catalog, map, Square::default(), Facing::North));
        }
        self.after_schemas();
    }

    /// All schemas lie: RAM is set, then come entry tokens, if the operation has them, and the PADs (AE-10, AE-61, AE-123).
    pub(super) fn after_schemas(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            self.table.side_mut(seat).ram = self.table.ram_set(seat);
        }
        self.table.turn = Seat(0);
        if self.table.operation().tokens && self.places_tokens(Seat(0)) {
            self.table.stage = Stage::Tokens;
        } else {
            self.begin_order();
        }
    }

    /// Both sides order their PADs (AE-10).
    pub(super) fn begin_order(&mut self) {
        self.table.stage = Stage::Ordering;
        for seat in [Seat(0), Seat(1)] {
            self.begin_ordering(seat);
        }
    }

    /// Carries the course of play on by itself (AE-10 to AE-13).
    pub(super) fn go_on_course(&mut self, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        if self.table.active.changed {
            self.look_for_end(out);
            return Progress::GoesOn;
        }
        match self.table.stage {
            Stage::Schemas | Stage::Tokens | Stage::Over => Progress::Asks,
            Stage::Ordering => {
                if !self.table.ordering().is_empty() {
                    return Progress::Asks;
                }
                self.table.stage = Stage::Activation;
                Progress::GoesOn
            }
            Stage::Activation => self.go_on_activation(out),
        }
    }
}
