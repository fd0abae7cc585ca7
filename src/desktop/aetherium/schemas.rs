//! Schemas: slabs of glass with circuit lines, and what their squares are like in relief (AE-2, AE-3).

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::clay::Clay;
use super::places::{AWAY, BLOCK, TOP};
use super::solids::{Solids, at};
use super::style::{Made, Tints};
use crate::rules::aetherium::content::Catalog;
use crate::rules::aetherium::{Direction, Facing, Ground, Placed, ShapeId, Square, Squares};
use crate::rules::game::Seat;

/// How thick a slab is.
const THICK: f32 = 0.44;
/// How deep in the glass circuit lines lie.
const DEEP: f32 = 0.2;
/// The middle of the server, where a schema stands while it is made.
const MIDDLE: i8 = 9;

/// A schema of a shape, lying open or held by a seat: its upper side at height 0, its centre in the middle, facing -z. By how
/// many quarters it lies turned is for the shades on it.
#[must_use]
pub fn make((shape, quarters): (ShapeId, u8), holder: Option<Seat>, catalog: &Catalog, tints: &Tints) -> Made {
    let Some(centre) = Square::at(MIDDLE, MIDDLE) else { return Made::default() };
    let placed = Placed { shape, centre, facing: Facing::North };
    let ground = Ground::new(catalog.shapes(), &[placed], Squares::EMPTY);
    let squares = ground.footprint(0);
    let mut made = Made::default();
    let away = Quat::from_rotation_y(f32::from(quarters) * FRAC_PI_2) * AWAY;
    slab(&mut made, squares, (holder, away), tints);
    circuits(&mut made.glow, &ground, tints);
    let chip = (!ground.obstructions().is_empty()).then(|| chip(tints));
    for square in squares.iter() {
        let middle = middle(square);
        if let Some(chip) = chip.as_ref().filter(|_| ground.obstructions().contains(square)) {
            let place = Transform::from_translation(middle);
            made.solid.put(&chip.solid, place);
            made.metal.put(&chip.metal, place);
            made.glow.put(&chip.glow, place);
            shades(&mut made.haze, square, &ground, away);
        } else if ground.fragmented().contains(square) {
            plates(&mut made, middle, square.index(), tints);
        } else if ground.resistor().contains(square) {
            ribs(&mut made, middle, tints);
        }
    }
    made.solid.shade((0.0, 0.7), 0.66);
    made
}

/// How far a schema's shadow reaches on the noise.
const SHADOW: f32 = 0.6;

/// The middle of a square, seen from the middle of the schema.
fn middle(square: Square) -> Vec3 {
    Vec3::new(f32::from(square.x() - MIDDLE), 0.0, -f32::from(square.y() - MIDDLE))
}

/// The glass with its edges lit, and the squares on it.
fn slab(made: &mut Made, squares: Squares, (holder, away): (Option<Seat>, Vec3), tints: &Tints) {
    let edge = holder.map_or_else(|| tints.toned(0x86, 0x9C, 0xA8) * 0.75, |seat| tints.seat(seat) * 0.8);
    // A held schema takes a little of its holder's colour.
    let glass = tints.toned(0x30, 0x44, 0x66);
    let glass = holder.map_or(glass, |seat| glass.mix(&tints.seat(seat), 0.05)) * 0.75;
    let wide = if holder.is_some() { 0.13 } else { 0.09 };
    // What lies deeper is drawn first: the ground, then what is between the squares, then those with light that falls across.
    for square in squares.iter() {
        made.glass.plate(middle(square) - Vec3::Y * (THICK - 0.02), Vec2::ONE, (glass * 0.4).with_alpha(0.74));
    }
    for square in squares.iter() {
        made.glass.plate(middle(square) - Vec3::Y * 0.03, Vec2::ONE, (glass * 0.8).with_alpha(0.3));
    }
    for square in squares.iter() {
        let at = middle(square);
        let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| at + Vec3::new(x, 0.0, z) * 0.465);
        made.glass.shaded(&corners.map(|corner| {
            let gleam = gleam(corner);
            (corner, (glass * (0.9 + 1.3 * gleam)).with_alpha(0.44 + 0.24 * gleam))
        }));
    }
    for square in squares.iter() {
        let at = middle(square);
        let has = |direction| square.step(direction).is_some_and(|next| squares.contains(next));
        for (direction, way) in
            [(Direction::North, Vec3::NEG_Z), (Direction::East, Vec3::X), (Direction::South, Vec3::Z), (Direction::West, Vec3::NEG_X)]
        {
            if has(direction) {
                continue;
            }
            let aside = Vec3::Y.cross(way) * 0.5;
            let (left, right) = (at + way * 0.5 - aside, at + way * 0.5 + aside);
            let down = Vec3::NEG_Y * THICK;
            // The side of the slab: light gathers below its upper edge and in its foot.
            let side = |y: f32| Vec3::NEG_Y * THICK * y + way * 0.008;
            let shade = |strong: f32, alpha: f32| (glass * strong).with_alpha(alpha);
            made.glass.face(&[left + down, right + down, right, left], shade(1.3, 0.8));
            made.glass.shaded(&[
                (left + side(0.45), shade(1.3, 0.0)),
                (right + side(0.45), shade(1.3, 0.0)),
                (right + side(0.0), shade(3.2, 0.85)),
                (left + side(0.0), shade(3.2, 0.85)),
            ]);
            let rim = at + way * (0.515 - wide / 2.0) + Vec3::Y * 0.02;
            let along = Vec3::new(1.0 - way.x.abs(), 0.0, 1.0 - way.z.abs());
            made.metal.block(along + way.abs() * wide + Vec3::Y * 0.07, Transform::from_translation(rim), edge);
            let line = at + way * (0.515 - wide / 2.0) + Vec3::Y * 0.058;
            made.glow.stripe(line - aside, line + aside, 0.03, edge);
            // It keeps light from the noise around it.
            let on_noise = Vec3::NEG_Y * (TOP - 0.03);
            let shadow = |alpha: f32| LinearRgba::BLACK.with_alpha(alpha);
            let out = way * SHADOW * (1.0 + 0.8 * way.dot(away));
            made.haze.shaded(&[
                (left + on_noise, shadow(0.62)),
                (left + on_noise + out, shadow(0.0)),
                (right + on_noise + out, shadow(0.0)),
                (right + on_noise, shadow(0.62)),
            ]);
        }
    }
}

