//! Combat dice: twelve faces with four symbols, thrown into the tray so that they land on what was rolled (AE-51).

use bevy::prelude::*;

use super::lay::{Look, spawn};
use super::solids::Solids;
use super::style::{Made, Style, Tints};
use super::tokens;
use crate::desktop::InMatch;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::{Passing, Travel};
use crate::desktop::table::room::{Room, anchored};
use crate::rules::aetherium::content::{Catalog, Symbol};
use crate::rules::game::Seat;

/// From the middle of a die to a corner, and to the middle of a face.
const CORNER: f32 = 0.62;
const FACE: f32 = CORNER * 0.794_654_5;
/// From the middle of a die to the next.
const NEXT: Vec2 = Vec2::new(1.45, 1.4);
/// How large dice are beside an attack, and how wide the rim around them is.
const BESIDE: f32 = 0.78;
const RIM: f32 = 0.16;
/// How long a throw takes, in seconds at normal speed.
pub const THROW: f32 = 0.9;

/// The symbols of the faces, as far from each other as the numbers allow (AE-51: Ping 5, Spike 4, Breach 2, Crash 1).
const SYMBOLS: [Symbol; 12] = {
    use Symbol::{Breach, Crash, Ping, Spike};
    [Crash, Ping, Spike, Ping, Ping, Breach, Spike, Spike, Ping, Spike, Breach, Ping]
};

/// A die that was thrown, the ring under one, or what they lie in.
#[derive(Component, Debug)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub struct Thrown {
    /// Where it goes once the attack beside which it lies has been seen; nowhere if it goes with that.
    home: Option<Transform>,
    /// Whether it lies beside an attack.
    beside: bool,
}

/// Where the dice of an attack are thrown, and from where.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Beside {
    /// The middle of the tray they lie in.
    pub tray: Vec3,
    /// The hand that throws them.
    pub from: Vec3,
}

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

/// The face that shows a symbol; several dice with the same show it on different faces.
#[must_use]
fn face_of(symbol: Symbol, nth: usize) -> usize {
    let fitting: Vec<usize> = (0..SYMBOLS.len()).filter(|face| SYMBOLS[*face] == symbol).collect();
    fitting.get(nth % fitting.len().max(1)).copied().unwrap_or_default()
}

/// How a die is turned that shows a symbol.
#[must_use]
fn face_up(symbol: Symbol, nth: usize) -> Quat {
    Quat::from_rotation_arc(Vec3::Y, directions()[face_of(symbol, nth)]).inverse()
}

