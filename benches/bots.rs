//! How long bots take: an evaluation, an iteration of the search.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::search::Search;
use cyberdeck::bots::{Budget, Level, Strategy, choose};
use cyberdeck::rules::access_denied::{self, Asked};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::State;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn main() {
    divan::main();
}

/// A match for this many seats after so many actions.
fn state<G: Game>(seats: u8, actions: usize) -> (G, Vec<G::Action>) {
    let mut state = G::new(&Setup::new(seats), 7, Content::built_in()).expect("a good setup");
    let mut legal = Vec::new();
    for turn in 0..actions {
        let seat = state.actors().iter().next().expect("the match is not over");
        state.legal_actions(seat, &mut legal);
        let action = legal[turn * 7 % legal.len()].clone();
        state.play(seat, &action, &mut NoEvents);
    }
    let seat = state.actors().iter().next().expect("the match is not over");
    state.legal_actions(seat, &mut legal);
    (state, legal)
}

#[divan::bench(args = [1, 4])]
fn evaluation(bencher: Bencher, seats: u8) {
    let (state, _) = state::<State>(seats, 30);
    bencher.bench(|| black_box(&state).evaluate(Seat(0)));
}

#[divan::bench(args = [1, 4])]
fn search_iteration(bencher: Bencher, seats: u8) {
    let (state, legal) = state::<State>(seats, 30);
    let seat = state.actors().iter().next().expect("the match is not over");
    let view = state.view(Viewer::Seat(seat));
    let mut search = Search::<State>::new(&view, seat, &legal);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    bencher.bench_local(|| search.iterate(&mut rng));
}

#[divan::bench(args = [3, 6])]
fn access_denied_evaluation(bencher: Bencher, seats: u8) {
    let (state, _) = state::<access_denied::State>(seats, 150);
    bencher.bench(|| black_box(&state).evaluate(Seat(0)));
}

/// A decision of a hard bot with so many imagined states at most.
#[divan::bench(args = [3, 6])]
fn access_denied_decision(bencher: Bencher, seats: u8) {
    let choice = |(state, legal): &(access_denied::State, Vec<_>)| state.asked() == Asked::Act && legal.len() > 4;
    let (state, legal) = (150..400).map(|actions| state(seats, actions)).find(choice).expect("somebody has a choice");
    let seat = state.actors().iter().next().expect("the match is not over");
    let view = state.view(Viewer::Seat(seat));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let never = AtomicBool::new(false);
    bencher.bench_local(|| {
        choose::<access_denied::State>(Level::Hard, black_box(&view), seat, &legal, Budget::Iterations(16), &mut rng, &never)
    });
}
