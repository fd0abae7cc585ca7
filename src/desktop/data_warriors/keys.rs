//! Keys move between cards and targets, and take them.

use bevy::prelude::*;

use super::hands::{Hands, Touch, take};
use super::offers::{Choice, asks_too_early, choices};
use super::places::Spot;
use super::reach::{is_prompt, places, step, tray};
use super::stops::SeatStops;
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Given};
use crate::desktop::table::frame::Looking;
use crate::desktop::table::motion::Pace;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::session::{Act, OnTable};
use crate::rules::data_warriors::{Action, Card, State as Game};

/// Keys have been taken.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keys;

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.add_systems(Update, press.in_set(TableSet::Input).in_set(Keys).in_set(AtTable::Playing).run_if(on_table));
}

fn press(
    mut given: MessageReader<Given>,
    table: Res<OnTable<Game>>,
    mut hands: ResMut<Hands>,
    (looking, mut stops): (Res<Looking>, ResMut<SeatStops>),
    (playback, mut pace): (Res<Playback<Game>>, ResMut<Pace>),
    mut touches: MessageWriter<Touch>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let mut acted = false;
    for Given(command) in given.read().copied() {
        // What follows on an action in the same frame was meant for what is not on the table yet.
        if acted {
            break;
        }
        busy.now();
        let (view, legal) = (&table.view, &table.legal);
        // The key before may have come in the same frame.
        hands.refit(view, legal);
        let asked = is_prompt(view.asked) && !legal.is_empty();
        if asks_too_early(&table, &playback) {
            // Nobody answers what has not been shown.
            if matches!(command, Command::Main | Command::Confirm) {
                pace.skip();
            }
            continue;
        }
        match command {
            Command::Main | Command::Confirm => {
                let action = if command == Command::Main { hands.main_action(view, legal) } else { hands.aimed_action() };
                if let Some(action) = action {
                    acted = take(action, &mut hands, &mut acts, &mut sounds);
                }
            }
            Command::EndStep if legal.contains(&Action::EndStep) => {
                acted = take(Action::EndStep, &mut hands, &mut acts, &mut sounds);
            }
            Command::Back if looking.0.is_none() => {
                if hands.holds() {
                    hands.put_down();
                } else if asked && table.undo.is_ok() {
                    touches.write(Touch::Cancel);
                }
            }
            Command::Left | Command::Right if asked && tray(view, legal).0.is_empty() => {
                let back = command == Command::Left;
                hands.aim = step(hands.candidates.len(), Some(hands.aim), back).unwrap_or_default();
            }
            Command::Left | Command::Right => {
                let (others, own) = tray(view, legal);
                let cards: Vec<Card> = others.into_iter().chain(own).collect();
                let here = hands.card.and_then(|card| cards.iter().position(|other| *other == card));
                let next = step(cards.len(), here, command == Command::Left);
                hands.put_down();
                hands.card = next.map(|at| cards[at]);
                hands.by_keys = true;
            }
            Command::Up | Command::Down | Command::NextTarget | Command::PreviousTarget => {
                let back = matches!(command, Command::Up | Command::PreviousTarget);
                let many = hands.candidates.len() > 1;
                let ends = hands.aim == if back { 0 } else { hands.candidates.len().saturating_sub(1) };
                if asked || many && !ends {
                    hands.aim = step(hands.candidates.len(), Some(hands.aim), back).unwrap_or_default();
                    continue;
                }
                let spots: Vec<Spot> = places(view, legal);
                if spots.is_empty() {
                    continue;
                }
                let here = hands.spot.and_then(|spot| spots.iter().position(|other| *other == spot));
                let next = step(spots.len(), here, back).map(|at| spots[at]);
                hands.put_down();
                hands.spot = next;
                hands.looked = next;
            }
            _ => {
                let Some(pick) = command.picks() else { continue };
                if hands.holds() || asked {
                    if let Some(action) = hands.candidates.get(pick).copied() {
                        acted = take(action, &mut hands, &mut acts, &mut sounds);
                    }
                    continue;
                }
                match choices(&table, &stops).get(pick).copied() {
                    Some(Choice::Do(action)) => acted = take(action, &mut hands, &mut acts, &mut sounds),
                    Some(Choice::Resign) => hands.resigning = true,
                    Some(Choice::SkipOwn) => {
                        if let Some(own) = view.own() {
                            stops.of_mut(own).own_items = false;
                        }
                    }
                    None => {}
                }
            }
        }
    }
}
