//! What lies on desktops and under windows, painted by code: wallpaper, the sheen of platters, soft shadows.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::desktop::table::label::made;

/// A picture from the colour and cover of each point; x and y go from 0 to 1, from the upper left corner.
fn painted(size: (u32, u32), dot: impl Fn(f32, f32) -> [f32; 4]) -> Image {
    made(size, |x, y| dot(x, y).map(|value| (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8))
}

fn parts(color: Color32) -> Vec3 {
    Vec3::new(f32::from(color.r()), f32::from(color.g()), f32::from(color.b())) / 255.0
}

/// The wallpaper of a desktop in the colour of its seat: a window onto a city at night, seen out of focus.
#[must_use]
pub fn wallpaper(seat: Color32, grey: bool) -> Image {
    let seat = parts(seat);
    let (low, high) = (Vec3::new(0.035, 0.11, 0.23).lerp(seat, 0.05), Vec3::new(0.1, 0.33, 0.54).lerp(seat, 0.07));
    let shape = 27.0 / 6.9;
    painted((640, 164), |x, y| {
        let at = Vec2::new(x * shape, y);
        let lift = (0.16 + 0.6 * (1.0 - y) + 0.24 * (x - 0.5)).clamp(0.0, 1.0);
        let mut color = low.lerp(high, lift * lift * (3.0 - 2.0 * lift));
        // The sky glows over the city in the colour of the seat.
        let glow = (y - 0.66) / 0.26;
        color = color.lerp(seat, 0.3 * (-glow * glow).exp());
        // Beams of light, as panes cast them.
        for (foot, wide, strong) in [(0.5, 0.34, 0.07), (1.25, 0.12, 0.05), (2.7, 0.5, 0.06), (3.5, 0.1, 0.05)] {
            let away = (at.x - at.y * 0.55 - foot) / wide;
            color += (Vec3::splat(0.5) + seat * 0.5) * strong * (1.0 - away * away).max(0.0);
        }
        // A skyline with lit windows.
        let house = (x * 46.0).floor();
        let roof = 0.82 - 0.2 * ((house * 12.9898).sin() * 43758.547).fract().abs();
        if y > roof {
            color *= 0.72;
            let pane = Vec2::new((x * 46.0 * 3.0).fract(), (y * 34.0).fract());
            let number = (x * 46.0 * 3.0).floor() * 7.0 + (y * 34.0).floor() * 31.0;
            let lit = ((number * 78.233).sin() * 43758.547).fract().abs();
            if lit > 0.72 && pane.x > 0.3 && pane.x < 0.7 && pane.y > 0.3 && pane.y < 0.75 {
                color += (seat * 0.5 + Vec3::new(0.5, 0.42, 0.2)) * 0.24;
            }
        }
        let edge = (x.min(1.0 - x) * shape).min(y.min(1.0 - y));
        color *= 0.82 + 0.18 * (edge * 6.0).min(1.0);
        if grey {
            color = Vec3::splat(color.dot(Vec3::new(0.299, 0.587, 0.114)));
        }
        [color.x, color.y, color.z, 1.0]
    })
}

/// The sheen of a platter: light runs around it in wedges, over fine grooves.
#[must_use]
pub fn sheen() -> Image {
    painted((256, 256), |x, y| {
        let at = Vec2::new(x - 0.5, y - 0.5) * 2.0;
        let (angle, away) = (at.y.atan2(at.x), at.length());
        let wedges = 0.5 + 0.5 * (angle * 2.0 + 0.9).cos();
        let fine = 0.5 + 0.5 * (angle * 6.0 - 0.4).cos();
        let groove = if (away * 22.0).fract() < 0.16 { 0.84 } else { 1.0 };
        let light = (0.42 + 0.46 * wedges * wedges + 0.1 * fine) * groove * if away > 0.95 { 0.8 } else { 1.0 };
        [light * 0.94, light * 0.98, light * 1.05, 1.0]
    })
}

/// What fire leaves of a card, seen over its front: clear in the middle, a glowing seam, and char beyond it.
#[must_use]
pub fn fire() -> Image {
    painted((120, 160), |x, y| {
        let at = Vec2::new(x * 0.75, y);
        let uneven = (at.x * 19.0 + (at.y * 13.0).sin() * 2.0).sin()
            + (at.y * 23.0 + (at.x * 17.0).cos() * 2.0).sin()
            + (at.x * 47.0 - at.y * 41.0).sin();
        let edge = at.x.min(0.75 - at.x).min(at.y).min(1.0 - at.y);
        // It eats its way from the lower right corner.
        let eaten = 0.05 + 0.022 * uneven + 0.16 * (x + y - 1.05).max(0.0);
        let away = (edge - eaten) / 0.045;
        let seam = (-away * away).exp();
        let char = if away < 0.0 { 0.94 } else { 0.5 * (-away * 0.8).exp() };
        let color = Vec3::new(0.05, 0.03, 0.03).lerp(Vec3::new(1.0, 0.5, 0.1).lerp(Vec3::new(1.0, 0.86, 0.5), seam * seam), seam);
        [color.x, color.y, color.z, char.max(seam)]
    })
}

/// The soft shadow of something with four corners.
#[must_use]
pub fn shadow() -> Image {
    painted((64, 64), |x, y| {
        let rise = |part: f32| {
            let near = (part.min(1.0 - part) / 0.2).clamp(0.0, 1.0);
            near * near * (3.0 - 2.0 * near)
        };
        [0.0, 0.01, 0.03, 0.72 * rise(x) * rise(y)]
    })
}
