//! Where the places are that can be pointed at, and where the stack is seen.

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::areas::Area;
use super::call_stack::items;
use super::places::{BIN, Desks, PLATTER, Spot, TAB, WINDOW};
use crate::desktop::TableSet;
use crate::desktop::board::{Lens, Place, Places, in_tray};
use crate::desktop::table::pointing::{At, Finding, Found, find};
use crate::desktop::table::session::{OnTable, Taught};
use crate::lessons;
use crate::rules::data_warriors::{Card, State as Game, Table};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StackSeen>()
        .add_systems(Update, (lay_out, see_stack).in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(Update, point.in_set(Finding).run_if(resource_exists::<OnTable<Game>>));
}

/// Where is what a lesson points at.
fn point((taught, table, laid): (Res<Taught>, Res<OnTable<Game>>, Res<Places<Spot>>), mut found: ResMut<Found>) {
    let lies = |spot: Spot| laid.0.iter().find(|place| place.spot == spot).map(|place| At::Flat(place.corners));
    let at = |spot: &lessons::Spot| match *spot {
        lessons::Spot::Drive(seat) => lies(Spot::Drive(Seat(seat))),
        lessons::Spot::Trash(seat) => lies(Spot::Trash(Seat(seat))),
        lessons::Spot::Memory(seat) => lies(Spot::Memory(Seat(seat))),
        lessons::Spot::Bench(seat) => lies(Spot::Bench(Seat(seat))),
        lessons::Spot::Desktop(seat) => lies(Spot::Desktop(Seat(seat))),
        lessons::Spot::Stack => lies(Spot::Stack),
        lessons::Spot::Card(number) => {
            let card = Card::try_from(number).ok()?;
            let item = table.view.table.stack.iter().find(|item| item.card == card).map(|item| Spot::Item(item.number));
            lies(Spot::Card(card)).or_else(|| lies(item?)).or_else(|| Some(At::Widget(in_tray::<Game>(card))))
        }
        _ => None,
    };
    find(&taught, &mut found, at);
}

/// The places of the table, those on top first.
fn places(open: &Table, desks: &Desks) -> Vec<Place<Spot>> {
    let mut places = Vec::new();
    let mut add = |spot: Spot, on: &Transform, middle: Vec3, size: Vec2| places.push(Place::flat(spot, on, middle, size));
    // The stack hangs over the desktops.
    let entries = items(open);
    for (at, (item, chosen)) in entries.iter().enumerate() {
        let number = if *chosen { 0 } else { item.number };
        let entry = desks.entry(at, entries.len());
        add(Spot::Item(number), &entry.base, Vec3::Y * 0.1, entry.size);
    }
    let stack = desks.stack(entries.len());
    add(Spot::Stack, &stack.base, Vec3::ZERO, stack.size);
    for seat in (0..desks.seats).map(Seat) {
        for (card, place) in desks.cards(open, seat) {
            let tab = open.desk.get(card).is_some_and(|placed| placed.host.is_some());
            add(Spot::Card(card), &place, Vec3::Y * 0.08, if tab { TAB } else { WINDOW });
        }
        let area = desks.of_seat(seat);
        // The drive stands up: what is seen of its height belongs to it.
        let height = 0.044 * f32::from(open.user(seat).drive);
        add(Spot::Drive(seat), &desks.drive(seat), Vec3::new(0.0, height, 0.0), Vec2::splat(PLATTER * 2.1));
        add(Spot::Drive(seat), &desks.drive(seat), Vec3::new(0.0, 0.1, 0.0), Vec2::new(PLATTER * 2.2, PLATTER * 2.4));
        add(Spot::Trash(seat), &desks.trash(seat), Vec3::Y * 0.1, BIN);
        let (first, last) = (area.cell(0), area.cell(7));
        // With what is written behind it.
        let (middle, wide) = ((first + last) / 2.0 + (last - first) * 0.3, area.cell_width() * 12.2);
        add(Spot::Memory(seat), &area.base, middle, Vec2::new(wide, 0.8));
        add(Spot::Bench(seat), &area.base, area.bench().at, area.bench().size);
    }
    for seat in (0..desks.seats).map(Seat) {
        add(Spot::Desktop(seat), &desks.of_seat(seat).base, Vec3::ZERO, desks.of_seat(seat).size);
    }
    places
}

fn lay_out(table: Res<OnTable<Game>>, desks: Option<Res<Desks>>, mut laid: ResMut<Places<Spot>>) {
    let Some(desks) = desks else { return };
    if table.is_changed() || desks.is_changed() {
        laid.set_if_neq(Places(places(&table.view.table, &desks)));
    }
}

/// What is on the stack, on the screen: nothing lies over it.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct StackSeen(pub Option<Rect>);

fn see_stack((table, desks): (Res<OnTable<Game>>, Option<Res<Desks>>), mut lens: Lens, mut seen: ResMut<StackSeen>) {
    let Some(desks) = desks else { return };
    let count = items(&table.view.table).len();
    let stack = desks.stack(count);
    let corner = |area: &Area, x: f32, z: f32| area.base.transform_point(Vec3::new(x * area.size.x, 0.0, z * area.size.y) / 2.0);
    let points = lens.eye().and_then(|eye| eye.points([corner(&stack, -1.0, -1.0), corner(&stack, 1.0, 1.0)]));
    seen.set_if_neq(StackSeen(points.filter(|_| count > 0).map(|[from, to]| Rect::from_two_pos(from, to))));
}
