//! The rows of what can be done, drawn in the tray.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{self, Align2, Color32, FontId, Galley, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::rows::{Row, Shown};
use crate::art::Album;
use crate::desktop::art::show_emblem;
use crate::desktop::table::glossary::hint;
use crate::desktop::theme::{Palette, icon, small, strong};
use crate::rules::aetherium::State;
use crate::rules::game::Game;

/// The height of a row in points.
const HEIGHT: f32 = 21.0;

/// The most letters that fit two to a line.
const SHORT: usize = 10;

/// How high rows are where they may be so high, in points.
#[must_use]
pub fn height(rows: &[Shown], most: f32) -> f32 {
    HEIGHT * lines(rows, fits(most)).0 as f32
}

/// How many lines fit.
fn fits(height: f32) -> usize {
    ((height / HEIGHT) as usize).max(1)
}

/// How many lines rows take, and on which line and half of it each is: a line of its own, so that none moves when another is
/// refused. Where there are too many, what can be done has one, and under all of that stands what can't, two on a line where they
/// are short or there are too many still.
fn lines(rows: &[Shown], most: usize) -> (usize, Vec<(usize, Option<usize>)>) {
    if rows.len() <= most {
        return (rows.len(), (0..rows.len()).map(|at| (at, None)).collect());
    }
    let (lines, places) = paired(rows, SHORT);
    if lines > most { paired(rows, usize::MAX) } else { (lines, places) }
}

/// The same with what can't be done paired if it has at most so many letters.
fn paired(rows: &[Shown], letters: usize) -> (usize, Vec<(usize, Option<usize>)>) {
    let pairs = |row: &&Shown| row.refusal.is_some() && said(row).chars().count() <= letters;
    let can = rows.iter().filter(|row| row.refusal.is_none()).count();
    let pairs_of = rows.iter().filter(pairs).count();
    let first_alone = can + pairs_of.div_ceil(2);
    let (mut free, mut halves, mut alone) = (0.., 0.., first_alone..);
    let place = |row: &Shown| match &row.refusal {
        None => (free.next().unwrap_or_default(), None),
        Some(_) if pairs(&row) => halves.next().map_or((0, None), |at: usize| (can + at / 2, Some(at % 2))),
        Some(_) => (alone.next().unwrap_or_default(), None),
    };
    (first_alone + rows.len() - can - pairs_of, rows.iter().map(place).collect())
}

/// What a row says; what is refused says in its tooltip how much of it there is.
fn said(row: &Shown) -> &str {
    if row.refusal.is_none() { &row.text } else { row.text.split(" (").next().unwrap_or_default() }
}

