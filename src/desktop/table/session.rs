//! The match on the table: takes the actions of whoever holds the machine, lets bots think, hands the machine over.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::super::keys::{Command, Pressed};
use super::super::launch::Data;
use super::super::notice::Notices;
use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::{Overlay, Screen, TableSet};
use super::motion::Pace;
use crate::bots::{self, Budget, Level, Strategy};
use crate::matches::{ApplyError, Match, Player, Replay, SeatSpec};
use crate::rules::game::{Game, Names, Refusal, Seat, Seats, Viewer, Witnessed};

/// A game that has a table.
pub trait Tabled: Game + Strategy {}
impl<G: Game + Strategy> Tabled for G {}

/// A bot at work.
struct Thought<G: Game> {
    seat: Seat,
    view: G::View,
    task: Task<Option<G::Action>>,
    cancel: Arc<AtomicBool>,
}

/// The match on the table, running or replayed.
#[derive(Resource)]
pub struct Session<G: Game> {
    source: Source<G>,
    /// Who has the machine: what is seen is what this seat may see.
    pub holder: Viewer,
    /// The seat to which the machine is being handed.
    pub handing: Option<Seat>,
    thoughts: Vec<Thought<G>>,
    names: Vec<String>,
    players: Vec<Player>,
    title: String,
}

/// Where the positions come from.
enum Source<G: Game> {
    Live(Box<Match<G>>),
    Replay(Box<Replayed<G>>),
}

/// A replay and where it stands.
struct Replayed<G: Game> {
    replay: Replay<G>,
    step: usize,
    playing: bool,
    /// Seconds until the next step.
    wait: f32,
}

/// What the holder may know and do: everything the table is drawn from.
#[derive(Resource, Debug, Clone)]
pub struct OnTable<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What the holder may know.
    pub view: G::View,
    /// What the holder may do, ascending.
    pub legal: Vec<G::Action>,
    /// The one line that says what to do.
    pub prompt: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// Who sits there.
    pub players: Vec<Player>,
    /// The seats that may act.
    pub actors: Seats,
    /// The seats for which a bot is thinking.
    pub thinking: Seats,
    /// Why nothing can be taken back, if nothing can.
    pub undo: Result<(), String>,
    /// Whether something can be put back.
    pub redo: bool,
    /// What has happened, as the holder saw it, newest last.
    pub log: Vec<String>,
    /// The step shown and how many there are, in a replay.
    pub replay: Option<ReplayState>,
    /// The name of the match.
    pub title: String,
    /// Whether the match is over.
    pub over: bool,
}

/// Where a replay stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayState {
    /// How many actions have been played.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

impl<G: Game> OnTable<G> {
    /// The names for words.
    #[must_use]
    pub fn names(&self) -> Names<'_> {
        Names(&self.names)
    }
}

/// The holder does something.
#[derive(Message, Debug, Clone)]
pub struct Act<G: Game>(pub G::Action);

/// Something happened that the holder may see; for motion and sound.
#[derive(Message, Debug, Clone)]
pub struct Happened<G: Game>(pub G::Event);

/// What the replay's buttons do.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Play or pause.
    Play,
    /// To this step.
    To(usize),
    /// One step on.
    Forward,
    /// One step back.
    Back,
    /// Look as this viewer.
    See(Viewer),
    /// Play on from here as a new match.
    Branch,
}

/// Who sits at the table, for the menu.
#[derive(Resource, Debug, Clone, Default)]
pub struct Seating {
    /// Names and players by seat; empty in a replay.
    pub seats: Vec<(String, Player)>,
}

/// Somebody else plays at a seat from now on: a person leaves and a bot takes over, or comes back.
#[derive(Message, Debug, Clone, Copy)]
pub struct Reseat(pub Seat, pub Player);

/// The next person has taken the machine.
#[derive(Message, Debug, Clone, Copy)]
pub struct TakeOver;

impl<G: Tabled> Session<G> {
    /// A match to be played.
    #[must_use]
    pub fn live(game: Match<G>) -> Self {
        let (seats, title) = (game.seats().to_vec(), game.header().title.clone());
        let mut session = Self::new(seats, title, Source::Live(Box::new(game)));
        let first = session.humans().next();
        session.holder = first.map_or(Viewer::Spectator, Viewer::Seat);
        session
    }

