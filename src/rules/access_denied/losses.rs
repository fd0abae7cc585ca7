//! Losses that a card brings: Backup is asked for first, then each loses in turn (AD-45, AD-R3, AD-R10).

use super::cards::Card;
use super::events::{Event, Place};
use super::frames::{Frame, Loss, LossKind};
use super::moves::Out;
use super::state::State;
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// A card makes seats lose something; who would lose nothing is left out.
    pub(super) fn begin_loss(&mut self, by: Seat, card: Card, kind: LossKind, seats: Seats) {
        let left = seats.iter().filter(|seat| self.would_lose(*seat, kind)).fold(Seats::NONE, Seats::with);
        if left.is_empty() {
            return;
        }
        let asked = if self.table.cards.to_losses.is_empty() { Seats::NONE } else { left.without(by) };
        // Who holds no card at all has nothing to answer with, as everybody sees.
        let asked = asked.iter().filter(|seat| !self.hand(*seat).is_empty()).fold(Seats::NONE, Seats::with);
        self.table.stack.push(Frame::Loss(Loss { by, card, kind, asked, left, given: 0 }));
    }

    /// Whether a seat would lose anything by this.
    fn would_lose(&self, seat: Seat, kind: LossKind) -> bool {
        let (hand, upgrades) = (self.hand(seat).len(), self.table.player(seat).upgrades);
        match kind {
            LossKind::DiscardTo(keep) | LossKind::SurrenderTo(keep) => hand > keep,
            LossKind::GiveRandom(count) | LossKind::GiveChosen(count) => hand > 0 && count > 0,
            LossKind::TakeSeen => hand > 0,
            LossKind::TakeUpgrade(card) | LossKind::DropUpgrade(card) => upgrades.contains(card),
            LossKind::LoseUpgrade => !upgrades.is_empty(),
            LossKind::RandomToLimit => self.over_limit(seat),
        }
    }

    /// Changes the loss on top of the stack.
    fn change_loss(&mut self, change: impl FnOnce(&mut Loss)) {
        if let Some(Frame::Loss(loss)) = self.table.stack.last_mut() {
            change(loss);
        }
    }

    /// A loss goes on by itself: what needs no choice happens, and the next in turn follows.
    pub(super) fn go_on_loss(&mut self, loss: Loss, out: &mut Out<'_, impl EventSink<Event>>) {
        let by = loss.by;
        let Some(seat) = self.table.first_after(by, loss.left) else {
            self.table.stack.pop();
            return;
        };
        match loss.kind {
            LossKind::TakeSeen if loss.given == 0 && !self.hand(seat).is_empty() => {
                let cards = self.hand(seat);
                for card in cards.iter() {
                    self.reveal(card, seat, Seats::one(by));
                }
                out.seal();
                out.secret(Seats::one(by).with(seat), |told| Event::HandSeen { by, seat, cards: told.then_some(cards) });
                return self.change_loss(|loss| loss.given = 1);
            }
            LossKind::GiveRandom(count) => {
                for _ in 0..count {
                    let Some(card) = self.pick_random(self.hand(seat)) else { break };
                    self.hand_over(card, seat, by, Seats::NONE, out);
                }
            }
            LossKind::RandomToLimit => {
                while self.over_limit(seat)
                    && let Some(card) = self.pick_random(self.hand(seat))
                {
                    self.discard(seat, card, out);
                }
            }
            LossKind::TakeUpgrade(card) => {
                let player = self.table.player_mut(seat);
                if player.upgrades.contains(card) {
                    player.upgrades = player.upgrades.without(card);
                    self.pick_up(card, Place::Upgrades(seat), by, out);
                }
            }
            LossKind::DropUpgrade(card) => self.drop_upgrade(seat, card, out),
            LossKind::LoseUpgrade => {
                if let Some(card) = self.table.player(seat).upgrades.first() {
                    self.drop_upgrade(seat, card, out);
                }
            }
            LossKind::DiscardTo(_) | LossKind::SurrenderTo(_) | LossKind::GiveChosen(_) | LossKind::TakeSeen => {}
        }
        self.change_loss(|loss| (loss.left, loss.given) = (loss.left.without(seat), 0));
    }

    /// The seat that is losing, or whose card makes it lose, picks a card.
    pub(super) fn pick_in_loss(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(Frame::Loss(loss)) = self.table.stack.last().copied() else { return };
        let Some(seat) = self.table.first_after(loss.by, loss.left) else { return };
        match loss.kind {
            LossKind::DiscardTo(_) => self.discard(seat, card, out),
            LossKind::LoseUpgrade => {
                self.drop_upgrade(seat, card, out);
                self.change_loss(|loss| loss.left = loss.left.without(seat));
            }
            LossKind::TakeSeen => {
                self.hand_over(card, seat, loss.by, Seats::NONE, out);
                self.change_loss(|loss| (loss.left, loss.given) = (loss.left.without(seat), 0));
            }
            _ => {
                self.hand_over(card, seat, loss.by, Seats::NONE, out);
                self.change_loss(|loss| loss.given = loss.given.saturating_add(1));
            }
        }
    }
}
