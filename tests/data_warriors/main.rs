//! Data.Warriors as players see it: a test for each rule of its chapter, and duels with cards at random.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod bots;
mod cards;
mod costs;
mod fuzz;
mod language;
mod log;
mod loops;
mod property;
mod refusals;
mod set;
mod table;
mod triggers;
mod turn;
