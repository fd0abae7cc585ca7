//! Miniatures of simple solids: the height and the silhouette tell avatar, function, subroutine and omni, the language of
//! shapes tells the faction, the base seat and facing (AE-4, AE-6, AE-7, AE-31).

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::lay::Bearing;
use super::places::AWAY;
use super::solids::{Solids, at, polygon};
use super::style::{Made, Tints};
use crate::desktop::table::shape::token;
use crate::rules::aetherium::content::{Catalog, Form, Kind, Program, ProgramId, Style};
use crate::rules::game::Seat;

/// The radius of a base, and of an omni model's.
pub const BASE: (f32, f32) = (0.46, 0.94);
/// How high a base is.
const FOOT: f32 = 0.09;
/// By how much figures of one square are larger than they are drawn here, and those of four squares.
const LARGER: [Vec3; 2] = [Vec3::new(1.26, 1.08, 1.26), Vec3::new(1.14, 1.08, 1.14)];

/// How thick the dark line around a figure is, and the bright one around who acts.
const LINES: [f32; 2] = [0.045, 0.12];

/// What a function carries, seen from afar; those of a faction carry different ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tool {
    /// A blade held up.
    Blade,
    /// A barrel levelled.
    Barrel,
    /// A dish on the shoulders.
    Dish,
    /// A hammer over the shoulder.
    Hammer,
}

impl Tool {
    /// The tool of a function.
    fn of(program: &Program, catalog: &Catalog) -> Self {
        [Self::Blade, Self::Barrel, Self::Dish, Self::Hammer][among_its_kind(program, catalog) % 4]
    }
}

/// What a subroutine bears, seen from afar; those of a faction bear different ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Load {
    /// Something that stands up.
    Mast,
    /// Something wide.
    Fence,
    /// Something round.
    Drum,
}

impl Load {
    /// The load of a subroutine.
    fn of(program: &Program, catalog: &Catalog) -> Self {
        [Self::Mast, Self::Fence, Self::Drum][among_its_kind(program, catalog) % 3]
    }
}

/// The place of a program among those of its faction and kind.
fn among_its_kind(program: &Program, catalog: &Catalog) -> usize {
    let same = |other: &&Program| other.kind == program.kind && other.faction == program.faction && !other.is_omni();
    catalog.programs().iter().filter(same).position(|other| other.id == program.id).unwrap_or_default()
}

/// The colours of a miniature.
struct Paint {
    /// Most of it.
    body: LinearRgba,
    /// What is in the shade of it.
    dark: LinearRgba,
    /// What is bare.
    bare: LinearRgba,
    /// What shines.
    light: LinearRgba,
}

/// The miniature of a program in the colours of its seat: standing at height 0, looking to -z, with a line around it that is dark,
/// or bright where it acts.
#[must_use]
pub fn make(program: ProgramId, seat: Seat, bearing: Bearing, catalog: &Catalog, tints: &Tints) -> Made {
    let mut made = figure(program, seat, true, catalog, tints);
    let dark = made.solid.shell(LINES[0], tints.toned(0x0A, 0x0E, 0x1A));
    if bearing == Bearing::Acts {
        let bright = made.solid.shell(LINES[1], tints.toned(0xFF, 0xF6, 0xDC));
        made.glow.put(&bright, Transform::IDENTITY);
    }
    made.glow.put(&dark, Transform::IDENTITY);
    made
}

