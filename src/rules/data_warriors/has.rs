//! What cards have, as bits and as sets, so that modifiers and triggers are looked for only where they are (DW-50).

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, USERS};
use super::content::{Catalog, CommandId, Entry};
use super::language::{Modifier, Trigger};
use super::loops;
use super::table::{Table, User};
use super::words_of_cards::{Kind, TurnStep};
use crate::rules::game::Seat;

pub(super) const CARD_COST: u64 = 1;
pub(super) const COMMAND_COST: u64 = 1 << 1;
pub(super) const WIPES: u64 = 1 << 2;
pub(super) const PROTECTS: u64 = 1 << 3;
pub(super) const STARTS_IDLE: u64 = 1 << 4;
pub(super) const STAYS_IDLE: u64 = 1 << 5;
pub(super) const LOCKS: u64 = 1 << 6;
pub(super) const SLEEPS: u64 = 1 << 7;
pub(super) const LENDS: u64 = 1 << 8;
pub(super) const ENTERS: u64 = 1 << 9;
pub(super) const KILLED: u64 = 1 << 10;
pub(super) const LEAVES: u64 = 1 << 11;
pub(super) const ISSUED: u64 = 1 << 12;
pub(super) const RESOLVED: u64 = 1 << 13;
pub(super) const HALTED: u64 = 1 << 14;
pub(super) const WIPED: u64 = 1 << 15;
pub(super) const THIS_WIPED: u64 = 1 << 16;
pub(super) const DISCARDED: u64 = 1 << 17;
pub(super) const THIS_DISCARDED: u64 = 1 << 18;
pub(super) const DREW: u64 = 1 << 19;
pub(super) const THROTTLED: u64 = 1 << 20;
/// It is a .PRG.
pub(super) const PRG: u64 = 1 << 31;
/// It is a .DAEMON.
pub(super) const DAEMON: u64 = 1 << 32;
/// It has a command printed with a 0, or a □ that may be 0 (DW-34).
pub(super) const FREE: u64 = 1 << 33;
/// It is a script.
pub(super) const SCRIPT: u64 = 1 << 34;
pub(super) const BECOMES: u64 = 1 << 35;
/// Something happens when Init begins, and so on with the five steps, and then when they end.
const STEPS: u64 = ((1 << 10) - 1) << 21;

/// Something happens when this step begins.
#[inline]
pub(super) const fn begins(step: TurnStep) -> u64 {
    1 << (21 + step as u64)
}

/// Something happens when this step ends.
#[inline]
pub(super) const fn ends(step: TurnStep) -> u64 {
    1 << (26 + step as u64)
}

/// What is looked for often has a set of its own; what is rare shares one.
const GROUPS: [u64; 14] = [
    CARD_COST,
    COMMAND_COST,
    PROTECTS,
    LOCKS,
    LENDS,
    begins(TurnStep::Init),
    STEPS & !begins(TurnStep::Init),
    ISSUED | RESOLVED | HALTED,
    WIPES | WIPED,
    PRG,
    DAEMON,
    SCRIPT,
    BECOMES,
    FREE | STARTS_IDLE | STAYS_IDLE | SLEEPS | ENTERS | KILLED | LEAVES | THIS_WIPED | DISCARDED | THIS_DISCARDED | DREW | THROTTLED,
];

/// How many bits there are.
const BITS: usize = 36;

/// By bit: its group.
const GROUP_OF: [u8; BITS] = {
    let (mut groups, mut bit) = ([0; BITS], 0);
    while bit < BITS {
        while GROUPS[groups[bit] as usize] & (1 << bit) == 0 {
            groups[bit] += 1;
        }
        bit += 1;
    }
    groups
};

/// The group of these bits, which have to be in one.
#[inline]
fn group(bits: u64) -> usize {
    let group = usize::from(GROUP_OF[bits.trailing_zeros() as usize]);
    debug_assert!(bits & !GROUPS[group] == 0, "{bits:b} are of several groups");
    group
}

