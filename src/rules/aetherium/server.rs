//! The server: its squares, directions and facings (AE-1, AE-4, AE-31).

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::squares::Squares;
use crate::t;

/// The squares of the server along each side (AE-1).
pub const SIDE: u8 = 18;

/// All squares of the server (AE-1).
pub const SQUARES: usize = SIDE as usize * SIDE as usize;

/// A square of the server (AE-1), counted row by row from the south-west corner: `y × 18 + x`, x to the east, y to the
/// north. In words and files it is a letter for the column from the west and a number for the row from the south: `A1` is
/// the south-west corner, `R18` the north-east one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[A-R]([1-9]|1[0-8])$")))]
pub struct Square(u16);

impl Square {
    /// The square `x` columns east and `y` rows north of the south-west corner, if it is on the server.
    #[inline]
    #[must_use]
    pub const fn at(x: i8, y: i8) -> Option<Self> {
        let side = SIDE as i8;
        if 0 <= x && x < side && 0 <= y && y < side { Some(Self(y as u16 * SIDE as u16 + x as u16)) } else { None }
    }

    /// The square of this number, `0..324`.
    #[inline]
    #[must_use]
    pub const fn numbered(number: usize) -> Option<Self> {
        if number < SQUARES { Some(Self(number as u16)) } else { None }
    }

    /// Its number, `0..324`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Columns east of the western edge, `0..18`.
    #[inline]
    #[must_use]
    pub const fn x(self) -> i8 {
        (self.0 % SIDE as u16) as i8
    }

    /// Rows north of the southern edge, `0..18`.
    #[inline]
    #[must_use]
    pub const fn y(self) -> i8 {
        (self.0 / SIDE as u16) as i8
    }

    /// The next square in `direction`, if it is on the server.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.offset();
        Self::at(self.x() + dx, self.y() + dy)
    }

    /// How many squares away `other` is, diagonals counted as one (AE-44).
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (dx, dy) = (self.x().abs_diff(other.x()), self.y().abs_diff(other.y()));
        if dx > dy { dx } else { dy }
    }

    /// Whether `other` is one of the up to eight squares around this one.
    #[inline]
    #[must_use]
    pub const fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// The squares around this one.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Squares {
        Squares::around(self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.x() as u8), self.y() + 1)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let square = || {
            let column = *text.as_bytes().first()?;
            let row = text.get(1..)?;
            let plain = !row.starts_with(['+', '0']);
            let y = row.parse::<i8>().ok().filter(|_| plain)?;
            let x = column.to_ascii_uppercase().checked_sub(b'A').filter(|x| *x < SIDE)?;
            Self::at(x as i8, y.checked_sub(1)?)
        };
        square().ok_or_else(|| t!("ae-position-square", text = text))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A direction of a step or of a shift (AE-30, AE-71), clockwise from the north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Direction {
    /// Up the server.
    #[default]
    North,
    /// Up and to the right.
    NorthEast,
    /// To the right.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down the server.
    South,
    /// Down and to the left.
    SouthWest,
    /// To the left.
    West,
    /// Up and to the left.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the north.
    pub const ALL: [Self; 8] =
        [Self::North, Self::NorthEast, Self::East, Self::SouthEast, Self::South, Self::SouthWest, Self::West, Self::NorthWest];

    /// Columns to the east and rows to the north that one square in this direction is.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// Whether it leads through a corner of the square.
    #[inline]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::NorthEast => "north-east",
            Self::East => "east",
            Self::SouthEast => "south-east",
            Self::South => "south",
            Self::SouthWest => "south-west",
            Self::West => "west",
            Self::NorthWest => "north-west",
        }
    }
}

/// Where a model faces, or where the top of a schema's drawing points (AE-2, AE-31), clockwise from the north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Facing {
    /// Up the server.
    #[default]
    North,
    /// To the right.
    East,
    /// Down the server.
    South,
    /// To the left.
    West,
}

impl Facing {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The facing after this many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The direction straight ahead.
    #[inline]
    #[must_use]
    pub const fn ahead(self) -> Direction {
        Direction::ALL[self as usize * 2]
    }

    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.ahead().name()
    }
}
