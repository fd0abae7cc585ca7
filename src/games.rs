//! The games there are, and the way to run generic code for one named at run time.

use super::game::Game;
use super::lookup::Lookup;
use super::{access_denied, aetherium, data_warriors, terminal_dispute};
use crate::bots::Strategy;

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Lookup + Strategy>(self) -> Self::Output;
}

/// The ids of all games, in the order in which they are offered.
pub const IDS: &[&str] = &[terminal_dispute::State::ID, access_denied::State::ID, data_warriors::State::ID, aetherium::State::ID];

/// Does something with the game named `id`; nothing where there is no such game.
pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    match id {
        terminal_dispute::State::ID => Some(visitor.visit::<terminal_dispute::State>()),
        access_denied::State::ID => Some(visitor.visit::<access_denied::State>()),
        data_warriors::State::ID => Some(visitor.visit::<data_warriors::State>()),
        aetherium::State::ID => Some(visitor.visit::<aetherium::State>()),
        _ => None,
    }
}
