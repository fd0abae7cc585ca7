//! Lines of the matrix by what counts for their score: which values they hold, not where.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::rules::terminal_dispute::matrix::{CROSSED, SIDE, best_combinations};

/// How many different lines there are: five boxes of eight contents, in any order.
pub(super) const CLASSES: usize = 792;
/// How many there are beside an empty box: four boxes of seven contents (a crossed-out one counts as empty).
pub(super) const BESIDES: usize = 210;
/// In [`Lines::beside`]: the line has no empty box.
pub(super) const FULL: u16 = u16::MAX;

/// The classes of all lines.
pub(super) struct Lines {
    /// The class of each line code of three bits a box.
    pub class: Vec<u16>,
    /// By line code: the class of what stands beside an empty box of the line, or [`FULL`].
    pub beside: Vec<u16>,
    /// What each class scores.
    pub score: Vec<u8>,
    /// What each class may come to, at a guess: an empty box gets half the time any value, half the time the best one.
    pub promise: Vec<f32>,
}

/// The classes of all lines, worked out once.
pub(super) fn lines() -> &'static Lines {
    static LINES: LazyLock<Lines> = LazyLock::new(Lines::new);
    &LINES
}

impl Lines {
    fn new() -> Self {
        let mut classes = BTreeMap::new();
        let mut besides = BTreeMap::new();
        let codes = 1 << (3 * SIDE);
        let mut lines = Self { class: vec![0; codes], beside: vec![FULL; codes], score: Vec::new(), promise: vec![0.0; CLASSES] };
        for code in 0..codes {
            let mut boxes: [u8; SIDE] = std::array::from_fn(|place| (code >> (3 * place) & 7) as u8);
            boxes.sort_unstable();
            let next = classes.len() as u16;
            lines.class[code] = *classes.entry(boxes).or_insert_with(|| {
                lines.score.push(best_combinations(boxes).iter().map(|combination| combination.points()).sum());
                next
            });
            if boxes[0] == 0 {
                let mut beside: [u8; SIDE - 1] = std::array::from_fn(|place| boxes[place + 1] % CROSSED);
                beside.sort_unstable();
                let next = besides.len() as u16;
                lines.beside[code] = *besides.entry(beside).or_insert(next);
            }
        }
        // From full lines back to empty ones.
        let mut boxes: Vec<[u8; SIDE]> = classes.keys().copied().collect();
        boxes.sort_by_key(|boxes| boxes.iter().filter(|value| **value == 0).count());
        for boxes in boxes {
            let class = usize::from(classes[&boxes]);
            lines.promise[class] = f32::from(lines.score[class]);
            if boxes[0] == 0 {
                let promises = (1..=6).map(|value| {
                    let mut filled = boxes;
                    filled[0] = value;
                    filled.sort_unstable();
                    lines.promise[usize::from(classes[&filled])]
                });
                let (sum, best) = promises.fold((0.0, 0.0_f32), |(sum, best), promise| (sum + promise, best.max(promise)));
                lines.promise[class] = 0.5 * sum / 6.0 + 0.5 * best;
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_as_many_as_there_are_multisets() {
        let lines = lines();
        assert_eq!(lines.score.len(), CLASSES);
        let besides = lines.beside.iter().filter(|beside| **beside != FULL).max().copied();
        assert_eq!(besides, Some(BESIDES as u16 - 1));
    }
}
