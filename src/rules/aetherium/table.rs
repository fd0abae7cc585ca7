//! What lies open before both players: the server, the consoles, the course of play.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use super::activation::Activation;
use super::base::Base;
use super::cache::Cache;
use super::combat::Strike;
use super::content::{Catalog, CodeSet, Form, Operation, OperationId, Program, ProgramId};
use super::frames::{FRAMES, Frame, PENDING, Pending};
use super::ground::MOST_SCHEMAS as SCHEMAS;
use super::models::{MODELS, Model, ModelId, Models, PROGRAMS, Place, SEATS, Slot};
use super::schemas::Placed;
use super::server::Square;
use super::sets::Sets;
use super::squares::Squares;
use super::tokens::Tokens;
use crate::rules::components::List;
use crate::rules::game::{Seat, Seats};

/// The most RAM on a gauge (AE-60).
pub const MOST_RAM: u8 = 10;

/// What a side has apart from its models.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The programs on its console, by their places (AE-5).
    pub programs: List<ProgramId, PROGRAMS>,
    /// Its RAM gauge, 0–10 (AE-60).
    pub ram: u8,
    /// The cards of its PAD that are still to be drawn, a bit for each place of the console (AE-11); while it orders
    /// its PAD all of them.
    pub pad: u8,
    /// Whether it orders its PAD (AE-10, AE-80).
    pub ordering: bool,
    /// How many cards it has queued while it orders.
    pub queued: u8,
    /// How often it has re-calibrated (AE-81).
    pub recalibrations: u8,
    /// Points scored during the match (AE-124).
    #[serde(default)]
    pub points: u8,
}

/// Where the match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stage {
    /// The players place the schemas of the operation in turns.
    Schemas,
    /// The players place entry tokens in turns (AE-123).
    Tokens,
    /// One or both order their PADs (AE-10, AE-80).
    Ordering,
    /// A program is active (AE-11).
    Activation,
    /// The match is over.
    Over,
}

/// What lies open, as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// What the match is played with.
    #[serde(skip, default = "Catalog::being_read")]
    pub catalog: &'static Catalog,
    /// The operation that is played.
    pub operation: OperationId,
    /// Where the match stands.
    pub stage: Stage,
    /// Who won the diagnostics roll (AE-11); before it the first seat.
    pub first: Seat,
    /// Whose turn it is: whose program is active, or who places something.
    pub turn: Seat,
    /// The schemas on the server, in the order of the operation; fewer while the players place them.
    pub schemas: List<Placed, SCHEMAS>,
    /// Who controls the node or pylon of each schema (AE-22).
    pub holders: List<Option<Seat>, SCHEMAS>,
    /// The firewalls (AE-104).
    #[serde(default)]
    pub firewalls: Squares,
    /// The two sides.
    pub sides: [Side; SEATS],
    /// All models by their numbers.
    pub models: List<Model, MODELS>,
    /// The active program.
    #[serde(default)]
    pub active: Activation,
    /// What is being decided or carried out, the innermost last.
    #[serde(default)]
    pub frames: List<Frame, FRAMES>,
    /// What has been triggered and waits (AE-15).
    #[serde(default)]
    pub pending: List<Pending, PENDING>,
    /// The attack that is being carried out (AE-58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strike: Option<Strike>,
    /// The cache (AE-122).
    #[serde(default)]
    pub cache: Cache,
    /// The models whose download is under way (AE-122).
    #[serde(default)]
    pub downloads: Models,
    /// Entry tokens as far as they are open (AE-123).
    #[serde(default)]
    pub tokens: Tokens,
    /// Who won, once the match is over; nobody in a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

/// What lies open, with the sets of squares that follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Open", into = "Open")]
pub struct Table {
    open: Open,
    pub(super) sets: Sets,
}

impl From<Open> for Table {
    fn from(open: Open) -> Self {
        let sets = Sets::of(&open);
        Self { open, sets }
    }
}

impl From<Table> for Open {
    fn from(table: Table) -> Self {
        table.open
    }
}

impl Deref for Table {
    type Target = Open;

    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for Table {
    #[inline]
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

impl Open {
    /// The operation that is played.
    ///
    /// # Panics
    /// If there is no such operation, in a state from outside.
    #[inline]
    #[must_use]
    pub fn operation(&self) -> &'static Operation {
        self.catalog.operation(self.operation)
    }

    /// What a side has.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() % SEATS]
    }

