//! Miniatures: the height and the silhouette tell avatar, function, subroutine and omni, the language of shapes tells the
//! faction, the base seat and facing (AE-4, AE-6, AE-7, AE-31).

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::prelude::*;

use super::clay::Clay;
use super::places::AWAY;
use super::solids::{Solids, at, polygon};
use super::style::{Made, Tints};
use crate::desktop::table::shape::token;
use crate::rules::aetherium::content::{Catalog, Form, Kind, Program, ProgramId, Style};
use crate::rules::game::Seat;

/// The radius of a base, and of an omni model's.
pub const BASE: (f32, f32) = (0.46, 0.94);
/// How many times as large as it is made a figure on one square stands on its base.
const LARGER: f32 = 1.3;
/// How high a base is.
const FOOT: f32 = 0.09;

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

/// What a figure is made of.
#[derive(Default)]
struct Figure {
    /// What is painted.
    body: Clay,
    /// What is bare metal.
    metal: Clay,
    /// What shines by itself.
    glow: Solids,
}

/// The miniature of a program in the colours of its seat: standing at height 0, looking to -z.
#[must_use]
pub fn make(program: ProgramId, seat: Seat, catalog: &Catalog, tints: &Tints) -> Made {
    let card = catalog.program(program);
    let omni = card.form == Form::Omni;
    let mut made = figure(card, seat, catalog, tints);
    base(&mut made, seat, omni, tints);
    let radius = if omni { BASE.1 } else { BASE.0 };
    made.haze.pool(Vec3::new(0.1, 0.012, 0.06), (radius + 0.08, radius + 0.46), LinearRgba::BLACK.with_alpha(0.9));
    made
}