/// The miniature without the line around it: whose it is tells the colour, which program the form.
fn figure(program: ProgramId, seat: Seat, based: bool, catalog: &Catalog, tints: &Tints) -> Made {
    let card = catalog.program(program);
    let faction = catalog.faction_of(card).map(|faction| &catalog.factions()[usize::from(faction.0)]);
    let style = faction.map_or(Style::Prisms, |faction| faction.style);
    let hue = tints.faction(faction);
    // An avatar's crown and face are of gold, a function's tool and face of steel.
    let bare = match card.kind {
        Kind::Avatar => tints.toned(0xFF, 0xC8, 0x58),
        Kind::Function => tints.toned(0xD4, 0xDE, 0xEA),
        Kind::Subroutine => tints.toned(0xE4, 0xEA, 0xF0).mix(&tints.seat(seat), 0.35),
    };
    let paint = Paint {
        body: tints.seat(seat) * 1.1,
        dark: hue.mix(&tints.seat(seat), 0.25).mix(&tints.toned(0x18, 0x1E, 0x28), 0.2) * 1.2,
        bare,
        light: tints.seat(seat).mix(&tints.toned(0xFF, 0xFF, 0xFF), 0.45) * 1.2,
    };
    let omni = card.form == Form::Omni;
    let mut made = Made::default();
    let stand = at(0.0, FOOT, 0.0);
    match (style, card.kind) {
        (Style::Prisms, _) if omni => gate(&mut made, &paint),
        (Style::Shards, _) if omni => splinter(&mut made, &paint),
        (Style::Spheres, _) if omni => bloom(&mut made, &paint),
        (Style::Prisms, Kind::Avatar) => warden(&mut made, stand, 1.35, &paint),
        (Style::Prisms, Kind::Function) => warden(&mut made, stand, 0.98, &paint),
        (Style::Prisms, Kind::Subroutine) => stub(&mut made, stand, &paint),
        (Style::Shards, Kind::Avatar) => courier(&mut made, stand, 1.35, &paint),
        (Style::Shards, Kind::Function) => courier(&mut made, stand, 0.98, &paint),
        (Style::Shards, Kind::Subroutine) => sliver(&mut made, stand, &paint),
        (Style::Spheres, Kind::Avatar) => stalk(&mut made, stand, 1.35, &paint),
        (Style::Spheres, Kind::Function) => stalk(&mut made, stand, 0.98, &paint),
        (Style::Spheres, Kind::Subroutine) => spore(&mut made, stand, &paint),
    }
    match card.kind {
        _ if omni => {}
        Kind::Avatar => halo(&mut made, style, at(0.0, FOOT + 1.2, 0.0), &paint),
        Kind::Function => tool(&mut made, Tool::of(card, catalog), &paint),
        Kind::Subroutine => load(&mut made, Load::of(card, catalog), &paint),
    }
    let mut whole = Made::default();
    if based {
        base(&mut whole, seat, omni, tints);
    }
    let radius = if omni { BASE.1 } else { BASE.0 };
    whole.haze.pool(Vec3::new(0.1, 0.012, 0.06), (radius, radius + 0.42), LinearRgba::BLACK.with_alpha(0.75));
    // Less light comes to the feet.
    made.solid.shade((FOOT, if omni { 1.3 } else { 0.9 }), 0.6);
    let size = Transform::from_scale(LARGER[usize::from(omni)]);
    whole.solid.put(&made.solid, size);
    whole.metal.put(&made.metal, size);
    whole.glow.put(&made.glow, size);
    whole
}

/// The shade of a figure: away from the lamp, darkest at its foot.
#[must_use]
pub fn shade(omni: bool) -> Made {
    let (radius, long) = if omni { (BASE.1, 1.5) } else { (BASE.0, 0.95) };
    let mut made = Made::default();
    let row = |part: f32, wide: f32, dark: f32| {
        let middle = Vec3::Y * 0.014 + AWAY * (radius * 0.4 + long * part);
        let aside = AWAY.cross(Vec3::Y) * radius * wide;
        [(middle - aside, 0.0), (middle, dark), (middle + aside, 0.0)].map(|(at, dark)| (at, LinearRgba::BLACK.with_alpha(dark)))
    };
    let rows = [row(0.0, 1.0, 0.8), row(0.5, 0.8, 0.62), row(1.0, 0.4, 0.0)];
    for (near, far) in rows.iter().zip(&rows[1..]) {
        for side in 0..2 {
            made.haze.shaded(&[near[side], near[side + 1], far[side + 1], far[side]]);
        }
    }
    made
}

