//! Paints the picture of a card: a background, light on it, and the emblem over it. Nothing here knows the window.

use bevy::math::Vec2;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::layer::Layer;
use super::patterns::Pattern;

/// How a picture is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Printed: dots of ink, an emblem in cream with a dark edge.
    Print,
    /// On a screen: glowing lines, an emblem of light.
    Screen,
    /// In glass: facets, an emblem with bevelled edges.
    Glass,
}

impl Finish {
    /// How much a card of it shines by itself on the table: what belongs to the net does, paper is lit.
    #[must_use]
    pub const fn glow(self) -> f32 {
        match self {
            Self::Print => 0.1,
            Self::Screen => 1.2,
            Self::Glass => 0.5,
        }
    }

    /// How far the colours of two pictures of one tint are apart, in radians of the colour wheel.
    const fn sway(self) -> f32 {
        match self {
            Self::Print => 0.18,
            Self::Screen => 0.15,
            Self::Glass => 0.12,
        }
    }
}

/// What a picture is painted from, besides its emblem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// What stands behind the emblem.
    pub pattern: Pattern,
    /// How it is done.
    pub finish: Finish,
    /// Its colour.
    pub tint: [u8; 3],
    /// What chance is seeded with.
    pub seed: u64,
}

/// A colour in linear light.
type Light = [f32; 3];

fn mix(one: Light, other: Light, share: f32) -> Light {
    std::array::from_fn(|at| one[at] + (other[at] - one[at]) * share)
}

fn times(color: Light, by: f32) -> Light {
    color.map(|part| part * by)
}

fn plus(one: Light, other: Light) -> Light {
    std::array::from_fn(|at| one[at] + other[at])
}

fn linear(color: [u8; 3]) -> Light {
    color.map(|part| (f32::from(part) / 255.0).powf(2.2))
}

fn byte(light: f32) -> u8 {
    (light.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0 + 0.5) as u8
}

/// A colour as bright as it can be.
fn vivid(color: Light) -> Light {
    let most = color.iter().copied().fold(1e-4, f32::max);
    times(color, 1.0 / most)
}

/// A colour a little further round the colour wheel, so that cards of one kind are not all of one ink.
fn shifted(color: Light, turn: f32) -> Light {
    let (sin, cos) = turn.sin_cos();
    let (same, back, on) = (cos + (1.0 - cos) / 3.0, (1.0 - cos) / 3.0 - sin / 3.0_f32.sqrt(), (1.0 - cos) / 3.0 + sin / 3.0_f32.sqrt());
    let [r, g, b] = color;
    [same * r + back * g + on * b, on * r + same * g + back * b, back * r + on * g + same * b].map(|part| part.max(0.0))
}

/// A value of a layer at a place, between its cells.
fn sample(layer: &Layer, place: Vec2) -> f32 {
    let (wide, high) = layer.size;
    let at = (place + Vec2::new(layer.half(), 0.5)) / layer.cell() - Vec2::splat(0.5);
    let (low, part) = (at.floor(), at - at.floor());
    let value = |x: f32, y: f32| {
        let inside = x >= 0.0 && y >= 0.0 && x < wide as f32 && y < high as f32;
        if inside { layer.cells[y as usize * wide + x as usize] } else { 0.0 }
    };
    let row = |y: f32| value(low.x, y) * (1.0 - part.x) + value(low.x + 1.0, y) * part.x;
    row(low.y) * (1.0 - part.y) + row(low.y + 1.0) * part.y
}

