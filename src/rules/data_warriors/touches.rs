//! Whom an item on the stack does something to (DW-44).

use super::cards::Card;
use super::stack::{Item, Named};
use super::table::Table;
use super::verbs::Verb;
use super::words_of_cards::{Which, WhichItem};
use crate::rules::game::Seat;

impl Table {
    /// Whether an item can do something to this player: to their drive, hand, trash or memory, to a card that they own or
    /// control or that lies on their desktop, or to an item of theirs. Conditions and amounts are not looked at.
    #[must_use]
    pub fn touches(&self, item: &Item, seat: Seat) -> bool {
        let scope = self.scope_of(item);
        let card =
            |card: Card| card.owner() == seat || self.desk.get(card).is_some_and(|placed| placed.controller == seat || placed.at == seat);
        let cards = |which: &Which| self.which(which, &scope).iter().any(card);
        let issued = |number: u8| self.item(number).is_some_and(|item| item.issuer == seat);
        let part = self.catalog.text(item.text).part(item.mode.unwrap_or(0));
        part.does.iter().any(|verb| match verb {
            Verb::Wipe(who, _)
            | Verb::Restore(who, _)
            | Verb::Draw(who, _)
            | Verb::Discard(who, _)
            | Verb::Throttle(who, _)
            | Verb::Grant(who, _)
            | Verb::ReadHand(who)
            | Verb::ReadDrive(who, _)
            | Verb::Shield(who, _)
            | Verb::Cost(who, ..) => self.who(*who, &scope).contains(seat),
            Verb::Kill(which)
            | Verb::Reload(which)
            | Verb::Wake(which)
            | Verb::Suspend(which)
            | Verb::Control(which, _)
            | Verb::CommandCost(which, ..) => cards(which),
            Verb::Inject(which, who) => cards(which) || self.who(*who, &scope).contains(seat),
            Verb::Halt(WhichItem::Target(at)) => item.named(*at).any(|named| matches!(named, Named::Item(number) if issued(number))),
            Verb::Halt(WhichItem::Subject) => item.subject.item.is_some_and(issued),
            Verb::Halt(WhichItem::All(items)) => {
                self.stack.iter().any(|other| other.issuer == seat && self.item_fits(other, items, &scope))
            }
            Verb::Recover(_) => item.issuer == seat,
            Verb::Copy(_) | Verb::If(_) | Verb::Unless(_) => false,
        })
    }
}
