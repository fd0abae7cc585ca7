//! Keys move the aimed square, go through targets, turn what is in hand, and take it.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use super::aims::{self, Ctx};
use super::{Hands, Within, pad, press_main, quarters, refit, rows, sliding, take_row};
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Given};
use crate::desktop::table::frame::Looking;
use crate::desktop::table::session::{Act, OnTable, Session};
use crate::rules::aetherium::{Action, Asked, Direction, Square, State as Game};

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
    hands.row = None;
    hands.turn = None;
}

/// The next of the places at which something can be done, and then of the rows.
fn aim_next(ctx: &Ctx<'_>, hands: &mut Hands, back: bool) {
    let stops = aims::stops(ctx, hands);
    let rows: Vec<usize> =
        rows::rows(ctx, hands).iter().enumerate().filter(|(_, shown)| shown.refusal.is_none()).map(|(at, _)| at).collect();
    let count = stops.len() + rows.len();
    if count == 0 {
        return;
    }
    let at_row = || hands.row.and_then(|row| rows.iter().position(|at| *at == row)).map(|at| stops.len() + at);
    let at_stop = || hands.cursor.filter(|_| hands.by_keys).and_then(|cursor| stops.iter().position(|stop| *stop == cursor));
    let next = match (at_row().or_else(at_stop), back) {
        (None, false) => 0,
        (None, true) => count - 1,
        (Some(at), false) => (at + 1) % count,
        (Some(at), true) => (at + count - 1) % count,
    };
    hands.by_keys = true;
    hands.row = next.checked_sub(stops.len()).map(|at| rows[at]);
    if hands.row.is_some() {
        hands.cursor = None;
        return;
    }
    hands.cursor = Some(stops[next]);
    if sliding::is_on(ctx.view().asked, hands.mode) {
        hands.schema = ctx.view().table.ground().schema_at(stops[next]).map(|schema| schema as u8);
        hands.turn = None;
        hands.cursor = hands.schema.and_then(|schema| sliding::middle(&ctx.view().table, usize::from(schema))).or(hands.cursor);
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

/// Takes the row that keys aim at, if they aim at one; whether it could be taken.
fn take_aimed_row(ctx: &Ctx<'_>, hands: &mut Hands) -> Option<bool> {
    let shown = rows::rows(ctx, hands).into_iter().nth(hands.row?)?;
    Some(take_row(hands, ctx.table, ctx.session, shown.row))
}

fn press(
    (mut given, mut typed): (MessageReader<Given>, MessageReader<KeyboardInput>),
    (table, session, settings): (Res<OnTable<Game>>, Res<Session<Game>>, Res<Settings>),
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
        let (ways, slides) = (within.ways.as_ref(), within.slides.as_ref());
        let ctx = Ctx { session: &session, table: &table, settings: &settings, ways, slides, turned };
        aim_on(&ctx, &mut hands, direction);
    }
    for command in commands {
        // What follows on an action in the same frame was meant for what is not on the table yet.
        if acted {
            break;
        }
        // The key before may have come in the same frame.
        refit((&table, &session, &settings), &mut hands, &mut within, turned);
        let (ways, slides) = (within.ways.as_ref(), within.slides.as_ref());
        let ctx = Ctx { session: &session, table: &table, settings: &settings, ways, slides, turned };
        let ordering = table.view.asked == Asked::Order && !table.legal.is_empty();
        match command {
            Command::Main => {
                if !table.legal.is_empty() {
                    acted = take_aimed_row(&ctx, &mut hands).unwrap_or_else(|| press_main(&mut hands, &table));
                    sounds.write(if acted { Sound::Click } else { Sound::Refuse });
                }
            }
            Command::Confirm => {
                if !ordering && !table.legal.is_empty() {
                    acted = take_aimed_row(&ctx, &mut hands).unwrap_or_else(|| hands.commit(&table));
                    sounds.write(if acted { Sound::Click } else { Sound::Refuse });
                }
            }
            Command::EndStep if table.legal.contains(&Action::End) => {
                acts.write(Act(Action::End));
                sounds.write(Sound::Click);
                acted = true;
            }
            Command::Back if looking.0.is_none() && !hands.holds() => hands.look_away(),
            Command::Back if looking.0.is_none() => hands.let_go(),
            _ if ordering => order(&mut hands, table.view.pad.len(), command),
            Command::NextTarget | Command::PreviousTarget => aim_next(&ctx, &mut hands, command == Command::PreviousTarget),
            command => {
                if let Some(direction) = way(command) {
                    aim_on(&ctx, &mut hands, direction);
                } else if let Some(by) = quarters(command) {
                    hands.turn_by(&table, by);
                } else if let Some(shown) = command.picks().and_then(|pick| rows::rows(&ctx, &hands).into_iter().nth(pick)) {
                    let done = take_row(&mut hands, &table, &session, shown.row);
                    acted = done && matches!(shown.row, rows::Row::Do(_));
                    sounds.write(if done { Sound::Click } else { Sound::Refuse });
                }
            }
        }
    }
}
