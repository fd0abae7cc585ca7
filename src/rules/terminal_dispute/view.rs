//! What a viewer may know, states drawn from it, and the check of states from outside.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::actions::Phase;
use super::allocation::Allocation;
use super::charger::Grid;
use super::choices::Choices;
use super::round::NO_ALLOCATION;
use super::sheet::{Sheet, Turn};
use super::state::State;
use crate::rules::components::Chance;
use crate::rules::game::{Game, MAX_SEATS, Seat, Seats, Viewer};

/// One terminal as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetView {
    /// The viewer's own as it stands; others as they stood when the round began (TD-11).
    pub sheet: Sheet,
    /// The viewer's own as it stood when the round began, which is what the others see of it (TD-11).
    pub began: Option<Sheet>,
    /// What is yet to be written; only for the viewer's own terminal.
    pub turn: Option<Turn>,
    /// Whether this seat has written three times this round.
    pub finished: bool,
    /// What `sheet` scores.
    pub total: u8,
}

/// What a viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The grid of all chargers.
    #[serde(skip, default = "Grid::being_read")]
    pub grid: &'static Grid,
    /// The viewer.
    pub viewer: Viewer,
    /// What is to be done.
    pub phase: Phase,
    /// The round, 1–12; 12 still when the match is over.
    pub round: u8,
    /// The seat with the marker.
    pub start: Seat,
    /// Whether the dice of this round are allocated by chance (TD-60).
    pub by_chance: bool,
    /// The dice as they fell; zeros before the roll.
    pub dice: [u8; 5],
    /// Where they lie on the shared board.
    pub allocation: Option<Allocation>,
    /// The terminals, by seat.
    pub sheets: Vec<SheetView>,
}

impl View {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.sheets.len() as u8
    }

    /// The viewer's own seat.
    #[must_use]
    pub const fn own(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's own terminal and what it has yet to write.
    #[must_use]
    pub fn own_sheet(&self) -> Option<(&Sheet, &Turn)> {
        let own = self.sheets.get(self.own()?.index())?;
        Some((&own.sheet, own.turn.as_ref()?))
    }
}

/// A state that fits the view. What other seats have written in this round is not known: who has finished is taken to
/// have written at random, and the others to have all their writings before them.
pub(super) fn sample(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut state = State {
        grid: view.grid,
        chance: Chance::split(rng),
        seats: view.seats(),
        phase: view.phase,
        round: view.round,
        start: view.start,
        dice: view.dice,
        allocation: view.allocation.unwrap_or(NO_ALLOCATION),
        sheets: [Sheet::default(); MAX_SEATS],
        shown: [Sheet::default(); MAX_SEATS],
        turns: [Turn::NONE; MAX_SEATS],
        choices: [Choices::default(); MAX_SEATS],
        writers: Seats::NONE,
    };
    for (at, seen) in view.sheets.iter().enumerate().take(MAX_SEATS) {
        state.sheets[at] = seen.sheet;
        state.shown[at] = seen.began.unwrap_or(seen.sheet);
        state.turns[at] = match (seen.turn, view.allocation) {
            (Some(turn), _) => turn,
            (None, Some(allocation)) => Turn::new(allocation, &seen.sheet.matrix),
            (None, None) => Turn::NONE,
        };
    }
    state.look_at_turns();
    let mut actions = Vec::new();
    for (at, seen) in view.sheets.iter().enumerate() {
        if seen.turn.is_some() || !seen.finished {
            continue;
        }
        let seat = Seat(at as u8);
        while !state.turns[at].is_done() {
            state.legal_actions(seat, &mut actions);
            let pick = state.chance.below(actions.len() as u32) as usize;
            state.write_quietly(seat, &actions[pick]);
        }
    }
    state
}
