//! Bad input: damaged messages, wrong names, floods. A sentence or a closed connection, never a panic, and nothing is lost.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use cyberdeck::net::{Flow, Outbox, Session};
use cyberdeck::rules::components::Chance;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite;

use crate::client::{Client, connect, run, serve, swift, token};

/// How many damaged messages are sent; the variable `CYBERDECK_NET_DAMAGED` has another number.
const DAMAGED: u32 = 5_000;

/// So many of them come through one connection.
const EACH: u32 = 50;

/// Good messages to be damaged.
fn good(code: &str) -> Vec<String> {
    [
        json!({"type": "hello", "protocol": 1, "code": code, "token": token("Ann"), "seq": 3}),
        json!({"type": "join", "code": code, "token": token("Ann"), "name": "Ann", "seat": 0}),
        json!({"type": "join", "code": code, "token": token("Eve"), "watch": true}),
        json!({"type": "do", "id": 5, "on": 2, "action": {"Allocate": {"navigation": [5, 5], "phone": [5, 5], "unused": 5}}}),
        json!({"type": "why", "id": "x", "action": {"Write": {"value": 6, "cell": 12}}}),
        json!({"type": "query", "id": 1, "what": "odds", "model": 3, "target": 20}),
        json!({"type": "ask", "id": 1, "what": "bot", "seat": 1, "level": "easy"}),
        json!({"type": "ask", "id": 1, "what": "kick", "seat": 1, "level": "easy"}),
        json!({"type": "ask", "id": 1, "what": "kick", "watcher": 3}),
        json!({"type": "answer", "id": 1, "ask": 1, "yes": false}),
        json!({"type": "chat", "id": 1, "text": "Hello there"}),
        json!({"type": "create", "id": 1, "game": "aetherium", "seats": ["human", "bot:easy"], "delay": 3, "chat": "off", "clock": {"bank": 60, "credit": 5}}),
        json!({"type": "commit", "id": 1, "round": 1, "commitment": "ab".repeat(32)}),
        json!({"type": "open", "id": 1, "round": 1, "bytes": "ab".repeat(32)}),
        json!({"type": "ping", "id": 1}),
        json!({"type": "journal", "id": 1}),
    ]
    .map(|message: Value| message.to_string())
    .to_vec()
}

/// Damages a text at some places.
fn damage(text: &str, pick: &mut Chance) -> String {
    const PIECES: [&str; 16] = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "-1",
        "1e99",
        "18446744073709551616",
        "null",
        "\u{0}",
        "\\u0000",
        "🂡",
        "\"type\":\"do\",",
        "Roll",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + pick.below(4) {
        let at = pick.below(letters.len() as u32 + 1) as usize;
        match pick.below(5) {
            0 => letters.truncate(at),
            1 => drop(letters.drain(at..(at + 1 + pick.below(8) as usize).min(letters.len()).max(at))),
            2 => {
                let piece: Vec<char> = PIECES[pick.below(PIECES.len() as u32) as usize].chars().collect();
                letters.splice(at..at, piece);
            }
            3 if at < letters.len() => letters[at] = char::from_u32(32 + pick.below(95)).unwrap(),
            _ => {
                let copy: Vec<char> = letters[at..(at + 10).min(letters.len())].to_vec();
                letters.splice(at..at, copy);
            }
        }
        if letters.is_empty() {
            break;
        }
    }
    letters.into_iter().collect()
}

