//! What a seat makes of a state: where it wants access, what it needs for that, whom it has to fear, what its cards are
//! worth to it. Everything is in attempts: a level gained is worth about one.

use std::cell::OnceCell;

use super::deduction::{Odds, clue, doubt, left};
use super::value::{chances, cost, counts};
use super::{attempts, uses};
use crate::rules::access_denied::{CODES, Card, Cards, Code, Codes, Level, SECTORS, Sector, State, When};
use crate::rules::game::{MAX_SEATS, Seat};

/// What a sector is worth that is not among the easiest that suffice to win.
const ASIDE: f32 = 0.4;
/// The same where Root does not count.
const UNCOUNTED: f32 = 0.08;
/// A card nobody has seen, as it comes from the deck.
pub(super) const FRESH: f32 = 0.27;
/// A card that goes to another seat, to that seat.
pub(super) const GIFT: f32 = 0.091;

/// A seat's judgement of a state.
pub(super) struct Mind<'a> {
    pub state: &'a State,
    pub cards: &'static Cards,
    pub seat: Seat,
    /// The chances of each password.
    pub odds: [Odds; SECTORS],
    /// The chance of each code to be in each password.
    pub singles: [[f32; CODES]; SECTORS],
    /// How much is still open of each password.
    pub doubts: [f32; SECTORS],
    /// What a level gained in each sector is worth.
    pub weights: [f32; SECTORS],
    /// What a first card of each code is worth in hand.
    pub needs: [f32; CODES],
    /// What a loss of each other seat is worth, compared with a gain of its own.
    pub rivals: [f32; MAX_SEATS],
    prices: OnceCell<([f32; CODES], Codes)>,
    attempt: OnceCell<f32>,
}

impl<'a> Mind<'a> {
    pub fn new(state: &'a State, seat: Seat) -> Self {
        let table = state.table();
        let left = left(state, seat);
        let clues = Sector::ALL.map(|sector| clue(state, seat, sector));
        let odds = clues.map(|clue| Odds::new(clue, &left));
        let mut mind = Self {
            state,
            cards: table.cards,
            seat,
            odds,
            singles: odds.map(|odds| Code::ALL.map(|code| odds.of(Codes::one(code)))),
            prices: OnceCell::new(),
            attempt: OnceCell::new(),
            doubts: clues.map(doubt),
            weights: [0.0; SECTORS],
            needs: [0.0; CODES],
            rivals: [0.0; MAX_SEATS],
        };
        let missing = usize::from(table.goal.saturating_sub(table.roots(seat)));
        let codes = table.cards.codes_of(state.hand(seat));
        let mut costs = [(f32::MAX, Sector::Banking); SECTORS];
        let mut open = 0;
        for sector in Sector::ALL {
            if table.level(seat, sector) == Level::Root {
                continue;
            }
            if counts(table, sector) {
                costs[open] = (cost(state, seat, sector, codes), sector);
                open += 1;
            } else {
                mind.weights[sector.index()] = UNCOUNTED;
            }
        }
        costs[..open].sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        // Sectors that are as near as the last that is needed weigh nearly as much.
        let last = costs[..open].get(missing.saturating_sub(1)).map_or(0.0, |cost| cost.0);
        for (at, (cost, sector)) in costs[..open].iter().enumerate() {
            let weight = if at < missing { 1.0 } else { ASIDE + (0.9 - ASIDE) * (1.0 - (cost - last) / 1.5).max(0.0) };
            mind.weights[sector.index()] = weight;
        }
        for (need, code) in mind.needs.iter_mut().zip(Code::ALL) {
            for (_, sector) in &costs[..open] {
                if table.controller(*sector).is_some() {
                    let weight = mind.weights[sector.index()];
                    let known = clues[sector.index()].within.contains(code);
                    let chance = if known { 1.12 } else { mind.singles[sector.index()][code.index()] };
                    *need += 0.56 * weight * weight * chance;
                }
            }
        }
        let chances = chances(state);
        let rest = (1.0 - chances[seat.index()]).max(0.05);
        for other in table.others(seat).iter() {
            mind.rivals[other.index()] = (chances[other.index()] / rest).min(1.0);
        }
        mind
    }

    /// What a card in the seat's hand is worth to it, by its code.
    pub fn code_worth(&self, card: Card) -> f32 {
        let code = self.cards.code(card);
        let same = (self.state.hand(self.seat).without(card) & self.cards.of_code(code)).len();
        self.needs[code.index()] * [1.0, 0.21, 0.1][usize::from(same.min(2))]
    }

    /// What a card is worth to the seat in its hand, or would be.
    pub fn worth(&self, card: Card) -> f32 {
        self.code_worth(card) + uses::worth(self, card)
    }

    /// The cards that the seat would rather lose than others: what so many are worth together.
    pub fn cheapest(&self, count: usize) -> f32 {
        let mut worths = [f32::MAX; 64];
        let mut held = 0;
        for card in self.state.hand(self.seat).iter() {
            worths[held] = self.worth(card);
            held += 1;
        }
        worths[..held].sort_unstable_by(f32::total_cmp);
        worths[..held.min(count)].iter().sum()
    }

    /// The best of the attempts that the seat can make now.
    pub fn best_attempt(&self) -> f32 {
        *self.attempt.get_or_init(|| Sector::ALL.into_iter().map(|sector| attempts::promise(self, sector)).fold(0.0, f32::max))
    }

    /// What the cheapest card of each code in hand is worth, and the codes in hand.
    pub fn prices(&self) -> &([f32; CODES], Codes) {
        self.prices.get_or_init(|| {
            let (mut prices, mut codes) = ([f32::MAX; CODES], Codes::NONE);
            for card in self.state.hand(self.seat).iter() {
                let code = self.cards.code(card);
                codes = codes.with(code);
                let price = &mut prices[code.index()];
                *price = price.min(self.worth(card));
            }
            (prices, codes)
        })
    }

    /// Whether the seat wins by Root in one more sector that counts.
    pub fn wins_by(&self, seat: Seat, sector: Sector, level: Level) -> bool {
        let table = self.state.table();
        level == Level::Root && counts(table, sector) && table.roots(seat) + 1 >= table.goal
    }

    /// Whether a card is played as an answer.
    pub fn is_answer(&self, card: Card) -> bool {
        let when: When = self.cards.face(card).when;
        when.is_answer()
    }
}
