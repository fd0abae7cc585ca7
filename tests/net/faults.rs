//! The host killed at any moment and started again, and connections that break.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use cyberdeck::matches::Replay;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::Seat;
use cyberdeck::rules::terminal_dispute::State;
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, run, serve, swift, token};

/// A host as a process of its own.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    pub code: String,
}

impl Process {
    /// Starts one in a folder, and reads what it prints.
    pub fn start(folder: &Path, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cyberdeck"))
            .args(["--language", "en", "serve", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--dir"])
            .arg(folder)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let page = lines.next().unwrap();
        let address = page.trim_start_matches("Page: http://").trim_end_matches('/').parse().unwrap();
        lines.next().unwrap();
        let table = lines.next().unwrap();
        let code = table.trim_start_matches("Table ").split(':').next().unwrap().to_owned();
        // It says more if there are more tables, and wants to be heard.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address, code }
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player that keeps what it decided until it is confirmed.
struct Player {
    client: Client,
    name: &'static str,
    open: Option<Value>,
}

/// Comes back to a host that was started again, and sends again what was not confirmed.
async fn come_back(player: &mut Player, host: &Process) {
    let (seq, log) = (player.client.seq, std::mem::take(&mut player.client.log));
    player.client = Client::new(host.address).await;
    (player.client.log, player.client.seq) = (log, seq);
    let hello = json!({"type": "hello", "protocol": 1, "code": host.code, "token": token(player.name), "seq": seq});
    player.client.send(hello).await;
    player.client.until("snapshot").await;
    assert!(player.client.seq > seq, "the numbers go on");
}

#[test]
fn a_host_that_is_killed_loses_nothing_and_does_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let mut host = Process::start(folder.path(), &["--table", "terminal-dispute", "--seat", "human", "--seat", "human"]);
        let code = host.code.clone();
        let mut players = Vec::new();
        for name in ["Ann", "Bo"] {
            let mut client = Client::hello(host.address).await;
            client.join(&code, name).await;
            players.push(Player { client, name, open: None });
        }
        players[0].client.settle().await;
        let (mut pick, mut decided, mut kills, mut id, mut calm) = (Chance::new(9), Vec::<(u8, Value)>::new(), 0, 0, 0);
        while players[0].client.state["result"].is_null() {
            let at = usize::from(!players[0].client.acts());
            let actions = players[at].client.actions();
            let action = actions[pick.below(actions.len() as u32) as usize].clone();
            id += 1;
            let message = json!({"type": "do", "id": id, "on": players[at].client.seq, "action": action});
            decided.push((at as u8, action));
            players[at].client.send(message.clone()).await;
            players[at].open = Some(message);
            if pick.below(6) == 0 {
                // Sometimes before it is done, sometimes between it and the answer, sometimes after.
                tokio::time::sleep(Duration::from_micros(u64::from(pick.below(6000)))).await;
                host.kill();
                (kills, calm) = (kills + 1, 0);
                host = Process::start(folder.path(), &[]);
                assert_eq!(host.code, code);
                for player in &mut players {
                    come_back(player, &host).await;
                }
            }
            // A connection may send 60 messages at once, and then 20 a second; here it sends two for each action.
            calm += 1;
            if calm > 25 {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            // It is sent until it is confirmed. What was decided before the host was killed is decided on what is shown now.
            let Player { client, open, .. } = &mut players[at];
            let mut message = open.take().unwrap();
            loop {
                if host.child.try_wait().unwrap().is_some() {
                    panic!("the host has ended");
                }
                message["on"] = client.seq.into();
                let answer = client.request(message.clone()).await;
                if answer["type"] == "ok" {
                    break;
                }
                assert_eq!(answer["type"], "stale", "{answer}");
            }
            for player in &mut players {
                player.client.settle().await;
            }
        }
        assert!(kills > 5, "{kills}");
        let path = folder.path().join(format!("{code}.match.ron"));
        host.kill();
        let (replay, _) = Replay::<State>::open(&path).unwrap();
        let played: Vec<(u8, Value)> =
            (1..=replay.len()).map(|step| replay.action(step).unwrap()).map(|(Seat(seat), action)| (seat, json!(action))).collect();
        assert_eq!(played, decided, "every action that was confirmed, once");
        println!("{} actions, {kills} kills", played.len());
    });
}

#[test]
fn a_bot_goes_on_after_a_restart_and_votes_and_pauses_last() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let host = Process::start(folder.path(), &["--table", "data-warriors", "--seat", "human", "--seat", "bot:random"]);
        let code = host.code.clone();
        let mut ann = Client::hello(host.address).await;
        ann.join(&code, "Ann").await;
        ann.ask(json!({"type": "ask", "what": "pause"})).await;
        host.kill();
        let host = Process::start(folder.path(), &[]);
        let mut ann = Client::hello(host.address).await;
        ann.join(&code, "Ann").await;
        assert_eq!((&ann.state["paused"], &ann.state["seats"][0]["name"]), (&json!(true), &json!("Ann")));
        assert_eq!(ann.ask(json!({"type": "ask", "what": "resume"})).await["type"], "ok");
        for _ in 0..30 {
            while !ann.acts() {
                ann.until("events").await;
            }
            let action = ann.actions()[0].clone();
            let answer = ann.act(&action).await;
            assert!(answer["type"] == "ok" || answer["type"] == "stale", "{answer}");
        }
        host.kill();
    });
}

