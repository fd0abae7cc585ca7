//! The parts of a desktop: title bar, drive, trash bin, memory monitor, daemon bench and program manager.
//!
//! On a desktop x is to the right, z towards the player, y out of its screen.

use bevy::prelude::*;

use super::places::{BIN, PLATTER, WINDOW};

/// The depth of a title bar with what lies around it.
const BAR: f32 = 1.05;
/// The width of the column with drive and trash bin on a wide desktop, and with the bench as well on a narrow one.
const COLUMN: (f32, f32) = (4.7, 2.7);
/// From the edge of a wide desktop to its piles: at their right it is told what a drive loses.
const MARGIN: f32 = 0.35;
/// How deep the body of a wide desktop is at which its piles have their natural size, and their size on a narrow one.
const PILES: (f32, f32) = (5.7, 0.8);
/// From one cell of the memory monitor to the next, on a wide desktop and on a narrow one.
const CELLS: (f32, f32) = (0.74, 0.46);
/// What the words beside the memory monitor take.
pub const FREE: f32 = 4.4;
/// The depth of the name of a bench.
const NAME: f32 = 0.86;

/// A flat thing on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Its middle.
    pub base: Transform,
    /// Its width and depth.
    pub size: Vec2,
}

/// A part of an area: its middle and its size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// Its middle.
    pub at: Vec3,
    /// Its width and depth.
    pub size: Vec2,
}

impl Area {
    /// Where something lies on it.
    #[must_use]
    pub fn at(&self, local: Vec3, size: f32) -> Transform {
        Transform { translation: self.base.transform_point(local), rotation: self.base.rotation, scale: Vec3::splat(size) }
    }

    /// Whether the bench has a place of its own beside the program manager.
    #[must_use]
    pub fn is_wide(&self) -> bool {
        self.size.x > 20.0
    }

    /// The middle of its title bar.
    #[must_use]
    pub fn head(&self) -> f32 {
        -self.size.y / 2.0 + 0.5
    }

    fn body(&self) -> (f32, f32) {
        (-self.size.y / 2.0 + BAR, self.size.y / 2.0 - 0.12)
    }

    /// How large piles are on it.
    #[must_use]
    pub fn piles(&self) -> f32 {
        let (top, low) = self.body();
        if self.is_wide() { ((low - top) / PILES.0).min(1.1) } else { PILES.1 }
    }

    fn column(&self) -> f32 {
        if self.is_wide() { COLUMN.0 } else { COLUMN.1 }
    }

    /// The middle of its piles.
    fn pile(&self) -> f32 {
        let middle = if self.is_wide() { MARGIN + PLATTER * 1.2 * self.piles() } else { COLUMN.1 / 2.0 };
        middle - self.size.x / 2.0
    }

    /// Where the drive stands.
    #[must_use]
    pub fn drive(&self) -> Vec3 {
        let (top, low) = self.body();
        let z = if self.is_wide() { top + (low - top) * 0.28 } else { top + 1.2 };
        Vec3::new(self.pile(), 0.0, z)
    }

    /// Where the trash bin stands.
    #[must_use]
    pub fn trash(&self) -> Vec3 {
        let (top, low) = self.body();
        let z = if self.is_wide() { top + (low - top) * 0.77 } else { top + 3.3 };
        Vec3::new(self.pile(), 0.05, z)
    }

    /// Where a cell of the memory monitor is.
    #[must_use]
    pub fn cell(&self, at: u8) -> Vec3 {
        let (pitch, beside) = if self.is_wide() { (CELLS.0, FREE) } else { (CELLS.1, 0.1) };
        Vec3::new(self.size.x / 2.0 - 0.2 - beside - pitch * (7.5 - f32::from(at)), 0.03, self.head())
    }

    /// The width of a cell of the memory monitor.
    #[must_use]
    pub fn cell_width(&self) -> f32 {
        if self.is_wide() { CELLS.0 } else { CELLS.1 }
    }

    /// The daemon bench.
    #[must_use]
    pub fn bench(&self) -> Part {
        let (top, low) = self.body();
        if self.is_wide() {
            let size = Vec2::new(WINDOW.x + 0.6, (WINDOW.y + NAME + 0.3).min(low - top - 0.2));
            Part { at: Vec3::new((self.size.x - size.x) / 2.0 - 0.25, 0.02, (top + low) / 2.0), size }
        } else {
            let from = self.trash().z + BIN.y * PILES.1 / 2.0 + 0.2;
            let size = Vec2::new(COLUMN.1 - 0.2, low - from);
            Part { at: Vec3::new(size.x / 2.0 + 0.12 - self.size.x / 2.0, 0.02, (from + low) / 2.0), size }
        }
    }

    /// Where a daemon lies, and how large it is there.
    #[must_use]
    pub fn daemon(&self) -> (Vec3, f32) {
        let bench = self.bench();
        let room = bench.size - Vec2::new(0.2, NAME);
        (bench.at + Vec3::new(0.0, 0.06, NAME / 2.0 - 0.08), (room.y / (WINDOW.y + 0.1)).min(room.x / WINDOW.x).min(1.1))
    }

    /// The program manager.
    #[must_use]
    pub fn programs(&self) -> Part {
        let (top, low) = self.body();
        let left = self.column() - self.size.x / 2.0;
        let bench = self.bench();
        let right = if self.is_wide() { bench.at.x - bench.size.x / 2.0 - 0.3 } else { self.size.x / 2.0 - 0.15 };
        Part { at: Vec3::new((left + right) / 2.0, 0.06, (top + low) / 2.0), size: Vec2::new(right - left, low - top) }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::Area;
    use crate::desktop::data_warriors::places::{BIN, PLATTER};

    #[test]
    fn nothing_on_a_desktop_lies_over_anything_else() {
        for (size, programs) in
            [((25.1, 8.6), 16.0), ((25.1, 7.1), 16.0), ((25.1, 6.3), 16.0), ((12.3, 7.8), 9.0), ((8.03, 7.8), 5.0), ((5.3, 7.8), 2.3)]
        {
            let area = Area { base: Transform::IDENTITY, size: size.into() };
            let around = |at: Vec3, size: Vec2| Rect::from_center_size(Vec2::new(at.x, at.z), size);
            let cells = around((area.cell(0) + area.cell(7)) / 2.0, Vec2::new(area.cell_width() * 8.0, 0.9));
            let parts = [
                around(area.drive(), Vec2::splat(PLATTER * 2.4) * area.piles()),
                around(area.trash(), BIN * area.piles()),
                around(area.bench().at, area.bench().size),
                around(area.programs().at, area.programs().size),
                cells,
            ];
            let whole = Rect::from_center_size(Vec2::ZERO, area.size);
            for (at, part) in parts.iter().enumerate() {
                assert!(whole.contains(part.min) && whole.contains(part.max), "{size:?}: {at} is outside, {part:?}");
                for (other, beside) in parts.iter().enumerate().skip(at + 1) {
                    assert!(part.intersect(*beside).is_empty(), "{size:?}: {at} and {other} lie over each other, {part:?} {beside:?}");
                }
            }
            assert!(area.programs().size.x > programs, "{size:?}: {}", area.programs().size);
            assert!(area.daemon().1 > 0.55, "{size:?}: {}", area.daemon().1);
        }
    }
}
