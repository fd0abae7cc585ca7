//! What one client says, and what it is answered, whatever the messages come through.

use std::net::IpAddr;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::asks::About;
use super::chance::TokenHash;
use super::doors::Allowance;
use super::host::{Host, NewTable};
use super::messages::{ClockRules, Id, LONGEST, Message, Request, TableRules};
use super::outbox::Outbox;
use super::table::{Coming, Sitting};
use crate::matches::SeatSpec;
use crate::rules::game::Setup;
use crate::t;

/// The longest id of a message, in bytes.
const LONGEST_ID: usize = 64;

/// Whether a connection goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    GoOn,
    /// It ends.
    End,
}

/// A client’s connection.
pub struct Session {
    host: Arc<Host>,
    address: IpAddr,
    outbox: Outbox,
    allowance: Allowance,
    is_known: bool,
    /// The tables that it has made.
    made: Vec<String>,
    sitting: Option<Sitting>,
}

impl Session {
    /// A connection from an address, whose messages go into `outbox`.
    #[must_use]
    pub fn new(host: Arc<Host>, address: IpAddr, outbox: Outbox) -> Self {
        let rate = f64::from(host.settings.per_second);
        let allowance = Allowance::new(3.0 * rate, rate);
        Self { host, address, outbox, allowance, is_known: false, made: Vec::new(), sitting: None }
    }

    fn send(&self, message: &Message) {
        self.outbox.send(message.text());
    }

    fn end(&self, kind: &'static str, text: String) -> Flow {
        self.send(&Message::Bye { kind, text });
        Flow::End
    }

    fn wrong(&self, id: Option<Id>, kind: &'static str, text: String) -> Flow {
        self.send(&Message::error(id, kind, text));
        Flow::GoOn
    }

