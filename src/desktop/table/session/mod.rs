//! The match on the table: takes the actions of whoever holds the machine, lets bots think, hands the machine over.

mod asking;
mod calling;
mod lesson;
mod remote;
mod replaying;
mod seating;
mod since;
mod thinking;

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use bevy::prelude::*;

pub use asking::{AskFor, Inquiry, Question, Say, Wishes};
pub use lesson::{LessonCommand, Taught, Teaching, is_lesson};
pub use remote::{Around, Company, Word};
pub use replaying::{ReplayCommand, ReplayState};
pub use seating::{Reseat, Seating, TakeOver};
pub use since::{Since, SinceMoment};

use super::camera::OffscreenTarget;
use super::control::{Control, Given, Guard};
use super::pointing::Finding;
use crate::bots::Strategy;
use crate::desktop::keys::Command;
use crate::desktop::notice::Notices;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Language;
use crate::desktop::sound::Sound;
use crate::desktop::{InMatch, TableSet};
use crate::lessons::Run;
use crate::matches::{ApplyError, Bookmark, Match, Player, Replay, SeatSpec};
use crate::net::client::ShownClocks;
use crate::rules::content::Content;
use crate::rules::game::{Game, LogEntry, Names, Refusal, Seat, Seats, Viewer, Witnessed};
use crate::t;
use asking::{ask, follow_settings};
use calling::{Called, call};
use lesson::{refusal_of, remember, teach, tell};
use remote::{Remote, hear};
use replaying::{Replayed, go_on_replaying, replay_keys};
use seating::{hand_over, reseat};
use thinking::{Thought, let_bots_act};

/// A game that has a table.
pub trait Tabled: Game + Strategy {
    /// The scene of its table, built in.
    const SCENE: &'static str;

    /// Whose turn it is, where the others may do something in it too.
    fn turn(view: &Self::View) -> Option<Seat> {
        let _ = view;
        None
    }

    /// Whether the whole table is asked questions in this game.
    const ASKS: bool = false;

    /// The question to the whole table that is open, from what everybody may know; none where the game has no such
    /// thing.
    fn question(view: &Self::View, names: Names<'_>) -> Option<Question<Self::Action>> {
        let _ = (view, names);
        None
    }

    /// The seats that could answer the question that is open, as far as everybody can tell; the others are passed over
    /// without being bothered.
    fn could_answer(view: &Self::View) -> Seats {
        let _ = view;
        Seats(u8::MAX)
    }

    /// Whether an action answers the question that is open, and does not merely go between other things.
    fn is_answer(view: &Self::View, action: &Self::Action) -> bool {
        let _ = (view, action);
        true
    }
}

/// The match on the table, running or replayed.
#[derive(Resource)]
pub struct Session<G: Game> {
    source: Source<G>,
    /// Who has the machine: what is seen is what this seat may see.
    pub holder: Viewer,
    /// The seat to which the machine is being handed.
    pub handing: Option<Seat>,
    /// Whether the holder came to the machine of its own accord, while others are waited for.
    guest: bool,
    /// The question to the whole table that is open.
    question: Option<Question<G::Action>>,
    /// The version of the match at which it was asked.
    asked_at: u64,
    /// How far it is with the people around this machine.
    inquiry: Option<Inquiry>,
    /// Who at this machine was called last.
    called: Called,
    thoughts: Vec<Thought<G>>,
    names: Vec<String>,
    players: Vec<Player>,
    title: String,
}

/// Where the positions come from.
enum Source<G: Game> {
    Live(Box<Match<G>>),
    Replay(Box<Replayed<G>>),
    Lesson(Box<Run<G>>),
    Remote(Box<Remote<G>>),
}

