//! The camera over the table: orbit, pan, zoom, top-down, reset. The interface has a camera of its own on top.

use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, Hdr, RenderTarget, SubCameraView};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{DirectionalLightShadowMap, PointLightShadowMap};
use bevy::pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiGlobalSettings, PrimaryEguiContext};
use bevy_panorbit_camera::{FocusBoundsShape, PanOrbitCamera, PanOrbitCameraPlugin};

use super::control::Given;
use super::framing::{Cut, Spot, fit, opening};
use super::room::{Room, vector};
use super::slots::{Slots, plain_rect};
use super::supersampling::Supersampled;
use crate::desktop::keys::Command;
use crate::desktop::quality::Adapter;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::{InMatch, Overlay, TableSet};

/// The camera that sees the table.
#[derive(Component)]
pub struct TableCamera;

/// How the table is framed in what the panels leave free of the window.
#[derive(Resource, Debug, Default)]
pub(super) struct Framing {
    /// The window in pixels.
    window: UVec2,
    /// The place for the playing area, in parts of the window: now, before it changed, and as it will be.
    now: Rect,
    from: Rect,
    to: Rect,
    /// Seconds since it changed.
    passed: f32,
    /// What a game wants to be seen closer, as it was last told.
    closer: Option<[Vec3; 8]>,
    /// The view that the camera goes back to; none before there is one.
    home: Option<Spot>,
}

impl Framing {
    /// The tangents of half the opening angles of what is free of the picture; nothing before there is a window.
    #[must_use]
    pub(super) fn opening(&self, room: &Room) -> Option<Vec2> {
        let size = self.window.as_vec2();
        let free = Rect { min: self.now.min * size, max: self.now.max * size };
        (!free.is_empty()).then(|| opening(free, room.0.camera.field_of_view.to_radians()))
    }
}

/// The points around what a game wants to be seen closer than its whole playing area, if there is such a thing now.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct InView(pub Option<[Vec3; 8]>);

/// What cameras draw into, where it is not the window.
#[derive(Resource, Debug, Clone)]
pub struct OffscreenTarget {
    /// It.
    pub image: Handle<Image>,
    /// Whether the table is seen alone: then no panel takes room from it.
    pub bare: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PanOrbitCameraPlugin, MeshPickingPlugin))
        .insert_resource(MeshPickingSettings { require_markers: true, ..default() })
        .init_resource::<Framing>()
        .init_resource::<CameraMoved>()
        .init_resource::<InView>()
        .add_systems(PreStartup, spawn)
        .add_systems(
            Update,
            (
                set_bounds.run_if(resource_exists_and_changed::<Room>),
                set_quality.run_if(resource_changed::<Settings>),
                frame,
                hold_still,
                obey,
                keep_drawing,
            )
                .in_set(TableSet::Motion),
        )
        .add_systems(OnEnter(InMatch), start_at_home)
        .add_systems(OnExit(InMatch), start_at_home);
}

