//! How a player goes about each action with keys, a gamepad or the pointer.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::aims::Ctx;
use super::rows::{Row, rows};
use super::{Hands, Mode, Within};
use crate::desktop::aetherium::places::{Server, TOP};
use crate::desktop::headless::on_purpose::{OnPurpose, Player};
use crate::desktop::headless::reach::Device;
use crate::desktop::keys::Command;
use crate::desktop::settings::Settings;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::aetherium::{Action, Asked, Facing, Manipulation, ModelId, Square, State as Game};

impl OnPurpose for Game {
    fn go_about(player: &mut Player<'_>, action: &Action) {
        match *action {
            Action::Queue(slot) => queue(player, slot.card() as u8),
            Action::Step { model, direction, facing } => {
                take_model(player, model);
                let Some(to) = square(player, model).and_then(|from| from.step(direction)) else { return };
                place(player, to, Some(facing));
            }
            Action::Turn { model, facing } => {
                take_model(player, model);
                let Some(at) = square(player, model) else { return };
                if player.device == Device::Pointer {
                    drag(player, at, facing);
                } else {
                    place(player, at, Some(facing));
                }
            }
            Action::Attack { model, target } => {
                take_model(player, model);
                take_row(player, |row| row == Row::Mode(Mode::Attack));
                point_at_model(player, target);
                confirm(player);
            }
            Action::Manipulate { schema, how } => manipulate(player, schema, how),
            Action::PlaceToken { schema, symbol } => {
                take_row(player, |row| row == Row::Token(symbol));
                let uplink = player.resource::<OnTable<Game>>().view.table.uplink(usize::from(schema));
                let Some((_, at)) = uplink else { return };
                place(player, at, None);
            }
            Action::PlaceSchema { centre, facing } => {
                let quarters = facing as usize;
                for _ in 0..quarters {
                    turn(player);
                }
                place(player, centre, None);
            }
            Action::Place { square, facing, .. } => place(player, square, Some(facing)),
            Action::ChooseSquare(square) => place(player, square, None),
            Action::ChooseModel(model) | Action::Activate(model) if square(player, model).is_some() => {
                point_at_model(player, model);
                confirm(player);
            }
            Action::ChooseSchema(schema) => {
                let uplink = player.resource::<OnTable<Game>>().view.table.uplink(usize::from(schema));
                let Some((_, at)) = uplink else { return };
                place(player, at, None);
            }
            Action::Ready | Action::End => press_button(player, action),
            _ => {
                if let Some(model) = doer(action) {
                    take_model(player, model);
                }
                if !take_row(player, |row| row == Row::Do(*action)) {
                    press_button(player, action);
                }
            }
        }
    }
}

/// The model that does something of its own.
const fn doer(action: &Action) -> Option<ModelId> {
    match *action {
        Action::Capture { model, .. } | Action::Exe { model, .. } => Some(model),
        Action::Download(model) | Action::PickUp(model) | Action::Leave(model) => Some(model),
        _ => None,
    }
}

fn hands(world: &World) -> &Hands {
    world.resource::<Hands>()
}

fn square(player: &Player<'_>, model: ModelId) -> Option<Square> {
    player.resource::<OnTable<Game>>().view.table.square(model)
}

/// Something that the prompt bar offers.
fn press_button(player: &mut Player<'_>, action: &Action) {
    match player.device {
        Device::Pointer => player.click_button_for::<Game>(action),
        _ if *action == Action::End => player.give(Command::EndStep),
        _ => player.give(Command::Main),
    }
}

/// Takes a row of what can be done; whether it is there.
fn take_row(player: &mut Player<'_>, is_it: impl Fn(Row) -> bool) -> bool {
    let (session, table) = (player.resource::<Session<Game>>(), player.resource::<OnTable<Game>>());
    let (within, settings) = (player.resource::<Within>(), player.resource::<Settings>());
    let ctx = Ctx { session, table, settings, ways: within.ways.as_ref(), slides: within.slides.as_ref(), turned: false };
    let Some(at) = rows(&ctx, player.resource()).iter().position(|shown| is_it(shown.row)) else { return false };
    match (player.device, Command::pick(at)) {
        (Device::Pointer, _) => player.click_widget(Id::new(("what can be done", at))),
        (Device::Keys, Some(command)) => {
            player.give(command);
            true
        }
        _ => {
            let found = player.give_until(Command::NextTarget, 60, |world| hands(world).row == Some(at));
            player.give(Command::Confirm);
            found
        }
    }
}

/// Takes the active model in hand that is to act.
fn take_model(player: &mut Player<'_>, model: ModelId) {
    if player.resource::<Hands>().model != Some(model) {
        point_at_model(player, model);
        confirm(player);
    }
}

/// Aims at a model.
fn point_at_model(player: &mut Player<'_>, model: ModelId) {
    let (server, table) = (*player.resource::<Server>(), &player.resource::<OnTable<Game>>().view.table);
    let (Some(at), Some(stands)) = (table.square(model), server.model(table, model)) else { return };
    if player.device == Device::Pointer {
        let foot = stands.translation;
        let points = [0.6, 0.3, 0.9, 0.1].map(|up| foot + Vec3::Y * up);
        let around = [Vec3::X, -Vec3::X, Vec3::Z, -Vec3::Z].map(|side| foot + side * 0.4);
        player.point_where(points.into_iter().chain(around), |world| hands(world).over.model == Some(model));
    } else {
        aim_at(player, at);
    }
}

