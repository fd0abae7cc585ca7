//! Events of Data.Warriors in words.

use super::content::CommandId;
use super::events::{Ends, Event, Mention, Place, Seen};
use super::phrases::listed;
use crate::rules::game::{Names, Seat};
use crate::t;

/// The title of a card.
pub(super) fn title(seen: Seen, names: Names<'_>) -> &'static str {
    names.1.data_warriors.catalog.title(seen.face)
}

/// A card, and whose it is if another player means it.
pub(super) fn card_of(seen: Seen, by: Seat, names: Names<'_>) -> String {
    let (owner, card) = (seen.card.owner(), title(seen, names));
    if owner == by { card.into() } else { t!("dw-thing-card", player = names.of(owner), card = card) }
}

/// When something ends, with the space before it.
pub(super) fn until(ends: Ends, names: Names<'_>) -> String {
    match ends {
        Ends::Turn => t!("dw-until-end-of-turn"),
        Ends::Cleanup(seat) => t!("dw-until-cleanup", player = names.of(seat)),
        Ends::With(card) => t!("dw-until-card-leaves", card = title(card, names)),
        Ends::Never => String::new(),
    }
}

fn mention(mention: &Mention, by: Seat, names: Names<'_>) -> String {
    match mention {
        Mention::User(seat) => names.of(*seat).into_owned(),
        Mention::Card(seen) => card_of(*seen, by, names),
        Mention::Item { issue: Some(issue), .. } if issue.seat == by => source(issue.card, issue.command, names),
        Mention::Item { issue: Some(issue), .. } => {
            t!("dw-thing-issued", player = names.of(issue.seat).into_owned(), what = source(issue.card, issue.command, names))
        }
        Mention::Item { number, issue: None } => t!("dw-thing-item-number", number = *number),
    }
}

pub(super) fn mentions(named: &[Mention], by: Seat, names: Names<'_>) -> String {
    listed(named.iter().map(|one| mention(one, by, names)).collect())
}

/// The part that was chosen, counted from 1; 0 where there is none.
fn part(mode: Option<u8>) -> u16 {
    mode.map_or(0, |mode| u16::from(mode) + 1)
}

/// A command of a card, or a card.
pub(super) fn source(card: Seen, command: Option<CommandId>, names: Names<'_>) -> String {
    command.map_or_else(
        || title(card, names).into(),
        |command| t!("dw-command-of", command = names.1.data_warriors.catalog.command(command).name.as_str(), card = title(card, names)),
    )
}

/// A card of `owner`, which may be hidden, goes from one place to another.
fn moved(card: Option<Seen>, (from, to): (Place, Place), owner: Seat, names: Names<'_>) -> String {
    let (player, other) = (names.of(owner).into_owned(), |seat| names.of(seat).into_owned());
    let seen = if card.is_some() { "yes" } else { "no" };
    let card = card.map_or("", |card| title(card, names));
    match (from, to) {
        (Place::Drive, Place::Hand) => t!("dw-event-drew", seen = seen, player = player, card = card),
        (Place::Drive, Place::Trash) => t!("dw-event-wiped", player = player, card = card),
        (Place::Hand, Place::Trash) => t!("dw-event-discarded", player = player, card = card),
        (Place::Hand, Place::Host(host)) => t!("dw-event-attached", player = player, card = card, host = card_of(host, owner, names)),
        (Place::Hand, Place::Desktop(at)) if at == owner => t!("dw-event-played", player = player, card = card),
        (Place::Hand, Place::Desktop(at)) => t!("dw-event-injected", player = player, card = card, other = other(at)),
        (Place::Hand, Place::Stack) => t!("dw-event-put-on-stack", player = player, card = card),
        (_, Place::Trash) => t!("dw-event-trashed", player = player, card = card),
        (Place::Trash, Place::Drive) => t!("dw-event-restored", seen = seen, player = player, card = card),
        (Place::Trash, Place::Hand) => t!("dw-event-recovered", player = player, card = card),
        (Place::Hand, Place::Drive) => t!("dw-event-shuffled-back", seen = seen, player = player, card = card),
        (_, Place::Out) => t!("dw-event-left", seen = seen, player = player, card = card),
        (_, to) => {
            let (to, other) = match to {
                Place::Drive => ("drive", String::new()),
                Place::Hand => ("hand", String::new()),
                Place::Desktop(at) => ("desktop", other(at)),
                Place::Host(_) => ("host", String::new()),
                Place::Stack | Place::Trash | Place::Out => ("stack", String::new()),
            };
            t!("dw-event-moved", seen = seen, player = player, card = card, to = to, other = other)
        }
    }
}

/// What happened, as a sentence.
pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    t!("dw-line", text = phrase(event, names))
}

