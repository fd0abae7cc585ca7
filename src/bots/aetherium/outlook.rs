//! What counts in the operation that is played, as far as it has come: what a point, a node, a program are worth (AE-126).

use super::cards;
use crate::rules::aetherium::content::{Counted, EndsOn, Kind, Score};
use crate::rules::aetherium::{ModelId, Open, SEATS, Slot, Table, Uplink};
use crate::rules::game::Seat;

/// What all points of an operation together are worth, in programs.
const STAKE: f32 = 9.0;
/// What a RAM of the next re-calibration is worth.
const INCOME: f32 = 0.22;
/// What a RAM on the gauge is worth while it can still be spent.
const RAM: f32 = 0.14;
/// What an avatar is worth where its loss loses the match.
const HUNTED: f32 = 9.0;
/// What it is worth to live at all; the rest is worth as much as the grid is empty.
const LIFE: f32 = 0.45;

/// What things are worth now, for both sides alike.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// How much of the match is over, from 0 to 1.
    pub done: f32,
    /// Points that are scored for good.
    scored: f32,
    /// To hold a node.
    node: f32,
    /// To hold a pylon.
    pylon: f32,
    /// Each kind of program in good health, with the points for deleting it.
    kinds: [f32; 3],
    /// To have the cache: carried, and off the server (AE-122).
    pub carried: f32,
    /// See [`carried`](Self::carried).
    pub home: f32,
}

impl Outlook {
    /// What things are worth as the match stands.
    pub fn new(table: &Table) -> Self {
        let operation = table.operation();
        let times = f32::from(operation.recalibrations().max(1));
        let far = |seat: Seat| {
            let side = table.side(seat);
            let cards = table.cards(seat).count_ones().max(1) as f32;
            let drawn = 1.0 - (side.pad.count_ones() as f32 / cards).min(1.0);
            ((f32::from(side.recalibrations) + drawn * 0.9) / times).min(1.0)
        };
        let done = (far(Seat(0)) + far(Seat(1))) / SEATS as f32;
        let (nodes, pylons) = table.uplinks().fold((0.0, 0.0), |(nodes, pylons), (_, kind, _, _)| match kind {
            Uplink::Node => (nodes + 1.0, pylons),
            Uplink::Pylon => (nodes, pylons + 1.0),
        });
        let (mut node, mut pylon, mut kills) = (0.0, 0.0, [0.0; 3]);
        let (mut carried, mut home, mut total) = (0.0, 0.0, 0.0);
        for score in &operation.scoring {
            match *score {
                Score::Node(each) => (node, total) = (f32::from(each), total + nodes * f32::from(each)),
                Score::Pylon(each) => (pylon, total) = (f32::from(each), total + pylons * f32::from(each)),
                Score::EnemyAvatar(points) => (kills[0], total) = (f32::from(points), total + f32::from(points)),
                Score::EnemyFunction(each) => (kills[1], total) = (f32::from(each), total + 2.0 * f32::from(each)),
                Score::EnemySubroutine(each) => (kills[2], total) = (f32::from(each), total + 2.0 * f32::from(each)),
                Score::OwnFunctions(points) | Score::EnemyFunctions(points) => {
                    (kills[1], total) = (kills[1] + f32::from(points) * 0.5, total + f32::from(points));
                }
                Score::CacheHome(points) => (home, total) = (f32::from(points), total + f32::from(points)),
                Score::CacheHeld(points) => carried = f32::from(points),
            }
        }
        let late = 0.35 + 1.15 * done * done;
        let mut point = STAKE / f32::max(total, 1.0);
        let mut scored = 0.0;
        if operation.counted == Counted::AtRecalibration {
            point /= times * 0.8;
            scored = point;
            let holding = times * (1.0 - done) * 0.6;
            (node, pylon) = (node * point * holding, pylon * point * holding);
        } else {
            (node, pylon) = (node * point * late, pylon * point * late);
        }
        let rest = 1.0 - done;
        let kind = |kind: Kind| {
            let life = cards::worth(kind) * (1.0 - 0.55 * done);
            let hunted = if kind == Kind::Avatar && operation.end_on(EndsOn::AvatarDeleted).is_some() { HUNTED } else { 0.0 };
            life + hunted + kills[kind as usize] * point * 1.1
        };
        Self {
            done,
            scored,
            node: node + 2.0 * INCOME * rest,
            pylon: pylon + INCOME * rest,
            kinds: Kind::ALL.map(kind),
            carried: carried * point * (0.6 + 0.4 * done),
            home: home * point,
        }
    }

