//! Who else is at the table of a host: how they come, and what they ask each other.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Rect, RichText, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use qrcode::QrCode;

use super::session::{Around, Company, Word};
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, icon, main_button, mono, panel_frame, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::net::client::{ShownAsk, ShownSeat};
use crate::rules::game::Seat;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Top).run_if(in_state(InMatch).and_then(in_state(Overlay::None))));
}

/// How wide and high the QR code is, in points.
const QR: f32 = 190.0;

fn draw(
    mut contexts: EguiContexts,
    (company, palette): (Res<Company>, Res<Palette>),
    mut code: Local<Option<(String, QrCode)>>,
    mut words: MessageWriter<Word>,
    mut sounds: MessageWriter<Sound>,
) -> Result {
    let Some(around) = &company.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    if !around.started {
        let link = format!("http://{}/?code={}", around.address, around.code);
        if code.as_ref().is_none_or(|(text, _)| *text != link) {
            *code = QrCode::new(&link).ok().map(|code| (link.clone(), code));
        }
        egui::Area::new("invitation".into()).anchor(Align2::CENTER_CENTER, [0.0, -20.0]).order(egui::Order::Foreground).show(ctx, |ui| {
            panel_frame(&palette).show(ui, |ui| invite(ui, &palette, around, &link, code.as_ref().map(|(_, code)| code)));
        });
    }
    if around.asks.is_empty() {
        return Ok(());
    }
    let mut said = None;
    egui::Area::new("asks".into()).anchor(Align2::CENTER_TOP, [0.0, 56.0]).order(egui::Order::Foreground).show(ctx, |ui| {
        panel_frame(&palette).stroke(Stroke::new(2.0, palette.asks)).inner_margin(10.0).show(ui, |ui| {
            for ask in &around.asks {
                ui.horizontal(|ui| said = show_ask(ui, &palette, around, ask).or(said.take()));
            }
        });
    });
    if let Some(word) = said {
        words.write(word);
        sounds.write(Sound::Click);
    }
    Ok(())
}

/// A question among the players; gives what is answered.
fn show_ask(ui: &mut egui::Ui, palette: &Palette, around: &Around, ask: &ShownAsk) -> Option<Word> {
    ui.label(strong(&ask.text));
    if ask.waits_for.iter().any(|seat| around.own.contains(*seat)) {
        let yes = main_button(ui, palette, t!("ask-yes"), true).clicked();
        let no = ui.add(egui::Button::new(t!("ask-no")).min_size(vec2(0.0, 34.0))).clicked();
        return (yes || no).then_some(Word::Answer(ask.ask, yes));
    }
    let name = |seat: &Seat| around.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let players = ask.waits_for.iter().map(name).collect::<Vec<_>>().join(", ");
    ui.label(small(t!("ask-waits", players = players)).color(palette.muted));
    let withdraws = around.own.contains(ask.by) && ui.button(t!("ask-withdraw")).clicked();
    withdraws.then_some(Word::Answer(ask.ask, false))
}

/// How others come to the table, and who is there.
fn invite(ui: &mut egui::Ui, palette: &Palette, around: &Around, link: &str, code: Option<&QrCode>) {
    ui.horizontal(|ui| {
        if let Some(code) = code {
            let (rect, _) = ui.allocate_exact_size(vec2(QR, QR), egui::Sense::hover());
            draw_code(ui.painter(), rect, code);
            ui.add_space(12.0);
        }
        ui.vertical(|ui| {
            ui.label(strong(t!("invite")).size(20.0));
            ui.label(small(t!("invite-how")).color(palette.muted));
            ui.add_space(6.0);
            ui.label(mono(&around.code, 34.0).color(palette.asks));
            ui.horizontal(|ui| {
                ui.label(mono(link, 13.0));
                if ui.small_button(icon("copy")).on_hover_text(t!("invite-copy")).clicked() {
                    ui.ctx().copy_text(link.to_owned());
                }
            });
            ui.add_space(6.0);
            for seat in &around.seats {
                ui.horizontal(|ui| show_seat(ui, palette, around, seat));
            }
        });
    });
}

/// A seat: who sits there, and whether they are there.
pub fn show_seat(ui: &mut egui::Ui, palette: &Palette, around: &Around, seat: &ShownSeat) {
    ui.label(palette.mark(seat.seat));
    let bot = seat.player.level().is_some();
    let (name, color) = if seat.taken { (seat.name.clone(), palette.text) } else { (t!("invite-open"), palette.muted) };
    ui.label(RichText::new(name).color(color));
    let state = match (seat.taken, bot, seat.present) {
        (true, false, _) if around.own.contains(seat.seat) => t!("invite-you"),
        (true, false, false) => t!("invite-away"),
        _ => String::new(),
    };
    ui.label(small(state).color(palette.net));
}

/// Draws a QR code, dark on light with a margin around it as scanners want it.
fn draw_code(painter: &egui::Painter, rect: Rect, code: &QrCode) {
    const MARGIN: usize = 3;
    painter.rect_filled(rect, 4.0, Color32::WHITE);
    let wide = code.width();
    let side = rect.width() / (wide + 2 * MARGIN) as f32;
    for (at, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        let (x, y) = ((at % wide + MARGIN) as f32, (at / wide + MARGIN) as f32);
        let corner = pos2(rect.left() + x * side, rect.top() + y * side);
        painter.rect_filled(Rect::from_min_size(corner, vec2(side, side)), 0.0, Color32::BLACK);
    }
}
