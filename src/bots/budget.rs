//! How strong a bot plays, and how long it may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How strong a bot plays. The levels differ in what they know and in how long they think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes any legal action.
    Random,
    /// Looks at what an action brings at once, and misjudges it now and then.
    Easy,
    /// Knows what a position is worth, and does not look far ahead.
    Normal,
    /// Knows what a position is worth and searches for as long as it may.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Normal, Self::Hard];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// The time for a decision where nothing else is said.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Random => 0,
            Self::Easy => 30,
            Self::Normal => 100,
            Self::Hard => 400,
        })
    }

    /// The iterations for a decision where a match is to be the same on every machine.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Random => 0,
            Self::Easy => 50,
            Self::Normal => 300,
            Self::Hard => 1000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("There is no level “{0}”: a bot is random, easy, normal or hard.")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// How long a bot may think about one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Budget {
    /// So many iterations of the search: the same decision on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// The time that `level` takes where nothing else is said.
    #[must_use]
    pub const fn time_of(level: Level) -> Self {
        Self::Time(level.time())
    }

    /// The iterations that `level` takes where a match is to be repeatable.
    #[must_use]
    pub const fn iterations_of(level: Level) -> Self {
        Self::Iterations(level.iterations())
    }
}
