//! Clicks and drops: on the server, on rows of what can be done, on cards.

use bevy::prelude::*;

use super::aims::Aim;
use super::rows::Row;
use super::{Hands, Pointed, Within, keys, pad, refit, take_row};
use crate::desktop::TableSet;
use crate::desktop::aetherium::places::Server;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::AtTable;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::aetherium::{Slot, State as Game};

/// The pointer did something.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// What is aimed at was clicked.
    Server,
    /// A row of what can be done was clicked.
    Row(Row),
    /// A card of the console was clicked.
    Card(Slot),
    /// A card of the order that is being made was clicked, by its place.
    Ordered(usize),
    /// A card of that order was dropped at another place.
    Moved(usize, usize),
}

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>.and_then(resource_exists::<Session<Game>>);
    app.add_message::<Touch>()
        .add_systems(Update, touch.in_set(TableSet::Input).in_set(AtTable::Pointing).after(keys::Keys).run_if(on_table));
}

/// Clicks.
fn touch(
    mut touches: MessageReader<Touch>,
    (table, session, settings): (Res<OnTable<Game>>, Res<Session<Game>>, Res<Settings>),
    server: Option<Res<Server>>,
    (mut hands, mut within): (ResMut<Hands>, ResMut<Within>),
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    for touch in touches.read().copied() {
        busy.now();
        match touch {
            Touch::Server => {
                // The pointer may have come there in the same frame.
                let turned = server.as_ref().is_some_and(|server| server.is_turned());
                refit((&table, &session, &settings), &mut hands, &mut within, turned);
                // Only what nothing is done with is explained: who has walked somewhere is not looked at there.
                hands.look_away();
                if !matches!(hands.aim, Aim::Can(_)) {
                    hands.looked = hands.pointed(&table.view.table);
                }
                hands.dragged_from = None;
                let sound = match &hands.aim {
                    Aim::Can(_) => Sound::Click,
                    Aim::Cant(_) => Sound::Refuse,
                    Aim::Nothing => continue,
                };
                hands.commit(&table);
                sounds.write(sound);
            }
            Touch::Row(row) => {
                sounds.write(if take_row(&mut hands, &table, &session, row) { Sound::Click } else { Sound::Refuse });
            }
            Touch::Card(slot) => {
                hands.looked_card = Some(slot);
                hands.looked = Pointed::default();
                sounds.write(Sound::Click);
            }
            Touch::Ordered(at) => {
                sounds.write(Sound::Card);
                match hands.card {
                    Some(held) if held == at => hands.card = None,
                    Some(held) => {
                        let fixed = table.view.pad.len();
                        if held >= fixed && at >= fixed {
                            hands.order.swap(held, at);
                        }
                        hands.card = None;
                    }
                    None => hands.card = Some(at),
                }
            }
            Touch::Moved(from, to) => {
                sounds.write(Sound::Card);
                pad::shift(&mut hands.order, from, to, table.view.pad.len());
                hands.card = None;
            }
        }
    }
}
