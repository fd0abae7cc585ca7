//! The whole window without a window: every system of ours and the interface's layout, but no display and no graphics.

/// A test for every game, each with its arguments.
macro_rules! each_game {
    ($test:ident: $td:tt, $ad:tt, $dw:tt, $ae:tt) => {
        #[test]
        fn terminal_dispute() {
            $test::<crate::rules::terminal_dispute::State> $td;
        }

        #[test]
        fn access_denied() {
            $test::<crate::rules::access_denied::State> $ad;
        }

        #[test]
        fn data_warriors() {
            $test::<crate::rules::data_warriors::State> $dw;
        }

        #[test]
        fn aetherium() {
            $test::<crate::rules::aetherium::State> $ae;
        }
    };
}

mod begins;
mod calls;
mod covered;
mod evening;
mod framed;
mod hinted;
mod known;
mod lacking;
mod language;
mod leaving;
mod legible;
mod lessons;
mod main_button;
pub mod on_purpose;
mod passing;
mod placed;
mod presses;
mod puzzles;
pub mod reach;
mod rest;
mod screens;
mod seen;
mod since;
mod taught;
mod together;

use std::time::Duration;

use bevy::audio::AudioPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, ExitCondition, PrimaryWindow, WindowEvent, WindowResized, WindowResolution};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use tempfile::TempDir;

use super::data_warriors::Stops;
use super::keys::Command;
use super::launch::{self, StartMatch};
use super::overlay::Overlay;
use super::settings::{Quality, Settings, Speed};
use super::sound::Sound;
use super::table::session::{Act, AskFor, OnTable, Tabled};
use crate::matches::{Library, SeatSpec};
use crate::rules::game::Setup;

/// How long a frame lasts.
const FRAME: Duration = Duration::from_millis(50);

/// The app, with matches and settings in a folder of its own.
pub struct Headless {
    pub app: App,
    window: Entity,
    _data: TempDir,
}

/// The sounds since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Sound>);

/// Settings with which nothing is decided without the player.
fn asked_about_everything() -> Settings {
    let stops = Stops { own_items: true, ..Stops::default() };
    Settings { speed: Speed::Instant, quality: Quality::Low, ask_for: AskFor::All, stops, ..Settings::default() }
}

impl Headless {
    /// The title, with these settings.
    pub fn new(settings: Settings) -> Self {
        Self::sized(settings, (1280, 720))
    }

    /// The title in a window of this size.
    pub fn sized(settings: Settings, (width, height): (u32, u32)) -> Self {
        let data = TempDir::new().expect("there is room for a folder");
        let library = Library::find(Some(data.path())).expect("a folder was named");
        let window = Window { resolution: WindowResolution::new(width, height), ..default() };
        let no_adapter = RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() }));
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::DontExit, ..default() })
                .set(RenderPlugin { render_creation: no_adapter, ..default() })
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .disable::<AudioPlugin>()
                .disable::<GilrsPlugin>(),
        )
        // Without a renderer nobody else does this, and what leaves the table asks for it.
        .add_plugins(SyncWorldPlugin)
        .insert_resource(WinitSettings::desktop_app())
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        let read = super::settings::read(&library);
        launch::set_up(&mut app, library, read);
        // Whoever plays here has played before.
        app.world_mut().resource_mut::<launch::Learned>().0.know_all();
        app.insert_resource(settings)
            .init_resource::<Heard>()
            .add_systems(Last, |mut sounds: MessageReader<Sound>, mut heard: ResMut<Heard>| heard.0.extend(sounds.read().copied()));
        app.finish();
        app.cleanup();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("there is a window");
        let mut headless = Self { app, window, _data: data };
        headless.frames(3);
        headless
    }

    /// The data folder.
    pub fn library(&self) -> Library {
        Library::find(Some(self._data.path())).expect("a folder was named")
    }

    /// A match that shows everything at once.
    pub fn play<G: Tabled>(setup: Setup, seats: &[SeatSpec], seed: u64) -> Self {
        Self::with::<G>(Settings { speed: Speed::Instant, curtain: false, ..Settings::default() }, setup, seats, seed)
    }

    /// A match with these settings.
    pub fn with<G: Tabled>(settings: Settings, setup: Setup, seats: &[SeatSpec], seed: u64) -> Self {
        let mut headless = Self::new(settings);
        headless.start::<G>(setup, seats, seed);
        headless
    }

    /// Puts a new match on the table.
    pub fn start<G: Tabled>(&mut self, setup: Setup, seats: &[SeatSpec], seed: u64) {
        self.app.world_mut().write_message(StartMatch::New { game: G::ID.to_owned(), setup, seats: seats.to_vec(), seed: Some(seed) });
        self.frames(10);
        assert!(self.app.world().contains_resource::<OnTable<G>>(), "{}: the match is on the table", G::ID);
    }

    /// Lets frames go by.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// What the holder of the machine may know and do.
    pub fn table<G: Tabled>(&self) -> &OnTable<G> {
        self.app.world().resource::<OnTable<G>>()
    }

    /// Lets frames go by until this holds, for at most so many seconds.
    pub fn until(&mut self, seconds: u32, holds: impl Fn(&World) -> bool) -> bool {
        let frames = u128::from(seconds) * 1000 / FRAME.as_millis();
        (0..frames).any(|_| {
            if !holds(self.app.world()) {
                self.app.update();
            }
            holds(self.app.world())
        })
    }

    /// Whether nothing is drawn any more until there is input.
    pub fn rests(world: &World) -> bool {
        matches!(world.resource::<WinitSettings>().focused_mode, UpdateMode::Reactive { wait, .. } if wait >= Duration::from_secs(60))
    }

    /// Whether the match is over, or the holder of the machine has something to do.
    pub fn is_asked<G: Tabled>(world: &World) -> bool {
        let table = world.resource::<OnTable<G>>();
        table.over || table.view_seat().is_some_and(|own| table.actors.contains(own)) && !table.legal.is_empty()
    }

    /// The holder of the machine does this, in the next frame.
    pub fn act<G: Tabled>(&mut self, action: G::Action) {
        self.app.world_mut().write_message(Act::<G>(action));
        self.frames(2);
    }

    /// Presses keys, all in one frame.
    pub fn press(&mut self, commands: &[Command]) {
        let settings = self.app.world().resource::<Settings>().clone();
        for command in commands {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let key_code = command.key(&settings);
                let logical_key = Key::Unidentified(NativeKey::Unidentified);
                self.happens(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: self.window });
            }
        }
        self.frames(2);
    }

    /// Lays something over the screen.
    pub fn lay(&mut self, overlay: Overlay) {
        self.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        self.frames(1);
    }

    /// Moves the pointer to a place of the window, in points.
    pub fn point(&mut self, position: Vec2) {
        self.happens(CursorMoved { window: self.window, position, delta: None });
        self.frames(2);
    }

    /// Makes the window so large.
    pub fn resize(&mut self, (width, height): (u32, u32)) {
        let (width, height) = (width as f32, height as f32);
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("there is a window");
        window.resolution.set(width, height);
        self.happens(WindowResized { window: self.window, width, height });
        self.frames(2);
    }

    /// Tells the app of something as the system would: on its own and among all events of the window.
    fn happens<E: Message + Clone + Into<WindowEvent>>(&mut self, event: E) {
        let world = self.app.world_mut();
        world.write_message::<WindowEvent>(event.clone().into());
        world.write_message(event);
    }

    /// The sounds since the last look.
    pub fn heard(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0)
    }
}
