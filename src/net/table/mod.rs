//! A table: a match, who sits at it, and what each viewer has been shown.

mod acting;
mod asking;
mod dealing;
mod removing;
mod showing;

pub(super) use acting::PHRASES;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde_json::Value;

use super::asks::Ask;
use super::bots::Works;
use super::chance::TokenHash;
use super::clock::{Clocks, Standing};
use super::deal::Draw;
use super::keep::{Keep, Note};
use super::messages::{Id, Message, TableRules};
use super::outbox::Outbox;
use super::playing::{Playing, Thought};
use super::stream::Stream;
use crate::matches::SeatSpec;
use crate::matches::deal::Sight;
use crate::rules::game::{Seat, Viewer};
use crate::seats::Player;
use crate::t;

/// Between the numbers of changes before and after the host was started again: no match comes so far.
const RUN: u64 = 1 << 32;

/// How many answers are remembered for each seat.
const REMEMBERED: usize = 32;

/// How many connections a table has at most.
const MOST_CLIENTS: usize = 64;

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 24;

/// A connection at a table.
struct Client {
    number: u64,
    token: TokenHash,
    viewer: Viewer,
    name: String,
    outbox: Outbox,
}

/// An action that is done when the time for responses is over.
struct Held {
    seat: Seat,
    id: Id,
    on: u64,
    action: Value,
    outbox: Outbox,
}

/// What is to be done outside.
enum Todo {
    /// A bot thinks, and acts then.
    Think { seat: Seat, level: crate::seats::Level, version: u64, together: bool, thought: Thought },
    /// A bot acts when the time for responses is over.
    Act { at: Instant, seat: Seat, decided: Decided },
    /// What was held back is done.
    Release { at: Instant },
    /// Something happens to a clock by itself.
    Ring { at: Instant },
}

/// What a bot wants to do.
struct Decided {
    version: u64,
    together: bool,
    action: Option<Value>,
}

