//! The motion of what stands on a schema that is turned: about the schema's middle, lifted on the way.

use bevy::prelude::*;

use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;

/// A piece that is swung about an upright.
#[derive(Component, Debug, Clone)]
pub struct Swing {
    /// Where it set out.
    pub from: Transform,
    /// Where it comes to stand.
    pub to: Transform,
    /// The upright.
    pub pivot: Vec3,
    /// By which angle.
    pub angle: f32,
    /// Seconds it takes at normal speed.
    pub seconds: f32,
    /// How high it is lifted on the way.
    pub lift: f32,
    /// Seconds that have passed.
    pub passed: f32,
}

/// A place swung about an upright.
#[must_use]
pub fn swung(place: Transform, pivot: Vec3, angle: f32) -> Transform {
    let turn = Quat::from_rotation_y(angle);
    Transform { translation: pivot + turn * (place.translation - pivot), rotation: turn * place.rotation, ..place }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, swing.in_set(TableSet::Motion));
}

fn swing(
    mut commands: Commands,
    mut swung_ones: Query<(Entity, &mut Transform, &mut Swing)>,
    (time, mouse, settings): (Res<Time>, Res<ButtonInput<MouseButton>>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    let skip = mouse.just_pressed(MouseButton::Left) || settings.reduced_motion;
    for (entity, mut place, mut way) in &mut swung_ones {
        busy.moves();
        way.passed += time.delta_secs();
        let seconds = way.seconds * settings.speed.factor();
        let part = if seconds > 0.0 { (way.passed / seconds).min(1.0) } else { 1.0 };
        if skip || part >= 1.0 {
            *place = way.to;
            commands.entity(entity).remove::<Swing>();
            continue;
        }
        let eased = EaseFunction::CubicInOut.sample_clamped(part);
        *place = swung(way.from, way.pivot, way.angle * eased);
        place.translation.y += way.lift * (1.0 - (2.0 * eased - 1.0).powi(4));
    }
}
