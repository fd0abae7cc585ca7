//! What a model has about it: its stability, markers, the cache, and whether it is its turn (AE-20, AE-54, AE-107, AE-122).

use bevy::prelude::*;

use super::miniatures::BASE;
use super::solids::{at, polygon};
use super::style::{Made, Tints};
use crate::rules::aetherium::content::{Marker, MarkerSet};
use crate::rules::aetherium::{Cache, ModelId};

use super::seen::Seen;

/// The radius of the chip of a marker.
pub const CHIP: f32 = 0.23;
/// How high the line of its letter is.
pub const LETTER: f32 = 0.44;
/// How far what is to be read is turned to the eye, in radians.
pub const TO_EYE: f32 = 0.57;

/// What there is to be seen about a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dress {
    /// Whether its base is an omni model's.
    pub omni: bool,
    /// The boxes of its grid, and how many are filled.
    pub boxes: (u8, u8),
    /// Its markers.
    pub markers: MarkerSet,
    /// Whether it carries the cache.
    pub cache: bool,
    /// Whether it downloads the cache.
    pub downloads: bool,
    /// Whether it acts.
    pub acts: bool,
}

impl Dress {
    /// What there is about a model; nothing where there is nothing to be seen.
    #[must_use]
    pub fn of(seen: &Seen, model: ModelId) -> Option<Self> {
        let table = &seen.table;
        let unit = table.unit_of(model);
        let known = table.model(unit);
        let program = table.program(model);
        let dress = Self {
            omni: program.is_omni(),
            boxes: (program.boxes(), known.damage.min(program.boxes())),
            markers: known.markers,
            cache: table.cache == Cache::Carried(model),
            downloads: table.downloads.contains(model),
            acts: seen.acting.is_some_and(|acting| table.members(acting).contains(model)),
        };
        let plain = dress.boxes.1 == 0 && dress.markers.is_empty() && !dress.cache && !dress.downloads && !dress.acts;
        (!plain).then_some(dress)
    }

    /// The solids: around the base, and beside the figure.
    #[must_use]
    pub fn make(&self, tints: &Tints) -> Made {
        let mut made = Made::default();
        let radius = if self.omni { BASE.1 } else { BASE.0 };
        let (boxes, filled) = self.boxes;
        if filled > 0 {
            // One piece of the ring for each box: filled ones stand up, empty ones are thin.
            for at_box in 0..boxes {
                let part = |at: u8| f32::from(at) / f32::from(boxes);
                let gap = 0.18 / f32::from(boxes);
                let (from, to) = (part(at_box) + gap, part(at_box + 1) - gap);
                if at_box < filled {
                    made.glow.arc(Vec3::Y * 0.14, (radius + 0.03, radius + 0.15), (from, to), tints.refused() * 1.2);
                    made.solid.arc(Vec3::Y * 0.07, (radius + 0.01, radius + 0.17), (from, to), tints.refused() * 0.25);
                } else {
                    made.glow.arc(Vec3::Y * 0.06, (radius + 0.04, radius + 0.08), (from, to), tints.toned(0xC4, 0xD0, 0xDE) * 0.7);
                }
            }
        }
        if self.acts {
            made.glow.arc(Vec3::Y * 0.03, (radius + 0.19, radius + 0.29), (0.0, 1.0), tints.asks() * 1.4);
            made.haze.pool(Vec3::Y * 0.16, (radius + 0.3, radius + 0.75), tints.asks().with_alpha(0.28));
        }
        for (place, marker) in self.markers.iter().enumerate() {
            let chip = self.chip(place);
            made.solid.prism(&polygon(6, CHIP), (-0.04, 0.03), 1.0, Vec2::ZERO, chip, tints.toned(0x1A, 0x14, 0x06));
            let hue = if marker == Marker::Burnout { tints.refused() } else { tints.asks() };
            made.glow.prism(&polygon(6, CHIP - 0.04), (0.03, 0.045), 1.0, Vec2::ZERO, chip, hue);
        }
        if self.cache || self.downloads {
            let size = if self.cache { 0.26 } else { 0.12 };
            let turn = Quat::from_euler(EulerRot::XYZ, 0.6, 0.78, 0.0);
            made.glow.block(Vec3::splat(size), at(radius + 0.1, 0.75, 0.12).with_rotation(turn), tints.asks() * 1.3);
        }
        made
    }

    /// Where the chips of markers float, seen from the foot of the model.
    pub fn chips(&self) -> impl Iterator<Item = Vec3> {
        (0..self.markers.iter().count()).map(|place| self.chip(place).translation)
    }

    /// Where the chip of a marker floats: beside the figure, one above the other, turned to the eye.
    #[must_use]
    fn chip(&self, place: usize) -> Transform {
        let radius = if self.omni { BASE.1 } else { BASE.0 };
        let (column, row) = (place / 3, (place % 3) as f32);
        Transform::from_xyz(-radius - 0.12 - 0.08 * column as f32, 0.3 + 0.4 * row, 0.34 + 0.44 * column as f32)
            .with_rotation(Quat::from_rotation_x(TO_EYE))
    }

    /// The letters on the chips, and where they lie.
    pub fn letters(&self) -> impl Iterator<Item = (&'static str, Transform)> {
        self.markers.iter().enumerate().map(|(place, marker)| {
            let chip = self.chip(place);
            (letter(marker), Transform { translation: chip.transform_point(Vec3::Y * 0.055), ..chip })
        })
    }
}

/// The letter of a marker.
const fn letter(marker: Marker) -> &'static str {
    match marker {
        Marker::Burnout => "B",
        Marker::CapacitorPurge => "C",
        Marker::Inefficiency => "I",
        Marker::Interference => "X",
        Marker::Lag => "L",
        Marker::Rattled => "R",
        Marker::Stun => "S",
    }
}
