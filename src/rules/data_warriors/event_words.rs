//! Events of Data.Warriors in words.

use super::content::CommandId;
use super::events::{Event, Mention, Place, Seen};
use crate::rules::game::{Names, Seat};

fn title(seen: Seen, names: Names<'_>) -> &'static str {
    names.1.data_warriors.catalog.title(seen.face)
}

fn place(place: Place, owner: &str, names: Names<'_>) -> String {
    match place {
        Place::Drive => format!("the drive of {owner}"),
        Place::Hand => format!("the hand of {owner}"),
        Place::Trash => format!("the trash of {owner}"),
        Place::Desktop(seat) => format!("the desktop of {}", names.of(seat)),
        Place::Host(_) => "another card".into(),
        Place::Stack => "the stack".into(),
        Place::Out => "out of the match".into(),
    }
}

fn mention(mention: &Mention, names: Names<'_>) -> String {
    match mention {
        Mention::User(seat) => names.of(*seat).into_owned(),
        Mention::Card(seen) => title(*seen, names).into(),
        Mention::Item(number) => format!("item {number}"),
    }
}

fn mentions(named: &[Mention], names: Names<'_>) -> String {
    if named.is_empty() {
        return String::new();
    }
    format!(", naming {}", named.iter().map(|one| mention(one, names)).collect::<Vec<_>>().join(", "))
}

/// The part of “either… or”, counted from 1.
fn part(mode: Option<u8>) -> String {
    mode.map_or_else(String::new, |mode| format!(", part {}", u16::from(mode) + 1))
}

fn source(card: Seen, command: Option<CommandId>, names: Names<'_>) -> String {
    command.map_or_else(
        || title(card, names).into(),
        |command| format!("{} of {}", names.1.data_warriors.catalog.command(command).name, title(card, names)),
    )
}

/// A card of `owner`, which may be hidden, goes from one place to another.
fn moved(card: Option<Seen>, (from, to): (Place, Place), seat: Seat, names: Names<'_>) -> String {
    let owner = &*names.of(seat);
    let of_owner = card.map_or_else(|| format!("A card of {owner}"), |card| format!("{owner}’s {}", title(card, names)));
    let card = card.map_or("a card", |card| title(card, names));
    match (from, to) {
        (Place::Drive, Place::Hand) => format!("{owner} draws {card}."),
        (Place::Drive, Place::Trash) => format!("The drive of {owner} loses {card}."),
        (Place::Hand, Place::Trash) => format!("{owner} discards {card}."),
        (Place::Hand, Place::Host(_)) => format!("{owner} attaches {card}."),
        (Place::Hand, Place::Desktop(at)) if at == seat => format!("{owner} plays {card}."),
        (Place::Hand, Place::Desktop(_) | Place::Stack) => format!("{owner} puts {card} on {}.", place(to, owner, names)),
        (_, Place::Trash) => format!("{of_owner} goes to the trash."),
        (_, Place::Out) => format!("{of_owner} leaves the match."),
        _ => format!("{of_owner} goes from {} to {}.", place(from, owner, names), place(to, owner, names)),
    }
}

fn points(count: u8) -> String {
    format!("{count} MP")
}

/// What happened, in words.
pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    let of = |seat| names.of(seat);
    match event {
        Event::Decided { seat, again: false } => format!("{} keeps its hand.", of(*seat)),
        Event::Decided { seat, again: true } => format!("{} shuffles their hand back and draws again.", of(*seat)),
        Event::StepBegan { seat, step, round } => format!("{}, round {round}: {}.", of(*seat), step.label()),
        Event::StepEnded { seat, step } => format!("{} ends {}.", of(*seat), step.label()),
        Event::Passed { seat } => format!("{} passes.", of(*seat)),
        Event::Moved { owner, card, from, to } => moved(*card, (*from, *to), *owner, names),
        Event::Choosing { seat, card, command } => format!("{} chooses for {}.", of(*seat), source(*card, *command, names)),
        Event::Chosen { seat, mode, amount, named } => {
            let mut what = Vec::new();
            what.extend(mode.map(|mode| format!("part {}", u16::from(mode) + 1)));
            what.extend(amount.map(|amount| format!("□ = {amount}")));
            what.extend(named.iter().map(|one| mention(one, names)));
            format!("{} chooses {}.", of(*seat), what.join(", "))
        }
        Event::Issued { seat, card, command, number, mode, amount, named } => {
            let part = part(*mode);
            let amount = amount.map_or_else(String::new, |amount| format!(" with □ = {amount}"));
            let item = number.map_or_else(String::new, |number| format!(" (item {number})"));
            format!("{} issues {}{part}{amount}{}{item}.", of(*seat), source(*card, *command, names), mentions(named, names))
        }
        Event::Copied { seat, card, number, named } => {
            format!("{} copies {}{} (item {number}).", of(*seat), title(*card, names), mentions(named, names))
        }
        Event::Resolves { card, number, .. } => format!("Item {number}, {}, resolves.", title(*card, names)),
        Event::Halted { card, number, .. } => format!("Item {number}, {}, is halted.", title(*card, names)),
        Event::EffectHappens { seat, card, mode, named } => {
            format!("For {} {}{} takes effect{}.", of(*seat), title(*card, names), part(*mode), mentions(named, names))
        }
        Event::Allocated { seat, points: count } => format!("{} allocates {}.", of(*seat), points(*count)),
        Event::Freed { seat, points: count } => format!("{} has {} free again.", of(*seat), points(*count)),
        Event::Throttled { seat, points: count, by } => format!("{} is throttled by {}: {}.", of(*seat), of(*by), points(*count)),
        Event::Turned { card, state } => format!("Now {}: {}.", state.label(), title(*card, names)),
        Event::Controlled { card, by } => format!("{} controls {} now.", of(*by), title(*card, names)),
        Event::Shielded { seat, wipes: 1 } => format!("The drive of {} is shielded against a wipe.", of(*seat)),
        Event::Shielded { seat, wipes } => format!("The drive of {} is shielded against {wipes} wipes.", of(*seat)),
        Event::ShieldHit { seat } => format!("A wipe of the drive of {} hits a shield.", of(*seat)),
        Event::CostChanged { seat, card, more } => {
            let what = card.map_or_else(|| format!("For {} it", of(*seat)), |card| format!("Commands of {} it", title(card, names)));
            let (what, by) = (what.trim_end_matches(" it"), more.unsigned_abs());
            format!("{what}: costs are {by} {} for a while.", if *more < 0 { "lower" } else { "higher" })
        }
        Event::HandRead { by, seat } => format!("{} reads the hand of {}.", of(*by), of(*seat)),
        Event::DriveRead { by, seat, cards } => format!("{} reads the top of the drive of {}: {cards} deep.", of(*by), of(*seat)),
        Event::CardRead { card, depth: None, .. } => format!("In the hand is {}.", title(*card, names)),
        Event::CardRead { card, depth: Some(depth), .. } => format!("Number {depth} from the top is {}.", title(*card, names)),
        Event::Resigned { seat } => format!("{} resigns.", of(*seat)),
        Event::Out { seat } => format!("{} is out.", of(*seat)),
        Event::Over { winner: Some(seat) } => format!("The match is over: {} wins.", of(*seat)),
        Event::Over { winner: None } => "The match is over, and several share the first place.".into(),
    }
}
