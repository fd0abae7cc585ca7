//! A match at the table of a host: what the holder may know comes from there, and what it does goes there.

use std::path::PathBuf;

use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Happened, LogLine, OnTable, Session, Source, Tabled};
use crate::desktop::keys::Command;
use crate::desktop::launch::Data;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::matches::{Player, SeatSpec, write_atomically};
use crate::net::client::{Client, Heard, Phrase, Shown, ShownAsk, ShownLog, ShownSeat, ShownTable, first_number};
use crate::rules::content::Content;
use crate::rules::game::{Game, Names, Refusal, Seat, Seats, Viewer};
use crate::t;

/// A match at the table of a host.
pub(super) struct Remote<G: Game> {
    client: Client,
    phrases: Vec<Phrase>,
    content: &'static Content,
    table: ShownTable,
    shown: Shown,
    view: G::View,
    legal: Vec<G::Action>,
    /// A position that the view allows: it says what the rules say about anything that the viewer knows.
    drawn: G,
    log: Vec<LogLine<G::Event>>,
    /// What the viewer was shown last; decided is what is decided on that.
    seq: u64,
    /// The number of the next message.
    next: u64,
    /// Why the connection is lost, if it is.
    lost: Option<String>,
    /// The number of the question for the match file, once the match is over.
    journal: Option<u64>,
    /// Where that is kept.
    pub(super) kept: Option<PathBuf>,
}

/// Who else is at the table, where it is that of a host.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Company(pub Option<Around>);

/// The table of a host, besides the match.
#[derive(Debug, Clone, PartialEq)]
pub struct Around {
    /// Where the host is.
    pub address: String,
    /// The code by which others join.
    pub code: String,
    /// The seat of who looks; none for who watches.
    pub own: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<ShownSeat>,
    /// Whether all seats are taken.
    pub started: bool,
    /// Whether nobody acts for a while.
    pub paused: bool,
    /// The questions among the players that are open here.
    pub asks: Vec<ShownAsk>,
    /// What can be said.
    pub phrases: Vec<Phrase>,
    /// Whether anything else can be said as well.
    pub talks: bool,
    /// Why the connection is lost, if it is.
    pub lost: Option<String>,
}

/// What a player says at the table of a host, besides what the game knows.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// A ready phrase, by its id.
    Phrase(String),
    /// A line of one's own.
    Text(String),
    /// An answer to a question among the players.
    Answer(u64, bool),
    /// That nobody acts for a while, or goes on.
    Pause(bool),
    /// That a bot plays for who is away.
    Bot(Seat),
}

/// What a message of the host is about.
#[derive(Deserialize)]
struct Snapshot {
    seq: u64,
    #[serde(default)]
    table: Option<ShownTable>,
    state: Value,
    log: ShownLog,
    #[serde(default)]
    events: Vec<Told>,
}

#[derive(Deserialize)]
struct Told {
    event: Value,
}

/// Reads what the host shows.
fn read<G: Game>(content: &'static Content, state: Value) -> Result<(Shown, G::View, Vec<G::Action>), serde_json::Error> {
    let mut shown: Shown = serde_json::from_value(state)?;
    let view = content.reading(|| G::View::deserialize(std::mem::take(&mut shown.view)))?;
    let mut legal =
        shown.actions.drain(..).map(|offered| G::Action::deserialize(offered.action)).collect::<Result<Vec<_>, serde_json::Error>>()?;
    legal.sort_unstable();
    Ok((shown, view, legal))
}

fn lines<G: Game>(log: ShownLog) -> impl Iterator<Item = LogLine<G::Event>> {
    log.lines.into_iter().map(|line| LogLine { text: line.text, heading: line.heading, events: Vec::new() })
}

impl<G: Game> Remote<G> {
    /// What a client sees first of its table: its `snapshot`.
    ///
    /// # Errors
    /// What can't be read: the host is of another version.
    fn new(client: Client, phrases: Vec<Phrase>, first: Value, content: &'static Content) -> Result<Self, serde_json::Error> {
        let Snapshot { seq, table, state, log, .. } = serde_json::from_value(first)?;
        let table = table.ok_or_else(|| serde::de::Error::missing_field("table"))?;
        let (shown, view, legal) = read::<G>(content, state)?;
        let drawn = draw::<G>(&view);
        Ok(Self {
            client,
            phrases,
            content,
            table,
            shown,
            view,
            legal,
            drawn,
            log: lines::<G>(log).collect(),
            seq,
            next: first_number(),
            lost: None,
            journal: None,
            kept: None,
        })
    }