/// A die of a seat: a dodecahedron with a symbol on each face, the face that comes up bright.
#[must_use]
pub fn make(seat: Seat, up: usize, tints: &Tints) -> Made {
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
        let (bright, clear) = if number == up { (1.5, 1.15) } else { (1.1, 0.4) };
        made.solid.face(&inset, body * bright);
        let place = Transform::from_translation(direction * (FACE + 0.012)).with_rotation(lie).with_scale(Vec3::splat(0.27));
        let symbol = SYMBOLS[number];
        let color = match symbol {
            Symbol::Ping => tints.toned(0xDC, 0xE6, 0xF0),
            Symbol::Spike => tints.toned(0xFF, 0xF2, 0xC8),
            Symbol::Breach => tints.toned(0xFF, 0xC4, 0x6A),
            Symbol::Crash => tints.toned(0xFF, 0x7A, 0x4A),
        };
        tokens::symbol(&mut made.glow, symbol, place, color * clear);
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

/// In how many columns dice lie beside an attack.
const fn columns(dice: usize) -> usize {
    if dice > 4 { 3 } else { dice }
}

/// How much of the table the tray of so many dice takes beside an attack.
#[must_use]
pub fn tray_size(dice: usize) -> Vec2 {
    let columns = columns(dice).max(1);
    Vec2::new(columns as f32, dice.div_ceil(columns).max(1) as f32) * NEXT * BESIDE + Vec2::splat(2.0 * RIM)
}

/// The tray of so many dice of a seat beside an attack: dark, with a rim in the colour of the seat.
#[must_use]
pub fn tray(seat: Seat, dice: usize, tints: &Tints) -> Made {
    let mut made = Made::default();
    let size = tray_size(dice);
    let low = tints.toned(0x12, 0x18, 0x28);
    made.solid.block(Vec3::new(size.x, 0.08, size.y), Transform::from_xyz(0.0, -0.05, 0.0), low);
    let color = tints.seat(seat);
    for (along, across, turned) in [(size.x, size.y, false), (size.y, size.x, true)] {
        for side in [-1.0, 1.0] {
            let (long, wide) = (along + RIM * 0.5, across / 2.0 * side);
            let (block, at) = if turned {
                (Vec3::new(RIM * 0.5, 0.22, long), Vec3::new(wide, 0.05, 0.0))
            } else {
                (Vec3::new(long, 0.22, RIM * 0.5), Vec3::new(0.0, 0.05, wide))
            };
            made.solid.block(block, Transform::from_translation(at), color * 0.5);
            let lit = block * Vec3::new(1.0, 0.1, 1.0);
            made.glow.block(lit, Transform::from_translation(at + Vec3::Y * 0.115), color * 1.1);
        }
    }
    made
}

/// Where the dice of rolls lie in a tray: a roll begins a row of its own.
fn places(rolls: &[Roll], tray: &Transform, columns: usize, most: f32) -> Vec<Transform> {
    let columns = columns.max(1);
    let rows: usize = rolls.iter().map(|roll| roll.dice.len().div_ceil(columns)).sum();
    let scale = (5.2 / (rows.max(1) as f32 * NEXT.y)).min(most);
    let mut all = Vec::new();
    let mut first = 0;
    for roll in rolls {
        for (number, (symbol, _)) in roll.dice.iter().enumerate() {
            let (row, column) = (first + number / columns, number % columns);
            let in_row = (roll.dice.len() - number / columns * columns).min(columns);
            // Dice lie askew, always the same way for the same place.
            let (jut, turn) = [(0.1, 0.25), (-0.14, -0.4), (0.06, 0.12), (-0.1, 0.5), (0.14, -0.2)][number % 5];
            let x = (column as f32 - (in_row as f32 - 1.0) / 2.0) * NEXT.x;
            let z = (row as f32 - (rows as f32 - 1.0) / 2.0) * NEXT.y + jut;
            let at = tray.transform_point(Vec3::new(x * scale, FACE * scale, z * scale));
            let lies = Quat::from_rotation_y(turn * 0.6) * face_up(*symbol, number);
            all.push(Transform { translation: at, rotation: lies, scale: Vec3::splat(scale) });
        }
        first += roll.dice.len().div_ceil(columns);
    }
    all
}

/// Throws the dice of rolls, beside an attack or into the tray by the server; those that lay there before are taken away.
pub fn throw(
    commands: &mut Commands,
    catalog: &'static Catalog,
    style: &mut Style,
    labels: &mut Labels<'_>,
    room: &Room,
    old: impl Iterator<Item = Entity>,
    (rolls, beside): (&[Roll], Option<Beside>),
) {
    old.for_each(|die| commands.entity(die).despawn());
    let tray = anchored(&room.0.anchor("dice"));
    let home = places(rolls, &tray, 2, 1.0);
    let count: usize = rolls.iter().map(|roll| roll.dice.len()).sum();
    let there = beside.map(|beside| places(rolls, &Transform::from_translation(beside.tray), columns(count), BESIDE));
    if let (Some(beside), Some(first)) = (beside, rolls.first()) {
        let lies = Transform::from_translation(beside.tray);
        let from = lies.with_scale(Vec3::new(0.6, 1.0, 0.6));
        let under = spawn(commands, catalog, style, labels, &Look::Tray(first.seat, count), from);
        let thrown = Thrown { home: None, beside: true };
        commands.entity(under).insert((thrown, Name::new("Combat die"), Travel::new(from, lies, 0.2)));
    }
    let dice = rolls.iter().flat_map(|roll| {
        roll.dice.iter().enumerate().map(move |(number, (symbol, hit))| (Look::Die(roll.seat, face_of(*symbol, number)), *hit))
    });
    for (number, ((look, hit), home)) in dice.zip(home).enumerate() {
        let late = 0.04 * number as f32;
        let to = there.as_ref().and_then(|there| there.get(number)).copied().unwrap_or(home);
        let hand = beside.map_or(to.translation + Vec3::new(7.0, 3.0, 5.0 + number as f32 * 0.4), |beside| beside.from);
        let from = to.with_translation(hand);
        let spin = Vec3::new(1.3 + 0.15 * number as f32, 0.4, -1.5 + 0.2 * number as f32);
        let die = spawn(commands, catalog, style, labels, &look, from);
        let thrown = |home: Transform| Thrown { home: beside.map(|_| home), beside: beside.is_some() };
        let way = Travel::new(from, to, THROW).falling().tumbling(spin).after(late);
        commands.entity(die).insert((thrown(home), Name::new("Combat die"), way));
        if hit {
            let under =
                |die: Transform| Transform::from_translation(die.translation - Vec3::Y * (FACE - 0.02) * die.scale.x).with_scale(die.scale);
            let none = under(to).with_scale(Vec3::splat(0.001));
            let ring = spawn(commands, catalog, style, labels, &Look::Hit, none);
            commands.entity(ring).insert((
                thrown(under(home)),
                Name::new("Combat die"),
                Travel::new(none, under(to), 0.15).after(THROW + late),
            ));
        }
    }
}

/// Takes the dice of an attack that has been seen to the tray by the server.
pub fn stow(commands: &mut Commands, lying: &mut Query<(Entity, &Transform, &mut Thrown)>) {
    for (entity, place, mut thrown) in lying.iter_mut().filter(|(.., thrown)| thrown.beside) {
        thrown.beside = false;
        let mut piece = commands.entity(entity);
        if let Some(home) = thrown.home.take() {
            piece.insert(Travel::new(*place, home, STOWS).lifted(1.0));
        } else {
            piece.insert((Passing, Travel::new(*place, place.with_scale(Vec3::splat(0.01)), STOWS)));
        }
    }
}

/// How long dice take from an attack to the tray by the server, in seconds at normal speed.
const STOWS: f32 = 0.45;

#[cfg(test)]
mod tests {
    use super::*;

    /// The faces in the order of their symbols.
    fn faces() -> impl Iterator<Item = (Vec3, Symbol)> {
        directions().into_iter().zip(SYMBOLS)
    }

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
