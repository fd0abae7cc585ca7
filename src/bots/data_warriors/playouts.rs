//! How far playouts of Data.Warriors go, and what everybody does in them.

use super::policy;
use crate::bots::playouts::{Limits, Playouts};
use crate::rules::data_warriors::{Action, Asked, State};
use crate::rules::game::{Game, Seat};

/// Whether a decision is worth a look into the future.
pub(super) const fn is_choice(asked: Asked) -> bool {
    !matches!(asked, Asked::Nothing | Asked::Mulligan | Asked::Discard(_) | Asked::Order)
}

impl Playouts for State {
    /// The gap is in cards of a drive.
    const LIMITS: Limits = Limits { width: 5, gap: 3.0, states: 200, least: 2, round: 8, behind: 2.0, length: 400 };

    fn turn(&self) -> Seat {
        self.table().turn
    }

    fn turns(&self) -> usize {
        self.table().users_in().len()
    }

    fn judge(&self, actor: Seat, actions: &mut Vec<Action>, scores: &mut Vec<f32>) {
        self.legal_actions(actor, actions);
        actions.retain(|action| *action != Action::Resign);
        if actions.len() > 1 {
            policy::scores(self, actor, actions, scores);
        }
    }
}
