//! Builds the console: case, screens, boxes, hexes, ports, tracker, lamps, sockets, dice tray.

use std::collections::BTreeSet;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{
    BOX_PITCH, BOX_SIDE, BoxPiece, BoxText, CHARGER, CirclePiece, Console, CountText, DieShadow, HEX, HexPiece, Lid, LidText, LineText,
    MATRIX, OwnerMark, OwnerPlate, OwnerText, PortPiece, PortText, RoundLamp, RoundText, ShadedText, SocketRim, TRAY, TRAY_HALF, TotalText,
    axial_at, box_at, circle_at, hex_at, socket_at,
};
use super::style::{Look, Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::settings::Language;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::room::{Room, anchored};
use crate::desktop::table::session::Session;
use crate::desktop::table::shape::stepped;
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::{Axial, Grid, ROUNDS, State as Game, row_letter};
use crate::t;

/// The middles and half sizes of the three screens: matrix, tracker, charger.
const SCREENS: [(Vec3, Vec2); 3] = [
    (Vec3::new(-5.32, 0.0, -0.5), Vec2::new(4.05, 3.85)),
    (Vec3::new(-0.3, 0.0, -0.5), Vec2::new(0.76, 3.85)),
    (Vec3::new(5.02, 0.0, -0.5), Vec2::new(4.35, 3.85)),
];
/// The height of letters that name a part.
const NAME: f32 = 0.46;
/// The height of those at the upper edge, which is farther away.
const FAR_NAME: f32 = 0.58;
/// The height of letters and numbers at the edges.
const COORDINATE: f32 = 0.56;
/// The colour of what is printed on the case.
const INK: Color32 = Color32::from_rgb(0x04, 0x05, 0x06);
/// Half the size of the case.
const CASE: Vec2 = Vec2::new(9.75, 5.5);

pub(super) fn plugin(app: &mut App) {
    let changed =
        resource_exists_and_changed::<Room>.or_else(resource_exists_and_changed::<Style>).or_else(resource_exists_and_changed::<Language>);
    app.add_systems(Update, build.in_set(TableSet::Input).run_if(resource_exists::<Room>.and_then(changed)));
}

/// Where the round lamp of round `at` is.
fn lamp_at(at: u8) -> Vec3 {
    Vec3::new(-4.9 + f32::from(at) * 1.1, 0.03, -4.92)
}

/// Puts parts on the console.
struct Builder<'a, 'w, 's, 'l> {
    commands: &'a mut Commands<'w, 's>,
    labels: &'a mut Labels<'l>,
    root: Entity,
}

impl Builder<'_, '_, '_, '_> {
    fn put(&mut self, name: &str, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, at: Transform, more: impl Bundle) {
        let part = (Name::new(name.to_owned()), Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), at, ChildOf(self.root));
        self.commands.spawn((part, more));
    }

    /// Something that is only looked at.
    fn part(&mut self, name: &str, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, at: Transform) {
        self.put(name, mesh, material, at, Pickable::IGNORE);
    }

    /// A body of outlines, at a place.
    fn body(&mut self, name: &str, material: &Handle<StandardMaterial>, at: Vec3, outlines: &[(Vec2, f32)], lid: bool) {
        let mesh = self.labels.meshes.add(stepped(outlines, lid));
        self.part(name, &mesh, material, Transform::from_translation(at));
    }

    /// A frame with chamfered edges around an opening.
    fn frame(&mut self, material: &Handle<StandardMaterial>, at: Vec3, opening: Vec2, wide: f32, more: impl Bundle) {
        let (out, cut) = (opening + wide, wide * 0.3);
        let outlines = [(out, -0.05), (out, 0.12), (out - cut, 0.2), (opening + cut, 0.2), (opening, 0.02)];
        let mesh = self.labels.meshes.add(stepped(&outlines, false));
        self.put("Frame", &mesh, material, Transform::from_translation(at), (Pickable::IGNORE, more));
    }

    /// A text as high as that, or lower where it would be wider than `most`.
    fn fitting(&mut self, text: &str, face: Face, color: Color32, at: Vec3, (height, most): (f32, f32)) {
        let (.., aspect) = self.labels.parts(text, face, color);
        self.text(text, face, color, at, height.min(most / aspect), ());
    }

    fn text(&mut self, text: &str, face: Face, color: Color32, at: Vec3, height: f32, more: impl Bundle) {
        let label = self.labels.flat(text, face, color, at, height);
        self.commands.spawn((label, ChildOf(self.root), more));
    }
}

