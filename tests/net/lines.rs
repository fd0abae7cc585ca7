//! Bad lines: bytes come late and in pieces, connections are cut anywhere or fall silent, and the program's own client plays on.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use cyberdeck::matches::Replay;
use cyberdeck::net::client::{Client, Heard, Place, new_token};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::terminal_dispute::State;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::client::{serve, swift};

/// Most bytes that a line carries before it is cut.
const LASTS: u32 = 120_000;

/// A line to a host that carries everything late and in pieces, and is cut again and again; counts how often.
async fn bad_line(host: SocketAddr, cuts: Arc<AtomicUsize>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        for seed in 0.. {
            let (near, _) = listener.accept().await.unwrap();
            let far = TcpStream::connect(host).await.unwrap();
            let cuts = cuts.clone();
            tokio::spawn(async move {
                let (mut near, mut far) = (near.into_split(), far.into_split());
                let mut pick = Chance::new(seed);
                let lasts = pick.below(LASTS) as usize;
                tokio::select! {
                    () = carry((&mut near.0, &mut far.1), Chance::new(seed + 1000), lasts) => {}
                    () = carry((&mut far.0, &mut near.1), Chance::new(seed + 2000), lasts) => {}
                }
                // Every third line is dead for a while before anybody is told.
                if pick.below(3) == 0 {
                    tokio::time::sleep(Duration::from_millis(300)).await;
                }
                cuts.fetch_add(1, Ordering::Relaxed);
            });
        }
    });
    address
}

/// Carries so many bytes from one end to the other.
async fn carry((from, to): (&mut tokio::net::tcp::OwnedReadHalf, &mut tokio::net::tcp::OwnedWriteHalf), mut pick: Chance, mut left: usize) {
    while left > 0 {
        let mut piece = vec![0; (1 + pick.below(1500) as usize).min(left)];
        let Ok(count @ 1..) = from.read(&mut piece).await else { return };
        tokio::time::sleep(Duration::from_millis(u64::from(pick.below(4)))).await;
        if to.write_all(&piece[..count]).await.is_err() {
            return;
        }
        left -= count;
    }
}

/// A player who decides by chance, one thing after the other.
struct Player {
    client: Client,
    state: Value,
    seq: u64,
    /// The number of what was sent and is not answered.
    open: Option<u64>,
    next: u64,
    done: BTreeSet<u64>,
}

impl Player {
    fn sit(address: SocketAddr, code: &str, name: &str) -> Self {
        let place = Place {
            address: address.to_string(),
            code: code.into(),
            token: new_token(),
            name: name.into(),
            seat: None,
            watch: false,
            password: String::new(),
            content: BTreeMap::new(),
            records: None,
        };
        Self { client: Client::sit(place, || ()).unwrap(), state: Value::Null, seq: 0, open: None, next: 0, done: BTreeSet::new() }
    }

    fn hear(&mut self) {
        while let Some(heard) = self.client.hear() {
            let Heard::Message(message) = heard else {
                assert!(matches!(heard, Heard::Lost(_)), "{heard:?}");
                continue;
            };
            match message["type"].as_str().unwrap() {
                "snapshot" | "events" => {
                    self.seq = message["seq"].as_u64().unwrap();
                    self.state = message["state"].clone();
                }
                answer @ ("ok" | "stale" | "refused") => {
                    let id = message["id"].as_u64().unwrap();
                    self.open.take_if(|open| *open == id);
                    if answer == "ok" {
                        self.done.insert(id);
                    }
                }
                _ => {}
            }
        }
    }

    /// Does something, if nothing is open and something can be done.
    fn act(&mut self, pick: &mut Chance) {
        let Some(actions) = self.state["actions"].as_array().filter(|actions| !actions.is_empty()) else { return };
        if self.open.is_some() || self.state["started"] != true {
            return;
        }
        let action = &actions[pick.below(actions.len() as u32) as usize]["action"];
        self.next += 1;
        self.open = Some(self.next);
        self.client.send(json!({"type": "do", "id": self.next, "on": self.seq, "action": action}));
    }
}

#[test]
fn a_bad_line_loses_nothing_and_does_nothing_twice() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let cuts = Arc::new(AtomicUsize::new(0));
    let (served, address) = runtime.block_on(async {
        let served = serve(|_| ()).await;
        let address = bad_line(served.address, cuts.clone()).await;
        (served, address)
    });
    let code = served.table("terminal-dispute", &["human", "human"], swift());
    let mut players = ["Ann", "Bo"].map(|name| Player::sit(address, &code, name));
    let (mut pick, since) = (Chance::new(1), Instant::now());
    while players.iter().any(|player| player.state["result"].is_null()) {
        assert!(since.elapsed() < Duration::from_secs(120), "the match stands still: {:?}", players.map(|player| player.state));
        for player in &mut players {
            player.hear();
            player.act(&mut pick);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    // The last answers may still be on their way.
    while players.iter().any(|player| player.open.is_some()) {
        assert!(since.elapsed() < Duration::from_secs(120), "no answer comes");
        players.iter_mut().for_each(Player::hear);
        std::thread::sleep(Duration::from_millis(2));
    }
    let (replay, _) = Replay::<State>::open(&served.folder.path().join(format!("{code}.match.ron"))).unwrap();
    let acts = replay.len();
    let done = players.iter().map(|player| player.done.len()).sum::<usize>();
    let cuts = cuts.load(Ordering::Relaxed);
    eprintln!("{done} actions, {cuts} lines cut, {:.1} s", since.elapsed().as_secs_f32());
    assert_eq!(acts, done, "each is done once");
    assert!(cuts > 4, "{cuts}");
}
