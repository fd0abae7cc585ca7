//! What holds in every match, whatever is played.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::data_warriors::{Action, CardSet, Doing, Kind, POINTS, State};
use cyberdeck::rules::game::{Game, NoEvents, Setup};

/// Plays at random; gives the number of actions.
pub fn walk(state: &mut State, pick: &mut Chance, mut look: impl FnMut(&State)) -> usize {
    let (mut legal, mut count) = (Vec::new(), 0);
    while let Some(seat) = state.actors().iter().next() {
        look(state);
        state.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end: {state:?}");
        let action = legal[pick.below(legal.len() as u32) as usize];
        state.apply(seat, &action, &mut NoEvents).unwrap();
        count += 1;
        assert!(count < State::MAX_ACTIONS);
    }
    look(state);
    count
}

pub fn matches(count: u64, mut look: impl FnMut(&State)) -> usize {
    (0..count)
        .map(|seed| {
            let setup = Setup::new(2 + (seed % 3) as u8);
            let mut state = State::new(&setup, seed, crate::table::plain_cards()).unwrap();
            let actions = walk(&mut state, &mut Chance::new(seed + 7), &mut look);
            assert!(state.outcome().is_some());
            actions
        })
        .sum()
}

/// Every card of the users that are in, each exactly once.
pub fn assert_conserved(state: &State) {
    let table = state.table();
    let (mut all, mut count) = (CardSet::NONE, 0);
    let mut add = |cards: CardSet| {
        count += usize::from(cards.len());
        all |= cards;
    };
    for seat in table.users_in().iter() {
        add(state.hand(seat));
        add(state.drive(seat).collect());
        assert_eq!(state.drive(seat).count(), usize::from(table.user(seat).drive));
        assert_eq!(state.hand(seat).len(), table.user(seat).hand);
    }
    add(table.trash);
    add(table.desk.cards());
    let doing = if let Doing::Carrying { item, .. } = table.doing { Some(item) } else { None };
    for item in table.stack.iter().copied().chain(doing).filter(cyberdeck::rules::data_warriors::Item::holds_card) {
        add(CardSet::one(item.card));
    }
    let expected = table.users_in().len() * 40;
    assert_eq!((usize::from(all.len()), count), (expected, expected), "{state:?}");
}

#[test]
fn cards_are_conserved_and_memory_and_benches_keep_their_bounds() {
    matches(60, |state| {
        assert_conserved(state);
        let table = state.table();
        for seat in table.users_in().iter() {
            assert!(table.user(seat).memory.allocated() <= POINTS);
            let daemons = table.desk.iter().filter(|(card, placed)| placed.at == seat && table.printed(*card).kind == Kind::Daemon).count();
            assert!(daemons <= 1, "{state:?}");
        }
    });
}

#[test]
fn reached_states_are_valid() {
    matches(20, |state| assert_eq!(state.validate(), Ok(()), "{state:?}"));
}

#[test]
fn a_state_is_less_than_four_kibibytes() {
    println!(
        "a State is {} bytes, an Action {}, a View {}",
        size_of::<State>(),
        size_of::<Action>(),
        size_of::<cyberdeck::rules::data_warriors::View>()
    );
    assert!(size_of::<State>() < 4096);
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn matches_take_their_time_but_end() {
    let actions = matches(200, |_| {});
    println!("{} actions a match", actions / 200);
    assert!(actions / 200 > 50 && actions / 200 < 5000);
}
