//! What can be achieved in each game, and what was.

use bevy_egui::egui::{self, RichText};

use super::super::games::Portrait;
use super::course::Course;
use crate::achievements::{self, Told};
use crate::desktop::theme::{Palette, icon, panel_frame, small, strong};
use crate::games::title_of;
use crate::lessons::Progress;
use crate::t;

/// The least width of a column, in points.
const NARROW: f32 = 270.0;

/// How many of what can be achieved in these games was.
pub(super) fn count<'a>(learned: &Progress, games: impl Iterator<Item = &'a str>) -> (usize, usize) {
    let all: Vec<Told> = games.flat_map(achievements::list).collect();
    (all.iter().filter(|told| learned.has_earned(told.id)).count(), all.len())
}

pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, learned: &Progress, courses: &[Course]) {
    let gap = 12.0;
    let most = courses.len().max(1);
    let beside =
        (1..=most).rev().find(|beside| ui.available_width() / *beside as f32 - gap >= NARROW && most.is_multiple_of(*beside)).unwrap_or(1);
    let width = (ui.available_width() - gap * (beside - 1) as f32) / beside as f32;
    // Where all games stand beside each other they fill the page.
    let (high, space) = if beside == most { (ui.available_height() - 36.0, (ui.available_height() - 460.0) / 14.0) } else { (0.0, 0.0) };
    ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
    for row in courses.chunks(beside) {
        ui.horizontal_top(|ui| {
            for course in row {
                panel_frame(palette).show(ui, |ui| {
                    ui.set_width(width - 34.0);
                    ui.set_min_height(high.max(0.0));
                    ui.vertical(|ui| draw_game(ui, palette, learned, course.game, space.clamp(4.0, 14.0)));
                });
            }
        });
    }
}

fn draw_game(ui: &mut egui::Ui, palette: &Palette, learned: &Progress, game: &str, space: f32) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let tint = Portrait::of(game).map_or(palette.net, |portrait| portrait.tint(palette));
    let (earned, all) = count(learned, std::iter::once(game));
    ui.horizontal(|ui| {
        ui.label(strong(title_of(game).unwrap_or(game)).size(18.0));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(small(t!("achievements-of", earned = earned, all = all)).color(tint));
        });
    });
    let (line, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 2.0), egui::Sense::hover());
    ui.painter().rect_filled(line, 1.0, tint.gamma_multiply(0.55));
    for told in achievements::list(game) {
        let has = learned.has_earned(told.id);
        ui.add_space(space);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let (symbol, color) = if has { ("medal-fill", tint) } else { ("medal", palette.muted) };
            ui.label(RichText::new(icon(symbol)).size(20.0).color(color));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let name = RichText::new(told.name()).size(15.0).color(if has { palette.text } else { palette.muted });
                ui.label(if has { name.strong() } else { name });
                ui.label(small(told.how()).color(palette.muted));
            });
        });
    }
}
