//! The worked sessions of `docs/network.md`, played line by line.

use std::collections::BTreeMap;

use cyberdeck::net::messages::TableRules;
use cyberdeck::rules::game::Setup;
use regex::Regex;

use crate::client::{Client, run, serve, swift};

#[test]
fn the_worked_session_goes_as_the_page_says() {
    play("## A session", swift());
}

#[test]
fn the_sealed_session_goes_as_the_page_says() {
    play("## A sealed session", TableRules { sealed: true, ..swift() });
}

/// Plays the session under a heading at a table of Terminal Dispute for two.
fn play(heading: &str, rules: TableRules) {
    let page = std::fs::read_to_string("docs/network.md").unwrap();
    let session = page.split(&format!("{heading}\n")).nth(1).unwrap().split("```").nth(1).unwrap().trim_start_matches("text");
    run(async {
        let served = serve(|_| ()).await;
        let setup = Setup { seats: 2, options: [("start".to_owned(), "1".to_owned())].into() };
        let code = served.table_of("terminal-dispute", setup, &["human", "human"], rules);
        let mut clients: BTreeMap<char, Client> = BTreeMap::new();
        let mut lines = 0;
        for line in session.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (who, rest) = (line.chars().next().unwrap(), &line[1..]);
            let text = rest[1..].trim().replace("KTMWQZ", &code);
            if rest.starts_with('>') {
                if text.contains(r#""type":"hello""#) {
                    clients.insert(who, Client::new(served.address).await);
                }
                clients.get_mut(&who).unwrap().send_text(&text).await;
            } else {
                let client = clients.get_mut(&who).unwrap();
                client.next().await;
                let pattern = format!("^{}$", regex::escape(&text).replace('…', ".*"));
                let came = client.received.last().unwrap();
                assert!(Regex::new(&pattern).unwrap().is_match(came), "{line}\n{came}");
            }
            lines += 1;
        }
        assert!(lines >= 40, "{lines}");
        assert!(clients.get_mut(&'A').unwrap().maybe_next().await.is_none(), "nothing else comes");
    });
}
