//! The activation of a program (AE-11, AE-12, AE-20, AE-107).

use serde::{Deserialize, Serialize};

use super::content::{Marker, MarkerSet, Symbol};
use super::events::{Event, Told};
use super::frames::Progress;
use super::models::{ModelId, Models, Place, SEATS, Slot};
use super::moves::Out;
use super::state::State;
use super::table::{Open, Stage};
use crate::rules::components::List;
use crate::rules::game::{EventSink, Seat};

/// How far an activation has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Moment {
    /// Before the diagnostics roll (AE-11).
    #[default]
    Diagnostics,
    /// The top card of the PAD is to be drawn (AE-11).
    Draw,
    /// Which model of a segmented program is next (AE-110).
    Choose,
    /// The activation begins: burnout, the entry roll (AE-101, AE-123).
    Begin,
    /// Burnout is over.
    Arrive,
    /// The program is to be placed on the server; schemas may be moved first (AE-14).
    Enter,
    /// The model acts (AE-20).
    Act,
    /// The activation ends: noise (AE-90).
    End,
    /// Markers are removed (AE-107).
    Settle,
    /// All models of the program have been active; re-calibration (AE-12).
    Finish,
    /// The other player is next (AE-11).
    Pass,
}

/// The one movement of a linked program (AE-111).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Movement {
    /// It has not begun; for other programs, nothing has changed.
    #[default]
    Open,
    /// This model moves.
    Moving(ModelId),
    /// It is over.
    Over,
}

/// The active program, and what its active model still can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// How far it has got.
    pub moment: Moment,
    /// The active program.
    pub slot: Slot,
    /// Whether its card was the last of the PAD (AE-12).
    pub last: bool,
    /// The active model; the first one of a linked program stands for all (AE-111).
    pub unit: ModelId,
    /// The models that have been active in this activation of the program (AE-110).
    pub acted: Models,
    /// CS left (AE-20).
    pub cs: u8,
    /// CS got by overclocking (AE-70).
    pub overclocked: u8,
    /// Attacks left (AE-50).
    pub attacks: u8,
    /// More dice for the next attack.
    pub dice: u8,
    /// More symbols that the profile lists in the next attack.
    pub lists: List<Symbol, 4>,
    /// The .EXE used, a bit for each (AE-21).
    pub exes: u8,
    /// The markers that are in force in this activation (AE-107).
    pub markers: MarkerSet,
    /// The movement of a linked program.
    pub movement: Movement,
    /// Whether the second square of a CS is kept (AE-103).
    pub half: bool,
    /// Whether CS, RAM for CS, an attack or an .EXE has been used: then the activation can’t be spent on downloading (AE-122).
    pub used: bool,
    /// The models that were next to the cache's node when the activation began (AE-122).
    pub beside_cache: Models,
    /// Whether the activation is spent on downloading (AE-122).
    pub downloading: bool,
    /// Which units have taken noise damage in this activation (AE-90).
    pub noised: Models,
    /// Whether it is where it can’t stay: over something occupied, or on two schemas (AE-100, AE-113).
    pub must_go_on: bool,
    /// Whether a model that materialized is in noise (AE-111).
    pub entered_noise: bool,
    /// Whether models were deleted, or nodes and pylons changed hands, since the last check for an end (AE-13, AE-123).
    pub changed: bool,
}

impl Open {
    /// The models of the active unit that are on the server.
    #[inline]
    #[must_use]
    pub fn active_models(&self) -> Models {
        let members = self.members(self.active.unit);
        members.iter().filter(|model| matches!(self.model(*model).place, Place::On(_))).fold(Models::NONE, Models::with)
    }

    /// Whether it is a seat's turn and its active unit acts.
    #[inline]
    #[must_use]
    pub fn is_acting(&self, seat: Seat) -> bool {
        self.stage == Stage::Activation && self.turn == seat && self.active.moment == Moment::Act
    }
}

impl State {
    /// Carries an activation on by itself.
    pub(super) fn go_on_activation(&mut self, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        let active = self.table.active;
        match active.moment {
            Moment::Diagnostics => self.roll_diagnostics(out),
            Moment::Draw => self.draw_card(out),
            Moment::Choose => return self.choose_unit(out),
            Moment::Begin => self.begin_unit(out),
            Moment::Arrive => self.arrive(out),
            Moment::Enter => return self.go_on_entering(out),
            Moment::Act => {
                let on = self.table.active_models();
                if !on.is_empty() {
                    if let Movement::Moving(model) = active.movement
                        && !on.contains(model)
                    {
                        self.table.active.movement = Movement::Over;
                    }
                    return Progress::Asks;
                }
                self.table.active.moment = Moment::Settle;
            }
            Moment::End => {
                self.table.active.moment = Moment::Settle;
                if self.table.unit_in_noise(active.unit) {
                    self.table.enters_noise(active.unit);
                }
            }
            Moment::Settle => self.settle(out),
            Moment::Finish => self.finish_program(out),
            Moment::Pass => {
                self.table.turn = Open::opponent(self.table.turn);
                self.table.active = Activation { moment: Moment::Draw, ..Activation::default() };
            }
        }
        Progress::GoesOn
    }