/// The bits of a card.
pub(super) fn of(entry: &Entry, least: impl Fn(CommandId) -> u8) -> u64 {
    let mut bits = match entry.face.kind {
        Kind::Prg => PRG,
        Kind::Daemon => DAEMON,
        Kind::Script => SCRIPT,
        Kind::Conf => 0,
    };
    if !entry.lends.is_empty() {
        bits |= LENDS;
    }
    if entry.commands.iter().any(|command| least(*command) == 0) {
        bits |= FREE;
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
    entry.effects.iter().fold(bits, |bits, (trigger, _)| bits | of_trigger(trigger))
}

/// The bit of a trigger.
pub(super) const fn of_trigger(trigger: &Trigger) -> u64 {
    match trigger {
        Trigger::Enters(_) => ENTERS,
        Trigger::Killed(_) => KILLED,
        Trigger::Leaves(_) => LEAVES,
        Trigger::Becomes(..) => BECOMES,
        Trigger::Issued(_) | Trigger::IssuedFrom(_) => ISSUED,
        Trigger::Resolved(_) => RESOLVED,
        Trigger::Halted(_) => HALTED,
        Trigger::Wiped(_) => WIPED,
        Trigger::ThisWiped => THIS_WIPED,
        Trigger::Discarded(_) => DISCARDED,
        Trigger::ThisDiscarded => THIS_DISCARDED,
        Trigger::Drew(_) => DREW,
        Trigger::Throttled(_) => THROTTLED,
        Trigger::Begins(step, _) => begins(*step),
        Trigger::Ends(step, _) => ends(*step),
    }
}

/// Whether these bits are all of their group.
#[inline]
pub(super) fn is_group(bits: u64) -> bool {
    GROUPS[group(bits)] == bits
}

/// The players by seat, with the sets of what their cards have. In files it is a plain list of players.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "[User; USERS]", into = "[User; USERS]")]
pub struct Users {
    users: [User; USERS],
    /// The cards of all drives that have something of a group.
    having: [CardSet; GROUPS.len()],
    /// The bits of the triggers with which the effects of these cards could go round (DW-53).
    loops: u64,
}

impl Users {
    /// The cards of all drives that have one of these bits, all of one group; others of that group may be among them.
    #[inline]
    pub(super) fn having(&self, bits: u64) -> CardSet {
        self.having[group(bits)]
    }
}

impl Table {
    /// Whether there are effects that one of these bits could set off now, and that could come back to where they began: of
    /// cards in play, or, where it is about that very card, of any.
    pub(super) fn may_loop(&self, bits: u64) -> bool {
        let bits = bits & self.users.loops;
        bits & (THIS_WIPED | THIS_DISCARDED) != 0 || {
            let catalog = self.catalog;
            let groups = GROUPS.iter().zip(&self.users.having).filter(|(group, _)| **group & bits != 0);
            groups.flat_map(|(_, having)| *having & self.desk.cards()).any(|card| self.flags(catalog, card) & bits != 0)
        }
    }
}

impl From<[User; USERS]> for Users {
    fn from(users: [User; USERS]) -> Self {
        Self::new(users, Catalog::being_read())
    }
}

impl Users {
    /// Users of a match with these cards.
    pub(super) fn new(users: [User; USERS], catalog: &Catalog) -> Self {
        let mut having = [CardSet::NONE; GROUPS.len()];
        for (seat, user) in users.iter().enumerate() {
            for (place, face) in user.faces.iter().enumerate() {
                let (card, flags) = (Card::of(Seat(seat as u8), place as u8), catalog.flags(*face));
                for (_, set) in GROUPS.iter().zip(&mut having).filter(|(group, _)| flags & **group != 0) {
                    set.add(card);
                }
            }
        }
        let faces = users.iter().flat_map(|user| user.faces.chunk_by(|one, other| one == other)).map(|copies| copies[0]);
        let loops = loops::triggers(catalog, faces);
        Self { users, having, loops }
    }
}

impl From<Users> for [User; USERS] {
    fn from(users: Users) -> Self {
        users.users
    }
}

impl Deref for Users {
    type Target = [User; USERS];

    #[inline]
    fn deref(&self) -> &[User; USERS] {
        &self.users
    }
}

/// Everything but the faces may be changed.
impl DerefMut for Users {
    #[inline]
    fn deref_mut(&mut self) -> &mut [User; USERS] {
        &mut self.users
    }
}
