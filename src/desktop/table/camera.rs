//! The camera over the table: orbit, pan, zoom, top-down, reset. The interface has a camera of its own on top.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, Hdr, RenderTarget, Viewport};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera, PanOrbitCameraPlugin};

use super::control::Given;
use super::room::{Room, vector};
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::{InMatch, Overlay, Screen, TableSet};

/// The camera that sees the table.
#[derive(Component)]
pub struct TableCamera;

/// The part of the window that shows the table, in physical pixels; all of it where there is none.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
pub struct TableRect(pub Option<URect>);

/// What cameras draw into, where it is not the window.
#[derive(Resource, Debug, Clone)]
pub struct OffscreenTarget(pub Handle<Image>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PanOrbitCameraPlugin, MeshPickingPlugin))
        .insert_resource(MeshPickingSettings { require_markers: true, ..default() })
        .init_resource::<TableRect>()
        .add_systems(PreStartup, spawn)
        .add_systems(
            Update,
            (
                set_bounds.run_if(resource_exists_and_changed::<Room>),
                set_quality.run_if(resource_changed::<Settings>),
                hold_still,
                obey,
                drift.run_if(in_state(Screen::Title).and_then(in_state(Overlay::None))),
                keep_drawing,
            )
                .in_set(TableSet::Motion),
        )
        .add_systems(OnEnter(InMatch), go_home)
        .add_systems(PostUpdate, set_viewport.run_if(resource_changed::<TableRect>).before(bevy::camera::CameraUpdateSystems));
}

