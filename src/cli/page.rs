//! Matches in words: header, log and results, as `watch` and `replay` print them.

use std::fmt::Display;
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
pub(super) fn head(out: &mut impl Write, title: &str, seats: &[SeatSpec], names: Names<'_>, seed: impl Display) -> io::Result<()> {
    let who: Vec<_> = (0..).zip(seats).map(|(at, seat)| format!("{} ({})", names.of(Seat(at)), seat.player)).collect();
    writeln!(out, "{}", t!("cli-head", title = title, players = who.join(", "), seed = seed.to_string()))
}

/// The log as it is written: each entry with the number of the step at which it begins.
pub(super) struct Log<G: Game> {
    reader: Reader,
    /// What is not written yet, since more may belong to it.
    waiting: Vec<(usize, G::Event)>,
    /// A heading that is written once something stands under it.
    heading: Option<String>,
    /// The step whose number was written last.
    numbered: usize,
}

impl<G: Game> Log<G> {
    pub fn new(reader: Reader) -> Self {
        Self { reader, waiting: Vec::new(), heading: None, numbered: 0 }
    }

    /// Takes the events of a step, and writes what is complete.
    pub fn step(&mut self, out: &mut impl Write, number: usize, events: &[Witnessed<G::Event>], names: Names<'_>) -> io::Result<()> {
        self.waiting.extend(events.iter().filter(|event| self.reader.sees(event)).map(|event| (number, event.event.clone())));
        self.write(out, names, false)
    }

    /// Writes what is left.
    pub fn finish(&mut self, out: &mut impl Write, names: Names<'_>) -> io::Result<()> {
        self.write(out, names, true)
    }

    fn write(&mut self, out: &mut impl Write, names: Names<'_>, all: bool) -> io::Result<()> {
        let events: Vec<&G::Event> = self.waiting.iter().map(|(_, event)| event).collect();
        let mut told = 0;
        while told < events.len() {
            let entry = G::log_entry(&events[told..], names);
            let next = told + entry.events.max(1);
            if next >= events.len() && !all {
                break;
            }
            let step = self.waiting[told].0;
            told = next;
            if entry.text.is_empty() {
                continue;
            }
            if entry.heading {
                self.heading = None;
            }
            if entry.bare {
                self.heading = Some(entry.text);
                continue;
            }
            if entry.heading {
                writeln!(out)?;
            }
            if let Some(heading) = self.heading.take() {
                writeln!(out, "\n      {heading}")?;
            }
            let number = if step == self.numbered { String::new() } else { step.to_string() };
            writeln!(out, "{number:>4}  {}", entry.text)?;
            self.numbered = step;
        }
        self.waiting.drain(..told.min(self.waiting.len()));
        Ok(())
    }
}

/// Places, best first, and points where the game has them.
pub(super) fn results<G: Game>(out: &mut impl Write, outcome: &Outcome, names: Names<'_>) -> io::Result<()> {
    let mut seats: Vec<Seat> = (0..outcome.seats).map(Seat).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    for seat in seats {
        let (place, player) = (outcome.places[seat.index()], names.of(seat));
        if G::HAS_POINTS {
            writeln!(out, "{}", t!("cli-result", place = place, player = &*player, points = outcome.scores[seat.index()]))?;
        } else {
            writeln!(out, "{place}. {player}")?;
        }
    }
    Ok(())
}
