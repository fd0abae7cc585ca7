//! The shared board: five dice on five spots (TD-2, TD-10).

use serde::{Deserialize, Serialize};

/// Where a die of the shared board lies (TD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// One of the two for the navigation matrix.
    Navigation,
    /// One of the two for the phone charger.
    Phone,
    /// The unused one.
    Unused,
}

/// Which values lie on which spots; the two of a pair in ascending order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Allocation {
    /// The two navigation values.
    pub navigation: [u8; 2],
    /// The two phone values.
    pub phone: [u8; 2],
    /// The unused value.
    pub unused: u8,
}

impl Allocation {
    /// Dice in the order of the spots: navigation, navigation, phone, phone, unused.
    #[must_use]
    pub fn from_spots(dice: [u8; 5]) -> Self {
        let sorted = |a: u8, b: u8| if a <= b { [a, b] } else { [b, a] };
        Self { navigation: sorted(dice[0], dice[1]), phone: sorted(dice[2], dice[3]), unused: dice[4] }
    }

    /// The dice in the order of the spots: navigation, navigation, phone, phone, unused.
    #[must_use]
    pub const fn spots(self) -> [u8; 5] {
        [self.navigation[0], self.navigation[1], self.phone[0], self.phone[1], self.unused]
    }

    /// Calls `take` with every different allocation of five dice, in ascending order.
    #[inline]
    pub fn for_each(dice: [u8; 5], mut take: impl FnMut(Self)) {
        let mut counts = [0_u8; 7];
        for die in dice {
            counts[die as usize] += 1;
        }
        for low in 1..=6_u8 {
            for high in low..=6 {
                if counts[low as usize] == 0 || counts[high as usize] < 1 + u8::from(low == high) {
                    continue;
                }
                // The three dice that are left, in ascending order: one of them is unused, the others the phone pair.
                counts[low as usize] -= 1;
                counts[high as usize] -= 1;
                let mut rest = [0_u8; 3];
                let mut at = 0;
                for value in 1..=6_u8 {
                    for _ in 0..counts[value as usize] {
                        rest[at] = value;
                        at += 1;
                    }
                }
                counts[low as usize] += 1;
                counts[high as usize] += 1;
                let [a, b, c] = rest;
                let mut with = |phone, unused| take(Self { navigation: [low, high], phone, unused });
                with([a, b], c);
                if b != c {
                    with([a, c], b);
                }
                if a != b {
                    with([b, c], a);
                }
            }
        }
    }

    /// Whether these are exactly the given dice.
    #[must_use]
    pub fn uses(self, dice: [u8; 5]) -> bool {
        let mut own = self.spots();
        let mut all = dice;
        own.sort_unstable();
        all.sort_unstable();
        own == all
    }
}
