//! A picture of a match without a window.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::table::camera::OffscreenTarget;
use super::table::session::ReplayCommand;
use crate::t;

/// Frames until everything has been loaded and has come to rest.
const SETTLE: usize = 40;
/// Frames to wait for the picture after it was asked for.
const WAIT: usize = 40;

/// An image to draw into.
pub(super) fn target(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    app.world_mut().resource_mut::<Assets<Image>>().add(image)
}

/// Lets the app come to rest at the end of its replay, and writes what it shows to `out`.
///
/// # Errors
/// Why there is no picture.
pub(super) fn take(mut app: App, out: &Path) -> Result<(), String> {
    app.finish();
    app.cleanup();
    for frame in 0..SETTLE {
        if frame == 4 {
            app.world_mut().write_message(ReplayCommand::To(usize::MAX));
        }
        app.update();
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
