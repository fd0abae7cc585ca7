//! The catalogue: every program, searched by text, faction and kind.

use bevy_egui::egui::{self, RichText};

use super::{Builder, Order};
use crate::desktop::aetherium::hands::{card_head, printed_card};
use crate::desktop::screens::workshop::{Change, Stand, cell, grid, list_box};
use crate::desktop::theme::{Palette, icon, small, strong, text_field};
use crate::rules::aetherium::content::{Faction, Kind, Program, ProgramId, card_text};
use crate::rules::components::Rgb;
use crate::t;

/// Which programs are listed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Filter {
    text: String,
    faction: Option<usize>,
    kind: Option<Kind>,
}

impl Filter {
    /// Whether a program is listed: all words of the text stand on its card, capital or small.
    fn fits(&self, program: &Program) -> bool {
        let on_card = format!("{} {} {}", program.name, card_text(program).join(" "), program.flavour).to_lowercase();
        self.kind.is_none_or(|kind| program.kind == kind)
            && self.faction.is_none_or(|faction| crate::desktop::content().aetherium.catalog.factions()[faction].id == program.faction)
            && self.text.to_lowercase().split_whitespace().all(|word| on_card.contains(word))
    }
}

/// Draws the catalogue and gives what was asked for.
pub(super) fn draw(ui: &mut egui::Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
    let catalog = &crate::desktop::content().aetherium.catalog;
    search(ui, &mut builder.craft.filter);
    let all = catalog.programs().len();
    let mut shown: Vec<ProgramId> =
        (0..all).map(|at| ProgramId(at as u8)).filter(|program| builder.craft.filter.fits(catalog.program(*program))).collect();
    shown.sort_by_key(|program| (catalog.faction_of(catalog.program(*program)), catalog.program(*program).kind, *program));
    ui.label(small(t!("builder-programs-shown", shown = shown.len(), count = all)).color(palette.muted));
    grid(ui, &shown, |ui, program| card(ui, palette, builder, program))
}

fn search(ui: &mut egui::Ui, filter: &mut Filter) {
    let size = egui::vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        if ui.add_enabled(*filter != Filter::default(), egui::Button::new(t!("builder-clear"))).clicked() {
            *filter = Filter::default();
        }
        let hint = format!("{} {}", icon("magnifying-glass"), t!("builder-search-programs"));
        ui.add(text_field(&mut filter.text).hint_text(hint).desired_width(ui.available_width()).char_limit(40));
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 34.0;
        let factions = crate::desktop::content().aetherium.catalog.factions();
        let faction = filter.faction.map_or_else(|| t!("builder-any-faction"), |faction| factions[faction].name.clone());
        list_box(ui, "faction", (150.0, 0.5), faction, |ui| {
            ui.selectable_value(&mut filter.faction, None, t!("builder-any-faction"));
            for (at, faction) in factions.iter().enumerate() {
                let about = format!("{} {}", faction.background_text(), faction.plan_text());
                ui.selectable_value(&mut filter.faction, Some(at), &faction.name).on_hover_text(about);
            }
        });
        let kind = filter.kind.map_or_else(|| t!("builder-any-kind"), Kind::label);
        list_box(ui, "kind", (120.0, 0.5), kind, |ui| {
            ui.selectable_value(&mut filter.kind, None, t!("builder-any-kind"));
            for kind in Kind::ALL {
                ui.selectable_value(&mut filter.kind, Some(kind), kind.label());
            }
        });
    });
}

/// The colour of a faction, as its content says it.
fn hue(palette: &Palette, program: &Program) -> egui::Color32 {
    let catalog = &crate::desktop::content().aetherium.catalog;
    let faction = catalog.faction_of(program).map(|faction| &catalog.factions()[usize::from(faction.0)]);
    faction.map_or(palette.text, |Faction { color: Rgb([r, g, b]), .. }| egui::Color32::from_rgb(*r, *g, *b))
}

/// One program, whether it is in the collective, and more or fewer of it.
fn card(ui: &mut egui::Ui, palette: &Palette, builder: &Builder, id: ProgramId) -> Option<Order> {
    let catalog = &crate::desktop::content().aetherium.catalog;
    let program = catalog.program(id);
    let own = !builder.workshop.is_ready();
    let why = if own { t!("builder-once") } else { t!("builder-ready-stays", noun = "collective") };
    let stand = Stand { count: usize::from(builder.entries.contains(&id)), most: 1, own, why };
    let front = |painter: &egui::Painter, rect, edge| printed_card(painter, rect, catalog, program, edge);
    cell(ui, palette, &stand, front, |ui| explain(ui, palette, program)).map(|change| match change {
        Change::More => Order::Add(id),
        Change::Fewer => Order::Take(id),
    })
}

/// A program in full: what its data card says.
pub(super) fn explain(ui: &mut egui::Ui, palette: &Palette, program: &Program) {
    ui.set_max_width(420.0);
    card_head(ui, palette, &crate::desktop::content().aetherium.catalog, program, 0.42);
    ui.label(strong(&program.name).color(hue(palette, program)));
    for line in card_text(program) {
        ui.label(line);
    }
    if !program.flavour.is_empty() {
        ui.label(RichText::new(&program.flavour).italics().color(palette.muted));
    }
}
