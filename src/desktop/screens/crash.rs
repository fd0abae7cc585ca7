//! What is offered after a start that broke down: its report, and to go on with the match.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::overlay_window;
use crate::desktop::DrawSet;
use crate::desktop::keys::{Command, Pressed, key_name};
use crate::desktop::launch::{Broken, StartMatch};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, main_menu_button, menu_button, mono, small};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(Overlay::Crash).and_then(resource_exists::<Broken>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(shown));
}

fn draw(
    mut contexts: EguiContexts,
    (palette, settings, broken): (Res<Palette>, Res<Settings>, Res<Broken>),
    mut overlays: Overlays,
    mut starts: MessageWriter<StartMatch>,
    mut pressed: MessageReader<Pressed>,
    mut is_open: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let report = &broken.0;
    let mut resumes = pressed.read().any(|pressed| pressed.0 == Command::Main);
    let mut leaves = false;
    let width = if *is_open { 760.0 } else { 480.0 };
    let closed = overlay_window(ctx, &palette, &t!("crash"), width, |ui| {
        ui.label(t!("crash-about"));
        ui.add_space(8.0);
        let wide = ui.available_width();
        if report.on_table.is_some() {
            let key = key_name(Command::Main.key(&settings));
            resumes |= main_menu_button(ui, &palette, "play-fill", &t!("crash-resume"), &key).clicked();
        }
        if *is_open {
            let high = (ui.ctx().viewport_rect().height() - 340.0).max(80.0);
            egui::ScrollArea::both().max_height(high).auto_shrink(false).show(ui, |ui| ui.label(mono(report.text.as_str(), 12.0)));
            ui.label(small(t!("crash-file", path = report.file.display().to_string())).color(palette.muted));
            if menu_button(ui, "copy", &t!("crash-copy"), wide).clicked() {
                ui.ctx().copy_text(report.text.clone());
            }
        } else if menu_button(ui, "file-text", &t!("crash-show"), wide).clicked() {
            *is_open = true;
        }
        leaves = menu_button(ui, "house", &t!("menu-title"), wide).clicked();
    });
    if let Some(file) = report.on_table.as_ref().filter(|_| resumes) {
        starts.write(StartMatch::Resume(file.clone()));
    }
    if closed || leaves {
        overlays.close();
    }
    Ok(())
}
