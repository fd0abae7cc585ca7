//! What all boards share.

mod chance;
mod color;
mod id_set;
mod list;

pub use chance::Chance;
pub use color::{NotAColor, Rgb};
pub use id_set::{Bits, Id, IdSet};
pub use list::List;