/// Puts a new console up where the scene says.
fn build(
    mut commands: Commands,
    old: Query<Entity, With<Console>>,
    (room, session): (Res<Room>, Option<Res<Session<Game>>>),
    (shapes, style, palette): (Res<Shapes>, Option<Res<Style>>, Res<Palette>),
    mut labels: Labels,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(style) = style.filter(|_| room.is_of::<Game>()) else { return };
    let (shapes, style) = (&*shapes, &*style);
    let root = commands.spawn((Name::new("Console"), Console, anchored(&room.0.anchor("console")), Visibility::default())).id();
    let mut builder = Builder { commands: &mut commands, labels: &mut labels, root };
    case(&mut builder, shapes, style);
    matrix(&mut builder, shapes, style);
    let content = session.map_or_else(crate::desktop::content, |session| session.content());
    charger(&mut builder, shapes, style, &palette, &content.terminal_dispute.grid);
    tracker(&mut builder, shapes, style);
    rounds(&mut builder, shapes, style, &palette);
    board(&mut builder, shapes, style);
}

/// The case with its screens, their glass, and what holds it together.
fn case(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style) {
    let face = [(CASE + 0.05, -0.9), (CASE, -0.16), (CASE - 0.16, 0.0)];
    builder.body("Case", &style.case, Vec3::ZERO, &face, true);
    builder.body("Hull", &style.hull, Vec3::ZERO, &[(CASE + 0.3, -1.5), (CASE + 0.3, -0.75), (CASE + 0.05, -0.5)], true);
    for (at, half) in SCREENS {
        builder.frame(&style.rim, at, half, 0.13, ());
        let ground = Transform::from_translation(at + Vec3::Y * 0.03).with_scale(Vec3::new(half.x * 2.0, 1.0, half.y * 2.0));
        builder.part("Screen", &shapes.quad, &style.dark, ground);
        let glass = ground.with_translation(at + Vec3::Y * 0.17);
        builder.put("Glass", &shapes.quad, &style.glass, glass, (Pickable::IGNORE, NotShadowCaster));
    }
    for (x, z) in [(-9.42, -5.2), (9.42, -5.2), (-9.42, 5.2), (-9.42, 3.62), (9.42, 3.62), (-1.05, -5.2), (0.05, -5.2)] {
        builder.part("Screw", &shapes.screw, &style.metal, Transform::from_xyz(x, 0.03, z));
    }
    let strip = Transform::from_xyz(0.0, 0.012, 5.4).with_scale(Vec3::new(18.4, 1.0, 0.14));
    builder.part("Stripes", &shapes.quad, &style.stripes, strip);
}

