//! Main-thread time of a frame with the table full, beside an empty scene with one light and one camera, and beside itself while
//! a host in the same process has six clients who play.
//!
//! `cargo run --example frame_time -- MATCH_FILE` prints them in microseconds and their ratios. Nothing is drawn on a
//! screen; the time of the graphics processor (or of its stand-in in software) does not count.

use std::collections::BTreeMap;
use std::error::Error;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::pipelined_rendering::RenderExtractApp;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use cyberdeck::launch::{Canvas, Launch, Opening, Pictured, Screenshot};
use cyberdeck::matches::SeatSpec;
use cyberdeck::net::client::{Client, Heard, Place, new_token};
use cyberdeck::net::messages::TableRules;
use cyberdeck::net::{Host, NewTable, Settings, server};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::Setup;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// Frames until everything has come to rest.
const SETTLE: usize = 60;
/// Frames that are measured.
const FRAMES: usize = 8000;

fn main() {
    let Some(file) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Name a match file: cargo run --example frame_time -- MATCH_FILE");
        std::process::exit(2);
    };
    let of = Some(Pictured::Match { file, step: usize::MAX, live: false });
    let canvas = Canvas { size: (1280, 720), bare: false, out: PathBuf::new() };
    let opening = Opening::Screenshot(Screenshot { of, screen: None, pointer: None, layout: None, canvas });
    let table = match cyberdeck::desktop::app(&Launch { opening, data: None, language: None, content: Content::built_in() }) {
        Ok(app) => app,
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    };
    let mut table = at_rest(table);
    let alone = median(&mut table);
    let six = match Six::begin() {
        Ok(six) => six,
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    };
    let hosting = median(&mut table);
    let acted = six.end();
    drop(table);
    let empty = median(&mut at_rest(empty()));
    let ratio = |one: Duration, other: Duration| one.as_secs_f64() / other.as_secs_f64();
    println!("table {} µs, empty scene {} µs, ratio {:.2}", alone.as_micros(), empty.as_micros(), ratio(alone, empty));
    println!("with six clients, {acted} actions: {} µs, ratio {:.2}", hosting.as_micros(), ratio(hosting, alone));
}

/// A host with a table of Terminal Dispute, and six clients who play there.
struct Six {
    over: Arc<AtomicBool>,
    acted: Arc<AtomicUsize>,
    plays: thread::JoinHandle<()>,
    _runtime: Runtime,
    _folder: tempfile::TempDir,
}

impl Six {
    fn begin() -> Result<Self, Box<dyn Error>> {
        const GAME: &str = "terminal-dispute";
        let (folder, runtime) = (tempfile::tempdir()?, Runtime::new()?);
        let (host, _) = Host::start(Settings::new(folder.path()), Content::built_in(), runtime.handle().clone())?;
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))?;
        let address = listener.local_addr()?.to_string();
        runtime.spawn(server::serve(host.clone(), listener, std::future::pending()));
        let (setup, seats) = (Setup::new(6), vec![SeatSpec::human(); 6]);
        let new = NewTable { game: GAME.into(), setup, seats, rules: TableRules::default(), password: None, seed: Some(1) };
        let code = host.create(new)?.code().to_owned();
        let content = BTreeMap::from([(GAME.to_owned(), Content::built_in().hash(GAME).to_owned())]);
        let place = || Place {
            address: address.clone(),
            code: code.clone(),
            token: new_token(),
            name: String::new(),
            seat: None,
            watch: false,
            password: String::new(),
            content: content.clone(),
            records: None,
        };
        let clients = (0..6).map(|_| Client::sit(place(), || ())).collect::<Result<Vec<_>, _>>()?;
        let (over, acted) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let (ends, counts) = (over.clone(), acted.clone());
        let plays = thread::spawn(move || {
            let mut shown = vec![Value::Null; clients.len()];
            while !ends.load(Ordering::Relaxed) {
                for (client, shown) in clients.iter().zip(&mut shown) {
                    while let Some(heard) = client.hear() {
                        if let Heard::Message(message) = heard
                            && message.get("state").is_some()
                        {
                            *shown = message;
                        }
                    }
                    // One action for each time that something new was shown.
                    if let Some(offered) = shown["state"]["actions"].get(0) {
                        let id = counts.fetch_add(1, Ordering::Relaxed);
                        client.send(json!({"type": "do", "id": id, "on": shown["seq"], "action": offered["action"]}));
                        *shown = Value::Null;
                    }
                }
                thread::sleep(Duration::from_millis(100));
            }
        });
        Ok(Self { over, acted, plays, _runtime: runtime, _folder: folder })
    }

    /// Ends it; gives how often they acted.
    fn end(self) -> usize {
        self.over.store(true, Ordering::Relaxed);
        let _ = self.plays.join();
        self.acted.load(Ordering::Relaxed)
    }
}

/// An app with one light and one camera, without a window.
fn empty() -> App {
    let mut app = App::new();
    let window = WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    app.add_plugins(DefaultPlugins.set(window).disable::<WinitPlugin>().disable::<bevy::log::LogPlugin>()).add_systems(
        Startup,
        |mut commands: Commands| {
            commands.spawn((Camera3d::default(), Transform::from_xyz(0.0, 5.0, 5.0).looking_at(Vec3::ZERO, Vec3::Y)));
            commands.spawn((PointLight::default(), Transform::from_xyz(2.0, 5.0, 2.0)));
        },
    );
    app
}

/// Before the first of the main world's schedules.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Begin;

/// After the last of them.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct End;

/// When the frame began, and what the frames before took.
#[derive(Resource)]
struct Frames(Instant, Vec<Duration>);

/// An app in which everything has come to rest.
fn at_rest(mut app: App) -> App {
    app.insert_resource(Frames(Instant::now(), Vec::new()))
        .init_schedule(Begin)
        .init_schedule(End)
        .add_systems(Begin, |mut frames: ResMut<Frames>| frames.0 = Instant::now())
        .add_systems(End, |mut frames: ResMut<Frames>| {
            let took = frames.0.elapsed();
            frames.1.push(took);
        });
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, Begin);
    order.insert_after(Last, End);
    app.finish();
    // The main world alone: on a machine that draws in software the two would fight for its cores.
    app.remove_sub_app(RenderExtractApp);
    app.remove_sub_app(RenderApp);
    app.cleanup();
    (0..SETTLE).for_each(|_| app.update());
    app
}

/// The median time that the main world's schedules take.
fn median(app: &mut App) -> Duration {
    app.world_mut().resource_mut::<Frames>().1.clear();
    (0..FRAMES).for_each(|_| app.update());
    let mut times = std::mem::take(&mut app.world_mut().resource_mut::<Frames>().1);
    times.sort();
    times[FRAMES / 2]
}
