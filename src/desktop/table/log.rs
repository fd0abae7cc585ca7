//! What has happened, as the viewer saw it.

use bevy_egui::egui::{self, Align, Layout, Sense};

use super::session::LogLine;
use crate::desktop::keys::{Command, with_key};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, icon, small};
use crate::t;

/// What was done with the log.
#[derive(Debug, Default)]
pub(super) struct LogDrawn {
    /// Whether it is to be folded or unfolded.
    pub fold: bool,
    /// The line under the pointer.
    pub over: Option<usize>,
}

/// The newest lines of the log, or its head alone.
pub(super) fn draw_log<E>(ui: &mut egui::Ui, palette: &Palette, log: &[LogLine<E>], settings: &Settings) -> LogDrawn {
    let open = settings.log;
    let mut drawn = LogDrawn::default();
    ui.separator();
    ui.horizontal(|ui| {
        ui.label(small(t!("log")).color(palette.muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let symbol = if open { "caret-down" } else { "caret-up" };
            drawn.fold = ui.small_button(icon(symbol)).on_hover_text(with_key(&t!("keys-log"), Command::Log, settings)).clicked();
        });
    });
    if open {
        egui::ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let newest = log.len().saturating_sub(1);
            for (at, line) in log.iter().enumerate() {
                if line.heading && at > 0 {
                    ui.add_space(6.0);
                }
                let text = small(line.text.as_str());
                let text = if line.heading { text.strong() } else { text };
                let color = if line.heading || at == newest { palette.text } else { palette.muted };
                if ui.add(egui::Label::new(text.color(color)).sense(Sense::hover())).hovered() {
                    drawn.over = Some(at);
                }
            }
        });
    }
    drawn
}
