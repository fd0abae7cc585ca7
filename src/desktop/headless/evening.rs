//! A first evening: by keys from the title to a lesson and a first match, whose bot explains itself from what the person may know;
//! and what was achieved, in the match that is over and in saved ones.

use std::time::Duration;

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use super::Headless;
use super::legible::read;
use crate::bots::{self, Level};
use crate::desktop::keys::Command;
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::overlay::Overlay;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{OnTable, Session, Taught};
use crate::desktop::table::since::Happenings;
use crate::desktop::table::slots::{Panel, Slots};
use crate::desktop::{Screen, content};
use crate::lessons::{self, Progress};
use crate::matches::{Match, Player, Replay, SeatSpec};
use crate::rules::game::{Seat, Setup, Viewer};
use crate::rules::terminal_dispute;

fn settings() -> Settings {
    Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, ..Settings::default() }
}

/// The title before somebody who has done nothing yet.
fn newcomer() -> Headless {
    let mut headless = Headless::new(settings());
    let (progress, _) = Progress::read(&headless.library());
    headless.app.world_mut().resource_mut::<Learned>().0 = progress;
    headless
}

fn screen(headless: &Headless) -> Screen {
    *headless.app.world().resource::<State<Screen>>().get()
}

fn go(headless: &mut Headless, to: Screen) {
    headless.app.world_mut().resource_mut::<NextState<Screen>>().set(to);
    headless.frames(4);
}

/// Waits until this holds; what is done beside the frames takes its own time.
fn waits(headless: &mut Headless, holds: impl Fn(&Headless) -> bool) -> bool {
    (0..3000).any(|at| {
        if at > 600 {
            std::thread::sleep(Duration::from_millis(10));
        }
        headless.frames(1);
        holds(headless)
    })
}

fn says(headless: &mut Headless, text: &str) -> bool {
    let page: Vec<String> = read(headless).lines.into_iter().map(|line| line.text).collect();
    page.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").contains(text)
}

fn taught(headless: &Headless) -> Option<String> {
    headless.app.world().resource::<Taught>().0.as_ref().map(|told| told.id.clone())
}

#[test]
fn two_keys_lead_a_newcomer_from_the_title_into_a_lesson_and_then_into_a_first_match() {
    let mut headless = newcomer();
    headless.press(&[Command::Main]);
    headless.frames(4);
    assert_eq!(screen(&headless), Screen::Evening);
    assert!(says(&mut headless, "Next: Terminal Dispute, “Two rounds left”"));
    headless.press(&[Command::Main]);
    headless.frames(10);
    assert_eq!(taught(&headless).as_deref(), Some("td-1"));
    headless.app.world_mut().resource_mut::<Learned>().0.finish("td-1", true).expect("it can be kept");
    go(&mut headless, Screen::Evening);
    assert!(says(&mut headless, "Next: Terminal Dispute, first match"));
    headless.press(&[Command::Main]);
    headless.frames(10);
    let players = headless.table::<terminal_dispute::State>().players.clone();
    assert_eq!(players, [Player::Human, Player::Bot(Level::Easy)]);
    // What was begun goes on.
    let legal = headless.table::<terminal_dispute::State>().legal.clone();
    if let Some(action) = legal.first() {
        headless.act::<terminal_dispute::State>(*action);
    }
    headless.lay(Overlay::None);
    headless.until(20, |world| world.resource::<OnTable<terminal_dispute::State>>().version > 0);
    let file = headless.app.world().resource::<Session<terminal_dispute::State>>().file();
    go(&mut headless, Screen::Evening);
    assert!(says(&mut headless, "under way"));
    headless.press(&[Command::Main]);
    headless.frames(10);
    assert_eq!(headless.app.world().resource::<Session<terminal_dispute::State>>().file(), file);
}

#[test]
fn each_game_has_a_key_and_everything_is_open() {
    for (command, first) in [(Command::Pick1, "td-1"), (Command::Pick2, "ad-1"), (Command::Pick3, "dw-1"), (Command::Pick4, "ae-1")] {
        let mut headless = newcomer();
        go(&mut headless, Screen::Evening);
        headless.press(&[command]);
        headless.frames(10);
        assert_eq!(taught(&headless).as_deref(), Some(first));
    }
    let mut headless = newcomer();
    go(&mut headless, Screen::Evening);
    for lesson in lessons::list(content()) {
        assert!(says(&mut headless, &lessons::title(&lesson.id)), "{} is a station", lesson.id);
    }
    // With the arrows to a station, and on along its row.
    headless.press(&[Command::Right]);
    headless.press(&[Command::Right]);
    headless.press(&[Command::Confirm]);
    headless.frames(10);
    assert_eq!(headless.table::<terminal_dispute::State>().players, [Player::Human, Player::Bot(Level::Easy)]);
    headless.lay(Overlay::None);
    go(&mut headless, Screen::Evening);
    headless.press(&[Command::Back]);
    headless.frames(4);
    assert_eq!(screen(&headless), Screen::Title);
}

#[test]
fn nobody_who_knows_the_games_is_led() {
    let mut headless = Headless::new(settings());
    headless.press(&[Command::Main]);
    headless.frames(4);
    assert_eq!(screen(&headless), Screen::Title);
}