#[test]
fn who_was_removed_stays_removed_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let host = Process::start(folder.path(), &["--create", "--table", "terminal-dispute", "--seat", "human"]);
        let mut ann = Client::hello(host.address).await;
        let made = ann.ask(json!({"type": "create", "game": "terminal-dispute", "seats": ["human", "human"]})).await;
        let code = made["code"].as_str().unwrap().to_owned();
        ann.join(&code, "Ann").await;
        let mut bo = Client::hello(host.address).await;
        bo.join(&code, "Bo").await;
        assert_eq!(ann.ask(json!({"type": "ask", "what": "kick", "seat": 1})).await["type"], "ok");
        host.kill();
        let host = Process::start(folder.path(), &[]);
        let mut bo = Client::hello(host.address).await;
        bo.send(json!({"type": "join", "code": code, "token": token("Bo")})).await;
        assert_eq!(bo.next().await["kind"], "removed");
        let mut ann = Client::hello(host.address).await;
        ann.send(json!({"type": "join", "code": code, "token": token("Ann")})).await;
        assert_eq!(ann.next().await["host"], true);
        let mut cy = Client::hello(host.address).await;
        cy.join(&code, "Cy").await;
        assert_eq!((cy.seat, &cy.state["started"]), (Some(1), &json!(true)));
        host.kill();
    });
}

#[test]
fn clocks_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--table", "terminal-dispute", "--seat", "human", "--seat", "human", "--option", "start=1", "--clock", "500+5"];
    run(async {
        let host = Process::start(folder.path(), &arguments);
        let (mut ann, mut bo) = (Client::hello(host.address).await, Client::hello(host.address).await);
        ann.join(&host.code, "Ann").await;
        bo.join(&host.code, "Bo").await;
        ann.settle().await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        ann.act(&json!("Roll")).await;
        let allocation = ann.actions()[0].clone();
        ann.act(&allocation).await;
        let write = ann.actions()[0].clone();
        ann.act(&write).await;
        let left = |ann: &Client| ann.clock()[0]["left"].as_u64().unwrap();
        assert!((400_000..499_800).contains(&left(&ann)), "{}", left(&ann));
        host.kill();
        let host = Process::start(folder.path(), &[]);
        let mut ann = Client::hello(host.address).await;
        ann.join(&host.code, "Ann").await;
        // It was written down when Bo was waited for, too.
        assert!((400_000..499_800).contains(&left(&ann)), "{}", left(&ann));
        assert_eq!(ann.clock()[1]["runs"], false, "Bo is waited for and is not back yet");
        host.kill();
    });
}

#[test]
fn connections_that_break_leave_the_table_as_it_is() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table("terminal-dispute", &["human", "human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        let mut bo = served.client().await;
        bo.join(&code, "Bo").await;
        // Half a message, then nothing more: a frame that says it has 60 bytes, and ten of them.
        let tokio_tungstenite::MaybeTlsStream::Plain(stream) = bo.socket.get_mut() else { panic!("it is plain") };
        stream.write_all(&[0x81, 0x80 | 60, 1, 2, 3, 4, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]).await.unwrap();
        drop(bo);
        // The first change is that Bo came, the next one that he is gone.
        while ann.state["seats"][1]["present"] == true || ann.seq < 3 {
            ann.until("events").await;
        }
        // Back, and cut off in the middle of a text in several frames.
        let mut bo = served.client().await;
        bo.join(&code, "Bo").await;
        let half = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
            r#"{"type":"do","id":1,"on":"#,
            tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
                tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
            ),
            false,
        );
        bo.socket.send(Message::Frame(half)).await.unwrap();
        drop(bo);
        let mut bo = served.client().await;
        let shown = bo.join(&code, "Bo").await;
        assert_eq!(shown["type"], "snapshot");
        assert!(bo.log.is_empty(), "nothing was done");
    });
}

#[test]
fn two_tabs_with_one_token_sit_at_one_seat() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table("terminal-dispute", &["human"], swift());
        let (mut one, mut two) = (served.client().await, served.client().await);
        one.join(&code, "Ann").await;
        two.join(&code, "Ann").await;
        assert_eq!((one.seat, two.seat), (Some(0), Some(0)));
        one.settle().await;
        let roll = json!({"type": "do", "id": "one", "on": one.seq, "action": "Roll"});
        assert_eq!(one.request(roll.clone()).await["type"], "ok");
        // The other sees it, and goes on; what the first has sent is not done again.
        two.settle().await;
        assert_eq!((&two.log, &two.state["view"]), (&one.log, &one.state["view"]));
        assert_eq!(two.request(roll).await["type"], "ok");
        let action = two.actions()[0].clone();
        assert_eq!(two.request(json!({"type": "do", "id": "two", "on": two.seq, "action": action})).await["type"], "ok");
        one.settle().await;
        assert_eq!((&two.log, &two.state["view"]), (&one.log, &one.state["view"]));
        // One of them closed, the player is still there.
        drop(one);
        two.settle().await;
        assert_eq!(two.state["seats"][0]["present"], true);
    });
}
