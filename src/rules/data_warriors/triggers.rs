//! Effects that are set off, their order, and how often they happen (DW-50, DW-52, DW-53).

use serde::{Deserialize, Serialize};

use super::amounts::Scope;
use super::cards::Card;
use super::content::Text;
use super::events::Event;
use super::has;
use super::language::Trigger;
use super::moves::Out;
use super::stack::{Doing, Item, Origin, Purpose, Subject};
use super::state::State;
use super::table::{QUESTIONS, Table};
use super::targets::Choice;
use crate::rules::components::List;
use crate::rules::game::{EventSink, Seat, Seats};

/// The most effects that wait at a time; more are not set off.
pub const PENDING: usize = 32;

/// How often one effect of one card happens within one resolve or step (DW-53).
pub const TIMES: u8 = 40;

/// An effect that has been triggered and still has to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// The card.
    pub card: Card,
    /// Its effect, counted from 0.
    pub effect: u8,
    /// Who controlled it then.
    pub controller: Seat,
    /// On whose desktop it lay then (DW-35).
    pub here: Seat,
    /// What it is about.
    pub subject: Subject,
}

/// How many times an effect happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// The card.
    pub card: Card,
    /// Its effect.
    pub effect: u8,
    /// How many times.
    pub times: u8,
}

/// How many different effects can happen within one resolve or step (ruling on DW-53).
pub const DIFFERENT: usize = 64;

/// What happened since the last item began to resolve or the last step began (DW-53).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Happened {
    /// How many times each effect.
    pub effects: List<Times, DIFFERENT>,
}

impl Happened {
    /// Counts an effect; whether it may happen once more.
    fn count(&mut self, card: Card, effect: u8) -> bool {
        if let Some(entry) = self.effects.iter_mut().find(|entry| entry.card == card && entry.effect == effect) {
            entry.times = entry.times.saturating_add(1);
            return entry.times <= TIMES;
        }
        if self.effects.is_full() {
            return false;
        }
        self.effects.push(Times { card, effect, times: 1 });
        true
    }
}

impl Table {
    /// Whose effects happen next, if any wait: the current user's first, then clockwise (DW-52).
    #[inline]
    pub(super) fn next_pending_user(&self) -> Option<Seat> {
        if self.pending.is_empty() {
            return None;
        }
        let waiting = self.pending.iter().fold(Seats::NONE, |seats, pending| seats.with(pending.controller));
        self.first_from(self.turn, waiting)
    }

    /// Whether a user has several different effects waiting, so that it chooses the order (DW-52).
    pub(super) fn chooses_order(&self, seat: Seat) -> bool {
        let mut own = self.pending.iter().filter(|pending| pending.controller == seat);
        let Some(first) = own.next() else { return false };
        let face = self.face(first.card);
        self.questions < QUESTIONS
            && own.any(|other| {
                (other.card, other.effect) != (first.card, first.effect) && (self.face(other.card) != face || other.effect != first.effect)
            })
    }
}

impl State {
    /// Sets off the effects of cards in play that have one of these bits and match (DW-50).
    pub(super) fn set_off(&mut self, bits: u64, subject: Subject, matches: impl Fn(&Trigger, &Scope<'_>, &Table) -> bool) {
        let catalog = self.table.catalog;
        for card in self.table.having(bits).iter() {
            if !has::is_group(bits) && self.table.flags(catalog, card) & bits == 0 {
                continue;
            }
            let Some(placed) = self.table.desk.get(card).copied() else { continue };
            let scope = Scope::of_effect(card, placed.controller, placed.at, subject);
            for (effect, (trigger, ability)) in catalog.entry(self.table.face(card)).effects.iter().enumerate() {
                if matches(trigger, &scope, &self.table) && self.table.unmet(&ability.requires, &scope).is_none() {
                    self.table.pending.push(Pending {
                        card,
                        effect: effect as u8,
                        controller: placed.controller,
                        here: placed.at,
                        subject,
                    });
                }
            }
        }
    }

    /// Sets off an effect of a card in its owner's trash.
    pub(super) fn set_off_itself(&mut self, card: Card, bits: u64, subject: Subject, matches: impl Fn(&Trigger) -> bool) {
        let catalog = self.table.catalog;
        let owner = card.owner();
        if self.table.flags(catalog, card) & bits == 0 || !self.table.users_in().contains(owner) {
            return;
        }
        let scope = Scope::of_effect(card, owner, owner, subject);
        for (effect, (trigger, ability)) in catalog.entry(self.table.face(card)).effects.iter().enumerate() {
            if matches(trigger) && self.table.unmet(&ability.requires, &scope).is_none() {
                self.table.pending.push(Pending { card, effect: effect as u8, controller: owner, here: owner, subject });
            }
        }
    }

    /// Lets a waiting effect happen.
    pub(super) fn begin_effect(&mut self, at: usize, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(pending) = self.table.pending.remove(at) else { return };
        let Pending { card, effect, controller, here, subject } = pending;
        let text = Text::Effect(self.table.face(card), effect);
        let item = Item { issuer: controller, card, here, text, subject, ..Item::default() };
        let happens = self.table.users_in().contains(controller)
            && self.table.is_possible(self.table.catalog.text(text), &self.table.scope_of(&item))
            && self.table.happened.count(card, effect);
        if !happens {
            return;
        }
        if self.table.next_choice(&item) == Choice::Complete {
            return self.carry_effect(item, out);
        }
        if self.table.questions < QUESTIONS {
            self.table.questions += 1;
            self.table.doing = Doing::Choosing { purpose: Purpose::Effect, item };
        }
    }

    /// An effect whose choices are made is carried out.
    pub(super) fn carry_effect(&mut self, item: Item, out: &mut Out<'_, impl EventSink<Event>>) {
        let (seat, card) = (item.issuer, self.table.seen(item.card));
        let table = &self.table;
        out.all(|| Event::EffectHappens { seat, card, mode: item.mode, named: table.mentions(&item) });
        self.table.doing = Doing::Carrying { item, origin: Origin::Effect, at: 0, users: Seats::NONE, left: 0 };
    }
}