/// Scrolls what others did to its end.
fn read_to_the_end(headless: &mut Headless) {
    let slots = headless.app.world().resource::<Slots>();
    let (_, list) = slots.panels().iter().find(|(panel, _)| *panel == Panel::Since).expect("it is told");
    let zoom = headless.app.world().get::<Window>(headless.window).map_or(1.0, |window| window.width() / slots.layout.window.x);
    headless.point(Vec2::new(list.center().x, list.center().y) * zoom);
    let (window, phase) = (headless.window, TouchPhase::Moved);
    headless.happens(MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: -40.0, window, phase });
    headless.frames(30);
}

/// Plays the first match of a game until the bot has explained so many turns; each is explained from the person's views alone.
fn explains<G: Framed>(turns: usize) {
    let mut headless = newcomer();
    headless.resize((1920, 1080));
    let mut first = StartMatch::first(G::ID);
    if let StartMatch::New { seed, .. } = &mut first {
        *seed = Some(1);
    }
    headless.app.world_mut().write_message(first);
    headless.frames(10);
    headless.lay(Overlay::None);
    let (mut explained, mut last) = (0, None);
    for at in 0..400 {
        let mine = |headless: &Headless| Headless::rests(headless.app.world()) && Headless::is_asked::<G>(headless.app.world());
        assert!(waits(&mut headless, mine), "{}: the person is asked", G::ID);
        let world = headless.app.world();
        let session = world.resource::<Session<G>>();
        if let Some(since) = session.since_last_turn().filter(|since| !since.why.is_empty()) {
            assert_eq!(world.resource::<Happenings<G>>().shown.as_ref().map(|shown| &shown.why), Some(&since.why), "{}", G::ID);
            let (you, step) = (Viewer::Seat(Seat(0)), since.from.1);
            let (replay, _) = Replay::<G>::open(&session.file().expect("it is kept")).expect("it can be read");
            let (before, after) = (replay.view(step, you), replay.view(since.until, you));
            let seen: Vec<&G::Event> = (step..=since.until).flat_map(|step| replay.events(step, you)).collect();
            let (bot, told) = &since.why[0];
            let why = bots::why::<G>(&before, &after, &seen, *bot, replay.names());
            assert_eq!(why.as_ref(), Some(told), "{}: it tells what the person may know", G::ID);
            // It stays as long as the turn lasts.
            explained += usize::from(last.replace(since.from) != Some(since.from));
            if explained == turns {
                let last = &since.why[since.why.len() - 1].1;
                let text = last.split(' ').take(3).collect::<Vec<_>>().join(" ");
                read_to_the_end(&mut headless);
                assert!(says(&mut headless, &text), "{}: {text}", G::ID);
                return;
            }
        }
        let table = headless.table::<G>();
        assert!(!table.over, "{}: {explained} turns are explained", G::ID);
        let action = table.legal[at * 7 % table.legal.len()].clone();
        headless.act::<G>(action);
    }
    panic!("{}: {explained} turns are explained", G::ID);
}

each_game!(explains: (2), (2), (2), (1));

#[test]
fn what_was_achieved_is_said_with_the_result_and_kept() {
    let mut headless = newcomer();
    headless.start::<terminal_dispute::State>(Setup::new(1), &[SeatSpec::human()], 5);
    headless.lay(Overlay::None);
    for at in 0..200 {
        let table = headless.table::<terminal_dispute::State>();
        if table.over {
            break;
        }
        let action = table.legal[at * 5 % table.legal.len()];
        headless.act::<terminal_dispute::State>(action);
    }
    assert!(headless.table::<terminal_dispute::State>().over);
    headless.lay(Overlay::Results);
    let finished = |headless: &Headless| headless.app.world().resource::<Learned>().0.has_finished("terminal-dispute");
    assert!(waits(&mut headless, finished));
    assert!(headless.app.world().resource::<Learned>().0.has_earned("td-joined"));
    assert!(says(&mut headless, "chievement"), "the result says it");
    let (again, _) = Progress::read(&headless.library());
    assert!(again.has_earned("td-joined"), "it is kept");
    // As long as it is the same match.
    headless.lay(Overlay::None);
    headless.lay(Overlay::Results);
    headless.frames(3);
    assert!(says(&mut headless, "chievement"));
}

#[test]
fn saved_matches_count() {
    let mut headless = newcomer();
    let path = headless.library().new_path("terminal-dispute");
    let new = Match::<terminal_dispute::State>::create(Setup::new(1), 5, content(), &[SeatSpec::human()], Some(&path));
    let mut played = new.expect("the file can be made");
    let mut legal = Vec::new();
    while let Some(seat) = played.actors().iter().next() {
        played.legal_actions(seat, &mut legal);
        let action = legal[played.steps() * 5 % legal.len()];
        played.apply(seat, &action, None).expect("it is legal");
    }
    drop(played);
    go(&mut headless, Screen::Evening);
    let finished = |headless: &Headless| headless.app.world().resource::<Learned>().0.has_finished("terminal-dispute");
    assert!(waits(&mut headless, finished));
    assert!(headless.app.world().resource::<Learned>().0.has_earned("td-joined"));
}
