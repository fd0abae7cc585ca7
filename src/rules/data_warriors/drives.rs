//! Drives: lists of cards, and what makes one playable (DW-2, DW-81).

use super::content::{Catalog, FaceId, ReadyDrive};
use super::setup::USUAL;
use crate::rules::content::ContentError;
use crate::text::say_content;
use crate::{keys, t};

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
            None => wrong.push(t!("content-unknown", kind = "card", name = title)),
            Some(_) if count > DRIVE => wrong.push(too_many(count, title)),
            Some(face) => cards.extend(std::iter::repeat_n(face, count)),
        }
    }
    cards.sort_unstable();
    (cards, wrong)
}

/// Every reason why these cards are not a drive that can be played (DW-2), a sentence each.
#[must_use]
pub fn faults(catalog: &Catalog, cards: &[FaceId]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    for copies in sorted.chunk_by(|one, other| one == other).filter(|copies| copies.len() > COPIES) {
        let title = &catalog.face(copies[0]).title;
        wrong.push(too_many(copies.len(), title));
    }
    if cards.len() != DRIVE {
        wrong.push(t!("dw-list-cards", wanted = DRIVE, count = cards.len()));
    }
    wrong
}

/// That a drive's list has no card at this place.
pub(super) fn no_place(place: u8) -> String {
    t!("dw-queue-card", place = place, last = DRIVE - 1)
}

/// That a drive can't have so many copies of a card.
pub(super) fn too_many(count: usize, title: &str) -> String {
    t!("dw-list-copies", count = count.to_string(), card = title, most = COPIES)
}

/// How many of which title an entry names. A title may itself begin with a number.
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
    /// Its plan, in the language that is chosen.
    #[must_use]
    pub fn plan_text(&self) -> String {
        say_content(&format!("{}{}", keys!("dw-about-drive-"), self.name), &self.plan)
    }

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
        let error = |field: &str, wrong: &str| {
            ContentError::new(file, place, t!("content-of", field = field, name = drive.name.as_str(), wrong = wrong))
        };
        let good = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if drive.name.is_empty() || !drive.name.chars().all(good) || drive.name == USUAL {
            wrong.push(error("name", &t!("dw-content-drive-name", usual = USUAL)));
        }
        if before.iter().any(|other| other.name == drive.name) {
            wrong.push(error("name", &t!("content-taken", rule = "DW-81")));
        }
        let unknown = drive.cards.iter().filter(|(_, title)| catalog.by_title(title).is_none());
        let unknown = unknown.map(|(_, title)| error("cards", &t!("content-unknown", kind = "card", name = title)).missing(title));
        let unknown: Vec<ContentError> = unknown.collect();
        if !unknown.is_empty() {
            wrong.extend(unknown);
            continue;
        }
        match read_drive(catalog, &drive.list()) {
            Ok(faces) => drive.faces = faces,
            Err(reasons) => wrong.extend(reasons.iter().map(|reason| error("cards", reason))),
        }
    }
    if drives.is_empty() {
        wrong.push(ContentError::new(file, None, t!("dw-content-no-drives")));
    }
    wrong
}
