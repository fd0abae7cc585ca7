//! The log: a heading for every round, and a line for what each seat did in it.

use super::actions::Event;
use super::words::describe_event;
use crate::rules::game::{LogEntry, Names};
use crate::t;

/// The entry that begins with the first of these events.
pub(super) fn entry(events: &[&Event], names: Names<'_>) -> LogEntry {
    match events[0] {
        Event::Rolled { seat, round, dice } => {
            let dice = dice.map(|die| die.to_string()).join(" ");
            LogEntry::heading(t!("td-log-round", round = *round, player = names.of(*seat), dice = dice))
        }
        // Your own terminal shows at once what the round's end tells of everyone.
        Event::Wrote { .. } | Event::CrossedOut { .. } | Event::Charged { .. } | Event::Swapped { .. } => LogEntry::silent(),
        // The start marker and the prompt show it.
        Event::Finished { .. } | Event::RoundEnded { next: Some(_), .. } => LogEntry::silent(),
        event => LogEntry::line(1, describe_event(event, names)),
    }
}
