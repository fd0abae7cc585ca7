//! The words of a match: what a seat can do, what happens, and what is to be done.

use serde::{Deserialize, Serialize};

use super::allocation::{Allocation, Spot};
use super::charger::HexSet;
use super::lines::Line;
use crate::rules::game::Seat;

/// What a seat can do. Boxes are numbered row by row from 0 to 24.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[repr(align(8))]
pub enum Action {
    /// The start player rolls the five dice (TD-10): `Roll`.
    Roll,
    /// The start player puts the dice on the spots (TD-10): `Allocate((navigation:(1,6),phone:(2,3),unused:4))`.
    Allocate(Allocation),
    /// Writes a navigation value into a box (TD-20): `Write(value:6,cell:12)`.
    Write {
        /// The value, 1–6.
        value: u8,
        /// The box, 0–24.
        cell: u8,
    },
    /// Crosses out a box where both values can't be written (TD-23): `CrossOut(cell:3)`.
    CrossOut {
        /// The box, 0–24.
        cell: u8,
    },
    /// Shades a line of hexes with the phone dice, or nothing (TD-31 to TD-34): `Charge([0,1,2])`.
    Charge(Line),
    /// Uses an ability: swaps the unused die with one not yet written (TD-41): `Swap(spot:Phone,value:2)`.
    Swap {
        /// Where the other die lies.
        spot: Spot,
        /// Its value.
        value: u8,
    },
}

/// What happens at the table. A seat sees at once what it writes; everyone else sees it when the round ends (TD-11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The start player rolled.
    Rolled {
        /// The start player.
        seat: Seat,
        /// Its round, 1–12.
        round: u8,
        /// The dice as they fell.
        dice: [u8; 5],
    },
    /// The dice lie on the spots, put there by a seat or (solo, even rounds) at random.
    Allocated {
        /// Who put them there; nobody if chance did (TD-60).
        by: Option<Seat>,
        /// Where they lie.
        allocation: Allocation,
    },
    /// A value was written into a box.
    Wrote {
        /// Whose terminal.
        seat: Seat,
        /// The value.
        value: u8,
        /// The box.
        cell: u8,
    },
    /// A box was crossed out.
    CrossedOut {
        /// Whose terminal.
        seat: Seat,
        /// The box.
        cell: u8,
    },
    /// Hexes were shaded.
    Charged {
        /// Whose terminal.
        seat: Seat,
        /// The hexes.
        line: Line,
        /// How many circles they unlocked.
        circles: u8,
    },
    /// An ability was used.
    Swapped {
        /// Whose terminal.
        seat: Seat,
        /// Where the other die lay.
        spot: Spot,
        /// The value that lies unused now.
        out: u8,
        /// The value fetched from the unused spot.
        fetched: u8,
    },
    /// A seat has written three times.
    Finished {
        /// The seat.
        seat: Seat,
    },
    /// The round is over and everyone sees what a seat did.
    Shown {
        /// Whose terminal.
        seat: Seat,
        /// The boxes filled in this round, with what stands in them.
        boxes: Vec<(u8, u8)>,
        /// The hexes shaded in this round.
        hexes: HexSet,
        /// How many abilities it unlocked in this round.
        circles: u8,
        /// How many abilities it used in this round.
        swaps: u8,
        /// The unused value of this seat, first and last.
        unused: (u8, u8),
        /// The score as it stands.
        total: u8,
    },
    /// The round is over and the start marker moves on.
    RoundEnded {
        /// The round that ended.
        round: u8,
        /// The next start player; nobody after the last round.
        next: Option<Seat>,
    },
}

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// The start player is to roll.
    Roll,
    /// The start player is to allocate the dice.
    Allocate,
    /// All seats write.
    Write,
    /// The match is over.
    Over,
}
