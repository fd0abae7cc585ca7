//! What all boards share.

mod chance;

pub use chance::Chance;
