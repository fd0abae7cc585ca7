//! The vocabulary of the cards: when a card is played, what it is aimed at, and what it does (AD-40 to AD-44).
//!
//! `assets/access_denied/cards.ron` is written in these words. A new card in them needs no code.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::sectors::{Code, Level, Sector};

/// When a card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum When {
    /// In the Take Actions step, for an action (AD-40).
    #[default]
    Action,
    /// The same, and it stays face up before its player (AD-43).
    Upgrade,
    /// Never: it is a hot potato (AD-44).
    Potato,
    /// Together with another card, whose requirement it lifts.
    Joined,
    /// At any time, not as a response (AD-41).
    AnyTime,
    /// In their own Draw Cards step.
    DrawStep,
    /// When an attempt in a controlled sector is announced, before its cards are handed over.
    BeforeAttempt,
    /// When the cards of an attempt are handed over.
    Attempt,
    /// As a response to a virus.
    Virus,
    /// As a response to a card that requires Root and nothing less (AD-42).
    RootCard,
    /// As a response to a card that requires access to a sector (AD-R2).
    RequiringCard,
    /// When another player's card makes them lose cards (AD-R3).
    Loss,
}

impl When {
    /// Whether it is an answer to something (AD-41).
    #[inline]
    #[must_use]
    pub const fn is_answer(self) -> bool {
        matches!(self, Self::BeforeAttempt | Self::Attempt | Self::Virus | Self::RootCard | Self::RequiringCard | Self::Loss)
    }

    /// Whether it takes no action.
    #[must_use]
    pub const fn is_any_time(self) -> bool {
        self.is_answer() || matches!(self, Self::AnyTime | Self::DrawStep | Self::Joined)
    }
}

/// What the player of a response must have in the sector of what it responds to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Standing {
    /// Nothing.
    #[default]
    Any,
    /// Control of it.
    Control,
    /// User or better.
    User,
    /// Oper or Root.
    Oper,
    /// What the setup says: Oper or Root, or User or better.
    Option,
}

/// What a card targets when it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A sector where the card's player has access.
    OwnAccess,
    /// A controlled sector where the card's player has no access.
    ControlledWithoutAccess,
    /// A sector where the card's player has no access.
    WithoutAccess,
    /// This sector, if the card's player has no access there.
    Here(Sector),
    /// A sector where the card's player is only User.
    OwnUser,
    /// Another player.
    Other,
    /// Another player with cards in hand.
    OtherWithCards,
    /// Another player who is only User in this sector.
    OtherWithUser(Sector),
    /// Another player with this card face up.
    OtherWithUpgrade(Card),
    /// A face-up upgrade of another player.
    OthersUpgrade,
    /// Another player's marker in the User area of any sector.
    OthersMarker,
    /// A marker in the User area of a sector where the card's player is Oper or Root.
    MarkerUnderOper,
    /// A card that lies on any sector.
    LyingCard,
    /// The controller of this sector, another player.
    Controller(Sector),
}

/// Whom a card affects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Who {
    /// The player who is targeted, or who triggered it.
    Target,
    /// The player whose card is responded to.
    Answered,
    /// Everyone.
    All,
    /// Everyone except its player.
    Others,
    /// Everyone with access to a sector.
    AllWithAccess(Sector),
    /// Everyone else with access to a sector.
    OthersWithAccess(Sector),
    /// Everyone else without access to a sector.
    OthersWithoutAccess(Sector),
    /// Everyone else with access to the targeted sector.
    OthersInTarget,
}

/// What lasts for a turn (AD-R9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Lasting {
    /// No Free Access Attempt step.
    NoFreeAttempt,
    /// No access attempts at all.
    NoAttempts,
    /// Takes no actions (AD-22).
    NoActions,
    /// All Root bonuses and upgrades are off.
    Off,
    /// Draws nothing in the Draw Cards step.
    NoDraws,
    /// No hand limit.
    NoLimit,
    /// More actions, or fewer.
    Actions(i8),
    /// More cards in the Draw Cards step.
    Draws(u8),
}

/// What an upgrade gives while it lies face up (AD-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ability {
    /// More cards in each Draw Cards step.
    Draws(u8),
    /// A higher hand limit.
    Limit(u8),
    /// A card each turn without an action.
    FreePlay,
    /// The free attempt may gain User anywhere instead.
    FreeUser,
    /// Viruses have no effect on its owner.
    Immunity,
    /// More actions each turn.
    Actions(u8),
    /// Discarded when the extra action is spent on an attempt that fails.
    LostByFailure,
}

/// What triggers a card that lies on a sector (AD-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SetOff {
    /// Nothing: it works until it is removed.
    Never,
    /// A player plays a card that requires access to the sector.
    Requirement,
    /// A player gains a level in the sector.
    Improvement,
}

/// What a card does. Effects of a card are done in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// In their next turn.
    Next(Who, Lasting),
    /// Upgrades are off until Oper in this sector is gained.
    UpgradesOffUntilOper(Who, Sector),
    /// Its player has no hand limit until their next turn.
    NoLimit,
    /// Its player has more actions this turn.
    Actions(u8),
    /// Its player draws cards.
    Draw(u8),
    /// They keep this many cards and discard the rest.
    DiscardTo(Who, u8),
    /// They keep this many cards; its player gets the rest.
    SurrenderTo(Who, u8),
    /// Each gives the card's player this many cards at random.
    GiveRandom(Who, u8),
    /// They give its player this many cards of their choice.
    GiveChosen(Who, u8),
    /// Its player sees the target's hand and takes a card.
    TakeSeen,
    /// Its player takes the targeted upgrade into their hand.
    TakeUpgrade,
    /// The target discards this upgrade.
    DropUpgrade(Card),
    /// They discard one of their upgrades.
    LoseUpgrade(Who),
    /// They show its player one code of their passwords at random.
    ShowCode(Who),
    /// The controller of the targeted sector shows its player a random code of that password.
    ShowSectorCode,
    /// Its player gives the target cards and gets the same number at random.
    Swap,
    /// Gifts for the target, draws for all, and the target discards at random (AD-C46).
    Flood,
    /// Its player puts an upgrade from their hand into play without meeting its requirement.
    LayUpgrade,
    /// Its player's access to the targeted sector becomes this.
    Gain(Level),
    /// The targeted marker goes back to its owner.
    RemoveMarker,
    /// The targeted card on a sector is discarded.
    RemoveLying,
    /// Its player takes the top card of the discard pile.
    TakeDiscard,
    /// The card responded to does nothing.
    Void,
    /// A virus that is being put on a sector does nothing; any other virus spares this card's player.
    SpareSelf,
    /// The attempt fails and its controller keeps one of the cards.
    KeepOne,
    /// The attempt fails and all its cards are returned.
    FailAttempt,
    /// Its player sees the cards of the attempt.
    SeeAttempt,
    /// Its player loses nothing but this card.
    SaveSelf,
    /// This many cards, whatever the limit, instead of the usual ones.
    DrawInstead(u8),
    /// This many more cards in the Draw Cards step, whatever the limit.
    DrawMore(u8),
    /// The Root bonus of the sector where it lies is off.
    BonusOff,
}

/// What a card requires (AD-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Requirement {
    /// Access to this sector,
    pub sector: Sector,
    /// at least so much,
    pub level: Level,
    /// and for upgrades this code in their own password.
    pub code: Option<Code>,
}
