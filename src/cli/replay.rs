//! `replay`: a match file as a readable log.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::Failure;
use super::page::{self, Reader};
use crate::bots::Strategy;
use crate::matches::{self, library};
use crate::rules::game::{Game, Seat, Viewer};
use crate::rules::registry::{Visitor, with_game};

/// Print a match file as a log, up to any step; the file is not changed
///
/// Of a match that is not over only what everybody may know is told, unless --seat or --all says otherwise.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  cyberdeck replay evening.match.ron
  cyberdeck replay evening.match.ron --to 12 --seat 1")]
pub(super) struct Replay {
    /// The match file
    file: PathBuf,
    /// Stop after this step and tell how the match stands there
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,
    /// Tell what the player of this seat knows (the first is 1)
    #[arg(long, value_name = "SEAT", conflicts_with = "all", allow_negative_numbers = true)]
    seat: Option<u8>,
    /// Tell everything, secrets too
    #[arg(long)]
    all: bool,
}

impl Replay {
    pub fn run(self) -> Result<(), Failure> {
        let game = library::game_of(&self.file)?;
        with_game(&game, self).unwrap_or(Ok(()))
    }
}

impl Visitor for Replay {
    type Output = Result<(), Failure>;

    fn visit<G: Game + Strategy>(self) -> Self::Output {
        let (replay, notice) = matches::Replay::<G>::open(&self.file)?;
        let seats = replay.seats().len();
        if let Some(seat) = self.seat.filter(|seat| !(1..=seats).contains(&usize::from(*seat))) {
            return Err(Failure::Usage(format!("There is no seat {seat}: the seats of this match are 1 to {seats}.")));
        }
        let to = self.to.unwrap_or(replay.len());
        if to > replay.len() {
            return Err(Failure::Usage(format!("There is no step {to}: the match has {} steps.", replay.len())));
        }
        if let Some(notice) = notice {
            super::complain(&notice);
        }
        let viewer = self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat - 1)));
        let over = replay.outcome(replay.len()).is_some();
        let reader = if self.all || (over && self.seat.is_none()) { Reader::All } else { Reader::Only(viewer) };

        let (names, header) = (replay.names(), replay.header());
        let mut out = io::stdout().lock();
        page::head(&mut out, header.title.as_deref().unwrap_or(G::TITLE), replay.seats(), names, header.seed)?;
        if let Some(from) = &header.from {
            writeln!(out, "It branched off “{}” after step {}.", from.name, from.step)?;
        }
        if replay.touched() {
            writeln!(out, "Results were queued in it, so chance did not decide alone.")?;
        }
        for number in 1..=to {
            page::step(&mut out, number, &page::words::<G>(replay.witnessed(number), reader, names))?;
        }
        let view = replay.view(to, viewer);
        page::sheets(&mut out, &view, names)?;
        writeln!(out)?;
        match replay.outcome(to) {
            Some(outcome) => page::results(&mut out, &outcome, names)?,
            None => writeln!(out, "After step {to} of {}: {}", replay.len(), G::prompt(&view, names))?,
        }
        out.flush()?;
        Ok(())
    }
}
