//! Whole states drawn at random from what a view allows.

use rand_chacha::ChaCha8Rng;

use super::cards::{Card, CardSet, USERS};
use super::drives::DRIVE;
use super::stack::Doing;
use super::state::State;
use super::table::Table;
use super::view::View;
use crate::rules::components::{Chance, List};
use crate::rules::game::Seat;

/// The cards that lie open: in trash bins, in play, on the stack.
pub(super) fn open_cards(table: &Table) -> CardSet {
    let mut open = table.trash | table.desk.cards();
    let doing = if let Doing::Carrying { item, .. } = &table.doing { Some(item) } else { None };
    for item in table.stack.iter().chain(doing).filter(|item| item.holds_card()) {
        open.add(item.card);
    }
    open
}

/// A state that fits the view: hidden cards are dealt at random, within what the viewer knows.
pub(super) fn sample(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut chance = Chance::split(rng);
    let mut state = State {
        chance: Chance::split(rng),
        table: view.table,
        hands: view.hands,
        drives: [List::default(); USERS],
        known: view.exposed,
        passed: view.passed.clone(),
    };
    let open = open_cards(&view.table);
    for seat in (0..view.table.seats).map(Seat).filter(|seat| view.table.user(*seat).out == 0) {
        let at = seat.index() % USERS;
        let mut placed = open | view.hands;
        placed |= view.drives[at].iter().flatten().copied().collect();
        let mut rest: List<u8, DRIVE> =
            (0..view.table.user(seat).faces.len() as u8).filter(|place| !placed.contains(Card::of(seat, *place))).collect();
        chance.shuffle(&mut rest);
        while state.hands.count(seat) < view.table.user(seat).hand {
            let Some(place) = rest.pop() else { break };
            state.hands.add(Card::of(seat, place));
        }
        for (depth, card) in view.drives[at].iter().enumerate() {
            let Some(place) = card.map(Card::place).or_else(|| rest.pop()) else { break };
            state.drives[at].push(place);
            let marks = view.marks[at].get(depth).copied().unwrap_or(0);
            for knows in (0..USERS).filter(|knows| marks & (1 << knows) != 0) {
                state.known[knows].add(Card::of(seat, place));
            }
        }
    }
    if let Some(own) = view.own() {
        state.known[own.index() % USERS] =
            (state.known[own.index() % USERS] - view.hands.owned(own)) | (view.hands - view.hands.owned(own));
    }
    state
}
