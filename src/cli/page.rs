//! Matches in words: header, log and results, as `watch` and `replay` print them.

use std::io::{self, Write};

use crate::matches::SeatSpec;
use crate::rules::game::{Audience, Game, Names, Outcome, Seat, Viewer, Witnessed};
use crate::t;

/// Who reads a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// Whoever may know everything.
    All,
    /// Somebody who knows only what a viewer knows.
    Only(Viewer),
}

impl Reader {
    /// Whether the reader sees an event. Who may know everything reads what those saw whom it concerns, and not what the
    /// others got instead of it.
    pub fn sees<E>(self, witnessed: &Witnessed<E>) -> bool {
        match self {
            Self::All => !matches!(witnessed.audience, Audience::Except(_)),
            Self::Only(viewer) => witnessed.audience.includes(viewer),
        }
    }
}

/// The line that a log begins with.
pub(super) fn head(out: &mut impl Write, title: &str, seats: &[SeatSpec], names: Names<'_>, seed: u64) -> io::Result<()> {
    let who: Vec<_> = (0..).zip(seats).map(|(at, seat)| format!("{} ({})", names.of(Seat(at)), seat.player)).collect();
    writeln!(out, "{}", t!("cli-head", title = title, players = who.join(", "), seed = seed.to_string()))
}

/// A step of the log: its number before its first line.
pub(super) fn step(out: &mut impl Write, number: usize, lines: &[String]) -> io::Result<()> {
    for (at, line) in lines.iter().enumerate() {
        if at == 0 { writeln!(out, "{number:>4}  {line}")? } else { writeln!(out, "      {line}")? }
    }
    Ok(())
}

/// The words of the events that a reader sees.
pub(super) fn words<'a, G: Game>(
    events: impl IntoIterator<Item = &'a Witnessed<G::Event>>,
    reader: Reader,
    names: Names<'_>,
) -> Vec<String> {
    events.into_iter().filter(|event| reader.sees(event)).map(|event| G::describe_event(&event.event, names)).collect()
}

/// Places and scores, best first.
pub(super) fn results(out: &mut impl Write, outcome: &Outcome, names: Names<'_>) -> io::Result<()> {
    let mut seats: Vec<Seat> = (0..outcome.seats).map(Seat).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    for seat in seats {
        let (place, points) = (outcome.places[seat.index()], outcome.scores[seat.index()]);
        writeln!(out, "{}", t!("cli-result", place = place, player = names.of(seat).into_owned(), points = points))?;
    }
    Ok(())
}
