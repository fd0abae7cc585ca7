//! The small words of data cards: symbols, kinds, forms, universal code and markers (AE-6, AE-51, AE-100 to AE-107).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::read::members;

/// A symbol of the combat die (AE-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Symbol {
    /// On five faces.
    #[default]
    Ping,
    /// On four faces.
    Spike,
    /// On two faces.
    Breach,
    /// On one face.
    Crash,
}

impl Symbol {
    /// All of them, the commonest first.
    pub const ALL: [Self; 4] = [Self::Ping, Self::Spike, Self::Breach, Self::Crash];

    /// On how many of the twelve faces of a combat die it stands (AE-51).
    #[inline]
    #[must_use]
    pub const fn faces(self) -> u8 {
        [5, 4, 2, 1][self as usize]
    }

    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        ["Ping", "Spike", "Breach", "Crash"][self as usize]
    }
}

/// The kinds of programs (AE-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// One a collective; it brings RAM (AE-61).
    Avatar,
    /// Worth 2 RAM to its own side when it is deleted (AE-73).
    Function,
    /// Worth 1 RAM to its own side when it is deleted (AE-73).
    Subroutine,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Avatar, Self::Function, Self::Subroutine];

    /// Its name, in small letters.
    #[must_use]
    pub const fn label(self) -> &'static str {
        ["avatar", "function", "subroutine"][self as usize]
    }
}

/// The forms of programs (AE-110 to AE-113).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Form {
    /// One model on one square.
    #[default]
    Single,
    /// So many models that act one after the other, each with a grid of its own (AE-110).
    Segmented(u8),
    /// So many models that act as one and share a grid (AE-111, AE-112).
    Linked(u8),
    /// One model on 2×2 squares (AE-113).
    Omni,
}

impl Form {
    /// How many models it has at the start.
    #[inline]
    #[must_use]
    pub const fn models(self) -> u8 {
        match self {
            Self::Single | Self::Omni => 1,
            Self::Segmented(models) | Self::Linked(models) => models,
        }
    }

    /// Its name as a data card says it.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Single => "single".into(),
            Self::Segmented(models) => format!("segmented ×{models}"),
            Self::Linked(models) => format!("linked ×{models}"),
            Self::Omni => "omni".into(),
        }
    }
}

/// Universal code that stands on a data card or is lent by a text (AE-100, AE-103, AE-105, AE-106).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Code {
    /// Moves over what is in its way (AE-100).
    Airborne,
    /// Always in cover (AE-103).
    Cover,
    /// Pays no evasive (AE-103).
    Dodge,
    /// Two squares per CS (AE-103).
    Fast,
    /// Enters at uncontrolled nodes and pylons too (AE-105).
    ForwardDeployment,
    /// Captures nothing (AE-103).
    NoUplink,
    /// Beyond the reach of enemy disruption (AE-106).
    VoltaicAegis,
}

impl Code {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Airborne, Self::Cover, Self::Dodge, Self::Fast, Self::ForwardDeployment, Self::NoUplink, Self::VoltaicAegis];

    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        ["Airborne", "Cover", "Dodge", "Fast", "Forward Deployment", "No Uplink", "Voltaic Aegis"][self as usize]
    }

    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Airborne => "AE-100",
            Self::Cover | Self::Dodge | Self::Fast | Self::NoUplink => "AE-103",
            Self::ForwardDeployment => "AE-105",
            Self::VoltaicAegis => "AE-106",
        }
    }
}

/// A marker that lies on a model (AE-101, AE-102, AE-107).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Marker {
    /// A roll for damage at the start of the activation (AE-92, AE-101).
    Burnout,
    /// No overclock (AE-102).
    CapacitorPurge,
    /// −2 CS (AE-102).
    Inefficiency,
    /// No .EXE (AE-102).
    Interference,
    /// No CS on movement (AE-102).
    Lag,
    /// No disruption of its own (AE-102).
    Rattled,
    /// No attack (AE-102).
    Stun,
}

impl Marker {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Burnout, Self::CapacitorPurge, Self::Inefficiency, Self::Interference, Self::Lag, Self::Rattled, Self::Stun];

    /// Its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        ["Burnout", "Capacitor Purge", "Inefficiency", "Interference", "Lag", "Rattled", "Stun"][self as usize]
    }

    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        if matches!(self, Self::Burnout) { "AE-101" } else { "AE-102" }
    }
}

/// A set of a kind of words with at most eight members; in files a list.
macro_rules! small_set {
    ($(#[$docs:meta])* $name:ident of $word:ident) => {
        $(#[$docs])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(u8);

        impl $name {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set of one.
            #[inline]
            #[must_use]
            pub const fn one(word: $word) -> Self {
                Self(1 << word as u8)
            }

            /// Whether it is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, word: $word) -> bool {
                self.0 & (1 << word as u8) != 0
            }

            /// Adds it; `true` if it was not there.
            #[inline]
            pub const fn add(&mut self, word: $word) -> bool {
                let new = !self.contains(word);
                self.0 |= 1 << word as u8;
                new
            }

            /// Takes it out; `true` if it was there.
            #[inline]
            pub const fn remove(&mut self, word: $word) -> bool {
                let there = self.contains(word);
                self.0 &= !(1 << word as u8);
                there
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this set but not in the other.
            #[inline]
            #[must_use]
            pub const fn less(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many are in it.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether none is in it.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Its members in their order.
            pub fn iter(self) -> impl Iterator<Item = $word> {
                $word::ALL.into_iter().filter(move |word| self.contains(*word))
            }
        }

        impl FromIterator<$word> for $name {
            fn from_iter<I: IntoIterator<Item = $word>>(words: I) -> Self {
                let mut set = Self::NONE;
                for word in words {
                    set.add(word);
                }
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                std::collections::BTreeSet::<$word>::json_schema(generator)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                members::<_, $word, _>(deserializer)
            }
        }
    };
}

small_set! {
    /// A set of universal codes.
    CodeSet of Code
}

small_set! {
    /// A set of markers; two of a kind do not add up (AE-107).
    MarkerSet of Marker
}
