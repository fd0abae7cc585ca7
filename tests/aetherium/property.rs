//! What holds in every match, whatever is played.

use std::time::Instant;

use cyberdeck::rules::aetherium::{Action, Direction, Facing, MODELS, Manipulation, ModelId, Slot, Squares, State};

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The operations of the rulebook, those with schemas to place by the players too.
pub const OPERATIONS: [(&str, &str); 9] = [
    ("first-link", "fixed"),
    ("system-purge", "fixed"),
    ("digital-download", "fixed"),
    ("service-denial", "fixed"),
    ("bandwidth", "fixed"),
    ("avatar-hunt", "fixed"),
    ("first-link", "players"),
    ("system-purge", "players"),
    ("bandwidth", "players"),
];

pub fn begin((operation, placement): (&str, &str), seed: u64) -> State {
    let mut setup = Setup::new(2);
    setup.options.insert("operation".into(), operation.into());
    setup.options.insert("placement".into(), placement.into());
    State::new(&setup, seed, crate::table::plain_programs()).unwrap()
}

/// Plays at random; gives the number of actions.
pub fn walk(state: &mut State, pick: &mut Chance, mut look: impl FnMut(&State, &[Action])) -> usize {
    let (mut legal, mut count) = (Vec::new(), 0);
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {:?}", state.asking());
        look(state, &legal);
        let action = legal[pick.below(legal.len() as u32) as usize];
        state.apply(seat, &action, &mut NoEvents).unwrap();
        count += 1;
        assert!(count < State::MAX_ACTIONS);
    }
    look(state, &[]);
    count
}

/// Matches of every operation; gives the number of actions.
pub fn matches(count: u64, mut look: impl FnMut(&State, &[Action])) -> usize {
    (0..count)
        .map(|seed| {
            let mut state = begin(OPERATIONS[seed as usize % OPERATIONS.len()], seed);
            let actions = walk(&mut state, &mut Chance::new(seed + 7), &mut look);
            assert!(state.outcome().is_some());
            actions
        })
        .sum()
}

/// Every action there could be, or nearly.
fn all_actions() -> Vec<Action> {
    let models: Vec<ModelId> = (0..MODELS as u8).map(|number| ModelId::try_from(number).unwrap()).collect();
    let mut all = vec![Action::Ready, Action::EndMove, Action::Overclock, Action::End, Action::Accept, Action::Decline];
    all.extend((0..10).map(|slot| Action::Queue(Slot::try_from(slot).unwrap())));
    all.extend((0..4).map(Action::ChooseNumber));
    for model in models.iter().copied() {
        all.extend([
            Action::Activate(model),
            Action::Download(model),
            Action::PickUp(model),
            Action::Leave(model),
            Action::ChooseModel(model),
        ]);
        for direction in Direction::ALL {
            all.extend(Facing::ALL.map(|facing| Action::Step { model, direction, facing }));
        }
        all.extend(Facing::ALL.map(|facing| Action::Turn { model, facing }));
        all.extend((0..11).map(|schema| Action::Capture { model, schema }));
        all.extend(models.iter().map(|target| Action::Attack { model, target: *target }));
        for square in Squares::ALL.iter() {
            all.push(Action::Place { model, square, facing: Facing::East });
        }
    }
    for schema in 0..12 {
        all.extend(Manipulation::ALL.map(|how| Action::Manipulate { schema, how }));
        all.extend((0..5).map(|symbol| Action::PlaceToken { schema, symbol }));
    }
    for square in Squares::ALL.iter() {
        all.push(Action::ChooseSquare(square));
        all.push(Action::PlaceSchema { centre: square, facing: Facing::South });
    }
    all
}

#[test]
fn lists_are_in_order_without_duplicates_and_agree_with_check() {
    let all = all_actions();
    let mut count = 0;
    matches(18, |state, legal| {
        assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
        count += 1;
        if count % 61 == 0 || count % 7 == 0 && !state.table().frames.is_empty() {
            for seat in [Seat(0), Seat(1)] {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                for action in &all {
                    assert_eq!(
                        state.check(seat, action).is_ok(),
                        legal.binary_search(action).is_ok(),
                        "{seat} {action:?} {:?}",
                        state.asking()
                    );
                }
                legal.iter().for_each(|action| assert_eq!(state.check(seat, action), Ok(())));
            }
        }
    });
}

#[test]
fn one_model_a_square_no_schemas_overlap_and_gauges_and_grids_keep_their_bounds() {
    matches(45, |state, _| {
        let table = state.table();
        let mut taken = Squares::EMPTY;
        for model in table.on_server().iter().filter(|_| !table.active.must_go_on) {
            let squares = table.base(model).unwrap().squares();
            assert!(!squares.intersects(&taken) && !squares.intersects(&table.ground().impassable()));
            assert!(table.stands(model.seat()).intersects(&squares));
            taken |= squares;
        }
        assert!(table.active.must_go_on || taken == table.models_stand());
        let lying: usize = (0..table.schemas.len()).map(|schema| table.ground().footprint(schema).len()).sum();
        assert_eq!(lying, table.ground().schemas().len());
        for seat in [Seat(0), Seat(1)] {
            assert!(table.side(seat).ram <= 10);
            for slot in table.slots(seat) {
                let card = table.card(slot).unwrap();
                assert!(slot.models().iter().all(|model| table.model(model).damage <= card.boxes()));
            }
        }
        let active = &table.active;
        assert!(active.cs <= 10 + active.overclocked);
    });
}

#[test]
fn reached_states_are_valid_and_come_back_from_their_files() {
    let mut count = 0;
    matches(18, |state, _| {
        count += 1;
        if count % 11 == 0 {
            assert_eq!(state.validate(), Ok(()), "{:?}", state.asking());
            let text = serde_json::to_string(state).unwrap();
            let back: State = crate::table::plain_programs().reading(|| serde_json::from_str(&text)).unwrap();
            assert!(back == *state);
        }
    });
}

#[test]
fn samples_have_the_view_they_come_from() {
    let mut count = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    matches(9, |state, _| {
        count += 1;
        if count % 23 == 0 {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let view = state.view(viewer);
                let sample = State::sample(&view, &mut rng);
                assert!(sample.view(viewer) == view);
                assert_eq!(sample.validate(), Ok(()));
            }
        }
    });
}

#[test]
fn a_state_is_less_than_four_kibibytes() {
    println!("a State is {} bytes, an Action {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() < 4096);
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn matches_take_their_time_but_end() {
    let start = Instant::now();
    let actions = matches(450, |_, _| {});
    println!("{} actions a match, {:.0} a second", actions / 450, actions as f64 / start.elapsed().as_secs_f64());
    assert!(actions / 450 > 50 && actions / 450 < 5000);
}
