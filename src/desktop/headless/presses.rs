//! Two presses in one frame act once: the second was meant for what is gone.

use super::Headless;
use crate::desktop::keys::Command;
use crate::desktop::table::frame::Framed;
use crate::matches::SeatSpec;
use crate::rules::access_denied;
use crate::rules::game::Setup;

/// Plays on with the main button, pressed twice in a frame; each time no more may be done than one press does.
fn acts_once<G: Framed>(decisions: usize, does: impl Fn(&G::View) -> u8) {
    let mut headless = Headless::play::<G>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let mut changes = 0;
    for _ in 0..decisions {
        headless.until(60, Headless::is_asked::<G>);
        let table = headless.table::<G>();
        let (before, most) = (table.version, u64::from(does(&table.view)));
        headless.press(&[Command::Main, Command::Main]);
        let after = headless.table::<G>().version;
        assert!(after <= before + most, "{}: two presses in one frame did {} things", G::ID, after - before);
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

/// All cards are drawn with one press, and the turn may end with it.
fn draws(view: &access_denied::View) -> u8 {
    if view.asked == access_denied::Asked::Draw { 1 + view.draws_left() } else { 1 }
}

each_game!(acts_once: (30, |_| 1), (60, draws), (60, |_| 1), (60, |_| 1));
