//! Where the window stands and how large it is: remembered, and brought back to a screen that is there.

use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowCloseRequested, WindowMode, WindowMoved, WindowResized};
use serde::{Deserialize, Serialize};

use super::redraw::Busy;
use super::settings::{Settings, keep};

/// The place of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPlace {
    /// Its upper left corner in pixels of the screen, where the system tells.
    #[serde(default)]
    pub at: Option<(i32, i32)>,
    /// Its size in points.
    pub size: (u32, u32),
}

/// The smallest size that the program wants.
pub const SMALLEST: (u32, u32) = (960, 540);

impl Default for WindowPlace {
    fn default() -> Self {
        Self { at: None, size: (1280, 720) }
    }
}

/// A screen: its upper left corner and its size in pixels, and how many of them are a point.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Display {
    at: IVec2,
    size: UVec2,
    scale: f32,
}

impl WindowPlace {
    /// The same place on one of the screens that are there: on the one on which most of the window would be, or on the first; no
    /// larger than that, and whole.
    #[must_use]
    fn on(self, displays: &[Display]) -> Self {
        let Some(first) = displays.first() else { return self };
        let pixels = |display: &Display| {
            let size = UVec2::from(self.size).as_vec2() * display.scale;
            size.min(display.size.as_vec2())
        };
        let seen = |display: &Display| {
            let Some(at) = self.at.map(IVec2::from) else { return 0.0 };
            let (at, size) = (at.as_vec2(), pixels(display));
            let (from, to) = (display.at.as_vec2(), display.at.as_vec2() + display.size.as_vec2());
            let both = (at + size).min(to) - at.max(from);
            both.x.max(0.0) * both.y.max(0.0) / (size.x * size.y).max(1.0)
        };
        let best = displays.iter().fold(first, |best, next| if seen(next) > seen(best) { next } else { best });
        let size = pixels(best);
        let last = best.at + (best.size.as_vec2() - size).as_ivec2();
        let at = self.at.map(|at| IVec2::from(at).clamp(best.at, last.max(best.at)));
        let points = (size / best.scale).round().as_uvec2();
        Self { at: at.map(|at| (at.x, at.y)), size: (points.x, points.y) }
    }
}

/// Seconds without a change after which the place is written down.
const SETTLES: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, bring_back).add_systems(Update, remember.before(keep));
}

/// Brings the window to a screen that is there, as soon as it is known which are.
fn bring_back(monitors: Query<&Monitor, Added<Monitor>>, mut window: Query<&mut Window, With<PrimaryWindow>>, mut done: Local<bool>) {
    let Ok(mut window) = window.single_mut() else { return };
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    if window.mode != WindowMode::Windowed {
        return;
    }
    let displays: Vec<Display> = monitors
        .iter()
        .map(|monitor| Display { at: monitor.physical_position, size: monitor.physical_size(), scale: monitor.scale_factor as f32 })
        .collect();
    let at = if let WindowPosition::At(at) = window.position { Some((at.x, at.y)) } else { None };
    let now = WindowPlace { at, size: (window.width() as u32, window.height() as u32) };
    let wanted = now.on(&displays);
    if wanted.size != now.size {
        window.resolution.set(wanted.size.0 as f32, wanted.size.1 as f32);
    }
    if let Some(at) = wanted.at.filter(|_| wanted.at != now.at) {
        window.position = WindowPosition::At(at.into());
    }
}

/// Remembers where the window is, once it has stayed there for a moment or is closed; not while it fills the screen.
fn remember(
    (mut moved, mut resized): (MessageReader<WindowMoved>, MessageReader<WindowResized>),
    mut closed: MessageReader<WindowCloseRequested>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
    mut pending: Local<Option<(WindowPlace, f32)>>,
    (time, mut busy): (Res<Time<Real>>, ResMut<Busy>),
) {
    let moves: Vec<IVec2> = moved.read().map(|moved| moved.position).collect();
    let is_new = resized.read().count() > 0 || !moves.is_empty();
    let closes = closed.read().count() > 0;
    if let Some(window) = window.single().ok().filter(|window| window.mode == WindowMode::Windowed && is_new) {
        let before = pending.map(|(place, _)| place).or(settings.window).unwrap_or_default();
        let at = moves.last().map(|at| (at.x, at.y)).or(before.at);
        let size = (window.width().round() as u32, window.height().round() as u32);
        if size.0 > 0 && size.1 > 0 {
            *pending = Some((WindowPlace { at, size }, 0.0));
        }
    }
    let Some((place, passed)) = &mut *pending else { return };
    *passed += time.delta_secs();
    if *passed < SETTLES && !closes {
        busy.soon();
        return;
    }
    let place = *place;
    *pending = None;
    if settings.window != Some(place) {
        settings.window = Some(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: Display = Display { at: IVec2::ZERO, size: UVec2::new(1920, 1080), scale: 1.0 };
    const RIGHT: Display = Display { at: IVec2::new(1920, 0), size: UVec2::new(2560, 1440), scale: 2.0 };

    fn place(at: Option<(i32, i32)>, size: (u32, u32)) -> WindowPlace {
        WindowPlace { at, size }
    }

    #[test]
    fn a_window_stays_where_its_screen_is_there() {
        let there = place(Some((100, 50)), (1280, 720));
        assert_eq!(there.on(&[LEFT, RIGHT]), there);
        let right = place(Some((2000, 100)), (1000, 600));
        assert_eq!(right.on(&[LEFT, RIGHT]), right);
    }

    #[test]
    fn it_comes_to_a_screen_that_is_left() {
        assert_eq!(place(Some((2000, 100)), (1280, 720)).on(&[LEFT]), place(Some((640, 100)), (1280, 720)));
        assert_eq!(place(Some((-5000, -5000)), (1280, 720)).on(&[LEFT, RIGHT]), place(Some((0, 0)), (1280, 720)));
    }

    #[test]
    fn it_is_no_larger_than_its_screen() {
        assert_eq!(place(Some((300, 300)), (3000, 2000)).on(&[LEFT]), place(Some((0, 0)), (1920, 1080)));
        assert_eq!(place(Some((2000, 0)), (3000, 2000)).on(&[RIGHT]), place(Some((1920, 0)), (1280, 720)));
        assert_eq!(place(None, (3000, 800)).on(&[LEFT]), place(None, (1920, 800)));
    }

    #[test]
    fn without_a_screen_it_stays() {
        assert_eq!(WindowPlace::default().on(&[]), WindowPlace::default());
    }
}
