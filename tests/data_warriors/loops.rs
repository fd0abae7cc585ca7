//! Chains of effects: where a loop ends, how often an effect happens, and that no view tells what is hidden (DW-1, DW-53).

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::data_warriors::{Action, Asked, Card, CardState, DIFFERENT, Event, Named, State, TIMES};
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::json;

use crate::property::walk;
use crate::table::{A, B, Duel};

/// A drive in which one effect sets off the next.
pub const CHAINS: &str = "3x clock, 3x pendulum, 3x tick, 3x tock, 3x spinner, 3x siren, 3x lark, 3x mirror, 3x census, 3x warden, \
                          3x bully, 3x wiper, 2x turner, 1x churn, 1x boost";

/// How many effects have happened.
fn happened(duel: &Duel) -> usize {
    duel.seen(A).iter().filter(|event| matches!(event, Event::EffectHappens { .. })).count()
}

/// A is in Run with bully and these cards.
fn bully_and(own: &[&str]) -> (Duel, Card) {
    let mut duel = Duel::of(2, CHAINS);
    let bully = duel.place(A, "bully");
    for title in own {
        duel.place(A, title);
    }
    (duel.run(), bully)
}

/// A throttles B by 3, and what that sets off happens.
fn throttle(duel: &mut Duel, bully: Card) {
    duel.issue(A, bully, "--throttle");
    duel.resolve();
}

/// Puts all cards of B's trash into its hand.
fn take_trash_up(duel: &mut Duel) {
    duel.edit(|tree| {
        let trash = tree["table"]["trash"].as_array().unwrap().clone();
        tree["table"]["users"][1]["hand"] = json!(trash.len());
        tree["hands"].as_array_mut().unwrap().extend(trash);
        tree["table"]["trash"] = json!([]);
    });
}

#[test]
fn dw_53_a_loop_ends_at_the_second_coming_of_a_position() {
    // B's flip frees and takes the points that A throttled, until all three are its own: then nothing changes any more.
    let mut duel = Duel::new(2);
    let bully = duel.place(A, "bully");
    duel.place(B, "flip");
    let mut duel = duel.run();
    throttle(&mut duel, bully);
    assert_eq!((happened(&duel), duel.free(B)), (4, 5));
    assert_eq!(duel.state.asking().1, Asked::Run, "and the turn goes on");
}

#[test]
fn dw_53_a_long_loop_ends_there_too() {
    // Free points of B: 5 at first, then 4 3 2 1 0 7 6 5 and 4 again.
    let (mut duel, bully) = bully_and(&["clock"]);
    throttle(&mut duel, bully);
    assert_eq!((happened(&duel), duel.free(B)), (9, 4));
}

#[test]
fn dw_53_two_cards_that_set_each_other_off_end_there_too() {
    // The first tock frees the point that bully cost; from then on A and B have 1 and 3 points throttled in turn.
    let (mut duel, bully) = bully_and(&["tick", "tock"]);
    throttle(&mut duel, bully);
    assert_eq!((happened(&duel), duel.free(A), duel.free(B)), (4, 7, 5));
}

#[test]
fn dw_53_a_position_is_compared_whole_with_what_is_hidden() {
    // One card goes from B's drive to its trash and back: what comes back is the same card and the same drive.
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    duel.place(A, "churn");
    duel.leave_data(B, 1);
    take_trash_up(&mut duel);
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.resolve();
    assert_eq!((happened(&duel), duel.drive(B)), (1, 0));
}

#[test]
fn dw_53_a_loop_in_which_somebody_chooses_ends_there_too() {
    let (mut duel, bully) = bully_and(&["pendulum"]);
    throttle(&mut duel, bully);
    assert_eq!(duel.state.asking().1, Asked::Target);
    duel.name(A, bully);
    assert_eq!((happened(&duel), duel.state.asking().1), (1, Asked::Target));
    duel.name(A, bully);
    assert_eq!((happened(&duel), duel.state.asking().1), (2, Asked::Run));
}

/// The effects that still happen as A goes on naming a card.
fn rest_of_loop(state: &State, card: Card) -> usize {
    let (mut state, mut events) = (state.clone(), Vec::new());
    while state.asking().1 == Asked::Target {
        state.apply(A, &Action::Name(Named::Card(card)), &mut events).unwrap();
        assert_eq!(state.validate(), Ok(()));
    }
    events.iter().filter(|seen| matches!(seen.event, Event::EffectHappens { .. })).count()
}

#[test]
fn dw_53_where_a_loop_ends_is_the_same_from_a_file_and_from_a_view() {
    let (mut duel, bully) = bully_and(&["pendulum"]);
    // With an empty hand the first effect draws a card: what is hidden moves within the loop.
    duel.edit(|tree| {
        let hand = tree["hands"].as_array().unwrap().clone();
        tree["table"]["trash"] = json!(hand);
        tree["table"]["users"][0]["hand"] = json!(0);
        tree["hands"] = json!([]);
    });
    throttle(&mut duel, bully);
    for left in [2, 1] {
        let state = &duel.state;
        assert_eq!(rest_of_loop(state, bully), left);
        let read: State = crate::table::plain_cards().reading(|| ron::from_str(&ron::to_string(state).unwrap())).unwrap();
        assert!(read == *state && rest_of_loop(&read, bully) == left);
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
            let sample = State::sample(&state.view(viewer), &mut ChaCha8Rng::seed_from_u64(3));
            assert_eq!((sample.validate(), rest_of_loop(&sample, bully)), (Ok(()), left), "{viewer:?}");
        }
        duel.name(A, bully);
    }
}

