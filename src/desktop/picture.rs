//! A picture of a match without a window.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy_egui::PrimaryEguiContext;

use super::table::camera::{OffscreenTarget, TableCamera};
use super::table::session::{ReplayCommand, TakeOver};
use super::{Overlay, Screen};
use crate::launch::{self, Pictured};
use crate::t;

/// How long a frame lasts for what moves.
const FRAME: Duration = Duration::from_millis(100);
/// Frames until everything has been loaded and has come to rest.
const SETTLE: usize = 40;
/// Frames of these that are drawn: the picture does not depend on the others.
const SEEN: usize = 4;
/// Frames to wait for the picture after it was asked for.
const WAIT: usize = 40;

/// An image to draw into.
pub(super) fn target(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    app.world_mut().resource_mut::<Assets<Image>>().add(image)
}

/// Lets the app come to rest at what is asked for, and writes what it shows to `out`.
///
/// # Errors
/// Why there is no picture.
pub(super) fn take(mut app: App, (of, screen, bare): (Option<&Pictured>, Option<launch::Screen>, bool), out: &Path) -> Result<(), String> {
    app.finish();
    app.cleanup();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    for frame in 0..SETTLE {
        if frame == 4 {
            if let Some(of) = of {
                // Whoever looks at a picture has the machine.
                let _ = app.world_mut().write_message(TakeOver);
                let _ = app.world_mut().write_message(ReplayCommand::To(of.step));
            }
            screen.into_iter().for_each(|screen| show(app.world_mut(), screen));
        }
        look(app.world_mut(), frame + SEEN >= SETTLE);
        app.update();
    }
    if bare {
        let world = app.world_mut();
        world.query_filtered::<&mut Camera, With<PrimaryEguiContext>>().iter_mut(world).for_each(|mut camera| camera.is_active = false);
    }
    let target = app.world().resource::<OffscreenTarget>().0.clone();
    let taken = Arc::new(AtomicBool::new(false));
    let (told, path) = (taken.clone(), out.to_owned());
    app.world_mut().spawn(Screenshot::image(target)).observe(move |captured: On<ScreenshotCaptured>| {
        let saved = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string());
        match saved.and_then(|image| image.to_rgb8().save(&path).map_err(|error| error.to_string())) {
            Ok(()) => told.store(true, Ordering::Relaxed),
            Err(error) => error!("{}: {error}", path.display()),
        }
    });
    for _ in 0..WAIT {
        app.update();
        if taken.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
    Err(t!("launch-picture", path = out.display().to_string()))
}

/// Goes to a screen.
fn show(world: &mut World, screen: launch::Screen) {
    let (fills, lies_over) = match screen {
        launch::Screen::Title => (Some(Screen::Title), None),
        launch::Screen::NewMatch => (Some(Screen::NewMatch), None),
        launch::Screen::Library => (Some(Screen::Library), None),
        launch::Screen::Drives => (Some(Screen::Drives), None),
        launch::Screen::Collectives => (Some(Screen::Collectives), None),
        launch::Screen::Settings => (None, Some(Overlay::Settings)),
        launch::Screen::Rulebook => (None, Some(Overlay::Rulebook)),
        launch::Screen::Credits => (None, Some(Overlay::Credits)),
        launch::Screen::Menu => (None, Some(Overlay::Menu)),
        launch::Screen::Results => (None, Some(Overlay::Results)),
    };
    fills.into_iter().for_each(|screen| world.resource_mut::<NextState<Screen>>().set(screen));
    lies_over.into_iter().for_each(|overlay| world.resource_mut::<NextState<Overlay>>().set(overlay));
}

/// Whether the cameras draw.
fn look(world: &mut World, draws: bool) {
    world.query_filtered::<&mut Camera, With<TableCamera>>().iter_mut(world).for_each(|mut camera| camera.is_active = draws);
}
