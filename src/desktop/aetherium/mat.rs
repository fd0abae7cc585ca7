//! The mat with the noise on it, and the names of its squares along the rim (AE-1).

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::noise::{self, GLOWS, NoiseMaterial};
use super::places::{Server, WIDTH};
use super::seen::Seen;
use super::solids::Solids;
use super::style::Style;
use crate::desktop::quality::BrokenShaders;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::aetherium::State as Game;

/// What belongs to the mat.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct OfMat;

/// The noise itself.
#[derive(Component)]
struct Storm;

/// Whether the mat moves, and how it lies.
#[derive(Debug, Clone, PartialEq)]
struct Laid {
    moves: bool,
    server: Server,
    material: Handle<StandardMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(noise::plugin).add_systems(
        Update,
        (lay, brighten).chain().in_set(TableSet::Pieces).after(super::lay::Laid).run_if(resource_exists::<OnTable<Game>>),
    );
}

/// Lays the mat: with the shader where things may move by themselves, otherwise painted.
fn lay(
    mut commands: Commands,
    (server, style): (Option<Res<Server>>, Option<Res<Style>>),
    (settings, broken): (Res<Settings>, Res<BrokenShaders>),
    old: Query<Entity, With<OfMat>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<NoiseMaterial>>,
    mut busy: ResMut<Busy>,
    mut laid: Local<Option<Laid>>,
) {
    let (Some(server), Some(style)) = (server, style) else { return };
    let moves = settings.quality != Quality::Low && !settings.reduced_motion && !broken.has(&noise::SHADER);
    if moves && busy.is_looked_at() {
        // The storm goes on by itself, ten times a second.
        busy.soon();
    }
    let wanted = Laid { moves, server: *server, material: style.solid.clone() };
    if laid.as_ref() == Some(&wanted) && !old.is_empty() {
        return;
    }
    *laid = Some(wanted);
    busy.settle();
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if moves {
        let mesh = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(WIDTH / 2.0)));
        let material = materials.add(NoiseMaterial::new(&style.tints));
        commands.spawn((
            Name::new("Quantum noise"),
            (OfMat, Storm),
            Mesh3d(mesh),
            MeshMaterial3d(material),
            Transform::default(),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    } else {
        let mesh = meshes.add(noise::still(&style.tints).mesh());
        let material = style.glow.clone();
        commands.spawn((
            Name::new("Quantum noise"),
            (OfMat, Storm),
            Mesh3d(mesh),
            MeshMaterial3d(material),
            Transform::default(),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    }
}

/// What lights a painted storm up around what stands in it.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Wake;

/// The storm is brighter around what stands in it.
fn brighten(
    mut commands: Commands,
    (seen, server, style): (Option<Res<Seen>>, Option<Res<Server>>, Option<Res<Style>>),
    mats: Query<Option<&MeshMaterial3d<NoiseMaterial>>, With<Storm>>,
    (added, wakes): (Query<(), Added<Storm>>, Query<Entity, With<Wake>>),
    (mut materials, mut meshes): (ResMut<Assets<NoiseMaterial>>, ResMut<Assets<Mesh>>),
) {
    let (Some(seen), Some(server), Some(style), Ok(mat)) = (seen, server, style, mats.single()) else { return };
    if !seen.is_changed() && added.is_empty() {
        return;
    }
    let table = &seen.table;
    let standing = table.on_server().iter().filter_map(|model| table.base(model)).filter(|base| table.in_noise(*base));
    let mut glows = [Vec4::ZERO; GLOWS];
    for (glow, base) in glows.iter_mut().zip(standing) {
        let at = server.middle_of(base);
        *glow = Vec4::new(at.x, at.z, if base.is_omni() { 1.6 } else { 1.0 }, 0.0);
    }
    wakes.iter().for_each(|wake| commands.entity(wake).despawn());
    if let Some(moving) = mat {
        if let Some(mut material) = materials.get_mut(&moving.0) {
            material.storm.glows = glows;
        }
        return;
    }
    let mut light = Solids::default();
    for glow in glows.iter().filter(|glow| glow.z > 0.0) {
        noise::wake(&mut light, Vec3::new(glow.x, 0.012, glow.y), glow.z, &style.tints);
    }
    if !light.is_empty() {
        let look = (Mesh3d(meshes.add(light.mesh())), MeshMaterial3d(style.haze.clone()), Pickable::IGNORE, NotShadowCaster);
        commands.spawn((Name::new("Wake"), Wake, look, Transform::default()));
    }
}
