//! Playing cards, issuing commands and scripts, resolving and halting (DW-12, DW-13, DW-40 to DW-43).

use super::cards::{Card, CardSet};
use super::content::{CommandId, Text};
use super::costs::{base_of, card_total, command_total};
use super::events::{Event, Place};
use super::has;
use super::language::{CommandCost, Modifier, Part, Trigger};
use super::moves::Out;
use super::stack::{Doing, Item, Named, Origin, Pick, Purpose, Subject};
use super::state::State;
use super::table::{Spent, Table};
use super::targets::Choice;
use super::verbs::Verb;
use super::words_of_cards::{CardState, Kind, TurnStep, Which};
use crate::rules::game::{EventSink, Seat, Seats};

/// One of the things that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    /// A part of “either… or”.
    Either(u8),
    /// The □.
    Amount(u8),
    /// For this target.
    Name(u8, Named),
}

/// A text with nothing chosen yet, for cards that have none.
const NO_PLACE: Text = Text::Command(CommandId(u8::MAX));

impl Table {
    /// Calls `each` with everything that can be chosen next, in ascending order, until it says false.
    pub(super) fn choices(&self, purpose: Purpose, item: &Item, mut each: impl FnMut(Chosen) -> bool) {
        if purpose == Purpose::Play {
            if item.picks.is_empty() {
                self.places(item.issuer, item.card, |named| each(Chosen::Name(0, named)));
            }
            return;
        }
        let ability = self.catalog.text(item.text);
        match self.next_choice(item) {
            Choice::Complete => {}
            Choice::Either => {
                let scope = self.scope_of(item);
                for (mode, part) in ability.parts.iter().enumerate() {
                    if self.has_targets(part, &scope) && !each(Chosen::Either(mode as u8)) {
                        return;
                    }
                }
            }
            Choice::Amount => {
                let CommandCost::Variable(least) = ability.cost else { return };
                let (free, more) = (self.user(item.issuer).memory.free(), self.command_change(item.issuer, item.card));
                let spent = self.is_spent(item.card, item.text);
                for x in least..=MOST_NAMED {
                    let total = command_total(x, more);
                    if total <= free && (total > 0 || !spent) && !each(Chosen::Amount(x)) {
                        return;
                    }
                }
            }
            Choice::Target(target) => self.names(item, target, |named| each(Chosen::Name(target, named))),
        }
    }

    /// Whether a command of cost 0 has been issued in this turn from this card (DW-34).
    pub(super) fn is_spent(&self, card: Card, text: Text) -> bool {
        self.spent.is_full() || self.spent.iter().any(|spent| spent.card == card && text == Text::Command(spent.command))
    }
}

/// The most that a □ can be, whatever makes it cheaper.
pub(super) const MOST_NAMED: u8 = 16;

impl State {
    /// Begins to play a card or issue a script (DW-12, DW-33).
    pub(super) fn begin_play(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        let face = self.table.face(card);
        let script = self.table.catalog.kind(face) == Kind::Script;
        let (purpose, text) = if script { (Purpose::Issue, Text::Script(face)) } else { (Purpose::Play, NO_PLACE) };
        let item = Item { issuer: seat, card, here: seat, text, ..Item::default() };
        let seen = self.table.seen(card);
        out.only(seat, || Event::Choosing { seat, card: seen, command: None });
        self.table.doing = Doing::Choosing { purpose, item };
    }

    /// Begins to issue a command (DW-22).
    pub(super) fn begin_issue(&mut self, seat: Seat, card: Card, command: CommandId, out: &mut Out<'_, impl EventSink<Event>>) {
        let here = self.table.desk.get(card).map_or(seat, |placed| placed.at);
        let item = Item { issuer: seat, card, here, text: Text::Command(command), ..Item::default() };
        let seen = self.table.seen(card);
        out.only(seat, || Event::Choosing { seat, card: seen, command: Some(command) });
        self.table.doing = Doing::Choosing { purpose: Purpose::Issue, item };
    }

