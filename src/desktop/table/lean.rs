//! The camera leans a little to where something happens, and comes back.

use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraSystemSet};

use super::camera::TableCamera;
use super::motion::{Pace, Travel};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::{InMatch, Overlay};

/// By how much of the way to it, and by how much of its distance at most.
const LEANS: f32 = 0.045;
const MOST: f32 = 0.013;
/// In how many seconds it has leant by most of that.
const TAKES: f32 = 0.3;
/// For how long after the pointer was moved it stands still, in seconds.
const POINTS: f32 = 0.7;

/// How the camera leans now.
#[derive(Resource, Debug, Default)]
struct Lean {
    /// Where something happens.
    to: Option<Vec3>,
    /// By how much the camera is off its own place.
    by: Vec3,
    /// Seconds since the pointer was moved.
    pointed: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lean>()
        .add_systems(
            PostUpdate,
            (watch, lean).chain().after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate).run_if(in_state(InMatch)),
        )
        .add_systems(OnExit(InMatch), |mut lean: ResMut<Lean>| *lean = Lean::default());
}

/// Notices where something sets out for.
fn watch(mut lean: ResMut<Lean>, setting_out: Query<&Travel, Added<Travel>>, pace: Res<Pace>) {
    let (count, sum) = setting_out.iter().fold((0_u16, Vec3::ZERO), |(count, sum), way| (count + 1, sum + way.to.translation));
    if pace.is_over() {
        lean.to = None;
    } else if count > 0 {
        lean.to = Some(sum / f32::from(count));
    }
}

fn lean(
    mut lean: ResMut<Lean>,
    mut cameras: Query<(&mut Transform, &mut PanOrbitCamera), With<TableCamera>>,
    (mut moved, mouse): (MessageReader<CursorMoved>, Res<ButtonInput<MouseButton>>),
    (settings, overlay, time): (Res<Settings>, Res<State<Overlay>>, Res<Time>),
    mut busy: ResMut<Busy>,
) {
    let lean = &mut *lean;
    lean.pointed = if moved.read().count() > 0 || mouse.get_pressed().next().is_some() { 0.0 } else { lean.pointed + time.delta_secs() };
    let Ok((mut place, mut orbit)) = cameras.single_mut() else { return };
    let still = settings.reduced_motion || settings.speed == Speed::Instant || lean.pointed < POINTS || *overlay != Overlay::None;
    let wanted = lean.to.filter(|_| !still).map_or(Vec3::ZERO, |to| {
        let distance = orbit.radius.unwrap_or(orbit.target_radius);
        ((to - orbit.focus).with_y(0.0) * LEANS).clamp_length_max(distance * MOST)
    });
    if lean.by == Vec3::ZERO && wanted == Vec3::ZERO {
        return;
    }
    let before = lean.by;
    lean.by = wanted + (lean.by - wanted) * (-time.delta_secs() / (TAKES * settings.speed.factor().max(0.25))).exp();
    if lean.by.distance(wanted) < 0.004 {
        lean.by = wanted;
    }
    if before != lean.by {
        busy.moves();
    }
    place.translation += lean.by;
    // In the next frame it stands at its own place again before it leans.
    orbit.force_update = true;
}
