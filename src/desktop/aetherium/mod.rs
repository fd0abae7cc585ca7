//! The table of Aetherium: the noise, schemas and what stands on them, dice, and what happens there.

mod dice;
mod dress;
mod effects;
mod firewalls;
mod framed;
mod hands;
mod lay;
mod lights;
mod mat;
mod miniatures;
mod noise;
mod places;
mod reel;
mod results;
mod schemas;
mod seen;
mod shows;
mod solids;
mod style;
mod swing;
mod tokens;
mod uplinks;

use bevy::prelude::*;

use super::sound::Sound;
use super::table::frame;
use super::table::session::{self, OnTable};
use super::{Overlay, Screen, TableSet};
use crate::rules::aetherium::{Asked, Stage, State as Game, Table};

/// The phases of a match as states: what hangs on a phase hangs on them. What happens is seen in its own phase, one after
/// the other; then it is the phase of what is asked. The rules decide when one ends.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match)]
pub(super) enum Phase {
    /// Another game is on the table, or none yet.
    #[default]
    Away,
    /// Schemas and tokens are placed (AE-120, AE-123).
    SettingUp,
    /// PADs are ordered before the first activation (AE-10).
    Ordering,
    /// A card is drawn, a model of the program is chosen (AE-11, AE-110).
    Activation,
    /// The program comes in (AE-14).
    Entering,
    /// The active model may act (AE-20).
    Acting,
    /// A model moves (AE-30).
    Moving,
    /// A node or pylon is captured (AE-22).
    Capturing,
    /// A schema is shifted or turned (AE-71).
    Manipulating,
    /// A model attacks (AE-50).
    Attacking,
    /// An .EXE or a card's text is carried out (AE-21).
    Executing,
    /// Somebody answers: where a caught model goes, what comes first (AE-15, AE-74, AE-111, AE-112).
    Answering,
    /// A side re-calibrates (AE-80).
    Recalibration,
    /// The match is over.
    Over,
}

impl Phase {
    /// The phase of what is asked.
    fn of(table: &Table, asked: Asked) -> Self {
        match (table.stage, asked) {
            (Stage::Over, _) => Self::Over,
            (Stage::Schemas | Stage::Tokens, _) => Self::SettingUp,
            (Stage::Ordering, _) if table.sides.iter().any(|side| side.recalibrations > 0) => Self::Recalibration,
            (Stage::Ordering, _) => Self::Ordering,
            (Stage::Activation, Asked::Model) => Self::Activation,
            (Stage::Activation, Asked::Enter) => Self::Entering,
            (Stage::Activation, Asked::Act) => Self::Acting,
            (Stage::Activation, _) => Self::Answering,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<Phase>()
        .add_plugins((session::plugin::<Game>, frame::frame_plugin::<Game>, hands::plugin))
        .add_plugins((
            style::plugin,
            mat::plugin,
            reel::plugin,
            lay::plugin,
            swing::plugin,
            effects::plugin,
            dice::plugin,
            lights::plugin,
            results::plugin,
        ))
        .add_systems(
            Update,
            (place_server.before(reel::Running), follow_phase.after(reel::Running))
                .in_set(TableSet::Pieces)
                .run_if(resource_exists::<OnTable<Game>>),
        )
        .add_systems(OnEnter(Phase::Over), show_results);
}

/// The server lies as the viewer sees it.
fn place_server(mut commands: Commands, table: Res<OnTable<Game>>, server: Option<Res<places::Server>>) {
    let wanted = places::Server::of(&table.view);
    if server.is_none_or(|server| *server != wanted) {
        commands.insert_resource(wanted);
    }
}

/// Sets the state from what is being seen, and at rest from what is asked.
fn follow_phase(
    table: Res<OnTable<Game>>,
    reel: Res<reel::Reel>,
    phase: Option<Res<State<Phase>>>,
    next: Option<ResMut<NextState<Phase>>>,
) {
    let (Some(phase), Some(mut next)) = (phase, next) else { return };
    let wanted = reel.phase().unwrap_or_else(|| Phase::of(&table.view.table, table.view.asked));
    if *phase.get() != wanted {
        next.set(wanted);
    }
}

fn show_results(mut overlay: ResMut<Overlay>, table: Option<Res<OnTable<Game>>>, mut sounds: MessageWriter<Sound>) {
    let Some(table) = table.filter(|table| table.replay.is_none()) else { return };
    let won = table.view_seat().is_some_and(|own| table.view.table.winner == Some(own));
    sounds.write(if won { Sound::Win } else { Sound::End });
    *overlay = Overlay::Results;
}
