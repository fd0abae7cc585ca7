//! A set of small ids, kept as bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::read::members;

/// Something that a bit stands for: a card, a model, a code.
pub trait Id: Copy {
    /// The bits of a set: an integer, or an array of words.
    type Bits: Bits;
    /// The name of its sets in schemas.
    const SET: &'static str;

    /// The place of its bit.
    fn bit(self) -> usize;

    /// What the bit at a place stands for; only asked for places that [`bit`](Self::bit) gives.
    fn of_bit(bit: usize) -> Self;
}

/// Makes the values of small enums, all of them in its `ALL`, members of sets.
macro_rules! enum_ids {
    ($($id:ty => $set:literal),+ $(,)?) => {$(
        impl $crate::rules::components::Id for $id {
            type Bits = u8;
            const SET: &'static str = $set;

            #[inline]
            fn bit(self) -> usize {
                self as usize
            }

            #[inline]
            fn of_bit(bit: usize) -> Self {
                Self::ALL[bit]
            }
        }

        impl $crate::rules::components::IdSet<$id> {
            /// Everything.
            pub const ALL: Self = Self::from_bits(u8::MAX >> (8 - <$id>::ALL.len()));
        }
    )+};
}

pub(crate) use enum_ids;

/// The bits of a set.
pub trait Bits: Copy + Eq + Ord + std::hash::Hash + fmt::Debug {
    /// No bit.
    const NONE: Self;

    /// Sets the bit at a place.
    fn set(&mut self, bit: usize);

    /// Clears the bit at a place.
    fn clear(&mut self, bit: usize);

    /// Whether the bit at a place is set.
    fn has(self, bit: usize) -> bool;

    /// The bits of either.
    fn or(self, other: Self) -> Self;

    /// The bits of both.
    fn and(self, other: Self) -> Self;

    /// The bits that the other has not.
    fn minus(self, other: Self) -> Self;

    /// How many are set.
    fn count(self) -> u32;

    /// Takes the lowest bit out and gives its place; `word` is the first word that may have one, at first 0.
    fn take_lowest(&mut self, word: &mut usize) -> Option<usize>;
}

macro_rules! word {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const NONE: Self = 0;

            #[inline]
            fn set(&mut self, bit: usize) {
                *self |= 1 << bit;
            }

            #[inline]
            fn clear(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }

            #[inline]
            fn has(self, bit: usize) -> bool {
                self >> bit & 1 != 0
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn take_lowest(&mut self, _: &mut usize) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let bit = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(bit)
            }
        }
    )+};
}

word!(u8, u64);

impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];

    #[inline]
    fn set(&mut self, bit: usize) {
        self[bit / 64] |= 1 << (bit % 64);
    }

    #[inline]
    fn clear(&mut self, bit: usize) {
        self[bit / 64] &= !(1 << (bit % 64));
    }

    #[inline]
    fn has(self, bit: usize) -> bool {
        self[bit / 64] >> (bit % 64) & 1 != 0
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }

    #[inline]
    fn count(self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn take_lowest(&mut self, word: &mut usize) -> Option<usize> {
        while *word < N {
            let bits = &mut self[*word];
            if *bits != 0 {
                let bit = *word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(bit);
            }
            *word += 1;
        }
        None
    }
}

/// A set of ids. `|` has what is in either set, `&` what is in both, `-` what the second has not. In files it is a list.
#[derive(Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdSet<T: Id>(T::Bits);

// Derived, it would be cloned part by part: the compiler does not know that of all ids.
impl<T: Id> Clone for IdSet<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> IdSet<T> {
    /// The empty set.
    pub const NONE: Self = Self(T::Bits::NONE);

    /// The set of these bits, each of which stands for something.
    pub(in crate::rules) const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// The set of one.
    #[inline]
    #[must_use]
    pub fn one(id: T) -> Self {
        Self::NONE.with(id)
    }

    /// Whether it is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, id: T) -> bool {
        self.0.has(id.bit())
    }

    /// The set with it.
    #[inline]
    #[must_use]
    pub fn with(mut self, id: T) -> Self {
        self.0.set(id.bit());
        self
    }

    /// The set without it.
    #[inline]
    #[must_use]
    pub fn without(mut self, id: T) -> Self {
        self.0.clear(id.bit());
        self
    }

    /// Adds it; `true` if it was not there.
    #[inline]
    pub fn add(&mut self, id: T) -> bool {
        let new = !self.contains(id);
        self.0.set(id.bit());
        new
    }

    /// Takes it out; `true` if it was there.
    #[inline]
    pub fn remove(&mut self, id: T) -> bool {
        let there = self.contains(id);
        self.0.clear(id.bit());
        there
    }

    /// How many are in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count() as u8
    }

    /// Whether nothing is in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// Whether all of it is in the other set.
    #[inline]
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Whether something is in both sets.
    #[inline]
    #[must_use]
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The first.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The one at a place, counted from 0 in their order.
    #[inline]
    #[must_use]
    pub fn nth(self, place: u32) -> Option<T> {
        self.iter().nth(place as usize)
    }

    /// All in their order.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Iter<T> {
        Iter { bits: self.0, word: 0 }
    }
}

/// The members of a set in their order.
#[derive(Debug, Clone)]
pub struct Iter<T: Id> {
    bits: T::Bits,
    word: usize,
}

impl<T: Id> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.bits.take_lowest(&mut self.word).map(T::of_bit)
    }
}

impl<T: Id> IntoIterator for IdSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::NONE;
        ids.into_iter().for_each(|id| set.0.set(id.bit()));
        set
    }
}

impl<T: Id> Default for IdSet<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Id> BitOr for IdSet<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0.or(other.0))
    }
}

impl<T: Id> BitAnd for IdSet<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }
}

impl<T: Id> Sub for IdSet<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.minus(other.0))
    }
}

impl<T: Id> BitOrAssign for IdSet<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Id> BitAndAssign for IdSet<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Id> SubAssign for IdSet<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for IdSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de> + Serialize + PartialEq> Deserialize<'de> for IdSet<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        members::<_, T, _>(deserializer)
    }
}

#[cfg(feature = "schema")]
impl<T: Id + schemars::JsonSchema> schemars::JsonSchema for IdSet<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::SET.into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        format!("{}::{}", T::schema_id(), T::SET).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"type": "array", "items": generator.subschema_for::<T>(), "uniqueItems": true})
    }
}
