//! The navigation matrix: 5×5 boxes, their lines and what they score (TD-20 to TD-27).

use std::sync::LazyLock;

use serde::de::Error as _;

use crate::t;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Boxes in a row or column.
pub const SIDE: usize = 5;
/// Boxes in a matrix.
pub const BOXES: usize = SIDE * SIDE;
/// All boxes as a bit set.
pub const ALL_BOXES: u32 = (1 << BOXES) - 1;
/// What a crossed-out box holds in [`Matrix::get`].
pub const CROSSED: u8 = 7;

/// For each box, the boxes that share its row or its column, itself included (TD-21).
pub const SHARES_LINE: [u32; BOXES] = {
    let mut table = [0; BOXES];
    let mut cell = 0;
    while cell < BOXES {
        table[cell] = (0x1f << (cell / SIDE * SIDE)) | (0x0010_8421 << (cell % SIDE));
        cell += 1;
    }
    table
};

/// A matrix: what stands in each box. Rows and columns are kept as codes of three bits a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "[String; SIDE]"))]
pub struct Matrix {
    rows: [u16; SIDE],
    columns: [u16; SIDE],
    filled: u32,
}

impl Matrix {
    /// A matrix from its boxes, row by row: 0 empty, 1–6 written, [`CROSSED`] crossed out.
    #[must_use]
    pub fn from_boxes(boxes: &[u8; BOXES]) -> Self {
        let mut matrix = Self::default();
        for (cell, value) in boxes.iter().enumerate().filter(|(_, value)| **value != 0) {
            matrix.put(cell as u8, *value);
        }
        matrix
    }

    /// The boxes, row by row: 0 empty, 1–6 written, [`CROSSED`] crossed out.
    #[must_use]
    pub fn boxes(&self) -> [u8; BOXES] {
        std::array::from_fn(|cell| self.get(cell as u8))
    }

    /// What stands in a box.
    #[inline]
    #[must_use]
    pub fn get(&self, cell: u8) -> u8 {
        (self.rows[cell as usize / SIDE] >> (3 * (cell as usize % SIDE)) & 7) as u8
    }

    /// Writes a value of 1–6, or [`CROSSED`], into an empty box.
    #[inline]
    pub fn put(&mut self, cell: u8, value: u8) {
        let (row, column) = (cell as usize / SIDE, cell as usize % SIDE);
        self.rows[row] |= u16::from(value) << (3 * column);
        self.columns[column] |= u16::from(value) << (3 * row);
        self.filled |= 1 << cell;
    }

    /// The empty boxes as a bit set.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> u32 {
        ALL_BOXES & !self.filled
    }

    /// The code of row `line` (0–4) or column `line − 5` (5–9): three bits a box, the first box lowest.
    #[inline]
    #[must_use]
    pub fn line(&self, line: usize) -> u16 {
        if line < SIDE { self.rows[line] } else { self.columns[line - SIDE] }
    }

    /// How many boxes of a row or column are empty.
    #[must_use]
    pub(super) fn open_in(&self, line: usize) -> usize {
        let code = self.line(line);
        (0..SIDE).filter(|place| code >> (3 * place) & 7 == 0).count()
    }

    /// What a row or column scores (TD-25).
    #[must_use]
    pub(super) fn points(&self, line: usize) -> u8 {
        LINE_SCORES[self.line(line) as usize]
    }

    /// TD-24: the sum of the ten lines.
    #[must_use]
    pub fn score(&self) -> u8 {
        let table = &*LINE_SCORES;
        self.rows.iter().chain(&self.columns).map(|code| table[*code as usize]).sum()
    }
}

/// Whether two empty boxes of `empty` share neither row nor column (TD-22).
#[inline]
#[must_use]
pub fn fits_two(empty: u32) -> bool {
    // Boxes that all share lines lie in one row or one column.
    if empty.count_ones() as usize > SIDE {
        return true;
    }
    let mut rest = empty;
    while rest != 0 {
        let cell = rest.trailing_zeros() as usize;
        if empty & !SHARES_LINE[cell] != 0 {
            return true;
        }
        rest &= rest - 1;
    }
    false
}

impl Serialize for Matrix {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows: [String; SIDE] = std::array::from_fn(|row| {
            (0..SIDE)
                .map(|column| match self.get((row * SIDE + column) as u8) {
                    0 => '.',
                    CROSSED => 'x',
                    value => char::from(b'0' + value),
                })
                .collect()
        });
        rows.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Matrix {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = <[String; SIDE]>::deserialize(deserializer)?;
        let mut boxes = [0; BOXES];
        for (row, text) in rows.iter().enumerate() {
            if text.chars().count() != SIDE {
                return Err(D::Error::custom(t!("td-position-row", row = row + 1, boxes = SIDE, text = text.as_str())));
            }
            for (column, letter) in text.chars().enumerate() {
                boxes[row * SIDE + column] = match letter {
                    '.' => 0,
                    'x' => CROSSED,
                    '1'..='6' => letter as u8 - b'0',
                    _ => return Err(D::Error::custom(t!("td-position-box", letter = letter.to_string()))),
                };
            }
        }
        Ok(Self::from_boxes(&boxes))
    }
}

