//! What bots know of Terminal Dispute.

use super::{Strategy, prior_by_evaluation};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{Action, Phase, State};

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        f32::from(self.sheet(seat).total()) / 112.0
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        prior_by_evaluation(self, seat, actions, 0.02, out);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Roll | Phase::Over)
    }
}
