//! The settings: a page each for what is general, the picture, sound and keys.

mod qualities;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::qualities::{Pictures, qualities};
use super::{column, columns, overlay_height, overlay_window, side_entry};
use crate::desktop::DrawSet;
use crate::desktop::keys::{Command, Rebinding, key_name};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::quality::Adapter;
use crate::desktop::settings::{Aid, PaletteName, Settings, Speed};
use crate::desktop::sound::{Silent, Sound};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::key;
use crate::t;
use crate::text::{self, say};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Settings)));
}

/// A page of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    #[default]
    General,
    Picture,
    Sound,
    Keys,
}

impl Page {
    /// All of them with their icons and the keys of their names.
    const ALL: [(Self, &str, &str); 4] = [
        (Self::General, "gear", key!("settings-general")),
        (Self::Picture, "eye", key!("settings-picture")),
        (Self::Sound, "speaker-high", key!("settings-volume")),
        (Self::Keys, "keyboard", key!("settings-keys")),
    ];
}

/// How high the pages are, where there is room.
const HEIGHT: f32 = 640.0;
/// What the row below them takes.
const FOOT: f32 = 60.0;

fn draw(
    mut contexts: EguiContexts,
    (palette, adapter, silent): (Res<Palette>, Res<Adapter>, Res<Silent>),
    mut overlays: Overlays,
    mut settings: ResMut<Settings>,
    mut rebinding: ResMut<Rebinding>,
    (mut page, mut scale, mut pictures): (Local<Page>, Local<Option<u16>>, Local<Pictures>),
    mut sounds: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    let palette = &*palette;
    let closed = overlay_window(ctx, palette, &t!("settings"), 920.0, |ui| {
        let (height, width) = ((overlay_height(ui.ctx()) - FOOT).min(HEIGHT), ui.available_width());
        columns(ui, height, |ui| {
            column(ui, ((width * 0.26).clamp(140.0, 200.0), height), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for (other, symbol, name) in Page::ALL {
                    let text = format!("{}  {}", icon(symbol), say(name, &[]));
                    if side_entry(ui, palette, &text, *page == other, false).clicked() {
                        *page = other;
                        rebinding.0 = None;
                    }
                }
            });
            ui.separator();
            column(ui, (ui.available_width(), height), |ui| {
                egui::ScrollArea::vertical().auto_shrink(false).id_salt(*page as u8).show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 12.0);
                    match *page {
                        Page::General => general(ui, palette, &mut changed, &mut scale),
                        Page::Picture => picture(ui, palette, (&mut changed, *adapter), &mut pictures),
                        Page::Sound => {
                            if silent.0 {
                                ui.label(small(t!("settings-silent")).color(palette.refused));
                                ui.add_space(4.0);
                            }
                            sound(ui, palette, &mut changed, &mut sounds);
                        }
                        Page::Keys => keys(ui, palette, &mut changed, &mut rebinding),
                    }
                });
            });
        });
        ui.separator();
        ui.horizontal(|ui| {
            if *page == Page::Keys {
                if ui.button(t!("keys-reset")).clicked() {
                    changed.keys.clear();
                }
            } else if ui.button(t!("settings-reset")).clicked() {
                changed = reset(&changed, *adapter);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(egui::Label::new(small(t!("settings-kept")).color(palette.muted)).truncate());
            });
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

/// The settings as they were at first, but for what is not a matter of taste.
fn reset(settings: &Settings, adapter: Adapter) -> Settings {
    Settings {
        last_game: settings.last_game.clone(),
        last_match: settings.last_match.clone(),
        keys: settings.keys.clone(),
        language: settings.language.clone(),
        window: settings.window,
        quality: adapter.usual,
        ..Settings::default()
    }
}

/// A setting: its name, what can be set beside it, and a line below that.
fn row(ui: &mut Ui, palette: &Palette, name: &str, add: impl FnOnce(&mut Ui)) {
    let wide = (ui.available_width() * 0.34).min(190.0);
    ui.horizontal_top(|ui| {
        ui.set_min_height(32.0);
        ui.allocate_ui_with_layout(egui::vec2(wide, 28.0), Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            ui.set_width(wide);
            ui.add(egui::Label::new(egui::RichText::new(name).color(palette.muted)).wrap());
        });
        ui.vertical(add);
    });
    ui.add_space(4.0);
}

