//! The card language: what `assets/data_warriors/cards.ron` is written in (DW-82). `docs/content.md` explains it.
//!
//! A card is a [`Face`]: its kind and cost, the text of a script, commands (DW-22), commands lent to other cards, effects
//! with triggers (DW-50) and modifiers that always work. What a text says to players is made from this data, so text and
//! effect are the same thing.

use serde::{Deserialize, Serialize};

use super::verbs::Verb;
use super::words_of_cards::{Cards, Condition, Harms, Items, Kind, Kinds, States, TurnStep, Which, Whose};

/// The most targets that one text names, all its specifications together.
pub(super) const TARGETS: usize = 4;

/// Something that is chosen as a target on issuing (DW-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aim {
    /// A player.
    User(Whose),
    /// A card in play.
    Card(Cards),
    /// An item on the stack.
    Item(Items),
    /// A card of these kinds in a trash.
    Trash(Whose, Kinds),
}

/// Targets of a text: one, or as many as there are up to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// What is chosen.
    pub aim: Aim,
    /// How many different ones; fewer only where there are no more.
    #[serde(default = "one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

/// Targets, and what is done with them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What is chosen on issuing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Target>,
    /// What happens, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Verb>,
}

/// The cost of a command (DW-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CommandCost {
    /// `{■■}`
    Fixed(u8),
    /// `{□}`: the issuer chooses □, at least this much.
    Variable(u8),
}

impl CommandCost {
    /// The least that can be named for □, or the fixed cost.
    #[inline]
    #[must_use]
    pub const fn least(self) -> u8 {
        match self {
            Self::Fixed(cost) | Self::Variable(cost) => cost,
        }
    }
}

/// A command (DW-22).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Its name, `--full`.
    pub name: String,
    /// What issuing it allocates.
    pub cost: CommandCost,
    /// What must be true to issue it, and still when it resolves (DW-42, DW-51).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<Condition>,
    /// Its targets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Target>,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Verb>,
    /// Instead of `targets` and `does`: the issuer chooses one of these (DW-70).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub either: Vec<Part>,
}

/// A command that other cards have as their own while this one is in play (DW-80).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lent {
    /// The cards that have it.
    pub to: Which,
    /// The command.
    pub command: Command,
}

/// What triggers an effect. It happens at once, after what triggered it is complete (DW-50, DW-52).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Trigger {
    /// A card enters play.
    Enters(Which),
    /// A card is killed.
    Killed(Which),
    /// A card leaves play, for any reason.
    Leaves(Which),
    /// A card in play gets one of these states and had another (DW-30 to DW-36); [`Whose`] and [`Cards::states`] are checked
    /// after that.
    Becomes(Which, States),
    /// A command or script is issued.
    Issued(Items),
    /// A command of one of these cards is issued.
    IssuedFrom(Which),
    /// A command or script has resolved.
    Resolved(Items),
    /// A command or script was halted.
    Halted(Items),
    /// A wipe took cards from a drive; [`What::Event`](super::What::Event) is how many.
    Wiped(Whose),
    /// This very card was wiped from its owner's drive. It works in the trash, for its owner.
    ThisWiped,
    /// A player discarded a card.
    Discarded(Whose),
    /// This very card was discarded from its owner's hand. It works in the trash, for its owner.
    ThisDiscarded,
    /// A player drew cards outside Init; [`What::Event`](super::What::Event) is how many.
    Drew(Whose),
    /// Memory Points of a player were throttled; [`What::Event`](super::What::Event) is how many.
    Throttled(Whose),
    /// A step of a player's turn begins.
    Begins(TurnStep, Whose),
    /// A step of a player's turn ends.
    Ends(TurnStep, Whose),
}

/// An effect without a command (DW-50).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What triggers it.
    pub on: Trigger,
    /// What must be true then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<Condition>,
    /// Its targets, chosen by the controller when it happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Target>,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Verb>,
    /// Instead of `targets` and `does`: the controller chooses one of these (DW-70).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub either: Vec<Part>,
}

/// What always works while the card is in play (DW-50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Modifier {
    /// Playing cards of these kinds costs these players more or less.
    CardCost(Kinds, Whose, i8),
    /// Commands of these cards cost more or less.
    CommandCost(Which, i8),
    /// Wipes by the first against the second take more or fewer cards.
    Wipes(Whose, Whose, i8),
    /// These cards are protected.
    Protects(Which, Harms),
    /// These cards enter Idle instead of Loading.
    StartsIdle(Which),
    /// These cards stay Idle when they issue.
    StaysIdle(Which),
    /// These cards issue nothing.
    Locks(Which),
    /// Memory Cleanup does not wake these cards.
    Sleeps(Which),
}

/// A modifier, and when it works.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Always {
    /// What it does.
    pub does: Modifier,
    /// Only while all of this is true.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
}

/// Where a card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Placing {
    /// On the player's own desktop; a .CONF on a .PRG there.
    #[default]
    Own,
    /// On another player's desktop (inject); a .CONF on a .PRG there.
    Others,
    /// On any desktop.
    Any,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What stands on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Its title.
    pub title: String,
    /// Its kind.
    pub kind: Kind,
    /// Its base memory cost, 0 to 7 (DW-21).
    pub cost: u8,
    /// A line that does nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
    /// Where it is played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub placed: Placing,
    /// What must be true to play it; for a script also when it resolves (DW-42, DW-51).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<Condition>,
    /// The targets of a script.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Target>,
    /// What a script does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Verb>,
    /// Instead of `targets` and `does` of a script: its player chooses one of these (DW-70).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub either: Vec<Part>,
    /// Its commands (DW-22).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Command>,
    /// Commands that it lends to others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lends: Vec<Lent>,
    /// What it does when something happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// What it does while it is in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub always: Vec<Always>,
}
