//! How far somebody has come, in lessons and in matches: a small file in the data folder.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::files::{self, ReadError};
use crate::matches::{Library, write_atomically};
use crate::rules::content::parse;
use crate::t;

/// The format of the file.
const FORMAT: u32 = 1;

/// The name of the file in the data folder.
const FILE: &str = "lessons.ron";

/// The name that a damaged file gets: the first of these that is free.
fn damaged() -> impl Iterator<Item = String> {
    std::iter::once("lessons.damaged.ron".to_owned()).chain((2..).map(|number| format!("lessons.damaged.{number}.ron")))
}

/// What is in the file. What a later build may add to it is passed over.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    format: u32,
    /// The lessons that were won.
    done: BTreeSet<String>,
    /// At which step those were left that are not over.
    left: BTreeMap<String, usize>,
    /// How many matches of each game the player has begun.
    begun: BTreeMap<String, u32>,
    /// The games of which the player has finished a match.
    finished: BTreeSet<String>,
    /// What the player has achieved in matches, by its id.
    earned: BTreeSet<String>,
    /// The ids of the words that the player has had explained.
    seen: BTreeSet<String>,
}

/// Which lessons are finished, and at which step others were left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    path: PathBuf,
    kept: Kept,
}

impl Progress {
    /// Reads the file of a data folder. The second value is a notice for the player: it was damaged, or can't be read. A damaged
    /// file is renamed, so that is said once.
    #[must_use]
    pub fn read(data: &Library) -> (Self, Option<String>) {
        let path = data.data().join(FILE);
        let none = Kept { format: FORMAT, ..Kept::default() };
        let (kept, notice) = match files::read_text(&path) {
            Ok(text) => match parse::<Kept>(&path.display().to_string(), &text) {
                Ok(kept) if kept.format == FORMAT => (kept, None),
                other => {
                    let error = other.map_or_else(
                        |error| error.to_string(),
                        |kept| t!("lesson-problem-format", format = kept.format.to_string(), known = FORMAT.to_string()),
                    );
                    let kept = damaged().find(|name| !path.with_file_name(name).exists()).unwrap_or_default();
                    let notice = match std::fs::rename(&path, path.with_file_name(&kept)) {
                        Ok(()) => t!("lesson-progress-damaged", error = error, kept = kept),
                        Err(_) => t!("lesson-progress-unread", error = error),
                    };
                    (none, Some(notice))
                }
            },
            Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => (none, None),
            Err(error) => {
                let error = format!("{}: {error}", path.display());
                (none, Some(t!("lesson-progress-unread", error = error)))
            }
        };
        (Self { path, kept }, notice)
    }

    /// Whether a lesson was won.
    #[must_use]
    pub fn is_done(&self, id: &str) -> bool {
        self.kept.done.contains(id)
    }

    /// The step at which a lesson was left.
    #[must_use]
    pub fn left_at(&self, id: &str) -> Option<usize> {
        self.kept.left.get(id).copied()
    }

    /// Remembers that a lesson was left at this step; at its first there is nothing to resume.
    ///
    /// # Errors
    /// It can't be written down, in a sentence.
    pub fn leave(&mut self, id: &str, step: usize) -> Result<(), String> {
        let mut kept = self.kept.clone();
        if step == 0 {
            kept.left.remove(id);
        } else {
            kept.left.insert(id.to_owned(), step);
        }
        self.write(kept)
    }

    /// Remembers that a lesson is over, and whether it was won.
    ///
    /// # Errors
    /// It can't be written down, in a sentence.
    pub fn finish(&mut self, id: &str, won: bool) -> Result<(), String> {
        let mut kept = self.kept.clone();
        kept.left.remove(id);
        if won {
            kept.done.insert(id.to_owned());
        }
        self.write(kept)
    }

    /// How many matches of a game the player has begun.
    #[must_use]
    pub fn begun(&self, game: &str) -> u32 {
        self.kept.begun.get(game).copied().unwrap_or_default()
    }

    /// Remembers that the player begins one more match of a game.
    ///
    /// # Errors
    /// It can't be written down, in a sentence.
    pub fn begin(&mut self, game: &str) -> Result<(), String> {
        let mut kept = self.kept.clone();
        *kept.begun.entry(game.to_owned()).or_default() += 1;
        self.write(kept)
    }

    /// Whether the player has finished a match of a game.
    #[must_use]
    pub fn has_finished(&self, game: &str) -> bool {
        self.kept.finished.contains(game)
    }

    /// Whether the player has achieved something.
    #[must_use]
    pub fn has_earned(&self, id: &str) -> bool {
        self.kept.earned.contains(id)
    }

    /// Remembers that a match of a game is finished and what the player achieved in it.
    ///
    /// # Errors
    /// It can't be written down, in a sentence.
    pub fn finish_match(&mut self, game: &str, earned: &[&str]) -> Result<(), String> {
        let mut kept = self.kept.clone();
        kept.finished.insert(game.to_owned());
        kept.earned.extend(earned.iter().map(|id| (*id).to_owned()));
        self.write(kept)
    }

    /// The ids of the words that the player has had explained.
    #[must_use]
    pub const fn seen(&self) -> &BTreeSet<String> {
        &self.kept.seen
    }

    /// Remembers that these words have been explained.
    ///
    /// # Errors
    /// It can't be written down, in a sentence.
    pub fn see(&mut self, words: &[&str]) -> Result<(), String> {
        let mut kept = self.kept.clone();
        kept.seen.extend(words.iter().map(|id| (*id).to_owned()));
        self.write(kept)
    }

    /// As if the player had begun many matches of each game; it is not written down.
    #[cfg(all(test, feature = "desktop"))]
    pub(crate) fn know_all(&mut self) {
        self.kept.begun = crate::games::IDS.iter().map(|game| ((*game).to_owned(), 100)).collect();
    }

    fn write(&mut self, kept: Kept) -> Result<(), String> {
        if kept == self.kept {
            return Ok(());
        }
        // Somebody who plays on sees it all the same.
        self.kept = kept;
        let pretty = ron::ser::PrettyConfig::default();
        let text = ron::ser::to_string_pretty(&self.kept, pretty).map_err(|error| error.to_string());
        let written = text.and_then(|text| write_atomically(&self.path, &text).map_err(|error| files::reason(&error)));
        written.map_err(|error| t!("lesson-progress-not-saved", error = error))
    }
}
