//! The verbs of the card language (DW-60), and how long they last.

use serde::{Deserialize, Serialize};

use super::words_of_cards::{Amount, Condition, Kinds, Which, WhichItem, Who};

/// How long something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Until {
    /// Until this turn ends.
    EndOfTurn,
    /// Until the next Memory Cleanup of the player who issued it.
    YourCleanup,
    /// Until the next Memory Cleanup of the player it affects, or of the player who controlled the card before.
    TheirCleanup,
    /// While the card with this text is in play.
    WhileInPlay,
    /// For good.
    Ever,
}

/// What costs more or less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Costing {
    /// Playing cards of these kinds.
    Cards(Kinds),
    /// Issuing commands.
    Commands,
}

/// What a text does (DW-60). Verbs of a text happen in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Verb {
    /// The top cards of their drives go to their trash.
    Wipe(Who, Amount),
    /// Cards at random from their trash go to the bottom of their drives.
    Restore(Who, Amount),
    /// Cards in play go to their owners' trash.
    Kill(Which),
    /// Items leave the stack without effect (DW-41).
    Halt(WhichItem),
    /// They draw.
    Draw(Who, Amount),
    /// They discard cards of their choice.
    Discard(Who, Amount),
    /// Free Memory Points of theirs become allocated until their next Memory Cleanup.
    Throttle(Who, Amount),
    /// Allocated Memory Points of theirs become free.
    Grant(Who, Amount),
    /// Cards become Loading.
    Reload(Which),
    /// Cards become Idle.
    Wake(Which),
    /// Cards become Running.
    Suspend(Which),
    /// The issuer looks at their hands.
    ReadHand(Who),
    /// The issuer looks at the top cards of their drives.
    ReadDrive(Who, Amount),
    /// The issuer takes control of cards.
    Control(Which, Until),
    /// Cards in play are put on this player's desktop; control stays the same.
    Inject(Which, Who),
    /// The cards chosen as this target go from the issuer's trash to their hand.
    Recover(u8),
    /// The item chosen as this target is copied, with new targets.
    Copy(u8),
    /// The next wipes of their drives do nothing.
    Shield(Who, Amount),
    /// For these players something costs more or less.
    Cost(Who, Costing, i8, Until),
    /// Commands of these cards cost more or less.
    CommandCost(Which, i8, Until),
    /// The next verb happens only if the condition is true then.
    If(Condition),
    /// The next verb happens only if the condition is not true then.
    Unless(Condition),
}
