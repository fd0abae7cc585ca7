//! Things that come into sight or go out of it where they are.

use bevy::prelude::*;

use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;

/// How opaque something is while it comes into sight or goes out of it, with all that is on it.
#[derive(Component, Debug, Default)]
pub struct Fade {
    from: f32,
    to: f32,
    /// Seconds it takes at normal speed.
    seconds: f32,
    /// Seconds before it begins.
    delay: f32,
    passed: f32,
    /// What fades, the material it had, and one of its own with its colours as they are in full.
    parts: Option<Vec<Part>>,
}

#[derive(Debug)]
struct Part {
    entity: Entity,
    before: Handle<StandardMaterial>,
    own: Handle<StandardMaterial>,
    color: Color,
    emissive: LinearRgba,
}

impl Fade {
    /// Into sight.
    #[must_use]
    pub fn to_seen(seconds: f32) -> Self {
        Self { to: 1.0, seconds, ..default() }
    }

    /// Out of sight, after a while.
    #[must_use]
    pub fn from_seen(seconds: f32, delay: f32) -> Self {
        Self { from: 1.0, seconds, delay, ..default() }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fade.in_set(TableSet::Motion));
}

fn fade(
    mut commands: Commands,
    mut fading: Query<(Entity, &mut Fade)>,
    (children, looks): (Query<&Children>, Query<&MeshMaterial3d<StandardMaterial>>),
    mut materials: ResMut<Assets<StandardMaterial>>,
    (time, mouse, settings): (Res<Time>, Res<ButtonInput<MouseButton>>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    for (root, mut fade) in &mut fading {
        busy.moves();
        if fade.parts.is_none() {
            let all = std::iter::once(root).chain(children.iter_descendants(root));
            let own = |entity: Entity| {
                let before = looks.get(entity).ok()?.0.clone();
                let mut material = materials.get(&before)?.clone();
                if material.alpha_mode != AlphaMode::Add {
                    material.alpha_mode = AlphaMode::Blend;
                }
                let (color, emissive) = (material.base_color, material.emissive);
                let own = materials.add(material);
                commands.entity(entity).insert(MeshMaterial3d(own.clone()));
                Some(Part { entity, before, own, color, emissive })
            };
            fade.parts = Some(all.filter_map(own).collect());
        }
        fade.passed += time.delta_secs();
        let factor = settings.speed.factor();
        let (delay, seconds) = (fade.delay * factor, fade.seconds * factor);
        let part = if seconds > 0.0 { ((fade.passed - delay) / seconds).clamp(0.0, 1.0) } else { 1.0 };
        let part = if mouse.just_pressed(MouseButton::Left) { 1.0 } else { part };
        let seen = fade.from + (fade.to - fade.from) * part;
        for part in fade.parts.iter().flatten() {
            if let Some(mut material) = materials.get_mut(&part.own) {
                material.base_color = part.color.with_alpha(part.color.alpha() * seen);
                material.emissive = part.emissive * seen;
            }
        }
        if part >= 1.0 {
            for part in fade.parts.take().into_iter().flatten().filter(|_| seen >= 1.0) {
                // What has another look by now keeps it.
                let same = looks.get(part.entity).is_ok_and(|look| look.0 == part.own);
                if same && let Ok(mut entity) = commands.get_entity(part.entity) {
                    entity.insert(MeshMaterial3d(part.before));
                }
            }
            commands.entity(root).remove::<Fade>();
        }
    }
}
