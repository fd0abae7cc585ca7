//! Takes down what is wrong with lists of things that have an id, with places.

use crate::rules::content::ContentError;

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
        self.found.push(ContentError { file: self.file.into(), at, text: format!("{field} of “{id}”: {wrong}") });
    }

    pub(super) fn into_found(self) -> Vec<ContentError> {
        self.found
    }

    /// The place of a field of a thing, or else where the thing begins.
    fn place(&self, id: &str, nth: usize, field: &str) -> Option<(usize, usize)> {
        let lines: Vec<&str> = self.text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
        let named = |line: &&str| named_at(line, "id").is_some();
        let this = format!("\"{id}\"");
        let starts = lines.iter().enumerate().filter(|(_, line)| named(line) && line.contains(&this));
        let start = starts.map(|(at, _)| at).nth(nth)?;
        let end = (start + 1..lines.len()).find(|at| named(&lines[*at])).unwrap_or(lines.len());
        let column = |line: usize, byte: usize| (line + 1, lines[line][..byte].chars().count() + 1);
        let found = (start..end).find_map(|line| named_at(lines[line], field).map(|byte| column(line, byte)));
        found.or_else(|| Some(column(start, named_at(lines[start], "id").unwrap_or(0))))
    }
}

/// Where a line names a field.
fn named_at(line: &str, field: &str) -> Option<usize> {
    let name = format!("{field}:");
    let whole = |at: &usize| !line[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    line.match_indices(&name).map(|(at, _)| at).find(whole)
}
