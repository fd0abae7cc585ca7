//! Another seat's terminal, small on its plate: with its numbers where there is room for them, otherwise by brightness.

use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Vec2, lerp};

use super::pieces::{BOX_PITCH, CHARGER, HEX, MATRIX, axial_at, box_at, hex_at};
use super::style::phosphor;
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Grid, Sheet};

/// From the upper to the lower edge of a matrix or charger, in units of the table.
const HIGH: f32 = 6.4;
/// From the left to the right edge of a charger, and from the upper to the lower.
const CHARGER_WIDE: f32 = HEX * 16.5;
const CHARGER_HIGH: f32 = HEX * 13.6;
/// Between the two.
const APART: f32 = HEX * 1.2;
/// Numbers stand in boxes that are at least so large, in points.
const READABLE: f32 = 16.0;

/// Draws matrix and charger beside each other, as large as there is room; the matrix is the larger one where that lets its
/// numbers be read.
pub fn draw(painter: &Painter, palette: &Palette, rect: Rect, grid: &Grid, sheet: &Sheet) {
    let alike = (rect.height() / HIGH).min(rect.width() / (HIGH + APART + CHARGER_WIDE));
    let large = (rect.height() / HIGH).min(rect.width() * 0.6 / HIGH);
    let scale = if BOX_PITCH * large < READABLE { alike } else { large };
    let (empty, shines) = (palette.raised, phosphor(palette));
    let filled = |part: f32| {
        let mix = |a: u8, b: u8| lerp(f32::from(a)..=f32::from(b), part) as u8;
        Color32::from_rgb(mix(empty.r(), shines.r()), mix(empty.g(), shines.g()), mix(empty.b(), shines.b()))
    };
    let matrix = Pos2::new(rect.left() + BOX_PITCH * 2.5 * scale, rect.center().y);
    let font = FontId::new(BOX_PITCH * scale * 0.74, FontFamily::Name("mono bold".into()));
    for cell in 0..25_u8 {
        let at = box_at(cell) - MATRIX;
        let place = Rect::from_center_size(matrix + Vec2::new(at.x, at.z) * scale, Vec2::splat(BOX_PITCH * scale - 1.5));
        match sheet.matrix.get(cell) {
            0 => {
                painter.rect_filled(place, 1.0, empty);
            }
            CROSSED => {
                painter.rect_filled(place, 1.0, empty);
                let stroke = egui::Stroke::new(1.0, palette.refused);
                painter.line_segment([place.left_top(), place.right_bottom()], stroke);
            }
            value if BOX_PITCH * scale < READABLE => {
                painter.rect_filled(place, 1.0, filled(0.25 + 0.125 * f32::from(value)));
            }
            value => {
                painter.rect_filled(place, 1.0, filled(0.3));
                painter.text(place.center(), Align2::CENTER_CENTER, value.to_string(), font.clone(), palette.text);
            }
        }
    }
    let left = matrix.x + (BOX_PITCH * 2.5 + APART) * scale;
    let small = scale.min((rect.right() - left) / CHARGER_WIDE).min(rect.height() / CHARGER_HIGH);
    draw_charger(painter, palette, Pos2::new(left + CHARGER_WIDE / 2.0 * small, rect.center().y), small, grid, sheet);
}

/// Draws a charger as large as there is room, with its ports; those from which no line can start are muted.
pub fn draw_charger_in(painter: &Painter, palette: &Palette, rect: Rect, grid: &Grid, sheet: &Sheet) {
    let scale = (rect.width() / CHARGER_WIDE).min(rect.height() / CHARGER_HIGH);
    draw_charger(painter, palette, rect.center(), scale, grid, sheet);
    for (port, cell) in (1..=6_u8).zip(grid.ports()) {
        let at = axial_at(*cell) - CHARGER;
        let is_full = grid.touching(port).0 & !sheet.charger.0 == 0;
        let color = if is_full { palette.muted } else { palette.net };
        let (place, font) = (rect.center() + Vec2::new(at.x, at.z) * scale, FontId::monospace(HEX * 1.9 * scale));
        painter.text(place, Align2::CENTER_CENTER, port.to_string(), font, color);
    }
}

fn draw_charger(painter: &Painter, palette: &Palette, middle: Pos2, scale: f32, grid: &Grid, sheet: &Sheet) {
    for hex in 0..grid.cells().len() as u8 {
        let at = hex_at(grid, hex) - CHARGER;
        let color = if sheet.charger.contains(hex) { phosphor(palette) } else { palette.raised };
        painter.circle_filled(middle + Vec2::new(at.x, at.z) * scale, HEX * 0.8 * scale, color);
    }
}
