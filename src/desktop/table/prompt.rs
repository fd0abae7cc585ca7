//! The prompt and the choices beside it, or over the table where there is no room; why the main button can do nothing.

use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Align2, Layout, Sense, Stroke};

use super::control::{AimedChoice, Given};
use super::frame::{Framed, Offers};
use super::glossary::{galley_label, tip};
use super::session::{OnTable, Taught, Teaching};
use super::slots::float;
use crate::desktop::keys::{Command, key_name, with_key};
use crate::desktop::notice::Notices;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{MAIN_WIDTH, Palette, bold, calm_main_button, icon, main_button, strong};
use crate::lessons::Waits;
use crate::rules::glossary::Glossary;
use crate::t;

/// So long after it could still do something the main button says nothing when it can do nothing, in seconds.
const LATE: f32 = 1.5;

/// The key of the main button, while that can do nothing for whoever is asked: what is to be done first.
pub(super) fn say_why_not(
    mut given: MessageReader<Given>,
    (offers, taught): (Res<Offers>, Res<Taught>),
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
    (time, mut could): (Res<Time<Real>>, Local<Option<f32>>),
) {
    let now = time.elapsed_secs();
    if offers.main.as_ref().is_some_and(|(_, state)| state.is_ok()) {
        *could = Some(now);
    }
    // Who confirms what a click has done already is not scolded.
    let late = could.is_some_and(|could| now - could < LATE);
    if given.read().filter(|given| given.0 == Command::Main).count() > 0
        && !late
        && let Some((_, Err(why))) = &offers.main
    {
        let asks = taught.0.as_ref().and_then(|told| told.asks.as_deref());
        notices.guide(asks.unwrap_or(why));
        sounds.write(Sound::Refuse);
    }
}

/// The prompt, the choices, and the buttons that are always there, from the right; gives whether the choices have no room here,
/// and where the main button is. While a lesson says something, there is none: one reads on there.
pub(super) fn draw_prompt_bar<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    (offers, aimed, asked): (&Offers, AimedChoice, Option<&str>),
    (settings, taught): (&Settings, Option<&Teaching>),
    give: &mut impl FnMut(Command),
) -> (bool, Option<egui::Rect>) {
    let (whole, words) = (ui.available_width(), G::glossary());
    let mut main = None;
    // These stand where they are, whatever the other buttons say. What one would take back or put back stands in the place of
    // the prompt while it is pointed at.
    let mut instead = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 7.0;
        // A lesson has ways back of its own, and the main button in the same place.
        if taught.is_some() {
            ui.set_invisible();
        }
        let redo = ui.add_enabled(table.redo.is_some(), egui::Button::new(icon("arrow-u-up-right")).frame_when_inactive(false));
        let what = table.redo.as_deref().map_or_else(|| t!("undo-redo-nothing"), |act| t!("undo-redo", act = act));
        if redo.contains_pointer() && table.redo.is_some() {
            instead = Some(what.clone());
        }
        if redo.on_hover_text(with_key(&what, Command::Redo, settings)).clicked() {
            give(Command::Redo);
        }
        let asked = !table.legal.is_empty() && table.replay.is_none();
        let hint = ui.add_enabled(asked, egui::Button::new(icon("lightbulb")).frame_when_inactive(false));
        if hint.on_hover_text(with_key(&t!("hint"), Command::Hint, settings)).clicked() {
            give(Command::Hint);
        }
        let undo = ui.add_enabled(table.undo.is_ok(), egui::Button::new(icon("arrow-u-up-left")).frame_when_inactive(false));
        let what = table.undo.as_ref().map_or_else(Clone::clone, |act| t!("undo", act = act.as_str()));
        let why = if table.undo.is_ok() { with_key(&what, Command::Undo, settings) } else { what.clone() };
        if undo.contains_pointer() && !table.legal.is_empty() {
            instead = Some(what);
        }
        if undo.on_hover_text(&why).on_disabled_hover_text(&why).clicked() {
            give(Command::Undo);
        }
    });
    ui.add_space(4.0);
    // Then a lesson has the main button.
    let taken = taught.is_some_and(|told| matches!(told.waits, Waits::Undo | Waits::Over { .. }));
    if let Some((text, state)) = offers.main.as_ref().filter(|(_, state)| !taken && (state.is_ok() || !table.legal.is_empty())) {
        if offers.ends {
            // Where it has a button of its own otherwise: nobody clicks twice what was the main button, and ends the step.
            ui.add_space(MAIN_WIDTH + ui.spacing().item_spacing.x);
        }
        let button = if offers.calm {
            calm_main_button(ui, palette, text.as_str())
        } else if state.is_ok() {
            main_button(ui, palette, text.as_str(), true)
        } else {
            // Choices beside it say it already.
            let short = !offers.choices.is_empty() || beside_buttons(ui, offers) < PROMPT_WIDTH;
            let text = if short { "" } else { text.as_str() };
            let shown = pointer_to_table(ui, palette, text);
            if offers.end.is_some() {
                // What ends the step keeps its place.
                ui.add_space((MAIN_WIDTH - shown.rect.width()).max(0.0));
            }
            shown
        };
        main = Some(button.rect);
        let hint = state.clone().err().unwrap_or_else(|| key_name(Command::Main.key(settings)));
        if button.on_hover_text(&hint).on_disabled_hover_text(hint).clicked() {
            give(Command::Main);
        }
    }
    if let Some((text, meaning)) = &offers.end {
        let stroke = Stroke::new(1.0, palette.muted);
        let button = egui::Button::new(strong(text.as_str())).stroke(stroke).min_size(egui::vec2(110.0, 34.0));
        if tip(ui.add(button), palette, words, with_key(meaning, Command::EndStep, settings)).clicked() {
            give(Command::EndStep);
        }
    }
    ui.add_space(4.0);
    let watch = taught.filter(|told| told.behind).map(|_| t!("lesson-watch"));
    let prompt = asked.or(watch.as_deref()).or(offers.prompt.as_deref()).unwrap_or(&table.prompt);
    let color = match asked {
        Some(_) => palette.asks,
        None if table.legal.is_empty() => palette.muted,
        None => palette.text,
    };
    let above = choices_width(ui, palette, offers) + PROMPT_WIDTH + BUTTONS_WIDTH > whole;
    if !above {
        draw_choices(ui, (palette, words), offers.choices.iter().enumerate().rev(), aimed, give);
    }
    let set = set_prompt(ui, prompt, color, ui.available_width());
    if let Some(text) = instead {
        let (rect, _) = ui.allocate_exact_size(set.size(), Sense::hover());
        let text = set_prompt(ui, &text, palette.net, rect.width());
        ui.painter().galley(Align2::LEFT_CENTER.align_size_within_rect(text.size(), rect).min, text, palette.net);
    } else {
        let (shown, on_word) = galley_label(ui, palette, words, &set);
        if set.elided && !on_word {
            shown.on_hover_text(prompt);
        }
    }
    (above && !offers.choices.is_empty(), main)
}

