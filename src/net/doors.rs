//! Who may come in how often: messages per connection, connections and wrong codes per address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// An allowance that fills up again with time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Allowance {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Allowance {
    /// A full one.
    pub fn new(most: f64, per_second: f64) -> Self {
        Self { left: most, most, per_second, at: Instant::now() }
    }

    /// Takes one; whether there was one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * self.per_second).min(self.most);
        self.at = now;
        let is_there = self.left >= 1.0;
        if is_there {
            self.left -= 1.0;
        }
        is_there
    }

    /// Whether it is full again.
    fn is_full(&self) -> bool {
        self.left + self.at.elapsed().as_secs_f64() * self.per_second >= self.most
    }
}

/// How many wrong codes and tokens an address may try at once, and how many more each second.
const WRONG: (f64, f64) = (20.0, 0.2);

/// How many addresses are remembered at most before those that have done no harm are forgotten.
const REMEMBERED: usize = 10_000;

/// What is remembered of addresses.
#[derive(Debug, Default)]
struct Known {
    connections: HashMap<IpAddr, usize>,
    wrong: HashMap<IpAddr, Allowance>,
    total: usize,
}

/// Counts who comes in.
#[derive(Debug, Clone)]
pub(super) struct Doors {
    known: Arc<Mutex<Known>>,
    per_address: usize,
}

/// A connection that was let in; it counts until it is dropped.
#[derive(Debug)]
pub(super) struct Entered {
    doors: Doors,
    address: IpAddr,
}

impl Doors {
    /// Lets in so many connections from each address.
    pub fn new(per_address: usize) -> Self {
        Self { known: Arc::default(), per_address }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, unless its address has too many.
    pub fn enter(&self, address: IpAddr) -> Option<Entered> {
        let mut known = self.known();
        let count = known.connections.entry(address).or_default();
        if *count >= self.per_address {
            return None;
        }
        *count += 1;
        known.total += 1;
        Some(Entered { doors: self.clone(), address })
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.known().total
    }

    /// Whether an address has tried too many wrong codes of late.
    pub fn is_guessing(&self, address: IpAddr) -> bool {
        self.known().wrong.get_mut(&address).is_some_and(|wrong| !wrong.has_one())
    }

    /// Counts a wrong code or token.
    pub fn was_wrong(&self, address: IpAddr) {
        let mut known = self.known();
        if known.wrong.len() >= REMEMBERED {
            known.wrong.retain(|_, wrong| !wrong.is_full());
        }
        known.wrong.entry(address).or_insert_with(|| Allowance::new(WRONG.0, WRONG.1)).take();
    }
}

impl Allowance {
    /// Whether there is one, which is not taken.
    fn has_one(&mut self) -> bool {
        let is_there = self.take();
        if is_there {
            self.left += 1.0;
        }
        is_there
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut known = self.doors.known();
        known.total = known.total.saturating_sub(1);
        if let Some(count) = known.connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                known.connections.remove(&self.address);
            }
        }
    }
}
