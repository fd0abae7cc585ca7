//! Opens the window: the app, what it begins with, and what is said where it can't open.

use std::collections::BTreeMap;
use std::fs::File;
#[cfg(target_os = "linux")]
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::app::AppExit;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{ExitCondition, PrimaryWindow, WindowCloseRequested, WindowResizeConstraints, WindowResolution, WindowTheme};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;

use super::console;
use super::joining::{Joining, Wish};
use super::notice::Notices;
use super::redraw::Busy;
use super::settings;
use super::settings::Settings;
use super::table::camera::OffscreenTarget;
use super::table::room::Furnish;
use super::table::session::{Session, Tabled};
use super::window_place::SMALLEST;
use super::{Overlay, Screen};
use crate::crash::{self, Report};
use crate::launch::{Launch, Opening, Pictured};
use crate::lessons::{self, Lesson, Progress, Run};
use crate::matches::library::{self, Saved};
use crate::matches::{Library, Match, MatchError, MatchFile, Player, Replay, SeatSpec};
use crate::rules::game::{Game as _, Setup};
use crate::rules::{access_denied, data_warriors};
use crate::scenes;
use crate::seats::Level;
use crate::t;
use crate::text;

/// The data folder, if it can be used.
#[derive(Resource, Debug)]
pub(super) struct Data {
    library: Library,
    /// Why nothing can be kept there, with what to do.
    trouble: Option<String>,
}

impl Data {
    /// The folder.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The saved matches, the latest first; none where they can't be read.
    pub fn list(&self) -> Vec<Saved> {
        self.library.list().unwrap_or_default()
    }

    /// The deleted matches, the latest first.
    pub fn list_trash(&self) -> Vec<Saved> {
        self.library.list_trash().unwrap_or_default()
    }

    /// Where a new match is kept; nowhere if the folder can't be written to.
    pub fn new_match(&self, game: &str) -> Option<PathBuf> {
        self.trouble.is_none().then(|| self.library.new_path(game))
    }
}

/// How far the player has come in the lessons.
#[derive(Resource, Debug)]
pub(super) struct Learned(pub Progress);

/// The report of a start that broke down.
#[derive(Resource, Debug)]
pub(super) struct Broken(pub Report);

/// Tells other windows that this one uses the data folder.
#[derive(Resource, Debug)]
struct Claim {
    _file: File,
}

/// Put a match on the table.
#[derive(Message, Debug, Clone, PartialEq)]
pub(super) enum StartMatch {
    /// A new one; without a seed chance picks one.
    New {
        /// The game's id.
        game: String,
        /// Seats and options.
        setup: Setup,
        /// Who plays.
        seats: Vec<SeatSpec>,
        /// Where chance comes from.
        seed: Option<u64>,
    },
    /// One to go on with.
    Resume(PathBuf),
    /// A new one that goes on from the last good line of a damaged file.
    Rescue(PathBuf),
    /// One to look at.
    Replay(PathBuf),
    /// One as it stood after so many steps, every seat a person's, kept nowhere.
    Try(PathBuf, usize),
    /// A lesson, at a step; without one where it was left.
    Lesson(String, Option<usize>),
    /// One of this game at the table of a host, where a place was taken.
    Table(String),
}

/// The drive of the second seat in the first match: that of the first.
const FIRST_DRIVE: (&str, &str) = ("drive2", "scorched-disk");

/// Who plays the first match of a game: a person against an easy bot, or two where a match of two is the harder one to learn from.
pub(super) fn first_seats(game: &str) -> Vec<SeatSpec> {
    let mut seats = vec![SeatSpec::human(), SeatSpec::bot(Level::Easy)];
    // With two seats everybody has two passwords to set and to find.
    if game == access_denied::State::ID {
        seats.push(SeatSpec::bot(Level::Easy));
    }
    seats
}

impl StartMatch {
    /// The first match of a game, with what it is begun with.
    pub(super) fn first(game: &str) -> Self {
        let seats = first_seats(game);
        let mut setup = Setup::new(seats.len() as u8);
        if game == data_warriors::State::ID {
            // A bot with the same drive does nothing that the player can’t do.
            setup.options.insert(FIRST_DRIVE.0.to_owned(), FIRST_DRIVE.1.to_owned());
        }
        Self::New { game: game.to_owned(), setup, seats, seed: None }
    }
}

/// Close the program.
#[derive(Message, Debug, Clone, Copy)]
pub(super) struct Quit;

/// Opens the window as [`run`] does, for a player: where there is no terminal, a message box says why it can't.
///
/// # Errors
/// As those of [`run`].
pub fn open(launch: Launch) -> Result<(), String> {
    let draws = launch.opening.canvas().is_some();
    run(launch).inspect_err(|why| {
        if !draws {
            console::show(why);
        }
    })
}

