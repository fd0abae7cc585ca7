//! A client: a place at a table of a host. It comes back by itself when the connection is lost.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::{self, Message};

use super::messages::ClockRules;
use super::witness::Witness;
use crate::rules::game::Seat;
use crate::t;

/// Where a client sits, or wants to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The host: `192.168.0.7:7777`, or behind TLS `https://example.org`.
    pub address: String,
    /// The code of the table.
    pub code: String,
    /// What acts for the seat; known to nobody else.
    pub token: String,
    /// What the player is called.
    pub name: String,
    /// The seat that is wished for; the first free one if none is.
    pub seat: Option<Seat>,
    /// Whether it only watches.
    pub watch: bool,
    /// What the host asks for besides the code, if it does.
    pub password: String,
    /// The fingerprints of the content that it plays with, by game.
    pub content: BTreeMap<String, String>,
    /// The folder where records of sealed matches are kept; without one they are known as long as the client runs.
    pub records: Option<PathBuf>,
}

impl Place {
    /// Where the record of this place is kept, if the deal is sealed: a file for `cyberdeck verify FILE --record RECORD`.
    #[must_use]
    pub fn record(&self) -> Option<PathBuf> {
        let seat = Sha256::digest(&self.token);
        Some(self.records.as_ref()?.join(format!("{}-{:02x}{:02x}{:02x}{:02x}.record.json", self.code, seat[0], seat[1], seat[2], seat[3])))
    }
}

/// What a client hears.
#[derive(Debug)]
pub enum Heard {
    /// A message of the host.
    Message(Value),
    /// The connection is lost, and is tried again.
    Lost(String),
    /// The host doesn't want to go on: nothing more is heard.
    Ended(String),
}

/// A connection to a table. Dropped, it leaves; the seat is kept by the host.
#[derive(Debug)]
pub struct Client {
    /// Where it sits.
    pub place: Place,
    orders: UnboundedSender<Value>,
    heard: Mutex<Receiver<Heard>>,
}

impl Client {
    /// Takes a place in the background; `wake` is called whenever there is something to hear.
    ///
    /// # Errors
    /// No thread or socket can be had.
    pub fn sit(place: Place, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (orders, ordered) = unbounded_channel();
        let (to, heard) = mpsc::channel();
        let hears = Hears { to, wake: Box::new(wake) };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let seated = place.clone();
        thread::Builder::new().name("client".into()).spawn(move || runtime.block_on(stay(&seated, ordered, &hears)))?;
        Ok(Self { place, orders, heard: Mutex::new(heard) })
    }

    /// Sends a message to the host; it is sent again after the connection was lost, if it has an `id` that was not answered.
    pub fn send(&self, message: Value) {
        // Once the host has ended it nobody listens any more.
        let _ = self.orders.send(message);
    }

    /// The oldest of what was heard and not asked for yet.
    pub fn hear(&self) -> Option<Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }
}

