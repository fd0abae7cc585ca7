//! The plates of the seats along the left, and the log at the right.

use bevy_egui::egui::{self, Align, Frame, Layout, Margin, Sense, Stroke};

use super::super::theme::{Palette, icon, mono, small, strong};
use super::frame::Framed;
use super::session::OnTable;
use crate::matches::Player;
use crate::rules::game::Seat;

/// One seat's plate: mark, name, who plays, score and counts.
pub(super) fn plate<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    seat: Seat,
    looked_at: bool,
    small_plate: bool,
) -> egui::Response {
    let (score, counts) = G::plate(&table.view, seat);
    let acts = table.actors.contains(seat);
    let edge = if looked_at {
        Stroke::new(2.0, palette.net)
    } else if acts {
        Stroke::new(1.0, palette.asks)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let own = table.view_seat() == Some(seat);
    let inner = Frame::new().fill(palette.raised).stroke(edge).corner_radius(6).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        if small_plate {
            ui.vertical_centered(|ui| {
                ui.label(palette.mark(seat));
                ui.add(egui::Label::new(mono(score, 12.0)).extend());
            });
            return;
        }
        ui.horizontal(|ui| {
            ui.label(palette.mark(seat));
            ui.add(egui::Label::new(strong(table.names().of(seat).into_owned())).truncate());
        });
        ui.horizontal(|ui| {
            let thinking = table.thinking.contains(seat);
            let (symbol, who) = match table.players.get(seat.index()) {
                Some(Player::Bot(level)) => ("robot", if thinking { format!("{level}, thinking") } else { level.to_string() }),
                _ => ("user", if own { "you".to_owned() } else { "person".to_owned() }),
            };
            ui.label(small(format!("{} {who}", icon(symbol))).color(palette.muted));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(mono(score, 16.0)));
        });
        ui.horizontal_wrapped(|ui| {
            for (symbol, text, meaning) in counts {
                ui.label(small(format!("{} {text}", icon(symbol))).color(palette.muted)).on_hover_text(meaning);
            }
        });
    });
    let hint = if own { "Your own seat".to_owned() } else { format!("Look at what {} has on the table", table.names().of(seat)) };
    inner.response.interact(Sense::click()).on_hover_text(hint)
}
