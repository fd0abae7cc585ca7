//! Every text of the interface can be read, in every language and size: nothing is cut, nothing runs out of what it stands on,
//! nothing lies on other text. Taken from the interface's own layout.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Rect};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::launch::StartMatch;
use crate::desktop::reading::{self, Page};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::Session;
use crate::desktop::{Overlay, Screen};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use crate::text;

/// All text that is on the screen after a few frames.
pub(super) fn read(headless: &mut Headless) -> Page {
    reading::watch(headless.app.world_mut());
    headless.app.world_mut().resource_mut::<Busy>().now();
    headless.frames(3);
    reading::page(headless.app.world())
}

/// Where to look, and what was found there.
struct Look {
    name: String,
    window: Rect,
    /// The first place of each.
    faults: BTreeMap<String, String>,
    elided: Vec<String>,
    /// The height of its capitals in pixels, and what it is.
    smallest: (f32, String),
    texts: usize,
}

impl Look {
    fn at(&mut self, headless: &mut Headless, place: &str) {
        let page = read(headless);
        assert!(!page.lines.is_empty(), "{}, {place}: there is text", self.name);
        self.texts += page.lines.len();
        for (fault, at) in page.faults(self.window) {
            self.faults.entry(fault).or_insert_with(|| format!("{place}: {at}"));
        }
        for line in page.lines {
            if line.capitals < self.smallest.0 {
                self.smallest = (line.capitals, format!("{place}: {}", line.text));
            }
            if line.elided && !self.elided.contains(&line.text) {
                self.elided.push(line.text);
            }
        }
    }
}

fn settings(scale: u16) -> Settings {
    Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, scale, ..Settings::default() }
}

/// The title, drawn by the thread that looks at it: the language is that of a thread.
pub(super) fn opened(size: (u32, u32), scale: u16) -> Headless {
    let mut headless = Headless::sized(settings(scale), size);
    headless.app.edit_schedule(EguiPrimaryContextPass, |schedule| {
        schedule.set_executor(bevy::ecs::schedule::SingleThreadedExecutor::new());
    });
    headless.frames(3);
    headless
}

fn screens(look: &mut Look, headless: &mut Headless) {
    look.at(headless, "title");
    for (screen, name) in [
        (Screen::Evening, "first evening"),
        (Screen::NewMatch, "new match"),
        (Screen::Join, "join"),
        (Screen::Library, "library"),
        (Screen::Puzzles, "puzzles"),
        (Screen::Drives, "drives"),
        (Screen::Collectives, "collectives"),
    ] {
        headless.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        headless.frames(2);
        look.at(headless, name);
    }
    for (overlay, name) in [(Overlay::Settings, "settings"), (Overlay::Rulebook, "rulebook"), (Overlay::Credits, "credits")] {
        headless.lay(overlay);
        look.at(headless, name);
    }
    headless.lay(Overlay::None);
}

/// A match at several points, with what lies over it, and its replay.
fn table<G: Framed>(look: &mut Look, headless: &mut Headless, seats: u8, decisions: usize) {
    let mut specs = vec![SeatSpec::human()];
    specs.resize(usize::from(seats), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) });
    headless.start::<G>(Setup::new(seats), &specs, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for decision in 0..decisions {
        headless.until(60, Headless::is_asked::<G>);
        let prompt = headless.table::<G>().prompt.clone();
        look.at(headless, &format!("{}, decision {decision}: {prompt}", G::ID));
        let legal = &headless.table::<G>().legal;
        let Some(action) = legal.get(rng.random_range(0..legal.len().max(1))).cloned() else { break };
        headless.act::<G>(action);
    }
    for (overlay, name) in [(Overlay::Menu, "menu"), (Overlay::Results, "results")] {
        headless.lay(overlay);
        look.at(headless, &format!("{}, {name}", G::ID));
    }
    headless.lay(Overlay::None);
    let file = headless.app.world().resource::<Session<G>>().file().expect("it is kept");
    headless.app.world_mut().write_message(StartMatch::Replay(file));
    headless.frames(6);
    assert!(headless.table::<G>().replay.is_some());
    look.at(headless, &format!("{}, replay", G::ID));
    headless.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    headless.frames(3);
}

fn everything_can_be_read(language: &str, size: (u32, u32), scale: u16) {
    text::in_language(language, || {
        let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0 as f32, size.1 as f32) * 100.0 / f32::from(scale));
        let name = format!("{language}, {size:?} at {scale} %");
        let mut look = Look { name, window, faults: BTreeMap::new(), elided: Vec::new(), smallest: (f32::MAX, String::new()), texts: 0 };
        let mut headless = opened(size, scale);
        screens(&mut look, &mut headless);
        table::<terminal_dispute::State>(&mut look, &mut headless, 4, 16);
        table::<access_denied::State>(&mut look, &mut headless, 4, 24);
        table::<data_warriors::State>(&mut look, &mut headless, 3, 30);
        table::<aetherium::State>(&mut look, &mut headless, 2, 30);
        println!("{}: {} lines, the smallest capitals are {:.1} px high: {}", look.name, look.texts, look.smallest.0, look.smallest.1);
        println!("shortened: {:#?}", look.elided);
        assert!(look.faults.is_empty(), "{}: {:#?}", look.name, look.faults);
    });
}

#[test]
fn english() {
    everything_can_be_read("en", (1280, 720), 100);
}

#[test]
fn german() {
    everything_can_be_read("de", (1280, 720), 100);
}

#[test]
fn longer_words() {
    everything_can_be_read(text::PSEUDO, (1280, 720), 100);
}

#[test]
fn large_letters() {
    everything_can_be_read("en", (1280, 720), 150);
}

#[test]
fn large_letters_and_longer_words() {
    everything_can_be_read(text::PSEUDO, (1280, 720), 150);
}

#[test]
fn the_smallest_window() {
    everything_can_be_read("de", (960, 540), 100);
}
