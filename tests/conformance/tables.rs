//! Setups, and the walks through random play that the other checks take.

use std::collections::BTreeSet;

use cyberdeck::games::IDS;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};

/// Every number of seats with all defaults, and with every value of every option.
pub fn setups<G: Game>() -> Vec<Setup> {
    let mut setups = Vec::new();
    for seats in G::SEATS {
        let plain = Setup::new(seats);
        assert!(G::new(&plain, 0, Content::built_in()).is_ok(), "{seats} seats and nothing else is a good setup");
        for (spec, value) in G::OPTIONS.iter().flat_map(|spec| spec.values.iter().map(move |value| (spec, value))) {
            let mut setup = plain.clone();
            setup.options.insert(spec.key.into(), (*value).into());
            if G::new(&setup, 0, Content::built_in()).is_ok() {
                setups.push(setup);
            }
        }
        setups.push(plain);
    }
    setups
}

/// A random seat that may act, with all it may do.
pub fn turn<G: Game>(state: &G, pick: &mut Chance, actions: &mut Vec<G::Action>) -> Option<Seat> {
    let actors: Vec<Seat> = state.actors().iter().collect();
    if actors.is_empty() {
        return None;
    }
    let seat = actors[pick.below(actors.len() as u32) as usize];
    state.legal_actions(seat, actions);
    Some(seat)
}

/// One of the legal actions.
pub fn one_of<G: Game>(actions: &[G::Action], pick: &mut Chance) -> G::Action {
    actions[pick.below(actions.len() as u32) as usize].clone()
}

/// Whether a state of a match is looked at: every one of its first, and of a long match some of the rest.
pub fn is_looked_at(step: usize) -> bool {
    step < 250 || step.is_multiple_of(61)
}

/// Plays at random to the end, with a look at its states, the last one always.
pub fn walk<G: Game>(mut state: G, pick: &mut Chance, mut look: impl FnMut(&G, &mut Chance)) -> G {
    let mut actions = Vec::new();
    for step in 0..=G::MAX_ACTIONS {
        if is_looked_at(step) || state.actors().is_empty() {
            look(&state, pick);
        }
        let Some(seat) = turn(&state, pick, &mut actions) else { return state };
        let action = one_of::<G>(&actions, pick);
        state.apply(seat, &action, &mut NoEvents).unwrap();
    }
    panic!("{} has gone on for more than {} actions", G::ID, G::MAX_ACTIONS);
}

/// So many states of one setup are looked at; then no more seeds are taken.
const MOST_LOOKS: u32 = 4000;

/// How often a match is played where others are played once: short ones meet less.
pub fn repeats<G: Game>() -> u64 {
    (400 / G::MAX_ACTIONS as u64).max(1)
}

/// Walks with every setup and up to this many seeds each, more where matches are short.
pub fn walks<G: Game>(seeds: u64, mut look: impl FnMut(&G, &mut Chance)) {
    for (at, setup) in setups::<G>().iter().enumerate() {
        let mut looks = 0;
        for seed in 0..seeds * repeats::<G>() {
            let mut pick = Chance::new(seed * 1000 + at as u64);
            walk(G::new(setup, seed, Content::built_in()).unwrap(), &mut pick, |state, pick| {
                looks += 1;
                look(state, pick);
            });
            if looks > MOST_LOOKS {
                break;
            }
        }
    }
}

/// Everybody who can look at this match.
pub fn viewers<G: Game>(state: &G) -> Vec<Viewer> {
    (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]).collect()
}

pub fn the_game_is_named_as_it_is_listed<G: Game>() {
    assert!(IDS.contains(&G::ID));
    assert!(!G::TITLE.is_empty() && !G::RULES.is_empty());
    assert!(G::ID.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-'));
    assert_eq!(IDS.iter().collect::<BTreeSet<_>>().len(), IDS.len());
    let mut keys = BTreeSet::new();
    for spec in G::OPTIONS {
        assert!(keys.insert(spec.key), "option {} appears twice", spec.key);
        assert!(!spec.title.is_empty() && !spec.help.is_empty());
        assert!(spec.values.is_empty() || spec.values.contains(&spec.default), "the default of {} is none of its values", spec.key);
    }
}

pub fn wrong_setups_give_all_reasons_at_once<G: Game>() {
    for seats in (0..=u8::MAX).filter(|seats| !G::SEATS.contains(seats)) {
        let mut setup = Setup::new(seats);
        assert_eq!(G::new(&setup, 1, Content::built_in()).unwrap_err().len(), 1);
        setup.options.insert("no such option".into(), String::new());
        setup.options.insert("nor this".into(), "1".into());
        assert_eq!(G::new(&setup, 1, Content::built_in()).unwrap_err().len(), 3);
        let closed: Vec<_> = G::OPTIONS.iter().filter(|spec| !spec.values.is_empty()).collect();
        for spec in &closed {
            setup.options.insert(spec.key.into(), "no such value".into());
        }
        let reasons = G::new(&setup, 1, Content::built_in()).unwrap_err();
        assert_eq!(reasons.len(), 3 + closed.len(), "{reasons:?}");
        assert!(reasons.iter().all(|reason| reason.ends_with('.') && reason.len() > 10), "{reasons:?}");
    }
}

pub fn every_option_can_be_played<G: Game>() {
    let played = setups::<G>();
    for (spec, value) in G::OPTIONS.iter().flat_map(|spec| spec.values.iter().map(move |value| (spec, value))) {
        let found = played.iter().any(|setup| setup.options.get(spec.key).is_some_and(|chosen| chosen == value));
        assert!(found, "no number of seats takes {} = {value}", spec.key);
    }
}

/// Whether anything in the game hangs on chance.
pub fn has_chance<G: Game>() -> bool {
    let begun = |seed: u64| G::new(&setups::<G>()[0], seed, Content::built_in()).unwrap();
    begun(1) != begun(2)
}
