//! What a text may name, and whether it still fits (DW-36, DW-40, DW-42).

use super::Placing;
use super::amounts::{Scope, is_whose};
use super::cards::{Card, CardSet};
use super::content::{Ability, Catalog};
use super::has;
use super::language::{Aim, Part, Target};
use super::stack::{COPIED, Item, NAMED, Named, Pick};
use super::table::Table;
use super::verbs::Verb;
use super::words_of_cards::{Harm, Kind};
use crate::rules::components::List;
use crate::rules::game::Seat;

/// What is chosen next of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// A part of “either… or”.
    Either,
    /// The □.
    Amount,
    /// What is named for this target.
    Target(u8),
    /// Nothing more.
    Complete,
}

/// Whether a part copies.
fn copies(part: &Part) -> bool {
    part.does.iter().any(|verb| matches!(verb, Verb::Copy(_)))
}

impl Item {
    /// What is chosen before any target.
    pub(super) fn first_choice(&self, catalog: &Catalog) -> Option<Choice> {
        let ability = catalog.text(self.text);
        if ability.parts.len() > 1 && self.mode.is_none() {
            return Some(Choice::Either);
        }
        (matches!(ability.cost, super::CommandCost::Variable(_)) && self.x.is_none()).then_some(Choice::Amount)
    }
}

impl Table {
    /// Whether something is what a text asks for here and now (DW-36).
    fn is_target(&self, named: Named, aim: &Aim, scope: &Scope<'_>, copying: bool) -> bool {
        match (aim, named) {
            (Aim::User(whose), Named::User(seat)) => self.users_in().contains(seat) && is_whose(*whose, scope, seat),
            (Aim::Card(cards), Named::Card(card)) => {
                self.matching(cards, scope).contains(card) && !self.untouchable(scope.you).contains(card)
            }
            (Aim::Item(items), Named::Item(number)) => self.item(number).is_some_and(|item| {
                self.item_fits(item, items, scope) && !(copying && (item.copy || self.catalog.text(item.text).parts.iter().any(copies)))
            }),
            (Aim::Trash(whose, kinds), Named::Card(card)) => {
                self.trash.contains(card) && is_whose(*whose, scope, card.owner()) && kinds.contains(self.kind(card))
            }
            _ => false,
        }
    }

    /// The cards in play that a text of a user can't name, whatever it asks for (DW-50).
    fn untouchable(&self, you: Seat) -> CardSet {
        self.protected(Harm::Target) - self.desk.controlled(you)
    }