/// What happened, without a full stop.
pub(super) fn phrase(event: &Event, names: Names<'_>) -> String {
    let of = |seat: &Seat| names.of(*seat).into_owned();
    let titled = |card: &Seen| title(*card, names);
    match event {
        Event::Decided { seat, again: false } => t!("dw-event-kept", player = of(seat)),
        Event::Decided { seat, again: true } => t!("dw-event-redrew", player = of(seat)),
        Event::StepBegan { seat, step, round } => t!("dw-event-step-began", round = *round, player = of(seat), step = step.label()),
        Event::StepEnded { seat, step } => t!("dw-event-step-ended", player = of(seat), step = step.label()),
        Event::Passed { seat } => t!("dw-event-passed", player = of(seat)),
        Event::Moved { owner, card, from, to } => moved(*card, (*from, *to), *owner, names),
        Event::Choosing { seat, card, command } => t!("dw-event-choosing", player = of(seat), what = source(*card, *command, names)),
        Event::Chosen { seat, mode, amount, named } => {
            let mut what = Vec::new();
            what.extend(mode.map(|mode| t!("dw-part", part = u16::from(mode) + 1)));
            what.extend(amount.map(|amount| format!("□ = {amount}")));
            what.extend(named.iter().map(|one| mention(one, *seat, names)));
            if what.is_empty() {
                t!("dw-event-chose-nothing", player = of(seat))
            } else {
                t!("dw-event-chose", player = of(seat), what = listed(what))
            }
        }
        Event::Issued { seat, card, command, mode, amount, named, .. } => t!(
            "dw-event-issued",
            player = of(seat),
            what = source(*card, *command, names),
            part = part(*mode),
            x = amount.map_or(-1, i32::from),
            count = named.len(),
            targets = mentions(named, *seat, names)
        ),
        Event::Copied { seat, card, command, named, .. } => t!(
            "dw-event-copied",
            player = of(seat),
            what = source(*card, *command, names),
            count = named.len(),
            targets = mentions(named, *seat, names)
        ),
        Event::Resolves { seat, card, command, .. } => t!("dw-event-resolves", player = of(seat), what = source(*card, *command, names)),
        Event::Halted { seat, card, command, .. } => t!("dw-event-halted", player = of(seat), what = source(*card, *command, names)),
        Event::EffectHappens { seat, card, mode, named } => t!(
            "dw-event-effect",
            player = of(seat),
            card = titled(card),
            part = part(*mode),
            count = named.len(),
            targets = mentions(named, *seat, names)
        ),
        Event::Allocated { seat, points } => t!("dw-event-allocated", player = of(seat), count = *points),
        Event::Freed { seat, points } => t!("dw-event-freed", player = of(seat), count = *points),
        Event::Throttled { seat, points, by } => t!("dw-event-throttled", by = of(by), count = *points, player = of(seat)),
        Event::Turned { card, state } => t!("dw-event-state", state = state.label(), card = titled(card)),
        Event::Controlled { card, by } => t!("dw-event-controls", player = of(by), card = titled(card)),
        Event::Shielded { seat, wipes } => t!("dw-event-shielded", player = of(seat), count = *wipes),
        Event::ShieldHit { seat } => t!("dw-event-blocked", player = of(seat)),
        Event::CostChanged { seat, card, more, ends } => {
            let (way, by) = (if *more < 0 { "less" } else { "more" }, more.unsigned_abs());
            match card {
                Some(card) => t!("dw-event-command-cost", way = way, card = titled(card), count = by, until = until(*ends, names)),
                None => t!("dw-event-cost", way = way, player = of(seat), count = by, until = until(*ends, names)),
            }
        }
        Event::HandRead { by, seat } => t!("dw-event-read-hand", by = of(by), player = of(seat)),
        Event::DriveRead { by, seat, cards } => t!("dw-event-read-drive", by = of(by), player = of(seat), count = *cards),
        Event::CardRead { card, depth: None, .. } => t!("dw-event-in-hand", card = titled(card)),
        Event::CardRead { card, depth: Some(depth), .. } => t!("dw-event-in-drive", depth = *depth, card = titled(card)),
        Event::Resigned { seat } => t!("dw-event-resigned", player = of(seat)),
        Event::Out { seat } => t!("dw-event-out", count = 1, player = of(seat)),
        Event::Over { winner: Some(seat) } => t!("dw-event-won", player = of(seat)),
        Event::Over { winner: None } => t!("dw-event-tied"),
    }
}