    /// Takes what the host shows anew; gives what happened.
    fn take(&mut self, message: Value) -> Result<Vec<G::Event>, serde_json::Error> {
        let Snapshot { seq, table, state, log, events } = serde_json::from_value(message)?;
        let content = self.content;
        let events: Vec<G::Event> = content
            .reading(|| events.into_iter().map(|told| G::Event::deserialize(told.event)).collect::<Result<_, serde_json::Error>>())?;
        (self.shown, self.view, self.legal) = read::<G>(content, state)?;
        self.drawn = draw::<G>(&self.view);
        self.table = table.unwrap_or_else(|| self.table.clone());
        self.seq = seq;
        self.log.truncate(log.from);
        self.log.extend(lines::<G>(log));
        if let Some(line) = self.log.last_mut() {
            line.events.extend(events.iter().cloned());
        }
        Ok(events)
    }

    pub(super) const fn content(&self) -> &'static Content {
        self.content
    }

    /// What the rules say about an action, as far as the holder can know.
    pub(super) fn check(&self, action: &G::Action) -> Result<(), Refusal> {
        match self.table.seat {
            Some(seat) if self.legal.binary_search(action).is_err() => self.drawn.check(seat, action),
            _ => Ok(()),
        }
    }

    fn send(&mut self, mut message: Value) {
        message["id"] = json!(self.next);
        self.next += 1;
        self.client.send(message);
    }

    /// Sends what the holder does.
    pub(super) fn act(&mut self, action: &G::Action) {
        self.send(json!({"type": "do", "on": self.seq, "action": action}));
    }

    /// Sends what the holder says.
    fn say(&mut self, word: &Word) {
        self.send(match word {
            Word::Phrase(phrase) => json!({"type": "chat", "phrase": phrase}),
            Word::Text(text) => json!({"type": "chat", "text": text}),
            Word::Answer(ask, yes) => json!({"type": "answer", "ask": ask, "yes": yes}),
            Word::Pause(pauses) => json!({"type": "ask", "what": if *pauses { "pause" } else { "resume" }}),
            Word::Bot(seat) => json!({"type": "ask", "what": "bot", "seat": seat}),
        });
    }

    fn around(&self) -> Around {
        let shown = &self.shown;
        Around {
            address: self.client.place.address.clone(),
            code: self.table.code.clone(),
            own: self.table.seat,
            seats: shown.seats.clone(),
            started: shown.started,
            paused: shown.paused,
            asks: shown.asks.clone(),
            phrases: if self.table.chat == "off" { Vec::new() } else { self.phrases.clone() },
            talks: self.table.chat == "free",
            lost: self.lost.clone(),
        }
    }
}

/// A position that a view allows.
fn draw<G: Game>(view: &G::View) -> G {
    G::sample(view, &mut ChaCha8Rng::seed_from_u64(0))
}

impl<G: Tabled> Session<G> {
    /// A match at the table of a host, from the first `snapshot` that a client was sent.
    ///
    /// # Errors
    /// What can't be read in it.
    pub fn remote(client: Client, phrases: Vec<Phrase>, first: Value, content: &'static Content) -> Result<Self, serde_json::Error> {
        let remote = Remote::<G>::new(client, phrases, first, content)?;
        let own = remote.table.seat;
        let seats: Vec<SeatSpec> =
            remote.shown.seats.iter().map(|seat| SeatSpec { name: seat.name.clone(), player: seat.player }).collect();
        let mut session = Self::new(seats, remote.table.title.clone(), Source::Remote(Box::new(remote)));
        session.holder = own.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(session)
    }
}

