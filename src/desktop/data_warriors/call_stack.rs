//! The stack as a call stack, newest on top: each entry with its issuer's mark, its text and what it names.

use bevy::prelude::*;

use super::lay::Piece;
use super::places::{Desks, ENTRY, Spot};
use super::spawner::{Line, PieceSpawner, Stands};
use super::words::{item_title, named_words};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::shape::card;
use crate::rules::data_warriors::{Asked, Doing, FaceId, Item, Purpose, State as Game, Table};
use crate::rules::game::Seat;
use crate::t;

/// What is seen of an item on the stack.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// The number of the item; 0 for what is being chosen.
    pub number: u8,
    issuer: Seat,
    face: FaceId,
    title: String,
    names: String,
    /// Whether it resolves next.
    top: bool,
    /// Whether its issuer is still choosing.
    chosen: bool,
}

fn entry(table: &OnTable<Game>, item: &Item, top: bool, chosen: bool) -> Entry {
    let names: Vec<String> = item.picks.iter().map(|pick| named_words(&table.view, table.names(), pick.named)).collect();
    let names = match (names.is_empty(), chosen) {
        (true, true) => "…".to_owned(),
        (true, false) => String::new(),
        (false, _) => format!("→ {}", names.join(", ")),
    };
    let title = item_title(&table.view.table, item);
    let face = table.view.table.face(item.card);
    Entry { number: if chosen { 0 } else { item.number }, issuer: item.issuer, face, title, names, top, chosen }
}

/// The items on the stack that are seen, the newest first, with what the viewer is choosing before them.
pub fn items(table: &Table) -> Vec<(&Item, bool)> {
    let chosen = match &table.doing {
        Doing::Choosing { purpose: Purpose::Issue | Purpose::Effect, item } => Some((item, true)),
        Doing::Carrying { item, .. } => Some((item, false)),
        _ => None,
    };
    chosen.into_iter().chain(table.stack.iter().rev().map(|item| (item, false))).collect()
}

/// Adds the entries of the stack, and what stands below them.
pub fn entries(table: &OnTable<Game>, desks: &Desks, all: &mut Vec<(Piece, Transform)>) {
    let open = &table.view.table;
    let items = items(open);
    // What is being carried out, or else what resolves next, stands out.
    let first = items.iter().position(|(_, chosen)| !chosen);
    for (at, (item, chosen)) in items.iter().enumerate() {
        let top = first == Some(at);
        all.push((Piece::Entry(entry(table, item, top, *chosen)), desks.entry(at, items.len())));
    }
    let asked = if open.stack.is_empty() || table.view.asked != Asked::Respond { Vec::new() } else { asking(open) };
    all.push((Piece::Tray(items.len(), asked), desks.stack(items.len()).base));
}

/// Who is asked about the top item, in order, and who is asked now (DW-13).
fn asking(table: &Table) -> Vec<(Seat, bool)> {
    let mut order = vec![table.turn];
    let mut next = table.after(table.turn);
    while next != table.turn && order.len() < usize::from(table.seats) {
        order.push(next);
        next = table.after(next);
    }
    order.into_iter().map(|seat| (seat, seat == table.asked)).collect()
}

