//! The prompt and the choices beside it, or over the table where there is no room; why the main button can do nothing.

use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Align2, Layout, Stroke};

use super::control::{AimedChoice, Given};
use super::frame::{Framed, Offers, bar};
use super::session::OnTable;
use crate::desktop::keys::{Command, key_name, with_key};
use crate::desktop::notice::Notices;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, icon, main_button, strong};
use crate::t;

/// The key of the main button, while that can do nothing for whoever is asked: what is to be done first.
pub(super) fn say_why_not(
    mut given: MessageReader<Given>,
    offers: Res<Offers>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
) {
    if given.read().filter(|given| given.0 == Command::Main).count() > 0
        && let Some((_, Err(why))) = &offers.main
    {
        notices.tell(why.as_str());
        sounds.write(Sound::Refuse);
    }
}

/// The prompt, the choices, and the buttons that are always there; gives whether the choices have no room beside it.
pub(super) fn draw_prompt_bar<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    (offers, aimed): (&Offers, AimedChoice),
    settings: &Settings,
    give: &mut impl FnMut(Command),
) -> bool {
    let from_right = |ui: &mut egui::Ui| {
        if let Some((text, state)) = &offers.main {
            let button = main_button(ui, palette, text.as_str(), state.is_ok());
            let hint = state.clone().err().unwrap_or_else(|| key_name(Command::Main.key(settings)));
            if button.on_hover_text(&hint).on_disabled_hover_text(hint).clicked() {
                give(Command::Main);
            }
        }
        if let Some((text, meaning)) = &offers.end {
            let stroke = Stroke::new(1.5, palette.asks);
            let button = egui::Button::new(strong(text.as_str())).stroke(stroke).min_size(egui::vec2(110.0, 34.0));
            if ui.add(button).on_hover_text(with_key(meaning, Command::EndStep, settings)).clicked() {
                give(Command::EndStep);
            }
            ui.add_space(8.0);
        }
        let redo = ui.add_enabled(table.redo, egui::Button::new(icon("arrow-u-up-right")));
        if redo.on_hover_text(with_key(&t!("undo-redo"), Command::Redo, settings)).clicked() {
            give(Command::Redo);
        }
        let undo = ui.add_enabled(table.undo.is_ok(), egui::Button::new(icon("arrow-u-up-left")));
        let why = table.undo.clone().err().unwrap_or_else(|| with_key(&t!("undo"), Command::Undo, settings));
        if undo.on_hover_text(&why).on_disabled_hover_text(&why).clicked() {
            give(Command::Undo);
        }
        ui.add_space(4.0);
        let above = !choices_fit(ui, palette, offers);
        if !above {
            draw_choices(ui, palette, offers.choices.iter().enumerate().rev(), aimed, give);
        }
        ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            let color = if table.legal.is_empty() { palette.muted } else { palette.text };
            draw_prompt(ui, offers.prompt.as_deref().unwrap_or(&table.prompt), color);
        });
        above
    };
    ui.with_layout(Layout::right_to_left(Align::Center), from_right).inner
}

/// What there is to do, in one line, or in two smaller ones where it is too long for that.
fn draw_prompt(ui: &mut egui::Ui, prompt: &str, color: egui::Color32) {
    let set = |size: f32, rows: usize| {
        let mut job = LayoutJob::simple(prompt.to_owned(), egui::FontId::proportional(size), color, ui.available_width());
        job.wrap.max_rows = rows;
        ui.painter().layout_job(job)
    };
    let line = set(15.0, 1);
    let words = if line.elided { set(12.5, 2) } else { line };
    ui.label(words).on_hover_text(prompt);
}

/// What the prompt keeps beside the choices, in points.
const PROMPT_WIDTH: f32 = 220.0;

/// A choice as it stands on its button: the key that picks it, dimmed, and what it does.
fn choice_text(ui: &egui::Ui, palette: &Palette, at: usize, text: &str, color: egui::Color32) -> LayoutJob {
    let format = |font_id, color| egui::TextFormat { font_id, color, valign: Align::Center, ..Default::default() };
    let mut job = LayoutJob::default();
    job.append(&format!("[{}]", at + 1), 0.0, format(egui::FontId::monospace(12.0), palette.muted));
    job.append(text, 7.0, format(egui::TextStyle::Button.resolve(ui.style()), color));
    job
}

/// Whether there is room for the choices beside the prompt; otherwise they stand over the table.
fn choices_fit(ui: &egui::Ui, palette: &Palette, offers: &Offers) -> bool {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let texts = offers.choices.iter().enumerate().map(|(at, (text, ..))| choice_text(ui, palette, at, text, palette.text));
    let width: f32 = texts.map(|text| ui.painter().layout_job(text).size().x + around).sum();
    width + PROMPT_WIDTH <= ui.available_width()
}

/// The choices as buttons, in the order in which they come.
fn draw_choices<'a>(
    ui: &mut egui::Ui,
    palette: &Palette,
    choices: impl Iterator<Item = (usize, &'a (String, bool, String))>,
    aimed: AimedChoice,
    give: &mut impl FnMut(Command),
) {
    for (at, (text, held, meaning)) in choices {
        let held = *held || aimed.0 == Some(at);
        let color = if held { palette.net } else { palette.text };
        let label = choice_text(ui, palette, at, text, color);
        let stroke = Stroke::new(if held { 2.0 } else { 1.0 }, if held { palette.net } else { palette.line });
        if ui.add(egui::Button::new(label).stroke(stroke)).on_hover_text(meaning).clicked()
            && let Some(command) = Command::pick(at)
        {
            give(command);
        }
    }
}

/// The choices over the lower edge of the table, which is free for them.
pub(super) fn draw_choices_above(
    ctx: &egui::Context,
    palette: &Palette,
    (offers, aimed): (&Offers, AimedChoice),
    table: egui::Rect,
    give: &mut impl FnMut(Command),
) {
    let place = egui::Area::new("choices".into()).pivot(Align2::CENTER_BOTTOM).fixed_pos(table.center_bottom() - egui::vec2(0.0, 8.0));
    place.constrain_to(table).show(ctx, |ui| {
        bar(palette, 8, 8).corner_radius(8).show(ui, |ui| {
            ui.set_max_width(table.width() - 32.0);
            ui.horizontal_wrapped(|ui| draw_choices(ui, palette, offers.choices.iter().enumerate(), aimed, give));
        });
    });
}
