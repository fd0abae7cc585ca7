//! Keys and gamepad move between cards, places and candidates, and take them.

use bevy::prelude::*;

use super::offers::Does;
use super::{Board, Selected};
use crate::desktop::TableSet;
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Given};
use crate::desktop::table::frame::Looking;
use crate::desktop::table::session::{Act, OnTable, Say};

/// Keys have been taken.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keys;

pub(super) fn plugin<G: Board>(app: &mut App) {
    let on_table = resource_exists::<OnTable<G>>;
    app.add_systems(Update, press::<G>.in_set(TableSet::Input).in_set(Keys).in_set(AtTable::Playing).run_if(on_table));
}

/// The next of `count` in a circle, or the first; nothing where there is none.
fn step(count: usize, at: Option<usize>, back: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(at), false) => (at + 1) % count,
        (Some(at), true) => (at + last) % count,
    })
}

fn press<G: Board>(
    mut given: MessageReader<Given>,
    table: Res<OnTable<G>>,
    mut selection: ResMut<Selected<G>>,
    (looking, mut ways): (Res<Looking>, ResMut<G::Ways>),
    (mut acts, mut sounds): (MessageWriter<Act<G>>, MessageWriter<Sound>),
    (mut say, mut pressed): (MessageWriter<Say>, MessageWriter<Pressed>),
    mut busy: ResMut<Busy>,
) {
    for Given(command) in given.read().copied() {
        busy.now();
        let (view, legal) = (&table.view, &table.legal);
        // The key before may have come in the same frame.
        selection.refit::<G>(view, legal);
        let listed = G::is_listed(view) && !legal.is_empty();
        let mut taken = None;
        match command {
            Command::Main | Command::Confirm => {
                let main = command == Command::Main;
                taken = if main { selection.main_action::<G>(view, legal) } else { selection.aimed_action().cloned() };
                if taken.is_none() && main && table.guest {
                    say.write(Say::Back);
                }
            }
            Command::EndStep => taken = G::end_of_step(view, legal).map(|(action, _)| action),
            Command::Back if looking.0.is_none() => {
                if selection.holds() || selection.looked.is_some() {
                    selection.put_down();
                } else if listed && table.undo.is_ok() {
                    pressed.write(Pressed(Command::Undo));
                }
            }
            Command::Left | Command::Right => {
                let back = command == Command::Left;
                let (others, own) = G::tray(view, legal);
                if listed && others.is_empty() {
                    selection.aim = step(selection.candidates.len(), selection.aim, back);
                } else {
                    let cards: Vec<G::Card> = others.into_iter().chain(own).collect();
                    let here = selection.card.and_then(|card| cards.iter().position(|other| *other == card));
                    let next = step(cards.len(), here, back).map(|at| cards[at]);
                    selection.put_down();
                    selection.card = next;
                    selection.by_keys = true;
                }
            }
            Command::Up | Command::Down | Command::NextTarget | Command::PreviousTarget => {
                move_aim::<G>(&table, &mut selection, matches!(command, Command::Up | Command::PreviousTarget), listed);
            }
            _ => {
                let Some(pick) = command.picks() else { continue };
                if selection.holds() || listed {
                    taken = selection.candidates.get(pick).cloned();
                } else {
                    match G::choices(&table, &ways).into_iter().nth(pick).map(|choice| choice.does) {
                        Some(Does::Act(action)) => taken = Some(action),
                        Some(Does::Open(actions)) => selection.opened = actions,
                        Some(Does::Change(change)) => change(&mut ways, view),
                        None => {}
                    }
                }
            }
        }
        if let Some(action) = taken {
            let spot = selection.spot;
            selection.take::<G>(action, spot, (&mut acts, &mut sounds));
            // What follows in the same frame was meant for what is not on the table yet.
            break;
        }
    }
}

/// Moves on among the candidates, and from their end to the next place.
fn move_aim<G: Board>(table: &OnTable<G>, selection: &mut Selected<G>, back: bool, listed: bool) {
    let (view, legal, count) = (&table.view, &table.legal, selection.candidates.len());
    let is_last = selection.aim == if back { Some(0) } else { count.checked_sub(1) };
    let stays = listed || !selection.opened.is_empty() || selection.card.is_some();
    if count > 1 && (stays || !is_last) || listed {
        selection.aim = step(count, selection.aim, back);
        return;
    }
    let spots = G::places(view, legal);
    if spots.is_empty() {
        return;
    }
    let here = selection.spot.and_then(|spot| spots.iter().position(|other| *other == spot));
    let next = step(spots.len(), here, back).map(|at| spots[at]);
    selection.put_down();
    // Keys aim at the first thing that can be done there.
    (selection.spot, selection.aim) = (next, Some(0));
}