/// A token that nobody can guess.
#[must_use]
pub fn new_token() -> String {
    super::chance::random_key().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the numbers of messages begin with: a client that comes back with the same token has others than before.
#[must_use]
pub fn first_number() -> u64 {
    super::chance::random_key().iter().take(6).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// How long the first wait is before a lost connection is tried again, and the longest.
const WAITS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// Where what is heard goes.
struct Hears {
    to: Sender<Heard>,
    wake: Box<dyn Fn() + Send>,
}

impl Hears {
    /// Passes it on; gives whether anybody listens.
    fn tell(&self, heard: Heard) -> bool {
        let listened = self.to.send(heard).is_ok();
        (self.wake)();
        listened
    }
}

/// How a connection ended.
enum End {
    /// The client was dropped.
    Left,
    /// It broke off.
    Lost(String),
    /// The host ended it for good.
    Ended(String),
}

async fn stay(place: &Place, mut orders: UnboundedReceiver<Value>, hears: &Hears) {
    let (mut seq, mut open, mut wait) = (None, Vec::new(), WAITS.0);
    let mut witness = Witness::new(place);
    loop {
        let before = seq;
        match talk(place, (&mut seq, &mut open, &mut witness), &mut orders, hears).await {
            End::Left => return,
            End::Ended(why) => {
                hears.tell(Heard::Ended(why));
                return;
            }
            End::Lost(why) => {
                if !hears.tell(Heard::Lost(why)) {
                    return;
                }
                wait = if seq == before { (wait * 2).min(WAITS.1) } else { WAITS.0 };
                tokio::time::sleep(wait).await;
            }
        }
    }
}

/// Connects, takes the place, and carries messages both ways until one side ends it. `open` are the messages that were not
/// answered yet, `seq` what was seen last.
async fn talk(
    place: &Place,
    (seq, open, witness): (&mut Option<u64>, &mut Vec<Value>, &mut Witness),
    orders: &mut UnboundedReceiver<Value>,
    hears: &Hears,
) -> End {
    let (scheme, host) = place.address.strip_prefix("https://").map_or(("ws", &*place.address), |host| ("wss", host));
    let (mut socket, _) = match tokio_tungstenite::connect_async(format!("{scheme}://{host}/ws")).await {
        Ok(connected) => connected,
        // Trying again would not mend a certificate.
        Err(tungstenite::Error::Tls(_)) => return End::Ended(t!("client-unsafe", address = place.address.as_str())),
        Err(error) => return End::Lost(t!("client-unreachable", address = place.address.as_str(), error = error.to_string())),
    };
    let mut join = json!({"type": "join", "code": place.code, "token": place.token, "name": place.name});
    let mut more = |field: &str, value: Value| _ = join.as_object_mut().map(|join| join.insert(field.into(), value));
    match (place.watch, place.seat) {
        (true, _) => more("watch", json!(true)),
        (false, Some(seat)) => more("seat", json!(seat)),
        (false, None) => {}
    }
    if !place.password.is_empty() {
        more("password", json!(place.password));
    }
    if let Some(seq) = *seq {
        more("seq", json!(seq));
    }
    let hello =
        json!({"type": "hello", "protocol": super::messages::PROTOCOL, "build": env!("CARGO_PKG_VERSION"), "content": place.content});
    let first = [hello, join].into_iter().chain(open.iter().cloned());
    for message in first.collect::<Vec<_>>() {
        if let Err(error) = socket.send(Message::text(message.to_string())).await {
            return End::Lost(error.to_string());
        }
    }
    loop {
        tokio::select! {
            order = orders.recv() => {
                let Some(order) = order else {
                    let _ = socket.send(Message::text(json!({"type": "bye"}).to_string())).await;
                    return End::Left;
                };
                let sent = socket.send(Message::text(order.to_string())).await;
                if order.get("id").is_some() {
                    open.push(order);
                }
                if let Err(error) = sent {
                    return End::Lost(error.to_string());
                }
            }
            message = socket.next() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Close(_))) | None => return End::Lost(t!("client-closed")),
                    Some(Ok(_)) => continue,
                    Some(Err(error)) => return End::Lost(error.to_string()),
                };
                let Ok(mut message) = serde_json::from_str::<Value>(&text) else { continue };
                if let Some(shown) = message.get("seq").and_then(Value::as_u64) {
                    *seq = Some(shown.max(seq.unwrap_or_default()));
                }
                if let Some(id) = message.get("id") {
                    open.retain(|order| order.get("id") != Some(id));
                }
                let said = || message.get("text").and_then(Value::as_str).unwrap_or_default().to_owned();
                match message.get("type").and_then(Value::as_str) {
                    // The seat is kept: it was a moment of too much, or the host begins anew.
                    Some("bye") if matches!(message["kind"].as_str(), Some("closing" | "silent" | "too-slow")) => return End::Lost(said()),
                    Some("bye") => return End::Ended(said()),
                    Some("error") if message.get("id").is_none_or(Value::is_null) && seq.is_none() => return End::Ended(said()),
                    _ => {}
                }
                if message.get("id").is_some_and(|id| id == super::witness::ID) {
                    continue;
                }
                if let Some(answer) = witness.hear(&mut message) {
                    // A lost one is said again when the table is seen again.
                    if let Err(error) = socket.send(Message::text(answer.to_string())).await {
                        return End::Lost(error.to_string());
                    }
                }
                let judged = message.get("journal").and_then(Value::as_str).and_then(|journal| witness.judge(journal));
                if !hears.tell(Heard::Message(message)) {
                    return End::Left;
                }
                if let Some(text) = judged {
                    hears.tell(Heard::Message(json!({"type": "notice", "text": text})));
                }
            }
        }
    }
}

/// What a viewer is shown of a table.
#[derive(Debug, Clone, Deserialize)]
pub struct Shown {
    /// Whether all seats are taken.
    pub started: bool,
    /// Who sits where.
    pub seats: Vec<ShownSeat>,
    /// The view of this viewer.
    pub view: Value,
    /// What there is to do, or who is waited for.
    pub prompt: String,
    /// What the seat may do.
    pub actions: Vec<ShownAction>,
    /// The open questions that concern this viewer.
    pub asks: Vec<ShownAsk>,
    /// Whether nobody acts for a while.
    pub paused: bool,
    /// Whether the players ended it before its time.
    pub ended: bool,
    /// Places and scores, once it is over.
    pub result: Option<Value>,
    /// How far a sealed deal is.
    #[serde(default)]
    pub deal: Option<super::deal::DealShown>,
}

