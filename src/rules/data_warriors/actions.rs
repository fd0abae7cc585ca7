//! What a seat can do.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::content::CommandId;
use super::stack::Named;

/// A decision of a seat. Each is one small step; what it means is in [`Asked`](super::Asked).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Action {
    /// No response (DW-13): `Pass`.
    Pass,
    /// Ends Setup or Run (DW-12, DW-13, DW-44): `EndStep`.
    EndStep,
    /// Keeps the starting hand (DW-2): `Keep`.
    Keep,
    /// Shuffles the starting hand back and draws again (DW-2): `Mulligan`.
    Mulligan,
    /// Chooses a number in Init and draws that many cards (DW-10): `Draw(2)`.
    Draw(u8),
    /// Plays a card in Setup, or issues a script (DW-12, DW-33): `Play(41)`.
    Play(Card),
    /// Issues a command from a card (DW-22, DW-34): `Issue(card:41,command:3)`.
    Issue {
        /// The card.
        card: Card,
        /// The command.
        command: CommandId,
    },
    /// Chooses a part of “either… or”, from 0 (DW-70): `Either(1)`.
    Either(u8),
    /// Chooses the □ (DW-22): `Amount(3)`.
    Amount(u8),
    /// Chooses a target, a desktop or a host (DW-40): `Name(User(1))`, `Name(Card(7))`, `Name(Item(2))`.
    Name(Named),
    /// Discards a card (DW-14, DW-60): `Discard(41)`.
    Discard(Card),
    /// Discards the daemon on the player's own desktop in Setup (DW-12, DW-31): `Dismiss(41)`.
    Dismiss(Card),
    /// Lets this effect of a card happen first of several (DW-52): `First(card:41,effect:0)`.
    First {
        /// The card.
        card: Card,
        /// Its effect, from 0.
        effect: u8,
    },
    /// Leaves the match (DW-4): `Resign`.
    Resign,
}
