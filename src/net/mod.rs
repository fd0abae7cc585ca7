//! Tables over the network.

pub mod client;
pub mod nearby;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The port of a host, where none is named.
pub const PORT: u16 = 7180;
