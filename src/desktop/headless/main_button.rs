//! The main button goes on where there is nothing to choose.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::keys::Command;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::matches::{Player, SeatSpec};
use crate::rules::data_warriors;
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, terminal_dispute};

/// Plays at random against a random bot; where all that is left is this, the main button does it.
fn goes_on<G: Framed>(decisions: usize, is_left: impl Fn(&G::Action) -> bool) {
    let seats = [SeatSpec::human(), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) }];
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &seats, 7);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut met = 0;
    for decision in 0..decisions {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            Headless::rests(world) && (table.over || !table.legal.is_empty())
        });
        let table = headless.table::<G>();
        if table.over {
            break;
        }
        if table.legal.iter().all(&is_left) {
            met += 1;
            let (before, prompt) = (table.version, table.prompt.clone());
            headless.press(&[Command::Main]);
            assert!(headless.table::<G>().version > before, "{}: the main button does nothing (decision {decision}): {prompt}", G::ID);
        } else {
            let action = table.legal[rng.random_range(0..table.legal.len())].clone();
            headless.act::<G>(action);
        }
    }
    assert!(met > 0, "{}: never met in {decisions} decisions", G::ID);
}

#[test]
fn terminal_dispute_throws_the_dice() {
    goes_on::<terminal_dispute::State>(80, |action| matches!(action, terminal_dispute::Action::Roll));
}

#[test]
fn access_denied_passes() {
    goes_on::<access_denied::State>(120, |action| matches!(action, access_denied::Action::Pass | access_denied::Action::Draw));
}

#[test]
fn data_warriors_ends_the_step() {
    use data_warriors::Action::{EndStep, Resign};
    goes_on::<data_warriors::State>(120, |action| matches!(action, EndStep | Resign));
}

#[test]
fn aetherium_ends_the_activation() {
    goes_on::<aetherium::State>(160, |action| matches!(action, aetherium::Action::End | aetherium::Action::Ready));
}
