//! The best way to write two values into a matrix.

use super::lines::{BESIDES, FULL, lines};
use super::values::Stage;
use crate::rules::terminal_dispute::Matrix;
use crate::rules::terminal_dispute::matrix::{BOXES, CROSSED, SHARES_LINE, SIDE, fits_two};

/// How many pairs of values there are.
pub(super) const PAIRS: usize = 21;

/// The number of a pair of values, whichever comes first.
#[inline]
pub(super) const fn pair(a: u8, b: u8) -> usize {
    let (low, high) = if a < b { (a as usize, b as usize) } else { (b as usize, a as usize) };
    high * (high - 1) / 2 + low - 1
}

/// Boxes and what goes into them ([`CROSSED`] for a crossed-out one), in the order in which they are filled.
/// Entries of value 0 are none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Writing(pub [(u8, u8); 2]);

impl Writing {
    /// The matrix after it.
    pub fn on(self, matrix: &Matrix) -> Matrix {
        let mut after = *matrix;
        for (cell, value) in self.0 {
            if value != 0 {
                after.put(cell, value);
            }
        }
        after
    }
}

/// A matrix prepared for looking at many ways to write into it: everything is by the tables of the round's end.
pub(super) struct Writer<'a> {
    stage: Stage<'a>,
    matrix: Matrix,
    /// The empty boxes.
    cells: Vec<u8>,
    fits: bool,
    /// The worth of the matrix with nothing written.
    base: f32,
    /// By empty box and value: what writing it there brings.
    gains: Vec<[f32; 7]>,
    /// By empty box and value: what stands beside an empty box of its row (column), then.
    beside: Vec<[[u16; 2]; 7]>,
    /// By empty box and value, then the place of an empty box in its row (column): that one's worth then.
    crossing: Vec<[[[f32; SIDE]; 2]; 7]>,
    /// The worth of each empty box, 0 for others.
    empty: [f32; BOXES],
}

