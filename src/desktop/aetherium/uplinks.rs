//! Nodes and pylons: tall and short lights in the colour of who holds them, with the mark that turns on them (AE-3, AE-22).

use bevy::prelude::*;

use super::solids::{at, polygon};
use super::style::{Made, Tints};
use crate::desktop::table::shape::token;
use crate::rules::aetherium::Uplink;
use crate::rules::game::Seat;

/// How high the light of a node or pylon is.
#[must_use]
pub const fn height(kind: Uplink) -> f32 {
    match kind {
        Uplink::Node => 1.4,
        Uplink::Pylon => 1.1,
    }
}

/// A node or pylon; with a cache in it, if one lies there (AE-122).
#[must_use]
pub fn make(kind: Uplink, holder: Option<Seat>, cache: bool, tints: &Tints) -> Made {
    let mut made = Made::default();
    let color = tints.holder(holder);
    let strong = if holder.is_some() { 1.25 } else { 0.9 };
    let stone = tints.toned(0x39, 0x44, 0x54);
    let high = height(kind);
    match kind {
        Uplink::Node => {
            made.solid.prism(&polygon(6, 0.48), (0.0, 0.16), 0.94, Vec2::ZERO, Transform::default(), stone);
            made.solid.prism(&polygon(6, 0.38), (0.16, 0.5), 0.76, Vec2::ZERO, Transform::default(), stone * 1.4);
            made.glow.prism(&polygon(6, 0.27), (0.5, high - 0.2), 0.5, Vec2::ZERO, Transform::default(), color * strong);
            for (low, radius) in [(0.62, 0.29), (0.86, 0.25), (1.1, 0.2)] {
                made.metal.add(Torus { minor_radius: 0.045, major_radius: radius }, at(0.0, low, 0.0), tints.toned(0xD8, 0xDC, 0xE4));
            }
            made.glow.arc(Vec3::Y * 0.165, (0.4, 0.46), (0.0, 1.0), color * strong);
            made.solid.prism(&polygon(6, 0.14), (high - 0.2, high), 0.5, Vec2::ZERO, Transform::default(), stone * 1.6);
        }
        Uplink::Pylon => {
            let turned = Transform::from_rotation(Quat::from_rotation_y(std::f32::consts::FRAC_PI_4));
            made.solid.prism(&polygon(4, 0.5), (0.0, 0.12), 0.92, Vec2::ZERO, turned, stone);
            made.solid.prism(&polygon(4, 0.3), (0.12, 0.3), 0.7, Vec2::ZERO, turned, stone * 1.4);
            made.glow.crystal(4, 0.25, high - 0.26, 0.58, at(0.0, 0.26, 0.0), color * strong);
        }
    }
    made.solid.shade((0.0, 0.5), 0.7);
    // Its light lies on the schema, and a ring around the foot tells the holder from straight above too.
    let wide = if kind == Uplink::Node { 1.9 } else { 1.3 };
    made.haze.pool(Vec3::Y * 0.012, (0.45, wide), color.with_alpha(if holder.is_some() { 0.32 } else { 0.2 }));
    made.glow.arc(Vec3::Y * 0.02, (0.5, 0.57), (0.0, 1.0), color * strong);
    if cache {
        made.glow.block(
            Vec3::splat(0.44),
            at(0.0, high * 0.52, 0.0).with_rotation(Quat::from_euler(EulerRot::XYZ, 0.6, 0.4, 0.2)),
            tints.asks() * 1.4,
        );
    }
    made
}

/// The mark of who holds it, standing on it.
#[must_use]
pub fn mark(kind: Uplink, holder: Seat, tints: &Tints) -> Made {
    let mut made = Made::default();
    let size = match kind {
        Uplink::Node => 0.28,
        Uplink::Pylon => 0.24,
    };
    made.glow.add(token(holder, 0.25), Transform::from_scale(Vec3::splat(size)), tints.seat(holder) * 1.3);
    made
}
