//! Load on a host: many tables with four connections each, actions at a steady rate, and how long their answers take.
//!
//! `cargo run --release --no-default-features --example net_load -- target/release/cyberdeck [TABLES] [ACTIONS_A_SECOND] [SECONDS]`
//! starts a host of its own in a temporary folder and talks to it over loopback: Terminal Dispute, Access Denied,
//! Data.Warriors and Aetherium in turn, each with as many players as there are connections or seats, the rest spectators.
//! An action counts from sending it until its answer has come. The generator works on the same computer, so it takes a part
//! of what is measured. Both processes need two files for each connection (`ulimit -n`).

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cyberdeck::rules::components::Chance;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Connections at a table.
const CONNECTIONS: usize = 4;

/// The games in turn, with the seats that are played.
const GAMES: [(&str, usize); 4] = [("terminal-dispute", 4), ("access-denied", 4), ("data-warriors", 4), ("aetherium", 2)];

type Failure = Box<dyn Error + Send + Sync>;

/// What is read of a message.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    seq: Option<u64>,
    code: Option<String>,
    state: Option<State>,
}

#[derive(Deserialize)]
struct State {
    seats: Vec<Seat>,
    actions: Vec<Action>,
}

#[derive(Deserialize)]
struct Seat {
    acts: bool,
}

#[derive(Deserialize)]
struct Action {
    action: Value,
}

/// What a connection knows.
#[derive(Default)]
struct Known {
    seq: u64,
    acts: bool,
    actions: Vec<Value>,
    sent: Option<Instant>,
    answered: Vec<Duration>,
    not_done: usize,
    bytes: usize,
}

/// A connection: where messages go in, and what it knows.
struct Connection {
    out: mpsc::UnboundedSender<Value>,
    known: Arc<Mutex<Known>>,
}

