//! Two presses in one frame act once: the second was meant for what is gone.

use super::Headless;
use crate::desktop::keys::Command;
use crate::desktop::table::frame::Framed;
use crate::matches::SeatSpec;
use crate::rules::game::Setup;

/// Plays on with the main button, pressed twice in a frame; each time the match may change once.
fn acts_once<G: Framed>(decisions: usize) {
    let mut headless = Headless::play::<G>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let mut changes = 0;
    for _ in 0..decisions {
        headless.until(60, Headless::is_asked::<G>);
        let before = headless.table::<G>().version;
        headless.press(&[Command::Main, Command::Main]);
        let after = headless.table::<G>().version;
        assert!(after <= before + 1, "{}: two presses in one frame did {} things", G::ID, after - before);
        if after == before {
            // Where the main button has nothing to do, something else goes on.
            let Some(action) = headless.table::<G>().legal.first().cloned() else { continue };
            headless.act::<G>(action);
        } else {
            changes += 1;
        }
    }
    assert!(changes > 0, "{}: the main button did something", G::ID);
}

each_game!(acts_once: (30), (60), (60), (60));