thread_local! {
    /// The join code of the table at which this thread does something.
    static AT_HAND: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The join code of the table at which this thread does something now: what a host says when it breaks down.
#[must_use]
pub fn at_hand() -> Option<String> {
    AT_HAND.with_borrow(Clone::clone)
}

/// Does something that belongs to a table.
fn at_table<T>(code: &str, what: impl FnOnce() -> T) -> T {
    AT_HAND.set(Some(code.to_owned()));
    let done = what();
    AT_HAND.set(None);
    done
}

/// Everything of a table that changes.
struct Inner {
    code: String,
    rules: TableRules,
    password: Option<TokenHash>,
    playing: Box<dyn Playing>,
    /// The seed that is being made, where the deal is sealed and not made yet.
    draw: Option<Draw>,
    keep: Keep,
    tokens: Vec<Option<TokenHash>>,
    /// Whose table it is, if it is somebody’s.
    host: Option<TokenHash>,
    /// Those who can’t come back.
    removed: Vec<TokenHash>,
    /// Since when nobody is connected, for each seat.
    away: Vec<Option<Instant>>,
    /// What was done by which message of each seat, with the answer; without one if that was before the host was started.
    done: Vec<VecDeque<(Id, Option<String>)>>,
    /// What each seat was shown, and at last what spectators were.
    streams: Vec<Stream>,
    /// The views that are about to be shown, where they are kept.
    sights: Vec<Sight>,
    clients: Vec<Client>,
    last_client: u64,
    asks: Vec<Ask>,
    last_ask: u64,
    clocks: Option<Clocks>,
    /// When something is done about them.
    ring: Option<Instant>,
    paused: bool,
    ended: bool,
    held: Vec<Held>,
    /// Until then responses are waited for.
    open_until: Option<Instant>,
    /// Whether a bot thinks at each seat.
    thinking: Vec<bool>,
    todo: Vec<Todo>,
}

/// A table. It can be used from everywhere at once.
pub struct Table {
    code: String,
    works: Works,
    inner: Mutex<Inner>,
}

/// Why somebody is not let in.
pub(super) struct Shut {
    pub kind: &'static str,
    pub text: String,
    /// Whether it may have been guessing.
    pub is_wrong: bool,
}

/// Who wants to come in.
pub(super) struct Coming {
    pub token: TokenHash,
    pub name: String,
    pub seat: Option<Seat>,
    pub watch: bool,
    pub password: Option<String>,
    pub seq: Option<u64>,
    /// Whether they have made the table.
    pub makes: bool,
}

/// A connection that sits at a table.
pub(super) struct Sitting {
    pub table: Arc<Table>,
    pub viewer: Viewer,
    number: u64,
}

impl Table {
    /// A new table, kept in this folder.
    pub(super) fn create(
        code: &str,
        folder: &Path,
        playing: Box<dyn Playing>,
        rules: TableRules,
        password: Option<&str>,
        works: Works,
    ) -> io::Result<Arc<Self>> {
        let password = password.map(|password| TokenHash::of_password(code, password));
        let draw = rules.sealed.then(|| Draw::new(playing.seats().len()));
        let notes: Vec<Note> = [Keep::first(rules.clone(), password)].into_iter().chain(draw.iter().flat_map(Draw::notes)).collect();
        let keep = Keep::write(&Keep::path(folder, code), &notes)?;
        let inner = Inner { draw, ..Inner::new(code, playing, rules, password, keep, 0) };
        Ok(Arc::new(Self { code: code.to_owned(), works, inner: Mutex::new(inner) }))
    }

    /// A table for a match that is kept elsewhere, or nowhere.
    pub(super) fn open_seats(code: &str, playing: Box<dyn Playing>, rules: TableRules, works: Works) -> Arc<Self> {
        let inner = Inner::new(code, playing, rules, None, Keep::nowhere(), 0);
        Arc::new(Self { code: code.to_owned(), works, inner: Mutex::new(inner) })
    }

    /// A table as it was when the host was ended.
    pub(super) fn open(code: &str, folder: &Path, playing: Box<dyn Playing>, works: Works) -> io::Result<Arc<Self>> {
        let path = Keep::path(folder, code);
        let notes = Keep::read(&path)?;
        let Some(Note::Table { rules, password, .. }) = notes.first().cloned() else { return Err(io::ErrorKind::InvalidData.into()) };
        let runs = notes.iter().filter_map(|note| if let Note::Run(run) = note { Some(*run) } else { None }).max().unwrap_or(0) + 1;
        let (version, mut kept) = (playing.version(), vec![Keep::first(rules.clone(), password), Note::Run(runs)]);
        let mut inner = Inner::new(code, playing, rules, password, Keep::write(&path, &notes)?, runs * RUN);
        if inner.rules.sealed && inner.playing.sealed().is_none() {
            inner.draw = Some(Draw::of(&notes, inner.tokens.len()).ok_or(io::ErrorKind::InvalidData)?);
        }
        for note in notes {
            match note {
                Note::Host(token) => inner.host = Some(token),
                Note::Removed(token) => {
                    if let Some(seat) = inner.seat_of(&token) {
                        inner.tokens[seat.index()] = None;
                        inner.done[seat.index()].clear();
                        kept.retain(|note| !matches!(note, Note::Do(by, ..) if *by == seat));
                    }
                    inner.removed.push(token);
                }
                Note::Token(seat, token) if seat.index() < inner.tokens.len() => inner.tokens[seat.index()] = Some(token),
                // The host was killed before it was done.
                Note::Do(_, _, at) if at >= version => {}
                Note::Do(seat, ref id, _) if seat.index() < inner.tokens.len() => {
                    inner.remember(seat, id.clone(), None);
                    kept.push(note);
                }
                Note::Clock(left) => {
                    if let Some(clocks) = &mut inner.clocks {
                        clocks.restore(&left);
                    }
                }
                Note::Paused(paused) => inner.paused = paused,
                Note::Ended => inner.ended = true,
                _ => {}
            }
        }
        let tokens = inner.tokens.iter().enumerate();
        kept.extend(tokens.filter_map(|(at, token)| Some(Note::Token(Seat(at as u8), (*token)?))));
        kept.extend(inner.draw.iter().flat_map(Draw::notes));
        kept.extend(inner.host.map(Note::Host));
        kept.extend(inner.removed.iter().copied().map(Note::Removed));
        kept.extend(inner.clocks.as_ref().map(|clocks| Note::Clock(clocks.kept())));
        if inner.paused {
            kept.push(Note::Paused(true));
        }
        if inner.ended {
            kept.push(Note::Ended);
        }
        inner.keep = Keep::write(&path, &kept)?;
        let table = Arc::new(Self { code: code.to_owned(), works, inner: Mutex::new(inner) });
        table.begin();
        Ok(table)
    }

    /// Lets bots begin.
    pub(super) fn begin(self: &Arc<Self>) {
        self.run(|_| ());
    }

    /// The join code.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Whether the match is over, one way or the other.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.lock().is_over()
    }

    /// How many connections there are.
    #[must_use]
    pub fn clients(&self) -> usize {
        self.lock().clients.len()
    }

    /// The game, and who sits where.
    #[must_use]
    pub fn about(&self) -> (&'static str, Vec<SeatSpec>) {
        let inner = self.lock();
        (inner.playing.game().1, inner.playing.seats().to_vec())
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something at the table, and then lets everything happen that follows from it.
    fn run<T>(self: &Arc<Self>, what: impl FnOnce(&mut Inner) -> T) -> T {
        let (done, todo) = at_table(&self.code, || {
            let mut inner = self.lock();
            let done = what(&mut inner);
            inner.go_on_dealing();
            inner.wake_bots();
            inner.wind();
            (done, std::mem::take(&mut inner.todo))
        });
        todo.into_iter().for_each(|todo| self.do_later(todo));
        done
    }

    fn do_later(self: &Arc<Self>, todo: Todo) {
        let (table, works) = (self.clone(), self.works.clone());
        match todo {
            Todo::Think { seat, level, version, together, thought } => {
                // Whatever it thinks about, it takes the same time.
                let at = Instant::now() + super::playing::time_of(level, works.bot_pace);
                self.works.think(move || {
                    let action = at_table(&table.code, || thought(&std::sync::atomic::AtomicBool::new(false)));
                    let decided = Decided { version, together, action };
                    works.later(at, move || table.run(|inner| inner.bot_acts(seat, decided)));
                });
            }
            Todo::Act { at, seat, decided } => self.works.later(at, move || table.run(|inner| inner.bot_acts(seat, decided))),
            Todo::Release { at } => self.works.later(at, move || table.run(Inner::release)),
            Todo::Ring { at } => self.works.later(at, move || table.run(|inner| inner.ring(at))),
        }
    }

    /// Lets somebody sit down, or watch, and shows them the table.
    pub(super) fn join(self: &Arc<Self>, coming: Coming, outbox: &Outbox) -> Result<Sitting, Shut> {
        let (viewer, number) = self.run(|inner| inner.join(coming, outbox))?;
        Ok(Sitting { table: self.clone(), viewer, number })
    }

    /// Makes it the table of the one with this token: they may remove others.
    ///
    /// # Errors
    /// It can’t be written down.
    pub fn belongs_to(&self, token: TokenHash) -> io::Result<()> {
        self.lock().belongs_to(token)
    }

    /// Lets somebody go on who sits here already.
    pub(super) fn come_back(self: &Arc<Self>, token: &TokenHash, seq: Option<u64>, outbox: &Outbox) -> Option<Sitting> {
        let (viewer, number) = self.run(|inner| {
            let viewer = Viewer::Seat(inner.seat_of(token)?);
            Some((viewer, inner.attach(viewer, *token, String::new(), seq, outbox).ok()?))
        })?;
        Some(Sitting { table: self.clone(), viewer, number })
    }

    /// Ends every connection.
    pub(super) fn close(&self, message: &Message) {
        self.lock().clients.iter().for_each(|client| client.outbox.send(message.text()));
    }
}

/// Why something at a table was not done: it can't be written down.
fn not_kept(error: io::Error) -> String {
    t!("net-not-kept", error = error.to_string())
}

impl Sitting {
    /// Does something at the table for this connection, which `inner` knows by its number.
    fn run<T>(&self, what: impl FnOnce(&mut Inner, Viewer) -> T) -> T {
        self.table.run(|inner| {
            // Who has been removed is nobody any more.
            let is_here = inner.clients.iter().any(|client| client.number == self.number);
            what(inner, if is_here { self.viewer } else { Viewer::Spectator })
        })
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        self.table.run(|inner| inner.detach(self.number));
    }
}

impl Inner {
    fn new(code: &str, playing: Box<dyn Playing>, rules: TableRules, password: Option<TokenHash>, keep: Keep, base: u64) -> Self {
        let seats = playing.seats().len();
        let clocks = rules.clock.map(|clock| Clocks::new(clock, rules.grace, seats));
        Self {
            code: code.to_owned(),
            rules,
            password,
            playing,
            draw: None,
            keep,
            tokens: vec![None; seats],
            host: None,
            removed: Vec::new(),
            away: vec![Some(Instant::now()); seats],
            done: vec![VecDeque::new(); seats],
            streams: (0..=seats).map(|_| Stream::new(base + 1)).collect(),
            sights: Vec::new(),
            clients: Vec::new(),
            last_client: 0,
            asks: Vec::new(),
            last_ask: 0,
            clocks,
            ring: None,
            paused: false,
            ended: false,
            held: Vec::new(),
            open_until: None,
            thinking: vec![false; seats],
            todo: Vec::new(),
        }
    }

    /// Who sits where, with places.
    fn seated(&self) -> impl Iterator<Item = (Seat, &SeatSpec)> {
        self.playing.seats().iter().enumerate().map(|(at, spec)| (Seat(at as u8), spec))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.playing.seats().get(seat.index()).is_some_and(|spec| spec.player == Player::Human)
    }

    /// Whether all seats for people are taken.
    fn is_started(&self) -> bool {
        self.draw.is_none() && self.seated().all(|(seat, spec)| spec.player != Player::Human || self.tokens[seat.index()].is_some())
    }

    fn is_over(&self) -> bool {
        self.ended || self.playing.is_over()
    }

    fn is_present(&self, seat: Seat) -> bool {
        self.clients.iter().any(|client| client.viewer == Viewer::Seat(seat))
    }

    /// Whose token it is. It takes as long whoever it is.
    fn seat_of(&self, token: &TokenHash) -> Option<Seat> {
        let is_held = |held: &Option<TokenHash>| held.as_ref().is_some_and(|held| held == token);
        let found = self.tokens.iter().enumerate().fold(None, |found, (at, held)| if is_held(held) { Some(at) } else { found });
        found.map(|at| Seat(at as u8))
    }

    fn join(&mut self, coming: Coming, outbox: &Outbox) -> Result<(Viewer, u64), Shut> {
        let shut = |kind, text| Shut { kind, text, is_wrong: kind == "password" };
        let Coming { token, name, seat, watch, password, seq, makes } = coming;
        let written = |error: io::Error| shut("no-seat", not_kept(error));
        if self.removed.contains(&token) {
            return Err(shut("removed", t!("net-removed")));
        }
        if makes && self.host.is_none() {
            self.belongs_to(token).map_err(written)?;
        }
        if let Some(seat) = self.seat_of(&token) {
            let viewer = Viewer::Seat(seat);
            return Ok((viewer, self.attach(viewer, token, name, seq, outbox)?));
        }
        if let Some(wanted) = &self.password
            && !password.is_some_and(|given| TokenHash::of_password(&self.code, &given) == *wanted)
        {
            return Err(shut("password", t!("net-password")));
        }
        let name: String = crate::seats::one_line(&name).chars().take(LONGEST_NAME).collect();
        if watch {
            return Ok((Viewer::Spectator, self.attach(Viewer::Spectator, token, name, seq, outbox)?));
        }
        let is_free = |seat: Seat| self.is_person(seat) && self.tokens[seat.index()].is_none();
        let seat = match seat {
            Some(seat) if seat.index() >= self.tokens.len() => {
                return Err(shut("no-seat", t!("net-no-seat", seats = self.tokens.len())));
            }
            Some(seat) if !is_free(seat) => return Err(shut("seat-taken", t!("net-seat-taken"))),
            Some(seat) => seat,
            None => match (0..self.tokens.len() as u8).map(Seat).find(|seat| is_free(*seat)) {
                Some(seat) => seat,
                None => return Err(shut("seat-taken", t!("net-all-taken"))),
            },
        };
        self.keep.add_safely(&Note::Token(seat, token)).map_err(written)?;
        self.tokens[seat.index()] = Some(token);
        if let Err(error) = self.playing.set_seat(seat, &SeatSpec::human().named(&name)) {
            return Err(shut("no-seat", error.to_string()));
        }
        let viewer = Viewer::Seat(seat);
        Ok((viewer, self.attach(viewer, token, name, seq, outbox)?))
    }

    /// Shows a connection the table and keeps it up to date from now on.
    fn attach(&mut self, viewer: Viewer, token: TokenHash, name: String, seq: Option<u64>, outbox: &Outbox) -> Result<u64, Shut> {
        if self.clients.len() >= MOST_CLIENTS {
            return Err(Shut { kind: "too-many", text: t!("net-table-full", most = MOST_CLIENTS), is_wrong: false });
        }
        let name = match viewer.seat() {
            Some(seat) => {
                self.take_back(seat);
                self.away[seat.index()] = None;
                self.playing.seats()[seat.index()].name.clone()
            }
            None if name.is_empty() => t!("net-spectator"),
            None => name,
        };
        self.last_client += 1;
        let number = self.last_client;
        outbox.send(Message::Seated { code: self.code.clone(), seat: viewer.seat(), host: self.host == Some(token) }.text());
        // Others first: what this one is shown has everything in it.
        let is_first = viewer.seat().is_some_and(|seat| !self.is_present(seat));
        let client = Client { number, token, viewer, name, outbox: outbox.clone() };
        if is_first {
            self.clients.push(client);
            self.publish_except(viewer);
        } else {
            self.clients.push(client);
        }
        self.greet(viewer, seq, outbox);
        Ok(number)
    }

    fn belongs_to(&mut self, token: TokenHash) -> io::Result<()> {
        self.keep.add_safely(&Note::Host(token))?;
        self.host = Some(token);
        Ok(())
    }

    /// A bot that others voted for leaves the seat to its player; gives whether there was one.
    fn take_back(&mut self, seat: Seat) -> bool {
        let spec = &self.playing.seats()[seat.index()];
        let Player::Bot(_) = spec.player else { return false };
        let back = SeatSpec { player: Player::Human, ..spec.clone() };
        // If it can’t be written down the bot goes on.
        let is_back = self.playing.set_seat(seat, &back).is_ok();
        if is_back && let Some(clocks) = &mut self.clocks {
            clocks.give_back(seat);
        }
        is_back
    }

    fn detach(&mut self, number: u64) {
        let Some(at) = self.clients.iter().position(|client| client.number == number) else { return };
        let viewer = self.clients.swap_remove(at).viewer;
        if let Some(seat) = viewer.seat()
            && !self.is_present(seat)
        {
            self.away[seat.index()] = Some(Instant::now());
            self.leave_asks(seat);
            self.publish();
        }
    }

    /// Lets the clocks go on by what everybody knows now.
    fn tick(&mut self) {
        if self.clocks.is_none() {
            return;
        }
        let (actors, do_go) = (self.playing.actors(), self.is_at_rest().is_none() && !self.is_over());
        let standing = |(seat, spec): (Seat, &SeatSpec)| Standing {
            is_person: spec.player == Player::Human,
            is_present: self.is_present(seat),
            is_waited_for: actors.contains(seat),
        };
        let standings: Vec<Standing> = self.seated().map(standing).collect();
        if let Some(clocks) = &mut self.clocks
            && clocks.go(Instant::now(), do_go, &standings)
        {
            // If it can’t be written down, a host that is started again knows an older one.
            let _ = self.keep.add(&Note::Clock(clocks.kept()));
        }
    }

    /// Sees to it that something is done when something happens to a clock by itself.
    fn wind(&mut self) {
        let next = self.clocks.as_ref().and_then(Clocks::next);
        if let Some(at) = next.filter(|at| self.ring.is_none_or(|ring| *at < ring)) {
            self.ring = Some(at);
            self.todo.push(Todo::Ring { at });
        }
    }

    /// Something has happened to a clock by itself, or is to be written down.
    fn ring(&mut self, at: Instant) {
        if self.ring == Some(at) {
            self.ring = None;
        }
        let before = self.clocks.as_ref().map(Clocks::standing);
        self.tick();
        if before != self.clocks.as_ref().map(Clocks::standing) {
            self.publish();
        }
        for seat in self.clocks.as_mut().map(Clocks::newly_out).unwrap_or_default() {
            let text = t!("net-out-of-time", player = self.name(seat));
            let people = self.present_people(seat);
            people.iter().for_each(|other| self.tell(other, &Message::Notice { text: text.clone() }));
            self.tell(seat, &Message::Notice { text: t!("net-you-out-of-time") });
        }
    }

    /// Keeps an answer for when the same message comes again.
    fn remember(&mut self, seat: Seat, id: Id, answer: Option<String>) {
        let done = &mut self.done[seat.index()];
        done.push_back((id, answer));
        if done.len() > REMEMBERED {
            done.pop_front();
        }
    }
}
