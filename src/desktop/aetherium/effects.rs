//! What flashes up and is gone: damage, deletions, beams, captures, and numbers that rise from where they are paid.

use std::f32::consts::TAU;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::solids::Solids;
use super::style::Style;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::{Passing, Travel};
use crate::desktop::table::rise::{Rising, rise};
use crate::desktop::table::room::Room;
use crate::desktop::table::trail::{self, Light, Trail};

/// Makes what flashes up.
pub struct Effects<'a, 'w, 's, 'l> {
    /// Spawns it.
    pub commands: &'a mut Commands<'w, 's>,
    /// Writes its numbers.
    pub labels: &'a mut Labels<'l>,
    /// Its materials.
    pub style: &'a Style,
    /// Where it is shown.
    pub room: &'a Room,
    /// What trails are made of.
    pub light: &'a Light,
    /// Nothing travels: only words rest, elsewhere.
    pub reduced: bool,
}

impl Effects<'_, '_, '_, '_> {
    fn spawn(&mut self, solids: Solids, way: Travel) {
        let mesh = self.labels.meshes.add(solids.mesh());
        let look = (Mesh3d(mesh), MeshMaterial3d(self.style.haze.clone()), Pickable::IGNORE, NotShadowCaster);
        self.commands.spawn((look, way.from, way, Passing));
    }

    /// A ring that widens on the ground.
    pub fn ring(&mut self, at: Vec3, color: LinearRgba, wide: f32) {
        if self.reduced {
            return;
        }
        let mut ring = Solids::default();
        ring.arc(Vec3::Y * 0.05, (0.42, 0.5), (0.0, 1.0), color);
        let from = Transform::from_translation(at).with_scale(Vec3::splat(0.4));
        self.spawn(ring, Travel::new(from, from.with_scale(Vec3::splat(wide)), 0.5));
    }

    /// A figure flashes: a shell of light around it that shrinks away.
    pub fn flash(&mut self, at: Vec3, high: f32, color: LinearRgba) {
        if self.reduced {
            return;
        }
        let mut shell = Solids::default();
        for (ray, turn) in (0..8_u8).map(|ray| (ray, f32::from(ray) / 8.0 * TAU)) {
            let place =
                Transform::from_rotation(Quat::from_rotation_y(turn)).with_translation(Quat::from_rotation_y(turn) * Vec3::Z * 0.34);
            let tall = high * if ray % 2 == 0 { 0.9 } else { 0.6 };
            shell.block(Vec3::new(0.06, tall, 0.06), Transform { translation: place.translation + Vec3::Y * tall / 2.0, ..place }, color);
        }
        let from = Transform::from_translation(at).with_scale(Vec3::splat(1.15));
        let to = Transform { translation: at + Vec3::Y * 0.2, scale: Vec3::new(1.3, 0.02, 1.3), ..from };
        self.spawn(shell, Travel::new(from, to, 0.45));
    }

    /// A figure falls to pieces: shards fly off and shrink.
    pub fn shatter(&mut self, at: Vec3, high: f32, color: LinearRgba) {
        if self.reduced {
            return;
        }
        for shard in 0..10_u8 {
            let part = f32::from(shard) / 10.0;
            let turn = Quat::from_rotation_y(part * TAU * 3.0);
            let mut solid = Solids::default();
            solid.crystal(3, 0.1, 0.3, 0.5, Transform::default(), color * (1.2 - part * 0.5));
            let from = Transform {
                translation: at + turn * Vec3::Z * 0.15 + Vec3::Y * high * (0.1 + part * 0.8),
                rotation: turn,
                scale: Vec3::ONE,
            };
            let to =
                Transform { translation: at + turn * Vec3::Z * (1.0 + part) + Vec3::Y * 0.1, rotation: turn, scale: Vec3::splat(0.02) };
            self.spawn(solid, Travel::new(from, to, 0.8).lifted(0.5).tumbling(Vec3::new(0.6, 0.2, part)));
        }
    }

    /// A trail behind what goes from one point to another.
    pub fn trail(&mut self, ends: [Vec3; 2], color: LinearRgba, seconds: f32) {
        let ends = ends.map(|end| end + Vec3::Y * 0.08);
        trail::draw(self.commands, &mut self.labels.meshes, self.light, Trail { ends, color, width: 0.75, seconds });
    }

    /// A beam from one point to another.
    pub fn beam(&mut self, from: Vec3, to: Vec3, color: LinearRgba) {
        let length = from.distance(to);
        if self.reduced || length < 0.01 {
            return;
        }
        let mut solid = Solids::default();
        solid.block(Vec3::new(1.0, 1.0, length), Transform::default(), color);
        let place = Transform::from_translation((from + to) / 2.0).looking_at(to, Vec3::Y);
        let wide = place.with_scale(Vec3::new(0.09, 0.09, 1.0));
        self.spawn(solid, Travel::new(wide, place.with_scale(Vec3::new(0.005, 0.005, 1.0)), 0.7));
    }

    /// Words that rise from a point, turned to the eye.
    pub fn words(&mut self, text: &str, at: Vec3, color: Color32) {
        self.rise(text, at, color, 0.85);
    }

    /// A number that counts, larger than words.
    pub fn number(&mut self, text: &str, at: Vec3, color: Color32) {
        self.rise(text, at, color, 1.15);
    }

    fn rise(&mut self, text: &str, at: Vec3, color: Color32, height: f32) {
        let number = Rising { text, at: at + Vec3::Y * 0.4, height, color };
        rise(self.commands, self.labels, Some(self.room), self.reduced, number);
    }
}
