//! Bots at the seats of a match on the command line.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::setup::Thinking;
use crate::bots::{Level, Strategy, choose};
use crate::rules::game::Seat;

/// The generator of a bot: from the match's seed and its own number, apart from the match's own chance.
pub(super) fn bot_chance(seed: u64, number: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed.rotate_left(32) ^ (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// The bots of a match, each with its level and its own chance.
pub(super) struct Bots {
    thinking: Thinking,
    seats: Vec<(Level, ChaCha8Rng)>,
}

impl Bots {
    pub fn new(levels: impl IntoIterator<Item = Level>, thinking: Thinking, seed: u64) -> Self {
        let seats = levels.into_iter().zip(0..).map(|(level, number)| (level, bot_chance(seed, number))).collect();
        Self { thinking, seats }
    }

    /// What the bot at `seat` does: one of its legal actions, from its view alone.
    pub fn decide<G: Strategy>(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        let (level, chance) = self.seats.get_mut(seat.index())?;
        let budget = self.thinking.budget(*level);
        choose::<G>(*level, view, seat, legal, budget, chance, &AtomicBool::new(false))
    }
}
