//! The shelf: ready drives and the player's own; new, copied, imported.

use bevy_egui::egui::{self, RichText};

use super::super::super::theme::{Palette, icon, small, strong};
use super::{Builder, Chosen, Order};
use crate::rules::content::content;
use crate::rules::data_warriors::{Catalog, DRIVE, faults, list_cards};

/// Draws the shelf and gives what was asked for.
pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
    let mut order = None;
    let below = if builder.importing.is_some() { 260.0 } else { 86.0 };
    let height = (ui.available_height() - below).max(120.0);
    egui::ScrollArea::vertical().id_salt("shelf").max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(small("Your own").color(palette.muted));
        if builder.own.is_empty() {
            ui.label(small("None yet: begin a new one, or copy a ready drive and change it.").color(palette.muted));
        }
        for drive in &builder.own {
            let (cards, unknown) = list_cards(Catalog::in_use(), &drive.text);
            let whole = unknown.is_empty() && faults(Catalog::in_use(), &cards).is_empty();
            let note = if whole { String::new() } else { format!("{}/{DRIVE}", cards.len()) };
            let chosen = Chosen::Own(drive.name.clone());
            if entry(ui, palette, &drive.name, &note, builder.chosen == chosen, "") {
                order = Some(Order::Choose(chosen));
            }
        }
        ui.add_space(6.0);
        ui.label(small("Ready drives").color(palette.muted));
        for (at, drive) in content().data_warriors.drives.iter().enumerate() {
            if entry(ui, palette, &drive.name, "", builder.chosen == Chosen::Ready(at), &drive.plan) {
                order = Some(Order::Choose(Chosen::Ready(at)));
            }
        }
    });
    ui.separator();
    if let Some(text) = &mut builder.importing {
        ui.label(small("Paste a list, one card a line: “3x grep”.").color(palette.muted));
        egui::ScrollArea::vertical().id_salt("import").max_height(130.0).show(ui, |ui| {
            ui.add(egui::TextEdit::multiline(text).desired_rows(6).desired_width(f32::INFINITY).font(egui::TextStyle::Monospace));
        });
        let mut close = false;
        ui.horizontal(|ui| {
            if ui.add_enabled(!text.trim().is_empty(), egui::Button::new("Import")).clicked() {
                order = Some(Order::New("Imported".into(), text.clone()));
                close = true;
            }
            close |= ui.button("Cancel").clicked();
        });
        if close {
            builder.importing = None;
        }
        return order;
    }
    ui.horizontal(|ui| {
        if ui.button(format!("{} New", icon("plus"))).on_hover_text("An empty drive").clicked() {
            order = Some(Order::New("New drive".into(), String::new()));
        }
        if ui.button(format!("{} Copy", icon("copy"))).on_hover_text("A copy of this drive, to be changed").clicked() {
            order = Some(Order::New(builder.name().to_owned(), builder.text()));
        }
    });
    if ui.button(format!("{} Import a list", icon("download-simple"))).clicked() {
        builder.importing = Some(String::new());
    }
    order
}

/// One drive of the shelf; gives whether it was clicked.
fn entry(ui: &mut egui::Ui, palette: &Palette, name: &str, note: &str, chosen: bool, plan: &str) -> bool {
    let color = if chosen { palette.net } else { palette.text };
    let stroke = egui::Stroke::new(1.0, if chosen { palette.net } else { palette.line });
    let text = if chosen { strong(name).color(color) } else { RichText::new(name).color(color) };
    let right = small(note).color(palette.asks);
    let button = egui::Button::new(text).right_text(right).stroke(stroke).truncate().min_size(egui::vec2(ui.available_width(), 30.0));
    let response = ui.add(button);
    if plan.is_empty() { response.clicked() } else { response.on_hover_text(plan).clicked() }
}
