//! The window: a Bevy app that shows matches and takes decisions. No rule is decided here.
//!
//! Every module is a plugin. `table` has what all games share, generic over [`Game`](crate::rules::game::Game); each game
//! has a folder of its own with its phases as states, its pieces and its part of the frame. What is on the screen comes from
//! a view and from events that its viewer may see, never from a state.

mod access_denied;
mod aetherium;
mod art;
mod board;
mod console;
mod data_warriors;
#[cfg(test)]
mod headless;
mod hosting;
mod image;
mod joining;
mod keys;
mod launch;
mod notice;
mod overlay;
mod picture;
mod quality;
mod reading;
mod redraw;
mod screen;
mod screens;
mod settings;
mod sound;
mod table;
mod terminal_dispute;
mod theme;
#[cfg(feature = "example-game")]
#[path = "../../examples/tic_tac_toe/board.rs"]
mod tic_tac_toe;
mod window_place;

pub use console::attach_console;
pub use launch::{app, open, run};

use std::sync::OnceLock;

use overlay::Overlay;
use screen::{InMatch, Screen};

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::rules::content::Content;

/// What the window plays with.
static CONTENT: OnceLock<&'static Content> = OnceLock::new();

/// The content with which the window was opened: its screens show it, and new matches are played with it.
fn content() -> &'static Content {
    CONTENT.get_or_init(Content::built_in)
}

/// The order in which the interface is drawn.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum DrawSet {
    /// Fonts and style.
    Theme,
    /// The screen itself.
    Screen,
    /// What lies over it.
    Overlay,
    /// Notices and curtain.
    Top,
}

/// The order of the table's work in a frame.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
enum TableSet {
    /// Input becomes actions.
    Input,
    /// Actions become events, bots think, the machine is handed over.
    Session,
    /// What is seen follows.
    Pieces,
    /// What moves is moved.
    Motion,
}

/// Everything but the engine's own plugins.
fn plugin(app: &mut App) {
    // Many small systems: to spread them over threads costs more than they do.
    for schedule in [First.intern(), PreUpdate.intern(), StateTransition.intern(), Update.intern(), PostUpdate.intern(), Last.intern()] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
    app.configure_sets(EguiPrimaryContextPass, (DrawSet::Theme, DrawSet::Screen, DrawSet::Overlay, DrawSet::Top).chain())
        .configure_sets(Update, (keys::ReadKeys, TableSet::Input, TableSet::Session, TableSet::Pieces, TableSet::Motion).chain())
        .add_plugins((
            screen::plugin,
            overlay::plugin,
            (settings::plugin, quality::plugin, window_place::plugin),
            theme::plugin,
            keys::plugin,
            sound::plugin,
            (notice::plugin, joining::plugin, hosting::plugin),
            redraw::plugin,
            screens::plugin,
            (table::plugin, board::plugin),
            terminal_dispute::plugin,
            access_denied::plugin,
            data_warriors::plugin,
            aetherium::plugin,
            #[cfg(feature = "example-game")]
            tic_tac_toe::plugin,
        ));
}
