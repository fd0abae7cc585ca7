//! Pictures: of a match without a window, and of the window itself.

use std::process::Command;

use cyberdeck::rules::terminal_dispute::State;

use super::player::{Desk, Picture, assert_healthy, screen};

/// A table is seen: many colours, dark corners, lit parts.
fn assert_shows_table(picture: &Picture) {
    let (colours, bright, dark) = (picture.colours(), picture.brighter(150), 1.0 - picture.brighter(60));
    assert!(colours > 400, "only {colours} colours");
    assert!(bright > 0.004 && dark > 0.1, "{bright} of it is bright, {dark} dark");
}

#[test]
fn a_picture_of_a_match_is_drawn_without_a_window() {
    let _screen = screen();
    let desk = Desk::new();
    let (file, picture) = (desk.path("some.match.ron"), desk.path("some.png"));
    let mut watch = desk.command(&["watch", "terminal-dispute", "--seat", "bot:random", "--seat", "bot:random", "--seed", "3", "--save"]);
    assert!(watch.arg(&file).output().expect("it starts").status.success());
    let mut draw: Command = desk.command(&["screenshot", "--size", "960x540", "--out"]);
    draw.arg(&picture).arg(&file).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let output = draw.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_healthy(&said);
    let picture = Picture::of_file(&picture);
    assert_eq!((picture.width, picture.height), (960, 540));
    assert_shows_table(&picture);
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
