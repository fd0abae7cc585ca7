//! Aetherium as players see it: a test for each rule of its chapter; its content, its programs at play, its bots.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod bots;
mod catalog;
mod combat;
mod drawing;
mod effects;
mod forms;
mod geometry;
mod ground;
mod log;
mod movement;
mod odds;
mod order;
mod prices;
mod programs;
mod property;
mod queries;
mod refusals;
mod schemas;
mod sight;
mod table;
mod without_place;
