//! What cards and commands cost, and why (DW-20 to DW-22, DW-34).

use serde::{Deserialize, Serialize};

use super::Kind;
use super::actions::Action;
use super::amounts::{Scope, is_whose};
use super::cards::{Card, CardSet};
use super::content::{CommandId, Text};
use super::desktops::{Lasting, Lasts};
use super::has;
use super::issuing::Chosen;
use super::language::{CommandCost, Modifier};
use super::stack::{Doing, Item};
use super::table::Table;
use super::verbs::Costing;
use super::view::View;
use super::words_of_cards::TurnStep;
use crate::rules::game::Seat;

/// Why a cost differs from what is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The card in play with the text that does it; none for what a script did for a while.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Who controls that card now, or issued what lasts for a while.
    pub by: Seat,
    /// By how much, in Memory Points.
    pub more: i8,
}

/// A memory cost and how it comes about, in Memory Points (DW-21): `total` is `base` and all of the `reasons`, but never under
/// `floor`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// What is printed, or the □ that was named.
    pub base: u8,
    /// Everything that adds to it or takes from it now.
    pub reasons: Vec<Reason>,
    /// What it is never under: 0 for cards; for commands 1, or 0 where that is printed or named (DW-21, DW-34).
    pub floor: u8,
    /// What is allocated.
    pub total: u8,
}

/// Something that a seat can pay for, and what it costs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// What is done: a card is played, a command issued, or a □ named.
    pub action: Action,
    /// Whether the □ of the command is named later (DW-22); the cost is then that of the least.
    pub variable: bool,
    /// What it allocates.
    pub cost: Cost,
}

