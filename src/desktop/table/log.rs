//! What has happened, as the viewer saw it.

use bevy_egui::egui::{self, Align, Layout};

use crate::desktop::keys::{Command, with_key};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, icon, small};
use crate::t;

/// The newest lines of the log, or its head alone; gives whether it is to be folded or unfolded.
pub(super) fn draw_log(ui: &mut egui::Ui, palette: &Palette, log: &[String], settings: &Settings) -> bool {
    let open = settings.log;
    ui.separator();
    let mut fold = false;
    ui.horizontal(|ui| {
        ui.label(small(t!("log")).color(palette.muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let symbol = if open { "caret-down" } else { "caret-up" };
            fold = ui.small_button(icon(symbol)).on_hover_text(with_key(&t!("keys-log"), Command::Log, settings)).clicked();
        });
    });
    if open {
        egui::ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let newest = log.len().saturating_sub(1);
            for (at, line) in log.iter().enumerate() {
                ui.label(small(line.as_str()).color(if at == newest { palette.text } else { palette.muted }));
            }
        });
    }
    fold
}