/// In place of a main button that waits for something to be pointed at on the table: that this is what is missing.
fn pointer_to_table(ui: &mut egui::Ui, palette: &Palette, text: &str) -> egui::Response {
    let mut job = LayoutJob::default();
    let format = |family| egui::TextFormat {
        font_id: egui::FontId::new(15.0, family),
        color: palette.net,
        valign: Align::Center,
        ..Default::default()
    };
    job.append(&icon("hand-pointing"), 0.0, format(egui::FontFamily::Proportional));
    job.append(text, 7.0, format(egui::FontFamily::Proportional));
    ui.add(egui::Label::new(job).selectable(false).sense(Sense::hover()))
}

/// What the buttons beside the prompt take at most. Where the choices stand must not depend on what a button says just now: they
/// would go from under the pointer.
const BUTTONS_WIDTH: f32 = 300.0;

/// What the words of all buttons leave to the prompt; where that is too little, a main button that can do nothing has none.
fn beside_buttons(ui: &egui::Ui, offers: &Offers) -> f32 {
    let wide = |text: &str, least: f32| {
        let text = ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::new(16.0, bold()), egui::Color32::WHITE);
        (text.size().x + 2.0 * ui.spacing().button_padding.x).max(least) + ui.spacing().item_spacing.x
    };
    let main = offers.main.as_ref().map_or(0.0, |(text, _)| wide(text, MAIN_WIDTH));
    let end = offers.end.as_ref().map_or(0.0, |(text, _)| wide(text, 110.0));
    ui.available_width() - main - end - 10.0
}

