//! The match file: a header line, and a line for everything that happened since. Lines are only ever added.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::header::{FORMAT, Header, MAGIC};
use super::{MatchError, SeatSpec, files};
use crate::rules::content::content;
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
    /// The match was named: `Title("The long night")`.
    Title(String),
}

/// What a match file says before its entries are carried out.
pub(super) struct Text {
    pub header: Header,
    /// Number and text of the lines after the header.
    pub lines: Vec<(usize, String)>,
    /// The last line, where the file does not end with a line end: cut off while it was written, or edited by hand.
    pub rest: Option<Rest>,
    /// How long the file is up to its last line end.
    pub end: u64,
    /// Whether it is a header alone, without line end.
    pub bare: bool,
}

/// A last line without line end.
pub(super) struct Rest {
    pub line: usize,
    /// The text, if it is text.
    pub text: Option<String>,
    pub bytes: u64,
}

/// Reads a match file. It may be open for writing, but nothing is changed.
pub(super) fn read(path: &Path, file: &mut File) -> Result<Text, MatchError> {
    let io = |error| MatchError::io(path, "read", error);
    if file.metadata().map_err(io)?.is_dir() {
        return Err(MatchError::Foreign(path.to_owned()));
    }
    // A look at the beginning first: a foreign file may be of any size.
    let mut bytes = Vec::new();
    file.take(MAGIC.len() as u64).read_to_end(&mut bytes).map_err(io)?;
    if bytes.is_empty() {
        return Err(MatchError::Empty(path.to_owned()));
    }
    if bytes != MAGIC.as_bytes() {
        return Err(MatchError::Foreign(path.to_owned()));
    }
    file.read_to_end(&mut bytes).map_err(io)?;

    let mut lines = Vec::new();
    let mut rest = None;
    let mut end = 0;
    for (at, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let (number, text) = (at + 1, std::str::from_utf8(line).ok().map(str::trim));
        if !line.ends_with(b"\n") {
            rest = Some(Rest { line: number, text: text.map(str::to_owned), bytes: line.len() as u64 });
            break;
        }
        end += line.len() as u64;
        match text {
            Some("") => {}
            Some(text) => lines.push((number, text.to_owned())),
            None => return Err(damaged(path, number, "This line is no text.")),
        }
    }
    let header = match (lines.first(), &rest) {
        (Some((1, text)), _) => parse_header(path, text)?,
        (None, Some(Rest { text: Some(text), line: 1, .. })) => parse_header(path, text)?,
        _ => return Err(damaged(path, 1, "The first line is missing.")),
    };
    let bare = lines.is_empty();
    if bare {
        end = rest.take().map_or(0, |rest| rest.bytes);
    } else {
        lines.remove(0);
    }
    Ok(Text { header, lines, rest, end, bare })
}

pub(super) fn damaged(path: &Path, line: usize, text: impl Into<String>) -> MatchError {
    MatchError::Damaged { path: path.to_owned(), line, text: text.into() }
}

fn parse_header(path: &Path, text: &str) -> Result<Header, MatchError> {
    /// What every format has.
    #[derive(Deserialize)]
    #[serde(rename = "CyberdeckMatch")]
    struct Probe {
        format: u32,
        game: String,
    }
    let probe: Probe = ron::from_str(text).map_err(|error| damaged(path, 1, sentence(&error)))?;
    if probe.format > FORMAT {
        return Err(MatchError::Newer { path: path.to_owned(), format: probe.format });
    }
    if !crate::rules::registry::IDS.contains(&probe.game.as_str()) {
        return Err(MatchError::UnknownGame { path: path.to_owned(), game: probe.game });
    }
    let header: Header = ron::from_str(text).map_err(|error| damaged(path, 1, sentence(&error)))?;
    if header.seats.len() != usize::from(header.setup.seats) {
        let text = format!("The setup is for {} seats, but {} are named.", header.setup.seats, header.seats.len());
        return Err(damaged(path, 1, text));
    }
    let ours = content().hash(&header.game);
    if header.content != ours {
        return Err(MatchError::OtherContent { path: path.to_owned(), theirs: header.content, ours: ours.to_owned() });
    }
    Ok(header)
}

/// An error of the RON reader as a sentence with its column.
pub(super) fn sentence(error: &ron::error::SpannedError) -> String {
    format!("{} (column {}).", error.code.to_string().trim_end_matches('.'), error.span.start.col)
}

/// The text of one line, without its end.
pub(super) fn line_of<T: Serialize>(path: &Path, value: &T) -> Result<String, MatchError> {
    ron::to_string(value).map_err(|error| MatchError::io(path, "written", io::Error::other(error)))
}

/// A match file that is open for adding lines, and locked for everybody else who wants to.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    /// Up to here the file is confirmed; what follows is a torn line.
    end: u64,
    /// Whether the file may be longer than `end`.
    torn: bool,
    /// Whether the last line lacks its end.
    unended: bool,
}

impl Journal {
    /// Makes a new file with these first lines. It is there as a whole or not at all.
    pub(super) fn create(path: &Path, header: &Header, lines: &[String]) -> Result<Self, MatchError> {
        let mut text = format!("{MAGIC}{}\n", line_of(path, header)?);
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        files::write_new(path, &text).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists if path.exists() => MatchError::Exists(path.to_owned()),
            _ => MatchError::io(path, "written", error),
        })?;
        let file = open_alone(path)?;
        Ok(Self { path: path.to_owned(), file, end: text.len() as u64, torn: false, unended: false })
    }

    /// Opens a file to go on with it; `keeps_rest` tells whether a last line without line end counts.
    pub(super) fn resume(path: &Path, file: File, text: &Text, keeps_rest: bool) -> Self {
        let rest = text.rest.as_ref().map_or(0, |rest| rest.bytes);
        let end = if keeps_rest { text.end + rest } else { text.end };
        Self { path: path.to_owned(), file, end, torn: rest > 0 && !keeps_rest, unended: text.bare || keeps_rest }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line. When this returns it is on disk; when it fails the file is as it was, but for a torn last line.
    pub(super) fn append<T: Serialize>(&mut self, entry: &T) -> Result<(), MatchError> {
        let line = line_of(&self.path, entry)?;
        let text = if self.unended { format!("\n{line}\n") } else { format!("{line}\n") };
        self.write(&text).map_err(|error| MatchError::io(&self.path, "written", error))
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.torn {
            self.file.set_len(self.end)?;
        }
        self.torn = true;
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()?;
        self.end += text.len() as u64;
        (self.torn, self.unended) = (false, false);
        Ok(())
    }
}

impl Drop for Journal {
    /// A process that is being started at this moment may hold the file a little longer; the lock is gone now.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// Opens a match file for reading and adding, while nobody else may add.
pub(super) fn open_alone(path: &Path) -> Result<File, MatchError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    // A lock would keep others from reading here, so they are kept from opening it for writing instead.
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 1);
    let file = options.open(path).map_err(|error| match error.raw_os_error() {
        Some(32) if cfg!(windows) => MatchError::Locked(path.to_owned()),
        _ if path.is_dir() => MatchError::Foreign(path.to_owned()),
        _ => MatchError::io(path, "opened", error),
    })?;
    if cfg!(not(windows))
        && let Err(TryLockError::WouldBlock) = file.try_lock()
    {
        return Err(MatchError::Locked(path.to_owned()));
    }
    Ok(file)
}
