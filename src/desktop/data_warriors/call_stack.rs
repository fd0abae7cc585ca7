//! The stack as a call stack, newest on top: each entry with its issuer's mark, its text and what it names.

use bevy::prelude::*;

use super::lay::Piece;
use super::places::{Desks, ENTRIES, Spot};
use super::spawner::{Line, PieceSpawner, Stands, wrapped};
use super::words::{item_text, item_title, named_words, title};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::shape::{block, card};
use crate::desktop::theme::icon;
use crate::rules::data_warriors::{Asked, Doing, Event, FaceId, Item, Mention, Named, Pick, Purpose, State as Game, Table, Text};
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
    /// What it does.
    text: String,
    names: String,
    /// Whether it is the first, which is read.
    first: bool,
    /// Whether it resolves next.
    top: bool,
    /// Whether its issuer is still choosing.
    chosen: bool,
}

fn entry(table: &OnTable<Game>, item: &Item, (first, top, chosen): (bool, bool, bool)) -> Entry {
    let open = &table.view.table;
    let names: Vec<String> = item.picks.iter().map(|pick| named_words(&table.view, table.names(), pick.named)).collect();
    let names = match (names.is_empty(), chosen) {
        (true, true) => "…".to_owned(),
        (true, false) => String::new(),
        (false, _) => format!("→ {}", names.join(", ")),
    };
    // In the narrow line of one that waits the amount stands before its targets.
    let (x, names) = match item.x {
        Some(x) if !first => (-1, format!("□ {x} {names}")),
        x => (x.map_or(-1, i32::from), names),
    };
    let title = match item.text {
        Text::Command(command) => {
            let what = format!("{} {}", title(open, item.card), open.catalog.command(command).name);
            t!("dw-item-title", what = what, x = x)
        }
        Text::Script(_) | Text::Effect(..) => item_title(open, item),
    };
    let text = item_text(open.catalog, item).join(" ");
    Entry {
        number: if chosen { 0 } else { item.number },
        issuer: item.issuer,
        face: open.face(item.card),
        title,
        text,
        names,
        first,
        top,
        chosen,
    }
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
        all.push((Piece::Entry(entry(table, item, (at == 0, top, *chosen))), desks.entry(at, items.len()).base));
    }
    let done = if items.is_empty() { last(table) } else { None };
    if let Some((item, face, _)) = &done {
        // What it did is told where it did it.
        let entry = Entry { face: *face, text: String::new(), ..entry(table, item, (true, false, false)) };
        all.push((Piece::Entry(entry), desks.entry(0, 1).base));
    }
    let asked = if open.stack.is_empty() || table.view.asked != Asked::Respond { Vec::new() } else { asking(open) };
    let tray = Tray { count: items.len(), fate: done.map(|(.., fate)| fate), asked };
    all.push((Piece::Tray(tray), desks.stack(items.len()).base));
}

/// How the last item left the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Resolved,
    Halted,
}

/// What the stack lies on: how many items are there, how the last one left if there are none, and who is asked.
#[derive(Debug, Clone, PartialEq)]
pub struct Tray {
    count: usize,
    fate: Option<Fate>,
    asked: Vec<(Seat, bool)>,
}

