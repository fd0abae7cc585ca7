//! A match at the table of a host: what the holder may know comes from there, and what it does goes there.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Happened, LogLine, OnTable, Session, Since, SinceMoment, Source, Tabled};
use crate::desktop::keys::Command;
use crate::desktop::launch::Data;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::files;
use crate::matches::{Player, SeatSpec, write_atomically};
use crate::net::client::{
    Client, Heard, Phrase, Place, Shown, ShownAsk, ShownClocks, ShownLog, ShownSeat, ShownTable, ShownWatcher, first_number,
};
use crate::rules::content::Content;
use crate::rules::game::{Game, Names, Refusal, Seat, Seats, Viewer};
use crate::t;

/// A match at the table of a host.
pub(super) struct Remote<G: Game> {
    content: &'static Content,
    phrases: Vec<Phrase>,
    /// Who looks on from this machine: one viewer, or a spectator and then every person that plays here.
    viewers: Vec<Seated<G>>,
    watchers: Vec<ShownWatcher>,
    /// The number of the question for the match file, once the match is over.
    journal: Option<u64>,
    /// Where that is kept.
    pub(super) kept: Option<PathBuf>,
}

/// A viewer at this machine: what it is shown, and its connection.
pub(super) struct Seated<G: Game> {
    client: Client,
    table: ShownTable,
    shown: Shown,
    view: G::View,
    legal: Vec<G::Action>,
    /// A position that the view allows: it says what the rules say about anything that the viewer knows.
    drawn: G,
    log: Vec<LogLine<G::Event>>,
    /// How many lines of it there were after the viewer's last turn.
    told: usize,
    /// What the viewer was shown last; decided is what is decided on that.
    seq: u64,
    /// How much time everybody has, if that is counted.
    clocks: Option<ShownClocks>,
    /// The number of the next message.
    next: u64,
    /// Why the connection is lost, if it is.
    lost: Option<String>,
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
    /// The seats of those who play at this machine.
    pub own: Seats,
    /// Who sits where.
    pub seats: Vec<ShownSeat>,
    /// Whether all seats are taken.
    pub started: bool,
    /// Whether nobody acts for a while.
    pub paused: bool,
    /// The questions among the players that are open here.
    pub asks: Vec<ShownAsk>,
    /// Who watches, as far as it was asked.
    pub watchers: Vec<ShownWatcher>,
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
    /// That a player has to leave the table.
    Remove(Seat),
    /// That a spectator has to, by their number.
    RemoveWatcher(u64),
    /// The question who watches.
    Watchers,
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

impl<G: Game> Seated<G> {
    /// What a client sees first of its table: its `snapshot`.
    ///
    /// # Errors
    /// What can't be read: the host is of another version.
    fn new(client: Client, first: Value, content: &'static Content) -> Result<Self, serde_json::Error> {
        let clocks = ShownClocks::of(&first);
        let Snapshot { seq, table, state, log, .. } = serde_json::from_value(first)?;
        let table = table.ok_or_else(|| serde::de::Error::missing_field("table"))?;
        let (shown, view, legal) = read::<G>(content, state)?;
        let drawn = draw::<G>(&view);
        let log: Vec<_> = lines::<G>(log).collect();
        Ok(Self { client, table, shown, view, legal, drawn, told: log.len(), log, seq, clocks, next: first_number(), lost: None })
    }

    /// Takes what the host shows anew; gives what happened.
    fn take(&mut self, message: Value, content: &'static Content) -> Result<Vec<G::Event>, serde_json::Error> {
        let clocks = ShownClocks::of(&message);
        let Snapshot { seq, table, state, log, events } = serde_json::from_value(message)?;
        let acted = self.table.seat.is_some_and(|seat| self.actors().contains(seat));
        let events: Vec<G::Event> = content
            .reading(|| events.into_iter().map(|told| G::Event::deserialize(told.event)).collect::<Result<_, serde_json::Error>>())?;
        (self.shown, self.view, self.legal) = read::<G>(content, state)?;
        self.drawn = draw::<G>(&self.view);
        self.table = table.unwrap_or_else(|| self.table.clone());
        (self.seq, self.clocks) = (seq, clocks);
        self.log.truncate(log.from);
        self.log.extend(lines::<G>(log));
        if let Some(line) = self.log.last_mut() {
            line.events.extend(events.iter().cloned());
        }
        if acted {
            self.told = self.log.len();
        }
        Ok(events)
    }

