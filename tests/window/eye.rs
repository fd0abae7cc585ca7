//! Where the pieces of the table are seen in the window, by the scene and the frame around it.

use bevy::prelude::*;
use cyberdeck::rules::content::Content;
use cyberdeck::scenes::{self, Scene, Triple};

use super::framing::{fit, opening, safe_rect, shape};
use super::layout::{GAP, Layout, Needs};
use super::pieces::{box_at, hex_at, socket_at, tray_at};

/// The window in which the mouse is used: the smallest one that the program wants.
pub const SIZE: (u32, u32) = (960, 540);

/// The table as the camera sees it at first.
pub struct Eye {
    scene: Scene,
    /// The part of the window in which it is framed.
    safe: Rect,
    eye: Vec3,
    view: Quat,
}

impl Eye {
    /// Before a table with so many seats.
    pub fn new(seats: usize) -> Self {
        let (scene, problem) = scenes::load("terminal-dispute", include_str!("../../scenes/terminal_dispute.scn.ron"));
        assert_eq!(problem, None);
        let window = Vec2::new(SIZE.0 as f32, SIZE.1 as f32);
        let layout = Layout::of(window, &Needs { seats, pictures: seats - 1, choices: true, ..Needs::default() });
        let points: Vec<Vec3> = scene.camera.plays.iter().copied().map(vector).collect();
        let (pitch, field_of_view) = (scene.camera.pitch.to_radians(), scene.camera.field_of_view.to_radians());
        let safe = safe_rect(window, &layout.standing(), GAP, shape(&points, pitch));
        let spot = fit(&points, pitch, opening(safe, field_of_view));
        let view = Quat::from_rotation_x(-pitch);
        Self { scene, safe, eye: spot.focus + view * Vec3::Z * spot.distance, view }
    }

    fn seen(&self, at: Vec3) -> (i32, i32) {
        let at = self.view.inverse() * (at - self.eye);
        let scale = self.safe.height() / 2.0 / (self.scene.camera.field_of_view.to_radians() / 2.0).tan() / -at.z;
        let on_screen = self.safe.center() + Vec2::new(at.x, -at.y) * scale;
        (on_screen.x.round() as i32, on_screen.y.round() as i32)
    }

    fn on_console(&self, at: Vec3) -> (i32, i32) {
        let anchor = self.scene.anchor("console");
        let (x, y, z) = anchor.turned;
        let turned = Quat::from_euler(EulerRot::XYZ, x.to_radians(), y.to_radians(), z.to_radians());
        self.seen(vector(anchor.at) + turned * at * anchor.scale)
    }

    /// A box of the matrix.
    pub fn cell(&self, cell: u8) -> (i32, i32) {
        self.on_console(box_at(cell))
    }

    /// A hex of the charger.
    pub fn hex(&self, hex: u8) -> (i32, i32) {
        self.on_console(hex_at(&Content::built_in().terminal_dispute.grid, hex))
    }

    /// A socket of the shared board.
    pub fn socket(&self, socket: u8) -> (i32, i32) {
        self.on_console(socket_at(socket))
    }

    /// A die in the tray, as it fell.
    pub fn die(&self, die: u8) -> (i32, i32) {
        self.on_console(tray_at(die))
    }
}

fn vector((x, y, z): Triple) -> Vec3 {
    Vec3::new(x, y, z)
}
