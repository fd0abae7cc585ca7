//! How a table whose deal is sealed comes to its seed.

use serde::{Deserialize, Serialize};

use super::chance::{TokenHash, random_key};
use super::keep::Note;
use crate::matches::deal::{Share, commitment};
use crate::matches::{Bytes32, Deal};
use crate::rules::game::Seat;

/// How far a sealed deal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats commit to random bytes.
    Commit,
    /// All have committed, and open their bytes to the host.
    Open,
    /// The seed is fixed, and everything is dealt.
    Dealt,
}

/// What everybody sees of a sealed deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealShown {
    /// How far it is.
    pub phase: Phase,
    /// Which attempt it is, from 1.
    pub round: u32,
    /// The commitment of the host.
    pub host: Bytes32,
    /// The commitments of the seats, of those that have made one.
    pub commitments: Vec<Option<Bytes32>>,
    /// Whose bytes the host has.
    pub opened: Vec<bool>,
}

impl From<&Deal> for DealShown {
    fn from(deal: &Deal) -> Self {
        Self {
            phase: Phase::Dealt,
            round: deal.round,
            host: deal.host.commitment,
            commitments: deal.seats.iter().map(|share| share.map(|share| share.commitment)).collect(),
            opened: deal.seats.iter().map(Option::is_some).collect(),
        }
    }
}

/// The part of a seat in the seed, as far as it is known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    /// Who takes part; another player at the same seat has to do so again.
    pub by: TokenHash,
    pub commitment: Bytes32,
    pub bytes: Option<Bytes32>,
}

/// A seed that is being made.
#[derive(Debug, Clone)]
pub(super) struct Draw {
    host: Bytes32,
    pub round: u32,
    pub parts: Vec<Option<Part>>,
    /// Whether everybody has committed: from now on nobody can commit to something else in this round.
    pub is_opening: bool,
}

impl Draw {
    /// A new one, for so many seats.
    pub fn new(seats: usize) -> Self {
        Self { host: Bytes32(random_key()), round: 1, parts: vec![None; seats], is_opening: false }
    }

    /// What these notes of a table say.
    pub fn of(notes: &[Note], seats: usize) -> Option<Self> {
        let mut draw = None::<Self>;
        for note in notes {
            match (note, &mut draw) {
                (Note::Secret(host), _) => draw = Some(Self { host: *host, ..Self::new(seats) }),
                (Note::Round(round), Some(draw)) => draw.begin(*round),
                (Note::Commit(seat, by, commitment), Some(draw)) if seat.index() < seats => {
                    draw.parts[seat.index()] = Some(Part { by: *by, commitment: *commitment, bytes: None });
                }
                (Note::Open(seat, bytes), Some(draw)) => {
                    draw.parts.iter_mut().skip(seat.index()).take(1).flatten().for_each(|part| part.bytes = Some(*bytes));
                    draw.is_opening = true;
                }
                _ => {}
            }
        }
        draw
    }

    /// What is kept of it.
    pub fn notes(&self) -> impl Iterator<Item = Note> {
        let parts = self.parts.iter().enumerate().filter_map(|(at, part)| Some((Seat(at as u8), (*part)?)));
        let parts = parts
            .flat_map(|(seat, part)| [Some(Note::Commit(seat, part.by, part.commitment)), part.bytes.map(|bytes| Note::Open(seat, bytes))]);
        [Note::Secret(self.host), Note::Round(self.round)].into_iter().chain(parts.flatten())
    }

    /// Forgets all parts but the host’s, which never changes: begins a round.
    pub fn begin(&mut self, round: u32) {
        self.round = round;
        self.parts.fill(None);
        self.is_opening = false;
    }

    /// What everybody sees of it.
    pub fn shown(&self) -> DealShown {
        DealShown {
            phase: if self.is_opening { Phase::Open } else { Phase::Commit },
            round: self.round,
            host: commitment(self.host),
            commitments: self.parts.iter().map(|part| part.map(|part| part.commitment)).collect(),
            opened: self.parts.iter().map(|part| part.is_some_and(|part| part.bytes.is_some())).collect(),
        }
    }

    /// The deal, once everything is open.
    pub fn deal(&self) -> Option<Deal> {
        let share =
            |part: &Option<Part>| part.map_or(Some(None), |part| Some(Some(Share { commitment: part.commitment, bytes: part.bytes? })));
        let seats = self.parts.iter().map(share).collect::<Option<Vec<_>>>()?;
        self.is_opening.then(|| Deal { round: self.round, host: self.host.into(), seats })
    }
}
