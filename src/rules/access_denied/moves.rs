//! Cards on their ways, and who sees them go (AD-26, AD-35, AD-90).

use super::cards::{Card, CardSet};
use super::events::{Event, Place};
use super::state::State;
pub(super) use crate::rules::components::Out;
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// The cards in a seat's hand, without those laid aside.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()] - self.aside
    }

    /// The cards that a seat has laid aside.
    #[inline]
    pub(super) fn aside_of(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()] & self.aside
    }

    /// The top of the discard pile (AD-26).
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.pile.last().copied()
    }

    /// One of these cards at random; a queued one comes first where it is among them.
    pub(super) fn pick_random(&mut self, cards: CardSet) -> Option<Card> {
        if cards.is_empty() {
            return None;
        }
        let queued = self.chance.take_queued().and_then(Card::new).filter(|card| cards.contains(*card));
        queued.or_else(|| cards.nth(self.chance.below(u32::from(cards.len()))))
    }

    /// Everybody sees this card, and nobody holds it any more.
    #[inline]
    fn shown_to_all(&mut self, card: Card) {
        self.table.seen = self.table.seen.with(card);
        for seat in 0..usize::from(self.table.seats) {
            self.seen[seat] = self.seen[seat].with(card);
            self.known[seat] = self.known[seat].without(card);
        }
    }

    /// Some seats see that another holds this card.
    #[inline]
    pub(super) fn reveal(&mut self, card: Card, holder: Seat, to: Seats) {
        for seat in to.iter().filter(|seat| *seat != holder) {
            self.seen[seat.index()] = self.seen[seat.index()].with(card);
            self.known[seat.index()] = self.known[seat.index()].with(card);
        }
    }

    /// A seat draws so many cards, as long as there are any (AD-26).
    pub(super) fn draw_cards(&mut self, seat: Seat, cards: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        for _ in 0..cards {
            if !self.draw(seat, out) {
                return;
            }
        }
    }

    /// A seat draws a card; whether there was one (AD-26).
    pub(super) fn draw(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        if self.deck.is_empty() {
            if self.pile.is_empty() {
                return false;
            }
            self.deck = self.pile.iter().copied().collect();
            self.pile.clear();
            let cards = self.deck.len();
            out.all(|| Event::Shuffled { cards });
        }
        let Some(card) = self.pick_random(self.deck) else { return false };
        self.deck = self.deck.without(card);
        self.hands[seat.index()] = self.hands[seat.index()].with(card);
        self.seen[seat.index()] = self.seen[seat.index()].with(card);
        out.seal();
        out.secret(Seats::one(seat), |told| Event::Moved { card: told.then_some(card), from: Place::Deck, to: Place::Hand(seat) });
        true
    }

    /// A card goes face up on the discard pile.
    pub(super) fn put_on_pile(&mut self, card: Card, from: Place, out: &mut Out<'_, impl EventSink<Event>>) {
        self.shown_to_all(card);
        self.pile.push(card);
        out.seal();
        out.all(|| Event::Moved { card: Some(card), from, to: Place::Pile });
    }

    /// A seat discards a card from its hand.
    pub(super) fn discard(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        self.put_on_pile(card, Place::Hand(seat), out);
    }

    /// A seat plays a card from its hand: it lies open in the middle.
    pub(super) fn open(&mut self, seat: Seat, card: Card, to: Place, out: &mut Out<'_, impl EventSink<Event>>) {
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        self.shown_to_all(card);
        out.seal();
        out.all(|| Event::Moved { card: Some(card), from: Place::Hand(seat), to });
    }

    /// A card that everybody sees goes into a hand.
    pub(super) fn pick_up(&mut self, card: Card, from: Place, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        self.hands[seat.index()] = self.hands[seat.index()].with(card);
        self.seen[seat.index()] = self.seen[seat.index()].with(card);
        self.known[seat.index()] = self.known[seat.index()].without(card);
        self.reveal(card, seat, self.table.everybody());
        out.seal();
        out.all(|| Event::Moved { card: Some(card), from, to: Place::Hand(seat) });
    }

    /// A card goes from one player to another. Besides those two only witnesses see which; who does not see it is no
    /// longer sure of anything that the giver held.
    pub(super) fn hand_over(&mut self, card: Card, from: Seat, to: Seat, witnesses: Seats, out: &mut Out<'_, impl EventSink<Event>>) {
        let place = if self.aside.contains(card) { Place::Aside(from) } else { Place::Hand(from) };
        let held = self.hands[from.index()];
        self.aside = self.aside.without(card);
        self.hands[from.index()] = held.without(card);
        self.hands[to.index()] = self.hands[to.index()].with(card);
        let see = witnesses.with(from).with(to);
        for seat in self.table.everybody().iter() {
            let known = &mut self.known[seat.index()];
            if seat == to {
                *known = known.without(card);
                self.seen[seat.index()] = self.seen[seat.index()].with(card);
            } else if see.contains(seat) {
                *known = known.with(card);
                self.seen[seat.index()] = self.seen[seat.index()].with(card);
            } else {
                *known -= held;
            }
        }
        out.seal();
        out.secret(see, |told| Event::Moved { card: told.then_some(card), from: place, to: Place::Hand(to) });
    }

    /// A seat lays a card of its hand aside, face down.
    pub(super) fn lay_aside(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        self.aside = self.aside.with(card);
        out.secret(Seats::one(seat), |told| Event::Moved { card: told.then_some(card), from: Place::Hand(seat), to: Place::Aside(seat) });
    }

    /// A seat takes a card that it had laid aside back into its hand.
    pub(super) fn take_back(&mut self, seat: Seat, card: Card, see: Seats, out: &mut Out<'_, impl EventSink<Event>>) {
        self.aside = self.aside.without(card);
        out.secret(see.with(seat), |told| Event::Moved { card: told.then_some(card), from: Place::Aside(seat), to: Place::Hand(seat) });
    }
}
