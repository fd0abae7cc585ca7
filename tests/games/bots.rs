//! What a bot promises to whoever asks it for a move.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cyberdeck::bots::search::Search;
use cyberdeck::bots::{Budget, Level, Strategy, choose};
use cyberdeck::games::{self, Visitor};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::State;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// So many decisions of a match are played; the shorter game ends within them.
const DECISIONS: usize = 400;

/// Plays a match with a level for each seat; looks at every decision before it is played.
fn play<G: Strategy>(levels: &[Level], seed: u64, iterations: u32, mut look: impl FnMut(&G, Seat, &[G::Action], &G::Action)) -> G {
    let setup = Setup::new(levels.len() as u8);
    let mut state = G::new(&setup, seed, Content::built_in()).expect("the setup is fine");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = Vec::new();
    for _ in 0..DECISIONS {
        let Some(seat) = state.actors().iter().next() else { break };
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let budget = Budget::Iterations(iterations);
        let action =
            choose::<G>(levels[seat.index()], &view, seat, &legal, budget, &mut rng, &AtomicBool::new(false)).expect("there are actions");
        look(&state, seat, &legal, &action);
        state.apply(seat, &action, &mut NoEvents).expect("a bot plays what is legal");
    }
    state
}

/// The mean score of a level playing alone.
fn alone(level: Level, matches: u64, iterations: u32) -> f64 {
    let total = |seed| f64::from(play::<State>(&[level], seed, iterations, |_, _, _, _| {}).sheet(Seat(0)).total());
    (0..matches).map(total).sum::<f64>() / matches as f64
}

struct AllLegal;

impl Visitor for AllLegal {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        for seats in G::SEATS {
            for level in Level::ALL {
                let levels = vec![level; usize::from(seats)];
                let state = play::<G>(&levels, u64::from(seats), 3, |_, _, legal, action| assert!(legal.contains(action)));
                assert_eq!(state.outcome().is_some(), state.actors().is_empty());
            }
        }
    }
}

#[test]
fn every_level_plays_legal_actions_at_every_table() {
    for id in games::IDS {
        games::with_game(id, AllLegal).expect("a game of the list");
    }
}

/// Two matches with the same seeds go the same way.
fn same_match<G: Strategy>(iterations: u32) {
    for level in Level::ALL {
        let run = || {
            let mut actions = Vec::new();
            play::<G>(&[level, Level::Random], 5, iterations, |_, seat, _, action| actions.push((seat, action.clone())));
            actions
        };
        assert_eq!(run(), run(), "{level}");
    }
}

#[test]
fn the_same_iterations_give_the_same_match() {
    same_match::<State>(12);
}

#[test]
fn the_same_iterations_give_the_same_duel_of_data_warriors() {
    same_match::<data_warriors::State>(4);
}

