//! What a side of Aetherium has, in boxes: a whole program of usual size is worth about seven.

use crate::rules::aetherium::content::Kind;
use crate::rules::aetherium::{Base, ModelId, Slot, Table, Uplink};
use crate::rules::game::Seat;

/// A point of the operation.
const POINT: f32 = 3.0;
/// A pylon that is controlled, and a node.
const PYLON: f32 = 2.0;
const NODE: f32 = 4.0;
/// A RAM on the gauge.
const RAM: f32 = 0.3;
/// A box that is empty; more for an avatar.
const BOX: f32 = 0.6;
/// A model that is there at all.
const MODEL: f32 = 1.5;
/// A marker.
const MARKER: f32 = -0.5;
/// An enemy in reach of an attack.
const TARGET: f32 = 0.4;
/// Each square on the way to the nearest node or pylon that is not one's own.
const DISTANCE: f32 = -0.12;

/// What a seat has, and what it is about to get.
pub(super) fn of(table: &Table, seat: Seat) -> f32 {
    let mut value = f32::from(table.points(seat)) * POINT + f32::from(table.side(seat).ram) * RAM;
    for (_, kind, _, holder) in table.uplinks() {
        if holder == Some(seat) {
            value += if kind == Uplink::Node { NODE } else { PYLON };
        }
    }
    for slot in table.slots(seat) {
        value += program(table, slot);
    }
    value
}

fn program(table: &Table, slot: Slot) -> f32 {
    let Some(card) = table.card(slot) else { return 0.0 };
    let weight = if card.kind == Kind::Avatar { 1.5 } else { 1.0 };
    let mut value = 0.0;
    let linked = table.is_linked(slot);
    for (nth, model) in table.alive(slot).iter().enumerate() {
        value += MODEL * weight;
        if nth == 0 || !linked {
            let unit = table.unit_of(model);
            value += f32::from(table.boxes_left(unit)) * BOX * weight + f32::from(table.model(unit).markers.len()) * MARKER;
        }
        value += place(table, model);
    }
    value
}

/// What the place of a model is worth: targets in reach, and the way to what can be captured.
fn place(table: &Table, model: ModelId) -> f32 {
    let Some(base) = table.base(model) else { return 0.0 };
    let targets = table.in_reach(model).len() as f32;
    let goals = table.uplinks().filter(|(_, _, _, holder)| *holder != Some(model.seat()));
    let nearest = goals.map(|(_, _, square, _)| base.distance(Base::Single(square))).min();
    targets.min(2.0) * TARGET + f32::from(nearest.unwrap_or(0)) * DISTANCE
}
