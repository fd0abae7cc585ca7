//! What is counted over matches. All of it is whole numbers, so that it does not matter who counted which match.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::game::Outcome;

/// Sums over matches.
#[derive(Debug, Default, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    pub matches: u64,
    pub actions: u64,
    pub fewest: Option<u64>,
    pub most: u64,
    /// Processor time, in nanoseconds.
    busy: u64,
    pub seats: Vec<SeatTotals>,
}

/// Sums over matches for a seat.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatTotals {
    pub wins: u64,
    pub shared: u64,
    pub sum: i64,
    squares: i64,
    pub lowest: Option<i64>,
    pub highest: Option<i64>,
}

impl Totals {
    /// Nothing yet, for this many seats.
    pub fn of(seats: usize) -> Self {
        Self { seats: vec![SeatTotals::default(); seats], ..Self::default() }
    }

    pub fn count(&mut self, actions: u64, outcome: &Outcome) {
        self.matches += 1;
        self.actions += actions;
        self.fewest = Some(self.fewest.map_or(actions, |fewest| fewest.min(actions)));
        self.most = self.most.max(actions);
        let winners = outcome.winners();
        for (at, seat) in self.seats.iter_mut().enumerate() {
            let score = i64::from(outcome.scores[at]);
            let first = u64::from(outcome.places[at] == 1);
            seat.add(SeatTotals {
                wins: first,
                shared: if winners.len() > 1 { first } else { 0 },
                sum: score,
                squares: score * score,
                lowest: Some(score),
                highest: Some(score),
            });
        }
    }

    /// They took this long.
    pub fn took(&mut self, busy: Duration) {
        self.busy = busy.as_nanos() as u64;
    }

    /// The processor time.
    pub fn busy(&self) -> Duration {
        Duration::from_nanos(self.busy)
    }

    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.matches = self.matches.saturating_add(other.matches);
        self.actions = self.actions.saturating_add(other.actions);
        self.fewest = [self.fewest, other.fewest].into_iter().flatten().min();
        self.most = self.most.max(other.most);
        self.busy = self.busy.saturating_add(other.busy);
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.add(*more);
        }
        self
    }
}

impl SeatTotals {
    fn add(&mut self, other: Self) {
        self.wins = self.wins.saturating_add(other.wins);
        self.shared = self.shared.saturating_add(other.shared);
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
        self.lowest = [self.lowest, other.lowest].into_iter().flatten().min();
        self.highest = self.highest.max(other.highest);
    }

    /// The standard deviation over `matches`, of the whole numbers themselves and not of a rounded mean.
    pub fn deviation(&self, matches: u64) -> f64 {
        let (matches, sum) = (i128::from(matches.max(1)), i128::from(self.sum));
        let spread = (matches * i128::from(self.squares)).saturating_sub(sum.saturating_mul(sum)).max(0);
        (spread as f64 / (matches * (matches - 1).max(1)) as f64).sqrt()
    }
}
