//! The four symbols of combat dice, drawn as the dice have them (AE-51).

use std::f32::consts::FRAC_PI_4;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::rules::aetherium::content::Symbol;

/// Draws a symbol into a circle.
pub fn symbol(painter: &Painter, symbol: Symbol, middle: Pos2, radius: f32, color: Color32) {
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    let area = |corners: Vec<Pos2>| Shape::convex_polygon(corners, color, Stroke::NONE);
    let bar = |x: f32, y: f32, wide: f32, high: f32| Rect::from_center_size(at(x, y), vec2(wide, high) * radius);
    match symbol {
        Symbol::Ping => {
            painter.circle_stroke(middle, radius * 0.76, Stroke::new(radius * 0.26, color));
            painter.circle_filled(middle, radius * 0.27, color);
        }
        Symbol::Spike => {
            painter.add(area(vec![at(0.0, -0.95), at(0.0, 0.35), at(-0.72, 0.75)]));
            painter.add(area(vec![at(0.0, -0.95), at(0.72, 0.75), at(0.0, 0.35)]));
        }
        Symbol::Breach => {
            painter.rect_filled(bar(-0.6, 0.0, 0.5, 0.34), 0.0, color);
            painter.rect_filled(bar(0.6, 0.0, 0.5, 0.34), 0.0, color);
            painter.rect_filled(bar(0.0, 0.0, 0.22, 1.7), 0.0, color);
            painter.rect_filled(bar(0.0, -0.72, 0.6, 0.24), 0.0, color);
        }
        Symbol::Crash => {
            for ray in 0..8_u8 {
                let (long, wide) = if ray % 2 == 0 { (1.0, 0.3) } else { (0.72, 0.16) };
                let (sin, cos) = (f32::from(ray) * FRAC_PI_4).sin_cos();
                let turned = |x: f32, y: f32| pos2(middle.x + (x * cos - y * sin) * radius, middle.y + (x * sin + y * cos) * radius);
                painter.add(area(vec![turned(-wide, 0.0), turned(0.0, -long), turned(wide, 0.0)]));
            }
        }
    }
}