    /// A match to be looked at.
    #[must_use]
    pub fn replay(replay: Replay<G>) -> Self {
        let (seats, title) = (replay.seats().to_vec(), replay.header().title.clone());
        let replayed = Replayed { replay, step: 0, playing: false, wait: 0.0 };
        let mut session = Self::new(seats, title, Source::Replay(Box::new(replayed)));
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
            thoughts: Vec::new(),
            names,
            players,
            title: title.unwrap_or_else(|| G::TITLE.to_owned()),
        }
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        self.players.iter().enumerate().filter(|(_, player)| **player == Player::Human).map(|(at, _)| Seat(at as u8))
    }

    /// Whether the holder may take this action now; nothing is changed.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: &G::Action) -> Result<(), Refusal> {
        match (&self.source, self.holder) {
            (Source::Live(game), Viewer::Seat(seat)) => game.check(seat, action),
            _ => Ok(()),
        }
    }

    fn on_table(&self) -> OnTable<G> {
        let mut legal = Vec::new();
        let names = self.names.clone();
        let thinking = self.thoughts.iter().fold(Seats::NONE, |seats, thought| seats.with(thought.seat));
        let words = |event: &G::Event| G::describe_event(event, Names(&self.names));
        match &self.source {
            Source::Live(game) => {
                let view = game.view(self.holder);
                let (mut undo, mut redo) = (Err("Nobody at this machine plays.".to_owned()), false);
                if let Viewer::Seat(seat) = self.holder {
                    game.legal_actions(seat, &mut legal);
                    undo = game.can_undo(seat);
                    redo = game.can_redo(seat).is_ok();
                }
                OnTable {
                    viewer: self.holder,
                    prompt: G::prompt(&view, Names(&self.names)),
                    view,
                    legal,
                    names,
                    players: self.players.clone(),
                    actors: game.actors(),
                    thinking,
                    undo,
                    redo,
                    log: game.log(self.holder).map(|line| words(line.event)).collect(),
                    replay: None,
                    title: self.title.clone(),
                    over: game.outcome().is_some(),
                }
            }
            Source::Replay(replayed) => {
                let Replayed { replay, step, playing, .. } = &**replayed;
                let view = replay.view(*step, self.holder);
                let log = (1..=*step).flat_map(|step| replay.events(step, self.holder)).map(words).collect();
                OnTable {
                    viewer: self.holder,
                    prompt: G::prompt(&view, Names(&self.names)),
                    view,
                    legal,
                    names,
                    players: self.players.clone(),
                    actors: replay.action(*step + 1).map_or(Seats::NONE, |(seat, _)| Seats::one(seat)),
                    thinking,
                    undo: Err("A replay is looked at; play on from here to decide differently.".into()),
                    redo: false,
                    log,
                    replay: Some(ReplayState { step: *step, steps: replay.len(), playing: *playing }),
                    title: self.title.clone(),
                    over: *step == replay.len() && replay.outcome(*step).is_some(),
                }
            }
        }
    }
}

impl<G: Game> Drop for Session<G> {
    fn drop(&mut self) {
        for thought in &self.thoughts {
            thought.cancel.store(true, Ordering::Relaxed);
        }
    }
}

fn seen_by<G: Game>(events: &[Witnessed<G::Event>], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter(|witnessed| witnessed.audience.includes(viewer)).map(|witnessed| witnessed.event.clone()).collect()
}

/// The systems of one game's session.
pub fn plugin<G: Tabled>(app: &mut App) {
    app.add_message::<Act<G>>()
        .add_message::<Happened<G>>()
        .add_message::<ReplayCommand>()
        .add_message::<TakeOver>()
        .add_message::<Reseat>()
        .init_resource::<Seating>()
        .add_systems(
            Update,
            (reseat::<G>, take_back::<G>, take_actions::<G>, let_bots_act::<G>, hand_over::<G>, go_on_replaying::<G>, lay_on_table::<G>)
                .chain()
                .in_set(TableSet::Session)
                .run_if(resource_exists::<Session<G>>),
        )
        .add_systems(OnExit(Screen::Match), clear::<G>);
}

fn clear<G: Tabled>(mut commands: Commands) {
    commands.remove_resource::<Session<G>>();
    commands.remove_resource::<OnTable<G>>();
}

