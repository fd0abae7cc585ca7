//! Passing on the whole stack.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::keys::Command;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::frame::Offers;
use crate::desktop::table::session::OnTable;
use crate::matches::{Player, SeatSpec};
use crate::rules::data_warriors::{Action, State};
use crate::rules::game::Setup;
use crate::t;

#[test]
fn one_pass_is_enough_until_something_new_affects_who_passed() {
    let seats = [SeatSpec::human(), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) }];
    let settings = Settings { speed: Speed::Instant, curtain: false, ..Settings::default() };
    let mut headless = Headless::with::<State>(settings, Setup::new(2), &seats, 7);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let asked = |world: &bevy::prelude::World| {
        let table = world.resource::<OnTable<State>>();
        table.over || table.view_seat().is_some() && !table.legal.is_empty()
    };
    let mut passed = 0;
    for _ in 0..400 {
        assert!(headless.until(60, asked));
        let table = headless.table::<State>();
        if table.over || passed == 2 {
            break;
        }
        let offers = headless.app.world().resource::<Offers>();
        let choice = offers.choices.iter().position(|(text, ..)| *text == t!("dw-button-pass-all"));
        let newest = |table: &OnTable<State>| table.view.table.stack.iter().map(|item| item.number).max();
        let before = newest(table);
        assert_eq!(choice.is_some(), table.view.table.stack.len() > 1 && table.legal.contains(&Action::Pass));
        if let Some(choice) = choice {
            headless.press(&[Command::pick(choice).expect("a choice has a key")]);
            let over = headless.until(60, |world| {
                let table = world.resource::<OnTable<State>>();
                table.over
                    || newest(table).is_none_or(|now| Some(now) > before)
                    || !table.legal.is_empty() && !table.legal.contains(&Action::Pass)
            });
            assert!(over, "the stack is still there");
            passed += 1;
            continue;
        }
        let action = table.legal[rng.random_range(0..table.legal.len())];
        headless.act::<State>(action);
    }
    assert!(passed > 0, "there was never more than one item on the stack");
}