    const fn viewer(&self) -> Viewer {
        match self.table.seat {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }

    /// Whether the match goes on for whoever may act.
    const fn goes_on(&self) -> bool {
        self.shown.started && !self.shown.paused && !self.shown.ended && self.lost.is_none()
    }

    /// The seats that the match waits for.
    fn actors(&self) -> Seats {
        self.shown.seats.iter().filter(|seat| seat.acts).fold(Seats::NONE, |seats, seat| seats.with(seat.seat))
    }

    fn send(&mut self, mut message: Value) {
        message["id"] = json!(self.next);
        self.next += 1;
        self.client.send(message);
    }
}

impl<G: Game> Remote<G> {
    pub(super) const fn content(&self) -> &'static Content {
        self.content
    }

    /// The seats of those who play at this machine.
    pub(super) fn own(&self) -> Seats {
        self.viewers.iter().filter_map(|seated| seated.table.seat).fold(Seats::NONE, Seats::with)
    }

    /// The seats at this machine that the match waits for.
    pub(super) fn asked(&self) -> Seats {
        let seated = &self.viewers[0];
        if seated.goes_on() { Seats(seated.actors().0 & self.own().0) } else { Seats::NONE }
    }

    /// Where this viewer's connection is; that of the first where it has none.
    fn place(&self, viewer: Viewer) -> usize {
        self.viewers.iter().position(|seated| seated.viewer() == viewer).unwrap_or_default()
    }

    fn of(&mut self, viewer: Viewer) -> &mut Seated<G> {
        let at = self.place(viewer);
        &mut self.viewers[at]
    }

    /// What the rules say about an action, as far as the holder can know.
    pub(super) fn check(&self, holder: Viewer, action: &G::Action) -> Result<(), Refusal> {
        let seated = &self.viewers[self.place(holder)];
        match seated.table.seat {
            Some(seat) if seated.legal.binary_search(action).is_err() => seated.drawn.check(seat, action),
            _ => Ok(()),
        }
    }

    /// What happened since this viewer's last turn, where it is its turn again.
    pub(super) fn since(&self, seat: Seat) -> Option<Since<G::Event>> {
        let seated = &self.viewers[self.place(Viewer::Seat(seat))];
        if !seated.goes_on() || !seated.actors().contains(seat) {
            return None;
        }
        let lines = seated.log.get(seated.told..)?.iter().filter(|line| !line.heading && !line.text.is_empty());
        let moments: Vec<_> = lines.map(|line| SinceMoment { step: None, text: line.text.clone(), events: line.events.clone() }).collect();
        (!moments.is_empty()).then(|| Since { from: (seat, seated.told), until: seated.log.len(), moments, why: Vec::new() })
    }

    /// Tells the host that a seat was given a hint.
    pub(super) fn hint(&mut self, seat: Seat) {
        self.of(Viewer::Seat(seat)).send(json!({"type": "hint"}));
    }

    /// Sends what the holder does.
    pub(super) fn act(&mut self, holder: Viewer, action: &G::Action) {
        let seated = self.of(holder);
        seated.send(json!({"type": "do", "on": seated.seq, "action": action}));
    }

    /// Sends what the holder says. To a question among the players this machine has one answer.
    fn say(&mut self, holder: Viewer, word: &Word) {
        let asked = |seat: Seat| move |seated: &&mut Seated<G>| seated.table.seat == Some(seat);
        let message = match word {
            Word::Phrase(phrase) => json!({"type": "chat", "phrase": phrase}),
            Word::Text(text) => json!({"type": "chat", "text": text}),
            Word::Pause(pauses) => json!({"type": "ask", "what": if *pauses { "pause" } else { "resume" }}),
            Word::Bot(seat) => json!({"type": "ask", "what": "bot", "seat": seat}),
            Word::Remove(seat) => json!({"type": "ask", "what": "kick", "seat": seat}),
            Word::RemoveWatcher(number) => json!({"type": "ask", "what": "kick", "watcher": number}),
            Word::Watchers => json!({"type": "query", "what": "watchers"}),
            Word::Answer(number, yes) => {
                let answer = json!({"type": "answer", "ask": number, "yes": yes});
                let Some(ask) = self.asks().into_iter().find(|ask| ask.ask == *number) else { return };
                let withdraws = Some(ask.by).filter(|_| !yes);
                for seat in ask.waits_for.iter().copied().chain(withdraws) {
                    self.viewers.iter_mut().find(asked(seat)).into_iter().for_each(|seated| seated.send(answer.clone()));
                }
                return;
            }
        };
        // What is asked among the players is asked by one of them. Of those here, the table is the first one's.
        let first = self.own().iter().next().map_or(Viewer::Spectator, Viewer::Seat);
        let asks = if holder == Viewer::Spectator || matches!(word, Word::Remove(_) | Word::RemoveWatcher(_)) { first } else { holder };
        self.of(asks).send(message);
    }

