//! The trail of light behind a piece that moves: it grows with its way, and goes soon after.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::fade::Fade;
use super::motion::{Passing, Travel};
use crate::desktop::theme::bevy_color;

/// The material of light that lies on the table; its colour and how much it covers are in the mesh.
#[derive(Resource, Debug, Clone)]
pub struct Light(pub Handle<StandardMaterial>);

impl FromWorld for Light {
    fn from_world(world: &mut World) -> Self {
        let look = StandardMaterial {
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            double_sided: true,
            cull_mode: None,
            depth_bias: 40.0,
            ..default()
        };
        Self(world.resource_mut::<Assets<StandardMaterial>>().add(look))
    }
}

/// A colour of the interface as light.
#[must_use]
pub fn lit(color: Color32) -> LinearRgba {
    bevy_color(color).to_linear()
}

/// A trail from one point to another.
#[derive(Debug, Clone, Copy)]
pub struct Trail {
    /// Where it begins, and where it ends.
    pub ends: [Vec3; 2],
    /// Its colour.
    pub color: LinearRgba,
    /// How wide it is at its end.
    pub width: f32,
    /// In how many seconds at normal speed it grows.
    pub seconds: f32,
}

/// How long a trail takes to go, in seconds.
const GOES: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Light>();
}

/// A strip of length 1 along z that shines more and more, and is as wide as 1 at its end.
fn strip(color: LinearRgba) -> Mesh {
    let colored = |alpha: f32| [color.red, color.green, color.blue, alpha];
    // Soft at its edges: nothing there, most in the middle.
    let row = |z: f32, wide: f32| [[-wide, 0.0, z], [0.0, 0.0, z], [wide, 0.0, z]];
    let positions = [row(0.0, 0.3), row(1.0, 0.5)].concat();
    let colors = [0.0, 0.25, 0.0, 0.3, 1.0, 0.3].map(colored).to_vec();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
        .with_inserted_indices(Indices::U16(vec![0, 3, 1, 1, 3, 4, 1, 4, 2, 2, 4, 5]))
}

/// Draws a trail.
pub fn draw(commands: &mut Commands, meshes: &mut Assets<Mesh>, light: &Light, trail: Trail) {
    let [from, to] = trail.ends;
    let long = from.distance(to);
    if long < 0.01 {
        return;
    }
    let full = Transform::from_translation(from).looking_at(from * 2.0 - to, Vec3::Y).with_scale(Vec3::new(trail.width, 1.0, long));
    let begun = full.with_scale(Vec3::new(trail.width, 1.0, 0.01));
    commands.spawn((
        Name::new("Trail"),
        (Mesh3d(meshes.add(strip(trail.color))), MeshMaterial3d(light.0.clone()), Pickable::IGNORE, NotShadowCaster),
        begun,
        Travel::new(begun, full, trail.seconds),
        Fade::from_seen(GOES, trail.seconds),
        Passing,
    ));
}
