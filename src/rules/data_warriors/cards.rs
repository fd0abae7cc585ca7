//! Cards of a match and sets of them (DW-1, DW-2, DW-35).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::drives::DRIVE;
use crate::rules::game::Seat;
use crate::rules::read::members;

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
    pub const fn new(number: u8) -> Option<Self> {
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
        Self::new(number).ok_or_else(|| format!("there is no card {number}"))
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
    let (mut sets, mut number) = ([CardSet::NONE; USERS], 0);
    while number < Card::COUNT {
        let card = Card(number);
        sets[card.owner().index()].add(card);
        number += 1;
    }
    sets
};

/// A set of cards. In files it is a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Card>", extend("uniqueItems" = true)))]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; WORDS]);

    /// The set of one card.
    #[must_use]
    pub fn one(card: Card) -> Self {
        let mut set = Self::NONE;
        set.add(card);
        set
    }

    /// Whether a card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] >> (card.0 % 64) & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.0 % 64));
    }

    /// The cards of one owner.
    #[inline]
    #[must_use]
    pub fn owned(self, owner: Seat) -> Self {
        self.common(OWNED[owner.index() % USERS])
    }

    /// How many cards of one owner.
    #[inline]
    #[must_use]
    pub fn count(self, owner: Seat) -> u8 {
        self.owned(owner).len()
    }

    /// The cards of either set.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|cards| cards.count_ones() as u8).sum()
    }

    /// Whether no card is in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The card at a place, counted from 0 by number.
    #[must_use]
    pub fn nth(&self, place: u32) -> Option<Card> {
        self.iter().nth(place as usize)
    }

    /// The cards by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if rest[word] != 0 {
                    let card = Card((word * 64) as u8 + rest[word].trailing_zeros() as u8);
                    rest[word] &= rest[word] - 1;
                    return Some(card);
                }
                word += 1;
            }
            None
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
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
