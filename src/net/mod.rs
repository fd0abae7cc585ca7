//! Tables over the network: a host, its tables, and the protocol that browsers, other desktops and bots speak.
//!
//! A [`Host`] has [`Table`](table::Table)s; each is a match with its journal, and seats for people at the other end of a
//! connection or for bots. A [`Session`] answers the messages of one client, whatever they come through; [`server`] brings
//! them through WebSockets. The protocol is described in `docs/network.md`.

mod asks;
mod bots;
mod chance;
pub mod client;
mod clock;
pub mod deal;
mod doors;
mod host;
mod keep;
pub mod messages;
mod names;
pub mod nearby;
mod outbox;
mod page;
mod playing;
pub mod server;
mod session;
mod stream;
pub mod table;
mod witness;

pub use chance::TokenHash;
pub use host::{Host, HostError, NewTable, Settings};
pub use names::Names;
pub use outbox::{Outbox, Queue};
pub use session::{Flow, Session};

/// The port of a host, where none is named.
pub const PORT: u16 = 7777;
