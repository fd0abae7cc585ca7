//! The pieces of the console and where they stand on it: x to the right, z towards the player, y out of its face.

use bevy::prelude::*;

use crate::rules::terminal_dispute::matrix::SIDE;
use crate::rules::terminal_dispute::{Action, Axial, Grid};

/// The console: everything on it is its child.
#[derive(Component, Debug)]
pub struct Console;

/// A box of the matrix.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoxPiece(pub u8);

/// What is written in a box.
#[derive(Component, Debug, Clone, Copy)]
pub struct BoxText(pub u8);

/// The score beside a line: 0–4 rows, 5–9 columns.
#[derive(Component, Debug, Clone, Copy)]
pub struct LineText(pub usize);

/// A hex of the charger.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct HexPiece(pub u8);

/// A port of the charger, 1–6.
#[derive(Component, Debug, Clone, Copy)]
pub struct PortPiece(pub u8);

/// The number in a port.
#[derive(Component, Debug, Clone, Copy)]
pub struct PortText(pub u8);

/// A circle of the unused-die tracker, 0–3.
#[derive(Component, Debug, Clone, Copy)]
pub struct CirclePiece(pub u8);

/// A round lamp, 0–11.
#[derive(Component, Debug, Clone, Copy)]
pub struct RoundLamp(pub u8);

/// The number of a round on its lamp, 0–11.
#[derive(Component, Debug, Clone, Copy)]
pub struct RoundText(pub u8);

/// The number on the nth hex of the line that is aimed at.
#[derive(Component, Debug, Clone, Copy)]
pub struct CountText(pub u8);

/// The rim of a socket of the shared board.
#[derive(Component, Debug, Clone, Copy)]
pub struct SocketRim(pub u8);

/// The total of the matrix shown on the console.
#[derive(Component, Debug, Clone, Copy)]
pub struct TotalText;

/// How many hexes are shaded, shown on the console.
#[derive(Component, Debug, Clone, Copy)]
pub struct ShadedText;

/// What says whose terminal the console shows.
#[derive(Component, Debug, Clone, Copy)]
pub struct OwnerPlate;

/// The mark of the seat whose terminal the console shows.
#[derive(Component, Debug, Clone, Copy)]
pub struct OwnerMark;

/// The name of the player whose terminal the console shows.
#[derive(Component, Debug, Clone, Copy)]
pub struct OwnerText;

/// The lid that shuts the dice tray while one writes: a screen with what the round has brought.
#[derive(Component, Debug, Clone, Copy)]
pub struct Lid;

/// What stands on the lid, from its left edge and from its right.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LidText {
    /// What is counted.
    What,
    /// The points.
    Points,
}

/// The soft shadow under a die.
#[derive(Component, Debug, Clone, Copy)]
pub struct DieShadow(pub u8);

/// From one box to the next.
pub const BOX_PITCH: f32 = 1.22;
/// The side of a box.
pub const BOX_SIDE: f32 = 1.14;
/// The middle of the matrix.
pub const MATRIX: Vec3 = Vec3::new(-5.94, 0.0, -0.92);
/// The middle of the charger.
pub const CHARGER: Vec3 = Vec3::new(5.24, 0.0, -0.5);
/// The radius of a hex, half a gap included.
pub const HEX: f32 = 0.53;
/// How high over the face of the console boxes and hexes are drawn.
const DRAWN: f32 = 0.06;
/// The middle line of the shared board and of the dice tray beside it.
pub const LEDGE: f32 = 4.66;

/// Where a box stands.
#[must_use]
pub fn box_at(cell: u8) -> Vec3 {
    let (row, column) = (f32::from(cell / SIDE as u8), f32::from(cell % SIDE as u8));
    MATRIX + Vec3::new((column - 2.0) * BOX_PITCH, DRAWN, (row - 2.0) * BOX_PITCH)
}

/// Where a cell of the hex grid is.
#[must_use]
pub fn axial_at(cell: Axial) -> Vec3 {
    let (q, r) = (f32::from(cell.0), f32::from(cell.1));
    CHARGER + Vec3::new(HEX * 3.0_f32.sqrt() * (q + r / 2.0), DRAWN, HEX * 1.5 * r)
}

/// Where a circle of the tracker is, 0–3.
#[must_use]
pub fn circle_at(at: u8) -> Vec3 {
    Vec3::new(-0.3, 0.14, -2.5 + f32::from(at) * 1.35)
}

/// Where a hex of the grid stands.
#[must_use]
pub fn hex_at(grid: &Grid, hex: u8) -> Vec3 {
    axial_at(grid.cells()[usize::from(hex)])
}

/// Where a socket of the shared board is: 0 and 1 navigation, 2 and 3 phone, 4 unused.
#[must_use]
pub const fn socket_at(socket: u8) -> Vec3 {
    let x = match socket {
        0 => -6.75,
        1 => -5.25,
        2 => 7.05,
        3 => 8.55,
        _ => -0.3,
    };
    Vec3::new(x, 0.1, LEDGE)
}

/// The middle of the dice tray.
pub const TRAY: Vec3 = Vec3::new(3.4, 0.0, LEDGE);
/// Half the size of its opening.
pub const TRAY_HALF: Vec2 = Vec2::new(2.85, 0.68);

/// Where a die lies in the tray, by the order in which it fell.
#[must_use]
pub fn tray_at(die: u8) -> Vec3 {
    TRAY + Vec3::new((f32::from(die) - 2.0) * 1.11, 0.45, 0.0)
}

/// Where what an action touches is, for moving between targets by arrow keys.
#[must_use]
pub fn action_at(grid: &Grid, action: &Action) -> Option<Vec3> {
    match action {
        Action::Write { cell, .. } | Action::CrossOut { cell } => Some(box_at(*cell)),
        Action::Charge(line) => {
            let hexes = line.hexes();
            let count = f32::from(hexes.len());
            (count > 0.0).then(|| hexes.iter().map(|hex| hex_at(grid, hex)).sum::<Vec3>() / count)
        }
        Action::Roll | Action::Allocate(_) | Action::Swap { .. } => None,
    }
}
