//! What bots know of Data.Warriors: a simple judgement of data, cards, memory and programs.

use super::{Strategy, prior_by_evaluation};
use crate::rules::data_warriors::{Action, CardState, Doing, State, Step};
use crate::rules::game::{Game, Seat};

/// What counts, measured in cards of one's drive.
mod worth {
    /// A card of the drive.
    pub const DATA: f32 = 1.0;
    /// A card in hand.
    pub const HAND: f32 = 1.5;
    /// A free Memory Point.
    pub const FREE: f32 = 0.25;
    /// A card in play, by its base cost.
    pub const COST: f32 = 0.8;
    /// A card in play that may issue.
    pub const IDLE: f32 = 0.6;
    /// A wipe that a shield will stop.
    pub const SHIELD: f32 = 1.0;
}

/// How far ahead in cards of data a seat is e times as likely to win.
const LEAD: f32 = 8.0;

/// What a seat has.
fn strength(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    let user = table.user(seat);
    if user.out != 0 {
        return -40.0;
    }
    let mut sum = worth::DATA * f32::from(user.drive) + worth::HAND * f32::from(user.hand) + worth::FREE * f32::from(user.memory.free());
    sum += worth::SHIELD * user.shields.iter().map(|count| f32::from(*count)).sum::<f32>();
    for (card, placed) in table.desk.iter().filter(|(_, placed)| placed.controller == seat) {
        let face = table.face(card).face();
        sum += worth::COST * f32::from(face.cost) + 0.5;
        if placed.state == CardState::Idle {
            sum += worth::IDLE;
        }
    }
    // An empty drive is lost at the next Exit (DW-3).
    if user.drive == 0 { sum - 20.0 } else { sum }
}

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let mut all = 0.0;
        let mut own = 0.0;
        for other in self.table().users_in().iter() {
            let weight = (strength(self, other) / LEAD).exp();
            all += weight;
            if other == seat {
                own = weight;
            }
        }
        if all > 0.0 { own / all } else { 0.0 }
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        prior_by_evaluation(self, seat, actions, 0.05, out);
        // Nobody resigns by accident (DW-4).
        for (weight, action) in out.iter_mut().zip(actions) {
            if *action == Action::Resign {
                *weight = 1e-6;
            }
        }
    }

    /// Nothing lies on the stack and nothing is half done.
    fn is_quiet(&self) -> bool {
        let table = self.table();
        table.step == Step::Over || table.stack.is_empty() && table.doing == Doing::Nothing && table.pending.is_empty()
    }
}
