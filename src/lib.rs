//! Cyberdeck: four tabletop games about hacking on one digital table.
//!
//! - [`rules`]: what is legal and what happens, a folder for each game, all behind [`rules::game::Game`].
//! - [`mod@matches`]: a match that runs: seats, journal on disk, undo, replay, the folder of saved matches.
//! - [`cli`]: the command line, a file for each subcommand.
//! - [`scenes`]: the tables as data.
//! - [`art`]: which card has which emblem.
//! - `desktop`: the window (feature `desktop`).
//! - [`bots`]: search and evaluation for every game.
//! - [`lessons`]: what a newcomer plays first, step by step on the real table.
//! - [`achievements`]: what somebody did in a match that teaches something about the game.
//! - [`games`]: the list of the games, for code that works with any of them.
//! - [`seats`]: who plays at a seat: a person, or a bot of a level.
//! - [`shards`]: many matches in parts, on one computer or many, and their results put together.
//! - [`net`]: tables over the network: a host, its tables, the protocol.
//! - [`crash`]: what is left of a window that broke down, for the next start.
//! - [`launch`]: what the window is opened for.
//! - [`files`]: reading files from outside within bounds, and writing our own so that a crash does no harm.
//! - [`text`]: everything the program says, by language.
//! - `schema`: the shapes of what the engine protocol gives and takes (feature `schema`, for `docs/schema/`).

pub mod achievements;
pub mod art;
pub mod bots;
pub mod cli;
pub mod crash;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod files;
pub mod games;
pub mod launch;
pub mod lessons;
pub mod matches;
pub mod net;
pub mod rules;
pub mod scenes;
#[cfg(feature = "schema")]
pub mod schema;
pub mod seats;
pub mod shards;
pub mod text;
