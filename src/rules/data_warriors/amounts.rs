//! Users, cards, amounts and conditions of a text, as they are at this moment (DW-35, DW-36, DW-51, DW-70).

use super::Text;
use super::cards::{Card, CardSet};
use super::desktops::Placed;
use super::memory::POINTS;
use super::stack::{Item, Named, Subject};
use super::table::Table;
use super::words_of_cards::{Amount, CardState, Cards, Condition, ItemKind, Items, Kinds, States, What, Which, Who, Whose};
use crate::rules::game::{Seat, Seats};

/// Half of a number, rounded away from zero (DW-70). This is the only place where anything is rounded.
#[must_use]
pub const fn half(number: i16) -> i16 {
    (number + number.signum()) / 2
}

/// From where a text speaks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scope<'a> {
    /// Its issuer, or the controller of its card.
    pub you: Seat,
    /// Its card.
    pub this: Option<Card>,
    /// The desktop where its card lies, or lay when it was issued or set off; the issuer's where there is no card. It is
    /// what a text calls "your desktop" (DW-35).
    pub here: Seat,
    /// What was chosen for it, if it is issued.
    pub item: Option<&'a Item>,
    /// What the trigger is about.
    pub subject: Subject,
}

impl<'a> Scope<'a> {
    /// Of a card in play that always works, or of which something is to be issued.
    #[inline]
    pub const fn of_card(card: Card, placed: &Placed) -> Self {
        Self::of_effect(card, placed.controller, placed.at, Subject { user: placed.controller, card: None, item: None, event: 0 })
    }

    /// Of a card whose effect is about something.
    #[inline]
    pub const fn of_effect(card: Card, you: Seat, here: Seat, subject: Subject) -> Self {
        Self { you, this: Some(card), here, item: None, subject }
    }

    /// Of a script that has not been issued, or of the requirement to play a card.
    pub const fn of_hand(you: Seat) -> Self {
        Self { you, this: None, here: you, item: None, subject: Subject { user: you, card: None, item: None, event: 0 } }
    }
}

/// Whether something of `owner` is what a text asks for.
#[inline]
pub(super) fn is_whose(whose: Whose, scope: &Scope<'_>, owner: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::You => owner == scope.you,
        Whose::Others => owner != scope.you,
        Whose::Here => owner == scope.here,
    }
}

/// Those of some cards that are what a text asks for, where these are a user's.
#[inline]
fn of_whose(cards: CardSet, whose: Whose, scope: &Scope<'_>, of: impl FnOnce(Seat) -> CardSet) -> CardSet {
    match whose {
        Whose::Any => cards,
        Whose::You => cards & of(scope.you),
        Whose::Others => cards - of(scope.you),
        Whose::Here => cards & of(scope.here),
    }
}

