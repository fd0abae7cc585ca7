//! Time from the start of the process to the first frame that is done, beside an empty window.
//!
//! `cargo run --release --example start_time` starts itself several times in turn, as the program with its title screen
//! and as an empty window, and prints both medians in milliseconds and their ratio. It needs a display.

use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

use bevy::app::AppExit;
use bevy::prelude::*;
use cyberdeck::launch::{Launch, Opening};
use cyberdeck::rules::content::Content;

/// How often each is started.
const TIMES: usize = 7;

fn main() {
    let began = Instant::now();
    match std::env::args().nth(1).as_deref() {
        Some("title") => {
            let title =
                cyberdeck::desktop::app(&Launch { opening: Opening::Title, data: None, language: None, content: Content::built_in() });
            first_frame(title.expect("the title opens"), began);
        }
        Some("empty") => first_frame(empty(), began),
        _ => compare(),
    }
}

fn empty() -> App {
    let mut app = App::new();
    app.add_plugins(DefaultPlugins).add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera3d::default());
    });
    app
}

/// Runs until the third frame has been worked out: the first has been drawn by then.
fn first_frame(mut app: App, began: Instant) {
    app.add_systems(Last, move |mut frames: Local<u8>, mut exit: MessageWriter<AppExit>| {
        *frames += 1;
        if *frames == 3 {
            println!("{}", began.elapsed().as_micros());
            std::io::stdout().flush().expect("it can be said");
            exit.write(AppExit::Success);
        }
    });
    app.run();
}

fn compare() {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..TIMES {
        for (at, what) in ["title", "empty"].into_iter().enumerate() {
            let output = Command::new(std::env::current_exe().expect("it has a file")).arg(what).output().expect("it starts");
            let said = String::from_utf8_lossy(&output.stdout);
            let micros = said.lines().find_map(|line| line.parse().ok()).expect("a display is needed");
            times[at].push(Duration::from_micros(micros));
        }
    }
    times.iter_mut().for_each(|times| times.sort());
    let [title, empty] = times.map(|times| times[TIMES / 2]);
    println!(
        "title {} ms, empty window {} ms, ratio {:.2}",
        title.as_millis(),
        empty.as_millis(),
        title.as_secs_f64() / empty.as_secs_f64()
    );
}
