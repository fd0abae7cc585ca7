//! What holds in every match, whatever is played.

use std::time::Instant;

use cyberdeck::rules::aetherium::{Action, State};

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, NoEvents, Setup};

/// The operations of the rulebook, those with schemas to place by the players too.
pub const OPERATIONS: [(&str, &str); 9] = [
    ("first-link", "fixed"),
    ("system-purge", "fixed"),
    ("digital-download", "fixed"),
    ("service-denial", "fixed"),
    ("bandwidth", "fixed"),
    ("avatar-hunt", "fixed"),
    ("first-link", "players"),
    ("system-purge", "players"),
    ("bandwidth", "players"),
];

pub fn begin((operation, placement): (&str, &str), seed: u64) -> State {
    crate::table::plain_programs();
    let mut setup = Setup::new(2);
    setup.options.insert("operation".into(), operation.into());
    setup.options.insert("placement".into(), placement.into());
    State::new(&setup, seed).unwrap()
}

/// Plays at random; gives the number of actions.
pub fn walk(state: &mut State, pick: &mut Chance, mut look: impl FnMut(&State, &[Action])) -> usize {
    let (mut legal, mut count) = (Vec::new(), 0);
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {:?}", state.asking());
        look(state, &legal);
        let action = legal[pick.below(legal.len() as u32) as usize];
        state.apply(seat, &action, &mut NoEvents).unwrap();
        count += 1;
        assert!(count < State::MAX_ACTIONS);
    }
    look(state, &[]);
    count
}

/// Matches of every operation; gives the number of actions.
pub fn matches(count: u64, mut look: impl FnMut(&State, &[Action])) -> usize {
    (0..count)
        .map(|seed| {
            let mut state = begin(OPERATIONS[seed as usize % OPERATIONS.len()], seed);
            let actions = walk(&mut state, &mut Chance::new(seed + 7), &mut look);
            assert!(state.outcome().is_some());
            actions
        })
        .sum()
}

#[test]
fn speed() {
    let start = Instant::now();
    let n = matches(200, |_, _| {});
    let seconds = start.elapsed().as_secs_f64();
    println!("{n} actions in {seconds} s: {} a second, {} a match", n as f64 / seconds, n / 200);
}
