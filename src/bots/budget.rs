//! How long a bot may think.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::seats::Level;

impl Level {
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
