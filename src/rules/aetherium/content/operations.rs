//! Operations as data: `scenes/aetherium/*.ron` (AE-120 to AE-126).

use serde::{Deserialize, Serialize};

use super::factions::CollectiveSize;
use crate::keys;
use crate::rules::aetherium::{Facing, Placed, Square};
use crate::rules::game::Seat;
use crate::text::say_content;

/// An operation, counted from 0: the six of the rulebook, then others by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct OperationId(pub u8);

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Player {
    /// Seat 0.
    First,
    /// Seat 1.
    Second,
}

impl Player {
    /// The seat.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// A schema of an operation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlacedMap {
    /// The id of its shape.
    pub schema: String,
    /// Where the middle of its bounding square is.
    pub centre: Square,
    /// Where the top of its drawing points.
    #[serde(default)]
    pub facing: Facing,
    /// Who controls its node or pylon at the start (AE-61).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Player>,
    /// Who places it, if the players place the schemas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed_by: Option<Player>,
}

/// What ends an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndsOn {
    /// Both sides have re-calibrated this many times (AE-81).
    Recalibrated(u8),
    /// A side has no program on the server or still to enter (AE-13).
    WipedOut,
    /// An avatar is deleted.
    AvatarDeleted,
    /// A side controls this many nodes and this many pylons.
    Holds(u8, u8),
}

/// How an end is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Then {
    /// By points.
    Points,
    /// The side that brought it about wins: the one that controls the uplinks, or whose enemy lost the avatar or all programs.
    /// If it is both at once, points decide.
    Wins,
}

/// An end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct End {
    /// What ends it.
    pub on: EndsOn,
    /// How it is decided.
    pub then: Then,
}

/// What points are counted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Score {
    /// Each node controlled.
    Node(u8),
    /// Each pylon controlled.
    Pylon(u8),
    /// The enemy avatar deleted, no matter by what.
    EnemyAvatar(u8),
    /// Each enemy function deleted.
    EnemyFunction(u8),
    /// Each enemy subroutine deleted.
    EnemySubroutine(u8),
    /// All own functions alive; those that left with the cache are.
    OwnFunctions(u8),
    /// All enemy functions deleted, if there was one.
    EnemyFunctions(u8),
    /// The cache taken off the server (AE-122).
    CacheHome(u8),
    /// The cache carried by an own model on the server (AE-122).
    CacheHeld(u8),
}

/// When points are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Counted {
    /// Once, at the end.
    #[default]
    AtEnd,
    /// At each side's own re-calibrations, but not beyond the last one of the operation (AE-124).
    AtRecalibration,
}

/// What decides between equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ties {
    /// More RAM, then a tie.
    #[default]
    Ram,
    /// A tie.
    Draw,
}

/// An operation, as its file says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// Its name in options: that of its file.
    #[serde(skip)]
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is about, in a sentence or two.
    pub about: String,
    /// The size of collectives.
    pub collectives: CollectiveSize,
    /// The schemas, from large to small if the players place them.
    pub schemas: Vec<PlacedMap>,
    /// The same, with their shapes looked up.
    #[serde(skip)]
    pub layout: Vec<Placed>,
    /// The edges of the first and of the second player (AE-14).
    #[serde(default = "south_and_north")]
    pub edges: (Vec<Facing>, Vec<Facing>),
    /// Whether a cache lies in the node (AE-122).
    #[serde(default)]
    pub cache: bool,
    /// Whether programs enter by tokens at the pylons (AE-123).
    #[serde(default)]
    pub tokens: bool,
    /// What ends it.
    pub ends: Vec<End>,
    /// What counts.
    pub scoring: Vec<Score>,
    /// When it is counted.
    #[serde(default)]
    pub counted: Counted,
    /// What decides between equal points.
    #[serde(default)]
    pub ties: Ties,
}

fn south_and_north() -> (Vec<Facing>, Vec<Facing>) {
    (vec![Facing::South], vec![Facing::North])
}

impl Operation {
    /// What it is about, in the language that is chosen.
    #[must_use]
    pub fn about_text(&self) -> String {
        say_content(&format!("{}{}", keys!("ae-about-operation-"), self.id), &self.about)
    }

    /// Whether players may place the schemas themselves, in the order of the list, instead of as they stand in it.
    #[must_use]
    pub fn may_be_placed(&self) -> bool {
        self.schemas.iter().all(|schema| schema.placed_by.is_some())
    }

    /// How many times each side re-calibrates until it ends.
    #[must_use]
    pub fn recalibrations(&self) -> u8 {
        let times = |end: &End| if let EndsOn::Recalibrated(times) = end.on { Some(times) } else { None };
        self.ends.iter().find_map(times).unwrap_or_default()
    }

    /// How it is decided if this comes about; nothing if it ends nothing.
    #[must_use]
    pub fn end_on(&self, on: EndsOn) -> Option<Then> {
        self.ends.iter().find(|end| end.on == on).map(|end| end.then)
    }

    /// The edges of a player.
    #[must_use]
    pub fn edges_of(&self, seat: Seat) -> &[Facing] {
        if seat.0 == 0 { &self.edges.0 } else { &self.edges.1 }
    }
}
