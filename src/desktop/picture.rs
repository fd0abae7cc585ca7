//! Pictures of a match without a window: one, or as many as a film has.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot as Shot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext, egui};

use super::reading;
use super::redraw::Busy;
use super::settings::Settings;
use super::table::camera::{OffscreenTarget, TableCamera};
use super::table::motion::Pace;
use super::table::session::{ReplayCommand, TakeOver};
use super::{Overlay, Screen};
use crate::files;
use crate::launch::{self, Film, Pictured, Screenshot};
use crate::t;

/// How long a frame lasts for what moves, where nobody sees it move.
const FRAME: Duration = Duration::from_millis(100);
/// Frames until everything has been loaded and has come to rest.
const SETTLE: usize = 36;
/// Frames of a table that has been loaded until it has come to rest at another step.
const CHANGE: usize = 12;
/// Frames that are drawn before a picture: it does not depend on the others.
const SEEN: usize = 4;
/// Frames to wait for the last picture after it was asked for.
const WAIT: usize = 40;
/// Seconds between the actions of a film at normal speed, and for which one sees what the last has come to.
const RESTS: f32 = 0.5;
const ENDS: f32 = 1.5;

/// An image to draw into.
pub(super) fn target(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    app.world_mut().resource_mut::<Assets<Image>>().add(image)
}

/// Lets the app come to rest at what is asked for, and writes what it shows.
///
/// # Errors
/// Why there is no picture.
pub(super) fn take(app: App, picture: &Screenshot) -> Result<(), String> {
    let Screenshot { of, screen, pointer, layout, canvas } = picture;
    let mut studio = Studio::open(app);
    studio.begin(|world| {
        if let Some(of) = of {
            // Whoever looks at a picture has the machine.
            let _ = world.write_message(TakeOver);
            if let Pictured::Match { step, .. } = of {
                let _ = world.write_message(ReplayCommand::To(*step));
            }
        }
        screen.iter().for_each(|screen| show(world, *screen));
    });
    if let Some(at) = *pointer {
        point(studio.app.world_mut(), at);
        studio.pass(CHANGE);
    }
    if layout.is_some() {
        reading::watch(studio.app.world_mut());
        studio.app.world_mut().resource_mut::<Busy>().now();
    }
    studio.look();
    studio.shoot(canvas.out.clone())?;
    studio.finish()?;
    let Some(path) = layout else { return Ok(()) };
    let told = format!("{:#}\n", reading::layout(studio.app.world_mut(), canvas.size));
    files::write_atomically(path, &told)
        .map_err(|error| t!("launch-unwritten", path = path.display().to_string(), error = error.to_string()))
}

/// Makes the folder for a film, if it isn't there.
///
/// # Errors
/// No pictures can be kept in it, or something else is.
pub(super) fn prepare(folder: &Path) -> Result<(), String> {
    let path = folder.display().to_string();
    let is_empty = || -> io::Result<bool> {
        fs::create_dir_all(folder)?;
        tempfile::tempfile_in(folder)?;
        Ok(fs::read_dir(folder)?.next().is_none())
    };
    match is_empty() {
        Ok(true) => Ok(()),
        Ok(false) => Err(t!("launch-film-full", path = path)),
        Err(error) => Err(t!("launch-unwritten", path = path, error = error.to_string())),
    }
}

/// Plays a part of a match and writes what is seen of it, picture by picture; how far it is stands on standard error.
///
/// # Errors
/// Why there is no film.
pub(super) fn film(app: App, film: &Film) -> Result<(), String> {
    let (from, to) = film.part;
    let mut studio = Studio::open(app);
    studio.begin(|world| {
        let seen = film.viewer.map(ReplayCommand::See);
        world.write_message_batch(seen.into_iter().chain([ReplayCommand::To(from)]));
    });
    studio.look();
    let mut pictures = 0;
    let mut shoot = |studio: &mut Studio, step: usize| {
        pictures += 1;
        tell(&t!("launch-film-progress", pictures = pictures, step = step, to = to));
        studio.shoot(film.canvas.out.join(format!("{pictures:05}.png")))
    };
    if let Some(every) = film.every {
        for step in (from..=to).step_by(every) {
            let _ = studio.app.world_mut().write_message(ReplayCommand::To(step));
            studio.pass(CHANGE);
            studio.look();
            shoot(&mut studio, step)?;
        }
    } else {
        studio.lasts(Duration::from_secs(1) / u32::from(film.rate));
        let factor = studio.app.world().resource::<Settings>().speed.factor().max(0.1);
        let (mut step, mut rest) = (from, 0.0);
        while step < to || rest < ENDS {
            if step < to && rest >= RESTS * factor {
                let _ = studio.app.world_mut().write_message(ReplayCommand::Forward);
                step += 1;
            }
            shoot(&mut studio, step)?;
            let world = studio.app.world_mut();
            world.resource_mut::<Busy>().watch();
            rest = if world.resource::<Pace>().is_over() { rest + 1.0 / f32::from(film.rate) } else { 0.0 };
        }
    }
    studio.finish()?;
    tell(&t!("launch-film-done", pictures = pictures, path = film.canvas.out.display().to_string()));
    if io::stderr().is_terminal() {
        let _ = writeln!(io::stderr());
    }
    Ok(())
}