/// The item that left the stack last, with its face, by the log.
fn last(table: &OnTable<Game>) -> Option<(Item, FaceId, Fate)> {
    let mut events = table.log.iter().rev().flat_map(|line| line.events.iter().rev());
    let (seat, card, command, number, fate) = events.find_map(|event| match *event {
        Event::Resolves { seat, card, command, number } => Some((seat, card, command, number, Fate::Resolved)),
        Event::Halted { seat, card, command, number } => Some((seat, card, command, number, Fate::Halted)),
        _ => None,
    })?;
    let text = command.map_or(Text::Script(card.face), Text::Command);
    let mut item = Item { number, issuer: seat, card: card.card, here: seat, text, ..Item::default() };
    // As it was issued: what was chosen for it.
    let named = events.find_map(|event| match event {
        Event::Issued { number: Some(other), mode, amount, named, .. } if *other == number => {
            (item.mode, item.x) = (*mode, *amount);
            Some(named)
        }
        Event::Copied { number: other, named, .. } if *other == number => Some(named),
        _ => None,
    });
    let pick = |(target, mention): (usize, &Mention)| {
        let named = match mention {
            Mention::User(seat) => Named::User(*seat),
            Mention::Card(seen) => Named::Card(seen.card),
            Mention::Item { number, .. } => Named::Item(*number),
        };
        Pick { target: target as u8, named }
    };
    item.picks = named.into_iter().flatten().enumerate().map(pick).collect();
    Some((item, card.face, fate))
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
    let waits = usize::from(!entry.first);
    let (size, mesh) = (ENTRIES[waits], spawner.shapes.entries[waits].clone());
    let face = spawner.catalog.face(entry.face);
    spawner.shadow(commands, root, Vec3::new(0.06, -0.12, 0.12), size * 1.1);
    let lit = entry.top || entry.chosen;
    let frame = if lit { spawner.style.top.clone() } else { spawner.style.frame(face).clone() };
    spawner.solid(commands, root, &mesh, &frame, Transform::IDENTITY);
    let body = if lit { &spawner.style.window } else { &spawner.style.entry };
    let inner = Transform::from_xyz(0.0, 0.012, 0.0).with_scale(Vec3::new(1.0 - 0.18 / size.x, 1.0, 1.0 - 0.18 / size.y));
    spawner.solid(commands, root, &mesh, body, inner);
    let stripe = spawner.style.seats[entry.issuer.index() % spawner.style.seats.len()].clone();
    let half = size / 2.0 - Vec2::splat(0.12);
    let y = 0.125;
    spawner.block(commands, root, &stripe, Vec3::new(0.09 - half.x, y, 0.0), Vec3::new(0.18, 0.03, half.y * 2.0));
    let left = 0.28 - half.x;
    let mut words = |commands: &mut Commands, x: f32, z: f32, line: Line<'_>| {
        spawner.text(commands, root, Vec3::new(x, y, z), line.standing(Stands::Left));
    };
    let (art, middle) = if entry.first {
        // From below: what it targets, what it does, what it is; the rest is its picture.
        let most = half.x - left - 0.08;
        let mut low = half.y - 0.08;
        for line in wrapped(&entry.names, 0.78, most, 2).iter().rev() {
            low -= 0.84;
            words(commands, left + 0.08, low + 0.42, Line::new(line, 0.78, most));
        }
        let heights = [(0.72, 5), (0.66, 6), (0.57, 7)];
        let set = heights.map(|(height, rows)| (height, wrapped(&entry.text, height, most, rows)));
        let is_whole = |(_, lines): &&(f32, Vec<String>)| lines.last().is_none_or(|line| !line.ends_with('…'));
        let (height, lines) = set.iter().find(is_whole).unwrap_or(&set[2]);
        let pitch = height * 1.06;
        low -= pitch * lines.len() as f32;
        for (at, line) in lines.iter().enumerate() {
            words(commands, left + 0.08, low + pitch * (at as f32 + 0.5) - 0.04, Line::new(line, *height, most));
        }
        for line in wrapped(&entry.title, 0.82, most - 0.25, 2).iter().rev() {
            low -= 0.86;
            words(commands, left + 0.08, low + 0.43, Line::new(line, 0.82, most - 0.25));
        }
        let art = Vec2::new(half.x - left, low + half.y);
        (art, Vec3::new((left + half.x) / 2.0, y, low - art.y / 2.0))
    } else {
        let art = Vec2::new(1.4, half.y * 2.0);
        let from = left + art.x + 0.14;
        let most = half.x - from;
        let rows = if entry.names.is_empty() { [0.0, 0.0] } else { [-0.28, 0.34] };
        words(commands, from, rows[0], Line::new(&entry.title, 0.68, most));
        words(commands, from, rows[1], Line::new(&entry.names, 0.64, most));
        (art, Vec3::new(left + art.x / 2.0, y, 0.0))
    };
    spawner.picture(commands, root, face, middle, art);
    let large = if entry.first { 1.5 } else { 1.0 };
    let corner = middle + Vec3::new(0.32 * large - art.x / 2.0, 0.02, 0.32 * large - art.y / 2.0);
    let chip = Transform::from_translation(corner).with_scale(Vec3::new(1.8 * large, 0.3, 1.8 * large));
    spawner.solid(commands, root, &spawner.shapes.lamp, &spawner.style.well, chip);
    spawner.mark(commands, root, entry.issuer, corner + Vec3::Y * 0.06, 0.2 * large);
    if entry.first && !lit {
        spawner.block(commands, root, &spawner.style.past, Vec3::Y * 0.3, Vec3::new(size.x, 0.01, size.y));
    }
    spawner.edge(commands, root, Spot::Item(entry.number), Vec3::Y * 0.02, size, 0.11);
    root
}

