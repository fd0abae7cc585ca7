//! Linked programs: one moves, the others materialize next to it, and their owner says who finds no place (AE-74, AE-111).

use super::actions::Action;
use super::activation::Movement;
use super::events::{Event, MoveReason, Told};
use super::frames::{Frame, Progress};
use super::models::{ModelId, Models, Place, Slot};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::server::{Facing, Square};
use super::squares::Squares;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::EventSink;

impl Open {
    /// The mates of a linked model that were taken up to materialize next to it.
    fn lifted_mates(&self, anchor: ModelId) -> Models {
        let mates = self.alive(anchor.slot()).without(anchor);
        mates.iter().filter(|mate| matches!(self.model(*mate).place, Place::Lifted(_))).fold(Models::NONE, Models::with)
    }

    /// The models of a program that a schema has caught and that are still to be set down on it (AE-74).
    fn caught_of(&self, slot: Slot, schema: u8) -> Models {
        let of_program = |frame: &Frame| match *frame {
            Frame::Caught { model, schema: by } if by == schema && model.slot() == slot => Some(model),
            _ => None,
        };
        self.frames.iter().filter_map(of_program).fold(Models::NONE, Models::with)
    }
}

impl Table {
    fn mate_squares(&self, anchor: ModelId) -> Squares {
        self.base(anchor).map_or(Squares::EMPTY, |base| base.neighbours() - self.occupied())
    }

    /// The models of a linked program among which its owner chooses the one that finds no place: there is room for some of
    /// them, and not for all (AE-74, AE-111). None where there is nothing to choose.
    #[must_use]
    pub fn without_place(&self) -> Models {
        let (lifted, room) = match self.frame() {
            Some(Frame::Mates(anchor)) => (self.lifted_mates(anchor), self.mate_squares(anchor)),
            Some(Frame::Caught { model, schema }) if self.is_linked(model.slot()) => {
                (self.caught_of(model.slot(), schema), self.free_of_schema(schema))
            }
            _ => return Models::NONE,
        };
        if !room.is_empty() && room.len() < usize::from(lifted.len()) { lifted } else { Models::NONE }
    }

    /// The places for the next mate, any facing.
    pub(super) fn list_mates(&self, anchor: ModelId, out: &mut Vec<Action>) {
        let Some(model) = self.lifted_mates(anchor).first() else { return };
        for square in self.mate_squares(anchor).iter() {
            out.extend(Facing::ALL.map(|facing| Action::Place { model, square, facing }));
        }
    }

    /// Whether a mate may materialize so (AE-111).
    pub(super) fn judge_mate(&self, anchor: ModelId, action: Action) -> Judgement {
        let Action::Place { model, square, .. } = action else { return Err(Why::Mates) };
        expect(self.lifted_mates(anchor).first() == Some(model), Why::OtherMate)?;
        expect(self.mate_squares(anchor).contains(square), Why::MatePlace)
    }
}

impl State {
    /// The movement of a linked program is over: its mates materialize next to the model that moved (AE-111).
    pub(super) fn end_movement(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let Movement::Moving(anchor) = self.table.active.movement else { return };
        self.table.active.movement = Movement::Over;
        out.all(|| Event::MovementEnded { model: anchor });
        self.table.active.half = false;
        for mate in self.table.alive(anchor.slot()).without(anchor).iter() {
            if let Place::On(square) = self.table.model(mate).place {
                self.table.take_off(mate, Place::Lifted(square));
            }
        }
        self.table.frames.push(Frame::Mates(anchor));
    }

    /// As many mates as can materialize do; the others are deleted, all of them where there is no room at all (AE-111).
    pub(super) fn go_on_mates(&mut self, anchor: ModelId, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        let lifted = self.table.lifted_mates(anchor);
        if lifted.is_empty() {
            self.table.frames.pop();
            return Progress::GoesOn;
        }
        if !self.table.mate_squares(anchor).is_empty() {
            return Progress::Asks;
        }
        for mate in lifted.iter() {
            self.no_room(mate, out);
        }
        Progress::GoesOn
    }

    /// The owner has chosen the model that finds no place (AE-74, AE-111).
    pub(super) fn give_up(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let its_own = |frame: &Frame| matches!(frame, Frame::Caught { model: caught, .. } if *caught == model);
        if let Some(at) = self.table.frames.iter().position(its_own) {
            self.table.frames.remove(at);
        }
        self.no_room(model, out);
    }

    /// A mate materializes (AE-34, AE-90, AE-111).
    pub(super) fn place_mate(
        &mut self,
        anchor: ModelId,
        model: ModelId,
        square: Square,
        facing: Facing,
        out: &mut Out<'_, impl EventSink<Told>>,
    ) {
        let Place::Lifted(from) = self.table.model(model).place else { return };
        self.table.put(model, square);
        self.table.model_mut(model).facing = facing;
        self.table.moved(model);
        out.all(|| Event::Placed { model, from, to: square, facing, why: MoveReason::Mate });
        let noise = self.table.ground().noise();
        if noise.contains(square) && !noise.contains(from) {
            self.table.active.entered_noise = true;
        }
        if self.table.lifted_mates(anchor).is_empty() {
            self.table.frames.pop();
            if std::mem::take(&mut self.table.active.entered_noise) {
                self.table.enters_noise(model);
            }
        }
    }
}
