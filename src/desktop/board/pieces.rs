//! Pieces that follow what is to be seen.

use bevy::prelude::*;

use crate::desktop::table::motion::Travel;

/// Seconds in which a piece goes to where it stands now.
const GOES: f32 = 0.35;

/// What is to stand on the table instead of what stands there.
pub struct Standing<'a, P> {
    /// Every piece, and where it stands.
    pub wanted: &'a [(P, Transform)],
    /// Whether all are made anew: light, room or style have changed.
    pub anew: bool,
    /// Whether two pieces are the same thing, though it looks different now: it sets out from where that one stands.
    pub is_same: fn(&P, &P) -> bool,
}

/// Leaves what is wanted, takes away what is not, and makes what is missing: of which piece, in place of which, and where.
/// Gives whether anything has changed.
pub fn follow<P: Component + Clone + PartialEq>(
    commands: &mut Commands,
    old: &Query<(Entity, &P, &Transform)>,
    standing: Standing<'_, P>,
    mut make: impl FnMut(&mut Commands, &P, Option<&P>, Transform) -> Entity,
) -> bool {
    let Standing { wanted, anew, is_same } = standing;
    let is_far = |from: &Transform, to: &Transform| from.translation.distance(to.translation) > 0.01 || from.scale != to.scale;
    let (mut there, mut gone, mut changed) = (Vec::new(), Vec::new(), false);
    for (entity, piece, place) in old {
        if let Some((_, to)) = wanted.iter().find(|(other, _)| other == piece).filter(|_| !anew) {
            there.push(piece);
            if is_far(place, to) {
                commands.entity(entity).insert(Travel::new(*place, *to, GOES));
                changed = true;
            }
        } else {
            gone.push((piece, *place));
            commands.entity(entity).despawn();
            changed = true;
        }
    }
    for (piece, to) in wanted.iter().filter(|(piece, _)| !there.contains(&piece)) {
        changed = true;
        let before = gone.iter().find(|(other, _)| !anew && is_same(other, piece));
        let from = before.map_or(*to, |(_, place)| *place);
        let entity = make(commands, piece, before.map(|(other, _)| *other), from);
        commands.entity(entity).insert((piece.clone(), from));
        if is_far(&from, to) {
            commands.entity(entity).insert(Travel::new(from, *to, GOES));
        } else {
            commands.entity(entity).insert(*to);
        }
    }
    changed
}
