//! How fast the rules are: listing, playing, and whole random matches through the `Game` trait.

use cyberdeck::rules::access_denied;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Seats, Setup};
use cyberdeck::rules::terminal_dispute::{Action, Phase, State};
use divan::{AllocProfiler, Bencher, black_box};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    println!("a State of Terminal Dispute is {} bytes, an Action {}", size_of::<State>(), size_of::<Action>());
    println!(
        "a State of Access Denied is {} bytes, an Action {}, a View {}",
        size_of::<access_denied::State>(),
        size_of::<access_denied::Action>(),
        size_of::<access_denied::View>()
    );
    divan::main();
}

/// A small fast generator for the choices of random players; the dice are the state's own.
struct Pick(u64);

impl Pick {
    #[inline]
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// The first actor clockwise from a random place.
#[inline]
fn one_of(actors: Seats, pick: &mut Pick) -> Seat {
    let from = pick.below(8) as u32;
    Seat(((actors.0.rotate_right(from).trailing_zeros() + from) & 7) as u8)
}

/// Plays at random until `stop`, or to the end; gives the number of actions.
#[inline]
fn play<G: Game>(state: &mut G, pick: &mut Pick, buffer: &mut Vec<G::Action>, stop: impl Fn(&G) -> bool) -> u32 {
    let mut count = 0;
    loop {
        let actors = state.actors();
        if actors.is_empty() || stop(state) {
            return count;
        }
        let seat = one_of(actors, pick);
        state.legal_actions(seat, buffer);
        let action = buffer[pick.below(buffer.len())].clone();
        if let Err(refusal) = state.apply(seat, &action, &mut NoEvents) {
            panic!("{refusal}");
        }
        count += 1;
    }
}

fn middle(seats: u8) -> State {
    let mut state = State::new(&Setup::new(seats), 4, Content::built_in()).expect("a good setup");
    play(&mut state, &mut Pick(99), &mut Vec::new(), |state| state.round() == 6 && state.phase() == Phase::Write);
    state
}

/// A whole match: setup, then `legal_actions` and `apply` by random seats until it is over.
#[divan::bench(args = [1, 2, 4, 6], sample_size = 100)]
fn random_match(bencher: Bencher<'_, '_>, seats: u8) {
    let (setup, mut buffer, mut pick, mut seed) = (Setup::new(seats), Vec::with_capacity(256), Pick(7), 0);
    bencher.bench_local(|| {
        seed += 1;
        let mut state = State::new(black_box(&setup), seed, Content::built_in()).expect("a good setup");
        black_box(play(&mut state, &mut pick, &mut buffer, |_| false))
    });
}

/// The same, with actions picked by `pick_action` instead of from lists; what it gives needs no check. So does `simulate`.
#[divan::bench(args = [1, 2, 4, 6], sample_size = 100)]
fn random_match_without_lists(bencher: Bencher<'_, '_>, seats: u8) {
    let (setup, mut buffer, mut chance, mut seed) = (Setup::new(seats), Vec::new(), Pick(7), 0);
    bencher.bench_local(|| {
        seed += 1;
        let (mut state, mut count) = (State::new(black_box(&setup), seed, Content::built_in()).expect("a good setup"), 0);
        loop {
            let actors = state.actors();
            if actors.is_empty() {
                return black_box(count);
            }
            let seat = one_of(actors, &mut chance);
            let action = state.pick_action(seat, &mut buffer, |count| chance.below(count)).expect("who may act can do something");
            state.play(seat, &action, &mut NoEvents);
            count += 1;
        }
    });
}

#[divan::bench]
fn new() -> State {
    State::new(black_box(&Setup::new(4)), 5, Content::built_in()).expect("a good setup")
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = middle(4);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn legal_actions_of_writing(bencher: Bencher<'_, '_>) {
    let (state, mut buffer) = (middle(4), Vec::with_capacity(256));
    bencher.bench_local(|| {
        black_box(&state).legal_actions(Seat(0), &mut buffer);
        buffer.len()
    });
}

#[divan::bench]
fn legal_actions_of_allocation(bencher: Bencher<'_, '_>) {
    let mut state = State::new(&Setup::new(4), 5, Content::built_in()).expect("a good setup");
    state.queue(&[1, 2, 3, 4, 5]).expect("dice");
    state.play(state.start(), &Action::Roll, &mut NoEvents);
    let mut buffer = Vec::with_capacity(256);
    bencher.bench_local(|| {
        black_box(&state).legal_actions(state.start(), &mut buffer);
        buffer.len()
    });
}

/// Checks each legal action of a seat that writes.
#[divan::bench]
fn check_all_of_a_list(bencher: Bencher<'_, '_>) {
    let (state, mut buffer) = (middle(4), Vec::new());
    state.legal_actions(Seat(0), &mut buffer);
    bencher.bench_local(|| buffer.iter().filter(|action| black_box(&state).check(Seat(0), action).is_ok()).count());
}

/// Clones a state and applies one action, as a search does.
#[divan::bench]
fn clone_and_apply(bencher: Bencher<'_, '_>) {
    let (state, mut buffer) = (middle(4), Vec::new());
    state.legal_actions(Seat(0), &mut buffer);
    let mut pick = Pick(3);
    bencher.bench_local(|| {
        let mut after = black_box(&state).clone();
        let action = buffer[pick.below(buffer.len())];
        (after.apply(Seat(0), &action, &mut NoEvents).is_ok(), after)
    });
}

/// A state drawn from what a seat sees.
#[divan::bench]
fn sample(bencher: Bencher<'_, '_>) {
    use cyberdeck::rules::game::Viewer;
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    let (view, mut rng) = (middle(4).view(Viewer::Seat(Seat(1))), ChaCha8Rng::seed_from_u64(1));
    bencher.bench_local(|| State::sample(black_box(&view), &mut rng));
}

#[divan::bench]
fn roll(bencher: Bencher<'_, '_>) {
    let mut chance = Chance::new(1);
    bencher.bench_local(|| chance.roll::<5>());
}

/// What is measured of Data.Warriors.
mod data_warriors_ {
    use cyberdeck::rules::content::Content;
    use cyberdeck::rules::data_warriors::State;
    use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
    use divan::counter::ItemsCount;
    use divan::{Bencher, black_box};
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

    use super::{Pick, play};

    fn new(seats: u8, seed: u64) -> State {
        State::new(&Setup::new(seats), seed, Content::built_in()).expect("a good setup")
    }

    fn middle(seats: u8) -> State {
        let mut state = new(seats, 4);
        play(&mut state, &mut Pick(99), &mut Vec::new(), |state| state.table().round == 5);
        state
    }

    /// Whole matches through `legal_actions` and `apply`; an item is an action.
    #[divan::bench(args = [2, 3, 4], sample_size = 1, sample_count = 200)]
    fn random_actions(bencher: Bencher<'_, '_>, seats: u8) {
        let (mut seed, mut buffer) = (0, Vec::with_capacity(256));
        bencher
            .with_inputs(|| {
                seed += 1;
                (new(seats, seed), Pick(seed * 77 + 1))
            })
            .input_counter(|(state, pick)| {
                let (mut state, mut pick) = (state.clone(), Pick(pick.0));
                ItemsCount::new(play(&mut state, &mut pick, &mut Vec::with_capacity(256), |_| false))
            })
            .bench_local_values(|(mut state, mut pick)| black_box(play(&mut state, &mut pick, &mut buffer, |_| false)));
    }

    #[divan::bench]
    fn clone(bencher: Bencher<'_, '_>) {
        let state = middle(4);
        bencher.bench_local(|| black_box(&state).clone());
    }

    #[divan::bench(args = [2, 4])]
    fn view(bencher: Bencher<'_, '_>, seats: u8) {
        let state = middle(seats);
        bencher.bench_local(|| black_box(&state).view(Viewer::Seat(Seat(1))));
    }

    #[divan::bench(args = [2, 4])]
    fn sample(bencher: Bencher<'_, '_>, seats: u8) {
        let (view, mut rng) = (middle(seats).view(Viewer::Seat(Seat(1))), ChaCha8Rng::seed_from_u64(1));
        bencher.bench_local(|| State::sample(black_box(&view), &mut rng));
    }
}

/// What is measured of Access Denied.
mod access_denied_ {
    use cyberdeck::rules::access_denied::State;
    use cyberdeck::rules::content::Content;
    use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
    use divan::counter::ItemsCount;
    use divan::{Bencher, black_box};
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

    use super::{Pick, play};

    fn new(seats: u8, seed: u64) -> State {
        State::new(&Setup::new(seats), seed, Content::built_in()).expect("a good setup")
    }

    fn middle(seats: u8) -> State {
        let mut state = new(seats, 4);
        play(&mut state, &mut Pick(99), &mut Vec::new(), |state| state.table().round == 12);
        state
    }

    /// Whole matches through `legal_actions` and `apply`; an item is an action.
    #[divan::bench(args = [2, 3, 4, 6], sample_size = 1, sample_count = 200)]
    fn random_actions(bencher: Bencher<'_, '_>, seats: u8) {
        let (mut seed, mut buffer) = (0, Vec::with_capacity(256));
        bencher
            .with_inputs(|| {
                seed += 1;
                (new(seats, seed), Pick(seed * 77 + 1))
            })
            .input_counter(|(state, pick)| {
                let (mut state, mut pick) = (state.clone(), Pick(pick.0));
                ItemsCount::new(play(&mut state, &mut pick, &mut Vec::with_capacity(256), |_| false))
            })
            .bench_local_values(|(mut state, mut pick)| black_box(play(&mut state, &mut pick, &mut buffer, |_| false)));
    }

    #[divan::bench]
    fn clone(bencher: Bencher<'_, '_>) {
        let state = middle(4);
        bencher.bench_local(|| black_box(&state).clone());
    }

    #[divan::bench(args = [3, 6])]
    fn view(bencher: Bencher<'_, '_>, seats: u8) {
        let state = middle(seats);
        bencher.bench_local(|| black_box(&state).view(Viewer::Seat(Seat(1))));
    }

    #[divan::bench(args = [3, 6])]
    fn sample(bencher: Bencher<'_, '_>, seats: u8) {
        let (view, mut rng) = (middle(seats).view(Viewer::Seat(Seat(1))), ChaCha8Rng::seed_from_u64(1));
        bencher.bench_local(|| State::sample(black_box(&view), &mut rng));
    }
}
