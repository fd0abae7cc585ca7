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
    /// At any time, as an answer to nothing (AD-41).
    AnyTime,
    /// In one's own Draw step.
    DrawStep,
    /// When an attempt at a controlled sector is named, before its cards are handed over.
    BeforeAttempt,
    /// When the cards of an attempt are handed over.
    Attempt,
    /// As an answer to a virus.
    Virus,
    /// As an answer to a card that requires Root only (AD-42).
    RootCard,
    /// As an answer to a card that requires access to a sector (AD-R2).
    RequiringCard,
    /// When a card of somebody else makes one lose cards (AD-R3).
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

/// What an answer takes its player to have in the sector of what it answers.
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

/// What a card is aimed at when it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A sector with own access.
    OwnAccess,
    /// A controlled sector without own access.
    ControlledWithoutAccess,
    /// A sector without own access.
    WithoutAccess,
    /// This sector, without own access.
    Here(Sector),
    /// A sector with own User access, no better.
    OwnUser,
    /// Another player.
    Other,
    /// Another player that holds cards.
    OtherWithCards,
    /// Another player with User, no better, in this sector.
    OtherWithUser(Sector),
    /// Another player with this card face up.
    OtherWithUpgrade(Card),
    /// A face-up upgrade of another player.
    OthersUpgrade,
    /// Another player's marker in the User area of any sector.
    OthersMarker,
    /// A marker in the User area of a sector with own Oper or Root.
    MarkerUnderOper,
    /// A card that lies on any sector.
    LyingCard,
    /// The controller of this sector, another player.
    Controller(Sector),
}

/// Who a card works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Who {
    /// The player it is aimed at, or who set it off.
    Target,
    /// The player whose card is answered.
    Answered,
    /// Everybody.
    All,
    /// Everybody but its player.
    Others,
    /// Everybody with access to a sector.
    AllWithAccess(Sector),
    /// Everybody else with access to a sector.
    OthersWithAccess(Sector),
    /// Everybody else without access to a sector.
    OthersWithoutAccess(Sector),
    /// Everybody else with access to the sector aimed at.
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
    /// Draws nothing in the Draw step.
    NoDraws,
    /// No hand limit.
    NoLimit,
    /// More actions, or fewer.
    Actions(i8),
    /// More cards in the Draw step.
    Draws(u8),
}

/// What an upgrade gives as long as it lies face up (AD-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ability {
    /// More cards in each Draw step.
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

/// What sets a card off that lies on a sector (AD-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SetOff {
    /// Nothing: it works until it is removed.
    Never,
    /// Somebody plays a card that requires access to the sector.
    Requirement,
    /// Somebody's access to the sector improves.
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
    /// Its player has no hand limit until its next turn.
    NoLimit,
    /// Its player has more actions this turn.
    Actions(u8),
    /// Its player draws cards.
    Draw(u8),
    /// They keep so many cards and discard the rest.
    DiscardTo(Who, u8),
    /// They keep so many cards; its player gets the rest.
    SurrenderTo(Who, u8),
    /// Each gives its player so many cards at random.
    GiveRandom(Who, u8),
    /// They give its player so many cards of their choice.
    GiveChosen(Who, u8),
    /// Its player sees the target's hand and takes a card.
    TakeSeen,
    /// Its player takes the upgrade aimed at into its hand.
    TakeUpgrade,
    /// The target discards this upgrade.
    DropUpgrade(Card),
    /// They discard one of their upgrades.
    LoseUpgrade(Who),
    /// They show its player one code of their passwords at random.
    ShowCode(Who),
    /// The controller of the sector aimed at shows its player one code of that password at random.
    ShowSectorCode,
    /// Its player gives the target cards and gets as many at random.
    Swap,
    /// Gifts for the target, draws for all, and the target discards at random (AD-C46).
    Flood,
    /// Its player lays an upgrade from its hand without its requirement.
    LayUpgrade,
    /// Its player's access to the sector aimed at becomes this.
    Gain(Level),
    /// The marker aimed at goes back to its owner.
    RemoveMarker,
    /// The lying card aimed at is discarded.
    RemoveLying,
    /// Its player takes the top card of the discard pile.
    TakeDiscard,
    /// The card that is answered does nothing.
    Void,
    /// A virus that is being laid does nothing; one that is not spares its player.
    SpareSelf,
    /// The attempt fails and its controller keeps one of the cards.
    KeepOne,
    /// The attempt fails and all its cards go back.
    FailAttempt,
    /// Its player sees the cards of the attempt.
    SeeAttempt,
    /// Its player loses nothing but this card.
    SaveSelf,
    /// So many cards, whatever the limit, instead of the usual ones.
    DrawInstead(u8),
    /// So many more cards in the Draw step, whatever the limit.
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
    /// and for upgrades this code in one's own password.
    pub code: Option<Code>,
}