fn spawn(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>, offscreen: Option<Res<OffscreenTarget>>) {
    egui.auto_create_primary_context = false;
    let target = offscreen.map_or_else(RenderTarget::default, |target| RenderTarget::from(target.image.clone()));
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

/// The points around what is played with.
fn area(room: &Room) -> Vec<Vec3> {
    room.0.camera.plays.iter().copied().map(vector).collect()
}

/// Goes where the scene's own view is, from straight above or as it is.
fn go_to(camera: &mut PanOrbitCamera, spot: Spot, pitch: f32) {
    camera.target_focus = spot.focus;
    camera.target_yaw = 0.0;
    camera.target_pitch = pitch;
    camera.target_radius = spot.distance;
    camera.force_update = true;
}

fn set_bounds(room: Res<Room>, mut framing: ResMut<Framing>, mut cameras: Query<&mut PanOrbitCamera>) {
    let points = area(&room);
    let middle = points.iter().sum::<Vec3>() / points.len().max(1) as f32;
    for mut camera in &mut cameras {
        camera.zoom_lower_limit = room.0.camera.zoom.0;
        camera.focus_bounds_origin = middle;
    }
    framing.home = None;
}

/// Whether the player has moved the camera from where the table is framed.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct CameraMoved(pub(super) bool);

fn is_at(orbit: &PanOrbitCamera, spot: Spot, pitch: f32) -> bool {
    let there = orbit.target_focus.distance(spot.focus) < 0.02 && (orbit.target_radius - spot.distance).abs() < 0.02;
    there && orbit.target_yaw.abs() < 0.01 && (orbit.target_pitch - pitch).abs() < 0.01
}

/// How long the picture takes to go where there is more room for it, in seconds.
const REFRAMES: f32 = 0.35;

/// Frames the playing area in what the panels leave free, as long as nobody has moved the camera; the window shows the table
/// to its edges all the same.
fn frame(
    (slots, room, in_view, settings, time): (Res<Slots>, Option<Res<Room>>, Res<InView>, Res<Settings>, Res<Time>),
    (in_match, offscreen): (Option<Res<State<InMatch>>>, Option<Res<OffscreenTarget>>),
    (mut framing, mut camera_moved): (ResMut<Framing>, ResMut<CameraMoved>),
    mut cameras: Query<(&mut Camera, &mut PanOrbitCamera, &mut Projection), With<TableCamera>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Ok((mut camera, mut orbit, mut projection))) = (room, cameras.single_mut()) else { return };
    let Some(window) = camera.physical_target_size().filter(|size| size.min_element() > 0) else { return };
    let wanted = if in_match.is_none() || offscreen.is_some_and(|target| target.bare) {
        Rect { min: Vec2::ZERO, max: Vec2::ONE }
    } else if slots.safe.is_positive() {
        let safe = plain_rect(slots.safe);
        Rect { min: safe.min / slots.layout.window, max: safe.max / slots.layout.window }
    } else {
        // Where the panels are is not known before they have been drawn once.
        return;
    };
    let (spot, pitch) = (&room.0.camera, room.0.camera.pitch.to_radians());
    let on_window = |part: Rect| Rect { min: part.min * window.as_vec2(), max: part.max * window.as_vec2() };
    let closer = in_view.0;
    if framing.home.is_none() || framing.to != wanted || framing.window != window || framing.closer != closer {
        let points = closer.map_or_else(|| area(&room), |points| points.to_vec());
        let home = fit(&points, pitch, opening(on_window(wanted), spot.field_of_view.to_radians()));
        orbit.zoom_upper_limit = Some(spot.zoom.1.max(home.distance * 1.2));
        orbit.zoom_lower_limit = spot.zoom.0.min(home.distance);
        orbit.focus_bounds_shape =
            Some(FocusBoundsShape::Sphere(Sphere::new(spot.pan.max(0.01) + home.focus.distance(orbit.focus_bounds_origin))));
        let is_new = framing.home.is_none();
        if framing.home.is_none_or(|home| is_at(&orbit, home, pitch)) {
            go_to(&mut orbit, home, pitch);
        }
        let still = is_new || framing.window != window || settings.reduced_motion || settings.speed == Speed::Instant;
        if still {
            orbit.focus = orbit.target_focus;
            (orbit.yaw, orbit.pitch, orbit.radius) = (Some(orbit.target_yaw), Some(orbit.target_pitch), Some(orbit.target_radius));
            framing.now = wanted;
        }
        let now = framing.now;
        *framing = Framing { window, now, from: now, to: wanted, passed: 0.0, closer, home: Some(home) };
    }
    let moved = in_match.is_some() && framing.home.is_some_and(|home| !is_at(&orbit, home, pitch));
    if camera_moved.set_if_neq(CameraMoved(moved)) {
        busy.now();
    }
    if framing.now != framing.to {
        framing.passed += time.delta_secs();
        let part = EaseFunction::CubicOut.sample_clamped(framing.passed / REFRAMES);
        let between = |from: Vec2, to: Vec2| from.lerp(to, part);
        framing.now = if part >= 1.0 {
            framing.to
        } else {
            Rect { min: between(framing.from.min, framing.to.min), max: between(framing.from.max, framing.to.max) }
        };
        busy.now();
    }
    let cut = Cut::of(window, on_window(framing.now), spot.field_of_view.to_radians());
    let view = Some(SubCameraView { full_size: cut.full, offset: cut.offset, size: window });
    if camera.sub_camera_view != view {
        camera.sub_camera_view = view;
        orbit.pan_sensitivity = 1.0 / cut.factor;
        busy.now();
    }
    if let Projection::Perspective(perspective) = projection.bypass_change_detection()
        && (perspective.fov - cut.field_of_view).abs() > 1e-6
    {
        perspective.fov = cut.field_of_view;
        projection.set_changed();
    }
}

/// The most pixels that the table is drawn in on High, where the window has fewer: those of a window of 3840×2160.
const PIXELS: u32 = 3840 * 2160;

/// The size of textures that nothing is drawn into.
const UNUSED: usize = 1;

