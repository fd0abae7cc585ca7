//! Which card has switched a Root bonus or an upgrade off (AD-C04, AD-C27, AD-C34, AD-C49), for refusals that name it.

use super::actions::Action;
use super::bonuses::MICRONOPOLY;
use super::cards::{Card, CardSet};
use super::content::CardFace;
use super::refusals::Why;
use super::sectors::{Level, Sector};
use super::state::State;
use super::verbs::{Ability, Effect, Lasting};
use super::view::Asked;
use crate::rules::game::Seat;

impl State {
    /// The first card of which this is so.
    fn card_that(&self, test: impl Fn(&&CardFace) -> bool) -> Option<Card> {
        self.table.cards.faces().iter().find(test).map(|face| face.number)
    }

    /// Why something is refused to a seat: where it would not be so but for a card that has switched a bonus or an upgrade
    /// off, that card.
    pub(super) fn cause(&self, seat: Seat, action: &Action, why: Why) -> Why {
        let bonus = |sector| self.stops_bonus(seat, sector);
        let card = match (why, *action) {
            (Why::NoEntry, _) => bonus(Sector::Universities).or_else(|| self.stops_upgrade(seat, self.table.cards.free_user)),
            (Why::NoPurchase, _) => bonus(Sector::TeleComm),
            (Why::NotNow(Asked::FreeAttempt), Action::TakeTop) => bonus(Sector::Government),
            (Why::NotNow(Asked::FreeAttempt), Action::SkipTurn) => bonus(Sector::NewsMedia),
            (Why::OverLimit(limit), _) => {
                return self.stops_limit(seat, self.hand(seat).len()).map_or(why, |card| Why::OverLimitBy(limit, card));
            }
            // Banking's cards pass the limit.
            (Why::HandFull(_), _) if self.table.budget.draws > 0 && bonus(Sector::Banking).is_some() => bonus(Sector::Banking),
            (Why::HandFull(_), _) => self.stops_limit(seat, self.hand(seat).len() + 1),
            (Why::NoDraw, _) => {
                let draws = self.with_ability(seat, |ability| matches!(ability, Ability::Draws(_)));
                bonus(Sector::Banking).or_else(|| self.stops_upgrade(seat, draws))
            }
            _ => None,
        };
        card.map_or(why, Why::Off)
    }

    /// The card that has switched off everything that helps a seat in this turn: a hot potato it began with, or else one
    /// that was played before.
    fn stops_all(&self, seat: Seat) -> Option<Card> {
        if !self.table.player(seat).now.has(Lasting::Off) {
            return None;
        }
        let potato = self.table.budget.potatoes.iter().find(|card| self.table.cards.face(*card).potato == Some(Lasting::Off));
        potato.or_else(|| self.card_that(|face| face.effects.iter().any(|effect| matches!(effect, Effect::Next(_, Lasting::Off)))))
    }

    /// The card that keeps a seat with Root in a sector from its bonus.
    fn stops_bonus(&self, seat: Seat, sector: Sector) -> Option<Card> {
        if self.table.level(seat, sector) != Level::Root {
            return None;
        }
        self.stops_all(seat).or_else(|| self.bonus_killer(seat, sector))
    }

    /// The card that keeps those of these upgrades from working that lie before a seat.
    fn stops_upgrade(&self, seat: Seat, cards: CardSet) -> Option<Card> {
        let player = self.table.player(seat);
        if !player.upgrades.intersects(cards) {
            return None;
        }
        let until_oper = || {
            let sector = player.upgrades_off?;
            self.card_that(|face| {
                face.effects.iter().any(|effect| matches!(effect, Effect::UpgradesOffUntilOper(_, off) if *off == sector))
            })
        };
        self.stops_all(seat).or_else(until_oper)
    }

    /// The card without which so many cards would be within a seat's hand limit (AD-25).
    fn stops_limit(&self, seat: Seat, cards: u8) -> Option<Card> {
        let raises = self.with_ability(seat, |ability| matches!(ability, Ability::Limit(_)));
        let (bonus, upgrade) = (self.stops_bonus(seat, Sector::Micronopoly), self.stops_upgrade(seat, raises));
        let more = |card: Card| {
            self.table.cards.face(card).abilities.iter().map(|ability| if let Ability::Limit(more) = ability { *more } else { 0 })
        };
        let by_bonus = if bonus.is_some() { MICRONOPOLY } else { 0 };
        let by_upgrades: u8 = if upgrade.is_some() { raises.iter().flat_map(more).sum() } else { 0 };
        bonus.or(upgrade).filter(|_| cards <= self.usual_limit(seat) + by_bonus + by_upgrades)
    }

    /// The upgrades before a seat that have an ability, whether they work or not.
    fn with_ability(&self, seat: Seat, is: impl Fn(&Ability) -> bool) -> CardSet {
        self.table.player(seat).upgrades.iter().filter(|card| self.table.cards.face(*card).abilities.iter().any(&is)).collect()
    }
}
