//! What needs the engine: `play`, `screenshot` and `film`. What they are asked to open is given back.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args};

use super::Failure;
use super::setup::MatchArguments;
use crate::games::IDS;
use crate::launch::{self, Canvas, Opening, Pictured, Screen};
use crate::lessons::{self, puzzles};
use crate::matches::library::{self, Summary};
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
    /// The lesson to play.
    #[arg(long, value_name = "LESSON", value_parser = PossibleValuesParser::new(lessons::ids().collect::<Vec<_>>()),
        conflicts_with_all = ["game", "resume", "seats", "seed", "options"])]
    lesson: Option<String>,
    /// The puzzle to play.
    #[arg(long, value_name = "PUZZLE", value_parser = puzzle, conflicts_with_all = ["game", "resume", "lesson", "seats", "seed", "options"])]
    puzzle: Option<String>,
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(IDS), required_unless_present_any = ["resume", "lesson", "puzzle"])]
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
        if let Some(id) = self.lesson.or(self.puzzle) {
            return Ok(Opening::Lesson { id });
        }
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

/// The id of a puzzle.
fn puzzle(text: &str) -> Result<String, String> {
    puzzles::game_of(text, Content::built_in()).map(|_| text.to_owned()).ok_or_else(|| t!("puzzle-problem-none"))
}

/// The window at the table of a host.
#[derive(Debug, Args)]
pub(super) struct Join {
    /// The host.
    address: String,
    /// The join code.
    code: String,
    /// What the player is called.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Takes no seat.
    #[arg(long)]
    watch: bool,
}

impl Join {
    pub fn opening(self) -> Opening {
        let Self { address, code, name, watch } = self;
        Opening::Join { address, code, name, watch }
    }
}

/// A picture of a match or a screen, drawn without a window.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("shown").args(["file", "lesson", "puzzle"]))]
pub(super) struct Screenshot {
    /// The match file.
    #[arg(required_unless_present_any = ["screen", "lesson", "puzzle"])]
    file: Option<PathBuf>,
    /// The lesson instead of a match.
    #[arg(long, value_name = "LESSON", value_parser = PossibleValuesParser::new(lessons::ids().collect::<Vec<_>>()))]
    lesson: Option<String>,
    /// The puzzle instead of a match.
    #[arg(long, value_name = "PUZZLE", value_parser = puzzle)]
    puzzle: Option<String>,
    /// The match after so many steps, or a step of the lesson; without it, the last.
    #[arg(long, value_name = "N", requires = "shown")]
    step: Option<usize>,
    /// The match as the seat that is to act sees it, instead of as a replay.
    #[arg(long, requires = "file")]
    live: bool,
    /// A screen instead of the table, or what lies over the table.
    #[arg(long, value_name = "SCREEN")]
    screen: Option<Screen>,
    /// The pointer at this place of the picture.
    #[arg(long, value_name = "X,Y", value_parser = place)]
    pointer: Option<(u32, u32)>,
    /// The file for what the interface knows of its layout.
    #[arg(long, value_name = "JSON")]
    layout: Option<PathBuf>,
    /// The PNG file to be written.
    #[arg(long, value_name = "PNG")]
    out: PathBuf,
    #[command(flatten)]
    look: Look,
}

/// How pictures look.
#[derive(Debug, Args)]
struct Look {
    /// The table alone, without what the interface shows.
    #[arg(long, requires = "file")]
    bare: bool,
    /// Width and height in pixels.
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
}

impl Look {
    fn on(self, out: PathBuf) -> Canvas {
        Canvas { size: self.size, bare: self.bare, out }
    }
}

impl Screenshot {
    pub fn opening(self) -> Result<Opening, Failure> {
        let Self { file, lesson, puzzle, step, live, screen, pointer, layout, out, look } = self;
        if let Some(file) = &file {
            library::check_file(file)?;
            library::summary(file)?;
        }
        let step = step.unwrap_or(usize::MAX);
        let of = match (file, lesson.or(puzzle)) {
            (Some(file), _) => Some(Pictured::Match { file, step, live }),
            // Steps of a lesson are counted from 1, as the table shows them.
            (None, Some(id)) => Some(Pictured::Lesson { id, step: step.saturating_sub(1) }),
            (None, None) => None,
        };
        Ok(Opening::Screenshot(launch::Screenshot { of, screen, pointer, layout, canvas: look.on(out) }))
    }
}

/// Numbered pictures of a match as it plays.
#[derive(Debug, Args)]
pub(super) struct Film {
    /// The match file.
    file: PathBuf,
    /// The action after which it begins.
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = super::setup::step)]
    from: usize,
    /// The last action that is seen.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = super::setup::step)]
    to: Option<usize>,
    /// One picture for every so many actions, without movement.
    #[arg(long, value_name = "N", conflicts_with = "fps", allow_negative_numbers = true, value_parser = super::setup::some)]
    every: Option<usize>,
    /// Pictures per second.
    #[arg(long, value_name = "N", default_value_t = 24, allow_negative_numbers = true, value_parser = super::setup::rate)]
    fps: u8,
    /// The seat that sees it; the first is 1.
    #[arg(long, value_name = "SEAT", allow_negative_numbers = true, value_parser = super::setup::seat)]
    seat: Option<u8>,
    /// The folder for the pictures, which has none yet.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    look: Look,
}

impl Film {
    pub fn opening(self) -> Result<Opening, Failure> {
        let Self { file, from, to, every, fps, seat, out, look } = self;
        library::check_file(&file)?;
        let Summary { steps, seats, .. } = library::summary(&file)?;
        let to = to.unwrap_or(steps);
        if let Some(step) = [from, to].into_iter().find(|step| *step > steps) {
            return Err(Failure::Usage(t!("cli-no-step", step = step, steps = steps)));
        }
        if from > to {
            return Err(Failure::Usage(t!("cli-film-part", from = from, to = to)));
        }
        let viewer = seat.map(|seat| super::setup::viewer(seat, seats.len())).transpose()?;
        Ok(Opening::Film(launch::Film { file, part: (from, to), rate: fps, every, viewer, canvas: look.on(out) }))
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |side: u32| (16..=8192).contains(&side);
    pair(text, 'x').filter(|(width, height)| side(*width) && side(*height)).ok_or_else(|| t!("cli-size"))
}

fn place(text: &str) -> Result<(u32, u32), String> {
    pair(text, ',').ok_or_else(|| t!("cli-place"))
}

/// Two numbers with a sign between them.
fn pair(text: &str, between: char) -> Option<(u32, u32)> {
    let (one, other) = text.split_once(between)?;
    Some((one.parse().ok()?, other.parse().ok()?))
}