    /// Whether the client has said hello.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Does what a message wants, and answers.
    pub fn receive(&mut self, text: &str) -> Flow {
        if !self.allowance.take() {
            return self.end("too-fast", t!("net-too-fast", most = self.host.settings.per_second));
        }
        if text.len() > LONGEST {
            return self.end("too-large", t!("net-too-large", most = LONGEST >> 10));
        }
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => return self.wrong(None, "bad-message", t!("net-bad-message", error = error.to_string())),
        };
        if !self.is_known && !matches!(request, Request::Hello { .. } | Request::Bye {} | Request::Ping { .. }) {
            return self.wrong(None, "bad-message", t!("net-hello-first"));
        }
        if request.id().is_some_and(|id| matches!(id, Id::Text(text) if text.len() > LONGEST_ID)) {
            return self.wrong(None, "bad-message", t!("net-long-id", most = LONGEST_ID));
        }
        match request {
            Request::Hello { protocol, build, content, code, token, seq } => {
                if let Some(text) = self.host.disagrees(protocol, build.as_deref(), &content) {
                    return self.end("version", text);
                }
                self.is_known = true;
                self.send(&self.host.welcome());
                self.come_back(code.as_deref(), token.as_deref(), seq)
            }
            Request::Ping { id } => {
                self.send(&Message::Pong { id });
                Flow::GoOn
            }
            Request::Bye {} => Flow::End,
            Request::Create { id, game, setup, seats, delay, chat, pace, grace, clock, sealed, password } => {
                let usual = TableRules::default();
                let rules = TableRules {
                    delay: delay.unwrap_or(usual.delay),
                    chat: chat.unwrap_or(usual.chat),
                    pace: pace.unwrap_or(usual.pace).min(60_000),
                    grace: grace.unwrap_or(usual.grace),
                    clock: clock.map(ClockRules::within_limits),
                    sealed: sealed.unwrap_or(usual.sealed),
                };
                let seats: Vec<SeatSpec> = seats.into_iter().map(|player| SeatSpec { name: String::new(), player }).collect();
                let options = setup.map(|setup| setup.options).unwrap_or_default();
                let setup = Setup { seats: seats.len().try_into().unwrap_or(u8::MAX), options };
                self.create(id, NewTable { game, setup, seats, rules, password, seed: None })
            }
            Request::Join { code, token, name, seat, watch, password, seq } => {
                let Some(token) = TokenHash::of_token(&token) else {
                    return self.wrong(None, "bad-message", t!("net-token"));
                };
                self.join(&code, Coming { token, name, seat, watch, password, seq, makes: false })
            }
            request => self.at_table(request),
        }
    }

    fn create(&mut self, id: Id, new: NewTable) -> Flow {
        if !self.host.settings.create {
            return self.wrong(Some(id), "too-many", t!("net-no-creating"));
        }
        match self.host.create(new) {
            Ok(table) => {
                self.made.push(table.code().to_owned());
                self.send(&Message::Created { id, code: table.code().to_owned() });
                Flow::GoOn
            }
            Err(error) => self.wrong(Some(id), "bad-message", error.to_string()),
        }
    }

    /// Goes on at a table where the client sits already; otherwise it has to join.
    fn come_back(&mut self, code: Option<&str>, token: Option<&str>, seq: Option<u64>) -> Flow {
        let (Some(code), Some(token)) = (code, token.and_then(TokenHash::of_token)) else { return Flow::GoOn };
        if self.host.doors.is_guessing(self.address) {
            return self.end("too-fast", t!("net-guessing"));
        }
        // One place at a time: the old one is left for the new one.
        match self.host.table(code).and_then(|table| table.come_back(&token, seq, &self.outbox)) {
            Some(sitting) => self.sitting = Some(sitting),
            None => self.host.doors.was_wrong(self.address),
        }
        Flow::GoOn
    }

    fn join(&mut self, code: &str, mut coming: Coming) -> Flow {
        if self.host.doors.is_guessing(self.address) {
            return self.end("too-fast", t!("net-guessing"));
        }
        let Some(table) = self.host.table(code) else {
            self.host.doors.was_wrong(self.address);
            return self.wrong(None, "no-table", t!("net-no-table"));
        };
        coming.makes = self.made.iter().any(|made| made == table.code());
        match table.join(coming, &self.outbox) {
            Ok(sitting) => {
                self.sitting = Some(sitting);
                Flow::GoOn
            }
            Err(shut) => {
                if shut.is_wrong {
                    self.host.doors.was_wrong(self.address);
                }
                self.wrong(None, shut.kind, shut.text)
            }
        }
    }

    /// Does what only somebody at a table can want.
    fn at_table(&self, request: Request) -> Flow {
        let Some(sitting) = &self.sitting else {
            return self.wrong(request.id().cloned(), "not-seated", t!("net-not-seated"));
        };
        match request {
            Request::Commit { id, round, commitment } => sitting.commit(id, round, commitment, &self.outbox),
            Request::Open { id, round, bytes } => sitting.open(id, round, bytes, &self.outbox),
            Request::Do { id, on, action } => sitting.act(id, on, action, &self.outbox),
            Request::Why { id, action } => self.send(&sitting.why(id, &action)),
            Request::Query { id, what, model, target, from, to, square } => {
                let fields = [("model", model), ("target", target), ("from", from), ("to", to), ("square", square)];
                let fields: Map<String, Value> = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect();
                self.send(&sitting.query(id, &what, fields));
            }
            Request::Rulebook { id } => self.send(&sitting.rulebook(id)),
            Request::Journal { id } => self.send(&sitting.journal(id)),
            Request::Ask { id, what, seat, level, watcher } => {
                let about = match (seat, watcher) {
                    (Some(seat), _) => About::Seat(seat, level),
                    (None, Some(number)) => About::Watcher(number),
                    (None, None) => About::Nothing,
                };
                sitting.ask(id, what, about, &self.outbox);
            }
            Request::Answer { id, ask, yes } => sitting.answer(id, ask, yes, &self.outbox),
            Request::Hint { id } => sitting.hint(id, &self.outbox),
            Request::Chat { id, phrase, text } => sitting.say(id, phrase.as_deref(), text.as_deref(), &self.outbox),
            Request::Hello { .. } | Request::Ping { .. } | Request::Bye {} | Request::Create { .. } | Request::Join { .. } => {}
        }
        Flow::GoOn
    }
}
