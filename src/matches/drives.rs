//! The drives of Data.Warriors that a player keeps (DW-90), and how they have done (DW-91).
//!
//! Each is a text file of its own in `drives/` of the data folder, one card a line; its name is the name of the file. A drive
//! that can't be played may be kept all the same.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use super::library::{Library, LibraryError, Saved};
use super::{Player, SeatSpec, write_atomically};
use crate::bots::Level;
use crate::rules::data_warriors::{FaceId, State, chosen_drive};
use crate::rules::game::{Game, Seat};

/// How the name of a drive's file ends.
const EXTENSION: &str = "txt";

/// The most letters of a drive's name.
pub const NAME: usize = 40;

/// A drive that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptDrive {
    /// Its name.
    pub name: String,
    /// Its list, one card a line.
    pub text: String,
}

impl KeptDrive {
    /// Its list as the value of a setup's option: on one line.
    #[must_use]
    pub fn as_value(&self) -> String {
        self.text.trim().replace('\n', ", ")
    }
}

/// How a drive has done against bots: matches played and won, by the strongest bot at the table (DW-91).
pub type Record = BTreeMap<Level, Tally>;

/// Matches played and won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Matches that came to their end.
    pub played: u32,
    /// Those that were won.
    pub won: u32,
}

fn folder(library: &Library) -> PathBuf {
    library.data().join("drives")
}

fn file(library: &Library, name: &str) -> PathBuf {
    folder(library).join(format!("{name}.{EXTENSION}"))
}

fn say(what: &str, name: &str, error: &io::Error) -> LibraryError {
    LibraryError::new(format!("The drive “{name}” can't be {what}: {error}."))
}

/// Whether this can be the name of a drive.
///
/// # Errors
/// What is wrong with it.
pub fn check_name(name: &str) -> Result<(), LibraryError> {
    let good = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | '!' | '+');
    let wrong = if name.trim() != name || name.is_empty() || name.starts_with('.') {
        "It has to begin and end with a letter or digit".to_owned()
    } else if name.chars().count() > NAME {
        format!("It may have {NAME} letters")
    } else if let Some(letter) = name.chars().find(|letter| !good(*letter)) {
        format!("It can't have the letter “{letter}” in it, since it names a file")
    } else {
        return Ok(());
    };
    Err(LibraryError::new(format!("“{name}” is no name for a drive. {wrong}.")))
}

/// All drives that are kept, by name; none where the folder is not there yet.
///
/// # Errors
/// The folder can't be read.
pub fn list(library: &Library) -> Result<Vec<KeptDrive>, LibraryError> {
    let entries = match fs::read_dir(folder(library)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(LibraryError::new(format!("The folder {} can't be read: {error}.", folder(library).display()))),
    };
    let mut drives = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|extension| extension == EXTENSION)
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            let bytes = fs::read(&path).map_err(|error| say("read", name, &error))?;
            drives.push(KeptDrive { name: name.to_owned(), text: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    drives.sort_by_key(|drive| drive.name.to_lowercase());
    Ok(drives)
}

/// Keeps a drive under this name, in place of the one before if there is one.
///
/// # Errors
/// The name can't be a file's, or the folder can't be written to.
pub fn keep(library: &Library, drive: &KeptDrive) -> Result<(), LibraryError> {
    check_name(&drive.name)?;
    write_atomically(&file(library, &drive.name), &drive.text).map_err(|error| say("kept", &drive.name, &error))
}

/// Gives a drive another name.
///
/// # Errors
/// The name can't be a file's, another drive has it, or the folder can't be written to.
pub fn rename(library: &Library, from: &str, to: &str) -> Result<(), LibraryError> {
    check_name(to)?;
    if from != to && file(library, to).exists() && from.to_lowercase() != to.to_lowercase() {
        return Err(LibraryError::new(format!("There is a drive “{to}” already.")));
    }
    fs::rename(file(library, from), file(library, to)).map_err(|error| say("renamed", from, &error))
}

/// Puts a drive into the trash of the data folder.
///
/// # Errors
/// The folder can't be written to.
pub fn delete(library: &Library, name: &str) -> Result<(), LibraryError> {
    let trash = library.trash();
    let mut gone = trash.join(format!("{name}.drive.{EXTENSION}"));
    let mut number = 1;
    while gone.exists() {
        number += 1;
        gone = trash.join(format!("{name}-{number}.drive.{EXTENSION}"));
    }
    fs::create_dir_all(&trash).and_then(|()| fs::rename(file(library, name), gone)).map_err(|error| say("deleted", name, &error))
}

/// A name like this one that no drive of these has yet: `dd all day 2`.
#[must_use]
pub fn free_name(drives: &[KeptDrive], like: &str) -> String {
    let taken = |name: &str| drives.iter().any(|drive| drive.name.eq_ignore_ascii_case(name));
    let stem = like.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    let numbered = |number: u32| if number == 1 { like.to_owned() } else { format!("{stem} {number}") };
    (1..).map(numbered).find(|name| !taken(name)).unwrap_or_else(|| like.to_owned())
}

/// How people have done with these cards against bots, in all matches that are kept and came to their end. Matches
/// between people, and those in which chance did not decide alone, do not count.
#[must_use]
pub fn record(saved: &[Saved], cards: &[FaceId]) -> Record {
    let mut wanted = cards.to_vec();
    wanted.sort_unstable();
    let mut record = Record::new();
    for summary in saved.iter().filter_map(|saved| saved.content.as_ref().ok()) {
        let Some(outcome) = summary.outcome.filter(|_| summary.header.game == State::ID && !summary.touched) else { continue };
        let bots = summary.seats.iter().filter_map(|seat: &SeatSpec| match seat.player {
            Player::Bot(level) => Some(level),
            Player::Human => None,
        });
        let Some(strongest) = bots.max() else { continue };
        for (at, _) in summary.seats.iter().enumerate().filter(|(_, seat)| seat.player == Player::Human) {
            let seat = Seat(at as u8);
            if chosen_drive(&summary.header.setup, seat).is_ok_and(|drive| drive == wanted) {
                let tally = record.entry(strongest).or_default();
                tally.played += 1;
                tally.won += u32::from(outcome.winners().contains(seat));
            }
        }
    }
    record
}
