//! A client, and a host for it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use cyberdeck::net::messages::TableRules;
use cyberdeck::net::{Host, NewTable, Settings, server};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::Setup;
use cyberdeck::seats::SeatSpec;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// So long a test waits for a message before it fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs what has to wait.
pub fn run<T>(what: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(what)
}

/// A host in this process.
pub struct Served {
    pub host: Arc<Host>,
    pub address: SocketAddr,
    pub folder: TempDir,
}

/// Starts a host in a folder of its own.
pub async fn serve(change: impl FnOnce(&mut Settings)) -> Served {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = Settings::new(folder.path());
    (settings.create, settings.per_address, settings.bot_pace) = (true, 1000, Duration::ZERO);
    settings.per_second = 100_000;
    change(&mut settings);
    let (host, problems) = Host::start(settings, Content::built_in(), tokio::runtime::Handle::current()).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(host.clone(), listener, std::future::pending()));
    Served { host, address, folder }
}

impl Served {
    /// Makes a table that waits for nobody, and gives its join code.
    pub fn table(&self, game: &str, seats: &[&str], rules: TableRules) -> String {
        self.table_of(game, Setup::new(seats.len() as u8), seats, rules)
    }

    pub fn table_of(&self, game: &str, setup: Setup, seats: &[&str], rules: TableRules) -> String {
        let seats: Vec<SeatSpec> = seats.iter().map(|seat| seat.parse().unwrap()).collect();
        let new = NewTable { game: game.into(), setup, seats, rules, password: None, seed: None };
        self.host.create(new).unwrap().code().to_owned()
    }

    pub async fn client(&self) -> Client {
        Client::hello(self.address).await
    }
}

/// The rules of a table that waits for nobody.
pub fn swift() -> TableRules {
    TableRules { pace: 0, grace: 0, ..TableRules::default() }
}

/// A token that says whose it is.
pub fn token(name: &str) -> String {
    format!("{name:0>32}")
}

/// A connection to a host.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What has come, as it came.
    pub received: Vec<String>,
    /// What the last snapshot or change said.
    pub state: Value,
    clock: Value,
    pub seq: u64,
    pub seat: Option<u8>,
    /// The log as it stands.
    pub log: Vec<Value>,
    /// All events, those that were undone too.
    pub events: Vec<Value>,
    last_id: i64,
}

/// Connects with headers of one's own.
pub async fn connect(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, tungstenite::Error> {
    let mut request = format!("ws://{address}/ws").into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    Ok(connect_async(request).await?.0)
}

impl Client {
    pub async fn new(address: SocketAddr) -> Self {
        let socket = connect(address, &[]).await.unwrap();
        let (state, clock, received) = (Value::Null, Value::Null, Vec::new());
        Self { socket, received, state, clock, seq: 0, seat: None, log: Vec::new(), events: Vec::new(), last_id: 0 }
    }

    pub async fn hello(address: SocketAddr) -> Self {
        let mut client = Self::new(address).await;
        client.send(json!({"type": "hello", "protocol": 1})).await;
        assert_eq!(client.next().await["type"], "welcome");
        client
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; nothing where the connection is over.
    pub async fn maybe_next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message comes")?.ok()?;
            let Message::Text(text) = frame else { continue };
            self.received.push(text.to_string());
            let message: Value = serde_json::from_str(&text).unwrap();
            self.take_in(&message);
            return Some(message);
        }
    }

    pub async fn next(&mut self) -> Value {
        self.maybe_next().await.expect("the connection goes on")
    }

    fn take_in(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "seated" => self.seat = message["seat"].as_u64().map(|seat| seat as u8),
            kind @ ("snapshot" | "events") => {
                let seq = message["seq"].as_u64().unwrap();
                assert!(kind == "snapshot" || seq >= self.seq, "{seq} comes after {}", self.seq);
                self.seq = seq;
                (self.state, self.clock) = (message["state"].clone(), message["clock"].clone());
                let from = message["log"]["from"].as_u64().unwrap() as usize;
                assert!(from <= self.log.len() || kind == "snapshot", "no gap in the log");
                self.log.truncate(from);
                self.log.extend(message["log"]["lines"].as_array().unwrap().iter().cloned());
                self.events.extend(message["events"].as_array().into_iter().flatten().cloned());
            }
            _ => {}
        }
    }

    /// Reads on until a message of this kind comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Everything that is on its way; what comes later was caused later.
    pub async fn settle(&mut self) -> Vec<Value> {
        self.last_id += 1;
        let id = format!("settle {}", self.last_id);
        self.send(json!({"type": "ping", "id": id})).await;
        let mut came = Vec::new();
        loop {
            let message = self.next().await;
            if message["type"] == "pong" && message["id"] == id.as_str() {
                self.received.pop();
                return came;
            }
            came.push(message);
        }
    }

    pub async fn join(&mut self, code: &str, name: &str) -> Value {
        self.send(json!({"type": "join", "code": code, "token": token(name), "name": name})).await;
        assert_eq!(self.next().await["type"], "seated");
        self.next().await
    }

    pub async fn watch(&mut self, code: &str) -> Value {
        self.send(json!({"type": "join", "code": code, "token": token("nobody"), "watch": true})).await;
        assert_eq!(self.next().await["type"], "seated");
        self.next().await
    }

    /// Takes an action decided on what it has seen, and gives the answer; changes come before it.
    pub async fn act(&mut self, action: &Value) -> Value {
        self.last_id += 1;
        self.request(json!({"type": "do", "id": self.last_id, "on": self.seq, "action": action})).await
    }

    /// Sends a message with an id and gives the answer.
    pub async fn request(&mut self, message: Value) -> Value {
        self.send(message.clone()).await;
        loop {
            let answer = self.next().await;
            if answer["id"] == message["id"] && answer["type"] != "said" {
                return answer;
            }
        }
    }

    /// Sends a message under the next id and gives the answer.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.last_id += 1;
        message["id"] = self.last_id.into();
        self.request(message).await
    }

    pub fn actions(&self) -> Vec<Value> {
        self.state["actions"].as_array().unwrap().iter().map(|action| action["action"].clone()).collect()
    }

    /// The clocks as they were shown last; null if there are none.
    pub fn clock(&self) -> Value {
        self.clock.clone()
    }

    /// Whether the match waits for this client.
    pub fn acts(&self) -> bool {
        let seat = usize::from(self.seat.unwrap());
        self.state["started"] == true && self.state["seats"][seat]["acts"] == true
    }
}
