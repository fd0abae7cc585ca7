//! The table of Access Denied: six racks in an arc, cards, and the hand in its tray.

mod board;
mod cards;
mod face;
mod flights;
mod framed;
mod fronts;
mod glow;
mod inspector;
mod lay;
mod pad;
mod pieces;
mod racks;
mod spots;
mod style;
mod words;

use bevy::prelude::*;

use super::Screen;
use super::board::board_plugin;
use super::table::{phase, table_plugin};
use crate::key;
use crate::rules::access_denied::State as Game;
use crate::rules::game::Game as _;

/// The phases of a match as states.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match(Game::ID))]
pub enum Phase {
    /// Everybody sets a password.
    #[default]
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

impl phase::Phase for Phase {
    const OVER: Self = Self::Over;

    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>) {
        let current = match self {
            Self::Boot => return (&[(key!("ad-step-boot"), key!("ad-step-boot.tip"))], Some(0)),
            Self::Beginning | Self::FreeAttempt => Some(0),
            Self::Actions => Some(1),
            Self::Discard => Some(2),
            Self::Draw => Some(3),
            Self::Over => None,
        };
        (
            &[
                (key!("ad-step-free-attempt"), key!("ad-step-free-attempt.tip")),
                (key!("ad-step-actions"), key!("ad-step-actions.tip")),
                (key!("ad-step-discard"), key!("ad-step-discard.tip")),
                (key!("ad-step-draw"), key!("ad-step-draw.tip")),
            ],
            current,
        )
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Boot => "AD-12",
            Self::Beginning => "AD-72",
            Self::FreeAttempt => "AD-21",
            Self::Actions => "AD-22",
            Self::Discard => "AD-23",
            Self::Draw => "AD-24",
            Self::Over => "AD-80",
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((table_plugin::<Game>, board_plugin::<Game>))
        .add_plugins((style::plugin, racks::plugin, glow::plugin, lay::plugin, flights::plugin, spots::plugin))
        .add_plugins((inspector::plugin, pad::plugin));
}
