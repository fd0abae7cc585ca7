//! The stack as a call stack, newest on top: each entry with its issuer's mark, its text and what it names.

use bevy::prelude::*;

use super::lay::Piece;
use super::places::{Desks, ENTRY, Spot};
use super::spawner::{Line, PieceSpawner, Stands};
use super::words::{item_title, named_words};
use crate::desktop::table::session::OnTable;
use crate::rules::data_warriors::{Asked, Doing, FaceId, Item, Purpose, State as Game, Step, Table, TurnStep};
use crate::rules::game::Seat;
use crate::t;

/// How many letters a line below the entries has at most.
const LINE: usize = 28;

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
    let running = open.step == Step::Turn(TurnStep::Run);
    let explained = if !items.is_empty() {
        Vec::new()
    } else if running {
        lines(&t!("dw-stack-run"))
    } else {
        lines(&t!("dw-stack-waits"))
    };
    let asked = if open.stack.is_empty() || table.view.asked != Asked::Respond { Vec::new() } else { asking(open) };
    all.push((Piece::Foot(explained, asked), desks.stack().base));
}

/// A text in lines that are about as long as the stack is wide.
fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < LINE) {
            Some(line) => line.extend([" ", word]),
            None => lines.push(word.to_owned()),
        }
    }
    lines
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

/// An entry: the top one brighter and thicker.
pub fn make_entry(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, entry: &Entry, place: Transform) -> Entity {
    let root = spawner.root(commands, format!("Entry {}", entry.number), place);
    let thick = if entry.top { 0.3 } else { 0.16 };
    let seat = entry.issuer.index() % spawner.style.seats.len();
    let stripe = spawner.style.seats[seat].clone();
    let body = if entry.top || entry.chosen { spawner.style.top.clone() } else { spawner.style.entry.clone() };
    spawner.block(commands, root, &body, Vec3::ZERO, Vec3::new(ENTRY.x, thick, ENTRY.y));
    spawner.block(commands, root, &stripe, Vec3::new(-ENTRY.x / 2.0 + 0.06, 0.02, 0.0), Vec3::new(0.12, thick, ENTRY.y));
    let y = thick / 2.0 + 0.02;
    let picture = Vec3::new(-ENTRY.x / 2.0 + 0.78, y, 0.0);
    spawner.picture(commands, root, spawner.catalog.face(entry.face), picture, Vec2::new(1.2, ENTRY.y - 0.14));
    spawner.mark(commands, root, entry.issuer, picture + Vec3::new(-0.36, 0.06, 0.5), 0.2);
    let left = -ENTRY.x / 2.0 + 1.5;
    spawner.text(commands, root, Vec3::new(left, y, -0.36), Line::new(&entry.title, 0.66, ENTRY.x - 1.62).mono().standing(Stands::Left));
    spawner.text(commands, root, Vec3::new(left, y, 0.4), Line::new(&entry.names, 0.54, ENTRY.x - 1.62).dim().standing(Stands::Left));
    spawner.edge(commands, root, Spot::Item(entry.number), Vec3::Y * 0.02, ENTRY, 0.09);
    root
}

/// What stands below the entries: what the stack is for, or who is asked, in order.
pub fn make_foot(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    lines: &[String],
    asked: &[(Seat, bool)],
    desks: &Desks,
    place: Transform,
) -> Entity {
    let root = spawner.root(commands, "Foot of the stack".into(), place);
    let size = desks.stack().size;
    for (at, line) in lines.iter().enumerate() {
        let z = -size.y / 2.0 + 2.2 + 0.7 * at as f32;
        spawner.text(commands, root, Vec3::new(0.0, 0.06, z), Line::new(line, 0.52, size.x - 0.6).dim());
    }
    if !asked.is_empty() {
        let low = size.y / 2.0 - 0.75;
        spawner.block(commands, root, &spawner.style.bar, Vec3::new(0.0, 0.0, low - 0.42), Vec3::new(size.x, 0.1, 2.0));
        let heading = t!("dw-stack-asked");
        let line = Line::new(&heading, 0.56, size.x - 0.4).dim();
        spawner.text(commands, root, Vec3::new(0.0, 0.07, low - 1.0), line);
        let pitch = 1.3;
        for (at, (seat, now)) in asked.iter().enumerate() {
            let x = (at as f32 - (asked.len() as f32 - 1.0) / 2.0) * pitch;
            if *now {
                spawner.block(commands, root, &spawner.style.allocated, Vec3::new(x, 0.06, low + 0.02), Vec3::new(0.98, 0.06, 0.98));
                spawner.block(commands, root, &spawner.style.well, Vec3::new(x, 0.07, low + 0.02), Vec3::new(0.84, 0.07, 0.84));
            }
            spawner.mark(commands, root, *seat, Vec3::new(x, 0.16, low + 0.02), if *now { 0.32 } else { 0.22 });
        }
    }
    root
}
