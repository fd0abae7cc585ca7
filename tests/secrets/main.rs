//! Secrets: two worlds that a viewer can't tell apart by the rules look, answer and go on alike for it.
//!
//! A match is followed in two worlds at once. Beside the match itself goes another world, in which something is different
//! that the viewer must not know: hands, passwords, the order of drives and PADs, tokens, what others choose in secret, what
//! chance will bring. At every point both are compared: the view, what the viewer can do, the answers to what it asks,
//! what a bot decides in its place. Then the same is done in both, as far as the viewer is shown it, and what it is told
//! of it is compared: which events there are, in which order, for whom, in which words. Where the rules let it learn what
//! differs, that pair is done with and another world is taken.
//!
//! Each game says in a file of its own what is hidden ([`worlds::Secrets`]). It says so by the rulebook, not by the
//! view, which is judged here.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod access_denied;
mod aetherium;
mod compare;
mod data_warriors;
mod follow;
mod report;
mod terminal_dispute;
mod worlds;

use cyberdeck::games::IDS;
use cyberdeck::rules::game::Game;
use cyberdeck::rules::{access_denied as ad, aetherium as ae, data_warriors as dw, terminal_dispute as td};

use crate::follow::{Pair, follow};
use crate::worlds::Secrets;

/// What is done in both worlds can be done there.
fn possible<G: Secrets>(pair: &Pair<'_, G>) {
    for (world, action) in pair.worlds.iter().zip(pair.actions) {
        let refused = action.and_then(|action| world.check(pair.seat, action).err());
        assert_eq!(refused, None, "{:?}", pair.viewer);
    }
}

/// Follows each game, for so many points at least.
macro_rules! followed {
    ($($test:ident: $state:ty, $points:literal;)+) => {
        $(
            #[test]
            fn $test() {
                follow::<$state>($points, possible).judge::<$state>($points);
            }
        )+

        #[test]
        fn every_game_is_followed() {
            let followed = [$(<$state>::ID),+];
            assert!(IDS.iter().all(|id| followed.contains(id)), "a new game has secrets of its own, to be said in a file here");
        }
    };
}

followed! {
    terminal_dispute_keeps_its_secrets: td::State, 20_000;
    access_denied_keeps_its_secrets: ad::State, 50_000;
    data_warriors_keeps_its_secrets: dw::State, 12_000;
    aetherium_keeps_its_secrets: ae::State, 12_000;
}
