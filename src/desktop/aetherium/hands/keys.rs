//! Keys move the aimed square, go through targets, turn what is in hand, and take it.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use super::aims::{self, Ctx};
use super::{Hands, Within, pad, press_main, quarters, refit, rows, sliding, take_row};
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Given};
use crate::desktop::table::frame::Looking;
use crate::desktop::table::session::{Act, OnTable, Session};
use crate::rules::aetherium::{Action, Asked, Direction, Facing, Square, State as Game, Turn};

/// Keys have been taken.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keys;

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>.and_then(resource_exists::<Session<Game>>);
    app.add_systems(Update, press.in_set(TableSet::Input).in_set(Keys).in_set(AtTable::Playing).run_if(on_table));
}

/// The way of an arrow as the viewer sees the server.
const fn way(command: Command) -> Option<Direction> {
    match command {
        Command::Up => Some(Direction::North),
        Command::Down => Some(Direction::South),
        Command::Left => Some(Direction::West),
        Command::Right => Some(Direction::East),
        _ => None,
    }
}

/// The way of a key of the number pad.
const fn numpad(key: KeyCode) -> Option<Direction> {
    match key {
        KeyCode::Numpad8 => Some(Direction::North),
        KeyCode::Numpad9 => Some(Direction::NorthEast),
        KeyCode::Numpad6 => Some(Direction::East),
        KeyCode::Numpad3 => Some(Direction::SouthEast),
        KeyCode::Numpad2 => Some(Direction::South),
        KeyCode::Numpad1 => Some(Direction::SouthWest),
        KeyCode::Numpad4 => Some(Direction::West),
        KeyCode::Numpad7 => Some(Direction::NorthWest),
        _ => None,
    }
}

/// Where the aimed square begins: where it was, under the pointer, at what is in hand.
fn start(ctx: &Ctx<'_>, hands: &Hands) -> Option<Square> {
    let open = &ctx.view().table;
    let held = hands.schema.and_then(|schema| open.schemas.get(usize::from(schema))).map(|placed| placed.centre);
    let own = hands.cursor.or(held).or_else(|| hands.model.and_then(|model| open.square(model)));
    own.or(hands.over.square).or_else(|| Square::at(9, 9))
}

/// Moves the aimed square.
fn aim_on(ctx: &Ctx<'_>, hands: &mut Hands, direction: Direction) {
    let seen = if ctx.turned { direction.opposite() } else { direction };
    let from = start(ctx, hands);
    hands.cursor = from.and_then(|from| from.step(seen)).or(from);
    hands.by_keys = true;
    hands.turn = None;
}

/// The next of the places at which something can be done.
fn aim_next(ctx: &Ctx<'_>, hands: &mut Hands, back: bool) {
    let stops = aims::stops(ctx, hands);
    if stops.is_empty() {
        return;
    }
    let here = hands.cursor.filter(|_| hands.by_keys).and_then(|cursor| stops.iter().position(|stop| *stop == cursor));
    let next = match (here, back) {
        (None, false) => 0,
        (None, true) => stops.len() - 1,
        (Some(at), false) => (at + 1) % stops.len(),
        (Some(at), true) => (at + stops.len() - 1) % stops.len(),
    };
    hands.cursor = Some(stops[next]);
    hands.by_keys = true;
    if sliding::is_on(ctx.view().asked, hands.mode) {
        hands.schema = ctx.view().table.ground().schema_at(stops[next]).map(|schema| schema as u8);
        hands.turn = None;
        hands.cursor = hands.schema.and_then(|schema| sliding::middle(&ctx.view().table, usize::from(schema))).or(hands.cursor);
    }
}

/// Turns what is in hand by quarters clockwise.
fn turn(ctx: &Ctx<'_>, hands: &mut Hands, by: u8) {
    if sliding::is_on(ctx.view().asked, hands.mode) {
        if hands.schema.is_some() {
            let now = hands.turn.map_or(0, Turn::quarters);
            hands.turn = Turn::ALL.into_iter().find(|turn| turn.quarters() == (now + by) % 4);
        }
        return;
    }
    let shown = hands.does().and_then(|does| does.facing).map(|(_, facing)| facing);
    let standing = hands.model.map(|model| ctx.view().table.model(model).facing);
    let ghost = hands.does().and_then(|does| does.ghost).map(|placed| placed.facing);
    let now: Facing = hands.facing.or(shown).or(ghost).or(standing).unwrap_or_default();
    hands.facing = Some(now.turned(by));
    // With nothing else aimed at the active model turns where it stands.
    if ctx.view().asked == Asked::Act && hands.does().is_none() {
        hands.cursor = hands.model.and_then(|model| ctx.view().table.square(model));
        hands.by_keys = true;
    }
}

