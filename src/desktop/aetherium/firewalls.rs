//! Firewalls: walls of light in a frame, occupied and not to be seen through (AE-104).

use bevy::prelude::*;

use super::places::BLOCK;
use super::solids::at;
use super::style::{Made, Tints};

/// A firewall on its square.
#[must_use]
pub fn make(tints: &Tints) -> Made {
    let mut made = Made::default();
    let frame = tints.toned(0x5A, 0x2A, 0x1E);
    made.solid.block(Vec3::new(0.9, 0.1, 0.9), at(0.0, 0.05, 0.0), frame);
    made.solid.block(Vec3::new(0.9, 0.08, 0.9), at(0.0, 0.98, 0.0), frame * 1.4);
    for (x, z) in [(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)] {
        made.solid.block(Vec3::new(0.1, 0.9, 0.1), at(x, 0.52, z), frame * 1.2);
    }
    // Courses of bricks that glow, with dark joints between them.
    let fire = tints.refused().mix(&tints.toned(0x86, 0x62, 0x58), 0.45) * 0.6;
    for course in 0..4_u8 {
        let y = 0.2 + f32::from(course) * 0.2;
        let shade = 1.2 - f32::from(course) * 0.18;
        let shift = if course % 2 == 0 { 0.0 } else { 0.11 };
        for brick in 0..3_u8 {
            let x = (f32::from(brick) - 1.0) * 0.24 + shift - 0.05;
            for (size, place) in [
                (Vec3::new(0.2, 0.16, 0.04), at(x, y, 0.42)),
                (Vec3::new(0.2, 0.16, 0.04), at(x, y, -0.42)),
                (Vec3::new(0.04, 0.16, 0.2), at(0.42, y, x)),
                (Vec3::new(0.04, 0.16, 0.2), at(-0.42, y, x)),
            ] {
                made.glow.block(size, place, fire * shade);
            }
        }
    }
    made.glow.plate(Vec3::Y * 1.03, Vec2::splat(0.5), fire * 1.1);
    made.glow.plate(Vec3::Y * 1.035, Vec2::new(0.5, 0.06), frame);
    made.glow.plate(Vec3::Y * 1.035, Vec2::new(0.06, 0.5), frame);
    // As high as what else blocks sight.
    let size = Transform::from_scale(Vec3::new(1.0, BLOCK / 1.03, 1.0));
    let mut wall = Made::default();
    wall.solid.put(&made.solid, size);
    wall.glow.put(&made.glow, size);
    wall
}
