//! A match that is looked at again: its steps, and playing on from one of them.

use bevy::prelude::*;

use super::{Happened, Session, Source, Tabled};
use crate::desktop::keys::Command;
use crate::desktop::launch::Data;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::control::Given;
use crate::desktop::table::motion::Pace;
use crate::matches::{Match, Replay};
use crate::rules::game::{Game, Viewer};
use crate::t;

/// A replay and where it stands.
pub(super) struct Replayed<G: Game> {
    pub(super) replay: Replay<G>,
    pub(super) step: usize,
    pub(super) playing: bool,
    /// Seconds until the next step.
    pub(super) wait: f32,
    /// Whether it stops after the next step.
    pub(super) once: bool,
    /// The match that goes on afterwards, where it is one that runs.
    pub(super) live: Option<Box<Match<G>>>,
}

impl<G: Game> Replayed<G> {
    pub(super) const fn new(replay: Replay<G>) -> Self {
        Self { replay, step: 0, playing: false, wait: 0.0, once: false, live: None }
    }
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
    /// Whether it is a look back from a match that goes on.
    pub looks_back: bool,
}

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
    /// From a match that runs: look at this step (from 1) again.
    LookBack(usize),
    /// Back to the match that runs.
    Return,
    /// To the result.
    Results,
}

pub(super) fn go_on_replaying<G: Tabled>(
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
    let mut changed = !orders.is_empty();
    if matches!(quiet.source, Source::Live(_)) {
        let Some(step) = orders.iter().find_map(|order| if let ReplayCommand::LookBack(step) = order { Some(*step) } else { None }) else {
            return;
        };
        quiet.look_back_at(step);
        busy.now();
    }
    if orders.contains(&ReplayCommand::Return) && quiet.return_to_match() {
        busy.now();
        session.set_changed();
        return;
    }
    let Source::Replay(replayed) = &mut quiet.source else { return };
    // Whose hand is whose stays as it is in a match that goes on.
    let runs = replayed.live.is_some();
    let mut branch = None;
    let mut stepped = None;
    for order in orders {
        let steps = replayed.replay.len();
        match order {
            ReplayCommand::Play => {
                replayed.playing = !replayed.playing && replayed.step < steps;
                (replayed.wait, replayed.once) = (0.0, false);
            }
            ReplayCommand::To(step) => (replayed.step, replayed.playing) = (step.min(steps), false),
            ReplayCommand::Forward if replayed.step < steps => {
                stepped = Some(replayed.step);
                replayed.step += 1;
            }
            ReplayCommand::Back => replayed.step = replayed.step.saturating_sub(1),
            ReplayCommand::See(viewer) if !runs => quiet.holder = viewer,
            ReplayCommand::Branch if !runs => branch = Some(replayed.step),
            ReplayCommand::LookBack(step) => {
                replayed.step = step.saturating_sub(1).min(steps);
                (replayed.playing, replayed.once, replayed.wait) = (true, true, LOOKS * settings.speed.factor());
            }
            ReplayCommand::Forward | ReplayCommand::See(_) | ReplayCommand::Branch | ReplayCommand::Return | ReplayCommand::Results => {}
        }
    }
    if replayed.playing {
        busy.now();
        replayed.wait -= time.delta_secs();
        if replayed.wait <= 0.0 && pace.is_over() {
            stepped = Some(replayed.step);
            replayed.step += 1;
            replayed.wait = 0.5 * settings.speed.factor().max(0.1);
            replayed.playing = replayed.step < replayed.replay.len() && !replayed.once;
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
                notices.tell(t!("replay-branched"));
            }
            Err(error) => notices.warn(error.to_string()),
        }
    }
    if changed {
        session.set_changed();
    }
}

/// How long what was is looked at before it happens again, in seconds at normal speed.
const LOOKS: f32 = 0.6;

impl<G: Tabled> Session<G> {
    /// A match that runs is looked at again, by who has it and with what that seat could know; it waits.
    fn look_back_at(&mut self, step: usize) {
        let Source::Live(game) = &self.source else { return };
        let replayed = Replayed { step: step.saturating_sub(1), ..Replayed::new(Replay::from(&**game)) };
        if let Source::Live(game) = std::mem::replace(&mut self.source, Source::Replay(Box::new(replayed)))
            && let Source::Replay(replayed) = &mut self.source
        {
            replayed.live = Some(game);
        }
    }

    /// Goes on with the match that was looked at; gives whether there is one.
    fn return_to_match(&mut self) -> bool {
        let Source::Replay(replayed) = &mut self.source else { return false };
        let Some(game) = replayed.live.take() else { return false };
        self.source = Source::Live(game);
        true
    }
}

/// In a replay, keys move through the match.
pub(super) fn replay_keys(mut given: MessageReader<Given>, mut orders: MessageWriter<ReplayCommand>) {
    for Given(command) in given.read() {
        match command {
            Command::Main => orders.write(ReplayCommand::Play),
            Command::Right | Command::NextTarget => orders.write(ReplayCommand::Forward),
            Command::Left | Command::PreviousTarget => orders.write(ReplayCommand::Back),
            Command::Confirm => orders.write(ReplayCommand::Return),
            _ => continue,
        };
    }
}