/// A seat, as everybody knows it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ShownSeat {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// A person, or a bot of a level.
    pub player: crate::seats::Player,
    /// Whether somebody sits there.
    pub taken: bool,
    /// Whether they are connected.
    pub present: bool,
    /// Whether the match waits for it.
    pub acts: bool,
}

/// A spectator.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ShownWatcher {
    /// Of their connection.
    pub number: u64,
    /// What they are called.
    pub name: String,
}

/// An action and its words.
#[derive(Debug, Clone, Deserialize)]
pub struct ShownAction {
    /// As it is sent back.
    pub action: Value,
}

/// A phrase that is ready to be said.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Phrase {
    /// Its id.
    pub phrase: String,
    /// What it says.
    pub text: String,
}

/// A question among the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ShownAsk {
    /// Its number.
    pub ask: u64,
    /// Who asks.
    pub by: Seat,
    /// In words.
    pub text: String,
    /// Who has not answered yet.
    pub waits_for: Vec<Seat>,
}

/// Lines of a log that take the place of those from a number on.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct ShownLog {
    /// From which line on, from 0.
    pub from: usize,
    /// The lines.
    pub lines: Vec<ShownLine>,
}

/// A line of the log.
#[derive(Debug, Clone, Deserialize)]
pub struct ShownLine {
    /// What it says.
    pub text: String,
    /// Whether it is the heading of what follows.
    pub heading: bool,
}

/// What a table is from beginning to end.
#[derive(Debug, Clone, Deserialize)]
pub struct ShownTable {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// What the match is called.
    pub title: Option<String>,
    /// The seat of this viewer; none for a spectator.
    pub seat: Option<Seat>,
    /// What may be said at it: `free`, `phrases` or `off`.
    pub chat: String,
    /// How much time players have; none if nobody counts it.
    #[serde(default)]
    pub clock: Option<ClockRules>,
    /// Whether its deal is sealed.
    #[serde(default)]
    pub sealed: bool,
}

/// The clock of a seat, as the host showed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct ShownClock {
    /// The milliseconds that were left.
    pub left: u64,
    /// Whether time runs on.
    pub runs: bool,
}

/// The clocks of a table, counted on here since the host showed them.
#[derive(Debug, Clone)]
pub struct ShownClocks {
    seats: Vec<Option<ShownClock>>,
    since: Instant,
}

impl ShownClocks {
    /// The clocks in a `snapshot` or `events` that has just come; none at a table that counts no time.
    #[must_use]
    pub fn of(message: &Value) -> Option<Self> {
        let seats = Vec::deserialize(message.get("clock")?).ok()?;
        Some(Self { seats, since: Instant::now() })
    }

    /// The time that a seat has left now; none for a bot.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        let ShownClock { left, runs } = (*self.seats.get(seat.index())?)?;
        let passed = if runs { self.since.elapsed() } else { Duration::ZERO };
        Some(Duration::from_millis(left).saturating_sub(passed))
    }

    /// Whether time runs for a seat, so that what is drawn changes every second.
    #[must_use]
    pub fn runs(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|clock| clock.is_some_and(|clock| clock.runs))
    }
}

/// Less time than this is low: it is shown so that one notices.
pub const LOW: Duration = Duration::from_secs(30);

/// Time as a clock shows it: `9:05`, `1:00:00`. A second that has begun counts.
#[must_use]
pub fn clock_face(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::{ShownClocks, clock_face};
    use crate::rules::game::Seat;

    #[test]
    fn clocks_go_on_here_as_the_host_said() {
        let clocks = ShownClocks::of(&json!({"clock": [{"left": 61_000, "runs": true}, {"left": 5, "runs": false}, null]}));
        let clocks = clocks.expect("there are some");
        let left = clocks.left(Seat(0)).expect("a person");
        assert!(left <= Duration::from_secs(61) && left > Duration::from_secs(50) && clocks.runs(Seat(0)));
        assert_eq!((clocks.left(Seat(1)), clocks.runs(Seat(1))), (Some(Duration::from_millis(5)), false));
        assert_eq!((clocks.left(Seat(2)), clocks.left(Seat(3))), (None, None));
        assert!(ShownClocks::of(&json!({"seq": 1})).is_none());
    }

    #[test]
    fn time_looks_as_on_a_clock() {
        let faces = [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (545_000, "9:05"), (3_600_000, "1:00:00"), (90_061_000, "25:01:01")];
        for (left, face) in faces {
            assert_eq!(clock_face(Duration::from_millis(left)), face);
        }
    }
}
