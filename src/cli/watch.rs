//! `watch`: a match between bots as a readable log.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::Failure;
use super::page::{self, Reader};
use super::plain;
use super::players::Bots;
use super::setup::{MatchArguments, Thinking};
use crate::bots::{Level, Strategy};
use crate::games::{Visitor, with_game};
use crate::matches::{Match, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Setup, Viewer};

/// A match between bots as a log, action by action.
#[derive(Debug, Args)]
pub(super) struct Watch {
    #[command(flatten)]
    table: MatchArguments,
    #[command(flatten)]
    thinking: Thinking,
    /// The new file that keeps the match.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Watch {
    pub fn run(self, content: &'static Content) -> Result<(), Failure> {
        let (setup, seats, seed) = self.table.resolve_bots(content)?;
        let watched = Watched { setup, content, seats, seed, save: self.save, thinking: self.thinking };
        with_game(&self.table.game, watched).unwrap_or(Ok(()))
    }
}

struct Watched {
    setup: Setup,
    content: &'static Content,
    seats: Vec<(SeatSpec, Level)>,
    seed: u64,
    save: Option<PathBuf>,
    thinking: Thinking,
}

impl Visitor for Watched {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Strategy>(self) -> Self::Output {
        let mut bots = Bots::new(self.seats.iter().map(|(_, level)| *level), self.thinking, self.seed);
        let seats: Vec<SeatSpec> = self.seats.into_iter().map(|(seat, _)| seat).collect();
        let mut table = Match::<G>::create(self.setup, self.seed, self.content, &seats, self.save.as_deref())?;
        // Line by line, so that what is read has happened.
        let mut out = plain::page();
        page::head(&mut out, G::TITLE, table.seats(), table.names(), self.seed)?;
        let (mut log, mut legal) = (page::Log::<G>::new(Reader::All), Vec::new());
        while let Some(seat) = table.actors().iter().next() {
            table.legal_actions(seat, &mut legal);
            let view = table.view(Viewer::Seat(seat));
            let Some(action) = bots.decide::<G>(&view, seat, &legal) else { break };
            let events = table.apply(seat, &action, None)?;
            log.step(&mut out, table.steps(), &events, table.names())?;
        }
        log.finish(&mut out, table.names())?;
        if let Some(outcome) = table.outcome() {
            write!(out, "{}", G::sheets(&table.view(Viewer::Spectator), table.names()))?;
            writeln!(out)?;
            page::results::<G>(&mut out, &outcome, table.names())?;
        }
        out.flush()?;
        Ok(())
    }
}
