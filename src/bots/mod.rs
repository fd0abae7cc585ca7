//! Bots: search and evaluation for every game.

use crate::rules::game::{Game, Seat};
use crate::rules::terminal_dispute;

/// What the search knows of a game beside its rules.
pub trait Strategy: Game {
    /// How good the state is for `seat`, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32;
}

impl Strategy for terminal_dispute::State {
    fn evaluate(&self, seat: Seat) -> f32 {
        f32::from(self.sheet(seat).total()) / 112.0
    }
}
