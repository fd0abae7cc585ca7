//! What a viewer may know, as far as views, samples and audiences hang together. Whether a viewer can tell apart what it must
//! not is followed by `tests/secrets`.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Audience, Game, Names, NoEvents, Seat, Viewer, Witnessed};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::tables::{has_chance, is_looked_at, one_of, setups, turn, viewers, walk, walks};

/// Everything that the program would tell this viewer.
fn told<G: Game>(state: &G, viewer: Viewer) -> (G::View, Vec<G::Action>, Vec<String>) {
    let (view, mut actions) = (state.view(viewer), Vec::new());
    let mut words = vec![G::prompt(&view, Names(&[], Content::built_in()))];
    if let Viewer::Seat(seat) = viewer {
        state.legal_actions(seat, &mut actions);
        words.extend(actions.iter().map(|action| G::describe_action(&view, seat, action)));
    }
    (view, actions, words)
}

pub fn samples_fit_their_view<G: Game>() {
    let mut differ = false;
    walks::<G>(1, |state, pick| {
        for viewer in viewers(state) {
            if pick.below(3) != 0 {
                continue;
            }
            let view = state.view(viewer);
            let seed = u64::from(pick.below(1 << 30));
            let draw = |view: &G::View| G::sample(view, &mut ChaCha8Rng::seed_from_u64(seed));
            let sample = draw(&view);
            assert_eq!(sample.validate(), Ok(()), "{view:?}");
            assert!(told(&sample, viewer) == told(state, viewer), "{viewer:?} sees something else in its sample");
            assert_eq!((sample.outcome(), sample.seats()), (state.outcome(), state.seats()));
            let written: G::View = ron::from_str(&ron::to_string(&view).unwrap()).unwrap();
            assert!(draw(&written) == sample, "the same view and numbers are the same sample");
            if pick.below(10) == 0 {
                walk(sample.clone(), pick, |_, _| {});
                differ |= sample != G::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed + 1));
            }
        }
    });
    assert_eq!(differ, has_chance::<G>(), "samples are drawn at random");
}

pub fn events_have_an_audience<G: Game>() {
    for setup in setups::<G>() {
        let (mut state, mut pick, mut actions) = (G::new(&setup, 21, Content::built_in()).unwrap(), Chance::new(21), Vec::new());
        let mut step = 0;
        while let Some(seat) = turn(&state, &mut pick, &mut actions) {
            let action = one_of::<G>(&actions, &mut pick);
            step += 1;
            if !is_looked_at(step) {
                state.apply(seat, &action, &mut NoEvents).unwrap();
                continue;
            }
            let mut events: Vec<Witnessed<G::Event>> = Vec::new();
            let before: Vec<G::View> = viewers(&state).into_iter().map(|viewer| state.view(viewer)).collect();
            state.apply(seat, &action, &mut events).unwrap();
            assert!(events.iter().any(|seen| seen.audience.includes(Viewer::Seat(seat))), "{action:?} shows nothing to its own seat");
            for seen in &events {
                let all = (0..state.seats()).map(Seat).all(|seat| seen.audience.includes(Viewer::Seat(seat)));
                let none = !viewers(&state).iter().any(|viewer| seen.audience.includes(*viewer));
                assert!(!none, "nobody sees {seen:?}");
                assert!(all || seen.audience != Audience::All);
                if let Audience::Only(seats) | Audience::Except(seats) = seen.audience {
                    assert!(seats.iter().all(|seat| seat.0 < state.seats()), "{seen:?}");
                }
            }
            // What nobody was told of changes no view.
            for (viewer, before) in viewers(&state).into_iter().zip(before) {
                let told = events.iter().any(|seen| seen.audience.includes(viewer));
                assert!(told || state.view(viewer) == before, "{viewer:?} was shown no event of {action:?}, but sees a change");
            }
        }
        assert!(state.apply(Seat(0), &one_of::<G>(&first_actions::<G>(), &mut pick), &mut NoEvents).is_err(), "it is over");
    }
}

fn first_actions<G: Game>() -> Vec<G::Action> {
    let state = G::new(&setups::<G>()[0], 0, Content::built_in()).unwrap();
    let mut actions = Vec::new();
    turn(&state, &mut Chance::new(0), &mut actions);
    actions
}
