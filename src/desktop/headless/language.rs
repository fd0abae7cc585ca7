//! Another language while the program runs: every screen and table says what it says where it was opened in that language.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use super::legible::{opened, read};
use crate::bots::Level;
use crate::desktop::table::frame::Framed;
use crate::desktop::{Overlay, Screen};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use crate::text;

/// Goes to places in German, and there in English and then in German: both say the same. Tells how long the first frames take.
fn follows<P: Debug>(go: impl Fn() -> Headless, places: &[P], show: impl Fn(&mut Headless, &P)) {
    let texts = |headless: &mut Headless| {
        let mut texts: Vec<String> = read(headless).lines.into_iter().map(|line| line.text).collect();
        texts.sort();
        texts
    };
    let opened: Vec<Vec<String>> = text::in_language("de", || {
        let mut headless = go();
        let at = |place: &P| {
            show(&mut headless, place);
            texts(&mut headless)
        };
        places.iter().map(at).collect()
    });
    let mut headless = text::in_language("en", &go);
    for (place, opened) in places.iter().zip(opened) {
        text::in_language("en", || {
            show(&mut headless, place);
            assert_ne!(texts(&mut headless), opened, "{place:?}: the languages differ");
        });
        text::in_language("de", || {
            let mut longest = Duration::ZERO;
            let begun = Instant::now();
            for _ in 0..3 {
                let frame = Instant::now();
                headless.frames(1);
                longest = longest.max(frame.elapsed());
            }
            println!("{place:?}: {:?} for three frames, the longest {longest:?}", begun.elapsed());
            assert_eq!(texts(&mut headless), opened, "{place:?}");
        });
    }
}

#[test]
fn screens_follow_the_language() {
    let all = [
        Screen::Title,
        Screen::Evening,
        Screen::NewMatch,
        Screen::Join,
        Screen::Library,
        Screen::Puzzles,
        Screen::Drives,
        Screen::Collectives,
    ];
    let title = || opened((1280, 720), 100);
    follows(title, &all, |headless, screen| {
        headless.app.world_mut().resource_mut::<NextState<Screen>>().set(*screen);
        headless.frames(4);
    });
    follows(title, &[Overlay::Settings, Overlay::Rulebook], |headless, overlay| {
        headless.lay(*overlay);
        headless.frames(4);
    });
}

/// A match that has gone on for a while, or what lies over it then.
fn table<G: Framed>(seats: u8, decisions: usize) {
    // Nameless ones are named in the language in which the match begins.
    let players = [Player::Human, Player::Bot(Level::Random), Player::Bot(Level::Random)];
    let specs: Vec<SeatSpec> = ["Ada", "Bo", "Cy"]
        .into_iter()
        .zip(players)
        .take(usize::from(seats))
        .map(|(name, player)| SeatSpec { name: name.into(), player })
        .collect();
    let play = || {
        let mut headless = opened((1280, 720), 100);
        headless.start::<G>(Setup::new(seats), &specs, 5);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for decision in 0..=decisions {
            headless.until(60, Headless::is_asked::<G>);
            let legal = &headless.table::<G>().legal;
            if decision < decisions
                && let Some(action) = legal.get(rng.random_range(0..legal.len().max(1))).cloned()
            {
                headless.act::<G>(action);
            }
        }
        headless.until(60, Headless::rests);
        headless
    };
    follows(play, &[Overlay::None, Overlay::Menu, Overlay::Results], |headless, overlay| {
        headless.lay(*overlay);
        headless.frames(4);
    });
}

#[test]
fn terminal_dispute_follows_the_language() {
    // Alone: two who write at the same time would write in the order in which they come to it.
    table::<terminal_dispute::State>(1, 8);
}

#[test]
fn access_denied_follows_the_language() {
    table::<access_denied::State>(3, 8);
}

#[test]
fn data_warriors_follows_the_language() {
    table::<data_warriors::State>(2, 8);
}

#[test]
fn aetherium_follows_the_language() {
    table::<aetherium::State>(2, 8);
}
