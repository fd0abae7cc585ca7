//! Actions carried out.

use super::actions::Action;
use super::cards::{Card, CardSet};
use super::events::{Event, Place};
use super::frames::{AttemptStage, Frame, Pick, Picking};
use super::moves::Out;
use super::sectors::{Codes, Level};
use super::state::State;
use super::view::Asked;
use crate::rules::game::{EventSink, Seat};

impl State {
    /// Carries out what a seat does, and goes on until somebody is waited for.
    pub(super) fn perform(&mut self, seat: Seat, action: &Action, out: &mut Out<'_, impl EventSink<Event>>) {
        let (_, asked) = self.asking();
        match *action {
            Action::Pass => self.pass(seat, asked, out),
            Action::TakeTop => self.take_top(out),
            Action::SkipTurn => self.skip_turn(out),
            Action::Attempt(sector) => self.name_sector(seat, sector, out),
            Action::Enter(sector) => {
                self.table.budget.free_attempt_used = true;
                self.gain(seat, sector, Level::User, out);
            }
            Action::Play { card, target, backdoor } => self.announce(seat, card, target, backdoor, out),
            Action::PassOn { card, to } => self.pass_on(seat, card, to, out),
            Action::Trade(to) => self.begin_offer(seat, to, out),
            Action::AskCode(code) => self.ask_for(Codes::one(code), None, out),
            Action::AskTitle(card) => self.ask_for(Codes::NONE, Some(card), out),
            Action::Agree => self.agree(out),
            Action::Decline => self.call_off(seat, out),
            Action::BuyAction => {
                self.table.budget.bought = true;
                self.table.stack.push(Frame::Picking(Picking { seat, what: Pick::Price(2) }));
                out.all(|| Event::Buys { seat });
            }
            Action::Pick(card) => self.pick(seat, asked, card, out),
            Action::Discard(card) => self.discard_for(seat, asked, card, out),
            Action::Draw if asked == Asked::FloodDraw => {
                self.draw(seat, out);
            }
            Action::Draw => self.draw_in_step(out),
        }
        self.go_on(out);
    }

    fn pass(&mut self, seat: Seat, asked: Asked, out: &mut Out<'_, impl EventSink<Event>>) {
        if !matches!(asked, Asked::Swap(_)) {
            out.all(|| Event::Passed { seat });
        }
        match asked {
            Asked::Swap(_) => self.swap(seat, out),
            Asked::LayUpgrade => {
                self.table.stack.pop();
            }
            Asked::Government | Asked::NewsMedia | Asked::FreeAttempt | Asked::Act | Asked::Discard | Asked::Draw => self.next_step(out),
            _ => match self.table.stack.last_mut() {
                Some(Frame::Attempt(attempt)) => attempt.left = attempt.left.without(seat),
                Some(Frame::Play(play)) => play.left = play.left.without(seat),
                Some(Frame::Loss(loss)) => loss.asked = loss.asked.without(seat),
                Some(Frame::Flood(flood)) => flood.left = flood.left.without(seat),
                _ => {}
            },
        }
    }

    fn pick(&mut self, seat: Seat, asked: Asked, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        match asked {
            Asked::Password => self.lay_password(seat, card, out),
            Asked::HandOver(_) => self.hand_card(seat, card, out),
            Asked::Keep => {
                if let Some(Frame::Attempt(attempt)) = self.table.stack.last().copied()
                    && attempt.stage == AttemptStage::Keep
                {
                    self.end_attempt(attempt, CardSet::one(card), false, out);
                }
            }
            Asked::GiveCards { .. } | Asked::TakeFrom(_) | Asked::LoseUpgrade => self.pick_in_loss(card, out),
            Asked::LayUpgrade => {
                self.table.stack.pop();
                self.lay_upgrade(seat, card, Place::Hand(seat), out);
            }
            Asked::OfferCard(_) => {
                self.change_trade(|trade| trade.stage = super::TradeStage::Wish);
                self.lay_aside(seat, card, out);
            }
            Asked::Swap(_) | Asked::Reply(_) | Asked::Gifts(_) => {
                self.lay_aside(seat, card, out);
                // With the last card of a hand there is nothing more to pick.
                if self.hand(seat).is_empty() {
                    match asked {
                        Asked::Swap(_) => self.swap(seat, out),
                        Asked::Gifts(_) => {
                            if let Some(Frame::Flood(flood)) = self.table.stack.last_mut() {
                                flood.left = flood.left.without(seat);
                            }
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn discard_for(&mut self, seat: Seat, asked: Asked, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        match asked {
            Asked::Pay(_) => self.hand_card(seat, card, out),
            Asked::LoseCards(_) => self.pick_in_loss(card, out),
            Asked::Price(left) => {
                self.discard(seat, card, out);
                if left > 1 {
                    if let Some(Frame::Picking(picking)) = self.table.stack.last_mut() {
                        picking.what = Pick::Price(left - 1);
                    }
                } else {
                    self.table.stack.pop();
                    let more = self.more_actions(seat, 1);
                    out.all(|| Event::Actions { seat, more });
                }
            }
            _ => self.discard(seat, card, out),
        }
    }
}
