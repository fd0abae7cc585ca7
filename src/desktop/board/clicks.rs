//! Clicks and drops: on cards of the tray, on places of the table, on the list of what can be done.

use bevy::prelude::*;

use super::{Board, Selected, Thing};
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Control, Given};
use crate::desktop::table::session::{Act, OnTable};

/// The pointer did something with a card or a place.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch<C: Thing, S: Thing> {
    /// A card of the tray was clicked.
    Card(C),
    /// A place of the table was clicked.
    Spot(S),
    /// A card was dropped on a place.
    Drop(C, S),
    /// One of the candidates was clicked.
    Candidate(usize),
}

pub(super) fn plugin<G: Board>(app: &mut App) {
    app.add_message::<Touch<G::Card, G::Spot>>().add_systems(
        Update,
        (look::<G>.in_set(AtTable::Pointing), touch::<G>.in_set(AtTable::Playing), close_pile::<G>.run_if(in_state(Control::Replay)))
            .chain()
            .in_set(TableSet::Input)
            .after(super::keyboard::Keys)
            .run_if(resource_exists::<OnTable<G>>),
    );
}

/// What was touched last is explained, or looked through, in a replay too.
fn look<G: Board>(mut touches: MessageReader<Touch<G::Card, G::Spot>>, mut selection: ResMut<Selected<G>>, mut busy: ResMut<Busy>) {
    for touch in touches.read() {
        if let Touch::Spot(spot) = *touch {
            selection.looked = Some(spot).filter(|spot| !G::opens(*spot));
            selection.open_pile = Some(spot).filter(|spot| G::opens(*spot));
            busy.now();
        }
    }
}

/// In a replay keys belong to the recorder, but for the one that closes what is looked through.
fn close_pile<G: Board>(mut given: MessageReader<Given>, mut selection: ResMut<Selected<G>>) {
    if given.read().filter(|given| given.0 == Command::Back).count() > 0 {
        selection.put_down();
    }
}

/// Clicks and drops.
fn touch<G: Board>(
    mut touches: MessageReader<Touch<G::Card, G::Spot>>,
    table: Res<OnTable<G>>,
    mut selection: ResMut<Selected<G>>,
    mut acts: MessageWriter<Act<G>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    for touch in touches.read().copied() {
        busy.now();
        let (view, legal) = (&table.view, &table.legal);
        match touch {
            Touch::Card(card) if G::asks_for(view) > 1 && legal.iter().any(|action| G::card_of(view, action) == Some(card)) => {
                selection.gather::<G>(view, card);
                sounds.write(Sound::Click);
            }
            Touch::Card(card) if selection.card == Some(card) => match selection.aimed_action().cloned() {
                Some(action) if selection.candidates.len() == 1 => selection.take::<G>(action, None, (&mut acts, &mut sounds)),
                _ => selection.put_down(),
            },
            Touch::Card(card) => {
                // What can only go along with something is meant to go where that is.
                let along = selection.spot.filter(|_| G::candidates(view, legal, Some(card), None).is_empty());
                let along = along.filter(|spot| !G::candidates(view, legal, Some(card), Some(*spot)).is_empty());
                selection.put_down();
                (selection.card, selection.spot) = (Some(card), along);
                sounds.write(Sound::Click);
            }
            Touch::Spot(spot) => {
                let same = selection.spot == Some(spot);
                let (looked, open_pile) = (selection.looked, selection.open_pile);
                match G::candidates(view, legal, selection.card, Some(spot)).as_slice() {
                    [] => {
                        selection.put_down();
                        (selection.looked, selection.open_pile) = (looked, open_pile);
                    }
                    [only] if same && G::gives_up(view, only).is_none() || G::is_clear(view, only, selection.card) => {
                        selection.take::<G>(only.clone(), Some(spot), (&mut acts, &mut sounds));
                    }
                    _ => {
                        let card = selection.card;
                        selection.put_down();
                        (selection.card, selection.spot) = (card, Some(spot));
                        sounds.write(Sound::Click);
                    }
                }
            }
            Touch::Drop(card, spot) => {
                let found = G::candidates(view, legal, Some(card), Some(spot));
                selection.put_down();
                match found.as_slice() {
                    [] => {}
                    [only] => {
                        selection.card = Some(card);
                        selection.take::<G>(only.clone(), Some(spot), (&mut acts, &mut sounds));
                    }
                    _ => (selection.card, selection.spot) = (Some(card), Some(spot)),
                }
            }
            Touch::Candidate(at) => {
                if let Some(action) = selection.candidates.get(at).cloned() {
                    let spot = selection.spot;
                    selection.take::<G>(action, spot, (&mut acts, &mut sounds));
                }
            }
        }
    }
}
