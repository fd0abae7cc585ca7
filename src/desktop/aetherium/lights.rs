//! What moves by itself: the marks that turn on nodes and pylons.

use bevy::prelude::*;

use super::lay::{Piece, PieceId};
use super::swing::Swing;
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::motion::Travel;
use crate::desktop::table::session::OnTable;
use crate::rules::aetherium::State as Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn.in_set(TableSet::Pieces).after(super::lay::Laid).run_if(resource_exists::<OnTable<Game>>));
}

/// The marks of holders turn: ten times a second while somebody looks, and not at all where motion is reduced or quality
/// low.
fn turn(
    mut marks: Query<(&Piece, &mut Transform), (Without<Travel>, Without<Swing>)>,
    (time, settings): (Res<Time>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    if settings.reduced_motion || settings.quality == Quality::Low || !busy.is_looked_at() {
        return;
    }
    let turned = Quat::from_rotation_y(time.elapsed_secs() * 0.8);
    for (_, mut place) in marks.iter_mut().filter(|(piece, _)| matches!(piece.id, PieceId::Mark(_))) {
        place.rotation = turned;
        busy.soon();
    }
}
