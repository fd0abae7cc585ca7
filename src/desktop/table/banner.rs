//! The question to everybody around one machine: the same for all, whoever holds an answer.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Align2, FontSelection, Stroke};

use super::control::Given;
use super::glossary::label;
use super::session::{OnTable, Say, Session, Tabled};
use super::slots::{Slots, interface};
use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, main_button, panel_frame, strong};
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
    // Where cards in hand are, which nobody sees now: so it covers nothing of the table.
    let hand = interface(slots.layout.hand);
    let (at, pivot, widest) = if hand.is_positive() {
        (hand.center_bottom() - egui::vec2(0.0, 8.0), Align2::CENTER_BOTTOM, (hand.width() - 24.0).max(360.0))
    } else {
        (ctx.viewport_rect().center(), Align2::CENTER_CENTER, ctx.viewport_rect().width() - 80.0)
    };
    egui::Area::new("question".into()).order(egui::Order::Foreground).fixed_pos(at).pivot(pivot).show(ctx, |ui| {
        let ground = palette.raised.lerp_to_gamma(palette.asks, 0.1);
        panel_frame(&palette).fill(ground).stroke(Stroke::new(2.0, palette.asks)).inner_margin(10.0).show(ui, |ui| {
            ui.set_max_width(widest);
            let (text, on_word) = label(ui, &palette, G::glossary(), strong(&inquiry.text));
            if !on_word {
                text.on_hover_text(format!("{}\n{}", t!("question-everyone"), t!("question-where")));
            }
            ui.add_space(2.0);
            ui.horizontal_wrapped(|ui| {
                for (at, seat) in seats.iter().enumerate() {
                    let on = inquiry.claimed.contains(*seat);
                    let stroke = if on { Stroke::new(2.0, palette.net) } else { Stroke::new(1.0, palette.line) };
                    let mut text = LayoutJob::default();
                    palette.mark(*seat).append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
                    let words = t!("question-answers", number = at + 1, player = table.names().of(*seat).into_owned());
                    strong(format!("  {words}")).append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
                    if ui.add(egui::Button::new(text).stroke(stroke).min_size(egui::vec2(0.0, 34.0))).clicked() {
                        said.push(Say::Claim(*seat));
                    }
                }
                let text = if inquiry.claimed.is_empty() { t!("question-nobody") } else { t!("question-continue") };
                if main_button(ui, &palette, text, true).on_hover_text(key_name(Command::Main.key(&settings))).clicked() {
                    said.push(Say::GoOn);
                }
            });
        });
    });
    if !said.is_empty() {
        sounds.write(Sound::Click);
        say.write_batch(said);
    }
    Ok(())
}
