//! Dice and shuffles: the seeded generator inside every state.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::t;

/// How many queued results fit.
const QUEUE: usize = 32;

/// What stands in the queue where nothing is queued; it is not a result of any game.
const NONE: u8 = u8::MAX;

/// How a generator is written: its seed in hexadecimal, the words drawn so far, the results queued.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Chance", deny_unknown_fields)]
struct Written {
    seed: String,
    drawn: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    queue: Vec<u8>,
}

impl From<Chance> for Written {
    fn from(chance: Chance) -> Self {
        let seed = chance.rng.get_seed().iter().map(|byte| format!("{byte:02x}")).collect();
        Self { seed, drawn: chance.rng.get_word_pos() as u64, queue: chance.queued().to_vec() }
    }
}

impl TryFrom<Written> for Chance {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let digits = written.seed.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(t!("position-seed"));
        }
        let digit = |at: usize| (digits[at] as char).to_digit(16).unwrap_or(0) as u8;
        let mut rng = ChaCha8Rng::from_seed(std::array::from_fn(|at| digit(2 * at) << 4 | digit(2 * at + 1)));
        rng.set_word_pos(u128::from(written.drawn));
        let mut chance = Self { rng, queue: [NONE; QUEUE] };
        chance.queue(&written.queue)?;
        Ok(chance)
    }
}

/// The random generator of a state. Same seed, same results, on every platform: the mapping from the generator's words
/// to results is written out here and is part of the match format.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Written", into = "Written")]
pub struct Chance {
    rng: ChaCha8Rng,
    queue: [u8; QUEUE],
}

impl Chance {
    /// A generator from a match's seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), queue: [NONE; QUEUE] }
    }

    /// A generator from all 256 bits of its key, which nobody finds by trying.
    #[must_use]
    pub fn from_key(key: [u8; 32]) -> Self {
        Self { rng: ChaCha8Rng::from_seed(key), queue: [NONE; QUEUE] }
    }

    /// A generator split off another one, for samples: it knows nothing of any state's own generator.
    pub fn split(rng: &mut ChaCha8Rng) -> Self {
        Self::new(rng.next_u64())
    }

    /// A number from `0..n`, each equally likely. `n` is at least 1.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: the high half of a product, redrawn where the low half would make it uneven.
        let mut product = u64::from(self.rng.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.rng.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Rolls `N` six-sided dice; queued faces come first.
    #[inline]
    pub fn roll<const N: usize>(&mut self) -> [u8; N] {
        if self.queue[0] == NONE && N <= 12 {
            let mut word = self.below(6_u32.pow(N as u32));
            return std::array::from_fn(|_| {
                let face = word % 6 + 1;
                word /= 6;
                face as u8
            });
        }
        std::array::from_fn(|_| self.take_queued().unwrap_or_else(|| self.below(6) as u8 + 1))
    }

    /// Puts `items` into a random order, each order equally likely. Queued results have no part in it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// The results queued, the next first.
    #[must_use]
    pub fn queued(&self) -> &[u8] {
        let count = self.queue.iter().position(|result| *result == NONE);
        &self.queue[..count.unwrap_or(QUEUE)]
    }

    /// The next queued result, if there is one.
    pub fn take_queued(&mut self) -> Option<u8> {
        let first = self.queue[0];
        if first == NONE {
            return None;
        }
        self.queue.copy_within(1.., 0);
        self.queue[QUEUE - 1] = NONE;
        Some(first)
    }

    /// Puts results before what the generator would give next.
    ///
    /// # Errors
    /// More than fit, or what is not a result of any game, in a sentence.
    pub fn queue(&mut self, results: &[u8]) -> Result<(), String> {
        let from = self.queued().len();
        let free = QUEUE - from;
        if results.len() > free {
            return Err(t!("position-queue-full", count = results.len(), free = free, most = QUEUE));
        }
        if results.contains(&NONE) {
            return Err(t!("position-queue-none", result = NONE));
        }
        self.queue[from..from + results.len()].copy_from_slice(results);
        Ok(())
    }
}
