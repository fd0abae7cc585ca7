//! The lists that a player keeps to play with (DW-90, AE-5), and how they have done (DW-91).
//!
//! Each is a text file of its own in a folder of the data folder, one card or program a line; its name is the name of the
//! file. A list that can't be played may be kept all the same.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use super::library::{Library, LibraryError, Saved};
use super::{Player, SeatSpec, write_atomically};
use crate::files::{self, ReadError, TEXT_LIMIT, read_up_to};
use crate::rules::game::{Seat, Setup};
pub use crate::rules::lists::KeptList;
use crate::rules::lists::ListKind;
use crate::seats::Level;
use crate::t;

/// How the name of a list's file ends.
const EXTENSION: &str = "txt";

/// The most letters of a list's name.
pub const NAME: usize = 40;

/// Where lists of one kind are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shelf(ListKind);

/// How a list has done against bots: matches played and won, by the strongest bot at the table (DW-91).
pub type Record = BTreeMap<Level, Tally>;

/// Matches played and won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Matches that came to their end.
    pub played: u32,
    /// Those that were won.
    pub won: u32,
}

impl Shelf {
    /// The shelf of this kind of lists.
    #[must_use]
    pub const fn of(kind: ListKind) -> Self {
        Self(kind)
    }

    /// What one of its lists is called: a drive, a collective.
    #[must_use]
    pub const fn noun(self) -> &'static str {
        self.0.noun
    }

    fn folder(self, library: &Library) -> PathBuf {
        library.data().join(self.0.folder)
    }

    fn file(self, library: &Library, name: &str) -> PathBuf {
        self.folder(library).join(format!("{name}.{EXTENSION}"))
    }

    fn say(self, what: &str, name: &str, error: &io::Error) -> LibraryError {
        LibraryError::new(t!("list-io", noun = self.0.noun, name = name, doing = what, error = files::reason(error)))
    }

    /// Whether this can be the name of a list.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_name(self, name: &str) -> Result<(), LibraryError> {
        let good = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | '!' | '+');
        let wrong = if name.trim() != name || name.is_empty() || name.starts_with('.') {
            t!("list-name-ends", name = name)
        } else if name.chars().count() > NAME {
            t!("list-name-long", name = name, most = NAME)
        } else if let Some(letter) = name.chars().find(|letter| !good(*letter)) {
            t!("list-name-letter", name = name, letter = letter.to_string())
        } else {
            return Ok(());
        };
        Err(LibraryError::new(wrong))
    }

    /// All lists that are kept, by name; none where the folder is not there yet.
    ///
    /// # Errors
    /// The folder can't be read.
    pub fn list(self, library: &Library) -> Result<Vec<KeptList>, LibraryError> {
        let folder = self.folder(library);
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => {
                return Err(LibraryError::new(t!("library-unread", folder = folder.display().to_string(), error = error.to_string())));
            }
        };
        let mut lists = Vec::new();
        for path in entries.flatten().map(|entry| entry.path()) {
            // A pipe would be waited for without end.
            if path.extension().is_some_and(|extension| extension == EXTENSION)
                && path.is_file()
                && let Some(name) = path.file_stem().and_then(|name| name.to_str())
            {
                let bytes = fs::File::open(&path).map_err(ReadError::Io).and_then(|file| read_up_to(TEXT_LIMIT, file));
                let bytes = bytes
                    .map_err(|error| LibraryError::new(t!("list-unread", noun = self.0.noun, name = name, error = error.to_string())))?;
                lists.push(KeptList { name: name.to_owned(), text: String::from_utf8_lossy(&bytes).into_owned() });
            }
        }
        lists.sort_by_key(|list| list.name.to_lowercase());
        Ok(lists)
    }

    /// Keeps a list under its name, in place of the one before if there is one.
    ///
    /// # Errors
    /// The name can't be a file's, or the folder can't be written to.
    pub fn keep(self, library: &Library, list: &KeptList) -> Result<(), LibraryError> {
        self.check_name(&list.name)?;
        write_atomically(&self.file(library, &list.name), &list.text).map_err(|error| self.say("saved", &list.name, &error))
    }

    /// Gives a list another name.
    ///
    /// # Errors
    /// The name can't be a file's, another list has it, or the folder can't be written to.
    pub fn rename(self, library: &Library, from: &str, to: &str) -> Result<(), LibraryError> {
        self.check_name(to)?;
        if from != to && self.file(library, to).exists() && from.to_lowercase() != to.to_lowercase() {
            return Err(LibraryError::new(t!("list-exists", noun = self.0.noun, name = to)));
        }
        fs::rename(self.file(library, from), self.file(library, to)).map_err(|error| self.say("renamed", from, &error))
    }

    /// Puts a list into the trash of the data folder.
    ///
    /// # Errors
    /// The folder can't be written to.
    pub fn delete(self, library: &Library, name: &str) -> Result<(), LibraryError> {
        let trash = library.trash();
        let noun = self.0.noun;
        let mut gone = trash.join(format!("{name}.{noun}.{EXTENSION}"));
        let mut number = 1;
        while gone.exists() {
            number += 1;
            gone = trash.join(format!("{name}-{number}.{noun}.{EXTENSION}"));
        }
        fs::create_dir_all(&trash)
            .and_then(|()| fs::rename(self.file(library, name), gone))
            .map_err(|error| self.say("deleted", name, &error))
    }
}

/// A name like this one that none of these lists has yet: `dd all day 2`.
#[must_use]
pub fn free_name(lists: &[KeptList], like: &str) -> String {
    let taken = |name: &str| lists.iter().any(|list| list.name.eq_ignore_ascii_case(name));
    let stem = like.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    let numbered = |number: u32| if number == 1 { like.to_owned() } else { format!("{stem} {number}") };
    (1..).map(numbered).find(|name| !taken(name)).unwrap_or_else(|| like.to_owned())
}

/// How people have done against bots in a game, where `with` says that a seat of a setup plays the list in question: in all
/// matches that are kept and came to their end. Matches between people, those in which chance did not decide alone, and those
/// played with hints do not count.
#[must_use]
pub fn record(saved: &[Saved], game: &str, with: impl Fn(&Setup, Seat) -> bool) -> Record {
    let mut record = Record::new();
    for summary in saved.iter().filter_map(|saved| saved.content.as_ref().ok()) {
        let Some(outcome) = summary.outcome.filter(|_| summary.header.game == game && !summary.touched && summary.hinted.is_empty()) else {
            continue;
        };
        let bots = summary.seats.iter().filter_map(|seat: &SeatSpec| match seat.player {
            Player::Bot(level) => Some(level),
            Player::Human => None,
        });
        let Some(strongest) = bots.max() else { continue };
        for (at, _) in summary.seats.iter().enumerate().filter(|(_, seat)| seat.player == Player::Human) {
            let seat = Seat(at as u8);
            if with(&summary.header.setup, seat) {
                let tally = record.entry(strongest).or_default();
                tally.played += 1;
                tally.won += u32::from(outcome.winners().contains(seat));
            }
        }
    }
    record
}
