//! What a seat can do, and what it is aimed at.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::sectors::{Code, Sector};
use crate::rules::game::Seat;

/// What a played card targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Target {
    /// Nothing.
    #[default]
    None,
    /// A sector.
    Sector(Sector),
    /// A player.
    Player(Seat),
    /// A player's marker on a sector.
    Marker {
        /// The sector.
        sector: Sector,
        /// Whose marker.
        seat: Seat,
    },
    /// A card that lies on a sector, or an upgrade before another player.
    Card(Card),
}

/// A decision of a seat. Each is one small step; what it means is in [`Asked`](super::Asked).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Action {
    /// No response; nothing more in this step; enough cards chosen: `Pass`.
    Pass,
    /// Takes the top card of the discard pile at the beginning of the turn (AD-72): `TakeTop`.
    TakeTop,
    /// Skips the turn and draws six cards (AD-74): `SkipTurn`.
    SkipTurn,
    /// An access attempt, free or for an action (AD-21, AD-22): `Attempt(Banking)`.
    Attempt(Sector),
    /// Gains User by the free attempt without showing a code (AD-76, AD-C28): `Enter(Banking)`.
    Enter(Sector),
    /// Plays a card, as an action, as a response or between other things (AD-40, AD-41): `Play(card:8,target:Player(2),backdoor:false)`.
    Play {
        /// The card.
        card: Card,
        /// What it targets.
        target: Target,
        /// Whether Backdoor is joined to it (AD-C19).
        backdoor: bool,
    },
    /// Gives a hot potato away for an action (AD-44): `PassOn(card:35,to:2)`.
    PassOn {
        /// The potato.
        card: Card,
        /// Who gets it.
        to: Seat,
    },
    /// Begins an offer to a player (AD-50): `Trade(1)`. The offered card is chosen next.
    Trade(Seat),
    /// Asks for a code in an offer (AD-50): `AskCode(C)`.
    AskCode(Code),
    /// Asks for a card by title in an offer (AD-50): `AskTitle(29)`.
    AskTitle(Card),
    /// Shows the offer, accepts it with the cards chosen, or confirms the exchange (AD-50): `Agree`.
    Agree,
    /// Withdraws, declines or calls off the offer (AD-50): `Decline`.
    Decline,
    /// Discards two cards for one more action; the first is chosen next (AD-75): `BuyAction`.
    BuyAction,
    /// Chooses a card: for the password, to hand over, give, keep, take, put into play: `Pick(5)`.
    Pick(Card),
    /// Discards a card face up: `Discard(5)`.
    Discard(Card),
    /// Draws a card: `Draw`.
    Draw,
}