/// How much light falls across the glass at a point: bands from one corner to the other.
fn gleam(at: Vec3) -> f32 {
    ((at.x * 0.8 + at.z * 0.6) * 0.95).cos().max(0.0).powi(3)
}

/// Circuit lines: from each square towards the node or pylon, or the middle, where all lines meet.
fn circuits(glow: &mut Solids, ground: &Ground, tints: &Tints) {
    let squares = ground.footprint(0);
    let hub = ground
        .uplinks()
        .first()
        .or_else(|| squares.iter().min_by_key(|square| square.distance(Square::at(MIDDLE, MIDDLE).unwrap_or_default())));
    let Some(hub) = hub else { return };
    let color = tints.toned(0x4F, 0xD7, 0xE8) * 0.55;
    // Beside the middle of the squares, where bases do not hide all of them.
    let aside = Vec3::new(0.2, -DEEP, 0.2);
    let mut reached = Squares::one(hub);
    let mut ends = squares - reached;
    loop {
        let ring = (reached.neighbours() & squares) - reached;
        if ring.is_empty() {
            break;
        }
        for square in ring.iter() {
            // The straight way first: diagonals only where nothing else leads on.
            let straight_first = [0, 2, 4, 6, 1, 3, 5, 7].map(|at| Direction::ALL[at]);
            let lead = straight_first
                .into_iter()
                .filter_map(|direction| square.step(direction))
                .filter(|next| reached.contains(*next))
                .min_by_key(|next| (next.x().abs_diff(hub.x()).pow(2) + next.y().abs_diff(hub.y()).pow(2), next.index()));
            if let Some(lead) = lead {
                glow.stripe(middle(square) + aside, middle(lead) + aside, 0.05, color);
                ends.remove(lead);
            }
        }
        reached |= ring;
    }
    for end in ends.iter() {
        glow.plate(middle(end) + aside + Vec3::Y * 0.002, Vec2::splat(0.15), color * 1.4);
    }
}

/// What a block takes of the light on the squares around it: a little on all sides, most on the side away from the lamp.
fn shades(haze: &mut Solids, square: Square, ground: &Ground, away: Vec3) {
    let open = ground.footprint(0) - *ground.obstructions();
    let sides = [(Direction::North, Vec3::NEG_Z), (Direction::East, Vec3::X), (Direction::South, Vec3::Z), (Direction::West, Vec3::NEG_X)];
    for (direction, way) in sides {
        let Some(next) = square.step(direction).filter(|next| open.contains(*next)) else { continue };
        let far = way.dot(away) > 0.7;
        let (dark, out) = if far { (0.78, away * 0.98) } else { (0.62, way * 0.3) };
        // Over the relief of terrain.
        let relief = ground.fragmented().contains(next) || ground.resistor().contains(next);
        let foot = middle(square) + Vec3::Y * if relief { 0.26 } else { 0.016 } + way * 0.46;
        let aside = Vec3::Y.cross(way) * 0.47;
        let point = |side: f32, part: f32| foot + aside * side + out * part;
        let black = |alpha: f32| LinearRgba::BLACK.with_alpha(alpha);
        for (near, next, [one, other]) in [(0.0, 0.6, [dark, dark * 0.75]), (0.6, 1.0, [dark * 0.75, 0.0])] {
            haze.shaded(&[
                (point(-1.0, near), black(one)),
                (point(-1.0, next), black(other)),
                (point(1.0, next), black(other)),
                (point(1.0, near), black(one)),
            ]);
        }
    }
}

