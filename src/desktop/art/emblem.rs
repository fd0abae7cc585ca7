//! Emblems: what is seen before a card is read. Where a card has none of its own, one is made of rings, points and cuts by its
//! id.

use std::f32::consts::TAU;

use bevy::math::Vec2;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::layer::{Layer, convex};

/// The side of a made emblem in cells.
const SIDE: usize = 192;

/// The emblem that belongs to a seed.
#[must_use]
pub fn made(seed: u64) -> Layer {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut layer = Layer::new((SIDE, SIDE));
    let fold = rng.random_range(3..=8_usize);
    let turned = if rng.random() { 0.0 } else { TAU / fold as f32 / 2.0 } - TAU / 4.0;
    let corner = |at: usize, far: f32| Vec2::from_angle(turned + TAU * at as f32 / fold as f32) * far;
    let polygon = |far: f32| (0..fold).map(|at| corner(at, far)).collect::<Vec<_>>();
    let round = rng.random();
    let shape = |layer: &mut Layer, far: f32, cut: bool| {
        let distance: Box<dyn Fn(Vec2) -> f32> =
            if round { Box::new(move |place: Vec2| place.length() - far) } else { Box::new(convex(&polygon(far))) };
        if cut {
            layer.cut(Vec2::ZERO, Vec2::splat(far), distance);
        } else {
            layer.draw(Vec2::ZERO, Vec2::splat(far), 1.0, distance);
        }
    };
    // The outer part: a ring, or a full shape with a window.
    let (outer, wall) = (0.45, rng.random_range(0.045..0.09));
    shape(&mut layer, outer, false);
    shape(&mut layer, outer - wall, true);
    // Something at each corner, or between them.
    let far = rng.random_range(0.27..0.34);
    let size = rng.random_range(0.035..0.06);
    let kind = rng.random_range(0..4);
    let aside = if rng.random() { 0.0 } else { TAU / fold as f32 / 2.0 };
    for at in 0..fold {
        let way = Vec2::from_angle(aside).rotate(corner(at, 1.0));
        match kind {
            0 => layer.disc(way * far, size, 1.0),
            1 => layer.line(way * 0.2, way * (outer - wall), size * 0.9, 1.0),
            2 => {
                let side = way.perp() * size * 1.4;
                layer.polygon(&[way * (far + 0.1), way * (far - 0.1) + side, way * (far - 0.1) - side], 1.0);
            }
            _ => layer.cut(way * outer, Vec2::splat(wall * 1.2), move |place| (place - way * outer).length() - wall * 0.9),
        }
    }
    // The heart.
    let heart = rng.random_range(0.12..0.2);
    let points = if rng.random() { fold } else { rng.random_range(3..=6) };
    let around: Vec<Vec2> = (0..points).map(|at| Vec2::from_angle(TAU * at as f32 / points as f32 - TAU / 4.0) * heart).collect();
    match rng.random_range(0..4) {
        0 => layer.disc(Vec2::ZERO, heart * 0.8, 1.0),
        1 => layer.ring(Vec2::ZERO, heart, 0.06, 1.0),
        2 => layer.polygon(&around, 1.0),
        _ => {
            for tip in &around {
                let side = tip.perp().normalize_or_zero() * heart * 0.36;
                layer.polygon(&[*tip * 1.25, side, -side], 1.0);
            }
        }
    }
    if rng.random() {
        let hole = heart * rng.random_range(0.25..0.5);
        layer.cut(Vec2::ZERO, Vec2::splat(hole), move |place| place.length() - hole);
    }
    layer
}