/// Opens the window and stays until it is closed; or draws the pictures that were asked for.
///
/// # Errors
/// Why there is no window or picture, in one sentence that says what to do.
pub fn run(launch: Launch) -> Result<(), String> {
    match &launch.opening {
        Opening::Screenshot(picture) => return super::picture::take(app(&launch)?, picture),
        Opening::Film(film) => {
            super::picture::prepare(&film.canvas.out)?;
            return super::picture::film(app(&launch)?, film);
        }
        Opening::Title
        | Opening::Play { .. }
        | Opening::Resume { .. }
        | Opening::Rescue { .. }
        | Opening::Replay { .. }
        | Opening::Lesson { .. }
        | Opening::Join { .. } => {}
    }
    match app(&launch)?.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(_) => Err(t!("launch-closed")),
    }
}

/// The app as it is before its first frame; for a picture it draws into an image and has no window.
///
/// # Errors
/// Why there can be no window, in one sentence that says what to do.
pub fn app(launch: &Launch) -> Result<App, String> {
    // Of several windows of a process, as tests open them, the first says it.
    super::CONTENT.get_or_init(|| launch.content);
    let library = Library::find(launch.data.as_deref()).map_err(|error| error.to_string())?;
    let offscreen = launch.opening.canvas().is_some();
    if !offscreen {
        look_for_display()?;
        // Whether there is something to draw with is found out with the engine's plugins.
        crash::watch(&library, console::complain);
    }
    let mut app = App::new();
    let read = settings::read(&library);
    let window = (!offscreen).then(|| {
        let place = read.0.window.unwrap_or_default();
        let (width, height) = (SMALLEST.0 as f32, SMALLEST.1 as f32);
        Window {
            title: "Cyberdeck".into(),
            name: Some("cyberdeck".into()),
            resolution: WindowResolution::new(place.size.0.max(SMALLEST.0), place.size.1.max(SMALLEST.1)),
            position: place.at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(at.into())),
            mode: settings::window_mode(&read.0),
            window_theme: Some(WindowTheme::Dark),
            resize_constraints: WindowResizeConstraints { min_width: width, min_height: height, ..default() },
            ..default()
        }
    });
    let exit_condition = if offscreen { ExitCondition::DontExit } else { ExitCondition::OnAllClosed };
    let mut plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: window, exit_condition, close_when_requested: true, ..default() })
        .set(LogPlugin { filter: quiet_log(), ..default() })
        .set(bevy::render::RenderPlugin { synchronous_pipeline_compilation: offscreen, ..default() });
    if offscreen {
        plugins = plugins.disable::<WinitPlugin>();
    }
    app.add_plugins(plugins);
    if let Some(canvas) = launch.opening.canvas() {
        let image = super::picture::target(&mut app, canvas.size);
        app.insert_resource(OffscreenTarget { image, bare: canvas.bare });
    }
    set_up(&mut app, library.clone(), read);
    if !offscreen {
        share(&mut app, &library);
        // Whoever opens a match wants that one.
        if launch.opening == Opening::Title
            && let Some(report) = crash::take(&library)
        {
            app.insert_resource(Broken(report));
            app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Crash);
        }
    }
    // A language that the command line names is for this start, so it is not among the settings that are kept.
    if let Some(code) = launch.language.as_ref().or(app.world().resource::<Settings>().language.as_ref()) {
        text::choose(code);
    }
    let first = match launch.opening.clone() {
        Opening::Title => None,
        Opening::Play { game, setup, seats, seed } => Some(StartMatch::New { game, setup, seats, seed: Some(seed) }),
        Opening::Resume { file } => Some(StartMatch::Resume(file)),
        Opening::Rescue { file } => Some(StartMatch::Rescue(file)),
        Opening::Replay { file } => Some(StartMatch::Replay(file)),
        Opening::Lesson { id } => Some(StartMatch::Lesson(id, None)),
        Opening::Join { address, code, name, watch } => {
            let world = app.world_mut();
            world.resource_mut::<Settings>().name = name.unwrap_or_else(|| world.resource::<Settings>().name.clone());
            let settings = world.resource::<Settings>().clone();
            let wish = if watch { Wish::Watch } else { Wish::AnySeat };
            let records = world.get_resource::<Data>().map(|data| data.library().data().join("records"));
            let mut joining = world.resource_mut::<Joining>();
            joining.records = records;
            joining.sit(&settings, &address, &code, wish);
            world.resource_mut::<NextState<Screen>>().set(Screen::Join);
            None
        }
        Opening::Screenshot(picture) => picture.of.map(|of| match of {
            Pictured::Match { file, step, live: true } => StartMatch::Try(file, step),
            Pictured::Match { file, .. } => StartMatch::Replay(file),
            Pictured::Lesson { id, step } => StartMatch::Lesson(id, Some(step)),
        }),
        Opening::Film(film) => Some(StartMatch::Replay(film.file)),
    };
    if let Some(first) = first {
        app.world_mut().write_message(first);
    }
    Ok(app)
}