/// A host of its own, which ends with this program.
struct Host(Child);

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("Say where cyberdeck is.")?;
    let mut number = |otherwise: u64| arguments.next().map_or(Ok(otherwise), |text| text.parse());
    let (tables, rate, seconds) = (number(1000)?, number(200)?, number(30)?);
    let folder = tempfile::tempdir()?;
    let mut child = Command::new(program)
        .args([
            "--language",
            "en",
            "serve",
            "--create",
            "--listen",
            "127.0.0.1:0",
            "--tables",
            "100000",
            "--connections",
            "100000",
            "--dir",
        ])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut printed = BufReader::new(child.stdout.take().ok_or("no output")?);
    let host = Host(child);
    let mut line = String::new();
    printed.read_line(&mut line)?;
    let address = line.trim().trim_start_matches("Page: http://").trim_end_matches('/').to_owned();
    let empty = memory(&host)?;

    let begun = Instant::now();
    let mut connections = Vec::new();
    for table in 0..tables {
        let (game, players) = GAMES[(table % GAMES.len() as u64) as usize];
        connections.push(sit_down(&address, game, players).await?);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let full = memory(&host)?;
    let count = tables as usize * CONNECTIONS;
    println!("{tables} tables, {count} connections after {:.1} s", begun.elapsed().as_secs_f64());
    println!("memory of the host: {empty} KiB empty, {full} KiB full: {:.1} KiB a connection", (full - empty) as f64 / count as f64);

    let (mut pick, begun, mut sent) = (Chance::new(1), Instant::now(), 0_u64);
    let before = processor_time(&host)?;
    while begun.elapsed() < Duration::from_secs(seconds) {
        tokio::time::sleep_until((begun + Duration::from_secs_f64(sent as f64 / rate as f64)).into()).await;
        // A table at which somebody can act and does not do so yet.
        for _ in 0..50 {
            let table = &connections[pick.below(tables as u32) as usize];
            if act(table, &mut pick, sent) {
                break;
            }
        }
        sent += 1;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let busy = processor_time(&host)? - before;
    let all: Vec<&Arc<Mutex<Known>>> = connections.iter().flatten().map(|connection| &connection.known).collect();
    let mut answered: Vec<Duration> = all.iter().flat_map(|known| lock(known).answered.clone()).collect();
    answered.sort_unstable();
    let (not_done, bytes) =
        (all.iter().map(|known| lock(known).not_done).sum::<usize>(), all.iter().map(|known| lock(known).bytes).sum::<usize>());
    let at = |share: f64| answered.get((answered.len() as f64 * share) as usize).copied().unwrap_or_default().as_secs_f64() * 1000.0;
    println!(
        "{} actions in {seconds} s ({:.0} a second), {not_done} refused or stale",
        answered.len(),
        answered.len() as f64 / seconds as f64
    );
    println!("answers: median {:.1} ms, 99 % within {:.1} ms, 99.9 % within {:.1} ms", at(0.5), at(0.99), at(0.999));
    println!("the host: {busy:.1} s of processor time, {} KiB at the end; {} KiB sent", memory(&host)?, bytes >> 10);
    Ok(())
}

fn lock(known: &Mutex<Known>) -> std::sync::MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a table and sits down at it with all connections.
async fn sit_down(address: &str, game: &str, players: usize) -> Result<Vec<Connection>, Failure> {
    let (first, code) = mpsc::unbounded_channel();
    let mut connections = vec![connect(address, Some(first)).await?];
    let seats = vec!["human"; players];
    connections[0].out.send(json!({"type": "create", "id": 1, "game": game, "seats": seats, "setup": {"seats": players}, "pace": 0}))?;
    let mut code = code;
    let code = code.recv().await.ok_or("no table was made")?;
    for at in 0..CONNECTIONS {
        if at > 0 {
            connections.push(connect(address, None).await?);
        }
        let token = format!("{code}{at:0>32}");
        connections[at].out.send(json!({"type": "join", "code": code, "token": token, "watch": at >= players}))?;
    }
    Ok(connections)
}

/// Opens a connection, and tells `made` the code of a table that is made through it.
async fn connect(address: &str, made: Option<mpsc::UnboundedSender<String>>) -> Result<Connection, Failure> {
    let (socket, _) = connect_async(format!("ws://{address}/ws")).await?;
    let (mut sink, mut stream) = socket.split();
    let (out, mut queue) = mpsc::unbounded_channel::<Value>();
    let known = Arc::new(Mutex::new(Known::default()));
    out.send(json!({"type": "hello", "protocol": 1}))?;
    tokio::spawn(async move {
        while let Some(message) = queue.recv().await {
            if sink.send(Message::text(message.to_string())).await.is_err() {
                return;
            }
        }
    });
    let hearing = known.clone();
    tokio::spawn(async move {
        let mut seat = None;
        while let Some(Ok(frame)) = stream.next().await {
            let Message::Text(text) = frame else { continue };
            hear(&text, &mut seat, &hearing, made.as_ref());
        }
    });
    Ok(Connection { out, known })
}

fn hear(text: &str, seat: &mut Option<usize>, known: &Mutex<Known>, made: Option<&mpsc::UnboundedSender<String>>) {
    let now = Instant::now();
    let mut known = lock(known);
    known.bytes += text.len();
    if let Some(sent) = known.sent.filter(|_| !text.starts_with(r#"{"type":"events""#)) {
        known.sent = None;
        if text.starts_with(r#"{"type":"ok""#) {
            known.answered.push(now - sent);
        } else {
            known.not_done += 1;
        }
    }
    if text.starts_with(r#"{"type":"seated""#) {
        *seat = serde_json::from_str::<Value>(text).ok().and_then(|seated| seated["seat"].as_u64()).map(|seat| seat as usize);
    }
    let Ok(heard) = serde_json::from_str::<Heard>(text) else { return };
    if let (Some(made), Some(code), "created") = (made, &heard.code, heard.r#type.as_str()) {
        let _ = made.send(code.clone());
    }
    if let (Some(state), Some(seq)) = (heard.state, heard.seq) {
        known.seq = seq;
        known.acts = seat.is_some_and(|seat| state.seats[seat].acts);
        known.actions = state.actions.into_iter().map(|action| action.action).collect();
    }
}

/// Lets somebody at a table act who can; whether there is one.
fn act(table: &[Connection], pick: &mut Chance, id: u64) -> bool {
    for connection in table {
        let mut known = lock(&connection.known);
        if known.acts && known.sent.is_none() && !known.actions.is_empty() {
            let action = &known.actions[pick.below(known.actions.len() as u32) as usize];
            let message = json!({"type": "do", "id": id, "on": known.seq, "action": action});
            known.sent = Some(Instant::now());
            return connection.out.send(message).is_ok();
        }
    }
    false
}

/// The memory that a host occupies, in KiB.
fn memory(Host(child): &Host) -> Result<u64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no memory")?;
    Ok(line.split_whitespace().nth(1).ok_or("no number")?.parse()?)
}

/// The processor time that a host has taken, in seconds.
fn processor_time(Host(child): &Host) -> Result<f64, Failure> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id()))?;
    let fields: Vec<&str> = stat.rsplit_once(") ").ok_or("no fields")?.1.split(' ').collect();
    let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    Ok(ticks as f64 / 100.0)
}
