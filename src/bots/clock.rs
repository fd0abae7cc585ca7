//! When to stop thinking.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::Budget;

/// Counts what a decision has used of its budget, and hears when it is cancelled.
#[derive(Debug)]
pub struct Clock<'a> {
    budget: Budget,
    began: Instant,
    used: u32,
    cancel: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock that starts now.
    #[must_use]
    pub fn new(budget: Budget, cancel: &'a AtomicBool) -> Self {
        Self { budget, began: Instant::now(), used: 0, cancel }
    }

    /// Whether one more iteration may be done; it is counted.
    #[inline]
    pub fn tick(&mut self) -> bool {
        if self.is_cancelled() {
            return false;
        }
        let more = match self.budget {
            Budget::Iterations(iterations) => self.used < iterations,
            Budget::Time(time) => self.began.elapsed() < time,
        };
        self.used = self.used.saturating_add(u32::from(more));
        more
    }

    /// The part of the budget that is used, from 0 to 1.
    #[must_use]
    pub fn used(&self) -> f32 {
        let (used, all) = match self.budget {
            Budget::Iterations(iterations) => (self.used as f32, iterations as f32),
            Budget::Time(time) => (self.began.elapsed().as_secs_f32(), time.as_secs_f32()),
        };
        if all > used { used / all } else { 1.0 }
    }

    /// Whether somebody wants the answer at once.
    #[inline]
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}
