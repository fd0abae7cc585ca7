//! The collective at hand: its programs, whether it can be played and why not, its record, and a match to try it.

use bevy_egui::egui;

use super::catalogue::explain;
use super::{Builder, Collectives, Order, operations, size_of};
use crate::desktop::aetherium::hands::picture;
use crate::desktop::art::thumb;
use crate::desktop::screens::workshop::{Craft, draw_faults, list_box};
use crate::desktop::theme::{Palette, icon, main_button, mono, small};
use crate::rules::aetherium::content::{Form, ProgramId, kind_text, operation_text};
use crate::t;

/// Draws the collective and gives what was asked for.
pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
    let (name, text) = (builder.name().to_owned(), builder.text());
    let mut order = builder.workshop.draw_title(ui, &name, &text).map(Order::List);
    let wrong = builder.faults();
    figures(ui, palette, builder, wrong.is_empty());
    let below = 158.0 + if wrong.is_empty() { 0.0 } else { 30.0 + 18.0 * wrong.len().min(4) as f32 };
    let height = (ui.available_height() - below).max(80.0);
    egui::ScrollArea::vertical().id_salt("programs").max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
        if builder.entries.is_empty() {
            ui.label(small(t!("builder-empty-programs")).color(palette.muted));
        }
        for program in &builder.entries {
            order = order.take().or(line(ui, palette, *program, builder.workshop.is_ready()));
        }
    });
    ui.separator();
    draw_faults(ui, palette, &wrong);
    ui.label(small(builder.workshop.record_words()).color(palette.muted));
    trial(ui, builder);
    ui.horizontal(|ui| {
        if main_button(ui, palette, t!("builder-try"), wrong.is_empty()).on_disabled_hover_text(t!("builder-try.tip")).clicked() {
            order = Some(Order::Try);
        }
    });
    order
}

/// In which operation and against whom it is tried.
fn trial(ui: &mut egui::Ui, builder: &mut Builder) {
    let catalog = &crate::desktop::content().aetherium.catalog;
    let (operations, size) = (operations(&builder.entries), size_of(&builder.entries));
    if !operations.contains(&builder.craft.operation) {
        builder.craft.operation = operations.first().copied().unwrap_or_default();
    }
    ui.spacing_mut().interact_size.y = 34.0;
    let shown = catalog.operations().get(builder.craft.operation).map_or("", |operation| operation.name.as_str());
    list_box(ui, "operation", (244.0, 1.0), shown, |ui| {
        for at in operations {
            let operation = &catalog.operations()[at];
            let about = operation_text(operation).join("\n");
            ui.selectable_value(&mut builder.craft.operation, at, &operation.name).on_hover_text(about);
        }
    });
    ui.horizontal(|ui| {
        let ready: Vec<_> = catalog.collectives().iter().filter(|ready| ready.size == size).collect();
        let shown = ready
            .iter()
            .find(|ready| ready.id == builder.craft.rival)
            .map_or_else(|| t!("builder-usual-collective"), |ready| ready.name.clone());
        list_box(ui, "rival", (150.0, 0.6), t!("builder-against", name = shown), |ui| {
            ui.selectable_value(&mut builder.craft.rival, String::new(), t!("builder-usual-collective"));
            for ready in ready {
                ui.selectable_value(&mut builder.craft.rival, ready.id.clone(), &ready.name).on_hover_text(ready.plan_text());
            }
        });
        builder.workshop.level_box(ui);
    });
}

/// How many programs there are, what they have together, and the plan of a ready collective.
fn figures(ui: &mut egui::Ui, palette: &Palette, builder: &Builder, whole: bool) {
    let cards = || builder.entries.iter().map(|program| crate::desktop::content().aetherium.catalog.program(*program));
    let ram: u32 = cards().map(|card| u32::from(card.ram)).sum();
    let models: u32 = cards().map(|card| u32::from(card.form.models())).sum();
    let grids = |form: Form| if let Form::Segmented(models) = form { u32::from(models) } else { 1 };
    let boxes: u32 = cards().map(|card| u32::from(card.boxes()) * grids(card.form)).sum();
    ui.horizontal_wrapped(|ui| {
        let color = if whole { palette.gained } else { palette.asks };
        ui.label(mono(Collectives::size(&builder.entries), 13.0).color(color));
        ui.label(small(t!("builder-figures", models = models, boxes = boxes, ram = ram)).color(palette.muted));
    });
    if let Some(plan) = builder.plan() {
        ui.label(small(plan).color(palette.muted));
    }
}

/// One program of the collective.
fn line(ui: &mut egui::Ui, palette: &Palette, id: ProgramId, ready: bool) -> Option<Order> {
    let mut order = None;
    let program = crate::desktop::content().aetherium.catalog.program(id);
    let row = ui.horizontal(|ui| {
        thumb(ui, &picture(&crate::desktop::content().aetherium.catalog, program));
        ui.add(egui::Label::new(&program.name).truncate());
        ui.add(egui::Label::new(small(kind_text(program)).color(palette.muted)).truncate());
        if !ready {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.add(egui::Button::new(icon("minus")).small()).on_hover_text(t!("builder-leave-out")).clicked() {
                    order = Some(Order::Take(id));
                }
            });
        }
    });
    row.response.on_hover_ui(|ui| explain(ui, palette, program));
    order
}
