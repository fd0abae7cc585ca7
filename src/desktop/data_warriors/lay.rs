//! What lies on the table follows the view, as soon as what happened has been seen.

use bevy::prelude::*;

use super::call_stack::{self, Entry, Tray};
use super::drives::{make_drive, make_memory, make_trash};
use super::flights::{Burns, Piles, SetOut};
use super::places::Desks;
use super::spawner::PieceSpawner;
use super::style::{Shapes, Style};
use super::windows::{Window, make_tab, make_window};
use crate::desktop::board::pieces::{self, Standing, Stands};
use crate::desktop::redraw::Busy;
use crate::desktop::table::label::Labels;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::data_warriors::{CardState, Event, FaceId, Place, State as Game, TurnStep};
use crate::rules::game::Seat;

/// What a piece is; it is made anew where this changes.
#[derive(Component, Debug, Clone, PartialEq)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub enum Piece {
    /// A card in play with its window.
    Window(Window),
    /// A .CONF on its host.
    Tab(Window),
    /// A drive with so many cards, and so many shields.
    Drive(Seat, u8, u8),
    /// A trash bin with so many cards, the last one that went there, and those that were just wiped.
    Trash(Seat, u8, Option<FaceId>, Vec<FaceId>),
    /// A memory monitor: points that are allocated, and of those throttled.
    Memory(Seat, u8, u8),
    /// An entry of the stack.
    Entry(Entry),
    /// What the stack lies on.
    Tray(Tray),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(TableSet::Pieces).after(SetOut).run_if(resource_exists::<OnTable<Game>>));
}

/// What changes while something is still to be seen: drives, trash bins and the stack are shown as far as has been seen.
fn counts(table: &OnTable<Game>, desks: &Desks, piles: &Piles, is_running: bool) -> Vec<(Piece, Transform)> {
    let open = &table.view.table;
    let mut all = Vec::new();
    for seat in (0..open.seats).map(Seat) {
        let shown = piles.of(seat);
        let shields = open.user(seat).shields.iter().sum();
        all.push((Piece::Drive(seat, shown.drive, shields), desks.drive(seat)));
        let last = shown.last_wiped.filter(|card| open.trash.contains(*card) || is_running);
        let last = last.or_else(|| open.trash.owned(seat).iter().last());
        let last = last.filter(|_| shown.trash > 0).map(|card| open.face(card));
        let wiped = if is_running { Vec::new() } else { just_wiped(table, seat) };
        all.push((Piece::Trash(seat, shown.trash, last, wiped), desks.trash(seat)));
    }
    all
}

/// The cards that a user's drive has lost since the last command or script was issued, or since the turn began.
fn just_wiped(table: &OnTable<Game>, seat: Seat) -> Vec<FaceId> {
    let events = table.log.iter().rev().flat_map(|line| line.events.iter().rev());
    let latest = events.take_while(|event| !matches!(event, Event::Issued { .. } | Event::StepBegan { step: TurnStep::Init, .. }));
    let lost = latest.filter_map(|event| match event {
        Event::Moved { owner, card: Some(seen), from: Place::Drive, to: Place::Trash } if *owner == seat => Some(seen.card),
        _ => None,
    });
    let open = &table.view.table;
    lost.filter(|card| open.trash.contains(*card)).map(|card| open.face(card)).collect()
}

/// Everything that lies on the table once what happened has been seen.
fn lying(table: &OnTable<Game>, desks: &Desks) -> Vec<(Piece, Transform)> {
    let open = &table.view.table;
    let mut all = Vec::new();
    for seat in (0..open.seats).map(Seat) {
        let user = open.user(seat);
        let throttled = user.memory.allocated() - user.memory.own;
        all.push((Piece::Memory(seat, user.memory.allocated(), throttled), desks.of_seat(seat).base));
        for (card, place) in desks.cards(open, seat) {
            let Some(placed) = open.desk.get(card) else { continue };
            let window = Window {
                card,
                face: open.face(card),
                state: placed.state,
                controller: placed.controller,
                foreign: placed.controller != placed.at,
                percent: (place.scale.x * 100.0).round() as u16,
            };
            all.push((if placed.host.is_some() { Piece::Tab(window) } else { Piece::Window(window) }, place));
        }
    }
    call_stack::entries(table, desks, &mut all);
    all
}

/// Whether two pieces are the same thing, though it may look different now.
fn is_same(one: &Piece, other: &Piece) -> bool {
    match (one, other) {
        (Piece::Window(one) | Piece::Tab(one), Piece::Window(other) | Piece::Tab(other)) => one.card == other.card,
        (Piece::Entry(one), Piece::Entry(other)) => one.number == other.number,
        _ => false,
    }
}

/// Lays everything where it lies now.
fn lay(
    mut commands: Commands,
    (table, playback, piles): (Res<OnTable<Game>>, Res<Playback<Game>>, Res<Piles>),
    (room, desks, style): (Option<Res<Room>>, Option<Res<Desks>>, Option<Res<Style>>),
    shapes: Res<Shapes>,
    (burning, mut burnt): (Query<(), With<Burns>>, RemovedComponents<Burns>),
    old: Query<(Entity, &Piece, &Stands, &Transform)>,
    mut labels: Labels,
    mut kept: Local<Vec<(Piece, Transform)>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(desks), Some(style)) = (room, desks, style) else { return };
    let anew = desks.is_changed() || style.is_changed() || room.is_changed();
    let burnt = burnt.read().count() > 0;
    if !room.is_of::<Game>() || !(table.is_changed() || playback.is_changed() || anew || burnt) {
        return;
    }
    // Meanwhile only counts follow.
    if !playback.is_running() || anew {
        *kept = lying(&table, &desks);
    }
    let mut wanted = kept.clone();
    wanted.extend(counts(&table, &desks, &piles, playback.is_running() || !burning.is_empty()));
    let mut spawner = PieceSpawner { catalog: table.view.table.catalog, labels: &mut labels, shapes: &shapes, style: &style, scale: 1.0 };
    let standing = Standing { wanted: &wanted, anew, is_same: &|(one, _), (other, _)| is_same(one, other), go: &pieces::straight };
    let changed = pieces::follow(&mut commands, &old, standing, |commands, piece, before, place| {
        let state = before.and_then(|before| if let Piece::Window(window) = before { Some(window.state) } else { None });
        make(commands, &mut spawner, piece, state, place, &desks)
    });
    if changed {
        busy.moves();
    }
}

fn make(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    piece: &Piece,
    before: Option<CardState>,
    place: Transform,
    desks: &Desks,
) -> Entity {
    spawner.scale = match piece {
        Piece::Window(window) | Piece::Tab(window) => f32::from(window.percent) / 100.0,
        Piece::Drive(seat, ..) | Piece::Trash(seat, ..) => desks.of_seat(*seat).piles(),
        _ => 1.0,
    };
    match piece {
        Piece::Window(window) => make_window(commands, spawner, window, before, place),
        Piece::Tab(tab) => make_tab(commands, spawner, tab, place),
        Piece::Drive(seat, cards, shields) => make_drive(commands, spawner, *seat, (*cards, *shields), place),
        Piece::Trash(_, cards, top, wiped) => make_trash(commands, spawner, *cards, (*top, wiped), place),
        Piece::Memory(seat, allocated, throttled) => make_memory(commands, spawner, (*seat, *allocated, *throttled), desks, place),
        Piece::Entry(entry) => call_stack::make_entry(commands, spawner, entry, place),
        Piece::Tray(tray) => call_stack::make_tray(commands, spawner, tray, desks, place),
    }
}
