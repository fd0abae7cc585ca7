//! What fills the window.

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The title over a living table.
    #[default]
    Title,
    /// The way through the games for somebody who is new.
    Evening,
    /// Seats, options and seed of a new match.
    NewMatch,
    /// Coming to the table of a host.
    Join,
    /// The saved matches.
    Library,
    /// The puzzles of a game.
    Puzzles,
    /// The drives of Data.Warriors.
    Drives,
    /// The collectives of Aetherium.
    Collectives,
    /// A match of the game with this id, live or replayed.
    Match(&'static str),
}

/// A match of any game is on the table; what is spawned for it goes with this state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct InMatch;

impl ComputedStates for InMatch {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        matches!(screen, Screen::Match(_)).then_some(Self)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_computed_state::<InMatch>();
}
