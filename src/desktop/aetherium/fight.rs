//! An attack while it is seen: the camera goes close to who attacks and who is attacked, the dice lie beside them, and an arrow
//! leads from one to the other (AE-50 to AE-58).

use bevy::prelude::*;

use super::dice::{self, Beside, Thrown, tray_size};
use super::lay::Laid;
use super::places::{Server, TOP, bulk};
use crate::desktop::TableSet;
use crate::desktop::table::lean::Closeup;
use crate::desktop::table::recall::{Mark, Marks};
use crate::desktop::table::session::OnTable;
use crate::rules::aetherium::{Event, ModelId, State as Game, Table};
use crate::rules::game::Seat;

/// The attack that is seen, if one is.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct Fight(pub Option<Fought>);

/// Who fights, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Fought {
    /// Whose attack it is.
    seat: Seat,
    /// The feet of attacker and target, how high their figures are, and how wide.
    feet: [Vec3; 2],
    bulks: [(f32, f32); 2],
    /// Where the dice lie.
    tray: Vec3,
    /// How much room they take.
    size: Vec2,
}

/// How far over the ground the tray of the dice lies: over the relief of terrain.
const OVER: f32 = 0.3;
/// How far numbers rise over a figure.
const NUMBERS: f32 = 1.6;

impl Fought {
    /// The attack of a model on another with so many dice.
    #[must_use]
    pub fn of(table: &Table, server: Server, (model, target): (ModelId, ModelId), dice: usize) -> Option<Self> {
        let feet = [server.model(table, model)?.translation, server.model(table, target)?.translation];
        let size = tray_size(dice);
        let bulks = [model, target].map(|model| bulk(table, model));
        Some(Self { seat: model.seat(), feet, bulks, tray: clearing(&standing(table, server), feet, size).with_y(TOP + OVER), size })
    }

    /// Whether an event belongs to it.
    #[must_use]
    pub const fn goes_on(event: &Event) -> bool {
        !matches!(
            event,
            Event::Stepped { .. }
                | Event::Began { .. }
                | Event::Ended { .. }
                | Event::Revealed { .. }
                | Event::Entered { .. }
                | Event::Manipulated { .. }
                | Event::Executed { .. }
                | Event::Overclocked { .. }
                | Event::Captured { .. }
                | Event::Recalibrates { .. }
                | Event::Over { .. }
        )
    }

    /// Where its dice are thrown.
    #[must_use]
    pub fn beside(&self) -> Beside {
        Beside { tray: self.tray, from: self.feet[0] + Vec3::Y * self.bulks[0].0 }
    }

    /// What is to be seen of it.
    fn points(&self) -> Vec<Vec3> {
        let mut points = Vec::new();
        for (foot, (high, wide)) in self.feet.iter().zip(self.bulks) {
            for side in [-1.0, 1.0] {
                points.push(*foot + Vec3::new(side * (wide + 0.3), 0.0, wide + 0.3));
                points.push(*foot + Vec3::new(side * (wide + 0.3), high + NUMBERS, 0.0));
            }
        }
        let half = self.size / 2.0;
        points
            .extend([(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(x, z)| self.tray + Vec3::new(x * half.x, 0.4, z * half.y)));
        points
    }

    /// The arrow from one to the other, and rings around them.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let breast = |at: usize| self.feet[at] + Vec3::Y * self.bulks[at].0 * 0.6;
        let (from, to) = (breast(0), breast(1));
        let near = (to - from).normalize_or_zero() * 0.5;
        let ring = |at: usize| Mark::ring(self.feet[at], self.bulks[at].1 + 0.24);
        Marks { marks: vec![ring(0), ring(1), Mark::Arrow(from + near, to - near)], by: Some(self.seat), pointed: false, through: true }
    }
}

/// Something that hides what lies behind it and is hidden by what lies on it: its foot, how wide and how high it is, and how much
/// that counts.
type Standing = (Vec3, f32, f32, f32);

