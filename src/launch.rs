//! What the window is opened for: the command line says it, the desktop does it.

use std::path::PathBuf;

use crate::rules::content::Content;
use crate::rules::game::{Setup, Viewer};
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
    /// A match to look at. Whether its file can be read is seen when it is opened.
    Replay {
        /// Its file.
        file: PathBuf,
    },
    /// A lesson, where it was left.
    Lesson {
        /// Its id.
        id: String,
    },
    /// A place at the table of a host.
    Join {
        /// Where the host is.
        address: String,
        /// The join code.
        code: String,
        /// What the player is called, if that is said.
        name: Option<String>,
        /// Whether no seat is taken.
        watch: bool,
    },
    /// A picture, without a window.
    Screenshot(Screenshot),
    /// Pictures of a match as it plays, without a window.
    Film(Film),
}

impl Opening {
    /// What is drawn on, where that is not a window.
    #[must_use]
    pub const fn canvas(&self) -> Option<&Canvas> {
        match self {
            Self::Screenshot(Screenshot { canvas, .. }) | Self::Film(Film { canvas, .. }) => Some(canvas),
            Self::Title
            | Self::Play { .. }
            | Self::Resume { .. }
            | Self::Rescue { .. }
            | Self::Replay { .. }
            | Self::Lesson { .. }
            | Self::Join { .. } => None,
        }
    }
}

/// What pictures are drawn on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Canvas {
    /// Its width and height in pixels.
    pub size: (u32, u32),
    /// Whether the table is seen alone, without the interface.
    pub bare: bool,
    /// The file of the picture, or the folder of several.
    pub out: PathBuf,
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screenshot {
    /// What is on the table; nothing for a screen beside it.
    pub of: Option<Pictured>,
    /// The screen that is seen, or what lies over the table.
    pub screen: Option<Screen>,
    /// Where the pointer is, in pixels.
    pub pointer: Option<(u32, u32)>,
    /// The file for what the interface knows of its layout.
    pub layout: Option<PathBuf>,
    /// What it is drawn on.
    pub canvas: Canvas,
}

/// A part of a match as it plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Film {
    /// The match's file, which stays as it is.
    pub file: PathBuf,
    /// After how many steps it begins, and after how many it ends. The match has as many.
    pub part: (usize, usize),
    /// How many pictures there are of a second.
    pub rate: u8,
    /// A picture after every so many steps, and none of what moves between.
    pub every: Option<usize>,
    /// Who sees it; otherwise who sees a replay at first.
    pub viewer: Option<Viewer>,
    /// What it is drawn on.
    pub canvas: Canvas,
}

/// What is on the table in a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pictured {
    /// A match.
    Match {
        /// Its file, which stays as it is.
        file: PathBuf,
        /// After how many steps; the last if there are fewer.
        step: usize,
        /// As the seat that is to act sees it, instead of as a replay.
        live: bool,
    },
    /// A lesson.
    Lesson {
        /// Its id.
        id: String,
        /// At which step, from 0; the last if there are fewer.
        step: usize,
    },
}

/// A screen that a picture can be taken of. The last six lie over the table or over the title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Screen {
    /// The title.
    Title,
    /// The way through the games for somebody who is new.
    FirstEvening,
    /// Seats, options and seed of a new match.
    NewMatch,
    /// Coming to the table of a host.
    Join,
    /// The saved matches.
    Library,
    /// The puzzles.
    Puzzles,
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
    /// What a match is about, as it is said at its start.
    Card,
}
