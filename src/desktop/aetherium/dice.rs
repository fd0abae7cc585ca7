//! Combat dice: twelve faces with four symbols, thrown into the tray so that they land on what was rolled (AE-51).

use bevy::prelude::*;

use super::lay::{Look, spawn};
use super::solids::Solids;
use super::style::{Made, Style, Tints};
use super::tokens;
use crate::desktop::InMatch;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::Travel;
use crate::desktop::table::room::{Room, anchored};
use crate::rules::aetherium::content::{Catalog, Symbol};
use crate::rules::game::Seat;

/// From the middle of a die to a corner, and to the middle of a face.
const CORNER: f32 = 0.62;
const FACE: f32 = CORNER * 0.794_654_5;
/// From the middle of a die in the tray to the next.
const NEXT: Vec2 = Vec2::new(1.45, 1.4);
/// How long a throw takes, in seconds at normal speed.
pub const THROW: f32 = 0.9;

/// The symbols of the faces, as far from each other as the numbers allow (AE-51: Ping 5, Spike 4, Breach 2, Crash 1).
const SYMBOLS: [Symbol; 12] = {
    use Symbol::{Breach, Crash, Ping, Spike};
    [Crash, Ping, Spike, Ping, Ping, Breach, Spike, Spike, Ping, Spike, Breach, Ping]
};

/// A die in the tray, or the ring under one.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub struct Thrown;

/// Dice of one roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roll {
    /// Who rolls.
    pub seat: Seat,
    /// What comes up, and whether it hits.
    pub dice: Vec<(Symbol, bool)>,
}

/// The directions of the faces.
fn directions() -> [Vec3; 12] {
    let golden = (1.0 + 5.0_f32.sqrt()) / 2.0;
    let mut all = [Vec3::ZERO; 12];
    for (number, (a, b)) in [(1.0, golden), (-1.0, golden), (1.0, -golden), (-1.0, -golden)].into_iter().enumerate() {
        all[number] = Vec3::new(0.0, a, b).normalize();
        all[4 + number] = Vec3::new(a, b, 0.0).normalize();
        all[8 + number] = Vec3::new(b, 0.0, a).normalize();
    }
    all
}

/// The faces in the order of their symbols.
fn faces() -> impl Iterator<Item = (Vec3, Symbol)> {
    directions().into_iter().zip(SYMBOLS)
}

/// How a die is turned that shows a symbol; several of the same show it on different faces.
#[must_use]
fn face_up(symbol: Symbol, nth: usize) -> Quat {
    let fitting: Vec<Vec3> = faces().filter(|(_, shown)| *shown == symbol).map(|(direction, _)| direction).collect();
    fitting.get(nth % fitting.len().max(1)).map_or(Quat::IDENTITY, |up| Quat::from_rotation_arc(Vec3::Y, *up).inverse())
}

/// A die of a seat: a dodecahedron with a symbol on each face.
#[must_use]
pub fn make(seat: Seat, tints: &Tints) -> Made {
    let mut made = Made::default();
    let all = directions();
    let body = tints.seat(seat).mix(&tints.toned(0x10, 0x16, 0x20), 0.72);
    for (number, direction) in all.into_iter().enumerate() {
        let lie = Quat::from_rotation_arc(Vec3::Y, direction);
        // The five faces around it, counterclockwise seen from outside; corners lie between two of them.
        let mut around: Vec<Vec3> = all.into_iter().filter(|other| (0.3..0.6).contains(&other.dot(direction))).collect();
        around.sort_by(|a, b| {
            let angle = |at: &Vec3| {
                let flat = lie.inverse() * *at;
                (-flat.z).atan2(flat.x)
            };
            angle(a).total_cmp(&angle(b))
        });
        let corners: Vec<Vec3> =
            (0..around.len()).map(|at| (direction + around[at] + around[(at + 1) % around.len()]).normalize() * CORNER).collect();
        made.solid.face(&corners, body);
        let inset: Vec<Vec3> = corners.iter().map(|corner| direction * (FACE + 0.004) + (*corner - direction * FACE) * 0.9).collect();
        made.solid.face(&inset, body * 1.5);
        let place = Transform::from_translation(direction * (FACE + 0.012)).with_rotation(lie).with_scale(Vec3::splat(0.27));
        let symbol = SYMBOLS[number];
        let color = match symbol {
            Symbol::Ping => tints.toned(0xDC, 0xE6, 0xF0),
            Symbol::Spike => tints.toned(0xFF, 0xF2, 0xC8),
            Symbol::Breach => tints.toned(0xFF, 0xC4, 0x6A),
            Symbol::Crash => tints.toned(0xFF, 0x7A, 0x4A),
        };
        tokens::symbol(&mut made.glow, symbol, place, color);
    }
    made
}