impl<'a> Writer<'a> {
    /// Prepares a matrix for values of the set `faces` (bit 1 to 6).
    pub fn new(stage: Stage<'a>, matrix: &Matrix, faces: u8) -> Self {
        let lines = lines();
        let code = |line: usize| usize::from(matrix.line(line));
        let mut cells = Vec::with_capacity(BOXES);
        let mut rest = matrix.empty();
        while rest != 0 {
            cells.push(rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
        let beside: [u16; 10] = std::array::from_fn(|line| lines.beside[code(line)]);
        let class: [f32; 10] = std::array::from_fn(|line| stage.lines[usize::from(lines.class[code(line)])]);
        let mut empty = [0.0; BOXES];
        for cell in cells.iter().map(|cell| usize::from(*cell)) {
            empty[cell] = stage.empty(beside[cell / SIDE], beside[SIDE + cell % SIDE]);
        }
        let base = class.iter().sum::<f32>() + empty.iter().sum::<f32>();
        let count = cells.len();
        let mut writer = Self {
            stage,
            matrix: *matrix,
            fits: fits_two(matrix.empty()),
            base,
            gains: vec![[0.0; 7]; count],
            beside: vec![[[FULL; 2]; 7]; count],
            crossing: vec![[[[0.0; SIDE]; 2]; 7]; count],
            empty,
            cells,
        };
        let open = matrix.empty();
        for (at, cell) in writer.cells.iter().map(|cell| usize::from(*cell)).enumerate() {
            let (row, column) = (cell / SIDE, cell % SIDE);
            for value in 1..=6_u8 {
                if faces & 1 << value == 0 {
                    continue;
                }
                let codes = [code(row) | usize::from(value) << (3 * column), code(SIDE + column) | usize::from(value) << (3 * row)];
                let mut gain = -writer.empty[cell] - class[row] - class[SIDE + column];
                for (side, code) in codes.into_iter().enumerate() {
                    gain += stage.lines[usize::from(lines.class[code])];
                    let now = lines.beside[code];
                    writer.beside[at][usize::from(value)][side] = now;
                    if now == FULL {
                        continue;
                    }
                    let table = &stage.boxes[usize::from(now) * BESIDES..][..BESIDES];
                    for place in 0..SIDE {
                        // The other boxes of the row stand in other columns, and the other way round.
                        let (other, across) = if side == 0 { (row * SIDE + place, SIDE + place) } else { (place * SIDE + column, place) };
                        if other != cell && open & 1 << other != 0 {
                            let worth = table[usize::from(beside[across])];
                            writer.crossing[at][usize::from(value)][side][place] = worth;
                            gain += worth - writer.empty[other];
                        }
                    }
                }
                writer.gains[at][usize::from(value)] = gain;
            }
        }
        writer
    }

    /// Calls `take` with every way to write `a` and `b` into two boxes, and its worth.
    #[inline]
    fn each_pair(&self, a: u8, b: u8, mut take: impl FnMut(f32, u8, u8)) {
        let (va, vb) = (usize::from(a), usize::from(b));
        let open = self.matrix.empty();
        for (i, first) in self.cells.iter().copied().enumerate() {
            let shared = SHARES_LINE[usize::from(first)];
            let (row, column) = (usize::from(first) / SIDE, usize::from(first) % SIDE);
            let base = self.base + self.gains[i][va];
            let [beside_row, beside_column] = self.beside[i][va];
            let [crossing_row, crossing_column] = &self.crossing[i][va];
            let from = if a == b { i + 1 } else { 0 };
            for (j, second) in self.cells.iter().copied().enumerate().skip(from) {
                if shared & 1 << second != 0 {
                    continue;
                }
                let (other_row, other_column) = (usize::from(second) / SIDE, usize::from(second) % SIDE);
                let mut worth = base + self.gains[j][vb];
                // The two boxes where a line of the one crosses a line of the other.
                let corner = row * SIDE + other_column;
                if open & 1 << corner != 0 {
                    worth += self.stage.empty(beside_row, self.beside[j][vb][1]) + self.empty[corner]
                        - crossing_row[other_column]
                        - self.crossing[j][vb][1][row];
                }
                let corner = other_row * SIDE + column;
                if open & 1 << corner != 0 {
                    worth += self.stage.empty(self.beside[j][vb][0], beside_column) + self.empty[corner]
                        - crossing_column[other_row]
                        - self.crossing[j][vb][0][column];
                }
                take(worth, first, second);
            }
        }
    }

    /// Calls `take` with every way to write `a` and `b`, crossing a box out where both do not fit (TD-23), and its worth.
    pub fn each(&self, a: u8, b: u8, mut take: impl FnMut(f32, Writing)) {
        if self.fits {
            return self.each_pair(a, b, |worth, first, second| take(worth, Writing([(first, a), (second, b)])));
        }
        for value in [a, b].into_iter().take(if a == b { 1 } else { 2 }) {
            self.each_crossing(value, &mut take);
        }
    }

    /// Calls `take` with every way to write one value and to cross out a box.
    pub fn each_crossing(&self, value: u8, take: &mut impl FnMut(f32, Writing)) {
        for first in &self.cells {
            for second in &self.cells {
                if first != second {
                    let writing = Writing([(*first, value), (*second, CROSSED)]);
                    take(self.stage.matrix(&writing.on(&self.matrix)), writing);
                }
            }
        }
    }

    /// Calls `take` with every way to write or cross out one more box of `boxes`, and its worth.
    pub fn each_single(&self, value: u8, boxes: u32, mut take: impl FnMut(f32, Writing)) {
        for (at, cell) in self.cells.iter().enumerate() {
            if boxes & 1 << cell != 0 {
                let writing = Writing([(*cell, value), (0, 0)]);
                let worth = match value {
                    CROSSED => self.stage.matrix(&writing.on(&self.matrix)),
                    _ => self.base + self.gains[at][usize::from(value)],
                };
                take(worth, writing);
            }
        }
    }

    /// The worth of the matrix with nothing written.
    pub const fn base(&self) -> f32 {
        self.base
    }

    /// The worth of the best way to write `a` and `b`.
    pub fn best(&self, a: u8, b: u8) -> f32 {
        let mut best = f32::MIN;
        if self.fits {
            self.each_pair(a, b, |worth, _, _| best = if worth > best { worth } else { best });
        } else {
            self.each(a, b, |worth, _| best = best.max(worth));
        }
        best
    }

    /// [`best`](Self::best) for every pair of values.
    pub fn best_of_all(&self) -> [f32; PAIRS] {
        let mut best = [f32::MIN; PAIRS];
        for high in 1..=6 {
            for low in 1..=high {
                best[pair(low, high)] = self.best(low, high);
            }
        }
        best
    }
}
