//! Builds the console: case, screens, boxes, hexes, ports, tracker, lamps, sockets.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{
    BOX_PITCH, BOX_SIDE, BoxPiece, BoxText, CirclePiece, Console, HEX, HexPiece, LineText, MATRIX, PortPiece, RoundLamp, TotalText,
    axial_at, box_at, hex_at, socket_at,
};
use super::style::{Look, Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::room::{Room, anchored};
use crate::desktop::table::session::Session;
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::{ROUNDS, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, build.in_set(TableSet::Input).run_if(resource_exists_and_changed::<Room>));
}

/// The place of circle `at` of the tracker.
fn circle_at(at: u8) -> Vec3 {
    Vec3::new(-0.55, 0.14, -2.1 + f32::from(at) * 1.05)
}

/// Puts a new console up where the scene says.
fn build(
    mut commands: Commands,
    old: Query<Entity, With<Console>>,
    (room, session): (Res<Room>, Option<Res<Session<Game>>>),
    (shapes, style, palette): (Res<Shapes>, Res<Style>, Res<Palette>),
    mut labels: Labels,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if !room.is_of::<Game>() {
        return;
    }
    let (shapes, style) = (&*shapes, &*style);
    let muted = palette.muted;
    let root = commands.spawn((Name::new("Console"), Console, anchored(&room.0.anchor("console")), Visibility::default())).id();
    let block = |name: &'static str, material: &Handle<StandardMaterial>, at: Vec3, size: Vec3| {
        (
            Name::new(name),
            Mesh3d(shapes.cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at).with_scale(size),
            Pickable::IGNORE,
            ChildOf(root),
        )
    };
    // The case: body, bezel, feet, and the lip that holds the shared board.
    commands.spawn(block("Case", &style.case, Vec3::new(-0.35, -0.42, 0.55), Vec3::new(18.2, 0.8, 10.2)));
    commands.spawn(block("Case edge", &style.rim, Vec3::new(-0.35, -0.5, 0.55), Vec3::new(18.7, 0.5, 10.7)));
    commands.spawn(block("Matrix screen", &style.dark, MATRIX + Vec3::new(0.33, 0.0, 0.42), Vec3::new(7.2, 0.06, 7.3)));
    commands.spawn(block("Tracker screen", &style.dark, Vec3::new(-0.55, 0.0, -0.52), Vec3::new(1.35, 0.06, 5.4)));
    commands.spawn(block("Charger screen", &style.dark, Vec3::new(4.55, 0.0, -0.1), Vec3::new(8.2, 0.06, 7.3)));
    commands.spawn(block("Board", &style.rim, Vec3::new(-0.35, 0.0, 4.5), Vec3::new(17.2, 0.06, 1.75)));
    for x in [-8.6_f32, 7.9] {
        commands.spawn(block("Foot", &style.rim, Vec3::new(x, -1.3, -3.8), Vec3::new(0.6, 1.6, 1.6)));
    }
    for socket in 0..5_u8 {
        commands.spawn(block("Socket", &style.dark, socket_at(socket) - Vec3::Y * 0.04, Vec3::new(1.25, 0.1, 1.25)));
    }
    for (text, x) in [("NAVIGATION", -5.25), ("UNUSED", -0.55), ("PHONE", 4.55)] {
        commands.spawn((labels.flat(text, Face::Sans, muted, Vec3::new(x, 0.05, 3.52), 0.42), ChildOf(root)));
    }
    for cell in 0..25_u8 {
        commands.spawn((
            Name::new(format!("Box {cell}")),
            BoxPiece(cell),
            Mesh3d(shapes.cell.clone()),
            MeshMaterial3d(style.look(Look::Idle)),
            Transform::from_translation(box_at(cell)).with_scale(Vec3::new(BOX_SIDE, 1.0, BOX_SIDE)),
            Pickable::default(),
            NotShadowCaster,
            ChildOf(root),
        ));
        let text = (BoxText(cell), labels.flat(" ", Face::Mono, Color32::WHITE, box_at(cell) + Vec3::Y * 0.085, 0.98));
        commands.spawn((text, Visibility::Hidden, ChildOf(root)));
    }
    for line in 0..5_usize {
        let along = (line as f32 - 2.0) * BOX_PITCH;
        let (row, column) = (MATRIX + Vec3::new(3.42, 0.06, along), MATRIX + Vec3::new(along, 0.06, 3.4));
        commands.spawn((LineText(line), labels.flat(" ", Face::Mono, muted, row, 0.66), ChildOf(root)));
        commands.spawn((LineText(line + 5), labels.flat(" ", Face::Mono, muted, column, 0.66), ChildOf(root)));
    }
    let content = session.map_or_else(crate::desktop::content, |session| session.content());
    let grid = &content.terminal_dispute.grid;
    for hex in 0..grid.cells().len() as u8 {
        commands.spawn((
            Name::new(format!("Hex {hex}")),
            HexPiece(hex),
            Mesh3d(shapes.hex.clone()),
            MeshMaterial3d(style.look(Look::Idle)),
            Transform::from_translation(hex_at(grid, hex)).with_scale(Vec3::new(HEX * 0.94, 1.0, HEX * 0.94)),
            Pickable::default(),
            NotShadowCaster,
            ChildOf(root),
        ));
    }
    for hex in grid.circles() {
        commands.spawn((
            Name::new("Circle on a hex"),
            Mesh3d(shapes.ring.clone()),
            MeshMaterial3d(style.asking.clone()),
            Transform::from_translation(hex_at(grid, *hex) + Vec3::Y * 0.06).with_scale(Vec3::splat(HEX * 0.5)),
            Pickable::IGNORE,
            NotShadowCaster,
            ChildOf(root),
        ));
    }
    for (port, cell) in (1..=6_u8).zip(grid.ports()) {
        commands.spawn((
            Name::new(format!("Port {port}")),
            PortPiece(port),
            Mesh3d(shapes.hex.clone()),
            MeshMaterial3d(style.off.clone()),
            Transform::from_translation(axial_at(*cell)).with_scale(Vec3::new(HEX * 0.9, 1.4, HEX * 0.9)),
            Pickable::IGNORE,
            ChildOf(root),
        ));
        commands.spawn((labels.flat(&port.to_string(), Face::Mono, palette.text, axial_at(*cell) + Vec3::Y * 0.1, 0.66), ChildOf(root)));
    }
    for at in 0..4_u8 {
        commands.spawn((
            Name::new(format!("Ability {at}")),
            CirclePiece(at),
            Mesh3d(shapes.ring.clone()),
            MeshMaterial3d(style.off.clone()),
            Transform::from_translation(circle_at(at)).with_scale(Vec3::splat(0.34)),
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    for round in 0..ROUNDS {
        let x = -0.35 + (f32::from(round) - 5.5) * 1.0;
        commands.spawn((
            Name::new(format!("Round lamp {}", round + 1)),
            RoundLamp(round),
            Mesh3d(shapes.lamp.clone()),
            MeshMaterial3d(style.off.clone()),
            Transform::from_xyz(x, 0.03, -4.25),
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    commands.spawn((TotalText, labels.flat(" ", Face::Mono, palette.text, MATRIX + Vec3::new(3.42, 0.06, 3.4), 0.6), ChildOf(root)));
}
