//! Pieces that follow what is to be seen.

use bevy::prelude::*;

use crate::desktop::table::motion::Travel;

/// Where a piece stands, or is on its way to.
#[derive(Component)]
pub struct Stands(Transform);

/// What is to stand on the table instead of what stands there.
pub struct Standing<'a, P> {
    /// Every piece, and where it stands.
    pub wanted: &'a [(P, Transform)],
    /// Whether all are made anew: light, room or style have changed.
    pub anew: bool,
    /// Whether a piece that stood there is the one that is to stand here, though it looks different now: it sets out from there.
    pub is_same: &'a dyn Fn((&P, &Transform), (&P, &Transform)) -> bool,
    /// Sends a piece from where it is to where it stands now.
    pub go: &'a dyn Fn(&mut EntityCommands, Transform, Transform),
}

/// Along the table, without more ado.
pub fn straight(piece: &mut EntityCommands, from: Transform, to: Transform) {
    piece.insert(Travel::new(from, to, 0.35));
}

/// Leaves what is wanted, takes away what is not, and makes what is missing: of which piece, in place of which, and where.
/// Gives whether anything has changed.
pub fn follow<P: Component + Clone + PartialEq>(
    commands: &mut Commands,
    old: &Query<(Entity, &P, &Stands, &Transform)>,
    standing: Standing<'_, P>,
    mut make: impl FnMut(&mut Commands, &P, Option<&P>, Transform) -> Entity,
) -> bool {
    let Standing { wanted, anew, is_same, go } = standing;
    let (mut there, mut gone, mut changed) = (Vec::new(), Vec::new(), false);
    for (entity, piece, stands, place) in old {
        if let Some((_, to)) = wanted.iter().find(|(other, _)| other == piece).filter(|_| !anew) {
            there.push(piece);
            if stands.0 != *to {
                go(commands.entity(entity).insert(Stands(*to)), *place, *to);
                changed = true;
            }
        } else {
            gone.push((piece, &stands.0, *place));
            commands.entity(entity).despawn();
            changed = true;
        }
    }
    for (piece, to) in wanted.iter().filter(|(piece, _)| !there.contains(&piece)) {
        changed = true;
        let before = gone.iter().find(|(other, stood, _)| !anew && is_same((*other, *stood), (piece, to)));
        let from = before.map_or(*to, |(.., place)| *place);
        let entity = make(commands, piece, before.map(|(other, ..)| *other), from);
        let mut made = commands.entity(entity);
        made.insert((piece.clone(), Stands(*to), from));
        if from != *to {
            go(&mut made, from, *to);
        }
    }
    changed
}
