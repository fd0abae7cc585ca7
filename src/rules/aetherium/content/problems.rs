//! Takes down what is wrong with lists of things that have an id, with places.

use crate::rules::content::ContentError;
use crate::t;

/// What is wrong with a file.
#[derive(Debug)]
pub(super) struct Problems<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<ContentError>,
}

impl<'a> Problems<'a> {
    pub(super) const fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, found: Vec::new() }
    }

    /// Takes down what is wrong with a field of the thing with this id, the one with this number of those that have it.
    pub(super) fn add(&mut self, (id, nth): (&str, usize), field: &str, wrong: &str) {
        let at = self.place(id, nth, field);
        self.found.push(ContentError::new(self.file, at, t!("content-of", field = field, name = id, wrong = wrong)));
    }

    /// The same, where that is wrong because nothing has the name `missing`.
    pub(super) fn add_missing(&mut self, thing: (&str, usize), field: &str, missing: &str, wrong: &str) {
        self.add(thing, field, wrong);
        if let Some(error) = self.found.pop() {
            self.found.push(error.missing(missing));
        }
    }

    pub(super) fn into_found(self) -> Vec<ContentError> {
        self.found
    }

    /// The place of a field of a thing, or else where the thing begins.
    fn place(&self, id: &str, nth: usize, field: &str) -> Option<(usize, usize)> {
        let this = format!("\"{id}\"");
        let lines = self.text.lines().filter(|line| named_at(line, "id").is_some());
        let (at, _) = lines.enumerate().filter(|(_, line)| line.contains(&this)).nth(nth)?;
        place_after(self.text, "id", at, field)
    }
}

/// The place, line and column from 1, of a field of the thing that begins where `first` is named for this time, counted
/// from 0; or else where that thing begins.
pub(super) fn place_after(text: &str, first: &str, nth: usize, field: &str) -> Option<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut starts = (0..lines.len()).filter(|line| named_at(lines[*line], first).is_some()).skip(nth);
    let start = starts.next()?;
    let end = starts.next().unwrap_or(lines.len());
    let column = |line: usize, byte: usize| (line + 1, lines[line][..byte].chars().count() + 1);
    let found = (start..end).find_map(|line| named_at(lines[line], field).map(|byte| column(line, byte)));
    found.or_else(|| Some(column(start, named_at(lines[start], first).unwrap_or(0))))
}

/// Where a line names a field, outside of a comment.
fn named_at(line: &str, field: &str) -> Option<usize> {
    let line = line.split("//").next().unwrap_or(line);
    let name = format!("{field}:");
    let whole = |at: &usize| !line[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    line.match_indices(&name).map(|(at, _)| at).find(whole)
}
