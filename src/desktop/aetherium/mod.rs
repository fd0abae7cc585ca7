//! The table of Aetherium: the noise, schemas and what stands on them, dice, and what happens there.

mod clay;
mod dice;
mod dress;
mod effects;
mod fight;
mod firewalls;
mod focus;
mod framed;
pub(super) mod hands;
mod lay;
mod lights;
mod mat;
mod miniatures;
mod noise;
mod places;
mod pointing;
mod recall;
mod schemas;
mod seen;
mod shows;
mod solids;
mod style;
mod swing;
mod tokens;
mod uplinks;

use bevy::prelude::*;

use super::table::session::OnTable;
use super::table::{phase, table_plugin};
use super::{Screen, TableSet};
use crate::key;
use crate::rules::aetherium::State as Game;
use crate::rules::game::Game as _;

/// The phases of a match as states. What happens is seen in its own phase, one after the other; then it is the phase of what
/// is asked.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match(Game::ID))]
pub enum Phase {
    /// Schemas are placed (AE-120).
    #[default]
    Schemas,
    /// Tokens are placed (AE-123).
    Tokens,
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

impl phase::Phase for Phase {
    const OVER: Self = Self::Over;

    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>) {
        const BEFORE: &[(&str, &str)] = &[
            (key!("ae-step-schemas"), key!("ae-step-schemas.tip")),
            (key!("ae-step-tokens"), key!("ae-step-tokens.tip")),
            ("PAD", key!("ae-word-pad.tip")),
        ];
        const ACTIVATION: &[(&str, &str)] = &[
            (key!("ae-step-draw"), key!("ae-step-draw.tip")),
            (key!("ae-step-enter"), key!("ae-step-enter.tip")),
            (key!("ae-step-act"), key!("ae-step-act.tip")),
            (key!("ae-step-recalibrate"), key!("ae-step-recalibrate.tip")),
        ];
        match self {
            Self::Schemas => (BEFORE, Some(0)),
            Self::Tokens => (BEFORE, Some(1)),
            Self::Ordering => (BEFORE, Some(2)),
            Self::Activation => (ACTIVATION, Some(0)),
            Self::Entering => (ACTIVATION, Some(1)),
            Self::Recalibration => (ACTIVATION, Some(3)),
            Self::Over => (ACTIVATION, None),
            _ => (ACTIVATION, Some(2)),
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Schemas => "AE-120",
            Self::Tokens => "AE-123",
            Self::Ordering => "AE-10",
            Self::Activation => "AE-110",
            Self::Entering => "AE-14",
            Self::Acting | Self::Answering => "AE-20",
            Self::Moving => "AE-30",
            Self::Capturing => "AE-22",
            Self::Manipulating => "AE-71",
            Self::Attacking => "AE-50",
            Self::Executing => "AE-21",
            Self::Recalibration => "AE-80",
            Self::Over => "AE-13",
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((table_plugin::<Game>, hands::plugin))
        .add_plugins((style::plugin, mat::plugin, shows::plugin, lay::plugin, fight::plugin, swing::plugin, lights::plugin))
        .add_plugins((recall::plugin, pointing::plugin, focus::plugin))
        .add_systems(Update, place_server.before(shows::SetOut).in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>));
}

/// The server lies as the viewer sees it.
fn place_server(mut commands: Commands, table: Res<OnTable<Game>>, server: Option<Res<places::Server>>) {
    let wanted = places::Server::of(&table.view);
    if server.is_none_or(|server| *server != wanted) {
        commands.insert_resource(wanted);
    }
}
