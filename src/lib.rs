//! Cyberdeck: four tabletop games about hacking on one digital table.
//!
//! - [`rules`]: what is legal and what happens, a folder for each game, all behind [`rules::game::Game`].
//! - [`bots`]: search and evaluation for every game.

pub mod bots;
pub mod rules;