/// Keys while the PAD is ordered.
fn order(hands: &mut Hands, fixed: usize, command: Command) {
    let last = hands.order.len().saturating_sub(1);
    match command {
        Command::Left => hands.card = Some(hands.card.map_or(0, |at| at.saturating_sub(1))),
        Command::Right | Command::NextTarget => hands.card = Some(hands.card.map_or(0, |at| (at + 1).min(last))),
        Command::Up | Command::Down => {
            let Some(at) = hands.card else { return };
            let to = if command == Command::Up { at.saturating_sub(1).max(fixed) } else { (at + 1).min(last) };
            pad::shift(&mut hands.order, at, to, fixed);
            hands.card = Some(to);
        }
        command => {
            let Some(pick) = command.picks().filter(|pick| *pick <= last) else { return };
            match hands.card {
                Some(at) if at >= fixed && pick >= fixed => {
                    pad::shift(&mut hands.order, at, pick, fixed);
                    hands.card = None;
                }
                _ => hands.card = Some(pick),
            }
        }
    }
}

fn press(
    (mut given, mut typed): (MessageReader<Given>, MessageReader<KeyboardInput>),
    (table, session): (Res<OnTable<Game>>, Res<Session<Game>>),
    server: Option<Res<crate::desktop::aetherium::places::Server>>,
    mut hands: ResMut<Hands>,
    mut within: ResMut<Within>,
    looking: Res<Looking>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let mut acted = false;
    let turned = server.is_some_and(|server| server.is_turned());
    let numbers: Vec<Direction> = typed.read().filter(|key| key.state.is_pressed()).filter_map(|key| numpad(key.key_code)).collect();
    let commands: Vec<Command> = given.read().map(|given| given.0).collect();
    if commands.is_empty() && numbers.is_empty() {
        return;
    }
    busy.now();
    for direction in numbers {
        let ctx = Ctx { session: &session, table: &table, ways: within.ways.as_ref(), slides: within.slides.as_ref(), turned };
        aim_on(&ctx, &mut hands, direction);
    }
    for command in commands {
        // What follows on an action in the same frame was meant for what is not on the table yet.
        if acted {
            break;
        }
        // The key before may have come in the same frame.
        refit(&table, &session, &mut hands, &mut within, turned);
        let ctx = Ctx { session: &session, table: &table, ways: within.ways.as_ref(), slides: within.slides.as_ref(), turned };
        let ordering = table.view.asked == Asked::Order && !table.legal.is_empty();
        match command {
            Command::Main => {
                if !table.legal.is_empty() {
                    acted = press_main(&mut hands, &table);
                    sounds.write(if acted { Sound::Click } else { Sound::Refuse });
                }
            }
            Command::Confirm => {
                if !ordering && !table.legal.is_empty() {
                    acted = hands.commit(&table);
                    sounds.write(if acted { Sound::Click } else { Sound::Refuse });
                }
            }
            Command::EndStep if table.legal.contains(&Action::End) => {
                acts.write(Act(Action::End));
                sounds.write(Sound::Click);
                acted = true;
            }
            Command::Back if looking.0.is_none() => hands.let_go(),
            _ if ordering => order(&mut hands, table.view.pad.len(), command),
            Command::NextTarget | Command::PreviousTarget => aim_next(&ctx, &mut hands, command == Command::PreviousTarget),
            command => {
                if let Some(direction) = way(command) {
                    aim_on(&ctx, &mut hands, direction);
                } else if let Some(by) = quarters(command) {
                    turn(&ctx, &mut hands, by);
                } else if let Some(shown) = command.picks().and_then(|pick| rows::rows(&ctx, &hands).into_iter().nth(pick)) {
                    let done = take_row(&mut hands, &table, &session, shown.row);
                    acted = done && matches!(shown.row, rows::Row::Do(_));
                    sounds.write(if done { Sound::Click } else { Sound::Refuse });
                }
            }
        }
    }
}
