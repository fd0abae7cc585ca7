//! Arrows from entries of the stack to what they name: bright for the one that resolves next and the one looked at, faint
//! for the others.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

use super::call_stack::items;
use super::places::{Desks, Spot};
use super::style::Style;
use crate::desktop::board::Selected;
use crate::desktop::redraw::Busy;
use crate::desktop::table::playback::{Playback, Played};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::data_warriors::{Card, Item, Named, State as Game, Table};
use crate::rules::game::Seat;

/// How high over the table arrows fly.
const HEIGHT: f32 = 0.75;

/// A part of an arrow.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Shaft;

/// Where an arrow goes, of which seat it is, and whether it is bright.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Arrow {
    from: Vec3,
    to: Vec3,
    seat: Seat,
    bright: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(TableSet::Pieces).after(Played).run_if(resource_exists::<OnTable<Game>>));
}

fn of_card(table: &Table, desks: &Desks, card: Card) -> Vec3 {
    desks.card(table, card).unwrap_or_else(|| desks.trash(card.owner())).translation
}

/// Where something named lies.
fn place(table: &Table, desks: &Desks, entries: &[(&Item, bool)], named: Named) -> Option<Vec3> {
    Some(match named {
        // On the right rim of the platters: their number stays to be read.
        Named::User(seat) => desks.drive(seat).transform_point(Vec3::new(0.95, 0.045 * f32::from(table.user(seat).drive), 0.35)),
        Named::Card(card) => of_card(table, desks, card),
        Named::Item(number) => {
            let at = entries.iter().position(|(item, chosen)| !chosen && item.number == number)?;
            tail(desks, at, entries.len())
        }
    })
}

/// The left end of an entry.
fn tail(desks: &Desks, at: usize, count: usize) -> Vec3 {
    let entry = desks.entry(at, count);
    entry.base.transform_point(Vec3::new(-entry.size.x / 2.0 - 0.1, 0.0, 0.0))
}

/// Where the aimed thing lies.
fn of_spot(table: &Table, desks: &Desks, entries: &[(&Item, bool)], spot: Spot) -> Option<Vec3> {
    let named = match spot {
        Spot::Card(card) => Named::Card(card),
        Spot::Item(number) => Named::Item(number),
        Spot::Trash(seat) => return Some(desks.trash(seat).translation),
        spot => Named::User(spot.user()?),
    };
    place(table, desks, entries, named)
}

fn wanted(table: &OnTable<Game>, desks: &Desks, selection: &Selected<Game>) -> Vec<Arrow> {
    let open = &table.view.table;
    let entries = items(open);
    let mut all = Vec::new();
    let looked = match selection.over {
        Some(Spot::Item(number)) => Some(number),
        _ => None,
    };
    let first = entries.iter().position(|(_, chosen)| !chosen);
    for (at, (item, chosen)) in entries.iter().enumerate() {
        let top = first == Some(at);
        let bright = looked.map_or(top || *chosen, |number| number == item.number);
        let from = tail(desks, at, entries.len());
        let aimed = selection.aimed.filter(|_| *chosen).and_then(|spot| of_spot(open, desks, &entries, spot));
        let named = item.picks.iter().filter_map(|pick| place(open, desks, &entries, pick.named));
        all.extend(named.chain(aimed).map(|to| Arrow { from, to, seat: item.issuer, bright }));
    }
    all
}

fn draw(
    mut commands: Commands,
    (table, selection, playback): (Res<OnTable<Game>>, Res<Selected<Game>>, Res<Playback<Game>>),
    (room, desks, style): (Option<Res<Room>>, Option<Res<Desks>>, Option<Res<Style>>),
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Shaft>>,
    mut last: Local<Vec<Arrow>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(desks), Some(style)) = (desks, style) else { return };
    if playback.is_running() || !room.is_some_and(|room| room.is_of::<Game>()) {
        return;
    }
    if !(table.is_changed() || selection.is_changed() || playback.is_changed() || desks.is_changed() || style.is_changed()) {
        return;
    }
    let now = wanted(&table, &desks, &selection);
    if *last == now && !style.is_changed() && (now.is_empty() || !old.is_empty()) {
        return;
    }
    old.iter().for_each(|part| commands.entity(part).despawn());
    busy.moves();
    for Arrow { from, to, seat, bright } in &now {
        if from.distance(*to) < 0.3 {
            continue;
        }
        let top = if *bright { &style.seats[seat.index() % style.seats.len()] } else { &style.faint };
        let wide = if *bright { 0.26 } else { 0.13 };
        for (material, wide, low) in [(&style.under, wide + 0.16, 0.03), (top, wide, 0.0)] {
            commands.spawn((
                Name::new("Arrow"),
                Shaft,
                Mesh3d(meshes.add(arc(*from - Vec3::Y * low, *to - Vec3::Y * low, wide, 0.08 * (wide + 0.1)))),
                MeshMaterial3d(material.clone()),
                Transform::default(),
                Pickable::IGNORE,
                NotShadowCaster,
            ));
        }
    }
    *last = now;
}

/// An arrow that rises from one point and comes down on another, flat and seen from above; `wide` is its width, `tip` what its
/// head is longer by.
fn arc(from: Vec3, to: Vec3, wide: f32, tip: f32) -> Mesh {
    const STEPS: usize = 20;
    let way = (to - from).with_y(0.0);
    let length = way.length().max(0.01);
    let aside = Vec3::Y.cross(way / length);
    // It also swings to the side, so that two of them are told apart; away from the stack, whose entries are read, and on the way to
    // one's own side, low, below the memory at its upper edge.
    let (swing, high) = match aside.x {
        x if x > 0.5 => (-2.0, HEIGHT + length * 0.06),
        _ if to.z > from.z && aside.z > 0.5 => (8.0, HEIGHT),
        _ => (0.9, HEIGHT + length * 0.06),
    };
    let at = |part: f32| from.lerp(to, part) + Vec3::Y * (0.35 + high * 4.0 * part * (1.0 - part)) + aside * swing * part * (1.0 - part);
    let head = (wide * 2.6).min(length * 0.4);
    let end = 1.0 - head / length;
    let mut points: Vec<Vec3> = Vec::new();
    for step in 0..STEPS {
        let part = |step: usize| end * step as f32 / STEPS as f32;
        let (a, b) = (part(step), part(step + 1));
        // It is thin where it sets out.
        let half = |part: f32| aside * wide * (0.22 + 0.28 * part);
        let (one, other) = (at(a), at(b));
        points.extend([one - half(a), other + half(b), one + half(a), one - half(a), other - half(b), other + half(b)]);
    }
    let (neck, point) = (at(end), at(1.0) + way / length * tip);
    points.extend([neck - aside * wide * 1.25, point, neck + aside * wide * 1.25]);
    let points: Vec<[f32; 3]> = points.into_iter().map(Into::into).collect();
    let (normals, uvs) = (vec![[0.0, 1.0, 0.0]; points.len()], vec![[0.5, 0.5]; points.len()]);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}
