//! What every game gives: the same bots, hints, reasons, ways, warnings and achievements, over whole matches of each.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod achievements;
mod balance;
mod bots;
mod contents;
mod goldens;
mod hints;
mod waste;
mod ways;
mod why;
