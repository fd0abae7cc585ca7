//! What can go wrong with a match, in sentences.

use std::io;
use std::path::{Path, PathBuf};

use super::reader::Damage;
use crate::files::{self, ReadError};
use crate::rules::game::Refusal;
use crate::t;

/// Why a match can't be begun, opened or kept on disk.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The setup is wrong; all reasons.
    #[error("{}", .0.join(" "))]
    Setup(Vec<String>),
    /// The file can't be read or written.
    #[error("{}", t!("match-io", path = .path.display().to_string(), doing = *.doing, error = files::reason(.error)))]
    Io {
        /// The file.
        path: PathBuf,
        /// "read", "written".
        doing: &'static str,
        /// What the system said.
        error: io::Error,
    },
    /// The file can't be read as a whole.
    #[error("{}: {error}", .path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// Why.
        error: ReadError,
    },
    /// A pipe or a device, in which no match can be kept.
    #[error("{}", t!("match-not-a-file", path = .0.display().to_string()))]
    NotAFile(PathBuf),
    /// The file exists already.
    #[error("{}", t!("match-exists", path = .0.display().to_string()))]
    Exists(PathBuf),
    /// Another program, or another window, plays this match.
    #[error("{}", t!("match-locked", path = .0.display().to_string()))]
    Locked(PathBuf),
    /// The file is empty.
    #[error("{}", t!("match-empty", path = .0.display().to_string()))]
    Empty(PathBuf),
    /// The file is not a match file.
    #[error("{}", t!("match-foreign", path = .0.display().to_string()))]
    Foreign(PathBuf),
    /// The file is of a newer version of the program.
    #[error("{}", t!("match-newer", path = .path.display().to_string(), format = *.format, known = super::FORMAT))]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        format: u32,
    },
    /// The match is of a game that this build does not have.
    #[error("{}", t!("match-unknown-game", path = .path.display().to_string(), game = .game.as_str()))]
    UnknownGame {
        /// The file.
        path: PathBuf,
        /// The game's id.
        game: String,
    },
    /// The match is of another game than was asked for.
    #[error("{}", t!("match-other-game", path = .path.display().to_string(), game = .game.as_str(), expected = *.expected))]
    OtherGame {
        /// The file.
        path: PathBuf,
        /// The game's id.
        game: String,
        /// What was asked for.
        expected: &'static str,
    },
    /// The match was played with other content.
    #[error("{}", t!("match-other-content", path = .path.display().to_string(), theirs = .theirs.as_str(), ours = .ours.as_str()))]
    OtherContent {
        /// The file.
        path: PathBuf,
        /// The fingerprint in the file.
        theirs: String,
        /// The fingerprints of the content that is loaded.
        ours: String,
    },
    /// A line makes no sense, or does not follow from those before it.
    #[error("{}", t!("match-damaged", path = .path.display().to_string(), line = .line.to_string(), text = .text.as_str(), left = what_is_left(*.left)))]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        text: String,
        /// How many good steps there are before it, from which a new match can go on (see
        /// [`Replay::rescue`](super::Replay::rescue)); nothing where the start itself is not known.
        left: Option<usize>,
    },
}

fn what_is_left(steps: Option<usize>) -> String {
    match steps {
        None => t!("match-left-nothing"),
        Some(steps) => t!("match-left", steps = steps),
    }
}

impl MatchError {
    pub(super) fn io(path: &Path, doing: &'static str, error: io::Error) -> Self {
        Self::Io { path: path.to_owned(), doing, error }
    }

    pub(super) fn damaged(path: &Path, Damage { line, text }: Damage, left: Option<usize>) -> Self {
        Self::Damaged { path: path.to_owned(), line, text, left }
    }

    /// How many good steps a damaged file has, where a new match can go on from them.
    #[must_use]
    pub const fn left(&self) -> Option<usize> {
        match self {
            Self::Damaged { left, .. } => *left,
            _ => None,
        }
    }
}

/// Why something can't be done in a match that runs.
#[derive(Debug, thiserror::Error)]
pub enum ApplyError {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It was decided on a state that is no longer the present one.
    #[error("{}", t!("match-stale", given = given.to_string(), now = now.to_string()))]
    Stale {
        /// The version it was decided on.
        given: u64,
        /// The present version.
        now: u64,
    },
    /// It can't be taken back, or not put back; the reason.
    #[error("{0}")]
    NotNow(String),
    /// It could not be written down, so it has not happened.
    #[error("{}", t!("match-disk", error = .0.to_string()))]
    Disk(MatchError),
}

impl ApplyError {
    /// A word for programs: `refused`, `stale`, `not-now`, `disk`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Refused(_) => "refused",
            Self::Stale { .. } => "stale",
            Self::NotNow(_) => "not-now",
            Self::Disk(_) => "disk",
        }
    }
}