    /// Takes a choice down.
    pub(super) fn choose(&mut self, chosen: Chosen, out: &mut Out<'_, impl EventSink<Event>>) {
        let Doing::Choosing { purpose, mut item } = self.table.doing else { return };
        let seat = item.issuer;
        let (mode, amount, named) = match chosen {
            Chosen::Either(mode) => (Some(mode), None, None),
            Chosen::Amount(x) => (None, Some(x), None),
            Chosen::Name(_, named) => (None, None, Some(self.table.mention(named))),
        };
        match chosen {
            Chosen::Either(mode) => item.mode = Some(mode),
            Chosen::Amount(x) => item.x = Some(x),
            Chosen::Name(target, named) => item.picks.push(Pick { target, named }),
        }
        self.table.doing = Doing::Choosing { purpose, item };
        let event = || Event::Chosen { seat, mode, amount, named };
        if purpose == Purpose::Effect { out.all(event) } else { out.only(seat, event) }
    }

    /// Goes on with choosing: takes what is the only choice; whether somebody has to choose.
    pub(super) fn choose_on(&mut self, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        let Doing::Choosing { purpose, item } = self.table.doing else { return false };
        let (mut first, mut more) = (None, false);
        self.table.choices(purpose, &item, |chosen| {
            more = first.is_some();
            first = first.or(Some(chosen));
            !more
        });
        match first {
            Some(_) if more => true,
            Some(only) => {
                self.choose(only, out);
                false
            }
            None => {
                self.table.doing = Doing::Nothing;
                match purpose {
                    Purpose::Play => self.commit_play(&item, out),
                    Purpose::Issue => self.commit_issue(item, out),
                    Purpose::Effect => self.carry_effect(item, out),
                }
                false
            }
        }
    }

    /// Allocates points; in Setup the last one ends it (DW-12, DW-20).
    fn pay(&mut self, seat: Seat, points: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        if points == 0 {
            return;
        }
        self.table.user_mut(seat).memory.allocate(points);
        out.all(|| Event::Allocated { seat, points });
        if self.table.is_in(TurnStep::Setup) && self.table.user(seat).memory.free() == 0 {
            self.table.full = true;
        }
    }

    fn commit_play(&mut self, item: &Item, out: &mut Out<'_, impl EventSink<Event>>) {
        let face = self.table.catalog.face(self.table.face(item.card));
        let total = card_total(face.cost, self.table.card_change(item.issuer, face.kind));
        self.pay(item.issuer, total, out);
        let place = item.picks.first().map_or(Named::User(item.issuer), |pick| pick.named);
        self.enter_play(item.issuer, item.card, place, out);
    }

    fn commit_issue(&mut self, mut item: Item, out: &mut Out<'_, impl EventSink<Event>>) {
        let (seat, card) = (item.issuer, item.card);
        let ability = self.table.catalog.text(item.text);
        let command = item.command();
        let total = if command.is_some() {
            command_total(base_of(ability.cost, item.x.unwrap_or(0)), self.table.command_change(seat, card))
        } else {
            let face = self.table.catalog.face(self.table.face(card));
            card_total(face.cost, self.table.card_change(seat, face.kind))
        };
        self.pay(seat, total, out);
        let mut running = CardSet::NONE;
        if let Some(command) = command {
            if total == 0 {
                self.table.spent.push(Spent { card, command });
            }
            running = self.starts_running(card, out);
        } else {
            self.leave_hand(card, out);
            let seen = self.table.seen(card);
            out.all(|| Event::Moved { owner: card.owner(), card: Some(seen), from: Place::Hand, to: Place::Stack });
        }
        let seen = self.table.seen(card);
        let setup = self.table.is_in(TurnStep::Setup);
        self.table.issues = self.table.issues.saturating_add(1);
        item.number = self.table.issues;
        let number = (!setup).then_some(item.number);
        let table = &self.table;
        out.all(|| Event::Issued { seat, card: seen, command, number, mode: item.mode, amount: item.x, named: table.mentions(&item) });
        if setup {
            self.table.doing = Doing::Carrying { item, origin: Origin::Setup, at: 0, users: Seats::NONE, left: 0 };
            return;
        }
        self.table.stack.push(item);
        self.table.asked = self.table.turn;
        self.became(running, CardState::Running);
        self.issued(&item);
    }

