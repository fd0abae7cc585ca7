//! Where on the console is what a lesson points at.

use bevy::prelude::*;

use super::in_hand::InHand;
use super::pieces::{BOX_PITCH, BOX_SIDE, CirclePiece, Console, HEX, MATRIX, PortPiece, TRAY, TRAY_HALF, box_at, hex_at, socket_at};
use crate::desktop::table::pointing::{At, Finding, Found, find};
use crate::desktop::table::session::{OnTable, Taught};
use crate::lessons::Spot;
use crate::rules::terminal_dispute::matrix::SIDE;
use crate::rules::terminal_dispute::{Phase, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, point.in_set(Finding).run_if(resource_exists::<OnTable<Game>>));
}

fn point(
    (taught, table, in_hand): (Res<Taught>, Res<OnTable<Game>>, Res<InHand>),
    consoles: Query<&GlobalTransform, With<Console>>,
    (ports, circles): (Query<(&PortPiece, &GlobalTransform)>, Query<&GlobalTransform, With<CirclePiece>>),
    mut found: ResMut<Found>,
) {
    let Ok(console) = consoles.single() else { return };
    let around = |middle: Vec3, size: Vec2| {
        let corner = |x: f32, z: f32| console.transform_point(middle + Vec3::new(x * size.x, 0.0, z * size.y) / 2.0);
        At::Flat([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)])
    };
    let side = SIDE as u8;
    let long = BOX_PITCH * f32::from(side);
    let line = |first: u8, last: u8, size: Vec2| around((box_at(first) + box_at(last)) / 2.0, size);
    let at = |spot: &Spot| match *spot {
        Spot::Matrix => Some(around(MATRIX, Vec2::splat(long))),
        Spot::Box(cell) => Some(around(box_at(cell), Vec2::splat(BOX_SIDE))),
        Spot::Row(row) => Some(line(row * side, row * side + side - 1, Vec2::new(long, BOX_PITCH))),
        Spot::Column(column) => Some(line(column, column + side * (side - 1), Vec2::new(BOX_PITCH, long))),
        Spot::Charger => {
            let hexes = 0..table.view.grid.cells().len() as u8;
            let corners = |hex| [-HEX, HEX].map(|off| console.transform_point(hex_at(table.view.grid, hex) + Vec3::new(off, 0.0, off)));
            Some(At::Around(hexes.flat_map(corners).collect()))
        }
        Spot::Hex(hex) => Some(around(hex_at(table.view.grid, hex), Vec2::splat(HEX * 1.9))),
        Spot::Port(port) => {
            let (_, place) = ports.iter().find(|(piece, _)| piece.0 == port)?;
            Some(At::upright(place.translation(), 0.1, HEX))
        }
        Spot::Tracker => {
            let corners = |circle: &GlobalTransform| [-HEX, HEX].map(|off| circle.translation() + Vec3::new(off, 0.0, off));
            Some(At::Around(circles.iter().flat_map(corners).collect()))
        }
        // Until they are allocated dice lie in the tray, or in sockets by way of trial.
        Spot::Die(_) if table.view.phase == Phase::Allocate => {
            in_hand.sockets.contains(&None).then(|| around(TRAY + Vec3::Y * 0.3, TRAY_HALF * 2.0))
        }
        Spot::Die(place) => Some(around(socket_at(place), Vec2::splat(1.25))),
        _ => None,
    };
    find(&taught, &mut found, at);
}
