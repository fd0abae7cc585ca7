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
use crate::matches::Replay;
use crate::rules::game::{Game, Viewer};
use crate::t;

/// A replay and where it stands.
pub(super) struct Replayed<G: Game> {
    pub(super) replay: Replay<G>,
    pub(super) step: usize,
    pub(super) playing: bool,
    /// Seconds until the next step.
    pub(super) wait: f32,
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
                notices.tell(t!("replay-branched"));
            }
            Err(error) => notices.warn(error.to_string()),
        }
    }
    if changed {
        session.set_changed();
    }
}

/// In a replay, keys move through the match.
pub(super) fn replay_keys(mut given: MessageReader<Given>, mut orders: MessageWriter<ReplayCommand>) {
    for Given(command) in given.read() {
        match command {
            Command::Main => orders.write(ReplayCommand::Play),
            Command::Right | Command::NextTarget => orders.write(ReplayCommand::Forward),
            Command::Left | Command::PreviousTarget => orders.write(ReplayCommand::Back),
            _ => continue,
        };
    }
}
