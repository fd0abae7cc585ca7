//! What seats know for certain: of passwords (AD-91), and of the cards that others hold.

use serde::{Deserialize, Serialize};

use super::cards::CardSet;
use super::events::Event;
use super::frames::{AttemptStage, Frame, TradeStage};
use super::moves::Out;
use super::sectors::{Codes, Sector};
use super::state::State;
use crate::rules::game::{EventSink, Seat, Seats};

/// What is known of a password.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// The codes that are in it.
    pub within: Codes,
    /// The codes that are not in it.
    pub out: Codes,
}

impl Clue {
    /// Whether a password of these codes fits.
    #[inline]
    #[must_use]
    pub fn allows(self, codes: Codes) -> bool {
        self.within.is_subset(codes) && !codes.intersects(self.out)
    }

    /// Adds what follows: three codes in it are all, three codes out leave the other three (AD-92).
    pub fn close(&mut self) {
        if self.within.len() == 3 {
            self.out = Codes::ALL - self.within;
        } else if self.out.len() == 3 {
            self.within = Codes::ALL - self.out;
        }
    }
}

impl State {
    /// The codes of a sector's password.
    #[inline]
    pub(super) fn codes(&self, sector: Sector) -> Codes {
        self.passwords[sector.index()].iter().map(|card| self.table.cards.code(*card)).collect()
    }

    /// The cards of all passwords of a seat.
    pub(super) fn password_cards(&self, seat: Seat) -> CardSet {
        self.table.controlled(seat).flat_map(|sector| self.passwords[sector.index()].iter().copied()).collect()
    }

    /// What a seat knows of a sector's password from now on, besides what it knew.
    pub(super) fn learn(&mut self, seat: Seat, sector: Sector, within: Codes, out: Codes) {
        let clue = &mut self.clues[seat.index()][sector.index()];
        clue.within |= within;
        clue.out |= out;
    }

    /// One card of these password cards of `by` is picked at random, and `to` is shown its code.
    pub(super) fn show_code(&mut self, by: Seat, to: Seat, cards: CardSet, out: &mut Out<'_, impl EventSink<Event>>) {
        if by == to {
            return;
        }
        let Some(card) = self.pick_random(cards) else { return };
        let holds = |sector: &Sector| self.passwords[sector.index()].contains(&card);
        let Some(sector) = Sector::ALL.into_iter().find(holds) else { return };
        let code = self.table.cards.code(card);
        self.learn(to, sector, Codes::one(code), Codes::NONE);
        out.seal();
        out.secret(Seats::one(by).with(to), |told| Event::CodeShown { by, to, sector, code: told.then_some(code) });
    }

    /// Who sees the cards that a seat has laid aside.
    pub(super) fn sees_aside(&self, owner: Seat) -> Seats {
        let mut seats = Seats::one(owner);
        for frame in self.table.stack.iter() {
            match frame {
                Frame::Attempt(attempt) if attempt.seat == owner && !matches!(attempt.stage, AttemptStage::Named | AttemptStage::Hand) => {
                    seats = seats | attempt.taps;
                    if let Some(controller) = self.table.controller(attempt.sector) {
                        seats = seats.with(controller);
                    }
                }
                Frame::Trade(trade) if trade.seat == owner && matches!(trade.stage, TradeStage::Reply | TradeStage::Confirm) => {
                    seats = seats.with(trade.to);
                }
                Frame::Trade(trade) if trade.to == owner && trade.stage == TradeStage::Confirm => seats = seats.with(trade.seat),
                _ => {}
            }
        }
        seats
    }
}
