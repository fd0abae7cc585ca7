//! A trash bin that is looked through: all its cards, the same ones together.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, RichText, Sense, Stroke, vec2};

use super::face::{large_card, small_card};
use super::places::Spot;
use super::words::trash_title;
use crate::desktop::board::{CardLook, Lens, Selected, TrayDrawn};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, icon, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::data_warriors::{FaceId, State as Game, Table};
use crate::rules::game::Seat;
use crate::t;

/// The size of a card in the bin.
const SIZE: egui::Vec2 = vec2(96.0, 118.0);

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(TrayDrawn).run_if(shown));
}

/// The cards of a trash bin by kind and title, with how many there are of each.
pub fn contents(table: &Table, seat: Seat) -> Vec<(FaceId, usize)> {
    let mut faces: Vec<FaceId> = table.trash.owned(seat).iter().map(|card| table.face(card)).collect();
    faces.sort_by_key(|face| (table.catalog.kind(*face), table.catalog.title(*face)));
    faces.chunk_by(|one, other| one == other).map(|same| (same[0], same.len())).collect()
}

fn draw(
    mut lens: Lens,
    table: Res<OnTable<Game>>,
    (palette, overlay): (Res<Palette>, Res<State<Overlay>>),
    mut selection: ResMut<Selected<Game>>,
) -> Result {
    let (Some(Spot::Trash(seat)), Some(area), Overlay::None) = (selection.open_pile, lens.area(), overlay.get()) else { return Ok(()) };
    let Some(ctx) = lens.ctx() else { return Ok(()) };
    let view = &table.view;
    let cards = contents(&view.table, seat);
    let mut closed = false;
    egui::Area::new("trash bin".into()).fixed_pos(area.center()).pivot(Align2::CENTER_CENTER).order(egui::Order::Foreground).show(
        &ctx,
        |ui| {
            let frame = egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.net)).corner_radius(6);
            frame.inner_margin(egui::Margin::same(12)).show(ui, |ui| {
                ui.set_width((area.width() - 60.0).min(660.0));
                ui.horizontal(|ui| {
                    ui.label(strong(format!("{} {}", icon("trash"), trash_title(view, table.names(), seat))));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        closed = ui.button(icon("x")).on_hover_text(t!("close")).clicked();
                    });
                });
                if cards.is_empty() {
                    ui.label(small(t!("dw-trash-empty")).color(palette.muted));
                }
                egui::ScrollArea::vertical().max_height((area.height() - 110.0).max(140.0)).show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        for (face, count) in &cards {
                            let (rect, response) = ui.allocate_exact_size(SIZE + vec2(8.0, 8.0), Sense::hover());
                            small_card(
                                ui.painter(),
                                &palette,
                                Rect::from_center_size(rect.center(), SIZE),
                                view.table.catalog.face(*face),
                                CardLook::PLAIN,
                                view.table.catalog.cost(*face),
                            );
                            if *count > 1 {
                                // Over the name, at the lower edge of the picture.
                                let at = rect.right_bottom() - vec2(21.0, 41.0);
                                ui.painter().circle(at, 13.0, palette.room, Stroke::new(1.0, palette.asks));
                                let font = egui::FontId::monospace(15.0);
                                ui.painter().text(at, Align2::CENTER_CENTER, format!("×{count}"), font, palette.asks);
                            }
                            response.on_hover_ui(|ui| {
                                ui.set_width(268.0);
                                large_card(ui, &palette, (view, table.names()), *face, None, None);
                            });
                        }
                    });
                });
                ui.label(RichText::new(t!("dw-trash-open")).small().color(palette.muted));
            });
        },
    );
    if closed {
        selection.open_pile = None;
    }
    Ok(())
}
