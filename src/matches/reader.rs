//! A match file as it is read: the header, and the lines after it one by one, each held against its sum.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::MatchError;
use super::header::{FORMAT, Header, MAGIC};
use super::sum::Sum;
use crate::files::{self, MATCH_LIMIT};
use crate::games::IDS;
use crate::rules::content::Content;
use crate::rules::read::sentence;
use crate::seats::one_line;
use crate::t;

/// The first format whose lines carry sums.
const SUMMED: u32 = 2;

/// A match file that was read, once and as a whole. What its lines lead to is worked out by
/// [`Replay::of`](super::Replay::of) and [`Match::open`](super::Match::open).
#[derive(Debug)]
pub struct MatchFile {
    path: PathBuf,
    header: Header,
    content: &'static Content,
    bytes: Vec<u8>,
    body: Place,
    /// Whether the header is all there is, without a line end.
    bare: bool,
}

/// How far a file has been read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    /// In bytes.
    pub end: usize,
    /// In lines, those without a word too.
    pub lines: usize,
    /// The sum of all lines up to here.
    pub sum: Sum,
    /// Whether a line up to here carried its sum; from then on all do.
    summed: bool,
}

/// Where a file is damaged, and how.
#[derive(Debug, Clone)]
pub(super) struct Damage {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it, in sentences.
    pub text: String,
}

/// What comes next in a file.
pub(super) enum Next<'a> {
    /// A line that follows from those before.
    Line(&'a str),
    /// A last line without line end: cut off while it was written, unless its text is given and makes sense.
    Rest(Option<&'a str>),
    /// Nothing.
    End,
}

impl MatchFile {
    /// Reads a match file, which may be a pipe. Nothing is changed, and it may be open elsewhere.
    ///
    /// # Errors
    /// It can't be read, or its header makes no sense. Whether the lines after it do is not known yet.
    pub fn read(path: &Path) -> Result<Self, MatchError> {
        let file = File::open(path).map_err(|error| MatchError::io(path, "opened", error))?;
        if file.metadata().is_ok_and(|data| data.is_dir()) {
            return Err(MatchError::Foreign(path.to_owned()));
        }
        Self::read_from(path, &file)
    }

    /// Reads a match file from a text; the path is what errors name.
    ///
    /// # Errors
    /// It is not that of a match file, or its header makes no sense.
    pub fn of_text(path: &Path, text: &str) -> Result<Self, MatchError> {
        Self::read_from(path, text.as_bytes())
    }

    /// Reads what comes from `file`; the path is what errors name.
    pub(super) fn read_from(path: &Path, mut file: impl Read) -> Result<Self, MatchError> {
        // A look at the beginning first: a foreign file may be of any size.
        let begin = Self::beginning(&mut file).map_err(|error| MatchError::io(path, "read", error))?;
        if begin.is_empty() {
            return Err(MatchError::Empty(path.to_owned()));
        }
        Self::go_on(path, begin, file).unwrap_or_else(|_| Err(MatchError::Foreign(path.to_owned())))
    }

    /// As many bytes of a file as tell whether it is a match file.
    pub(crate) fn beginning(file: &mut impl Read) -> io::Result<Vec<u8>> {
        files::beginning(MAGIC.len(), file)
    }

    /// Reads the rest of a file with this [`beginning`](Self::beginning), if it is that of a match file; else gives both
    /// back.
    pub(crate) fn go_on<R: Read>(path: &Path, begin: Vec<u8>, rest: R) -> Result<Result<Self, MatchError>, (Vec<u8>, R)> {
        if begin != MAGIC.as_bytes() {
            return Err((begin, rest));
        }
        let read = files::read_up_to(MATCH_LIMIT, io::Cursor::new(begin).chain(rest));
        let read = read.map_err(|error| MatchError::Unread { path: path.to_owned(), error });
        Ok(read.and_then(|bytes| Self::parse(path, bytes)))
    }

    fn parse(path: &Path, bytes: Vec<u8>) -> Result<Self, MatchError> {
        let damaged = |text: String| MatchError::damaged(path, Damage { line: 1, text }, None);
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let line = std::str::from_utf8(&bytes[..end.unwrap_or(bytes.len())]).map_err(|_| damaged(t!("line-not-text")))?;
        let before = Place { end: 0, lines: 0, sum: Sum::START, summed: false };
        let (text, carried) = Sum::split(line.trim());
        let (header, content) = parse_header(path, text)?;
        let sum = before.follow(text, carried, header.format >= SUMMED).map_err(damaged)?;
        let body = Place { end: end.map_or(bytes.len(), |end| end + 1), lines: 1, sum, summed: carried.is_some() };
        Ok(Self { path: path.to_owned(), header, content, body, bare: end.is_none(), bytes })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the match is.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The content that the header names.
    pub(super) const fn content(&self) -> &'static Content {
        self.content
    }

    /// Where the lines after the header begin.
    pub(super) const fn body(&self) -> Place {
        self.body
    }

    /// Whether the header is all there is, without a line end.
    pub(super) const fn is_bare(&self) -> bool {
        self.bare
    }

    /// How many bytes the file has.
    pub(super) const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Reads on from a place and moves it along; a rest is not moved over.
    pub(super) fn next(&self, place: &mut Place) -> Result<Next<'_>, Damage> {
        loop {
            let ahead = &self.bytes[place.end..];
            if ahead.is_empty() {
                return Ok(Next::End);
            }
            let line_end = ahead.iter().position(|byte| *byte == b'\n');
            let text = std::str::from_utf8(&ahead[..line_end.unwrap_or(ahead.len())]).map(str::trim);
            let Some(line_end) = line_end else {
                let (text, carried) = Sum::split(text.unwrap_or_default());
                return Ok(Next::Rest(place.follow(text, carried, place.summed).is_ok().then_some(text)));
            };
            let line = place.lines + 1;
            let text = text.map_err(|_| Damage { line, text: t!("line-not-text") })?;
            (place.end, place.lines) = (place.end + line_end + 1, line);
            if text.is_empty() {
                continue;
            }
            let (text, carried) = Sum::split(text);
            place.sum = place.follow(text, carried, place.summed).map_err(|text| Damage { line, text })?;
            place.summed |= carried.is_some();
            return Ok(Next::Line(text));
        }
    }

    /// A place behind a rest that counts.
    pub(super) fn behind(&self, place: Place, rest: &str) -> Place {
        Place { end: self.len(), lines: place.lines + 1, sum: place.sum.then(rest), ..place }
    }
}

