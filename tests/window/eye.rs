//! Where the pieces of the table are seen in the window, by the scene and the frame around it.

use bevy::prelude::*;
use cyberdeck::rules::content::Content;
use cyberdeck::scenes::{self, Scene, Triple};

use super::pieces::{box_at, hex_at, socket_at};

/// The window in which the mouse is used: the smallest one that the program wants.
pub const SIZE: (u32, u32) = (960, 540);
/// What of it is the table's, beside the frame of a narrow window.
const TABLE: Rect = Rect { min: Vec2::new(52.0, 40.0), max: Vec2::new(960.0, 540.0 - 52.0) };

/// The table as the camera sees it at first.
pub struct Eye(Scene);

impl Eye {
    pub fn new() -> Self {
        let (scene, problem) = scenes::load("terminal-dispute", include_str!("../../scenes/terminal_dispute.scn.ron"));
        assert_eq!(problem, None);
        Self(scene)
    }

    fn seen(&self, at: Vec3) -> (i32, i32) {
        let spot = &self.0.camera;
        let view = Quat::from_rotation_x(-spot.pitch.to_radians());
        let eye = vector(spot.target) + view * Vec3::Z * spot.distance;
        let at = view.inverse() * (at - eye);
        let scale = TABLE.height() / 2.0 / (spot.field_of_view.to_radians() / 2.0).tan() / -at.z;
        let on_screen = TABLE.center() + Vec2::new(at.x, -at.y) * scale;
        (on_screen.x.round() as i32, on_screen.y.round() as i32)
    }

    fn on_console(&self, at: Vec3) -> (i32, i32) {
        let anchor = self.0.anchor("console");
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

    /// A die on the mat, as it fell.
    pub fn die(&self, die: u8) -> (i32, i32) {
        self.seen(vector(self.0.anchor("dice").at) + Vec3::new((f32::from(die) - 2.0) * 2.0, 0.2, 0.0))
    }
}

fn vector((x, y, z): Triple) -> Vec3 {
    Vec3::new(x, y, z)
}
