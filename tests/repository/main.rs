//! The repository as a whole: what may depend on what, what stands in its root, and which rules are tested.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod architecture;
mod root;
mod rules_coverage;
