//! Another seat's terminal, small on its plate: what is filled shows, numbers as brightness.

use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Vec2, lerp};

use super::pieces::{BOX_PITCH, CHARGER, HEX, MATRIX, box_at, hex_at};
use super::style::phosphor;
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Grid, Sheet};

/// From the upper to the lower edge of a matrix or charger, in units of the table.
const HIGH: f32 = 6.4;

/// Draws matrix and charger beside each other, as high as there is room.
pub fn draw(painter: &Painter, palette: &Palette, rect: Rect, grid: &Grid, sheet: &Sheet) {
    let scale = rect.height() / HIGH;
    let (empty, shines) = (palette.raised, phosphor(palette));
    let filled = |part: f32| {
        let mix = |a: u8, b: u8| lerp(f32::from(a)..=f32::from(b), part) as u8;
        Color32::from_rgb(mix(empty.r(), shines.r()), mix(empty.g(), shines.g()), mix(empty.b(), shines.b()))
    };
    let matrix = Pos2::new(rect.left() + BOX_PITCH * 2.5 * scale, rect.center().y);
    for cell in 0..25_u8 {
        let at = box_at(cell) - MATRIX;
        let place = Rect::from_center_size(matrix + Vec2::new(at.x, at.z) * scale, Vec2::splat(BOX_PITCH * scale - 1.5));
        match sheet.matrix.get(cell) {
            0 => painter.rect_filled(place, 1.0, empty),
            CROSSED => {
                painter.rect_filled(place, 1.0, empty);
                let stroke = egui::Stroke::new(1.0, palette.refused);
                painter.line_segment([place.left_top(), place.right_bottom()], stroke)
            }
            value => painter.rect_filled(place, 1.0, filled(0.25 + 0.125 * f32::from(value))),
        };
    }
    let charger = Pos2::new(matrix.x + (BOX_PITCH * 2.5 + HEX * 9.5) * scale, rect.center().y);
    for hex in 0..grid.cells().len() as u8 {
        let at = hex_at(grid, hex) - CHARGER;
        let color = if sheet.charger.contains(hex) { shines } else { empty };
        painter.circle_filled(charger + Vec2::new(at.x, at.z) * scale, HEX * 0.8 * scale, color);
    }
}