/// The ring around a die that hit.
#[must_use]
pub fn ring(tints: &Tints) -> Made {
    let mut glow = Solids::default();
    glow.arc(Vec3::ZERO, (0.6, 0.7), (0.0, 1.0), tints.asks() * 1.2);
    Made { glow, ..default() }
}

/// Where the dice of rolls lie in the tray: a roll begins a row of its own.
fn places(rolls: &[Roll], tray: &Transform) -> Vec<(Seat, Symbol, bool, Transform)> {
    let columns = 2;
    let rows: usize = rolls.iter().map(|roll| roll.dice.len().div_ceil(columns)).sum();
    let scale = (8.2 / (rows.max(1) as f32 * NEXT.y)).min(1.0);
    let mut all = Vec::new();
    let mut first = 0;
    for roll in rolls {
        for (number, (symbol, hit)) in roll.dice.iter().enumerate() {
            let (row, column) = (first + number / columns, number % columns);
            let in_row = (roll.dice.len() - number / columns * columns).min(columns);
            // Dice lie askew, always the same way for the same place.
            let (jut, turn) = [(0.1, 0.25), (-0.14, -0.4), (0.06, 0.12), (-0.1, 0.5), (0.14, -0.2)][number % 5];
            let x = (column as f32 - (in_row as f32 - 1.0) / 2.0) * NEXT.x;
            let z = (row as f32 - (rows as f32 - 1.0) / 2.0) * NEXT.y + jut;
            let at = tray.transform_point(Vec3::new(x * scale, FACE * scale, z * scale));
            let lies = Quat::from_rotation_y(turn * 0.6) * face_up(*symbol, number);
            all.push((roll.seat, *symbol, *hit, Transform { translation: at, rotation: lies, scale: Vec3::splat(scale) }));
        }
        first += roll.dice.len().div_ceil(columns);
    }
    all
}

/// Throws the dice of rolls; those that lay there before are taken away.
pub fn throw(
    commands: &mut Commands,
    catalog: &'static Catalog,
    style: &mut Style,
    labels: &mut Labels<'_>,
    room: &Room,
    old: impl Iterator<Item = Entity>,
    rolls: &[Roll],
) {
    old.for_each(|die| commands.entity(die).despawn());
    let tray = anchored(&room.0.anchor("dice"));
    for (number, (seat, _, hit, to)) in places(rolls, &tray).into_iter().enumerate() {
        let late = 0.04 * number as f32;
        let from = Transform { translation: to.translation + Vec3::new(7.0, 3.0, 5.0 + number as f32 * 0.4), ..to };
        let spin = Vec3::new(1.3 + 0.15 * number as f32, 0.4, -1.5 + 0.2 * number as f32);
        let die = spawn(commands, catalog, style, labels, &Look::Die(seat), from);
        commands.entity(die).insert((Thrown, Name::new("Combat die"), Travel::new(from, to, THROW).falling().tumbling(spin).after(late)));
        if hit {
            let lies = Transform::from_translation(to.translation.with_y(tray.translation.y + 0.02)).with_scale(to.scale);
            let none = lies.with_scale(Vec3::splat(0.001));
            let ring = spawn(commands, catalog, style, labels, &Look::Hit, none);
            commands.entity(ring).insert((Thrown, Travel::new(none, lies, 0.15).after(THROW + late)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ae_51_a_die_has_the_faces_of_the_rules() {
        for symbol in Symbol::ALL {
            assert_eq!(faces().filter(|(_, shown)| *shown == symbol).count(), usize::from(symbol.faces()));
        }
    }

    #[test]
    fn a_die_lands_on_what_was_rolled() {
        for symbol in Symbol::ALL {
            for nth in 0..5 {
                let turn = face_up(symbol, nth);
                let (_, up) = faces().max_by(|a, b| (turn * a.0).y.total_cmp(&(turn * b.0).y)).expect("a die has faces");
                assert_eq!(up, symbol);
            }
        }
    }

    #[test]
    fn each_face_has_five_others_around_it() {
        for direction in directions() {
            assert_eq!(directions().into_iter().filter(|other| (0.3..0.6).contains(&other.dot(direction))).count(), 5);
        }
    }
}
