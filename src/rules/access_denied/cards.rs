//! Cards by number, and sets of them (AD-2).

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::rules::components::{Id, IdSet};
use crate::t;

/// How many cards there are (AD-2).
pub const CARDS: u8 = 63;

/// A card by its number, 1–63: card 14 is the one of rule AD-C14. In files it is the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with number 1.
    pub(super) const FIRST: Self = Self(NonZeroU8::MIN);

    /// The card of this number, if there is one.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(found) if number <= CARDS => Some(Self(found)),
            _ => None,
        }
    }

    /// All cards by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=CARDS).filter_map(Self::new)
    }

    /// Its number, 1–63.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl Default for Card {
    fn default() -> Self {
        Self::FIRST
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| t!("position-number", kind = "card", number = number, least = 1, most = CARDS))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number()
    }
}

impl Id for Card {
    type Bits = u64;
    const SET: &'static str = "CardSet";

    #[inline]
    fn bit(self) -> usize {
        self.number().into()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        Self::new(bit as u8).unwrap_or_default()
    }
}

/// A set of cards.
pub type CardSet = IdSet<Card>;

impl CardSet {
    /// All cards.
    pub const ALL: Self = Self::from_bits(!1);
}
