//! Lessons: what a newcomer plays before the first match of a game, on the real table with the real rules.
//!
//! A lesson is a file in `assets/lessons/` ([`Lesson`]; `docs/lessons.md` describes it): a position, and steps that say
//! something, point at something, and ask for something. What is said are messages of `assets/text/*/lessons.ftl`. A [`Run`]
//! plays it; [`Progress`] remembers how far somebody has come; [`problems`] explains what is broken in one.

mod check;
mod file;
mod pattern;
mod progress;
pub mod puzzles;
mod run;
mod spots;
mod start;
mod words;

use std::borrow::Cow;
use std::path::Path;

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use crate::files;
use crate::games::IDS;
use crate::rules::content::{Content, ContentError, parse};

pub use check::problems;
pub use file::{Cost, FORMAT, Lesson, May, Move, Start, Step, Want, Way};
pub use pattern::{Pattern, merge, patch};
pub use progress::Progress;
pub use run::{Refused, Run, Waits};
pub use spots::Spot;
pub use words::{ABOUT, ASKS, COST, LONGEST, WON, text, title};

/// The lessons that are built in.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/lessons");

/// The folder of the lessons, in `assets/` and in a folder of content.
pub const FOLDER: &str = "lessons";

/// A lesson, before it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its id: the name of its file.
    pub id: String,
    /// The id of its game.
    pub game: &'static str,
    /// How many minutes it takes at most.
    pub minutes: u8,
}

/// What is read of a lesson to list it.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
struct Head {
    game: String,
    minutes: u8,
}

/// The lessons, those of a game together, in the order in which they are taken. One that can't be read is left out.
#[must_use]
pub fn list(content: &Content) -> Vec<Listed> {
    let of_file = |id: &str| {
        let (name, text) = source(id, content)?.ok()?;
        let head: Head = parse(&name, &text).ok()?;
        let game = IDS.iter().find(|game| **game == head.game)?;
        Some(Listed { id: id.to_owned(), game, minutes: head.minutes })
    };
    let mut listed: Vec<Listed> = ids().filter_map(of_file).collect();
    listed.sort_by_key(|lesson| (IDS.iter().position(|game| *game == lesson.game), lesson.id.clone()));
    listed
}

/// The ids of the built-in lessons.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FILES.files().filter_map(|file| file.path().to_str()?.strip_suffix(".ron"))
}

/// The game of the lesson or puzzle with this id; nothing where there is none.
#[must_use]
pub fn game_of(id: &str, content: &Content) -> Option<&'static str> {
    let lesson = || list(content).into_iter().find(|listed| listed.id == id).map(|listed| listed.game);
    puzzles::game_of(id, content).or_else(lesson)
}

/// Which game a lesson is of, by the text of its file; nothing where it does not say.
#[must_use]
pub fn game_of_file(text: &str) -> Option<&'static str> {
    let head: Head = parse("", text).ok()?;
    IDS.iter().find(|game| **game == head.game).copied()
}

/// Name and text of a lesson's file: of the one laid over the built-in one, if there is such; nothing where there is none.
fn source(id: &str, content: &Content) -> Option<Result<(String, Cow<'static, str>), ContentError>> {
    source_in(&FILES, FOLDER, id, content)
}

/// The same of a file in any folder.
fn source_in(
    files: &'static Dir<'static>,
    folder: &str,
    name: &str,
    content: &Content,
) -> Option<Result<(String, Cow<'static, str>), ContentError>> {
    let path = format!("{folder}/{name}.ron");
    let built_in = files.get_file(format!("{name}.ron"))?.contents_utf8()?;
    let Some(laid) = content.laid_over(&path) else { return Some(Ok((format!("assets/{path}"), Cow::Borrowed(built_in)))) };
    Some(read(&laid).map(|text| (laid.display().to_string(), Cow::Owned(text))))
}

fn read(path: &Path) -> Result<String, ContentError> {
    files::read_text(path).map_err(|error| ContentError::new(path.display().to_string(), None, error.to_string()))
}
