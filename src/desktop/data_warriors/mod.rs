//! The table of Data.Warriors: desktops with windows, drives and trash bins, the call stack, and the hand in its tray.

mod areas;
mod arrows;
mod board;
mod call_stack;
mod costs;
mod desktops;
mod draws;
mod drives;
mod face;
mod flights;
mod framed;
mod glossary;
mod inspector;
mod lay;
mod places;
mod roles;
mod spawner;
mod spots;
mod stops;
mod style;
mod surfaces;
mod trash;
mod users;
mod windows;
mod words;

use bevy::prelude::*;

use super::Screen;
use super::board::board_plugin;
use super::table::{phase, table_plugin};
use crate::key;
use crate::rules::data_warriors::{State as Game, TurnStep};
use crate::rules::game::Game as _;

pub use face::{picture, printed_card, printed_head};
pub use stops::Stops;

/// The phases of a match as states.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match(Game::ID))]
pub enum Phase {
    /// Mulligans.
    #[default]
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

impl Phase {
    /// The phase of a step of a turn.
    const fn of(step: TurnStep) -> Self {
        match step {
            TurnStep::Init => Self::Init,
            TurnStep::MemoryCleanup => Self::MemoryCleanup,
            TurnStep::Setup => Self::Setup,
            TurnStep::Run => Self::Run,
            TurnStep::Exit => Self::Exit,
        }
    }
}

impl phase::Phase for Phase {
    const OVER: Self = Self::Over;

    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>) {
        let current = match self {
            Self::Boot => return (&[(key!("dw-step-boot"), key!("dw-step-boot.tip"))], Some(0)),
            Self::Init => Some(0),
            Self::MemoryCleanup => Some(1),
            Self::Setup => Some(2),
            Self::Run => Some(3),
            Self::Exit => Some(4),
            Self::Over => None,
        };
        const TURN: &[(&str, &str)] = &[
            ("Init", key!("dw-word-init.tip")),
            ("Cleanup", key!("dw-word-cleanup.meaning")),
            ("Setup", key!("dw-word-setup.tip")),
            ("Run", key!("dw-word-run.tip")),
            ("Exit", key!("dw-word-exit.tip")),
        ];
        (TURN, current)
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Boot => "DW-2",
            Self::Init => "DW-10",
            Self::MemoryCleanup => "DW-11",
            Self::Setup => "DW-12",
            Self::Run => "DW-13",
            Self::Exit => "DW-14",
            Self::Over => "DW-3",
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((table_plugin::<Game>, board_plugin::<Game>))
        .add_plugins((style::plugin, desktops::plugin, lay::plugin, windows::plugin, arrows::plugin, flights::plugin, spots::plugin))
        .add_plugins((stops::plugin, trash::plugin, inspector::plugin));
}