fn lay_on_table<G: Tabled>(mut commands: Commands, session: Res<Session<G>>, mut seating: ResMut<Seating>) {
    if session.is_changed() {
        let table = session.on_table();
        let playing = table.replay.is_none();
        seating.seats = if playing { session.names.iter().cloned().zip(session.players.iter().copied()).collect() } else { Vec::new() };
        commands.insert_resource(table);
    }
}

/// Lets a bot take over a seat, or a person come back to it.
fn reseat<G: Tabled>(mut session: ResMut<Session<G>>, mut orders: MessageReader<Reseat>, mut notices: ResMut<Notices>) {
    for Reseat(seat, player) in orders.read().copied() {
        let session = &mut *session;
        let Source::Live(game) = &mut session.source else { return };
        let name = session.names.get(seat.index()).cloned().unwrap_or_default();
        if let Err(error) = game.set_seat(seat, &SeatSpec { name, player }) {
            notices.warn(error.to_string());
            continue;
        }
        session.players = game.seats().iter().map(|seat| seat.player).collect();
        // Whoever plays now thinks anew; a person's own seat holds the machine if nobody else does.
        session.thoughts.retain(|thought| thought.seat != seat);
        if player == Player::Human && session.holder == Viewer::Spectator {
            session.holder = Viewer::Seat(seat);
        }
    }
}

fn take_back<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut pressed: MessageReader<Pressed>,
    overlay: Res<Overlay>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
) {
    let commands: Vec<Command> = pressed.read().map(|pressed| pressed.0).collect();
    if *overlay != Overlay::None
        || session.handing.is_some()
        || !commands.iter().any(|command| matches!(command, Command::Undo | Command::Redo))
    {
        return;
    }
    let session = &mut *session;
    let (Source::Live(game), Viewer::Seat(seat)) = (&mut session.source, session.holder) else { return };
    for command in commands {
        let done = match command {
            Command::Undo => game.can_undo(seat).and_then(|()| game.undo(seat).map_err(|error| error.to_string())),
            Command::Redo => game.can_redo(seat).and_then(|()| game.redo(seat).map(|_| ()).map_err(|error| error.to_string())),
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

fn take_actions<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut acts: MessageReader<Act<G>>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
) {
    if acts.is_empty() {
        return;
    }
    let session = &mut *session;
    let (Source::Live(game), Viewer::Seat(seat)) = (&mut session.source, session.holder) else { return acts.clear() };
    for Act(action) in acts.read() {
        match game.apply(seat, action, None) {
            Ok(events) => {
                happened.write_batch(seen_by::<G>(&events, session.holder).into_iter().map(Happened));
            }
            Err(ApplyError::Refused(refusal)) => {
                notices.refuse(&refusal);
                sounds.write(Sound::Refuse);
            }
            Err(error) => notices.warn(error.to_string()),
        }
    }
}

fn let_bots_act<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    pace: Res<Pace>,
    mut busy: ResMut<Busy>,
) {
    let quiet = session.bypass_change_detection();
    let (Source::Live(game), players) = (&mut quiet.source, &quiet.players) else { return };
    // Every bot that may act thinks, all at the same time where the game is simultaneous.
    let mut changed = false;
    for seat in game.actors().iter() {
        let Some(Player::Bot(level)) = players.get(seat.index()).copied() else { continue };
        if quiet.thoughts.iter().all(|thought| thought.seat != seat) {
            quiet.thoughts.push(think(game, seat, level));
            changed = true;
        }
    }
    if !quiet.thoughts.is_empty() {
        busy.soon();
    }
    if !pace.is_over() {
        if changed {
            session.set_changed();
        }
        return;
    }
    let holder = quiet.holder;
    let mut waiting = VecDeque::new();
    let mut acted = false;
    for mut thought in quiet.thoughts.drain(..) {
        // One at a time: the next one's event starts when this one's has been seen.
        let ready = if acted { None } else { check_ready(&mut thought.task) };
        let Some(action) = ready else {
            waiting.push_back(thought);
            continue;
        };
        changed = true;
        let Some(action) = action else { continue };
        match game.apply(thought.seat, &action, None) {
            Ok(events) => {
                let seen = seen_by::<G>(&events, holder);
                acted = !seen.is_empty();
                happened.write_batch(seen.into_iter().map(Happened));
            }
            // The position changed under it: it thinks again.
            Err(ApplyError::Refused(_)) => {}
            Err(error) => notices.warn(error.to_string()),
        }
    }
    quiet.thoughts = waiting.into();
    if changed {
        busy.now();
        session.set_changed();
    }
}

/// Lets a bot think on the task pool, from its own view and nothing else.
fn think<G: Tabled>(game: &Match<G>, seat: Seat, level: Level) -> Thought<G> {
    let view = game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let cancel = Arc::new(AtomicBool::new(false));
    let (seen, stop) = (view.clone(), cancel.clone());
    let mut rng = ChaCha8Rng::seed_from_u64(game.header().seed ^ (game.version() << 8) ^ u64::from(seat.0));
    let task = AsyncComputeTaskPool::get()
        .spawn(async move { bots::choose::<G>(level, &seen, seat, &legal, Budget::time_of(level), &mut rng, &stop) });
    Thought { seat, view, task, cancel }
}

/// Gives the machine to a person who may act when the one who has it may not.
fn hand_over<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut taken: MessageReader<TakeOver>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut sounds: MessageWriter<Sound>,
) {
    let took = taken.read().count() > 0;
    if let Some(seat) = session.handing {
        if took {
            session.holder = Viewer::Seat(seat);
            session.handing = None;
            sounds.write(Sound::YourTurn);
        }
        return;
    }
    let Source::Live(game) = &session.source else { return };
    let (Viewer::Seat(holder), actors) = (session.holder, game.actors()) else { return };
    if actors.contains(holder) || !pace.is_over() {
        return;
    }
    let count = session.players.len();
    let next = (1..count).map(|step| Seat(((holder.index() + step) % count) as u8));
    let next = next.into_iter().find(|seat| actors.contains(*seat) && session.players[seat.index()] == Player::Human);
    let Some(next) = next else { return };
    if settings.curtain {
        session.handing = Some(next);
    } else {
        session.holder = Viewer::Seat(next);
        sounds.write(Sound::YourTurn);
    }
}

