//! Who may come in how often: messages per connection, connections and wrong codes per address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
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

/// For each WebSocket an address may have so many other connections: those of browsers that fetch the page.
const VISITS: usize = 2;

/// What a connection is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Way {
    /// HTTP; it may still become a WebSocket.
    Visit,
    /// A WebSocket.
    Socket,
}

/// What is remembered of addresses.
#[derive(Debug, Default)]
struct Known {
    connections: HashMap<(Way, IpAddr), usize>,
    wrong: HashMap<IpAddr, Allowance>,
    visits: usize,
    sockets: usize,
}

impl Known {
    const fn total(&mut self, way: Way) -> &mut usize {
        match way {
            Way::Visit => &mut self.visits,
            Way::Socket => &mut self.sockets,
        }
    }
}

/// The address by which somebody is known: one has many IPv6 addresses, but one network of them.
fn known_by(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// Counts who comes in.
#[derive(Debug, Clone)]
pub(super) struct Doors {
    known: Arc<Mutex<Known>>,
    per_address: usize,
    all: usize,
}

/// A connection that was let in; it counts until it is dropped.
#[derive(Debug)]
pub(super) struct Entered {
    doors: Doors,
    way: Way,
    address: IpAddr,
}

impl Doors {
    /// Lets in so many WebSockets from each address, and so many connections in all.
    pub fn new(per_address: usize, all: usize) -> Self {
        Self { known: Arc::default(), per_address, all }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a WebSocket in, unless there are too many, or too many from its address.
    pub fn enter(&self, address: IpAddr) -> Option<Entered> {
        self.let_in(Way::Socket, address, self.per_address)
    }

    /// The same for a connection that has not said what it wants; a proxy may have any number.
    pub fn visit(&self, address: IpAddr, is_proxy: bool) -> Option<Entered> {
        self.let_in(Way::Visit, address, if is_proxy { usize::MAX } else { VISITS * self.per_address })
    }

    fn let_in(&self, way: Way, address: IpAddr, most: usize) -> Option<Entered> {
        let address = known_by(address);
        let mut known = self.known();
        // A WebSocket was a visit before, and is counted as one for a moment more.
        let all = known.sockets + if way == Way::Visit { known.visits } else { 0 };
        if all >= self.all || known.connections.get(&(way, address)).is_some_and(|count| *count >= most) {
            return None;
        }
        *known.connections.entry((way, address)).or_default() += 1;
        *known.total(way) += 1;
        Some(Entered { doors: self.clone(), way, address })
    }

    /// How many WebSockets there are.
    pub fn connections(&self) -> usize {
        self.known().sockets
    }

    /// Whether an address has tried too many wrong codes of late.
    pub fn is_guessing(&self, address: IpAddr) -> bool {
        self.known().wrong.get_mut(&known_by(address)).is_some_and(|wrong| !wrong.has_one())
    }

    /// Counts a wrong code or token.
    pub fn was_wrong(&self, address: IpAddr) {
        let mut known = self.known();
        if known.wrong.len() >= REMEMBERED {
            known.wrong.retain(|_, wrong| !wrong.is_full());
        }
        known.wrong.entry(known_by(address)).or_insert_with(|| Allowance::new(WRONG.0, WRONG.1)).take();
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
        *known.total(self.way) -= 1;
        let key = (self.way, self.address);
        if let Some(count) = known.connections.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                known.connections.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Doors;

    #[test]
    fn a_network_of_addresses_is_one_and_a_proxy_brings_many() {
        let doors = Doors::new(2, 14);
        let from = |address: &str| address.parse().expect("an address");
        let held = [doors.enter(from("2001:db8::1")), doors.enter(from("2001:db8::ffff:2"))];
        assert!(held.iter().all(Option::is_some) && doors.enter(from("2001:db8::3")).is_none());
        assert!(doors.enter(from("2001:db8:0:1::1")).is_some(), "another network");
        let mapped = [doors.enter(from("::ffff:192.0.2.1")), doors.enter(from("192.0.2.1"))];
        assert!(mapped.iter().all(Option::is_some) && doors.enter(from("192.0.2.1")).is_none());
        drop(held);
        assert_eq!(doors.connections(), 2);
        let visits: Vec<_> = (0..4).map(|_| doors.visit(from("192.0.2.1"), false)).collect();
        assert!(visits.iter().all(Option::is_some) && doors.visit(from("192.0.2.1"), false).is_none());
        let more: Vec<_> = (0..20).filter_map(|_| doors.visit(from("192.0.2.1"), true)).collect();
        assert_eq!(more.len(), 8, "and then there are as many as there may be");
    }
}
