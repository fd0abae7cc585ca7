//! What is broken around the program: it starts, says so, and leaves it alone.

use std::fs;

use cyberdeck::rules::game::Seat;
use cyberdeck::rules::terminal_dispute::{Action, State};

use super::player::{Desk, screen};

#[test]
fn broken_settings_and_a_broken_scene_are_named_and_left_as_they_are() {
    let _screen = screen();
    let desk = Desk::new();
    let settings = "(quality: Low, speed: Instant, volume: loud)";
    let scene = "(camera: (target: (0.0, 0.6";
    fs::write(desk.settings(), settings).expect("files can be written");
    fs::write(desk.scene(), scene).expect("files can be written");
    let (mut program, file) = desk.play::<State>(&["--seat", "human", "--seed", "1"], (480, 320));
    program.button();
    // L folds the log, which is a setting; and the game can be played.
    program.act(&file, Seat(0), Action::Roll, |program| program.press(&["l", "space"]));
    program.pause();
    let said = program.said();
    assert!(said.contains("settings.ron:1:") && said.contains("The default settings are used"), "{said}");
    assert!(said.contains("terminal_dispute.scn.ron:1:") && said.contains("The built-in scene is used"), "{said}");
    assert_eq!(fs::read_to_string(desk.settings()).expect("it is there"), settings);
    assert_eq!(fs::read_to_string(desk.scene()).expect("it is there"), scene);
}

#[test]
fn without_a_display_it_says_what_to_do() {
    let _screen = screen();
    let desk = Desk::new();
    let said = |display: &str| {
        let output = desk.command(&[]).env("DISPLAY", display).env_remove("WAYLAND_DISPLAY").output().expect("it starts");
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stderr).expect("it says it in text");
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    };
    let (none, unreachable) = (said(""), said(":4242"));
    assert!(none.starts_with("cyberdeck: There is no display"), "{none}");
    assert!(unreachable.starts_with("cyberdeck: The display :4242 can’t be reached"), "{unreachable}");
}
