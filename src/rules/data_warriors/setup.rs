//! The setup of a match, and its options (DW-1, DW-2).

/// The drive of a seat for which nothing is said: the ready drive of its number.
pub(super) const USUAL: &str = "usual";
