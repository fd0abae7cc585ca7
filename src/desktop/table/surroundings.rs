//! What is mirrored in things: the surroundings of a scene, drawn into cubes from sharp to blurred.

use bevy::asset::RenderAssetUsages;
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension};

use super::room::{color, vector};
use crate::scenes::Surroundings;

/// Texels along a side of the sharpest cube.
const SIDE: u32 = 64;
/// The blur of light that comes from a whole half of the room, in radians.
const HALF: f32 = 1.05;

/// The light of these surroundings.
pub fn mirrored(surroundings: &Surroundings, images: &mut Assets<Image>) -> EnvironmentMapLight {
    EnvironmentMapLight {
        diffuse_map: images.add(cube(surroundings, 8, 1)),
        specular_map: images.add(cube(surroundings, SIDE, SIDE.ilog2() + 1)),
        intensity: surroundings.strength,
        ..default()
    }
}

/// A cube of so many texels along a side. With several levels each is more blurred than the one before, as surfaces mirror
/// that are rougher; with one it is as blurred as can be.
fn cube(surroundings: &Surroundings, side: u32, levels: u32) -> Image {
    let mut texels = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let side = (side >> level).max(1);
            let roughness = level as f32 / (levels - 1).max(1) as f32;
            let blur = if levels == 1 { HALF } else { roughness * roughness * HALF };
            for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
                let along = |at: u32| (at as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let light = seen(surroundings, direction(face, along(column), along(row)), blur);
                texels.extend([light.red, light.green, light.blue, 1.0].map(half).iter().flat_map(|value| value.to_le_bytes()));
            }
        }
    }
    let size = Extent3d { width: side, height: side, depth_or_array_layers: 6 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba16Float, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(texels);
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor = Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// Where a point of a face of the cube lies; the engine mirrors z when it looks things up.
fn direction(face: u32, u: f32, v: f32) -> Vec3 {
    let (x, y, z) = match face {
        0 => (1.0, -v, -u),
        1 => (-1.0, -v, u),
        2 => (u, 1.0, v),
        3 => (u, -1.0, -v),
        4 => (u, -v, 1.0),
        _ => (-u, -v, -1.0),
    };
    Vec3::new(x, y, -z).normalize()
}

/// The light that comes from a direction, blurred by so many radians.
fn seen(surroundings: &Surroundings, way: Vec3, blur: f32) -> LinearRgba {
    let [above, around, below] = [surroundings.above, surroundings.around, surroundings.below].map(|hue| color(hue).to_linear());
    let up = way.y / (1.0 + blur * 0.6);
    let mut light = around.mix(if up > 0.0 { &above } else { &below }, (up.abs() * 1.6).min(1.0));
    for panel in &surroundings.panels {
        let size = panel.angle.to_radians().max(0.01);
        let spread = size.hypot(blur);
        let away = way.angle_between(vector(panel.towards).normalize_or(Vec3::Y));
        let rim = 0.12 + blur;
        let part = ((spread + rim / 2.0 - away) / rim).clamp(0.0, 1.0);
        let part = part * part * (3.0 - 2.0 * part);
        // The same light, spread over more of the room.
        light += color(panel.color).to_linear() * (panel.strength * part * (size / spread).powi(2));
    }
    light
}

/// A number from 0 to 65,504 in half as many bits.
fn half(value: f32) -> u16 {
    let bits = value.clamp(6.2e-5, 65_000.0).to_bits();
    ((bits >> 13) - (112 << 10)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::components::Rgb;
    use crate::scenes::Panel;

    #[test]
    fn numbers_fit_in_half_as_many_bits() {
        assert_eq!([0.5, 1.0, 1.5, 4.0].map(half), [0x3800, 0x3C00, 0x3E00, 0x4400]);
        assert!(half(f32::INFINITY) < 0x7C00 && half(-1.0) < 0x0500);
    }

    #[test]
    fn a_panel_is_seen_where_it_is_and_blurs_without_getting_brighter() {
        let panel = Panel { towards: (0.0, 1.0, 0.0), angle: 12.0, color: Rgb([255; 3]), strength: 5.0 };
        let room = Surroundings { panels: vec![panel], ..Surroundings::default() };
        let light = |way: Vec3, blur: f32| seen(&room, way, blur).green;
        assert!(light(Vec3::Y, 0.0) > 4.0 && light(Vec3::X, 0.0) < 1.0);
        assert!(light(Vec3::Y, 0.5) < light(Vec3::Y, 0.0));
        let beside = Vec3::new(0.5, 1.0, 0.0).normalize();
        assert!(light(beside, 0.5) > light(beside, 0.0));
        // A cube has all of its levels: the engine reads past its end otherwise.
        let image = cube(&room, 8, 4);
        assert_eq!(image.data.expect("it has texels").len(), 6 * 8 * (64 + 16 + 4 + 1));
    }
}