    /// Draws the top card of the PAD; an empty one is re-calibrated first (AE-11, AE-13).
    fn draw_card(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let seat = self.table.turn;
        if self.table.side(seat).pad == 0 {
            self.recalibrate(seat, out);
            return;
        }
        let card = self.pads[seat.index() % SEATS].remove(0).unwrap_or_default();
        let side = self.table.side_mut(seat);
        side.pad &= !(1 << card);
        let last = side.pad == 0;
        let slot = Slot::of(seat, usize::from(card));
        self.table.active = Activation { moment: Moment::Choose, slot, last, unit: slot.model(0), ..Activation::default() };
        out.seal();
        let program = self.table.side(seat).programs[slot.card()];
        out.all(|| Event::Revealed { slot, program });
    }

    /// The models that are still to be active: those of a segmented program one after the other (AE-110), others at once.
    pub(super) fn units_left(&self) -> Models {
        let active = &self.table.active;
        let alive = self.table.alive(active.slot);
        if self.table.is_segmented(active.slot) {
            alive - active.acted
        } else if active.acted.is_empty() && !alive.is_empty() {
            Models::one(active.slot.model(0))
        } else {
            Models::NONE
        }
    }

    fn choose_unit(&mut self, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        let left = self.units_left();
        match left.first() {
            None => self.table.active.moment = Moment::Finish,
            Some(_) if left.len() > 1 => return Progress::Asks,
            Some(unit) => self.activate(unit, out),
        }
        Progress::GoesOn
    }

    /// A model, or a program that acts as one, becomes active.
    pub(super) fn activate(&mut self, unit: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let program = self.table.program(unit);
        let brief = std::mem::take(&mut self.table.model_mut(unit).brief);
        let model = self.table.model_mut(unit);
        model.lent -= brief;
        let markers = model.markers;
        let less = if markers.contains(Marker::Inefficiency) { 2 } else { 0 };
        let cs = program.cs.saturating_sub(less);
        let before = self.table.active;
        self.table.active = Activation {
            moment: Moment::Begin,
            slot: before.slot,
            last: before.last,
            acted: before.acted.with(unit),
            unit,
            cs,
            attacks: 1,
            markers,
            changed: before.changed,
            ..Activation::default()
        };
        out.all(|| Event::Began { model: unit, cs });
    }

    fn begin_unit(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.active.moment = Moment::Arrive;
        if self.table.active.markers.contains(Marker::Burnout) {
            self.burnout(self.table.active.unit, out);
        }
    }

    fn arrive(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let unit = self.table.active.unit;
        let members = self.table.members(unit);
        self.table.active.moment = match members.first().map(|first| self.table.model(first).place) {
            None => Moment::Settle,
            Some(Place::Waiting) => {
                self.roll_entry(unit, out);
                Moment::Enter
            }
            Some(_) => {
                self.begin_beside_cache(out);
                Moment::Act
            }
        };
    }

    /// The player ends the activation of the model, or has it wait outside.
    pub(super) fn end_unit(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let active = &mut self.table.active;
        let (unit, lost) = (active.unit, active.cs);
        if active.moment == Moment::Enter {
            let slot = active.slot;
            out.all(|| Event::Waits { slot });
        } else {
            out.all(|| Event::Ended { model: unit, lost });
        }
        self.table.active.moment = Moment::End;
    }

    /// Markers go at the end of the activation in which they were in force, those set in it stay (AE-107).
    fn settle(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let unit = self.table.active.unit;
        self.table.active.moment = Moment::Choose;
        let model = self.table.model_mut(unit);
        let fresh = std::mem::take(&mut model.fresh);
        let mut goes = model.markers - fresh;
        goes.remove(Marker::Burnout);
        model.markers -= goes;
        model.lent = model.brief;
        for marker in goes.iter() {
            out.all(|| Event::Unmarked { model: unit, marker });
        }
    }

    fn finish_program(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.active.moment = Moment::Pass;
        if self.table.active.last {
            self.recalibrate(self.table.turn, out);
        }
    }

    /// Spends CS of the active unit (AE-20).
    pub(super) fn spend(&mut self, cs: u8) {
        let active = &mut self.table.active;
        active.cs = active.cs.saturating_sub(cs);
        active.used = true;
    }

    /// 1 RAM for 1 CS (AE-70).
    pub(super) fn overclock(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Told>>) {
        self.lose_ram(seat, 1, super::events::RamReason::Overclock, out);
        let active = &mut self.table.active;
        active.overclocked += 1;
        active.cs += 1;
        active.used = true;
        let (model, cs) = (active.unit, active.cs);
        out.all(|| Event::Overclocked { model, cs });
    }
}
