//! What is being decided or carried out, one inside the other, and what has been set off (AE-15).
//!
//! A [`Frame`] is something that is not finished: it asks a player, or goes on by itself. The innermost is the last of
//! [`Open::frames`](super::Open); under all of them goes the course of play ([`Stage`](super::Stage), [`Moment`](super::Moment)).
//! What is set off while a frame runs waits as [`Pending`] and happens before that frame goes on.

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::combat::AttackStep;
use super::effects::Running;
use super::events::Told;
use super::models::{ModelId, Slot};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::server::Square;
use super::state::State;
use super::table::{Open, Stage};
use crate::rules::game::{EventSink, Seat};

/// The most frames at a time.
pub const FRAMES: usize = 32;

/// The most effects that wait at a time.
pub const PENDING: usize = 32;

/// Something that is not finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Frame {
    /// A model that a schema has caught finds its square occupied: its player chooses another one (AE-74). If there are too few
    /// for its linked program, the player first chooses which model has no place (AE-111).
    Caught {
        /// The model, lifted from its square.
        model: ModelId,
        /// The schema.
        schema: u8,
    },
    /// A linked program has one more full colour than models lost: its player chooses which model is deleted (AE-112).
    Lose(Slot),
    /// A model of a linked program has moved: the other models materialize next to it. If there are too few squares, the player
    /// first chooses which model has no place (AE-111).
    Mates(ModelId),
    /// An attack (AE-58); what it is about is in [`Open::strike`](super::Open).
    Attack(AttackStep),
    /// A text of a data card (AE-6).
    Text(Running),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Lose(Slot::default())
    }
}

/// Something that was triggered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Trigger {
    /// A model or linked program, named by its [unit](super::Open::unit_of), takes noise damage (AE-90, AE-92).
    Noise(ModelId),
    /// The deletion effect of a program (AE-55).
    Deletion {
        /// The program.
        slot: Slot,
        /// Where its last model stood, if it was on the server.
        square: Option<Square>,
    },
}

/// Something that waits to happen, at the same time as all others of the same depth (AE-15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// What.
    pub what: Trigger,
    /// How many frames there were when it was triggered.
    pub depth: u8,
}

impl Default for Pending {
    fn default() -> Self {
        Self { what: Trigger::Noise(ModelId::default()), depth: 0 }
    }
}

impl Open {
    /// The innermost frame.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    /// What waits for the active player to say what comes first: two or more simultaneous effects (AE-15).
    pub fn simultaneous(&self) -> impl Iterator<Item = Trigger> + '_ {
        let depth = self.frames.len() as u8;
        self.pending.iter().filter(move |pending| pending.depth >= depth).map(|pending| pending.what)
    }

    /// Sets something off.
    pub(super) fn set_off(&mut self, what: Trigger) {
        let depth = self.frames.len() as u8;
        self.pending.push(Pending { what, depth });
    }

    /// Who is asked by the innermost frame or by simultaneous effects; nobody when there are none.
    pub(super) fn asked_by_frames(&self) -> Option<Seat> {
        if self.are_simultaneous() {
            return Some(self.turn);
        }
        self.frame().map(|frame| match frame {
            Frame::Caught { model, .. } | Frame::Mates(model) => model.seat(),
            Frame::Lose(slot) => slot.seat(),
            Frame::Attack(_) => self.attacking().unwrap_or(self.turn),
            Frame::Text(text) => text.seat(),
        })
    }
}

/// Whether something can go on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// It did; there may be more.
    GoesOn,
    /// A player is asked.
    Asks,
}

impl State {
    /// Carries on with everything that asks nobody.
    pub(super) fn go_on(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        while self.table.stage != Stage::Over && self.advance(out) == Progress::GoesOn {}
    }

    fn advance(&mut self, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        if self.table.are_simultaneous() {
            return Progress::Asks;
        }
        let first = self.table.simultaneous().next();
        if let Some(first) = first {
            self.happen(first, out);
            return Progress::GoesOn;
        }
        match self.table.frame() {
            Some(Frame::Caught { model, schema }) => self.go_on_caught(model, schema, out),
            Some(Frame::Lose(slot)) => self.go_on_losing(slot, out),
            Some(Frame::Mates(anchor)) => self.go_on_mates(anchor, out),
            Some(Frame::Attack(step)) => self.go_on_attack(step, out),
            Some(Frame::Text(text)) => self.go_on_text(text, out),
            None => self.go_on_course(out),
        }
    }