#[test]
fn damaged_messages_are_answered_and_change_nothing() {
    let wanted = std::env::var("CYBERDECK_NET_DAMAGED").ok().and_then(|number| number.parse().ok()).unwrap_or(DAMAGED);
    run(async {
        let served = serve(|settings| settings.create = false).await;
        let code = served.table("terminal-dispute", &["human", "human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        let mut bo = served.client().await;
        bo.join(&code, "Bo").await;
        ann.settle().await;
        let (before, messages, mut pick) = (ann.state["view"].clone(), good(&code), Chance::new(3));
        let host = served.host.clone();
        let (sent, answered) = tokio::task::spawn_blocking(move || {
            let (mut sent, mut answered, mut address) = (0, 0, 0);
            while sent < wanted {
                // From ever another address, so that guessing does not end it.
                address += 1;
                let (outbox, mut queue) = Outbox::new();
                let from: SocketAddr = format!("10.{}.{}.{}:1", address >> 16 & 255, address >> 8 & 255, address & 255).parse().unwrap();
                let mut session = Session::new(host.clone(), from.ip(), outbox);
                session.receive(r#"{"type":"hello","protocol":1}"#);
                if pick.below(2) == 0 {
                    session.receive(&format!(r#"{{"type":"join","code":"{code}","token":"{}","watch":true}}"#, token("Eve")));
                }
                for _ in 0..EACH {
                    let message = &messages[pick.below(messages.len() as u32) as usize];
                    sent += 1;
                    let flow = session.receive(&damage(message, &mut pick));
                    while let Ok(text) = queue.try_recv() {
                        let answer: Value = serde_json::from_str(&text).unwrap();
                        assert!(answer["type"].is_string());
                        answered += 1;
                    }
                    if flow == Flow::End {
                        break;
                    }
                }
            }
            (sent, answered)
        })
        .await
        .unwrap();
        println!("{sent} damaged messages, {answered} answers");
        assert!(answered > sent / 2);
        // What was sent as Ann by those that have her token may have been seen, but no action was among it.
        let mut again = served.client().await;
        again.join(&ann.state["code"].as_str().map_or_else(|| served.host.tables()[0].code().to_owned(), str::to_owned), "Ann").await;
        assert_eq!(again.state["view"], before);
    });
}

/// The status of an answer by HTTP.
async fn status(address: SocketAddr, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    (answer.split(' ').nth(1).unwrap().parse().unwrap(), answer)
}

#[test]
fn only_the_hosts_own_page_under_its_own_name_is_let_in() {
    run(async {
        let served = serve(|settings| settings.names = cyberdeck::net::Names::new(["play.example.org"])).await;
        let address = served.address;
        let get = |path: &str, host: &str| format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        for (host, wanted) in [
            (address.to_string(), 200),
            ("localhost".to_owned(), 200),
            ("play.example.org".to_owned(), 200),
            ("evil.example".to_owned(), 421),
            (String::new(), 421),
        ] {
            for path in ["/", "/health"] {
                let (code, answer) = status(address, &get(path, &host)).await;
                assert_eq!(code, wanted, "{host} {path}");
                assert!(answer.contains("content-security-policy: default-src 'none'") && !answer.to_lowercase().contains("set-cookie"));
            }
        }
        let (code, picture) = status(address, &get("/invitation.svg?code=ktmwqz", "play.example.org")).await;
        assert!(code == 200 && picture.contains("image/svg+xml") && picture.contains("<path"));
        for path in ["/invitation.svg?code=%22%3E", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/nothing"] {
            assert_eq!(status(address, &get(path, "localhost")).await.0, 404, "{path}");
        }
        let own = format!("http://{address}");
        for (origin, good) in [
            (own.as_str(), true),
            ("https://play.example.org", true),
            ("http://evil.example", false),
            ("http://127.0.0.1:1", false),
            ("null", false),
        ] {
            match connect(address, &[("origin", origin)]).await {
                Ok(_) => assert!(good, "{origin}"),
                Err(tungstenite::Error::Http(answer)) => {
                    assert!(!good && answer.status() == StatusCode::FORBIDDEN.as_u16(), "{origin}");
                }
                Err(error) => panic!("{origin}: {error}"),
            }
        }
        let rebound = connect(address, &[("host", "evil.example")]).await;
        assert!(matches!(rebound, Err(tungstenite::Error::Http(answer)) if answer.status().as_u16() == 421));
    });
}

#[test]
fn other_versions_are_told_what_to_do() {
    run(async {
        let served = serve(|_| ()).await;
        for (hello, named) in [
            (json!({"type": "hello", "protocol": 2}), "protocol"),
            (json!({"type": "hello", "protocol": 1, "build": "0.0.7"}), "0.0.7"),
            (json!({"type": "hello", "protocol": 1, "content": {"aetherium": "0123456789abcdef"}}), "aetherium"),
        ] {
            let mut client = Client::new(served.address).await;
            client.send(hello).await;
            let bye = client.next().await;
            assert_eq!((&bye["type"], &bye["kind"]), (&json!("bye"), &json!("version")));
            assert!(bye["text"].as_str().unwrap().contains(named), "{bye}");
            assert!(client.maybe_next().await.is_none());
        }
        let mut rude = Client::new(served.address).await;
        rude.send(json!({"type": "join", "code": "KTMWQZ", "token": token("Ann")})).await;
        assert_eq!(rude.next().await["kind"], "bad-message");
    });
}

#[test]
fn floods_end_where_they_begin() {
    run(async {
        let served = serve(|settings| (settings.per_address, settings.per_second) = (4, 20)).await;
        let code = served.table("terminal-dispute", &["human", "human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        // Too many messages.
        let mut flood = served.client().await;
        flood.watch(&code).await;
        for _ in 0..100 {
            let _ = flood.socket.feed_ping().await;
        }
        let mut last = Value::Null;
        while let Some(message) = flood.maybe_next().await {
            last = message;
        }
        assert_eq!(last["kind"], "too-fast");
        // A message that is too long.
        let mut long = served.client().await;
        let _ = long.socket.feed_text(&"x".repeat(65 << 10)).await;
        let bye = long.maybe_next().await;
        assert!(bye.is_none_or(|bye| bye["kind"] == "too-large"));
        assert!(long.maybe_next().await.is_none());
        // Too many connections from one address.
        let mut held = Vec::new();
        let mut turned_away = 0;
        for _ in 0..6 {
            match connect(served.address, &[]).await {
                Ok(socket) => held.push(socket),
                Err(tungstenite::Error::Http(answer)) => {
                    assert_eq!(answer.status(), 429);
                    turned_away += 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert!(turned_away >= 3, "{turned_away}");
        drop(held);
        // And guesses at join codes.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let mut guess = served.client().await;
        let mut tries = 0;
        while let Some(message) = {
            guess.send(json!({"type": "join", "code": "AAAAAA", "token": token("Eve")})).await;
            guess.maybe_next().await
        } {
            tries += 1;
            if message["type"] == "bye" {
                break;
            }
            assert_eq!(message["kind"], "no-table");
        }
        assert!(tries <= 25, "{tries}");
        // Ann did not notice.
        assert_eq!(ann.settle().await.iter().filter(|message| message["type"] == "bye").count(), 0);
    });
}

/// How long a connection lasts that sends this and then a byte of it again now and then, and what it is answered.
async fn lasts(address: SocketAddr, first: &str, drip: &str) -> (Duration, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let begun = Instant::now();
    stream.write_all(first.as_bytes()).await.unwrap();
    let (mut answer, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        tokio::select! {
            read = stream.read(&mut buffer) => match read {
                Ok(0) | Err(_) => return (begun.elapsed(), String::from_utf8_lossy(&answer).into_owned()),
                Ok(count) => answer.extend_from_slice(&buffer[..count]),
            },
            () = tokio::time::sleep(Duration::from_millis(50)), if !drip.is_empty() => drop(stream.write_all(drip.as_bytes()).await),
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it goes on and on");
    }
}

#[test]
fn connections_that_want_nothing_end_by_themselves() {
    run(async {
        let (hesitation, visit) = (Duration::from_millis(300), Duration::from_millis(900));
        let served = serve(|settings| (settings.hesitation, settings.visit) = (hesitation, visit)).await;
        let (address, host) = (served.address, served.address);
        let get = format!("GET /health HTTP/1.1\r\nHost: {host}\r\n\r\n");
        let upgrade = format!(
            "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let post = format!("POST /health HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1000\r\n\r\n");
        // Nothing; half a header; a header that comes byte by byte; a request and then nothing; a WebSocket without a word.
        for (first, drip, answer) in
            [("", "", ""), ("GET / HT", "", ""), ("GET / HTTP/1.1\r\nX: ", "x", ""), (&get, "", "200 OK"), (&upgrade, "", "hello")]
        {
            let (time, answered) = lasts(address, first, drip).await;
            assert!(time > hesitation / 2 && time < visit, "{first:?}: {time:?}");
            assert!(answered.contains(answer), "{first:?}: {answered}");
        }
        // A body that comes byte by byte, and requests one after the other.
        for (first, drip) in [(&post, "x"), (&get, &get)] {
            let (time, _) = lasts(address, first, drip).await;
            assert!(time < visit * 3, "{first:?}: {time:?}");
        }
        // Who plays is let be.
        let code = served.table("terminal-dispute", &["human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        tokio::time::sleep(visit + hesitation).await;
        assert_eq!(ann.ask(json!({"type": "ask", "what": "pause"})).await["type"], "ok");
    });
}

#[test]
fn an_address_has_only_so_many_connections_that_are_no_sockets() {
    run(async {
        let served = serve(|settings| (settings.connections, settings.per_address) = (40, 16)).await;
        let mut held = Vec::new();
        for _ in 0..60 {
            held.push(TcpStream::connect(served.address).await.unwrap());
        }
        // The host has looked at all of them once those that are too many are closed.
        for _ in 0..1000 {
            let mut closed = 0;
            for stream in &held {
                let looked = tokio::time::timeout(Duration::from_millis(1), stream.peek(&mut [0])).await;
                closed += usize::from(matches!(looked, Ok(Ok(0) | Err(_))));
            }
            if closed == 60 - 32 {
                break;
            }
        }
        let get = format!("GET /health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", served.address);
        let mut answered = 0;
        for stream in &mut held {
            let mut answer = Vec::new();
            // One that was closed may refuse to be written to.
            let _ = stream.write_all(get.as_bytes()).await;
            let _ = stream.read_to_end(&mut answer).await;
            answered += usize::from(answer.starts_with(b"HTTP/1.1 200"));
        }
        assert_eq!(answered, 32);
        // Those are over: there is room again, for as many WebSockets as an address may have.
        let mut sockets = Vec::new();
        while let Ok(socket) = connect(served.address, &[]).await {
            sockets.push(socket);
            assert!(sockets.len() <= 16);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(sockets.len(), 16);
    });
}

#[test]
fn who_does_not_read_is_dropped_and_others_are_not() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table("aetherium", &["bot:random", "bot:random"], swift());
        let mut reader = served.client().await;
        reader.watch(&code).await;
        // This one asks for more and more, and reads nothing.
        let mut lazy = served.client().await;
        lazy.watch(&code).await;
        let (mut lost, table) = (false, served.host.tables()[0].clone());
        for _ in 0..400 {
            for _ in 0..5 {
                let _ = lazy.socket.feed_text(r#"{"type":"rulebook","id":1}"#).await;
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
            reader.settle().await;
            if table.clients() == 1 {
                lost = true;
                break;
            }
        }
        assert!(lost, "the one who does not read is gone");
        reader.settle().await;
    });
}

/// What a client sends without waiting for it to be read.
trait Feed {
    async fn feed_text(&mut self, text: &str) -> Result<(), tungstenite::Error>;
    async fn feed_ping(&mut self) -> Result<(), tungstenite::Error> {
        self.feed_text(r#"{"type":"ping"}"#).await
    }
}

impl<S: futures_util::Sink<tungstenite::Message, Error = tungstenite::Error> + StreamExt + Unpin> Feed for S {
    async fn feed_text(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        futures_util::SinkExt::send(self, tungstenite::Message::text(text)).await
    }
}
