//! `replay`: a match file as a readable log.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::Failure;
use super::page::{self, Reader};
use super::plain;
use crate::games::{Visitor, with_game};
use crate::matches::{self, MatchFile};
use crate::rules::game::{Game, Viewer};
use crate::t;

/// A match file as a log, up to any action. Of a match that is not over, only what everyone may know is shown, unless `seat` or
/// `all` says otherwise.
#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The match file.
    file: PathBuf,
    /// The last action to be shown.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = super::setup::step)]
    to: Option<usize>,
    /// The seat whose knowledge is shown; the first is 1.
    #[arg(long, value_name = "SEAT", conflicts_with = "all", allow_negative_numbers = true, value_parser = super::setup::seat)]
    seat: Option<u8>,
    /// Shows everything, secrets too.
    #[arg(long)]
    all: bool,
    /// Shows what comes before the damage of a damaged file.
    #[arg(long)]
    rescue: bool,
}

impl Replay {
    pub fn run(self) -> Result<(), Failure> {
        let file = MatchFile::read(&self.file)?;
        with_game(&file.header().game, Shown { order: &self, file: &file }).unwrap_or(Ok(()))
    }
}

/// A file that was read, and what is to be shown of it.
struct Shown<'a> {
    order: &'a Replay,
    file: &'a MatchFile,
}

impl Visitor for Shown<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let Replay { to, seat, all, rescue, .. } = *self.order;
        let read = if rescue { matches::Replay::<G>::rescue } else { matches::Replay::<G>::of };
        let (replay, notice) = read(self.file)?;
        let viewer = seat.map_or(Ok(Viewer::Spectator), |seat| super::setup::viewer(seat, replay.seats().len()))?;
        let to = to.unwrap_or(replay.len());
        if to > replay.len() {
            return Err(Failure::Usage(t!("cli-no-step", step = to, steps = replay.len())));
        }
        if let Some(notice) = notice {
            super::complain(&notice);
        }
        let over = replay.outcome(replay.len()).is_some();
        let reader = if all || (over && seat.is_none()) { Reader::All } else { Reader::Only(viewer) };

        let (names, header) = (replay.names(), replay.header());
        let mut out = plain::page();
        page::head(&mut out, header.title.as_deref().unwrap_or(G::TITLE), replay.seats(), names, header.seed)?;
        if let Some(from) = &header.from {
            writeln!(out, "{}", t!("cli-branched", name = from.name.as_str(), step = from.step))?;
        }
        if replay.touched() {
            writeln!(out, "{}", t!("cli-touched"))?;
        }
        let mut log = page::Log::<G>::new(reader);
        for number in 1..=to {
            log.step(&mut out, number, replay.witnessed(number), names)?;
        }
        log.finish(&mut out, names)?;
        let view = replay.view(to, viewer);
        write!(out, "{}", G::sheets(&view, names))?;
        writeln!(out)?;
        match replay.outcome(to) {
            Some(outcome) => page::results::<G>(&mut out, &outcome, names)?,
            None => writeln!(out, "{}", t!("cli-after", step = to, steps = replay.len(), prompt = G::prompt(&view, names)))?,
        }
        out.flush()?;
        Ok(())
    }
}