/// The miniature without its base: the colour tells whose it is, the form which program.
fn figure(card: &Program, seat: Seat, catalog: &Catalog, tints: &Tints) -> Made {
    let faction = catalog.faction_of(card).map(|faction| &catalog.factions()[usize::from(faction.0)]);
    let style = faction.map_or(Style::Prisms, |faction| faction.style);
    // An avatar's crown and face are of gold, a function's tool and face of steel.
    let bare = match card.kind {
        Kind::Avatar => tints.toned(0xFF, 0xC8, 0x58),
        Kind::Function | Kind::Subroutine => tints.toned(0xDC, 0xE4, 0xEE),
    };
    let paint = Paint {
        body: tints.seat(seat).mix(&tints.toned(0x12, 0x18, 0x24), 0.16),
        dark: tints.seat(seat).mix(&tints.toned(0x2A, 0x30, 0x40), 0.86),
        bare,
        light: tints.seat(seat).mix(&tints.toned(0xFF, 0xFF, 0xFF), 0.45) * 1.2,
    };
    let omni = card.form == Form::Omni;
    let mut figure = Figure::default();
    match (style, card.kind) {
        (Style::Prisms, _) if omni => gate(&mut figure, &paint),
        (Style::Shards, _) if omni => splinter(&mut figure, &paint),
        (Style::Spheres, _) if omni => bloom(&mut figure, &paint),
        (Style::Prisms, Kind::Avatar) => regent(&mut figure, &paint),
        (Style::Prisms, Kind::Function) => warden(&mut figure, &paint),
        (Style::Prisms, Kind::Subroutine) => stub(&mut figure, &paint),
        (Style::Shards, Kind::Avatar) => courier(&mut figure, 1.5, &paint),
        (Style::Shards, Kind::Function) => courier(&mut figure, 1.2, &paint),
        (Style::Shards, Kind::Subroutine) => sliver(&mut figure, &paint),
        (Style::Spheres, Kind::Avatar) => stalk(&mut figure, 1.5, &paint),
        (Style::Spheres, Kind::Function) => stalk(&mut figure, 1.16, &paint),
        (Style::Spheres, Kind::Subroutine) => spore(&mut figure, &paint),
    }
    match card.kind {
        _ if omni => {}
        Kind::Avatar => crown(&mut figure, style, &paint),
        Kind::Function => tool(&mut figure, Tool::of(card, catalog), &paint),
        Kind::Subroutine => load(&mut figure, Load::of(card, catalog), &paint),
    }
    let (width, height, larger) = if omni { (2.2, 2.6, 1.0) } else { (1.8, 2.0, LARGER) };
    let grown = |solids: &Solids| {
        let mut grown = Solids::default();
        grown.put(solids, Transform::from_scale(Vec3::splat(larger)));
        grown
    };
    Made {
        solid: grown(&figure.body.skin(width, height)),
        metal: grown(&figure.metal.skin(width, height)),
        glow: grown(&figure.glow),
        ..default()
    }
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
    let rows = [row(0.0, 1.0, 0.92), row(0.5, 0.8, 0.74), row(1.0, 0.4, 0.0)];
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
    let card = catalog.program(program);
    let mut made = figure(card, seat, catalog, tints);
    if based {
        base(&mut made, seat, card.form == Form::Omni, tints);
    }
    let Made { solid, metal, glow, .. } = made;
    let mut body = solid;
    body.put(&metal, Transform::IDENTITY);
    let color = tints.seat(seat);
    body.paint(color.with_alpha(opaque));
    let mut light = glow;
    light.paint((color * 1.3).with_alpha(if based { 0.85 } else { 0.3 }));
    body.put(&light, Transform::IDENTITY);
    Made { glow: body, ..Made::default() }
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
    made.solid.arc(top, (0.0, inner), (0.0, 1.0), tints.toned(0x16, 0x1C, 0x28));
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

/// An avatar's crown, in its faction's own form around the head.
fn crown(Figure { body, .. }: &mut Figure, style: Style, paint: &Paint) {
    let around = |count: u8| (0..count).map(move |at| Quat::from_rotation_y(f32::from(at) * TAU / f32::from(count)));
    match style {
        Style::Prisms => around(4).for_each(|turn| {
            let place = |x: f32, y: f32| Transform { translation: turn * Vec3::new(x, y, 0.28), rotation: turn, ..default() };
            body.block(Vec3::new(0.6, 0.12, 0.1), place(0.0, 1.4), paint.bare);
            body.block(Vec3::new(0.13, 0.3, 0.13), place(0.28, 1.5), paint.bare);
        }),
        Style::Shards => around(6).for_each(|turn| {
            let place =
                Transform { translation: turn * Vec3::Z * 0.2 + Vec3::Y * 1.16, rotation: turn * Quat::from_rotation_x(0.5), ..default() };
            body.crystal(4, 0.11, 0.62, 0.35, place, paint.bare);
        }),
        Style::Spheres => {
            body.ring(0.36, 0.05, at(0.0, 1.4, 0.1), paint.bare);
            around(6).for_each(|turn| {
                body.ball(0.1, turn * Vec3::Z * 0.36 + Vec3::new(0.0, 1.4, 0.1), paint.bare);
            });
        }
    }
}

/// Prisms: somebody in a long coat with broad shoulders.
fn regent(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    body.block(Vec3::new(0.66, 0.3, 0.6), at(0.0, 0.22, 0.04), paint.dark);
    body.block(Vec3::new(0.54, 0.5, 0.46), at(0.0, 0.5, 0.02), paint.body);
    body.block(Vec3::new(0.46, 0.44, 0.36), at(0.0, 0.86, 0.0), paint.body);
    for side in [-1.0, 1.0] {
        let lean = Quat::from_rotation_z(side * 0.2);
        body.block(Vec3::new(0.17, 0.54, 0.22), at(side * 0.42, 0.72, -0.04).with_rotation(lean), paint.dark);
        metal.block(Vec3::new(0.32, 0.2, 0.44), at(side * 0.38, 1.06, 0.0).with_rotation(Quat::from_rotation_z(side * -0.25)), paint.bare);
    }
    metal.block(Vec3::new(0.28, 0.3, 0.28), at(0.0, 1.28, -0.02), paint.bare);
    glow.block(Vec3::new(0.22, 0.07, 0.03), at(0.0, 1.3, -0.165), paint.light);
    glow.block(Vec3::new(0.16, 0.26, 0.03), at(0.0, 0.86, -0.19), paint.light * 0.8);
}

/// Prisms: a stocky figure of blocks.
fn warden(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    for side in [-1.0, 1.0] {
        body.block(Vec3::new(0.24, 0.4, 0.34), at(side * 0.16, 0.28, 0.0), paint.dark);
        body.block(Vec3::new(0.17, 0.42, 0.2), at(side * 0.4, 0.6, -0.06), paint.dark);
        body.block(Vec3::new(0.26, 0.2, 0.36), at(side * 0.36, 0.84, 0.0), paint.body);
    }
    body.block(Vec3::new(0.56, 0.44, 0.4), at(0.0, 0.66, 0.0), paint.body);
    body.block(Vec3::new(0.4, 0.34, 0.18), at(0.0, 0.68, 0.26), paint.dark);
    metal.block(Vec3::splat(0.26), at(0.0, 1.02, -0.06), paint.bare);
    glow.block(Vec3::new(0.2, 0.07, 0.03), at(0.0, 1.04, -0.2), paint.light);
    glow.block(Vec3::new(0.2, 0.16, 0.03), at(0.0, 0.66, -0.21), paint.light * 0.8);
}

/// Prisms: a low rover on four wheels, its lens before it.
fn stub(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    for (x, z) in [(-0.34, -0.24), (0.34, -0.24), (0.34, 0.26), (-0.34, 0.26)] {
        let lie = Quat::from_rotation_z(FRAC_PI_2);
        body.drum(0.2, 0.18, at(x, 0.27, z).with_rotation(lie), paint.dark);
        metal.drum(0.09, 0.22, at(x, 0.27, z).with_rotation(lie), paint.bare);
    }
    body.block(Vec3::new(0.5, 0.26, 0.8), at(0.0, 0.4, 0.02), paint.body);
    metal.block(Vec3::new(0.28, 0.24, 0.28), at(0.0, 0.58, -0.22), paint.bare);
    glow.block(Vec3::new(0.2, 0.13, 0.03), at(0.0, 0.58, -0.365), paint.light);
}

/// Prisms: a gate on four pillars.
fn gate(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    for (x, z) in [(-0.56, -0.5), (0.56, -0.5), (0.56, 0.5), (-0.56, 0.5)] {
        body.block(Vec3::new(0.36, 1.0, 0.36), at(x, 0.55, z), paint.dark);
        metal.block(Vec3::new(0.48, 0.16, 0.48), at(x, 0.18, z), paint.bare);
    }
    body.block(Vec3::new(1.66, 0.28, 1.5), at(0.0, 1.16, 0.0), paint.body);
    body.block(Vec3::new(1.2, 0.56, 1.0), at(0.0, 1.54, 0.0), paint.body);
    for side in [-1.0, 1.0] {
        body.block(Vec3::new(0.46, 0.6, 0.7), at(side * 0.76, 1.58, 0.0), paint.dark);
    }
    metal.block(Vec3::new(0.56, 0.46, 0.5), at(0.0, 2.0, -0.1), paint.bare);
    glow.block(Vec3::new(0.44, 0.1, 0.04), at(0.0, 2.05, -0.37), paint.light);
    glow.block(Vec3::new(0.8, 0.14, 0.04), at(0.0, 1.54, -0.52), paint.light * 0.8);
}

/// Shards: somebody in a pointed cloak, a broad wing raised at each side, so high.
fn courier(Figure { body, metal, glow }: &mut Figure, high: f32, paint: &Paint) {
    body.crystal(5, 0.42, high * 0.8, 0.14, at(0.0, FOOT, 0.0), paint.body);
    for side in [-1.0, 1.0] {
        let raised = at(side * 0.1, high * 0.4, 0.16).with_rotation(Quat::from_rotation_z(side * -0.8));
        body.crystal(4, 0.3, high * 0.62, 0.42, raised.with_scale(Vec3::new(1.0, 1.0, 0.34)), paint.dark);
    }
    metal.crystal(5, 0.19, high * 0.34, 0.5, at(0.0, high * 0.6, -0.04), paint.bare);
    glow.crystal(3, 0.07, high * 0.26, 0.5, at(0.0, high * 0.3, -0.34), paint.light);
}

/// Shards: three darts that fly beside each other.
fn sliver(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    for (x, z, y, size) in [(0.0, -0.02, 0.7, 0.92), (-0.32, 0.22, 0.4, 0.66), (0.32, 0.22, 0.4, 0.66)] {
        body.limb([Vec3::new(x * 0.6, FOOT, z * 0.6), Vec3::new(x, y, z)], [0.07, 0.04], paint.dark);
        let fly = Quat::from_rotation_x(-FRAC_PI_2 + 0.25);
        let dart = at(x, y - 0.06, z + 0.42 * size).with_rotation(fly).with_scale(Vec3::new(size, size, size * 0.36));
        let (skin, color) = if x == 0.0 { (&mut *body, paint.body) } else { (&mut *metal, paint.bare) };
        skin.crystal(4, 0.46, 0.92, 0.2, dart, color);
        metal.limb([Vec3::new(x, y + 0.06, z + 0.26 * size), Vec3::new(x, y + 0.04, z - 0.3 * size)], [0.07 * size, 0.03], paint.bare);
    }
    glow.crystal(3, 0.08, 0.26, 0.5, at(0.0, 0.12, -0.22), paint.light);
}

/// Shards: a great splinter over a crown of others.
fn splinter(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    body.crystal(5, 0.54, 2.2, 0.6, at(0.0, FOOT, 0.0), paint.body);
    for ray in 0..6_u8 {
        let turn = Quat::from_rotation_y(f32::from(ray) * FRAC_PI_4 * 4.0 / 3.0 + 0.4);
        let place = Transform {
            translation: turn * Vec3::new(0.0, 0.0, 0.26) + Vec3::Y * FOOT,
            rotation: turn * Quat::from_rotation_x(0.6),
            ..default()
        };
        let (high, color) = if ray % 2 == 0 { (1.3, paint.dark) } else { (1.0, paint.body) };
        body.crystal(4, 0.24, high, 0.5, place, color);
    }
    for side in [-1.0, 1.0] {
        let spread = Quat::from_euler(EulerRot::YXZ, side * -0.3, 0.3, side * -0.6);
        metal.crystal(4, 0.34, 1.2, 0.4, at(side * 0.2, 1.0, 0.3).with_rotation(spread).with_scale(Vec3::new(0.3, 1.0, 1.0)), paint.bare);
    }
    glow.crystal(4, 0.12, 0.7, 0.5, at(0.0, FOOT + 0.9, -0.5), paint.light);
}

/// Spheres: a bell with a ball on it and a ring around it, so high.
fn stalk(Figure { body, metal, glow }: &mut Figure, high: f32, paint: &Paint) {
    body.limb([Vec3::Y * 0.26, Vec3::Y * high * 0.56], [0.34, 0.2], paint.body);
    body.ring(0.34, 0.07, at(0.0, 0.18, 0.0), paint.dark);
    body.ring(0.36, 0.06, at(0.0, high * 0.56, 0.0).with_rotation(Quat::from_rotation_x(0.3)), paint.dark);
    for side in [-1.0, 1.0] {
        body.limb([Vec3::new(side * 0.2, high * 0.58, 0.0), Vec3::new(side * 0.42, high * 0.34, -0.12)], [0.11, 0.08], paint.body);
    }
    metal.ball(0.21, Vec3::new(0.0, high * 0.84, -0.02), paint.bare);
    glow.add(Sphere::new(0.08).mesh().uv(12, 8), at(0.0, high * 0.86, -0.18), paint.light);
}

/// Spheres: one ball that has budded.
fn spore(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    for leg in 0..3_u8 {
        let turn = Quat::from_rotation_y(f32::from(leg) * FRAC_PI_2 * 4.0 / 3.0);
        body.limb([turn * Vec3::new(0.0, 0.16, -0.34), turn * Vec3::new(0.0, 0.4, -0.1)], [0.09, 0.12], paint.dark);
    }
    body.ball(0.31, Vec3::Y * 0.46, paint.body);
    metal.ball(0.16, Vec3::new(0.0, 0.78, 0.06), paint.bare);
    glow.add(Sphere::new(0.1).mesh().uv(12, 8), at(0.0, 0.54, -0.25), paint.light);
}

/// Spheres: a great ball on four legs, in a ring.
fn bloom(Figure { body, metal, glow }: &mut Figure, paint: &Paint) {
    body.ball(0.68, Vec3::Y * 1.24, paint.body);
    for leg in 0..4_u8 {
        let turn = Quat::from_rotation_y(f32::from(leg) * FRAC_PI_2 + FRAC_PI_4);
        body.limb([turn * Vec3::new(0.0, 0.26, 0.72), turn * Vec3::new(0.0, 0.9, 0.4)], [0.18, 0.26], paint.dark);
    }
    body.ring(0.86, 0.1, at(0.0, 1.24, 0.0).with_rotation(Quat::from_rotation_x(0.3)), paint.dark);
    metal.ball(0.38, Vec3::new(0.0, 2.0, 0.0), paint.bare);
    glow.add(Sphere::new(0.14).mesh().uv(16, 10), at(0.0, 2.06, -0.3), paint.light);
    for side in [-1.0, 1.0] {
        glow.add(Sphere::new(0.11).mesh().uv(12, 8), at(side * 0.32, 1.34, -0.58), paint.light * 0.8);
    }
}

/// The load of a subroutine.
fn load(Figure { body, metal, glow }: &mut Figure, load: Load, paint: &Paint) {
    match load {
        Load::Mast => {
            metal.limb([Vec3::new(0.12, 0.5, 0.2), Vec3::new(0.12, 1.08, 0.2)], [0.05, 0.04], paint.bare);
            body.block(Vec3::new(0.4, 0.26, 0.06), at(0.3, 0.96, 0.2), paint.body);
            glow.block(Vec3::splat(0.1), at(0.12, 1.12, 0.2), paint.light);
        }
        Load::Fence => {
            for x in [-0.36, -0.12, 0.12, 0.36] {
                metal.block(Vec3::new(0.14, 0.52, 0.1), at(x, 0.74, 0.26), paint.bare);
            }
            body.block(Vec3::new(0.96, 0.12, 0.14), at(0.0, 0.72, 0.26), paint.dark);
        }
        Load::Drum => {
            let lie = Quat::from_rotation_z(FRAC_PI_2);
            metal.drum(0.24, 0.7, at(0.0, 0.68, 0.2).with_rotation(lie), paint.bare);
            for x in [-0.2, 0.2] {
                body.drum(0.265, 0.09, at(x, 0.68, 0.2).with_rotation(lie), paint.body);
            }
        }
    }
}

/// The tool of a function: bare metal, with an edge of light.
fn tool(Figure { body, metal, glow }: &mut Figure, tool: Tool, paint: &Paint) {
    match tool {
        Tool::Blade => {
            let lean = Quat::from_euler(EulerRot::ZXY, -0.5, -0.35, 0.0);
            metal.crystal(4, 0.15, 1.1, 0.3, at(0.4, 0.4, -0.12).with_rotation(lean).with_scale(Vec3::new(0.4, 1.0, 1.0)), paint.bare);
            body.block(Vec3::new(0.3, 0.08, 0.12), at(0.44, 0.56, -0.16).with_rotation(lean), paint.dark);
        }
        Tool::Barrel => {
            metal.limb([Vec3::new(0.4, 0.82, 0.3), Vec3::new(0.4, 0.82, -0.62)], [0.09, 0.09], paint.bare);
            body.limb([Vec3::new(0.4, 0.82, 0.34), Vec3::new(0.4, 0.82, 0.08)], [0.15, 0.15], paint.dark);
            let level = Quat::from_rotation_x(-FRAC_PI_2);
            glow.add(
                Torus { minor_radius: 0.035, major_radius: 0.11 },
                Transform::from_xyz(0.4, 0.82, -0.6).with_rotation(level),
                paint.light,
            );
        }
        Tool::Dish => {
            let tilt = Quat::from_rotation_x(0.7);
            let place = at(0.0, 1.06, 0.34).with_rotation(tilt);
            metal.drum(0.4, 0.06, place, paint.bare);
            glow.add(Torus { minor_radius: 0.035, major_radius: 0.4 }, place, paint.light);
            body.limb([Vec3::new(0.0, 0.7, 0.2), Vec3::new(0.0, 1.04, 0.34)], [0.09, 0.06], paint.dark);
        }
        Tool::Hammer => {
            let lean = Quat::from_rotation_z(-0.5);
            body.limb([Vec3::new(0.36, 0.4, -0.1), Vec3::new(0.6, 0.96, -0.1)], [0.05, 0.05], paint.dark);
            metal.block(Vec3::new(0.28, 0.26, 0.5), at(0.6, 1.0, -0.1).with_rotation(lean), paint.bare);
            glow.block(Vec3::new(0.29, 0.07, 0.36), at(0.6, 1.0, -0.1).with_rotation(lean), paint.light);
        }
    }
}
