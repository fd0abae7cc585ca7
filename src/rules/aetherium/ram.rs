//! The RAM gauge (AE-60, AE-61, AE-70, AE-73, AE-80).

use super::content::Kind;
use super::events::{Event, RamReason, Told};
use super::models::Place;
use super::moves::Out;
use super::shapes::Uplink;
use super::state::State;
use super::table::{MOST_RAM, Table};
use crate::rules::game::{EventSink, Seat};

/// The RAM that a side gains when a program of its own is deleted, and again at each re-calibration (AE-73, AE-80).
pub(super) const fn for_deletion(kind: Kind) -> u8 {
    match kind {
        Kind::Avatar => 0,
        Kind::Function => 2,
        Kind::Subroutine => 1,
    }
}

/// The RAM that a node or pylon brings (AE-61, AE-80).
const fn for_uplink(uplink: Uplink) -> u8 {
    match uplink {
        Uplink::Node => 2,
        Uplink::Pylon => 1,
    }
}

impl Table {
    /// The RAM that re-calibration sets (AE-80), and that a side starts with (AE-61): avatar, nodes and pylons, deleted programs.
    #[must_use]
    pub fn ram_set(&self, seat: Seat) -> u8 {
        let uplinks: u8 = self.uplinks().filter(|(_, _, _, holder)| *holder == Some(seat)).map(|(_, kind, _, _)| for_uplink(kind)).sum();
        let programs: u8 = self
            .slots(seat)
            .filter_map(|slot| {
                let program = self.card(slot)?;
                let gone = self.is_deleted(slot);
                Some(match program.kind {
                    Kind::Avatar if gone => 0,
                    Kind::Avatar => program.ram,
                    kind if gone => for_deletion(kind),
                    _ => 0,
                })
            })
            .sum();
        (uplinks + programs).min(MOST_RAM)
    }

    /// Whether a whole program has been deleted: none of its models is in play, and none left with the cache.
    #[must_use]
    pub fn is_deleted(&self, slot: super::models::Slot) -> bool {
        slot.models().iter().all(|model| matches!(self.model(model).place, Place::Deleted | Place::Nowhere))
    }
}

impl State {
    /// Adds RAM, as much as fits (AE-60); gives how much.
    pub(super) fn gain_ram(&mut self, seat: Seat, ram: u8, why: RamReason, out: &mut Out<'_, impl EventSink<Told>>) -> u8 {
        let from = self.table.side(seat).ram;
        self.set_ram(seat, from.saturating_add(ram), why, out) - from
    }

    /// Takes RAM, as much as there is (AE-60); gives how much.
    pub(super) fn lose_ram(&mut self, seat: Seat, ram: u8, why: RamReason, out: &mut Out<'_, impl EventSink<Told>>) -> u8 {
        let from = self.table.side(seat).ram;
        from - self.set_ram(seat, from.saturating_sub(ram), why, out)
    }

    /// Sets a gauge, within 0–10; gives what it is then.
    pub(super) fn set_ram(&mut self, seat: Seat, ram: u8, why: RamReason, out: &mut Out<'_, impl EventSink<Told>>) -> u8 {
        let (from, to) = (self.table.side(seat).ram, ram.min(MOST_RAM));
        self.table.side_mut(seat).ram = to;
        if from != to {
            out.all(|| Event::Ram { seat, from, to, why });
        }
        to
    }
}
