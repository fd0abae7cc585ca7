//! The values offered for options that are free text: what is ready, and the player's own lists.

use std::collections::BTreeMap;

use crate::games::{IDS, Visitor, with_game};
use crate::matches::Library;
use crate::matches::lists::{KeptList, Shelf};
use crate::rules::game::{Game, OptionSpec};
pub(super) use crate::rules::lists::KnownValue as Known;

/// The lists that a player keeps, by game.
#[derive(Debug, Clone, Default)]
pub(super) struct Own(BTreeMap<&'static str, Vec<KeptList>>);

impl Own {
    /// Those that can be read.
    pub(super) fn kept(library: &Library) -> Self {
        struct Lists<'a>(&'a Library);
        impl Visitor for Lists<'_> {
            type Output = Vec<KeptList>;
            fn visit<G: Game>(self) -> Vec<KeptList> {
                G::LISTS.and_then(|kind| Shelf::of(kind).list(self.0).ok()).unwrap_or_default()
            }
        }
        Self(IDS.iter().filter_map(|game| Some((*game, with_game(game, Lists(library))?))).collect())
    }
}

/// The values offered for an option, with what is chosen for the others.
pub(super) fn known_values(game: &str, spec: &OptionSpec, chosen: &BTreeMap<String, String>, own: &Own) -> Vec<Known> {
    struct Ask<'a>(&'a OptionSpec, &'a BTreeMap<String, String>, &'a [KeptList]);
    impl Visitor for Ask<'_> {
        type Output = Vec<Known>;
        fn visit<G: Game>(self) -> Vec<Known> {
            G::known_values(crate::desktop::content(), self.0, self.1, self.2)
        }
    }
    let own = own.0.get(game).map_or(&[][..], Vec::as_slice);
    with_game(game, Ask(spec, chosen, own)).unwrap_or_default()
}

/// Whether a value names something ready that belongs to another choice: a collective of another size.
pub(super) fn is_ready_elsewhere(game: &str, value: &str) -> bool {
    struct Ask<'a>(&'a str);
    impl Visitor for Ask<'_> {
        type Output = bool;
        fn visit<G: Game>(self) -> bool {
            G::is_ready(crate::desktop::content(), self.0)
        }
    }
    with_game(game, Ask(value)).unwrap_or_default()
}