fn general(ui: &mut Ui, palette: &Palette, settings: &mut Settings, dragged: &mut Option<u16>) {
    row(ui, palette, &t!("settings-language"), |ui| {
        egui::ComboBox::from_id_salt("language").width(200.0).selected_text(language_name(text::chosen())).show_ui(ui, |ui| {
            for code in text::languages() {
                if ui.selectable_label(text::chosen() == code, language_name(code)).clicked() {
                    settings.language = Some(code.to_owned());
                    // Also where the command line named another one than the settings.
                    text::choose(code);
                }
            }
        });
    });
    row(ui, palette, &t!("settings-scale"), |ui| {
        // While it is dragged the interface stays as it is, or the slider would run away under the pointer.
        let mut value = dragged.unwrap_or(settings.scale);
        let slider = slide(ui, egui::Slider::new(&mut value, 75..=200).step_by(5.0));
        *dragged = Some(value);
        if !slider.dragged() && !slider.has_focus() || slider.drag_stopped() {
            settings.scale = value;
            *dragged = None;
        }
    });
    row(ui, palette, &t!("settings-palette"), |ui| {
        let names = [
            (PaletteName::Standard, t!("palette-standard")),
            (PaletteName::HighContrast, t!("palette-high-contrast")),
            (PaletteName::Phosphor, t!("palette-phosphor")),
            (PaletteName::Monochrome, t!("palette-monochrome")),
        ];
        choices(ui, palette, &mut settings.palette, names);
    });
    ui.separator();
    row(ui, palette, &t!("settings-speed"), |ui| {
        choices(ui, palette, &mut settings.speed, Speed::ALL.map(|(speed, name)| (speed, say(name, &[]))));
    });
    row(ui, palette, "", |ui| {
        check(ui, palette, &mut settings.reduced_motion, &t!("settings-reduced-motion"), &t!("settings-reduced-motion.tip"));
    });
    ui.separator();
    row(ui, palette, &t!("settings-card"), |ui| {
        choices(ui, palette, &mut settings.card, Aid::ALL.map(|(aid, name)| (aid, say(name, &[]))));
    });
    row(ui, palette, &t!("settings-ask-once"), |ui| {
        choices(ui, palette, &mut settings.ask_once, Aid::ALL.map(|(aid, name)| (aid, say(name, &[]))));
    });
    row(ui, palette, &t!("settings-explain"), |ui| {
        choices(ui, palette, &mut settings.explain, Aid::ALL.map(|(aid, name)| (aid, say(name, &[]))));
    });
    row(ui, palette, "", |ui| check(ui, palette, &mut settings.since, &t!("settings-since"), &t!("settings-since.tip")));
    ui.separator();
    row(ui, palette, &t!("settings-shared"), |ui| {
        check(ui, palette, &mut settings.curtain, &t!("settings-curtain"), "");
        check(ui, palette, &mut settings.confirm_last, &t!("settings-confirm-last"), &t!("settings-confirm-last.tip"));
    });
}

/// One of several, side by side.
fn choices<T: PartialEq + Copy>(ui: &mut Ui, palette: &Palette, chosen: &mut T, all: impl IntoIterator<Item = (T, String)>) {
    ui.horizontal_wrapped(|ui| {
        for (value, name) in all {
            let lit = *chosen == value;
            let (color, edge) = if lit { (palette.text, palette.net) } else { (palette.muted, palette.line) };
            let button =
                egui::Button::new(egui::RichText::new(name).color(color)).stroke(egui::Stroke::new(if lit { 2.0 } else { 1.0 }, edge));
            if ui.add(button.selected(lit)).clicked() {
                *chosen = value;
            }
        }
    });
}

