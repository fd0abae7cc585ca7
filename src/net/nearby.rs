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
        // The name of the computer is nobody's business.
        let host = format!("cyberdeck-{port}.local.");
        let name: String = name.chars().filter(|letter| !letter.is_control()).take(40).collect();
        let none: [(&str, &str); 0] = [];
        let info = ServiceInfo::new(SERVICE, &name, &host, (), port, &none[..])?.enable_addr_auto();
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
                    let name = name_of(service.get_fullname()).to_owned();
                    let nearby = Nearby { name, address: SocketAddr::new(ip.into(), service.get_port()).to_string() };
                    self.found.retain(|other| other.name != nearby.name);
                    self.found.push(nearby);
                }
                ServiceEvent::ServiceRemoved(_, full) => self.found.retain(|other| other.name != name_of(&full)),
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

/// What a host is called, from its whole name.
fn name_of(full: &str) -> &str {
    full.strip_suffix(SERVICE).unwrap_or(full).trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Announced, Lookout, name_of};

    #[test]
    fn a_host_has_the_name_that_it_was_given() {
        assert_eq!(name_of("Ann._cyberdeck._tcp.local."), "Ann");
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
}
