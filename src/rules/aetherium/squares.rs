//! Sets of squares as bits, so that rules about many squares are a few machine words' work.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::server::{Direction, SIDE, SQUARES, Square};
use crate::rules::read::members;

pub(super) const WORDS: usize = SQUARES.div_ceil(64);

/// A set of squares of the server. In files it is a plain list of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Square>", extend("uniqueItems" = true)))]
pub struct Squares([u64; WORDS]);

/// The squares around each square.
static NEIGHBOURS: [Squares; SQUARES] = {
    let mut all = [Squares::EMPTY; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        all[number] = Squares::EMPTY;
        all[number].0[number / 64] = 1 << (number % 64);
        all[number] = all[number].neighbours();
        number += 1;
    }
    all
};

const COLUMNS: [Squares; SIDE as usize] = {
    let mut all = [Squares::EMPTY; SIDE as usize];
    let mut number = 0;
    while number < SQUARES {
        all[number % SIDE as usize].0[number / 64] |= 1 << (number % 64);
        number += 1;
    }
    all
};

/// The squares west of each column; at 18 all of them.
static WEST: [Squares; SIDE as usize + 1] = {
    let mut all = [Squares::EMPTY; SIDE as usize + 1];
    let mut x = 0;
    while x < SIDE as usize {
        all[x + 1] = all[x].or(COLUMNS[x]);
        x += 1;
    }
    all
};

/// The squares south of each row; at 18 all of them.
static SOUTH: [Squares; SIDE as usize + 1] = {
    let mut all = [Squares::EMPTY; SIDE as usize + 1];
    let mut number = 0;
    while number < SQUARES {
        let mut y = number / SIDE as usize + 1;
        while y <= SIDE as usize {
            all[y].0[number / 64] |= 1 << (number % 64);
            y += 1;
        }
        number += 1;
    }
    all
};

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The whole server.
    pub const ALL: Self = Self([u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, (1 << (SQUARES % 64)) - 1]);

    /// One square alone.
    #[inline]
    #[must_use]
    pub const fn one(square: Square) -> Self {
        let mut words = [0; WORDS];
        words[square.index() / 64] = 1 << (square.index() % 64);
        Self(words)
    }

    /// The squares around one square.
    #[inline]
    pub(super) fn around(square: Square) -> Self {
        NEIGHBOURS[square.index()]
    }

    /// The squares of all columns west of column `x`, `0..=18`.
    #[inline]
    #[must_use]
    pub fn west_of(x: i8) -> Self {
        WEST[x.clamp(0, SIDE as i8) as usize]
    }

    /// The squares of all rows south of row `y`, `0..=18`.
    #[inline]
    #[must_use]
    pub fn south_of(y: i8) -> Self {
        SOUTH[y.clamp(0, SIDE as i8) as usize]
    }

    /// A small pattern of rows of 18 bits each, the first bit on square number `from`; what would lie past the last square is lost.
    #[inline]
    pub(super) const fn pattern(bits: u128, from: usize) -> Self {
        let mut words = [0; WORDS];
        let (word, by) = (from / 64, from % 64);
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        let parts = if by == 0 { [low, high, 0] } else { [low << by, high << by | low >> (64 - by), high >> (64 - by)] };
        let mut part = 0;
        while part < 3 && word + part < WORDS {
            words[word + part] = parts[part];
            part += 1;
        }
        Self(words).and(Self::ALL)
    }

    /// The words of the set, 64 squares each.
    #[inline]
    pub(super) const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// The set with a square added.
    #[inline]
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// The set with a square taken out.
    #[inline]
    #[must_use]
    pub const fn without(mut self, square: Square) -> Self {
        self.remove(square);
        self
    }

    /// Whether no square is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let w = &self.0;
        w[0] | w[1] | w[2] | w[3] | w[4] | w[5] == 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The square of the lowest number.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares by number: row by row from the south, each from the west.
    #[inline]
    #[must_use]
    pub const fn iter(&self) -> Iter {
        Iter { words: self.0, word: 0 }
    }

    /// Whether a square is in both sets.
    #[inline]
    #[must_use]
    pub const fn intersects(&self, other: &Self) -> bool {
        !self.and(*other).is_empty()
    }

    /// Whether every square of this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(&self, other: &Self) -> bool {
        self.and(other.negated()).is_empty()
    }

    /// Every square moved by one in `direction`; what would leave the server is lost.
    #[inline]
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> Self {
        const EAST: Squares = COLUMNS[SIDE as usize - 1].negated();
        const WEST: Squares = COLUMNS[0].negated();
        match direction {
            Direction::North => self.up::<18>(),
            Direction::NorthEast => self.and(EAST).up::<19>(),
            Direction::East => self.and(EAST).up::<1>(),
            Direction::SouthEast => self.and(EAST).down::<17>(),
            Direction::South => self.down::<18>(),
            Direction::SouthWest => self.and(WEST).down::<19>(),
            Direction::West => self.and(WEST).down::<1>(),
            Direction::NorthWest => self.and(WEST).up::<17>(),
        }
    }

    /// The squares next to at least one square of the set, diagonals too; one of the set itself only if it is next to another.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let sides = self.shifted(Direction::East).or(self.shifted(Direction::West));
        let three = self.or(sides);
        sides.or(three.shifted(Direction::North)).or(three.shifted(Direction::South))
    }

    /// The squares to the north, east, south and west of at least one square of the set.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Self {
        let sides = self.shifted(Direction::East).or(self.shifted(Direction::West));
        sides.or(self.shifted(Direction::North)).or(self.shifted(Direction::South))
    }

    /// The south-western squares of all 2×2 bases that touch the set (AE-4); some of them hang over the edge of the server.
    #[inline]
    #[must_use]
    pub const fn touching_omni(self) -> Self {
        let two = self.or(self.shifted(Direction::West));
        two.or(two.shifted(Direction::South))
    }

    /// The south-western squares of all 2×2 bases that lie wholly in the set (AE-4).
    #[inline]
    #[must_use]
    pub const fn holding_omni(self) -> Self {
        let two = self.and(self.shifted(Direction::West));
        two.and(two.shifted(Direction::South))
    }

    #[inline]
    const fn up<const BITS: usize>(self) -> Self {
        let w = self.0;
        let mut words = [w[0] << BITS; WORDS];
        let mut at = 1;
        while at < WORDS {
            words[at] = w[at] << BITS | w[at - 1] >> (64 - BITS);
            at += 1;
        }
        Self(words).and(Self::ALL)
    }

    #[inline]
    const fn down<const BITS: usize>(self) -> Self {
        let w = self.0;
        let mut words = [w[WORDS - 1] >> BITS; WORDS];
        let mut at = 0;
        while at + 1 < WORDS {
            words[at] = w[at] >> BITS | w[at + 1] << (64 - BITS);
            at += 1;
        }
        Self(words)
    }

    #[inline]
    const fn or(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]])
    }

    #[inline]
    const fn and(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]])
    }

    #[inline]
    const fn negated(self) -> Self {
        let w = self.0;
        Self([!w[0], !w[1], !w[2], !w[3], !w[4], !w[5] & Self::ALL.0[5]])
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl Sub for Squares {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.and(other.negated())
    }
}

impl Not for Squares {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.negated()
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl SubAssign for Squares {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The squares of a set by number.
#[derive(Debug, Clone)]
pub struct Iter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word < WORDS {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let number = self.word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Square::numbered(number);
            }
            self.word += 1;
        }
        None
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Self {
        Self::one(square)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.to_string())).finish()
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        members::<_, Square, _>(deserializer)
    }
}
