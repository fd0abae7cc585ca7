//! What bots know of Aetherium.
//!
//! `cards` says what texts are worth, `outlook` what counts in the operation, `value` how good a table looks. `acting` plans
//! activations, `answers` takes the small decisions, `opening` those before and between activations; `plan` decides. `across`
//! shows the server to both seats alike.

mod across;
mod acting;
mod answers;
mod cards;
mod hint;
mod opening;
mod outlook;
mod plan;
mod puzzles;
mod value;

use rand_chacha::ChaCha8Rng;

use super::puzzles::Quests;
use super::{Clock, Level, Prospect, Reason, Strategy};
use crate::rules::aetherium::{Action, State, Told, View};
use crate::rules::game::{Game, Names, Seat};

/// How far ahead in programs a seat is e times as likely to win.
const LEAD: f32 = 4.0;

/// What a state better by e times in weight is worth more, as a part of the way from lost to won.
const SCALE: f32 = 0.05;

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let eye = value::Eye { outlook: outlook::Outlook::new(self.table()) };
        1.0 / (1.0 + (-eye.lead(self.table(), seat) / LEAD).exp())
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        super::prior_by_evaluation(self, seat, actions, SCALE, out);
    }

    fn is_quiet(&self) -> bool {
        !answers::is_busy(self.table())
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
        let _ = names;
        hint::prospects(view, seat, legal, clock, rng)
    }

    fn explain(before: &View, after: &View, seen: &[&Told], seat: Seat, names: Names<'_>) -> Vec<Reason> {
        hint::explain(before, after, seen, seat, names)
    }

    fn quests() -> Option<&'static dyn Quests<Self>> {
        Some(&puzzles::Puzzles)
    }
}
