//! The question to everybody around one machine: the same for all, whoever holds an answer.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText, Stroke};

use super::control::Given;
use super::session::{OnTable, Say, Session, Tabled};
use super::slots::Slots;
use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, heading, main_button, panel_frame, small, strong};
use crate::rules::game::Seat;
use crate::t;

/// Keys that answer the question.
pub(super) fn answer<G: Tabled>(
    mut given: MessageReader<Given>,
    session: Res<Session<G>>,
    mut say: MessageWriter<Say>,
    mut sounds: MessageWriter<Sound>,
) {
    let Some(inquiry) = session.inquiry() else { return };
    for Given(command) in given.read() {
        let said = match (command, command.picks()) {
            (Command::Main | Command::Confirm, _) => Some(Say::GoOn),
            (_, Some(pick)) => inquiry.seats.iter().nth(pick).map(Say::Claim),
            _ => None,
        };
        if let Some(said) = said {
            say.write(said);
            sounds.write(Sound::Click);
        }
    }
}

/// Asks the people around the machine whether anybody answers.
pub(super) fn banner<G: Tabled>(
    mut contexts: EguiContexts,
    session: Res<Session<G>>,
    table: Res<OnTable<G>>,
    (palette, settings, slots): (Res<Palette>, Res<Settings>, Res<Slots>),
    mut say: MessageWriter<Say>,
    mut sounds: MessageWriter<Sound>,
) -> Result {
    let Some(inquiry) = session.inquiry() else { return Ok(()) };
    let seats: Vec<Seat> = inquiry.seats.iter().collect();
    let mut said = Vec::new();
    let ctx = contexts.ctx_mut()?;
    let middle = if slots.safe.is_positive() { slots.safe.center() } else { ctx.viewport_rect().center() };
    egui::Area::new("question".into()).order(egui::Order::Foreground).fixed_pos(middle).pivot(Align2::CENTER_CENTER).show(ctx, |ui| {
        panel_frame(&palette).fill(palette.panel.to_opaque()).stroke(Stroke::new(2.0, palette.asks)).show(ui, |ui| {
            ui.set_max_width(520.0);
            ui.vertical_centered(|ui| {
                ui.label(heading(&inquiry.text));
                ui.label(small(t!("question-everyone")).color(palette.muted));
                ui.add_space(4.0);
                for (at, seat) in seats.iter().enumerate() {
                    let on = inquiry.claimed.contains(*seat);
                    let stroke = if on { Stroke::new(2.0, palette.net) } else { Stroke::new(1.0, palette.line) };
                    ui.horizontal(|ui| {
                        ui.add_space(60.0);
                        ui.label(palette.mark(*seat).size(22.0));
                        let text = t!("question-answers", number = at + 1, player = table.names().of(*seat).into_owned());
                        let button = egui::Button::new(strong(text)).stroke(stroke).min_size(egui::vec2(300.0, 34.0));
                        if ui.add(button).clicked() {
                            said.push(Say::Claim(*seat));
                        }
                    });
                }
                ui.add_space(4.0);
                let text = if inquiry.claimed.is_empty() { t!("question-nobody") } else { t!("question-continue") };
                if main_button(ui, &palette, text, true).on_hover_text(key_name(Command::Main.key(&settings))).clicked() {
                    said.push(Say::GoOn);
                }
                ui.label(RichText::new(t!("question-where")).small().color(palette.muted));
            });
        });
    });
    if !said.is_empty() {
        sounds.write(Sound::Click);
        say.write_batch(said);
    }
    Ok(())
}
