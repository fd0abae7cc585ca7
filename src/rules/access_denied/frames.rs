//! What is in progress: a stack of frames, of which the last is dealt with first (AD-40, AD-47).
//!
//! A frame holds only what everybody may know. Cards that are laid aside face down are kept with their owner.

use serde::{Deserialize, Serialize};

use super::actions::Target;
use super::cards::Card;
use super::sectors::{Codes, Level, Sector};
use crate::rules::game::{Seat, Seats};

/// The most frames at a time.
pub const DEPTH: usize = 12;

/// Something in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Frame {
    /// Nothing; only the unused places of the stack.
    #[default]
    Idle,
    /// An access attempt.
    Attempt(Attempt),
    /// A played card.
    Play(Play),
    /// A card that lies on a sector is triggered (AD-43).
    SetOff(SetOffFrame),
    /// A card makes players lose cards.
    Loss(Loss),
    /// A player chooses cards.
    Picking(Picking),
    /// A trade (AD-50).
    Trade(Trade),
    /// Spam (AD-C46).
    Flood(Flood),
}

/// An access attempt (AD-30 to AD-37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Who attempts.
    pub seat: Seat,
    /// Where.
    pub sector: Sector,
    /// For what.
    pub level: Level,
    /// How far it has got.
    pub stage: AttemptStage,
    /// Who is still to be asked.
    pub left: Seats,
    /// Who else sees the cards, apart from the attempting player and the controller (AD-C23).
    pub taps: Seats,
    /// How many cards have been handed over or discarded.
    pub paid: u8,
    /// Whether it spends the extra action of Over-Clock (AD-C51).
    pub extra: bool,
}

/// How far an attempt has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttemptStage {
    /// Announced; others are asked for what is played before it (Wiretap).
    Named,
    /// The attempting player hands over cards one by one; in an uncontrolled sector they discard them.
    Hand,
    /// The cards are with the controller; others are asked for responses.
    Answers,
    /// Blocked by Firewall: the controller chooses a card to keep (AD-C15).
    Keep,
    /// Blocked by Route Trace: all cards go back (AD-C24).
    Back,
}

/// A played card (AD-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What it targets.
    pub target: Target,
    /// Whether Backdoor is joined to it.
    pub backdoor: bool,
    /// How far it has got.
    pub stage: PlayStage,
    /// How many of its effects are done or begun.
    pub done: u8,
    /// Who is still to be asked for a response.
    pub left: Seats,
    /// The players who have protected themselves (AD-C12).
    pub spared: Seats,
}

/// How far a played card has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PlayStage {
    /// Announced; cards that lie on the sector it requires are triggered.
    Announced,
    /// Others are asked for responses.
    Answers,
    /// It takes effect.
    Effect,
    /// It was cancelled or blocked and has no effect.
    Void,
}

/// A card on a sector that is triggered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetOffFrame {
    /// The card.
    pub card: Card,
    /// Who put it there.
    pub owner: Seat,
    /// Who triggered it.
    pub seat: Seat,
    /// How many of its effects are done or begun.
    pub done: u8,
}

/// A loss of cards, by everyone whom a card makes lose some.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Loss {
    /// Whose card does it.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// What is lost.
    pub kind: LossKind,
    /// Who is still to be asked for Backup (AD-R3).
    pub asked: Seats,
    /// Who still has to lose something.
    pub left: Seats,
    /// How many cards the seat that is losing has given already (AD-C53).
    pub given: u8,
}

/// What is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LossKind {
    /// All but this many cards of their choice.
    DiscardTo(u8),
    /// All but this many cards of their choice, to the card's player.
    SurrenderTo(u8),
    /// This many cards at random, to the card's player.
    GiveRandom(u8),
    /// This many cards of their choice, to the card's player.
    GiveChosen(u8),
    /// A card that the card's player chooses from the hand.
    TakeSeen,
    /// This upgrade, to the card's player.
    TakeUpgrade(Card),
    /// This upgrade.
    DropUpgrade(Card),
    /// An upgrade of their choice.
    LoseUpgrade,
    /// Cards at random, down to the hand limit.
    RandomToLimit,
}

/// A player chooses cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Picking {
    /// Who chooses.
    pub seat: Seat,
    /// What for.
    pub what: Pick,
}

/// What cards are chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pick {
    /// To be swapped with a player (AD-C06).
    Swap(Seat),
    /// An upgrade to be put into play (AD-C33).
    Upgrade,
    /// This many to be discarded for one more action (AD-75).
    Price(u8),
}

/// A trade (AD-50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Who offers.
    pub seat: Seat,
    /// To whom.
    pub to: Seat,
    /// How far it has got.
    pub stage: TradeStage,
    /// The codes asked for.
    pub codes: Codes,
    /// The title asked for.
    pub title: Option<Card>,
}

/// How far a trade has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TradeStage {
    /// The card to offer is to be chosen.
    Card,
    /// It is chosen: ask for something, then show the offer.
    Wish,
    /// The other player sees the card and chooses what to give, or declines.
    Reply,
    /// The offerer sees what it gets and confirms, or calls it off.
    Confirm,
}

/// Spam at work (AD-C46).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Flood {
    /// Who played it.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The victim.
    pub victim: Seat,
    /// How far it has got.
    pub stage: FloodStage,
    /// Who still has to choose in this stage.
    pub left: Seats,
}

/// How far Spam has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FloodStage {
    /// Gifts are chosen in secret.
    Gifts,
    /// Everyone may draw up to their hand limit.
    Draws,
    /// The victim discards.
    Discards,
}