/// The figure of a program in one colour, more or less opaque: what is seen of it through what stands before it,
/// with or without its base.
#[must_use]
pub fn ghost(program: ProgramId, seat: Seat, (opaque, based): (f32, bool), catalog: &Catalog, tints: &Tints) -> Made {
    let Made { solid: mut body, glow, .. } = figure(program, seat, based, catalog, tints);
    let color = tints.seat(seat);
    body.paint(color.with_alpha(opaque));
    let mut light = glow;
    light.paint((color * 1.3).with_alpha(if based { 0.85 } else { 0.3 }));
    let mut all = Solids::default();
    all.put(&body, Transform::IDENTITY);
    all.put(&light, Transform::IDENTITY);
    Made { glow: all, ..Made::default() }
}

/// The mark of a seat at a figure, of radius 1, with a dark line around it; the picture of the program lies on it.
#[must_use]
pub fn badge(seat: Seat, tints: &Tints) -> Made {
    let mut made = Made::default();
    let line = at(0.0, -0.14, 0.0).with_scale(Vec3::new(1.16, 0.3, 1.16));
    made.glow.add(token(seat, 0.3), line, tints.toned(0x0A, 0x0E, 0x1A));
    made.glow.add(token(seat, 0.3), Transform::default(), tints.seat(seat) * 1.25);
    made
}

/// The round base: its rim is bright before and at the sides, dim behind, and has a notch where the model looks (AE-31, AE-40).
fn base(made: &mut Made, seat: Seat, omni: bool, tints: &Tints) {
    let radius = if omni { BASE.1 } else { BASE.0 };
    let corners = if omni { 36 } else { 24 };
    let color = tints.seat(seat);
    made.metal.prism(&polygon(corners, radius), (0.0, FOOT), 0.96, Vec2::ZERO, Transform::default(), tints.toned(0x6A, 0x74, 0x86));
    let (inner, outer) = (radius - 0.17, radius - 0.01);
    let top = Vec3::Y * (FOOT + 0.004);
    made.glow.arc(top, (0.0, inner), (0.0, 1.0), color * 0.45);
    made.glow.arc(top, (inner, outer), (-0.25, 0.25), color * 1.3);
    made.glow.arc(top, (inner + 0.03, outer), (0.25, 0.75), color * 0.7);
    // The notch: a wedge that stands out of the base.
    let tip = Vec3::new(0.0, FOOT + 0.012, -radius - 0.2);
    let wide = 0.22;
    made.glow.face(
        &[tip, Vec3::new(-wide, FOOT + 0.012, -radius + 0.08), Vec3::new(wide, FOOT + 0.012, -radius + 0.08)],
        tints.toned(0xF4, 0xF8, 0xFF),
    );
    made.solid.prism(
        &[Vec2::new(0.0, tip.z), Vec2::new(wide, -radius + 0.08), Vec2::new(-wide, -radius + 0.08)],
        (0.0, FOOT),
        1.0,
        Vec2::ZERO,
        Transform::default(),
        tints.toned(0x1D, 0x24, 0x30),
    );
}

/// An avatar's halo, in its faction's own form around the mark.
fn halo(made: &mut Made, style: Style, place: Transform, paint: &Paint) {
    match style {
        Style::Prisms => {
            for side in 0..4_u8 {
                let turn = Quat::from_rotation_y(f32::from(side) * FRAC_PI_4 * 2.0);
                let bar = Transform { translation: place.translation + turn * Vec3::new(0.0, 0.0, 0.29), rotation: turn, ..place };
                made.glow.block(Vec3::new(0.64, 0.06, 0.06), bar, paint.light);
            }
        }
        Style::Shards => {
            for ray in 0..6_u8 {
                let turn = Quat::from_rotation_y(f32::from(ray) * FRAC_PI_4 * 4.0 / 3.0);
                let lie = turn * Quat::from_rotation_x(-FRAC_PI_4 * 2.0);
                let shard = Transform { translation: place.translation + turn * Vec3::new(0.0, 0.0, -0.2), rotation: lie, ..place };
                made.glow.crystal(3, 0.06, 0.24, 0.35, shard, paint.light);
            }
        }
        Style::Spheres => {
            made.glow.add(Torus { minor_radius: 0.035, major_radius: 0.31 }, place, paint.light);
        }
    }
}

