//! Lists, checks, refusals and the course of a match.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{EventSink, Game, NoEvents, Seat, Seats, Setup, Witnessed};

use crate::tables::{one_of, setups, turn, walk, walks};

pub fn lists_and_checks_agree<G: Game>() {
    // Actions of other states, to be judged in this one.
    let mut pool: Vec<G::Action> = Vec::new();
    let mut gather = Vec::new();
    walks::<G>(2, |state, pick| {
        if let Some(_seat) = turn(state, pick, &mut gather) {
            pool.push(one_of::<G>(&gather, pick));
        }
    });
    pool.sort();
    pool.dedup();
    let (mut actions, mut buffer) = (pool.clone(), Vec::new());
    let refusal_is_clean = |state: &G, seat: Seat, action: &G::Action| {
        let refusal = state.check(seat, action).unwrap_err();
        assert!(refusal.rule.0.starts_with(&format!("{}-", G::RULES)), "{refusal}");
        assert!(refusal.text.ends_with('.') && refusal.text.len() > 10, "{refusal}");
        let (mut after, mut events) = (state.clone(), Vec::new());
        assert_eq!(after.apply(seat, action, &mut events), Err(refusal));
        assert!(after == *state && events.is_empty(), "a refusal changes nothing");
    };
    walks::<G>(3, |state, pick| {
        let actors = Seats(state.actors().0 | state.interrupters().0);
        assert!(state.actors().0 & state.interrupters().0 == 0, "who is waited for interrupts nothing");
        for seat in (0..state.seats() + 2).chain([7, 8, u8::MAX]).map(Seat) {
            state.legal_actions(seat, &mut actions);
            assert!(actions.is_sorted_by(|one, next| one < next), "ascending, nothing twice: {actions:?}");
            if !actors.contains(seat) {
                assert!(actions.is_empty(), "{seat:?} may not act, but has {actions:?}");
            }
            for (place, action) in actions.iter().enumerate() {
                assert_eq!(state.check(seat, action), Ok(()), "{action:?} is listed");
                let count = actions.len();
                let picked = state.pick_action(seat, &mut buffer, |below| {
                    assert_eq!(below, count, "one is picked of all that are listed");
                    place
                });
                assert_eq!(picked.as_ref(), Some(action), "it is picked by its place in the list");
            }
            if actions.is_empty() {
                assert_eq!(state.pick_action(seat, &mut buffer, |_| 0), None);
            }
            for _ in 0..12 {
                let other = one_of::<G>(&pool, pick);
                let listed = actions.binary_search(&other).is_ok();
                assert_eq!(state.check(seat, &other).is_ok(), listed, "{seat:?} {other:?}");
                if !listed {
                    refusal_is_clean(state, seat, &other);
                }
            }
        }
    });
}

pub fn no_dead_end_and_no_endless_match<G: Game>() {
    let mut actions = Vec::new();
    walks::<G>(40, |state, _| {
        let mut open = false;
        for seat in state.actors().iter() {
            state.legal_actions(seat, &mut actions);
            assert!(seat.0 < state.seats());
            assert!(!actions.is_empty(), "{seat:?} may act, but can do nothing: {state:?}");
            open = true;
        }
        match state.outcome() {
            None => assert!(open, "not over, and nobody may act"),
            Some(outcome) => {
                assert!(!open && state.interrupters().is_empty(), "over, and somebody may act");
                assert_eq!(outcome.seats, state.seats());
                let places = &outcome.places[..usize::from(outcome.seats)];
                assert!(places.contains(&1), "somebody is first: {outcome:?}");
                for place in places {
                    let better = places.iter().filter(|other| *other < place).count();
                    assert_eq!(usize::from(*place), better + 1, "{outcome:?}");
                }
            }
        }
    });
}

/// A whole match: what was done, and every state.
fn record<G: Game>(setup: &Setup, seed: u64, events: &mut impl EventSink<G::Event>) -> (Vec<(Seat, G::Action)>, Vec<G>) {
    let (mut state, mut pick, mut actions) = (G::new(setup, seed, Content::built_in()).unwrap(), Chance::new(seed), Vec::new());
    let (mut done, mut states) = (Vec::new(), vec![state.clone()]);
    while let Some(seat) = turn(&state, &mut pick, &mut actions) {
        let action = one_of::<G>(&actions, &mut pick);
        state.apply(seat, &action, events).unwrap();
        done.push((seat, action));
        states.push(state.clone());
    }
    (done, states)
}

pub fn the_same_seed_is_the_same_match<G: Game>() {
    for setup in setups::<G>() {
        let (mut one, mut two) = (Vec::new(), Vec::new());
        let first = record::<G>(&setup, 11, &mut one);
        assert!(first == record::<G>(&setup, 11, &mut two) && one == two);
        assert!(first != record::<G>(&setup, 12, &mut NoEvents), "another seed is another match");
    }
}

pub fn sinks_change_nothing<G: Game>() {
    for setup in setups::<G>() {
        let mut events: Vec<Witnessed<G::Event>> = Vec::new();
        let (done, states) = record::<G>(&setup, 5, &mut events);
        assert!(!events.is_empty());
        let mut state = G::new(&setup, 5, Content::built_in()).unwrap();
        for ((seat, action), after) in done.iter().zip(&states[1..]) {
            let clone = state.clone();
            assert!(clone == state);
            let mut unchecked = state.clone();
            let seal = state.apply(*seat, action, &mut NoEvents).unwrap();
            assert_eq!(unchecked.play(*seat, action, &mut Vec::new()), seal);
            assert!(state == *after && unchecked == *after, "the same without events, and without a check");
        }
        walk(state, &mut Chance::new(0), |state, _| assert!(state.outcome().is_some()));
    }
}