/// What the holder sees of it.
pub(super) fn on_table<G: Tabled>(session: &Session<G>, remote: &Remote<G>) -> OnTable<G> {
    let Shown { started, seats, prompt, paused, ended, result, .. } = &remote.shown;
    let names = Names(&session.names, remote.content);
    let acts = *started && !paused && !ended && remote.lost.is_none();
    let waiting = seats.iter().filter(|seat| !seat.taken).count();
    let prompt = if remote.lost.is_some() {
        t!("remote-lost")
    } else if !started && waiting > 0 {
        t!("remote-waiting", seats = waiting)
    } else if !started {
        // The deal is sealed, and the host says whose part is missing.
        prompt.clone()
    } else if *paused {
        t!("remote-paused")
    } else if let Some(away) = away(seats).filter(|_| result.is_none()) {
        t!("remote-away", player = away)
    } else if remote.table.seat.is_some() {
        G::prompt(&remote.view, names)
    } else {
        prompt.clone()
    };
    OnTable {
        viewer: session.holder,
        version: remote.seq,
        view: remote.view.clone(),
        legal: if acts { remote.legal.clone() } else { Vec::new() },
        prompt,
        content: remote.content,
        names: session.names.clone(),
        players: session.players.clone(),
        actors: seats.iter().filter(|seat| seat.acts).fold(Seats::NONE, |seats, seat| seats.with(seat.seat)),
        thinking: Seats::NONE,
        undo: match remote.table.seat {
            Some(_) if result.is_none() => Ok(t!("remote-undo")),
            Some(_) => Err(t!("remote-over")),
            None => Err(t!("undo-watching")),
        },
        redo: None,
        log: remote.log[remote.log.len().saturating_sub(super::LOG_EVENTS)..].to_vec(),
        replay: None,
        title: session.title.clone(),
        over: *ended || result.is_some(),
        guest: false,
        asking: false,
    }
}

/// The name of the only one who is waited for, if that player is not there.
fn away(seats: &[ShownSeat]) -> Option<&str> {
    let mut acting = seats.iter().filter(|seat| seat.acts);
    let only = acting.next().filter(|_| acting.next().is_none())?;
    (!only.present && only.player == Player::Human).then_some(only.name.as_str())
}

/// Hears what the host tells, and passes on what is said here.
pub(super) fn hear<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut words: MessageReader<Word>,
    mut happened: MessageWriter<Happened<G>>,
    (mut notices, mut sounds): (ResMut<Notices>, MessageWriter<Sound>),
    (mut company, data): (ResMut<Company>, Res<Data>),
    mut busy: ResMut<Busy>,
) {
    let quiet = session.bypass_change_detection();
    let Source::Remote(remote) = &mut quiet.source else {
        words.clear();
        company.set_if_neq(Company(None));
        return;
    };
    words.read().for_each(|word| remote.say(word));
    let mut changed = false;
    for heard in remote.client.heard() {
        changed = true;
        let message = match heard {
            Heard::Message(message) => message,
            Heard::Lost(why) => {
                remote.lost = Some(why);
                continue;
            }
            Heard::Ended(why) => {
                notices.warn(&why);
                remote.lost = Some(why);
                continue;
            }
        };
        let text = || message["text"].as_str().unwrap_or_default().to_owned();
        match message["type"].as_str().unwrap_or_default() {
            "snapshot" | "events" => {
                remote.lost = None;
                match remote.take(message) {
                    Ok(events) => _ = happened.write_batch(events.into_iter().map(Happened)),
                    Err(error) => notices.warn(t!("remote-unreadable", error = error.to_string())),
                }
            }
            "seated" => remote.lost = None,
            "refused" => {
                let rule = message["rule"].as_str().filter(|rule| !rule.is_empty());
                notices.warn(rule.map_or_else(&text, |rule| format!("{} ({rule})", text())));
                sounds.write(Sound::Refuse);
            }
            "said" => {
                let name = message["name"].as_str().unwrap_or_default();
                notices.tell(t!("remote-said", player = name, text = text()));
            }
            "reply" if message["id"].as_u64().is_some_and(|id| remote.journal == Some(id)) => {
                let (text, path) = (message["journal"].as_str().unwrap_or_default(), data.new_match(G::ID));
                let written = path.map(|path| write_atomically(&path, text).map(|()| path)).transpose();
                match written {
                    Ok(path) => remote.kept = path,
                    Err(error) => notices.warn(t!("launch-not-saved", error = error.to_string())),
                }
            }
            "notice" | "error" => notices.tell(text()),
            _ => {}
        }
    }
    if remote.journal.is_none() && remote.shown.result.is_some() {
        remote.journal = Some(remote.next);
        remote.send(json!({"type": "journal"}));
    }
    if changed {
        quiet.names = remote.shown.seats.iter().map(|seat| seat.name.clone()).collect();
        quiet.players = remote.shown.seats.iter().map(|seat| seat.player).collect();
        company.set_if_neq(Company(Some(remote.around())));
        busy.now();
        session.set_changed();
    } else if company.0.is_none() {
        company.0 = Some(remote.around());
    }
}

/// Asks the others to take back what the holder did last.
pub(super) fn take_back<G: Game>(remote: &mut Remote<G>, commands: &[Command]) {
    if commands.contains(&Command::Undo) {
        remote.send(json!({"type": "ask", "what": "undo"}));
    }
}
