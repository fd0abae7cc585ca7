//! The log: what a seat writes in a round is one line, and every round has a heading.

use super::actions::Event;
use super::words::{box_name, describe_event, spot_key};
use crate::rules::game::{LogEntry, Names, Seat};
use crate::t;

/// The entry that begins with the first of these events.
pub(super) fn entry(events: &[&Event], names: Names<'_>) -> LogEntry {
    match events[0] {
        Event::Rolled { seat, round, dice } => {
            let dice = dice.map(|die| die.to_string()).join(" ");
            LogEntry::heading(t!("td-log-round", round = *round, player = names.of(*seat), dice = dice))
        }
        Event::Wrote { seat, .. } | Event::CrossedOut { seat, .. } | Event::Charged { seat, .. } | Event::Swapped { seat, .. } => {
            // Others finish meanwhile.
            let own = |event: &&&Event| matches!(event, Event::Finished { .. }) || written(event, *seat).is_some();
            let count = events.iter().take_while(own).count();
            let did: Vec<String> = events[..count].iter().filter_map(|event| written(event, *seat)).collect();
            LogEntry::line(count, t!("td-log-writes", player = names.of(*seat), did = did.join(", ")))
        }
        // The start marker and the prompt show it.
        Event::Finished { .. } | Event::RoundEnded { next: Some(_), .. } => LogEntry::silent(),
        event => LogEntry::line(1, describe_event(event, names)),
    }
}

/// What a seat does on its terminal, without its name; nothing if the event is another's or of another kind.
fn written(event: &Event, seat: Seat) -> Option<String> {
    match event {
        Event::Wrote { seat: by, value, cell } if *by == seat => Some(t!("td-log-wrote", value = *value, box = box_name(*cell))),
        Event::CrossedOut { seat: by, cell } if *by == seat => Some(t!("td-log-crossed-out", box = box_name(*cell))),
        Event::Charged { seat: by, line, circles } if *by == seat => {
            Some(t!("td-log-shaded", hexes = line.hexes().len(), circles = *circles))
        }
        Event::Swapped { seat: by, spot, out, fetched } if *by == seat => {
            Some(t!("td-log-swapped", unused = *fetched, spot = spot_key(*spot), value = *out))
        }
        _ => None,
    }
}
