//! How far playouts of Access Denied go, and what everybody does in them.

use super::mind::Mind;
use super::prior;
use crate::bots::playouts::{Limits, Playouts};
use crate::rules::access_denied::{Action, State};
use crate::rules::game::{Game, Seat};

impl Playouts for State {
    /// More states have not made better decisions. The gap is in attempts.
    const LIMITS: Limits = Limits { width: 5, gap: 1.5, states: 256, least: 1, round: 16, behind: 3.0, length: 1000 };

    fn turn(&self) -> Seat {
        self.table().turn
    }

    fn turns(&self) -> usize {
        usize::from(self.seats())
    }

    fn judge(&self, actor: Seat, actions: &mut Vec<Action>, scores: &mut Vec<f32>) {
        self.legal_actions(actor, actions);
        if actions.len() > 1 {
            prior::scores(&Mind::new(self, actor), self.asked(), actions, scores);
        }
    }
}