impl Table {
    /// The modifiers in play that work now and have one of these bits, with what they do (DW-50).
    #[inline]
    pub(super) fn modifiers(&self, bits: u64, mut each: impl FnMut(Card, &Scope<'_>, &Modifier)) {
        let catalog = self.catalog;
        let cards = self.having(bits);
        if cards.is_empty() {
            return;
        }
        for card in cards.iter().filter(|card| has::is_group(bits) || self.flags(catalog, *card) & bits != 0) {
            let Some(placed) = self.desk.get(card) else { continue };
            let scope = Scope::of_card(card, placed);
            for always in catalog.entry(self.face(card)).always() {
                if self.unmet(&always.when, &scope).is_none() {
                    each(card, &scope, &always.does);
                }
            }
        }
    }

    /// Calls `each` with everything that makes playing cards of a kind cost more or less.
    fn card_changes(&self, seat: Seat, kind: Kind, mut each: impl FnMut(Reason)) {
        self.modifiers(has::CARD_COST, |card, scope, modifier| {
            if let Modifier::CardCost(kinds, whose, more) = modifier
                && kinds.contains(kind)
                && is_whose(*whose, scope, seat)
            {
                each(Reason { card: Some(card), by: scope.you, more: *more });
            }
        });
        for lasting in self.lasting.iter() {
            if let Lasts::Cost { user, costing: Costing::Cards(kinds), more } = lasting.what
                && user == seat
                && kinds.contains(kind)
            {
                each(self.reason(lasting, more));
            }
        }
    }

    /// Calls `each` with everything that makes commands of one of these cards cost more or less: the card, and why.
    fn command_changes(&self, seat: Seat, cards: CardSet, mut each: impl FnMut(Card, Reason)) {
        self.modifiers(has::COMMAND_COST, |card, scope, modifier| {
            if let Modifier::CommandCost(which, more) = modifier {
                let reason = Reason { card: Some(card), by: scope.you, more: *more };
                (self.which(which, scope) & cards).iter().for_each(|card| each(card, reason));
            }
        });
        for lasting in self.lasting.iter() {
            match lasting.what {
                Lasts::Cost { user, costing: Costing::Commands, more } if user == seat => {
                    cards.iter().for_each(|card| each(card, self.reason(lasting, more)));
                }
                Lasts::Commands { card, more } if cards.contains(card) => each(card, self.reason(lasting, more)),
                _ => {}
            }
        }
    }

    /// That of something that lasts. Its card may have left play meanwhile.
    fn reason(&self, lasting: &Lasting, more: i8) -> Reason {
        let card = lasting.source;
        let by = card.and_then(|card| self.desk.get(card)).map_or(lasting.setter, |placed| placed.controller);
        Reason { card, by, more }
    }

    /// What playing cards of a kind costs a user more or less now.
    pub(super) fn card_change(&self, seat: Seat, kind: Kind) -> i16 {
        let mut change = 0;
        self.card_changes(seat, kind, |reason| change += i16::from(reason.more));
        change
    }

    /// What issuing commands of a card costs a user more or less now.
    #[must_use]
    pub fn command_change(&self, seat: Seat, card: Card) -> i16 {
        let mut change = 0;
        self.command_changes(seat, CardSet::one(card), |_, reason| change += i16::from(reason.more));
        change
    }

    /// What issuing commands of each of some cards costs a user more or less now, by card.
    #[inline]
    #[must_use]
    pub fn command_change_of(&self, seat: Seat, cards: CardSet) -> [i16; Card::COUNT as usize] {
        let mut changes = [0; Card::COUNT as usize];
        self.command_changes(seat, cards, |card, reason| changes[card.index()] += i16::from(reason.more));
        changes
    }

    /// What playing a card costs a user (DW-21).
    #[must_use]
    pub fn card_cost(&self, seat: Seat, card: Card) -> Cost {
        let face = self.printed(card);
        let mut reasons = Vec::new();
        self.card_changes(seat, face.kind, |reason| reasons.push(reason));
        let total = card_total(face.cost, sum(&reasons));
        Cost { base: face.cost, reasons, floor: 0, total }
    }

    /// Whether a user's turn ends with playing a card: in Setup it allocates the last free point (DW-12).
    #[must_use]
    pub fn ends_turn(&self, seat: Seat, card: Card) -> bool {
        let total = self.card_cost(seat, card).total;
        self.is_in(TurnStep::Setup) && total > 0 && total == self.user(seat).memory.free()
    }

    /// What issuing a command from a card costs a user; for a variable one with this □ (DW-21, DW-22, DW-34).
    #[must_use]
    pub fn command_cost(&self, seat: Seat, card: Card, command: CommandId, x: u8) -> Cost {
        let base = base_of(self.catalog.command(command).cost, x);
        let mut reasons = Vec::new();
        self.command_changes(seat, CardSet::one(card), |_, reason| reasons.push(reason));
        let total = command_total(base, sum(&reasons));
        Cost { base, reasons, floor: command_floor(base), total }
    }

    /// What an action of a seat allocates, whether or not it may be done now; nothing for those that cost nothing.
    #[must_use]
    pub fn price(&self, seat: Seat, action: Action) -> Option<Price> {
        let (variable, cost) = match action {
            Action::Play(card) => (false, self.card_cost(seat, card)),
            Action::Issue { card, command } => {
                let printed = self.catalog.command(command).cost;
                (matches!(printed, CommandCost::Variable(_)), self.command_cost(seat, card, command, printed.least()))
            }
            Action::Amount(x) => match self.doing {
                Doing::Choosing { item: Item { card, text: Text::Command(command), .. }, .. } => {
                    (false, self.command_cost(seat, card, command, x))
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(Price { action, variable, cost })
    }
}

impl View {
    /// What everything costs that the viewer can pay for, with every reason (DW-20 to DW-22): each card in its hand, each
    /// command of each card it controls, lent ones too, whether or not they can be played or issued at this moment; and
    /// while it names a □, every amount that it can name. Of a command with a □ that is named later, another □ of `x` costs
    /// `x` and all of the reasons, but never under `x.min(1)`. In the order of the actions; nothing for a spectator.
    #[must_use]
    pub fn prices(&self) -> Vec<Price> {
        let Some(seat) = self.own() else { return Vec::new() };
        let table = &self.table;
        let mut actions: Vec<Action> = self.hand().iter().map(Action::Play).collect();
        for card in table.desk.controlled(seat).iter() {
            table.commands_of(card, |command| actions.push(Action::Issue { card, command }));
        }
        if let Doing::Choosing { purpose, item } = &table.doing
            && item.issuer == seat
        {
            table.choices(*purpose, item, |chosen| {
                if let Chosen::Amount(x) = chosen {
                    actions.push(Action::Amount(x));
                }
                true
            });
        }
        actions.sort_unstable();
        actions.dedup();
        actions.into_iter().filter_map(|action| table.price(seat, action)).collect()
    }
}

/// All reasons together.
fn sum(reasons: &[Reason]) -> i16 {
    reasons.iter().map(|reason| i16::from(reason.more)).sum()
}

/// The printed cost of a command, or the □.
#[inline]
pub(super) const fn base_of(cost: CommandCost, x: u8) -> u8 {
    match cost {
        CommandCost::Fixed(cost) => cost,
        CommandCost::Variable(_) => x,
    }
}

/// The final cost of a card: never under 0 (DW-21).
#[inline]
pub(super) fn card_total(base: u8, more: i16) -> u8 {
    (i16::from(base) + more).clamp(0, 100) as u8
}

/// The final cost of a command: never under 1, or the printed cost if that is 0 (DW-34).
#[inline]
pub(super) fn command_total(base: u8, more: i16) -> u8 {
    (i16::from(base) + more).clamp(i16::from(command_floor(base)), 100) as u8
}

/// What a command never costs less than: 1, or the printed cost if that is 0 (DW-34).
#[inline]
const fn command_floor(base: u8) -> u8 {
    if base == 0 { 0 } else { 1 }
}
