//! Decisions outside of activations: the order of the PAD, entry tokens, schemas that the players place.

use super::value::Eye;
use crate::rules::aetherium::{Base, Open, Slot, Square, Table};
use crate::rules::game::Seat;

/// How early a program should be active: who can strike or take something at once, and who is in danger.
pub(super) fn urgency(eye: &Eye, table: &Table, slot: Slot) -> f32 {
    let Some(card) = table.card(slot) else { return 0.0 };
    let strength = super::outlook::strength(table, slot);
    let mut urgency = 0.0_f32;
    let mut waits = false;
    for model in table.alive(slot).iter() {
        let Some(base) = table.base(model) else {
            waits = true;
            continue;
        };
        let pace = card.cs;
        let mut prey = 0.0_f32;
        for enemy in table.on_server().iter().filter(|enemy| enemy.seat() != slot.seat()) {
            let Some(there) = table.base(enemy) else { continue };
            let distance = base.distance(there);
            if distance <= pace + strength.range {
                prey = prey.max(eye.outlook.loss(table, enemy, strength.boxes));
            }
            let theirs = super::outlook::strength(table, enemy.slot());
            if distance <= table.program(enemy).cs + theirs.range {
                prey += 0.3 * eye.outlook.loss(table, model, theirs.boxes);
            }
        }
        let mut take = 0.0_f32;
        for (_, kind, square, holder) in table.uplinks().filter(|(_, _, _, holder)| *holder != Some(slot.seat())) {
            let away = base.distance(Base::Single(square)).saturating_sub(1);
            let cost = 3 + u8::from(holder.is_some());
            if away + cost <= pace + 1 {
                take = take.max(eye.outlook.uplink(kind));
            }
        }
        urgency = urgency.max(prey + take);
    }
    if waits {
        // Those that come in go in the order of their pace.
        urgency += 0.3 + 0.03 * f32::from(card.cs) - 0.02 * eye.outlook.kind(card.kind);
    }
    urgency
}

/// How good a pylon is for a side's entry token: the nearer to the middle the better, its own ones best.
pub(super) fn site(table: &Table, seat: Seat, schema: u8) -> f32 {
    let Some((_, square)) = table.uplink(usize::from(schema)) else { return 0.0 };
    let theirs = table.own_edges(Open::opponent(seat));
    let away = theirs.iter().map(|edge| square.distance(edge)).min().unwrap_or(0);
    f32::from(away)
}

/// How good a place is for the next schema: where one starts not too near the enemy's edges, others on one's own side.
pub(super) fn spot(table: &Table, seat: Seat, centre: Square) -> f32 {
    let operation = table.operation();
    let start = operation.schemas.get(table.schemas.len()).and_then(|map| map.start).map(crate::rules::aetherium::content::Player::seat);
    let to = |seat: Seat| table.own_edges(seat).iter().map(|edge| centre.distance(edge)).min().unwrap_or(0);
    let (own, enemy) = (f32::from(to(seat)), f32::from(to(Open::opponent(seat))));
    match start {
        Some(start) if start == seat => -(own - 4.0).abs(),
        Some(_) => -f32::from(to(start.unwrap_or(seat))),
        None => -(enemy - own).abs() * 0.5 + 0.3 * (enemy - own),
    }
}
