//! The score sheet: every line with its combination (TD-24, TD-36, TD-50, TD-51).

use serde::{Deserialize, Serialize};

use super::charger::Grid;
use super::matrix::{Combination, SIDE, best_combinations};
use super::sheet::Sheet;
use crate::t;

/// What one line of the matrix scores, and by what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineScore {
    /// The boxes in order: 0 empty, 1–6, 7 crossed out.
    pub boxes: [u8; SIDE],
    /// The combinations scored: none, one, or two (TD-26).
    pub combinations: Vec<Combination>,
    /// Their points.
    pub points: u8,
}

impl LineScore {
    /// In words: "three 4s + pair of 1s".
    #[must_use]
    pub fn describe(&self) -> String {
        if self.combinations.is_empty() {
            return t!("td-line-none");
        }
        self.combinations.iter().map(|combination| combination.describe()).collect::<Vec<_>>().join(" + ")
    }
}

/// A terminal counted line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The rows from the top.
    pub rows: Vec<LineScore>,
    /// The columns from the left.
    pub columns: Vec<LineScore>,
    /// The sum of the ten lines.
    pub matrix: u8,
    /// Shaded hexes.
    pub charger: u8,
    /// Matrix and charger.
    pub total: u8,
}

impl ScoreSheet {
    /// Counts a terminal.
    #[must_use]
    pub fn of(sheet: &Sheet) -> Self {
        let line = |cells: [usize; SIDE]| {
            let boxes = cells.map(|cell| sheet.matrix.get(cell as u8));
            let combinations = best_combinations(boxes);
            let points = combinations.iter().map(|combination| combination.points()).sum();
            LineScore { boxes, combinations, points }
        };
        let rows = (0..SIDE).map(|row| line(std::array::from_fn(|column| row * SIDE + column))).collect();
        let columns = (0..SIDE).map(|column| line(std::array::from_fn(|row| row * SIDE + column))).collect();
        Self { rows, columns, matrix: sheet.matrix.score(), charger: Grid::score(sheet.charger), total: sheet.total() }
    }
}
