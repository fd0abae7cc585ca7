//! What happened, in words.

use super::aim::{Modifier, Modifiers};
use super::content::{Program, ProgramId};
use super::effects::Text;
use super::events::{Consoles, EndReason, Event, Harm, MoveReason, RamReason, Symbols, Told};
use super::models::{ModelId, SEATS, Slot};
use super::words::{manipulation_verb, manipulation_words};
use crate::rules::game::{Names, Seat};

/// Who tells it, and of which programs.
struct Teller<'a> {
    names: Names<'a>,
    consoles: &'a Consoles,
}

impl Teller<'_> {
    fn card(&self, slot: Slot) -> Option<&'static Program> {
        let program = *self.consoles[slot.seat().index() % SEATS].get(slot.card())?;
        let catalog = &self.names.1.aetherium.catalog;
        catalog.has_program(program).then(|| catalog.program(program))
    }

    /// A program by its name, and whose it is.
    fn program(&self, slot: Slot) -> String {
        format!("{} of {}", self.card(slot).map_or("a program", |card| card.name.as_str()), self.names.of(slot.seat()))
    }

    /// A model by the name of its program, with its number where there are several, and whose it is.
    fn model(&self, model: ModelId) -> String {
        match self.card(model.slot()) {
            Some(card) if card.form.models() > 1 => format!("{} {} of {}", card.name, model.nth() + 1, self.names.of(model.seat())),
            _ => self.program(model.slot()),
        }
    }

    /// The name of a text on the card of a program.
    fn text(&self, slot: Slot, text: Text) -> &'static str {
        self.card(slot).map_or("a text", |card| text.name(card))
    }

    /// What makes the dice of an attack, but for the three of every one.
    fn modifiers(modifiers: &Modifiers) -> String {
        let more = modifiers.iter().filter(|modifier| **modifier != Modifier::Basic);
        more.map(|modifier| format!(", {:+} {}", modifier.dice(), modifier.label())).collect()
    }
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