/// What there is to do, in one line, or in smaller ones where it is too long for that.
fn set_prompt(ui: &egui::Ui, prompt: &str, color: egui::Color32, width: f32) -> std::sync::Arc<egui::Galley> {
    let set = |size: f32, rows: usize| {
        let mut job = LayoutJob::simple(prompt.to_owned(), egui::FontId::proportional(size), color, width);
        job.wrap.max_rows = rows;
        // Many lines stand close, so that the bar has an edge.
        job.sections.iter_mut().filter(|_| rows > 2).for_each(|section| section.format.line_height = Some(1.15 * size));
        ui.painter().layout_job(job)
    };
    [(16.0, 1), (16.0, 2), (13.0, 3)]
        .into_iter()
        .map(|(size, rows)| set(size, rows))
        .find(|words| !words.elided)
        .unwrap_or_else(|| set(11.0, 4))
}

/// What the prompt keeps beside the choices, in points.
const PROMPT_WIDTH: f32 = 220.0;

/// A choice as it stands on its button: the key that picks it, dimmed, and what it does.
fn choice_text(ui: &egui::Ui, palette: &Palette, at: usize, text: &str, color: egui::Color32) -> LayoutJob {
    let format = |font_id, color| egui::TextFormat { font_id, color, valign: Align::Center, ..Default::default() };
    let mut job = LayoutJob::default();
    job.append(&format!("[{}]", at + 1), 0.0, format(egui::FontId::monospace(13.0), palette.muted));
    job.append(text, 7.0, format(egui::TextStyle::Button.resolve(ui.style()), color));
    job
}

/// The width of all choices in one line.
fn choices_width(ui: &egui::Ui, palette: &Palette, offers: &Offers) -> f32 {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let texts = offers.choices.iter().enumerate().map(|(at, (text, ..))| choice_text(ui, palette, at, text, palette.text));
    texts.map(|text| ui.painter().layout_job(text).size().x + around).sum()
}

/// The choices as buttons, in the order in which they come.
fn draw_choices<'a>(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    choices: impl Iterator<Item = (usize, &'a (String, bool, String))>,
    aimed: AimedChoice,
    give: &mut impl FnMut(Command),
) {
    for (at, (text, held, meaning)) in choices {
        let held = *held || aimed.0 == Some(at);
        let color = if held { palette.net } else { palette.text };
        let label = choice_text(ui, palette, at, text, color);
        let stroke = Stroke::new(if held { 2.0 } else { 1.0 }, if held { palette.net } else { palette.line });
        if tip(ui.add(egui::Button::new(label).stroke(stroke)), palette, words, meaning.as_str()).clicked()
            && let Some(command) = Command::pick(at)
        {
            give(command);
        }
    }
}

/// The choices in a panel over the prompt, or as buttons alone at the left of it, as many lines as they need; gives where they
/// are.
pub(super) fn draw_choices_above(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    (offers, aimed): (&Offers, AimedChoice),
    (place, left): (egui::Rect, bool),
    give: &mut impl FnMut(Command),
) -> egui::Rect {
    let mut lay = |ui: &mut egui::Ui| {
        ui.spacing_mut().button_padding.x = 9.0;
        ui.spacing_mut().item_spacing.x = 6.0;
        // The last line is the lowest: lines are filled first, and then laid from below.
        let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
        let mut room = ui.available_width();
        for at in 0..offers.choices.len() {
            let width = ui.painter().layout_job(choice_text(ui, palette, at, &offers.choices[at].0, palette.text)).size().x
                + 2.0 * ui.spacing().button_padding.x
                + ui.spacing().item_spacing.x;
            if width > room && lines.last().is_some_and(|line| !line.is_empty()) {
                lines.push(Vec::new());
                room = ui.available_width();
            }
            room -= width;
            if let Some(line) = lines.last_mut() {
                line.push(at);
            }
        }
        for line in lines.into_iter().rev() {
            let size = egui::vec2(ui.available_width(), ui.spacing().interact_size.y);
            let row = if left { Layout::left_to_right(Align::Center) } else { Layout::right_to_left(Align::Center) };
            ui.allocate_ui_with_layout(size, row, |ui| {
                let choices = line.into_iter().filter_map(|at| Some((at, offers.choices.get(at)?)));
                if left {
                    draw_choices(ui, (palette, words), choices, aimed, give);
                } else {
                    draw_choices(ui, (palette, words), choices.rev(), aimed, give);
                }
            });
        }
    };
    if left {
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(Layout::bottom_up(Align::Min)));
        lay(&mut inner);
        return inner.min_rect();
    }
    float(ui, palette, place, (Layout::bottom_up(Align::Max), false), lay).0
}
