//! What all boards share.

mod chance;
mod color;
mod id_set;
mod judging;
mod list;
mod out;

pub use chance::Chance;
pub use color::{NotAColor, Rgb};
pub(crate) use id_set::enum_ids;
pub use id_set::{Bits, Id, IdSet};
pub(in crate::rules) use judging::{Findings, expect, in_field};
pub(crate) use judging::{NO_RULE, out_of_range};
pub use list::List;
pub(in crate::rules) use out::Out;
