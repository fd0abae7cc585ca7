//! `verify`: whether the dice, cards and views of a match are true.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, plain};
use crate::files;
use crate::games::{Visitor, with_game};
use crate::matches::deal::Record;
use crate::matches::verify::{Untrue, Verified, verify};
use crate::matches::{Deal, MatchFile};
use crate::rules::game::{Game, Seat};
use crate::t;

/// Checks a match file, and holds it against what players have kept.
#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The match file.
    file: PathBuf,
    /// What players have kept.
    #[arg(long = "record", value_name = "RECORD")]
    records: Vec<PathBuf>,
}

impl Verify {
    pub fn run(self) -> Result<(), Failure> {
        let file = MatchFile::read(&self.file)?;
        let records = self.records.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let wrong = |text: String| Failure::failed(t!("verify-wrong", file = self.file.display().to_string(), text = text));
        let verified =
            with_game(&file.header().game, Check { file: &file, records: &records }).transpose().map_err(|untrue| match untrue {
                Untrue::Match(error) => error.into(),
                Untrue::Wrong(text) => wrong(text),
            })?;
        verified.map_or(Ok(()), |(title, verified)| tell(title, &verified, &records))
    }
}

/// What a player has kept.
fn read(path: &Path) -> Result<Record, Failure> {
    let unread = |error: String| Failure::failed(t!("verify-record-unread", file = path.display().to_string(), error = error));
    let file = File::open(path).map_err(|error| unread(files::reason(&error)))?;
    let bytes = files::read_up_to(files::MATCH_LIMIT, file).map_err(|error| unread(error.to_string()))?;
    serde_json::from_slice(&bytes).map_err(|error| unread(error.to_string()))
}

/// A file that was read, and the records to hold it against.
struct Check<'a> {
    file: &'a MatchFile,
    records: &'a [Record],
}

impl Visitor for Check<'_> {
    type Output = Result<(&'static str, Verified), Untrue>;

    fn visit<G: Game>(self) -> Self::Output {
        Ok((G::TITLE, verify::<G>(self.file, self.records)?))
    }
}

/// Says what is proved, and what can't be.
fn tell(title: &str, verified: &Verified, records: &[Record]) -> Result<(), Failure> {
    let mut out = plain::page();
    let names: Vec<&str> = verified.seats.iter().map(|seat| seat.name.as_str()).collect();
    let what = t!("verify-match", game = title, players = names.join(", "), steps = verified.steps);
    writeln!(out, "{what}")?;
    if let Some(notice) = &verified.notice {
        super::complain(notice);
    }
    if !verified.over {
        writeln!(out, "{}", t!("verify-unfinished"))?;
    }
    match &verified.deal {
        None => writeln!(out, "{}", t!("verify-unsealed"))?,
        Some(deal) => {
            writeln!(out, "\n{}", t!("verify-proved"))?;
            proved(deal, verified, &names, records).iter().try_for_each(|line| writeln!(out, "- {line}"))?;
            writeln!(out, "\n{}", t!("verify-not-proved"))?;
            not_proved(deal, records).iter().try_for_each(|line| writeln!(out, "- {line}"))?;
        }
    }
    out.flush()?;
    Ok(())
}

fn proved(deal: &Deal, verified: &Verified, names: &[&str], records: &[Record]) -> Vec<String> {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or_default().to_owned();
    let parts: Vec<&str> = deal.seats.iter().zip(names).filter_map(|(share, name)| share.map(|_| *name)).collect();
    let mut lines = vec![
        match parts.as_slice() {
            [] => t!("verify-alone"),
            parts => t!("verify-committed", players = parts.join(", ")),
        },
        t!("verify-chance"),
        t!("verify-views", views = verified.views),
    ];
    lines.extend(records.iter().map(|record| match (record.seat, record.bytes) {
        (Some(seat), Some(_)) => t!("verify-record-part", player = name(seat), views = record.views.len()),
        (Some(seat), None) => t!("verify-record-seat", player = name(seat), views = record.views.len()),
        (None, _) => t!("verify-record-watched", views = record.views.len()),
    }));
    lines
}

fn not_proved(deal: &Deal, records: &[Record]) -> Vec<String> {
    let is_kept_by = |seat| records.iter().any(|record| record.seat == Some(seat));
    let mut lines = vec![t!("verify-host-sees")];
    if records.is_empty() {
        lines.push(t!("verify-itself-only"));
    } else if deal.seats.iter().enumerate().any(|(at, share)| share.is_some() && !is_kept_by(Seat(at as u8))) {
        lines.push(t!("verify-others"));
    }
    if deal.round > 1 {
        lines.push(t!("verify-rounds", rounds = deal.round));
    }
    lines
}