/// Behind the same view another generator and other secrets: the choice is the same. One decision of `every` is looked at.
fn choices_follow_from_the_view<G: Strategy>(seats: usize, every: usize) {
    for level in Level::ALL {
        let (mut compared, mut decision) = (0, 0);
        play::<G>(&vec![Level::Random; seats], 11, 0, |state, seat, legal, _| {
            decision += 1;
            if decision % every != 0 {
                return;
            }
            let view = state.view(Viewer::Seat(seat));
            let decide = |state: &G| {
                let rng = &mut ChaCha8Rng::seed_from_u64(1);
                let view = state.view(Viewer::Seat(seat));
                choose::<G>(level, &view, seat, legal, Budget::Iterations(4), rng, &AtomicBool::new(false))
            };
            for seed in 0..2 {
                let other = G::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
                if other.view(Viewer::Seat(seat)) == view && other != *state {
                    assert_eq!(decide(&other), decide(state), "{level}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 50, "{level}: {compared}");
    }
}

#[test]
fn what_a_seat_may_not_see_changes_nothing() {
    choices_follow_from_the_view::<State>(3, 1);
}

#[test]
fn what_a_user_of_data_warriors_may_not_see_changes_nothing() {
    choices_follow_from_the_view::<data_warriors::State>(3, 5);
}

#[test]
fn a_cancelled_bot_answers_at_once() {
    let state = State::new(&Setup::new(4), 3, Content::built_in()).expect("four may play");
    let mut after = state;
    let seat = after.start();
    let mut legal = Vec::new();
    after.legal_actions(seat, &mut legal);
    after.apply(seat, &legal[0], &mut NoEvents).expect("the roll");
    after.legal_actions(seat, &mut legal);
    let view = after.view(Viewer::Seat(seat));
    for level in Level::ALL {
        let cancel = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let rng = &mut ChaCha8Rng::seed_from_u64(1);
                let action = choose::<State>(level, &view, seat, &legal, Budget::Time(Duration::from_secs(600)), rng, &cancel);
                (action, Instant::now())
            });
            std::thread::sleep(Duration::from_millis(60));
            let cancelled = Instant::now();
            cancel.store(true, Ordering::Relaxed);
            let (action, answered) = thinking.join().expect("no panic");
            assert!(action.is_some_and(|action| legal.contains(&action)));
            // Generous, for a build without optimisation on a busy machine.
            assert!(answered.saturating_duration_since(cancelled) < Duration::from_secs(2), "{level}");
        });
    }
}

#[test]
fn the_time_is_kept() {
    let mut longest = Duration::ZERO;
    let mut state = State::new(&Setup::new(1), 8, Content::built_in()).expect("one may play");
    let mut legal = Vec::new();
    for _ in 0..8 {
        state.legal_actions(Seat(0), &mut legal);
        let view = state.view(Viewer::Seat(Seat(0)));
        let began = Instant::now();
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        let budget = Budget::Time(Duration::from_millis(20));
        let action = choose::<State>(Level::Hard, &view, Seat(0), &legal, budget, rng, &AtomicBool::new(false)).expect("an action");
        longest = longest.max(began.elapsed());
        state.apply(Seat(0), &action, &mut NoEvents).expect("legal");
    }
    assert!(longest < Duration::from_secs(3), "{longest:?}");
}

#[test]
fn nothing_to_choose_from_is_no_panic() {
    let state = State::new(&Setup::new(1), 8, Content::built_in()).expect("one may play");
    let view = state.view(Viewer::Seat(Seat(0)));
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    for level in Level::ALL {
        assert_eq!(choose::<State>(level, &view, Seat(0), &[], Budget::Iterations(9), rng, &AtomicBool::new(false)), None);
    }
}

#[test]
fn levels_have_names() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let error = "brutal".parse::<Level>().expect_err("no such level");
    assert!(error.to_string().contains("brutal") && error.to_string().contains("hard"));
}

#[test]
fn the_search_finds_better_than_chance() {
    // The search itself, without what the game brings along.
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut total = 0.0;
    for seed in 0..3 {
        let mut state = State::new(&Setup::new(1), seed, Content::built_in()).expect("one may play");
        let mut legal = Vec::new();
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let mut search = Search::<State>::new(&view, seat, &legal);
            for _ in 0..30 {
                search.iterate(&mut rng);
            }
            let action = *search.best().expect("there are actions");
            state.apply(seat, &action, &mut NoEvents).expect("legal");
        }
        total += f64::from(state.sheet(Seat(0)).total()) / 3.0;
    }
    assert!(total > 65.0, "{total}");
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    // The spread of a level is about six points, so these gaps are wide.
    let [random, easy, normal, hard] =
        [(Level::Random, 20), (Level::Easy, 20), (Level::Normal, 20), (Level::Hard, 4)].map(|(level, matches)| alone(level, matches, 20));
    assert!(random + 15.0 < easy && easy + 5.0 < normal && normal < hard + 6.0, "{random} {easy} {normal} {hard}");
}
