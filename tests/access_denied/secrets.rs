//! Secrets: whatever a seat cannot know is changed, and nothing that it is told or can do changes with it (AD-90, AD-93).

use cyberdeck::rules::access_denied::{Action, Event, State};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, Names, Seat, Setup, Viewer, Witnessed};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Everything that this viewer is told of a state, byte for byte.
fn told(state: &State, viewer: Viewer) -> (String, Vec<Action>, Vec<String>) {
    let (view, mut actions) = (state.view(viewer), Vec::new());
    let mut words = vec![State::prompt(&view, Names(&[]))];
    if let Viewer::Seat(seat) = viewer {
        state.legal_actions(seat, &mut actions);
        words.extend(actions.iter().map(|action| State::describe_action(&view, seat, action)));
        // Refusals too.
        for card in cyberdeck::rules::access_denied::Card::all().step_by(7) {
            let play = Action::Play { card, target: Default::default(), backdoor: false };
            words.extend(state.check(seat, &play).err().map(|refusal| refusal.to_string()));
        }
    }
    (serde_json::to_string(&view).unwrap(), actions, words)
}

/// What a viewer sees happen.
fn seen(events: Vec<Witnessed<Event>>, viewer: Viewer) -> Vec<Event> {
    events.into_iter().filter(|seen| seen.audience.includes(viewer)).map(|seen| seen.event).collect()
}

/// Whether two courses of events look alike but for what comes out of them: cards drawn, codes shown, results.
fn same_kinds(one: &[Event], two: &[Event]) -> bool {
    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| std::mem::discriminant(one) == std::mem::discriminant(two))
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_for_it() {
    let (mut compared, mut different, mut followed) = (0, 0, 0);
    for seed in 0..2000_u64 {
        let mut setup = Setup::new(2 + (seed % 5) as u8);
        setup.options.insert("rounds".into(), "20".into());
        let mut state = State::new(&setup, seed).unwrap();
        let mut pick = Chance::new(seed ^ 0xadad);
        let mut legal = Vec::new();
        // A stretch of the match, begun anywhere.
        let stop = pick.below(400);
        for step in 0..stop {
            let actors: Vec<Seat> = state.actors().iter().collect();
            let Some(seat) = actors.get(pick.below(actors.len().max(1) as u32) as usize).copied() else { break };
            state.legal_actions(seat, &mut legal);
            let action = legal[pick.below(legal.len() as u32) as usize];
            if step + 12 >= stop {
                let viewers = (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let other = State::sample(&state.view(viewer), &mut ChaCha8Rng::seed_from_u64(seed));
                    assert_eq!(other.validate(), Ok(()));
                    assert_eq!(told(&state, viewer), told(&other, viewer), "{viewer:?} can tell {state:?} from {other:?}");
                    compared += 1;
                    different += u32::from(other != state);
                    // The same open action in both looks the same to it, as long as nothing comes out.
                    if viewer == Viewer::Seat(seat) || matches!(action, Action::Pass | Action::Attempt(_) | Action::Trade(_)) {
                        let (mut one, mut two) = (state.clone(), other);
                        let (mut saw_one, mut saw_two) = (Vec::new(), Vec::new());
                        let seals = (one.play(seat, &action, &mut saw_one), two.play(seat, &action, &mut saw_two));
                        if seals == (cyberdeck::rules::game::Seal::Open, cyberdeck::rules::game::Seal::Open) {
                            let (saw_one, saw_two) = (seen(saw_one, viewer), seen(saw_two, viewer));
                            assert!(same_kinds(&saw_one, &saw_two) && saw_one == saw_two, "{viewer:?} {action:?}");
                            assert_eq!(told(&one, viewer), told(&two, viewer));
                            followed += 1;
                        }
                    }
                }
            }
            state.apply(seat, &action, &mut cyberdeck::rules::game::NoEvents).unwrap();
        }
    }
    assert!(compared > 50_000 && different > compared * 9 / 10 && followed > 5_000, "{compared} {different} {followed}");
}

#[test]
fn events_say_no_more_than_the_view_knows() {
    // A card that an event names to a seat is one that the seat has then seen.
    for seed in 0..150_u64 {
        let setup = Setup::new(3 + (seed % 4) as u8);
        let mut state = State::new(&setup, seed).unwrap();
        let (mut pick, mut legal) = (Chance::new(seed), Vec::new());
        for _ in 0..600 {
            let actors: Vec<Seat> = state.actors().iter().collect();
            let Some(seat) = actors.get(pick.below(actors.len().max(1) as u32) as usize).copied() else { break };
            state.legal_actions(seat, &mut legal);
            let action = legal[pick.below(legal.len() as u32) as usize];
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events).unwrap();
            for viewer in (0..state.seats()).map(Seat) {
                let view = state.view(Viewer::Seat(viewer));
                let own: Vec<_> = view.passwords.iter().flat_map(|password| password.iter().copied()).collect();
                for event in seen(events.clone(), Viewer::Seat(viewer)) {
                    if let Event::Moved { card: Some(card), .. } = event {
                        assert!(view.seen.contains(card) || own.contains(&card), "{viewer:?} was told of {card:?} by {action:?}");
                    }
                }
            }
        }
    }
}
