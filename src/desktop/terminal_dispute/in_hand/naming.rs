//! What the things on the console are, for who points at them where nothing can be written.

use bevy::prelude::*;

use crate::desktop::terminal_dispute::hexes::InUse;
use crate::desktop::terminal_dispute::pieces::{BOX_PITCH, CHARGER, HEX, LEDGE, MATRIX, axial_at, circle_at, hex_at, socket_at};
use crate::desktop::terminal_dispute::writing::Shown;
use crate::key;
use crate::rules::terminal_dispute::Grid;
use crate::text::say;

/// Half the size of a socket, and of what the die on it hides behind it.
const SOCKET: Vec2 = Vec2::new(0.65, 1.0);
/// Half the size of a name on the console.
const NAME: Vec2 = Vec2::new(1.4, 0.3);

/// What is at a place of the console: x and z on its face.
pub(super) fn named(grid: &Grid, shown: &Shown, at: Vec2) -> Vec<String> {
    let near = |place: Vec3, reach: f32| place.xz().distance(at) < reach;
    let beside = |place: Vec3, half: Vec2| ((at - place.xz()).abs() - half).max_element() < 0.0;
    let half = BOX_PITCH * 2.5;
    // Where the sums of rows and columns stand, and the names of what is beside them.
    let labels = [
        (MATRIX + Vec3::new(half + 0.65, 0.0, 0.5), Vec2::new(0.65, half + 0.5), key!("td-label-matrix.tip")),
        (MATRIX + Vec3::Z * (half + 0.55), Vec2::new(half, 0.5), key!("td-label-matrix.tip")),
        (CHARGER + Vec3::new(3.3, 0.0, 3.3), Vec2::new(1.0, 0.4), key!("td-label-charger.tip")),
        (Vec3::new(-6.0, 0.0, 3.8), NAME, key!("td-word-navigation.tip")),
        (Vec3::new(-0.3, 0.0, 3.8), NAME, key!("td-word-unused.tip")),
        (Vec3::new(7.8, 0.0, 3.8), NAME, key!("td-word-phone.tip")),
        (Vec3::new(-0.3, 0.0, -3.8), NAME * 0.5, key!("td-word-tracker.tip")),
    ];
    let keys: Vec<&'static str> = if let Some(port) = grid.ports().iter().position(|cell| near(axial_at(*cell), HEX)) {
        let full = (shown.ports[port] == InUse::Full).then_some(key!("td-word-full.tip"));
        std::iter::once(key!("td-word-port.tip")).chain(full).collect()
    } else if grid.circles().iter().any(|hex| near(hex_at(grid, *hex), HEX)) {
        vec![key!("td-word-circle.tip")]
    } else if (0..4).any(|circle| near(circle_at(circle), HEX)) {
        vec![key!("td-word-tracker.tip"), key!("td-word-ability.tip")]
    } else if let Some(socket) = (0..5).find(|socket| beside(socket_at(*socket).with_z(LEDGE), SOCKET)) {
        vec![match socket {
            0 | 1 => key!("td-word-navigation.tip"),
            2 | 3 => key!("td-word-phone.tip"),
            _ => key!("td-word-unused.tip"),
        }]
    } else if let Some((.., meaning)) = labels.iter().find(|(place, half, _)| beside(*place, *half)) {
        vec![*meaning]
    } else {
        Vec::new()
    };
    keys.into_iter().map(|key| say(key, &[])).collect()
}