fn name_of(program: ProgramId, names: Names<'_>) -> &'static str {
    let catalog = &names.1.aetherium.catalog;
    if catalog.has_program(program) { &catalog.program(program).name } else { "an unknown program" }
}

/// What happened, in words.
pub(super) fn describe_event(told: &Told, names: Names<'_>) -> String {
    let tell = Teller { names, consoles: &told.consoles };
    let program = |slot: &Slot| tell.program(*slot);
    let model = |model: &ModelId| tell.model(*model);
    let seat_name = |seat: Seat| names.of(seat);
    let text = match &told.what {
        Event::SchemaPlaced { seat, placed } => {
            format!("{} places a schema around {}, its top to the {}.", seat_name(*seat), placed.centre, placed.facing.name())
        }
        Event::TokenPlaced { seat, schema, symbol } => {
            let which = symbol.map_or_else(|| "an entry token".to_owned(), |symbol| format!("the {} token", symbol.label()));
            format!("{} puts {which} by the pylon of schema {}.", seat_name(*seat), schema + 1)
        }
        Event::Queued { seat, program } => match program {
            Some(program) => format!("{} queues {}.", seat_name(*seat), name_of(*program, names)),
            None => format!("{} queues a card.", seat_name(*seat)),
        },
        Event::Ordered { seat } => format!("{} has ordered its PAD.", seat_name(*seat)),
        Event::Diagnostics { dice: rolled, first } => {
            let who = first.map_or_else(|| "equal, so they roll again".to_owned(), |first| format!("{} is first", seat_name(first)));
            format!("Diagnostics: {} against {}: {who}.", dice(&rolled[0]), dice(&rolled[1]))
        }
        Event::Revealed { slot, program: card } => {
            format!("{} draws {}.", seat_name(slot.seat()), name_of(*card, names))
        }
        Event::Began { model: unit, cs } => format!("{} begins its activation with {cs} CS.", model(unit)),
        Event::EntryRolled { model: unit, symbol, schema } => {
            format!("{} rolls {}: it enters at the pylon of schema {}.", model(unit), symbol.label(), schema + 1)
        }
        Event::Entered { model: unit, square, facing } => {
            format!("{} comes in on {square}, facing {}.", model(unit), facing.name())
        }
        Event::Waits { slot } => format!("{} waits outside.", program(slot)),
        Event::Stepped { model: unit, from, to, facing, cost, evasive, rough } => {
            let mut why = Vec::new();
            if *evasive > 0 {
                why.push("leaving an enemy");
            }
            if *rough > 0 {
                why.push("rough ground");
            }
            let why = if why.is_empty() { String::new() } else { format!(", with {}", why.join(" and ")) };
            format!("{} moves from {from} to {to}, facing {} ({cost} CS{why}).", model(unit), facing.name())
        }
        Event::MovementEnded { model: unit } => format!("{} has moved, and the others come to it.", model(unit)),
        Event::Turned { model: unit, facing, .. } => format!("{} turns to the {}.", model(unit), facing.name()),
        Event::Placed { model: unit, from, to, why, .. } => {
            let how = match why {
                MoveReason::Carried => "is carried along",
                MoveReason::Caught => "is caught by a schema and goes",
                MoveReason::Mate => "materializes",
                MoveReason::Text => "is set elsewhere by a text",
            };
            format!("{} {how} from {from} to {to}.", model(unit))
        }
        Event::Manipulated { seat, schema, how } => {
            let verb = manipulation_verb(*how).to_lowercase();
            format!("{} {verb}s schema {} {}.", seat_name(*seat), schema + 1, manipulation_words(*how))
        }
        Event::Overclocked { model: unit, cs } => format!("{} is overclocked: {cs} CS.", model(unit)),
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
        Event::Captured { schema, uplink, model: unit, holder: Some(_), .. } => {
            format!("{} captures the {} of schema {}.", model(unit), uplink.name(), schema + 1)
        }
        Event::Captured { schema, uplink, .. } => format!("Nobody controls the {} of schema {} any more.", uplink.name(), schema + 1),
        Event::HarmRolled { model: unit, symbol, harm: by, boxes } => {
            format!("{} rolls {} for {}: {}.", model(unit), symbol.label(), harm(*by), plural(*boxes, "box", "boxes"))
        }
        Event::Damaged { model: unit, boxes, filled, harm: by } => {
            format!(
                "{} takes {} by {}; {} filled now.",
                model(unit),
                plural(*boxes, "box", "boxes"),
                harm(*by),
                plural(*filled, "is", "are")
            )
        }
        Event::Repaired { model: unit, boxes, filled } => {
            format!("{} repairs {}; {} filled now.", model(unit), plural(*boxes, "box", "boxes"), plural(*filled, "is", "are"))
        }
        Event::Deleted { model: unit, .. } => format!("{} is deleted.", model(unit)),
        Event::ProgramDeleted { slot } => format!("{} is gone.", program(slot)),
        Event::Marked { model: unit, marker } => format!("{} gets {}.", model(unit), marker.label()),
        Event::Unmarked { model: unit, marker } => format!("{} loses {}.", model(unit), marker.label()),
        Event::Lent { model: unit, code } => format!("{} is lent {}.", model(unit), code.label()),
        Event::Firewall { square, stands: true } => format!("A firewall is set on {square}."),
        Event::Firewall { square, .. } => format!("The firewall on {square} is removed."),
        Event::Attacks { model: unit, target, dice, modifiers } => {
            let (dice, why) = (plural(*dice, "die", "dice"), Teller::modifiers(modifiers));
            format!("{} attacks {} with {dice}{why}.", model(unit), model(target))
        }
        Event::AttackRolled { dice: rolled, hits, .. } => format!("{}: {}.", dice(rolled), plural(*hits, "hit", "hits")),
        Event::Executed { model: unit, exe, cost, target } => {
            let on = target.map_or_else(String::new, |target| format!(" on {}", model(&target)));
            format!("{} uses {}{on} for {cost} CS.", model(unit), tell.text(unit.slot(), Text::Exe(*exe)))
        }
        Event::Aimed { model: unit, exe, target } => {
            format!("{} is aimed at {}.", tell.text(unit.slot(), Text::Exe(*exe)), model(target))
        }
        Event::Declined { seat } => format!("{} does without it.", seat_name(*seat)),
        Event::Disrupts { model: unit, used } => {
            let verb = if *used { "uses" } else { "does without" };
            format!("{} {verb} its disruption, {}.", model(unit), tell.text(unit.slot(), Text::Disruption))
        }
        Event::Safeguards { model: unit } => format!("Safeguard of {}: {}.", model(unit), tell.text(unit.slot(), Text::Safeguard)),
        Event::DeletionEffect { slot } => {
            format!("Deletion effect of {}: {}.", program(slot), tell.text(*slot, Text::Deletion))
        }
        Event::Downloads { model: unit } => format!("{} gives its activation to downloading.", model(unit)),
        Event::CacheTaken { model: unit } => format!("{} takes the cache.", model(unit)),
        Event::CacheDropped { square } => format!("The cache drops on {square}."),
        Event::LeftWithCache { model: unit } => format!("{} leaves the server with the cache.", model(unit)),
        Event::Ended { model: unit, lost: 0 } => format!("{} ends its activation.", model(unit)),
        Event::Ended { model: unit, lost } => format!("{} ends its activation; {lost} CS are lost.", model(unit)),
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