/// What the entries lie on: a terminal with those who are asked below, in order; without entries it says what became of the
/// last one, or what the stack is for.
pub fn make_tray(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, tray: &Tray, desks: &Desks, place: Transform) -> Entity {
    let Tray { count, fate, asked } = tray;
    let count = *count;
    let root = spawner.root(commands, "Call stack".into(), place);
    let size = desks.stack(count).size;
    spawner.shadow(commands, root, Vec3::new(0.14, -0.3, 0.24), size * 1.16);
    let frame = spawner.labels.meshes.add(block(Vec3::new(size.x + 0.34, 0.26, size.y + 0.34), 0.1));
    spawner.solid(commands, root, &frame, &spawner.style.bezel, Transform::from_xyz(0.0, -0.2, 0.0));
    let pane = spawner.labels.meshes.add(card(size, 0.22, 0.12));
    spawner.solid(commands, root, &pane, &spawner.style.window, Transform::from_xyz(0.0, -0.17, 0.0));
    let (left, head) = (0.25 - size.x / 2.0, 0.48 - size.y / 2.0);
    let title = t!("dw-stack-title");
    spawner.text(commands, root, Vec3::new(left, 0.0, head), Line::new(&title, 0.74, size.x - 0.5).mono().standing(Stands::Left));
    let (low, pitch) = (size.y / 2.0 - 0.62, 1.15);
    if let Some(fate) = fate {
        let (sign, words) = match fate {
            Fate::Resolved => ("check-circle", t!("dw-stack-resolved")),
            Fate::Halted => ("x-circle", t!("dw-stack-halted")),
        };
        let at = Vec3::new(left + 0.4, 0.0, low);
        spawner.text(commands, root, at, Line::new(&icon(sign), 0.8, 1.0).icons());
        spawner.text(commands, root, at + Vec3::X * 0.6, Line::new(&words, 0.74, size.x - 1.4).standing(Stands::Left));
    } else if count == 0 {
        // Where the first entry will lie.
        let well = desks.entry(0, 1);
        let at = place.compute_affine().inverse().transform_point3(well.base.translation).with_y(-0.02);
        spawner.block(commands, root, &spawner.style.well, at, Vec3::new(well.size.x, 0.05, well.size.y));
        for (line, text) in wrapped(&t!("dw-stack-waits"), 0.64, well.size.x - 0.6, 6).iter().enumerate() {
            let at = at + Vec3::new(0.3 - well.size.x / 2.0, 0.05, 0.6 + 0.72 * line as f32 - well.size.y / 2.0);
            spawner.text(commands, root, at, Line::new(text, 0.64, well.size.x - 0.6).standing(Stands::Left));
        }
    }
    spawner.edge(commands, root, Spot::Stack, Vec3::new(0.0, -0.02, 0.0), size, 0.14);
    for (at, (seat, now)) in asked.iter().enumerate() {
        let x = pitch * (at as f32 - (asked.len() as f32 - 1.0) / 2.0);
        if *now {
            spawner.block(commands, root, &spawner.style.top, Vec3::new(x, 0.0, low), Vec3::new(0.86, 0.06, 0.86));
            spawner.block(commands, root, &spawner.style.well, Vec3::new(x, 0.01, low), Vec3::new(0.72, 0.07, 0.72));
        }
        if at > 0 {
            let between = Vec3::new(x - pitch / 2.0, 0.02, low);
            spawner.text(commands, root, between, Line::new(&icon("caret-right"), 0.62, 1.0).icons().dim());
        }
        spawner.mark(commands, root, *seat, Vec3::new(x, 0.1, low), if *now { 0.28 } else { 0.22 });
    }
    root
}
