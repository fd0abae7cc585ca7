//! Cards on their ways, and who sees them go (DW-1, DW-35, DW-60).

use super::cards::{Card, CardSet, USERS};
use super::drives::DRIVE;
use super::events::{Event, Issue, Mention, Place, Seen};
use super::has;
use super::language::{Modifier, Trigger};
use super::stack::{Item, Named, Subject};
use super::state::State;
use super::table::Table;
pub(super) use crate::rules::components::Out;
use crate::rules::game::{EventSink, Seat, Seats};

impl Table {
    /// A card with what stands on it.
    pub(super) fn seen(&self, card: Card) -> Seen {
        Seen { card, face: self.face(card) }
    }

    /// What is named, for an event.
    pub(super) fn mention(&self, named: Named) -> Mention {
        match named {
            Named::User(seat) => Mention::User(seat),
            Named::Card(card) => Mention::Card(self.seen(card)),
            Named::Item(number) => {
                let issue = self.item(number).map(|item| Issue { seat: item.issuer, card: self.seen(item.card), command: item.command() });
                Mention::Item { number, issue }
            }
        }
    }

    /// All that an item names, for an event.
    pub(super) fn mentions(&self, item: &Item) -> Vec<Mention> {
        item.picks.iter().map(|pick| self.mention(pick.named)).collect()
    }
}

impl State {
    /// Everybody sees this card: nobody has to remember where it is.
    pub(super) fn opened(&mut self, card: Card) {
        for known in &mut self.known {
            known.remove(card);
        }
    }

    /// The seats that know where a hidden card is, apart from the owner's own hand.
    pub(super) fn knowing(&self, card: Card) -> Seats {
        Seats(self.known.iter().rev().fold(0, |seats, known| seats << 1 | u8::from(known.contains(card))))
    }

    /// Takes the top card off a drive; a queued one comes first where it is among them.
    fn take_top(&mut self, seat: Seat) -> Option<Card> {
        let drive = &mut self.drives[seat.index() % USERS];
        if let Some(queued) = self.chance.take_queued()
            && let Some(at) = drive.iter().position(|place| *place == queued)
        {
            let top = drive.len() - 1;
            drive.swap(at, top);
            // Where the swapped cards lie now nobody has seen.
            for place in [drive[at], drive[top]] {
                self.opened(Card::of(seat, place));
            }
        }
        let place = self.drives[seat.index() % USERS].pop()?;
        self.table.user_mut(seat).drive -= 1;
        Some(Card::of(seat, place))
    }

    /// A user draws up to so many cards (DW-10, DW-60); gives how many.
    pub(super) fn draw(&mut self, seat: Seat, count: u8, out: &mut Out<'_, impl EventSink<Event>>) -> u8 {
        for drawn in 0..count {
            let Some(card) = self.take_top(seat) else { return drawn };
            let knew = self.knowing(card).with(seat);
            self.known[seat.index()].remove(card);
            self.hands.add(card);
            self.table.user_mut(seat).hand += 1;
            out.seal();
            let seen = self.table.seen(card);
            out.secret(knew, |told| Event::Moved { owner: seat, card: told.then_some(seen), from: Place::Drive, to: Place::Hand });
        }
        count
    }

    /// A card goes to its owner's trash (DW-35).
    pub(super) fn put_in_trash(&mut self, card: Card, from: Place, out: &mut Out<'_, impl EventSink<Event>>) {
        self.opened(card);
        let (owner, seen) = (card.owner(), self.table.seen(card));
        if self.table.user(owner).out != 0 {
            return out.all(|| Event::Moved { owner, card: Some(seen), from, to: Place::Out });
        }
        self.table.trash.add(card);
        out.all(|| Event::Moved { owner, card: Some(seen), from, to: Place::Trash });
    }

    /// A card leaves its owner's hand for an open place.
    pub(super) fn leave_hand(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        self.hands.remove(card);
        self.opened(card);
        self.table.user_mut(card.owner()).hand -= 1;
        out.seal();
    }

    /// A user discards a card (DW-14, DW-60).
    pub(super) fn discard(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        self.leave_hand(card, out);
        self.put_in_trash(card, Place::Hand, out);
        let seat = card.owner();
        let subject = Subject { user: seat, card: None, item: None, event: 1 };
        self.set_off_itself(card, has::THIS_DISCARDED, subject, |trigger| *trigger == Trigger::ThisDiscarded);
        self.set_off(
            has::DISCARDED,
            subject,
            |trigger, scope, _| matches!(trigger, Trigger::Discarded(whose) if super::amounts::is_whose(*whose, scope, seat)),
        );
    }