/// What the holder may know and do: everything the table is drawn from.
#[derive(Resource, Debug, Clone)]
pub struct OnTable<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// The version of the match that is shown; what is decided is decided on it.
    pub version: u64,
    /// What the holder may know.
    pub view: G::View,
    /// What the holder may do, ascending.
    pub legal: Vec<G::Action>,
    /// The one line that says what to do.
    pub prompt: String,
    /// What the match is played with.
    pub content: &'static Content,
    /// The names of the seats.
    pub names: Vec<String>,
    /// Who sits there.
    pub players: Vec<Player>,
    /// The seats that may act.
    pub actors: Seats,
    /// What can be taken back, in words, or why nothing can.
    pub undo: Result<String, String>,
    /// What can be put back, in words.
    pub redo: Option<String>,
    /// What has happened lately, as the holder saw it, newest last.
    pub log: Vec<LogLine<G::Event>>,
    /// The step shown and how many there are, in a replay.
    pub replay: Option<ReplayState>,
    /// The name of the match.
    pub title: String,
    /// Whether the match is over.
    pub over: bool,
    /// Whether the holder came to the machine of its own accord, while others are waited for.
    pub guest: bool,
    /// Whether a question to the whole table is open.
    pub asking: bool,
    /// How much time everybody has; nothing where nobody counts it.
    pub clocks: Option<ShownClocks>,
}

impl<G: Game> OnTable<G> {
    /// The names for words.
    #[must_use]
    pub fn names(&self) -> Names<'_> {
        Names(&self.names, self.content)
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat that looks.
    #[must_use]
    pub const fn view_seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct LogLine<E> {
    /// What it says.
    pub text: String,
    /// Whether it is the heading of what follows.
    pub heading: bool,
    /// What it tells.
    pub events: Vec<E>,
}

/// The holder does something.
#[derive(Message, Debug, Clone)]
pub struct Act<G: Game>(pub G::Action);

/// Something happened that the holder may see; for motion and sound.
#[derive(Message, Debug, Clone)]
pub struct Happened<G: Game>(pub G::Event);

impl<G: Tabled> Session<G> {
    /// The moments of a replay that are worth a look.
    #[must_use]
    pub fn bookmarks(&self) -> Vec<Bookmark> {
        match &self.source {
            Source::Replay(replayed) => replayed.replay.bookmarks(),
            Source::Live(_) | Source::Lesson(_) | Source::Remote(_) => Vec::new(),
        }
    }

    /// The match as a replay, and its file if that is to be opened for it; nothing where there is none.
    pub fn look_back<T>(&self, look: impl FnOnce(&Replay<G>, Option<PathBuf>) -> T) -> Option<T> {
        match &self.source {
            Source::Replay(replayed) => Some(look(&replayed.replay, None)),
            Source::Live(game) => {
                let path = game.path()?;
                let (replay, _) = Replay::open(&path).ok()?;
                Some(look(&replay, None))
            }
            Source::Remote(remote) => {
                let path = remote.kept.clone()?;
                let (replay, _) = Replay::open(&path).ok()?;
                Some(look(&replay, Some(path)))
            }
            Source::Lesson(_) => None,
        }
    }

    /// A match to be played.
    #[must_use]
    pub fn live(game: Match<G>) -> Self {
        let (seats, title) = (game.seats().to_vec(), game.header().title.clone());
        let mut session = Self::new(seats, title, Source::Live(Box::new(game)));
        // Of several people nobody knows who opens it: the machine is handed over first.
        let people: Vec<Seat> = session.humans().collect();
        if let [only] = people[..] {
            session.holder = Viewer::Seat(only);
        }
        session
    }

    /// A match in which every seat is a person's.
    pub fn hot_seat(game: Match<G>) -> Self {
        let mut session = Self::live(game);
        session.players.fill(Player::Human);
        session.holder = Viewer::Spectator;
        session
    }

    /// A match to be looked at.
    #[must_use]
    pub fn replay(replay: Replay<G>) -> Self {
        let (seats, title) = (replay.seats().to_vec(), replay.header().title.clone());
        let mut session = Self::new(seats, title, Source::Replay(Box::new(Replayed::new(replay))));
        let first = session.humans().next();
        session.holder = Viewer::Seat(first.unwrap_or(Seat(0)));
        session
    }

    fn new(seats: Vec<SeatSpec>, title: Option<String>, source: Source<G>) -> Self {
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let players = seats.iter().map(|seat| seat.player).collect();
        Self {
            source,
            holder: Viewer::Spectator,
            handing: None,
            guest: false,
            question: None,
            asked_at: 0,
            inquiry: None,
            called: Called::Nobody,
            thoughts: Vec::new(),
            names,
            players,
            title: title.unwrap_or_else(|| G::TITLE.to_owned()),
        }
    }

