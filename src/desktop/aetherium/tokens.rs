//! Small things on the server: entry tokens by the pylons and the cache (AE-122, AE-123); and the symbols of combat dice.

use bevy::prelude::*;

use super::solids::{Solids, at, polygon};
use super::style::{Made, Tints};
use crate::desktop::table::shape::token;
use crate::rules::aetherium::content::Symbol;
use crate::rules::game::Seat;

/// A symbol as a flat figure of radius 1, lying at height 0: each has an outline of its own.
pub fn symbol(solids: &mut Solids, symbol: Symbol, place: Transform, color: LinearRgba) {
    let mut lying = Solids::default();
    match symbol {
        // A ring with its sender in the middle.
        Symbol::Ping => {
            lying.arc(Vec3::ZERO, (0.62, 0.9), (0.0, 1.0), color);
            lying.arc(Vec3::ZERO, (0.0, 0.26), (0.0, 1.0), color);
        }
        // A spike, pointing up.
        Symbol::Spike => {
            lying.face(&[Vec3::new(0.0, 0.0, -0.95), Vec3::new(-0.72, 0.0, 0.75), Vec3::new(0.0, 0.0, 0.35)], color);
            lying.face(&[Vec3::new(0.0, 0.0, -0.95), Vec3::new(0.0, 0.0, 0.35), Vec3::new(0.72, 0.0, 0.75)], color);
        }
        // Two walls with a gap between them, and an arrow's shaft through it.
        Symbol::Breach => {
            lying.plate(Vec3::new(-0.6, 0.0, 0.0), Vec2::new(0.5, 0.34), color);
            lying.plate(Vec3::new(0.6, 0.0, 0.0), Vec2::new(0.5, 0.34), color);
            lying.plate(Vec3::ZERO, Vec2::new(0.22, 1.7), color);
            lying.plate(Vec3::new(0.0, 0.0, -0.72), Vec2::new(0.6, 0.24), color);
        }
        // A star of four thick rays and four thin ones.
        Symbol::Crash => {
            for (ray, long, wide) in (0..8_u8).map(|ray| if ray % 2 == 0 { (ray, 1.0, 0.3) } else { (ray, 0.72, 0.16) }) {
                let way = Quat::from_rotation_y(f32::from(ray) * std::f32::consts::FRAC_PI_4);
                let corners = [Vec3::new(-wide, 0.0, 0.0), Vec3::new(wide, 0.0, 0.0), Vec3::new(0.0, 0.0, -long)];
                lying.face(&corners.map(|corner| way * corner), color);
            }
        }
    }
    solids.put(&lying, place);
}

/// An entry token of a seat: with its symbol where the viewer knows it, otherwise with a blank back.
#[must_use]
pub fn make(seat: Seat, shown: Option<Symbol>, tints: &Tints) -> Made {
    let mut made = Made::default();
    let color = tints.seat(seat);
    made.solid.prism(&polygon(8, 0.3), (0.0, 0.08), 0.94, Vec2::ZERO, Transform::default(), tints.toned(0x1A, 0x22, 0x2E));
    made.glow.arc(Vec3::Y * 0.084, (0.24, 0.285), (0.0, 1.0), color);
    match shown {
        Some(shown) => symbol(&mut made.glow, shown, at(0.0, 0.09, 0.0).with_scale(Vec3::splat(0.18)), color * 1.2),
        None => {
            made.glow.add(token(seat, 0.1), at(0.0, 0.085, 0.0).with_scale(Vec3::splat(0.12)), color);
        }
    }
    made
}

/// The cache lying in a square.
#[must_use]
pub fn cache(tints: &Tints) -> Made {
    let mut made = Made::default();
    let shell = tints.toned(0x3C, 0x32, 0x22);
    made.solid.block(Vec3::new(0.5, 0.08, 0.5), at(0.0, 0.04, 0.0), shell);
    made.glow.block(Vec3::splat(0.3), at(0.0, 0.24, 0.0), tints.asks() * 1.3);
    for (x, z) in [(-0.17, -0.17), (0.17, -0.17), (0.17, 0.17), (-0.17, 0.17)] {
        made.solid.block(Vec3::new(0.07, 0.44, 0.07), at(x, 0.22, z), shell * 1.6);
    }
    made.solid.block(Vec3::new(0.42, 0.06, 0.42), at(0.0, 0.44, 0.0), shell * 1.6);
    made
}