/// Windows that have the same data folder share it: the second one says so.
fn share(app: &mut App, library: &Library) {
    match library.claim() {
        Ok(Some(claim)) => _ = app.insert_resource(Claim { _file: claim }),
        Ok(None) => app.world_mut().resource_mut::<Notices>().tell(t!("launch-second")),
        // That nothing can be written has been said.
        Err(_) => {}
    }
}

/// Everything that is ours, with matches and settings in this folder, on top of the engine's plugins.
pub(super) fn set_up(app: &mut App, library: Library, (settings, file, bad_settings): settings::Read) {
    let trouble = library.prepare().err().map(|error| t!("launch-not-saved", error = error.to_string()));
    let (progress, lost) = Progress::read(&library);
    app.add_plugins(EguiPlugin::default())
        .insert_resource(settings)
        .insert_resource(file)
        .insert_resource(Data { library, trouble: trouble.clone() })
        .insert_resource(Learned(progress))
        .add_message::<StartMatch>()
        .add_message::<Quit>()
        .add_plugins(super::plugin)
        .add_systems(PreUpdate, (start_match, quit));
    let mut notices = app.world_mut().resource_mut::<Notices>();
    trouble.into_iter().chain(bad_settings).chain(lost).for_each(|text| notices.warn(text));
}

/// What the engine may log: its own chatter is not for players.
fn quiet_log() -> String {
    "warn,bevy_light=error,wgpu=error,wgpu_hal=off,naga=error,bevy_audio=error,bevy_egui=error,winit=error,gilrs=off,gilrs_core=off,calloop=error".into()
}

