//! How long help takes: a hint, and the way to what can't be done yet where there is none, so that all within reach is searched.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cyberdeck::bots::{Budget, Strategy, hints};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Names, NoEvents, Seat, Setup, Viewer};
use cyberdeck::rules::way::{Reach, way};
use cyberdeck::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn main() {
    divan::main();
}

/// A match of two seats in its middle, where somebody has a choice.
fn state<G: Game>(actions: usize) -> (G, Seat, Vec<G::Action>) {
    let mut state = G::new(&Setup::new(2), 7, Content::built_in()).expect("a good setup");
    let mut legal = Vec::new();
    for turn in 0.. {
        let seat = state.actors().iter().next().expect("the match is not over");
        state.legal_actions(seat, &mut legal);
        if turn >= actions && legal.len() > 4 {
            return (state, seat, legal);
        }
        let action = legal[turn * 7 % legal.len()].clone();
        state.play(seat, &action, &mut NoEvents);
    }
    unreachable!("the loop has no end")
}

#[divan::bench(types = [terminal_dispute::State, access_denied::State, data_warriors::State, aetherium::State], sample_count = 5, sample_size = 1)]
fn hint<G: Strategy>(bencher: Bencher) {
    let (state, seat, legal) = state::<G>(60);
    let view = state.view(Viewer::Seat(seat));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (names, never) = (Names(&[], Content::built_in()), AtomicBool::new(false));
    let time = Budget::Time(Duration::from_millis(700));
    bencher.bench_local(|| hints::<G>(black_box(&view), seat, &legal, names, time, &mut rng, &never));
}

#[divan::bench(types = [terminal_dispute::State, access_denied::State, data_warriors::State, aetherium::State], sample_count = 5, sample_size = 1)]
fn no_way<G: Game>(bencher: Bencher) {
    let (state, seat, _) = state::<G>(60);
    let view = state.view(Viewer::Seat(seat));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    bencher.bench_local(|| way::<G>(black_box(&view), seat, |_| false, Reach { actions: 3, positions: 2000 }, &mut rng, || false));
}