/// An entry: around the one that resolves next there is light.
pub fn make_entry(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, entry: &Entry, place: Transform) -> Entity {
    let root = spawner.root(commands, format!("Entry {}", entry.number), place);
    let seat = entry.issuer.index() % spawner.style.seats.len();
    let stripe = spawner.style.seats[seat].clone();
    let mesh = spawner.shapes.entry.clone();
    let face = spawner.catalog.face(entry.face);
    spawner.shadow(commands, root, Vec3::new(0.06, -0.12, 0.12), ENTRY * 1.14);
    let lit = entry.top || entry.chosen;
    let frame = if lit { spawner.style.top.clone() } else { spawner.style.frame(face).clone() };
    spawner.solid(commands, root, &mesh, &frame, Transform::IDENTITY);
    let body = if lit { &spawner.style.window } else { &spawner.style.entry };
    let inner = Transform::from_xyz(0.0, 0.012, 0.0).with_scale(Vec3::new(1.0 - 0.16 / ENTRY.x, 1.0, 1.0 - 0.16 / ENTRY.y));
    spawner.solid(commands, root, &mesh, body, inner);
    let y = 0.125;
    spawner.block(commands, root, &stripe, Vec3::new(-ENTRY.x / 2.0 + 0.17, y, 0.0), Vec3::new(0.16, 0.03, ENTRY.y - 0.24));
    let art = Vec2::new(1.56, ENTRY.y - 0.24);
    let picture = Vec3::new(-ENTRY.x / 2.0 + 0.3 + art.x / 2.0, y, 0.0);
    spawner.picture(commands, root, face, picture, art);
    let corner = picture + Vec3::new(0.32 - art.x / 2.0, 0.02, art.y / 2.0 - 0.32);
    let chip = Transform::from_translation(corner).with_scale(Vec3::new(1.8, 0.3, 1.8));
    spawner.solid(commands, root, &spawner.shapes.lamp, &spawner.style.well, chip);
    spawner.mark(commands, root, entry.issuer, corner + Vec3::Y * 0.06, 0.2);
    let left = -ENTRY.x / 2.0 + 0.3 + art.x + 0.16;
    let most = ENTRY.x / 2.0 - left - 0.16;
    let (what, of) = entry.title.split_once(' ').unwrap_or((&entry.title, ""));
    let lines = [(what, 0.72, -0.5), (of, 0.56, 0.06), (entry.names.as_str(), 0.58, 0.58)];
    for (text, height, z) in lines {
        spawner.text(commands, root, Vec3::new(left, y, z), Line::new(text, height, most).standing(Stands::Left));
    }
    spawner.edge(commands, root, Spot::Item(entry.number), Vec3::Y * 0.02, ENTRY, 0.11);
    root
}

/// What the entries lie on: a small tray, or with entries a terminal with those who are asked below, in order.
pub fn make_tray(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    (count, asked): (usize, &[(Seat, bool)]),
    desks: &Desks,
    place: Transform,
) -> Entity {
    let root = spawner.root(commands, "Call stack".into(), place);
    let size = desks.stack(count).size;
    spawner.shadow(commands, root, Vec3::new(0.14, -0.3, 0.24), size * 1.16);
    for (more, y, material) in [(0.3, -0.2, &spawner.style.bezel), (0.0, -0.17, &spawner.style.window)] {
        let mesh = spawner.labels.meshes.add(card(size + Vec2::splat(more), 0.3, 0.22));
        spawner.solid(commands, root, &mesh, material, Transform::from_xyz(0.0, y, 0.0));
    }
    let (left, head) = (0.3 - size.x / 2.0, 0.44 - size.y / 2.0);
    let title = t!("dw-stack-title");
    let wide = spawner.text(commands, root, Vec3::new(left, 0.0, head), Line::new(&title, 0.62, 4.0).mono().standing(Stands::Left));
    let order = t!("dw-stack-title.order");
    if count == 0 {
        // Where the first entry will lie.
        let well = Vec3::new(size.x - 0.5, 0.05, size.y - 1.1);
        spawner.block(commands, root, &spawner.style.well, Vec3::new(0.0, -0.02, size.y / 2.0 - 0.2 - well.z / 2.0), well);
    } else {
        let line = Line::new(&order, 0.54, size.x - wide - 0.8).dim().standing(Stands::Right);
        spawner.text(commands, root, Vec3::new(-left, 0.0, head), line);
    }
    spawner.edge(commands, root, Spot::Stack, Vec3::new(0.0, -0.02, 0.0), size, 0.14);
    let heading = t!("dw-stack-asked");
    if !asked.is_empty() {
        let low = size.y / 2.0 - 0.66;
        let pitch = 0.86;
        let marks = pitch * asked.len() as f32;
        let most = size.x - marks - 0.7;
        // Between several marks the order is seen without words.
        if most > 2.6 {
            let line = Line::new(&heading, 0.54, most).dim().standing(Stands::Left);
            spawner.text(commands, root, Vec3::new(left, 0.0, low), line);
        }
        for (at, (seat, now)) in asked.iter().enumerate() {
            let x = size.x / 2.0 - 0.3 - marks + pitch * (at as f32 + 0.5);
            if *now {
                spawner.block(commands, root, &spawner.style.top, Vec3::new(x, 0.0, low), Vec3::new(0.84, 0.06, 0.84));
                spawner.block(commands, root, &spawner.style.well, Vec3::new(x, 0.01, low), Vec3::new(0.7, 0.07, 0.7));
            }
            spawner.mark(commands, root, *seat, Vec3::new(x, 0.1, low), if *now { 0.28 } else { 0.2 });
        }
    }
    root
}
