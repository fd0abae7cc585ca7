//! The PAD and its order (AE-10 to AE-13, AE-80).

use super::actions::Action;
use super::activation::Moment;
use super::dice::{diagnostics, roll_many};
use super::events::{Event, Told};
use super::models::{SEATS, Slot};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::state::State;
use super::table::Stage;
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// The cards of a seat's PAD that it has not queued yet, a bit for each place of the console.
    fn unqueued(&self, seat: Seat) -> u8 {
        self.pads[seat.index() % SEATS].iter().fold(self.table.side(seat).pad, |left, card| left & !(1 << card))
    }

    /// A seat begins to order its PAD: all cards of programs that are in play (AE-10, AE-13, AE-80).
    pub(super) fn begin_ordering(&mut self, seat: Seat) {
        let cards = self.table.cards(seat);
        let side = self.table.side_mut(seat);
        side.pad = cards;
        side.queued = 0;
        side.ordering = true;
        self.table.stage = Stage::Ordering;
        self.pads[seat.index() % SEATS].clear();
        self.queue_last(seat);
        if cards.count_ones() < 2 {
            self.table.side_mut(seat).ordering = false;
        }
    }

    /// Lists what a seat that orders its PAD can do.
    pub(super) fn list_ordering(&self, seat: Seat, out: &mut Vec<Action>) {
        let left = self.unqueued(seat);
        if left == 0 {
            out.push(Action::Ready);
        }
        out.extend(self.table.slots(seat).filter(|slot| left & 1 << slot.card() != 0).map(Action::Queue));
    }

    /// Whether a seat that orders its PAD may do this (AE-10).
    pub(super) fn judge_ordering(&self, seat: Seat, action: Action) -> Judgement {
        let left = self.unqueued(seat);
        match action {
            Action::Ready => expect(left == 0, Why::NotQueued),
            Action::Queue(slot) => {
                expect(slot.seat() == seat, Why::NotYours)?;
                expect(self.table.side(seat).pad & 1 << slot.card() != 0, Why::NotInPad)?;
                expect(left & 1 << slot.card() != 0, Why::Queued)
            }
            _ => Err(Why::Ordering),
        }
    }

    /// Queues a card; the last one left follows by itself.
    pub(super) fn queue_card(&mut self, slot: Slot, out: &mut Out<'_, impl EventSink<Told>>) {
        let seat = slot.seat();
        self.pads[seat.index()].push(slot.card() as u8);
        self.table.side_mut(seat).queued += 1;
        let program = self.table.side(seat).programs[slot.card()];
        out.secret(Seats::one(seat), |told| Event::Queued { seat, program: told.then_some(program) });
        self.queue_last(seat);
    }

    fn queue_last(&mut self, seat: Seat) {
        let left = self.unqueued(seat);
        if left.count_ones() == 1 {
            self.pads[seat.index() % SEATS].push(left.trailing_zeros() as u8);
        }
        self.table.side_mut(seat).queued = self.pads[seat.index() % SEATS].len() as u8;
    }

    /// The order stands.
    pub(super) fn ordered(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.side_mut(seat).ordering = false;
        out.all(|| Event::Ordered { seat });
    }

    /// A card leaves the PAD at once: its program is gone (AE-13, AE-122).
    pub(super) fn leave_pad(&mut self, slot: Slot) {
        let seat = slot.seat();
        self.table.side_mut(seat).pad &= !(1 << slot.card());
        let pad = &mut self.pads[seat.index() % SEATS];
        if let Some(at) = pad.iter().position(|card| usize::from(*card) == slot.card()) {
            pad.remove(at);
        }
    }

    /// The diagnostics roll: who is first (AE-11).
    pub(super) fn roll_diagnostics(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        let dice = [roll_many(&mut self.chance, 3), roll_many(&mut self.chance, 3)];
        out.seal();
        let first = match diagnostics(&dice[0]).cmp(&diagnostics(&dice[1])) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        out.all(|| Event::Diagnostics { dice, first });
        if let Some(first) = first {
            self.table.first = first;
            self.table.turn = first;
            self.table.active.moment = Moment::Draw;
        }
    }
}
