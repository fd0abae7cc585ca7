//! The sums that chain the lines of a match file: each is made of a line and of the sum before it.

use std::fmt;

use sha2::{Digest, Sha256};

/// What stands between a line and its sum; to a reader of RON the sum is a comment.
const MARK: &str = " //";

/// The hexadecimal digits of a sum.
const DIGITS: usize = 8;

/// The sum of a line, and by the sum before it of all lines up to there: the first 32 bits of a SHA-256.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sum(u32);

impl Sum {
    /// What comes before the first line.
    pub const START: Self = Self(0);

    /// The sum of the line that follows.
    #[must_use]
    pub fn then(self, line: &str) -> Self {
        let digest = Sha256::new().chain_update(self.to_string()).chain_update(line).finalize();
        Self(digest.iter().take(DIGITS / 2).fold(0, |sum, byte| sum << 8 | u32::from(*byte)))
    }

    /// A line as it is written, with its own sum behind it: `Act(0,Roll) //3f2a91c0`.
    #[must_use]
    pub fn behind(self, line: &str) -> String {
        format!("{line}{MARK}{self}")
    }

    /// What a written line says, and the sum that it carries, if it carries any.
    #[must_use]
    pub fn split(written: &str) -> (&str, Option<Self>) {
        let carried = written.rsplit_once(MARK).and_then(|(line, digits)| {
            let good = digits.len() == DIGITS && digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
            Some((line, Self(u32::from_str_radix(digits, 16).ok().filter(|_| good)?)))
        });
        carried.map_or((written, None), |(line, sum)| (line, Some(sum)))
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:0digits$x}", self.0, digits = DIGITS)
    }
}
