//! Every text of the interface can be read, in every language and size: nothing is cut, nothing runs out of what it stands on,
//! nothing lies on other text. Taken from the interface's own layout.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Shape};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::desktop::{Overlay, Screen};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use crate::text;

/// How far ink may reach beyond an edge, in points: the accents of capitals do.
const SLACK: f32 = 1.5;

/// The share of letters' height in their size that capitals have in both fonts.
const CAPITALS: f32 = 0.698;

/// A line of text as it is drawn.
struct Line {
    text: String,
    /// Where its ink is.
    ink: Rect,
    /// Which part of the window it may be drawn in.
    clip: Rect,
    /// The innermost surface that its middle stands on.
    on: Option<Rect>,
    /// The text it is a line of.
    galley: usize,
    layer: usize,
    elided: bool,
    /// The height of its smallest capitals in pixels.
    capitals: f32,
}

impl Line {
    fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }
}

/// All text that is on the screen, from the bottom to the top; what a dimmed background hides is left out.
#[derive(Default)]
pub(super) struct Page {
    lines: Vec<Line>,
    /// What is filled, by layer.
    surfaces: Vec<(usize, Rect)>,
    texts: usize,
}

impl Page {
    /// Every line of text that is on the screen.
    pub(super) fn texts(&self) -> Vec<String> {
        self.lines.iter().map(|line| line.text.clone()).collect()
    }

    fn of(ctx: &egui::Context) -> Self {
        let mut page = Self::default();
        let (window, pixels) = (ctx.viewport_rect(), ctx.pixels_per_point());
        let layers: Vec<egui::LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        ctx.graphics(|graphics| {
            for (layer, id) in layers.into_iter().enumerate() {
                for entry in graphics.get(id).into_iter().flat_map(egui::layers::PaintList::all_entries) {
                    page.add(layer, entry.clip_rect.intersect(window), &entry.shape, (window, pixels));
                }
            }
        });
        page
    }

    fn add(&mut self, layer: usize, clip: Rect, shape: &Shape, (window, pixels): (Rect, f32)) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(layer, clip, shape, (window, pixels))),
            Shape::Rect(rect) if rect.fill.a() > 40 || rect.stroke.width > 0.0 => {
                let seen = rect.rect.intersect(clip);
                if seen.contains_rect(window) && rect.fill.a() > 100 {
                    *self = Self { texts: self.texts, ..Self::default() };
                } else if seen.is_positive() {
                    self.surfaces.push((layer, seen));
                }
            }
            Shape::Text(text) if text.opacity_factor > 0.1 => {
                self.texts += 1;
                let size = text.galley.job.sections.iter().map(|section| section.format.font_id.size).fold(f32::MAX, f32::min);
                for row in &text.galley.rows {
                    let letters: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
                    // Symbols of the icon font stand in a private area.
                    if !letters.chars().any(char::is_alphanumeric) {
                        continue;
                    }
                    let ink = row.visuals.mesh_bounds.translate(text.pos.to_vec2() + row.pos.to_vec2());
                    let on =
                        self.surfaces.iter().rev().find(|(of, rect)| *of == layer && rect.contains(ink.center())).map(|(_, rect)| *rect);
                    self.lines.push(Line {
                        text: letters,
                        ink,
                        clip,
                        on,
                        galley: self.texts,
                        layer,
                        elided: text.galley.elided,
                        capitals: size * CAPITALS * pixels,
                    });
                }
            }
            _ => {}
        }
    }

    /// What can't be read, in words.
    fn faults(&self, window: Rect) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        let seen: Vec<&Line> = self.lines.iter().filter(|line| line.seen().width() > 2.0 && line.seen().height() > 2.0).collect();
        for line in &seen {
            let Line { text, ink, clip, .. } = line;
            if ink.left() < clip.left() - SLACK || ink.right() > clip.right() + SLACK {
                faults.push((format!("“{text}” is cut at a side"), format!("{ink} in {clip}")));
            }
            // What is cut above or below within the window is scrolled there.
            if ink.top() < window.top() - SLACK || ink.bottom() > window.bottom() + SLACK {
                faults.push((format!("“{text}” leaves the window"), format!("{ink}")));
            }
            if let Some(on) = line.on.filter(|on| on.height() > ink.height())
                && (ink.left() < on.left() - SLACK || ink.right() > on.right() + SLACK)
            {
                faults.push((format!("“{text}” runs out of what it stands on"), format!("{ink} on {on}")));
            }
        }
        for (at, line) in seen.iter().enumerate() {
            for other in &seen[at + 1..] {
                let common = line.seen().intersect(other.seen());
                // The same once more is its shadow.
                let two = line.layer == other.layer && line.galley != other.galley && line.text != other.text;
                if two && common.width() > 2.0 && common.height() > 2.0 {
                    faults.push((format!("“{}” lies on “{}”", other.text, line.text), format!("{common}")));
                }
            }
            let covers = |(layer, rect): &(usize, Rect)| {
                let common = rect.intersect(line.seen());
                *layer > line.layer && common.width() > 2.0 && common.height() > 2.0
            };
            if let Some((_, rect)) = self.surfaces.iter().find(|surface| covers(surface)) {
                faults.push((format!("“{}” is covered", line.text), format!("{} by {rect}", line.seen())));
            }
        }
        faults
    }
}

