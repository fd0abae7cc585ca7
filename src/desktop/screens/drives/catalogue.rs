//! The catalogue: every card, searched by text, type, cost and verb.

use bevy_egui::egui::{self, RichText};

use super::{Builder, Order};
use crate::desktop::data_warriors::{printed_card, printed_head};
use crate::desktop::screens::workshop::{Change, Stand, cell, grid, list_box};
use crate::desktop::theme::{Palette, icon, small, strong, text_field};
use crate::rules::data_warriors::{COPIES, Face, FaceId, KEYWORDS, Kind, card_text};
use crate::t;
use crate::text::say;

/// Which cards are listed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Filter {
    text: String,
    kind: Option<Kind>,
    cost: Option<u8>,
    verb: Option<&'static str>,
}

impl Filter {
    /// Whether a card is listed: all words of the text stand on it, in whatever case.
    fn fits(&self, face: &Face) -> bool {
        let on_card = format!("{} {} {}", face.title, card_text(face).join(" "), face.flavour).to_lowercase();
        self.kind.is_none_or(|kind| face.kind == kind)
            && self.cost.is_none_or(|cost| face.cost == cost)
            && self.verb.is_none_or(|verb| face.keywords().contains(verb))
            && self.text.to_lowercase().split_whitespace().all(|word| on_card.contains(word))
    }
}

/// Draws the catalogue and gives what was asked for.
pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
    let catalog = &crate::desktop::content().data_warriors.catalog;
    search(ui, &mut builder.craft.filter);
    let mut shown: Vec<FaceId> =
        (0..catalog.len()).map(|at| FaceId(at as u8)).filter(|face| builder.craft.filter.fits(catalog.face(*face))).collect();
    shown.sort_by_key(|face| (catalog.face(*face).kind, catalog.face(*face).cost, catalog.face(*face).title.to_lowercase()));
    ui.label(small(t!("builder-cards-shown", shown = shown.len(), count = catalog.len())).color(palette.muted));
    grid(ui, &shown, |ui, face| card(ui, palette, builder, face))
}

fn search(ui: &mut egui::Ui, filter: &mut Filter) {
    let size = egui::vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        if ui.add_enabled(*filter != Filter::default(), egui::Button::new(t!("builder-clear"))).clicked() {
            *filter = Filter::default();
        }
        let hint = format!("{} {}", icon("magnifying-glass"), t!("builder-search-cards"));
        ui.add(text_field(&mut filter.text).hint_text(hint).desired_width(ui.available_width()).char_limit(40));
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 34.0;
        let kind = filter.kind.map_or_else(|| t!("builder-any-type"), |kind| kind.label().to_owned());
        list_box(ui, "kind", (110.0, 0.3), kind, |ui| {
            ui.selectable_value(&mut filter.kind, None, t!("builder-any-type"));
            for kind in Kind::ALL {
                ui.selectable_value(&mut filter.kind, Some(kind), kind.label());
            }
        });
        let cost = filter.cost.map_or_else(|| t!("builder-any-cost"), |cost| t!("builder-cost", cost = cost));
        list_box(ui, "cost", (100.0, 0.3), cost, |ui| {
            ui.selectable_value(&mut filter.cost, None, t!("builder-any-cost"));
            for cost in 0..=7 {
                ui.selectable_value(&mut filter.cost, Some(cost), t!("builder-cost", cost = cost));
            }
        });
        let chosen = KEYWORDS.iter().find(|word| filter.verb == Some(word.id));
        list_box(ui, "verb", (130.0, 0.4), chosen.map_or_else(|| t!("builder-any-verb"), |word| say(word.name, &[])), |ui| {
            ui.selectable_value(&mut filter.verb, None, t!("builder-any-verb"));
            for word in KEYWORDS {
                ui.selectable_value(&mut filter.verb, Some(word.id), say(word.name, &[])).on_hover_text(say(word.meaning, &[]));
            }
        });
    });
}

/// One card, how many are in the drive, and more or fewer of it.
fn card(ui: &mut egui::Ui, palette: &Palette, builder: &Builder, face: FaceId) -> Option<Order> {
    let printed = crate::desktop::content().data_warriors.catalog.face(face);
    let own = !builder.workshop.is_ready();
    let why = if own { t!("builder-three") } else { t!("builder-ready-stays", noun = "drive") };
    let count = builder.entries.iter().filter(|card| **card == face).count();
    let stand = Stand { count, most: COPIES, own, why };
    let front = |painter: &egui::Painter, rect, edge| printed_card(painter, rect, printed, edge);
    cell(ui, palette, &stand, front, |ui| explain(ui, palette, printed)).map(|change| match change {
        Change::More => Order::Add(face),
        Change::Fewer => Order::Take(face),
    })
}

/// A card in full: what stands on it, and what its keywords mean.
pub(super) fn explain(ui: &mut egui::Ui, palette: &Palette, card: &Face) {
    ui.set_max_width(420.0);
    printed_head(ui, card);
    ui.horizontal(|ui| {
        ui.label(strong(&card.title));
        ui.label(small(format!("{} · {}", card.kind.label(), t!("builder-cost", cost = card.cost))).color(palette.muted));
    });
    for line in card_text(card) {
        ui.label(line);
    }
    if !card.flavour.is_empty() {
        ui.label(RichText::new(&card.flavour).italics().color(palette.muted));
    }
    let words = card.keywords();
    let meanings: Vec<_> = KEYWORDS.iter().filter(|word| words.contains(word.id)).collect();
    if !meanings.is_empty() {
        ui.separator();
        for word in meanings {
            ui.label(small(format!("{}: {}", say(word.name, &[]), say(word.meaning, &[]))).color(palette.muted));
        }
    }
}
