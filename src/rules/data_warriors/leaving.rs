//! Users that are out leave the match (DW-3, DW-4).

use super::cards::{Card, CardSet, USERS};
use super::events::{Event, Place};
use super::moves::Out;
use super::stack::{Doing, Item};
use super::state::State;
use super::table::Step;
use super::words_of_cards::TurnStep;
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// These users go out together: they leave with all cards they own; what they control of others goes to its owner's
    /// trash; their items are halted; their throttles and shields end (DW-4).
    pub(super) fn go_out(&mut self, users: Seats, out: &mut Out<'_, impl EventSink<Event>>) {
        self.table.exits += 1;
        for seat in users.iter() {
            self.table.user_mut(seat).out = self.table.exits;
            out.all(|| Event::Out { seat });
        }
        let stack = self.table.stack;
        for item in stack.iter().rev().filter(|item| users.contains(item.issuer)) {
            self.halt(item.number, out);
        }
        if let Doing::Choosing { item, .. } | Doing::Carrying { item, .. } = self.table.doing {
            self.leave_doing(&item, users, out);
        }
        for seat in users.iter() {
            let of: CardSet = self
                .table
                .desk
                .iter()
                .filter(|(card, placed)| card.owner() == seat || placed.controller == seat || placed.at == seat)
                .map(|(card, _)| card)
                .collect();
            for card in of.iter() {
                self.leave_play(card, false, out);
            }
            self.end_lasting_of(seat, out);
            for user in self.table.users.iter_mut() {
                user.memory.release(seat);
                user.shields[seat.index() % USERS] = 0;
            }
            for place in 0..super::DRIVE as u8 {
                let card = Card::of(seat, place);
                self.hands.remove(card);
                self.table.trash.remove(card);
                self.opened(card);
            }
            self.known[seat.index() % USERS] = CardSet::NONE;
            self.drives[seat.index() % USERS].clear();
            let user = self.table.user_mut(seat);
            (user.hand, user.drive, user.memory, user.shields) = (0, 0, Default::default(), [0; USERS]);
        }
        let rest = self.table.pending;
        self.table.pending =
            rest.iter().filter(|pending| !users.contains(pending.controller) && !users.contains(pending.card.owner())).copied().collect();
        let resolved = self.table.resolved;
        self.table.resolved = resolved.iter().filter(|seat| !users.contains(**seat)).copied().collect();
    }

    /// A text that is being chosen or carried out while somebody leaves.
    fn leave_doing(&mut self, item: &Item, users: Seats, out: &mut Out<'_, impl EventSink<Event>>) {
        if !users.contains(item.issuer) {
            if let Doing::Carrying { users: rest, left, at, .. } = &mut self.table.doing
                && !(users & *rest).is_empty()
            {
                *rest = *rest - users;
                *left = 0;
                // With nobody left this verb is over.
                *at += u8::from(rest.is_empty());
            }
            return;
        }
        if let Doing::Carrying { .. } = self.table.doing
            && item.holds_card()
        {
            self.put_in_trash(item.card, Place::Stack, out);
        }
        self.table.doing = Doing::Nothing;
    }

    /// A user resigns (DW-4).
    pub(super) fn resign(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        out.all(|| Event::Resigned { seat });
        out.seal();
        let current = seat == self.table.turn;
        if current && self.table.step != Step::Boot {
            let stack = self.table.stack;
            for item in stack.iter().rev() {
                self.halt(item.number, out);
            }
            // What is carried out ends with the turn.
            if let Doing::Carrying { item, .. } = self.table.doing {
                if item.holds_card() && item.issuer != seat {
                    self.put_in_trash(item.card, Place::Stack, out);
                }
                if item.issuer != seat {
                    self.table.doing = Doing::Nothing;
                }
            }
        }
        self.go_out(Seats::one(seat), out);
        if self.table.users_in().len() <= 1 {
            let winner = self.table.users_in().iter().next();
            return self.end_match(winner, out);
        }
        if self.table.step == Step::Boot {
            if current {
                self.table.turn = self.table.after(seat);
                self.table.first = self.table.turn;
                self.table.asked = self.table.turn;
            }
        } else if current {
            self.table.pending.clear();
            self.table.doing = Doing::Nothing;
            self.next_turn(out);
        } else if self.table.is_in(TurnStep::Run) {
            self.table.asked = self.table.turn;
        }
    }
}
