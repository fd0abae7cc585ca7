//! Puzzles of Terminal Dispute: the most points that the last round can end with.

use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::bots::puzzles::{Quest, Quests, SOLVER, Table};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{Action, Event, Phase, ROUNDS, Sheet, State, Turn, View};

pub(super) struct Puzzles;

impl Quests<State> for Puzzles {
    fn tables(&self) -> &'static [Table] {
        // Who starts first does not allocate last.
        &[(2, &[("start", "2")]), (2, &[("start", "2")]), (2, &[("start", "1")])]
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["td-throw", "td-dice"]
    }

    fn of(&self, view: &View, _: Seat, _: &mut ChaCha8Rng) -> Vec<Quest<Action>> {
        let is_fresh =
            |(sheet, turn): (&Sheet, &Turn)| view.allocation.is_some_and(|allocation| *turn == Turn::new(allocation, &sheet.matrix));
        let kind = match view.phase {
            _ if view.round < ROUNDS => return Vec::new(),
            Phase::Allocate => "td-throw",
            Phase::Write if view.start != SOLVER && view.own_sheet().is_some_and(is_fresh) => "td-dice",
            _ => return Vec::new(),
        };
        vec![Quest { kind, queue: Vec::new(), open: false, about: None, most: None, line: None }]
    }

    fn result(&self, _: &Quest<Action>, event: &Event) -> Option<i32> {
        match event {
            Event::Shown { seat, total, .. } if *seat == SOLVER => Some(i32::from(*total)),
            _ => None,
        }
    }

    fn events(&self, _: &Quest<Action>, result: i32) -> (Value, Vec<Value>) {
        (json!({"Shown": {"seat": SOLVER, "total": result}}), vec![json!({"Shown": {"seat": SOLVER}})])
    }

    /// The dice in another order.
    fn alike(&self, mut view: View, number: u8) -> View {
        view.dice.rotate_left(usize::from(number % 5));
        if number / 5 % 2 == 1 {
            view.dice.reverse();
        }
        if number >= 10 {
            view.dice.swap(0, 2);
        }
        view
    }

    /// What others write does not matter.
    fn meanwhile(&self, seats: u8) -> Vec<(Seat, Option<Action>)> {
        (1..seats).map(|seat| (Seat(seat), None)).collect()
    }
}
