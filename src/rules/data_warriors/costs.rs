//! What cards and commands cost, and why (DW-20 to DW-22, DW-34).

use super::amounts::{Scope, is_whose};
use super::cards::{Card, CardSet};
use super::content::CommandId;
use super::desktops::Lasts;
use super::has;
use super::language::{CommandCost, Modifier};
use super::table::Table;
use super::verbs::Costing;
use super::{Catalog, Kind};
use crate::rules::components::List;
use crate::rules::game::Seat;

/// Why a cost differs from what is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reason {
    /// The card in play that does it; none for what a script or command did for a while.
    pub card: Option<Card>,
    /// By how much.
    pub more: i8,
}

/// A memory cost (DW-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// What is printed, or the □ that was named.
    pub base: u8,
    /// What is allocated.
    pub total: u8,
    /// Why these differ.
    pub reasons: List<Reason, 24>,
}

/// Adds changes up, and keeps the reasons where they are wanted.
struct Sum<'a> {
    more: i16,
    reasons: Option<&'a mut List<Reason, 24>>,
}

impl Sum<'_> {
    #[inline]
    fn add(&mut self, card: Option<Card>, more: i8) {
        self.more += i16::from(more);
        if let Some(reasons) = &mut self.reasons {
            reasons.push(Reason { card, more });
        }
    }
}

impl Table {
    /// The modifiers in play that work now and have one of these bits, with what they do (DW-50).
    #[inline]
    pub(super) fn modifiers(&self, bits: u64, mut each: impl FnMut(Card, &Scope<'_>, &Modifier)) {
        let catalog = Catalog::in_use();
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

    fn card_changes(&self, seat: Seat, kind: Kind, sum: &mut Sum<'_>) {
        self.modifiers(has::CARD_COST, |by, scope, modifier| {
            if let Modifier::CardCost(kinds, whose, more) = modifier
                && kinds.contains(kind)
                && is_whose(*whose, scope.you, seat)
            {
                sum.add(Some(by), *more);
            }
        });
        for lasting in self.lasting.iter() {
            if let Lasts::Cost { user, costing: Costing::Cards(kinds), more } = lasting.what
                && user == seat
                && kinds.contains(kind)
            {
                sum.add(lasting.source, more);
            }
        }
    }

    /// Calls `each` with everything that makes commands of one of these cards cost more or less: the card, why, and by how
    /// much.
    fn command_changes(&self, seat: Seat, cards: CardSet, mut each: impl FnMut(Card, Option<Card>, i8)) {
        self.modifiers(has::COMMAND_COST, |by, scope, modifier| {
            if let Modifier::CommandCost(which, more) = modifier {
                self.which(which, scope).common(cards).iter().for_each(|card| each(card, Some(by), *more));
            }
        });
        for lasting in self.lasting.iter() {
            match lasting.what {
                Lasts::Cost { user, costing: Costing::Commands, more } if user == seat => {
                    cards.iter().for_each(|card| each(card, lasting.source, more));
                }
                Lasts::Commands { card, more } if cards.contains(card) => each(card, lasting.source, more),
                _ => {}
            }
        }
    }

    /// What playing cards of a kind costs a user more or less now.
    pub(super) fn card_change(&self, seat: Seat, kind: Kind) -> i16 {
        let mut sum = Sum { more: 0, reasons: None };
        self.card_changes(seat, kind, &mut sum);
        sum.more
    }

    /// What issuing commands of a card costs a user more or less now.
    #[must_use]
    pub fn command_change(&self, seat: Seat, card: Card) -> i16 {
        let mut change = 0;
        self.command_changes(seat, CardSet::one(card), |_, _, more| change += i16::from(more));
        change
    }

    /// What issuing commands of each of some cards costs a user more or less now, by card.
    #[inline]
    #[must_use]
    pub fn command_change_of(&self, seat: Seat, cards: CardSet) -> [i16; Card::COUNT as usize] {
        let mut changes = [0; Card::COUNT as usize];
        self.command_changes(seat, cards, |card, _, more| changes[card.index()] += i16::from(more));
        changes
    }

    /// What playing a card costs a user (DW-21).
    #[must_use]
    pub fn card_cost(&self, seat: Seat, card: Card) -> Cost {
        let face = self.face(card).face();
        let mut cost = Cost { base: face.cost, ..Cost::default() };
        let mut sum = Sum { more: 0, reasons: Some(&mut cost.reasons) };
        self.card_changes(seat, face.kind, &mut sum);
        cost.total = card_total(face.cost, sum.more);
        cost
    }

    /// What issuing a command from a card costs a user; for a variable one with this □ (DW-21, DW-22, DW-34).
    #[must_use]
    pub fn command_cost(&self, seat: Seat, card: Card, command: CommandId, x: u8) -> Cost {
        let base = base_of(command.ability().cost, x);
        let mut cost = Cost { base, ..Cost::default() };
        let mut sum = Sum { more: 0, reasons: Some(&mut cost.reasons) };
        self.command_changes(seat, CardSet::one(card), |_, by, more| sum.add(by, more));
        cost.total = command_total(base, sum.more);
        cost
    }
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
    (i16::from(base) + more).clamp(i16::from(base.min(1)), 100) as u8
}
