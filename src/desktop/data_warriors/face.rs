//! The face of a card as the interface draws it: small in the tray, large to be read.

use bevy::prelude::{Handle, StandardMaterial};
use bevy_egui::egui::{self, Color32, Frame, Margin, Pos2, Rect, Stroke, Ui};

use super::costs::reasons;
use super::glossary::rich;
use super::roles::hue;
use super::style::{GLOW, tint};
use crate::art::Album;
use crate::desktop::art::{Finish, Front, Pattern, Picture, Print, Stock, draw_front, draw_head};
use crate::desktop::board::CardLook;
use crate::desktop::table::label::Labels;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::rules::data_warriors::{Card, Cost, Face, FaceId, Kind, View, card_text};
use crate::rules::game::{Names, Refusal};
use crate::t;

/// The paper of a card: it glows a little, like everything of the net.
const BODY: Color32 = Color32::from_rgb(0x14, 0x1D, 0x2C);

/// The icon of a kind of card.
#[must_use]
const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Prg => "terminal-window",
        Kind::Daemon => "clock",
        Kind::Conf => "sliders-horizontal",
        Kind::Script => "file-text",
    }
}

/// The picture of a card.
#[must_use]
pub fn picture(face: &Face) -> Picture {
    let pattern = match face.kind {
        Kind::Prg => Pattern::Tree,
        Kind::Daemon => Pattern::Rings,
        Kind::Conf => Pattern::Settings,
        Kind::Script => Pattern::Dump,
    };
    Picture::new(Album::DataWarriors, &face.title, pattern, Finish::Screen, hue(face))
}

/// The picture on the back of every card.
#[must_use]
pub fn back() -> Picture {
    Picture::new(Album::DataWarriors, "the back of a card", Pattern::Dump, Finish::Screen, tint(Kind::Prg))
}

/// Does something with the front of a card that shows this cost, in this colour.
fn with_front<T>(face: &Face, (cost, color): (u8, Color32), foot: &str, then: impl FnOnce(&Front<'_>) -> T) -> T {
    let (picture, cost) = (picture(face), cost.to_string());
    let stock = Stock { paper: BODY, ink: GLOW, tint: hue(face), edge: hue(face) };
    // Its kind is told by the icon, and by its name where the card is read: here that would be too small.
    then(&Front {
        picture: &picture,
        title: &face.title,
        badge: (&cost, color),
        kind: symbol(face.kind),
        foot: (foot, ""),
        stock,
        shown: 1.0,
    })
}

/// Prints the front of a card as it is on the table, with the cost that is printed on it.
pub fn print_front(labels: &mut Labels<'_>, face: &Face, shape: f32) -> Handle<StandardMaterial> {
    with_front(face, (face.cost, GLOW), "", |front| labels.print(Print::Front(front, shape)))
}

/// The colour of a final cost beside its base.
fn cost_color(palette: &Palette, base: u8, total: u8) -> Color32 {
    match total.cmp(&base) {
        std::cmp::Ordering::Less => palette.gained,
        std::cmp::Ordering::Equal => GLOW,
        std::cmp::Ordering::Greater => palette.refused,
    }
}

/// A card as it lies in the tray or in a list, with what playing it allocates now.
pub fn small_card(painter: &egui::Painter, palette: &Palette, rect: Rect, face: &Face, look: CardLook, cost: u8) {
    let edge = if look.held {
        Stroke::new(4.0, palette.text)
    } else if look.legal {
        Stroke::new(3.0, palette.net)
    } else {
        Stroke::new(1.0, palette.line)
    };
    // The base cost stands beside another one.
    let base = if face.cost == cost { String::new() } else { t!("dw-card-base", base = face.cost) };
    let cost = (cost, cost_color(palette, face.cost, cost));
    with_front(face, cost, &base, |front| draw_front(painter, rect, &Front { shown: look.shown, ..*front }, look.asleep, edge));
}

/// A card with the cost that is printed on it, and this edge around it.
pub fn printed_card(painter: &egui::Painter, rect: Rect, face: &Face, edge: Stroke) {
    with_front(face, (face.cost, GLOW), "", |front| draw_front(painter, rect, front, false, edge));
}

/// The picture of a card over what is read of it, with this cost in this colour, as wide as there is room.
fn head(ui: &mut Ui, face: &Face, cost: (u8, Color32)) {
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, (width * 0.46).round()), egui::Sense::hover());
    with_front(face, cost, "", |front| draw_head(ui.painter(), rect.shrink(2.0), front));
    response.on_hover_text(t!("dw-card-head", cost = cost.0));
}

/// The picture of a card over what is read of it, with the cost that is printed on it.
pub fn printed_head(ui: &mut Ui, face: &Face) {
    head(ui, face, (face.cost, GLOW));
}

/// A card to be read, with its text, its cost and every reason for it, and why it can't be used.
pub fn large_card(
    ui: &mut Ui,
    palette: &Palette,
    (view, names): (&View, Names<'_>),
    face: FaceId,
    cost: Option<&Cost>,
    why: Option<&Refusal>,
) {
    let printed = view.table.catalog.face(face);
    let width = ui.available_width();
    Frame::new().fill(BODY).stroke(Stroke::new(1.0, tint(printed.kind))).corner_radius(8).show(ui, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let total = cost.map_or(printed.cost, |cost| cost.total);
        head(ui, printed, (total, cost_color(palette, printed.cost, total)));
        Frame::new().inner_margin(Margin { left: 10, right: 10, top: 2, bottom: 0 }).show(ui, |ui| {
            ui.label(strong(&printed.title).size(18.0).color(GLOW));
        });
        Frame::new().inner_margin(Margin { left: 10, right: 10, top: 2, bottom: 8 }).show(ui, |ui| {
            ui.set_width(width - 20.0);
            rich(ui, palette, &format!("{} {}", icon(symbol(printed.kind)), printed.kind.label()), 13.0);
            if let Some(cost) = cost {
                let lines = reasons(view, names, cost, false);
                if !lines.is_empty() {
                    ui.label(small(t!("dw-card-costs", base = cost.base, cost = cost.total)).color(palette.text));
                    lines.iter().for_each(|line| {
                        ui.label(mono(line, 13.0).color(palette.muted));
                    });
                }
            }
            for line in card_text(printed) {
                rich(ui, palette, &line, 14.0);
            }
            if let Some(refusal) = why {
                hatch(ui, palette.refused);
                ui.label(small(refusal.to_string()).color(palette.text));
            } else if !printed.flavour.is_empty() {
                ui.label(small(&printed.flavour).italics().color(palette.muted));
            }
        });
    });
}

/// What playing a card costs the viewer.
#[must_use]
pub fn playing_cost(view: &View, card: Card) -> Cost {
    view.table.card_cost(view.own().unwrap_or_else(|| card.owner()), card)
}

/// The hatched strip that marks what is refused.
fn hatch(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 5.0), egui::Sense::hover());
    let mut x = rect.left();
    while x + 5.0 < rect.right() {
        ui.painter().line_segment([Pos2::new(x, rect.bottom()), Pos2::new(x + 4.0, rect.top())], Stroke::new(1.5, color));
        x += 7.0;
    }
}
