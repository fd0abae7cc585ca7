//! What stands behind the emblem of a card: drawn by chance that is seeded with the card's id, so that a card always looks
//! the same and no two look alike.

use std::f32::consts::TAU;

use bevy::math::Vec2;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::layer::Layer;

/// What a background is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Traces of a circuit board with their pads.
    Traces,
    /// Machines and the lines between them.
    Network,
    /// Cells and their nuclei.
    Cells,
    /// Hazard stripes.
    Stripes,
    /// A wall of hexagons.
    Hexagons,
    /// Wave forms.
    Waves,
    /// A tree of processes.
    Tree,
    /// Rings with ticks, like clockwork.
    Rings,
    /// Settings: keys, values, sliders.
    Settings,
    /// A hex dump.
    Dump,
    /// Blocks and right angles.
    Prisms,
    /// Splinters of glass.
    Shards,
    /// Bubbles and rings.
    Spheres,
}

impl Pattern {
    /// Every one.
    #[cfg(test)]
    pub const ALL: [Self; 13] = [
        Self::Traces,
        Self::Network,
        Self::Cells,
        Self::Stripes,
        Self::Hexagons,
        Self::Waves,
        Self::Tree,
        Self::Rings,
        Self::Settings,
        Self::Dump,
        Self::Prisms,
        Self::Shards,
        Self::Spheres,
    ];

    /// Draws it.
    pub fn draw(self, layer: &mut Layer, rng: &mut ChaCha8Rng) {
        match self {
            Self::Traces => traces(layer, rng),
            Self::Network => network(layer, rng),
            Self::Cells => cells(layer, rng),
            Self::Stripes => stripes(layer, rng),
            Self::Hexagons => hexagons(layer, rng),
            Self::Waves => waves(layer, rng),
            Self::Tree => tree(layer, rng),
            Self::Rings => rings(layer, rng),
            Self::Settings => settings(layer, rng),
            Self::Dump => dump(layer, rng),
            Self::Prisms => prisms(layer, rng),
            Self::Shards => shards(layer, rng),
            Self::Spheres => spheres(layer, rng),
        }
    }
}

/// Somewhere on a layer.
fn somewhere(layer: &Layer, rng: &mut ChaCha8Rng) -> Vec2 {
    Vec2::new(rng.random_range(-1.0..1.0) * layer.half(), rng.random_range(-0.5..0.5))
}

fn traces(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let grid = 0.07;
    let eighth = |turn: i32| {
        let way = Vec2::from_angle(TAU / 8.0 * turn as f32);
        if turn % 2 == 0 { way } else { way * std::f32::consts::SQRT_2 }
    };
    for _ in 0..26 {
        let bright = rng.random_range(0.3..0.95);
        let mut at = (somewhere(layer, rng) / grid).round() * grid;
        let mut turn = 2 * rng.random_range(0..4);
        let lanes = rng.random_range(1..=3);
        let steps: Vec<(i32, f32)> = (0..3)
            .map(|bend| {
                if bend > 0 {
                    turn += if rng.random() { 1 } else { -1 };
                }
                (turn, grid * rng.random_range(1..=4) as f32)
            })
            .collect();
        let aside = eighth(steps[0].0 + 2) * grid * 0.5;
        at -= aside * (lanes - 1) as f32 / 2.0;
        for lane in 0..lanes {
            let mut pen = at + aside * lane as f32;
            layer.ring(pen, 0.016, 0.010, bright);
            for (turn, length) in &steps {
                let next = pen + eighth(*turn) * *length;
                layer.line(pen, next, 0.011, bright);
                pen = next;
            }
            layer.disc(pen, 0.018, bright);
        }
    }
}

fn network(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let mut nodes: Vec<Vec2> = Vec::new();
    for _ in 0..400 {
        let place = somewhere(layer, rng) * 1.1;
        if nodes.iter().all(|other| other.distance(place) > 0.17) {
            nodes.push(place);
        }
    }
    for (at, from) in nodes.iter().enumerate() {
        let mut near: Vec<&Vec2> = nodes.iter().skip(at + 1).filter(|to| to.distance(*from) < 0.34).collect();
        near.sort_by(|one, other| one.distance(*from).total_cmp(&other.distance(*from)));
        for to in near.into_iter().take(3) {
            let bright = rng.random_range(0.25..0.7);
            layer.line(*from, *to, 0.008, bright);
            // A packet on its way.
            if rng.random_ratio(1, 3) {
                layer.disc(from.lerp(*to, rng.random_range(0.25..0.75)), 0.013, 1.0);
            }
        }
    }
    for node in nodes {
        let size = rng.random_range(0.020..0.036);
        layer.cut(node, Vec2::splat(size + 0.016), |place| (place - node).length() - size - 0.012);
        layer.ring(node, size, 0.010, 0.9);
        if rng.random() {
            layer.disc(node, size * 0.45, 1.0);
        }
    }
}

