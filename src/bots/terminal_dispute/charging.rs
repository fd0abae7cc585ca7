//! The best way to shade hexes with a pair of values.

use super::grid::Marks;
use super::values::Stage;
use super::writing::{PAIRS, pair};
use crate::rules::terminal_dispute::HexSet;

/// The most circles that are told apart; a line reaches no more.
pub(super) const CIRCLES: usize = 5;
/// The worth of what can't be done.
pub(super) const NEVER: f32 = -1e9;

/// By circles reached: the worth of the best line (abilities not counted) and its hexes.
pub(super) type Charges = [(f32, HexSet); CIRCLES];

/// What can't be done at all.
const NONE: Charges = [(NEVER, HexSet::NONE); CIRCLES];

/// By port and length, all lines of a charger.
pub(super) struct Charger {
    /// The best lines by port (1–6) and length (1–6).
    best: [[Charges; 6]; 6],
}

impl Charger {
    /// Looks at every line that some pair of values allows on a charger: the worth of each is by `stage`.
    pub fn new(stage: Stage<'_>, shaded: HexSet) -> Self {
        let mut best = [[NONE; 6]; 6];
        each_line(stage, shaded, |port, lengths, worth, hexes| {
            let circles = usize::from(stage.patterns.circles(hexes)).min(CIRCLES - 1);
            for length in lengths {
                let slot = &mut best[port][length - 1][circles];
                if worth > slot.0 {
                    *slot = (worth, hexes);
                }
            }
        });
        Self { best }
    }

    /// The best lines with a pair of values.
    #[inline]
    pub fn with(&self, a: u8, b: u8) -> Charges {
        let (a, b) = (usize::from(a) - 1, usize::from(b) - 1);
        let mut best = self.best[a][b];
        for (slot, other) in best.iter_mut().zip(&self.best[b][a]) {
            if other.0 > slot.0 {
                *slot = *other;
            }
        }
        best
    }

    /// [`with`](Self::with) for every pair of values.
    pub fn all(&self) -> [Charges; PAIRS] {
        let mut all = [NONE; PAIRS];
        for high in 1..=6 {
            for low in 1..=high {
                all[pair(low, high)] = self.with(low, high);
            }
        }
        all
    }
}

/// Calls `take` with port (from 0), lengths, worth and hexes of every line that may be shaded (TD-32 to TD-34).
pub(super) fn each_line(stage: Stage<'_>, shaded: HexSet, mut take: impl FnMut(usize, std::ops::RangeInclusive<usize>, f32, HexSet)) {
    let patterns = stage.patterns;
    let marks = patterns.marks(shaded);
    let worth = |marks: &Marks, hexes: u64| stage.charger(marks, HexSet(shaded.0 | hexes));
    for (port, starts) in patterns.starts.iter().enumerate() {
        if patterns.touching[port] & !shaded.0 == 0 {
            take(port, 1..=6, worth(&marks, 0), HexSet::NONE);
            continue;
        }
        for (start, rays) in starts {
            if shaded.contains(*start) {
                continue;
            }
            let first = 1_u64 << start;
            let mut start_marks = marks;
            start_marks.add(&patterns.hexes[usize::from(*start)]);
            // Alone it is shaded by length 1, and by any where a direction is blocked at once.
            let blocked = rays.len() < 6 || rays.iter().any(|ray| shaded.contains(ray[1]));
            take(port, 1..=if blocked { 6 } else { 1 }, worth(&start_marks, first), HexSet(first));
            for ray in rays {
                let (mut marks, mut hexes) = (start_marks, first);
                for (at, hex) in ray.iter().enumerate().skip(1) {
                    if shaded.contains(*hex) {
                        break;
                    }
                    marks.add(&patterns.hexes[usize::from(*hex)]);
                    hexes |= 1 << hex;
                    let ends = ray.get(at + 1).is_none_or(|next| shaded.contains(*next));
                    take(port, at + 1..=if ends { 6 } else { at + 1 }, worth(&marks, hexes), HexSet(hexes));
                }
            }
        }
    }
}
