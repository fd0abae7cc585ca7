//! What bots know of Access Denied.
//!
//! They judge by what their seat knows: `deduction` gives the chances of codes in passwords, `value` how far each seat is
//! from winning, `mind` what follows for sectors, codes, rivals and cards, and `prior` how good each action looks. What
//! remains is searched for.

mod attempts;
mod deduction;
mod mind;
mod plan;
mod prior;
mod trading;
mod uses;
mod value;

use rand_chacha::ChaCha8Rng;

use super::{Clock, Level, Strategy};
use crate::rules::access_denied::{Action, State, Step, View};
use crate::rules::game::{Game, MAX_SEATS, Seat};

/// An action better by so much, in attempts, is e times as promising.
const SCALE: f32 = 0.25;

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

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        prior::scores(&mind::Mind::new(self, seat), self.asked(), actions, out);
        let best = out.iter().copied().fold(f32::MIN, f32::max);
        for weight in out {
            *weight = ((*weight - best) / SCALE).exp().max(1e-4);
        }
    }

    /// The turn of a seat begins.
    fn is_quiet(&self) -> bool {
        let table = self.table();
        let begins = match table.step {
            Step::Government | Step::NewsMedia | Step::Over => true,
            Step::FreeAttempt => !table.budget.free_attempt_used,
            _ => false,
        };
        begins && table.stack.is_empty()
    }

    fn is_choice(&self, _seat: Seat, actions: &[Action]) -> bool {
        prior::is_choice(self.asked(), actions)
    }

    fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        plan::plan(view, seat, level, clock, rng)
    }
}
