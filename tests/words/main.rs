//! What a person reads: in the files of every language, in play, in refusals, in the glossaries and on the page for browsers.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod glossary;
mod page;
mod play;
mod refusals;
mod style;
mod text;