/// A combination that a line scores (TD-25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Combination {
    /// Two alike: 1.
    Pair(u8),
    /// Three alike: 3.
    ThreeOfAKind(u8),
    /// Four alike: 4.
    FourOfAKind(u8),
    /// Five alike: 6.
    FiveOfAKind(u8),
    /// Three consecutive values from this one on: 3.
    ThreeStraight(u8),
    /// Four consecutive values from this one on: 5.
    FourStraight(u8),
    /// Five consecutive values from this one on: 7.
    FiveStraight(u8),
}

impl Combination {
    /// Its points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Pair(_) => 1,
            Self::ThreeOfAKind(_) | Self::ThreeStraight(_) => 3,
            Self::FourOfAKind(_) => 4,
            Self::FourStraight(_) => 5,
            Self::FiveOfAKind(_) => 6,
            Self::FiveStraight(_) => 7,
        }
    }

    /// The lowest value in it, and how many consecutive values it uses.
    #[must_use]
    pub const fn values(self) -> (u8, u8) {
        match self {
            Self::Pair(value) | Self::ThreeOfAKind(value) | Self::FourOfAKind(value) | Self::FiveOfAKind(value) => (value, 1),
            Self::ThreeStraight(value) => (value, 3),
            Self::FourStraight(value) => (value, 4),
            Self::FiveStraight(value) => (value, 5),
        }
    }

    /// In words: "three 4s", "straight 2–5".
    #[must_use]
    pub fn describe(self) -> String {
        let (value, count) = self.values();
        match self {
            Self::Pair(_) => t!("td-of-a-kind", count = 2, value = value),
            Self::ThreeOfAKind(_) => t!("td-of-a-kind", count = 3, value = value),
            Self::FourOfAKind(_) => t!("td-of-a-kind", count = 4, value = value),
            Self::FiveOfAKind(_) => t!("td-of-a-kind", count = 5, value = value),
            _ => t!("td-straight", from = value, to = value + count - 1),
        }
    }
}

/// What a line of boxes (0 empty, 1–6, [`CROSSED`]) scores: one combination, or two where TD-26 lets a pair join.
#[must_use]
pub fn best_combinations(boxes: [u8; SIDE]) -> Vec<Combination> {
    let mut counts = [0_u8; 8];
    for value in boxes {
        counts[value as usize] += 1;
    }
    let mut found = Vec::new();
    for value in 1..=6_u8 {
        found.extend(match counts[value as usize] {
            2 => Some(Combination::Pair(value)),
            3 => Some(Combination::ThreeOfAKind(value)),
            4 => Some(Combination::FourOfAKind(value)),
            5 => Some(Combination::FiveOfAKind(value)),
            _ => None,
        });
        let run = (value..=6).take_while(|next| counts[*next as usize] > 0).count();
        found.extend((run >= 3).then_some(Combination::ThreeStraight(value)));
        found.extend((run >= 4).then_some(Combination::FourStraight(value)));
        found.extend((run >= 5).then_some(Combination::FiveStraight(value)));
    }
    let mut best: Vec<Combination> = Vec::new();
    let points = |choice: &[Combination]| choice.iter().map(|combination| combination.points()).sum::<u8>();
    for (at, first) in found.iter().enumerate() {
        if first.points() > points(&best) {
            best = vec![*first];
        }
        for second in found[at + 1..].iter().chain(&found[..at]) {
            let Combination::Pair(pair) = *second else { continue };
            let (low, count) = first.values();
            let joins = matches!(first, Combination::Pair(_) | Combination::ThreeOfAKind(_) | Combination::ThreeStraight(_));
            if joins && !(low..low + count).contains(&pair) && first.points() + 1 > points(&best) {
                best = vec![*first, *second];
            }
        }
    }
    best
}

/// The score of every line code.
static LINE_SCORES: LazyLock<Box<[u8; 1 << 15]>> = LazyLock::new(|| {
    let mut table = Box::new([0; 1 << 15]);
    for (code, score) in table.iter_mut().enumerate() {
        let boxes = std::array::from_fn(|place| (code >> (3 * place) & 7) as u8);
        *score = best_combinations(boxes).iter().map(|combination| combination.points()).sum();
    }
    table
});