impl Place {
    /// The sum up to a line that comes next, and why it can't come next.
    fn follow(self, text: &str, carried: Option<Sum>, needs_sum: bool) -> Result<Sum, String> {
        let sum = self.sum.then(text);
        match carried {
            Some(carried) if carried == sum => Ok(sum),
            Some(carried) if carried == self.sum => Err(t!("line-twice")),
            Some(carried) if self.lines == 0 => Err(t!("line-changed", sum = sum.to_string(), carried = carried.to_string())),
            Some(carried) => Err(t!("line-not-next", sum = sum.to_string(), carried = carried.to_string())),
            None if needs_sum => Err(t!("line-no-sum")),
            None => Ok(sum),
        }
    }
}

fn parse_header(path: &Path, text: &str) -> Result<(Header, &'static Content), MatchError> {
    /// What every format has.
    #[derive(Deserialize)]
    #[serde(rename = "CyberdeckMatch")]
    struct Probe {
        format: u32,
        game: String,
    }
    let damaged = |text: String| MatchError::damaged(path, Damage { line: 1, text }, None);
    let unreadable = |error: ron::error::SpannedError| damaged(in_column(&error));
    let probe: Probe = ron::from_str(text).map_err(unreadable)?;
    match probe.format {
        0 => return Err(damaged(t!("match-format-zero"))),
        1..=FORMAT => {}
        format => return Err(MatchError::Newer { path: path.to_owned(), format }),
    }
    if !IDS.contains(&probe.game.as_str()) {
        return Err(MatchError::UnknownGame { path: path.to_owned(), game: probe.game });
    }
    let mut header: Header = ron::from_str(text).map_err(unreadable)?;
    if header.seats.len() != usize::from(header.setup.seats) {
        return Err(damaged(t!("match-seats-named", seats = header.setup.seats, named = header.seats.len())));
    }
    let content = match Content::find(&header.game, &header.content) {
        Ok(content) => content,
        Err(ours) => return Err(MatchError::OtherContent { path: path.to_owned(), theirs: header.content, ours }),
    };
    header.title = header.title.map(|title| one_line(&title)).filter(|title| !title.is_empty());
    header.seats.iter_mut().for_each(|seat| seat.name = one_line(&seat.name));
    if let Some(from) = &mut header.from {
        from.name = one_line(&from.name);
    }
    Ok((header, content))
}

/// An error of the RON reader as a sentence with its column.
pub(super) fn in_column(error: &ron::error::SpannedError) -> String {
    t!("line-column", text = sentence(&error.code).trim_end_matches('.'), column = error.span.start.col.to_string())
}
