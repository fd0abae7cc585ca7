//! Ways to an action that is not allowed yet: each holds in the match as it is.

use std::collections::BTreeSet;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::rules::way::{Reach, Way, way};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

struct Asked(u64);

impl Visitor for Asked {
    type Output = (usize, usize);

    /// Asks for actions that came up elsewhere; gives how many ways there were, and how many times there was none.
    fn visit<G: Game + Strategy>(self) -> (usize, usize) {
        let (mut found, mut none) = (0, 0);
        let reach = Reach { actions: 2, positions: 300 };
        for seed in 0..self.0 {
            let mut state = G::new(&Setup::new(*G::SEATS.start().max(&2)), seed, Content::built_in()).unwrap();
            let (mut pick, mut rng, mut legal) = (Chance::new(seed), ChaCha8Rng::seed_from_u64(seed), Vec::new());
            let mut pool: BTreeSet<(Seat, G::Action)> = BTreeSet::new();
            for at in 0..400 {
                let Some(seat) = state.actors().iter().next() else { break };
                state.legal_actions(seat, &mut legal);
                let elsewhere: Vec<G::Action> = pool.iter().filter(|(of, _)| *of == seat).map(|(_, action)| action.clone()).collect();
                if at % 5 == 4 && !elsewhere.is_empty() {
                    let wanted = elsewhere[pick.below(elsewhere.len() as u32) as usize].clone();
                    match way::<G>(&state.view(Viewer::Seat(seat)), seat, |action| *action == wanted, reach, &mut rng, || false) {
                        Way::Now(action) => assert!(state.check(seat, &action).is_ok()),
                        Way::After(path, action) => {
                            let mut after = state.clone();
                            assert!(state.check(seat, &action).is_err(), "the shortest way is none");
                            for step in &path {
                                after.apply(seat, step, &mut NoEvents).unwrap();
                            }
                            assert!(after.check(seat, &action).is_ok(), "{}: {path:?}, then {action:?}", G::ID);
                            found += 1;
                        }
                        Way::None => none += 1,
                        Way::Unknown => {}
                    }
                }
                pool.extend(legal.iter().cloned().map(|action| (seat, action)));
                let action = legal[pick.below(legal.len() as u32) as usize].clone();
                state.play(seat, &action, &mut NoEvents);
            }
        }
        (found, none)
    }
}

#[test]
fn ways_hold_in_the_match_as_it_is() {
    for id in IDS {
        let (found, none) = with_game(id, Asked(4)).unwrap();
        println!("{id}: {found} ways, {none} times none");
        assert!(none > 0 && (found > 0 || *id == "access-denied"), "{id}: {found} ways, {none} times none");
    }
}
