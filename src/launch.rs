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
    /// A picture, without a window.
    Screenshot {
        /// What is on the table; nothing for a screen beside it.
        of: Option<Pictured>,
        /// The screen that is seen, or what lies over the table.
        screen: Option<Screen>,
        /// Whether the table is seen alone, without the interface.
        bare: bool,
        /// Where the picture goes.
        out: PathBuf,
        /// Its width and height.
        size: (u32, u32),
    },
}

/// The match in a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pictured {
    /// The match's file, which stays as it is.
    pub file: PathBuf,
    /// After how many steps; the last if there are fewer.
    pub step: usize,
    /// As the seat that is to act sees it, instead of as a replay.
    pub live: bool,
}

/// A screen that a picture can be taken of. The last five lie over the table or over the title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Screen {
    /// The title.
    Title,
    /// Seats, options and seed of a new match.
    NewMatch,
    /// The saved matches.
    Library,
    /// The drives of Data.Warriors.
    Drives,
    /// The collectives of Aetherium.
    Collectives,
    /// The settings.
    Settings,
    /// The rulebook.
    Rulebook,
    /// Who made what.
    Credits,
    /// The menu of a match.
    Menu,
    /// The result of a match, line by line.
    Results,
}
