//! The programs of Aetherium at play: every text of every data card is used, and matches of all collectives come to an end.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod matches;
