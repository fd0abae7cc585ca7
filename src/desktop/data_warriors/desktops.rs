//! Builds the desktops: screens on the table, with what never moves on them.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::areas::{Area, Part};
use super::places::{BIN, Desks, PLATTER, Spot};
use super::spawner::{Line, PieceSpawner, Stands};
use super::style::{Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::label::Labels;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::shape::block;
use crate::rules::data_warriors::State as Game;
use crate::rules::game::Seat;
use crate::t;

/// A screen: everything that never moves on it is its child.
#[derive(Component, Debug, Clone, Copy)]
struct Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange.run_if(resource_exists::<OnTable<Game>>), take_away.run_if(resource_exists_and_changed::<Room>), build)
            .chain()
            .in_set(TableSet::Pieces),
    );
}

/// Puts the desktops in order for who looks now.
fn arrange(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    (desks, room, looking): (Option<Res<Desks>>, Option<Res<Room>>, Res<Looking>),
    mut named: Local<Vec<String>>,
) {
    let Some(room) = room.filter(|room| room.is_of::<Game>()) else { return };
    if desks.is_some() && !table.is_changed() && !room.is_changed() && !looking.is_changed() {
        return;
    }
    let wanted = Desks::of(&table.view, &room, looking.0);
    // Who comes to the table of a host has a name from then on.
    let renamed = *named != table.names;
    if renamed || desks.is_none_or(|desks| *desks != wanted) {
        named.clone_from(&table.names);
        commands.insert_resource(wanted);
    }
}

/// On the table of another game there are no desktops.
fn take_away(mut commands: Commands, room: Res<Room>, screens: Query<Entity, With<Screen>>) {
    if !room.is_of::<Game>() {
        screens.iter().for_each(|screen| commands.entity(screen).despawn());
        commands.remove_resource::<Desks>();
    }
}

/// Builds all screens again when their order, the room or the colours change.
fn build(
    mut commands: Commands,
    old: Query<Entity, With<Screen>>,
    (room, desks): (Option<Res<Room>>, Option<Res<Desks>>),
    (shapes, style): (Res<Shapes>, Option<Res<Style>>),
    table: Option<Res<OnTable<Game>>>,
    mut labels: Labels,
) {
    let (Some(room), Some(desks), Some(style), Some(table)) = (room, desks, style, table) else { return };
    if !room.is_of::<Game>() || !(room.is_changed() || desks.is_changed() || style.is_changed()) {
        return;
    }
    old.iter().for_each(|screen| commands.entity(screen).despawn());
    let mut spawner = PieceSpawner { catalog: table.view.table.catalog, labels: &mut labels, shapes: &shapes, style: &style, scale: 1.0 };
    for seat in (0..desks.seats).map(Seat) {
        let own = desks.own == Some(seat);
        let title = if own { t!("dw-your-desktop") } else { table.names().of(seat).into_owned() };
        desktop(&mut commands, &mut spawner, desks.of_seat(seat), seat, &title);
    }
}

/// A desktop with its frame and title bar; gives its root.
fn screen(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, area: &Area, seat: Seat) -> Entity {
    let root = spawner.root(commands, format!("Desktop {seat}"), area.base);
    commands.entity(root).insert(Screen);
    let (wide, deep) = (area.size.x, area.size.y);
    let frame = spawner.labels.meshes.add(block(Vec3::new(wide + 0.44, 0.3, deep + 0.44), 0.1));
    let at = Transform::from_xyz(0.0, -0.17, 0.0);
    let rim = spawner.solid(commands, root, &frame, &spawner.style.bezel, at);
    commands.entity(rim).remove::<NotShadowCaster>();
    // The colour of the seat runs along the far edge of the frame.
    let own = seat.index() % spawner.style.seats.len();
    let strip = spawner.style.seats[own].clone();
    spawner.block(commands, root, &strip, Vec3::new(0.0, -0.01, -deep / 2.0 - 0.1), Vec3::new(wide * 0.985, 0.04, 0.07));
    let quad = spawner.labels.quad();
    let glass = spawner.style.screens[own].clone();
    let lies = Transform::from_xyz(0.0, 0.0, 0.0).with_scale(Vec3::new(wide, 1.0, deep));
    let pane = spawner.solid(commands, root, &quad, &glass, lies);
    commands.entity(pane).remove::<NotShadowCaster>();
    spawner.block(commands, root, &spawner.style.bar, Vec3::new(0.0, 0.0, area.head()), Vec3::new(wide, 0.04, 0.92));
    spawner.block(commands, root, &spawner.style.line, Vec3::new(0.0, 0.0, area.head() + 0.47), Vec3::new(wide, 0.045, 0.03));
    spawner.edge(commands, root, Spot::Desktop(seat), Vec3::new(0.0, -0.02, 0.0), area.size, 0.16);
    root
}

/// A part of the screen that something is put on: its four edges, and its name.
fn tray(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, root: Entity, part: Part, title: &str) {
    let (at, size) = (part.at.with_y(0.01), part.size);
    spawner.block(commands, root, &spawner.style.tray, at, Vec3::new(size.x, 0.02, size.y));
    for (x, z, wide, deep) in [(0.0, 0.5, size.x, 0.05), (0.0, -0.5, size.x, 0.05), (0.5, 0.0, 0.05, size.y), (-0.5, 0.0, 0.05, size.y)] {
        let along = at + Vec3::new(x * size.x, 0.01, z * size.y);
        spawner.block(commands, root, &spawner.style.line, along, Vec3::new(wide, 0.03, deep));
    }
    let corner = at + Vec3::new(-size.x / 2.0 + 0.2, 0.04, -size.y / 2.0 + 0.44);
    spawner.text(commands, root, corner, Line::new(title, 0.74, size.x - 0.4).mono().standing(Stands::Left));
}

fn desktop(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, area: &Area, seat: Seat, title: &str) {
    let root = screen(commands, spawner, area, seat);
    let (left, head) = (-area.size.x / 2.0, area.head());
    spawner.mark(commands, root, seat, Vec3::new(left + 0.6, 0.12, head), 0.34);
    let most = area.cell(0).x - area.cell_width() - left - 1.15;
    spawner.text(commands, root, Vec3::new(left + 1.15, 0.06, head), Line::new(title, 0.84, most).standing(Stands::Left));
    tray(commands, spawner, root, area.bench(), ".DAEMON");
    spawner.edge(commands, root, Spot::Bench(seat), area.bench().at, area.bench().size, 0.1);
    let base = area.drive();
    let scale = area.piles();
    let under = Vec2::splat(PLATTER * 2.3) * scale;
    spawner.edge(commands, root, Spot::Drive(seat), base.with_y(0.02), under, 0.1);
    let bin = BIN * scale;
    spawner.edge(commands, root, Spot::Trash(seat), area.trash(), bin, 0.1);
    let (first, last) = (area.cell(0), area.cell(7));
    let cells = Vec2::new(area.cell_width() * 8.0, 0.74);
    spawner.edge(commands, root, Spot::Memory(seat), (first + last) / 2.0, cells, 0.08);
}
