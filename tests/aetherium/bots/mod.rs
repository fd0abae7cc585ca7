//! What the bots of Aetherium promise, and how even the game is (AE-127).

mod across;

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::aetherium::{Action, Asked, ModelId, Place, State};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn setup(operation: &str, collectives: [&str; 2]) -> Setup {
    let mut setup = Setup::new(2);
    let options = [("operation", operation), ("collective1", collectives[0]), ("collective2", collectives[1])];
    setup.options.extend(options.map(|(key, value)| (key.to_owned(), value.to_owned())));
    setup
}

fn decide(level: Level, state: &State, seat: Seat, iterations: u32, rng: &mut ChaCha8Rng) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    choose::<State>(level, &view, seat, &legal, Budget::Iterations(iterations), rng, &AtomicBool::new(false)).unwrap()
}

/// Plays `decisions` at most; looks at each before it is taken.
fn play(setup: &Setup, levels: [Level; 2], seed: u64, decisions: usize, mut look: impl FnMut(&State, Seat, Action)) -> State {
    let mut state = State::new(setup, seed, Content::built_in()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..decisions {
        let Some(seat) = state.actors().iter().next() else { break };
        let action = decide(levels[seat.index()], &state, seat, 3, &mut rng);
        look(&state, seat, action);
        state.apply(seat, &action, &mut NoEvents).unwrap();
    }
    state
}

#[test]
fn every_level_plays_a_match_to_its_end() {
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let setup = setup("first-link", ["first-flight", "first-growth"]);
        let mut attacks = 0;
        let state = play(&setup, [level, Level::Easy], 3, 4000, |_, seat, action| {
            attacks += usize::from(seat == Seat(0) && matches!(action, Action::Attack { .. }));
        });
        assert!(state.outcome().is_some(), "{level} did not come to an end");
        assert!(attacks >= 3, "{level} attacked {attacks} times only");
    }
}

#[test]
fn easy_bots_play_every_operation_to_its_end() {
    for operation in ["system-purge", "digital-download", "service-denial", "bandwidth", "avatar-hunt"] {
        let setup = setup(operation, ["closed-borders", "slow-tide"]);
        let state = play(&setup, [Level::Easy; 2], 5, 6000, |_, _, _| {});
        assert!(state.outcome().is_some(), "{operation}");
    }
}

#[test]
fn bots_place_schemas_where_players_do() {
    let mut setup = setup("first-link", ["first-survey", "first-flight"]);
    setup.options.insert("placement".into(), "players".into());
    let mut placed = 0;
    let state = play(&setup, [Level::Normal, Level::Easy], 2, 40, |state, _, _| {
        placed += usize::from(state.asking().1 == Asked::PlaceSchema);
    });
    assert_eq!(placed, 5);
    assert_eq!(state.table().schemas.len(), 5);
}

#[test]
fn the_same_iterations_give_the_same_match() {
    let setup = setup("system-purge", ["broken-windows", "night-bloom"]);
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let run = || {
            let mut actions = Vec::new();
            play(&setup, [level, Level::Random], 9, 70, |_, seat, action| actions.push((seat, action)));
            actions
        };
        assert_eq!(run(), run(), "{level}");
    }
}

#[test]
fn what_a_seat_may_not_see_changes_nothing() {
    // Another order of the enemy's PAD, other hidden tokens and another generator behind the same view.
    let setup = setup("service-denial", ["closed-borders", "night-bloom"]);
    let mut compared = 0;
    let mut step = 0;
    play(&setup, [Level::Random; 2], 11, 400, |state, seat, _| {
        step += 1;
        if step % 9 != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(seat));
        let other = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(step));
        assert!(other.view(Viewer::Seat(seat)) == view);
        if other != *state {
            for level in [Level::Easy, Level::Normal, Level::Hard] {
                let [a, b] = [state, &other].map(|state| decide(level, state, seat, 3, &mut ChaCha8Rng::seed_from_u64(1)));
                assert_eq!(a, b, "{level}");
            }
            compared += 1;
        }
    });
    assert!(compared > 20, "{compared}");
}

