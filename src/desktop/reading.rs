//! What can be read in the window, from the interface's own layout and from what is written on the table: for tests of
//! legibility, and for whoever measures a picture.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Rect, Shape};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use serde_json::{Value, json};

use super::table::lettering;
use super::table::slots::{Slots, interface};

/// How far ink may reach beyond an edge, in points: the accents of capitals do.
const SLACK: f32 = 1.5;

/// How far a text's rim, or its shadow, reaches around it, in parts of its height.
const RIM: f32 = 0.2;

/// The share of letters' height in their size that capitals have in both fonts.
pub const CAPITALS: f32 = 0.698;

/// A line of text as it is drawn.
pub struct Line {
    /// What it says.
    pub text: String,
    /// Where its ink is.
    ink: Rect,
    /// Which part of the window it may be drawn in.
    clip: Rect,
    /// The innermost surface that its middle stands on.
    on: Option<Rect>,
    /// The text it is a line of.
    galley: usize,
    layer: usize,
    /// Whether it has been shortened.
    pub elided: bool,
    /// The height of its smallest capitals in pixels.
    pub capitals: f32,
    /// Its colour where it begins.
    color: Color32,
}

impl Line {
    fn is_seen(&self) -> bool {
        self.seen().width() > 2.0 && self.seen().height() > 2.0
    }

    fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }
}

/// All text that is on the screen, from the bottom to the top; what a dimmed background hides is left out.
#[derive(Default)]
pub struct Page {
    /// Every line.
    pub lines: Vec<Line>,
    /// What is filled, by layer.
    surfaces: Vec<(usize, Rect)>,
    /// Those through which the table is not seen.
    opaque: Vec<Rect>,
    texts: usize,
}

impl Page {
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
                    self.opaque.extend((rect.fill.a() > 100).then_some(seen));
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
                    let first = row.glyphs.first().and_then(|glyph| row.visuals.mesh.vertices.get(glyph.first_vertex as usize));
                    let own = first.map_or(Color32::PLACEHOLDER, |vertex| vertex.color);
                    let own = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
                    // The same was drawn around its edge before: its rim.
                    self.lines.retain(|line| {
                        line.layer != layer || line.text != letters || line.ink.center().distance(ink.center()) > RIM * ink.height()
                    });
                    self.lines.push(Line {
                        text: letters,
                        ink,
                        clip,
                        on,
                        galley: self.texts,
                        layer,
                        elided: text.galley.elided,
                        capitals: size * CAPITALS * pixels,
                        color: text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor),
                    });
                }
            }
            _ => {}
        }
    }

    /// What can't be read, in words, and where.
    #[must_use]
    pub fn faults(&self, window: Rect) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        let seen: Vec<&Line> = self.lines.iter().filter(|line| line.is_seen()).collect();
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
                let two = line.layer == other.layer && line.galley != other.galley;
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

/// From now on the interface is read whenever it is laid out.
pub fn watch(world: &mut World) {
    if world.contains_resource::<Reader>() {
        return;
    }
    let reader = Reader::default();
    world.insert_resource(reader.clone());
    for mut context in world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>().iter_mut(world) {
        let reader = reader.clone();
        let read = move |ui: &mut egui::Ui| *reader.0.lock().unwrap_or_else(PoisonError::into_inner) = Page::of(ui.ctx());
        context.get_mut().on_end_pass("reader", Arc::new(read));
    }
}

/// What was read last.
#[must_use]
pub fn page(world: &World) -> Page {
    world
        .get_resource::<Reader>()
        .map(|reader| std::mem::take(&mut *reader.0.lock().unwrap_or_else(PoisonError::into_inner)))
        .unwrap_or_default()
}

/// All that is known of a picture of this size: how much of the table is seen, where the panels are, every text with its
/// place and the height of its capitals in pixels, and what can't be read.
#[must_use]
pub fn layout(world: &mut World, (width, height): (u32, u32)) -> Value {
    let page = page(world);
    let pixels = world
        .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>()
        .iter_mut(world)
        .next()
        .map_or(1.0, |mut context| context.get_mut().pixels_per_point());
    let tenths = |number: f32| (f64::from(number) * 10.0).round() / 10.0;
    let at = |rect: Rect| [rect.left(), rect.top(), rect.right(), rect.bottom()].map(|edge| tenths(edge * pixels));
    let slots = world.resource::<Slots>();
    let panels: Vec<Value> = slots.panels().iter().map(|(panel, rect)| json!({"panel": format!("{panel:?}"), "at": at(*rect)})).collect();
    let table = slots.uncovered();
    let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width as f32, height as f32) / pixels);
    let faults: Vec<String> = page.faults(window).into_iter().map(|(fault, at)| format!("{fault}: {at}")).collect();
    let mut texts: Vec<Value> = page
        .lines
        .iter()
        .filter(|line| line.is_seen())
        .map(|line| {
            let color = line.color.to_srgba_unmultiplied();
            json!({
                "on": "interface", "text": line.text, "at": at(line.seen()), "capitals": tenths(line.capitals),
                "shortened": line.elided, "color": color,
            })
        })
        .collect();
    let on_table = lettering::read(world);
    // What the interface lies over, if only in part, is not read there.
    texts.extend(on_table.into_iter().filter_map(|written| {
        let place = interface(written.at) / pixels;
        let free = window.contains_rect(place) && !page.opaque.iter().any(|over| over.intersects(place));
        free.then(|| json!({"on": "table", "text": written.text, "at": at(place), "capitals": tenths(written.capitals)}))
    }));
    json!({"size": [width, height], "table": table, "panels": panels, "texts": texts, "faults": faults})
}
