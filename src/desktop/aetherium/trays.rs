//! The shelves and the tray beside the server are there only while something stands or lies on them.

use bevy::prelude::*;

use super::dice::Thrown;
use super::places::Server;
use super::seen::Seen;
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::rules::aetherium::{MODELS, ModelId, Open, Place};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, put_away.in_set(TableSet::Motion).run_if(resource_exists::<Seen>.and_then(resource_exists::<Server>)));
}

fn put_away(
    (seen, server): (Res<Seen>, Res<Server>),
    dice: Query<(), With<Thrown>>,
    mut furniture: Query<(&Name, &mut Visibility)>,
    furnished: Query<(), Added<Name>>,
    (mut last, mut busy): (Local<Option<[bool; 3]>>, ResMut<Busy>),
) {
    let waits = |seat: Seat| {
        (0..MODELS as u8)
            .filter_map(|number| ModelId::try_from(number).ok())
            .any(|model| model.seat() == seat && seen.table.model(model).place == Place::Waiting)
    };
    let own = Seat(u8::from(server.is_turned()));
    let used = [waits(own), waits(Open::opponent(own)), !dice.is_empty()];
    if *last == Some(used) && furnished.is_empty() {
        return;
    }
    *last = Some(used);
    for (name, mut visibility) in &mut furniture {
        let parts = [["own shelf", "own shelf"], ["other shelf", "other shelf"], ["dice tray", "dice rim"]];
        let of = parts.iter().position(|words| words.iter().any(|word| name.contains(word)));
        if let Some(of) = of {
            visibility.set_if_neq(if used[of] { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
    busy.moves();
}
