//! The rows of what can be done, drawn in the tray.

use bevy_egui::egui::{self, Align2, FontId, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::rows::{Row, Shown};
use crate::art::Album;
use crate::desktop::art::show_emblem;
use crate::desktop::theme::{Palette, bold, small, strong};

/// The height of a row in points.
const HEIGHT: f32 = 22.0;

/// How high so many rows in one column are with their head, in points.
#[must_use]
pub fn height(rows: usize) -> f32 {
    20.0 + HEIGHT * rows as f32
}

/// Draws rows in columns; the one that is clicked.
pub fn draw(ui: &mut Ui, palette: &Palette, area: Rect, head: &str, rows: &[Shown], aimed: Option<usize>) -> Option<Row> {
    let painter = ui.painter().clone();
    let set = |size: f32| painter.layout_no_wrap(head.to_owned(), FontId::new(size, bold()), palette.text);
    let large = set(14.0);
    let head = if large.size().x <= area.width() { large } else { set(11.0) };
    painter.galley(area.left_top(), head, palette.text);
    let top = area.top() + 20.0;
    let fits = (((area.bottom() - top) / HEIGHT) as usize).max(1);
    let columns = rows.len().div_ceil(fits).max(1);
    let gap = 6.0;
    let width = ((area.width() - gap * (columns as f32 - 1.0)) / columns as f32).min(300.0);
    let mut clicked = None;
    for (at, shown) in rows.iter().enumerate() {
        let (column, line) = (at / fits, at % fits);
        let corner = pos2(area.left() + (width + gap) * column as f32, top + HEIGHT * line as f32);
        let rect = Rect::from_min_size(corner, vec2(width, HEIGHT - 2.0));
        let response = ui.interact(rect, egui::Id::new(("what can be done", at)), Sense::click());
        let can = shown.refusal.is_none();
        let edge = match (shown.held, (response.hovered() || aimed == Some(at)) && can) {
            (true, _) => Stroke::new(2.0, palette.net),
            (false, true) => Stroke::new(1.0, palette.net),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        let fill = if can { palette.raised } else { palette.panel };
        painter.rect(rect, 4.0, fill, edge, egui::StrokeKind::Inside);
        let color = if can { palette.text } else { palette.muted };
        let number = if at < 9 { (at + 1).to_string() } else { String::new() };
        painter.text(rect.left_center() + vec2(6.0, 0.0), Align2::LEFT_CENTER, number, FontId::monospace(13.0), palette.muted);
        let lead = if let Some(emblem) = &shown.emblem {
            let at = Rect::from_center_size(rect.left_center() + vec2(27.0, 0.0), egui::Vec2::splat(17.0));
            show_emblem(&painter, at, Album::Aetherium, emblem, if can { palette.net } else { palette.muted });
            40.0
        } else {
            20.0
        };
        let set = |cost: String| painter.layout_no_wrap(cost, FontId::monospace(13.0), if can { palette.net } else { palette.muted });
        let wide = painter.layout_no_wrap(shown.text.clone(), FontId::proportional(13.0), color).size().x;
        // Where both don't fit, the cost is what comes first in it: a number and what of.
        let mut cost = set(shown.cost.clone());
        if wide > rect.width() - lead - 10.0 - cost.size().x {
            cost = set(shown.cost.split_whitespace().take(2).collect::<Vec<_>>().join(" "));
        }
        let room = rect.width() - lead - 10.0 - cost.size().x;
        painter.galley(rect.right_center() - vec2(6.0 + cost.size().x, cost.size().y / 2.0), cost, palette.net);
        let text = fitting(&painter, &shown.text, room);
        let words = painter.text(rect.left_center() + vec2(lead, 0.0), Align2::LEFT_CENTER, text, FontId::proportional(13.0), color);
        if !can {
            // What is refused is struck through as well as grey.
            let words = words.expand2(vec2(2.0, 0.0));
            painter.line_segment([words.left_center(), words.right_center()], Stroke::new(1.0, palette.refused));
        }
        if response.clicked() {
            clicked = Some(shown.row);
        }
        response.on_hover_ui(|ui| {
            ui.set_max_width(300.0);
            ui.label(strong(&shown.text).size(14.0));
            if !shown.meaning.is_empty() {
                ui.label(small(&shown.meaning));
            }
            if let Some(refusal) = &shown.refusal {
                ui.label(small(refusal.text.to_string()).color(palette.refused));
                ui.label(RichText::new(refusal.rule.0).monospace().size(12.0).color(palette.muted));
            }
        });
    }
    clicked
}

/// A text, shortened where there is no room for all of it.
pub fn fitting(painter: &egui::Painter, text: &str, room: f32) -> String {
    let wide = |text: &str| painter.layout_no_wrap(text.to_owned(), FontId::proportional(13.0), egui::Color32::WHITE).size().x;
    if wide(text) <= room {
        return text.to_owned();
    }
    let mut short: String = text.to_owned();
    while short.pop().is_some() {
        let shown = format!("{}…", short.trim_end());
        if wide(&shown) <= room {
            return shown;
        }
    }
    String::new()
}
