//! The language of data cards: what the texts of `assets/aetherium/programs.ron` are written in (AE-6). `docs/content.md`
//! explains it.
//!
//! A text is a list of [`Effect`]s, done in order, each as far as it can be. The player of the program whose text it is
//! makes all choices. Where a program that is linked is affected through several of its models, it is affected once
//! (AE-112). What a text says to players is made from this data, so text and effect are the same thing.

use serde::{Deserialize, Serialize};

use super::words_of_cards::{Code, Marker, Symbol};

/// The models an effect works on. *This* is the model whose text it is. The *target* is the model chosen for an .EXE; in a
/// disruption the attacked model, in a safeguard the attacker; a deletion effect has neither, and its distances are counted
/// from where the last model stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Who {
    /// This model.
    This,
    /// The target.
    Target,
    /// Every enemy model within this many squares of this one.
    Enemies(u8),
    /// Every other model of the program's own side within this many squares of this one.
    Friends(u8),
    /// Every other model within this many squares of this one.
    Models(u8),
    /// Every model within this many squares of the target, except the target and this one.
    Around(u8),
}

/// A number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Amount {
    /// This many.
    N(u8),
    /// As many as there are markers on the target (AE-107).
    Markers,
    /// As many as there are other models of the program's own side within 2 squares of the target.
    Mates,
    /// As many as there are nodes and pylons that the program's own side controls.
    Uplinks,
}

/// What must be true for the next effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// The attack did damage.
    Hit,
    /// The attack deleted the target.
    Deleted,
    /// The target stands in noise, with any of its squares.
    TargetInNoise,
    /// A marker lies on the target.
    TargetMarked,
    /// The target stands next to a firewall.
    TargetByFirewall,
}

impl Condition {
    /// Whether it is about the target.
    #[must_use]
    pub const fn is_of_target(self) -> bool {
        !matches!(self, Self::Hit)
    }
}

/// Where a model materializes (AE-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Spot {
    /// Within this many squares of where it stands.
    Within(u8),
    /// Adjacent to this model.
    Beside,
    /// Adjacent to a node or pylon that the program's own side controls.
    Uplink,
}

/// The side of a target, as seen by the player of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// An enemy model.
    Enemy,
    /// Another model of the program's own side.
    Friend,
    /// Any other model.
    Any,
}

/// The target chosen for an .EXE.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Whose model.
    pub side: Side,
    /// Within how many squares; 1 is adjacent.
    pub range: u8,
    /// Whether it must be in the front arc and visible (AE-41, AE-42).
    #[serde(default)]
    pub sight: bool,
}

/// What a text does. Choices of squares can be skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// They get a marker (AE-107).
    Give(Who, Marker),
    /// They lose all markers.
    Clear(Who),
    /// They gain a universal code until the end of their next activation; if given in their own, until their next one begins.
    Lend(Who, Code),
    /// They take this many boxes of damage.
    Damage(Who, Amount),
    /// Each takes noise damage, one combat die (AE-92), wherever it stands. It does not count for AE-90.
    Noise(Who),
    /// This many filled boxes become empty again; for linked programs, only those of the colour being filled.
    Repair(Who, Amount),
    /// Pushes them up to this many squares directly away from this model; a square they can't enter stops them.
    ///
    /// Each square has a direction of its own: along the longer of the two distances if it is more than twice the other,
    /// otherwise diagonal. This is not movement, so it has no costs, but noise counts (AE-34, AE-90). Omni models can't be
    /// pushed (AE-113). Of several models, the farthest is pushed first and the nearest pulled first; of a linked program,
    /// each model on its own.
    Push(Who, u8),
    /// As [`Effect::Push`], towards this model.
    Pull(Who, u8),
    /// They materialize on a free square, with any facing (AE-34).
    Materialize(Who, Spot),
    /// This model and the target swap squares and keep their facings; omni models can't be swapped (AE-113).
    Swap,
    /// They turn to any facing.
    Turn(Who),
    /// The program's own side gains RAM (AE-60).
    Gain(Amount),
    /// This much RAM goes from the enemy to the program's own side, as far as there is any and it fits (AE-60).
    Steal(u8),
    /// The enemy loses this much RAM (AE-60).
    Burn(u8),
    /// A firewall is set on an open or other passable, unoccupied schema square within this many squares (AE-104); 0, in
    /// deletion effects alone, is where the model stood.
    Firewall(u8),
    /// A firewall within this many squares is removed (AE-104).
    Dismantle(u8),
    /// This model may attack once more in this activation (AE-50).
    AttackAgain,
    /// The next attack of this model in this activation rolls this many more dice (AE-51).
    Dice(u8),
    /// The profile of the next attack of this model in this activation lists this symbol once more (AE-52).
    Lists(Symbol),
    /// A schema of the player's choice may be shifted up to this many squares for no RAM, otherwise as AE-71 and AE-72 say.
    Shift(u8),
    /// In disruptions: this many more boxes, if there is a hit (AE-58).
    MoreDamage(Amount),
    /// In disruptions: the damage is one step heavier, if there is a hit, never over heavy (AE-52, AE-58).
    Heavier,
    /// A node or pylon within this many squares is captured for no CS (AE-22); not by No Uplink (AE-103).
    Capture(u8),
    /// A node or pylon within this many squares that the enemy controls loses its control token.
    Release(u8),
    /// The next effect happens only if this is true.
    If(Condition),
}

impl Effect {
    /// Whether it works when damage is dealt, before the other effects of a disruption (AE-58).
    #[inline]
    #[must_use]
    pub const fn changes_damage(self) -> bool {
        matches!(self, Self::MoreDamage(_) | Self::Heavier)
    }

    /// On whom it works, of effects that work on models.
    #[must_use]
    pub const fn who(self) -> Option<Who> {
        match self {
            Self::Give(who, _)
            | Self::Clear(who)
            | Self::Lend(who, _)
            | Self::Damage(who, _)
            | Self::Noise(who)
            | Self::Repair(who, _)
            | Self::Push(who, _)
            | Self::Pull(who, _)
            | Self::Materialize(who, _)
            | Self::Turn(who) => Some(who),
            Self::Swap | Self::MoreDamage(_) | Self::Heavier => Some(Who::Target),
            Self::AttackAgain | Self::Dice(_) | Self::Lists(_) => Some(Who::This),
            Self::Gain(_)
            | Self::Steal(_)
            | Self::Burn(_)
            | Self::Firewall(_)
            | Self::Dismantle(_)
            | Self::Shift(_)
            | Self::Capture(_)
            | Self::Release(_)
            | Self::If(_) => None,
        }
    }

    /// Whether it can do nothing once the target is gone (AE-58): it works on the target, around it, or by what is there.
    #[must_use]
    pub const fn is_lost_with_target(self) -> bool {
        let by_target = match self {
            Self::Damage(_, amount) | Self::Repair(_, amount) | Self::Gain(amount) => matches!(amount, Amount::Markers | Amount::Mates),
            _ => false,
        };
        by_target || matches!(self.who(), Some(Who::Target | Who::Around(_)))
    }
}
