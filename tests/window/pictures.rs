//! Pictures: of a match without a window, and of the window itself.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use cyberdeck::rules::terminal_dispute::State;

use super::player::{Desk, Picture, assert_healthy, screen};

/// A table is seen: many colours, dark corners, lit parts.
fn assert_shows_table(picture: &Picture) {
    let (colours, bright, dark) = (picture.colours(), picture.brighter(150), 1.0 - picture.brighter(60));
    assert!(colours > 400, "only {colours} colours");
    assert!(bright > 0.004 && dark > 0.1, "{bright} of it is bright, {dark} dark");
}

/// A match of bots in a file.
fn played(desk: &Desk) -> PathBuf {
    let file = desk.path("some.match.ron");
    let mut watch = desk.command(&["watch", "terminal-dispute", "--seat", "bot:random", "--seat", "bot:random", "--seed", "3", "--save"]);
    assert!(watch.arg(&file).output().expect("it starts").status.success());
    file
}

/// Whether it could draw without a window, and what it said.
fn drawn(mut draw: Command) -> (bool, String) {
    let output = draw.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().expect("it starts");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_picture_of_a_match_is_drawn_without_a_window() {
    let _screen = screen();
    let desk = Desk::new();
    let (file, picture, layout) = (played(&desk), desk.path("some.png"), desk.path("some.json"));
    let mut draw = desk.command(&["screenshot", "--size", "960x540", "--step", "9", "--live", "--out"]);
    draw.arg(&picture).arg("--layout").arg(&layout).arg(&file);
    let (done, said) = drawn(draw);
    assert!(done, "{said}");
    assert_healthy(&said);
    let picture = Picture::of_file(&picture);
    assert_eq!((picture.width, picture.height), (960, 540));
    assert_shows_table(&picture);
    let layout: serde_json::Value = serde_json::from_str(&fs::read_to_string(layout).expect("it is there")).expect("it is JSON");
    let texts = layout["texts"].as_array().expect("there are texts");
    for on in ["interface", "table"] {
        assert!(texts.iter().any(|text| text["on"] == on && text["capitals"].as_f64() > Some(3.0)), "{layout}");
    }
    assert_eq!(layout["faults"].as_array().map(Vec::len), Some(0), "{layout}");
}

#[test]
fn a_film_is_numbered_pictures_and_the_same_every_time() {
    let _screen = screen();
    let desk = Desk::new();
    let file = played(&desk);
    let film = |folder: &str| {
        let mut draw = desk.command(&["film", "--size", "480x270", "--fps", "5", "--from", "4", "--to", "5", "--out"]);
        draw.arg(desk.path(folder)).arg(&file);
        drawn(draw)
    };
    let (done, said) = film("one");
    assert!(done && said.contains("pictures in "), "{said}");
    assert_healthy(&said);
    assert!(film("other").0);
    let mut pictures = Vec::new();
    while let Ok(picture) = fs::read(desk.path(&format!("one/{:05}.png", pictures.len() + 1))) {
        assert!(fs::read(desk.path(&format!("other/{:05}.png", pictures.len() + 1))).is_ok_and(|other| other == picture));
        pictures.push(picture);
    }
    assert!(pictures.len() > 4 && pictures.windows(2).any(|two| two[0] != two[1]), "{} pictures", pictures.len());
    let (done, said) = film("one");
    assert!(!done && said.contains("is not empty"), "{said}");
}

#[test]
fn the_window_shows_the_table() {
    let _screen = screen();
    let desk = Desk::new();
    let (program, _) = desk.play::<State>(&["--seat", "human", "--seed", "1"], (1280, 720));
    program.button();
    program.pause();
    assert_shows_table(&Picture::of_screen());
}
