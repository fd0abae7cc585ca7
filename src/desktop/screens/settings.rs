//! The settings: window, quality, size, motion, colours, sound, keys.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::overlay_window;
use crate::desktop::DrawSet;
use crate::desktop::keys::{Command, Rebinding, key_name};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::quality::Adapter;
use crate::desktop::settings::{PaletteName, Quality, Settings, Speed};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::t;
use crate::text::{self, say};

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
    (adapter, mut pictures): (Res<Adapter>, Local<Pictures>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    let closed = overlay_window(ctx, &palette, &t!("settings"), 620.0, |ui| {
        ui.horizontal(|ui| {
            ui.selectable_value(&mut *keys_shown, false, format!("{} {}", icon("gear"), t!("settings-table")));
            ui.selectable_value(&mut *keys_shown, true, format!("{} {}", icon("keyboard"), t!("settings-keys")));
        });
        ui.separator();
        egui::ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
            if *keys_shown {
                keys(ui, &palette, &mut changed, &mut rebinding);
            } else {
                table(ui, &palette, (&mut changed, *adapter), &mut pictures, &mut scale);
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

fn table(
    ui: &mut egui::Ui,
    palette: &Palette,
    (settings, adapter): (&mut Settings, Adapter),
    pictures: &mut Pictures,
    dragged: &mut Option<u16>,
) {
    egui::Grid::new("settings").num_columns(2).spacing([24.0, 10.0]).show(ui, |ui| {
        ui.label(t!("settings-language"));
        egui::ComboBox::from_id_salt("language").selected_text(language_name(text::chosen())).show_ui(ui, |ui| {
            for code in text::languages() {
                if ui.selectable_label(text::chosen() == code, language_name(code)).clicked() {
                    settings.language = Some(code.to_owned());
                    text::choose(code);
                }
            }
        });
        ui.end_row();
        ui.label(t!("settings-window"));
        ui.horizontal(|ui| {
            let key = key_name(Command::FullScreen.key(settings));
            ui.checkbox(&mut settings.fullscreen, t!("settings-full-screen")).on_hover_text(key);
            ui.checkbox(&mut settings.vsync, t!("settings-v-sync"));
        });
        ui.end_row();
        ui.label(t!("settings-quality"));
        ui.vertical(|ui| qualities(ui, palette, settings, adapter, pictures));
        ui.end_row();
        ui.label(t!("settings-scale"));
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
        ui.label(t!("settings-speed"));
        ui.horizontal_wrapped(|ui| {
            for (speed, text) in Speed::ALL {
                ui.selectable_value(&mut settings.speed, speed, say(text, &[]));
            }
        });
        ui.end_row();
        ui.label("");
        ui.checkbox(&mut settings.reduced_motion, t!("settings-reduced-motion")).on_hover_text(t!("settings-reduced-motion.tip"));
        ui.end_row();
        ui.label(t!("settings-palette"));
        ui.horizontal(|ui| {
            for (name, text) in [
                (PaletteName::Standard, t!("palette-standard")),
                (PaletteName::HighContrast, t!("palette-high-contrast")),
                (PaletteName::Monochrome, t!("palette-monochrome")),
            ] {
                ui.selectable_value(&mut settings.palette, name, text);
            }
        });
        ui.end_row();
        let names = [
            t!("settings-volume"),
            t!("settings-interface-volume"),
            t!("settings-effects-volume"),
            t!("settings-room-volume"),
            t!("settings-music-volume"),
        ];
        for (name, volume) in names.into_iter().zip(settings.volumes()) {
            ui.label(name);
            ui.add(egui::Slider::new(volume, 0..=100).suffix(" %"));
            ui.end_row();
        }
        ui.label(t!("settings-shared"));
        ui.checkbox(&mut settings.curtain, t!("settings-curtain"));
        ui.end_row();
        ui.label("");
        ui.checkbox(&mut settings.confirm_last, t!("settings-confirm-last")).on_hover_text(t!("settings-confirm-last.tip"));
        ui.end_row();
    });
    ui.add_space(8.0);
    if ui.button(t!("settings-reset")).clicked() {
        *settings = Settings {
            last_game: settings.last_game.clone(),
            last_match: settings.last_match.clone(),
            keys: settings.keys.clone(),
            language: settings.language.clone(),
            window: settings.window,
            quality: adapter.usual,
            ..Settings::default()
        };
    }
    ui.label(small(t!("settings-kept")).color(palette.muted));
}

/// The same part of a table in all qualities, side by side; not asked for yet, or none where the file is broken.
#[derive(Default)]
struct Pictures(Option<Option<egui::TextureHandle>>);

impl Pictures {
    fn get(&mut self, ctx: &egui::Context) -> Option<&egui::TextureHandle> {
        let read = || {
            let (formats, usages) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
            let bytes = include_bytes!("../../../assets/qualities.png");
            let image = Image::from_buffer(bytes, ImageType::Extension("png"), formats, true, ImageSampler::Default, usages);
            let image = image.ok()?.try_into_dynamic().ok()?.to_rgba8();
            let size = [image.width() as usize, image.height() as usize];
            let image = egui::ColorImage::from_rgba_unmultiplied(size, &image);
            Some(ctx.load_texture("qualities", image, egui::TextureOptions::LINEAR))
        };
        self.0.get_or_insert_with(read).as_ref()
    }
}

/// The qualities with a picture of each, and a sentence where the adapter can't do them.
fn qualities(ui: &mut egui::Ui, palette: &Palette, settings: &mut Settings, adapter: Adapter, pictures: &mut Pictures) {
    let all = [
        (Quality::Low, t!("quality-low"), t!("quality-low.tip")),
        (Quality::Medium, t!("quality-medium"), t!("quality-medium.tip")),
        (Quality::High, t!("quality-high"), t!("quality-high.tip")),
        (Quality::Ultra, t!("quality-ultra"), t!("quality-ultra.tip")),
    ];
    let picture = pictures.get(ui.ctx()).map(egui::TextureHandle::id);
    ui.horizontal(|ui| {
        let part = 1.0 / all.len() as f32;
        for (at, (quality, text, meaning)) in all.into_iter().enumerate() {
            ui.vertical(|ui| {
                let size = egui::vec2(88.0, 50.0);
                if let Some(picture) = picture {
                    let chosen = settings.quality == quality;
                    let uv = egui::Rect::from_x_y_ranges(at as f32 * part..=(at + 1) as f32 * part, 0.0..=1.0);
                    let shown = egui::Image::new((picture, size)).uv(uv).corner_radius(4).sense(egui::Sense::click());
                    let shown = ui.add(shown).on_hover_text(&meaning);
                    let edge = if chosen { egui::Stroke::new(2.0, palette.net) } else { egui::Stroke::new(1.0, palette.line) };
                    ui.painter().rect_stroke(shown.rect, 4.0, edge, egui::StrokeKind::Outside);
                    if shown.clicked() {
                        settings.quality = quality;
                    }
                }
                ui.set_width(size.x);
                ui.selectable_value(&mut settings.quality, quality, text).on_hover_text(meaning);
            });
        }
    });
    if adapter.is_software && settings.quality != Quality::Low {
        ui.label(small(t!("quality-software")).color(palette.muted));
    }
    if adapter.lacks_shade && settings.quality >= Quality::High {
        ui.label(small(t!("quality-no-shade")).color(palette.muted));
    }
}

/// What a language calls itself.
fn language_name(code: &str) -> String {
    if code == text::PSEUDO { t!("settings-pseudo") } else { text::in_language(code, || t!("language.name")) }
}

fn keys(ui: &mut egui::Ui, palette: &Palette, settings: &mut Settings, rebinding: &mut Rebinding) {
    ui.label(small(t!("keys-how")).color(palette.muted));
    egui::Grid::new("keys").num_columns(4).spacing([16.0, 6.0]).striped(true).show(ui, |ui| {
        for pair in Command::ALL.chunks(2) {
            for (command, name, _, _) in pair {
                ui.label(say(name, &[]));
                let waits = rebinding.0 == Some(*command);
                let text = if waits { strong(t!("keys-press")).color(palette.asks) } else { mono(key_name(command.key(settings)), 14.0) };
                if ui.add(egui::Button::new(text).min_size(egui::vec2(110.0, 26.0))).clicked() {
                    rebinding.0 = if waits { None } else { Some(*command) };
                }
            }
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    if ui.button(t!("keys-reset")).clicked() {
        settings.keys.clear();
    }
}
