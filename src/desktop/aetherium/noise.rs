//! The material of the quantum noise, and the same storm standing still, painted once (AE-90).

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::{Shader, ShaderRef};

use super::places::WIDTH;
use super::solids::Solids;
use super::style::Tints;

/// How many models light the storm up at a time.
pub const GLOWS: usize = 24;

/// The shader, built in.
pub const SHADER: Handle<Shader> = uuid_handle!("6a0b1f0e-6a0f-4a34-9a0e-3b8f3ad2c1d7");

/// What the shader is told.
#[derive(ShaderType, Debug, Clone)]
pub struct Storm {
    /// The colours from the depth to the crests.
    deep: Vec4,
    middle: Vec4,
    crest: Vec4,
    /// How fast it moves.
    pace: Vec4,
    /// What stands in it: x and z on the table, and the strength.
    pub glows: [Vec4; GLOWS],
}

/// Quantum noise that moves.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct NoiseMaterial {
    /// What it looks like.
    #[uniform(0)]
    pub storm: Storm,
}

impl Material for NoiseMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
}

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../assets/shaders/quantum_noise.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<NoiseMaterial>::default());
}

/// The colours of the storm: its depth, its clouds, its crests.
fn colors(tints: &Tints) -> [LinearRgba; 3] {
    [tints.toned(0x28, 0x22, 0x58), tints.toned(0x56, 0x46, 0xA2), tints.toned(0x28, 0xA6, 0xA8)]
}

impl NoiseMaterial {
    /// The storm in the colours of the table.
    #[must_use]
    pub fn new(tints: &Tints) -> Self {
        let [deep, middle, crest] = colors(tints).map(ColorToComponents::to_vec4);
        Self { storm: Storm { deep, middle, crest, pace: Vec4::X, glows: [Vec4::ZERO; GLOWS] } }
    }
}

/// A number from 0 to 1 for a point of a grid, always the same.
fn scatter(x: i32, y: i32) -> f32 {
    let mixed = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    (mixed >> 8 & 0xFFFF) as f32 / 65535.0
}

fn clouds(at: Vec2) -> f32 {
    let value = |at: Vec2| {
        let (cell, part) = (at.floor(), at - at.floor());
        let eased = part * part * (Vec2::splat(3.0) - 2.0 * part);
        let corner = |x: i32, y: i32| scatter(cell.x as i32 + x, cell.y as i32 + y);
        let (low, high) = (corner(0, 0).lerp(corner(1, 0), eased.x), corner(0, 1).lerp(corner(1, 1), eased.x));
        low.lerp(high, eased.y)
    };
    value(at) * 0.55 + value(at * 2.1 + 7.3) * 0.3 + value(at * 4.3 + 3.1) * 0.15
}

/// The light around what stands in a painted storm: bright at its foot, with rays that end in nothing.
pub fn wake(light: &mut Solids, at: Vec3, size: f32, tints: &Tints) {
    let [.., crest] = colors(tints);
    let rays = 28_u8;
    let point = |ray: u8, far: f32| {
        let angle = f32::from(ray % rays) / f32::from(rays) * std::f32::consts::TAU;
        at + Vec3::new(angle.sin(), 0.0, -angle.cos()) * far * size
    };
    let long = |ray: u8| 1.25 + 0.7 * scatter(i32::from(ray % rays), (at.x * 7.0 + at.z * 13.0) as i32);
    for ray in 0..rays {
        for (near, far, inner, outer) in [(0.3, 0.75, 0.85, 0.5), (0.75, 0.0, 0.5, 0.0)] {
            let end = |ray: u8| if far > 0.0 { far } else { long(ray) };
            let color = |alpha: f32| (crest * 1.1).with_alpha(alpha);
            light.shaded(&[
                (point(ray, near), color(inner)),
                (point(ray + 1, near), color(inner)),
                (point(ray + 1, end(ray + 1)), color(outer)),
                (point(ray, end(ray)), color(outer)),
            ]);
        }
    }
}

/// The storm standing still: a sheet with its colours painted on, and the squares drawn over it.
#[must_use]
pub fn still(tints: &Tints) -> Solids {
    let [deep, middle, crest] = colors(tints);
    let mut sheet = Solids::default();
    // So many cells a square show the filaments too.
    let cells = WIDTH as u8 * 4;
    let size = WIDTH / f32::from(cells);
    for (x, z) in (0..cells).flat_map(|x| (0..cells).map(move |z| (x, z))) {
        let corner = Vec2::new(f32::from(x), f32::from(z)) * size - Vec2::splat(WIDTH / 2.0);
        let color = |at: Vec2| {
            let curl = at.length() * 0.06;
            let p = Vec2::from_angle(curl).rotate(at) * 0.26 + Vec2::splat(11.0);
            let warp = Vec2::new(clouds(p), clouds(p + Vec2::new(5.2, 1.3)));
            let lift = ((clouds(p + warp * 2.6) - 0.28) / 0.44).clamp(0.0, 1.0);
            let fold = (1.0 - (2.0 * (clouds(p + warp * 2.6) * 3.4 + warp.x).fract() - 1.0).abs()).powi(5) * lift;
            // The lamp at the far left lights it; away from it it is darker.
            let lamp = 1.75 - 0.65 * (at.distance(Vec2::new(-4.0, -4.0)) / 15.0).clamp(0.0, 1.0);
            (deep.mix(&middle, 0.3 + 0.55 * lift) + crest * (0.26 * fold + 0.1 * warp.y * lift)) * lamp
        };
        let corners = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)].map(|(right, near)| corner + Vec2::new(right, near) * size);
        sheet.shaded(&corners.map(|at| (Vec3::new(at.x, 0.0, at.y), color(at))));
    }
    let line = deep.mix(&crest, 0.14);
    for number in 0..=WIDTH as u8 {
        let at = f32::from(number) - WIDTH / 2.0;
        sheet.plate(Vec3::new(at, 0.006, 0.0), Vec2::new(0.055, WIDTH), line);
        sheet.plate(Vec3::new(0.0, 0.006, at), Vec2::new(WIDTH, 0.055), line);
    }
    sheet
}
