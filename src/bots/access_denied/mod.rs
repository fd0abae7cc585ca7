//! What bots know of Access Denied: how far a seat has come, and what it has in hand.

use super::Strategy;
use crate::rules::access_denied::{Action, Level, Sector, State, Step};
use crate::rules::game::{Game, Seat};

/// What a level in a sector is worth, of which Root counts towards the goal or does not.
fn worth(level: Level, counts: bool) -> f32 {
    let full = match level {
        Level::None => 0.0,
        Level::User => 0.25,
        Level::Oper => 0.5,
        Level::Root => 1.0,
    };
    if counts { full } else { 0.3 * full }
}

impl Strategy for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        let table = self.table();
        if let Some(outcome) = self.outcome() {
            let winners = outcome.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let strength = |seat: Seat| {
            let levels: f32 = Sector::ALL
                .iter()
                .map(|sector| {
                    let counts = table.uncontrolled_count() || table.controller(*sector).is_some();
                    let clue = self.clue(seat, *sector);
                    let known = f32::from(clue.within.len()) + 0.5 * f32::from(clue.out.len());
                    worth(table.level(seat, *sector), counts) + if counts { 0.05 * known } else { 0.0 }
                })
                .sum();
            let hand = f32::from(self.hand(seat).len().min(8));
            levels + 0.05 * hand + 0.1 * f32::from(table.player(seat).upgrades.len())
        };
        let own = strength(seat);
        let best = table.others(seat).iter().map(strength).fold(0.0_f32, f32::max);
        (0.5 + (own - best) / (2.0 * f32::from(table.goal))).clamp(0.02, 0.98)
    }

    fn prior(&self, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|action| match action {
            Action::Attempt(_) | Action::Enter(_) => 4.0,
            Action::Play { .. } | Action::Draw | Action::Agree => 2.0,
            Action::Trade(_) | Action::AskCode(_) | Action::SkipTurn => 0.5,
            Action::AskTitle(_) => 0.02,
            _ => 1.0,
        }));
    }

    fn is_quiet(&self) -> bool {
        self.table().stack.is_empty() && self.table().step != Step::DrawDown
    }
}