    /// The seats of people at this machine.
    fn humans(&self) -> impl Iterator<Item = Seat> {
        let elsewhere = |seat: Seat| matches!(&self.source, Source::Remote(remote) if !remote.own().contains(seat));
        let people = self.players.iter().enumerate().filter(|(_, player)| **player == Player::Human).map(|(at, _)| Seat(at as u8));
        people.filter(move |seat| !elsewhere(*seat))
    }

    /// The file the match is kept in, if it is.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        match &self.source {
            Source::Live(game) => game.path(),
            Source::Replay(replayed) => replayed.live.as_ref().and_then(|game| game.path()),
            Source::Remote(remote) => remote.kept.clone(),
            Source::Lesson(_) => None,
        }
    }

    /// Whether the holder may take this action now; nothing is changed.
    ///
    /// # Errors
    /// The rule that forbids it, or what the lesson asks for.
    pub fn check(&self, action: &G::Action) -> Result<(), Refusal> {
        match (&self.source, self.holder) {
            (Source::Live(game), Viewer::Seat(seat)) => game.check(seat, action),
            (Source::Lesson(run), _) => run.may(action).map_err(refusal_of),
            (Source::Remote(remote), holder) => remote.check(holder, action),
            _ => Ok(()),
        }
    }

    /// Writes down that a seat asked for a hint.
    ///
    /// # Errors
    /// It can't be written down.
    pub fn hint(&mut self, seat: Seat) -> Result<(), ApplyError> {
        match &mut self.source {
            Source::Live(game) => game.hint(seat),
            Source::Remote(remote) => {
                remote.hint(seat);
                Ok(())
            }
            Source::Replay(_) | Source::Lesson(_) => Ok(()),
        }
    }

    /// What the match is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        match &self.source {
            Source::Live(game) => game.content(),
            Source::Replay(replayed) => replayed.replay.content(),
            Source::Lesson(run) => run.table().content(),
            Source::Remote(remote) => remote.content(),
        }
    }

    fn on_table(&self) -> OnTable<G> {
        let mut legal = Vec::new();
        let names = self.names.clone();
        let content = self.content();
        let in_words = Names(&self.names, content);
        match &self.source {
            Source::Live(game) => {
                let view = game.view(self.holder);
                let (mut undo, mut redo) = (Err(t!("undo-watching")), None);
                if let Viewer::Seat(seat) = self.holder {
                    game.legal_actions(seat, &mut legal);
                    undo = game.can_undo(seat);
                    redo = game.can_redo(seat).ok();
                }
                OnTable {
                    viewer: self.holder,
                    version: game.version(),
                    prompt: G::prompt(&view, in_words),
                    view,
                    legal,
                    content,
                    names,
                    players: self.players.clone(),
                    actors: game.actors(),
                    undo,
                    redo,
                    log: log::<G>(game.log(self.holder).rev().map(|line| line.event), in_words),
                    replay: None,
                    title: self.title.clone(),
                    over: game.outcome().is_some(),
                    guest: self.guest,
                    asking: self.open_question().is_some(),
                    clocks: None,
                }
            }
            Source::Lesson(run) => {
                let game = run.table();
                let view = game.view(self.holder);
                OnTable {
                    viewer: self.holder,
                    version: run.version(),
                    prompt: lesson::prompt(run, &view, in_words),
                    view,
                    legal: lesson::allowed(run),
                    content,
                    names,
                    players: self.players.clone(),
                    actors: game.actors(),
                    undo: if run.can_go_back() { Ok(t!("lesson-back.tip")) } else { Err(t!("lesson-at-start")) },
                    redo: None,
                    log: log::<G>(game.log(self.holder).rev().map(|line| line.event), in_words),
                    replay: None,
                    title: self.title.clone(),
                    over: false,
                    guest: false,
                    asking: false,
                    clocks: None,
                }
            }
            Source::Remote(remote) => remote::on_table(self, remote),
            Source::Replay(replayed) => {
                let Replayed { replay, step, playing, live, .. } = &**replayed;
                let view = replay.view(*step, self.holder);
                let log = log::<G>((1..=*step).rev().flat_map(|step| replay.events(step, self.holder).rev()), in_words);
                // What this step did, as far as it can be told.
                let told = self::log::<G>(replay.events(*step, self.holder).rev(), in_words).pop().map(|line| line.text);
                OnTable {
                    viewer: self.holder,
                    version: *step as u64,
                    prompt: told.unwrap_or_else(|| G::prompt(&view, in_words)),
                    view,
                    legal,
                    content,
                    names,
                    players: self.players.clone(),
                    actors: replay.action(*step + 1).map_or(Seats::NONE, |(seat, _)| Seats::one(seat)),
                    undo: Err(t!("undo-replay")),
                    redo: None,
                    log,
                    replay: Some(ReplayState { step: *step, steps: replay.len(), playing: *playing, looks_back: live.is_some() }),
                    title: self.title.clone(),
                    over: *step == replay.len() && replay.outcome(*step).is_some(),
                    guest: false,
                    asking: false,
                    clocks: None,
                }
            }
        }
    }
}

