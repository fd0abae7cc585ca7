//! What needs a window: opening it, `play` and `screenshot`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::Failure;
use super::setup::MatchArguments;
use crate::bots::Level;
use crate::matches::{SeatSpec, library};
use crate::rules::content::Content;
use crate::rules::game::Setup;
use crate::rules::registry::IDS;

/// What the window is opened for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    /// What is seen first.
    pub opening: Opening,
    /// What matches are played with.
    pub content: &'static Content,
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

/// Open the window at a new match, or at one to go on with
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  cyberdeck play terminal-dispute
  cyberdeck play terminal-dispute --seat Ann=human --seat bot:normal --seat bot:hard --seed 7
  cyberdeck play --resume evening.match.ron
  cyberdeck play --resume evening.match.ron --rescue")]
pub(super) struct Play {
    /// Go on with the match in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Of a damaged file, go on from the steps before the damage as a new match; the file stays as it is
    #[arg(long, requires = "resume", conflicts_with = "game")]
    rescue: bool,
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(IDS), required_unless_present = "resume")]
    game: Option<String>,
    /// Who plays, once for each seat: human, or bot:random, bot:easy, bot:normal, bot:hard; with a name: Ann=human
    #[arg(long = "seat", value_name = "PLAYER")]
    seats: Vec<SeatSpec>,
    /// Where chance comes from: the same seed, the same dice and cards (any number; drawn if not given)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = super::setup::seed)]
    seed: Option<u64>,
    /// An option of the game that differs from its default
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::setup::option)]
    options: Vec<(String, String)>,
}

impl Play {
    pub fn run(self, data: Option<PathBuf>, content: &'static Content) -> Result<(), Failure> {
        let opening = match (self.resume, self.game) {
            (Some(file), _) => resumed(file, self.rescue)?,
            (None, Some(game)) => {
                let table = MatchArguments { game, seats: self.seats, seed: self.seed, options: self.options };
                let (setup, seats, seed) = table.resolve(&[SeatSpec::human(), SeatSpec::bot(Level::Normal)], content)?;
                Opening::Play { game: table.game, setup, seats, seed }
            }
            (None, None) => Opening::Title,
        };
        open(Launch { opening, data, content })
    }
}

/// Goes on with a match in a file, or with what is left of it.
fn resumed(file: PathBuf, rescue: bool) -> Result<Opening, Failure> {
    library::check_file(&file)?;
    match library::summary(&file) {
        Err(error) if rescue && error.left().is_some() => Ok(Opening::Rescue { file }),
        summary => summary.map(|_| Opening::Resume { file }).map_err(Failure::from),
    }
}

/// Draw a match as it stands into a picture, without opening a window
#[derive(Debug, Args)]
#[command(after_help = "Example:
  cyberdeck screenshot evening.match.ron --out evening.png --size 1920x1080")]
pub(super) struct Screenshot {
    /// The match file
    file: PathBuf,
    /// Where the picture goes, as PNG
    #[arg(long, value_name = "PNG")]
    out: PathBuf,
    /// Its width and height
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
}

impl Screenshot {
    pub fn run(self, data: Option<PathBuf>, content: &'static Content) -> Result<(), Failure> {
        let Self { file, out, size } = self;
        library::check_file(&file)?;
        library::summary(&file)?;
        open(Launch { opening: Opening::Screenshot { file, out, size }, data, content })
    }
}

/// Hands over to the desktop.
#[cfg(feature = "desktop")]
pub(super) fn open(launch: Launch) -> Result<(), Failure> {
    crate::desktop::run(launch).map_err(Failure::failed)
}

/// Says that there is no desktop in this build.
#[cfg(not(feature = "desktop"))]
pub(super) fn open(_: Launch) -> Result<(), Failure> {
    Err(Failure::failed(
        "This build has no window (it lacks the feature desktop); to see a match in the terminal: cyberdeck watch terminal-dispute",
    ))
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (16..=8192).contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| "a size is WIDTHxHEIGHT in pixels, from 16x16 to 8192x8192".to_owned())
}
