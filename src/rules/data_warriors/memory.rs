//! Memory Points (DW-1, DW-20, DW-60).

use serde::{Deserialize, Serialize};

use crate::rules::components::List;
use crate::rules::game::Seat;

/// The Memory Points of a user (DW-1).
pub const POINTS: u8 = 8;

/// Points that a player has throttled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Throttled {
    /// Who set it.
    pub by: Seat,
    /// How many.
    pub points: u8,
}

/// The memory monitor of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Points that the player has allocated for cards and commands (DW-20).
    pub own: u8,
    /// Points throttled, the oldest first.
    pub throttled: List<Throttled, { POINTS as usize }>,
}

impl Memory {
    /// The allocated points.
    #[inline]
    #[must_use]
    pub fn allocated(&self) -> u8 {
        self.throttled.iter().fold(self.own, |sum, entry| sum.saturating_add(entry.points))
    }

    /// The free points.
    #[inline]
    #[must_use]
    pub fn free(&self) -> u8 {
        POINTS.saturating_sub(self.allocated())
    }

    /// Allocates points for a card or command (DW-20).
    pub(super) fn allocate(&mut self, points: u8) {
        self.own += points.min(self.free());
    }

    /// Throttles as many points as are free; gives how many (DW-60).
    pub(super) fn throttle(&mut self, by: Seat, points: u8) -> u8 {
        let points = points.min(self.free());
        if points == 0 {
            return 0;
        }
        match self.throttled.last_mut() {
            Some(last) if last.by == by => last.points += points,
            _ => self.throttled.push(Throttled { by, points }),
        }
        points
    }

    /// Frees points: own ones first, then throttled ones, the oldest first; gives how many (DW-60).
    pub(super) fn grant(&mut self, points: u8) -> u8 {
        let own = points.min(self.own);
        self.own -= own;
        let mut left = points - own;
        while left > 0 && !self.throttled.is_empty() {
            let first = &mut self.throttled[0];
            let freed = left.min(first.points);
            first.points -= freed;
            left -= freed;
            if first.points == 0 {
                self.throttled.remove(0);
            }
        }
        points - left
    }

    /// Throttles set by a user that left end (DW-4).
    pub(super) fn release(&mut self, by: Seat) {
        let before = std::mem::take(&mut self.throttled);
        for entry in before.iter().filter(|entry| entry.by != by) {
            match self.throttled.last_mut() {
                Some(last) if last.by == entry.by => last.points += entry.points,
                _ => self.throttled.push(*entry),
            }
        }
    }
}