    #[inline]
    pub(super) const fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() % SEATS]
    }

    /// A model.
    #[inline]
    #[must_use]
    pub fn model(&self, model: ModelId) -> &Model {
        &self.models[model.index()]
    }

    #[inline]
    pub(super) fn model_mut(&mut self, model: ModelId) -> &mut Model {
        &mut self.models[model.index()]
    }

    /// The data card of a program, where there is one on the console.
    #[inline]
    #[must_use]
    pub fn card(&self, slot: Slot) -> Option<&'static Program> {
        self.side(slot.seat()).programs.get(slot.card()).map(|program| self.catalog.program(*program))
    }

    /// The data card of a model that is in the match.
    ///
    /// # Panics
    /// If the console has no such program; [`Place::Nowhere`] tells such models.
    #[inline]
    #[must_use]
    pub fn program(&self, model: ModelId) -> &'static Program {
        self.catalog.program(self.side(model.seat()).programs[model.slot().card()])
    }

    /// Under which model the grid, markers and lent code of a model are kept: its own number, or the first of its linked program.
    #[inline]
    #[must_use]
    pub fn unit_of(&self, model: ModelId) -> ModelId {
        if self.is_linked(model.slot()) { model.slot().model(0) } else { model }
    }

    /// Whether a program is linked (AE-111).
    #[inline]
    #[must_use]
    pub fn is_linked(&self, slot: Slot) -> bool {
        self.card(slot).is_some_and(|program| matches!(program.form, Form::Linked(_)))
    }

    /// Whether a program is segmented (AE-110).
    #[inline]
    #[must_use]
    pub fn is_segmented(&self, slot: Slot) -> bool {
        self.card(slot).is_some_and(|program| matches!(program.form, Form::Segmented(_)))
    }

    /// Where the only, or south-western, square of a model on the server is.
    #[inline]
    #[must_use]
    pub fn square(&self, model: ModelId) -> Option<Square> {
        match self.model(model).place {
            Place::On(square) => Some(square),
            _ => None,
        }
    }

    /// The squares a model on the server stands on.
    #[inline]
    #[must_use]
    pub fn base(&self, model: ModelId) -> Option<Base> {
        self.square(model).map(|square| Base::new(square, self.program(model).is_omni()))
    }

    /// The universal code of a model: what stands on its card and what is lent to it.
    #[inline]
    #[must_use]
    pub fn codes(&self, model: ModelId) -> CodeSet {
        self.program(model).codes | self.model(self.unit_of(model)).lent
    }

    /// The models of a program that are on the server or to come.
    #[must_use]
    pub fn alive(&self, slot: Slot) -> Models {
        slot.models().iter().filter(|model| self.model(*model).place.in_play()).fold(Models::NONE, Models::with)
    }

    /// The models of a unit that are on the server or to come: the model, or those of its linked program.
    #[must_use]
    pub fn members(&self, unit: ModelId) -> Models {
        if self.is_linked(unit.slot()) {
            self.alive(unit.slot())
        } else if self.model(unit).place.in_play() {
            Models::one(unit)
        } else {
            Models::NONE
        }
    }

    /// Whether a program has a model on the server or to come.
    #[inline]
    #[must_use]
    pub fn is_alive(&self, slot: Slot) -> bool {
        slot.models().iter().any(|model| self.model(model).place.in_play())
    }

    /// The programs of a side, whatever became of them.
    pub fn slots(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        (0..self.side(seat).programs.len()).map(move |card| Slot::of(seat, card))
    }

    /// The cards of a side that belong into its PAD: of programs with a model on the server or to come (AE-13).
    #[must_use]
    pub fn cards(&self, seat: Seat) -> u8 {
        self.slots(seat).filter(|slot| self.is_alive(*slot)).fold(0, |cards, slot| cards | 1 << slot.card())
    }

    /// The other seat.
    #[inline]
    #[must_use]
    pub const fn opponent(seat: Seat) -> Seat {
        Seat((seat.index() + 1) as u8 % SEATS as u8)
    }

    /// Who orders a PAD.
    #[must_use]
    pub fn ordering(&self) -> Seats {
        [Seat(0), Seat(1)].into_iter().filter(|seat| self.side(*seat).ordering).fold(Seats::NONE, Seats::with)
    }
}
