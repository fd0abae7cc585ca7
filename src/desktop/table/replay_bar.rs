//! The bar of a replay: buttons as on a recorder, a scrubber, whose eyes to look with, and playing on from here.

use bevy_egui::egui::{self, Align, Layout};

use super::glossary::galley_label;
use super::session::{ReplayCommand, ReplayState};
use crate::desktop::theme::{Palette, calm_main_button, icon, main_button, mono, small};
use crate::matches::Bookmark;
use crate::rules::game::{Seat, Viewer};
use crate::rules::glossary::Glossary;
use crate::t;

/// From so many points on there is room for the buttons that lead to the ends of the scrubber, and for its number.
const WHOLE: f32 = 460.0;
/// From so many points on there is room for the bookmarks.
const MARKED: f32 = 250.0;
/// How wide a button is with what is between it and the next, and a number.
const BUTTON: f32 = 48.0;
const NUMBER: f32 = 90.0;

/// The buttons of a replay, with its scrubber; where the match is over, the result too.
pub(super) fn replay_bar(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    (prompt, over): (&str, bool),
    replay: ReplayState,
    names: &[String],
    viewer: Viewer,
    bookmarks: &dyn Fn() -> Vec<Bookmark>,
    give: &mut dyn FnMut(ReplayCommand),
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if replay.looks_back {
            if main_button(ui, palette, t!("replay-return"), true).on_hover_text(t!("replay-return.tip")).clicked() {
                give(ReplayCommand::Return);
            }
        } else {
            if over {
                if main_button(ui, palette, t!("results"), true).clicked() {
                    give(ReplayCommand::Results);
                }
            } else {
                let goes_on = replay.step < replay.steps;
                let branch = ui.add_enabled_ui(goes_on, |ui| calm_main_button(ui, palette, t!("replay-branch"))).inner;
                if branch.on_hover_text(t!("replay-branch.tip")).clicked() {
                    give(ReplayCommand::Branch);
                }
            }
            draw_eyes(ui, names, viewer, give);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            draw_recorder(ui, palette, replay, bookmarks, give);
            // A few letters of it say nothing.
            if !replay.looks_back && ui.available_width() > 160.0 {
                let text: egui::WidgetText = small(prompt).color(palette.muted).into();
                let wrap = Some(egui::TextWrapMode::Truncate);
                let text = text.into_galley(ui, wrap, ui.available_width(), egui::TextStyle::Body);
                let (shown, on_word) = galley_label(ui, palette, words, &text);
                if text.elided && !on_word {
                    shown.on_hover_text(prompt);
                }
            }
        });
    });
}

/// Buttons as on a recorder, with what there is room for.
fn draw_recorder(
    ui: &mut egui::Ui,
    palette: &Palette,
    replay: ReplayState,
    bookmarks: &dyn Fn() -> Vec<Bookmark>,
    give: &mut dyn FnMut(ReplayCommand),
) {
    let room = ui.available_width();
    let (whole, marked) = (room > WHOLE, room > MARKED);
    let mut button = |ui: &mut egui::Ui, name: &str, hint: &str, order: ReplayCommand| {
        if ui.button(icon(name)).on_hover_text(hint).clicked() {
            give(order);
        }
    };
    if whole {
        button(ui, "skip-back", &t!("replay-first"), ReplayCommand::To(0));
    }
    button(ui, "caret-left", &t!("replay-back"), ReplayCommand::Back);
    let play = if replay.playing { "pause" } else { "play" };
    button(ui, play, &t!("replay-play"), ReplayCommand::Play);
    button(ui, "caret-right", &t!("replay-on"), ReplayCommand::Forward);
    if whole {
        button(ui, "skip-forward", &t!("replay-last"), ReplayCommand::To(replay.steps));
    }
    let mut step = replay.step;
    let beside = if marked { BUTTON } else { 0.0 } + if whole { NUMBER } else { 0.0 };
    ui.spacing_mut().slider_width = (ui.available_width() - beside).clamp(40.0, 190.0);
    let slider = egui::Slider::new(&mut step, 0..=replay.steps).show_value(false).trailing_fill(true);
    if ui.add(slider).on_hover_text(t!("replay-drag")).changed() {
        give(ReplayCommand::To(step));
    }
    if marked {
        ui.menu_button(icon("flag"), |ui| {
            egui::ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 14.0);
                for mark in bookmarks() {
                    let text = format!("{}  {}", mark.step, mark.text);
                    if ui.selectable_label(replay.step == mark.step, text).clicked() {
                        give(ReplayCommand::To(mark.step));
                        ui.close();
                    }
                }
            });
        })
        .response
        .on_hover_text(t!("replay-bookmarks"));
    }
    if whole {
        ui.label(mono(format!("{}/{}", replay.step, replay.steps), 13.0).color(palette.muted));
    }
}

/// Whose eyes to look with.
fn draw_eyes(ui: &mut egui::Ui, names: &[String], viewer: Viewer, give: &mut dyn FnMut(ReplayCommand)) {
    let seen = match viewer {
        Viewer::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Viewer::Spectator => t!("replay-spectator"),
    };
    egui::ComboBox::from_id_salt("seen by").selected_text(format!("{} {seen}", icon("eye"))).show_ui(ui, |ui| {
        for (at, name) in names.iter().enumerate() {
            let other = Viewer::Seat(Seat(at as u8));
            if ui.selectable_label(viewer == other, name).clicked() {
                give(ReplayCommand::See(other));
            }
        }
        if ui.selectable_label(viewer == Viewer::Spectator, t!("replay-spectator")).clicked() {
            give(ReplayCommand::See(Viewer::Spectator));
        }
    });
}
