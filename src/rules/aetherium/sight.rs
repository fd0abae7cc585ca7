//! Arcs, line of sight, cover and range (AE-40 to AE-44, AE-113), exact in integers.

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::ground::Ground;
use super::lines::corners_in_view;
use super::server::Facing;
use super::squares::Squares;
use crate::rules::game::Refusal;
use crate::t;

/// How well an attacker sees a target (AE-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sight {
    /// Only one corner: the target is in cover (AE-43).
    Partial,
    /// Two corners or more, a neighbour, or an omni model at either end (AE-42, AE-113).
    Complete,
}

/// Why an attacker has no line of sight (AE-41, AE-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Unseen {
    /// The target is not in the front arc (AE-41).
    Behind,
    /// It is, but no corner of it in the front arc is in view (AE-42).
    Hidden,
}

impl Unseen {
    /// The refusal with its rule.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        match self {
            Self::Behind => Refusal::new("AE-41", t!("ae-refuse-unseen-behind")),
            Self::Hidden => Refusal::new("AE-42", t!("ae-refuse-unseen-hidden")),
        }
    }
}

/// The squares behind a model, all across the server (AE-40).
#[inline]
#[must_use]
pub fn rear_arc(base: Base, facing: Facing) -> Squares {
    let (square, width) = (base.square(), base.width());
    match facing {
        Facing::North => Squares::south_of(square.y()),
        Facing::East => Squares::west_of(square.x()),
        Facing::South => !Squares::south_of(square.y() + width),
        Facing::West => !Squares::west_of(square.x() + width),
    }
}

/// The squares level with a model or before it; an omni's are all that are not wholly behind its four (AE-40).
#[inline]
#[must_use]
pub fn front_arc(base: Base, facing: Facing) -> Squares {
    !rear_arc(base, facing)
}

/// Whether an attacker stands in the rear arc of a target that faces `facing`, an omni attacker wholly (AE-51, AE-113).
#[inline]
#[must_use]
pub fn is_behind(attacker: Base, target: Base, facing: Facing) -> bool {
    attacker.squares().is_subset(&rear_arc(target, facing))
}

/// The squares that stop lines of `attacker` (AE-42): obstructions and firewalls, and the squares of models: of all but
/// `mates`, the models of its own linked program (AE-112), and, if it is an omni, of omni models only (AE-113). The squares of
/// attacker and target need not be taken out; [`sight`] does that.
#[inline]
#[must_use]
pub fn blocking(ground: &Ground, attacker: Base, models: Squares, omnis: Squares, mates: Squares) -> Squares {
    let models = if attacker.is_omni() { models & omnis } else { models };
    ground.blocks_sight() | (models - mates)
}

/// How well `attacker`, facing `facing`, sees `target` past the `blocking` squares, of which those of the attacker and
/// the target do not count (AE-41, AE-42, AE-113).
///
/// # Errors
/// Why it does not see it.
#[inline]
pub fn sight(attacker: Base, facing: Facing, target: Base, blocking: &Squares) -> Result<Sight, Unseen> {
    let (from, onto) = (attacker.squares(), target.squares());
    let before = onto & front_arc(attacker, facing);
    if before.is_empty() {
        return Err(Unseen::Behind);
    }
    if attacker.is_adjacent(target) {
        return Ok(Sight::Complete);
    }
    let blocking = *blocking - from - onto;
    if let (Base::Single(from), Base::Single(to)) = (attacker, target) {
        return match corners_in_view(from, to, &blocking) {
            0 => Err(Unseen::Hidden),
            1 => Ok(Sight::Partial),
            _ => Ok(Sight::Complete),
        };
    }
    let seen = from.iter().any(|from| before.iter().any(|to| corners_in_view(from, to, &blocking) > 0));
    if seen { Ok(Sight::Complete) } else { Err(Unseen::Hidden) }
}

/// Whether the target's place gives it cover (AE-43): the attacker sees one corner only, or it stands in fragmented terrain,
/// an omni with all four squares. The code Cover (AE-103) is not looked at.
#[inline]
#[must_use]
pub fn in_cover(sight: Sight, target: Base, ground: &Ground) -> bool {
    sight == Sight::Partial || target.squares().is_subset(ground.fragmented())
}

/// Whether the target is near enough for a melee attack: adjacent, for an omni attacker one square further (AE-44, AE-113).
#[inline]
#[must_use]
pub const fn in_melee(attacker: Base, target: Base) -> bool {
    attacker.distance(target) <= 1 + attacker.is_omni() as u8
}

/// Whether the target is within a ranged attack's range in squares, diagonals counted as one (AE-44).
#[inline]
#[must_use]
pub const fn in_range(attacker: Base, target: Base, range: u8) -> bool {
    attacker.distance(target) <= range
}