/// Prisms: a figure of blocks, so high without its halo.
fn warden(made: &mut Made, stand: Transform, high: f32, paint: &Paint) {
    let y = |part: f32| stand.translation.y + part * high;
    let block = |made: &mut Made, size: Vec3, x: f32, part: f32, z: f32, color: LinearRgba| {
        made.solid.block(size, at(x, y(part), z), color);
    };
    block(made, Vec3::new(0.16, 0.34 * high, 0.2), -0.11, 0.17, 0.0, paint.dark);
    block(made, Vec3::new(0.16, 0.34 * high, 0.2), 0.11, 0.17, 0.0, paint.dark);
    block(made, Vec3::new(0.42, 0.36 * high, 0.28), 0.0, 0.52, 0.0, paint.body);
    block(made, Vec3::new(0.6, 0.11 * high, 0.32), 0.0, 0.7, 0.0, paint.body * 1.15);
    block(made, Vec3::new(0.12, 0.3 * high, 0.16), -0.3, 0.52, 0.0, paint.dark);
    block(made, Vec3::new(0.12, 0.3 * high, 0.16), 0.3, 0.52, 0.0, paint.dark);
    block(made, Vec3::splat(0.2), 0.0, 0.84, -0.02, paint.bare);
    made.glow.block(Vec3::new(0.16, 0.05, 0.03), at(0.0, y(0.85), -0.13), paint.light);
    made.glow.block(Vec3::new(0.14, 0.14 * high, 0.03), at(0.0, y(0.54), -0.145), paint.light * 0.8);
}

/// Prisms: a walker on four legs, its lens before it and a pack on its back.
fn stub(made: &mut Made, stand: Transform, paint: &Paint) {
    let y = stand.translation.y;
    for (x, z) in [(-0.28, -0.2), (0.28, -0.2), (0.28, 0.24), (-0.28, 0.24)] {
        made.solid.block(Vec3::new(0.1, 0.36, 0.1), at(x, y + 0.18, z), paint.dark);
        made.solid.block(Vec3::new(0.16, 0.08, 0.1), at(x * 0.8, y + 0.34, z), paint.dark);
    }
    made.solid.block(Vec3::new(0.36, 0.22, 0.5), at(0.0, y + 0.32, 0.02), paint.body);
    made.solid.block(Vec3::new(0.3, 0.16, 0.2), at(0.0, y + 0.49, 0.12), paint.dark);
    made.metal.block(Vec3::new(0.16, 0.16, 0.26), at(0.0, y + 0.48, -0.16), paint.bare);
    made.glow.block(Vec3::new(0.12, 0.1, 0.03), at(0.0, y + 0.48, -0.3), paint.light);
}

/// Prisms: a gate on four pillars.
fn gate(made: &mut Made, paint: &Paint) {
    for (x, z) in [(-0.5, -0.45), (0.5, -0.45), (0.5, 0.45), (-0.5, 0.45)] {
        made.solid.block(Vec3::new(0.34, 0.9, 0.34), at(x, FOOT + 0.45, z), paint.dark);
        made.solid.block(Vec3::new(0.42, 0.12, 0.42), at(x, FOOT + 0.08, z), paint.body);
    }
    made.solid.block(Vec3::new(1.5, 0.24, 1.34), at(0.0, FOOT + 1.0, 0.0), paint.body);
    made.solid.block(Vec3::new(1.1, 0.5, 0.9), at(0.0, FOOT + 1.36, 0.0), paint.body * 1.1);
    made.solid.block(Vec3::new(0.46, 0.56, 0.6), at(-0.68, FOOT + 1.42, 0.0), paint.dark);
    made.solid.block(Vec3::new(0.46, 0.56, 0.6), at(0.68, FOOT + 1.42, 0.0), paint.dark);
    made.solid.block(Vec3::new(0.5, 0.42, 0.44), at(0.0, FOOT + 1.82, -0.1), paint.bare);
    made.glow.block(Vec3::new(0.4, 0.09, 0.04), at(0.0, FOOT + 1.86, -0.33), paint.light);
    made.glow.block(Vec3::new(0.7, 0.12, 0.04), at(0.0, FOOT + 1.36, -0.46), paint.light * 0.8);
    made.glow.block(Vec3::new(0.5, 0.06, 0.5), at(0.0, FOOT + 0.1, 0.0), paint.light * 0.6);
}

