//! Hints: legal actions, each with a reason, made from the view alone.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, Strategy, choose, hints, outlook};
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{Action, Asked, State};
use cyberdeck::rules::game::{Game, Names, NoEvents, Seat, Setup, Viewer};
use cyberdeck::text::in_language;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

struct Hinted {
    seeds: u64,
    every: usize,
}

impl Visitor for Hinted {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let (content, never) = (Content::built_in(), AtomicBool::new(false));
        let names: Vec<String> = (0..*G::SEATS.end()).map(|seat| format!("Bot {}", seat + 1)).collect();
        let names = Names(&names, content);
        let (mut given, mut explained) = (0, 0);
        for seed in 0..self.seeds {
            let mut state = G::new(&Setup::new(*G::SEATS.start().max(&2)), seed, content).unwrap();
            let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
            for at in 0.. {
                let Some(seat) = state.actors().iter().next() else { break };
                let view = state.view(Viewer::Seat(seat));
                state.legal_actions(seat, &mut legal);
                if legal.len() > 1 && at % self.every == 0 {
                    let hint = |language| {
                        in_language(language, || {
                            let mut rng = ChaCha8Rng::seed_from_u64(seed);
                            hints::<G>(&view, seat, &legal, names, Budget::Iterations(24), &mut rng, &never)
                        })
                    };
                    let (english, german) = (hint("en"), hint("de"));
                    assert!((1..=3).contains(&english.len()));
                    for (prospect, other) in english.iter().zip(&german) {
                        assert!(legal.contains(&prospect.action));
                        assert_eq!(prospect.action, other.action, "the language changes nothing");
                        assert!(!prospect.reasons.is_empty() && prospect.reasons.len() == other.reasons.len());
                        for reason in &prospect.reasons {
                            assert!(reason.text.ends_with('.') && !reason.text.contains('{'), "{reason:?}");
                        }
                        given += 1;
                        explained += usize::from(prospect.reasons[0].worth != 0.0);
                    }
                }
                let action = choose::<G>(Level::Easy, &view, seat, &legal, Budget::Iterations(8), &mut rng, &never).unwrap();
                state.play(seat, &action, &mut NoEvents);
            }
        }
        assert!(5 * explained > 3 * given, "{}: {explained} of {given} hints have a reason of their own", G::ID);
    }
}

#[test]
fn hints_are_legal_and_say_why() {
    for id in IDS {
        with_game(id, Hinted { seeds: 2, every: 7 }).unwrap();
    }
}

/// What a command does while everybody passes, where nothing is to be chosen: how many cards each drive loses.
fn carried(state: &State, seat: Seat, action: &Action) -> Option<[i16; 2]> {
    let (mut after, mut legal) = (state.clone(), Vec::new());
    after.play(seat, action, &mut NoEvents);
    while after.outcome().is_none() && after.asking().1 != Asked::Run {
        let actor = after.actors().iter().next()?;
        after.legal_actions(actor, &mut legal);
        legal.iter().find(|action| **action == Action::Pass)?;
        after.play(actor, &Action::Pass, &mut NoEvents);
    }
    Some([0, 1].map(|seat| i16::from(state.table().user(Seat(seat)).drive) - i16::from(after.table().user(Seat(seat)).drive)))
}

#[test]
fn the_outlook_of_a_command_comes_true() {
    let (content, never) = (Content::built_in(), AtomicBool::new(false));
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let names = Names(&names, content);
    let (mut held, mut warned) = (0, 0);
    for seed in 0..4 {
        let mut state = State::new(&Setup::new(2), seed, content).unwrap();
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
        while let Some(seat) = state.actors().iter().next() {
            let view = state.view(Viewer::Seat(seat));
            state.legal_actions(seat, &mut legal);
            for action in legal.iter().filter(|action| state.asking().1 == Asked::Run && matches!(action, Action::Issue { .. })) {
                let other = Seat(1 - seat.0);
                let lost = carried(&state, seat, action).map_or(0, |lost| lost[other.index()]);
                if let Some(text) = in_language("en", || outlook::<State>(&view, seat, action, names)).filter(|_| lost > 0) {
                    let said = format!("{} loses {lost} card", names.of(other));
                    // What is not sure is not said.
                    assert!(text.contains(&said) || !text.contains("from their drive"), "{action:?}: {text}, not {said}");
                    held += usize::from(text.contains(&said));
                }
            }
            // Who is asked is told what comes of passing.
            let passed = carried(&state, seat, &Action::Pass).filter(|_| state.asking().1 == Asked::Respond);
            if let Some(lost) = passed.map(|lost| lost[seat.index()]).filter(|lost| *lost > 0)
                && let Some(text) = in_language("en", || outlook::<State>(&view, seat, &Action::Pass, names))
            {
                let said = format!("You lose {lost} card");
                assert!(text.contains(&said) || !text.contains("from your drive"), "{text}, not {said}");
                warned += usize::from(text.contains(&said));
            }
            let action = choose::<State>(Level::Easy, &view, seat, &legal, Budget::Iterations(8), &mut rng, &never).unwrap();
            state.play(seat, &action, &mut NoEvents);
        }
    }
    assert!(held > 8 && warned > 8, "{held} {warned}");
}