    /// How many cards a wipe takes, with what changes it (DW-50).
    fn wiped(&self, by: Seat, seat: Seat, count: u8) -> u8 {
        let mut total = i16::from(count);
        self.table.modifiers(has::WIPES, |_, scope, modifier| {
            if let Modifier::Wipes(issuer, victim, more) = modifier
                && super::amounts::is_whose(*issuer, scope, by)
                && super::amounts::is_whose(*victim, scope, seat)
            {
                total += i16::from(*more);
            }
        });
        total.clamp(0, i16::from(self.table.user(seat).drive)) as u8
    }

    /// The top cards of a drive go to its owner's trash (DW-60). A shield stops a wipe that would take a card.
    pub(super) fn wipe(&mut self, by: Seat, seat: Seat, count: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        let count = if count == 0 { 0 } else { self.wiped(by, seat, count) };
        if count == 0 {
            return;
        }
        if let Some(shield) = self.table.user_mut(seat).shields.iter_mut().find(|shield| **shield > 0) {
            *shield -= 1;
            return out.all(|| Event::ShieldHit { seat });
        }
        let subject = Subject { user: seat, card: None, item: None, event: count };
        for _ in 0..count {
            let Some(card) = self.take_top(seat) else { break };
            out.seal();
            self.put_in_trash(card, Place::Drive, out);
            self.set_off_itself(card, has::THIS_WIPED, subject, |trigger| *trigger == Trigger::ThisWiped);
        }
        self.set_off(
            has::WIPED,
            subject,
            |trigger, scope, _| matches!(trigger, Trigger::Wiped(whose) if super::amounts::is_whose(*whose, scope, seat)),
        );
    }

    /// Cards at random from a trash go to the bottom of its drive, one by one, in the open (DW-60).
    pub(super) fn restore(&mut self, seat: Seat, count: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        for _ in 0..count {
            let trash = self.table.trash.owned(seat);
            if trash.is_empty() {
                return;
            }
            let Some(card) = trash.nth(self.chance.below(u32::from(trash.len()))) else { return };
            self.table.trash.remove(card);
            let drive = &mut self.drives[seat.index() % USERS];
            let mut lower: crate::rules::components::List<u8, DRIVE> = [card.place()].into_iter().collect();
            drive.iter().for_each(|place| lower.push(*place));
            *drive = lower;
            self.table.user_mut(seat).drive += 1;
            for viewer in self.table.users_in().iter() {
                self.known[viewer.index() % USERS].add(card);
            }
            out.seal();
            let seen = self.table.seen(card);
            out.all(|| Event::Moved { owner: seat, card: Some(seen), from: Place::Trash, to: Place::Drive });
        }
    }

    /// A card goes from its owner's trash to its hand (DW-60).
    pub(super) fn recover(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        if !self.table.trash.contains(card) {
            return;
        }
        let owner = card.owner();
        self.table.trash.remove(card);
        self.hands.add(card);
        out.moved();
        self.table.user_mut(owner).hand += 1;
        for viewer in self.table.users_in().without(owner).iter() {
            self.known[viewer.index() % USERS].add(card);
        }
        let seen = self.table.seen(card);
        out.all(|| Event::Moved { owner, card: Some(seen), from: Place::Trash, to: Place::Hand });
    }

    /// A user looks at a hand (DW-60).
    pub(super) fn read_hand(&mut self, by: Seat, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        out.all(|| Event::HandRead { by, seat });
        out.seal();
        if by == seat {
            return;
        }
        let hand: CardSet = self.hands.owned(seat);
        for card in hand.iter() {
            self.known[by.index()].add(card);
            let seen = self.table.seen(card);
            out.only(by, || Event::CardRead { by, card: seen, depth: None });
        }
    }

    /// A user looks at the top of a drive (DW-60).
    pub(super) fn read_drive(&mut self, by: Seat, seat: Seat, count: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        let cards = count.min(self.table.user(seat).drive);
        out.all(|| Event::DriveRead { by, seat, cards });
        out.seal();
        for depth in 0..cards {
            let drive = &self.drives[seat.index() % USERS];
            let Some(place) = drive.len().checked_sub(1 + usize::from(depth)).and_then(|at| drive.get(at)) else { return };
            let card = Card::of(seat, *place);
            self.known[by.index()].add(card);
            let seen = self.table.seen(card);
            out.only(by, || Event::CardRead { by, card: seen, depth: Some(depth + 1) });
        }
    }
}
