//! What a viewer may know (AD-90 to AD-92).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::knowledge::Clue;
use super::sectors::{Codes, SECTORS, Sector};
use super::state::State;
use super::table::{Step, Table};
use crate::rules::components::List;
use crate::rules::game::{MAX_SEATS, Seat, Seats, Viewer};

/// The cards of a password, as far as they are laid.
pub type Password = List<Card, 3>;

/// What is asked of the seats in [`View::waiting`]; each is one small decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Asked {
    /// Nothing; the match is over.
    Nothing,
    /// To choose a card for the password (AD-12); everyone at once.
    Password,
    /// Whether to take the top of the discard pile (AD-72).
    Government,
    /// Whether to skip the turn (AD-74).
    NewsMedia,
    /// For a free access attempt (AD-21).
    FreeAttempt,
    /// For an action (AD-22).
    Act,
    /// To discard (AD-23).
    Discard,
    /// To draw (AD-24).
    Draw,
    /// To discard down to the limit after Banking's cards (AD-71).
    DrawDown,
    /// Whether to play something before the attempt (AD-C23).
    BeforeAttempt,
    /// To hand over this many more cards (AD-31).
    HandOver(u8),
    /// To discard this many more cards for an uncontrolled sector (AD-37).
    Pay(u8),
    /// Whether to respond to the attempt.
    AnswerAttempt,
    /// To choose the card of the attempt to keep (AD-C15).
    Keep,
    /// Whether to respond to this card.
    AnswerCard(Card),
    /// Whether to save their cards from this card (AD-R3).
    Backup(Card),
    /// To discard this many more cards.
    LoseCards(u8),
    /// To give this many more cards to a player.
    GiveCards {
        /// How many more.
        left: u8,
        /// To whom.
        to: Seat,
    },
    /// To choose a card from a player's hand (AD-C32).
    TakeFrom(Seat),
    /// To choose an upgrade to discard (AD-C37).
    LoseUpgrade,
    /// To choose cards to swap with a player (AD-C06).
    Swap(Seat),
    /// To choose an upgrade to put into play (AD-C33).
    LayUpgrade,
    /// To discard this many more cards for an action (AD-75).
    Price(u8),
    /// To choose the card to offer to a player (AD-50).
    OfferCard(Seat),
    /// To ask for something, and show the offer to a player (AD-50).
    OfferWish(Seat),
    /// To reply to a player's offer (AD-50).
    Reply(Seat),
    /// To confirm or call off the exchange with a player (AD-50).
    Confirm(Seat),
    /// To choose gifts for a player (AD-C46).
    Gifts(Seat),
    /// To draw up to the hand limit (AD-C46).
    FloodDraw,
}

/// What a viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Everything that lies open: step, turn, markers, upgrades, effects, what is in progress.
    pub table: Table,
    /// The seats that the match waits for.
    pub waiting: Seats,
    /// Who may play a card between other things although the match does not wait for them (AD-41).
    pub interrupters: Seats,
    /// What is asked of the seats the match waits for.
    pub asked: Asked,
    /// How many cards each seat holds, without those set aside.
    pub hands: [u8; MAX_SEATS],
    /// How many cards each seat has set aside face down: handed over, offered, given.
    pub aside: [u8; MAX_SEATS],
    /// How many cards lie under each sector.
    pub laid: [u8; SECTORS],
    /// How many cards the draw deck has.
    pub deck: u8,
    /// The top card of the discard pile (AD-26).
    pub top: Option<Card>,
    /// The cards of the discard pile as the public log has them; at the table only the top may be looked at (AD-26).
    pub pile: CardSet,
    /// The viewer's own hand, without the cards set aside.
    pub hand: CardSet,
    /// The viewer's own passwords, by sector; when the match is over, everyone's.
    pub passwords: [Password; SECTORS],
    /// The cards set aside that the viewer sees, by seat.
    pub shown: [CardSet; MAX_SEATS],
    /// The cards of the attempt in progress in the order of handing over, if the viewer sees them.
    pub handed: List<Card, 3>,
    /// The cards that the viewer knows each other seat to hold.
    pub known: [CardSet; MAX_SEATS],
    /// Which of the viewer's cards each other seat knows it to hold.
    pub exposed: [CardSet; MAX_SEATS],
    /// The cards that the viewer has seen outside passwords: none of them is in another player's password. For a spectator,
    /// those that everyone has seen.
    pub seen: CardSet,
    /// What is known for certain of each sector's password, by sector and seat: the viewer's own knowledge, and what
    /// others know of the viewer's own passwords.
    pub clues: [[Clue; MAX_SEATS]; SECTORS],
}