fn go_on_replaying<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut orders: MessageReader<ReplayCommand>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    mut busy: ResMut<Busy>,
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    data: Res<Data>,
) {
    let orders: Vec<ReplayCommand> = orders.read().copied().collect();
    let quiet = session.bypass_change_detection();
    let Source::Replay(replayed) = &mut quiet.source else { return };
    let mut changed = !orders.is_empty();
    let mut branch = None;
    let mut stepped = None;
    for order in orders {
        let steps = replayed.replay.len();
        match order {
            ReplayCommand::Play => {
                replayed.playing = !replayed.playing && replayed.step < steps;
                replayed.wait = 0.0;
            }
            ReplayCommand::To(step) => replayed.step = step.min(steps),
            ReplayCommand::Forward if replayed.step < steps => {
                stepped = Some(replayed.step);
                replayed.step += 1;
            }
            ReplayCommand::Back => replayed.step = replayed.step.saturating_sub(1),
            ReplayCommand::See(viewer) => quiet.holder = viewer,
            ReplayCommand::Branch => branch = Some(replayed.step),
            ReplayCommand::Forward => {}
        }
    }
    if replayed.playing {
        busy.now();
        replayed.wait -= time.delta_secs();
        if replayed.wait <= 0.0 && pace.is_over() {
            stepped = Some(replayed.step);
            replayed.step += 1;
            replayed.wait = 0.5 * settings.speed.factor().max(0.1);
            replayed.playing = replayed.step < replayed.replay.len();
            changed = true;
        }
    }
    if let Some(step) = stepped.filter(|step| *step < replayed.replay.len()) {
        happened.write_batch(replayed.replay.events(step + 1, quiet.holder).cloned().map(Happened));
    }
    if let Some(step) = branch {
        let path = data.new_match(G::ID);
        match replayed.replay.branch(step, path.as_deref()) {
            Ok(game) => {
                *quiet = Session::live(game);
                notices.tell("A new match goes on from here; the one you looked at stays as it was.");
            }
            Err(error) => notices.warn(error.to_string()),
        }
    }
    if changed {
        session.set_changed();
    }
}
