//! Aetherium in words: what a seat can do, and what there is to do.

use super::actions::Action;
use super::activation::Moment;
use super::cache::Cache;
use super::choices::Wanted;
use super::content::{Effect, Symbol, effects_text};
use super::effects::{Running, Text};
use super::frames::Frame;
use super::models::{ModelId, Place, Slot};
use super::schemas::{Manipulation, Turn};
use super::table::Table;
use super::view::{Asked, View};
use crate::rules::game::{Names, Seat};

/// A program by its name.
fn program_words(table: &Table, slot: Slot) -> &'static str {
    table.card(slot).map_or("a program", |program| program.name.as_str())
}

/// A model by the name of its program, with its number where there are several.
fn model_words(table: &Table, model: ModelId) -> String {
    let name = program_words(table, model.slot());
    let several = table.model(model.slot().model(1)).place != Place::Nowhere;
    if several { format!("{name} {}", model.nth() + 1) } else { name.to_owned() }
}

/// A model and where it stands.
fn where_words(table: &Table, model: ModelId) -> String {
    let name = model_words(table, model);
    table.square(model).map_or_else(|| name.clone(), |square| format!("{name} on {square}"))
}

/// A schema by its size and centre.
fn schema_words(table: &Table, schema: u8) -> String {
    let placed = table.schemas.get(usize::from(schema));
    placed
        .and_then(|placed| Some((placed, placed.shape_in(table.catalog.shapes())?)))
        .map_or_else(|| "a schema".to_owned(), |(placed, shape)| format!("the {} schema around {}", shape.size().name(), placed.centre))
}

/// The node or pylon of a schema.
fn uplink_words(table: &Table, schema: u8) -> String {
    table.uplink(usize::from(schema)).map_or_else(|| "nothing".into(), |(kind, square)| format!("the {} on {square}", kind.name()))
}

pub(super) const fn manipulation_verb(how: Manipulation) -> &'static str {
    match how {
        Manipulation::Shift(_) => "Shift",
        Manipulation::Turn(_) => "Turn",
    }
}

pub(super) const fn manipulation_words(how: Manipulation) -> &'static str {
    match how {
        Manipulation::Shift(direction) => direction.name(),
        Manipulation::Turn(Turn::Clockwise) => "by 90° clockwise",
        Manipulation::Turn(Turn::Half) => "by 180°",
        Manipulation::Turn(Turn::Counterclockwise) => "by 90° counterclockwise",
    }
}

