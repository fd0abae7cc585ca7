//! The table of Access Denied: six racks in an arc, cards, and the hand in its tray.

mod cards;
mod face;
mod framed;
mod hands;
mod inspector;
mod lay;
mod offers;
mod pad;
mod pieces;
mod racks;
mod reach;
mod reel;
mod refusals;
mod results;
mod spots;
mod style;
mod tray;
mod words;

use bevy::prelude::*;

use super::sound::Sound;
use super::table::frame;
use super::table::session::{self, OnTable};
use super::{Overlay, Screen, TableSet};
use crate::rules::access_denied::{State as Game, Step};

/// The phases of a match as states: what hangs on a phase hangs on them. The rules decide when one ends.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match)]
enum Phase {
    /// Another game is on the table, or none yet.
    #[default]
    Away,
    /// Everybody sets its password.
    Boot,
    /// The beginning of a turn: what Government and NewsMedia offer.
    Beginning,
    /// The Free Access Attempt.
    FreeAttempt,
    /// Take Actions.
    Actions,
    /// Discard Cards.
    Discard,
    /// Draw Cards.
    Draw,
    /// The match is over.
    Over,
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>()
        .add_plugins((session::plugin::<Game>, frame::frame_plugin::<Game>))
        .add_plugins((style::plugin, racks::plugin, lay::plugin, reel::plugin, spots::plugin, hands::plugin, offers::plugin))
        .add_plugins((tray::plugin, inspector::plugin, pad::plugin, results::plugin))
        .add_systems(Update, follow_step.in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnEnter(Phase::Over), show_results);
}

/// Sets the state from what is on the table, once what happened before has been seen.
fn follow_step(table: Res<OnTable<Game>>, reel: Res<reel::Reel>, phase: Option<Res<State<Phase>>>, next: Option<ResMut<NextState<Phase>>>) {
    let (Some(phase), Some(mut next)) = (phase, next) else { return };
    let wanted = match table.view.table.step {
        Step::Boot => Phase::Boot,
        Step::Government | Step::NewsMedia => Phase::Beginning,
        Step::FreeAttempt => Phase::FreeAttempt,
        Step::Actions => Phase::Actions,
        Step::Discard => Phase::Discard,
        Step::Draw | Step::DrawDown => Phase::Draw,
        Step::Over => Phase::Over,
    };
    if *phase.get() != wanted && !reel.is_running() {
        next.set(wanted);
    }
}

fn show_results(mut overlay: ResMut<Overlay>, table: Option<Res<OnTable<Game>>>, mut sounds: MessageWriter<Sound>) {
    let Some(table) = table.filter(|table| table.replay.is_none()) else { return };
    let first = results::standing(&table.view).into_iter().any(|(seat, place)| place == 1 && table.view_seat() == Some(seat));
    sounds.write(if first { Sound::Win } else { Sound::End });
    *overlay = Overlay::Results;
}