impl View {
    /// The viewer's own seat.
    #[must_use]
    pub const fn own(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// How many cards the viewer may still draw in the Draw step, as far as the hand limit has room (AD-24, AD-25).
    #[must_use]
    pub fn draws_left(&self) -> u8 {
        let (table, budget) = (&self.table, &self.table.budget);
        let limit = self.own().and_then(|own| table.hand_limit(own));
        let room = limit.map_or(u8::MAX, |limit| limit.saturating_sub(self.hand.len()));
        let usual = if budget.free { budget.draws } else { room.min(budget.draws) };
        usual.saturating_add(room.saturating_sub(usual).min(budget.bound)).saturating_add(budget.unbound)
    }

    /// The own sector whose password is to be set next, and how many cards are missing there (AD-12).
    #[must_use]
    pub fn password_left(&self) -> Option<(Sector, u8)> {
        let set = |sector: Sector| self.passwords[sector.index()].len() as u8;
        self.table.controlled(self.own()?).map(|sector| (sector, 3_u8.saturating_sub(set(sector)))).find(|(_, left)| *left > 0)
    }

    /// What the viewer knows for certain of a sector's password, from what it was shown and from its attempts (AD-91); a
    /// spectator knows what everybody was shown (AD-92).
    #[must_use]
    pub fn certain(&self, sector: Sector) -> Clue {
        let password = &self.passwords[sector.index()];
        if !password.is_empty() {
            let codes: Codes = password.iter().map(|card| self.table.cards.code(*card)).collect();
            let out = if codes.len() == 3 { Codes::ALL - codes } else { Codes::NONE };
            return Clue { within: codes, out };
        }
        let Some(own) = self.own() else { return Clue { within: self.table.codes_shown(sector), out: Codes::NONE } };
        self.clues[sector.index()][own.index() % MAX_SEATS]
    }
}

impl State {
    /// What a viewer may know (AD-90).
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < self.table.seats => Some(seat),
            _ => None,
        };
        let (waiting, asked) = self.asking();
        let pile: CardSet = self.pile.iter().copied().collect();
        let mut view = View {
            viewer,
            table: self.table,
            waiting,
            interrupters: self.interrupting(waiting, asked),
            asked,
            hands: [0; MAX_SEATS],
            aside: [0; MAX_SEATS],
            laid: self.passwords.map(|password| password.len() as u8),
            deck: self.deck.len(),
            top: self.top(),
            pile,
            hand: own.map_or(CardSet::NONE, |own| self.hand(own)),
            passwords: [Password::default(); SECTORS],
            shown: [CardSet::NONE; MAX_SEATS],
            handed: List::default(),
            known: [CardSet::NONE; MAX_SEATS],
            exposed: [CardSet::NONE; MAX_SEATS],
            seen: own.map_or_else(|| self.table.seen | self.table.face_up() | pile, |own| self.seen[own.index()]),
            clues: Default::default(),
        };
        for seat in (0..self.table.seats).map(Seat) {
            view.hands[seat.index()] = self.hand(seat).len();
            view.aside[seat.index()] = self.aside_of(seat).len();
        }
        if self.table.step == Step::Over {
            view.passwords = self.passwords;
        }
        let Some(own) = own else { return view };
        for seat in (0..self.table.seats).map(Seat) {
            let at = seat.index();
            let aside = self.aside_of(seat);
            if !aside.is_empty() && self.sees_aside(seat).contains(own) {
                view.shown[at] = aside;
                if !self.handed.is_empty() && aside.contains(self.handed[0]) {
                    view.handed = self.handed;
                }
            }
            if seat != own {
                view.known[at] = self.known[own.index()] & self.hands[at];
                view.exposed[at] = self.known[at] & self.hands[own.index()];
            }
        }
        for sector in Sector::ALL {
            let mine = self.table.controller(sector) == Some(own);
            if mine {
                view.passwords[sector.index()] = self.passwords[sector.index()];
            }
            for seat in 0..usize::from(self.table.seats) {
                if mine || seat == own.index() {
                    view.clues[sector.index()][seat] = self.clue(Seat(seat as u8), sector);
                }
            }
        }
        view
    }
}
