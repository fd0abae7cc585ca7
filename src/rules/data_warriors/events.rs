//! What happens at the table, as those in its audience see it.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::content::{CommandId, FaceId};
use super::words_of_cards::{CardState, TurnStep};
use crate::rules::game::Seat;

/// A place where cards are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// Its owner's drive.
    Drive,
    /// Its owner's hand.
    Hand,
    /// Its owner's trash bin.
    Trash,
    /// A desktop.
    Desktop(Seat),
    /// Attached to a card.
    Host(Card),
    /// The stack.
    Stack,
    /// Out of the match with its owner (DW-4).
    Out,
}

/// A card that somebody sees, and what stands on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The card.
    pub card: Card,
    /// What stands on it.
    pub face: FaceId,
}

/// Something that an item names, in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mention {
    /// A user.
    User(Seat),
    /// A card.
    Card(Seen),
    /// The item of this number.
    Item(u8),
}

/// Something that happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A user keeps its starting hand, or shuffles it back (DW-2).
    Decided {
        /// The user.
        seat: Seat,
        /// Whether it draws again.
        again: bool,
    },
    /// A step of a turn begins.
    StepBegan {
        /// Whose turn.
        seat: Seat,
        /// The step.
        step: TurnStep,
        /// The round.
        round: u8,
    },
    /// The current user ends its step (DW-44).
    StepEnded {
        /// The user.
        seat: Seat,
        /// The step.
        step: TurnStep,
    },
    /// No response (DW-13).
    Passed {
        /// The user.
        seat: Seat,
    },
    /// A card goes from one place to another; which one, only those are told who see it.
    Moved {
        /// Its owner.
        owner: Seat,
        /// The card.
        card: Option<Seen>,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// Somebody begins to choose for a card: it alone is told.
    Choosing {
        /// The user.
        seat: Seat,
        /// The card.
        card: Seen,
        /// The command, if it is one.
        command: Option<CommandId>,
    },
    /// Something was chosen; who chooses alone is told, until it is complete.
    Chosen {
        /// The user.
        seat: Seat,
        /// The part of “either… or”.
        mode: Option<u8>,
        /// The □.
        amount: Option<u8>,
        /// What was named.
        named: Option<Mention>,
    },
    /// A command or script is issued (DW-40).
    Issued {
        /// Who.
        seat: Seat,
        /// The card.
        card: Seen,
        /// The command, if it is one.
        command: Option<CommandId>,
        /// Its number on the stack in this turn; none in Setup (DW-12).
        number: Option<u8>,
        /// The part of “either… or” that was chosen, from 0 (DW-70).
        mode: Option<u8>,
        /// The □.
        amount: Option<u8>,
        /// What it names.
        named: Vec<Mention>,
    },
    /// An item was copied (DW-60).
    Copied {
        /// Who copies.
        seat: Seat,
        /// The card of the copied item.
        card: Seen,
        /// The copy's number.
        number: u8,
        /// What the copy names.
        named: Vec<Mention>,
    },
    /// An item begins to resolve.
    Resolves {
        /// Its issuer.
        seat: Seat,
        /// Its card.
        card: Seen,
        /// Its number.
        number: u8,
    },
    /// An item was halted (DW-41, DW-42).
    Halted {
        /// Its issuer.
        seat: Seat,
        /// Its card.
        card: Seen,
        /// Its number.
        number: u8,
    },
    /// An effect happens (DW-50).
    EffectHappens {
        /// Its controller.
        seat: Seat,
        /// The card.
        card: Seen,
        /// The part of “either… or” that was chosen, from 0 (DW-70).
        mode: Option<u8>,
        /// What it names.
        named: Vec<Mention>,
    },
    /// Memory Points are allocated (DW-20).
    Allocated {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Memory Points become free (DW-11, DW-60).
    Freed {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Memory Points are throttled (DW-60).
    Throttled {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
        /// By whom.
        by: Seat,
    },
    /// A card in play changes its state.
    Turned {
        /// The card.
        card: Seen,
        /// Its state now.
        state: CardState,
    },
    /// Control of a card changes.
    Controlled {
        /// The card.
        card: Seen,
        /// Who controls it now.
        by: Seat,
    },
    /// A drive is shielded (DW-60).
    Shielded {
        /// Whose.
        seat: Seat,
        /// Against how many wipes.
        wipes: u8,
    },
    /// A wipe hit a shield.
    ShieldHit {
        /// Whose.
        seat: Seat,
    },
    /// Something costs more or less for a while.
    CostChanged {
        /// For whom.
        seat: Seat,
        /// The card whose commands it is; otherwise all of the user's.
        card: Option<Seen>,
        /// How much more.
        more: i8,
    },
    /// Somebody looks at a hand.
    HandRead {
        /// Who looks.
        by: Seat,
        /// Whose hand.
        seat: Seat,
    },
    /// Somebody looks at the top of a drive.
    DriveRead {
        /// Who looks.
        by: Seat,
        /// Whose drive.
        seat: Seat,
        /// At how many cards.
        cards: u8,
    },
    /// A card that somebody looks at; it alone is told.
    CardRead {
        /// Who looks.
        by: Seat,
        /// The card.
        card: Seen,
        /// Where it is: in hand, or this deep in the drive from 1.
        depth: Option<u8>,
    },
    /// A user resigns (DW-4).
    Resigned {
        /// The user.
        seat: Seat,
    },
    /// A user is out (DW-3, DW-4).
    Out {
        /// The user.
        seat: Seat,
    },
    /// The match is over.
    Over {
        /// Who won; nobody alone where the rounds are over and several are equal.
        winner: Option<Seat>,
    },
}
