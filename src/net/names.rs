//! Under which names a host may be reached, so that no other site’s page can play for somebody who looks at it.

use std::net::IpAddr;

/// The names of a host besides its addresses and `localhost`.
#[derive(Debug, Clone, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, with or without a port or a scheme before them.
    #[must_use]
    pub fn new(names: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let bare = |name: &str| without_scheme(name).trim_end_matches('/').to_ascii_lowercase();
        Self(names.into_iter().map(|name| bare(name.as_ref())).collect())
    }

    /// Whether this is a name of the host. What a `Host` header says is an address if nobody’s name server made it point here.
    #[must_use]
    pub fn allows_host(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        let (name, _) = split_port(&host);
        let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        name == "localhost" || address.parse::<IpAddr>().is_ok() || self.0.iter().any(|own| *own == host || *own == name)
    }

    /// Whether a page from this origin may speak to the host that it calls `host`: one that the host itself has given, or that
    /// is allowed by name.
    #[must_use]
    pub fn allows_origin(&self, origin: &str, host: &str) -> bool {
        let Some(place) = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) else { return false };
        let (place, host) = (place.to_ascii_lowercase(), host.to_ascii_lowercase());
        place == host || self.0.iter().any(|own| *own == place || *own == split_port(&place).0)
    }
}

fn without_scheme(name: &str) -> &str {
    name.strip_prefix("https://").or_else(|| name.strip_prefix("http://")).unwrap_or(name)
}

/// A name and the port behind it.
fn split_port(host: &str) -> (&str, Option<&str>) {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && (!name.contains(':') || name.ends_with(']')) => {
            (name, Some(port))
        }
        _ => (host, None),
    }
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn addresses_and_allowed_names_are_hosts() {
        let names = Names::new(["https://Play.example.org/", "table.local:7777"]);
        for host in [
            "127.0.0.1",
            "127.0.0.1:7777",
            "[::1]:7777",
            "localhost:1",
            "LOCALHOST",
            "play.example.org",
            "play.example.org:8443",
            "table.local:7777",
        ] {
            assert!(names.allows_host(host), "{host}");
        }
        for host in ["evil.example", "evil.example:7777", "play.example.org.evil.example", "table.local:1", "", "localhost.evil.example"] {
            assert!(!names.allows_host(host), "{host}");
        }
    }

    #[test]
    fn a_page_comes_from_the_host_itself_or_an_allowed_name() {
        let names = Names::new(["play.example.org"]);
        assert!(names.allows_origin("http://192.168.0.5:7777", "192.168.0.5:7777"));
        assert!(names.allows_origin("https://play.example.org", "127.0.0.1:7777"));
        for origin in [
            "http://evil.example",
            "http://6.6.6.6:7777",
            "null",
            "file://",
            "http://localhost:8080",
            "https://play.example.org.evil.example",
        ] {
            assert!(!names.allows_origin(origin, "192.168.0.5:7777"), "{origin}");
        }
    }
}
