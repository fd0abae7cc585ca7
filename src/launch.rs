//! What the window is opened for: the command line says it, the desktop does it.

use std::path::PathBuf;

use crate::rules::content::Content;
use crate::rules::game::Setup;
use crate::seats::SeatSpec;

/// What the window is opened for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    /// What is seen first.
    pub opening: Opening,
    /// What matches are played with.
    pub content: &'static Content,
    /// The code of the language, where one is named; otherwise the settings say it.
    pub language: Option<String>,
    /// The data folder, where another one than usual is named (see [`Library::find`](crate::matches::Library::find)).
    pub data: Option<PathBuf>,
}

/// What is seen first. Setups are right and files can be read when they come here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opening {
    /// The title screen.
    Title,
    /// A new match.
    Play {
        /// The game's id.
        game: String,
        /// Seats and options.
        setup: Setup,
        /// Who plays.
        seats: Vec<SeatSpec>,
        /// Where chance comes from.
        seed: u64,
    },
    /// A match to go on with.
    Resume {
        /// Its file.
        file: PathBuf,
    },
    /// A new match that goes on from the last good line of a damaged file.
    Rescue {
        /// The damaged file, which stays as it is.
        file: PathBuf,
    },
    /// A picture of a match, without a window.
    Screenshot {
        /// The match's file.
        file: PathBuf,
        /// Where the picture goes.
        out: PathBuf,
        /// Its width and height.
        size: (u32, u32),
    },
}