/// How many events the log reaches back, so that a change costs the same at the end of a match as at its start.
const LOG_EVENTS: usize = 300;

/// The log, oldest line first, of events that are given from the newest back.
fn log<'a, G: Game>(events: impl Iterator<Item = &'a G::Event>, names: Names<'_>) -> Vec<LogLine<G::Event>> {
    let mut events: Vec<&G::Event> = events.take(LOG_EVENTS).collect();
    events.reverse();
    let line = |(at, entry): (usize, LogEntry)| LogLine {
        text: entry.text,
        heading: entry.heading,
        events: events[at..at + entry.events].iter().copied().cloned().collect(),
    };
    LogEntry::all::<G>(&events, names).into_iter().map(line).collect()
}

fn seen_by<G: Game>(events: &[Witnessed<G::Event>], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter(|witnessed| witnessed.audience.includes(viewer)).map(|witnessed| witnessed.event.clone()).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayCommand>()
        .add_message::<TakeOver>()
        .add_message::<Reseat>()
        .add_message::<Say>()
        .add_message::<LessonCommand>()
        .add_message::<Word>()
        .init_resource::<Company>()
        .init_resource::<Wishes>()
        .init_resource::<Seating>()
        .init_resource::<Taught>()
        .init_resource::<Agreed>()
        .add_systems(Update, replay_keys.in_set(TableSet::Input).run_if(in_state(Control::Replay)));
}

/// The systems of one game's session.
pub fn session_plugin<G: Tabled>(app: &mut App) {
    app.add_message::<Act<G>>()
        .add_message::<Happened<G>>()
        .add_systems(
            Update,
            (
                hear::<G>,
                reseat::<G>,
                take_back::<G>.run_if(in_state(Control::Mine).or_else(in_state(Control::Watching))),
                take_actions::<G>,
                (teach::<G>, remember::<G>.run_if(not(resource_exists::<OffscreenTarget>))).chain(),
                // Nobody misses what happens behind the card of the start.
                let_bots_act::<G>.run_if(not(in_state(Overlay::Card))),
                follow_settings::<G>,
                ask::<G>,
                hand_over::<G>,
                go_on_replaying::<G>,
                lay_on_table::<G>,
            )
                .chain()
                .in_set(TableSet::Session)
                .run_if(resource_exists::<Session<G>>),
        )
        .add_systems(
            Update,
            (call::<G>.run_if(not(is_lesson)), tell::<G>.before(Finding).run_if(resource_exists::<Session<G>>))
                .in_set(TableSet::Motion)
                .run_if(resource_exists::<OnTable<G>>),
        )
        .add_systems(OnExit(InMatch), clear::<G>);
}

fn clear<G: Tabled>(mut commands: Commands, mut taught: ResMut<Taught>, mut company: ResMut<Company>) {
    taught.0 = None;
    company.0 = None;
    commands.remove_resource::<Session<G>>();
    commands.remove_resource::<OnTable<G>>();
}

fn lay_on_table<G: Tabled>(
    mut commands: Commands,
    (session, language): (Res<Session<G>>, Res<Language>),
    mut seating: ResMut<Seating>,
    mut busy: ResMut<Busy>,
) {
    if session.is_changed() || language.is_changed() {
        busy.now();
        let table = session.on_table();
        let playing = matches!(session.source, Source::Live(_));
        seating.asks = playing && G::ASKS;
        seating.holder = table.view_seat();
        seating.seats = if playing { session.names.iter().cloned().zip(session.players.iter().copied()).collect() } else { Vec::new() };
        commands.insert_resource(table);
    }
}

