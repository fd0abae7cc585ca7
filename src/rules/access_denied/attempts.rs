//! Access attempts (AD-30 to AD-38).

use super::cards::{Card, CardSet};
use super::events::{Event, Place};
use super::frames::{Attempt, AttemptStage, Frame, SetOffFrame};
use super::moves::Out;
use super::sectors::{Codes, Level, Sector};
use super::state::State;
use super::table::Step;
use super::verbs::SetOff;
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// A seat names a sector that it tries (AD-30).
    pub(super) fn name_sector(&mut self, seat: Seat, sector: Sector, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(level) = self.table.level(seat, sector).next() else { return };
        let mut extra = false;
        if self.table.step == Step::FreeAttempt {
            self.table.budget.free_attempt_used = true;
        } else {
            self.table.budget.actions = self.table.budget.actions.saturating_sub(1);
            extra = self.table.budget.actions == 0 && self.has_upgrade(seat, self.table.cards.lost_by_failure);
        }
        out.all(|| Event::Attempted { seat, sector, level });
        let controlled = self.table.controller(sector).is_some();
        let (stage, left) = if controlled { (AttemptStage::Named, self.table.others(seat)) } else { (AttemptStage::Hand, Seats::NONE) };
        self.handed.clear();
        self.table.stack.push(Frame::Attempt(Attempt { seat, sector, level, stage, left, taps: Seats::NONE, paid: 0, extra }));
    }

    /// The attempter hands a card over, or discards it where nobody controls the sector.
    pub(super) fn hand_card(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(Frame::Attempt(attempt)) = self.table.stack.last_mut() else { return };
        attempt.paid += 1;
        let sector = attempt.sector;
        if self.table.controller(sector).is_some() {
            self.handed.push(card);
            self.lay_aside(seat, card, out);
        } else {
            self.discard(seat, card, out);
        }
    }

    /// An attempt goes on by itself.
    pub(super) fn go_on_attempt(&mut self, attempt: Attempt, out: &mut Out<'_, impl EventSink<Event>>) {
        let Attempt { seat, sector, level, stage, paid, .. } = attempt;
        let controller = self.table.controller(sector);
        match (stage, controller) {
            (AttemptStage::Named, _) => self.stage_of_attempt(AttemptStage::Hand, Seats::NONE),
            (AttemptStage::Hand, None) => {
                self.table.stack.pop();
                if paid >= level.price() {
                    self.gain(seat, sector, level, out);
                }
            }
            (AttemptStage::Hand, Some(controller)) if paid >= level.cards() => {
                let see = attempt.taps.with(controller);
                let cards: CardSet = self.handed.iter().copied().collect();
                for card in cards.iter() {
                    self.reveal(card, seat, see);
                }
                out.seal();
                out.secret(see.with(seat), |told| Event::OfferShown { seat, to: controller, cards: told.then_some(cards) });
                self.stage_of_attempt(AttemptStage::Answers, self.table.others(seat));
            }
            // Between naming and handing over too many cards were lost.
            (AttemptStage::Hand | AttemptStage::Back, _) => self.end_attempt(attempt, CardSet::NONE, false, out),
            (AttemptStage::Answers, _) => self.resolve_attempt(attempt, out),
            (AttemptStage::Keep, _) => self.stage_of_attempt(AttemptStage::Back, Seats::NONE),
        }
    }

    fn stage_of_attempt(&mut self, stage: AttemptStage, left: Seats) {
        if let Some(Frame::Attempt(attempt)) = self.table.stack.last_mut() {
            attempt.stage = stage;
            attempt.left = left;
        }
    }

    /// The controller's part: what matches comes back, what does not is kept (AD-32 to AD-34).
    fn resolve_attempt(&mut self, attempt: Attempt, out: &mut Out<'_, impl EventSink<Event>>) {
        let codes = self.codes(attempt.sector);
        let (mut matched, mut wrong, mut kept) = (Codes::NONE, Codes::NONE, CardSet::NONE);
        for at in 0..self.handed.len() {
            let (card, code) = (self.handed[at], self.table.cards.code(self.handed[at]));
            if codes.contains(code) && !matched.contains(code) {
                matched = matched.with(code);
            } else {
                kept = kept.with(card);
                if !codes.contains(code) {
                    wrong = wrong.with(code);
                }
            }
        }
        for seat in attempt.taps.with(attempt.seat).iter() {
            self.learn(seat, attempt.sector, matched, wrong);
        }
        self.end_attempt(attempt, kept, kept.is_empty(), out);
    }

    /// The cards of an attempt go where they belong, and the marker advances or not.
    pub(super) fn end_attempt(&mut self, attempt: Attempt, kept: CardSet, granted: bool, out: &mut Out<'_, impl EventSink<Event>>) {
        let Attempt { seat, sector, level, taps, extra, .. } = attempt;
        let see = self.sees_aside(seat);
        let cards: CardSet = self.handed.iter().copied().collect();
        self.table.stack.pop();
        self.handed.clear();
        // AD-35: whoever sees only their backs is not told which of them, in the order handed over, comes back.
        if let Some(controller) = self.table.controller(sector) {
            for card in (cards & kept).iter() {
                self.hand_over(card, seat, controller, taps, out);
            }
        }
        for card in (cards - kept).iter() {
            self.take_back(seat, card, see, out);
        }
        let (handed, back) = (cards.len(), cards.len() - kept.len());
        out.seal();
        out.all(|| Event::AttemptEnded { seat, sector, handed, back, granted });
        if granted {
            self.gain(seat, sector, level, out);
        } else if extra {
            // AD-C51: the extra action was spent in vain.
            for card in (self.working_upgrades(seat) & self.table.cards.lost_by_failure).iter() {
                self.drop_upgrade(seat, card, out);
            }
        }
    }

    /// An upgrade goes on the discard pile.
    pub(super) fn drop_upgrade(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        let player = self.table.player_mut(seat);
        if player.upgrades.contains(card) {
            player.upgrades = player.upgrades.without(card);
            self.put_on_pile(card, Place::Upgrades(seat), out);
        }
    }

    /// A marker advances: that may win (AD-80), end what was off (AD-C27), and set off what lies there (AD-C37).
    pub(super) fn gain(&mut self, seat: Seat, sector: Sector, level: Level, out: &mut Out<'_, impl EventSink<Event>>) {
        let player = self.table.player_mut(seat);
        if player.levels[sector.index()] >= level {
            return;
        }
        player.levels[sector.index()] = level;
        if player.upgrades_off == Some(sector) && level >= Level::Oper {
            player.upgrades_off = None;
        }
        out.all(|| Event::Gained { seat, sector, level });
        if self.table.roots(seat) >= self.table.goal {
            return self.end_match(Some(seat), out);
        }
        self.set_off(SetOff::Improvement, sector, seat, out);
    }

    /// The first card on a sector that this sets off does so; whether there was one.
    pub(super) fn set_off(&mut self, by: SetOff, sector: Sector, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        let sets_off = |lying: &super::Lying| lying.sector == sector && self.table.cards.face(lying.card).set_off == Some(by);
        let Some(at) = self.table.lying.iter().position(sets_off) else { return false };
        let Some(lying) = self.table.lying.remove(at) else { return false };
        out.all(|| Event::WentOff { card: lying.card, sector, seat });
        self.table.stack.push(Frame::SetOff(SetOffFrame { card: lying.card, owner: lying.seat, seat, done: 0 }));
        // What improves access may be more than one card's condition.
        if by == SetOff::Improvement {
            self.set_off(by, sector, seat, out);
        }
        true
    }
}
