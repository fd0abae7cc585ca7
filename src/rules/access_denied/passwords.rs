//! Passwords: three cards of different codes under each controlled sector (AD-10 to AD-13, AD-82).

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::events::{Event, Place};
use super::moves::Out;
use super::sectors::{Code, Codes, Sector};
use super::state::State;
use crate::rules::game::{EventSink, Seat, Seats};

/// Whether cards can complete a password that has these codes, and `others` whole passwords besides (0 or 1).
pub(super) fn can_complete(faces: &Cards, cards: CardSet, laid: Codes, others: u8) -> bool {
    let counts = Code::ALL.map(|code| (faces.of_code(code) & cards).len());
    let distinct = |counts: &[u8; 6]| counts.iter().filter(|count| **count > 0).count() as u8;
    let missing = 3_u8.saturating_sub(laid.len());
    // The codes that this password takes: as many as are missing, none of them in it.
    Codes::every().any(|taken| {
        if taken.len() != missing || taken.intersects(laid) || taken.iter().any(|code| counts[code.index()] == 0) {
            return false;
        }
        let mut rest = counts;
        for code in taken.iter() {
            rest[code.index()] -= 1;
        }
        others == 0 || distinct(&rest) >= 3
    })
}

/// Whether cards make whole passwords for so many sectors.
pub(super) fn can_make(faces: &Cards, cards: CardSet, sectors: u8) -> bool {
    can_complete(faces, cards, Codes::NONE, sectors.saturating_sub(1))
}

impl State {
    /// The first sector of a seat whose password is not complete.
    pub(super) fn next_password(&self, seat: Seat) -> Option<Sector> {
        self.table.controlled(seat).find(|sector| self.passwords[sector.index()].len() < 3)
    }

    /// A seat lays a card into its password.
    pub(super) fn lay_password(&mut self, seat: Seat, card: Card, out: &mut Out<'_, impl EventSink<Event>>) {
        let Some(sector) = self.next_password(seat) else { return };
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        self.seen[seat.index()] = self.seen[seat.index()].without(card);
        self.passwords[sector.index()].push(card);
        out.secret(Seats::one(seat), |told| Event::Moved {
            card: told.then_some(card),
            from: Place::Hand(seat),
            to: Place::Password(sector),
        });
        if self.next_password(seat).is_none() {
            out.all(|| Event::PasswordSet { seat });
        }
    }
}
