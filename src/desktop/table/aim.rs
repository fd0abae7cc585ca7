//! What wins the match, and how near each side is: over the plates, or in the bar where those have no room for it.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, FontId, RichText, Sense, Stroke, StrokeKind};

use super::glossary::{explain, tip};
use crate::desktop::theme::{Palette, balanced, icon, small};
use crate::rules::game::{Seat, Seats};
use crate::rules::glossary::Glossary;

/// What wins a match, and how near each seat is.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Goal {
    /// What wins, in a few words.
    pub aim: String,
    /// What brings the score, where the aim doesn't say it.
    pub brings: Option<String>,
    /// What the score on a plate counts.
    pub unit: String,
    /// How much of what wins each seat has, from 0 to 1.
    pub reach: Vec<f32>,
    /// In how many steps that comes; nothing where there are too many to be told apart.
    pub steps: Option<u8>,
    /// Who is close to winning or losing, and what is said of it.
    pub alarm: Option<(Seats, String)>,
    /// Whether that is good for who looks.
    pub good: bool,
}

impl Goal {
    /// What is said now: the alarm, or what wins.
    fn said(&self, palette: &Palette) -> (&'static str, &str, egui::Color32) {
        match &self.alarm {
            Some((_, text)) if self.good => ("flag", text, palette.gained),
            Some((_, text)) => ("warning", text, palette.refused),
            None => ("target", &self.aim, palette.text),
        }
    }

    /// What wins, and what brings the score.
    pub(super) fn meaning(&self) -> String {
        self.brings.as_ref().map_or_else(|| self.aim.clone(), |brings| format!("{}\n{brings}", self.aim))
    }

    fn hint(&self) -> String {
        self.alarm.as_ref().map_or_else(|| self.meaning(), |(_, text)| format!("{text}\n{}", self.meaning()))
    }
}

/// The words for a seat: you, or its name.
pub const fn who(seat: Seat, own: Option<Seat>) -> &'static str {
    match own {
        Some(own) if own.0 == seat.0 => "you",
        _ => "one",
    }
}

/// What wins, in a panel of this size.
pub(super) fn draw_aim(ui: &mut egui::Ui, palette: &Palette, place: egui::Rect, goal: &Goal, words: Glossary) {
    let (symbol, text, color) = goal.said(palette);
    let edge = if goal.alarm.is_some() { color } else { palette.line };
    ui.painter().rect(place, 6.0, palette.panel, Stroke::new(1.0, edge), StrokeKind::Inside);
    let left = place.left() + 30.0;
    let set = |size: f32| {
        balanced(place.right() - 6.0 - left, |width| {
            let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), color, width);
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        })
    };
    let large = set(14.0);
    let said = if large.elided { set(13.0) } else { large };
    let painter = ui.painter();
    painter.text(
        egui::pos2(place.left() + 17.0, place.center().y),
        egui::Align2::CENTER_CENTER,
        icon(symbol),
        FontId::proportional(16.0),
        if goal.alarm.is_some() { color } else { palette.net },
    );
    let at = egui::pos2(left, place.center().y - said.size().y / 2.0);
    painter.galley(at, said.clone(), color);
    let whole = ui.interact(place, ui.id().with("aim"), Sense::hover());
    if !explain(ui, palette, words, &said, at) {
        tip(whole, palette, words, goal.hint());
    }
}

/// How wide it is in the bar.
pub(super) fn aim_width(ui: &egui::Ui, palette: &Palette, goal: &Goal) -> f32 {
    let (symbol, text, color) = goal.said(palette);
    ui.painter().layout_no_wrap(format!("{} {text}", icon(symbol)), FontId::proportional(13.0), color).size().x + 24.0
}

/// The same at the end of the bar, as far as there is room: without words it is pointed at.
pub(super) fn draw_aim_in_bar(ui: &mut egui::Ui, palette: &Palette, goal: &Goal, words: Glossary) {
    let (symbol, text, color) = goal.said(palette);
    let fits = aim_width(ui, palette, goal) <= ui.available_width();
    ui.add_space(8.0);
    let shown = if fits { small(format!("{} {text}", icon(symbol))) } else { RichText::new(icon(symbol)) };
    let shown = ui.label(shown.color(color));
    tip(shown, palette, words, goal.hint());
}

/// How high a meter is, and how far its steps are apart, in points.
const METER: f32 = 3.0;
const APART: f32 = 3.0;

/// How near a seat is, at the foot of its plate.
pub(super) fn meter(painter: &egui::Painter, palette: &Palette, plate: egui::Rect, goal: &Goal, seat: Seat) {
    let Some(reach) = goal.reach.get(seat.index()).copied() else { return };
    let row = egui::Rect::from_min_max(
        egui::pos2(plate.left() + 7.0, plate.bottom() - METER - 3.0),
        egui::pos2(plate.right() - 7.0, plate.bottom() - 3.0),
    );
    let steps = goal.steps.unwrap_or(1).max(1);
    let wide = (row.width() - APART * f32::from(steps - 1)) / f32::from(steps);
    let color = palette.seat(seat);
    for step in 0..steps {
        let left = row.left() + f32::from(step) * (wide + APART);
        let part = (reach * f32::from(steps) - f32::from(step)).clamp(0.0, 1.0);
        let cell = egui::Rect::from_min_size(egui::pos2(left, row.top()), egui::vec2(wide, METER));
        painter.rect_filled(cell, 1.0, palette.raised);
        painter.rect_filled(cell.with_max_x(left + wide * part), 1.0, color);
    }
}