    /// The open questions that concern anybody here.
    fn asks(&self) -> Vec<ShownAsk> {
        let mut asks: Vec<ShownAsk> = self.viewers.iter().flat_map(|seated| seated.shown.asks.iter().cloned()).collect();
        asks.sort_by_key(|ask| ask.ask);
        asks.dedup_by_key(|ask| ask.ask);
        asks
    }

    fn around(&self) -> Around {
        let Seated { client, table, shown, lost, .. } = &self.viewers[0];
        Around {
            address: client.place.address.clone(),
            code: table.code.clone(),
            own: self.own(),
            seats: shown.seats.clone(),
            started: shown.started,
            paused: shown.paused,
            asks: self.asks(),
            watchers: self.watchers.clone(),
            phrases: if table.chat == "off" { Vec::new() } else { self.phrases.clone() },
            talks: table.chat == "free",
            lost: lost.clone(),
        }
    }
}

/// A position that a view allows.
fn draw<G: Game>(view: &G::View) -> G {
    G::sample(view, &mut ChaCha8Rng::seed_from_u64(0))
}

impl<G: Tabled> Session<G> {
    /// A match at the table of a host, from the first `snapshot` that each client of this machine was sent: one client, or a
    /// spectator's and then one for every person that plays here.
    ///
    /// # Errors
    /// What can't be read in it.
    pub fn remote(clients: Vec<(Client, Value)>, phrases: Vec<Phrase>, content: &'static Content) -> Result<Self, serde_json::Error> {
        let viewers = clients.into_iter().map(|(client, first)| Seated::<G>::new(client, first, content)).collect::<Result<Vec<_>, _>>()?;
        let first = viewers.first().ok_or_else(|| serde::de::Error::missing_field("table"))?;
        let seats = first.shown.seats.iter().map(|seat| SeatSpec { name: seat.name.clone(), player: seat.player }).collect();
        let (title, holder) = (first.table.title.clone(), first.viewer());
        let remote = Remote { content, phrases, viewers, watchers: Vec::new(), journal: None, kept: None };
        let mut session = Self::new(seats, title, Source::Remote(Box::new(remote)));
        session.holder = holder;
        Ok(session)
    }
}

/// What the holder sees of it.
pub(super) fn on_table<G: Tabled>(session: &Session<G>, remote: &Remote<G>) -> OnTable<G> {
    let seated = &remote.viewers[remote.place(session.holder)];
    let Shown { started, seats, prompt, paused, ended, result, .. } = &seated.shown;
    let names = Names(&session.names, remote.content);
    let waiting = seats.iter().filter(|seat| !seat.taken).count();
    let prompt = if seated.lost.is_some() {
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
    } else if seated.table.seat.is_some() {
        G::prompt(&seated.view, names)
    } else {
        prompt.clone()
    };
    OnTable {
        viewer: session.holder,
        version: seated.seq,
        view: seated.view.clone(),
        legal: if seated.goes_on() { seated.legal.clone() } else { Vec::new() },
        prompt,
        content: remote.content,
        names: session.names.clone(),
        players: session.players.clone(),
        actors: seated.actors(),
        undo: match seated.table.seat {
            Some(_) if result.is_none() => Ok(t!("remote-undo")),
            Some(_) => Err(t!("remote-over")),
            None => Err(t!("undo-watching")),
        },
        redo: None,
        log: seated.log[seated.log.len().saturating_sub(super::LOG_EVENTS)..].to_vec(),
        replay: None,
        title: session.title.clone(),
        over: *ended || result.is_some(),
        guest: session.guest,
        asking: false,
        clocks: seated.clocks.clone(),
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
    (mut company, data, mut settings): (ResMut<Company>, Res<Data>, ResMut<Settings>),
    (mut busy, mut second): (ResMut<Busy>, Local<Option<u64>>),
) {
    let quiet = session.bypass_change_detection();
    let Source::Remote(remote) = &mut quiet.source else {
        words.clear();
        company.set_if_neq(Company(None));
        return;
    };
    let holder = quiet.holder;
    words.read().for_each(|word| remote.say(holder, word));
    let (mut changed, seen) = (false, remote.place(holder));
    let content = remote.content;
    for (at, seated) in remote.viewers.iter_mut().enumerate() {
        while let Some(heard) = seated.client.hear() {
            changed = true;
            let message = match heard {
                Heard::Message(message) => message,
                Heard::Lost(why) => {
                    seated.lost = Some(why);
                    continue;
                }
                Heard::Ended(why) => {
                    notices.warn(&why);
                    seated.lost = Some(why);
                    continue;
                }
            };
            let text = || message["text"].as_str().unwrap_or_default().to_owned();
            match message["type"].as_str().unwrap_or_default() {
                "snapshot" | "events" => {
                    seated.lost = None;
                    match seated.take(message, content) {
                        Ok(events) if at == seen => _ = happened.write_batch(events.into_iter().map(Happened)),
                        Ok(_) => {}
                        Err(error) => notices.warn(t!("remote-unreadable", error = error.to_string())),
                    }
                }
                "seated" => seated.lost = None,
                "refused" => {
                    let rule = message["rule"].as_str().filter(|rule| !rule.is_empty());
                    notices.warn(rule.map_or_else(&text, |rule| format!("{} ({rule})", text())));
                    sounds.write(Sound::Refuse);
                }
                "reply" if message["id"].as_u64().is_some_and(|id| remote.journal == Some(id)) => {
                    let (text, path) = (message["journal"].as_str().unwrap_or_default(), data.new_match(G::ID));
                    let Some(path) = path else { continue };
                    match write_atomically(&path, text) {
                        Ok(()) => remote.kept = Some(path),
                        Err(error) => {
                            let path = path.display().to_string();
                            notices.warn(t!("match-io", path = path, doing = "written", error = files::reason(&error)));
                        }
                    }
                }
                "reply" if message.get("watchers").is_some() => {
                    remote.watchers = Vec::deserialize(&message["watchers"]).unwrap_or_default();
                }
                // The others here hear the same.
                _ if at > 0 => {}
                "said" => {
                    let name = message["name"].as_str().unwrap_or_default();
                    notices.tell(t!("remote-said", player = name, text = text()));
                }
                "notice" | "error" => notices.tell(text()),
                _ => {}
            }
        }
    }
    if remote.journal.is_none()
        && let Some(seated) = remote.viewers.last_mut().filter(|seated| seated.shown.result.is_some())
    {
        remote.journal = Some(seated.next);
        seated.send(json!({"type": "journal"}));
        let Place { address, code, .. } = &seated.client.place;
        if let Some(joined) = settings.joined.iter_mut().find(|joined| (&joined.address, &joined.code) == (address, code)) {
            joined.over = true;
        }
    }
    if changed {
        let seats = &remote.viewers[0].shown.seats;
        quiet.names = seats.iter().map(|seat| seat.name.clone()).collect();
        quiet.players = seats.iter().map(|seat| seat.player).collect();
        company.set_if_neq(Company(Some(remote.around())));
        busy.now();
        session.set_changed();
        return;
    }
    let running = |clocks: &ShownClocks| (0..remote.viewers[0].shown.seats.len() as u8).map(Seat).find(|seat| clocks.runs(*seat));
    if let Some(clocks) = &remote.viewers[seen].clocks
        && let Some(left) = running(clocks).and_then(|seat| clocks.left(seat))
    {
        // What is seen of a clock changes every second.
        if second.replace(left.as_secs()) != Some(left.as_secs()) {
            busy.now();
        }
        busy.within(Duration::from_nanos(left.subsec_nanos().into()) + Duration::from_millis(5));
    }
    if company.0.is_none() {
        company.0 = Some(remote.around());
    }
}

/// Asks the others to take back what the holder did last.
pub(super) fn take_back<G: Game>(remote: &mut Remote<G>, holder: Viewer, commands: &[Command]) {
    if commands.contains(&Command::Undo) {
        remote.of(holder).send(json!({"type": "ask", "what": "undo"}));
    }
}
