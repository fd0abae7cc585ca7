//! The table of Data.Warriors: desktops with windows, drives and trash bins, the call stack, and the hand in its tray.

mod arrows;
mod call_stack;
mod costs;
mod desktops;
mod drives;
mod face;
mod framed;
mod glossary;
mod hands;
mod inspector;
mod keys;
mod lay;
mod lights;
mod maker;
mod offers;
mod places;
mod pointing;
mod prompts;
mod reach;
mod reel;
mod refusals;
mod results;
mod spots;
mod stops;
mod style;
mod trash;
mod tray;
mod users;
mod windows;
mod words;

use bevy::prelude::*;

use super::sound::Sound;
use super::table::frame;
use super::table::session::{self, OnTable};
use super::{Overlay, Screen, TableSet};
use crate::rules::data_warriors::{State as Game, Step, TurnStep};

pub use stops::Stops;

/// The phases of a match as states: what hangs on a phase hangs on them. The rules decide when one ends.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match)]
enum Phase {
    /// Another game is on the table, or none yet.
    #[default]
    Away,
    /// Mulligans.
    Boot,
    /// Init: cards are drawn.
    Init,
    /// Memory Cleanup.
    MemoryCleanup,
    /// Setup: cards are played.
    Setup,
    /// Run: commands and scripts are issued.
    Run,
    /// Exit: hands are cut, drives are checked.
    Exit,
    /// The match is over.
    Over,
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>()
        .add_plugins((session::plugin::<Game>, frame::frame_plugin::<Game>))
        .add_plugins((style::plugin, desktops::plugin, lay::plugin, lights::plugin, arrows::plugin, reel::plugin, spots::plugin))
        .add_plugins((hands::plugin, keys::plugin, stops::plugin, offers::plugin))
        .add_plugins((tray::plugin, pointing::plugin, prompts::plugin, trash::plugin, inspector::plugin, results::plugin))
        .add_systems(Update, follow_step.in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnEnter(Phase::Over), show_results);
}

/// Sets the state from what is on the table, once what happened before has been seen.
fn follow_step(table: Res<OnTable<Game>>, reel: Res<reel::Reel>, phase: Option<Res<State<Phase>>>, next: Option<ResMut<NextState<Phase>>>) {
    let (Some(phase), Some(mut next)) = (phase, next) else { return };
    let wanted = match table.view.table.step {
        Step::Boot => Phase::Boot,
        Step::Turn(TurnStep::Init) => Phase::Init,
        Step::Turn(TurnStep::MemoryCleanup) => Phase::MemoryCleanup,
        Step::Turn(TurnStep::Setup) => Phase::Setup,
        Step::Turn(TurnStep::Run) => Phase::Run,
        Step::Turn(TurnStep::Exit) => Phase::Exit,
        Step::Over => Phase::Over,
    };
    if *phase.get() != wanted && !reel.is_running() {
        next.set(wanted);
    }
}

fn show_results(mut overlay: ResMut<Overlay>, table: Option<Res<OnTable<Game>>>, mut sounds: MessageWriter<Sound>) {
    let Some(table) = table.filter(|table| table.replay.is_none()) else { return };
    let won = table.view_seat().is_some_and(|own| table.view.table.winners.contains(own));
    sounds.write(if won { Sound::Win } else { Sound::End });
    *overlay = Overlay::Results;
}