/// Resistor: ribs across the square, raised.
fn ribs(made: &mut Made, middle: Vec3, tints: &Tints) {
    made.solid.plate(middle + Vec3::Y * 0.014, Vec2::splat(0.94), tints.toned(0x3A, 0x26, 0x12));
    let color = tints.toned(0xF0, 0xB4, 0x60);
    for step in -2_i8..=2 {
        let along = f32::from(step) * 0.2;
        let length = (0.86 - along.abs()) * std::f32::consts::SQRT_2 * 0.94;
        let place = Transform::from_translation(middle + Vec3::new(along / 2.0, 0.09, along / 2.0))
            .with_rotation(Quat::from_rotation_y(std::f32::consts::FRAC_PI_4));
        made.metal.block(Vec3::new(length, 0.17, 0.075), place, color);
    }
}

/// Fragmented: broken plates, tilted, over a dark hole.
fn plates(made: &mut Made, middle: Vec3, seed: usize, tints: &Tints) {
    made.solid.plate(middle + Vec3::Y * 0.012, Vec2::splat(0.92), tints.toned(0x07, 0x0C, 0x14));
    let color = tints.toned(0x62, 0x78, 0x94);
    let pieces: [(&[(f32, f32)], f32); 5] = [
        (&[(-0.43, -0.43), (0.02, -0.43), (-0.08, -0.1), (-0.43, -0.02)], 0.09),
        (&[(0.1, -0.43), (0.43, -0.43), (0.43, 0.02), (0.02, -0.08)], 0.2),
        (&[(-0.02, 0.0), (0.4, 0.1), (0.2, 0.42), (-0.06, 0.3)], 0.14),
        (&[(-0.43, 0.08), (-0.12, -0.02), (-0.14, 0.4), (-0.43, 0.43)], 0.24),
        (&[(0.3, 0.42), (0.43, 0.2), (0.43, 0.43)], 0.08),
    ];
    let quarter = Quat::from_rotation_y((seed % 4) as f32 * FRAC_PI_2);
    for (number, (corners, height)) in pieces.into_iter().enumerate() {
        let outline: Vec<Vec2> = corners.iter().map(|(x, z)| Vec2::new(*x, *z)).collect();
        let tilt = Quat::from_euler(EulerRot::XZY, [0.1, -0.12, 0.14, -0.08, 0.2][number], [0.12, 0.1, -0.14, -0.1, 0.1][number], 0.0);
        let place = Transform::from_translation(middle).with_rotation(quarter * tilt);
        let shade = [1.0, 0.8, 0.92, 0.72, 0.6][number];
        made.solid.prism(&outline, (0.0, height), 0.96, Vec2::ZERO, place, color * shade);
    }
}

/// Obstruction: a chip as high as a block, with a lid of steel.
fn chip(tints: &Tints) -> Made {
    let dark = tints.toned(0x2E, 0x36, 0x46);
    let (mut body, mut lid) = (Clay::default(), Clay::default());
    body.block(Vec3::new(0.94, BLOCK - 0.08, 0.94), at(0.0, (BLOCK - 0.08) / 2.0, 0.0), dark);
    lid.block(Vec3::new(0.76, 0.16, 0.76), at(0.0, BLOCK - 0.08, 0.0), tints.toned(0xB4, 0xBE, 0xCC));
    let mut made = Made { solid: body.skin(1.1, BLOCK), metal: lid.skin(1.1, BLOCK), ..default() };
    for (side, leg) in (0..4_u8).flat_map(|side| [-0.3, -0.1, 0.1, 0.3].map(|leg| (side, leg))) {
        let turn = Quat::from_rotation_y(f32::from(side) * FRAC_PI_2);
        let place = Transform::from_translation(turn * Vec3::new(leg, 0.1, 0.47)).with_rotation(turn);
        made.metal.block(Vec3::new(0.1, 0.2, 0.06), place, tints.toned(0xC8, 0x96, 0x4A));
    }
    for (from, to) in [((-1.0, -1.0), (1.0, 1.0)), ((-1.0, 1.0), (1.0, -1.0))] {
        let corner = |(x, z): (f32, f32)| Vec3::new(x * 0.24, BLOCK + 0.006, z * 0.24);
        made.glow.stripe(corner(from), corner(to), 0.075, dark);
    }
    made
}
