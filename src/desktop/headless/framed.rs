//! The table fills the window, and no panel covers what is played with.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::board::{Board, Places, Selected};
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::frame::{FrameDrawn, Framed};
use crate::desktop::table::slots::{Panel, Slots};
use crate::desktop::terminal_dispute::in_hand::InHand;
use crate::desktop::terminal_dispute::pieces::{BoxPiece, Console, HexPiece, socket_at, tray_at};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

const SIZES: [(u32, u32); 4] = [(1280, 720), (1920, 1080), (960, 540), (1440, 1080)];

/// How much of the window the panels leave to the table at least, in a window of each size.
const LEFT: [f32; 4] = [0.70, 0.78, 0.58, 0.76];

/// The points of the table that are clicked.
type Points = fn(&mut World) -> Vec<Vec3>;

/// A match that has gone on for so many decisions.
fn later<G: Framed>(seats: u8, decisions: usize) -> Headless {
    let mut specs = vec![SeatSpec::human()];
    specs.resize(usize::from(seats), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) });
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(seats), &specs, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..decisions {
        headless.until(60, Headless::is_asked::<G>);
        let legal = &headless.table::<G>().legal;
        let Some(action) = legal.get(rng.random_range(0..legal.len().max(1))).cloned() else { break };
        headless.act::<G>(action);
    }
    headless.until(60, Headless::rests);
    headless
}

/// Where a point of the table is seen.
fn seen(world: &mut World, at: Vec3) -> Option<Vec2> {
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = cameras.single(world).ok()?;
    camera.world_to_viewport(eye, at).ok()
}

/// In windows of all sizes nothing that is clicked lies under a panel or outside of the window.
fn nothing_is_covered<G: Framed>(seats: u8, decisions: usize, points: Points) {
    let mut headless = later::<G>(seats, decisions);
    for (size, left) in SIZES.into_iter().zip(LEFT) {
        headless.resize(size);
        headless.until(60, Headless::rests);
        let world = headless.app.world_mut();
        let points = points(world);
        assert!(!points.is_empty());
        for point in points {
            let at = seen(world, point).expect("it is before the camera");
            let slots = world.resource::<Slots>();
            let zoom = size.0 as f32 / slots.layout.window.x;
            let inside = at.cmpge(Vec2::ZERO).all() && at.cmplt(Vec2::new(size.0 as f32, size.1 as f32)).all();
            assert!(inside, "{}, {size:?}: {point} is seen at {at}, outside of the window", G::ID);
            let over: Vec<_> = slots.panels().iter().filter(|(_, rect)| rect.contains(egui::pos2(at.x, at.y) / zoom)).collect();
            assert!(over.is_empty(), "{}, {size:?}: {over:?} covers {point}, seen at {at}", G::ID);
        }
        let slots = world.resource::<Slots>();
        let uncovered = slots.uncovered();
        println!("{}, {size:?}: {:.1} % of the window is the table’s", G::ID, uncovered * 100.0);
        assert!(uncovered >= left, "{}, {size:?}: {uncovered} of the window is left, by {:?}", G::ID, slots.panels());
    }
}

/// The middle of every place of a board.
fn middles<G: Board>(world: &mut World) -> Vec<Vec3> {
    world.resource::<Places<G::Spot>>().0.iter().map(|place| place.corners.iter().sum::<Vec3>() / 4.0).collect()
}

/// Boxes, hexes, sockets and dice.
fn terminal(world: &mut World) -> Vec<Vec3> {
    let mut pieces = world.query_filtered::<&GlobalTransform, Or<(With<BoxPiece>, With<HexPiece>)>>();
    let mut points: Vec<Vec3> = pieces.iter(world).map(GlobalTransform::translation).collect();
    let mut consoles = world.query_filtered::<&GlobalTransform, With<Console>>();
    let console = *consoles.single(world).expect("there is a console");
    points.extend((0..5).map(|socket| console.transform_point(socket_at(socket))));
    points.extend((0..5).map(|die| console.transform_point(tray_at(die))));
    points
}

/// The outermost squares of the server.
fn server(_: &mut World) -> Vec<Vec3> {
    [(-8.5, -8.5), (8.5, -8.5), (-8.5, 8.5), (8.5, 8.5), (0.0, 8.5), (0.0, -8.5)].map(|(x, z)| Vec3::new(x, 0.5, z)).into()
}

#[test]
fn terminal_dispute_is_not_covered() {
    nothing_is_covered::<terminal_dispute::State>(4, 12, terminal);
}

#[test]
fn access_denied_is_not_covered() {
    nothing_is_covered::<access_denied::State>(4, 25, middles::<access_denied::State>);
}

#[test]
fn data_warriors_is_not_covered() {
    nothing_is_covered::<data_warriors::State>(3, 25, middles::<data_warriors::State>);
}

#[test]
fn aetherium_is_not_covered() {
    nothing_is_covered::<aetherium::State>(2, 25, server);
}

/// Puts a panel over a part of the window.
fn cover(headless: &mut Headless, rect: egui::Rect) {
    headless.app.add_systems(EguiPrimaryContextPass, (move |mut slots: ResMut<Slots>| slots.add(Panel::Log, rect)).after(FrameDrawn));
    headless.frames(3);
}

#[test]
fn what_lies_under_a_panel_is_not_pointed_at_and_what_lies_beside_it_is() {
    let mut headless = later::<access_denied::State>(3, 3);
    let over = |headless: &Headless| headless.app.world().resource::<Selected<access_denied::State>>().over;
    let rack = middles::<access_denied::State>(headless.app.world_mut()).swap_remove(0);
    let at = seen(headless.app.world_mut(), rack).expect("it is seen");
    headless.point(at);
    assert!(over(&headless).is_some());
    cover(&mut headless, egui::Rect::from_center_size(egui::pos2(at.x, at.y), egui::vec2(10.0, 10.0)));
    headless.point(at + Vec2::X);
    assert_eq!(over(&headless), None, "the panel is in the way");
    headless.point(at + Vec2::X * 12.0);
    assert!(over(&headless).is_some(), "beside the panel is the table");
}

#[test]
fn meshes_under_a_panel_are_not_pointed_at() {
    let mut headless = later::<terminal_dispute::State>(2, 2);
    let points_at_nothing = |headless: &Headless| format!("{:?}", headless.app.world().resource::<InHand>()).contains("hovered: None");
    let hexes = terminal(headless.app.world_mut());
    let [at, beside] = [0, 1].map(|hex| seen(headless.app.world_mut(), hexes[hex]).expect("it is seen"));
    headless.point(at);
    headless.frames(3);
    assert!(!points_at_nothing(&headless));
    cover(&mut headless, egui::Rect::from_center_size(egui::pos2(at.x, at.y), egui::vec2(6.0, 6.0)));
    headless.point(at + Vec2::X);
    headless.frames(3);
    assert!(points_at_nothing(&headless), "the panel is in the way");
    // A mouse goes on moving.
    headless.point(beside);
    headless.point(beside + Vec2::X);
    headless.frames(3);
    assert!(!points_at_nothing(&headless), "beside the panel is the table");
}

#[test]
fn the_table_stays_where_it_is_while_something_is_pointed_at() {
    let mut headless = later::<access_denied::State>(3, 6);
    let rack = middles::<access_denied::State>(headless.app.world_mut()).swap_remove(0);
    let before = seen(headless.app.world_mut(), rack).expect("it is seen");
    headless.point(before);
    headless.frames(40);
    let after = seen(headless.app.world_mut(), rack).expect("it is seen");
    assert!(before.distance(after) < 0.01, "it moved from {before} to {after}");
}
