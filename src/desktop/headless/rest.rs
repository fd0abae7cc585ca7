//! Every table and the title come to rest: nothing is drawn any more until something happens.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::keys::Command;
use crate::desktop::overlay::Overlay;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

/// Plays at random against a random bot; at each decision, and at the end, the table must come to rest within the time that
/// any motion may take. Gives the steps in which it was seen to.
fn rests<G: Framed>(seats: u8, decisions: usize) -> BTreeSet<&'static str> {
    let mut specs = vec![SeatSpec::human()];
    specs.resize(usize::from(seats), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) });
    let mut headless =
        Headless::with::<G>(Settings { speed: Speed::Normal, curtain: false, ..Settings::default() }, Setup::new(seats), &specs, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut seen = BTreeSet::new();
    for decision in 0..decisions {
        let asked = headless.until(120, |world| {
            let table = world.resource::<OnTable<G>>();
            table.over || table.view_seat().is_some() && !table.legal.is_empty()
        });
        assert!(asked, "{}: nobody is asked and nothing goes on (decision {decision})", G::ID);
        let step = G::rule_in_play(&headless.table::<G>().view);
        assert!(headless.until(100, Headless::rests), "{}: draws without end in {step} (decision {decision})", G::ID);
        seen.insert(step);
        let table = headless.table::<G>();
        if table.over {
            return seen;
        }
        let action = table.legal[rng.random_range(0..table.legal.len())].clone();
        headless.act::<G>(action);
    }
    seen
}

#[test]
fn terminal_dispute_rests_in_every_phase() {
    let seen = rests::<terminal_dispute::State>(3, 200);
    assert_eq!(Vec::from_iter(seen), ["TD-10", "TD-12", "TD-50"]);
}

#[test]
fn access_denied_rests() {
    let seen = rests::<access_denied::State>(3, 60);
    assert!(seen.len() >= 4, "{seen:?}");
}

#[test]
fn data_warriors_rests() {
    let seen = rests::<data_warriors::State>(2, 60);
    assert!(seen.len() >= 4, "{seen:?}");
}

#[test]
fn aetherium_rests() {
    let seen = rests::<aetherium::State>(2, 60);
    assert!(seen.len() >= 3, "{seen:?}");
}

/// Wherever the pointer rests, on the table or on the interface.
#[test]
fn a_table_rests_under_the_pointer() {
    for game in
        [pointed::<terminal_dispute::State>, pointed::<access_denied::State>, pointed::<data_warriors::State>, pointed::<aetherium::State>]
    {
        game();
    }
}

fn pointed<G: Framed>() {
    let mut headless = Headless::play::<G>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    for at in 0..48_u16 {
        let place = Vec2::new(f32::from(at % 8).mul_add(160.0, 80.0), f32::from(at / 8).mul_add(120.0, 60.0));
        headless.point(place);
        assert!(headless.until(100, Headless::rests), "{}: draws without end with the pointer at {place}", G::ID);
    }
}

#[test]
fn a_table_rests_after_the_title_has_wandered() {
    let mut headless = Headless::new(Settings::default());
    headless.until(30, |_| false);
    headless.start::<terminal_dispute::State>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    assert!(headless.until(100, Headless::rests));
}

#[test]
fn a_slow_machine_rests_as_soon() {
    let mut headless = Headless::new(Settings::default());
    headless.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    headless.start::<terminal_dispute::State>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let frames = (0..40).take_while(|_| {
        headless.frames(1);
        !Headless::rests(headless.app.world())
    });
    assert!(frames.count() < 30, "fifteen seconds after the start it still draws");
}

#[test]
fn a_table_with_a_menu_over_it_rests() {
    let mut headless = Headless::play::<terminal_dispute::State>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    headless.press(&[Command::Back]);
    assert_eq!(*headless.app.world().resource::<State<Overlay>>().get(), Overlay::Menu);
    assert!(headless.until(10, Headless::rests));
}

#[test]
fn the_title_rests_after_a_minute_without_input() {
    let mut headless = Headless::new(Settings::default());
    assert!(!headless.until(50, Headless::rests), "the title lives");
    assert!(headless.until(20, Headless::rests), "the title rests");
    headless.press(&[Command::Rulebook]);
    assert!(!Headless::rests(headless.app.world()), "a key wakes it");
}
