//! Who is waited for, and what is asked (AD-20, AD-41, AD-93). All of it follows from what lies open and from numbers of cards.

use super::frames::{AttemptStage, DEPTH, FloodStage, Frame, Loss, LossKind, Pick, PlayStage, TradeStage};
use super::sectors::Sector;
use super::state::State;
use super::table::Step;
use super::verbs::Lasting;
use super::view::Asked;
use crate::rules::game::{Seat, Seats};

/// Nobody is waited for: the game goes on by itself.
const NOBODY: (Seats, Asked) = (Seats::NONE, Asked::Nothing);

/// One seat is waited for, if there is one.
#[inline]
fn one(seat: Option<Seat>, asked: Asked) -> (Seats, Asked) {
    seat.map_or(NOBODY, |seat| (Seats::one(seat), asked))
}

impl State {
    /// Who is waited for and for what; nobody where the game goes on by itself.
    #[inline]
    pub(super) fn asking(&self) -> (Seats, Asked) {
        let table = &self.table;
        let Some(frame) = table.stack.last() else { return self.asking_in_step() };
        match frame {
            Frame::Attempt(attempt) => match attempt.stage {
                AttemptStage::Named => one(table.first_from(table.turn, attempt.left), Asked::BeforeAttempt),
                AttemptStage::Answers => one(table.first_from(table.turn, attempt.left), Asked::AnswerAttempt),
                AttemptStage::Keep => one(table.controller(attempt.sector), Asked::Keep),
                AttemptStage::Back => NOBODY,
                AttemptStage::Hand => {
                    let controlled = table.controller(attempt.sector).is_some();
                    let all = if controlled { attempt.level.cards() } else { attempt.level.price() };
                    let left = all.saturating_sub(attempt.paid);
                    if left == 0 || self.hand(attempt.seat).len() < left {
                        NOBODY
                    } else {
                        one(Some(attempt.seat), if controlled { Asked::HandOver(left) } else { Asked::Pay(left) })
                    }
                }
            },
            Frame::Play(play) if play.stage == PlayStage::Answers => {
                one(table.first_from(table.turn, play.left), Asked::AnswerCard(play.card))
            }
            Frame::Loss(loss) => self.asking_in_loss(loss),
            Frame::Picking(picking) => {
                let hand = self.hand(picking.seat);
                match picking.what {
                    Pick::Swap(to) => one(Some(picking.seat), Asked::Swap(to)),
                    // Whether it holds an upgrade is its own secret: it is asked in any case.
                    Pick::Upgrade => one(Some(picking.seat), Asked::LayUpgrade),
                    Pick::Price(left) if left == 0 || hand.is_empty() => NOBODY,
                    Pick::Price(left) => one(Some(picking.seat), Asked::Price(left)),
                }
            }
            Frame::Trade(trade) => match trade.stage {
                TradeStage::Card => one(Some(trade.seat), Asked::OfferCard(trade.to)),
                TradeStage::Wish => one(Some(trade.seat), Asked::OfferWish(trade.to)),
                TradeStage::Reply => one(Some(trade.to), Asked::Reply(trade.seat)),
                TradeStage::Confirm => one(Some(trade.seat), Asked::Confirm(trade.to)),
            },
            Frame::Flood(flood) => match flood.stage {
                FloodStage::Gifts => one(table.first_from(flood.by, flood.left), Asked::Gifts(flood.victim)),
                FloodStage::Draws => match table.first_from(flood.by, flood.left) {
                    Some(seat) if self.may_draw_in_flood(seat) => one(Some(seat), Asked::FloodDraw),
                    _ => NOBODY,
                },
                FloodStage::Discards => NOBODY,
            },
            Frame::Idle | Frame::Play(_) | Frame::SetOff(_) => NOBODY,
        }
    }

    /// Whether a seat can draw while Spam is at work (AD-C46).
    fn may_draw_in_flood(&self, seat: Seat) -> bool {
        self.can_draw_any() && self.hand(seat).len() < self.usual_limit(seat)
    }