fn take_back<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut given: MessageReader<Given>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
) {
    let commands: Vec<Command> =
        given.read().map(|given| given.0).filter(|command| matches!(command, Command::Undo | Command::Redo)).collect();
    if commands.is_empty() {
        return;
    }
    let session = &mut *session;
    if let Source::Lesson(run) = &mut session.source {
        return lesson::go_back(run, &commands, &mut notices, &mut sounds);
    }
    if let Source::Remote(remote) = &mut session.source {
        return remote::take_back(remote, session.holder, &commands);
    }
    let (Source::Live(game), Viewer::Seat(seat)) = (&mut session.source, session.holder) else { return };
    for command in commands {
        let done = match command {
            Command::Undo => undo(game, seat),
            Command::Redo => game.can_redo(seat).and_then(|_| game.redo(seat).map(|_| ()).map_err(|error| error.to_string())),
            _ => continue,
        };
        match done {
            Ok(_) => {
                sounds.write(Sound::Undo);
            }
            Err(text) => {
                notices.tell(text);
                sounds.write(Sound::Refuse);
            }
        }
    }
    // What bots thought about a position that is gone is thrown away where their own view of it changed.
    let game = &**game;
    session.thoughts.retain(|thought| {
        let same = game.view(Viewer::Seat(thought.seat)) == thought.view;
        thought.cancel.fetch_or(!same, Ordering::Relaxed);
        same
    });
}

/// Takes back what a seat did last, as far back as it went on with what it had begun.
fn undo<G: Game>(game: &mut Match<G>, seat: Seat) -> Result<(), String> {
    loop {
        let last = game.last_action(seat).cloned();
        game.can_undo(seat).and_then(|_| game.undo(seat).map_err(|error| error.to_string()))?;
        let goes_on = last.zip(game.last_action(seat)).is_some_and(|(last, before)| G::goes_on(before, &last));
        if !goes_on || game.can_undo(seat).is_err() {
            return Ok(());
        }
    }
}

/// Whether what is done next was asked about before, as part of more.
#[derive(Resource, Debug, Default)]
pub struct Agreed(pub bool);

/// Carries out what the holder does, on the version that was on the table: a second press in the same frame was meant for
/// what is gone.
fn take_actions<G: Tabled>(
    mut session: ResMut<Session<G>>,
    table: Option<Res<OnTable<G>>>,
    mut acts: MessageReader<Act<G>>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
    (guard, mut agreed, mut asked): (Guard, ResMut<Agreed>, Local<Option<(u64, G::Action)>>),
) {
    if acts.is_empty() {
        return;
    }
    let session = &mut *session;
    let (Viewer::Seat(seat), Some(table)) = (session.holder, table) else { return acts.clear() };
    let (mut acted, agreed) = (false, std::mem::take(&mut agreed.0));
    for Act(action) in acts.read() {
        if let (Source::Live(_) | Source::Remote(_), true) = (&session.source, guard.asks() && !agreed)
            && let Some(why) = G::waste(&table.view, seat, action)
            && asked.replace((table.version, action.clone())) != Some((table.version, action.clone()))
        {
            notices.guide(t!("ask-waste", why = why));
            continue;
        }
        let done = match &mut session.source {
            Source::Live(game) => game.apply(seat, action, Some(table.version)),
            Source::Lesson(run) => lesson::act(run, action, table.version),
            Source::Remote(remote) => match remote.check(session.holder, action) {
                Ok(()) => {
                    notices.acted();
                    remote.act(session.holder, action);
                    session.guest = false;
                    continue;
                }
                Err(refusal) => Err(ApplyError::Refused(refusal)),
            },
            Source::Replay(_) => continue,
        };
        match done {
            Ok(events) => {
                acted = true;
                notices.acted();
                happened.write_batch(seen_by::<G>(&events, session.holder).into_iter().map(Happened));
            }
            Err(ApplyError::Refused(refusal)) => {
                notices.refuse(&refusal);
                sounds.write(Sound::Refuse);
            }
            Err(ApplyError::Stale { .. }) => {}
            Err(error) => notices.warn(error.to_string()),
        }
    }
    if acted {
        session.has_acted(seat);
    }
}
