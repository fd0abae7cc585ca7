//! What comes within one frame: of two presses the second was meant for what is gone, and the wheel is meant for what the pointer
//! has just come to.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_panorbit_camera::PanOrbitCamera;

use super::Headless;
use crate::desktop::keys::Command;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::slots::{Panel, Slots};
use crate::matches::SeatSpec;
use crate::rules::game::Setup;
use crate::rules::{access_denied, terminal_dispute};

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

#[test]
fn the_wheel_over_a_panel_leaves_the_camera_alone() {
    let mut headless = Headless::play::<terminal_dispute::State>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    headless.until(60, Headless::rests);
    let slots = headless.app.world().resource::<Slots>();
    let (_, plate) = *slots.panels().iter().find(|(panel, _)| *panel == Panel::Plate).expect("there are players");
    let table = slots.safe.center();
    let mut zooms = |at: bevy_egui::egui::Pos2| {
        let position = Vec2::new(at.x, at.y);
        let (window, phase) = (headless.window, TouchPhase::Moved);
        headless.app.world_mut().get_mut::<Window>(window).expect("there is a window").set_cursor_position(Some(position));
        headless.happens(CursorMoved { window, position, delta: None });
        headless.happens(MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: -2.0, window, phase });
        let far = |headless: &mut Headless| {
            let world = headless.app.world_mut();
            world.query::<&PanOrbitCamera>().single(world).expect("there is a camera").target_radius
        };
        let before = far(&mut headless);
        headless.frames(4);
        far(&mut headless) > before
    };
    assert!(zooms(table));
    assert!(!zooms(plate.center()), "the pointer was on the table in the frame before");
}
