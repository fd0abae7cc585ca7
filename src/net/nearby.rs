//! Hosts in the local network, found by multicast DNS. A host tells its address and what it is called, never a code.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use mdns_sd::{Error, Receiver, ServiceDaemon, ServiceEvent, ServiceInfo};

/// What hosts are announced as.
const SERVICE: &str = "_cyberdeck._tcp.local.";

/// The address under which this computer is reached from the local network; that of itself alone where it is in none.
#[must_use]
pub fn own_address() -> IpAddr {
    // No packet is sent: the system only says from where it would be.
    let routed = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    };
    routed().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address: SocketAddr| address.ip())
}

/// A host that is announced as long as this lives.
pub struct Announced(ServiceDaemon);

impl Announced {
    /// Announces a host on this port under a name.
    ///
    /// # Errors
    /// The network allows no multicast.
    pub fn new(name: &str, port: u16) -> Result<Self, Error> {
        let daemon = ServiceDaemon::new()?;
        let [first, second, ..] = super::chance::random_key();
        let tag = format!("{first:02x}{second:02x}");
        // The name of the computer is nobody's business.
        let host = format!("cyberdeck-{tag}.local.");
        let none: [(&str, &str); 0] = [];
        let info = ServiceInfo::new(SERVICE, &tagged(name, &tag), &host, (), port, &none[..])?.enable_addr_auto();
        daemon.register(info)?;
        Ok(Self(daemon))
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        // It ends with the program in any case.
        let _ = self.0.shutdown();
    }
}

/// A host that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearby {
    /// What it is called.
    pub name: String,
    /// Where it is: `192.168.0.7:7777`.
    pub address: String,
    /// How it is told from others that are called the same.
    full: String,
}

/// Looks for hosts as long as this lives.
pub struct Lookout {
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
    found: Vec<Nearby>,
}

impl Lookout {
    /// Begins to look.
    ///
    /// # Errors
    /// The network allows no multicast.
    pub fn new() -> Result<Self, Error> {
        let daemon = ServiceDaemon::new()?;
        let events = daemon.browse(SERVICE)?;
        Ok(Self { daemon, events, found: Vec::new() })
    }

    /// The hosts that are there now, in the order in which they were found.
    pub fn found(&mut self) -> &[Nearby] {
        while let Ok(event) = self.events.try_recv() {
            match event {
                ServiceEvent::ServiceResolved(service) => {
                    let Some(ip) = service.get_addresses_v4().into_iter().min_by_key(|ip| (ip.is_loopback(), *ip)) else { continue };
                    let full = service.get_fullname().to_owned();
                    self.found.retain(|other| other.full != full);
                    let address = SocketAddr::new(ip.into(), service.get_port()).to_string();
                    self.found.push(Nearby { name: name_of(&full).to_owned(), address, full });
                }
                ServiceEvent::ServiceRemoved(_, full) => self.found.retain(|other| other.full != full),
                _ => {}
            }
        }
        &self.found
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        // It ends with the program in any case.
        let _ = self.daemon.shutdown();
    }
}

/// The name that a host is announced under: with a tag that no other has, and as long as such names may be, 63 bytes.
fn tagged(name: &str, tag: &str) -> String {
    let mut short: String = name.chars().filter(|letter| !letter.is_control()).collect();
    short.truncate(short.floor_char_boundary(63 - 1 - tag.len()));
    format!("{short}#{tag}")
}

/// What a host is called, from its whole name.
fn name_of(full: &str) -> &str {
    let tagged = full.strip_suffix(SERVICE).unwrap_or(full).trim_end_matches('.');
    tagged.rsplit_once('#').map_or(tagged, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Announced, Lookout, Nearby, name_of, tagged};

    #[test]
    fn a_host_has_the_name_that_it_was_given() {
        let full = |name: &str| format!("{}._cyberdeck._tcp.local.", tagged(name, "3f2a"));
        for name in ["Ann", "Ann #2", ""] {
            assert_eq!(name_of(&full(name)), name);
        }
        assert_eq!(tagged(&"ü".repeat(40), "3f2a").len(), 63);
    }

    #[test]
    #[ignore = "needs a network with multicast"]
    fn a_host_is_found_and_gone_again() {
        let mut lookout = Lookout::new().expect("multicast");
        let announced = Announced::new("Ann", 7777).expect("multicast");
        let mut until = |there: bool| {
            let begun = Instant::now();
            while lookout.found().iter().any(|host| host.name == "Ann" && host.address.ends_with(":7777")) != there {
                assert!(begun.elapsed() < Duration::from_secs(20), "there: {there}");
                std::thread::sleep(Duration::from_millis(50));
            }
        };
        until(true);
        drop(announced);
        until(false);
    }
    #[test]
    #[ignore = "needs a network with multicast"]
    fn two_hosts_of_one_name_are_both_found() {
        let mut lookout = Lookout::new().expect("multicast");
        let hosts = [7701, 7702].map(|port| Announced::new("Bo", port).expect("multicast"));
        let begun = Instant::now();
        let is_there = |host: &Nearby, port: &str| host.name == "Bo" && host.address.ends_with(port);
        while ![":7701", ":7702"].iter().all(|port| lookout.found().iter().any(|host| is_there(host, port))) {
            assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", lookout.found());
            std::thread::sleep(Duration::from_millis(50));
        }
        drop(hosts);
    }
}
