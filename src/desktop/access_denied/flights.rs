//! What travels when something happens: cards to where they go, tokens to what was gained.

use bevy::prelude::*;

use super::cards::CardSpawner;
use super::pieces::{Arc, TOKEN, Token, token_at};
use super::style::{Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::{Passing, Travel};
use crate::desktop::table::playback::{Played, Shown};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::rules::access_denied::{Event, Place, State as Game};
use crate::rules::game::Viewer;

/// What happens has set out.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SetOut;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_out.in_set(TableSet::Pieces).in_set(SetOut).after(Played).run_if(resource_exists::<OnTable<Game>>));
}

fn set_out(
    mut commands: Commands,
    mut shown: MessageReader<Shown<Game>>,
    table: Res<OnTable<Game>>,
    (room, arc, style): (Option<Res<Room>>, Option<Res<Arc>>, Option<Res<Style>>),
    shapes: Res<Shapes>,
    mut labels: Labels,
    mut tokens: Query<(Entity, &Token, &Transform, &mut Visibility)>,
) {
    let (Some(room), Some(arc), Some(style)) = (room, arc, style) else { return shown.clear() };
    let mut spawner = CardSpawner { cards: table.view.table.cards, labels: &mut labels, shapes: &shapes, style: &style };
    for Shown { event, .. } in shown.read().filter(|shown| !shown.skipped) {
        match *event {
            Event::Moved { card, from, to } => {
                let own_hand = |place: Place| matches!((place, table.viewer), (Place::Hand(seat), Viewer::Seat(own)) if seat == own);
                let (start, end) = (arc.at(&room, from), arc.at(&room, to));
                let lift = if own_hand(from) || own_hand(to) { 0.4 } else { 0.9 };
                let flying = spawner.card(&mut commands, card, start);
                commands.entity(flying).insert((Passing, Travel::new(start, end, 0.42).flying(lift)));
            }
            Event::Gained { seat, sector, level } => {
                let to = Transform::from_translation(token_at(seat, table.view.table.seats, level)).with_scale(Vec3::splat(TOKEN));
                for (entity, token, place, mut visibility) in &mut tokens {
                    if token.0 == sector && token.1 == seat {
                        let from = if *visibility == Visibility::Hidden {
                            to.with_translation(to.translation + Vec3::new(0.0, 1.6, 1.4))
                        } else {
                            *place
                        };
                        *visibility = Visibility::Inherited;
                        commands.entity(entity).insert((from, Travel::new(from, to, 0.5).lifted(0.3)));
                    }
                }
            }
            _ => {}
        }
    }
}