    /// What it is worth to hold a node or pylon.
    pub const fn uplink(&self, kind: Uplink) -> f32 {
        match kind {
            Uplink::Node => self.node,
            Uplink::Pylon => self.pylon,
        }
    }

    /// What a whole program in good health is worth.
    pub const fn kind(&self, kind: Kind) -> f32 {
        self.kinds[kind as usize]
    }

    /// What a grid is worth with so many boxes left, of a unit in good health.
    pub fn health(left: f32, boxes: f32) -> f32 {
        if left <= 0.0 { 0.0 } else { LIFE + (1.0 - LIFE) * (left / boxes).min(1.0) }
    }

    /// What a model, or the linked program it is of, is worth in good health, and the boxes of its grid.
    pub fn unit(&self, table: &Table, model: ModelId) -> (f32, f32) {
        let program = table.program(model);
        let share = if table.is_segmented(model.slot()) { f32::from(program.form.models().max(1)) } else { 1.0 };
        (self.kind(program.kind) / share, f32::from(program.boxes().max(1)))
    }

    /// What a unit loses by so many boxes more.
    pub fn loss(&self, table: &Table, model: ModelId, boxes: f32) -> f32 {
        let (worth, grid) = self.unit(table, model);
        let left = f32::from(table.boxes_left(model));
        worth * (Self::health(left, grid) - Self::health(left - boxes, grid))
    }

    /// What an attack brings on average (AE-52, AE-57); nothing where it does not reach its target.
    pub fn attack(&self, table: &Table, model: ModelId, target: ModelId) -> Option<f32> {
        let odds = table.odds(model, target).ok()?;
        let all = odds.out_of as f32;
        let hits = (0..3).map(|step| odds.damage[step + 1] as f32 / all * self.loss(table, target, f32::from(odds.boxes[step])));
        let disruption = odds.disruption as f32 / all * strength(table, model.slot()).disruption;
        // A linked program loses models, and with them places, as colours fill.
        Some(hits.sum::<f32>() + disruption)
    }

    /// What a side has but for where its models stand.
    pub fn possessions(&self, table: &Table, seat: Seat) -> f32 {
        let side = table.side(seat);
        let mut sum = f32::from(side.points) * self.scored;
        let cards = table.cards(seat).count_ones().max(1) as f32;
        let to_come = (side.pad.count_ones() as f32 / cards).min(1.0);
        sum += f32::from(side.ram) * RAM * (0.12 + 0.88 * to_come);
        for slot in table.slots(seat).filter(|slot| table.is_alive(*slot)) {
            for (nth, model) in table.alive(slot).iter().enumerate() {
                if nth > 0 && table.is_linked(slot) {
                    break;
                }
                let (worth, grid) = self.unit(table, model);
                let unit = table.model(table.unit_of(model));
                sum += worth * Self::health(f32::from(table.boxes_left(model)), grid) - cards::burden(unit.markers);
                sum += 0.06 * f32::from(unit.lent.len());
            }
        }
        sum
    }
}

/// The strength of the attack of a program of the table.
pub(super) fn strength(table: &Open, slot: Slot) -> cards::Strength {
    table
        .side(slot.seat())
        .programs
        .get(slot.card())
        .and_then(|program| cards::strengths(table.catalog).get(usize::from(program.0)))
        .copied()
        .unwrap_or_default()
}
