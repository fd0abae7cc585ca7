//! What happened, in words.

use super::content::ProgramId;
use super::events::{EndReason, Event, Harm, MoveReason, RamReason, Symbols};
use super::models::{ModelId, Slot};
use super::words::{manipulation_verb, manipulation_words};
use crate::rules::game::{Names, Seat};

/// A program by whose it is and its place on the console.
fn program(slot: Slot, names: Names<'_>) -> String {
    format!("program {} of {}", slot.card() + 1, names.of(slot.seat()))
}

/// A model by its program and its number in it.
fn model(model: ModelId, names: Names<'_>) -> String {
    format!("{}, model {}", program(model.slot(), names), model.nth() + 1)
}

fn dice(dice: &Symbols) -> String {
    let labels: Vec<&str> = dice.iter().map(|die| die.label()).collect();
    labels.join(", ")
}

const fn harm(harm: Harm) -> &'static str {
    match harm {
        Harm::Noise => "noise",
        Harm::Burnout => "burnout",
        Harm::Attack => "the attack",
        Harm::Text => "a text",
        Harm::NoRoom => "lack of room",
    }
}

fn plural(count: u8, one: &str, more: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {more}") }
}

fn name_of(program: ProgramId) -> &'static str {
    let catalog = super::content::Catalog::in_use();
    if catalog.has_program(program) { &catalog.program(program).name } else { "an unknown program" }
}

