//! The keywords of the card language (DW-60): which a card uses, and what they mean.

use std::collections::BTreeSet;

use super::language::{Face, Part};
use super::verbs::Verb;

/// Every keyword of a text and what it means, in a sentence.
pub const KEYWORDS: [(&str, &str); 18] = [
    ("wipe", "The top cards of a drive go to its owner's trash; a shield stops one wipe (DW-60)"),
    ("restore", "Cards at random from a trash go to the bottom of its drive (DW-60)"),
    ("kill", "A card in play goes to its owner's trash, with its .CONF (DW-60)"),
    ("halt", "An item leaves the stack without effect; what it cost stays allocated (DW-41)"),
    ("draw", "Cards from the drive to the hand (DW-60)"),
    ("discard", "Cards of one's own choice from the hand to the trash (DW-60)"),
    ("throttle", "Free Memory Points become allocated until that user's next Memory Cleanup (DW-60)"),
    ("grant", "Allocated Memory Points become free (DW-60)"),
    ("reload", "A card becomes Loading: it issues nothing until its controller's next Memory Cleanup (DW-30)"),
    ("wake", "A card becomes Idle: it may issue (DW-30)"),
    ("suspend", "A card becomes Running: it issues nothing until it is Idle again (DW-30)"),
    ("read", "The issuer alone looks at a hand or the top of a drive (DW-60)"),
    ("take control", "The issuer controls the card from now on; it stays where it lies (DW-35)"),
    ("inject", "A card is put on another's desktop; who played it keeps control (DW-35)"),
    ("recover", "A card from one's own trash goes to the hand (DW-60)"),
    ("copy", "A second one of an item goes on top of the stack, with new targets (DW-60)"),
    ("shield", "The next wipes of a drive do nothing, until its user's next Memory Cleanup (DW-60)"),
    ("cost", "Something costs more or less Memory Points (DW-21)"),
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
