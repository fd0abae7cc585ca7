//! The keywords of card texts (DW-60): which a card uses, and what they mean.

use std::collections::BTreeSet;

use super::language::{Face, Part};
use super::verbs::Verb;
use crate::key;

/// A keyword of card texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keyword {
    /// What programs call it.
    pub id: &'static str,
    /// The message with the word.
    pub name: &'static str,
    /// The message with what it means.
    pub meaning: &'static str,
}

/// Every keyword of card texts.
pub const KEYWORDS: [Keyword; 18] = [
    Keyword { id: "wipe", name: key!("dw-keyword-wipe"), meaning: key!("dw-keyword-wipe.meaning") },
    Keyword { id: "restore", name: key!("dw-keyword-restore"), meaning: key!("dw-keyword-restore.meaning") },
    Keyword { id: "kill", name: key!("dw-keyword-kill"), meaning: key!("dw-keyword-kill.meaning") },
    Keyword { id: "halt", name: key!("dw-keyword-halt"), meaning: key!("dw-keyword-halt.meaning") },
    Keyword { id: "draw", name: key!("dw-keyword-draw"), meaning: key!("dw-keyword-draw.meaning") },
    Keyword { id: "discard", name: key!("dw-keyword-discard"), meaning: key!("dw-keyword-discard.meaning") },
    Keyword { id: "throttle", name: key!("dw-keyword-throttle"), meaning: key!("dw-keyword-throttle.meaning") },
    Keyword { id: "grant", name: key!("dw-keyword-grant"), meaning: key!("dw-keyword-grant.meaning") },
    Keyword { id: "reload", name: key!("dw-keyword-reload"), meaning: key!("dw-keyword-reload.meaning") },
    Keyword { id: "wake", name: key!("dw-keyword-wake"), meaning: key!("dw-keyword-wake.meaning") },
    Keyword { id: "suspend", name: key!("dw-keyword-suspend"), meaning: key!("dw-keyword-suspend.meaning") },
    Keyword { id: "read", name: key!("dw-keyword-read"), meaning: key!("dw-keyword-read.meaning") },
    Keyword { id: "take control", name: key!("dw-keyword-control"), meaning: key!("dw-keyword-control.meaning") },
    Keyword { id: "inject", name: key!("dw-keyword-inject"), meaning: key!("dw-keyword-inject.meaning") },
    Keyword { id: "recover", name: key!("dw-keyword-recover"), meaning: key!("dw-keyword-recover.meaning") },
    Keyword { id: "copy", name: key!("dw-keyword-copy"), meaning: key!("dw-keyword-copy.meaning") },
    Keyword { id: "shield", name: key!("dw-keyword-shield"), meaning: key!("dw-keyword-shield.meaning") },
    Keyword { id: "cost", name: key!("dw-keyword-cost"), meaning: key!("dw-keyword-cost.meaning") },
];

impl Verb {
    /// Its keyword; none for the words that only say when the next verb is done.
    #[must_use]
    const fn keyword(&self) -> Option<&'static str> {
        Some(match self {
            Self::Wipe(..) => "wipe",
            Self::Restore(..) => "restore",
            Self::Kill(_) => "kill",
            Self::Halt(_) => "halt",
            Self::Draw(..) => "draw",
            Self::Discard(..) => "discard",
            Self::Throttle(..) => "throttle",
            Self::Grant(..) => "grant",
            Self::Reload(_) => "reload",
            Self::Wake(_) => "wake",
            Self::Suspend(_) => "suspend",
            Self::ReadHand(_) | Self::ReadDrive(..) => "read",
            Self::Control(..) => "take control",
            Self::Inject(..) => "inject",
            Self::Recover(_) => "recover",
            Self::Copy(_) => "copy",
            Self::Shield(..) => "shield",
            Self::Cost(..) | Self::CommandCost(..) => "cost",
            Self::If(_) | Self::Unless(_) => return None,
        })
    }
}

impl Face {
    /// The keywords of all that stands on it; modifiers of costs count as `cost`, placing on another's desktop as `inject`.
    #[must_use]
    pub fn keywords(&self) -> BTreeSet<&'static str> {
        let parts = |either: &[Part]| either.iter().flat_map(|part| part.does.clone()).collect::<Vec<Verb>>();
        let own = self.does.iter().copied().chain(parts(&self.either));
        let commands = self.commands.iter().chain(self.lends.iter().map(|lent| &lent.command));
        let issued = commands.flat_map(|command| command.does.iter().copied().chain(parts(&command.either)));
        let set_off = self.effects.iter().flat_map(|effect| effect.does.iter().copied().chain(parts(&effect.either)));
        let mut words: BTreeSet<&'static str> = own.chain(issued).chain(set_off).filter_map(|verb| verb.keyword()).collect();
        let costs = |always: &super::language::Always| {
            matches!(always.does, super::language::Modifier::CardCost(..) | super::language::Modifier::CommandCost(..))
        };
        if self.always.iter().any(costs) {
            words.insert("cost");
        }
        if self.placed != super::language::Placing::Own {
            words.insert("inject");
        }
        words
    }
}
