//! The shelf: ready lists and the player's own; new, copied, imported.

use bevy_egui::egui::{self, RichText};

use super::{Chosen, Order, Ready, Workshop};
use crate::desktop::theme::{Palette, icon, small, strong};
use crate::t;

impl Workshop {
    /// Draws the shelf and gives what was asked for. `fault` says in a word what is wrong with a list of the player's own;
    /// `hand` is the list at hand, name and text; `example` is an entry of a list.
    pub(in super::super) fn draw_shelf(
        &mut self,
        ui: &mut egui::Ui,
        palette: &Palette,
        ready: &[Ready<'_>],
        fault: impl Fn(&str) -> String,
        (name, text): (&str, &str),
        example: &str,
    ) -> Option<Order> {
        let mut order = None;
        let noun = self.shelf.noun();
        let below = if self.importing.is_some() {
            260.0
        } else if ui.available_width() < 200.0 {
            122.0
        } else {
            86.0
        };
        let height = (ui.available_height() - below).max(120.0);
        egui::ScrollArea::vertical().id_salt("shelf").max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(small(t!("builder-own")).color(palette.muted));
            if self.own.is_empty() {
                ui.label(small(t!("builder-none", noun = noun)).color(palette.muted));
            }
            for list in &self.own {
                let chosen = Chosen::Own(list.name.clone());
                if entry(ui, palette, &list.name, &fault(&list.text), self.chosen == chosen, "") {
                    order = Some(Order::Choose(chosen));
                }
            }
            ui.add_space(6.0);
            ui.label(small(t!("builder-ready", noun = noun)).color(palette.muted));
            for (at, ready) in ready.iter().enumerate() {
                if entry(ui, palette, ready.name, "", self.chosen == Chosen::Ready(at), &ready.plan) {
                    order = Some(Order::Choose(Chosen::Ready(at)));
                }
            }
        });
        ui.separator();
        if let Some(pasted) = &mut self.importing {
            ui.label(small(t!("builder-paste", example = example)).color(palette.muted));
            egui::ScrollArea::vertical().id_salt("import").max_height(130.0).show(ui, |ui| {
                ui.add(egui::TextEdit::multiline(pasted).desired_rows(6).desired_width(f32::INFINITY).font(egui::TextStyle::Monospace));
            });
            let mut close = false;
            ui.horizontal(|ui| {
                if ui.add_enabled(!pasted.trim().is_empty(), egui::Button::new(t!("builder-import"))).clicked() {
                    order = Some(Order::New(t!("builder-imported"), pasted.clone()));
                    close = true;
                }
                close |= ui.button(t!("builder-cancel")).clicked();
            });
            if close {
                self.importing = None;
            }
            return order;
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(format!("{} {}", icon("plus"), t!("builder-new"))).on_hover_text(t!("builder-new.tip", noun = noun)).clicked() {
                order = Some(Order::New(t!("builder-new-name", noun = noun), String::new()));
            }
            if ui.button(format!("{} {}", icon("copy"), t!("builder-copy"))).on_hover_text(t!("builder-copy.tip", noun = noun)).clicked() {
                order = Some(Order::New(name.to_owned(), text.to_owned()));
            }
        });
        if ui.button(format!("{} {}", icon("download-simple"), t!("builder-import-list"))).clicked() {
            self.importing = Some(String::new());
        }
        order
    }
}

/// One list of the shelf; gives whether it was clicked.
fn entry(ui: &mut egui::Ui, palette: &Palette, name: &str, note: &str, chosen: bool, plan: &str) -> bool {
    let color = if chosen { palette.net } else { palette.text };
    let stroke = egui::Stroke::new(1.0, if chosen { palette.net } else { palette.line });
    let text = if chosen { strong(name).color(color) } else { RichText::new(name).color(color) };
    let right = small(note).color(palette.asks);
    let button = egui::Button::new(text).right_text(right).stroke(stroke).truncate().min_size(egui::vec2(ui.available_width(), 30.0));
    let response = ui.add(button);
    if plan.is_empty() { response.clicked() } else { response.on_hover_text(plan).clicked() }
}
