//! The six sectors, the access to them, and the six codes (AD-1, AD-2).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::components::{IdSet, enum_ids};
use crate::t;

/// How many sectors there are.
pub const SECTORS: usize = 6;
/// How many codes there are.
pub const CODES: usize = 6;

/// A sector of the net (AD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sector {
    /// Root: draws three cards whatever the limit (AD-71).
    Banking,
    /// Root: may take the top of the discard pile (AD-72).
    Government,
    /// Root: a higher hand limit (AD-73).
    Micronopoly,
    /// Root: may skip the turn for six cards (AD-74).
    NewsMedia,
    /// Root: may discard two cards for an action (AD-75).
    TeleComm,
    /// Root: the free attempt may gain User anywhere (AD-76).
    Universities,
}

impl Sector {
    /// All six, in the order of AD-1.
    pub const ALL: [Self; SECTORS] =
        [Self::Banking, Self::Government, Self::Micronopoly, Self::NewsMedia, Self::TeleComm, Self::Universities];

    /// The sector as an index into arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name on the card.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Banking => "Banking",
            Self::Government => "Government",
            Self::Micronopoly => "Micronopoly",
            Self::NewsMedia => "NewsMedia",
            Self::TeleComm => "TeleComm",
            Self::Universities => "Universities",
        }
    }

    /// The rule of its Root bonus, and what that is.
    #[must_use]
    pub fn bonus(self) -> (&'static str, String) {
        match self {
            Self::Banking => ("AD-71", t!("ad-bonus-banking")),
            Self::Government => ("AD-72", t!("ad-bonus-government")),
            Self::Micronopoly => ("AD-73", t!("ad-bonus-micronopoly")),
            Self::NewsMedia => ("AD-74", t!("ad-bonus-news")),
            Self::TeleComm => ("AD-75", t!("ad-bonus-telecomm")),
            Self::Universities => ("AD-76", t!("ad-bonus-universities")),
        }
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The access of a seat to a sector, in the order in which it is gained (AD-1, AD-30).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Level {
    /// No access.
    #[default]
    None,
    /// The marker lies in the User area.
    User,
    /// The marker lies in the Oper area.
    Oper,
    /// The marker lies in the Root area.
    Root,
}

impl Level {
    /// The level that is gained next; none after Root (AD-30).
    #[inline]
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::None => Some(Self::User),
            Self::User => Some(Self::Oper),
            Self::Oper => Some(Self::Root),
            Self::Root => None,
        }
    }

    /// How many cards an attempt for this level hands to a controller (AD-31).
    #[inline]
    #[must_use]
    pub const fn cards(self) -> u8 {
        self as u8
    }

    /// How many cards this level costs in an uncontrolled sector (AD-37).
    #[inline]
    #[must_use]
    pub const fn price(self) -> u8 {
        self as u8 + 1
    }

    /// The name of the area.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "–",
            Self::User => "User",
            Self::Oper => "Oper",
            Self::Root => "Root",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A code letter (AD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "a code is its letter")]
pub enum Code {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Code {
    /// All six.
    pub const ALL: [Self; CODES] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// The code as an index into arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many cards bear it (AD-2).
    #[must_use]
    pub const fn copies(self) -> u8 {
        8 + self as u8
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

enum_ids!(Code => "Codes");

/// A set of codes.
pub type Codes = IdSet<Code>;

impl Codes {
    /// All sets of three: what a password can be (AD-12).
    pub const PASSWORDS: [Self; 20] = {
        let (mut sets, mut count, mut set) = ([Self::NONE; 20], 0, 0_u8);
        while set <= 0x3f {
            if set.count_ones() == 3 {
                sets[count] = Self::from_bits(set);
                count += 1;
            }
            set += 1;
        }
        sets
    };

    /// All sets of codes, from none to all six.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..64).map(Self::from_bits)
    }
}
