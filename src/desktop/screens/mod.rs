//! The screens beside the table, and what lies over them.

mod collectives;
mod crash;
mod credits;
mod drives;
mod evening;
mod games;
mod glimpse;
mod join;
mod known;
mod library;
mod menu;
mod new_match;
mod prose;
mod puzzles;
mod room;
mod rulebook;
mod settings;
mod title;
mod workshop;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2};

use super::DrawSet;
use super::theme::{Palette, bold, heading, icon, panel_frame};
use crate::t;

pub use evening::comes_first;
pub use glimpse::glimpse_plugin;

/// The screens are drawn: the room behind them comes before.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
struct OnScreen;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(EguiPrimaryContextPass, OnScreen.in_set(DrawSet::Screen)).add_plugins((
        room::plugin,
        title::plugin,
        evening::plugin,
        new_match::plugin,
        join::plugin,
        library::plugin,
        puzzles::plugin,
        workshop::builder_plugin::<drives::Drives>,
        workshop::builder_plugin::<collectives::Collectives>,
        menu::plugin,
        settings::plugin,
        rulebook::plugin,
        credits::plugin,
        crash::plugin,
    ));
}

/// A window in the middle of the screen over a dimmed background; gives whether its cross was clicked.
pub(super) fn overlay_window(
    ctx: &egui::Context,
    palette: &Palette,
    title: &str,
    width: f32,
    contents: impl FnOnce(&mut egui::Ui),
) -> bool {
    let screen = ctx.viewport_rect();
    let mut closed = false;
    egui::Area::new("dim".into()).order(egui::Order::Middle).fixed_pos(screen.min).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(screen.size(), egui::Sense::click_and_drag());
        ui.painter().rect_filled(rect, 0.0, palette.room.gamma_multiply(0.72));
    });
    let width = width.min(screen.width() - 32.0);
    egui::Window::new(title)
        .title_bar(false)
        .resizable(false)
        .movable(false)
        .order(egui::Order::Foreground)
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .frame(panel_frame(palette))
        .show(ctx, |ui| {
            ui.set_width(width - 32.0);
            ui.set_max_width(width - 32.0);
            ui.set_max_height(screen.height() - 64.0);
            ui.horizontal(|ui| {
                ui.label(heading(title));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    closed = ui.button(icon("x")).on_hover_text(t!("close")).clicked();
                });
            });
            ui.separator();
            contents(ui);
        });
    closed
}

/// How high the contents of a window that fills the screen are.
pub(super) fn overlay_height(ctx: &egui::Context) -> f32 {
    ctx.viewport_rect().height() - 64.0 - OVER
}

/// What the margins and the title of a window take above its contents and below.
const OVER: f32 = 84.0;

/// Columns side by side, all so high.
fn columns(ui: &mut egui::Ui, height: f32, contents: impl FnOnce(&mut egui::Ui)) {
    ui.allocate_ui(egui::vec2(ui.available_width(), height), |ui| {
        ui.set_max_height(height);
        ui.horizontal_top(contents);
    });
}

/// A column of a page, so wide and high.
fn column<R>(ui: &mut egui::Ui, (width, height): (f32, f32), contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let layout = egui::Layout::top_down(egui::Align::Min);
    let add = |ui: &mut egui::Ui| {
        ui.set_width(width);
        ui.set_height(height);
        contents(ui)
    };
    ui.allocate_ui_with_layout(egui::vec2(width, height), layout, add).inner
}

/// An entry of the list at the side of a page; a `minor` one stands under another.
fn side_entry(ui: &mut egui::Ui, palette: &Palette, text: &str, chosen: bool, minor: bool) -> egui::Response {
    let family = if chosen && !minor { bold() } else { egui::FontFamily::Proportional };
    let color = if chosen || !minor { palette.text } else { palette.muted };
    let (size, indent, least) = if minor { (13.0, 20.0, 26.0_f32) } else { (16.0, 10.0, 34.0) };
    let wide = ui.available_width() - 8.0;
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), egui::FontId::new(size, family), color, wide - indent - 8.0);
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(wide, least.max(galley.size().y + 8.0)), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, ui.is_enabled(), chosen, text));
    let lit = response.hovered() || response.has_focus();
    let fill = if chosen && !minor || lit { palette.raised } else { egui::Color32::TRANSPARENT };
    ui.painter().rect_filled(rect, 6.0, fill);
    if chosen {
        let edge =
            egui::Rect::from_min_size(rect.min + egui::vec2(if minor { 10.0 } else { 0.0 }, 4.0), egui::vec2(3.0, rect.height() - 8.0));
        ui.painter().rect_filled(edge, 1.5, palette.net);
    }
    let at = egui::pos2(rect.left() + indent, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    response
}