/// Shards: splinters that hang together, leaning forward.
fn courier(made: &mut Made, stand: Transform, high: f32, paint: &Paint) {
    let y = stand.translation.y;
    let lean = |x: f32, z: f32, turn: Quat| Transform::from_xyz(x, y, z).with_rotation(turn);
    made.solid.crystal(3, 0.2, high * 0.92, 0.55, lean(0.0, 0.06, Quat::from_rotation_x(-0.16)), paint.body);
    made.solid.crystal(3, 0.13, high * 0.72, 0.5, lean(-0.1, 0.06, Quat::from_rotation_z(0.34)), paint.dark);
    made.solid.crystal(3, 0.13, high * 0.72, 0.5, lean(0.1, 0.06, Quat::from_rotation_z(-0.34)), paint.dark);
    // Wings behind.
    for side in [-1.0, 1.0] {
        let wing = [
            Vec3::new(side * 0.05, y + high * 0.5, 0.12),
            Vec3::new(side * 0.46, y + high * 0.95, 0.3),
            Vec3::new(side * 0.34, y + high * 0.45, 0.26),
        ];
        made.solid.face(&wing, paint.body * 1.2);
        made.solid.face(&[wing[2], wing[1], wing[0]], paint.body * 1.2);
    }
    made.solid.crystal(4, 0.1, 0.26, 0.5, at(0.0, y + high * 0.8, -0.12), paint.bare);
    made.glow.crystal(3, 0.05, high * 0.3, 0.5, at(0.0, y + high * 0.38, -0.16), paint.light);
}

/// Shards: three darts that fly one after the other, each with its wings.
fn sliver(made: &mut Made, stand: Transform, paint: &Paint) {
    let y = stand.translation.y;
    for (x, z, high, color) in [(0.0, -0.12, 0.78, paint.bare * 1.2), (-0.18, 0.14, 0.54, paint.bare), (0.18, 0.14, 0.54, paint.bare)] {
        made.solid.crystal(3, 0.05, high, 0.5, at(x, y, z + 0.08), paint.dark);
        let place = at(x, y + high, z).with_rotation(Quat::from_rotation_x(0.45));
        let [nose, right, tail, left] = [(0.0, -0.36), (0.25, 0.26), (0.0, 0.12), (-0.25, 0.26)].map(|(x, z)| Vec2::new(x, z));
        made.solid.prism(&[nose, right, tail], (0.0, 0.07), 1.0, Vec2::ZERO, place, color);
        made.solid.prism(&[nose, tail, left], (0.0, 0.07), 1.0, Vec2::ZERO, place, color * 0.72);
        let keel = [Vec2::new(0.0, -0.3), Vec2::new(0.03, 0.14), Vec2::new(-0.03, 0.14)];
        made.solid.prism(&keel, (0.07, 0.16), 0.8, Vec2::ZERO, place, paint.body);
    }
    made.glow.crystal(3, 0.06, 0.22, 0.5, at(0.0, y + 0.16, -0.2), paint.light);
}

/// Shards: a great splinter over a crown of others.
fn splinter(made: &mut Made, paint: &Paint) {
    made.solid.crystal(4, 0.5, 2.1, 0.62, at(0.0, FOOT, 0.0), paint.body);
    for ray in 0..6_u8 {
        let turn = Quat::from_rotation_y(f32::from(ray) * FRAC_PI_4 * 4.0 / 3.0 + 0.4);
        let lean = turn * Quat::from_rotation_x(0.6);
        let place = Transform { translation: turn * Vec3::new(0.0, 0.0, 0.28) + Vec3::Y * FOOT, rotation: lean, ..default() };
        let (high, color) = if ray % 2 == 0 { (1.25, paint.dark) } else { (0.9, paint.body * 1.1) };
        made.solid.crystal(3, 0.2, high, 0.5, place, color);
    }
    made.glow.crystal(4, 0.12, 0.7, 0.5, at(0.0, FOOT + 0.9, -0.48), paint.light);
    for side in [-1.0, 1.0] {
        let wing = [Vec3::new(side * 0.2, 1.2, 0.3), Vec3::new(side * 0.95, 2.1, 0.5), Vec3::new(side * 0.75, 1.0, 0.45)];
        made.solid.face(&wing, paint.bare * 0.7);
        made.solid.face(&[wing[2], wing[1], wing[0]], paint.bare * 0.7);
    }
}

