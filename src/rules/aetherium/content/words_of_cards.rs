//! The small words of data cards: symbols, kinds, forms, universal code and markers (AE-6, AE-51, AE-100 to AE-107).

use serde::{Deserialize, Serialize};

use crate::rules::components::{IdSet, enum_ids};
use crate::t;

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
    /// One per collective; it brings RAM (AE-61).
    Avatar,
    /// Worth 2 RAM to its own side when it is deleted (AE-73).
    Function,
    /// Worth 1 RAM to its own side when it is deleted (AE-73).
    Subroutine,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Avatar, Self::Function, Self::Subroutine];

    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["avatar", "function", "subroutine"][self as usize]
    }

    /// Its name, with a capital.
    #[must_use]
    pub fn label(self) -> String {
        t!("ae-card-kind", kind = self.name())
    }
}

/// The forms of programs (AE-110 to AE-113).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Form {
    /// One model on one square.
    #[default]
    Single,
    /// This many models that act one after the other, each with a grid of its own (AE-110).
    Segmented(u8),
    /// This many models that act as one and share a grid (AE-111, AE-112).
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

    /// What texts choose by.
    #[must_use]
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Segmented(_) => "segmented",
            Self::Linked(_) => "linked",
            Self::Omni => "omni",
        }
    }

    /// Its name, with the number of models where there are several.
    #[must_use]
    pub fn label(self) -> String {
        t!("ae-card-form", form = self.name(), models = self.models())
    }
}

/// Universal code that stands on a data card or is lent by a text (AE-100, AE-103, AE-105, AE-106).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Code {
    /// Moves over anything in its way (AE-100).
    Airborne,
    /// Always in cover (AE-103).
    Cover,
    /// Pays no evasive cost (AE-103).
    Dodge,
    /// Two squares per CS (AE-103).
    Fast,
    /// Enters at uncontrolled nodes and pylons too (AE-105).
    ForwardDeployment,
    /// Captures nothing (AE-103).
    NoUplink,
    /// Protected from enemy disruptions (AE-106).
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
    /// No disruption (AE-102).
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

enum_ids!(Code => "CodeSet", Marker => "MarkerSet");

/// A set of universal codes.
pub type CodeSet = IdSet<Code>;

/// A set of markers; two of a kind do not add up (AE-107).
pub type MarkerSet = IdSet<Marker>;
