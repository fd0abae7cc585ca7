//! What can go wrong with a match, in sentences.

use std::io;
use std::path::{Path, PathBuf};

use super::reader::Damage;
use crate::files::ReadError;
use crate::rules::game::Refusal;

/// Why a match can't be begun, opened or kept on disk.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The setup is wrong; all reasons.
    #[error("{}", .0.join(" "))]
    Setup(Vec<String>),
    /// The file can't be read or written.
    #[error("{}: It can't be {doing}: {error}.", .path.display())]
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
    #[error("{}: A match is played in a file, and this is none.", .0.display())]
    NotAFile(PathBuf),
    /// The file exists already.
    #[error("{}: There is a file of this name already; it is left as it is.", .0.display())]
    Exists(PathBuf),
    /// Another program, or another window, plays this match.
    #[error("{}: This match is open elsewhere; close it there first.", .0.display())]
    Locked(PathBuf),
    /// The file is empty.
    #[error("{}: The file is empty, so there is no match in it.", .0.display())]
    Empty(PathBuf),
    /// The file is not a match file.
    #[error("{}: This is not a match file of Cyberdeck: it does not begin with “CyberdeckMatch(”.", .0.display())]
    Foreign(PathBuf),
    /// The file is of a newer version of the program.
    #[error("{}:1: This match is of format {format}, and this version of Cyberdeck reads up to {}; a newer version can open it.", .path.display(), super::FORMAT)]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        format: u32,
    },
    /// The match is of a game that this build does not have.
    #[error("{}:1: This match is of the game “{game}”, which this version of Cyberdeck does not have.", .path.display())]
    UnknownGame {
        /// The file.
        path: PathBuf,
        /// The game's id.
        game: String,
    },
    /// The match is of another game than was asked for.
    #[error("{}:1: This match is of the game “{game}”, not of “{expected}”.", .path.display())]
    OtherGame {
        /// The file.
        path: PathBuf,
        /// The game's id.
        game: String,
        /// What was asked for.
        expected: &'static str,
    },
    /// The match was played with other content.
    #[error("{}:1: This match was played with other content (its fingerprint is {theirs}, here it is {ours}): with another version of Cyberdeck, which can still open it, or with a --content folder, which is then to be named again.", .path.display())]
    OtherContent {
        /// The file.
        path: PathBuf,
        /// The fingerprint in the file.
        theirs: String,
        /// The fingerprints of the content that is loaded.
        ours: String,
    },
    /// A line makes no sense, or does not follow from those before it.
    #[error("{}:{line}: The file is damaged here: {text} {} The file is left as it is.", .path.display(), what_is_left(*.left))]
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
        None => "Nothing can be played on from it.".into(),
        Some(0) => "The start of the match is good.".into(),
        Some(1) => "The step before it is good.".into(),
        Some(steps) => format!("The {steps} steps before it are good."),
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
    #[error("This was decided at version {given} of the match, which is at version {now} by now.")]
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
    #[error("{0} The action was not carried out.")]
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
