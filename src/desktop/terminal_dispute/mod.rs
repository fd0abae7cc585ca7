//! The table of Terminal Dispute: an escape-pod console with the matrix, the charger, the tracker and the shared board.

mod console;
mod dice;
mod inspector;
mod others;
mod pieces;
mod results;
mod style;
mod tools;
mod writing;

use bevy::prelude::*;

use super::sound::Sound;
use super::table::frame::{self, Framed};
use super::table::session::{self, Happened, OnTable, Tabled};
use super::{Overlay, Screen, TableSet};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{Event, Phase, ROUNDS, State as Game, View};

/// The phases of a round as states: what hangs on a phase hangs on them. The rules decide when one ends.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match)]
enum Step {
    /// Another game is on the table, or none yet.
    #[default]
    Away,
    /// The start player is to throw the dice.
    Roll,
    /// The start player puts the dice on their spots.
    Allocate,
    /// Everybody writes.
    Write,
    /// The match is over.
    Over,
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Step>()
        .add_plugins((session::plugin::<Game>, frame::frame_plugin::<Game>))
        .add_plugins((style::plugin, console::plugin, dice::plugin, others::plugin, tools::plugin, writing::plugin))
        .add_plugins((inspector::plugin, results::plugin))
        .add_systems(Update, (follow_phase, sound_events).in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnEnter(Step::Over), show_results);
}

/// Sets the state from what is on the table.
fn follow_phase(table: Res<OnTable<Game>>, step: Option<Res<State<Step>>>, next: Option<ResMut<NextState<Step>>>) {
    let (Some(step), Some(mut next)) = (step, next) else { return };
    let wanted = match table.view.phase {
        Phase::Roll => Step::Roll,
        Phase::Allocate => Step::Allocate,
        Phase::Write => Step::Write,
        Phase::Over => Step::Over,
    };
    if *step.get() != wanted {
        next.set(wanted);
    }
}

fn show_results(mut overlay: ResMut<Overlay>, table: Option<Res<OnTable<Game>>>, mut sounds: MessageWriter<Sound>) {
    let Some(table) = table.filter(|table| table.replay.is_none()) else { return };
    let own = table.view_seat().map(|seat| table.view.sheets[seat.index()].total);
    let best = table.view.sheets.iter().map(|seen| seen.total).max();
    sounds.write(if own == best { Sound::Win } else { Sound::End });
    *overlay = Overlay::Results;
}

fn sound_events(mut happened: MessageReader<Happened<Game>>, mut sounds: MessageWriter<Sound>) {
    for Happened(event) in happened.read() {
        let sound = match event {
            Event::Rolled { .. } => Sound::DiceLand,
            Event::Allocated { .. } | Event::Wrote { .. } | Event::CrossedOut { .. } => Sound::Write,
            Event::Charged { circles: 0, .. } => Sound::Charge,
            Event::Charged { .. } => Sound::Circle,
            Event::Swapped { .. } => Sound::Swap,
            Event::RoundEnded { .. } => Sound::Round,
            Event::Finished { .. } | Event::Shown { .. } => continue,
        };
        sounds.write(sound);
    }
}

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/terminal_dispute.scn.ron");
}

impl Framed for Game {
    fn steps(view: &View) -> (&'static [&'static str], Option<usize>) {
        let current = match view.phase {
            Phase::Roll => Some(0),
            Phase::Allocate => Some(1),
            Phase::Write => Some(2),
            Phase::Over => None,
        };
        (&["Roll", "Allocate", "Write"], current)
    }

    fn progress(view: &View) -> String {
        match view.phase {
            Phase::Over => "Over".into(),
            _ if view.seats() > 1 => format!("Round {} of {ROUNDS}", view.round),
            _ if view.by_chance => format!("Round {} of {ROUNDS} · chance allocates", view.round),
            _ => format!("Round {} of {ROUNDS} · you allocate", view.round),
        }
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, &'static str)>) {
        let seen = &view.sheets[seat.index()];
        let mut counts = vec![
            ("grid-nine", seen.sheet.matrix.score().to_string(), "Points of the navigation matrix"),
            ("battery-charging", seen.sheet.charger.len().to_string(), "Points of the phone charger"),
            ("lightning", seen.sheet.tracker.ready().to_string(), "Abilities unlocked and not used"),
        ];
        if view.start == seat && view.phase != Phase::Over {
            counts.push(("flag", String::new(), "Has the start marker in this round"));
        }
        if seen.finished {
            counts.push(("check", String::new(), "Has done its three writings of this round"));
        }
        (seen.total.to_string(), counts)
    }

    fn rule_in_play(view: &View) -> &'static str {
        match view.phase {
            Phase::Roll | Phase::Allocate => "TD-10",
            Phase::Write => "TD-12",
            Phase::Over => "TD-50",
        }
    }
}
