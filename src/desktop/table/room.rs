//! The room around the table: furniture and light, from the scene file of the game.

use bevy::light::GlobalAmbientLight;
use bevy::prelude::*;

use crate::desktop::launch::SceneProblem;
use crate::desktop::notice::Notices;
use crate::desktop::settings::{Quality, Settings};
use crate::rules::components::Rgb;
use crate::rules::game::Game;
use crate::scenes::{Anchor, Furniture, Lamp, Scene, Shape, Triple};

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

fn color(Rgb([r, g, b]): Rgb) -> Color {
    Color::srgb_u8(r, g, b)
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Furnish>().add_systems(
        PreUpdate,
        (furnish, set_quality.run_if(resource_changed::<Settings>.or_else(resource_exists_and_changed::<Room>)), tell_problem).chain(),
    );
}

fn tell_problem(mut commands: Commands, problem: Option<Res<SceneProblem>>, mut notices: ResMut<Notices>) {
    if let Some(problem) = problem {
        notices.warn(problem.0.clone());
        commands.remove_resource::<SceneProblem>();
    }
}

fn furnish(
    mut commands: Commands,
    mut orders: MessageReader<Furnish>,
    old: Query<Entity, With<OfRoom>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut clear: ResMut<ClearColor>,
) {
    let Some(Furnish { game, scene }) = orders.read().last() else { return };
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    clear.0 = color(scene.background);
    commands.insert_resource(GlobalAmbientLight { color: color(scene.ambient.0), brightness: scene.ambient.1, ..default() });
    for Lamp { name, at, towards, color: hue, lumens, angle, shadows } in &scene.lamps {
        let outer = angle.to_radians().clamp(0.02, 1.5);
        commands.spawn((
            Name::new(name.clone()),
            OfRoom,
            OfLamp { shadows: *shadows },
            SpotLight {
                color: color(*hue),
                intensity: *lumens,
                range: 80.0,
                outer_angle: outer,
                inner_angle: outer * 0.55,
                shadow_maps_enabled: false,
                ..default()
            },
            Transform::from_translation(vector(*at)).looking_at(vector(*towards), Vec3::Y),
        ));
    }
    for Furniture { name, shape, at, turned: turns, color: hue, roughness, metallic, glow } in &scene.furniture {
        let mesh = match *shape {
            Shape::Box(x, y, z) => meshes.add(Cuboid::new(x, y, z)),
            Shape::Cylinder(radius, height) => meshes.add(Cylinder::new(radius, height)),
            Shape::Sphere(radius) => meshes.add(Sphere::new(radius)),
            Shape::Ring(radius, tube) => meshes.add(Torus { minor_radius: tube, major_radius: radius }),
        };
        let material = StandardMaterial {
            base_color: color(*hue),
            perceptual_roughness: *roughness,
            metallic: *metallic,
            emissive: color(*hue).to_linear() * *glow,
            ..default()
        };
        commands.spawn((
            Name::new(name.clone()),
            OfRoom,
            Mesh3d(mesh),
            MeshMaterial3d(materials.add(material)),
            Transform::from_translation(vector(*at)).with_rotation(turned(*turns)),
            Pickable::IGNORE,
        ));
    }
    commands.insert_resource(Room(scene.clone(), game));
}

fn set_quality(settings: Res<Settings>, mut lamps: Query<(&mut SpotLight, &OfLamp)>) {
    for (mut light, lamp) in &mut lamps {
        light.shadow_maps_enabled = lamp.shadows && settings.quality != Quality::Low;
    }
}
