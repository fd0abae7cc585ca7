//! What is legal and what happens. Plain Rust: no clock, no input or output but content, no floats, no engine.

pub mod access_denied;
pub mod aetherium;
pub mod components;
pub mod content;
pub mod data_warriors;
pub mod game;
pub mod lists;
pub mod lookup;
pub(crate) mod read;
pub mod terminal_dispute;
pub mod trial;
