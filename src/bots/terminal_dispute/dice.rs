//! All rolls and all ways they may lie, by the number of the navigation pair times 21 plus that of the phone pair.

use std::sync::LazyLock;

use super::writing::{PAIRS, pair};
use crate::rules::terminal_dispute::Allocation;

/// A roll that the start player allocates.
pub(super) struct Roll {
    /// How likely it is.
    pub chance: f32,
    /// The allocations it allows.
    pub allocations: Vec<u16>,
}

/// Dice on their spots.
pub(super) struct Lay {
    /// How likely they lie so when chance puts them there.
    pub chance: f32,
    /// Navigation and phone pair.
    pub pairs: u16,
    /// The lays one swap away, by the die that the unused one takes the place of: first those of navigation, so that the
    /// phone pair stays what it is.
    pub swapped: [u16; 4],
    /// Navigation and phone pair of those.
    pub swapped_pairs: [u16; 4],
}

pub(super) struct Dice {
    pub rolls: Vec<Roll>,
    pub lays: Vec<Lay>,
}

/// All rolls and lays, worked out once.
pub(super) fn dice() -> &'static Dice {
    static DICE: LazyLock<Dice> = LazyLock::new(Dice::new);
    &DICE
}

/// The number of an allocation's pairs.
#[inline]
pub(super) const fn pairs_of(allocation: Allocation) -> usize {
    pair(allocation.navigation[0], allocation.navigation[1]) * PAIRS + pair(allocation.phone[0], allocation.phone[1])
}

/// The number of a lay among [`Dice::lays`].
pub(super) const fn lay(allocation: Allocation) -> usize {
    pairs_of(allocation) * 6 + allocation.unused as usize - 1
}

/// The lays one swap away: the unused die takes the place of each of the others.
pub(super) fn swaps(allocation: Allocation) -> impl Iterator<Item = Allocation> {
    (0..4).map(move |place| {
        let mut spots = allocation.spots();
        spots.swap(place, 4);
        Allocation::from_spots(spots)
    })
}

/// Calls `take` with every lay that can be come to with at most `most` swaps, the number of swaps it takes, nearest first.
pub(super) fn each_reach(from: Allocation, most: u8, mut take: impl FnMut(Allocation, u8)) {
    let mut seen = vec![from];
    let mut begin = 0;
    for swapped in 0..=most {
        let end = seen.len();
        for at in begin..end {
            let allocation = seen[at];
            take(allocation, swapped);
            for next in swaps(allocation) {
                if !seen.contains(&next) {
                    seen.push(next);
                }
            }
        }
        begin = end;
    }
}

impl Dice {
    fn new() -> Self {
        let mut rolls: Vec<Roll> = Vec::new();
        let mut numbers = std::collections::BTreeMap::new();
        for roll in 0..6_u32.pow(5) {
            let mut faces: [u8; 5] = std::array::from_fn(|die| (roll / 6_u32.pow(die as u32) % 6) as u8 + 1);
            faces.sort_unstable();
            let number = *numbers.entry(faces).or_insert_with(|| {
                let mut allocations = Vec::new();
                Allocation::for_each(faces, |allocation| allocations.push(pairs_of(allocation) as u16));
                rolls.push(Roll { chance: 0.0, allocations });
                rolls.len() - 1
            });
            rolls[number].chance += 1.0 / 7776.0;
        }
        let mut lays = Vec::new();
        let faces = || (1..=6_u8).flat_map(|high| (1..=high).map(move |low| [low, high]));
        for navigation in faces() {
            for phone in faces() {
                for unused in 1..=6 {
                    let allocation = Allocation { navigation, phone, unused };
                    let orders = |[a, b]: [u8; 2]| if a == b { 1.0 } else { 2.0 };
                    let mut next = swaps(allocation);
                    let next: [Allocation; 4] = std::array::from_fn(|_| next.next().unwrap_or(allocation));
                    debug_assert_eq!(lay(allocation), lays.len());
                    lays.push(Lay {
                        chance: orders(navigation) * orders(phone) / 7776.0,
                        pairs: pairs_of(allocation) as u16,
                        swapped: next.map(|next| lay(next) as u16),
                        swapped_pairs: next.map(|next| pairs_of(next) as u16),
                    });
                }
            }
        }
        Self { rolls, lays }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_and_lays_are_all_there_is() {
        let dice = dice();
        assert_eq!((dice.rolls.len(), dice.lays.len()), (252, 21 * 21 * 6));
        let sum = |chances: Vec<f32>| chances.iter().sum::<f32>();
        assert!((sum(dice.rolls.iter().map(|roll| roll.chance).collect()) - 1.0).abs() < 1e-4);
        assert!((sum(dice.lays.iter().map(|lay| lay.chance).collect()) - 1.0).abs() < 1e-4);
        let apart = Allocation { navigation: [1, 2], phone: [3, 4], unused: 5 };
        let mut reach = [0; 5];
        each_reach(apart, 4, |_, swaps| reach[usize::from(swaps)] += 1);
        // To exchange both pairs whole would take a fifth.
        assert_eq!(reach.iter().sum::<usize>(), 29);
        assert_eq!(reach[..3], [1, 4, 8]);
    }
}
