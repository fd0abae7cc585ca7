//! The match file as it is written: a header line, and a line for everything that happened since. Lines are only ever added.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::deal::Sight;
use super::header::{Header, MAGIC};
use super::sum::Sum;
use super::{MatchError, SeatSpec};
use crate::files;
use crate::rules::game::Seat;

/// A line of the journal after the header.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) enum Entry<A> {
    /// A seat acted: `Act(0,Roll)`.
    Act(Seat, A),
    /// A seat took its last action back: `Undo(0)`.
    Undo(Seat),
    /// A seat put back what it had taken back last: `Redo(0)`.
    Redo(Seat),
    /// Another player took a seat over: `Seat(1,(name:"Bot 2",player:"bot:normal"))`.
    Seat(Seat, SeatSpec),
    /// Results were put before those of chance: `Queue([6,6,6])`.
    Queue(Vec<u8>),
    /// A seat asked for a hint: `Hint(0)`.
    Hint(Seat),
    /// The match was named: `Title("The long night")`.
    Title(String),
    /// Views were shown, in a match whose deal was sealed: `Shown([(seat:Some(0),seq:5,step:12,view:"…")])`.
    Shown(Vec<Sight>),
}

/// The text of one line, without its sum and end.
pub(super) fn line_of<T: Serialize>(path: &Path, value: &T) -> Result<String, MatchError> {
    ron::to_string(value).map_err(|error| MatchError::io(path, "written", io::Error::other(error)))
}

/// A match file that is open for adding lines, and locked for everybody else who wants to.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    tail: Tail,
}

/// Where the next line goes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tail {
    /// Up to here the file is confirmed; what follows is a torn line.
    pub end: u64,
    /// The sum up to there.
    pub sum: Sum,
    /// Whether the file may be longer than `end`.
    pub torn: bool,
    /// Whether the last line lacks its end.
    pub unended: bool,
}

impl Journal {
    /// Makes a new file with these first lines. It is there as a whole or not at all.
    pub(super) fn create(path: &Path, header: &Header, lines: &[String]) -> Result<Self, MatchError> {
        let header = format!("{MAGIC}{}", line_of(path, header)?);
        let (mut text, mut sum) = (String::new(), Sum::START);
        for line in std::iter::once(&header).chain(lines) {
            sum = sum.then(line);
            text.push_str(&sum.behind(line));
            text.push('\n');
        }
        files::write_new(path, &text).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists if path.exists() => MatchError::Exists(path.to_owned()),
            _ => MatchError::io(path, "written", error),
        })?;
        let tail = Tail { end: text.len() as u64, sum, torn: false, unended: false };
        Ok(Self::resume(path, open_alone(path)?, tail))
    }

    /// Goes on with a file.
    pub(super) fn resume(path: &Path, file: File, tail: Tail) -> Self {
        Self { path: path.to_owned(), file, tail }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line. When this returns it is on disk; when it fails the file is as it was, but for a torn last line.
    pub(super) fn append<T: Serialize>(&mut self, entry: &T) -> Result<(), MatchError> {
        let line = line_of(&self.path, entry)?;
        let sum = self.tail.sum.then(&line);
        let start = if self.tail.unended { "\n" } else { "" };
        let text = format!("{start}{}\n", sum.behind(&line));
        self.write(&text).map_err(|error| MatchError::io(&self.path, "written", error))?;
        self.tail = Tail { end: self.tail.end + text.len() as u64, sum, torn: false, unended: false };
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.tail.torn {
            self.file.set_len(self.tail.end)?;
        }
        self.tail.torn = true;
        self.file.seek(SeekFrom::Start(self.tail.end))?;
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()
    }
}

impl Drop for Journal {
    /// A process that is being started at this moment may hold the file a little longer; the lock is gone now.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// Whether a path is of a file, if there is anything: a pipe would be waited for without end, can be read once only, and
/// nothing can be added to it.
pub(super) fn check_file(path: &Path) -> Result<(), MatchError> {
    match std::fs::metadata(path) {
        Ok(data) if data.is_dir() => Err(MatchError::Foreign(path.to_owned())),
        Ok(data) if !data.is_file() => Err(MatchError::NotAFile(path.to_owned())),
        _ => Ok(()),
    }
}

/// Opens a match file for reading and adding, while nobody else may add.
pub(super) fn open_alone(path: &Path) -> Result<File, MatchError> {
    check_file(path)?;
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    // A lock would keep others from reading here, so they are kept from opening it for writing instead.
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 1);
    let file = options.open(path).map_err(|error| match error.raw_os_error() {
        Some(32) if cfg!(windows) => MatchError::Locked(path.to_owned()),
        _ => MatchError::io(path, "opened", error),
    })?;
    if cfg!(not(windows))
        && let Err(TryLockError::WouldBlock) = file.try_lock()
    {
        return Err(MatchError::Locked(path.to_owned()));
    }
    Ok(file)
}
