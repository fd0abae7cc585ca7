//! What one viewer of a table has been shown: a stream of numbered changes.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::matches::Bytes32;

/// How many changes are remembered, for clients that come back.
const REMEMBERED: usize = 256;

/// How far the log has been told: everything before its last entry, which may still change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// The events of the entries that are done.
    pub events: usize,
    /// The lines that are done.
    pub lines: usize,
}

/// A change that was shown.
#[derive(Debug, Clone, Copy)]
struct Change {
    seq: u64,
    /// It showed what happened after so many steps,
    from: usize,
    /// and the log from this line on.
    line: usize,
}

/// What one viewer has been shown.
#[derive(Debug)]
pub(super) struct Stream {
    /// The number of the last change; before the first it is one less than that of the first.
    pub seq: u64,
    /// What was decided before this change is stale.
    pub fresh: u64,
    /// Up to this step everything has been shown.
    pub step: usize,
    pub story: Story,
    /// The hash of the view that was shown last, where views are kept.
    pub view: Option<Bytes32>,
    /// Whether somebody has looked since the host was started.
    pub is_active: bool,
    state: u64,
    actions: u64,
    changes: VecDeque<Change>,
}

impl Stream {
    /// A stream of which nothing has been shown; its first change has the number `first`.
    pub fn new(first: u64) -> Self {
        Self {
            seq: first - 1,
            fresh: first,
            step: 0,
            story: Story::default(),
            view: None,
            is_active: false,
            state: 0,
            actions: 0,
            changes: VecDeque::new(),
        }
    }

    /// Whether a state, with what counts of the clocks, and the actions in it look different from those shown last; from now on
    /// they are those.
    pub fn notice(&mut self, state: &str, clocks: &[(bool, bool)], actions: &str) -> (bool, bool) {
        let (state, actions) = (hash(&(state, clocks)), hash(&actions));
        let changed = (state != self.state, actions != self.actions);
        (self.state, self.actions) = (state, actions);
        changed
    }

    /// Counts a change that shows everything up to `step` and the log from `line` on.
    pub fn change(&mut self, step: usize, line: usize) {
        self.seq += 1;
        self.changes.push_back(Change { seq: self.seq, from: self.step, line });
        if self.changes.len() > REMEMBERED {
            self.changes.pop_front();
        }
        self.step = step;
    }

    /// Counts a change after which nothing before it can be looked up any more.
    pub fn change_all(&mut self, step: usize) {
        self.seq += 1;
        self.fresh = self.seq;
        self.step = step;
        self.changes.clear();
    }

    /// A step (from 1) of which this viewer was shown nothing is no more: those after it have other numbers.
    pub fn forget(&mut self, step: usize) {
        let moved = |at: &mut usize| *at -= usize::from(*at >= step);
        moved(&mut self.step);
        self.changes.iter_mut().for_each(|change| moved(&mut change.from));
    }

    /// After how many steps, and from which line of the log on, a client has to be told everything that has seen the change
    /// `seq`; nothing if that is not known.
    pub fn since(&self, seq: u64) -> Option<(usize, Option<usize>)> {
        if seq == self.seq {
            return Some((self.step, None));
        }
        let missed = self.changes.iter().find(|change| change.seq == seq.checked_add(1).unwrap_or_default())?;
        Some((missed.from, Some(missed.line)))
    }
}

fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