fn ball(solids: &mut Solids, radius: f32, place: Transform, color: LinearRgba) {
    solids.add(Sphere::new(radius).mesh().uv(18, 12), place, color);
}

/// Spheres: a stalk of balls with a ring around it.
fn stalk(made: &mut Made, stand: Transform, high: f32, paint: &Paint) {
    let y = |part: f32| stand.translation.y + part * high;
    ball(&mut made.solid, 0.25, at(0.0, y(0.18), 0.0), paint.dark);
    ball(&mut made.solid, 0.23, at(0.0, y(0.48), 0.0), paint.body);
    ball(&mut made.solid, 0.16, at(0.0, y(0.78), 0.0), paint.bare);
    made.solid.add(
        Torus { minor_radius: 0.04, major_radius: 0.31 },
        at(0.0, y(0.46), 0.0).with_rotation(Quat::from_rotation_x(0.35)),
        paint.body * 1.2,
    );
    ball(&mut made.glow, 0.06, at(0.0, y(0.8), -0.13), paint.light);
    for (x, z) in [(-0.24, 0.05), (0.24, 0.05)] {
        ball(&mut made.solid, 0.09, at(x, y(0.66), z), paint.body * 1.1);
    }
}

/// Spheres: one ball that has budded.
fn spore(made: &mut Made, stand: Transform, paint: &Paint) {
    let y = stand.translation.y;
    ball(&mut made.solid, 0.22, at(0.0, y + 0.2, 0.0), paint.body);
    ball(&mut made.solid, 0.13, at(0.0, y + 0.46, 0.02), paint.bare);
    made.solid.add(Torus { minor_radius: 0.035, major_radius: 0.24 }, at(0.0, y + 0.2, 0.0), paint.dark);
    ball(&mut made.glow, 0.06, at(0.0, y + 0.26, -0.18), paint.light);
}

/// Spheres: a great ball on three legs, in a ring.
fn bloom(made: &mut Made, paint: &Paint) {
    ball(&mut made.solid, 0.62, at(0.0, FOOT + 1.15, 0.0), paint.body);
    for leg in 0..4_u8 {
        let turn = Quat::from_rotation_y(f32::from(leg) * FRAC_PI_4 * 2.0 + FRAC_PI_4);
        ball(&mut made.solid, 0.2, Transform::from_translation(turn * Vec3::new(0.0, FOOT + 0.18, 0.62)), paint.dark);
        ball(&mut made.solid, 0.24, Transform::from_translation(turn * Vec3::new(0.0, FOOT + 0.52, 0.46)), paint.body * 0.8);
    }
    made.solid.add(
        Torus { minor_radius: 0.08, major_radius: 0.8 },
        at(0.0, FOOT + 1.15, 0.0).with_rotation(Quat::from_rotation_x(0.3)),
        paint.dark,
    );
    ball(&mut made.solid, 0.34, at(0.0, FOOT + 1.86, 0.0), paint.bare);
    ball(&mut made.glow, 0.13, at(0.0, FOOT + 1.9, -0.27), paint.light);
    for side in [-1.0, 1.0] {
        ball(&mut made.glow, 0.1, at(side * 0.3, FOOT + 1.25, -0.54), paint.light * 0.8);
    }
}

