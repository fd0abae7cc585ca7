//! Where on the console is what has happened.

use bevy::prelude::*;

use super::pieces::{BOX_SIDE, Console, HEX, box_at, hex_at, socket_at};
use crate::desktop::table::recall::{Mark, Marks, Recalled, Recalling, recalls};
use crate::desktop::table::session::OnTable;
use crate::rules::terminal_dispute::{Event, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, recall.in_set(Recalling).run_if(recalls::<Game>));
}

fn recall(
    (recalled, table): (Res<Recalled<Game>>, Res<OnTable<Game>>),
    consoles: Query<&Transform, With<Console>>,
    mut marks: ResMut<Marks>,
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
    marks.set_if_neq(recalled.marks(of));
}
