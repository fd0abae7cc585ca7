//! Drives: lists of cards, and what makes one playable (DW-2, DW-81).

use super::content::{Catalog, FaceId, ReadyDrive};
use crate::rules::content::ContentError;
use crate::t;

/// The cards of a drive (DW-2).
pub const DRIVE: usize = 40;
/// The most copies of one card in a drive (DW-2).
pub const COPIES: usize = 3;

/// Reads a drive from text: one card a line or between commas, each `3x grep`, `3 grep` or `grep`. Lines that begin with
/// `#` say nothing. The cards come in the order of the card file.
///
/// # Errors
/// Every reason why it can't be played (DW-2), one sentence each.
pub fn read_drive(catalog: &Catalog, text: &str) -> Result<Vec<FaceId>, Vec<String>> {
    let (cards, mut wrong) = list_cards(catalog, text);
    wrong.extend(faults(catalog, &cards));
    if wrong.is_empty() { Ok(cards) } else { Err(wrong) }
}

/// The cards that a text names, in the order of the card file, and what in it can't be understood, a sentence each. They
/// need not be a drive that can be played (DW-90).
#[must_use]
pub fn list_cards(catalog: &Catalog, text: &str) -> (Vec<FaceId>, Vec<String>) {
    let mut wrong = Vec::new();
    let mut cards = Vec::new();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    for entry in lines.flat_map(|line| line.split([',', ';'])).map(str::trim).filter(|entry| !entry.is_empty()) {
        let (count, title) = split(catalog, entry);
        match catalog.by_title(title) {
            None => wrong.push(t!("dw-list-no-card", card = title)),
            Some(_) if count > DRIVE => wrong.push(t!("dw-list-copies", count = count, card = title, most = COPIES)),
            Some(face) => cards.extend(std::iter::repeat_n(face, count)),
        }
    }
    cards.sort_unstable();
    (cards, wrong)
}

/// Every reason why these cards can't be played as a drive (DW-2), a sentence each.
#[must_use]
pub fn faults(catalog: &Catalog, cards: &[FaceId]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    for copies in sorted.chunk_by(|one, other| one == other).filter(|copies| copies.len() > COPIES) {
        let title = &catalog.face(copies[0]).title;
        wrong.push(t!("dw-list-copies", count = copies.len(), card = title.as_str(), most = COPIES));
    }
    if cards.len() != DRIVE {
        wrong.push(t!("dw-list-size", size = DRIVE, count = cards.len()));
    }
    wrong
}

/// How many of which title stand in an entry. A title can itself begin with a number.
fn split<'a>(catalog: &Catalog, entry: &'a str) -> (usize, &'a str) {
    let digits = entry.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || catalog.by_title(entry).is_some() {
        return (1, entry);
    }
    let rest = &entry[digits..];
    let title = rest.strip_prefix(['x', 'X', '×']).filter(|rest| rest.starts_with(' ')).unwrap_or(rest);
    (entry[..digits].parse().unwrap_or(usize::MAX), title.trim())
}

/// A drive as text, one card a line, as [`read_drive`] reads it.
#[must_use]
pub fn write_drive(catalog: &Catalog, cards: &[FaceId]) -> String {
    let mut text = String::new();
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    for chunk in sorted.chunk_by(|one, other| one == other) {
        text.push_str(&format!("{}x {}\n", chunk.len(), catalog.face(chunk[0]).title));
    }
    text
}

impl ReadyDrive {
    /// Its list as text, as [`read_drive`] reads it.
    #[must_use]
    pub fn list(&self) -> String {
        self.cards.iter().map(|(count, title)| format!("{count}x {title}\n")).collect()
    }
}

/// Looks the cards of the ready drives up; everything that is wrong with them.
pub(super) fn check_ready(catalog: &Catalog, drives: &mut [ReadyDrive], (file, text): (&str, &str)) -> Vec<ContentError> {
    let mut wrong = Vec::new();
    for at in 0..drives.len() {
        let (before, rest) = drives.split_at_mut(at);
        let Some(drive) = rest.first_mut() else { break };
        let needle = format!("\"{}\"", drive.name);
        let place = text.lines().enumerate().find_map(|(line, words)| {
            let column = words.find(&needle)?;
            words.contains("name:").then(|| (line + 1, words[..column].chars().count() + 1))
        });
        let mut add =
            |text: String| wrong.push(ContentError { file: file.into(), at: place, text: format!("“{}”: {text}", drive.name) });
        let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if drive.name.is_empty() || !drive.name.chars().all(good) || drive.name == super::setup::USUAL {
            add("name: small letters, digits and hyphens, and not “usual” (DW-81).".into());
        }
        if before.iter().any(|other| other.name == drive.name) {
            add("name: another drive has it already (DW-81).".into());
        }
        match read_drive(catalog, &drive.list()) {
            Ok(faces) => drive.faces = faces,
            Err(reasons) => reasons.into_iter().for_each(|reason| add(format!("cards: {reason}"))),
        }
    }
    if drives.is_empty() {
        wrong.push(ContentError { file: file.into(), at: None, text: "There has to be one ready drive at least (DW-81).".into() });
    }
    wrong
}
