//! What a table keeps on disk besides its match: a file of JSON lines, to which lines are added.
//!
//! Before an action is written into the match file, its `id` is written here with the version of the match that it was
//! taken at. If the host is killed in between, the match file shows that the action was not taken.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::chance::TokenHash;
use super::clock::Kept;
use super::messages::{Id, TableRules};
use crate::files;
use crate::matches::Bytes32;
use crate::rules::game::Seat;

/// How the name of such a file ends; before it stands the join code.
pub(super) const EXTENSION: &str = ".table.jsonl";

/// The format of these files.
const FORMAT: u32 = 1;

/// A line.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Note {
    /// What the table is; always the first.
    Table { format: u32, rules: TableRules, password: Option<TokenHash> },
    /// How often the host was started since.
    Run(u64),
    /// Somebody took a seat.
    Token(Seat, TokenHash),
    /// Whose table it is.
    Host(TokenHash),
    /// Somebody was removed and can’t come back; the seat that was theirs is open.
    Removed(TokenHash),
    /// A seat is about to act, at this version of the match.
    Do(Seat, Id, u64),
    /// The random bytes of the host, at a table whose deal is sealed.
    Secret(Bytes32),
    /// The deal began again; this is its round.
    Round(u32),
    /// A seat committed to random bytes; who sat there.
    Commit(Seat, TokenHash, Bytes32),
    /// A seat opened its bytes.
    Open(Seat, Bytes32),
    /// The match was paused, or goes on.
    Paused(bool),
    /// The clocks of all seats.
    Clock(Vec<Kept>),
    /// The players ended the match.
    Ended,
}

/// The file of a table.
#[derive(Debug)]
pub(super) struct Keep {
    /// Nothing where the table is not kept.
    file: Option<File>,
}

impl Keep {
    /// The path of the file of a table.
    pub fn path(folder: &Path, code: &str) -> PathBuf {
        folder.join(format!("{code}{EXTENSION}"))
    }

    /// Writes a file with these notes, in the place of one that there may be, and goes on with it.
    pub fn write(path: &Path, notes: &[Note]) -> io::Result<Self> {
        let mut text = String::new();
        for note in notes {
            text.push_str(&line(note)?);
        }
        files::write_atomically(path, &text)?;
        Ok(Self { file: Some(OpenOptions::new().append(true).open(path)?) })
    }

    /// Keeps nothing.
    pub const fn nowhere() -> Self {
        Self { file: None }
    }

    /// The first line of a new file.
    pub const fn first(rules: TableRules, password: Option<TokenHash>) -> Note {
        Note::Table { format: FORMAT, rules, password }
    }

    /// Reads the notes of a file; a last line that was cut off does not count.
    pub fn read(path: &Path) -> io::Result<Vec<Note>> {
        let bytes = files::read_up_to(files::MATCH_LIMIT, File::open(path)?).map_err(io::Error::other)?;
        let text = String::from_utf8_lossy(&bytes);
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let notes: Result<Vec<Note>, _> = whole.lines().map(serde_json::from_str).collect();
        let notes = notes?;
        match notes.first() {
            Some(Note::Table { format: FORMAT, .. }) => Ok(notes),
            _ => Err(io::Error::other(crate::t!("net-keep-foreign"))),
        }
    }

    /// Adds a note that outlives this process.
    pub fn add(&mut self, note: &Note) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write_all(line(note)?.as_bytes())
    }

    /// Adds a note that outlives the computer’s sudden end.
    pub fn add_safely(&mut self, note: &Note) -> io::Result<()> {
        self.add(note)?;
        self.file.as_ref().map_or(Ok(()), File::sync_data)
    }
}

fn line(note: &Note) -> io::Result<String> {
    Ok(serde_json::to_string(note)? + "\n")
}
