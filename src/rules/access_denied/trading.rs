//! Trading, and swaps (AD-50, AD-C06).

use super::cards::{Card, CardSet};
use super::events::Event;
use super::frames::{Frame, Pick, Trade, TradeStage};
use super::moves::Out;
use super::sectors::Codes;
use super::state::State;
use crate::rules::game::{EventSink, Seat, Seats};

/// The most offers of a turn (AD-50).
pub(super) const OFFERS: u8 = 2;

impl State {
    pub(super) fn begin_offer(&mut self, seat: Seat, to: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        self.table.budget.offers += 1;
        self.table.stack.push(Frame::Trade(Trade { seat, to, stage: TradeStage::Card, codes: Codes::NONE, title: None }));
        out.all(|| Event::OfferBegun { seat, to });
    }

    /// The trade that is in progress.
    pub(super) fn trade(&self) -> Option<Trade> {
        match self.table.stack.last() {
            Some(Frame::Trade(trade)) => Some(*trade),
            _ => None,
        }
    }

    pub(super) fn change_trade(&mut self, change: impl FnOnce(&mut Trade)) {
        if let Some(Frame::Trade(trade)) = self.table.stack.last_mut() {
            change(trade);
        }
    }

    /// Asks for one more code, or for a title.
    pub(super) fn ask_for(&mut self, codes: Codes, title: Option<Card>, out: &mut Out<'_, impl EventSink<Event>>) {
        self.change_trade(|trade| {
            trade.codes |= codes;
            trade.title = title.or(trade.title);
        });
        if let Some(Trade { seat, codes, title, .. }) = self.trade() {
            out.all(|| Event::Asked { seat, codes, title });
        }
    }

    /// Cards laid aside by one side are shown to the other.
    fn show_aside(&mut self, seat: Seat, to: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        let cards = self.aside_of(seat);
        for card in cards.iter() {
            self.reveal(card, seat, Seats::one(to));
        }
        out.seal();
        out.secret(Seats::one(seat).with(to), |told| Event::OfferShown { seat, to, cards: told.then_some(cards) });
    }

    /// An offer is sent, accepted or confirmed.
    pub(super) fn agree(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(Trade { seat, to, stage, .. }) = self.trade() else { return };
        match stage {
            TradeStage::Card | TradeStage::Wish => {
                self.show_aside(seat, to, out);
                self.change_trade(|trade| trade.stage = TradeStage::Reply);
            }
            TradeStage::Reply => {
                self.show_aside(to, seat, out);
                self.change_trade(|trade| trade.stage = TradeStage::Confirm);
            }
            TradeStage::Confirm => {
                self.table.stack.pop();
                self.table.budget.actions = self.table.budget.actions.saturating_sub(1);
                let (offered, back) = (self.aside_of(seat), self.aside_of(to));
                for card in offered.iter() {
                    self.hand_over(card, seat, to, Seats::NONE, out);
                }
                for card in back.iter() {
                    self.hand_over(card, to, seat, Seats::NONE, out);
                }
                out.all(|| Event::Traded { seat, to, back: back.len() });
            }
        }
    }

    /// An offer is withdrawn, declined or called off: all cards go back.
    pub(super) fn call_off(&mut self, by: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(Trade { seat, to, .. }) = self.trade() else { return };
        for owner in [seat, to] {
            let see = self.sees_aside(owner);
            for card in self.aside_of(owner).iter() {
                self.take_back(owner, card, see, out);
            }
        }
        self.table.stack.pop();
        out.all(|| Event::OfferOff { seat: by });
    }

    /// The swap of Usenet: the cards picked for as many at random of what the other held before (AD-C06).
    pub(super) fn swap(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(Frame::Picking(picking)) = self.table.stack.last().copied() else { return };
        let Pick::Swap(to) = picking.what else { return };
        self.table.stack.pop();
        let (given, mut before): (CardSet, CardSet) = (self.aside_of(seat), self.hand(to));
        for card in given.iter() {
            self.hand_over(card, seat, to, Seats::NONE, out);
        }
        for _ in 0..given.len() {
            let Some(card) = self.pick_random(before) else { break };
            before = before.without(card);
            self.hand_over(card, to, seat, Seats::NONE, out);
        }
    }
}
