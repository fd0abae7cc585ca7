//! Texts carried out, verb by verb (DW-60).

use super::amounts::{Scope, is_whose};
use super::cards::CardSet;
use super::desktops::{Lasting, Lasts, Placed};
use super::events::{Ends, Event, Place};
use super::has;
use super::language::Trigger;
use super::moves::Out;
use super::stack::{Doing, Item, Named, Origin, Subject};
use super::state::State;
use super::verbs::{Costing, Until, Verb};
use super::words_of_cards::{CardState, Harm, Kind, Which, WhichItem, Who};
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// Goes on with the text that is carried out; whether somebody has to discard first.
    pub(super) fn carry_on(&mut self, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        let Doing::Carrying { item, origin, mut at, mut users, mut left } = self.table.doing else { return false };
        let part = self.table.catalog.text(item.text).part(item.mode.unwrap_or(0));
        let mut skip = false;
        while let Some(verb) = part.does.get(usize::from(at)) {
            let scope = self.table.scope_of(&item);
            match verb {
                Verb::If(condition) => skip = !self.table.holds(condition, &scope),
                Verb::Unless(condition) => skip = self.table.holds(condition, &scope),
                _ if std::mem::take(&mut skip) => {}
                Verb::Discard(who, amount) => {
                    if left == 0 && users.is_empty() {
                        users = self.table.who(*who, &scope);
                    }
                    // DW-52: the current user first, then clockwise.
                    while let Some(seat) = self.table.first_from(self.table.turn, users) {
                        if left == 0 {
                            left = self.table.amount(amount, &scope, seat);
                        }
                        let hand = self.table.user(seat).hand;
                        if left >= hand {
                            self.hands.owned(seat).iter().for_each(|card| self.discard(card, out));
                            left = 0;
                        }
                        if left > 0 {
                            self.table.doing = Doing::Carrying { item, origin, at, users, left };
                            return true;
                        }
                        users = users.without(seat);
                    }
                }
                verb => self.do_verb(verb, &item, out),
            }
            at += 1;
        }
        self.table.doing = Doing::Nothing;
        self.carried(&item, origin, out);
        false
    }

    /// A text has been carried out.
    fn carried(&mut self, item: &Item, origin: Origin, out: &mut Out<'_, impl EventSink<Event>>) {
        if item.holds_card() && origin != Origin::Effect {
            self.put_in_trash(item.card, Place::Stack, out);
        }
        if origin == Origin::Effect {
            return;
        }
        let subject = Subject { user: item.issuer, card: Some(item.card), item: None, event: 0 };
        if origin == Origin::Stack {
            self.table.asked = self.table.turn;
        }
        // DW-3: the latest first.
        let before = self.table.resolved;
        let others = before.iter().copied().filter(|seat| *seat != item.issuer);
        self.table.resolved = std::iter::once(item.issuer).chain(others).collect();
        let item = *item;
        self.set_off(
            has::RESOLVED,
            subject,
            |trigger, scope, table| matches!(trigger, Trigger::Resolved(items) if table.item_fits(&item, items, scope)),
        );
    }

    /// Does something for each of some users, the current user first, then clockwise (DW-52).
    fn each_user(&mut self, users: Seats, mut each: impl FnMut(&mut Self, Seat)) {
        let mut rest = users;
        while let Some(seat) = self.table.first_from(self.table.turn, rest) {
            rest = rest.without(seat);
            each(self, seat);
        }
    }

    fn do_verb(&mut self, verb: &Verb, item: &Item, out: &mut Out<'_, impl EventSink<Event>>) {
        let scope = self.table.scope_of(item);
        let by = item.issuer;
        match verb {
            Verb::Wipe(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                state.wipe(by, seat, count, out);
            }),
            Verb::Restore(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                state.restore(seat, count, out);
            }),
            Verb::Draw(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                let drawn = state.draw(seat, count, out);
                if drawn > 0 {
                    let subject = Subject { user: seat, card: None, item: None, event: drawn };
                    state.set_off(
                        has::DREW,
                        subject,
                        |trigger, scope, _| matches!(trigger, Trigger::Drew(whose) if is_whose(*whose, scope, seat)),
                    );
                }
            }),
            Verb::Throttle(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                state.throttle(by, seat, count, out);
            }),
            Verb::Grant(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                let points = state.table.user_mut(seat).memory.grant(count);
                if points > 0 {
                    out.all(|| Event::Freed { seat, points });
                }
            }),
            Verb::Shield(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let wipes = state.table.amount(amount, &scope, seat);
                if wipes > 0 {
                    let shields = &mut state.table.user_mut(seat).shields[by.index() % super::cards::USERS];
                    *shields = shields.saturating_add(wipes).min(40);
                    out.all(|| Event::Shielded { seat, wipes });
                }
            }),
            Verb::ReadHand(who) => self.each_user(self.table.who(*who, &scope), |state, seat| state.read_hand(by, seat, out)),
            Verb::ReadDrive(who, amount) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let count = state.table.amount(amount, &scope, seat);
                state.read_drive(by, seat, count, out);
            }),
            Verb::Kill(which) => {
                for card in self.table.which(which, &scope).iter() {
                    if !self.table.protected(Harm::Kill).contains(card) {
                        self.leave_play(card, true, out);
                    }
                }
            }
            Verb::Reload(which) => self.turn(which, &scope, CardState::Loading, Some(Harm::Reload), out),
            Verb::Wake(which) => self.turn(which, &scope, CardState::Idle, None, out),
            Verb::Suspend(which) => self.turn(which, &scope, CardState::Running, Some(Harm::Suspend), out),
            Verb::Control(which, until) => {
                for card in self.table.which(which, &scope).iter() {
                    self.take_control(card, item, *until, out);
                }
            }
            Verb::Inject(which, who) => self.inject(which, *who, &scope, out),
            Verb::Halt(which) => self.halt_items(*which, item, out),
            Verb::Recover(at) => {
                for named in item.named(*at) {
                    if let Named::Card(card) = named {
                        self.recover(card, out);
                    }
                }
            }
            Verb::Copy(_) => self.copy(item, out),
            Verb::Cost(who, costing, more, until) => self.each_user(self.table.who(*who, &scope), |state, seat| {
                let what = Lasts::Cost { user: seat, costing: *costing, more: *more };
                state.change_cost(what, seat, item, *until, out);
            }),
            Verb::CommandCost(which, more, until) => {
                for card in self.table.which(which, &scope).iter() {
                    let whom = self.table.desk.get(card).map_or(by, |placed| placed.controller);
                    self.change_cost(Lasts::Commands { card, more: *more }, whom, item, *until, out);
                }
            }
            Verb::Discard(..) | Verb::If(_) | Verb::Unless(_) => {}
        }
    }

    /// Free points of a user become allocated (DW-60).
    fn throttle(&mut self, by: Seat, seat: Seat, count: u8, out: &mut Out<'_, impl EventSink<Event>>) {
        let points = self.table.user_mut(seat).memory.throttle(by, count);
        if points > 0 {
            out.all(|| Event::Throttled { seat, points, by });
            let subject = Subject { user: seat, card: None, item: None, event: points };
            self.set_off(
                has::THROTTLED,
                subject,
                |trigger, scope, _| matches!(trigger, Trigger::Throttled(whose) if is_whose(*whose, scope, seat)),
            );
        }
    }

    /// Cards in play get another state (DW-60). Daemons are always Idle (DW-31).
    fn turn(&mut self, which: &Which, scope: &Scope<'_>, state: CardState, harm: Option<Harm>, out: &mut Out<'_, impl EventSink<Event>>) {
        let mut cards = self.table.which(which, scope) - self.table.having(has::DAEMON);
        if let Some(harm) = harm.filter(|_| !cards.is_empty()) {
            cards -= self.table.protected(harm);
        }
        let turned = self.turn_cards(cards, state, out);
        self.became(turned, state);
    }

    /// Cards in play get a state; gives those that had another.
    pub(super) fn turn_cards(&mut self, cards: CardSet, state: CardState, out: &mut Out<'_, impl EventSink<Event>>) -> CardSet {
        let mut turned = CardSet::NONE;
        for card in (cards - self.table.desk.in_state(state)).iter() {
            let Some(placed) = self.table.desk.get(card).copied() else { continue };
            self.table.desk.put(card, Placed { state, ..placed });
            turned.add(card);
            let seen = self.table.seen(card);
            out.all(|| Event::Turned { card: seen, state });
        }
        turned
    }

    /// Sets off what happens when cards get this state, once all of them have it (DW-50).
    pub(super) fn became(&mut self, cards: CardSet, state: CardState) {
        if self.table.having(has::BECOMES).is_empty() {
            return;
        }
        for card in cards.iter() {
            let Some(placed) = self.table.desk.get(card) else { continue };
            let subject = Subject { user: placed.controller, card: Some(card), item: None, event: 0 };
            self.set_off(has::BECOMES, subject, |trigger, scope, table| match trigger {
                Trigger::Becomes(which, states) => states.contains(state) && table.is_one_of(card, which, scope),
                _ => false,
            });
        }
    }

    /// Cards move to another desktop with their .CONF; states and control stay (DW-60).
    fn inject(&mut self, which: &Which, who: Who, scope: &Scope<'_>, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(to) = self.table.who(who, scope).iter().next() else { return };
        for card in self.table.which(which, scope).iter() {
            let Some(placed) = self.table.desk.get(card).copied() else { continue };
            let kind = self.table.kind(card);
            let full = kind == Kind::Daemon && self.table.daemon_at(to).is_some();
            if kind == Kind::Conf || placed.at == to || full || self.table.protected(Harm::Inject).contains(card) {
                continue;
            }
            let attached: CardSet = self.table.desk.attached(card).collect();
            for moved in std::iter::once(card).chain(attached.iter()) {
                if let Some(placed) = self.table.desk.get(moved).copied() {
                    self.table.desk.put(moved, Placed { at: to, ..placed });
                }
            }
            let seen = self.table.seen(card);
            out.all(|| Event::Moved { owner: card.owner(), card: Some(seen), from: Place::Desktop(placed.at), to: Place::Desktop(to) });
        }
    }

    /// Something costs more or less for a while (DW-60).
    fn change_cost(&mut self, what: Lasts, whom: Seat, item: &Item, until: Until, out: &mut Out<'_, impl EventSink<Event>>) {
        let source = self.table.scope_of(item).this;
        if until == Until::WhileInPlay && source.is_none_or(|card| self.table.desk.get(card).is_none()) || self.table.lasting.is_full() {
            return;
        }
        self.table.lasting.push(Lasting { what, setter: item.issuer, whom, source, until });
        let (card, more) = match what {
            Lasts::Commands { card, more } => (Some(self.table.seen(card)), more),
            Lasts::Cost { more, costing: Costing::Cards(_) | Costing::Commands, .. } => (None, more),
            Lasts::Control { .. } => return,
        };
        let ends = match (until, source) {
            (Until::EndOfTurn, _) => Ends::Turn,
            (Until::YourCleanup, _) => Ends::Cleanup(item.issuer),
            (Until::TheirCleanup, _) => Ends::Cleanup(whom),
            (Until::WhileInPlay, Some(source)) => Ends::With(self.table.seen(source)),
            (Until::WhileInPlay, None) | (Until::Ever, _) => Ends::Never,
        };
        out.all(|| Event::CostChanged { seat: whom, card, more, ends });
    }

    /// Items leave the stack (DW-41).
    fn halt_items(&mut self, which: WhichItem, item: &Item, out: &mut Out<'_, impl EventSink<Event>>) {
        match which {
            WhichItem::Target(at) => {
                for named in item.named(at) {
                    if let Named::Item(number) = named {
                        self.halt(number, out);
                    }
                }
            }
            WhichItem::Subject => {
                if let Some(number) = item.subject.item {
                    self.halt(number, out);
                }
            }
            WhichItem::All(items) => {
                let stack = self.table.stack;
                for other in stack.iter().rev() {
                    if self.table.item_fits(other, &items, &self.table.scope_of(item)) {
                        self.halt(other.number, out);
                    }
                }
            }
        }
    }
}