#[test]
fn dw_53_positions_are_of_a_chain_alone() {
    let (mut duel, bully) = bully_and(&["pendulum"]);
    throttle(&mut duel, bully);
    let passed = serde_json::to_value(&duel.state).unwrap()["passed"].clone();
    assert_eq!(passed.as_array().unwrap().len(), 1);
    duel.name(A, bully);
    duel.name(A, bully);
    let mut tree = serde_json::to_value(&duel.state).unwrap();
    assert!(tree.get("passed").is_none(), "it is over");
    tree["passed"] = passed;
    let wrong: State = crate::table::plain_cards().reading(|| serde_json::from_value(tree)).unwrap();
    assert!(wrong.validate().unwrap_err()[0].starts_with("passed:"));
}

#[test]
fn dw_53_one_effect_happens_forty_times_within_a_resolve() {
    // Wiped, churn restores at random and wipes again: another position each time.
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    duel.place(A, "churn");
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.resolve();
    assert_eq!(happened(&duel), usize::from(TIMES));
}

#[test]
fn dw_53_many_different_effects_happen_within_a_step() {
    for (before, happens) in [(32, true), (DIFFERENT - 1, true), (DIFFERENT, false)] {
        let mut duel = Duel::new(2);
        let fork = duel.hold(A, "fork");
        duel.place(A, "churn");
        let mut duel = duel.setup();
        duel.edit(|tree| {
            let effects: Vec<_> = (0..before).map(|at| json!({"card": 40 + at / 4, "effect": at % 4, "times": 1})).collect();
            tree["table"]["happened"]["effects"] = json!(effects);
        });
        duel.act(A, Action::Play(fork));
        duel.act(A, Action::Either(1));
        assert_eq!(happened(&duel) > 0, happens, "after {before} others");
    }
}

/// The same with two hidden cards of B in each other's place.
fn exchanged(state: &State) -> State {
    let mut tree = serde_json::to_value(state).unwrap();
    tree["drives"][1].as_array_mut().unwrap().swap(3, 17);
    crate::table::plain_cards().reading(|| serde_json::from_value(tree)).unwrap()
}

#[test]
fn dw_1_nothing_made_from_what_is_hidden_is_in_a_view() {
    for own in ["clock", "pendulum"] {
        let (mut duel, bully) = bully_and(&[own]);
        duel.issue(A, bully, "--throttle");
        let mut other = exchanged(&duel.state);
        let actions = [(A, Action::Pass), (B, Action::Pass), (A, Action::Name(Named::Card(bully))), (A, Action::Name(Named::Card(bully)))];
        for (seat, action) in actions {
            if duel.state.check(seat, &action).is_err() {
                break;
            }
            let (mut one, mut two) = (Vec::new(), Vec::new());
            duel.state.apply(seat, &action, &mut one).unwrap();
            other.apply(seat, &action, &mut two).unwrap();
            assert!(one == two && duel.state != other);
            for viewer in (0..2).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]) {
                assert!(duel.state.view(viewer) == other.view(viewer), "{own}: {viewer:?} can tell them apart");
            }
        }
    }
}

#[test]
fn dw_53_states_of_older_versions_can_be_read() {
    let mut duel = Duel::new(2);
    duel.edit(|tree| {
        tree["table"]["happened"]["mark"] = json!(7);
        tree["table"]["happened"]["total"] = json!(9);
    });
}

#[test]
fn dw_53_a_card_that_turns_itself_round_stops() {
    let mut duel = Duel::of(2, CHAINS);
    let spinner = duel.place(A, "spinner");
    let mut duel = duel.run();
    duel.issue(A, spinner, "--spin");
    assert_eq!((happened(&duel), duel.card_state(spinner)), (2, Some(CardState::Running)));
    assert_eq!(duel.state.table().stack.len(), 1);
}

#[test]
fn dw_53_matches_full_of_chains_end() {
    let mut asked_within = 0;
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let mut setup = Setup::new(seats);
        setup.options = (1..=seats).map(|seat| (format!("drive{seat}"), CHAINS.to_owned())).collect();
        let mut state = State::new(&setup, seed, crate::table::plain_cards()).unwrap();
        walk(&mut state, &mut Chance::new(seed), |state| {
            assert_eq!(state.validate(), Ok(()), "{state:?}");
            let viewer = Viewer::Seat(Seat((seed % u64::from(seats)) as u8));
            let view = state.view(viewer);
            asked_within += usize::from(!view.passed.is_empty());
            if !view.passed.is_empty() {
                let sample = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
                assert!(sample.validate() == Ok(()) && sample.view(viewer) == view);
            }
        });
        assert!(state.outcome().is_some());
    }
    println!("{asked_within} questions within a chain that could come back");
    assert!(asked_within > 100);
}
