//! The games there are, and the way to run generic code for one named at run time.

use crate::bots::Strategy;
use crate::rules::lookup::Lookup;

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Lookup + Strategy>(self) -> Self::Output;
}

/// The name on screen of the game named `id`.
#[must_use]
pub fn title_of(id: &str) -> Option<&'static str> {
    struct Title;
    impl Visitor for Title {
        type Output = &'static str;
        fn visit<G: Lookup>(self) -> &'static str {
            G::TITLE
        }
    }
    with_game(id, Title)
}

/// Lists the games, in the order in which they are offered.
macro_rules! games {
    ($($(#[$when:meta])? $game:ident),+ $(,)?) => {
        /// The ids of all games, in the order in which they are offered.
        pub const IDS: &[&str] = &[$($(#[$when])? <$crate::rules::$game::State as crate::rules::game::Game>::ID),+];

        /// Does something with the game named `id`; nothing where there is no such game.
        pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($(#[$when])? <$crate::rules::$game::State as crate::rules::game::Game>::ID => Some(visitor.visit::<$crate::rules::$game::State>()),)+
                _ => None,
            }
        }
    };
}

games! {
    terminal_dispute,
    access_denied,
    data_warriors,
    aetherium,
    #[cfg(feature = "example-game")]
    tic_tac_toe,
}