/// Boxes, and at the ends of their lines what these score.
fn matrix(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style) {
    for cell in 0..25_u8 {
        let place = Transform::from_translation(box_at(cell)).with_scale(Vec3::new(BOX_SIDE, 1.0, BOX_SIDE));
        let name = format!("Box {cell}");
        builder.put(&name, &shapes.cell, &style.look(Look::Idle), place, (BoxPiece(cell), Pickable::default(), NotShadowCaster));
        let at = box_at(cell) + Vec3::Y * 0.03;
        builder.text(" ", Face::Mono, style.phosphor, at, 1.2, (BoxText(cell), Visibility::Hidden));
    }
    for line in 0..5_usize {
        let along = (line as f32 - 2.0) * BOX_PITCH;
        let (row, column) = (MATRIX + Vec3::new(3.6, 0.06, along), MATRIX + Vec3::new(along, 0.06, 3.62));
        let edge = -2.0 * BOX_PITCH - BOX_SIDE / 2.0 - 0.25;
        let (letter, number) = (row_letter(line as u8).to_string(), (line + 1).to_string());
        builder.text(&letter, Face::Sans, style.letters, MATRIX + Vec3::new(edge, 0.06, along), COORDINATE, ());
        builder.text(&number, Face::Sans, style.letters, MATRIX + Vec3::new(along, 0.06, edge - 0.05), COORDINATE, ());
        builder.text(" ", Face::Mono, style.phosphor, row, 0.8, LineText(line));
        builder.text(" ", Face::Mono, style.phosphor, column, 0.8, LineText(line + 5));
    }
    builder.text(" ", Face::Mono, style.phosphor, MATRIX + Vec3::new(3.83, 0.06, 3.62), 0.8, TotalText);
}

/// Hexes, circles, ports, and how many hexes are shaded.
fn charger(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style, palette: &Palette, grid: &Grid) {
    for hex in 0..grid.cells().len() as u8 {
        let place = Transform::from_translation(hex_at(grid, hex)).with_scale(Vec3::new(HEX * 0.95, 1.0, HEX * 0.95));
        let name = format!("Hex {hex}");
        builder.put(&name, &shapes.hex, &style.look(Look::Idle), place, (HexPiece(hex), Pickable::default(), NotShadowCaster));
    }
    // The letter of each row, at the left of its first cell, a port or a hex.
    let cells = || grid.cells().iter().chain(grid.ports());
    let top = cells().map(|cell| cell.1).min().unwrap_or_default();
    for row in cells().map(|cell| cell.1).collect::<BTreeSet<_>>() {
        let left = cells().filter(|cell| cell.1 == row).map(|cell| axial_at(*cell).x).fold(f32::MAX, f32::min);
        let at = Vec3::new(left - 0.68, 0.06, axial_at(Axial(0, row)).z);
        builder.text(&row_letter((row - top) as u8).to_string(), Face::Sans, style.letters, at, COORDINATE, ());
    }
    for hex in grid.circles() {
        let place = Transform::from_translation(hex_at(grid, *hex) + Vec3::Y * 0.03).with_scale(Vec3::splat(HEX * 0.52).with_y(0.1));
        builder.put("Circle on a hex", &shapes.ring, &style.asking, place, (Pickable::IGNORE, NotShadowCaster));
    }
    for (port, cell) in (1..=6_u8).zip(grid.ports()) {
        let at = axial_at(*cell);
        let collar = Transform::from_translation(at).with_scale(Vec3::splat(HEX * 0.76));
        let name = format!("Port {port}");
        builder.put(&name, &shapes.collar, &style.metal, collar, (PortPiece(port), Pickable::IGNORE));
        builder.text(&port.to_string(), Face::Mono, palette.text, at + Vec3::Y * 0.04, 0.72, PortText(port));
    }
    builder.text(" ", Face::Mono, style.phosphor, CHARGER + Vec3::new(3.3, 0.06, 3.3), 0.62, ShadedText);
    for at in 0..6_u8 {
        builder.text(" ", Face::Mono, palette.room, Vec3::Y * 0.1, 0.6, (CountText(at), Visibility::Hidden));
    }
}

/// The circles that swap the unused die.
fn tracker(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style) {
    builder.fitting(&t!("td-console-swaps"), Face::Sans, style.letters, Vec3::new(-0.3, 0.06, -3.8), (FAR_NAME, 1.42));
    for at in 0..4_u8 {
        let place = Transform::from_translation(circle_at(at)).with_scale(Vec3::splat(0.42));
        builder.put(&format!("Ability {at}"), &shapes.circles[0], &style.off, place, (CirclePiece(at), Pickable::IGNORE, NotShadowCaster));
    }
}

