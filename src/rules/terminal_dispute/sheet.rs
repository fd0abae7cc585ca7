//! A seat's terminal, and what of the round's dice it has yet to write (TD-1, TD-12, TD-20 to TD-23, TD-40, TD-41).

use serde::{Deserialize, Serialize};

use super::allocation::{Allocation, Spot};
use super::charger::{Grid, HexSet};
use super::lines::Line;
use super::matrix::{BOXES, CROSSED, Matrix, SHARES_LINE, SIDE, fits_two};

/// By the columns of all boxes in other rows: the columns in which a box of this row is apart from some of them.
const APART: [u8; 32] = {
    let mut apart = [0x1f; 32];
    apart[0] = 0;
    let mut column = 0;
    while column < SIDE {
        apart[1 << column] = 0x1f & !(1 << column);
        column += 1;
    }
    apart
};

/// Those of these boxes that share neither row nor column with some other of them (TD-22).
#[inline]
fn with_partner(boxes: u32) -> u32 {
    let rows: [u32; SIDE] = std::array::from_fn(|row| boxes >> (SIDE * row) & 0x1f);
    let [a, b, c, d, e] = rows;
    let others = [b | c | d | e, a | c | d | e, a | b | d | e, a | b | c | e, a | b | c | d];
    let partnered = others.iter().rev().fold(0, |below, others| below << SIDE | u32::from(APART[*others as usize % 32]));
    boxes & partnered
}

/// The unused-die tracker: four circles (TD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tracker {
    /// Circles unlocked by shading circled hexes.
    pub unlocked: u8,
    /// Circles crossed out by using them.
    pub used: u8,
}

impl Tracker {
    /// How many abilities can be used now.
    #[must_use]
    pub const fn ready(self) -> u8 {
        self.unlocked.saturating_sub(self.used)
    }
}

/// A terminal: matrix, charger and tracker (TD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The navigation matrix.
    pub matrix: Matrix,
    /// The shaded hexes of the phone charger.
    pub charger: HexSet,
    /// The unused-die tracker.
    pub tracker: Tracker,
}

impl Sheet {
    /// TD-50: matrix and charger.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.matrix.score() + Grid::score(self.charger)
    }
}

/// How far a seat has got with the two navigation dice of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Navigation {
    /// Both are to be written.
    Both,
    /// One is written, in this box; the other is to be written apart from it (TD-21).
    Second(u8),
    /// No two boxes fit (TD-23): one value is to be written and one box to be crossed out.
    Stuck,
    /// TD-23: a value is written, a box is to be crossed out.
    ToCross,
    /// TD-23: a box is crossed out, one of the two values is to be written.
    ToWrite,
    /// Finished.
    Done,
}

/// What a seat has yet to write of the round's dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// How far the navigation dice are.
    pub step: Navigation,
    /// The navigation values not yet written, ascending; 0 where there is none.
    pub navigation: [u8; 2],
    /// The phone values, ascending; 0 when they are written.
    pub phone: [u8; 2],
    /// The value that lies unused for this seat.
    pub unused: u8,
}

impl Turn {
    /// No dice to write: before the first allocation.
    pub const NONE: Self = Self { step: Navigation::Done, navigation: [0; 2], phone: [0; 2], unused: 0 };

    /// The beginning of a seat's round.
    #[must_use]
    pub fn new(allocation: Allocation, matrix: &Matrix) -> Self {
        let step = if fits_two(matrix.empty()) { Navigation::Both } else { Navigation::Stuck };
        Self { step, navigation: allocation.navigation, phone: allocation.phone, unused: allocation.unused }
    }

    /// Whether the three writings are done (TD-12).
    #[inline]
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.step, Navigation::Done) & (self.phone[0] == 0)
    }

    /// Whether the phone dice are still to be written.
    #[inline]
    #[must_use]
    pub const fn phone_open(&self) -> bool {
        self.phone[0] != 0
    }

    /// The boxes that a navigation value may be written into now (TD-20 to TD-23).
    #[inline]
    #[must_use]
    pub fn boxes(&self, matrix: &Matrix) -> u32 {
        let empty = matrix.empty();
        match self.step {
            Navigation::Both => with_partner(empty),
            Navigation::Second(first) => empty & !SHARES_LINE[usize::from(first).min(BOXES - 1)],
            Navigation::Stuck | Navigation::ToWrite => empty,
            Navigation::ToCross | Navigation::Done => 0,
        }
    }

    /// The boxes that may be crossed out now (TD-23).
    #[inline]
    #[must_use]
    pub const fn crossable(&self, matrix: &Matrix) -> u32 {
        match self.step {
            Navigation::Stuck | Navigation::ToCross => matrix.empty(),
            _ => 0,
        }
    }

    /// The values that may be written into the matrix now, ascending, without repeats.
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = u8> {
        let [a, b] = self.navigation;
        let writes = !matches!(self.step, Navigation::ToCross | Navigation::Done);
        [a, if b == a { 0 } else { b }].into_iter().filter(move |value| writes && *value != 0)
    }

    /// The dice that the unused one may be swapped with (TD-41): spot and value, without repeats.
    #[inline]
    pub fn swappable(&self) -> impl Iterator<Item = (Spot, u8)> {
        let ([a, b], [c, d]) = (self.navigation, self.phone);
        let dice = [(Spot::Navigation, a, 0), (Spot::Navigation, b, a), (Spot::Phone, c, 0), (Spot::Phone, d, c)];
        dice.into_iter().filter(|(_, value, before)| *value != 0 && value != before).map(|(spot, value, _)| (spot, value))
    }

    /// Writes `value` into `cell`.
    #[inline]
    pub(super) fn write(&mut self, matrix: &mut Matrix, value: u8, cell: u8) {
        matrix.put(cell, value);
        let [a, b] = self.navigation;
        let left = if a == value { b } else { a };
        (self.step, self.navigation) = match self.step {
            Navigation::Both => (Navigation::Second(cell), [left, 0]),
            Navigation::Stuck => (Navigation::ToCross, [left, 0]),
            _ => (Navigation::Done, [0; 2]),
        };
    }

    /// Crosses out `cell`.
    #[inline]
    pub(super) fn cross_out(&mut self, matrix: &mut Matrix, cell: u8) {
        matrix.put(cell, CROSSED);
        (self.step, self.navigation) = match self.step {
            Navigation::Stuck => (Navigation::ToWrite, self.navigation),
            _ => (Navigation::Done, [0; 2]),
        };
    }

    /// Shades a line; gives the circled hexes it reached (TD-40).
    #[inline]
    pub(super) fn charge(&mut self, grid: &Grid, sheet: &mut Sheet, line: Line) -> u8 {
        let hexes = grid.hexes(line);
        sheet.charger.0 |= hexes.0;
        self.phone = [0; 2];
        let circles = HexSet(hexes.0 & grid.circled().0).len();
        sheet.tracker.unlocked = sheet.tracker.unlocked.saturating_add(circles);
        circles
    }

    /// Swaps the unused die with one of `value` on `spot` and crosses an ability out (TD-41).
    #[inline]
    pub(super) fn swap(&mut self, tracker: &mut Tracker, spot: Spot, value: u8) {
        tracker.used = tracker.used.saturating_add(1);
        let pair = if spot == Spot::Phone { &mut self.phone } else { &mut self.navigation };
        let place = usize::from(pair[0] != value);
        pair[place] = self.unused;
        if pair[1] != 0 && pair[0] > pair[1] {
            pair.swap(0, 1);
        }
        self.unused = value;
    }
}