/// What a seat would do by an action, in words, with its cost.
pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    let table = &view.table;
    let name = |model| model_words(table, model);
    match *action {
        Action::Queue(slot) => format!("Queue {} as card {}", program_words(table, slot), table.side(seat).queued + 1),
        Action::Ready => "The order of the PAD stands".into(),
        Action::PlaceSchema { centre, facing } => format!("Place the schema around {centre}, its top to the {}", facing.name()),
        Action::PlaceToken { schema, symbol } => {
            let symbol = Symbol::ALL[usize::from(symbol) % Symbol::ALL.len()];
            format!("Put the {} token by {}", symbol.label(), uplink_words(table, schema))
        }
        Action::Activate(model) => format!("Activate {}", where_words(table, model)),
        Action::Place { model, square, facing } => format!("Place {} on {square}, facing {}", name(model), facing.name()),
        Action::Step { model, direction, facing } => {
            let cost = table.judge_step(model, direction).map_or_else(|_| String::new(), |step| step_words(step.cs, step.enters_noise));
            format!("Move {} {}{cost}, facing {}", where_words(table, model), direction.name(), facing.name())
        }
        Action::Turn { model, facing } => format!("Turn {} to the {} for 1 CS", name(model), facing.name()),
        Action::EndMove => "End the movement; the others materialize".into(),
        Action::Overclock => "Overclock: 1 RAM for 1 CS".into(),
        Action::Capture { model, schema } => {
            let cost = table.capture_cost(seat, usize::from(schema)).unwrap_or_default();
            format!("Capture {} with {} for {cost} CS", uplink_words(table, schema), name(model))
        }
        Action::Manipulate { schema, how } if text_of(table).is_some() => {
            format!("{} {} {} for no RAM", manipulation_verb(how), schema_words(table, schema), manipulation_words(how))
        }
        Action::Manipulate { schema, how } => {
            let cost = table.manipulation_cost(usize::from(schema), how).unwrap_or_default();
            format!("{} {} {} for {cost} RAM", manipulation_verb(how), schema_words(table, schema), manipulation_words(how))
        }
        Action::Attack { model, target } => {
            let dice = table.odds(model, target).map_or_else(|_| String::new(), |odds| format!(": {} dice", odds.dice));
            format!("Attack {} with {}{dice}", where_words(table, target), where_words(table, model))
        }
        Action::Exe { model, exe } => {
            let cost = table.exe(model, exe).map_or(0, |exe| exe.cost);
            format!(".EXE {} by {} for {cost} CS", table.text_name(model, Text::Exe(exe)), name(model))
        }
        Action::Download(model) => format!("{} gives this activation to downloading", name(model)),
        Action::PickUp(model) => format!("{} picks the cache up for 1 CS", name(model)),
        Action::Leave(model) => format!("{} leaves the server with the cache", name(model)),
        Action::End if table.active.moment == Moment::Enter => "Wait outside".into(),
        Action::End => "End the activation".into(),
        Action::ChooseSquare(square) => match text_of(table).and_then(|text| table.effect(&text)) {
            Some(Effect::Firewall(_)) => format!("Set a firewall on {square}"),
            Some(Effect::Dismantle(_)) => format!("Remove the firewall on {square}"),
            _ => format!("Choose {square}"),
        },
        Action::ChooseModel(model) => match text_of(table) {
            Some(text) => format!("Aim {} at {}", table.text_name(text.model, text.text), where_words(table, model)),
            None if matches!(view.asked, Asked::Lose(_) | Asked::WithoutPlace(_)) => lose_words(table, model),
            None => format!("Choose {}", where_words(table, model)),
        },
        Action::ChooseSchema(schema) => match text_of(table).and_then(|text| table.effect(&text)) {
            Some(Effect::Release(_)) => format!("Take the enemy's token off {}", uplink_words(table, schema)),
            _ => format!("Capture {} for no CS", uplink_words(table, schema)),
        },
        Action::ChooseFacing(facing) => format!("Turn it to the {}", facing.name()),
        Action::ChooseNumber(number) => {
            let what = table.simultaneous().nth(usize::from(number));
            what.map_or_else(|| format!("Choose number {}", number + 1), |what| trigger_words(table, what))
        }
        Action::Accept => disruption_of(table).map_or_else(|| "Yes".into(), |(name, text)| format!("Use {name}: {text}")),
        Action::Decline => match (disruption_of(table), text_of(table)) {
            (Some((name, _)), _) => format!("Do without {name}"),
            (None, Some(text)) if text.shifted > 0 => "Shift no further".into(),
            _ => "Do without it".into(),
        },
    }
}

/// The text that asks its player for something.
fn text_of(table: &Table) -> Option<Running> {
    match table.frame() {
        Some(Frame::Text(text)) => Some(text),
        _ => None,
    }
}

/// The disruption that may be used now: its name, and what it does.
fn disruption_of(table: &Table) -> Option<(&'static str, String)> {
    let (Some(Frame::Attack(_)), Some(strike)) = (table.frame(), table.strike) else { return None };
    let disruption = &table.program(strike.attacker).attack.as_ref()?.disruption;
    Some((&disruption.name, effects_text(&disruption.does)))
}

/// What a text asks for, after its name.
fn wanted_words(table: &Table, wanted: Wanted) -> String {
    match wanted {
        Wanted::Target => "choose its target".into(),
        Wanted::Firewall => "choose a square for a firewall, or do without it".into(),
        Wanted::Dismantle => "choose a firewall that goes, or do without it".into(),
        Wanted::Place(model) => format!("choose where {} materializes, or do without it", model_words(table, model)),
        Wanted::Facing(model) => format!("choose where {} is to look, or do without it", model_words(table, model)),
        Wanted::Shift => "shift a schema, square by square, or do without it".into(),
        Wanted::Capture => "choose a node or pylon to capture, or do without it".into(),
        Wanted::Release => "choose a node or pylon that the enemy is to lose, or do without it".into(),
    }
}