    /// Whether there is any card to draw (AD-26).
    #[inline]
    pub(super) fn can_draw_any(&self) -> bool {
        !self.deck.is_empty() || !self.pile.is_empty()
    }

    fn asking_in_loss(&self, loss: &Loss) -> (Seats, Asked) {
        let table = &self.table;
        if let Some(seat) = table.first_after(loss.by, loss.asked) {
            return one(Some(seat), Asked::Backup(loss.card));
        }
        let Some(seat) = table.first_after(loss.by, loss.left) else { return NOBODY };
        let hand = self.hand(seat).len();
        match loss.kind {
            LossKind::DiscardTo(keep) if hand > keep => one(Some(seat), Asked::LoseCards(hand - keep)),
            LossKind::SurrenderTo(keep) if hand > keep => one(Some(seat), Asked::GiveCards { left: hand - keep, to: loss.by }),
            LossKind::GiveChosen(count) if hand > 0 && loss.given < count => {
                one(Some(seat), Asked::GiveCards { left: (count - loss.given).min(hand), to: loss.by })
            }
            LossKind::TakeSeen if hand > 0 && loss.given > 0 => one(Some(loss.by), Asked::TakeFrom(seat)),
            LossKind::LoseUpgrade if table.player(seat).upgrades.len() > 1 => one(Some(seat), Asked::LoseUpgrade),
            _ => NOBODY,
        }
    }

    fn asking_in_step(&self) -> (Seats, Asked) {
        let (table, turn) = (&self.table, self.table.turn);
        let now = table.player(turn).now;
        let ask = |yes: bool, asked| if yes { (Seats::one(turn), asked) } else { NOBODY };
        match table.step {
            Step::Boot => (self.booting(), Asked::Password),
            Step::Government => ask(!self.pile.is_empty() && self.has_bonus(turn, Sector::Government), Asked::Government),
            Step::NewsMedia => ask(self.has_bonus(turn, Sector::NewsMedia), Asked::NewsMedia),
            Step::FreeAttempt => {
                let open = !table.budget.free_attempt_used && !now.has(Lasting::NoFreeAttempt);
                ask(open && (!now.has(Lasting::NoAttempts) || self.may_enter()), Asked::FreeAttempt)
            }
            Step::Actions => {
                let hand = self.hand(turn).len();
                let open = table.budget.actions > 0 || (hand > 0 && self.free_play()) || (hand > 1 && self.may_buy());
                ask(open, Asked::Act)
            }
            Step::Discard => ask(!self.hand(turn).is_empty(), Asked::Discard),
            Step::Draw => ask(true, Asked::Draw),
            Step::DrawDown => ask(self.over_limit(turn), Asked::DrawDown),
            Step::Over => NOBODY,
        }
    }

    /// The seats whose passwords are not complete (AD-12).
    pub(super) fn booting(&self) -> Seats {
        let open = |sector: &Sector| self.passwords[sector.index()].len() < 3;
        let waits = |seat: &Seat| self.table.controlled(*seat).any(|sector| open(&sector));
        self.table.everybody().iter().filter(waits).fold(Seats::NONE, Seats::with)
    }

    /// Who may play a card that answers nothing though others are waited for (AD-41).
    #[inline]
    pub(super) fn interrupting(&self, waiting: Seats, asked: Asked) -> Seats {
        if self.between_things(asked) { self.table.everybody() - waiting } else { Seats::NONE }
    }

    /// Whether this is a point between steps, actions and answers (AD-41).
    #[inline]
    pub(super) fn between_things(&self, asked: Asked) -> bool {
        let between = matches!(
            asked,
            Asked::Government
                | Asked::NewsMedia
                | Asked::FreeAttempt
                | Asked::Act
                | Asked::Discard
                | Asked::Draw
                | Asked::BeforeAttempt
                | Asked::AnswerAttempt
                | Asked::AnswerCard(_)
        );
        between && self.has_room() && self.table.budget.plays < super::PLAYS
    }

    /// Whether there is room on the stack for another card with all that can come of it.
    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.table.stack.len() + 4 <= DEPTH
    }
}