/// Takes down what is drawn in every frame.
#[derive(Resource, Default, Clone)]
struct Reader(Arc<Mutex<Page>>);

/// All text that is on the screen after a few frames.
pub(super) fn read(headless: &mut Headless) -> Page {
    if !headless.app.world().contains_resource::<Reader>() {
        let reader = Reader::default();
        let world = headless.app.world_mut();
        world.insert_resource(reader.clone());
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).expect("there is an interface");
        context
            .get_mut()
            .on_end_pass("reader", Arc::new(move |ui: &mut egui::Ui| *reader.0.lock().expect("one thread") = Page::of(ui.ctx())));
    }
    headless.app.world_mut().resource_mut::<Busy>().now();
    headless.frames(3);
    std::mem::take(&mut headless.app.world().resource::<Reader>().0.lock().expect("one thread"))
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

fn screens(look: &mut Look, size: (u32, u32), scale: u16) {
    let mut headless = opened(size, scale);
    look.at(&mut headless, "title");
    for (screen, name) in
        [(Screen::NewMatch, "new match"), (Screen::Library, "library"), (Screen::Drives, "drives"), (Screen::Collectives, "collectives")]
    {
        headless.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        headless.frames(2);
        look.at(&mut headless, name);
    }
    for (overlay, name) in [(Overlay::Settings, "settings"), (Overlay::Rulebook, "rulebook"), (Overlay::Credits, "credits")] {
        headless.lay(overlay);
        look.at(&mut headless, name);
    }
}

/// A match at several points, with what lies over it.
fn table<G: Framed>(look: &mut Look, size: (u32, u32), scale: u16, seats: u8, decisions: usize) {
    let mut specs = vec![SeatSpec::human()];
    specs.resize(usize::from(seats), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) });
    let mut headless = opened(size, scale);
    headless.start::<G>(Setup::new(seats), &specs, 5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for decision in 0..decisions {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            table.over || table.view_seat().is_some_and(|own| table.actors.contains(own)) && !table.legal.is_empty()
        });
        let prompt = headless.table::<G>().prompt.clone();
        look.at(&mut headless, &format!("{}, decision {decision}: {prompt}", G::ID));
        let legal = &headless.table::<G>().legal;
        let Some(action) = legal.get(rng.random_range(0..legal.len().max(1))).cloned() else { break };
        headless.act::<G>(action);
    }
    for (overlay, name) in [(Overlay::Menu, "menu"), (Overlay::Results, "results")] {
        headless.lay(overlay);
        look.at(&mut headless, &format!("{}, {name}", G::ID));
    }
}

fn everything_can_be_read(language: &str, size: (u32, u32), scale: u16) {
    text::in_language(language, || {
        let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0 as f32, size.1 as f32) * 100.0 / f32::from(scale));
        let name = format!("{language}, {size:?} at {scale} %");
        let mut look = Look { name, window, faults: BTreeMap::new(), elided: Vec::new(), smallest: (f32::MAX, String::new()), texts: 0 };
        screens(&mut look, size, scale);
        table::<terminal_dispute::State>(&mut look, size, scale, 4, 16);
        table::<access_denied::State>(&mut look, size, scale, 4, 24);
        table::<data_warriors::State>(&mut look, size, scale, 3, 30);
        table::<aetherium::State>(&mut look, size, scale, 2, 30);
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