/// On Linux there must be a display that can be reached; elsewhere there is one.
#[cfg(target_os = "linux")]
fn look_for_display() -> Result<(), String> {
    let named = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    if let Some(display) = named("WAYLAND_DISPLAY") {
        let socket = named("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default().join(&display);
        let error = UnixStream::connect(socket).err();
        return error.map_or(Ok(()), |error| Err(t!("launch-display", display = display, error = error.to_string())));
    }
    let Some(display) = named("DISPLAY") else {
        return Err(t!("launch-no-display"));
    };
    match x11rb::connect(None) {
        Ok(_) => Ok(()),
        Err(error) => Err(t!("launch-display", display = display, error = error.to_string())),
    }
}

#[cfg(not(target_os = "linux"))]
fn look_for_display() -> Result<(), String> {
    Ok(())
}

/// Every game that has a table, and what puts a match of it there.
#[derive(Resource, Default)]
struct Tables(BTreeMap<&'static str, Begins>);

type Begins = fn(&mut World, StartMatch) -> Result<Option<String>, MatchError>;

/// A match of this game can be put on the table.
pub(super) fn launch_plugin<G: Tabled>(app: &mut App) {
    app.init_resource::<Tables>();
    app.world_mut().resource_mut::<Tables>().0.insert(G::ID, begin::<G>);
}

/// Carries out an order for one game; gives what the player is to be told.
fn begin<G: Tabled>(world: &mut World, order: StartMatch) -> Result<Option<String>, MatchError> {
    let (session, notice) = match order {
        StartMatch::New { setup, seats, seed, .. } => {
            let path = world.resource::<Data>().new_match(G::ID);
            let seed = seed.unwrap_or_else(random_seed);
            (Session::live(Match::<G>::create(setup, seed, super::content(), &seats, path.as_deref())?), None)
        }
        StartMatch::Resume(path) => {
            let (game, notice) = Match::<G>::open(&path)?;
            (Session::live(game), notice)
        }
        StartMatch::Rescue(path) => {
            let (good, _) = Replay::<G>::rescue(&MatchFile::read(&path)?)?;
            let kept = world.resource::<Data>().new_match(G::ID);
            let notice = t!("launch-rescued", steps = good.len());
            (Session::live(good.branch(good.len(), kept.as_deref())?), Some(notice))
        }
        StartMatch::Replay(path) => {
            let (replay, notice) = Replay::<G>::open(&path)?;
            (Session::replay(replay), notice)
        }
        StartMatch::Try(path, step) => {
            let (replay, notice) = Replay::<G>::open(&path)?;
            (Session::hot_seat(replay.branch(step, None)?), notice)
        }
        StartMatch::Lesson(id, step) => {
            let content = super::content();
            let lesson = Lesson::load::<G>(&id, content).map_err(|error| MatchError::Setup(vec![error.to_string()]))?;
            let step = step.or_else(|| world.resource::<Learned>().0.left_at(&id)).unwrap_or_default();
            let run = Run::resume(Arc::new(lesson), content, step).map_err(MatchError::Setup)?;
            // Lessons speak of the game's own page, too.
            if !world.resource::<Settings>().page {
                world.resource_mut::<Settings>().page = true;
            }
            (Session::lesson(run), None)
        }
        StartMatch::Table(_) => {
            let content = super::content();
            let Some((clients, phrases)) = world.resource_mut::<Joining>().take() else { return Ok(None) };
            let unreadable = |error: serde_json::Error| MatchError::Setup(vec![t!("remote-unreadable", error = error.to_string())]);
            (Session::remote(clients, phrases, content).map_err(unreadable)?, None)
        }
    };
    crash::set_match(session.file().as_deref());
    let _ = world.try_run_schedule(Begin(G::ID));
    world.insert_resource(session);
    world.resource_mut::<NextState<Screen>>().set(Screen::Match(G::ID));
    if world.resource::<Settings>().last_game != G::ID {
        G::ID.clone_into(&mut world.resource_mut::<Settings>().last_game);
    }
    let (scene, problem) = scenes::load(G::ID, G::SCENE);
    world.write_message(Furnish { game: G::ID, scene });
    if let Some(problem) = problem {
        world.resource_mut::<Notices>().warn(problem);
    }
    Ok(notice)
}

/// A seed that nobody chose.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    // The standard library's hasher is keyed by the system's own randomness.
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// What a game needs for its table is made when the first match of it begins.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Begin(pub &'static str);

/// Puts the match that was asked for on the table.
fn start_match(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<StartMatch>>) {
    let orders: Vec<StartMatch> = cursor.read(world.resource::<Messages<StartMatch>>()).cloned().collect();
    let Some(order) = orders.into_iter().last() else { return };
    let game = match &order {
        StartMatch::New { game, .. } | StartMatch::Table(game) => Ok(game.clone()),
        StartMatch::Lesson(id, _) => {
            lessons::game_of(id, super::content()).map(ToOwned::to_owned).ok_or_else(|| MatchError::Setup(vec![t!("lesson-problem-none")]))
        }
        StartMatch::Resume(path) | StartMatch::Rescue(path) | StartMatch::Replay(path) | StartMatch::Try(path, _) => library::game_of(path),
    };
    let plays = matches!(&order, StartMatch::New { seats, .. } if seats.iter().any(|seat| seat.player == Player::Human));
    // The match before leaves the table first, with everything that belongs to it: it may be the same file.
    if matches!(world.resource::<State<Screen>>().get(), Screen::Match(_)) {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        world.run_schedule(StateTransition);
    }
    let started = game.and_then(|game| match world.resource::<Tables>().0.get(game.as_str()) {
        Some(begin) => begin(world, order).map(|notice| (notice, game)),
        None => Err(MatchError::UnknownGame { path: PathBuf::new(), game }),
    });
    match started {
        Ok((notice, game)) => {
            let mut notices = world.resource_mut::<Notices>();
            notices.begin_anew();
            notice.into_iter().for_each(|notice| notices.tell(notice));
            let card = plays && begins(world, &game);
            world.resource_mut::<NextState<Overlay>>().set(if card { Overlay::Card } else { Overlay::None });
            world.resource_mut::<Busy>().now();
        }
        Err(error) => world.resource_mut::<Notices>().warn(error.to_string()),
    }
}

/// Somebody begins a match of their own: it is counted. Gives whether they are told what it is about.
fn begins(world: &mut World, game: &str) -> bool {
    let mut learned = world.resource_mut::<Learned>();
    let (kept, begun) = (learned.0.begin(game), learned.0.begun(game));
    // What is said of the whole folder is said again: here somebody begins what won't be kept.
    if let Some(problem) = world.resource::<Data>().trouble.clone().or(kept.err()) {
        world.resource_mut::<Notices>().warn(problem);
    }
    world.resource::<Settings>().card.helps(begun)
}

fn quit(mut quits: MessageReader<Quit>, mut closes: MessageWriter<WindowCloseRequested>, windows: Query<Entity, With<PrimaryWindow>>) {
    if quits.read().next().is_some() {
        closes.write_batch(windows.iter().map(|window| WindowCloseRequested { window }));
    }
}
