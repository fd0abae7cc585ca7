//! Cards of a match and sets of them (DW-1, DW-2, DW-35).

use serde::{Deserialize, Serialize};

use super::drives::DRIVE;
use crate::rules::components::{Id, IdSet};
use crate::rules::game::Seat;
use crate::t;

/// The most users (DW-1).
pub const USERS: usize = 4;

/// A card of a match: the cards of seat 0 are 0–39, those of seat 1 are 40–79, and so on, in the order of their drive's list.
/// Who owns it follows from the number (DW-35).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// How many numbers there are.
    pub const COUNT: u8 = (USERS * DRIVE) as u8;

    /// The card of this number.
    #[must_use]
    const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The card at a place of its owner's list; places and seats too high begin again.
    #[inline]
    #[must_use]
    pub const fn of(owner: Seat, place: u8) -> Self {
        Self((owner.0 % USERS as u8) * DRIVE as u8 + place % DRIVE as u8)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As an index.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Who owns it (DW-35).
    #[inline]
    #[must_use]
    pub const fn owner(self) -> Seat {
        Seat(self.0 / DRIVE as u8)
    }

    /// Its place in its owner's list.
    #[inline]
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 % DRIVE as u8
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| t!("position-number", kind = "card", number = number, least = 0, most = Self::COUNT - 1))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

/// How many words the bits of all cards take.
const WORDS: usize = (Card::COUNT as usize).div_ceil(64);

/// By owner: the bits of its cards.
const OWNED: [CardSet; USERS] = {
    let (mut sets, mut number) = ([[0; WORDS]; USERS], 0);
    while number < Card::COUNT as usize {
        sets[number / DRIVE][number / 64] |= 1 << (number % 64);
        number += 1;
    }
    [CardSet::from_bits(sets[0]), CardSet::from_bits(sets[1]), CardSet::from_bits(sets[2]), CardSet::from_bits(sets[3])]
};

impl Id for Card {
    type Bits = [u64; WORDS];
    const SET: &'static str = "CardSet";

    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Self(bit as u8)
    }
}

/// A set of cards.
pub type CardSet = IdSet<Card>;

impl CardSet {
    /// The cards of one owner.
    #[inline]
    #[must_use]
    pub fn owned(self, owner: Seat) -> Self {
        self & OWNED[owner.index() % USERS]
    }

    /// How many cards of one owner.
    #[inline]
    #[must_use]
    pub fn count(self, owner: Seat) -> u8 {
        self.owned(owner).len()
    }
}
