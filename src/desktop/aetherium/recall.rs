//! Where on the server is what a line of the log tells.

use bevy::prelude::*;

use super::lay::ground_height;
use super::places::Server;
use super::seen::Seen;
use crate::desktop::table::recall::{Recalled, Recalling, Rings, recalls};
use crate::rules::aetherium::{Event, ModelId, Square, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, recall.in_set(Recalling).run_if(recalls::<Game>).run_if(resource_exists::<Seen>));
}

fn recall(recalled: Res<Recalled<Game>>, (seen, server): (Res<Seen>, Res<Server>), mut rings: ResMut<Rings>) {
    let mut at: Vec<Vec3> = Vec::new();
    for told in &recalled.0 {
        let (models, squares) = about(&told.what);
        at.extend(models.into_iter().filter_map(|model| server.model(&seen.table, model)).map(|place| place.translation));
        at.extend(squares.into_iter().map(|square| server.middle(square).with_y(ground_height(&seen, square))));
    }
    at.dedup();
    rings.set_if_neq(Rings(at));
}

/// The models and squares that an event is about.
fn about(event: &Event) -> (Vec<ModelId>, Vec<Square>) {
    match event {
        Event::Stepped { model, from, to, .. } | Event::Placed { model, from, to, .. } => (vec![*model], vec![*from, *to]),
        Event::Entered { model, square, .. } => (vec![*model], vec![*square]),
        Event::Deleted { square, .. } => (Vec::new(), square.iter().copied().collect()),
        Event::Firewall { square, .. } | Event::CacheDropped { square } => (Vec::new(), vec![*square]),
        Event::SchemaPlaced { placed, .. } => (Vec::new(), vec![placed.centre]),
        Event::Attacks { model, target, .. } | Event::Aimed { model, target, .. } => (vec![*model, *target], Vec::new()),
        Event::Executed { model, target, .. } => (std::iter::once(*model).chain(*target).collect(), Vec::new()),
        Event::Began { model, .. }
        | Event::EntryRolled { model, .. }
        | Event::Turned { model, .. }
        | Event::Overclocked { model, .. }
        | Event::Captured { model, .. }
        | Event::HarmRolled { model, .. }
        | Event::Damaged { model, .. }
        | Event::Repaired { model, .. }
        | Event::Marked { model, .. }
        | Event::Unmarked { model, .. }
        | Event::Lent { model, .. }
        | Event::AttackRolled { model, .. }
        | Event::Disrupts { model, .. }
        | Event::Safeguards { model }
        | Event::Downloads { model }
        | Event::CacheTaken { model }
        | Event::LeftWithCache { model }
        | Event::Ended { model, .. } => (vec![*model], Vec::new()),
        _ => (Vec::new(), Vec::new()),
    }
}
