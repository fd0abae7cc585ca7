//! The drive at hand: its cards, its curve, whether it can be played and why not, its record, and a match to try it.

use bevy_egui::egui::{self, Color32, RichText};

use super::catalogue::explain;
use super::{Builder, Order};
use crate::desktop::art::thumb;
use crate::desktop::data_warriors::picture;
use crate::desktop::screens::workshop::{draw_faults, list_box};
use crate::desktop::theme::{Palette, icon, main_button, mono, small};
use crate::rules::data_warriors::{DRIVE, FaceId, Kind};
use crate::t;

/// The height of the curve in points.
const CURVE: f32 = 56.0;

/// The least height of the list of cards.
const LIST: f32 = 80.0;

/// Draws the drive and gives what was asked for.
pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
    let (name, text) = (builder.name().to_owned(), builder.text());
    let mut order = builder.workshop.draw_title(ui, &name, &text).map(Order::List);
    count(ui, palette, builder);
    let wrong = builder.faults();
    let below = 118.0 + if wrong.is_empty() { 0.0 } else { 30.0 + 18.0 * wrong.len().min(4) as f32 };
    // In a low window the cards have the room of the curve.
    if ui.available_height() - below > CURVE + 34.0 + LIST {
        curve(ui, palette, &builder.entries);
    }
    let height = (ui.available_height() - below).max(LIST);
    egui::ScrollArea::vertical().id_salt("cards").max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if builder.entries.is_empty() {
            ui.label(small(t!("builder-empty-cards")).color(palette.muted));
        }
        for copies in by_kind(&builder.entries).chunk_by(|one, other| one == other) {
            order = order.take().or(line(ui, palette, copies, builder.workshop.is_ready()));
        }
    });
    ui.separator();
    draw_faults(ui, palette, &wrong);
    ui.label(small(builder.workshop.record_words()).color(palette.muted));
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 34.0;
        let rivals = &crate::desktop::content().data_warriors.drives;
        let shown = if builder.craft.rival.is_empty() { t!("builder-usual-drive") } else { builder.craft.rival.clone() };
        list_box(ui, "rival", (150.0, 0.6), t!("builder-against", name = shown), |ui| {
            ui.selectable_value(&mut builder.craft.rival, String::new(), t!("builder-usual-drive"));
            for drive in rivals {
                ui.selectable_value(&mut builder.craft.rival, drive.name.clone(), &drive.name).on_hover_text(drive.plan_text());
            }
        });
        builder.workshop.level_box(ui);
    });
    ui.horizontal(|ui| {
        if main_button(ui, palette, t!("builder-try"), wrong.is_empty()).on_disabled_hover_text(t!("builder-try.tip")).clicked() {
            order = Some(Order::Try);
        }
    });
    order
}

/// How many cards there are, of which types, and the plan of a ready drive.
fn count(ui: &mut egui::Ui, palette: &Palette, builder: &Builder) {
    let count = builder.entries.len();
    let color = if count == DRIVE { palette.gained } else { palette.asks };
    let kinds = Kind::ALL.map(|kind| {
        let of = builder.entries.iter().filter(|card| crate::desktop::content().data_warriors.catalog.face(**card).kind == kind).count();
        format!("{of} {}", kind.label())
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(mono(format!("{count}/{DRIVE}"), 13.0).color(color));
        ui.label(small(kinds.join(" · ")).color(palette.muted));
    });
    if let Some(plan) = builder.plan() {
        ui.label(small(plan).color(palette.muted));
    }
}

/// The colour of a type of card.
const fn hue(palette: &Palette, kind: Kind) -> Color32 {
    match kind {
        Kind::Prg => palette.net,
        Kind::Daemon => palette.asks,
        Kind::Conf => palette.gained,
        Kind::Script => palette.muted,
    }
}

/// How many cards of each cost, by type from below: a bar a cost, its number above.
fn curve(ui: &mut egui::Ui, palette: &Palette, cards: &[FaceId]) {
    let catalog = &crate::desktop::content().data_warriors.catalog;
    let count =
        |cost: u8, kind: Kind| cards.iter().filter(|card| catalog.face(**card).cost == cost && catalog.face(**card).kind == kind).count();
    let all = |cost: u8| Kind::ALL.iter().map(|kind| count(cost, *kind)).sum::<usize>();
    let most = (0..=7).map(all).max().unwrap_or_default().max(1);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), CURVE + 34.0), egui::Sense::hover());
    let (step, ground) = (rect.width() / 8.0, rect.bottom() - 18.0);
    let font = egui::FontId::monospace(13.0);
    for cost in 0..=7_u8 {
        let x = rect.left() + step * f32::from(cost);
        let mut y = ground;
        for kind in Kind::ALL {
            let height = CURVE * count(cost, kind) as f32 / most as f32;
            let bar = egui::Rect::from_min_max(egui::pos2(x + 4.0, y - height), egui::pos2(x + step - 4.0, y));
            ui.painter().rect_filled(bar, 1.0, hue(palette, kind));
            y -= height;
        }
        let middle = x + step / 2.0;
        ui.painter().text(egui::pos2(middle, ground + 9.0), egui::Align2::CENTER_CENTER, cost, font.clone(), palette.muted);
        if all(cost) > 0 {
            ui.painter().text(egui::pos2(middle, y - 7.0), egui::Align2::CENTER_CENTER, all(cost), font.clone(), palette.text);
        }
    }
    ui.painter().hline(rect.x_range(), ground, egui::Stroke::new(1.0, palette.line));
    response.on_hover_ui(|ui| {
        ui.label(t!("builder-curve"));
        for kind in Kind::ALL {
            ui.label(RichText::new(format!("■ {}", kind.label())).color(hue(palette, kind)));
        }
    });
}

fn by_kind(cards: &[FaceId]) -> Vec<FaceId> {
    let catalog = &crate::desktop::content().data_warriors.catalog;
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| (catalog.face(*card).kind, catalog.face(*card).cost, *card));
    sorted
}

/// The copies of one card.
fn line(ui: &mut egui::Ui, palette: &Palette, copies: &[FaceId], ready: bool) -> Option<Order> {
    let mut order = None;
    let card = crate::desktop::content().data_warriors.catalog.face(copies[0]);
    let row = ui.horizontal(|ui| {
        thumb(ui, &picture(card));
        ui.label(mono(format!("{}×", copies.len()), 13.0).color(palette.text));
        ui.label(mono(card.cost.to_string(), 13.0).color(hue(palette, card.kind)));
        ui.add(egui::Label::new(&card.title).truncate());
        if !ready {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.add(egui::Button::new(icon("minus")).small()).on_hover_text(t!("builder-fewer")).clicked() {
                    order = Some(Order::Take(copies[0]));
                }
            });
        }
    });
    row.response.on_hover_ui(|ui| explain(ui, palette, card));
    order
}
