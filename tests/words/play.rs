//! What play brings up in words, in every language: no pattern that `docs/style.md` forbids, nothing left open or doubled.

use std::collections::BTreeSet;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, LogEntry, Names, Seat, Setup, Viewer, Witnessed};
use cyberdeck::text::in_language;

use crate::style::Style;

/// Everything that some matches at random bring up: actions, prompts, events, the log of every viewer, and why actions of
/// other moments can't be taken.
struct Texts(BTreeSet<String>);

impl Texts {
    fn of<G: Game>(seeds: u64) -> Self {
        let (mut texts, mut pool, mut actions) = (Self(BTreeSet::new()), Vec::new(), Vec::new());
        let names = ["Ada".to_owned(), "Grace".to_owned()];
        let names = Names(&names, Content::built_in());
        for seed in 0..seeds {
            let span = G::SEATS.end() - G::SEATS.start() + 1;
            let mut pick = Chance::new(seed);
            let setup = Setup::new(G::SEATS.start() + (seed % u64::from(span)) as u8);
            let mut state = G::new(&setup, seed, Content::built_in()).unwrap();
            let mut events: Vec<Witnessed<G::Event>> = Vec::new();
            loop {
                let actors: Vec<Seat> = state.actors().iter().collect();
                if actors.is_empty() {
                    break;
                }
                let seat = actors[pick.below(actors.len() as u32) as usize];
                let view = state.view(Viewer::Seat(seat));
                texts.0.insert(G::prompt(&view, names));
                texts.0.insert(G::prompt(&state.view(Viewer::Spectator), names));
                state.legal_actions(seat, &mut actions);
                let action = actions[pick.below(actions.len() as u32) as usize].clone();
                texts.0.insert(G::describe_action(&view, seat, &action));
                pool.push(action.clone());
                let other: &G::Action = &pool[pick.below(pool.len() as u32) as usize];
                for seat in (0..state.seats()).map(Seat) {
                    texts.0.extend(state.check(seat, other).err().map(|refusal| refusal.text.into_owned()));
                }
                state.apply(seat, &action, &mut events).unwrap();
            }
            texts.0.insert(G::prompt(&state.view(Viewer::Spectator), names));
            for viewer in (0..state.seats()).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let seen: Vec<&G::Event> =
                    events.iter().filter(|event| event.audience.includes(viewer)).map(|event| &event.event).collect();
                texts.0.extend(seen.iter().map(|event| G::describe_event(event, names)));
                texts.0.extend(LogEntry::all::<G>(&seen, names).into_iter().map(|(_, entry)| entry.text));
            }
        }
        texts
    }
}

/// Whether a text is left open, or says a word or a mark twice.
fn is_broken(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let doubled = words.windows(2).any(|pair| pair[0] == pair[1] && pair[0].chars().all(char::is_alphabetic) && pair[0].len() > 2);
    let marks = ["  ", " . ", " ,", "..", "{ $", ":.", "??"];
    text.trim().is_empty() || doubled || text.ends_with(" .") || marks.iter().any(|wrong| text.contains(wrong))
}

struct Read(&'static str, &'static str);

impl Visitor for Read {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let Self(code, language) = self;
        let (texts, style) = (in_language(code, || Texts::of::<G>(6)), Style::of(language));
        assert!(texts.0.len() > 20, "{}", G::ID);
        let broken = texts.0.iter().filter(|text| is_broken(text)).map(|text| format!("“{text}”"));
        let wrong: Vec<String> = texts.0.iter().flat_map(|text| style.faults(text)).chain(broken).collect();
        assert!(wrong.is_empty(), "{code}, {}:\n{}", G::ID, wrong.join("\n"));
    }
}

#[test]
fn what_play_says_in_english() {
    for id in IDS {
        with_game(id, Read("en", "English")).unwrap();
    }
}

#[test]
fn what_play_says_in_german() {
    for id in IDS {
        with_game(id, Read("de", "German")).unwrap();
    }
}