/// A setting that is on or off, and what that means.
fn check(ui: &mut Ui, palette: &Palette, on: &mut bool, name: &str, meaning: &str) {
    ui.checkbox(on, name);
    if !meaning.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(26.0);
            ui.add(egui::Label::new(small(meaning).color(palette.muted)).wrap());
        });
    }
}

/// A slider of percents, as wide as there is room.
fn slide(ui: &mut Ui, slider: egui::Slider<'_>) -> egui::Response {
    ui.spacing_mut().slider_width = (ui.available_width() - 90.0).clamp(80.0, 240.0);
    ui.add(slider.suffix(" %").trailing_fill(true))
}

fn picture(ui: &mut Ui, palette: &Palette, (settings, adapter): (&mut Settings, Adapter), pictures: &mut Pictures) {
    row(ui, palette, &t!("settings-window"), |ui| {
        let key = key_name(Command::FullScreen.key(settings));
        ui.checkbox(&mut settings.fullscreen, format!("{} ({key})", t!("settings-full-screen")));
        ui.checkbox(&mut settings.vsync, t!("settings-v-sync"));
    });
    ui.separator();
    ui.label(egui::RichText::new(t!("settings-quality")).color(palette.muted));
    qualities(ui, palette, (settings, adapter), pictures);
}

fn sound(ui: &mut Ui, palette: &Palette, settings: &mut Settings, sounds: &mut MessageWriter<Sound>) {
    // What is heard when one of them has been set: what it is about.
    let rows = [
        (t!("settings-volume"), Some(Sound::Click)),
        (t!("settings-interface-volume"), Some(Sound::Click)),
        (t!("settings-effects-volume"), Some(Sound::Card)),
        (t!("settings-room-volume"), None),
        (t!("settings-music-volume"), None),
    ];
    for ((name, heard), volume) in rows.into_iter().zip(settings.volumes()) {
        row(ui, palette, &name, |ui| {
            if slide(ui, egui::Slider::new(volume, 0..=100)).drag_stopped() {
                sounds.write_batch(heard);
            }
        });
    }
}

/// What a language calls itself.
fn language_name(code: &str) -> String {
    if code == text::PSEUDO { t!("settings-pseudo") } else { text::in_language(code, || t!("language.name")) }
}

fn keys(ui: &mut Ui, palette: &Palette, settings: &mut Settings, rebinding: &mut Rebinding) {
    ui.label(small(t!("keys-how")).color(palette.muted));
    ui.add_space(4.0);
    let columns = if ui.available_width() > 520.0 { 2 } else { 1 };
    // Read downwards, as the list of the rulebook is.
    let rows = Command::ALL.len().div_ceil(columns);
    let wide = (ui.available_width() - 16.0 * (columns - 1) as f32) / columns as f32;
    ui.spacing_mut().item_spacing = egui::vec2(16.0, 4.0);
    for at in 0..rows {
        ui.horizontal(|ui| {
            for (command, name, _, _) in Command::ALL.iter().skip(at).step_by(rows) {
                let waits = rebinding.0 == Some(*command);
                let text = if waits { strong(t!("keys-press")).color(palette.asks) } else { mono(key_name(command.key(settings)), 13.0) };
                ui.allocate_ui_with_layout(egui::vec2(wide, 28.0), Layout::right_to_left(Align::Center), |ui| {
                    if ui.add(egui::Button::new(text).min_size(egui::vec2(104.0, 28.0))).clicked() {
                        rebinding.0 = if waits { None } else { Some(*command) };
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(egui::Label::new(say(name, &[])).truncate());
                    });
                });
            }
        });
    }
}
