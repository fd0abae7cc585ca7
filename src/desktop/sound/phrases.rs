//! When a phrase of music is heard at the table: as a match begins, and as its last round does.

use bevy::prelude::*;

use super::Sound;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::motion::Pace;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};

/// Whether the last round of the match on the table has begun; nothing is known before it was looked at.
#[derive(Resource, Debug, Default)]
struct Last(Option<bool>);

/// The phrases of one game's matches.
pub fn phrases_plugin<G: Framed>(app: &mut App) {
    app.init_resource::<Last>()
        .add_systems(Update, follow::<G>.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<G>>))
        .add_systems(OnExit(InMatch), |mut last: ResMut<Last>| last.0 = None);
}

fn follow<G: Framed>(table: Res<OnTable<G>>, pace: Res<Pace>, mut last: ResMut<Last>, mut sounds: MessageWriter<Sound>) {
    let now = G::is_last(&table.view);
    let said = last.0;
    if table.replay.is_some() || table.over || said == Some(now) {
        return;
    }
    match said {
        None => {
            sounds.write(Sound::Start);
        }
        // Not over what is still being seen.
        Some(_) if !pace.is_over() => return,
        Some(_) if now => {
            sounds.write(Sound::LastTurn);
        }
        Some(_) => {}
    }
    last.0 = Some(now);
}