fn cells(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let mut seeds: Vec<Vec2> = Vec::new();
    for _ in 0..300 {
        let place = somewhere(layer, rng) * 1.15;
        if seeds.iter().all(|other| other.distance(place) > 0.15) {
            seeds.push(place);
        }
    }
    let tones: Vec<f32> = seeds.iter().map(|_| rng.random_range(0.0..0.35)).collect();
    layer.fill(|place, _| {
        let (mut near, mut next, mut whose) = (f32::MAX, f32::MAX, 0);
        for (at, seed) in seeds.iter().enumerate() {
            let far = place.distance(*seed);
            if far < near {
                (next, near, whose) = (near, far, at);
            } else {
                next = next.min(far);
            }
        }
        let wall = 1.0 - ((next - near) / 0.022).min(1.0);
        tones[whose] + wall * 0.7
    });
    for seed in seeds {
        let size = rng.random_range(0.014..0.034);
        layer.disc(seed + Vec2::new(0.01, 0.006), size, rng.random_range(0.5..1.0));
    }
}

fn stripes(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let (width, off) = (rng.random_range(0.10..0.15), rng.random_range(0.0..1.0));
    let lean = if rng.random() { 1.0 } else { -1.0 };
    let edge = layer.cell() / width;
    layer.fill(|place, _| {
        let along = ((place.x * lean + place.y) / width / 2.0 + off).rem_euclid(1.0);
        let band = ((along - 0.25).abs() - 0.25) / edge;
        (0.5 - band).clamp(0.0, 1.0) * 0.62
    });
    // Worn by use.
    for _ in 0..34 {
        let from = somewhere(layer, rng);
        let way = Vec2::from_angle(rng.random_range(-0.5..0.5)) * rng.random_range(0.03..0.2);
        let (middle, reach) = (from + way / 2.0, way.abs() / 2.0 + Vec2::splat(0.01));
        let width = rng.random_range(0.002..0.006);
        layer.cut(middle, reach, |place| {
            let at = ((place - from).dot(way) / way.length_squared()).clamp(0.0, 1.0);
            (place - from - way * at).length() - width
        });
    }
}

fn hexagons(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let size = rng.random_range(0.075..0.105);
    let (wide, high) = (size * 3.0_f32.sqrt(), size * 1.5);
    let shift = somewhere(layer, rng) * 0.2;
    let columns = (layer.half() / wide).ceil() as i32 + 2;
    let rows = (0.5 / high).ceil() as i32 + 2;
    for row in -rows..=rows {
        for column in -columns..=columns {
            let middle = Vec2::new((column as f32 + 0.5 * (row % 2).abs() as f32) * wide, row as f32 * high) + shift;
            let corner = |at: usize, size: f32| middle + Vec2::from_angle(TAU * (at as f32 + 0.5) / 6.0) * size;
            let outline: Vec<Vec2> = (0..6).map(|at| corner(at, size * 0.92)).collect();
            let bright = rng.random_range(0.35..0.75);
            for at in 0..6 {
                layer.line(outline[at], outline[(at + 1) % 6], 0.008, bright);
            }
            let kind = rng.random_range(0..8);
            if kind == 0 {
                layer.polygon(&(0..6).map(|at| corner(at, size * 0.74)).collect::<Vec<_>>(), 0.55);
            } else if kind == 1 {
                layer.polygon(&(0..6).map(|at| corner(at, size * 0.74)).collect::<Vec<_>>(), 0.28);
            }
        }
    }
}

fn waves(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let half = layer.half();
    // The grid of the oscilloscope.
    let step = 0.1;
    for line in -20_i32..=20 {
        let at = line as f32 * step;
        layer.line(Vec2::new(at, -0.5), Vec2::new(at, 0.5), 0.004, 0.16);
        layer.line(Vec2::new(-half, at), Vec2::new(half, at), 0.004, 0.16);
    }
    for wave in 0..5 {
        let (high, fast) = (rng.random_range(0.06..0.26), rng.random_range(1.2..5.5) * TAU);
        let (low, slow) = (rng.random_range(0.02..0.10), rng.random_range(0.4..1.2) * TAU);
        let (phase, drift) = (rng.random_range(0.0..TAU), rng.random_range(0.0..TAU));
        let (burst, width) = (rng.random_range(-0.6..0.6) * half, rng.random_range(0.25..0.7));
        let bright = if wave == 0 { 1.0 } else { rng.random_range(0.3..0.6) };
        let at = |x: f32| {
            let swell = (-((x - burst) / width).powi(2)).exp();
            Vec2::new(x, high * swell * (x * fast + phase).sin() + low * (x * slow + drift).sin())
        };
        let count = 140;
        for part in 0..count {
            let x = |part: usize| -half - 0.02 + (2.0 * half + 0.04) * part as f32 / count as f32;
            layer.line(at(x(part)), at(x(part + 1)), if wave == 0 { 0.013 } else { 0.008 }, bright);
        }
    }
}

