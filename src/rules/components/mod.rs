//! What all boards share.

mod chance;
mod list;

pub use chance::Chance;
pub use list::List;
