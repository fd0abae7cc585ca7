//! Root bonuses, upgrades, and what they come to: hand limit, actions, draws (AD-25, AD-43, AD-70 to AD-76).

use super::cards::{Card, CardSet};
use super::sectors::{Level, Sector};
use super::state::State;
use super::table::Table;
use super::verbs::{Ability, Effect, Lasting};
use crate::rules::game::Seat;

/// The hand limit without anything that changes it (AD-25).
const LIMIT: u8 = 6;
/// What Root in Micronopoly adds to it (AD-73).
pub(super) const MICRONOPOLY: u8 = 2;

impl Table {
    /// Whether everything that helps a seat is off in this turn (AD-C34, AD-C49).
    #[inline]
    fn off(&self, seat: Seat) -> bool {
        self.player(seat).now.has(Lasting::Off)
    }

    /// The face-up upgrades of a seat that work.
    #[inline]
    #[must_use]
    pub fn working_upgrades(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        if player.upgrades.is_empty() || player.upgrades_off.is_some() || self.off(seat) { CardSet::NONE } else { player.upgrades }
    }

    /// Whether a working upgrade of a seat is among these cards.
    #[inline]
    pub(super) fn has_upgrade(&self, seat: Seat, cards: CardSet) -> bool {
        self.working_upgrades(seat).intersects(cards)
    }

    /// What the working upgrades of a seat add up to.
    fn sum(&self, seat: Seat, count: impl Fn(Ability) -> u8) -> u8 {
        let upgrades = self.working_upgrades(seat);
        upgrades.iter().flat_map(|card| self.cards.face(card).abilities.iter()).fold(0, |sum, ability| sum + count(*ability))
    }

    /// Whether viruses have no effect on a seat (AD-C39).
    #[inline]
    pub(super) fn is_immune(&self, seat: Seat) -> bool {
        self.has_upgrade(seat, self.cards.immunity)
    }

    /// Whether a seat has the Root bonus of a sector (AD-70, AD-R8).
    #[inline]
    #[must_use]
    pub fn has_bonus(&self, seat: Seat, sector: Sector) -> bool {
        if self.level(seat, sector) != Level::Root || self.off(seat) {
            return false;
        }
        self.bonus_killer(seat, sector).is_none()
    }

    /// The card lying on a sector that switches its Root bonus off for a seat (AD-C04).
    #[inline]
    pub(super) fn bonus_killer(&self, seat: Seat, sector: Sector) -> Option<Card> {
        let kills = |card: Card| {
            let face = self.cards.face(card);
            face.effects.contains(&Effect::BonusOff) && !(face.virus && !face.pierces_immunity && self.is_immune(seat))
        };
        self.lying.iter().find(|lying| lying.sector == sector && kills(lying.card)).map(|lying| lying.card)
    }

    /// The hand limit of a seat as a number (AD-25, AD-73, AD-C09).
    #[must_use]
    pub fn usual_limit(&self, seat: Seat) -> u8 {
        let bonus = if self.has_bonus(seat, Sector::Micronopoly) { MICRONOPOLY } else { 0 };
        let upgrades = self.sum(seat, |ability| if let Ability::Limit(more) = ability { more } else { 0 });
        LIMIT + bonus + upgrades
    }

    /// The hand limit of a seat, if it has one now.
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        let free = player.no_limit || player.now.has(Lasting::NoLimit);
        (!free).then(|| self.usual_limit(seat))
    }
}

impl State {
    /// The face-up upgrades of a seat that work.
    #[inline]
    #[must_use]
    pub fn working_upgrades(&self, seat: Seat) -> CardSet {
        self.table.working_upgrades(seat)
    }

    /// Whether a working upgrade of a seat is among these cards.
    #[inline]
    pub(super) fn has_upgrade(&self, seat: Seat, cards: CardSet) -> bool {
        self.table.has_upgrade(seat, cards)
    }

    /// Whether viruses have no effect on a seat (AD-C39).
    #[inline]
    pub(super) fn is_immune(&self, seat: Seat) -> bool {
        self.table.is_immune(seat)
    }

    /// Whether a seat has the Root bonus of a sector (AD-70, AD-R8).
    #[inline]
    #[must_use]
    pub fn has_bonus(&self, seat: Seat, sector: Sector) -> bool {
        self.table.has_bonus(seat, sector)
    }

    /// The card lying on a sector that switches its Root bonus off for a seat (AD-C04).
    #[inline]
    pub(super) fn bonus_killer(&self, seat: Seat, sector: Sector) -> Option<Card> {
        self.table.bonus_killer(seat, sector)
    }

    /// The hand limit of a seat as a number (AD-25, AD-73, AD-C09).
    #[must_use]
    pub fn usual_limit(&self, seat: Seat) -> u8 {
        self.table.usual_limit(seat)
    }

    /// The hand limit of a seat, if it has one now.
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> Option<u8> {
        self.table.hand_limit(seat)
    }

    /// Whether a seat holds more than its limit.
    pub(super) fn over_limit(&self, seat: Seat) -> bool {
        self.hand_limit(seat).is_some_and(|limit| self.hand(seat).len() > limit)
    }

    /// The actions with which a seat begins its Take Actions step (AD-22).
    pub(super) fn first_actions(&self, seat: Seat) -> u8 {
        let now = self.table.player(seat).now;
        if now.has(Lasting::NoActions) {
            return 0;
        }
        let upgrades = self.table.sum(seat, |ability| if let Ability::Actions(more) = ability { more } else { 0 });
        (1 + i16::from(upgrades) + i16::from(now.actions)).clamp(0, 100) as u8
    }

    /// The extra cards of a seat's Draw step within its limit.
    pub(super) fn extra_draws(&self, seat: Seat) -> u8 {
        let upgrades = self.table.sum(seat, |ability| if let Ability::Draws(more) = ability { more } else { 0 });
        upgrades.saturating_add(self.table.player(seat).now.draws)
    }

    /// Whether a card may still be played without an action in this turn (AD-C18).
    #[inline]
    pub(super) fn free_play(&self) -> bool {
        let (turn, budget) = (self.table.turn, &self.table.budget);
        !budget.free_play_used && !self.table.player(turn).now.has(Lasting::NoActions) && self.has_upgrade(turn, self.table.cards.free_play)
    }

    /// Whether an action may still be bought for two cards in this turn (AD-75), the cards apart.
    #[inline]
    pub(super) fn may_buy(&self) -> bool {
        let turn = self.table.turn;
        !self.table.budget.bought && !self.table.player(turn).now.has(Lasting::NoActions) && self.has_bonus(turn, Sector::TeleComm)
    }

    /// Whether the free attempt may gain User without a code (AD-76, AD-C28).
    #[inline]
    pub(super) fn may_enter(&self) -> bool {
        let turn = self.table.turn;
        self.has_upgrade(turn, self.table.cards.free_user) || self.has_bonus(turn, Sector::Universities)
    }

    /// More actions for whose turn it is, in its Take Actions step; says how many it has got (AD-22).
    pub(super) fn more_actions(&mut self, seat: Seat, more: u8) -> u8 {
        let acts = seat == self.table.turn && self.table.step == super::Step::Actions;
        if !acts || self.table.player(seat).now.has(Lasting::NoActions) {
            return 0;
        }
        self.table.budget.actions = self.table.budget.actions.saturating_add(more);
        more
    }
}
