//! Where on the console is what has happened.

use bevy::prelude::*;

use super::dice::sockets_of;
use super::pieces::{BOX_PITCH, BOX_SIDE, Console, HEX, box_at, hex_at, socket_at};
use crate::desktop::table::recall::{Mark, Marks, Recalled, Recalling, recalls};
use crate::desktop::table::session::OnTable;
use crate::rules::terminal_dispute::matrix::BOXES;
use crate::rules::terminal_dispute::{Event, HexSet, State as Game, View};

/// Where the screens end towards the sockets.
const UNDER_SCREENS: f32 = 3.45;
/// How high their edge stands.
const EDGE: f32 = 0.24;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, recall.in_set(Recalling).run_if(recalls::<Game>));
}

fn recall(
    (recalled, table): (Res<Recalled<Game>>, Res<OnTable<Game>>),
    consoles: Query<&Transform, With<Console>>,
    mut marks: ResMut<Marks>,
    mut written: Local<Written>,
) {
    let Ok(console) = consoles.single() else { return };
    let own = table.view_seat();
    let ring = |at: Vec3, radius: f32| {
        Mark::Ring(Transform { translation: console.transform_point(at), rotation: console.rotation, scale: Vec3::splat(radius) })
    };
    let frame = |at: Vec3, side: f32| {
        Mark::Frame([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| {
            let corner = at + Vec3::new(x, 0.0, z) * side / 2.0;
            console.transform_point(corner)
        }))
    };
    let of = |events: &[Event]| {
        let mut all = Vec::new();
        for event in events {
            match event {
                Event::Wrote { seat, cell, .. } | Event::CrossedOut { seat, cell } if own == Some(*seat) => {
                    all.push(frame(box_at(*cell), BOX_SIDE));
                }
                Event::Charged { seat, line, .. } if own == Some(*seat) => {
                    all.extend(line.hexes().iter().map(|hex| ring(hex_at(table.view.grid, hex), HEX * 0.86)));
                }
                Event::Allocated { .. } => all.extend((0..5).map(|socket| frame(socket_at(socket), 1.25))),
                _ => {}
            }
        }
        all
    };
    // What one has written last is in no line of the log, and stays marked until one goes on.
    let (boxes, hexes) = fresh(&table.view);
    if written.before != (boxes, hexes) {
        let added = (boxes & !written.before.0, hexes & !written.before.1);
        *written = Written { before: (boxes, hexes), last: if added == (0, 0) { (boxes, hexes) } else { added } };
    }
    let (boxes, hexes) = written.last;
    if recalled.is_pointed() || (boxes, hexes) == (0, 0) {
        marks.set_if_neq(recalled.marks(of));
        return;
    }
    let boxes: Vec<u8> = (0..BOXES as u8).filter(|cell| boxes >> cell & 1 != 0).collect();
    let hexes: Vec<Vec3> = HexSet(hexes).iter().map(|hex| hex_at(table.view.grid, hex)).collect();
    // Each leads back to the die that wrote it.
    let over = |at: Vec3| console.transform_point(at);
    let values: Vec<u8> = boxes.iter().map(|cell| table.view.own_sheet().map_or(0, |(sheet, _)| sheet.matrix.get(*cell))).collect();
    let sockets = sockets_of(&table.view, &values);
    let up = console.rotation * Vec3::Y;
    let wire = |points: Vec<Vec3>| Mark::Wire(points.into_iter().map(over).collect(), up);
    let wrote = boxes.iter().zip(sockets).enumerate().filter_map(|(nth, (cell, socket))| {
        let (socket, at) = (socket?, box_at(*cell));
        // Beside the name of the sockets.
        let from = socket_at(socket) + Vec3::new(if socket % 2 == 0 { -0.62 } else { 0.62 }, 0.0, -0.6);
        // Over the edge of the screen, each on a way of its own.
        let above = from.with_z(UNDER_SCREENS - 0.16 * nth as f32).with_y(EDGE);
        // Between the columns; at the last one there is the row's score.
        let side = if cell % 5 == 4 { -0.5 } else { 0.5 };
        let between = at.x + BOX_PITCH * side;
        let end = at + Vec3::X * (BOX_SIDE - 0.22) * side;
        Some(wire(vec![from, above, above.with_x(between), Vec3::new(between, at.y, at.z), end]))
    });
    let phone = socket_at(2) + Vec3::new(-0.5, 0.0, -0.6);
    let nearest = hexes.iter().copied().min_by(|a, b| a.distance(phone).total_cmp(&b.distance(phone)));
    let charged = nearest.map(|hex| wire(vec![phone, phone.with_z(UNDER_SCREENS).with_y(EDGE), hex]));
    let wires = wrote.chain(charged).collect::<Vec<_>>();
    let ringed = hexes.iter().map(|hex| ring(*hex, HEX * 0.86));
    marks.set_if_neq(Marks { marks: ringed.chain(wires).collect(), by: own, pointed: false, through: false });
}

/// What the viewer has written in this round, as sets of boxes and hexes: all of it at the last look, and the last of it.
#[derive(Default)]
struct Written {
    before: (u32, u64),
    last: (u32, u64),
}

/// The boxes and hexes that the viewer has filled in this round.
fn fresh(view: &View) -> (u32, u64) {
    let Some(seen) = view.own().and_then(|own| view.sheets.get(own.index())) else { return (0, 0) };
    let Some(began) = seen.began else { return (0, 0) };
    let is_new = |cell: &u8| seen.sheet.matrix.get(*cell) != began.matrix.get(*cell);
    let boxes = (0..BOXES as u8).filter(is_new).fold(0, |set, cell| set | 1 << cell);
    (boxes, seen.sheet.charger.0 & !began.charger.0)
}