    /// Lets something that was set off happen now.
    fn happen(&mut self, what: Trigger, out: &mut Out<'_, impl EventSink<Told>>) {
        if let Some(at) = self.table.pending.iter().position(|pending| pending.what == what) {
            self.table.pending.remove(at);
        }
        match what {
            Trigger::Noise(unit) => self.noise_damage(unit, out),
            Trigger::Deletion { slot, square } => self.deletion_effect(slot, square, out),
        }
    }

    /// Lists what the innermost decision allows, in ascending order.
    pub(super) fn list_frames(&self, out: &mut Vec<Action>) {
        let count = self.table.simultaneous().count();
        if count > 1 {
            out.extend((0..count as u8).map(Action::ChooseNumber));
            return;
        }
        let without_place = self.table.without_place();
        if !without_place.is_empty() {
            out.extend(without_place.iter().map(Action::ChooseModel));
            return;
        }
        match self.table.frame() {
            Some(Frame::Caught { model, schema }) => {
                out.extend(self.table.places_for_caught(model, schema).iter().map(Action::ChooseSquare));
            }
            Some(Frame::Lose(slot)) => out.extend(self.table.alive(slot).iter().map(Action::ChooseModel)),
            Some(Frame::Mates(anchor)) => self.table.list_mates(anchor, out),
            Some(Frame::Attack(_)) => out.extend([Action::Accept, Action::Decline]),
            Some(Frame::Text(text)) => self.table.list_choices(&text, out),
            None => {}
        }
    }

    /// Whether an action answers the innermost decision.
    pub(super) fn judge_frames(&self, action: Action) -> Judgement {
        let count = self.table.simultaneous().count();
        if count > 1 {
            let Action::ChooseNumber(number) = action else { return Err(Why::Simultaneous) };
            return expect(usize::from(number) < count, Why::Simultaneous);
        }
        let without_place = self.table.without_place();
        if !without_place.is_empty() {
            return expect(matches!(action, Action::ChooseModel(model) if without_place.contains(model)), Why::WithoutPlace);
        }
        match self.table.frame() {
            Some(Frame::Caught { model, schema }) => {
                let Action::ChooseSquare(square) = action else { return Err(Why::Caught) };
                expect(self.table.places_for_caught(model, schema).contains(square), Why::CaughtPlace)
            }
            Some(Frame::Lose(slot)) => {
                let Action::ChooseModel(model) = action else { return Err(Why::Lose) };
                expect(self.table.alive(slot).contains(model), Why::Lose)
            }
            Some(Frame::Mates(anchor)) => self.table.judge_mate(anchor, action),
            Some(Frame::Attack(_)) => expect(matches!(action, Action::Accept | Action::Decline), Why::Disruption),
            Some(Frame::Text(text)) => self.table.judge_choice_of_text(&text, action),
            None => Ok(()),
        }
    }

    /// Carries out the answer to the innermost decision.
    pub(super) fn answer_frames(&mut self, action: Action, out: &mut Out<'_, impl EventSink<Told>>) {
        if self.table.are_simultaneous() {
            let Action::ChooseNumber(number) = action else { return };
            let what = self.table.simultaneous().nth(usize::from(number));
            if let Some(what) = what {
                self.happen(what, out);
            }
            return;
        }
        match (self.table.frame(), action) {
            (Some(Frame::Caught { model, .. }), Action::ChooseSquare(square)) => self.place_caught(model, square, out),
            (Some(Frame::Lose(_)), Action::ChooseModel(model)) => {
                self.table.frames.pop();
                self.remove_model(model, out);
            }
            (Some(Frame::Caught { .. } | Frame::Mates(_)), Action::ChooseModel(model)) => self.give_up(model, out),
            (Some(Frame::Mates(anchor)), Action::Place { model, square, facing }) => self.place_mate(anchor, model, square, facing, out),
            (Some(Frame::Attack(_)), _) => self.answer_disruption(action == Action::Accept, out),
            (Some(Frame::Text(text)), _) => self.answer_text(text, action, out),
            _ => {}
        }
    }
}
