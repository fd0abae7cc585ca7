//! What a match puts on the table goes with it.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::Headless;
use crate::desktop::Screen;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{OnTable, Session};
use crate::matches::SeatSpec;
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

/// Everything that has a name or a mesh, counted by its name.
fn things(headless: &mut Headless) -> BTreeMap<String, usize> {
    let world = headless.app.world_mut();
    let mut named = world.query_filtered::<Option<&Name>, (Or<(With<Name>, With<Mesh3d>)>, Without<PointLight>)>();
    let mut counts = BTreeMap::new();
    for name in named.iter(world) {
        *counts.entry(name.map_or_else(|| "a mesh without a name".to_owned(), |name| name.as_str().to_owned())).or_default() += 1;
    }
    counts
}

fn start<G: Framed>(headless: &mut Headless) {
    headless.start::<G>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
}

fn leave(headless: &mut Headless) {
    headless.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    headless.frames(10);
}

fn open() -> Headless {
    Headless::new(Settings { speed: Speed::Instant, curtain: false, ..Settings::default() })
}

/// Some play.
fn play<G: Framed>(headless: &mut Headless) {
    for _ in 0..20 {
        let Some(action) = headless.table::<G>().legal.first().cloned() else { break };
        headless.act::<G>(action);
    }
}

/// A match of the game leaves nothing behind: the next one, of another game, finds and leaves everything as if it were the
/// first.
fn leaves_nothing<G: Framed, Next: Framed>() {
    let [after, alone] = [true, false].map(|first| {
        let mut headless = open();
        if first {
            start::<G>(&mut headless);
            play::<G>(&mut headless);
            leave(&mut headless);
            let world = headless.app.world();
            assert!(!world.contains_resource::<OnTable<G>>() && !world.contains_resource::<Session<G>>());
        }
        start::<Next>(&mut headless);
        let during = things(&mut headless);
        leave(&mut headless);
        (during, things(&mut headless))
    });
    assert_eq!(after, alone, "{} before {}", G::ID, Next::ID);
    assert!(after.0.values().sum::<usize>() > after.1.values().sum::<usize>(), "{}: pieces go", Next::ID);
}

#[test]
fn terminal_dispute() {
    leaves_nothing::<terminal_dispute::State, access_denied::State>();
}

#[test]
fn access_denied() {
    leaves_nothing::<access_denied::State, data_warriors::State>();
}

#[test]
fn data_warriors() {
    leaves_nothing::<data_warriors::State, aetherium::State>();
}

#[test]
fn aetherium() {
    leaves_nothing::<aetherium::State, terminal_dispute::State>();
}

#[cfg(feature = "example-game")]
#[test]
fn tic_tac_toe() {
    leaves_nothing::<crate::rules::tic_tac_toe::State, terminal_dispute::State>();
}

#[test]
fn a_match_can_be_started_from_a_match() {
    let mut headless = open();
    start::<data_warriors::State>(&mut headless);
    start::<aetherium::State>(&mut headless);
    let alone = {
        let mut other = open();
        start::<aetherium::State>(&mut other);
        things(&mut other)
    };
    assert!(!headless.app.world().contains_resource::<OnTable<data_warriors::State>>());
    assert_eq!(things(&mut headless), alone);
    start::<aetherium::State>(&mut headless);
    assert_eq!(headless.table::<aetherium::State>().version, 0);
    assert_eq!(things(&mut headless), alone);
}
