//! The phases of a match as states: what hangs on a phase hangs on them. The rules decide when one ends.

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use super::control::{AtTable, Given};
use super::frame::Framed;
use super::playback::{Playback, Played};
use super::session::{OnTable, is_lesson};
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::matches::Player;
use crate::rules::game::{Seat, Seats};

/// A phase of a game, told once: the state that systems hang on, its place in the bar, and the rule that covers it.
pub trait Phase: SubStates + FreelyMutableState + Copy + Default {
    /// The match is over.
    const OVER: Self;

    /// The steps of the bar with what they mean, and which of them this is.
    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>);

    /// The rule that covers it.
    fn rule(self) -> &'static str;
}

/// The phases of one game.
pub fn phase_plugin<G: Framed>(app: &mut App) {
    app.add_sub_state::<G::Phase>()
        .add_systems(Update, follow::<G>.in_set(TableSet::Pieces).after(Played).run_if(resource_exists::<OnTable<G>>))
        .add_systems(OnEnter(G::Phase::OVER), show_results::<G>.run_if(resource_exists::<OnTable<G>>.and_then(not(is_lesson))))
        .add_systems(
            Update,
            show_results_again.in_set(TableSet::Input).in_set(AtTable::Playing).run_if(in_state(G::Phase::OVER).and_then(not(is_lesson))),
        );
}

/// The phase of what is being seen; at rest, that of the view.
fn follow<G: Framed>(
    table: Res<OnTable<G>>,
    playback: Res<Playback<G>>,
    phase: Option<Res<State<G::Phase>>>,
    next: Option<ResMut<NextState<G::Phase>>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(phase), Some(mut next)) = (phase, next) else { return };
    let wanted = if playback.is_running() { playback.phase().unwrap_or(*phase.get()) } else { G::phase(&table.view) };
    if *phase != wanted {
        next.set(wanted);
        busy.now();
    }
}

fn show_results_again(mut given: MessageReader<Given>, mut overlays: Overlays) {
    if given.read().filter(|given| given.0 == Command::Main).count() > 0 {
        overlays.open(Overlay::Results);
    }
}

fn show_results<G: Framed>(table: Res<OnTable<G>>, mut overlays: Overlays, mut sounds: MessageWriter<Sound>, mut busy: ResMut<Busy>) {
    if table.replay.is_some() {
        return;
    }
    sounds.write(ending(&table.players, G::winners(&table.view)));
    overlays.open(Overlay::Results);
    busy.now();
}

/// How a match ends for the people at the machine.
fn ending(players: &[Player], winners: Seats) -> Sound {
    let mut people = players.iter().enumerate().filter(|(_, player)| **player == Player::Human).map(|(at, _)| Seat(at as u8)).peekable();
    if winners == Seats::NONE || people.peek().is_none() {
        Sound::End
    } else if people.any(|seat| winners.contains(seat)) {
        Sound::Win
    } else {
        Sound::Lose
    }
}