/// What stands on the server.
fn standing(table: &Table, server: Server) -> Vec<Standing> {
    let models = table.on_server().iter().filter_map(|model| {
        let (high, wide) = bulk(table, model);
        Some((server.model(table, model)?.translation, wide, high, 5.0))
    });
    let blocks = table.ground().obstructions().iter().map(|square| (server.middle(square), 0.5, 0.9, 1.5));
    let uplinks = table.uplinks().map(|(_, kind, square, _)| (server.middle(square), 0.5, server.uplink_height(table, kind, square), 2.5));
    // The noise has room for dice before the ground that is fought for has.
    let ground = table.ground().schemas().iter().map(|square| (server.middle(square), 0.5, 0.0, 0.25));
    models.chain(blocks).chain(uplinks).chain(ground).collect()
}

/// The place for something of this size near two figures that hides least, and is hidden least, of what stands on the server.
fn clearing(standing: &[Standing], [one, other]: [Vec3; 2], size: Vec2) -> Vec3 {
    let half = size / 2.0;
    let cost = |at: Vec3| {
        let hidden = standing.iter().map(|(foot, wide, high, worth)| {
            let (x, z) = ((foot.x - at.x).abs() - half.x - wide, foot.z - at.z);
            // What stands nearer hides what is behind it, the higher the farther.
            let covers = z - wide - high * 0.8 < half.y && z + wide > -half.y;
            if x < 0.0 && covers { *worth } else { 0.0 }
        });
        let off = (one.lerp(other, 0.5) - at).abs();
        let on_way = if off.x < half.x && off.z < half.y { 1.0 } else { 0.0 };
        let near = |foot: Vec3| (foot - at).with_y(0.0).length();
        hidden.sum::<f32>() + on_way + 0.55 * near(other) + 0.2 * near(one)
    };
    let most = Vec2::new(9.3 - half.x, 9.2 - half.y);
    let steps = |middle: f32, most: f32| (-14..=14_i8).map(move |step| (middle + f32::from(step) * 0.5).clamp(-most, most));
    let all = steps(other.x, most.x).flat_map(|x| steps(other.z, most.y).map(move |z| Vec3::new(x, 0.0, z)));
    all.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(other)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fight>()
        .add_systems(
            Update,
            follow.in_set(TableSet::Pieces).after(Laid).run_if(resource_exists::<OnTable<Game>>.and_then(resource_changed::<Fight>)),
        )
        .add_systems(OnExit(crate::desktop::InMatch), |mut fight: ResMut<Fight>| fight.0 = None);
}

/// The camera goes to an attack and comes back from it, and its dice are stowed away.
fn follow(mut commands: Commands, fight: Res<Fight>, mut closeup: ResMut<Closeup>, mut lying: Query<(Entity, &Transform, &mut Thrown)>) {
    closeup.0 = fight.0.as_ref().map(Fought::points).unwrap_or_default();
    if fight.0.is_none() {
        dice::stow(&mut commands, &mut lying);
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::{Standing, clearing, tray_size};

    #[test]
    fn dice_lie_near_an_attack_and_on_nobody() {
        let figure = |x: f32, z: f32| -> Standing { (Vec3::new(x, 0.5, z), 0.46, 2.9, 5.0) };
        for (one, other) in [((0.5, 0.5), (1.5, 0.5)), ((-8.5, 8.5), (-8.5, 7.5)), ((8.5, -8.5), (7.5, -7.5)), ((-6.5, 2.5), (-0.5, 2.5))] {
            let crowd = [(2.5, 2.5), (0.5, 3.5), (-1.5, -1.5)];
            let standing: Vec<Standing> = [one, other].into_iter().chain(crowd).map(|(x, z)| figure(x, z)).collect();
            let feet = [standing[0].0, standing[1].0];
            for dice in 1..=6 {
                let size = tray_size(dice);
                let at = clearing(&standing, feet, size);
                assert!(at.x.abs() + size.x / 2.0 < 9.4 && at.z.abs() + size.y / 2.0 < 9.4, "{dice} dice lie at {at}, off the server");
                assert!((at - feet[1]).with_y(0.0).length() < 6.0, "{dice} dice lie at {at}, far from {}", feet[1]);
                for (foot, ..) in &standing {
                    let off = (*foot - at).abs();
                    assert!(off.x > size.x / 2.0 || off.z > size.y / 2.0, "{dice} dice at {at} lie on who stands at {foot}");
                }
            }
        }
    }
}
