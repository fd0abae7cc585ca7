//! The base of a model: the squares it stands on (AE-4, AE-44, AE-113).

use serde::{Deserialize, Serialize};

use super::server::{SIDE, Square};
use super::squares::Squares;

/// The squares a model stands on (AE-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Base {
    /// One square.
    Single(Square),
    /// 2×2 squares, of which this is the south-western one (AE-113).
    Omni(Square),
}

impl Base {
    /// The base of a model whose only, or south-western, square this is.
    #[inline]
    #[must_use]
    pub const fn new(square: Square, omni: bool) -> Self {
        if omni { Self::Omni(square) } else { Self::Single(square) }
    }

    /// Its only, or south-western, square.
    #[inline]
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Single(square) | Self::Omni(square) => square,
        }
    }

    /// Whether it is 2×2.
    #[inline]
    #[must_use]
    pub const fn is_omni(self) -> bool {
        matches!(self, Self::Omni(_))
    }

    /// Its squares along each side: 1 or 2.
    #[inline]
    #[must_use]
    pub const fn width(self) -> i8 {
        1 + self.is_omni() as i8
    }

    /// Whether it lies wholly on the server (AE-1).
    #[inline]
    #[must_use]
    pub const fn fits(self) -> bool {
        let (square, past) = (self.square(), SIDE as i8 - self.width());
        square.x() <= past && square.y() <= past
    }

    /// Its squares.
    #[inline]
    #[must_use]
    pub const fn squares(self) -> Squares {
        match self {
            Self::Single(square) => Squares::one(square),
            // Two squares side by side in two rows; a base that does not fit is cut at the east by not being two wide there.
            Self::Omni(square) if square.x() + 1 < SIDE as i8 => Squares::pattern(0b11 << SIDE | 0b11, square.index()),
            Self::Omni(square) => Squares::pattern(1 << SIDE | 1, square.index()),
        }
    }

    /// The squares around it.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Squares {
        match self {
            Self::Single(square) => square.neighbours(),
            Self::Omni(_) => self.squares().neighbours() - self.squares(),
        }
    }

    /// How many squares away `other` is, from the nearest squares of both, diagonals counted as one (AE-44, AE-113).
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (a, b) = (self.square(), other.square());
        let dx = gap(a.x(), self.width(), b.x(), other.width());
        let dy = gap(a.y(), self.width(), b.y(), other.width());
        if dx > dy { dx } else { dy }
    }

    /// Whether `other` is next to it, diagonals too.
    #[inline]
    #[must_use]
    pub const fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }
}

/// How far apart two ranges of columns or rows are; 0 where they overlap.
#[inline]
const fn gap(a: i8, a_width: i8, b: i8, b_width: i8) -> u8 {
    if b >= a + a_width {
        (b - a - a_width + 1) as u8
    } else if a >= b + b_width {
        (a - b - b_width + 1) as u8
    } else {
        0
    }
}
