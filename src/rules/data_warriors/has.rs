//! What cards have, as bits and as sets, so that modifiers and triggers are looked for only where they are (DW-50).

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::content::{Catalog, Entry, FaceId};
use super::drives::DRIVE;
use super::language::{Modifier, Trigger};
use super::words_of_cards::Kind;
use crate::rules::components::List;

pub(super) const CARD_COST: u32 = 1;
pub(super) const COMMAND_COST: u32 = 1 << 1;
pub(super) const WIPES: u32 = 1 << 2;
pub(super) const PROTECTS: u32 = 1 << 3;
pub(super) const STARTS_IDLE: u32 = 1 << 4;
pub(super) const STAYS_IDLE: u32 = 1 << 5;
pub(super) const LOCKS: u32 = 1 << 6;
pub(super) const SLEEPS: u32 = 1 << 7;
pub(super) const LENDS: u32 = 1 << 8;
pub(super) const ENTERS: u32 = 1 << 9;
pub(super) const KILLED: u32 = 1 << 10;
pub(super) const LEAVES: u32 = 1 << 11;
pub(super) const ISSUED: u32 = 1 << 12;
pub(super) const RESOLVED: u32 = 1 << 13;
pub(super) const HALTED: u32 = 1 << 14;
pub(super) const WIPED: u32 = 1 << 15;
pub(super) const THIS_WIPED: u32 = 1 << 16;
pub(super) const DISCARDED: u32 = 1 << 17;
pub(super) const THIS_DISCARDED: u32 = 1 << 18;
pub(super) const DREW: u32 = 1 << 19;
pub(super) const THROTTLED: u32 = 1 << 20;
pub(super) const BEGINS: u32 = 1 << 21;
pub(super) const ENDS: u32 = 1 << 22;
/// It is a .DAEMON.
pub(super) const DAEMON: u32 = 1 << 23;

/// What is looked for often has a set of its own; what is rare shares one.
const GROUPS: [u32; 9] = [
    CARD_COST,
    COMMAND_COST,
    PROTECTS,
    LOCKS,
    LENDS,
    BEGINS | ENDS,
    ISSUED | RESOLVED | HALTED,
    DAEMON,
    WIPES
        | STARTS_IDLE
        | STAYS_IDLE
        | SLEEPS
        | ENTERS
        | KILLED
        | LEAVES
        | WIPED
        | THIS_WIPED
        | DISCARDED
        | THIS_DISCARDED
        | DREW
        | THROTTLED,
];

/// By bit: its group.
const GROUP_OF: [u8; 24] = {
    let (mut groups, mut bit) = ([0; 24], 0);
    while bit < 24 {
        while GROUPS[groups[bit] as usize] & (1 << bit) == 0 {
            groups[bit] += 1;
        }
        bit += 1;
    }
    groups
};

/// The group of these bits, which have to be in one.
#[inline]
pub(super) fn group(bits: u32) -> usize {
    let group = usize::from(GROUP_OF[bits.trailing_zeros() as usize]);
    debug_assert!(bits & !GROUPS[group] == 0, "{bits:b} are of several groups");
    group
}

/// The bits of a card.
pub(super) fn of(entry: &Entry) -> u32 {
    let mut bits = if entry.lends.is_empty() { 0 } else { LENDS };
    if entry.face.kind == Kind::Daemon {
        bits |= DAEMON;
    }
    for always in entry.always() {
        bits |= match always.does {
            Modifier::CardCost(..) => CARD_COST,
            Modifier::CommandCost(..) => COMMAND_COST,
            Modifier::Wipes(..) => WIPES,
            Modifier::Protects(..) => PROTECTS,
            Modifier::StartsIdle(_) => STARTS_IDLE,
            Modifier::StaysIdle(_) => STAYS_IDLE,
            Modifier::Locks(_) => LOCKS,
            Modifier::Sleeps(_) => SLEEPS,
        };
    }
    for (trigger, _) in &entry.effects {
        bits |= match trigger {
            Trigger::Enters(_) => ENTERS,
            Trigger::Killed(_) => KILLED,
            Trigger::Leaves(_) => LEAVES,
            Trigger::Issued(_) | Trigger::IssuedFrom(_) => ISSUED,
            Trigger::Resolved(_) => RESOLVED,
            Trigger::Halted(_) => HALTED,
            Trigger::Wiped(_) => WIPED,
            Trigger::ThisWiped => THIS_WIPED,
            Trigger::Discarded(_) => DISCARDED,
            Trigger::ThisDiscarded => THIS_DISCARDED,
            Trigger::Drew(_) => DREW,
            Trigger::Throttled(_) => THROTTLED,
            Trigger::Begins(..) => BEGINS,
            Trigger::Ends(..) => ENDS,
        };
    }
    bits
}

/// What stands on the cards of a user's drive, by their numbers. In files it is a plain list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "List<FaceId, DRIVE>", into = "List<FaceId, DRIVE>")]
pub struct DriveList {
    faces: List<FaceId, DRIVE>,
    /// The places of the cards that have something of a group.
    places: [u64; GROUPS.len()],
}

impl DriveList {
    /// The places of the cards that have something of a group, or more.
    #[inline]
    pub(super) const fn having(&self, group: usize) -> u64 {
        self.places[group]
    }
}

impl From<List<FaceId, DRIVE>> for DriveList {
    fn from(faces: List<FaceId, DRIVE>) -> Self {
        let catalog = Catalog::in_use();
        let mut list = Self { faces, places: [0; GROUPS.len()] };
        for (place, face) in faces.iter().enumerate() {
            for (group, places) in GROUPS.iter().zip(&mut list.places) {
                *places |= u64::from(catalog.flags(*face) & group != 0) << place;
            }
        }
        list
    }
}

impl From<DriveList> for List<FaceId, DRIVE> {
    fn from(list: DriveList) -> Self {
        list.faces
    }
}

impl Deref for DriveList {
    type Target = [FaceId];

    #[inline]
    fn deref(&self) -> &[FaceId] {
        &self.faces
    }
}
