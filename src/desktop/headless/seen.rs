//! What is seen after all that happened is what the view says: a table that was played on looks like one that was just opened on
//! the same match.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::launch::{Data, StartMatch};
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;

/// Every visible mesh: what it is part of and where its middle is, in hundredths. Dice lie where they were thrown, for as long
/// as the match is on the table.
fn look(headless: &mut Headless) -> BTreeMap<String, usize> {
    let world = headless.app.world_mut();
    let mut meshes = world.query_filtered::<(Entity, &GlobalTransform, &InheritedVisibility), With<Mesh3d>>();
    let mut seen = BTreeMap::new();
    for (mesh, at, _) in meshes.iter(world).filter(|(_, _, visible)| visible.get()) {
        let line = std::iter::successors(Some(mesh), |part| world.get::<ChildOf>(*part).map(ChildOf::parent));
        let names: Vec<&str> = line.filter_map(|part| world.get::<Name>(part)).map(Name::as_str).collect();
        // A trace tells what happened last, not how things stand.
        if !["Combat die", "Trace"].iter().any(|name| names.contains(name)) {
            let at = (at.translation() * 100.0).round().as_ivec3();
            *seen.entry(format!("{} at {at}", names.join(" of "))).or_default() += 1;
        }
    }
    seen
}

/// Waits until a person is asked and nothing moves any more; whether the match goes on.
fn settle<G: Framed>(headless: &mut Headless) -> bool {
    let asked = |world: &World| {
        let Some(table) = world.get_resource::<OnTable<G>>() else { return false };
        table.over || table.view_seat().is_some() && !table.legal.is_empty()
    };
    assert!(headless.until(120, |world| asked(world) && Headless::rests(world)), "{}: comes to rest", G::ID);
    headless.frames(3);
    !headless.table::<G>().over
}

/// The match file that was written last.
fn file(headless: &Headless) -> PathBuf {
    headless.app.world().resource::<Data>().list().swap_remove(0).path
}

/// Plays at random, and opens the match again every few decisions.
fn looks_like_new<G: Framed>(seats: u8, decisions: usize) {
    let mut specs = vec![SeatSpec::human()];
    specs.resize(usize::from(seats), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) });
    let settings = Settings { speed: Speed::Four, quality: Quality::Low, curtain: false, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(seats), &specs, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for decision in 1..=decisions {
        if !settle::<G>(&mut headless) {
            return;
        }
        if decision.is_multiple_of(6) {
            let played = look(&mut headless);
            let path = file(&headless);
            headless.app.world_mut().write_message(StartMatch::Resume(path));
            headless.frames(10);
            settle::<G>(&mut headless);
            let opened = look(&mut headless);
            let only = |one: &BTreeMap<String, usize>, other: &BTreeMap<String, usize>| {
                one.iter().filter(|(thing, count)| other.get(*thing) != Some(count)).map(|(thing, _)| thing.clone()).collect::<Vec<_>>()
            };
            let (left, missing) = (only(&played, &opened), only(&opened, &played));
            assert!(left.is_empty() && missing.is_empty(), "{}, decision {decision}: {left:#?} instead of {missing:#?}", G::ID);
        }
        let legal = &headless.table::<G>().legal;
        let action = legal[rng.random_range(0..legal.len())].clone();
        headless.act::<G>(action);
    }
}

each_game!(looks_like_new: (3, 30), (3, 30), (3, 30), (2, 30));
