//! The seed of a match: a short one that people can type, or a long one that nobody can guess.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Bytes32;
use crate::rules::components::Chance;

/// Where the chance of a match comes from. In files a number, or 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Seed {
    /// A number.
    Short(u64),
    /// 256 random bits, for matches over the network: a number could be found by trying which one deals a hand.
    Long([u8; 32]),
}

impl Seed {
    /// The generator of the match.
    #[must_use]
    pub fn chance(self) -> Chance {
        match self {
            Self::Short(number) => Chance::new(number),
            Self::Long(key) => Chance::from_key(key),
        }
    }

    /// A number that goes with the seed, for chance beside the match’s own: that of bots. A short seed is its own.
    #[must_use]
    pub fn number(self) -> u64 {
        match self {
            Self::Short(number) => number,
            Self::Long(key) => key.iter().fold(0_u64, |number, byte| number.rotate_left(8) ^ u64::from(*byte)),
        }
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self::Short(number)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short(number) => number.fmt(f),
            Self::Long(key) => Bytes32(*key).fmt(f),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Short(number) => serializer.serialize_u64(*number),
            Self::Long(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or 64 hexadecimal digits")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed::Short(number))
            }

            fn visit_str<E: Error>(self, digits: &str) -> Result<Seed, E> {
                let key = Bytes32::parse(digits).ok_or_else(|| E::invalid_value(Unexpected::Str(digits), &self))?;
                Ok(Seed::Long(key.0))
            }
        }
        deserializer.deserialize_any(Read)
    }
}
