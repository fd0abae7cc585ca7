//! Cards enter and leave play, control changes, what lasted ends (DW-30 to DW-35, DW-60).

use super::amounts::Scope;
use super::cards::{Card, CardSet};
use super::desktops::{Lasting, Lasts, Placed};
use super::events::{Event, Place};
use super::has;
use super::language::{Modifier, Trigger};
use super::moves::Out;
use super::stack::{Item, Named, Subject};
use super::state::State;
use super::table::{LASTING, Table};
use super::verbs::Until;
use super::words_of_cards::{CardState, Harm, Kind};
use crate::rules::components::List;
use crate::rules::game::{EventSink, Seat};

impl Table {
    /// The cards in play that modifiers of one kind work on.
    pub(super) fn under(&self, bits: u64, which: impl Fn(&Modifier) -> Option<super::Which>) -> CardSet {
        let mut found = CardSet::NONE;
        self.modifiers(bits, |_, scope, modifier| {
            if let Some(which) = which(modifier) {
                found |= self.which(&which, scope);
            }
        });
        found
    }

    /// The cards in play that can't issue (DW-50).
    #[must_use]
    pub fn locked(&self) -> CardSet {
        self.under(has::LOCKS, |modifier| if let Modifier::Locks(which) = modifier { Some(*which) } else { None })
    }

    /// The cards in play that are protected from something (DW-50).
    pub(super) fn protected(&self, harm: Harm) -> CardSet {
        let from = |modifier: &Modifier| match modifier {
            Modifier::Protects(which, harms) if harms.contains(harm) => Some(*which),
            _ => None,
        };
        self.under(has::PROTECTS, from)
    }

    /// Calls `each` with the commands that a card in play has: its own and those lent to it (DW-82).
    pub fn commands_of(&self, card: Card, mut each: impl FnMut(super::CommandId)) {
        let catalog = self.catalog;
        catalog.entry(self.face(card)).commands.iter().for_each(|command| each(*command));
        for lender in self.having(has::LENDS).iter() {
            let Some(placed) = self.desk.get(lender) else { continue };
            let scope = Scope::of_card(lender, placed);
            for (which, command) in &catalog.entry(self.face(lender)).lends {
                if self.is_one_of(card, which, &scope) {
                    each(*command);
                }
            }
        }
    }
}

impl State {
    /// A card from hand enters play (DW-12, DW-30 to DW-32).
    pub(super) fn enter_play(&mut self, seat: Seat, card: Card, place: Named, out: &mut Out<'_, impl EventSink<Event>>) {
        let kind = self.table.kind(card);
        let (at, host) = match place {
            Named::Card(host) => (self.table.desk.get(host).map_or(seat, |placed| placed.at), Some(host)),
            Named::User(at) => (at, None),
            Named::Item(_) => (seat, None),
        };
        self.leave_hand(card, out);
        let state = if kind == Kind::Prg { CardState::Loading } else { CardState::Idle };
        self.table.desk.put(card, Placed { state, controller: seat, at, host });
        let early = |modifier: &Modifier| if let Modifier::StartsIdle(which) = modifier { Some(*which) } else { None };
        if kind == Kind::Prg && self.table.under(has::STARTS_IDLE, early).contains(card) {
            self.table.desk.put(card, Placed { state: CardState::Idle, controller: seat, at, host });
        }
        let seen = self.table.seen(card);
        let to = host.map_or(Place::Desktop(at), |host| Place::Host(self.table.seen(host)));
        out.all(|| Event::Moved { owner: card.owner(), card: Some(seen), from: Place::Hand, to });
        let subject = Subject { user: seat, card: Some(card), item: None, event: 0 };
        self.set_off(
            has::ENTERS,
            subject,
            |trigger, scope, table| matches!(trigger, Trigger::Enters(which) if table.is_one_of(card, which, scope)),
        );
    }

    /// A card in play goes to its owner's trash, with its .CONF (DW-32, DW-35, DW-60).
    pub(super) fn leave_play(&mut self, card: Card, killed: bool, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(placed) = self.table.desk.get(card).copied() else { return };
        let subject = Subject { user: placed.controller, card: None, item: None, event: 0 };
        let bits = if killed { has::KILLED | has::LEAVES } else { has::LEAVES };
        if !self.table.having(bits).is_empty() {
            self.set_off(bits, subject, |trigger, scope, table| match trigger {
                Trigger::Killed(which) => killed && table.is_one_of(card, which, scope),
                Trigger::Leaves(which) => table.is_one_of(card, which, scope),
                _ => false,
            });
        }
        let attached: CardSet = self.table.desk.attached(card).collect();
        for conf in attached.iter() {
            self.leave_play(conf, false, out);
        }
        self.table.desk.take(card);
        self.forget(card, out);
        let from = placed.host.map_or(Place::Desktop(placed.at), |host| Place::Host(self.table.seen(host)));
        self.put_in_trash(card, from, out);
    }

    /// What lasted on or because of a card that has left play ends.
    fn forget(&mut self, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        self.end_lasting(
            |lasting| match lasting.what {
                Lasts::Control { card: other, .. } | Lasts::Commands { card: other, .. } if other == card => true,
                _ => lasting.until == Until::WhileInPlay && lasting.source == Some(card),
            },
            out,
        );
    }

    /// Ends what lasts where `ends` says so; control goes back.
    pub(super) fn end_lasting(&mut self, ends: impl Fn(&Lasting) -> bool, out: &mut Out<'_, impl EventSink<Event>>) {
        if self.table.lasting.is_empty() {
            return;
        }
        let mut rest: List<Lasting, LASTING> = self.table.lasting;
        let mut kept: List<Lasting, LASTING> = List::default();
        while let Some(lasting) = rest.remove(0) {
            if !ends(&lasting) {
                kept.push(lasting);
                continue;
            }
            let Lasts::Control { card, back } = lasting.what else { continue };
            // Whoever took control later gives it back to whom this would have.
            let later = rest.iter_mut().find_map(|other| match &mut other.what {
                Lasts::Control { card: same, back } if *same == card => Some(back),
                _ => None,
            });
            if let Some(later) = later {
                *later = back;
            } else if self.table.users_in().contains(back) {
                self.give_control(card, back, out);
            }
        }
        self.table.lasting = kept;
    }

    fn give_control(&mut self, card: Card, by: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        let seen = self.table.seen(card);
        if let Some(placed) = self.table.desk.get(card).copied()
            && placed.controller != by
        {
            self.table.desk.put(card, Placed { controller: by, ..placed });
            out.all(|| Event::Controlled { card: seen, by });
        }
    }

    /// The issuer takes control of a card (DW-35, DW-60). Its .CONF keep their controllers.
    pub(super) fn take_control(&mut self, card: Card, item: &Item, until: Until, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(placed) = self.table.desk.get(card).copied() else { return };
        let source = self.table.scope_of(item).this;
        let gone = until == Until::WhileInPlay && source.is_none_or(|source| self.table.desk.get(source).is_none());
        if placed.controller == item.issuer || gone || self.table.protected(Harm::Control).contains(card) {
            return;
        }
        if until == Until::Ever {
            let lasting = self.table.lasting;
            self.table.lasting = lasting
                .iter()
                .filter(|lasting| !matches!(lasting.what, Lasts::Control { card: other, .. } if other == card))
                .copied()
                .collect();
        } else if self.table.lasting.is_full() {
            return;
        } else {
            let back = placed.controller;
            self.table.lasting.push(Lasting { what: Lasts::Control { card, back }, setter: item.issuer, whom: back, source, until });
        }
        self.give_control(card, item.issuer, out);
    }
}
