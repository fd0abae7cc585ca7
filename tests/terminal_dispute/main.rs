//! Terminal Dispute rule by rule, as it is played: a test or more for every rule id.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod charger;
mod matrix;
mod round;
mod scoring;
mod setup;
mod solo;
mod table;
mod tracker;