/// The load of a subroutine: bare metal.
fn load(made: &mut Made, load: Load, paint: &Paint) {
    match load {
        Load::Mast => {
            made.metal.block(Vec3::new(0.05, 0.5, 0.05), at(0.17, FOOT + 0.7, 0.16), paint.bare);
            made.solid.face(
                &[Vec3::new(0.19, FOOT + 0.95, 0.16), Vec3::new(0.5, FOOT + 0.84, 0.16), Vec3::new(0.19, FOOT + 0.72, 0.16)],
                paint.body,
            );
            made.solid.face(
                &[Vec3::new(0.19, FOOT + 0.72, 0.16), Vec3::new(0.5, FOOT + 0.84, 0.16), Vec3::new(0.19, FOOT + 0.95, 0.16)],
                paint.body,
            );
            made.glow.block(Vec3::splat(0.09), at(0.17, FOOT + 0.98, 0.16), paint.light);
        }
        Load::Fence => {
            for x in [-0.36, -0.18, 0.0, 0.18, 0.36] {
                made.metal.block(Vec3::new(0.11, 0.5, 0.06), at(x, FOOT + 0.68, 0.26), paint.bare);
            }
            made.metal.block(Vec3::new(0.86, 0.07, 0.08), at(0.0, FOOT + 0.76, 0.24), paint.dark);
        }
        Load::Drum => {
            let lie = Quat::from_rotation_z(FRAC_PI_4 * 2.0);
            made.metal.add(Cylinder::new(0.2, 0.56), Transform::from_xyz(0.0, FOOT + 0.62, 0.16).with_rotation(lie), paint.bare);
            for x in [-0.17, 0.17] {
                made.solid.add(Cylinder::new(0.215, 0.07), Transform::from_xyz(x, FOOT + 0.62, 0.16).with_rotation(lie), paint.body);
            }
        }
    }
}

/// The tool of a function: bare metal, with an edge of light.
fn tool(made: &mut Made, tool: Tool, paint: &Paint) {
    match tool {
        Tool::Blade => {
            let up = Quat::from_rotation_x(-0.5);
            let place = Transform::from_xyz(0.36, FOOT + 0.3, -0.06).with_rotation(up);
            made.solid.prism(
                &[Vec2::new(0.0, -0.09), Vec2::new(0.035, 0.06), Vec2::new(-0.035, 0.06)],
                (0.0, 0.95),
                0.15,
                Vec2::ZERO,
                place,
                paint.bare,
            );
            made.glow.block(Vec3::new(0.03, 0.8, 0.03), Transform::from_xyz(0.36, FOOT + 0.64, -0.32).with_rotation(up), paint.light);
        }
        Tool::Barrel => {
            let level = Quat::from_rotation_x(-FRAC_PI_4 * 2.0);
            made.solid.add(Cylinder::new(0.075, 0.8), Transform::from_xyz(0.32, FOOT + 0.62, -0.18).with_rotation(level), paint.bare);
            made.solid.add(Cylinder::new(0.11, 0.16), Transform::from_xyz(0.32, FOOT + 0.62, 0.14).with_rotation(level), paint.dark);
            made.glow.add(
                Torus { minor_radius: 0.03, major_radius: 0.09 },
                Transform::from_xyz(0.32, FOOT + 0.62, -0.58).with_rotation(level),
                paint.light,
            );
        }
        Tool::Dish => {
            let tilt = Quat::from_rotation_x(0.9);
            let place = Transform::from_xyz(0.0, FOOT + 0.86, 0.26).with_rotation(tilt);
            made.solid.add(Cylinder::new(0.34, 0.04), place, paint.bare);
            made.glow.add(Torus { minor_radius: 0.028, major_radius: 0.34 }, place, paint.light);
            made.solid.add(Cylinder::new(0.03, 0.3), Transform::from_xyz(0.0, FOOT + 0.8, 0.18).with_rotation(tilt), paint.dark);
        }
        Tool::Hammer => {
            let lean = Quat::from_rotation_z(-0.35);
            made.solid.add(Cylinder::new(0.035, 0.95), Transform::from_xyz(0.34, FOOT + 0.55, 0.0).with_rotation(lean), paint.dark);
            made.solid.block(Vec3::new(0.2, 0.2, 0.42), Transform::from_xyz(0.5, FOOT + 0.98, 0.0).with_rotation(lean), paint.bare);
            made.glow.block(Vec3::new(0.21, 0.06, 0.3), Transform::from_xyz(0.5, FOOT + 0.98, 0.0).with_rotation(lean), paint.light);
        }
    }
}
