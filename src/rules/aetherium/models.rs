//! Programs and their models: who is who, and where they are (AE-4, AE-5, AE-110 to AE-112).

use serde::{Deserialize, Serialize};

use super::content::{CodeSet, MarkerSet};
use super::server::{Facing, Square};
use crate::rules::components::{Id, IdSet};
use crate::rules::game::Seat;
use crate::t;

/// How many seats play (AE-1).
pub const SEATS: usize = 2;
/// The most programs of a collective (AE-5).
pub const PROGRAMS: usize = 5;
/// The most models of a program.
pub(super) const FORM: usize = 4;
/// How many numbers there are for models.
pub const MODELS: usize = SEATS * PROGRAMS * FORM;

/// A program of a match: a seat's place on its command console, with its card in the PAD (AE-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// The program of a seat by its place on the console, from 0.
    #[must_use]
    pub const fn of(seat: Seat, card: usize) -> Self {
        Self(((seat.index() % SEATS) * PROGRAMS + card % PROGRAMS) as u8)
    }

    /// Whose it is.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / PROGRAMS as u8)
    }

    /// The place on its console, from 0.
    #[inline]
    #[must_use]
    pub const fn card(self) -> usize {
        self.0 as usize % PROGRAMS
    }

    /// One of its models, from 0.
    #[inline]
    #[must_use]
    pub const fn model(self, nth: usize) -> ModelId {
        ModelId(self.0 * FORM as u8 + (nth % FORM) as u8)
    }

    /// The numbers of all models it could have.
    #[inline]
    #[must_use]
    pub const fn models(self) -> Models {
        Models::from_bits(((1 << FORM) - 1) << (self.0 as usize * FORM))
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let good = usize::from(number) < SEATS * PROGRAMS;
        good.then_some(Self(number))
            .ok_or_else(|| t!("position-number", kind = "program", number = number, least = 0, most = SEATS * PROGRAMS - 1))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.0
    }
}

/// A model of a match. The first model of a program also stands for the whole program where that is one unit: its grid,
/// markers and codes are kept under it (AE-111, AE-112).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct ModelId(u8);

impl ModelId {
    /// Its program.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> Slot {
        Slot(self.0 / FORM as u8)
    }

    /// Whose it is.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.slot().seat()
    }

    /// Its place among the models of its program, from 0.
    #[inline]
    #[must_use]
    pub const fn nth(self) -> usize {
        self.0 as usize % FORM
    }

    /// Its number among all models.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for ModelId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let good = usize::from(number) < MODELS;
        good.then_some(Self(number)).ok_or_else(|| t!("position-number", kind = "model", number = number, least = 0, most = MODELS - 1))
    }
}

impl From<ModelId> for u8 {
    fn from(model: ModelId) -> Self {
        model.0
    }
}

impl Id for ModelId {
    type Bits = u64;
    const SET: &'static str = "Models";

    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Self(bit as u8)
    }
}

/// A set of models.
pub type Models = IdSet<ModelId>;

impl Models {
    /// All models a seat could have.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        const HALF: usize = PROGRAMS * FORM;
        Self::from_bits(((1 << HALF) - 1) << ((seat.index() % SEATS) * HALF))
    }
}

/// Where a model is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Place {
    /// The program has no such model.
    #[default]
    Nowhere,
    /// Off the server, still to enter (AE-14).
    Waiting,
    /// On this square; an omni model stands on it and the squares to the east, north and north-east (AE-4).
    On(Square),
    /// Lifted for a moment, from this square: caught by a schema (AE-74), or about to materialize next to the model that moved
    /// (AE-111).
    Lifted(Square),
    /// Deleted (AE-54).
    Deleted,
    /// Gone over the edge with the cache (AE-122).
    Left,
}

impl Place {
    /// The square it is on, or was taken up from.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::On(square) | Self::Lifted(square) => Some(square),
            _ => None,
        }
    }

    /// Whether it is on the server, or will be.
    #[must_use]
    pub const fn in_play(self) -> bool {
        matches!(self, Self::Waiting | Self::On(_) | Self::Lifted(_))
    }
}

/// A model, and under the first one of a linked program what the program has as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Where it is.
    pub place: Place,
    /// Which way it faces (AE-31).
    pub facing: Facing,
    /// Boxes of its grid that are filled (AE-54).
    #[serde(default)]
    pub damage: u8,
    /// Its markers (AE-107).
    #[serde(default)]
    pub markers: MarkerSet,
    /// Those of its markers that were given in its present activation: they stay when it ends (AE-107).
    #[serde(default)]
    pub fresh: MarkerSet,
    /// Universal code lent to it, until the end of its next activation.
    #[serde(default)]
    pub lent: CodeSet,
    /// The part that was lent in its own activation: until its next one begins.
    #[serde(default)]
    pub brief: CodeSet,
    /// The schema by whose pylon it will enter, once that is rolled (AE-123).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u8>,
}
