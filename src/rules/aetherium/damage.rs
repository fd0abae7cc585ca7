//! Stability grids, and what happens when they are full (AE-54, AE-55, AE-73, AE-112).

use super::activation::Movement;
use super::cache::Cache;
use super::content::Form;
use super::events::{Event, Harm, RamReason, Told};
use super::frames::{Frame, Trigger};
use super::models::{ModelId, Models, Place, Slot};
use super::moves::Out;
use super::server::Square;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::EventSink;

/// How many colours of a grid are full with so many boxes filled (AE-112).
pub(super) fn full_colours(grid: &[u8], damage: u8) -> usize {
    let mut left = damage;
    grid.iter()
        .take_while(|boxes| {
            let full = left >= **boxes;
            left = left.saturating_sub(**boxes);
            full
        })
        .count()
}

impl Open {
    /// The boxes of a model's grid that are still empty; of a linked program those of the program.
    #[must_use]
    pub fn boxes_left(&self, model: ModelId) -> u8 {
        self.program(model).boxes().saturating_sub(self.model(self.unit_of(model)).damage)
    }
}

impl Table {
    /// Whether a model is on the wing: where it may not stay (AE-100, AE-113).
    fn flies(&self, model: ModelId) -> bool {
        let mover = match self.active.movement {
            Movement::Moving(mover) => mover,
            _ => self.active.unit,
        };
        self.active.must_go_on && mover == model
    }
}

impl State {
    /// Fills boxes of a model's grid (AE-54). Of a linked program they are filled colour by colour, and a model goes with
    /// each: the target first, if one was hit, any further by its owner's choice (AE-112). Nothing happens to what is gone.
    pub(super) fn damage(&mut self, model: ModelId, target: bool, boxes: u8, harm: Harm, out: &mut Out<'_, impl EventSink<Told>>) {
        let unit = self.table.unit_of(model);
        let members = self.table.members(unit);
        let boxes = boxes.min(self.table.boxes_left(unit));
        if members.is_empty() || boxes == 0 {
            return;
        }
        let program = self.table.program(unit);
        let before = self.table.model(unit).damage;
        let filled = before + boxes;
        self.table.model_mut(unit).damage = filled;
        out.all(|| Event::Damaged { model, boxes, filled, harm });
        if filled == program.boxes() {
            for member in members.iter() {
                self.remove_model(member, out);
            }
        } else if matches!(program.form, Form::Linked(_)) {
            let mut lost = full_colours(&program.grid, filled) - full_colours(&program.grid, before);
            if target && lost > 0 && members.contains(model) {
                self.remove_model(model, out);
                lost -= 1;
            }
            for _ in 0..lost {
                self.table.frames.push(Frame::Lose(unit.slot()));
            }
        }
    }

    /// Deletes a model for which there is no square; of a linked program the colour being filled is filled up (AE-74, AE-111).
    pub(super) fn no_room(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let unit = self.table.unit_of(model);
        let program = self.table.program(unit);
        let damage = self.table.model(unit).damage;
        let filled = match program.form {
            Form::Linked(_) => program.grid.iter().take(full_colours(&program.grid, damage) + 1).sum(),
            _ => program.boxes(),
        };
        self.table.model_mut(unit).damage = filled;
        out.all(|| Event::Damaged { model, boxes: filled - damage, filled, harm: Harm::NoRoom });
        self.remove_model(model, out);
    }

    /// The owner of a linked program is asked which model goes, where there is a choice (AE-112).
    pub(super) fn go_on_losing(&mut self, slot: Slot, out: &mut Out<'_, impl EventSink<Told>>) -> super::frames::Progress {
        let members = self.table.alive(slot);
        if members.len() > 1 {
            return super::frames::Progress::Asks;
        }
        self.table.frames.pop();
        if let Some(last) = members.first() {
            self.remove_model(last, out);
        }
        super::frames::Progress::GoesOn
    }

    /// Removes a deleted model at once (AE-54); with the last of its program the program goes (AE-55).
    pub(super) fn remove_model(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let square = self.table.model(model).place.square();
        self.table.take_off(model, Place::Deleted);
        self.table.active.changed = true;
        if self.table.flies(model) {
            self.table.active.must_go_on = false;
            self.table.stand_anew_with_omnis();
        }
        out.all(|| Event::Deleted { model, square });
        if self.table.cache == Cache::Carried(model)
            && let Some(square) = square
        {
            self.table.cache = Cache::Lying(square);
            out.all(|| Event::CacheDropped { square });
        }
        self.table.stop_download(Models::one(model));
        let slot = model.slot();
        if !self.table.is_alive(slot) {
            self.leave_pad(slot);
            if slot.models().iter().all(|other| self.table.model(other).place != Place::Left) {
                self.program_deleted(slot, square, out);
            }
        }
    }

    /// A whole program is gone: its card leaves console and PAD, RAM is gained or lost, its deletion effect is set off
    /// (AE-13, AE-55, AE-73).
    fn program_deleted(&mut self, slot: Slot, square: Option<Square>, out: &mut Out<'_, impl EventSink<Told>>) {
        out.all(|| Event::ProgramDeleted { slot });
        let Some(program) = self.table.card(slot) else { return };
        let seat = slot.seat();
        match super::ram::for_deletion(program.kind) {
            0 => self.lose_ram(seat, program.ram, RamReason::AvatarDeleted, out),
            gain => self.gain_ram(seat, gain, RamReason::Deletion, out),
        };
        if program.deletion.is_some() {
            self.table.set_off(Trigger::Deletion { slot, square });
        }
    }
}
