//! What has happened, as the viewer saw it: the newest line on the fold, and all of it in the drawer over that.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, FontId, Layout, RichText, Sense, Stroke, StrokeKind, UiBuilder};

use super::glossary::{explain, label, tip};
use super::session::LogLine;
use super::slots::INSET;
use crate::desktop::keys::{Command, with_key};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, balanced, icon, small};
use crate::rules::game::Seat;
use crate::rules::glossary::Glossary;
use crate::t;

/// A panel of this size.
fn backed(ui: &egui::Ui, palette: &Palette, place: egui::Rect, edge: egui::Color32) {
    ui.painter().rect(place, 6.0, palette.panel, Stroke::new(1.0, edge), StrokeKind::Inside);
}

/// The fold of the log with its newest line, in so many small rows at most, and whose act that tells, where there is room for one;
/// gives where it is, and whether it was clicked.
pub(super) fn draw_caption<E>(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    mut place: egui::Rect,
    (log, actor, rows): (&[LogLine<E>], Option<Seat>, usize),
    settings: &Settings,
) -> (egui::Rect, bool) {
    // A command stays together with what belongs to it: “kill -9”.
    let newest = log.last().filter(|_| !settings.log && place.width() > 120.0);
    let (text, color) = newest.map_or_else(|| (t!("log"), palette.muted), |line| (line.text.replace(" -", "\u{a0}-"), palette.text));
    let mark = newest.and(actor).map(|seat| palette.mark(seat));
    let width = place.width() - if mark.is_some() { 62.0 } else { 42.0 };
    let set = |size: f32, rows: usize| {
        balanced(width, |width| {
            let mut job = LayoutJob::simple(text.clone(), FontId::proportional(size), color, width);
            job.wrap.max_rows = rows;
            ui.painter().layout_job(job)
        })
    };
    // A long line stands in several: what it comes to is at its end.
    let line = [(16.0, 1), (15.0, 2), (13.0, rows)].into_iter().map(|(size, rows)| set(size, rows)).find(|line| !line.elided);
    let line = line.unwrap_or_else(|| set(11.0, rows));
    if newest.is_some() {
        place.min.y = place.min.y.min(place.max.y - line.size().y - 6.0);
        // No wider than its words, at the side at which it stands.
        let spare = width - line.size().x;
        if place.center().x < ui.ctx().viewport_rect().center().x { place.max.x -= spare } else { place.min.x += spare }
    }
    let response = ui.interact(place, ui.id().with("log"), Sense::click());
    backed(ui, palette, place, if response.hovered() { palette.net } else { palette.line });
    let symbol = if settings.log { "caret-down" } else { "caret-up" };
    let mut inner =
        ui.new_child(UiBuilder::new().max_rect(place.shrink2(egui::vec2(10.0, 2.0))).layout(Layout::right_to_left(Align::Center)));
    inner.add(egui::Label::new(RichText::new(icon(symbol)).size(13.0).color(palette.muted)).selectable(false));
    let mut on_word = false;
    if place.width() > 120.0 {
        inner.with_layout(Layout::left_to_right(Align::Center), |ui| {
            mark.into_iter().for_each(|mark| _ = ui.label(mark));
            let at = ui.add(egui::Label::new(line.clone()).selectable(false)).rect;
            let at = ui.layout().align_size_within_rect(line.size(), at).min;
            on_word = newest.is_some() && explain(ui, palette, words, &line, at);
        });
    }
    if on_word {
        return (place, response.clicked());
    }
    let hint = with_key(&t!("keys-log"), Command::Log, settings);
    let hint = newest.map_or_else(|| hint.clone(), |line| format!("{}\n{hint}", line.text));
    (place, tip(response, palette, words, hint).clicked())
}

/// The drawer with the lines of the log, the newest below; gives the one under the pointer.
pub(super) fn draw_drawer<E>(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    place: egui::Rect,
    log: &[LogLine<E>],
) -> Option<usize> {
    let mut over = None;
    backed(ui, palette, place, palette.line);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(place - INSET).id_salt("log lines"));
    inner.set_clip_rect(place.shrink(1.0));
    egui::ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let newest = log.len().saturating_sub(1);
        for (at, line) in log.iter().enumerate() {
            if line.heading && at > 0 {
                ui.add_space(6.0);
            }
            let text = small(line.text.as_str());
            let text = if line.heading { text.strong() } else { text };
            let color = if line.heading || at == newest { palette.text } else { palette.muted };
            let (shown, on_word) = label(ui, palette, words, text.color(color));
            if shown.hovered() || on_word {
                over = Some(at);
            }
        }
    });
    over
}
