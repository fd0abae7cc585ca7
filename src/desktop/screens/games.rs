//! The games as the screens present them: what each is, and pictures of its table.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions};

use crate::desktop::Screen;
use crate::desktop::image;
use crate::desktop::notice::trouble;
use crate::desktop::theme::{Palette, grey, icon};
use crate::games::{Visitor, with_game};
use crate::key;
use crate::rules::game::Game;
use crate::t;
use crate::text::say;

/// How many pictures there are of each table.
pub(super) const STILLS: usize = 3;
/// How wide a picture is for its height.
pub(super) const SHAPE: f32 = 4.0 / 3.0;

/// A game as it is offered.
pub(super) struct Portrait {
    game: &'static str,
    /// The icon that stands in for a picture that can't be read.
    pub icon: &'static str,
    /// The key of the sentence that says what it is.
    pub about: &'static str,
    /// How many minutes a match of two takes, from and to.
    pub minutes: (u16, u16),
    /// The key of a sentence on what to begin with, where there is something to choose.
    pub begin: Option<&'static str>,
    /// The colour of its table.
    tint: [u8; 3],
    /// How hard it is to learn, from 1 to 3.
    pub hardness: usize,
    /// Where its players build lists of their own: icon, keys of name and meaning, screen.
    pub builder: Option<(&'static str, &'static str, &'static str, Screen)>,
    stills: [&'static [u8]; STILLS],
}

macro_rules! stills {
    ($name:literal) => {
        [
            include_bytes!(concat!("../../../assets/title/", $name, "-1.png")),
            include_bytes!(concat!("../../../assets/title/", $name, "-2.png")),
            include_bytes!(concat!("../../../assets/title/", $name, "-3.png")),
        ]
    };
}

static PORTRAITS: [Portrait; 4] = [
    Portrait {
        game: "terminal-dispute",
        icon: "dice-five",
        tint: [255, 170, 70],
        about: key!("about-terminal-dispute"),
        minutes: (15, 30),
        begin: None,
        hardness: 1,
        builder: None,
        stills: stills!("terminal-dispute"),
    },
    Portrait {
        game: "access-denied",
        icon: "key",
        tint: [132, 214, 132],
        about: key!("about-access-denied"),
        minutes: (30, 60),
        begin: Some(key!("begin-access-denied")),
        hardness: 2,
        builder: None,
        stills: stills!("access-denied"),
    },
    Portrait {
        game: "data-warriors",
        icon: "terminal-window",
        tint: [92, 164, 255],
        about: key!("about-data-warriors"),
        minutes: (20, 45),
        begin: Some(key!("begin-data-warriors")),
        hardness: 2,
        builder: Some(("cpu", key!("title-drives"), key!("title-drives.tip"), Screen::Drives)),
        stills: stills!("data-warriors"),
    },
    Portrait {
        game: "aetherium",
        icon: "cube",
        tint: [184, 124, 255],
        about: key!("about-aetherium"),
        minutes: (45, 90),
        begin: Some(key!("begin-aetherium")),
        hardness: 3,
        builder: Some(("users-three", key!("title-collectives"), key!("title-collectives.tip"), Screen::Collectives)),
        stills: stills!("aetherium"),
    },
];

impl Portrait {
    /// That of a game, if it has one.
    pub fn of(game: &str) -> Option<&'static Self> {
        PORTRAITS.iter().find(|portrait| portrait.game == game)
    }

    /// The colour of its table, where the palette has colours of its own for the games.
    pub fn tint(&self, palette: &Palette) -> Color32 {
        let [r, g, b] = self.tint;
        if palette.is_standard() { Color32::from_rgb(r, g, b) } else { palette.net }
    }

    /// The key of how hard it is to learn.
    pub const fn hardness_name(&self) -> &'static str {
        match self.hardness {
            1 => key!("hardness-easy"),
            2 => key!("hardness-medium"),
            _ => key!("hardness-hard"),
        }
    }
}

/// How many may play a game.
fn seats_of(game: &str) -> Option<std::ops::RangeInclusive<u8>> {
    struct Seats;
    impl Visitor for Seats {
        type Output = std::ops::RangeInclusive<u8>;
        fn visit<G: Game>(self) -> Self::Output {
            G::SEATS
        }
    }
    with_game(game, Seats)
}

