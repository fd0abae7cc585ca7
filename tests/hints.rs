//! Hints: legal actions, each with a reason, made from the view alone.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, Strategy, choose, hints};
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Names, NoEvents, Setup, Viewer};
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
