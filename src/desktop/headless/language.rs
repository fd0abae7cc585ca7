//! Another language while the program runs: every screen and table says what it says where it was opened in that language.

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

/// Goes somewhere in German, and there in English and then in German: both say the same. Tells how long the first frames take.
fn follows(name: &str, go: impl Fn() -> Headless) {
    let texts = |headless: &mut Headless| {
        let mut texts: Vec<String> = read(headless).lines.into_iter().map(|line| line.text).collect();
        texts.sort();
        texts
    };
    let opened = text::in_language("de", || texts(&mut go()));
    let mut headless = text::in_language("en", || {
        let mut headless = go();
        let english = texts(&mut headless);
        assert_ne!(english, opened, "{name}: the languages differ");
        headless
    });
    text::in_language("de", || {
        let mut longest = Duration::ZERO;
        let begun = Instant::now();
        for _ in 0..3 {
            let frame = Instant::now();
            headless.frames(1);
            longest = longest.max(frame.elapsed());
        }
        println!("{name}: {:?} for three frames, the longest {longest:?}", begun.elapsed());
        assert_eq!(texts(&mut headless), opened, "{name}");
    });
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
    for screen in all {
        follows(&format!("{screen:?}"), || {
            let mut headless = opened((1280, 720), 100);
            headless.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            headless.frames(4);
            headless
        });
    }
    for overlay in [Overlay::Settings, Overlay::Rulebook] {
        follows(&format!("{overlay:?}"), || {
            let mut headless = opened((1280, 720), 100);
            headless.lay(overlay);
            headless.frames(4);
            headless
        });
    }
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
    for overlay in [Overlay::None, Overlay::Menu, Overlay::Results] {
        follows(&format!("{}, {overlay:?}", G::ID), || {
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
            headless.lay(overlay);
            headless.frames(4);
            headless
        });
    }
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
