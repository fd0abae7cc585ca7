//! What is written on things of the table, as the camera sees it.

use bevy::camera::primitives::Aabb;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::camera::TableCamera;
use super::label::{Inscription, LabelCache};

/// A text that is seen on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Lettering {
    /// What it says.
    pub text: String,
    /// Where it stands in the picture, in pixels.
    pub at: Rect,
    /// The height of its capitals in pixels.
    pub capitals: f32,
}

/// Reads the table.
pub fn read(world: &mut World) -> Vec<Lettering> {
    world.run_system_cached(all).unwrap_or_default()
}

fn all(
    labels: Res<LabelCache>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    things: Query<(Entity, &GlobalTransform, &Aabb, &MeshMaterial3d<StandardMaterial>, &ViewVisibility)>,
    materials: Res<Assets<StandardMaterial>>,
    mut rays: MeshRayCast,
) -> Vec<Lettering> {
    let Ok((camera, eye)) = cameras.single() else { return Vec::new() };
    let inscriptions = labels.inscriptions();
    let is_solid = |material: &StandardMaterial| matches!(material.alpha_mode, AlphaMode::Opaque | AlphaMode::Mask(_));
    let solid: HashSet<Entity> =
        things.iter().filter(|(.., look, _)| materials.get(&look.0).is_some_and(is_solid)).map(|(entity, ..)| entity).collect();
    let mut seen = Vec::new();
    for (entity, place, bounds, look, visible) in &things {
        for Inscription { text, at } in inscriptions.get(&look.0.id()).into_iter().flatten().filter(|_| visible.get()) {
            // It lies on the upper side.
            let (middle, half) = (Vec3::from(bounds.center), Vec3::from(bounds.half_extents));
            let on_top = |part: Vec2| place.transform_point(middle + half * Vec3::new(2.0 * part.x - 1.0, 1.0, 2.0 * part.y - 1.0));
            let corners = [at.min, Vec2::new(at.max.x, at.min.y), Vec2::new(at.min.x, at.max.y), at.max];
            let corners = corners.map(|part| camera.world_to_viewport(eye, on_top(part)).ok());
            let [Some(left_top), Some(right_top), Some(left_foot), Some(right_foot)] = corners else { continue };
            let (along, down) = (right_top - left_top, left_foot - left_top);
            let target = on_top(at.center());
            let Ok(towards) = Dir3::new(target - eye.translation()) else { continue };
            let filter = |other: Entity| other == entity || solid.contains(&other);
            let settings = MeshRayCastSettings::default().with_filter(&filter);
            let first = rays.cast_ray(Ray3d::new(eye.translation(), towards), &settings).first();
            // From behind nothing is read, nor what something else stands before.
            if along.perp_dot(down) <= 0.0 || !text.chars().any(char::is_alphanumeric) || first.is_some_and(|(other, _)| *other != entity) {
                continue;
            }
            let all = [left_top, right_top, left_foot, right_foot];
            let (least, most) = (all.into_iter().fold(Vec2::MAX, Vec2::min), all.into_iter().fold(Vec2::MIN, Vec2::max));
            let capitals = down.length().midpoint((right_foot - right_top).length());
            seen.push(Lettering { text: text.clone(), at: Rect { min: least, max: most }, capitals });
        }
    }
    seen
}