/// The emblem in the middle of a picture of this size, as large as `share` of its height.
pub fn placed(emblem: &Layer, size: (usize, usize), share: f32) -> Layer {
    let mut layer = Layer::new(size);
    let share = share.min(share * size.0 as f32 / size.1 as f32);
    // An emblem that gets smaller is looked at in more than one place a cell.
    let fine = (emblem.size.1 as f32 / (size.1 as f32 * share)).ceil().clamp(1.0, 4.0) as usize;
    let cell = layer.cell();
    layer.fill(|place, _| {
        if place.x.abs().max(place.y.abs()) > share / 2.0 + cell {
            return 0.0;
        }
        let mut sum = 0.0;
        for at in 0..fine * fine {
            let off = Vec2::new((at % fine) as f32, (at / fine) as f32) + Vec2::splat(0.5);
            sum += sample(emblem, (place + (off / fine as f32 - Vec2::splat(0.5)) * cell) / share);
        }
        sum / (fine * fine) as f32
    });
    layer
}

/// The picture in red, green, blue, row by row.
#[must_use]
pub fn paint(size: (usize, usize), look: Look, emblem: &Layer) -> Vec<[u8; 3]> {
    let rng = &mut ChaCha8Rng::seed_from_u64(look.seed);
    let mut pattern = Layer::new(size);
    look.pattern.draw(&mut pattern, rng);
    // What is too small to be seen would only be noise, and an emblem there is as large as it can be.
    let fine = ((size.1 as f32 - 16.0) / 80.0).clamp(0.15, 1.0);
    pattern.cells.iter_mut().for_each(|value| *value *= fine);
    let mut haze = pattern.clone();
    haze.blur(0.035);
    let cover = placed(emblem, size, 0.98 - 0.14 * fine);
    let (mut near, mut far, mut height) = (cover.clone(), cover.clone(), cover.clone());
    near.blur(0.022);
    far.blur(0.11);
    height.blur(0.014);
    let scene = Scene {
        look,
        lamp: Vec2::new(rng.random_range(-0.12..0.12), rng.random_range(-0.16..0.0)),
        turn: rng.random_range(-0.25..0.25),
        tint: shifted(linear(look.tint), rng.random_range(-1.0..1.0) * look.finish.sway()),
        half: pattern.half(),
        fine,
    };
    let wide = size.0;
    (0..size.0 * size.1)
        .map(|at| {
            let (x, y) = (at % wide, at / wide);
            let place = pattern.place(x, y);
            // The slope of the emblem's surface, and what lies above and left of here, which throws a shadow.
            let high = |dx: isize, dy: isize| {
                let (x, y) = (x.saturating_add_signed(dx).min(size.0 - 1), y.saturating_add_signed(dy).min(size.1 - 1));
                height.cells[y * wide + x]
            };
            let slope = Vec2::new(high(1, 0) - high(-1, 0), high(0, 1) - high(0, -1)) * (size.1 as f32 / 160.0);
            let off = ((0.022 / pattern.cell()) as usize, (0.03 / pattern.cell()) as usize);
            let shadow = near.cells[y.saturating_sub(off.1) * wide + x.saturating_sub(off.0)];
            let here = Spot {
                place,
                pattern: pattern.cells[at],
                haze: haze.cells[at],
                cover: cover.cells[at],
                near: near.cells[at],
                far: far.cells[at],
                shadow,
                slope,
            };
            scene.light(&here).map(byte)
        })
        .collect()
}

/// What is the same all over a picture.
struct Scene {
    look: Look,
    /// Where its light falls.
    lamp: Vec2,
    /// How its dots are turned.
    turn: f32,
    tint: Light,
    half: f32,
    /// How much of what is small can be seen.
    fine: f32,
}

/// What there is at one place of a picture.
struct Spot {
    place: Vec2,
    pattern: f32,
    haze: f32,
    cover: f32,
    near: f32,
    far: f32,
    shadow: f32,
    slope: Vec2,
}

impl Scene {
    fn light(&self, at: &Spot) -> Light {
        let far = ((at.place - self.lamp) / Vec2::new(self.half.max(0.5) / 0.62, 0.8)).length();
        let pool = (1.0 - far * far).max(0.0);
        match self.look.finish {
            Finish::Print => self.print(at, pool),
            Finish::Screen => self.screen(at, pool),
            Finish::Glass => self.glass(at, pool),
        }
    }

