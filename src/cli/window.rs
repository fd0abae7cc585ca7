//! What needs a window: `play` and `screenshot`. What they are asked to open is given back.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::Failure;
use super::setup::MatchArguments;
use crate::games::IDS;
use crate::launch::{Opening, Pictured, Screen};
use crate::matches::library;
use crate::rules::content::Content;
use crate::seats::{Level, SeatSpec};
use crate::t;

/// The window at a new match, or at one to play on.
#[derive(Debug, Args)]
pub(super) struct Play {
    /// The match to play on.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Plays on from what comes before the damage of a damaged file, as a new match.
    #[arg(long, requires = "resume", conflicts_with = "game")]
    rescue: bool,
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(IDS), required_unless_present = "resume")]
    game: Option<String>,
    /// Who plays, seat by seat.
    #[arg(long = "seat", value_name = "PLAYER")]
    seats: Vec<SeatSpec>,
    /// The random seed.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = super::setup::seed)]
    seed: Option<u64>,
    /// Options of the game that differ from their defaults.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::setup::option)]
    options: Vec<(String, String)>,
}

impl Play {
    pub fn opening(self, content: &'static Content) -> Result<Opening, Failure> {
        Ok(match (self.resume, self.game) {
            (Some(file), _) => resumed(file, self.rescue)?,
            (None, Some(game)) => {
                let table = MatchArguments { game, seats: self.seats, seed: self.seed, options: self.options };
                let (setup, seats, seed) = table.resolve(&[SeatSpec::human(), SeatSpec::bot(Level::Normal)], content)?;
                Opening::Play { game: table.game, setup, seats, seed }
            }
            (None, None) => Opening::Title,
        })
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

/// A picture of a match or a screen, drawn without a window.
#[derive(Debug, Args)]
pub(super) struct Screenshot {
    /// The match file.
    #[arg(required_unless_present = "screen")]
    file: Option<PathBuf>,
    /// The match after so many steps; without it, after the last.
    #[arg(long, value_name = "N", requires = "file")]
    step: Option<usize>,
    /// The match as the seat that is to act sees it, instead of as a replay.
    #[arg(long, requires = "file")]
    live: bool,
    /// A screen instead of the table, or what lies over the table.
    #[arg(long, value_name = "SCREEN")]
    screen: Option<Screen>,
    /// The table alone, without what the interface shows.
    #[arg(long, requires = "file")]
    bare: bool,
    /// The PNG file to be written.
    #[arg(long, value_name = "PNG")]
    out: PathBuf,
    /// Width and height in pixels.
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
}

impl Screenshot {
    pub fn opening(self) -> Result<Opening, Failure> {
        let Self { file, step, live, screen, bare, out, size } = self;
        if let Some(file) = &file {
            library::check_file(file)?;
            library::summary(file)?;
        }
        let of = file.map(|file| Pictured { file, step: step.unwrap_or(usize::MAX), live });
        Ok(Opening::Screenshot { of, screen, bare, out, size })
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (16..=8192).contains(side));
    text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?))).ok_or_else(|| t!("cli-size"))
}
