//! The camera leans to where something happens, and comes back: a little to what moves, and close to what a game wants seen.

use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_panorbit_camera::{PanOrbitCamera, PanOrbitCameraSystemSet};

use super::camera::{Framing, TableCamera};
use super::framing::fit;
use super::motion::{Pace, Travel};
use super::room::Room;
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

/// How much of its distance is left where it goes close, at least, and how much of the picture what is seen there takes.
const NEAREST: f32 = 0.5;
const FILLS: f32 = 0.8;

/// What is to be seen close by, as long as that is so: points around it.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct Closeup(pub Vec<Vec3>);

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
        .init_resource::<Closeup>()
        .add_systems(
            PostUpdate,
            (watch, lean).chain().after(PanOrbitCameraSystemSet).before(TransformSystems::Propagate).run_if(in_state(InMatch)),
        )
        .add_systems(OnExit(InMatch), |mut lean: ResMut<Lean>, mut closeup: ResMut<Closeup>| {
            *lean = Lean::default();
            closeup.0.clear();
        });
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
    (mut lean, closeup): (ResMut<Lean>, Res<Closeup>),
    mut cameras: Query<(&mut Transform, &mut PanOrbitCamera), With<TableCamera>>,
    (framing, room): (Res<Framing>, Option<Res<Room>>),
    (mut moved, mouse): (MessageReader<CursorMoved>, Res<ButtonInput<MouseButton>>),
    (settings, overlay, time): (Res<Settings>, Res<State<Overlay>>, Res<Time>),
    mut busy: ResMut<Busy>,
) {
    let lean = &mut *lean;
    lean.pointed = if moved.read().count() > 0 || mouse.get_pressed().next().is_some() { 0.0 } else { lean.pointed + time.delta_secs() };
    let Ok((mut place, mut orbit)) = cameras.single_mut() else { return };
    let never = settings.reduced_motion || settings.speed == Speed::Instant;
    let still = never || *overlay != Overlay::None;
    let held = mouse.any_pressed([MouseButton::Right, MouseButton::Middle]);
    let wanted = match (room.and_then(|room| framing.opening(&room)), lean.to) {
        _ if still => Vec3::ZERO,
        // Who turns the camera goes on with that from where it is.
        (Some(_), _) if held && !closeup.0.is_empty() => lean.by,
        (Some(opening), _) if !closeup.0.is_empty() => close(&closeup.0, &orbit, opening),
        (_, Some(to)) if lean.pointed >= POINTS => {
            let distance = orbit.radius.unwrap_or(orbit.target_radius);
            ((to - orbit.focus).with_y(0.0) * LEANS).clamp_length_max(distance * MOST)
        }
        _ => Vec3::ZERO,
    };
    if lean.by == Vec3::ZERO && wanted == Vec3::ZERO {
        return;
    }
    let before = lean.by;
    lean.by = wanted + (lean.by - wanted) * (-time.delta_secs() / (TAKES * settings.speed.factor().max(0.25))).exp();
    if lean.by.distance(wanted) < 0.004 || never {
        lean.by = wanted;
    }
    if before != lean.by {
        busy.moves();
    }
    place.translation += lean.by;
    // In the next frame it stands at its own place again before it leans.
    orbit.force_update = true;
}

/// By how much a camera that looks as this one does is off its place where all these points are in its picture.
fn close(points: &[Vec3], orbit: &PanOrbitCamera, opening: Vec2) -> Vec3 {
    let (yaw, pitch) = (orbit.yaw.unwrap_or(orbit.target_yaw), orbit.pitch.unwrap_or(orbit.target_pitch));
    let radius = orbit.radius.unwrap_or(orbit.target_radius);
    let turn = Quat::from_rotation_y(yaw);
    let points: Vec<Vec3> = points.iter().map(|point| turn.inverse() * *point).collect();
    let spot = fit(&points, pitch, opening * FILLS);
    let back = turn * Vec3::new(0.0, pitch.sin(), pitch.cos());
    turn * spot.focus + back * spot.distance.max(radius * NEAREST) - (orbit.focus + back * radius)
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;
    use bevy_panorbit_camera::PanOrbitCamera;

    use super::{FILLS, close};

    #[test]
    fn what_is_seen_close_by_is_in_the_picture_however_the_camera_is_turned() {
        let opening = Vec2::new(0.25, 0.16);
        let points = [Vec3::new(-4.0, 0.5, 3.0), Vec3::new(2.0, 3.4, -5.0), Vec3::new(1.0, 0.5, 4.0)];
        for (yaw, pitch, radius) in [(0.0, 0.84, 70.0), (1.1, 0.5, 40.0), (-2.4, 1.2, 12.0), (0.3, 1.57, 70.0)] {
            let orbit =
                PanOrbitCamera { focus: Vec3::new(1.0, 0.0, -0.5), yaw: Some(yaw), pitch: Some(pitch), radius: Some(radius), ..default() };
            let rotation = Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0);
            let eye = orbit.focus + rotation * Vec3::Z * radius + close(&points, &orbit, opening);
            for point in points {
                let seen = rotation.inverse() * (point - eye);
                assert!(seen.z < 0.0, "{point} is behind the camera");
                let at = seen.truncate() / -seen.z / opening;
                assert!(at.abs().max_element() < FILLS + 0.01, "{point} is seen at {at} from {yaw}, {pitch}, {radius}");
            }
        }
    }
}
