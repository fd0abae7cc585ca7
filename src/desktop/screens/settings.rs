//! The settings: window, quality, size, motion, colours, sound, keys.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::overlay_window;
use crate::desktop::DrawSet;
use crate::desktop::keys::{Command, Rebinding, key_name};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::{PaletteName, Quality, Settings, Speed};
use crate::desktop::theme::{Palette, icon, mono, small, strong};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Settings)));
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut overlays: Overlays,
    mut settings: ResMut<Settings>,
    mut rebinding: ResMut<Rebinding>,
    mut keys_shown: Local<bool>,
    mut scale: Local<Option<u16>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    let closed = overlay_window(ctx, &palette, "Settings", 620.0, |ui| {
        ui.horizontal(|ui| {
            ui.selectable_value(&mut *keys_shown, false, format!("{} Table", icon("gear")));
            ui.selectable_value(&mut *keys_shown, true, format!("{} Keys", icon("keyboard")));
        });
        ui.separator();
        egui::ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
            if *keys_shown {
                keys(ui, &palette, &mut changed, &mut rebinding);
            } else {
                table(ui, &palette, &mut changed, &mut scale);
            }
        });
    });
    if changed != *settings {
        *settings = changed;
    }
    if closed {
        overlays.close();
    }
    Ok(())
}

fn table(ui: &mut egui::Ui, palette: &Palette, settings: &mut Settings, dragged: &mut Option<u16>) {
    egui::Grid::new("settings").num_columns(2).spacing([24.0, 10.0]).show(ui, |ui| {
        ui.label("Window");
        ui.horizontal(|ui| {
            ui.checkbox(&mut settings.fullscreen, "Whole screen");
            ui.checkbox(&mut settings.vsync, "Wait for the screen");
        });
        ui.end_row();
        ui.label("Quality");
        ui.horizontal(|ui| {
            for (quality, text, meaning) in [
                (Quality::Low, "Low", "No shadows, no smoothed edges"),
                (Quality::Medium, "Medium", "Soft shadows, smoothed edges"),
                (Quality::High, "High", "And what glows shines"),
            ] {
                ui.selectable_value(&mut settings.quality, quality, text).on_hover_text(meaning);
            }
        });
        ui.end_row();
        ui.label("Interface size");
        ui.horizontal(|ui| {
            // While it is dragged the interface stays as it is, or the slider would run away under the pointer.
            let mut value = dragged.unwrap_or(settings.scale);
            let slider = ui.add(egui::Slider::new(&mut value, 75..=200).step_by(5.0).suffix(" %"));
            *dragged = Some(value);
            if !slider.dragged() && !slider.has_focus() || slider.drag_stopped() {
                settings.scale = value;
                *dragged = None;
            }
        });
        ui.end_row();
        ui.label("Motion");
        ui.horizontal_wrapped(|ui| {
            for (speed, text) in Speed::ALL {
                ui.selectable_value(&mut settings.speed, speed, text);
            }
        });
        ui.end_row();
        ui.label("");
        ui.checkbox(&mut settings.reduced_motion, "Reduced motion").on_hover_text("Nothing travels, shakes or pulses");
        ui.end_row();
        ui.label("Colours");
        ui.horizontal(|ui| {
            for (name, text) in
                [(PaletteName::Standard, "Standard"), (PaletteName::HighContrast, "High contrast"), (PaletteName::Monochrome, "Monochrome")]
            {
                ui.selectable_value(&mut settings.palette, name, text);
            }
        });
        ui.end_row();
        ui.label("Sound");
        ui.add(egui::Slider::new(&mut settings.volume, 0..=100).suffix(" %"));
        ui.end_row();
        ui.label("Sounds of buttons");
        ui.add(egui::Slider::new(&mut settings.interface_volume, 0..=100).suffix(" %"));
        ui.end_row();
        ui.label("Around one machine");
        ui.checkbox(&mut settings.curtain, "Curtain when the machine passes to another person");
        ui.end_row();
        ui.label("");
        ui.checkbox(&mut settings.confirm_last, "Ask before the writing that ends your round")
            .on_hover_text("Nothing takes that writing back once everybody has finished");
        ui.end_row();
    });
    ui.add_space(8.0);
    if ui.button("All as it was at first").clicked() {
        *settings = Settings {
            last_game: settings.last_game.clone(),
            last_match: settings.last_match.clone(),
            keys: settings.keys.clone(),
            ..Settings::default()
        };
    }
    ui.label(small("Every change is kept at once.").color(palette.muted));
}

fn keys(ui: &mut egui::Ui, palette: &Palette, settings: &mut Settings, rebinding: &mut Rebinding) {
    ui.label(
        small("Click a key, then press the new one. Esc keeps the old one. If the key is in use, the two commands swap.")
            .color(palette.muted),
    );
    egui::Grid::new("keys").num_columns(4).spacing([16.0, 6.0]).striped(true).show(ui, |ui| {
        for pair in Command::ALL.chunks(2) {
            for (command, name, _, _) in pair {
                ui.label(*name);
                let waits = rebinding.0 == Some(*command);
                let text = if waits { strong("press a key").color(palette.asks) } else { mono(key_name(command.key(settings)), 14.0) };
                if ui.add(egui::Button::new(text).min_size(egui::vec2(110.0, 26.0))).clicked() {
                    rebinding.0 = if waits { None } else { Some(*command) };
                }
            }
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    if ui.button("All keys as they were at first").clicked() {
        settings.keys.clear();
    }
}
