//! Puzzles of Data.Warriors: a turn that wins, whatever lies in the drives and the other hand.

use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::bots::puzzles::{Quest, Quests, SOLVER, Table};
use crate::rules::data_warriors::{Action, Asked, Event, State, Step, TurnStep, View};
use crate::rules::game::Seat;

/// So many cards at most are left in the other drive.
const LEFT: u8 = 16;

pub(super) struct Puzzles;

impl Quests<State> for Puzzles {
    fn tables(&self) -> &'static [Table] {
        &[(2, &[])]
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["dw-win"]
    }

    fn of(&self, view: &View, seat: Seat, _: &mut ChaCha8Rng) -> Vec<Quest<Action>> {
        let other = view.table.user(seat.next(2)).drive;
        let begins = view.table.seats == 2 && view.asked == Asked::Setup && view.table.user(seat).memory.own == 0;
        if !begins || !(1..=LEFT).contains(&other) {
            return Vec::new();
        }
        vec![Quest { kind: "dw-win", queue: Vec::new(), open: false, about: None, most: Some(1), line: None }]
    }

    fn result(&self, _: &Quest<Action>, event: &Event) -> Option<i32> {
        match event {
            Event::Over { winner } => Some(i32::from(*winner == Some(SOLVER))),
            Event::StepBegan { seat, .. } if *seat != SOLVER => Some(0),
            _ => None,
        }
    }

    fn events(&self, _: &Quest<Action>, _: i32) -> (Value, Vec<Value>) {
        (json!({"Over": {"winner": SOLVER}}), vec![json!({"Over": {}}), json!({"StepBegan": {"seat": SOLVER.next(2)}})])
    }

    /// Which cards go at the end of the turn makes no difference, and nobody answers themselves.
    fn tried(&self, _: &Quest<Action>, state: &State, legal: &mut Vec<Action>) {
        legal.retain(|action| *action != Action::Resign);
        match state.asking().1 {
            Asked::Respond => legal.retain(|action| *action == Action::Pass),
            Asked::Discard(_) if state.table().step == Step::Turn(TurnStep::Exit) => legal.truncate(1),
            _ => {}
        }
    }

    fn is_essential(&self, action: &Action) -> bool {
        matches!(action, Action::Play(_) | Action::Issue { .. })
    }

    fn meanwhile(&self, seats: u8) -> Vec<(Seat, Option<Action>)> {
        (1..seats).map(|seat| (Seat(seat), Some(Action::Pass))).collect()
    }
}
