//! Items on the stack, and what is being chosen or carried out (DW-40 to DW-43).

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::content::{CommandId, Text};
use super::language::TARGETS;
use crate::rules::components::List;
use crate::rules::game::{Seat, Seats};

/// The most items on the stack (ruling on DW-53).
pub const STACK: usize = 24;

/// The most things that an item names: an item to copy, and the targets of the copy.
pub const NAMED: usize = TARGETS + 1;

/// From this number on, names belong to the copy that an item makes.
pub(super) const COPIED: u8 = 16;

/// Something that is chosen: a target (DW-40), a desktop, a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Named {
    /// A player, or their desktop.
    User(Seat),
    /// A card in play or in a trash.
    Card(Card),
    /// The item of this number on the stack.
    Item(u8),
}

impl Default for Named {
    fn default() -> Self {
        Self::User(Seat(0))
    }
}

/// What was chosen, and for which of the targets of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The target of the text, counted from 0; from 16 on, of the copied text.
    pub target: u8,
    /// What was chosen.
    pub named: Named,
}

/// What a trigger is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Subject {
    /// The player.
    pub user: Seat,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The number of the item.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<u8>,
    /// How many.
    pub event: u8,
}

/// A command or script that was issued, or an effect that happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its number in this turn, from 1; 0 for effects and what is not yet issued.
    pub number: u8,
    /// Who issued it, or the controller of the effect.
    pub issuer: Seat,
    /// The card it came from.
    pub card: Card,
    /// On whose desktop that card lay then; for a script, the issuer's (DW-35).
    pub here: Seat,
    /// The text.
    pub text: Text,
    /// Which part of an “either… or”.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<u8>,
    /// The □.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<u8>,
    /// What was chosen.
    pub picks: List<Pick, NAMED>,
    /// Whether it is a copy and not a card (DW-60).
    pub copy: bool,
    /// What the trigger was about.
    pub subject: Subject,
}

impl Item {
    /// Whether its card is a script that it is to bring to the trash.
    #[must_use]
    pub const fn holds_card(&self) -> bool {
        matches!(self.text, Text::Script(_)) && !self.copy
    }

    /// The command, if it is one.
    #[must_use]
    pub const fn command(&self) -> Option<CommandId> {
        match self.text {
            Text::Command(command) => Some(command),
            Text::Script(_) | Text::Effect(..) => None,
        }
    }

    /// What was named for a target of its text.
    pub fn named(&self, target: u8) -> impl Iterator<Item = Named> + '_ {
        self.picks.iter().filter(move |pick| pick.target == target).map(|pick| pick.named)
    }

    /// How many were named for a target.
    #[must_use]
    pub fn count(&self, target: u8) -> u8 {
        self.named(target).count() as u8
    }
}

/// What is chosen, one thing after the other (DW-40). Others do not see what it is for until it is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Purpose {
    /// A card is played onto a desktop or to a host.
    Play,
    /// A command or script is issued.
    Issue,
    /// An effect happens.
    Effect,
}

/// From where a text is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Origin {
    /// It resolves from the stack.
    Stack,
    /// It is a script in Setup (DW-12).
    Setup,
    /// It is an effect (DW-50).
    Effect,
}

/// What is being chosen or carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Doing {
    /// Nothing.
    #[default]
    Nothing,
    /// A player chooses.
    Choosing {
        /// For what.
        purpose: Purpose,
        /// What has been chosen.
        item: Item,
    },
    /// A text is carried out.
    Carrying {
        /// The text.
        item: Item,
        /// From where.
        origin: Origin,
        /// The verb it is at.
        at: u8,
        /// Players who still have to discard for this verb.
        users: Seats,
        /// How many cards the first of them still has to discard.
        left: u8,
    },
}
