//! The room around the table: furniture and light, from the scene file of the game.

use std::f32::consts::PI;

use bevy::camera::Exposure;
use bevy::light::{EnvironmentMapLight, GlobalAmbientLight, NotShadowCaster};
use bevy::prelude::*;

use super::camera::TableCamera;
use super::surface::Materials;
use super::{shape, surroundings};

use crate::desktop::settings::{Quality, Settings};
use crate::rules::components::Rgb;
use crate::rules::game::Game;
use crate::scenes::{Anchor, Furniture, Lamp, Patch, Scene, Shape, Triple};

/// The scene in use, and the game whose table it is.
#[derive(Resource, Debug, Clone)]
pub struct Room(pub Scene, pub &'static str);

impl Room {
    /// Whether this is the room of the game.
    #[must_use]
    pub fn is_of<G: Game>(&self) -> bool {
        self.1 == G::ID
    }
}

/// Put the room of this scene up in place of the one before.
#[derive(Message, Debug, Clone)]
pub struct Furnish {
    /// The game's id.
    pub game: &'static str,
    /// Its scene.
    pub scene: Scene,
}

/// What belongs to the room and goes with it.
#[derive(Component)]
struct OfRoom;

/// A lamp of the room.
#[derive(Component)]
struct OfLamp {
    shadows: bool,
}

/// What everything stands on, and what it is made of: lit by the lamps, and with their light painted on it.
#[derive(Component)]
struct OfGround {
    lit: Handle<StandardMaterial>,
    painted: Handle<StandardMaterial>,
}

/// Three numbers as a vector.
#[must_use]
pub const fn vector((x, y, z): Triple) -> Vec3 {
    Vec3::new(x, y, z)
}

/// Where an anchor stands.
#[must_use]
pub fn anchored(anchor: &Anchor) -> Transform {
    Transform::from_translation(vector(anchor.at)).with_rotation(turned(anchor.turned)).with_scale(Vec3::splat(anchor.scale))
}

fn turned((x, y, z): Triple) -> Quat {
    Quat::from_euler(EulerRot::YXZ, y.to_radians(), x.to_radians(), z.to_radians())
}

/// A colour of a scene.
pub(super) fn color(Rgb([r, g, b]): Rgb) -> Color {
    Color::srgb_u8(r, g, b)
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Furnish>().add_systems(
        PreUpdate,
        (furnish, set_quality.run_if(resource_changed::<Settings>.or_else(resource_exists_and_changed::<Room>))).chain(),
    );
}

fn furnish(
    mut commands: Commands,
    mut orders: MessageReader<Furnish>,
    old: Query<Entity, With<OfRoom>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: Materials,
    mut clear: ResMut<ClearColor>,
) {
    let Some(Furnish { game, scene }) = orders.read().last() else { return };
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    clear.0 = color(scene.background);
    for Lamp { name, at, towards, color: hue, lumens, angle, shadows } in &scene.lamps {
        let outer = opening(*angle);
        commands.spawn((
            Name::new(name.clone()),
            OfRoom,
            OfLamp { shadows: *shadows },
            SpotLight {
                color: color(*hue),
                intensity: *lumens,
                range: REACH,
                radius: 0.4,
                outer_angle: outer,
                inner_angle: outer * INNER,
                shadow_maps_enabled: false,
                // Thin things don't shade themselves.
                shadow_normal_bias: 3.0,
                ..default()
            },
            Transform::from_translation(vector(*at)).looking_at(vector(*towards), Vec3::Y),
        ));
    }
    for Furniture { name, shape, at, turned: turns, color: hue, surface, roughness, metallic, glow } in &scene.furniture {
        let mut material = materials.of(*surface, color(*hue));
        if let Some(roughness) = roughness {
            material.perceptual_roughness = *roughness;
        }
        if let Some(metallic) = metallic {
            material.metallic = *metallic;
        }
        material.emissive = color(*hue).to_linear() * *glow;
        let mesh = match *shape {
            Shape::Box(x, y, z) => shape::block(Vec3::new(x, y, z), BEVEL),
            Shape::Cylinder(radius, height) => shape::drum(radius, height),
            Shape::Cup(radius, height) => shape::cup(radius, height),
            Shape::Sphere(radius) => Sphere::new(radius).mesh().uv(32, 18),
            Shape::Ring(radius, tube) => Torus { minor_radius: tube, major_radius: radius }.into(),
            Shape::Ground(x, z) => {
                shape::ground(Vec2::new(x, z), (72, 48), |point| painted_light(scene, vector(*at) + Vec3::new(point.x, 0.0, point.y)))
            }
        };
        let mut piece = commands.spawn((
            Name::new(name.clone()),
            OfRoom,
            Mesh3d(meshes.add(mesh)),
            Transform::from_translation(vector(*at)).with_rotation(turned(*turns)),
            Pickable::IGNORE,
        ));
        if let Shape::Ground(..) = shape {
            let painted = StandardMaterial { unlit: true, normal_map_texture: None, ..material.clone() };
            let painted = materials.plain.add(painted);
            // The light painted on its vertices is for the lowest quality.
            let lit = materials.plain.add(material);
            piece.insert((MeshMaterial3d(lit.clone()), OfGround { lit, painted }, NotShadowCaster));
        } else {
            piece.insert(MeshMaterial3d(materials.plain.add(material)));
        }
    }
    for (number, Patch { name, at, size, soft, turned: turns, color: hue, strength }) in scene.patches.iter().enumerate() {
        let tint = hue.map_or(Color::BLACK, color).to_linear() * if hue.is_some() { *strength } else { 1.0 };
        let material = StandardMaterial {
            base_color: tint.with_alpha(*strength).into(),
            alpha_mode: if hue.is_some() { AlphaMode::Add } else { AlphaMode::Blend },
            unlit: true,
            // Later ones lie on earlier ones.
            depth_bias: number as f32,
            ..default()
        };
        commands.spawn((
            Name::new(name.clone()),
            OfRoom,
            Mesh3d(meshes.add(shape::patch((*size).into(), *soft))),
            MeshMaterial3d(materials.plain.add(material)),
            Transform::from_translation(vector(*at)).with_rotation(Quat::from_rotation_y(turns.to_radians())),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    }
    commands.insert_resource(Room(scene.clone(), game));
}

/// How far lamps shine.
const REACH: f32 = 120.0;
/// The part of a lamp's cone that is full.
const INNER: f32 = 0.55;
/// How much edges of furniture are rounded.
const BEVEL: f32 = 0.07;

fn opening(degrees: f32) -> f32 {
    degrees.to_radians().clamp(0.02, 1.5)
}

/// The light that falls on a point of the table, as the camera's exposure takes it: what the engine works out for each pixel,
/// worked out once for a quality that has no time for it.
fn painted_light(scene: &Scene, at: Vec3) -> LinearRgba {
    let exposure = Exposure::default().exposure();
    let mut sum = color(scene.ambient.0).to_linear() * (scene.ambient.1 * LOW_AMBIENT * exposure);
    for lamp in &scene.lamps {
        let (from, outer) = (vector(lamp.at), opening(lamp.angle));
        let (way, far) = ((at - from).normalize_or(Vec3::NEG_Y), from.distance(at));
        let (rim, core) = (outer.cos(), (outer * INNER).cos());
        let cone = ((way.dot((vector(lamp.towards) - from).normalize_or(Vec3::NEG_Y)) - rim) / (core - rim)).clamp(0.0, 1.0);
        let candela = lamp.lumens / (4.0 * PI);
        let reach = (1.0 - (far / REACH).powi(4)).clamp(0.0, 1.0);
        sum += color(lamp.color).to_linear() * (candela * cone * cone * reach * reach * -way.y / (far * far) / PI * exposure);
    }
    sum.with_alpha(1.0)
}

/// How much stronger the light from everywhere is where nothing else mirrors the surroundings.
const LOW_AMBIENT: f32 = 1.6;

/// Light and shadow as the quality wants them.
fn set_quality(
    mut commands: Commands,
    (settings, room): (Res<Settings>, Option<Res<Room>>),
    mut lamps: Query<(&mut SpotLight, &OfLamp)>,
    mut grounds: Query<(&OfGround, &mut MeshMaterial3d<StandardMaterial>)>,
    cameras: Query<Entity, With<TableCamera>>,
    mut images: ResMut<Assets<Image>>,
    mut before: Local<Option<(Quality, &'static str)>>,
) {
    let Some(room) = room else { return };
    let (quality, scene) = (settings.quality, &room.0);
    if before.replace((quality, room.1)) == Some((quality, room.1)) && !room.is_changed() {
        return;
    }
    let low = quality == Quality::Low;
    for (mut light, lamp) in &mut lamps {
        light.shadow_maps_enabled = (lamp.shadows && !low) || quality == Quality::Ultra;
        light.contact_shadows_enabled = lamp.shadows && quality >= Quality::High;
    }
    for (ground, mut material) in &mut grounds {
        material.0 = if low { ground.painted.clone() } else { ground.lit.clone() };
    }
    let more = if low { LOW_AMBIENT } else { 1.0 };
    commands.insert_resource(GlobalAmbientLight { color: color(scene.ambient.0), brightness: scene.ambient.1 * more, ..default() });
    for camera in &cameras {
        if low {
            commands.entity(camera).remove::<EnvironmentMapLight>();
        } else {
            commands.entity(camera).insert(surroundings::mirrored(&scene.surroundings, &mut images));
        }
    }
}
