//! What bots know of Aetherium.
//!
//! `value` says how good a match looks for a seat: points, programs and what is left of them, nodes and pylons, RAM.

mod value;

use super::Strategy;
use crate::rules::aetherium::{Action, State};
use crate::rules::game::{Game, Seat};

/// How far ahead in value a seat is e times as likely to win.
const LEAD: f32 = 6.0;

/// What a state better by e times in weight is worth more, as a part of the way from lost to won.
const SCALE: f32 = 0.05;

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let lead = value::of(self.table(), seat) - value::of(self.table(), seat.next(self.seats()));
        1.0 / (1.0 + (-lead / LEAD).exp())
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        super::prior_by_evaluation(self, seat, actions, SCALE, out);
    }
}
