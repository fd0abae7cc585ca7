//! What things are made of: materials with a grain, drawn by code when the first thing is made of them.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::Affine2;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::label::add_mips;
pub use crate::scenes::Surface;

/// The grains of materials: colour and bumps.
#[derive(Resource, Default)]
pub struct Grains(HashMap<Surface, (Handle<Image>, Handle<Image>)>);

/// Makes materials, for the room and for pieces alike.
#[derive(SystemParam)]
pub struct Materials<'w> {
    grains: ResMut<'w, Grains>,
    /// All pictures, for what is drawn besides.
    pub images: ResMut<'w, Assets<Image>>,
    /// All materials, for what needs no grain.
    pub plain: ResMut<'w, Assets<StandardMaterial>>,
}

impl Materials<'_> {
    /// What a thing of this surface and colour is made of. Its grain has the right size on meshes whose texture coordinates
    /// are units of the table, like those of [`block`](super::shape::block).
    pub fn of(&mut self, surface: Surface, color: Color) -> StandardMaterial {
        let Look { tile, roughness, metallic, reflectance, .. } = Look::of(surface);
        let grain = self.grain(surface);
        StandardMaterial {
            base_color: color,
            base_color_texture: grain.as_ref().map(|grain| grain.0.clone()),
            normal_map_texture: grain.map(|grain| grain.1),
            perceptual_roughness: roughness,
            metallic,
            reflectance,
            uv_transform: Affine2::from_scale(1.0 / tile),
            ..default()
        }
    }

    /// A material of this surface and colour.
    pub fn add(&mut self, surface: Surface, color: Color) -> Handle<StandardMaterial> {
        let material = self.of(surface, color);
        self.plain.add(material)
    }

    fn grain(&mut self, surface: Surface) -> Option<(Handle<Image>, Handle<Image>)> {
        if surface == Surface::Plain {
            return None;
        }
        if let Some(made) = self.grains.0.get(&surface) {
            return Some(made.clone());
        }
        let (color, bumps) = draw(surface);
        let made = (self.images.add(color), self.images.add(bumps));
        self.grains.0.insert(surface, made.clone());
        Some(made)
    }
}

/// How a surface is drawn and shines.
struct Look {
    /// Units of the table that its grain repeats after.
    tile: Vec2,
    roughness: f32,
    metallic: f32,
    reflectance: f32,
    /// How high its bumps are.
    bumps: f32,
    /// Texels along a side.
    texels: usize,
}

impl Look {
    fn of(surface: Surface) -> Self {
        let look = |tile: (f32, f32), roughness, metallic, bumps, texels| Self {
            tile: tile.into(),
            roughness,
            metallic,
            reflectance: 0.4,
            bumps,
            texels,
        };
        match surface {
            Surface::Plain => look((1.0, 1.0), 0.7, 0.0, 0.0, 1),
            Surface::Wood => look((21.0, 9.0), 0.46, 0.0, 1.6, 512),
            Surface::Metal => look((6.0, 3.0), 0.38, 0.75, 0.25, 256),
            Surface::Felt => look((2.0, 2.0), 0.95, 0.0, 2.2, 128),
            Surface::Card => look((3.0, 3.0), 0.8, 0.0, 0.5, 128),
            Surface::Plastic => look((2.4, 2.4), 0.5, 0.0, 0.6, 128),
            Surface::Stone => look((5.0, 5.0), 0.34, 0.0, 0.3, 256),
            Surface::Deck => look((12.0, 8.0), 0.5, 0.3, 2.4, 512),
            Surface::Tiles => look((5.6, 5.6), 0.5, 0.0, 3.0, 256),
            Surface::Nebula => look((44.0, 30.0), 0.42, 0.0, 0.4, 256),
        }
    }
}

/// Chance that depends on a lattice point alone.
fn scatter(x: i32, y: i32, salt: u32) -> f32 {
    let mut hash = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ salt.wrapping_mul(0xC2B2_AE3D);
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    (hash ^ hash >> 15) as f32 / u32::MAX as f32
}

