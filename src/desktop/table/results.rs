//! The window with the result of a match, and what can be done then.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use crate::desktop::Screen;
use crate::desktop::overlay::Overlays;
use crate::desktop::screens::overlay_window;
use crate::desktop::theme::{Palette, icon, main_button};

/// Shows a result in a window so many points wide, with the ways on from it.
pub fn results(
    ctx: &egui::Context,
    palette: &Palette,
    (overlays, next): (&mut Overlays, &mut NextState<Screen>),
    width: f32,
    result: impl FnOnce(&mut Ui),
) {
    let (mut to, mut look) = (None, false);
    let closed = overlay_window(ctx, palette, "Results", width, |ui| {
        result(ui);
        ui.add_space(8.0);
        ui.separator();
        ui.horizontal(|ui| {
            if main_button(ui, palette, "New match", true).clicked() {
                to = Some(Screen::NewMatch);
            }
            if ui.button("Saved matches").on_hover_text("Replay it there, or play on from any point").clicked() {
                to = Some(Screen::Library);
            }
            if ui.button("Title").clicked() {
                to = Some(Screen::Title);
            }
            if ui.button(format!("{} Look at the table", icon("eye"))).clicked() {
                look = true;
            }
        });
    });
    if closed || look || to.is_some() {
        overlays.close();
    }
    if let Some(screen) = to {
        next.set(screen);
    }
}
