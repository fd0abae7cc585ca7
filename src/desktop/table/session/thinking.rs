//! Bots at the table think on the task pool, from their own view and nothing else.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Happened, Session, Source, Tabled, seen_by};
use crate::bots::{self, Budget, Level};
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::motion::Pace;
use crate::matches::{ApplyError, Match, Player};
use crate::rules::game::{Game, Seat, Viewer};

/// Seconds that a bot takes for an answer, holding one or not, at normal speed.
const ANSWER: f32 = 0.4;
/// And at any speed.
const SHORTEST: f32 = 0.16;

/// A bot at work.
pub(super) struct Thought<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    /// The version of the match that it was shown.
    version: u64,
    /// Whether others decided at the same time.
    together: bool,
    /// What it may choose from.
    legal: Vec<G::Action>,
    task: Task<Option<G::Action>>,
    /// Seconds for which it has been at it.
    age: f32,
    pub(super) cancel: Arc<AtomicBool>,
}

impl<G: Game> Drop for Session<G> {
    fn drop(&mut self) {
        for thought in &self.thoughts {
            thought.cancel.store(true, Ordering::Relaxed);
        }
    }
}

pub(super) fn let_bots_act<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    (pace, time, settings): (Res<Pace>, Res<Time>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    let quiet = session.bypass_change_detection();
    let (Source::Live(game), players) = (&mut quiet.source, &quiet.players) else { return };
    // Every bot that may act thinks, all at the same time where the game is simultaneous.
    let mut changed = false;
    for seat in game.actors().iter() {
        let Some(Player::Bot(level)) = players.get(seat.index()).copied() else { continue };
        let asked = quiet.question.as_ref().is_some_and(|question| question.left.contains(seat));
        if quiet.thoughts.iter().all(|thought| thought.seat != seat) {
            quiet.thoughts.push(think(game, seat, level, asked));
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
    // To a question an answer takes as long as none, or the time would tell who holds one.
    let asked = |seat: Seat| quiet.question.as_ref().is_some_and(|question| question.left.contains(seat));
    let least = (ANSWER * settings.speed.factor()).max(SHORTEST);
    let mut waiting = VecDeque::new();
    let mut acted = false;
    for mut thought in quiet.thoughts.drain(..) {
        // One at a time: the next one's event starts when this one's has been seen.
        thought.age += time.delta_secs();
        let early = asked(thought.seat) && thought.age < least;
        let ready = if acted || early { None } else { check_ready(&mut thought.task) };
        let Some(action) = ready else {
            waiting.push_back(thought);
            continue;
        };
        changed = true;
        let Some(action) = action else { continue };
        if !thought.fits(game) {
            continue;
        }
        match game.apply(thought.seat, &action, Some(game.version())) {
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

impl<G: Tabled> Thought<G> {
    /// Whether the bot would be asked the same now: nothing has happened, or only others who decide at the same time have
    /// acted and it may still choose from the same.
    fn fits(&self, game: &Match<G>) -> bool {
        if self.version == game.version() {
            return true;
        }
        let mut legal = Vec::new();
        game.legal_actions(self.seat, &mut legal);
        legal == self.legal && (self.together || game.view(Viewer::Seat(self.seat)) == self.view)
    }
}

/// Lets a bot think on the task pool, from its own view and nothing else.
fn think<G: Tabled>(game: &Match<G>, seat: Seat, level: Level, asked: bool) -> Thought<G> {
    let view = game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let cancel = Arc::new(AtomicBool::new(false));
    let (seen, choices, stop) = (view.clone(), legal.clone(), cancel.clone());
    let mut rng = ChaCha8Rng::seed_from_u64(game.header().seed.number() ^ (game.version() << 8) ^ u64::from(seat.0));
    let time = if asked { level.time().min(Duration::from_secs_f32(SHORTEST / 2.0)) } else { level.time() };
    let task = AsyncComputeTaskPool::get()
        .spawn(async move { bots::choose::<G>(level, &seen, seat, &choices, Budget::Time(time), &mut rng, &stop) });
    Thought { seat, view, version: game.version(), together: game.actors().len() > 1, legal, task, cancel, age: 0.0 }
}
