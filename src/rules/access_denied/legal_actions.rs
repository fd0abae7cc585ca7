//! Lists of what a seat may do, in ascending order.

use super::actions::{Action, Target};
use super::cards::{Card, CardSet};
use super::content::CardFace;
use super::sectors::{Code, Sector};
use super::state::State;
use super::verbs::Aim;
use super::view::Asked;
use crate::rules::game::Seat;

impl State {
    /// Adds everything that a seat may do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.0 >= self.table.seats {
            return;
        }
        let (waiting, asked) = self.asking();
        if !waiting.contains(seat) {
            if self.between_things(asked) && !waiting.is_empty() {
                let at_any_time = self.playable(asked) & self.table.cards.at_any_time;
                self.list_plays(seat, self.hand(seat) & at_any_time, out);
            }
            return;
        }
        if self.judge_pass(seat, asked).is_ok() {
            out.push(Action::Pass);
        }
        let hand = self.hand(seat);
        match asked {
            Asked::Government => {
                out.push(Action::TakeTop);
                self.list_plays(seat, hand & self.playable(asked), out);
            }
            Asked::NewsMedia => {
                out.push(Action::SkipTurn);
                self.list_plays(seat, hand & self.playable(asked), out);
            }
            Asked::FreeAttempt => {
                self.list_attempts(seat, out);
                if self.may_enter() {
                    let free = |sector: &Sector| self.table.level(seat, *sector) == super::Level::None;
                    out.extend(Sector::ALL.into_iter().filter(free).map(Action::Enter));
                }
                self.list_plays(seat, hand & self.playable(asked), out);
            }
            Asked::Act => self.list_turn(seat, out),
            Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::Backup(_) => {
                self.list_plays(seat, hand & self.playable(asked), out);
            }
            Asked::Discard | Asked::DrawDown | Asked::Pay(_) | Asked::LoseCards(_) | Asked::Price(_) => {
                self.list_plays(seat, hand & self.playable(asked), out);
                out.extend(hand.iter().map(Action::Discard));
            }
            Asked::Draw => {
                self.list_plays(seat, hand & self.playable(asked), out);
                if self.source().is_some() {
                    out.push(Action::Draw);
                }
            }
            Asked::FloodDraw => out.push(Action::Draw),
            Asked::Password => out.extend(hand.iter().filter(|card| self.judge_password(seat, *card).is_ok()).map(Action::Pick)),
            Asked::HandOver(_) | Asked::GiveCards { .. } | Asked::Swap(_) | Asked::Gifts(_) => pick(hand, out),
            Asked::OfferCard(_) => {
                out.push(Action::Decline);
                pick(hand, out);
            }
            Asked::OfferWish(_) => {
                let asked = self.trade().map_or(super::Codes::ALL, |trade| trade.codes);
                out.extend(Code::ALL.into_iter().filter(|code| !asked.contains(*code)).map(Action::AskCode));
                out.extend(self.askable(seat).iter().map(Action::AskTitle));
                out.extend([Action::Agree, Action::Decline]);
            }
            Asked::Reply(_) => {
                out.extend([Action::Agree, Action::Decline]);
                pick(hand, out);
            }
            Asked::Confirm(_) => out.extend([Action::Agree, Action::Decline]),
            Asked::Keep => pick(self.handed.iter().copied().collect(), out),
            Asked::TakeFrom(victim) => pick(self.hand(victim), out),
            Asked::LoseUpgrade => pick(self.table.player(seat).upgrades, out),
            Asked::LayUpgrade => pick(hand & self.table.cards.upgrades, out),
            Asked::Nothing => {}
        }
    }

    fn list_attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Sector::ALL.into_iter().filter(|sector| self.judge_attempt(seat, *sector).is_ok()).map(Action::Attempt));
    }

    /// The Take Actions step (AD-22).
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let (hand, acts) = (self.hand(seat), self.table.budget.actions > 0);
        if acts {
            self.list_attempts(seat, out);
        }
        self.list_plays(seat, hand & self.playable(Asked::Act), out);
        let others = self.table.others(seat);
        if acts {
            for card in (self.table.budget.potatoes & hand).iter() {
                out.extend(others.iter().map(|to| Action::PassOn { card, to }));
            }
        }
        if self.judge_offer(seat).is_ok() {
            out.extend(others.iter().map(Action::Trade));
        }
        if self.may_buy() && hand.len() >= 2 {
            out.push(Action::BuyAction);
        }
    }

    /// Plays of these cards, which are in hand and fit the moment.
    fn list_plays(&self, seat: Seat, cards: CardSet, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        for card in cards.iter() {
            let face = self.table.cards.face(card);
            let backdoor = !self.meets(seat, face);
            if (backdoor && !self.backdoor_helps(face, hand))
                || !self.can_pay(face)
                || self.judge_standing(seat, face).is_err()
                || self.judge_use(seat, face, hand, backdoor).is_err()
            {
                continue;
            }
            self.list_targets(seat, face, |target| out.push(Action::Play { card, target, backdoor }));
        }
    }

    /// Everything that a card can be aimed at, in ascending order.
    fn list_targets(&self, seat: Seat, face: &CardFace, mut push: impl FnMut(Target)) {
        let table = &self.table;
        let mut fits = |target: Target| {
            if self.judge_aim(seat, face, target).is_ok() {
                push(target);
            }
        };
        match face.aim {
            Aim::None => fits(Target::None),
            Aim::Here(sector) => fits(Target::Sector(sector)),
            Aim::OwnAccess | Aim::ControlledWithoutAccess | Aim::WithoutAccess | Aim::OwnUser => {
                Sector::ALL.into_iter().for_each(|sector| fits(Target::Sector(sector)));
            }
            Aim::Controller(sector) => {
                if let Some(player) = table.controller(sector) {
                    fits(Target::Player(player));
                }
            }
            Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::OtherWithUpgrade(_) => {
                table.others(seat).iter().for_each(|player| fits(Target::Player(player)));
            }
            Aim::OthersMarker | Aim::MarkerUnderOper => {
                for sector in Sector::ALL {
                    table.everybody().iter().for_each(|seat| fits(Target::Marker { sector, seat }));
                }
            }
            Aim::OthersUpgrade => {
                let upgrades = table.others(seat).iter().fold(CardSet::NONE, |all, player| all | table.player(player).upgrades);
                upgrades.iter().for_each(|card| fits(Target::Card(card)));
            }
            Aim::LyingCard => {
                let lying: CardSet = table.lying.iter().map(|lying| lying.card).collect();
                lying.iter().for_each(|card: Card| fits(Target::Card(card)));
            }
        }
    }
}

/// Picks of any of these cards.
fn pick(cards: CardSet, out: &mut Vec<Action>) {
    out.extend(cards.iter().map(Action::Pick));
}