/// Smooth noise from 0 to 1 on a lattice of `cells` that goes on where it ends.
fn noise(at: Vec2, cells: IVec2, salt: u32) -> f32 {
    let scaled = at * cells.as_vec2();
    let (cell, part) = (scaled.floor(), scaled.fract_gl());
    let eased = part * part * (Vec2::splat(3.0) - 2.0 * part);
    let corner = |dx: i32, dy: i32| {
        let at = (cell.as_ivec2() + IVec2::new(dx, dy)).rem_euclid(cells);
        scatter(at.x, at.y, salt)
    };
    let (low, high) = (corner(0, 0).lerp(corner(1, 0), eased.x), corner(0, 1).lerp(corner(1, 1), eased.x));
    low.lerp(high, eased.y)
}

/// Noise of several sizes.
fn clouds(at: Vec2, cells: IVec2, octaves: u32, salt: u32) -> f32 {
    let (mut sum, mut weight, mut cells) = (0.0, 0.5, cells);
    for octave in 0..octaves {
        sum += weight * noise(at, cells, salt + octave);
        (weight, cells) = (weight / 2.0, cells * 2);
    }
    sum / (1.0 - weight * 2.0).max(0.5)
}

fn smooth(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// How far a point is from the nearest edge of one of `count` equal parts of its side, in such parts.
fn to_edge(at: f32, count: f32) -> f32 {
    let part = (at * count).rem_euclid(1.0);
    part.min(1.0 - part)
}

/// Colour, as linear light that the material's own colour is multiplied by, and height at a point from (0, 0) to (1, 1).
fn point(surface: Surface, at: Vec2) -> (Vec3, f32) {
    match surface {
        Surface::Plain => (Vec3::ONE, 0.0),
        Surface::Wood => {
            // Four boards across, each with a grain and a tone of its own, joined end to end at another place.
            const BOARDS: f32 = 4.0;
            let board = (at.y * BOARDS).floor() as i32;
            let tone = scatter(board, 3, 11);
            let shifted = Vec2::new(at.x + scatter(board, 7, 5), at.y);
            let bend = clouds(shifted, IVec2::new(3, 8), 3, 20 + board as u32);
            let rings = ((shifted.y * 26.0 + bend * 7.0 + tone * 4.0) * 2.2).sin() * 0.5 + 0.5;
            let fibre = clouds(shifted, IVec2::new(10, 128), 2, 40);
            let pores = smooth(0.66, 0.8, noise(shifted, IVec2::new(28, 230), 61));
            let cut = smooth(0.0, 0.022, to_edge(at.y, BOARDS));
            let end = smooth(0.0, 0.0012, to_edge(at.x + scatter(board, 9, 8), 1.0));
            let joint = cut * end;
            let shade = (0.62 + 0.2 * tone + 0.16 * rings + 0.22 * (fibre - 0.5) - 0.2 * pores) * (0.35 + 0.65 * joint);
            // Early wood is paler and warmer than late wood.
            let warm = Vec3::new(1.0, 0.93 + 0.07 * rings, 0.82 + 0.16 * rings);
            (warm * shade * 1.18, joint * 1.2 + 0.16 * rings + 0.3 * fibre - 0.35 * pores)
        }
        Surface::Metal => {
            let lines = 0.6 * noise(at, IVec2::new(3, 40), 3) + 0.4 * noise(at, IVec2::new(6, 90), 4);
            let worn = clouds(at, IVec2::new(3, 3), 3, 9);
            (Vec3::splat(0.84 + 0.12 * lines + 0.14 * (worn - 0.5)), lines)
        }
        Surface::Felt => {
            let thread = |along: f32, across: f32| {
                (across * 24.0 * std::f32::consts::TAU).sin() * (0.6 + 0.4 * (along * 24.0 * std::f32::consts::TAU).cos())
            };
            let weave = 0.25 * (thread(at.x, at.y) + thread(at.y, at.x)) + 0.5;
            let fluff = clouds(at, IVec2::new(8, 8), 4, 17);
            (Vec3::splat(0.74 + 0.2 * weave + 0.24 * (fluff - 0.5)), 0.5 * weave + 0.5 * fluff)
        }
        Surface::Card => {
            let fibre = clouds(at, IVec2::new(12, 12), 4, 23);
            (Vec3::splat(0.94 + 0.1 * (fibre - 0.5)), fibre)
        }
        Surface::Plastic => {
            let peel = clouds(at, IVec2::new(20, 20), 3, 31);
            (Vec3::splat(0.97 + 0.05 * (peel - 0.5)), peel)
        }
        Surface::Stone => {
            // Clouds of a darker tone, and pale veins that wind between them.
            let warp = Vec2::new(clouds(at, IVec2::new(4, 4), 3, 7), clouds(at, IVec2::new(4, 4), 3, 57)) * 0.3;
            let cloud = clouds(at + warp, IVec2::new(3, 3), 4, 83);
            let vein = |cells: i32, salt: u32, wide: f32| {
                let off = (clouds(at + warp, IVec2::splat(cells), 3, salt) - 0.5).abs();
                smooth(wide, 0.0, off)
            };
            let veins = vein(3, 113, 0.03).max(0.6 * vein(6, 173, 0.03));
            let grit = noise(at, IVec2::new(120, 120), 19);
            (Vec3::splat(0.46 + 0.34 * cloud + 0.4 * veins + 0.1 * (grit - 0.5)), veins)
        }
        Surface::Deck => {
            // Three plates along and two across, each a little different, with rivets along their seams.
            let half = (at.y * 2.0).floor() as i32;
            let shifted = Vec2::new((at.x + if half == 0 { 0.0 } else { 0.17 }).rem_euclid(1.0), at.y);
            let plate = IVec2::new((shifted.x * 3.0).floor() as i32, half);
            let tone = scatter(plate.x, plate.y, 2);
            let (x, y) = (to_edge(shifted.x, 3.0) * 4.0, to_edge(shifted.y, 2.0) * 4.0);
            let edge = x.min(y);
            let seam = smooth(0.012, 0.05, edge);
            let near = Vec2::new((shifted.x * 3.0).fract_gl(), (shifted.y * 2.0).fract_gl());
            // In units: a plate is 4 by 4.
            let inside = near.min(Vec2::ONE - near) * 4.0;
            let along = if inside.x < inside.y { near.y * 8.0 } else { near.x * 8.0 };
            let rivet = Vec2::new((along.fract_gl() - 0.5) * 0.5, inside.min_element() - 0.24).length();
            let dome = smooth(0.1, 0.04, rivet);
            let brush = noise(at, IVec2::new(6, 200), 6);
            let worn = clouds(at, IVec2::new(6, 4), 4, 15);
            let scratch = smooth(0.8, 0.9, noise(at, IVec2::new(60, 5), 77)) * smooth(0.5, 0.7, worn);
            let halo = 1.0 - 0.22 * smooth(0.2, 0.08, rivet) * (1.0 - dome);
            let shade =
                (0.66 + 0.16 * tone + 0.05 * (brush - 0.5) + 0.3 * (worn - 0.5) + 0.1 * scratch + 0.16 * dome) * (0.3 + 0.7 * seam) * halo;
            (Vec3::splat(shade * 1.2), seam + 0.7 * dome + 0.02 * brush - 0.03 * scratch)
        }
        Surface::Tiles => {
            let edge = to_edge(at.x, 1.0).min(to_edge(at.y, 1.0)) * 5.6;
            let gap = smooth(0.02, 0.075, edge);
            let speckle = smooth(0.62, 0.8, noise(at, IVec2::new(110, 110), 5)) - smooth(0.7, 0.85, noise(at, IVec2::new(90, 90), 6));
            let worn = clouds(at, IVec2::new(3, 3), 4, 33);
            // Two by two plates of laminate in each tile of metal, one of them with holes to let the cold air up.
            let trim = 1.0 - 0.14 * (smooth(0.3, 0.26, edge) * smooth(0.16, 0.2, edge));
            let shade = (0.86 + 0.1 * speckle + 0.2 * (worn - 0.5)) * trim * (0.32 + 0.68 * gap);
            (Vec3::splat(shade), gap + 0.03 * speckle)
        }
        Surface::Nebula => {
            let warp = Vec2::new(clouds(at, IVec2::new(3, 2), 4, 1), clouds(at, IVec2::new(3, 2), 4, 51)) * 0.22;
            let cloud = clouds(at + warp, IVec2::new(4, 3), 5, 91);
            let other = clouds(at - warp, IVec2::new(3, 4), 4, 131);
            let violet = Vec3::new(0.36, 0.16, 0.72);
            let teal = Vec3::new(0.08, 0.5, 0.58);
            let base = Vec3::new(0.13, 0.09, 0.32);
            let color = base + violet * smooth(0.36, 0.72, cloud) + teal * smooth(0.46, 0.72, other);
            let star = scatter((at.x * 256.0) as i32, (at.y * 256.0) as i32, 71);
            let twinkle = smooth(0.9975, 1.0, star);
            (color + Vec3::new(1.0, 0.8, 0.5) * twinkle * 1.2, cloud)
        }
    }
}

/// Colour and bumps of a surface.
fn draw(surface: Surface) -> (Image, Image) {
    let Look { bumps, texels: side, .. } = Look::of(surface);
    let (mut colors, mut heights) = (Vec::with_capacity(side * side * 4), Vec::with_capacity(side * side));
    for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
        let (light, height) = point(surface, (Vec2::new(x as f32, y as f32) + 0.5) / side as f32);
        colors.extend(light.to_array().map(|part| (part.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0) as u8));
        colors.push(255);
        heights.push(height);
    }
    let height = |x: usize, y: usize| heights[y % side * side + x % side];
    let mut normals = Vec::with_capacity(side * side * 4);
    for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
        let along = height(x + 1, y) - height(x + side - 1, y);
        let down = height(x, y + 1) - height(x, y + side - 1);
        let normal = Vec3::new(-along * bumps, down * bumps, 1.0).normalize();
        normals.extend(normal.to_array().map(|part| ((part * 0.5 + 0.5) * 255.0) as u8));
        normals.push(255);
    }
    (image(side, colors, TextureFormat::Rgba8UnormSrgb), image(side, normals, TextureFormat::Rgba8Unorm))
}

fn image(side: usize, texels: Vec<u8>, format: TextureFormat) -> Image {
    let size = Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 1 };
    let mut image = Image::new(size, TextureDimension::D2, texels, format, RenderAssetUsages::RENDER_WORLD);
    add_mips(&mut image);
    let (filter, again) = (ImageFilterMode::Linear, ImageAddressMode::Repeat);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: again,
        address_mode_v: again,
        mag_filter: filter,
        min_filter: filter,
        mipmap_filter: filter,
        anisotropy_clamp: 8,
        ..default()
    });
    image
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Grains>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grain_goes_on_where_it_ends() {
        for cells in [IVec2::new(3, 8), IVec2::new(110, 110)] {
            for at in [0.03_f32, 0.4, 0.77] {
                let across = noise(Vec2::new(0.0, at), cells, 7) - noise(Vec2::new(0.99999, at), cells, 7);
                let along = noise(Vec2::new(at, 0.0), cells, 7) - noise(Vec2::new(at, 0.99999), cells, 7);
                assert!(across.abs() < 0.02 && along.abs() < 0.02, "{cells} {at}: {across} {along}");
            }
        }
    }
}
