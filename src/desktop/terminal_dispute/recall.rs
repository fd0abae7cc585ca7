//! Where on the console is what a line of the log tells.

use bevy::prelude::*;

use super::pieces::{Console, box_at, hex_at};
use crate::desktop::table::recall::{Recalled, Recalling, Rings, recalls};
use crate::desktop::table::session::OnTable;
use crate::rules::terminal_dispute::{Event, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, recall.in_set(Recalling).run_if(recalls::<Game>));
}

fn recall(
    (recalled, table): (Res<Recalled<Game>>, Res<OnTable<Game>>),
    consoles: Query<&GlobalTransform, With<Console>>,
    mut rings: ResMut<Rings>,
) {
    let Ok(console) = consoles.single() else { return };
    let own = table.view_seat();
    let mut at = Vec::new();
    for event in &recalled.0 {
        match event {
            Event::Wrote { seat, cell, .. } | Event::CrossedOut { seat, cell } if own == Some(*seat) => at.push(box_at(*cell)),
            Event::Charged { seat, line, .. } if own == Some(*seat) => {
                at.extend(line.hexes().iter().map(|hex| hex_at(table.view.grid, hex)));
            }
            _ => {}
        }
    }
    rings.set_if_neq(Rings(at.into_iter().map(|at| console.transform_point(at)).collect()));
}