/// Says how far a film is: in a terminal always in the same line.
fn tell(text: &str) {
    let mut out = io::stderr();
    // A film that nobody hears of is one all the same.
    let _ = if out.is_terminal() { write!(out, "\r\u{1b}[K{text}") } else { writeln!(out, "{text}") };
}

/// An app that is drawn picture by picture.
struct Studio {
    app: App,
    asked: usize,
    /// How many have been written, or why one has not.
    written: Arc<Mutex<Result<usize, String>>>,
}

impl Studio {
    fn open(mut app: App) -> Self {
        app.finish();
        app.cleanup();
        let mut studio = Self { app, asked: 0, written: Arc::new(Mutex::new(Ok(0))) };
        studio.lasts(FRAME);
        studio
    }

    /// From now on a frame lasts so long.
    fn lasts(&mut self, frame: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    }

    /// Shows this, when the app has begun, and waits until everything has come to rest.
    fn begin(&mut self, show: impl FnOnce(&mut World)) {
        self.pass(4);
        show(self.app.world_mut());
        self.pass(SETTLE - 4);
    }

    /// Lets frames pass that nobody sees.
    fn pass(&mut self, frames: usize) {
        self.draws(false);
        (0..frames).for_each(|_| self.app.update());
    }

    /// From now on frames are drawn; a few pass until they are as they should be.
    fn look(&mut self) {
        self.draws(true);
        (0..SEEN).for_each(|_| self.app.update());
        if self.app.world().resource::<OffscreenTarget>().bare {
            let world = self.app.world_mut();
            world.query_filtered::<&mut Camera, With<PrimaryEguiContext>>().iter_mut(world).for_each(|mut camera| camera.is_active = false);
        }
    }

    fn draws(&mut self, draws: bool) {
        let world = self.app.world_mut();
        world.query_filtered::<&mut Camera, With<TableCamera>>().iter_mut(world).for_each(|mut camera| camera.is_active = draws);
    }

    /// Writes the next frame.
    fn shoot(&mut self, path: PathBuf) -> Result<(), String> {
        let target = self.app.world().resource::<OffscreenTarget>().image.clone();
        let written = self.written.clone();
        self.app.world_mut().spawn(Shot::image(target)).observe(move |captured: On<ScreenshotCaptured>| {
            let image = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string());
            let saved = image.and_then(|image| image.to_rgb8().save(&path).map_err(|error| error.to_string()));
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            match (saved, &mut *written) {
                (Ok(()), Ok(count)) => *count += 1,
                (Err(error), Ok(_)) => *written = Err(t!("launch-unwritten", path = path.display().to_string(), error = error)),
                (_, Err(_)) => {}
            }
        });
        self.asked += 1;
        self.app.update();
        self.written().map(|_| ())
    }

    fn written(&self) -> Result<usize, String> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until all pictures have been written.
    fn finish(&mut self) -> Result<(), String> {
        for _ in 0..WAIT {
            if self.written()? == self.asked {
                return Ok(());
            }
            self.app.update();
        }
        Err(t!("launch-picture"))
    }
}

/// Puts the pointer at a place of the picture.
fn point(world: &mut World, (x, y): (u32, u32)) {
    for (mut context, mut input) in world.query_filtered::<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>().iter_mut(world) {
        let at = egui::pos2(x as f32, y as f32) / context.get_mut().pixels_per_point();
        input.events.push(egui::Event::PointerMoved(at));
    }
}

/// Goes to a screen.
fn show(world: &mut World, screen: launch::Screen) {
    let (fills, lies_over) = match screen {
        launch::Screen::Title => (Some(Screen::Title), None),
        launch::Screen::FirstEvening => (Some(Screen::Evening), None),
        launch::Screen::NewMatch => (Some(Screen::NewMatch), None),
        launch::Screen::Join => (Some(Screen::Join), None),
        launch::Screen::Library => (Some(Screen::Library), None),
        launch::Screen::Puzzles => (Some(Screen::Puzzles), None),
        launch::Screen::Drives => (Some(Screen::Drives), None),
        launch::Screen::Collectives => (Some(Screen::Collectives), None),
        launch::Screen::Settings => (None, Some(Overlay::Settings)),
        launch::Screen::Rulebook => (None, Some(Overlay::Rulebook)),
        launch::Screen::Credits => (None, Some(Overlay::Credits)),
        launch::Screen::Menu => (None, Some(Overlay::Menu)),
        launch::Screen::Results => (None, Some(Overlay::Results)),
        launch::Screen::Card => (None, Some(Overlay::Card)),
    };
    fills.into_iter().for_each(|screen| world.resource_mut::<NextState<Screen>>().set(screen));
    lies_over.into_iter().for_each(|overlay| world.resource_mut::<NextState<Overlay>>().set(overlay));
}