#[test]
fn a_cancelled_bot_answers_all_the_same() {
    let setup = setup("system-purge", ["broken-windows", "night-bloom"]);
    play(&setup, [Level::Random; 2], 4, 60, |state, seat, _| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        let action = choose::<State>(Level::Hard, &view, seat, &legal, Budget::Iterations(1000), rng, &AtomicBool::new(true));
        assert!(action.is_some_and(|action| legal.contains(&action)));
    });
}

/// The share of matches that the first of two levels wins, in mirror matches of the learning game, seats in turns.
fn share(levels: [Level; 2], matches: u64) -> f64 {
    let mut sum = 0.0;
    for nth in 0..matches {
        let collective = ["first-survey", "first-flight", "first-growth"][nth as usize / 2 % 3];
        let seat = nth as usize % 2;
        let seats = if seat == 0 { levels } else { [levels[1], levels[0]] };
        let state = play(&setup("first-link", [collective; 2]), seats, 100 + nth / 2, 5000, |_, _, _| {});
        sum += match state.table().winner {
            Some(winner) => f64::from(u8::from(winner.index() == seat)),
            None => 0.5,
        };
    }
    sum / matches as f64
}

#[test]
fn easy_bots_beat_random_ones() {
    let share = share([Level::Easy, Level::Random], 12);
    assert!(share > 0.7, "{share}");
}

#[test]
fn a_bot_loses_no_models_for_nothing() {
    // Against an enemy that does nothing of note, noise alone does not eat up a side.
    let setup = setup("bandwidth", ["land-reform", "express-delivery"]);
    let state = play(&setup, [Level::Normal, Level::Random], 8, 500, |_, _, _| {});
    let lost = (0..20).map(|number| ModelId::try_from(number).unwrap());
    let lost = lost.filter(|model| state.table().model(*model).place == Place::Deleted).count();
    assert!(lost <= 4, "{lost} models were lost");
}

/// The shares in a row of the table in docs/balance_aetherium.md, each with its standard error.
fn measured(row: &str) -> Vec<(f64, f64)> {
    let share = |cell: &str| {
        let cell = cell.trim().trim_matches('*').trim_end_matches('%');
        let (share, error) = cell.split_once('±')?;
        Some((share.trim().parse().ok()?, error.trim().parse().ok()?))
    };
    row.split('|').filter_map(share).collect()
}

/// The tables that are kept in the docs, of all operations with easy bots and of the learning game with normal ones, are
/// those of the programs and operations as they are, and hold what the rule says.
#[test]
fn ae_127_the_measured_balance_is_within_its_bounds() {
    let text = include_str!("../../../docs/balance_aetherium.md");
    let hash = Content::built_in().hash("aetherium");
    let hashes: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("Content: ")).collect();
    assert_eq!(hashes, [hash, hash], "programs or operations have changed: measure again, as docs/balance_aetherium.md says");
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| **All**")).collect();
    assert_eq!(rows.len(), 2, "each table has a last row");
    for row in rows {
        let shares = measured(row);
        assert_eq!(shares.len(), 5, "{row}");
        for (at, (share, error)) in shares.into_iter().enumerate() {
            // First player and first seat of mirror matches; then between factions.
            let (least, most) = if at < 2 { (45.0, 55.0) } else { (40.0, 60.0) };
            assert!(error < 4.0, "too few matches: {row}");
            assert!((least..=most).contains(&share), "{share} ± {error} is not within {least} to {most}");
        }
    }
}

/// A measurement of its own, small enough for a test: far off the bounds of the rule it fails.
#[test]
fn ae_127_neither_player_of_a_mirror_match_wins_nearly_always() {
    let (mut sum, matches) = (0.0, 16);
    for nth in 0..matches {
        let collective = ["first-survey", "first-flight", "first-growth"][nth as usize % 3];
        let state = play(&setup("first-link", [collective; 2]), [Level::Easy; 2], 500 + nth, 5000, |_, _, _| {});
        sum += match state.table().winner {
            Some(winner) => f64::from(u8::from(winner == state.table().first)),
            None => 0.5,
        };
    }
    let share = sum / matches as f64;
    assert!((0.15..=0.85).contains(&share), "{share}");
}