fn tree(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let (row, indent) = (0.088, 0.075);
    for left in [-layer.half() + 0.05, rng.random_range(0.05..0.2)] {
        let mut depths: Vec<i32> = vec![0];
        while depths.len() < 12 {
            let last = depths[depths.len() - 1];
            depths.push(rng.random_range(1..=(last + 1).min(4)));
        }
        let middle = |at: usize, depth: i32| Vec2::new(left + indent * depth as f32, -0.46 + row * at as f32);
        for (at, depth) in depths.iter().enumerate() {
            let place = middle(at, *depth);
            if *depth > 0 {
                let parent = (0..at).rev().find(|above| depths[*above] < *depth).unwrap_or(0);
                let under = Vec2::new(place.x - indent + 0.02, middle(parent, 0).y + 0.03);
                let bend = Vec2::new(under.x, place.y);
                layer.line(under, bend, 0.009, 0.6);
                layer.line(bend, place, 0.009, 0.6);
            }
            let mut x = place.x;
            let lit = rng.random_ratio(1, 4);
            for _ in 0..rng.random_range(1..=3) {
                let long = rng.random_range(0.04..0.17);
                layer.rect(Vec2::new(x + long / 2.0, place.y), Vec2::new(long / 2.0, 0.021), 0.008, if lit { 1.0 } else { 0.6 });
                x += long + 0.025;
            }
        }
    }
}

fn rings(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let mut radius = 0.17;
    while radius < layer.half().hypot(0.5) {
        let width = rng.random_range(0.006..0.022);
        match rng.random_range(0..4) {
            0 => layer.ring(Vec2::ZERO, radius, width, rng.random_range(0.35..0.7)),
            1 => {
                let ticks = 12 * rng.random_range(2..=5);
                for tick in 0..ticks {
                    let way = Vec2::from_angle(TAU * tick as f32 / ticks as f32);
                    let long = if tick % (ticks / 12) == 0 { 0.035 } else { 0.018 };
                    layer.line(way * radius, way * (radius + long), 0.007, 0.75);
                }
            }
            _ => {
                let parts = rng.random_range(2..=5);
                let turned = rng.random_range(0.0..TAU);
                for part in 0..parts {
                    let middle = turned + TAU * part as f32 / parts as f32;
                    let open = TAU / parts as f32 * rng.random_range(0.15..0.42);
                    layer.arc(Vec2::ZERO, radius, width * 1.4, (middle, open), rng.random_range(0.4..0.95));
                }
            }
        }
        radius += rng.random_range(0.045..0.08);
    }
    // The hand.
    let way = Vec2::from_angle(rng.random_range(0.0..TAU));
    layer.line(way * 0.16, way, 0.010, 0.8);
}

fn settings(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let (half, mut y) = (layer.half(), -0.45);
    while y < 0.5 {
        let mut x = -half + 0.05;
        while x < half {
            let key = rng.random_range(0.09..0.22);
            layer.rect(Vec2::new(x + key / 2.0, y), Vec2::new(key / 2.0, 0.019), 0.006, 0.42);
            x += key + 0.025;
            for line in [-0.009, 0.009] {
                layer.line(Vec2::new(x, y + line), Vec2::new(x + 0.022, y + line), 0.006, 0.7);
            }
            x += 0.05;
            let value = rng.random_range(0.08..0.24);
            if rng.random_ratio(1, 3) {
                let knob = Vec2::new(x + value * rng.random_range(0.1..0.9), y);
                layer.line(Vec2::new(x, y), Vec2::new(x + value, y), 0.008, 0.6);
                layer.disc(knob, 0.024, 1.0);
            } else {
                layer.rect(Vec2::new(x + value / 2.0, y), Vec2::new(value / 2.0, 0.019), 0.006, rng.random_range(0.55..0.95));
            }
            x += value + 0.08;
        }
        y += 0.086;
    }
}

/// The digits 0 to F, three cells wide and five high, row by row.
const DIGITS: [u16; 16] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
    0b010_101_111_101_101,
    0b110_101_110_101_110,
    0b111_100_100_100_111,
    0b110_101_101_101_110,
    0b111_100_111_100_111,
    0b111_100_111_100_100,
];

