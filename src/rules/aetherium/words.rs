//! Aetherium in words: what a seat can do, and what there is to do.

use super::actions::Action;
use super::activation::Moment;
use super::cache::Cache;
use super::choices::Wanted;
use super::content::{Effect, Symbol, effects_text};
use super::effects::{Running, Text};
use super::frames::{Frame, Trigger};
use super::models::{ModelId, Place, Slot};
use super::schemas::Manipulation;
use super::server::{Direction, Facing};
use super::table::Table;
use super::view::{Asked, View};
use crate::rules::game::{Names, Seat};
use crate::t;
use crate::text::listed;

/// A program by its name.
pub(super) fn program_words(table: &Table, slot: Slot) -> String {
    table.card(slot).map_or_else(|| t!("ae-a-program"), |program| program.name.clone())
}

/// A model by the name of its program, with its number where there are several.
pub(super) fn model_words(table: &Table, model: ModelId) -> String {
    let name = program_words(table, model.slot());
    let several = table.model(model.slot().model(1)).place != Place::Nowhere;
    if several { format!("{name} {}", model.nth() + 1) } else { name }
}

/// A model and where it stands, or was taken up from.
fn where_words(table: &Table, model: ModelId) -> String {
    let name = model_words(table, model);
    match table.model(model).place.square() {
        Some(square) => t!("ae-model-on", model = name, square = square.to_string()),
        None => name,
    }
}

/// Size and place of a schema, the size as texts choose by it.
fn schema_at(table: &Table, schema: u8) -> (&'static str, String) {
    let placed = table.schemas.get(usize::from(schema));
    placed
        .and_then(|placed| Some((placed.shape_in(table.catalog.shapes())?.size().name(), placed.centre.to_string())))
        .unwrap_or_else(|| ("none", String::new()))
}

/// Kind and square of the node or pylon of a schema, the kind as texts choose by it.
fn uplink_at(table: &Table, schema: u8) -> (&'static str, String) {
    table.uplink(usize::from(schema)).map_or_else(|| ("none", String::new()), |(kind, square)| (kind.name(), square.to_string()))
}

/// Where something moves.
pub(super) fn direction_words(direction: Direction) -> String {
    t!("ae-direction", direction = direction.name())
}

/// Where something faces.
pub(super) fn facing_words(facing: Facing) -> String {
    direction_words(facing.ahead())
}

/// What a seat would do by an action, in words, with its cost.
pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    let table = &view.table;
    let name = |model| model_words(table, model);
    match *action {
        Action::Queue(slot) => t!("ae-do-queue", program = program_words(table, slot), number = u16::from(table.side(seat).queued) + 1),
        Action::Ready => t!("ae-do-ready"),
        Action::PlaceSchema { centre, facing } => {
            t!("ae-do-place-schema", square = centre.to_string(), facing = facing_words(facing))
        }
        Action::PlaceToken { schema, symbol } => {
            let symbol = Symbol::ALL[usize::from(symbol) % Symbol::ALL.len()];
            let (kind, square) = uplink_at(table, schema);
            t!("ae-do-place-token", kind = kind, symbol = symbol.label(), square = square)
        }
        Action::Activate(model) => t!("ae-do-activate", model = where_words(table, model)),
        Action::Place { model, square, facing } => {
            t!("ae-do-place", model = name(model), square = square.to_string(), facing = facing_words(facing))
        }
        Action::Step { model, direction, facing } => step_words(table, model, direction, facing),
        Action::Turn { model, facing } => t!("ae-do-turn", model = name(model), facing = facing_words(facing)),
        Action::EndMove => t!("ae-do-end-move"),
        Action::Overclock => t!("ae-do-overclock"),
        Action::Capture { model, schema } => {
            let cost = table.capture_cost(seat, usize::from(schema)).unwrap_or_default();
            let (kind, square) = uplink_at(table, schema);
            t!("ae-do-capture", kind = kind, square = square, model = name(model), cost = cost)
        }
        Action::Manipulate { schema, how } => {
            let paid = if text_of(table).is_some() { None } else { table.manipulation_cost(usize::from(schema), how) };
            manipulation_words(table, schema, how, paid.unwrap_or_default())
        }
        Action::Attack { model, target } => {
            let dice = table.odds(model, target).map_or(0, |odds| odds.dice);
            t!("ae-do-attack", dice = dice, target = where_words(table, target), model = where_words(table, model))
        }
        Action::Exe { model, exe } => {
            let cost = table.exe(model, exe).map_or(0, |exe| exe.cost);
            t!("ae-do-exe", exe = table.text_name(model, Text::Exe(exe)), model = name(model), cost = cost)
        }
        Action::Download(model) => t!("ae-do-download", model = name(model)),
        Action::PickUp(model) => t!("ae-do-pick-up", model = name(model)),
        Action::Leave(model) => t!("ae-do-leave", model = name(model), cost = table.leaving_cost(model)),
        Action::End if table.active.moment == Moment::Enter => t!("ae-do-wait"),
        Action::End => t!("ae-do-end"),
        Action::ChooseSquare(square) => match text_of(table).and_then(|text| table.effect(&text)) {
            Some(Effect::Firewall(_)) => t!("ae-do-firewall", square = square.to_string()),
            Some(Effect::Dismantle(_)) => t!("ae-do-dismantle", square = square.to_string()),
            _ => t!("ae-do-choose", what = square.to_string()),
        },
        Action::ChooseModel(model) => match text_of(table) {
            Some(text) => t!("ae-do-target", exe = table.text_name(text.model, text.text), model = where_words(table, model)),
            None if matches!(view.asked, Asked::Lose(_) | Asked::WithoutPlace(_)) => {
                let cache = if table.cache == Cache::Carried(model) { "yes" } else { "no" };
                t!("ae-do-lose", model = where_words(table, model), cache = cache)
            }
            None => t!("ae-do-choose", what = where_words(table, model)),
        },
        Action::ChooseSchema(schema) => {
            let (kind, square) = uplink_at(table, schema);
            match text_of(table).and_then(|text| table.effect(&text)) {
                Some(Effect::Release(_)) => t!("ae-do-release", kind = kind, square = square),
                _ => t!("ae-do-capture-by-effect", kind = kind, square = square),
            }
        }
        Action::ChooseFacing(facing) => t!("ae-do-face", facing = facing_words(facing)),
        Action::ChooseNumber(number) => match table.simultaneous().nth(usize::from(number)) {
            Some(Trigger::Noise(unit)) => t!("ae-do-noise-first", model = where_words(table, unit)),
            Some(Trigger::Deletion { slot, .. }) => {
                let whose = if slot.seat() == seat { "own" } else { "enemy" };
                t!("ae-do-deletion-first", whose = whose, program = program_words(table, slot))
            }
            None => t!("ae-do-number", number = u16::from(number) + 1),
        },
        Action::Accept => match disruption_of(table) {
            Some((name, text)) => t!("ae-do-use", name = name, text = text),
            None => t!("ae-do-accept"),
        },
        Action::Decline => match (disruption_of(table), text_of(table)) {
            (Some((name, _)), _) => t!("ae-do-skip-named", name = name),
            (None, Some(text)) if text.shifted > 0 => t!("ae-do-stop-shifting"),
            _ => t!("ae-do-skip"),
        },
    }
}

