//! Data cards: programs as they are read from `assets/aetherium/programs.ron` (AE-6).

use serde::{Deserialize, Serialize};

use super::language::{Aim, Effect};
use super::words_of_cards::{CodeSet, Form, Kind, Symbol};

/// The most models that a program has (AE-110, AE-111).
pub(super) const MOST_MODELS: u8 = 4;

/// The most .EXE on a data card.
pub(super) const MOST_EXE: usize = 3;

/// The most boxes of a stability grid, all colours together.
pub(super) const MOST_BOXES: u8 = 16;

/// A program, counted from 0 in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ProgramId(pub u8);

/// How an attack reaches its target (AE-44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackReach {
    /// Adjacent.
    Melee,
    /// Within this many squares.
    Ranged(u8),
}

/// An attack profile (AE-50, AE-52).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// How it reaches its target.
    pub reach: AttackReach,
    /// The symbols that hit, each listing once.
    pub profile: Vec<Symbol>,
    /// The boxes of light, medium and heavy damage.
    pub damage: [u8; 3],
    /// What else it can do (AE-57).
    pub disruption: Disruption,
}

impl Attack {
    /// How often the profile lists each symbol, in the order of [`Symbol::ALL`].
    #[inline]
    #[must_use]
    pub fn listings(&self) -> [u8; 4] {
        let mut listings = [0; 4];
        for symbol in &self.profile {
            listings[*symbol as usize] += 1;
        }
        listings
    }
}

/// A disruption (AE-57).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Disruption {
    /// Its name.
    pub name: String,
    /// The symbol among the dice that lets it be used.
    pub on: Symbol,
    /// What it does; what changes damage is done first (AE-58).
    pub does: Vec<Effect>,
}

/// An .EXE (AE-21).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exe {
    /// Its name.
    pub name: String,
    /// What it costs, in CS.
    pub cost: u8,
    /// The chosen target, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
    /// Whether it may be used any number of times in an activation, not once only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub repeats: bool,
    /// What it does.
    pub does: Vec<Effect>,
}

/// A safeguard (AE-56) or a deletion effect (AE-55).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reaction {
    /// Its name.
    pub name: String,
    /// What it does.
    pub does: Vec<Effect>,
}

/// A data card (AE-6).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Its name in options, files and on the command line: lower-case letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The id of its faction.
    pub faction: String,
    /// What it is.
    pub kind: Kind,
    /// Its form.
    #[serde(default)]
    pub form: Form,
    /// A line that does nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
    /// Its CS in an activation (AE-20).
    pub cs: u8,
    /// The most CS it gets by overclocking in an activation (AE-70).
    pub oc: u8,
    /// The RAM of an avatar (AE-61, AE-80); 0 for others.
    #[serde(default)]
    pub ram: u8,
    /// Its universal code.
    #[serde(default)]
    pub codes: CodeSet,
    /// The boxes of its stability grid by colour (AE-54); of linked programs one colour a model, of segmented ones the
    /// grid of each model.
    pub grid: Vec<u8>,
    /// Its attack, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<Attack>,
    /// Its .EXE.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exe: Vec<Exe>,
    /// Its safeguard, if it has one; the target is the attacker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub safeguard: Option<Reaction>,
    /// What happens when the whole program is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deletion: Option<Reaction>,
}

impl Program {
    /// All boxes of a grid together.
    #[inline]
    #[must_use]
    pub fn boxes(&self) -> u8 {
        self.grid.iter().sum()
    }

    /// Whether it stands on 2×2 squares (AE-113).
    #[inline]
    #[must_use]
    pub const fn is_omni(&self) -> bool {
        matches!(self.form, Form::Omni)
    }
}
