//! Whether a match file is true: its seed is the one that everybody at the table took part in, and what was shown is what was
//! played.

use std::collections::BTreeMap;

use super::deal::{Deal, Record, Sight, hash_of_sent};
use super::journal::Entry;
use super::recovery::Carried;
use super::{Bytes32, Match, MatchError, MatchFile, SeatSpec};
use crate::rules::game::{Game, Seat, Viewer};
use crate::t;

/// What is true about a match file.
#[derive(Debug)]
pub struct Verified {
    /// How the seed was made; nothing if the deal was not sealed.
    pub deal: Option<Deal>,
    /// Who sits where.
    pub seats: Vec<SeatSpec>,
    /// How many steps it has.
    pub steps: usize,
    /// Whether it is over.
    pub over: bool,
    /// How many views the file says were shown, all of them true.
    pub views: usize,
    /// What to tell about a torn last line.
    pub notice: Option<String>,
}

/// Why a match file is not true, or can't be read.
#[derive(Debug, thiserror::Error)]
pub enum Untrue {
    /// It can't be read, or its lines don't follow from each other.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The first thing that is wrong, in a sentence.
    #[error("{0}")]
    Wrong(String),
}

/// Checks a match file, and holds it against what clients have kept.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify<G: Game>(file: &MatchFile, records: &[Record]) -> Result<Verified, Untrue> {
    let header = file.header();
    let names: Vec<String> = header.seats.iter().enumerate().map(|(at, seat)| seat.seated(at).name).collect();
    match &header.deal {
        Some(deal) => {
            let seed = deal.seed() == header.seed && deal.seats.len() == names.len() && header.from.is_none();
            check_deal(deal, &names).and_then(|()| if seed { Ok(()) } else { Err(t!("verify-seed")) }).map_err(Untrue::Wrong)?;
            let other = records.iter().find(|record| record.setup != header.setup);
            other.map_or(Ok(()), |_| Err(Untrue::Wrong(t!("verify-record-setup"))))?;
            records.iter().try_for_each(|record| check_record(deal, record, &names)).map_err(Untrue::Wrong)?;
        }
        None if records.is_empty() => {}
        None => return Err(Untrue::Wrong(t!("verify-not-sealed"))),
    }
    let mut witness = Witness { names, shown: BTreeMap::new(), views: 0, wrong: None };
    let carried = Carried::<G>::follow(file, |played, entry, line| witness.look(played, entry, line))?;
    // What is wrong in a line before the damage comes first: the damage may follow from it.
    match (witness.wrong.take(), &carried.damage) {
        (Some((line, wrong)), damage) if damage.as_ref().is_none_or(|damage| line <= damage.line) => return Err(Untrue::Wrong(wrong)),
        _ => {}
    }
    let (played, _, notice) = carried.whole(file.path())?;
    records.iter().try_for_each(|record| witness.check_views(record)).map_err(Untrue::Wrong)?;
    Ok(Verified {
        deal: header.deal.clone(),
        seats: played.seats().to_vec(),
        steps: played.steps(),
        over: played.outcome().is_some(),
        views: witness.views,
        notice,
    })
}

/// Whether everybody opened what they had committed to.
fn check_deal(deal: &Deal, names: &[String]) -> Result<(), String> {
    if !deal.host.is_kept() {
        return Err(t!("verify-host-bytes"));
    }
    let broken = deal.seats.iter().position(|share| share.is_some_and(|share| !share.is_kept()));
    broken.map_or(Ok(()), |at| Err(t!("verify-seat-bytes", player = name_of(names, at))))
}

/// Whether the deal of a file is the one that a client has seen.
fn check_record(deal: &Deal, record: &Record, names: &[String]) -> Result<(), String> {
    if record.host != deal.host.commitment {
        return Err(t!("verify-record-host"));
    }
    if record.round != deal.round {
        return Err(t!("verify-record-round", theirs = record.round, ours = deal.round));
    }
    let commitments = deal.seats.iter().map(|share| share.map(|share| share.commitment));
    let seen = record.commitments.iter().copied().chain(std::iter::repeat(None));
    if let Some(at) = commitments.zip(seen).position(|(ours, theirs)| ours != theirs) {
        return Err(t!("verify-record-commitment", player = name_of(names, at)));
    }
    let own = record.seat.and_then(|seat| *deal.seats.get(seat.index())?);
    match record.bytes {
        Some(bytes) if own.is_none_or(|own| own.bytes != bytes) => {
            Err(t!("verify-record-bytes", player = name_of(names, record.seat.map_or(0, Seat::index))))
        }
        _ => Ok(()),
    }
}

fn name_of(names: &[String], at: usize) -> String {
    names.get(at).cloned().unwrap_or_else(|| t!("seat-player", number = at + 1))
}

/// Looks at the views of a file while its match is played again.
struct Witness {
    names: Vec<String>,
    /// What each viewer was shown, by the numbers of the changes.
    shown: BTreeMap<Option<Seat>, BTreeMap<u64, Bytes32>>,
    views: usize,
    /// What is wrong first, and in which line.
    wrong: Option<(usize, String)>,
}

impl Witness {
    fn look<G: Game>(&mut self, played: &Match<G>, entry: &Entry<G::Action>, line: usize) {
        let wrong = match entry {
            Entry::Shown(sights) => sights.iter().find_map(|sight| self.check(played, sight, line)),
            // A sealed match has no chance but that of its seed.
            Entry::Queue(_) if played.header().deal.is_some() => Some(t!("verify-queued", line = line.to_string())),
            _ => None,
        };
        if let Some(wrong) = wrong {
            self.wrong.get_or_insert((line, wrong));
        }
    }

    /// What is wrong with a view that was shown at this moment.
    fn check<G: Game>(&mut self, played: &Match<G>, sight: &Sight, line: usize) -> Option<String> {
        let &Sight { seat, seq, step, view } = sight;
        let (viewer, steps) = (seat.map_or(Viewer::Spectator, Viewer::Seat), played.steps());
        // Spectators may be shown everything later; the players see how it stands.
        let is_possible = seat.map_or(step <= steps, |seat| step == steps && seat.index() < self.names.len());
        if !is_possible || hash_of_sent(&played.view_after(step, viewer)).ok() != Some(view) {
            return Some(self.untrue(seat, line));
        }
        let shown = self.shown.entry(seat).or_default();
        if shown.last_key_value().is_some_and(|(last, _)| *last >= seq) {
            return Some(self.untrue(seat, line));
        }
        shown.insert(seq, view);
        self.views += 1;
        None
    }

    fn untrue(&self, seat: Option<Seat>, line: usize) -> String {
        let line = line.to_string();
        match seat {
            Some(seat) => t!("verify-view", line = line, player = name_of(&self.names, seat.index())),
            None => t!("verify-view-spectator", line = line),
        }
    }

    /// Whether the views that a client was shown are those of the file.
    fn check_views(&self, record: &Record) -> Result<(), String> {
        let shown = self.shown.get(&record.seat);
        let is_there =
            |(seq, view): &(u64, Bytes32)| shown.and_then(|shown| shown.range(..=seq).next_back()).is_some_and(|(_, own)| own == view);
        match record.views.iter().position(|seen| !is_there(seen)) {
            None => Ok(()),
            Some(at) => Err(t!("verify-record-view", view = at + 1, views = record.views.len(), player = self.viewer(record.seat))),
        }
    }

    fn viewer(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| t!("net-spectator"), |seat| name_of(&self.names, seat.index()))
    }
}
