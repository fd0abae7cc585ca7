//! What bots know of Terminal Dispute.
//!
//! They know what a terminal is worth at the end of a round ([`Values`]). With that a round is decided as a whole: all
//! ways to play it out are compared by the worth of the terminal that they lead to, and the action with which the best
//! one begins is taken. A hard bot looks further ahead: over all rolls of the next round ([`Outlook`]), and over some
//! of the rounds after it.

mod charging;
mod dice;
mod grid;
mod hint;
mod lines;
mod outlook;
mod plan;
mod puzzles;
mod values;
mod ways;
mod writing;

use rand_chacha::ChaCha8Rng;

pub use outlook::{By, Outlook};
pub use values::Values;

use super::puzzles::Quests;
use super::{Clock, Level, Prospect, Reason, Strategy, prior_by_evaluation};
use crate::rules::game::{Game, Names, Seat};
use crate::rules::terminal_dispute::{Action, Event, Phase, ROUNDS, State, View};

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        // Within a round the sheets count as if it were over.
        let round = if self.phase() == Phase::Roll { self.round() - 1 } else { self.round() };
        let values = Values::learned(self.grid());
        let worth = |seat: Seat| {
            if self.phase() == Phase::Over { f32::from(self.sheet(seat).total()) } else { values.of(self.sheet(seat), round) }
        };
        if self.seats() == 1 {
            return (worth(seat) / 112.0).clamp(0.0, 1.0);
        }
        let others = (0..self.seats()).map(Seat).filter(|other| *other != seat).map(worth);
        if self.phase() == Phase::Over { plan::share(worth(seat), others, ROUNDS) } else { plan::share(worth(seat), others, round) }
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        prior_by_evaluation(self, seat, actions, 0.01, out);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Roll | Phase::Over)
    }

    fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        plan::plan(view, seat, level, clock, rng)
    }

    fn prospects(
        view: &View,
        seat: Seat,
        legal: &[Action],
        names: Names<'_>,
        clock: &mut Clock<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Vec<Prospect<Action>> {
        let _ = (legal, names);
        hint::prospects(view, seat, clock, rng)
    }

    fn explain(_: &View, after: &View, seen: &[&Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
        hint::explain(after, seen, seat, names)
    }

    fn quests() -> Option<&'static dyn Quests<Self>> {
        Some(&puzzles::Puzzles)
    }
}