/// Giving up a model of a linked program, and the cache if it carries that (AE-111, AE-112, AE-122).
fn lose_words(table: &Table, model: ModelId) -> String {
    let square = table.model(model).place.square();
    let place = square.map_or_else(String::new, |square| format!(" on {square}"));
    let cache = if table.cache == Cache::Carried(model) { ", which carries the cache" } else { "" };
    format!("Delete {}{place}{cache}", model_words(table, model))
}

fn step_words(cs: u8, noise: bool) -> String {
    let noise = if noise { ", into the noise" } else { "" };
    if cs == 0 { format!(" for the kept square{noise}") } else { format!(" for {cs} CS{noise}") }
}

fn trigger_words(table: &Table, what: super::frames::Trigger) -> String {
    match what {
        super::frames::Trigger::Noise(unit) => format!("First the noise damage of {}", model_words(table, unit)),
        super::frames::Trigger::Deletion { slot, .. } => format!("First the deletion effect of {}", program_words(table, slot)),
    }
}

/// What there is to do now, in one sentence.
pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let table = &view.table;
    let Some(first) = view.waiting.iter().next() else { return "The match is over.".into() };
    let own = view.own().filter(|own| view.waiting.contains(*own));
    if own.is_none() {
        return if view.waiting.len() > 1 {
            "Both players order their PADs.".into()
        } else {
            format!("{} is to act{}.", names.of(first), other_words(table, view.asked))
        };
    }
    let active = program_words(table, table.active.slot);
    match view.asked {
        Asked::Nothing => "The match is over.".into(),
        Asked::PlaceSchema => "Place the next schema, at least one square of noise away from the others.".into(),
        Asked::PlaceToken => "Put one of your entry tokens face down by a pylon.".into(),
        Asked::Order if own.is_some_and(|own| table.side(own).pad.count_ones() == u32::from(table.side(own).queued)) => {
            "Say that the order of your PAD stands.".into()
        }
        Asked::Order => "Order your PAD: the program that is to be active first goes on top.".into(),
        Asked::Model => format!("Choose which model of {active} acts next."),
        Asked::Enter => format!("Place {active} on the server, or manipulate schemas first."),
        Asked::Act => format!(
            "{active} acts: {} CS, {} RAM. Move, attack, use .EXE, capture, manipulate schemas, or end the activation.",
            table.active.cs,
            table.side(table.turn).ram
        ),
        Asked::First => "Choose which of the simultaneous effects comes first.".into(),
        Asked::Caught(model) => format!("A schema has caught {}: choose its square.", model_words(table, model)),
        Asked::WithoutPlace(slot) => {
            format!("There is no room for all models of {}: choose which one is deleted.", program_words(table, slot))
        }
        Asked::Lose(slot) => format!("{} loses a model: choose which one goes.", program_words(table, slot)),
        Asked::Disruption => disruption_of(table).map_or_else(
            || "Say whether the disruption is used.".into(),
            |(name, text)| format!("You may use the disruption {name}: {text}."),
        ),
        Asked::Text(wanted) => {
            let name = text_of(table).map_or("The text", |text| table.text_name(text.model, text.text));
            format!("{name}: {}.", wanted_words(table, wanted))
        }
        Asked::Mate(anchor) => format!("Place the other models of {} next to the one that moved.", program_words(table, anchor.slot())),
    }
}

/// What others are asked, after their names.
fn other_words(table: &Table, asked: Asked) -> String {
    match asked {
        Asked::Order => " and orders its PAD".into(),
        Asked::PlaceSchema => " and places a schema".into(),
        Asked::PlaceToken => " and places an entry token".into(),
        _ => format!(" (active: {})", program_words(table, table.active.slot)),
    }
}
