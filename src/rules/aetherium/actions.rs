//! What a seat can do.

use serde::{Deserialize, Serialize};

use super::models::{ModelId, Slot};
use super::schemas::Manipulation;
use super::server::{Direction, Facing, Square};

/// A decision of a seat. Each is one small step; what it means now is in [`Asked`](super::Asked).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Action {
    /// Puts a program's card next into the PAD, face down (AE-10, AE-80): `Queue(3)`.
    Queue(Slot),
    /// Confirms the order of the PAD (AE-10, AE-80): `Ready`.
    Ready,
    /// Places the next schema of the operation on the server, if the players place them.
    PlaceSchema {
        /// Where its centre goes.
        centre: Square,
        /// Where the top of its drawing points.
        facing: Facing,
    },
    /// Puts the entry token of a symbol face down by the pylon of a schema (AE-123).
    PlaceToken {
        /// The schema with the pylon.
        schema: u8,
        /// The number of the symbol: 0 Ping, 1 Spike, 2 Breach, 3 Crash.
        symbol: u8,
    },
    /// The model of a segmented program that acts next (AE-110): `Activate(4)`.
    Activate(ModelId),
    /// Places a model: one that enters (AE-14), or one of a linked program that materializes (AE-111).
    Place {
        /// The model.
        model: ModelId,
        /// Its square; of an omni model the one furthest south and west.
        square: Square,
        /// Which way it faces.
        facing: Facing,
    },
    /// Moves one square, to face any way after it (AE-30, AE-31).
    Step {
        /// The model.
        model: ModelId,
        /// The way it goes.
        direction: Direction,
        /// Which way it faces afterwards.
        facing: Facing,
    },
    /// Turns on the spot for 1 CS (AE-31).
    Turn {
        /// The model.
        model: ModelId,
        /// Which way it faces afterwards.
        facing: Facing,
    },
    /// The chosen model of a linked program has moved; now the other models materialize (AE-111).
    EndMove,
    /// Pays 1 RAM for 1 CS (AE-70).
    Overclock,
    /// Captures the node or pylon of a schema (AE-22).
    Capture {
        /// The model that captures.
        model: ModelId,
        /// The schema with the node or pylon.
        schema: u8,
    },
    /// Shifts a schema by a square for 1 RAM, or rotates it about its centre (AE-71).
    Manipulate {
        /// The schema.
        schema: u8,
        /// How.
        how: Manipulation,
    },
    /// Attacks an enemy model (AE-50).
    Attack {
        /// The model that attacks.
        model: ModelId,
        /// Its target.
        target: ModelId,
    },
    /// Uses an .EXE (AE-21).
    Exe {
        /// The model that uses it.
        model: ModelId,
        /// The place of the .EXE on the data card, from 0.
        exe: u8,
    },
    /// Spends the whole activation on downloading the cache (AE-122).
    Download(ModelId),
    /// Picks the cache up (AE-122).
    PickUp(ModelId),
    /// Leaves the server over its edge with the cache (AE-122).
    Leave(ModelId),
    /// Ends the activation of the active model (AE-20), or waits outside where there is no room (AE-14).
    End,
    /// Chooses a square: for a caught model (AE-74) or for an effect.
    ChooseSquare(Square),
    /// Chooses a model: which one of a linked program is deleted (AE-112) or has no place (AE-111), or the target of an effect.
    ChooseModel(ModelId),
    /// Chooses the node or pylon of a schema for an effect.
    ChooseSchema(u8),
    /// Chooses a facing for an effect.
    ChooseFacing(Facing),
    /// Chooses one of several things by its number, from 0: which of simultaneous effects comes next (AE-15), a symbol.
    ChooseNumber(u8),
    /// Uses what may be used: a disruption (AE-57), an optional part of an effect.
    Accept,
    /// Skips it.
    Decline,
}
