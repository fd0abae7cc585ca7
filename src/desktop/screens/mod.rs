//! The screens beside the table, and what lies over them.

mod collectives;
mod credits;
mod drives;
mod games;
mod glimpse;
mod known;
mod library;
mod menu;
mod new_match;
mod room;
mod rulebook;
mod settings;
mod title;
mod workshop;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2};

use super::DrawSet;
use super::theme::{Palette, heading, icon, panel_frame};
use crate::t;

pub use glimpse::glimpse_plugin;

/// The screens are drawn: the room behind them comes before.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
struct OnScreen;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(EguiPrimaryContextPass, OnScreen.in_set(DrawSet::Screen)).add_plugins((
        room::plugin,
        title::plugin,
        new_match::plugin,
        library::plugin,
        workshop::builder_plugin::<drives::Drives>,
        workshop::builder_plugin::<collectives::Collectives>,
        menu::plugin,
        settings::plugin,
        rulebook::plugin,
        credits::plugin,
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
        .frame(panel_frame(palette).fill(palette.panel.to_opaque()))
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