/// What happened, in words.
pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    let seat_name = |seat: Seat| names.of(seat);
    let text = match event {
        Event::SchemaPlaced { seat, placed } => {
            format!("{} places a schema around {}, its top to the {}.", seat_name(*seat), placed.centre, placed.facing.name())
        }
        Event::TokenPlaced { seat, schema, symbol } => {
            let which = symbol.map_or_else(|| "an entry token".to_owned(), |symbol| format!("the {} token", symbol.label()));
            format!("{} puts {which} by the pylon of schema {}.", seat_name(*seat), schema + 1)
        }
        Event::Queued { seat, program } => match program {
            Some(program) => format!("{} queues {}.", seat_name(*seat), name_of(*program)),
            None => format!("{} queues a card.", seat_name(*seat)),
        },
        Event::Ordered { seat } => format!("{} has ordered its PAD.", seat_name(*seat)),
        Event::Diagnostics { dice: rolled, first } => {
            let who = first.map_or_else(|| "equal, so they roll again".to_owned(), |first| format!("{} is first", seat_name(first)));
            format!("Diagnostics: {} against {}: {who}.", dice(&rolled[0]), dice(&rolled[1]))
        }
        Event::Revealed { slot, program: card } => {
            format!("{} draws {} ({}).", seat_name(slot.seat()), name_of(*card), program(*slot, names))
        }
        Event::Began { model: unit, cs } => format!("{} begins its activation with {cs} CS.", model(*unit, names)),
        Event::EntryRolled { model: unit, symbol, schema } => {
            format!("{} rolls {}: it enters at the pylon of schema {}.", model(*unit, names), symbol.label(), schema + 1)
        }
        Event::Entered { model: unit, square, facing } => {
            format!("{} comes in on {square}, facing {}.", model(*unit, names), facing.name())
        }
        Event::Waits { slot } => format!("{} waits outside.", program(*slot, names)),
        Event::Stepped { model: unit, from, to, facing, cost, evasive, rough } => {
            let mut why = Vec::new();
            if *evasive > 0 {
                why.push("leaving an enemy");
            }
            if *rough > 0 {
                why.push("rough ground");
            }
            let why = if why.is_empty() { String::new() } else { format!(", with {}", why.join(" and ")) };
            format!("{} moves from {from} to {to}, facing {} ({cost} CS{why}).", model(*unit, names), facing.name())
        }
        Event::Turned { model: unit, facing, .. } => format!("{} turns to the {}.", model(*unit, names), facing.name()),
        Event::Placed { model: unit, from, to, why, .. } => {
            let how = match why {
                MoveReason::Carried => "is carried along",
                MoveReason::Caught => "is caught by a schema and goes",
                MoveReason::Mate | MoveReason::Text => "materializes",
            };
            format!("{} {how} from {from} to {to}.", model(*unit, names))
        }
        Event::Manipulated { seat, schema, how } => {
            let verb = manipulation_verb(*how).to_lowercase();
            format!("{} {verb}s schema {} {}.", seat_name(*seat), schema + 1, manipulation_words(*how))
        }
        Event::Overclocked { model: unit, cs } => format!("{} is overclocked: {cs} CS.", model(*unit, names)),
        Event::Ram { seat, from, to, why } => {
            let why = match why {
                RamReason::Overclock => "overclocking",
                RamReason::Manipulation => "a schema",
                RamReason::Deletion => "a deleted program",
                RamReason::AvatarDeleted => "the deleted avatar",
                RamReason::Recalibration => "re-calibration",
                RamReason::Text => "a text",
            };
            format!("The RAM of {} goes from {from} to {to} ({why}).", seat_name(*seat))
        }
        Event::Captured { schema, model: unit, holder: Some(_), .. } => {
            format!("{} captures the node or pylon of schema {}.", model(*unit, names), schema + 1)
        }
        Event::Captured { schema, .. } => format!("Nobody controls the node or pylon of schema {} any more.", schema + 1),
        Event::HarmRolled { model: unit, symbol, harm: by, boxes } => {
            format!("{} rolls {} for {}: {}.", model(*unit, names), symbol.label(), harm(*by), plural(*boxes, "box", "boxes"))
        }
        Event::Damaged { model: unit, boxes, filled, harm: by } => {
            format!("{} takes {} by {}; {filled} are filled.", model(*unit, names), plural(*boxes, "box", "boxes"), harm(*by))
        }
        Event::Repaired { model: unit, boxes, filled } => {
            format!("{} repairs {}; {filled} are filled.", model(*unit, names), plural(*boxes, "box", "boxes"))
        }
        Event::Deleted { model: unit, .. } => format!("{} is deleted.", model(*unit, names)),
        Event::ProgramDeleted { slot } => format!("{} is gone.", program(*slot, names)),
        Event::Marked { model: unit, marker } => format!("{} gets {}.", model(*unit, names), marker.label()),
        Event::Unmarked { model: unit, marker } => format!("{} loses {}.", model(*unit, names), marker.label()),
        Event::Lent { model: unit, code } => format!("{} is lent {}.", model(*unit, names), code.label()),
        Event::Firewall { square, stands: true } => format!("A firewall is set on {square}."),
        Event::Firewall { square, .. } => format!("The firewall on {square} is removed."),
        Event::Attacks { model: unit, target, dice } => {
            format!("{} attacks {} with {}.", model(*unit, names), model(*target, names), plural(*dice, "die", "dice"))
        }
        Event::AttackRolled { dice: rolled, hits, .. } => format!("{}: {}.", dice(rolled), plural(*hits, "hit", "hits")),
        Event::Executed { model: unit, exe, cost, target } => {
            let on = target.map_or_else(String::new, |target| format!(" on {}", model(target, names)));
            format!("{} uses .EXE {}{on} for {cost} CS.", model(*unit, names), exe + 1)
        }
        Event::Disrupts { model: unit, used: true } => format!("{} uses its disruption.", model(*unit, names)),
        Event::Disrupts { model: unit, .. } => format!("{} does without its disruption.", model(*unit, names)),
        Event::Safeguards { model: unit } => format!("The safeguard of {} happens.", model(*unit, names)),
        Event::DeletionEffect { slot } => format!("The deletion effect of {} happens.", program(*slot, names)),
        Event::Downloads { model: unit } => format!("{} gives its activation to downloading.", model(*unit, names)),
        Event::CacheTaken { model: unit } => format!("{} takes the cache.", model(*unit, names)),
        Event::CacheDropped { square } => format!("The cache drops on {square}."),
        Event::LeftWithCache { model: unit } => format!("{} leaves the server with the cache.", model(*unit, names)),
        Event::Ended { model: unit, lost } => format!("{} ends its activation; {lost} CS are lost.", model(*unit, names)),
        Event::Recalibrates { seat, time } => format!("{} re-calibrates, time {time}.", seat_name(*seat)),
        Event::Scored { seat, points } => format!("{} scores {}.", seat_name(*seat), plural(*points, "point", "points")),
        Event::Over { winner, why, points } => {
            let why = match why {
                EndReason::Recalibrations => "Both have re-calibrated often enough",
                EndReason::WipedOut => "No program is left to a side",
                EndReason::AvatarDeleted => "An avatar is deleted",
                EndReason::Holds => "A side holds what it takes",
            };
            let who = winner.map_or_else(|| "a draw".to_owned(), |winner| format!("{} wins", seat_name(winner)));
            format!("{why}: {who}, {} to {} points.", points[0], points[1])
        }
    };
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
