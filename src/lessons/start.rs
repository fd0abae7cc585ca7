//! The position in which a lesson begins.

use super::file::Start;
use super::pattern::merge;
use crate::matches::{Match, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Setup};
use crate::seats::Level;
use crate::t;

/// The learner's seat.
pub(super) const LEARNER: usize = 0;

/// The state before the moves of a start, and who sits at the table.
///
/// # Errors
/// Everything that is wrong with setup or position.
pub(super) fn begin<G: Game>(start: &Start<G::Action>, content: &'static Content) -> Result<(G, Vec<SeatSpec>), Vec<String>> {
    let seats: Vec<SeatSpec> = start.seats.iter().enumerate().map(|(at, name)| seat(at, name)).collect();
    let setup = Setup { seats: u8::try_from(seats.len()).unwrap_or(u8::MAX), options: start.options.clone() };
    let fresh = G::new(&setup, start.seed, content)?;
    let Some(patch) = &start.position else { return Ok((fresh, seats)) };
    let unread = |error: serde_json::Error| vec![t!("lesson-problem-position", error = error.to_string())];
    let mut written = serde_json::to_value(&fresh).map_err(unread)?;
    merge(&mut written, patch);
    let state: G = content.reading(|| serde_json::from_value(written)).map_err(unread)?;
    state.validate_rehearsal()?;
    Ok((state, seats))
}

fn seat(at: usize, name: &str) -> SeatSpec {
    let spec = if at == LEARNER { SeatSpec::human() } else { SeatSpec::bot(Level::Easy) };
    spec.named(name)
}

/// A match that stands there; nothing of it is kept.
///
/// # Errors
/// Everything that is wrong with the state.
pub(super) fn table<G: Game>(state: &G, seats: &[SeatSpec], content: &'static Content) -> Result<Match<G>, Vec<String>> {
    Match::from_state(state.clone(), content, seats, true).map_err(|error| vec![error.to_string()])
}