    /// The card of a command turns Running, unless it stays Idle (DW-30 to DW-32); gives it if it does.
    fn starts_running(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) -> CardSet {
        let daemon = self.table.kind(card) == Kind::Daemon;
        let stays = |modifier: &Modifier| if let Modifier::StaysIdle(which) = modifier { Some(*which) } else { None };
        if daemon || self.table.under(has::STAYS_IDLE, stays).contains(card) {
            return CardSet::NONE;
        }
        self.turn_cards(CardSet::one(card), CardState::Running, out)
    }

    fn issued(&mut self, item: &Item) {
        let command = item.command().is_some();
        let subject = Subject { user: item.issuer, card: Some(item.card), item: Some(item.number), event: 0 };
        let item = *item;
        self.set_off(has::ISSUED, subject, |trigger, scope, table| match trigger {
            Trigger::Issued(items) => table.item_fits(&item, items, scope),
            Trigger::IssuedFrom(which) => command && table.is_one_of(item.card, which, scope),
            _ => false,
        });
    }

    /// The top item resolves (DW-13, DW-42).
    pub(super) fn resolve(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(mut item) = self.table.stack.last().copied() else { return };
        self.table.happened = Default::default();
        let (seat, card, number) = (item.issuer, self.table.seen(item.card), item.number);
        out.all(|| Event::Resolves { seat, card, command: item.command(), number });
        let ability = self.table.catalog.text(item.text);
        let holds = self.table.still_holds(&ability.requires, &self.table.scope_of(&item));
        if !holds || !self.table.lose_targets(&mut item) || self.is_idle(ability.part(item.mode.unwrap_or(0)), &item) {
            return self.halt(number, out);
        }
        self.table.stack.pop();
        self.table.doing = Doing::Carrying { item, origin: Origin::Stack, at: 0, users: Seats::NONE, left: 0 };
    }

    /// Whether a text acts on nothing but its own card, or its host, which is gone (DW-40, DW-42).
    fn is_idle(&self, part: &Part, item: &Item) -> bool {
        let scope = self.table.scope_of(item);
        let gone = |which: &Which| matches!(which, Which::This | Which::Host) && self.table.which(which, &scope).is_empty();
        part.does.iter().all(|verb| match verb {
            Verb::Kill(which)
            | Verb::Reload(which)
            | Verb::Wake(which)
            | Verb::Suspend(which)
            | Verb::Control(which, _)
            | Verb::Inject(which, _)
            | Verb::CommandCost(which, ..) => gone(which),
            _ => false,
        })
    }

    /// An item leaves the stack without effect (DW-41).
    pub(super) fn halt(&mut self, number: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(at) = self.table.stack.iter().position(|item| item.number == number) else { return };
        let Some(item) = self.table.stack.remove(at) else { return };
        let (seat, card) = (item.issuer, self.table.seen(item.card));
        out.all(|| Event::Halted { seat, card, command: item.command(), number });
        if item.holds_card() {
            self.put_in_trash(item.card, Place::Stack, out);
        }
        self.table.asked = self.table.turn;
        let subject = Subject { user: seat, card: Some(item.card), item: None, event: 0 };
        self.set_off(
            has::HALTED,
            subject,
            |trigger, scope, table| matches!(trigger, Trigger::Halted(items) if table.item_fits(&item, items, scope)),
        );
    }

    /// The copy that an item makes goes on top of the stack (DW-60).
    pub(super) fn copy(&mut self, item: &Item, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(mut copy) = self.table.copy_of(item) else { return };
        if self.table.stack.is_full() || self.table.issues >= super::table::ISSUES * 2 {
            return;
        }
        self.table.issues += 1;
        copy.number = self.table.issues;
        copy.subject = Subject::default();
        self.table.stack.push(copy);
        let (seat, card, number) = (copy.issuer, self.table.seen(copy.card), copy.number);
        let table = &self.table;
        out.all(|| Event::Copied { seat, card, command: copy.command(), number, named: table.mentions(&copy) });
    }
}