/// The twelve round lamps with their numbers.
fn rounds(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style, palette: &Palette) {
    builder.fitting(&t!("td-console-round"), Face::Sans, INK, lamp_at(0) - Vec3::X * 1.55, (FAR_NAME, 2.0));
    for round in 0..ROUNDS {
        let at = Transform::from_translation(lamp_at(round));
        let name = format!("Round lamp {}", round + 1);
        builder.part("Collar", &shapes.collar, &style.rim, at.with_scale(Vec3::splat(0.37)));
        builder.put(&name, &shapes.lamp, &style.off, at, (RoundLamp(round), Pickable::IGNORE));
        let number = lamp_at(round) + Vec3::Y * 0.08;
        builder.text(&(round + 1).to_string(), Face::Mono, palette.muted, number, FAR_NAME, RoundText(round));
    }
}

/// The shared board with its five sockets, the dice tray, and whose terminal this is.
fn board(builder: &mut Builder<'_, '_, '_, '_>, shapes: &Shapes, style: &Style) {
    for socket in 0..5_u8 {
        let at = socket_at(socket).with_y(0.0);
        builder.frame(&style.rim, at, Vec2::splat(0.55), 0.13, SocketRim(socket));
        let floor = Transform::from_translation(at + Vec3::Y * 0.02).with_scale(Vec3::new(1.16, 1.0, 1.16));
        builder.part("Socket", &shapes.quad, &style.floor, floor);
    }
    let names = [(t!("td-console-navigation"), -6.0), (t!("td-console-unused"), -0.3), (t!("td-console-phone"), 7.8)];
    for (text, x) in names {
        builder.text(&text, Face::Sans, INK, Vec3::new(x, 0.02, 3.72), NAME, ());
    }
    builder.frame(&style.metal, TRAY, TRAY_HALF, 0.09, ());
    let floor = Transform::from_translation(TRAY).with_scale(Vec3::new(TRAY_HALF.x * 2.0, 1.0, TRAY_HALF.y * 2.0));
    builder.part("Dice tray", &shapes.quad, &style.felt, floor.with_translation(TRAY + Vec3::Y * 0.015));
    for (up, name, material) in [(0.1, "Lid", &style.dark), (0.16, "Glass", &style.glass)] {
        let at = floor.with_translation(TRAY + Vec3::Y * up);
        builder.put(name, &shapes.quad, material, at, (Lid, Visibility::Hidden, Pickable::IGNORE, NotShadowCaster));
    }
    for part in [LidText::What, LidText::Points] {
        builder.text(" ", Face::Sans, style.phosphor, TRAY + Vec3::Y * 0.13, NAME, (part, Visibility::Hidden));
    }
    for die in 0..5_u8 {
        let shadow = (DieShadow(die), Visibility::Hidden, Pickable::IGNORE, NotShadowCaster);
        builder.put("Shadow", &shapes.quad, &style.shade, Transform::IDENTITY, shadow);
    }
    // A plate says whose terminal the console shows, where it is another's.
    let plate = Vec3::new(-2.75, 0.0, 4.66);
    let body = builder.labels.meshes.add(stepped(&[(Vec2::new(1.4, 0.36), 0.0), (Vec2::new(1.36, 0.32), 0.05)], true));
    let at = Transform::from_translation(plate);
    builder.put("Name plate", &body, &style.floor, at, (OwnerPlate, Pickable::IGNORE, Visibility::Hidden));
    let mark = Transform::from_translation(plate + Vec3::new(-1.06, 0.1, 0.0)).with_scale(Vec3::splat(0.19));
    builder.put("Owner", &shapes.tokens[0], &style.seats[0], mark, (OwnerMark, Pickable::IGNORE, Visibility::Hidden));
    builder.text(" ", Face::Sans, style.phosphor, plate + Vec3::new(0.26, 0.08, 0.0), NAME, (OwnerText, Visibility::Hidden));
}
