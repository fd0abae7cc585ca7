//! Entry tokens of Service Denial (AE-123).

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::content::Symbol;
use super::dice::roll;
use super::events::{Event, Told};
use super::models::{ModelId, SEATS};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::shapes::Uplink;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::{EventSink, Seat, Seats};

/// How many symbols there are, and so tokens a side.
pub const TOKENS: usize = Symbol::ALL.len();

/// By the pylon of which schema a side's token of each symbol lies.
pub type Sites = [Option<u8>; TOKENS];

/// Entry tokens as far as they are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// The schemas by whose pylons tokens of each side lie, a bit for each.
    pub at: [u16; SEATS],
    /// The tokens of each side that have been shown, by their symbols.
    pub shown: [Sites; SEATS],
}

impl Table {
    /// The schemas with pylons at which a side has no token yet, a bit for each.
    fn token_sites(&self, seat: Seat) -> u16 {
        let pylons = self.uplinks().filter(|(_, kind, _, _)| *kind == Uplink::Pylon);
        pylons.fold(0, |sites, (schema, _, _, _)| sites | 1 << schema) & !self.tokens.at[seat.index() % SEATS]
    }
}

impl State {
    /// The symbols whose tokens a side has not placed yet.
    fn tokens_left(&self, seat: Seat) -> impl Iterator<Item = Symbol> + use<> {
        let sites = self.tokens[seat.index() % SEATS];
        Symbol::ALL.into_iter().filter(move |symbol| sites[*symbol as usize].is_none())
    }

    /// Lists the tokens that a side can place.
    pub(super) fn list_tokens(&self, seat: Seat, out: &mut Vec<Action>) {
        let sites = self.table.token_sites(seat);
        for schema in (0..16).filter(|schema| sites & 1 << schema != 0) {
            out.extend(self.tokens_left(seat).map(|symbol| Action::PlaceToken { schema, symbol: symbol as u8 }));
        }
    }

    /// Whether a side may place a token so (AE-123).
    pub(super) fn judge_token(&self, seat: Seat, schema: u8, symbol: u8) -> Judgement {
        expect(schema < 16 && self.table.token_sites(seat) & 1 << schema != 0, Why::TokenPlace)?;
        expect(self.tokens_left(seat).any(|left| left as u8 == symbol), Why::TokenPlaced)
    }

    /// A side places a token; the other one is next, as long as there is something to place.
    pub(super) fn place_token(&mut self, seat: Seat, schema: u8, symbol: u8, out: &mut Out<'_, impl EventSink<Told>>) {
        let symbol = Symbol::ALL[usize::from(symbol) % TOKENS];
        self.tokens[seat.index() % SEATS][symbol as usize] = Some(schema);
        self.table.tokens.at[seat.index() % SEATS] |= 1 << schema;
        let square = self.table.uplink(usize::from(schema)).map(|(_, square)| square).unwrap_or_default();
        out.secret(Seats::one(seat), |told| Event::TokenPlaced { seat, schema, square, symbol: told.then_some(symbol) });
        self.table.turn = Open::opponent(seat);
        if !self.places_tokens(self.table.turn) {
            self.table.turn = seat;
            if !self.places_tokens(seat) {
                self.begin_order();
            }
        }
    }

    /// Whether a side has a token left to place, and a pylon for it.
    pub(super) fn places_tokens(&self, seat: Seat) -> bool {
        self.table.token_sites(seat) != 0 && self.tokens_left(seat).next().is_some()
    }

    /// The entry roll of a unit that comes in: once, the first thing in its activation (AE-123).
    pub(super) fn roll_entry(&mut self, unit: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let waiting = self.table.entering();
        let known = waiting.first().is_none_or(|model| self.table.model(model).entry.is_some());
        if !self.table.operation().tokens || known {
            return;
        }
        let symbol = roll(&mut self.chance);
        out.seal();
        let side = unit.seat().index() % SEATS;
        let Some(schema) = self.tokens[side][symbol as usize] else { return };
        self.table.tokens.shown[side][symbol as usize] = Some(schema);
        for model in waiting.iter() {
            self.table.model_mut(model).entry = Some(schema);
        }
        let square = self.table.uplink(usize::from(schema)).map(|(_, square)| square).unwrap_or_default();
        out.all(|| Event::EntryRolled { model: unit, symbol, schema, square });
    }
}