fn step_words(table: &Table, model: ModelId, direction: Direction, facing: Facing) -> String {
    let (name, towards, facing) = (model_words(table, model), direction_words(direction), facing_words(facing));
    match table.judge_step(model, direction) {
        Ok(step) if step.enters_noise => {
            t!("ae-do-step-noise", model = name, direction = towards, cost = step.cs, facing = facing)
        }
        step => {
            let cost = step.map_or(-1, |step| i16::from(step.cs));
            t!("ae-do-step", model = name, direction = towards, cost = cost, facing = facing)
        }
    }
}

fn manipulation_words(table: &Table, schema: u8, how: Manipulation, cost: u8) -> String {
    let (size, square) = schema_at(table, schema);
    match how {
        Manipulation::Shift(direction) => {
            t!("ae-do-shift", size = size, square = square, direction = direction_words(direction), cost = cost)
        }
        Manipulation::Turn(turn) => t!("ae-do-rotate", size = size, square = square, turn = turn.name(), cost = cost),
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

/// What there is to do now, in one sentence.
pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let table = &view.table;
    if view.waiting.is_empty() {
        return t!("ae-ask-over");
    }
    let Some(own) = view.own().filter(|own| view.waiting.contains(*own)) else { return others_prompt(view, names) };
    let active = || program_words(table, table.active.slot);
    let unit = || if table.is_segmented(table.active.slot) { model_words(table, table.active.unit) } else { active() };
    match view.asked {
        Asked::Nothing => t!("ae-ask-over"),
        Asked::PlaceSchema => t!("ae-ask-place-schema"),
        Asked::PlaceToken => t!("ae-ask-place-token"),
        Asked::Order => {
            let (total, queued) = (table.side(own).pad.count_ones(), u32::from(table.side(own).queued));
            if queued == total { t!("ae-ask-ready") } else { t!("ae-ask-order", number = queued + 1, total = total) }
        }
        Asked::Model => t!("ae-ask-model", program = active()),
        Asked::Enter => t!("ae-ask-enter", program = unit()),
        Asked::Act => t!("ae-ask-act", program = unit(), cs = table.active.cs, ram = table.side(table.turn).ram),
        Asked::First => t!("ae-ask-first"),
        Asked::Caught(model) => t!("ae-ask-caught", model = model_words(table, model)),
        Asked::WithoutPlace(slot) => t!("ae-ask-without-place", program = program_words(table, slot)),
        Asked::Lose(slot) => t!("ae-ask-lose", program = program_words(table, slot)),
        Asked::Disruption => match disruption_of(table) {
            Some((name, text)) => t!("ae-ask-disruption-named", name = name, text = text),
            None => t!("ae-ask-disruption"),
        },
        Asked::Text(wanted) => {
            let name = text_of(table).map_or_else(|| t!("ae-an-effect"), |text| table.text_name(text.model, text.text).to_owned());
            let model = match wanted {
                Wanted::Place(model) | Wanted::Facing(model) => model_words(table, model),
                _ => String::new(),
            };
            t!("ae-ask-text", wanted = wanted.name(), name = name, model = model)
        }
        Asked::Mate(anchor) => t!("ae-ask-mates", program = program_words(table, anchor.slot())),
    }
}

/// What others are asked.
fn others_prompt(view: &View, names: Names<'_>) -> String {
    let table = &view.table;
    let asked = match view.asked {
        Asked::Order => "order",
        Asked::PlaceSchema => "schema",
        Asked::PlaceToken => "token",
        Asked::Model | Asked::Enter | Asked::Act | Asked::Nothing => "act",
        _ => "choose",
    };
    let players = listed(view.waiting.iter().map(|seat| names.of(seat).into_owned()).collect());
    t!("ae-ask-others", asked = asked, players = players, program = program_words(table, table.active.slot))
}