/// Aims at a square; with the pointer at a point of it that nothing stands before.
fn aim_at(player: &mut Player<'_>, to: Square) {
    if player.device == Device::Pointer {
        let middle = player.resource::<Server>().middle(to);
        let offsets = [0.0, 0.3, -0.3, 0.45, -0.45];
        let points = offsets.into_iter().flat_map(|x| offsets.map(|z| Vec3::new(x, 0.0, z)));
        let points = [TOP, 0.0].into_iter().flat_map(|up| points.clone().map(move |off| middle + off + Vec3::Y * up));
        // Between figures the square itself is meant if it can be.
        let is_there = |world: &World| hands(world).over.square == Some(to);
        let is_free = |world: &World| is_there(world) && hands(world).over.model.is_none();
        if player.point_where(points.clone(), is_free).is_none() {
            player.point_where(points, is_there);
        }
        return;
    }
    let turned = player.resource::<Server>().is_turned();
    for _ in 0..60 {
        let now = player.resource::<Hands>().cursor;
        let Some(from) = now else {
            player.give(Command::Left);
            continue;
        };
        let (x, y) = (to.x() - from.x(), to.y() - from.y());
        let (x, y) = if turned { (-x, -y) } else { (x, y) };
        match (x, y) {
            (0, 0) => return,
            (1.., _) => player.give(Command::Right),
            (..=-1, _) => player.give(Command::Left),
            (_, 1..) => player.give(Command::Up),
            (_, ..=-1) => player.give(Command::Down),
        }
    }
}

/// Does what is aimed at.
fn confirm(player: &mut Player<'_>) {
    if player.device == Device::Pointer {
        player.button(ButtonState::Pressed);
        player.button(ButtonState::Released);
    } else {
        player.give(Command::Confirm);
    }
}

/// Turns what is in hand by a quarter clockwise.
fn turn(player: &mut Player<'_>) {
    if player.device == Device::Pointer {
        take_row(player, |row| row == Row::Turn(1));
    } else {
        player.give(Command::TurnRight);
    }
}

/// Aims at a square, chooses a facing there, and confirms.
fn place(player: &mut Player<'_>, to: Square, facing: Option<Facing>) {
    let looks = |world: &World| hands(world).does().and_then(|does| does.facing).map(|(_, facing)| facing);
    aim_at(player, to);
    match facing {
        Some(facing) if player.device == Device::Pointer && looks(player.headless.app.world()) != Some(facing) => drag(player, to, facing),
        Some(facing) => {
            if player.device != Device::Pointer {
                player.give_until(Command::TurnRight, 4, |world| looks(world) == Some(facing));
            }
            confirm(player);
        }
        None => confirm(player),
    }
}

/// Presses the pointer on a square and lets it go in the direction that is to be faced.
fn drag(player: &mut Player<'_>, from: Square, facing: Facing) {
    let model = player.resource::<Hands>().model.filter(|model| square(player, *model) == Some(from));
    match model {
        Some(model) => point_at_model(player, model),
        None => aim_at(player, from),
    }
    player.button(ButtonState::Pressed);
    let server = *player.resource::<Server>();
    let way = server.heading(facing) * Vec3::NEG_Z;
    // A figure is pressed anywhere on it.
    let far = if model.is_some() { 1.6 } else { 0.9 };
    player.point_at(server.middle(from) + Vec3::Y * TOP + way * far);
    player.button(ButtonState::Released);
}

/// Brings a card to the front of the order and confirms it.
fn queue(player: &mut Player<'_>, card: u8) {
    let fixed = player.resource::<OnTable<Game>>().view.pad.len();
    let Some(at) = player.resource::<Hands>().order.iter().position(|other| *other == card) else { return };
    if player.device == Device::Pointer {
        if at != fixed {
            player.click_widget(Id::new(("order", at)));
            player.click_widget(Id::new(("order", fixed)));
        }
        press_button(player, &Action::Queue(crate::rules::aetherium::Slot::of(own(player), usize::from(card))));
        return;
    }
    player.give_until(Command::Right, 12, |world| hands(world).card == Some(at));
    player.give_until(Command::Up, 12, |world| hands(world).card == Some(fixed));
    player.give(Command::Main);
}

fn own(player: &Player<'_>) -> crate::rules::game::Seat {
    player.resource::<OnTable<Game>>().view.own().unwrap_or_default()
}

/// Takes a schema in hand and shifts or turns it.
fn manipulate(player: &mut Player<'_>, schema: u8, how: Manipulation) {
    let table = player.resource::<OnTable<Game>>();
    let (asked, open) = (table.view.asked, &table.view.table);
    let at = usize::from(schema);
    let (centre, footprint) = (open.schemas[at].centre, open.ground().footprint(at));
    if matches!(asked, Asked::Act | Asked::Enter) {
        take_row(player, |row| row == Row::Mode(Mode::Schemas));
    }
    let own = |world: &World| hands(world).schema == Some(schema);
    for square in footprint.iter() {
        if own(player.headless.app.world()) {
            break;
        }
        aim_at(player, square);
        confirm(player);
    }
    match how {
        Manipulation::Shift(direction) => {
            let Some(to) = centre.step(direction) else { return };
            aim_at(player, to);
            confirm(player);
        }
        Manipulation::Turn(wanted) => {
            for _ in 0..wanted.quarters() {
                turn(player);
            }
            if player.device == Device::Pointer {
                aim_at(player, centre);
            }
            confirm(player);
        }
    }
}
