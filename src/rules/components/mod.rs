//! What all boards share.

mod chance;
mod color;
mod list;

pub use chance::Chance;
pub use color::{NotAColor, Rgb};
pub use list::List;