    /// Calls `each` with everything that fits, in ascending order, until it is told to stop.
    fn candidates(&self, aim: &Aim, scope: &Scope<'_>, copying: bool, mut each: impl FnMut(Named) -> bool) {
        let mut goes_on = |named: Named| !self.is_target(named, aim, scope, copying) || each(named);
        match aim {
            Aim::User(_) => {
                for seat in (0..self.seats).map(Seat) {
                    if !goes_on(Named::User(seat)) {
                        return;
                    }
                }
            }
            Aim::Card(cards) => {
                for card in self.matching(cards, scope) - self.untouchable(scope.you) {
                    if !each(Named::Card(card)) {
                        return;
                    }
                }
            }
            Aim::Item(_) => {
                // Numbers go up along the stack.
                for item in self.stack.iter() {
                    if !goes_on(Named::Item(item.number)) {
                        return;
                    }
                }
            }
            Aim::Trash(..) => {
                for card in self.trash {
                    if !goes_on(Named::Card(card)) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether targets from this one on can all be named, with others than those picked.
    fn completable(&self, targets: &[Target], from: usize, picks: &List<Pick, NAMED>, scope: &Scope<'_>, copying: bool) -> bool {
        let Some(target) = targets.get(from) else { return true };
        let mut found = false;
        let last = from + 1 == targets.len();
        self.candidates(&target.aim, scope, copying, |named| {
            if picks.iter().all(|pick| pick.named != named) {
                found = last || {
                    let mut picks = *picks;
                    picks.push(Pick { target: from as u8, named });
                    self.completable(targets, from + 1, &picks, scope, copying)
                };
            }
            !found
        });
        found
    }

    /// Whether a part of a text has targets enough to be issued (DW-40).
    pub(super) fn has_targets(&self, part: &Part, scope: &Scope<'_>) -> bool {
        if part.targets.is_empty() {
            return true;
        }
        if copies(part) {
            let Some(target) = part.targets.first() else { return true };
            let mut found = false;
            self.candidates(&target.aim, scope, true, |named| {
                found = self.can_copy(named, scope.you);
                !found
            });
            return found;
        }
        self.completable(&part.targets, 0, &List::default(), scope, false)
    }

    /// Whether a copy of this item would have targets.
    fn can_copy(&self, named: Named, you: Seat) -> bool {
        let Named::Item(number) = named else { return false };
        let Some(original) = self.item(number) else { return false };
        let copy = Item { issuer: you, picks: List::default(), ..*original };
        self.has_targets(self.catalog.text(copy.text).part(copy.mode.unwrap_or(0)), &self.scope_of(&copy))
    }

    /// Whether a text has targets enough to be issued, with one of its parts (DW-40).
    #[inline]
    pub(super) fn is_possible(&self, ability: &Ability, scope: &Scope<'_>) -> bool {
        ability.plain || ability.parts.iter().any(|part| self.has_targets(part, scope))
    }

    /// The text whose targets are being named for an item: its own, or that of the item that it copies.
    fn copied(&self, item: &Item) -> Option<Item> {
        let part = self.catalog.text(item.text).part(item.mode.unwrap_or(0));
        if !copies(part) {
            return None;
        }
        let Some(Named::Item(number)) = item.named(0).next() else { return None };
        let original = self.item(number)?;
        let mut copy = Item { issuer: item.issuer, picks: List::default(), copy: true, ..*original };
        for pick in item.picks.iter().filter(|pick| pick.target >= COPIED) {
            copy.picks.push(Pick { target: pick.target - COPIED, named: pick.named });
        }
        Some(copy)
    }

    /// The copy that an item makes, with the targets named for it (DW-60).
    pub(super) fn copy_of(&self, item: &Item) -> Option<Item> {
        self.copied(item)
    }

    /// What is chosen next of an item.
    pub(super) fn next_choice(&self, item: &Item) -> Choice {
        let ability = self.catalog.text(item.text);
        if ability.plain {
            return Choice::Complete;
        }
        if let Some(choice) = item.first_choice(self.catalog) {
            return choice;
        }
        let part = ability.part(item.mode.unwrap_or(0));
        if let Some(target) = self.next_target(part, item, copies(part)) {
            return Choice::Target(target);
        }
        if let Some(copy) = self.copied(item)
            && let Some(target) = self.next_target(self.catalog.text(copy.text).part(copy.mode.unwrap_or(0)), &copy, false)
        {
            return Choice::Target(target + COPIED);
        }
        Choice::Complete
    }

    /// What is to be named next for an item, if a target is.
    pub(super) fn next_aim(&self, item: &Item) -> Option<Aim> {
        let Choice::Target(target) = self.next_choice(item) else { return None };
        let of = if target < COPIED { *item } else { self.copied(item)? };
        let part = self.catalog.text(of.text).part(of.mode.unwrap_or(0));
        part.targets.get(usize::from(target % COPIED)).map(|target| target.aim)
    }

    fn next_target(&self, part: &Part, item: &Item, copying: bool) -> Option<u8> {
        for (at, target) in part.targets.iter().enumerate() {
            let count = item.count(at as u8);
            if count < target.count {
                let mut any = false;
                self.names_of(part, item, at as u8, copying, |_| {
                    any = true;
                    false
                });
                if any {
                    return Some(at as u8);
                }
            }
        }
        None
    }

    fn names_of(&self, part: &Part, item: &Item, at: u8, copying: bool, mut each: impl FnMut(Named) -> bool) {
        let Some(target) = part.targets.get(usize::from(at)) else { return };
        let scope = self.scope_of(item);
        let last = usize::from(at) + 1 == part.targets.len();
        self.candidates(&target.aim, &scope, copying, |named| {
            if item.picks.iter().any(|pick| pick.named == named) {
                return true;
            }
            let mut picks = item.picks;
            picks.push(Pick { target: at, named });
            let good = if copying {
                self.can_copy(named, item.issuer)
            } else {
                last || self.completable(&part.targets, usize::from(at) + 1, &picks, &scope, false)
            };
            !good || each(named)
        });
    }

    /// Calls `each` with everything that can be named for a target of an item, in ascending order, until it says false.
    pub(super) fn names(&self, item: &Item, target: u8, mut each: impl FnMut(Named) -> bool) {
        if target >= COPIED {
            if let Some(copy) = self.copied(item) {
                let part = self.catalog.text(copy.text).part(copy.mode.unwrap_or(0));
                self.names_of(part, &copy, target - COPIED, false, &mut each);
            }
            return;
        }
        let part = self.catalog.text(item.text).part(item.mode.unwrap_or(0));
        self.names_of(part, item, target, copies(part), &mut each);
    }

    /// Takes out of an item what no longer fits; whether anything is left of what it named (DW-42).
    pub(super) fn lose_targets(&self, item: &mut Item) -> bool {
        let part = self.catalog.text(item.text).part(item.mode.unwrap_or(0));
        if part.targets.is_empty() {
            return true;
        }
        let before = *item;
        let scope = self.scope_of(&before);
        let copying = copies(part);
        let fits = |pick: &&Pick| {
            pick.target >= COPIED
                || part.targets.get(usize::from(pick.target)).is_some_and(|target| self.is_target(pick.named, &target.aim, &scope, copying))
        };
        item.picks = before.picks.iter().filter(fits).copied().collect();
        item.picks.iter().any(|pick| pick.target < COPIED)
    }

    /// Calls `each` with every desktop or host for a card that a user plays, in ascending order (DW-12, DW-31, DW-32).
    pub(super) fn places(&self, seat: Seat, card: Card, mut each: impl FnMut(Named) -> bool) {
        let catalog = self.catalog;
        let face = catalog.face(self.face(card));
        let good = |at: Seat| match face.placed {
            Placing::Own => at == seat,
            Placing::Others => at != seat,
            Placing::Any => true,
        };
        if face.kind == Kind::Conf {
            let good_hosts = |host: &Card| self.desk.get(*host).is_some_and(|placed| good(placed.at));
            for host in self.having(has::PRG).iter().filter(good_hosts) {
                if !each(Named::Card(host)) {
                    return;
                }
            }
            return;
        }
        for at in self.users_in().iter().filter(|at| good(*at)) {
            if (face.kind != Kind::Daemon || self.daemon_at(at).is_none()) && !each(Named::User(at)) {
                return;
            }
        }
    }
}
