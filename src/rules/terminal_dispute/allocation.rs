//! The shared board: five dice on five spots (TD-2, TD-10).

use serde::{Deserialize, Serialize};

/// Where a die of the shared board lies (TD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        let mut dice = dice;
        dice.sort_unstable();
        // Pairs of places, each with the three places left; of equal dice the first ones are taken.
        for (i, j, [k, l, m]) in PAIRS {
            if (i > 0 && dice[i] == dice[i - 1]) || (j > i + 1 && dice[j] == dice[j - 1]) {
                continue;
            }
            let navigation = [dice[i], dice[j]];
            let (a, b, c) = (dice[k], dice[l], dice[m]);
            take(Self { navigation, phone: [a, b], unused: c });
            if b != c {
                take(Self { navigation, phone: [a, c], unused: b });
            }
            if a != b {
                take(Self { navigation, phone: [b, c], unused: a });
            }
        }
    }

    /// Whether these are exactly the given dice.
    #[must_use]
    pub fn uses(self, dice: [u8; 5]) -> bool {
        let count = |dice: [u8; 5]| dice.iter().fold(0_u64, |counts, die| counts.wrapping_add(1 << (8 * (die & 7))));
        count(self.spots()) == count(dice) && self.spots().iter().all(|value| *value < 8)
    }
}

/// The pairs of five places, each with the places left.
const PAIRS: [(usize, usize, [usize; 3]); 10] = [
    (0, 1, [2, 3, 4]),
    (0, 2, [1, 3, 4]),
    (0, 3, [1, 2, 4]),
    (0, 4, [1, 2, 3]),
    (1, 2, [0, 3, 4]),
    (1, 3, [0, 2, 4]),
    (1, 4, [0, 2, 3]),
    (2, 3, [0, 1, 4]),
    (2, 4, [0, 1, 3]),
    (3, 4, [0, 1, 2]),
];
