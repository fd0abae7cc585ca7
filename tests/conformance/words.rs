//! The words for screen readers, logs, prompts and bots' authors.

use std::collections::BTreeSet;

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Names, Seat, Viewer, Witnessed};

use crate::tables::{one_of, setups, turn, viewers, walks};

fn is_sentence(text: &str) -> bool {
    text.chars().next().is_some_and(|first| !first.is_lowercase()) && text.ends_with(['.', '!', '?']) && !text.contains("  ")
}

pub fn every_action_has_words_of_its_own<G: Game>() {
    let mut pool: Vec<G::Action> = Vec::new();
    let mut actions = Vec::new();
    walks::<G>(2, |state, pick| {
        for seat in state.actors().iter() {
            let view = state.view(Viewer::Seat(seat));
            state.legal_actions(seat, &mut actions);
            let words: BTreeSet<String> = actions.iter().map(|action| G::describe_action(&view, seat, action)).collect();
            assert!(words.iter().all(|words| !words.trim().is_empty()));
            assert_eq!(words.len(), actions.len(), "two of these sound the same: {words:?}");
            pool.push(one_of::<G>(&actions, pick));
        }
        // Words for what can't be done now, or by nobody, may be vague, but there are some.
        if !pool.is_empty() {
            let action = one_of::<G>(&pool, pick);
            for viewer in viewers(state) {
                for seat in [0, state.seats(), u8::MAX].map(Seat) {
                    assert!(!G::describe_action(&state.view(viewer), seat, &action).is_empty());
                }
            }
        }
    });
}

pub fn prompts_and_events_have_words<G: Game>() {
    let names = ["Ada".to_owned(), "Grace".to_owned()];
    for setup in setups::<G>() {
        let (mut state, mut pick, mut actions) = (G::new(&setup, 2, Content::built_in()).unwrap(), Chance::new(2), Vec::new());
        let mut events: Vec<Witnessed<G::Event>> = Vec::new();
        while let Some(seat) = turn(&state, &mut pick, &mut actions) {
            for viewer in viewers(&state) {
                let prompt = G::prompt(&state.view(viewer), Names(&names, Content::built_in()));
                assert!(is_sentence(&prompt), "{viewer:?}: “{prompt}”");
            }
            state.apply(seat, &one_of::<G>(&actions, &mut pick), &mut events).unwrap();
        }
        for seen in &events {
            let words = G::describe_event(&seen.event, Names(&names, Content::built_in()));
            assert!(is_sentence(&words), "“{words}”");
        }
        assert!(is_sentence(&G::prompt(&state.view(Viewer::Spectator), Names(&[], Content::built_in()))));
        for viewer in viewers(&state) {
            let mut left: Vec<&G::Event> =
                events.iter().filter(|event| event.audience.includes(viewer)).map(|event| &event.event).collect();
            while !left.is_empty() {
                let entry = G::log_entry(&left, Names(&names, Content::built_in()));
                assert!((1..=left.len()).contains(&entry.events), "{} of {} events", entry.events, left.len());
                assert!(entry.text.is_empty() || entry.heading || is_sentence(&entry.text), "“{}”", entry.text);
                left.drain(..entry.events);
            }
        }
    }
}
