//! The head of the list at hand: its name, and what can be done with it as a whole.

use bevy_egui::egui;

use super::{Order, Workshop};
use crate::desktop::theme::{Palette, heading, icon, small, text_field};
use crate::matches::lists::NAME;
use crate::t;

impl Workshop {
    /// Draws the name of the list at hand and gives what was asked for; `text` is what goes out as an export.
    pub(in super::super) fn draw_title(&mut self, ui: &mut egui::Ui, name: &str, text: &str) -> Option<Order> {
        let mut order = None;
        let noun = self.shelf.noun();
        ui.horizontal(|ui| {
            if let Some(new) = &mut self.renaming {
                let field = ui.add(text_field(new).desired_width(180.0).char_limit(NAME));
                let enter = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                field.request_focus();
                if enter || ui.button(icon("check")).on_hover_text(t!("library-keep-name")).clicked() {
                    order = Some(Order::Rename(new.trim().to_owned()));
                }
                return;
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if !self.is_ready() {
                    if ui.button(icon("trash")).on_hover_text(t!("builder-delete", noun = noun)).clicked() {
                        order = Some(Order::Delete);
                    }
                    if ui.button(icon("pencil-simple")).on_hover_text(t!("library-rename")).clicked() {
                        self.renaming = Some(name.to_owned());
                    }
                }
                if ui.button(icon("upload-simple")).on_hover_text(t!("builder-export")).clicked() {
                    ui.ctx().copy_text(text.to_owned());
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(heading(name)).truncate());
                });
            });
        });
        order
    }
}

/// Reasons why a list can't be played, a line each.
pub(in super::super) fn draw_faults(ui: &mut egui::Ui, palette: &Palette, faults: &[String]) {
    egui::ScrollArea::vertical().id_salt("faults").max_height(90.0).show(ui, |ui| {
        for reason in faults {
            ui.label(small(format!("{} {reason}", icon("warning"))).color(palette.refused));
        }
    });
}
