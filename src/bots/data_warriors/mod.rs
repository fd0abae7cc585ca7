//! What bots know of Data.Warriors.
//!
//! `worth` says what the texts of cards bring, `value` what a user has, `policy` how good each action looks once it is
//! carried through. `plan` decides, and `playouts` tries what looks best.

mod hint;
mod plan;
mod playouts;
mod policy;
mod puzzles;
mod value;
mod worth;

use rand_chacha::ChaCha8Rng;

use super::puzzles::Quests;
use super::{Clock, Level, Prospect, Reason, Strategy};
use crate::rules::data_warriors::{Action, Event, State, View};
use crate::rules::game::{Game, Names, Seat};

/// How far ahead in cards of data a seat is e times as likely to win.
const LEAD: f32 = 8.0;

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let mut all = 0.0;
        let mut own = 0.0;
        for other in self.table().users_in().iter() {
            let weight = (value::strength(self, other, false) / LEAD).exp();
            all += weight;
            if other == seat {
                own = weight;
            }
        }
        if all > 0.0 { own / all } else { 0.0 }
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        policy::scores(self, seat, actions, out);
        let best = out.iter().copied().fold(f32::MIN, f32::max);
        for weight in out {
            *weight = (*weight - best).exp().max(1e-6);
        }
    }

    fn is_quiet(&self) -> bool {
        value::is_quiet(self.table())
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
        let _ = (legal, clock);
        hint::prospects(view, seat, names, rng)
    }

    fn explain(before: &View, after: &View, seen: &[&Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
        hint::explain(before, after, seen, seat, names)
    }

    fn outlook(state: &Self, seat: Seat, action: &Action, names: Names<'_>) -> Vec<Reason> {
        hint::outlook(state, seat, *action, names)
    }

    fn quests() -> Option<&'static dyn Quests<Self>> {
        Some(&puzzles::Puzzles)
    }
}