impl Table {
    /// From where the text of an item speaks: of a card that has moved since, from where it lies now.
    #[inline]
    pub(super) fn scope_of<'a>(&self, item: &'a Item) -> Scope<'a> {
        let (this, here) = match (item.text, self.desk.get(item.card)) {
            (Text::Script(_), _) => (None, item.issuer),
            (_, Some(placed)) => (Some(item.card), placed.at),
            (_, None) => (Some(item.card), item.here),
        };
        Scope { you: item.issuer, this, here, item: Some(item), subject: item.subject }
    }

    /// The users meant, those alone that are still in.
    pub(super) fn who(&self, who: Who, scope: &Scope<'_>) -> Seats {
        let users = match who {
            Who::You | Who::Them => Seats::one(scope.you),
            Who::Others => self.users_in().without(scope.you),
            Who::Everybody => self.users_in(),
            Who::Current => Seats::one(self.turn),
            Who::Subject => Seats::one(scope.subject.user),
            Who::Here => Seats::one(scope.here),
            Who::Target(at) => self.named(scope, at).fold(Seats::NONE, |seats, named| match named {
                Named::User(seat) => seats.with(seat),
                Named::Card(card) => self.desk.get(card).map_or(seats, |placed| seats.with(placed.controller)),
                Named::Item(number) => self.item(number).map_or(seats, |item| seats.with(item.issuer)),
            }),
            Who::Owner(at) => self.named(scope, at).fold(Seats::NONE, |seats, named| match named {
                Named::Card(card) => seats.with(card.owner()),
                _ => seats,
            }),
        };
        users & self.users_in()
    }

    fn named<'a>(&self, scope: &Scope<'a>, target: u8) -> impl Iterator<Item = Named> + use<'a> {
        scope.item.into_iter().flat_map(move |item| item.named(target))
    }

    /// The cards in play that are what a text asks for (DW-36).
    #[inline]
    pub(super) fn matching(&self, cards: &Cards, scope: &Scope<'_>) -> CardSet {
        let desk = &self.desk;
        let mut found = desk.cards();
        if cards.states != States::ALL {
            let states = CardState::ALL.into_iter().filter(|state| cards.states.contains(*state));
            found = states.fold(CardSet::NONE, |set, state| set | desk.in_state(state));
        }
        found = of_whose(found, cards.of, scope, |user| desk.controlled(user));
        found = of_whose(found, cards.owned, scope, |user| found.owned(user));
        // A desktop is seen from where the card lies (DW-35).
        found = of_whose(found, cards.at, &Scope { you: scope.here, ..*scope }, |user| desk.lying(user));
        if cards.injected {
            found = (0..self.seats).map(Seat).fold(found, |set, seat| set - (desk.controlled(seat) & desk.lying(seat)));
        }
        if cards.besides
            && let Some(this) = scope.this
        {
            found.remove(this);
        }
        if cards.kinds != Kinds::ALL && !cards.kinds.is_empty() {
            found &= self.having_kinds(cards.kinds);
        }
        if let Some(most) = cards.cost {
            let catalog = self.catalog;
            found = found.iter().filter(|card| catalog.cost(self.face(*card)) <= most).collect();
        }
        found
    }

    /// Whether one card in play is among those meant.
    #[inline]
    pub(super) fn is_one_of(&self, card: Card, which: &Which, scope: &Scope<'_>) -> bool {
        if !self.desk.cards().contains(card) {
            return false;
        }
        match which {
            Which::This => scope.this == Some(card),
            Which::Host => scope.this.and_then(|this| self.desk.get(this)).is_some_and(|this| this.host == Some(card)),
            Which::Target(at) => self.named(scope, *at).any(|named| named == Named::Card(card)),
            Which::Subject => scope.subject.card == Some(card),
            Which::All(cards) => self.matching(cards, scope).contains(card),
        }
    }

    /// The cards in play that are meant.
    pub(super) fn which(&self, which: &Which, scope: &Scope<'_>) -> CardSet {
        let mut found = CardSet::NONE;
        let mut add = |card: Option<Card>| {
            if let Some(card) = card.filter(|card| self.desk.get(*card).is_some()) {
                found.add(card);
            }
        };
        match which {
            Which::This => add(scope.this),
            Which::Host => add(scope.this.and_then(|this| self.desk.get(this)).and_then(|this| this.host)),
            Which::Subject => add(scope.subject.card),
            Which::Target(at) => self.named(scope, *at).for_each(|named| {
                if let Named::Card(card) = named {
                    add(Some(card));
                }
            }),
            Which::All(cards) => found = self.matching(cards, scope),
        }
        found
    }

    /// Whether an item is what a text asks for.
    pub(super) fn item_fits(&self, item: &Item, items: &Items, scope: &Scope<'_>) -> bool {
        let kind = match items.kind {
            ItemKind::Any => true,
            ItemKind::Command => matches!(item.text, Text::Command(_)),
            ItemKind::Script => matches!(item.text, Text::Script(_)),
        };
        kind && is_whose(items.by, scope, item.issuer)
    }

    /// A number of this moment.
    fn number(&self, what: &What, scope: &Scope<'_>, them: Seat) -> i16 {
        let sum = |who: Who, of: &dyn Fn(Seat) -> u8| -> i16 {
            let users = if who == Who::Them { Seats::one(them) } else { self.who(who, scope) };
            users.iter().map(|seat| i16::from(of(seat))).sum()
        };
        match what {
            What::X => i16::from(scope.item.and_then(|item| item.x).unwrap_or(0)),
            What::Event => i16::from(scope.subject.event),
            What::Cards(cards) => i16::from(self.matching(cards, scope).len()),
            What::Hand(who) => sum(*who, &|seat| self.user(seat).hand),
            What::Drive(who) => sum(*who, &|seat| self.user(seat).drive),
            What::Trash(who) => sum(*who, &|seat| self.trash.count(seat)),
            What::Free(who) => sum(*who, &|seat| self.user(seat).memory.free()),
            What::Allocated(who) => sum(*who, &|seat| POINTS - self.user(seat).memory.free()),
            What::Stack => self.stack.len() as i16,
        }
    }

    /// How much, from 0 to 200.
    pub(super) fn amount(&self, amount: &Amount, scope: &Scope<'_>, them: Seat) -> u8 {
        let number = match amount {
            Amount::N(count) => i16::from(*count),
            Amount::All => 200,
            Amount::X => self.number(&What::X, scope, them),
            Amount::HalfX => half(self.number(&What::X, scope, them)),
            Amount::Count(what) => self.number(what, scope, them),
            Amount::Half(what) => half(self.number(what, scope, them)),
            Amount::Plus(what, more) => self.number(what, scope, them) + i16::from(*more),
            Amount::Times(what, times) => self.number(what, scope, them) * i16::from(*times),
        };
        number.clamp(0, 200) as u8
    }

    /// Whether a condition holds (DW-51).
    pub(super) fn holds(&self, condition: &Condition, scope: &Scope<'_>) -> bool {
        let number = |what| self.number(what, scope, scope.you);
        let card = scope.this.and_then(|card| self.desk.get(card));
        match condition {
            Condition::AtLeast(what, count) => number(what) >= i16::from(*count),
            Condition::AtMost(what, count) => number(what) <= i16::from(*count),
            Condition::More(one, two) => number(one) > number(two),
            Condition::YourTurn => self.turn == scope.you,
            Condition::OthersTurn => self.turn != scope.you,
            Condition::State(states) => card.is_some_and(|placed| states.contains(placed.state)),
            Condition::Injected => card.is_some_and(|placed| placed.at != placed.controller),
            Condition::SubjectHere => scope.subject.user == scope.here,
        }
    }

    /// The first condition that does not hold.
    pub(super) fn unmet<'c>(&self, conditions: &'c [Condition], scope: &Scope<'_>) -> Option<&'c Condition> {
        conditions.iter().find(|condition| !self.holds(condition, scope))
    }

    /// Whether all conditions that are asked again on resolving hold: those on the card's own state or place and on the
    /// issuer's Memory Points were for issuing only (DW-42).
    pub(super) fn still_holds(&self, conditions: &[Condition], scope: &Scope<'_>) -> bool {
        let own = |what: &What| matches!(what, What::Free(Who::You) | What::Allocated(Who::You));
        let once = |condition: &Condition| match condition {
            Condition::State(_) | Condition::Injected => true,
            Condition::AtLeast(what, _) | Condition::AtMost(what, _) => own(what),
            Condition::More(one, two) => own(one) || own(two),
            Condition::YourTurn | Condition::OthersTurn | Condition::SubjectHere => false,
        };
        conditions.iter().all(|condition| once(condition) || self.holds(condition, scope))
    }
}