fn dump(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let dot = 0.0125;
    let (half, mut y) = (layer.half(), -0.49);
    while y < 0.5 {
        let mut x = -half + 0.02;
        let tone = rng.random_range(0.3..0.55);
        while x < half {
            let bright = if rng.random_ratio(1, 7) { 1.0 } else { tone * rng.random_range(0.6..1.2) };
            for _ in 0..2 {
                let bits = DIGITS[rng.random_range(0..16)];
                for bit in (0..15_u8).filter(|bit| bits & 1 << (14 - bit) != 0) {
                    let corner = Vec2::new(x + f32::from(bit % 3) * dot, y + f32::from(bit / 3) * dot);
                    layer.rect(corner + Vec2::splat(dot / 2.0), Vec2::splat(dot * 0.46), 0.0, bright);
                }
                x += dot * 4.0;
            }
            x += dot * 2.2;
        }
        y += dot * 7.2;
    }
}

fn prisms(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let size = rng.random_range(0.085..0.12);
    let (wide, high) = (size * 3.0_f32.sqrt(), size * 1.5);
    let shift = somewhere(layer, rng) * 0.2;
    let columns = (layer.half() / wide).ceil() as i32 + 2;
    let rows = (0.5 / high).ceil() as i32 + 2;
    for row in -rows..=rows {
        for column in -columns..=columns {
            let middle = Vec2::new((column as f32 + 0.5 * (row % 2).abs() as f32) * wide, row as f32 * high) + shift;
            let corner = |at: usize| middle + Vec2::from_angle(TAU * (at as f32 + 0.5) / 6.0) * size * 0.965;
            let lift = rng.random_range(0.35..1.0);
            // Three faces of a cube: above, left, right.
            for (faces, tone) in [([3, 4, 5], 0.62), ([1, 2, 3], 0.3), ([5, 0, 1], 0.12)] {
                let outline = [middle, corner(faces[0]), corner(faces[1]), corner(faces[2])];
                layer.polygon(&outline, tone * lift);
            }
            layer.line(middle, corner(1), 0.005, 0.5 * lift);
            layer.line(middle, corner(3), 0.006, 0.9 * lift);
            layer.line(middle, corner(5), 0.006, 0.9 * lift);
        }
    }
}

fn shards(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let from = Vec2::new(rng.random_range(-0.15..0.15), rng.random_range(-0.1..0.1));
    let mut towards = rng.random_range(0.0..TAU);
    let last = towards + TAU;
    while towards < last - 0.04 {
        let open = rng.random_range(0.10_f32..0.34).min(last - towards);
        let tone = rng.random_range(0.06..0.5);
        let way = |turn: f32, far: f32| from + Vec2::from_angle(turn) * far;
        let near = rng.random_range(0.10..0.3);
        let broken = near + rng.random_range(0.1..0.35);
        let slant = rng.random_range(-0.08..0.08);
        let (one, other) = (towards + 0.012, towards + open - 0.012);
        layer.polygon(&[way(one, near), way(one, broken + slant), way(other, broken - slant)], tone);
        layer.polygon(&[way(one, broken + slant + 0.03), way(one, 1.6), way(other, 1.6), way(other, broken - slant + 0.03)], tone * 0.7);
        layer.line(way(one, near), way(one, 1.6), 0.005, tone + 0.35);
        layer.line(way(one, broken + slant), way(other, broken - slant), 0.006, (tone + 0.4).min(1.0));
        towards += open;
    }
    for _ in 0..14 {
        let middle = somewhere(layer, rng);
        let corner = |turn: f32, far: f32| middle + Vec2::from_angle(turn) * far;
        let (turn, far) = (rng.random_range(0.0..TAU), rng.random_range(0.015..0.05));
        layer.polygon(&[corner(turn, far), corner(turn + 2.2, far * 0.5), corner(turn + 3.9, far * 0.8)], rng.random_range(0.5..1.0));
    }
}

fn spheres(layer: &mut Layer, rng: &mut ChaCha8Rng) {
    let mut all: Vec<(Vec2, f32)> = Vec::new();
    for _ in 0..500 {
        let (place, size) = (somewhere(layer, rng) * 1.1, 0.012 + 0.12 * rng.random_range(0.0_f32..1.0).powi(3));
        if all.iter().all(|(other, reach)| other.distance(place) > size + reach + 0.012) {
            all.push((place, size));
        }
    }
    for (middle, size) in all {
        let tone = rng.random_range(0.1..0.45);
        let light = middle - Vec2::splat(size * 0.35);
        layer.disc(middle, size, tone * 0.6);
        layer.disc(middle + Vec2::splat(-size * 0.12), size * 0.8, tone);
        layer.ring(middle, size, 0.007, (tone + 0.35).min(1.0));
        layer.disc(light, size * 0.2, 1.0);
        if size > 0.06 && rng.random() {
            layer.ring(middle, size * 1.25, 0.004, 0.35);
        }
    }
}
