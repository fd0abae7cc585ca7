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
    /// Its owner's trash.
    Trash,
    /// A desktop.
    Desktop(Seat),
    /// Attached to a card.
    Host(Seen),
    /// The stack.
    Stack,
    /// Out of the match with its owner (DW-4).
    Out,
}

/// A card that is seen, and what stands on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The card.
    pub card: Card,
    /// What stands on it.
    pub face: FaceId,
}

/// Something that was chosen, in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mention {
    /// A player.
    User(Seat),
    /// A card.
    Card(Seen),
    /// An item on the stack.
    Item {
        /// Its number.
        number: u8,
        /// What it is; nothing if it has left the stack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        issue: Option<Issue>,
    },
}

/// A command or script that was issued, in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Issue {
    /// Who issued it.
    pub seat: Seat,
    /// Its card.
    pub card: Seen,
    /// The command, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
}

/// When something that lasts ends, in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ends {
    /// When this turn ends.
    Turn,
    /// At the next Memory Cleanup of this player.
    Cleanup(Seat),
    /// When this card leaves play.
    With(Seen),
    /// Never.
    Never,
}

/// Something that happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player keeps their starting hand, or takes a mulligan (DW-2).
    Decided {
        /// The player.
        seat: Seat,
        /// Whether it is a mulligan.
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
    /// The current player ends the step (DW-44).
    StepEnded {
        /// The player.
        seat: Seat,
        /// The step.
        step: TurnStep,
    },
    /// No response (DW-13).
    Passed {
        /// The player.
        seat: Seat,
    },
    /// A card goes from one place to another; only those who see it are told which.
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
    /// A player begins to choose for a card; nobody else is told.
    Choosing {
        /// The player.
        seat: Seat,
        /// The card.
        card: Seen,
        /// The command, if it is one.
        command: Option<CommandId>,
    },
    /// Something was chosen; nobody else is told until all is chosen.
    Chosen {
        /// The player.
        seat: Seat,
        /// The part of “either… or”.
        mode: Option<u8>,
        /// The □.
        amount: Option<u8>,
        /// What was chosen.
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
        /// Its targets.
        named: Vec<Mention>,
    },
    /// An item was copied (DW-60).
    Copied {
        /// Who copies.
        seat: Seat,
        /// The card of the copied item.
        card: Seen,
        /// The command, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<CommandId>,
        /// The copy's number.
        number: u8,
        /// The targets of the copy.
        named: Vec<Mention>,
    },
    /// An item begins to resolve.
    Resolves {
        /// Its issuer.
        seat: Seat,
        /// Its card.
        card: Seen,
        /// The command, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<CommandId>,
        /// Its number.
        number: u8,
    },
    /// An item was halted (DW-41, DW-42).
    Halted {
        /// Its issuer.
        seat: Seat,
        /// Its card.
        card: Seen,
        /// The command, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<CommandId>,
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
        /// Its targets.
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
    /// A shield blocked a wipe.
    ShieldHit {
        /// Whose.
        seat: Seat,
    },
    /// Something costs more or less from now on.
    CostChanged {
        /// For whom.
        seat: Seat,
        /// The card whose commands it is about; otherwise everything of this player.
        card: Option<Seen>,
        /// How much more.
        more: i8,
        /// When that ends.
        ends: Ends,
    },
    /// A player looks at a hand.
    HandRead {
        /// The viewer.
        by: Seat,
        /// Whose hand.
        seat: Seat,
    },
    /// A player looks at the top of a drive.
    DriveRead {
        /// The viewer.
        by: Seat,
        /// Whose drive.
        seat: Seat,
        /// At how many cards.
        cards: u8,
    },
    /// A card that a player looks at; nobody else is told.
    CardRead {
        /// The viewer.
        by: Seat,
        /// The card.
        card: Seen,
        /// Where it is: in hand, or this deep in the drive from 1.
        depth: Option<u8>,
    },
    /// A player resigns (DW-4).
    Resigned {
        /// The player.
        seat: Seat,
    },
    /// A player is out (DW-3, DW-4).
    Out {
        /// The player.
        seat: Seat,
    },
    /// The match is over.
    Over {
        /// Who won; nobody if several share first place when the rounds are over.
        winner: Option<Seat>,
    },
}