/// How many play, for how long, and how hard it is to learn, in a line.
pub(super) fn facts(game: &str) -> String {
    let mut facts = Vec::new();
    if let Some(seats) = seats_of(game) {
        let (least, most) = (*seats.start(), *seats.end());
        let seats = if least == most { most.to_string() } else { format!("{least}–{most}") };
        facts.push(t!("title-players", seats = seats));
    }
    if let Some(portrait) = Portrait::of(game) {
        let (from, to) = portrait.minutes;
        facts.push(format!("{} {}", icon("hourglass"), t!("title-minutes", from = from, to = to)));
        facts.push(say(portrait.hardness_name(), &[]));
    }
    facts.join("   ")
}

/// The pictures of the tables, as far as they have been read: that is done beside the frames.
#[derive(Resource, Default)]
pub(super) struct Stills {
    shown: BTreeMap<(&'static str, usize), TextureHandle>,
    read: Vec<(&'static str, usize, Task<Option<ColorImage>>)>,
    /// How many of each table have been begun.
    begun: usize,
    made: Option<Make>,
    /// The pictures that can't be read; none once that has been said.
    broken: Option<Vec<String>>,
}

/// How they are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Make {
    grey: bool,
    half: bool,
}

impl Stills {
    /// A picture, once it is there; another one of the same table where it can't be read.
    pub fn get(&self, game: &str, at: usize) -> Option<&TextureHandle> {
        let game = Portrait::of(game)?.game;
        (0..STILLS).find_map(|more| self.shown.get(&(game, (at + more) % STILLS)))
    }

    /// Whether all of them are there.
    pub fn are_there(&self) -> bool {
        self.begun == STILLS && self.read.is_empty()
    }

    /// Reads what there is to be read, in grey if there are no colours, and half as large for a small window; first one of each
    /// table.
    pub fn read(&mut self, ctx: &egui::Context, grey: bool) {
        let make = Make { grey, half: ctx.viewport_rect().width() * ctx.pixels_per_point() < 1500.0 };
        if self.made != Some(make) {
            self.made = Some(make);
            (self.begun, self.read) = (0, Vec::new());
        }
        if self.read.is_empty() && self.begun < STILLS {
            let (pool, at) = (AsyncComputeTaskPool::get(), self.begun);
            let begin = |portrait: &'static Portrait| {
                let bytes = portrait.stills[at];
                (portrait.game, at, pool.spawn(async move { decode(bytes, make) }))
            };
            self.read = PORTRAITS.iter().map(begin).collect();
            self.begun += 1;
        }
        for (game, at, mut task) in std::mem::take(&mut self.read) {
            match block_on(poll_once(&mut task)) {
                None => self.read.push((game, at, task)),
                Some(None) => self.broken.get_or_insert_default().push(format!("{game}-{}.png", at + 1)),
                Some(Some(image)) => {
                    let texture = ctx.load_texture(format!("{game} {at}"), image, TextureOptions::LINEAR);
                    self.shown.insert((game, at), texture);
                }
            }
        }
        if self.are_there()
            && let Some(names) = self.broken.take()
        {
            trouble(t!("pictures-broken", names = names.join(", ")));
        }
    }
}

/// A picture out of a PNG file.
fn decode(bytes: &[u8], make: Make) -> Option<ColorImage> {
    let mut image = image::decode(bytes, if make.half { 2 } else { 1 })?;
    if make.grey {
        for dot in &mut image.pixels {
            let [r, g, b, _] = dot.to_array();
            *dot = Color32::from_gray(grey([r, g, b]));
        }
    }
    Some(image)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::IDS;

    #[test]
    fn every_game_that_players_get_has_pictures() {
        for game in IDS.iter().filter(|game| **game != "tic-tac-toe") {
            let portrait = Portrait::of(game).expect("there is a portrait");
            for bytes in portrait.stills {
                let image = decode(bytes, Make { grey: true, half: true }).expect("it can be read");
                assert_eq!(image.size, [360, 270], "{game}");
                assert!(image.pixels.iter().all(|dot| dot.r() == dot.g() && dot.g() == dot.b()), "{game} is grey");
            }
        }
    }
}