fn spawn(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>, offscreen: Option<Res<OffscreenTarget>>) {
    egui.auto_create_primary_context = false;
    let target = offscreen.map_or_else(RenderTarget::default, |target| RenderTarget::from(target.0.clone()));
    commands.spawn((
        Name::new("Table camera"),
        TableCamera,
        Camera3d::default(),
        Camera::default(),
        target.clone(),
        Tonemapping::TonyMcMapface,
        MeshPickingCamera,
        PanOrbitCamera {
            button_orbit: MouseButton::Right,
            button_pan: MouseButton::Middle,
            pitch_lower_limit: Some(0.15),
            pitch_upper_limit: Some(std::f32::consts::FRAC_PI_2),
            zoom_smoothness: 0.6,
            orbit_smoothness: 0.4,
            pan_smoothness: 0.4,
            focus_bounds_shape: Some(FocusBoundsShape::Sphere(Sphere::new(7.0))),
            touch_enabled: true,
            ..default()
        },
        Projection::Perspective(PerspectiveProjection { near: 0.5, far: 200.0, ..default() }),
        Transform::from_xyz(0.0, 17.0, 10.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Name::new("Interface camera"),
        PrimaryEguiContext,
        Camera2d,
        RenderLayers::none(),
        target,
        Msaa::Off,
        Camera {
            order: 1,
            output_mode: CameraOutputMode::Write { blend_state: Some(BlendState::ALPHA_BLENDING), clear_color: ClearColorConfig::None },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    ));
}

fn home(camera: &mut PanOrbitCamera, room: &Room, rect: Option<URect>) {
    let spot = &room.0.camera;
    let aspect = rect.map_or(spot.fits, |rect| rect.width().max(1) as f32 / rect.height().max(1) as f32);
    camera.target_focus = vector(spot.target);
    camera.target_yaw = 0.0;
    camera.target_pitch = spot.pitch.to_radians();
    camera.target_radius = (spot.distance * (spot.fits / aspect).max(1.0)).min(spot.zoom.1);
    camera.force_update = true;
}

fn set_bounds(room: Res<Room>, rect: Res<TableRect>, mut cameras: Query<(&mut PanOrbitCamera, &mut Projection)>) {
    let spot = &room.0.camera;
    for (mut camera, mut projection) in &mut cameras {
        camera.zoom_lower_limit = spot.zoom.0;
        camera.zoom_upper_limit = Some(spot.zoom.1);
        camera.focus_bounds_origin = vector(spot.target);
        camera.focus_bounds_shape = Some(FocusBoundsShape::Sphere(Sphere::new(spot.pan.max(0.01))));
        home(&mut camera, &room, rect.0);
        camera.focus = camera.target_focus;
        camera.yaw = Some(camera.target_yaw);
        camera.pitch = Some(camera.target_pitch);
        camera.radius = Some(camera.target_radius);
        if let Projection::Perspective(perspective) = &mut *projection {
            perspective.fov = spot.field_of_view.to_radians();
        }
    }
}

fn set_quality(mut commands: Commands, settings: Res<Settings>, cameras: Query<Entity, With<TableCamera>>) {
    for entity in &cameras {
        let mut camera = commands.entity(entity);
        camera.insert(if settings.quality == Quality::Low { Msaa::Off } else { Msaa::Sample4 });
        if settings.quality == Quality::High {
            camera.insert((Hdr, Bloom { intensity: 0.12, ..Bloom::NATURAL }));
        } else {
            camera.remove::<(Hdr, Bloom)>();
        }
    }
}

/// While the interface has the pointer, the camera has not.
fn hold_still(
    mut cameras: Query<&mut PanOrbitCamera>,
    wants: Res<EguiWantsInput>,
    overlay: Res<State<Overlay>>,
    in_match: Option<Res<State<InMatch>>>,
) {
    let enabled = in_match.is_some() && *overlay == Overlay::None && !wants.wants_any_pointer_input();
    for mut camera in &mut cameras {
        if camera.enabled != enabled {
            camera.enabled = enabled;
        }
    }
}

fn obey(
    mut given: MessageReader<Given>,
    mut cameras: Query<&mut PanOrbitCamera>,
    (room, rect): (Option<Res<Room>>, Res<TableRect>),
    mut busy: ResMut<Busy>,
) {
    for Given(command) in given.read() {
        let (Some(room), Ok(mut camera)) = (room.as_deref(), cameras.single_mut()) else { continue };
        // From straight above, what is seen aslant takes so much more height.
        let pitch = room.0.camera.pitch.to_radians();
        match command {
            Command::TopDown if camera.target_pitch < 1.5 => {
                camera.target_pitch = std::f32::consts::FRAC_PI_2;
                camera.target_radius = (camera.target_radius / pitch.sin()).min(room.0.camera.zoom.1);
                camera.target_yaw = 0.0;
                camera.force_update = true;
            }
            Command::TopDown => {
                camera.target_pitch = pitch;
                camera.target_radius *= pitch.sin();
                camera.force_update = true;
            }
            Command::ResetCamera => home(&mut camera, room, rect.0),
            _ => continue,
        }
        busy.now();
    }
}

/// Back to the scene's own view at the start of a match.
fn go_home(mut cameras: Query<&mut PanOrbitCamera>, room: Option<Res<Room>>, rect: Res<TableRect>) {
    let (Some(room), Ok(mut camera)) = (room, cameras.single_mut()) else { return };
    home(&mut camera, &room, rect.0);
}

/// On the title the camera wanders slowly around the table, as long as somebody looks.
fn drift(
    mut cameras: Query<&mut PanOrbitCamera>,
    time: Res<Time>,
    settings: Res<Settings>,
    mut wandered: Local<f32>,
    mut busy: ResMut<Busy>,
) {
    if settings.reduced_motion || !busy.is_looked_at() {
        return;
    }
    // After a rest it goes on where it stands.
    *wandered += time.delta_secs().min(0.25);
    for mut camera in &mut cameras {
        let at = *wandered * 0.07;
        camera.target_yaw = at.sin() * 0.5;
        camera.target_pitch = 0.62 + (at * 0.6).cos() * 0.12;
        camera.target_radius = 17.0;
        camera.force_update = true;
    }
    busy.soon();
}

/// The camera glides: as long as it does, frames are drawn.
fn keep_drawing(cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>)>, mut last: Local<Transform>, mut busy: ResMut<Busy>) {
    for place in &cameras {
        if place.translation.distance(last.translation) > 0.002 || place.rotation.angle_between(last.rotation) > 0.0005 {
            busy.moves();
        }
        *last = *place;
    }
}

fn set_viewport(rect: Res<TableRect>, mut cameras: Query<(&mut Camera, &mut PanOrbitCamera), With<TableCamera>>, room: Option<Res<Room>>) {
    for (mut camera, mut orbit) in &mut cameras {
        let before = camera.viewport.as_ref().map(|viewport| viewport.physical_size);
        camera.viewport = rect.0.filter(|rect| rect.width() > 0 && rect.height() > 0).map(|rect| Viewport {
            physical_position: rect.min,
            physical_size: rect.size(),
            ..default()
        });
        if let Some(room) = &room
            && before != camera.viewport.as_ref().map(|viewport| viewport.physical_size)
        {
            home(&mut orbit, room, rect.0);
        }
    }
}
