//! The cards of a catalogue side by side, as they are in the hand, with how many of each are in the list.

use bevy_egui::egui::{self, Align, Layout, Painter, Rect, Sense, Stroke, Ui, Vec2, vec2};

use crate::desktop::theme::{Palette, icon, mono};

/// The size of a card.
const CARD: Vec2 = vec2(104.0, 134.0);
/// The height of what stands below it.
const BELOW: f32 = 30.0;
/// Between cards.
const GAP: f32 = 10.0;

/// How many of a card are in the list, and whether that can be changed.
pub(in super::super) struct Stand {
    pub(in super::super) count: usize,
    pub(in super::super) most: usize,
    /// Whether the list is the player's own.
    pub(in super::super) own: bool,
    /// Why there can't be more of it, where there can't.
    pub(in super::super) why: String,
}

/// What is asked for with a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Change {
    More,
    Fewer,
}

/// Draws items in rows; gives what one of them asks for.
pub(in super::super) fn grid<T: Copy, O>(ui: &mut Ui, items: &[T], mut draw: impl FnMut(&mut Ui, T) -> Option<O>) -> Option<O> {
    let room = ui.available_width() - 14.0;
    let columns = (((room + GAP) / (CARD.x + GAP)) as usize).max(1);
    // What is left of the row is shared out between the cards.
    let gap = ((room - CARD.x * columns as f32) / (columns - 1).max(1) as f32).clamp(GAP, 4.0 * GAP);
    let rows: Vec<&[T]> = items.chunks(columns).collect();
    let mut order = None;
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    egui::ScrollArea::vertical().id_salt("catalogue").auto_shrink(false).show_rows(ui, CARD.y + BELOW, rows.len(), |ui, shown| {
        for row in &rows[shown] {
            ui.horizontal_top(|ui| {
                for item in *row {
                    order = order.take().or(draw(ui, *item));
                }
            });
        }
    });
    order
}

/// Draws a card with its number below: a click on it is one more, with the other button one fewer.
pub(in super::super) fn cell(
    ui: &mut Ui,
    palette: &Palette,
    stand: &Stand,
    front: impl FnOnce(&Painter, Rect, Stroke),
    explain: impl FnOnce(&mut Ui),
) -> Option<Change> {
    let Stand { count, most, own, why } = stand;
    let (more, fewer) = (*own && count < most, *own && *count > 0);
    let mut change = None;
    ui.allocate_ui_with_layout(CARD + vec2(0.0, BELOW), Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
        let edge = match (response.hovered(), *count > 0) {
            (true, _) => Stroke::new(2.0, palette.text),
            (false, true) => Stroke::new(2.0, palette.net),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        front(ui.painter(), rect.shrink(2.0), edge);
        if response.clicked() && more {
            change = Some(Change::More);
        }
        if response.secondary_clicked() && fewer {
            change = Some(Change::Fewer);
        }
        response.on_hover_ui(explain);
        // The number in the middle below the card, a button at each end; on a ready list there is nothing to press.
        let (row, _) = ui.allocate_exact_size(vec2(CARD.x, BELOW - 8.0), Sense::hover());
        let at = |middle: f32, wide: f32| Rect::from_center_size(egui::pos2(middle, row.center().y), vec2(wide, row.height()));
        let number = mono(format!("{count}×"), 16.0).color(if *count > 0 { palette.text } else { palette.muted });
        if *own || *count > 0 {
            ui.put(at(row.center().x, 34.0), egui::Label::new(number).selectable(false));
        }
        if *own {
            let button = |symbol: &str| egui::Button::new(egui::RichText::new(icon(symbol)).size(13.0)).small();
            if put_enabled(ui, fewer, at(row.left() + 15.0, 30.0), button("minus")).clicked() {
                change = Some(Change::Fewer);
            }
            let more = put_enabled(ui, more, at(row.right() - 15.0, 30.0), button("plus"));
            if more.on_disabled_hover_text(why).clicked() {
                change = Some(Change::More);
            }
        }
    });
    change
}

/// Puts a button at a place.
fn put_enabled(ui: &mut Ui, enabled: bool, place: Rect, button: egui::Button<'_>) -> egui::Response {
    ui.scope(|ui| {
        if !enabled {
            ui.disable();
        }
        ui.put(place, button)
    })
    .inner
}
