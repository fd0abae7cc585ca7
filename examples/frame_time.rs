//! Main-thread time of a frame with the table full, beside an empty scene with one light and one camera.
//!
//! `cargo run --example frame_time -- MATCH_FILE` prints both in microseconds and their ratio. Nothing is drawn on a
//! screen; the time of the graphics processor (or of its stand-in in software) does not count.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::pipelined_rendering::RenderExtractApp;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use cyberdeck::launch::{Canvas, Launch, Opening, Pictured, Screenshot};
use cyberdeck::rules::content::Content;

/// Frames until everything has come to rest.
const SETTLE: usize = 60;
/// Frames that are measured.
const FRAMES: usize = 1000;

fn main() {
    let Some(file) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Name a match file: cargo run --example frame_time -- MATCH_FILE");
        std::process::exit(2);
    };
    let of = Some(Pictured::Match { file, step: usize::MAX, live: false });
    let canvas = Canvas { size: (1280, 720), bare: false, out: PathBuf::new() };
    let opening = Opening::Screenshot(Screenshot { of, screen: None, pointer: None, layout: None, canvas });
    let table = match cyberdeck::desktop::app(&Launch { opening, data: None, language: None, content: Content::built_in() }) {
        Ok(app) => median(app),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    };
    let empty = median(empty());
    println!(
        "table {} µs, empty scene {} µs, ratio {:.2}",
        table.as_micros(),
        empty.as_micros(),
        table.as_secs_f64() / empty.as_secs_f64()
    );
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

/// The median time that the main world's schedules take.
fn median(mut app: App) -> Duration {
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
    for _ in 0..SETTLE + FRAMES {
        app.update();
    }
    let mut times = std::mem::take(&mut app.world_mut().resource_mut::<Frames>().1).split_off(SETTLE);
    times.sort();
    times[FRAMES / 2]
}
