//! A match that runs: who sits where, the journal on disk, undo and redo, replay, and the folder of saved matches and
//! of lists to play with.
//!
//! A [`Match`] is the only way by which anything outside the rules changes a state. It keeps the *line of play*: the
//! start and every step since, so that undo and replay are a look-up. What it has confirmed is on disk; the file is
//! described in `docs/match-file.md`.

mod bytes;
pub mod deal;
mod error;
mod header;
mod journal;
pub mod library;
mod line;
pub mod lists;
mod reader;
mod recovery;
mod replay;
mod running;
mod seed;
mod sum;
pub mod verify;

pub use crate::files::write_atomically;
pub use crate::seats::{Player, SeatSpec};
pub use bytes::Bytes32;
pub use deal::Deal;
pub use error::{ApplyError, MatchError};
pub use header::{FORMAT, Header, Origin};
pub use library::Library;
pub use reader::MatchFile;
pub use replay::{Bookmark, Replay};
pub use running::{LogLine, Match, Undoable};
pub use seed::Seed;