/// Draws rows in columns; the one that is clicked.
pub fn draw(ui: &mut Ui, palette: &Palette, area: Rect, rows: &[Shown], aimed: Option<usize>) -> Option<Row> {
    let painter = ui.painter().clone();
    let fits = fits(area.height());
    let (lines, places) = lines(rows, fits);
    let columns = lines.div_ceil(fits).max(1);
    let gap = 6.0;
    let width = ((area.width() - gap * (columns as f32 - 1.0)) / columns as f32).min(300.0);
    let mut clicked = None;
    for (at, (shown, (line, half))) in rows.iter().zip(places).enumerate() {
        let (column, line) = (line / fits, line % fits);
        let (wide, aside) = half.map_or((width, 0.0), |half| ((width - 2.0) / 2.0, (width + 2.0) / 2.0 * half as f32));
        let corner = pos2(area.left() + (width + gap) * column as f32 + aside, area.top() + HEIGHT * line as f32);
        let rect = Rect::from_min_size(corner, vec2(wide, HEIGHT - 2.0));
        let response = ui.interact(rect, egui::Id::new(("what can be done", at)), Sense::click());
        let can = shown.refusal.is_none();
        let edge = match (shown.held, (response.hovered() || aimed == Some(at)) && can) {
            (true, _) => Stroke::new(2.0, palette.net),
            (false, true) => Stroke::new(1.0, palette.net),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        let quiet = palette.muted.gamma_multiply(0.8);
        if can {
            painter.rect(rect, 4.0, palette.raised, edge, egui::StrokeKind::Inside);
            let number = if at < 9 { (at + 1).to_string() } else { String::new() };
            painter.text(rect.left_center() + vec2(6.0, 0.0), Align2::LEFT_CENTER, number, FontId::monospace(13.0), palette.muted);
        } else {
            // What is refused has a sign as well as being grey.
            let sign = FontId::proportional(14.0);
            painter.text(rect.left_center() + vec2(6.0, 0.0), Align2::LEFT_CENTER, icon("prohibit"), sign, palette.refused);
        }
        let lead = if let Some(emblem) = shown.emblem.as_ref().filter(|_| can) {
            let at = Rect::from_center_size(rect.left_center() + vec2(27.0, 0.0), egui::Vec2::splat(17.0));
            show_emblem(&painter, at, Album::Aetherium, emblem, palette.net);
            40.0
        } else if can {
            20.0
        } else {
            24.0
        };
        let (lit, plain) = if can { (palette.net, palette.text) } else { (quiet, quiet) };
        let set = |said: &str, size: f32| {
            let cost = if can { shown.cost.clone() } else { String::new() };
            let cost = painter.layout_no_wrap(cost, FontId::monospace(size), lit);
            let words = painter.layout_no_wrap(said.to_owned(), FontId::proportional(size), plain);
            (words.size().x + cost.size().x, cost)
        };
        // Between what it says and what it costs there is always room.
        let room = rect.width() - lead - if can && !shown.cost.is_empty() { 20.0 } else { 10.0 };
        let mut said = said(shown);
        // Whom an .EXE is used on goes before its name is cut.
        if let Some(name) = shown.emblem.as_ref().filter(|_| set(said, SIZE * LEAST).0 > room) {
            said = name;
        }
        let (mut size, (wide, mut cost)) = (SIZE, set(said, SIZE));
        if wide > room {
            size *= (room / wide).max(LEAST);
            cost = set(said, size).1;
        }
        let words = fitted(&painter, said, FontId::proportional(size), room - cost.size().x, plain);
        let corner = |size: egui::Vec2, left: f32| pos2(left, rect.center().y - size.y / 2.0);
        painter.galley(corner(cost.size(), rect.right() - 6.0 - cost.size().x), cost, lit);
        painter.galley(corner(words.size(), rect.left() + lead), words, plain);
        if response.clicked() {
            clicked = Some(shown.row);
        }
        // Beside the rows, so that it covers none of them.
        let mut tooltip = egui::Tooltip::for_enabled(&response);
        tooltip.popup = tooltip.popup.align(egui::RectAlign::LEFT).align_alternatives(&[egui::RectAlign::LEFT_END, egui::RectAlign::RIGHT]);
        tooltip.show(|ui| {
            ui.set_max_width(300.0);
            ui.label(strong(&shown.text).size(14.0));
            if !can && !shown.cost.is_empty() {
                ui.label(RichText::new(&shown.cost).monospace());
            }
            if !shown.meaning.is_empty() {
                hint(ui, palette, State::glossary(), &shown.meaning);
            }
            if let Some(refusal) = &shown.refusal {
                ui.label(small(refusal.text.to_string()).color(palette.refused));
                ui.label(RichText::new(refusal.rule.0).monospace().size(13.0).color(palette.muted));
            }
        });
    }
    clicked
}

/// The size of what rows say, in points, and how much smaller it may get where there is no room.
const SIZE: f32 = 14.5;
const LEAST: f32 = 0.8;

/// A text in one line, smaller where there is no room for it, and shortened where that is not enough.
pub fn fitted(painter: &egui::Painter, text: &str, font: FontId, room: f32, color: Color32) -> Arc<Galley> {
    let wide = painter.layout_no_wrap(text.to_owned(), font.clone(), color).size().x;
    let size = if wide > room { font.size.min((font.size * room / wide).max(SIZE * LEAST)) } else { font.size };
    let mut job = LayoutJob::simple(text.to_owned(), FontId::new(size, font.family), color, room);
    job.wrap = TextWrapping { max_width: room, max_rows: 1, break_anywhere: true, ..Default::default() };
    painter.layout_job(job)
}