    fn print(&self, at: &Spot, pool: f32) -> Light {
        let (deep, ink) = (times(self.tint, 0.32), self.tint);
        let pale = mix(times(vivid(self.tint), 0.85), [1.0, 0.93, 0.78], 0.42);
        // Dots of ink that grow towards the edges.
        let turned = Vec2::from_angle(0.35 + self.turn).rotate(at.place) / 0.026;
        let dot = (turned - turned.round()).length();
        let tone = 0.1 + 0.62 * pool;
        let dots = tone + (((0.62 * tone.sqrt() - dot) / 0.16 + 0.5).clamp(0.0, 1.0) - tone) * self.fine;
        let ground = mix(mix(ink, deep, 0.55 * (1.0 - pool)), mix(ink, pale, 0.42), dots * 0.62);
        let lines = mix(ground, pale, at.pattern * (0.2 + 0.5 * pool) * (1.0 - 0.75 * at.far));
        let dark = mix(lines, times(deep, 0.45), (at.shadow * 0.62).min(0.62));
        let rim = ((at.near - 0.06) / 0.2).clamp(0.0, 1.0);
        let edged = mix(dark, times(deep, 0.3), rim);
        let cream = mix([0.98, 0.90, 0.72], pale, (0.5 + at.place.y) * 0.5);
        let lit = (1.0 + (at.slope.x + at.slope.y) * -0.55).clamp(0.55, 1.2);
        mix(edged, times(cream, lit), at.cover)
    }

    fn screen(&self, at: &Spot, pool: f32) -> Light {
        let bright = mix(vivid(self.tint), [1.0, 1.0, 1.0], 0.12);
        let ground = plus(times(self.tint, 0.14 + 0.78 * pool * pool), [0.004, 0.007, 0.013]);
        let quiet = 1.0 - 0.82 * (at.far * 1.5).min(1.0);
        let lines = times(bright, (at.pattern * 0.46 + at.haze * 0.22) * (0.3 + 0.7 * pool) * quiet);
        let shade = 1.0 - 0.55 * (at.shadow * 1.2).min(1.0) * (1.0 - at.cover);
        let glow = times(bright, 0.5 * at.far + 0.42 * at.near);
        let behind = plus(times(plus(ground, lines), shade), glow);
        let core = mix([1.0, 1.0, 1.0], bright, 0.12 + 0.5 * (0.5 + at.place.y).clamp(0.0, 1.0));
        let lit = (1.0 + (at.slope.x + at.slope.y) * -0.5).clamp(0.5, 1.15);
        mix(behind, times(core, lit), at.cover)
    }

    fn glass(&self, at: &Spot, pool: f32) -> Light {
        let bright = vivid(self.tint);
        let ground = plus(times(self.tint, 0.05 + 0.36 * pool * pool), [0.008, 0.006, 0.018]);
        let quiet = 1.0 - 0.75 * (at.far * 1.4).min(1.0);
        let facets = times(mix(bright, [1.0, 1.0, 1.0], 0.12), at.pattern * (0.05 + 0.30 * pool) * quiet);
        let shade = 1.0 - 0.7 * (at.shadow * 1.3).min(1.0) * (1.0 - at.cover);
        let behind = plus(times(plus(ground, facets), shade), times(bright, 0.26 * at.far + 0.1 * at.near));
        let face = mix(mix([1.0, 1.0, 1.0], bright, 0.1), mix([1.0, 1.0, 1.0], bright, 0.72), (0.5 + at.place.y).clamp(0.0, 1.0));
        let light = -(at.slope.x + at.slope.y);
        let lit = times(face, (0.86 + light * 0.9).clamp(0.25, 1.0));
        let edge = plus(lit, times([1.0, 1.0, 1.0], (light * 0.8).clamp(0.0, 0.6)));
        mix(behind, edge, at.cover)
    }
}
