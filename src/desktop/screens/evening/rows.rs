//! The way through a game as it is drawn: its picture, what it is, and its stations on a line.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

use super::super::games::{Portrait, SHAPE, Stills};
use super::super::room::pool;
use super::course::{Course, Doing, Reached, Station};
use super::{GAP, Places, list};
use crate::desktop::theme::{Palette, bold, icon};
use crate::games::title_of;
use crate::lessons::Progress;
use crate::t;
use crate::text::say;

/// What rows are drawn with.
pub(super) struct Shown<'a> {
    pub palette: &'a Palette,
    pub stills: &'a Stills,
    pub places: &'a Places,
    pub learned: &'a Progress,
    /// The most stations that a game has: those of all games stand under each other.
    pub stations: usize,
}

/// What came of a row.
#[derive(Default)]
pub(super) struct Row {
    pub chosen: Option<Doing>,
    /// The station that is marked as the next of all.
    pub marked: Option<egui::Id>,
}

/// A station on its line.
struct Stop<'a> {
    station: &'a Station,
    /// Its number among the lessons.
    number: usize,
    /// Whether it comes next of all.
    marked: bool,
    place: Rect,
    tint: Color32,
}

impl Shown<'_> {
    /// The row of a game; `marked` is its station that comes next of all.
    pub fn draw(&self, ui: &mut egui::Ui, course: &Course, marked: Option<usize>) -> Row {
        let Self { palette, places, .. } = *self;
        ui.spacing_mut().item_spacing.y = GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), places.row), Sense::hover());
        if !ui.is_rect_visible(rect) {
            return Row::default();
        }
        let portrait = Portrait::of(course.game);
        let tint = portrait.map_or(palette.net, |portrait| portrait.tint(palette));
        let painter = ui.painter().clone();
        painter.rect_filled(rect, 9.0, palette.panel);
        let high = if places.tight { 72.0 } else { rect.height() };
        let picture = Rect::from_min_size(rect.min, vec2(high * if places.tight { SHAPE } else { 1.3 }, high));
        self.draw_picture(&painter, course.game, picture, tint);
        let (about, path) = if places.tight {
            let about = Rect::from_min_max(pos2(picture.right() + 14.0, rect.top() + 8.0), pos2(rect.right() - 14.0, picture.bottom()));
            (about, Rect::from_min_max(pos2(rect.left() + 8.0, picture.bottom()), rect.max - vec2(8.0, 4.0)))
        } else {
            let split = rect.left() + rect.width() * 0.42;
            let about =
                Rect::from_min_max(pos2(picture.right() + 18.0, rect.top() + 12.0 * places.size), pos2(split, rect.bottom() - 12.0));
            (about, Rect::from_min_max(pos2(split + 14.0, rect.top()), rect.max - vec2(10.0, 0.0)))
        };
        self.draw_about(&painter, course.game, portrait, about, tint);
        let edge = if marked.is_some() { Stroke::new(1.5, palette.asks) } else { Stroke::new(1.0, palette.line) };
        painter.rect_stroke(rect, 9.0, edge, StrokeKind::Inside);
        self.draw_path(ui, course, marked, path, tint)
    }

    fn draw_picture(&self, painter: &egui::Painter, game: &str, rect: Rect, tint: Color32) {
        let corners = CornerRadius { nw: 9, sw: if self.places.tight { 0 } else { 9 }, ne: 0, se: 0 };
        match self.stills.get(game, 0) {
            Some(texture) => {
                let shape = rect.width() / rect.height().max(1.0);
                let seen = if shape > SHAPE { vec2(0.9, 0.9 * SHAPE / shape) } else { vec2(0.9 * shape / SHAPE, 0.9) };
                let uv = Rect::from_center_size(pos2(0.5, 0.48), seen);
                painter.add(egui::epaint::RectShape::filled(rect, corners, Color32::WHITE).with_texture(texture.id(), uv));
            }
            None if self.stills.are_there() => {
                let symbol = Portrait::of(game).map_or_else(String::new, |portrait| icon(portrait.icon));
                painter.text(rect.center(), Align2::CENTER_CENTER, symbol, FontId::proportional(44.0), self.palette.muted);
            }
            None => {}
        }
        let edge = Rect::from_min_size(rect.right_top(), vec2(3.0, rect.height()));
        painter.rect_filled(edge, 0.0, tint);
    }

    /// The name of a game, what it is, how long it takes and what was achieved in it.
    fn draw_about(&self, painter: &egui::Painter, game: &str, portrait: Option<&Portrait>, rect: Rect, tint: Color32) {
        let Self { palette, places, learned, .. } = *self;
        let name = title_of(game).unwrap_or(game).to_owned();
        let name = painter.layout(name, FontId::new(places.text(20.0), bold()), palette.text, rect.width());
        let mut top = rect.top() + name.size().y + 3.0;
        painter.galley(rect.min, name, palette.text);
        let Some(portrait) = portrait else { return };
        let (from, to) = portrait.minutes;
        let (earned, all) = list::count(learned, std::iter::once(game));
        let facts = format!(
            "{} {}   {}   {} {}",
            icon("hourglass"),
            t!("title-minutes", from = from, to = to),
            say(portrait.hardness_name(), &[]),
            icon(if earned > 0 { "medal-fill" } else { "medal" }),
            t!("achievements-of", earned = earned, all = all)
        );
        let mut job = LayoutJob::simple_singleline(facts, FontId::proportional(places.text(13.0)), tint);
        job.wrap = TextWrapping { max_width: rect.width(), max_rows: 1, break_anywhere: true, ..Default::default() };
        let facts = painter.layout_job(job);
        let foot = if places.tight { rect.bottom() + 2.0 } else { rect.bottom() } - facts.size().y;
        top += if places.tight { -3.0 } else { 2.0 };
        let font = FontId::proportional(places.text(14.0));
        let mut job = LayoutJob::simple(say(portrait.about, &[]), font, palette.muted, rect.width());
        let line = painter.layout_no_wrap(" ".to_owned(), FontId::proportional(places.text(14.0)), palette.muted).size().y;
        job.wrap.max_rows = (((foot - top - 4.0) / line).floor() as usize).max(1);
        painter.galley(pos2(rect.left(), top), painter.layout_job(job), palette.muted);
        painter.galley(pos2(rect.left(), foot), facts, tint);
    }

    fn draw_path(&self, ui: &mut egui::Ui, course: &Course, marked: Option<usize>, rect: Rect, tint: Color32) -> Row {
        let Self { palette, places, .. } = *self;
        let mut row = Row::default();
        let count = self.stations.max(1) as f32;
        let step = (rect.width() / count).min(160.0 * places.size.max(1.0));
        let middle = |at: usize| rect.left() + step * (at as f32 + 0.5);
        let line = self.line_of(rect);
        // The way that lies behind is lit.
        for at in 1..course.stations.len() {
            let done = course.stations[at - 1].reached == Reached::Done;
            let stroke = if done { Stroke::new(3.0, tint) } else { Stroke::new(2.0, palette.line) };
            ui.painter().line_segment([pos2(middle(at - 1), line), pos2(middle(at), line)], stroke);
        }
        let mut number = 0;
        for (at, station) in course.stations.iter().enumerate() {
            number += usize::from(matches!(station.doing, Doing::Lesson(_)));
            let half = step / 2.0 - 1.0;
            let place = Rect::from_min_max(pos2(middle(at) - half, rect.top() + 4.0), pos2(middle(at) + half, rect.bottom() - 4.0));
            let stop = Stop { station, number, marked: marked == Some(at), place, tint };
            let response = self.draw_stop(ui, course.game, &stop);
            if stop.marked {
                row.marked = Some(response.id);
            }
            if response.on_hover_text(station.about()).clicked() {
                row.chosen = Some(station.doing.clone());
            }
        }
        row
    }

    /// How high the line of a row runs.
    fn line_of(&self, rect: Rect) -> f32 {
        if self.places.tight { rect.top() + 26.0 } else { rect.top() + rect.height() * 0.34 }
    }

    fn draw_stop(&self, ui: &mut egui::Ui, game: &str, stop: &Stop<'_>) -> egui::Response {
        let Self { palette, places, .. } = *self;
        let Stop { station, place, .. } = *stop;
        let (name, note) = (station.name(), station.note());
        let response = ui.interact(place, ui.id().with((game, &name)), Sense::click());
        let told = format!("{}: {name}, {note}", title_of(game).unwrap_or(game));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), told.clone()));
        let lit = response.hovered() || response.has_focus();
        let painter = ui.painter();
        if lit {
            painter.rect_filled(place, 8.0, palette.raised);
            painter.rect_stroke(place, 8.0, Stroke::new(if response.has_focus() { 2.0 } else { 1.0 }, palette.net), StrokeKind::Inside);
        }
        let at = pos2(place.center().x, self.line_of(Rect::from_min_max(place.min - vec2(0.0, 4.0), place.max + vec2(0.0, 4.0))));
        let radius = 17.0 * places.size.min(1.25);
        self.draw_node(painter, at, radius, stop, lit);
        let color = match (stop.marked, station.reached) {
            (true, _) => palette.asks,
            (_, Reached::Done) => palette.muted,
            _ => palette.text,
        };
        let text = |text: String, font: FontId, color: Color32, rows: usize| {
            let mut job = LayoutJob::simple(text, font, color, place.width() - 8.0);
            job.halign = egui::Align::Center;
            job.wrap.max_rows = rows;
            painter.layout_job(job)
        };
        let top = at.y + radius + 7.0;
        let note = text(note, FontId::proportional(places.text(12.5)), palette.muted, 1);
        let size = places.text(13.5);
        let rows = ((place.bottom() - 3.0 - note.size().y - top) / (size * 1.25)).floor().max(1.0) as usize;
        let name = text(name, FontId::new(size, if stop.marked { bold() } else { egui::FontFamily::Proportional }), color, rows.min(3));
        let below = top + name.size().y + 1.0;
        painter.galley(pos2(at.x, top), name, color);
        painter.galley(pos2(at.x, below), note, palette.muted);
        response
    }

    /// The mark of a station: a check where it is done, a bright one where it comes next.
    fn draw_node(&self, painter: &egui::Painter, at: Pos2, radius: f32, stop: &Stop<'_>, lit: bool) {
        let palette = self.palette;
        let panel = palette.panel;
        let left = matches!(stop.station.reached, Reached::Left(_));
        if stop.marked {
            pool(painter, at, vec2(radius, radius) * 2.6, palette, palette.asks, 0.34);
        }
        let (fill, edge, ink) = match (stop.marked, stop.station.reached) {
            (true, _) => (palette.asks, palette.asks, palette.room),
            (_, Reached::Done) => (stop.tint, stop.tint, palette.room),
            (_, Reached::Left(_)) => (panel, palette.asks, palette.asks),
            (_, Reached::Open) => (panel, if lit { palette.net } else { stop.tint.gamma_multiply(0.75) }, palette.text),
        };
        let stroke = Stroke::new(2.0, edge);
        // What is no lesson is another kind of station.
        if !matches!(stop.station.doing, Doing::Lesson(_)) {
            let side = Rect::from_center_size(at, vec2(radius, radius) * 2.0);
            painter.rect_filled(side, 8.0, fill);
            painter.rect_stroke(side, 8.0, stroke, StrokeKind::Inside);
        } else {
            painter.circle_filled(at, radius, fill);
            painter.circle_stroke(at, radius - 1.0, stroke);
        }
        let symbol = match (stop.station.reached, &stop.station.doing) {
            (Reached::Done, _) => icon("check"),
            _ if left => icon("play-fill"),
            (_, Doing::Lesson(_)) => stop.number.to_string(),
            _ => icon(stop.station.icon()),
        };
        let font = if matches!((stop.station.reached, &stop.station.doing), (Reached::Open, Doing::Lesson(_))) {
            FontId::new(radius, bold())
        } else {
            FontId::proportional(radius * 1.15)
        };
        painter.text(at, Align2::CENTER_CENTER, symbol, font, ink);
    }
}
