//! Loops of effects, and where they end (DW-53).
//!
//! A chain of effects begins with the first that waits and lasts until none waits. Where one of them could set off another,
//! every position in which some wait is kept whole, and at the second coming of one of them the chain ends.

use serde::{Deserialize, Serialize};

use super::cards::{CardSet, USERS};
use super::content::{Catalog, FaceId};
use super::drives::DRIVE;
use super::has;
use super::state::State;
use super::table::Table;
use super::triggers::Happened;
use super::verbs::Verb;
use crate::rules::components::List;

/// All triggers that effects can set off.
const ALL: u64 = has::WIPED | has::THIS_WIPED | has::DREW | has::DISCARDED | has::THIS_DISCARDED | has::THROTTLED | has::BECOMES;

/// What is hidden of a position.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Hidden {
    hands: CardSet,
    drives: [List<u8, DRIVE>; USERS],
    known: [CardSet; USERS],
}

/// A position of a chain of effects, whole but for the generator and what only counts (DW-53).
///
/// Between two actions only those are kept since which nothing hidden has moved. What is hidden in them is what is hidden
/// now, so it is left out, and they are as open as the table (DW-1). In files a position is its table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Position {
    table: Table,
    #[serde(skip)]
    hidden: Hidden,
    /// How often something hidden had moved when it came, in the action in which it came.
    #[serde(skip)]
    moves: u16,
}

/// The bits of the triggers that a verb can set off as it is done, apart from what no effect can undo: a card that has left
/// play, or an item that has left the stack.
pub(super) const fn sets_off(verb: &Verb) -> u64 {
    match verb {
        Verb::Wipe(..) => has::WIPED | has::THIS_WIPED,
        Verb::Draw(..) => has::DREW,
        Verb::Discard(..) => has::DISCARDED | has::THIS_DISCARDED,
        Verb::Throttle(..) => has::THROTTLED,
        Verb::Reload(_) | Verb::Wake(_) | Verb::Suspend(_) => has::BECOMES,
        _ => 0,
    }
}

/// The bits of the triggers of which a verb can undo what set them off.
pub(super) const fn undoes(verb: &Verb) -> u64 {
    match verb {
        Verb::Restore(..) => has::WIPED | has::THIS_WIPED | has::DREW,
        Verb::Draw(..) | Verb::Recover(_) => has::DISCARDED | has::THIS_DISCARDED,
        Verb::Grant(..) => has::THROTTLED,
        Verb::Reload(_) | Verb::Wake(_) | Verb::Suspend(_) => has::BECOMES,
        _ => 0,
    }
}

/// The bits of the triggers with which effects on these faces could go round: each of them is set off by an effect that is
/// set off by one of them, and what set it off is undone by such an effect.
pub(super) fn triggers(catalog: &Catalog, faces: impl Iterator<Item = FaceId> + Clone) -> u64 {
    let mut bits = ALL;
    loop {
        let effects = faces.clone().filter(|face| catalog.flags(*face) & bits != 0).flat_map(|face| &catalog.entry(face).effects);
        let round = effects.filter(|(trigger, _)| has::of_trigger(trigger) & bits != 0);
        let (sets_off, undoes) = round.fold((0, 0), |(off, undone), (_, text)| (off | text.sets_off, undone | text.undoes));
        if bits & sets_off & undoes == bits {
            return bits;
        }
        bits &= sets_off & undoes;
    }
}

impl Table {
    /// Whether the chain of effects could come back to this position. For that one of those that wait sets another one off.
    fn could_come_back(&self) -> bool {
        let catalog = self.catalog;
        let bits = self.pending.iter().fold(0, |bits, pending| bits | catalog.sets_off(self.face(pending.card), pending.effect));
        bits != 0 && self.may_loop(bits)
    }
}

impl State {
    fn hidden(&self) -> Hidden {
        Hidden { hands: self.hands, drives: self.drives, known: self.known }
    }

    /// An action begins: the positions of the chain that goes on are whole again.
    pub(super) fn recall(&mut self) {
        if !self.passed.is_empty() {
            let hidden = self.hidden();
            self.passed.iter_mut().for_each(|position| position.hidden = hidden);
        }
    }

    /// Whether the chain of effects comes back to a position that it was in; then all that wait are stopped (DW-53).
    pub(super) fn comes_back(&mut self, moves: u16) -> bool {
        if self.passed.is_empty() && !self.table.could_come_back() {
            return false;
        }
        let hidden = self.hidden();
        self.passed.push(Position { table: self.table, hidden, moves });
        let Some((now, before)) = self.passed.split_last_mut() else { return false };
        (now.table.happened, now.table.questions) = (Happened::default(), 0);
        let again = before.iter().any(|position| position.hidden == now.hidden && position.table == now.table);
        if again {
            self.table.pending.clear();
        }
        again
    }

    /// An action is over in which hidden things have moved so often: see [`Position`].
    pub(super) fn forget_hidden(&mut self, moves: u16) {
        if !self.passed.is_empty() {
            self.passed.retain(|position| position.moves == moves);
            self.passed.iter_mut().for_each(|position| (position.hidden, position.moves) = (Hidden::default(), 0));
        }
    }
}
