//! A match as it stands: what is kept of it, and what follows from that.

use serde::{Deserialize, Serialize};

use super::actions::Phase;
use super::allocation::Allocation;
use super::charger::Grid;
use super::choices::Choices;
use super::sheet::{Sheet, Turn};
use crate::rules::components::Chance;
use crate::rules::game::{MAX_SEATS, Seat, Seats};

/// A match of Terminal Dispute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Written")]
pub struct State {
    /// The grid of all chargers.
    #[serde(skip)]
    pub(super) grid: &'static Grid,
    pub(super) chance: Chance,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    /// 1–12; 12 still when the match is over.
    pub(super) round: u8,
    pub(super) start: Seat,
    /// The dice as they fell; zeros before the roll.
    pub(super) dice: [u8; 5],
    /// Where they lie; nowhere before the allocation.
    pub(super) allocation: Allocation,
    pub(super) sheets: [Sheet; MAX_SEATS],
    /// The terminals as they stood when the round began: what the others see.
    pub(super) shown: [Sheet; MAX_SEATS],
    pub(super) turns: [Turn; MAX_SEATS],
    /// What each seat may write now: it follows from sheets and turns.
    #[serde(skip)]
    pub(super) choices: [Choices; MAX_SEATS],
    /// The seats that have yet to write: it follows from the turns.
    #[serde(skip)]
    pub(super) writers: Seats,
}

/// A [`State`] as it is written: without what follows from the rest.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "State")]
struct Written {
    chance: Chance,
    seats: u8,
    phase: Phase,
    round: u8,
    start: Seat,
    dice: [u8; 5],
    allocation: Allocation,
    sheets: [Sheet; MAX_SEATS],
    shown: [Sheet; MAX_SEATS],
    turns: [Turn; MAX_SEATS],
}

impl From<Written> for State {
    fn from(written: Written) -> Self {
        let Written { chance, seats, phase, round, start, dice, allocation, sheets, shown, turns } = written;
        let grid = Grid::being_read();
        let (choices, writers) = ([Choices::default(); MAX_SEATS], Seats::NONE);
        let mut state = Self { grid, chance, seats, phase, round, start, dice, allocation, sheets, shown, turns, choices, writers };
        state.look_at_turns();
        state
    }
}

impl State {
    /// Whether the dice of this round are allocated by chance (TD-60).
    #[must_use]
    pub const fn by_chance(seats: u8, round: u8) -> bool {
        seats == 1 && round.is_multiple_of(2)
    }

    /// The grid of all chargers.
    #[must_use]
    pub const fn grid(&self) -> &'static Grid {
        self.grid
    }

    /// The sheet of a seat as it stands, whoever may see it.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// What a seat has yet to write.
    #[must_use]
    pub fn turn(&self, seat: Seat) -> &Turn {
        &self.turns[seat.index()]
    }

    /// The round, 1–12.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What is to be done.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat with the marker.
    #[must_use]
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// The dice as they fell.
    #[must_use]
    pub const fn dice(&self) -> [u8; 5] {
        self.dice
    }

    /// Works out what follows from sheets and turns.
    pub(super) fn look_at_turns(&mut self) {
        for at in 0..usize::from(self.seats).min(MAX_SEATS) {
            self.look_at_turn(at);
        }
    }

    /// Works out what follows from the sheet and the turn of one seat.
    #[inline]
    pub(super) fn look_at_turn(&mut self, at: usize) {
        let (sheet, turn) = (&self.sheets[at], &self.turns[at]);
        self.choices[at] = Choices::of(self.grid, sheet, turn);
        let seat = Seat(at as u8);
        self.writers = if turn.is_done() { self.writers.without(seat) } else { self.writers.with(seat) };
    }
}
