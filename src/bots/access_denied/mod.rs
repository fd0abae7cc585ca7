//! What bots know of Access Denied.
//!
//! They judge by what their seat knows: `deduction` gives the chances of codes in passwords, `value` how far each seat is
//! from winning, `mind` what follows for sectors, codes, rivals and cards, and `prior` how good each action looks.
//! `plan` decides, and `playouts` tries what looks best.

mod attempts;
mod deduction;
mod hint;
mod mind;
mod plan;
mod playouts;
mod prior;
mod puzzles;
mod trading;
mod uses;
mod value;

use rand_chacha::ChaCha8Rng;

use super::puzzles::Quests;
use super::{Clock, Level, Prospect, Strategy};
use crate::rules::access_denied::{Action, State, View};
use crate::rules::game::{Game, MAX_SEATS, Names, Seat};

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        let mut values = [0.0; MAX_SEATS];
        self.evaluate_all(&mut values);
        values[seat.index()]
    }

    fn imagine(view: &View, rng: &mut ChaCha8Rng) -> Self {
        deduction::imagine(view, rng)
    }

    fn evaluate_all(&self, values: &mut [f32; MAX_SEATS]) {
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            for seat in (0..self.seats()).map(Seat) {
                values[seat.index()] = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            }
            return;
        }
        *values = value::chances(self);
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
        let _ = legal;
        hint::prospects(view, seat, names, clock, rng)
    }

    fn quests() -> Option<&'static dyn Quests<Self>> {
        Some(&puzzles::Puzzles)
    }
}
