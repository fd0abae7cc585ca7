//! Two presses in one frame act once: the second was meant for what is gone.

use super::Headless;
use crate::desktop::keys::Command;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::matches::SeatSpec;
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

/// Plays on with the main button, pressed twice in a frame; each time the match may change once.
fn acts_once<G: Framed>(decisions: usize) {
    let mut headless = Headless::play::<G>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let mut changes = 0;
    for _ in 0..decisions {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            table.view_seat().is_some() && !table.legal.is_empty()
        });
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

#[test]
fn terminal_dispute() {
    acts_once::<terminal_dispute::State>(30);
}

#[test]
fn access_denied() {
    acts_once::<access_denied::State>(60);
}

#[test]
fn data_warriors() {
    acts_once::<data_warriors::State>(60);
}

#[test]
fn aetherium() {
    acts_once::<aetherium::State>(60);
}
