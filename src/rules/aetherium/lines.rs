//! The lines of sight themselves: which squares lie in the way from a square to a corner (AE-42).
//!
//! A corner is named by its offset: corner (0, 0) of a square is its own north-eastern one. What lies in the way depends on
//! the offset alone. So every line is a pattern of squares relative to where it begins, in the same rows of 18 bits as a set
//! of squares, and one look at a corner is six words compared. Lines to the north lie in a frame in which the square they
//! begin on is bit [`NORTH`], lines to the south in one in which it is bit [`SOUTH`], for then neither end can fall out.

use std::sync::LazyLock;

use super::server::{SIDE, Square};
use super::squares::{Squares, WORDS};

type Words = [u64; WORDS];

/// Where the first square of a line to the north is in its frame.
const NORTH: usize = SIDE as usize - 1;

/// Where the first square of a line to the south is in its frame.
const SOUTH: usize = 64 * WORDS - SIDE as usize;

/// Corners from a square to the south or west edge, and as many to the north or east.
const CORNERS: i8 = 2 * SIDE as i8;

/// The squares in the way to each corner, row by row from the south-western one.
static LINES: LazyLock<Box<[Words]>> =
    LazyLock::new(|| (0..CORNERS).flat_map(|y| (0..CORNERS).map(move |x| line(x - SIDE as i8, y - SIDE as i8))).collect());

/// How many corners of `to` can be seen from the middle of `from` past the `blocking` squares, 0 to 4 (AE-42). A line is
/// stopped where it passes through the inside of one of them; touching a corner point does not stop it. Both squares must not
/// be among the blocking ones. That neighbours always see each other is not looked at.
#[inline]
#[must_use]
pub fn corners_in_view(from: Square, to: Square, blocking: &Squares) -> u8 {
    let (x, y) = (to.x() - from.x(), to.y() - from.y());
    let north = if y >= 0 { frame(blocking, from, NORTH) } else { [0; WORDS] };
    let south = if y <= 0 { frame(blocking, from, SOUTH) } else { [0; WORDS] };
    let lower = if y > 0 { &north } else { &south };
    let upper = if y >= 0 { &north } else { &south };
    let lines: &[Words] = &LINES;
    open(lines, lower, x - 1, y - 1) + open(lines, lower, x, y - 1) + open(lines, upper, x - 1, y) + open(lines, upper, x, y)
}

/// The squares whose inside the line from the middle of `from` to a corner of `to` passes through, both ends among them (AE-42):
/// for what draws the lines. The corners are the south-western, the south-eastern, the north-western and the north-eastern one.
#[must_use]
pub fn squares_to_corner(from: Square, to: Square, corner: usize) -> Squares {
    let x = to.x() - from.x() - 1 + (corner % 2) as i8;
    let y = to.y() - from.y() - 1 + (corner / 2) as i8;
    let (a, b) = (i32::from(2 * x + 1).abs(), i32::from(2 * y + 1).abs());
    let mut squares = Squares::EMPTY;
    for j in 0..=b / 2 {
        for i in 0..=a / 2 {
            if passes(i, j, a, b) {
                let (east, north) = (if x < 0 { -i } else { i }, if y < 0 { -j } else { j });
                squares |= Square::at(from.x() + east as i8, from.y() + north as i8).map_or(Squares::EMPTY, Squares::one);
            }
        }
    }
    squares
}

/// Whether the line that ends at (`a`, `b`) half squares to the north-east passes through the inside of square (`i`, `j`): it is
/// above the square's south side before it has left it in the east, and the other way round.
const fn passes(i: i32, j: i32, a: i32, b: i32) -> bool {
    (2 * i - 1) * b < (2 * j + 1) * a && (2 * j - 1) * a < (2 * i + 1) * b
}

/// 1 if nothing in the frame lies in the way to the corner, otherwise 0.
#[inline]
fn open(lines: &[Words], frame: &Words, x: i8, y: i8) -> u8 {
    let at = (y + SIDE as i8) as usize * CORNERS as usize + (x + SIDE as i8) as usize;
    let line = &lines[at];
    let hit = (0..WORDS).fold(0, |hit, word| hit | (line[word] & frame[word]));
    u8::from(hit == 0)
}

/// The set moved so that `from` is bit number `to`.
#[inline]
fn frame(set: &Squares, from: Square, to: usize) -> Words {
    // Wide enough for the set to move by its whole length either way.
    let mut wide = [0; 3 * WORDS + 1];
    wide[WORDS..2 * WORDS].copy_from_slice(set.words());
    let by = 64 * WORDS + from.index() - to;
    let (word, bit) = (by / 64, by % 64);
    std::array::from_fn(|at| wide[word + at] >> bit | wide[word + at + 1] << 1 << (63 - bit))
}

/// The squares whose inside the line from the middle of a square to the corner at this offset passes through.
fn line(x: i8, y: i8) -> Words {
    // Measured in half squares the line ends at (±a, ±b), both odd; by symmetry it is enough to look at the north-east.
    let (a, b) = (i32::from(2 * x + 1).abs(), i32::from(2 * y + 1).abs());
    let mut words = [0; WORDS];
    for j in 0..=b / 2 {
        for i in 0..=a / 2 {
            if passes(i, j, a, b) {
                let (east, north) = (if x < 0 { -i } else { i }, if y < 0 { -j } else { j });
                let first = if y < 0 { SOUTH } else { NORTH } as i32;
                let bit = (first + north * i32::from(SIDE) + east) as usize;
                words[bit / 64] |= 1 << (bit % 64);
            }
        }
    }
    words
}
