//! Whole states drawn at random from what a view allows (AE-10, AE-123).

use rand_chacha::ChaCha8Rng;

use super::models::{PROGRAMS, SEATS};
use super::state::State;
use super::tokens::TOKENS;
use super::view::View;
use crate::rules::components::{Chance, List};
use crate::rules::game::Seat;

/// A state that fits the view: the cards of the other PAD are in a random order, its hidden entry tokens at random pylons.
pub(super) fn sample(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut chance = Chance::split(rng);
    let mut state = State { chance: Chance::split(rng), table: view.table, pads: [List::default(); SEATS], tokens: view.tokens };
    for seat in [Seat(0), Seat(1)] {
        let (at, side) = (seat.index(), view.table.side(seat));
        if view.own() == Some(seat) {
            state.pads[at] = view.pad;
            continue;
        }
        let mut cards: List<u8, PROGRAMS> = (0..PROGRAMS as u8).filter(|card| side.pad & 1 << card != 0).collect();
        chance.shuffle(&mut cards);
        let count = if side.ordering { usize::from(side.queued) } else { cards.len() };
        state.pads[at] = cards.iter().copied().take(count).collect();
        let shown = &view.table.tokens.shown[at];
        let hidden = |schema: &u8| view.table.tokens.at[at] & 1 << schema != 0 && !shown.contains(&Some(*schema));
        let mut sites: List<u8, 16> = (0..16).filter(hidden).collect();
        let mut symbols: List<u8, TOKENS> = (0..TOKENS as u8).filter(|symbol| shown[usize::from(*symbol)].is_none()).collect();
        chance.shuffle(&mut sites);
        chance.shuffle(&mut symbols);
        for (schema, symbol) in sites.iter().zip(symbols.iter()) {
            state.tokens[at][usize::from(*symbol)] = Some(*schema);
        }
    }
    state
}
