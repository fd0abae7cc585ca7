//! Cards by number, and sets of them (AD-2).

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::rules::read::members;

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
        Self::new(number).ok_or_else(|| format!("there is no card {number}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number()
    }
}

/// A set of cards. In files it is a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>", extend("uniqueItems" = true)))]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All cards.
    pub const ALL: Self = Self(!1);

    /// The set of one card.
    #[inline]
    #[must_use]
    pub const fn one(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// Whether a card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::one(card).0 != 0
    }

    /// The set with a card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::one(card).0)
    }

    /// The set with a card taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !Self::one(card).0)
    }

    /// The cards of either set.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many cards are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no card is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a place, counted from 0 by number.
    #[inline]
    #[must_use]
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        Self(rest).first()
    }

    /// The card of the lowest number.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::new(self.0.trailing_zeros() as u8) }
    }

    /// The cards by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest = rest.without(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        members::<_, Card, _>(deserializer)
    }
}
