//! The numbers of the frame wait until what they count has been seen.

use super::Headless;
use crate::bots::Level;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::session::Act;
use crate::matches::SeatSpec;
use crate::rules::game::Setup;

/// Plays, and looks at each frame; in at least so many of them something is still to be seen.
fn numbers_wait<G: Framed>(least: usize) {
    let settings = Settings { speed: Speed::Normal, quality: Quality::Low, curtain: false, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::bot(Level::Random)], 5);
    let (mut waited, mut acted) = (0, 0);
    let mut seen = headless.app.world().resource::<Playback<G>>().known(headless.table::<G>()).clone();
    for frame in 0..1000 {
        let (world, table) = (headless.app.world(), headless.table::<G>());
        let playback = world.resource::<Playback<G>>();
        if playback.is_running() {
            assert!(*playback.known(table) == seen, "{}, frame {frame}: nothing is known that has not been seen", G::ID);
            waited += usize::from(table.view != seen);
        } else {
            assert!(*playback.known(table) == table.view, "{}: all is known", G::ID);
            seen = table.view.clone();
        }
        if Headless::is_asked::<G>(world) && playback.is_settled() && frame > acted + 2 {
            if table.over {
                break;
            }
            let action = table.legal[frame * 7 % table.legal.len()].clone();
            headless.app.world_mut().write_message(Act::<G>(action));
            acted = frame;
        }
        headless.frames(1);
    }
    assert!(waited >= least, "{}: {waited}", G::ID);
}

// In Terminal Dispute nothing is counted before it is seen.
each_game!(numbers_wait: (0), (20), (20), (20));
