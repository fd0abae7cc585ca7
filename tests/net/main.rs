//! Tables over the network: what each client receives, what it never receives, and what happens when things go wrong.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod client;
mod conformance;
mod faults;
mod hostile;
mod lines;
mod sealed;
mod secrecy;
mod session;
mod table;

// The worlds that a viewer can't tell apart are those of the test of secrets.
#[path = "../secrets/access_denied.rs"]
mod access_denied;
#[path = "../secrets/aetherium.rs"]
mod aetherium;
#[path = "../secrets/compare.rs"]
mod compare;
#[path = "../secrets/data_warriors.rs"]
mod data_warriors;
#[path = "../secrets/follow.rs"]
mod follow;
#[path = "../secrets/report.rs"]
#[expect(dead_code, reason = "the test of secrets judges")]
mod report;
#[path = "../secrets/terminal_dispute.rs"]
mod terminal_dispute;
#[path = "../secrets/worlds.rs"]
mod worlds;