/// The passes that a quality draws with; those that cost are left out where the adapter can't do them.
fn set_quality(
    mut commands: Commands,
    (settings, adapter): (Res<Settings>, Res<Adapter>),
    cameras: Query<Entity, With<TableCamera>>,
    (mut shadows, mut point_shadows): (ResMut<DirectionalLightShadowMap>, ResMut<PointLightShadowMap>),
    mut before: Local<Option<Quality>>,
) {
    let quality = settings.quality;
    if before.replace(quality) == Some(quality) {
        return;
    }
    // Lamps with a cone throw shadows of the first size too. Where nothing throws any, the textures are there all the same.
    shadows.size = match quality {
        Quality::Low => UNUSED,
        Quality::Medium | Quality::High => 2048,
        Quality::Ultra => 4096,
    };
    point_shadows.size = UNUSED;
    for entity in &cameras {
        let mut camera = commands.entity(entity);
        camera.remove::<(Hdr, Bloom, Smaa, Supersampled, ContactShadows, ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass)>();
        let sampled = quality == Quality::Medium && !adapter.lacks_samples;
        camera.insert(if sampled { Msaa::Sample4 } else { Msaa::Off });
        if quality == Quality::Low {
            continue;
        }
        if !adapter.lacks_glow {
            camera.insert((Hdr, Bloom { intensity: 0.07, ..Bloom::NATURAL }));
        }
        if quality == Quality::Medium {
            continue;
        }
        let (fine, most) = if quality == Quality::Ultra {
            (ScreenSpaceAmbientOcclusionQualityLevel::Ultra, 2 * PIXELS)
        } else {
            (ScreenSpaceAmbientOcclusionQualityLevel::High, PIXELS)
        };
        camera.insert(Supersampled { most });
        camera.insert((Smaa { preset: SmaaPreset::Ultra }, ContactShadows { linear_steps: 24, thickness: 0.12, length: 0.35 }));
        if !adapter.lacks_shade {
            camera.insert(ScreenSpaceAmbientOcclusion { quality_level: fine, constant_object_thickness: 0.5 });
        }
    }
}

/// While a panel or something that lies over the table has the pointer, the camera has not; what it began it goes on with.
fn hold_still(
    mut cameras: Query<&mut PanOrbitCamera>,
    (wants, slots, mut contexts): (Res<EguiWantsInput>, Res<Slots>, EguiContexts),
    windows: Query<&Window>,
    buttons: Res<ButtonInput<MouseButton>>,
    overlay: Res<State<Overlay>>,
    in_match: Option<Res<State<InMatch>>>,
) {
    let free = in_match.is_some() && *overlay == Overlay::None;
    if free
        && buttons.any_pressed([MouseButton::Right, MouseButton::Middle])
        && !buttons.any_just_pressed([MouseButton::Right, MouseButton::Middle])
    {
        return;
    }
    // The interface knows only of the frame before where the pointer is.
    let pointer = windows.single().ok().and_then(Window::cursor_position);
    let at = contexts.ctx_mut().ok().zip(pointer).map(|(ctx, at)| (at / ctx.zoom_factor()).to_array().into());
    let enabled = free && !wants.wants_any_pointer_input() && !at.is_some_and(|at| slots.covers(at));
    let zooms = if slots.scrolls { 0.0 } else { 1.0 };
    for mut camera in &mut cameras {
        if camera.enabled != enabled || camera.zoom_sensitivity != zooms {
            (camera.enabled, camera.zoom_sensitivity) = (enabled, zooms);
        }
    }
}

fn obey(
    mut given: MessageReader<Given>,
    mut cameras: Query<&mut PanOrbitCamera>,
    (room, framing): (Option<Res<Room>>, Res<Framing>),
    mut busy: ResMut<Busy>,
) {
    for Given(command) in given.read() {
        let (Some(room), Some(home), Ok(mut camera)) = (room.as_deref(), framing.home, cameras.single_mut()) else { continue };
        let spot = &room.0.camera;
        match command {
            Command::TopDown if camera.target_pitch < 1.5 => {
                let size = framing.window.as_vec2();
                let safe = Rect { min: framing.to.min * size, max: framing.to.max * size };
                let above = std::f32::consts::FRAC_PI_2;
                let spot = fit(&area(room), above, opening(safe, spot.field_of_view.to_radians()));
                camera.zoom_upper_limit = camera.zoom_upper_limit.map(|limit| limit.max(spot.distance));
                go_to(&mut camera, spot, above);
            }
            Command::TopDown | Command::ResetCamera => go_to(&mut camera, home, spot.pitch.to_radians()),
            _ => continue,
        }
        busy.now();
    }
}

/// A match begins with the scene's own view, and so does the title after it.
fn start_at_home(mut framing: ResMut<Framing>, mut in_view: ResMut<InView>) {
    (framing.home, in_view.0) = (None, None);
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
