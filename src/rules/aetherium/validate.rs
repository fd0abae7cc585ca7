//! The check of a state that came from outside: a file, or the engine protocol.

use super::activation::Moment;
use super::cache::Cache;
use super::combat::AttackStep;
use super::content::{Form, faults, faults_of_part};
use super::damage::full_colours;
use super::frames::{Frame, Trigger};
use super::models::{MODELS, ModelId, Models, Place, SEATS, Slot};
use super::server::Square;
use super::squares::Squares;
use super::state::State;
use super::table::{MOST_RAM, Stage, Table};
use super::tokens::TOKENS;
use crate::rules::components::{Findings, NO_RULE};
use crate::rules::game::Seat;
use crate::t;

const BOTH: [Seat; SEATS] = [Seat(0), Seat(1)];

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal. What later
/// checks rely on comes first.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let table = &state.table;
    check_consoles(table, whole, &mut findings);
    for check in [check_server, check_models, check_active, check_hidden, check_course] {
        if findings.are_none() {
            check(state, table, &mut findings);
        }
    }
    findings.into_result()
}

fn check_consoles(table: &Table, whole: bool, findings: &mut Findings) {
    let catalog = table.catalog;
    findings.range("table.operation", usize::from(table.operation.0), 0..=catalog.operations().len() - 1, "AE-120");
    findings.expect(table.models.len() == MODELS, "table.models", || t!("ae-position-models", wanted = MODELS, count = table.models.len()));
    for (field, seat) in [("table.first", Some(table.first)), ("table.turn", Some(table.turn)), ("table.winner", table.winner)] {
        findings.range(field, seat.map_or(0, |seat| seat.0), 0..=1, "AE-1");
    }
    for (at, side) in table.sides.iter().enumerate() {
        for program in side.programs.iter() {
            let (number, most) = (usize::from(program.0), catalog.programs().len() - 1);
            findings.range(format_args!("table.sides[{at}].programs"), number, 0..=most, "AE-6");
        }
    }
    if !findings.are_none() {
        return;
    }
    for (at, side) in table.sides.iter().enumerate() {
        let size = table.operation().collectives;
        let faults = if whole { faults(catalog, &side.programs, size) } else { faults_of_part(catalog, &side.programs, size) };
        for fault in faults {
            findings.expect(false, format_args!("table.sides[{at}].programs"), || fault);
        }
        findings.range(format_args!("table.sides[{at}].ram"), side.ram, 0..=MOST_RAM, "AE-60");
    }
}

fn check_server(_: &State, table: &Table, findings: &mut Findings) {
    let operation = table.operation();
    let all =
        table.schemas.len() == operation.schemas.len() || table.stage == Stage::Schemas && table.schemas.len() < operation.schemas.len();
    findings.expect(all && table.holders.len() == table.schemas.len(), "table.schemas, table.holders", || {
        t!("ae-position-schemas", schemas = operation.schemas.len())
    });
    let mut taken = Squares::EMPTY;
    for (schema, (placed, map)) in table.schemas.iter().zip(&operation.schemas).enumerate() {
        let shape = table.catalog.shape_named(&map.schema);
        findings.expect(shape == Some(placed.shape), format_args!("table.schemas[{schema}].shape"), || {
            t!("ae-position-shape", schema = map.schema.as_str())
        });
        let field = format_args!("table.schemas[{schema}]");
        match placed.footprint(table.catalog.shapes()) {
            None => findings.expect(operation.may_be_placed(), field, || t!("ae-position-off-server")),
            Some(footprint) => {
                findings.expect(!footprint.intersects(&taken), field, || t!("ae-position-overlap"));
                taken |= footprint;
            }
        }
        let holder = table.holder(schema);
        let good = holder.is_none_or(|holder| holder.0 < 2 && table.uplink(schema).is_some());
        findings.expect(good, format_args!("table.holders[{schema}]"), || t!("ae-position-holder"));
    }
    let ground = table.ground();
    let blocked = *ground.obstructions() | *ground.uplinks() | table.models_stand();
    let occupied = table.firewalls & blocked;
    findings.expect(table.active.must_go_on || occupied.is_empty(), "table.firewalls", || {
        t!("ae-position-firewall", square = occupied.first().map(|square| square.to_string()))
    });
}

fn check_models(_: &State, table: &Table, findings: &mut Findings) {
    let mut taken = Squares::EMPTY;
    for seat in BOTH {
        for model in Models::of(seat).iter() {
            let number = u8::from(model);
            let field = format_args!("table.models[{number}].place");
            let counts = table.card(model.slot()).is_some_and(|card| model.nth() < usize::from(card.form.models()));
            let place = table.model(model).place;
            findings.expect(counts == (place != Place::Nowhere), field, || {
                t!("ae-position-nowhere", counts = if counts { "yes" } else { "no" })
            });
            if !counts || place == Place::Nowhere {
                continue;
            }
            let passes = table.active.must_go_on && table.active_models().contains(model);
            if let Some(base) = table.base(model).filter(|_| !passes) {
                let squares = base.squares();
                let good = base.fits() && !squares.intersects(&taken) && !squares.intersects(&table.ground().impassable());
                findings.expect(good, field, || t!("ae-position-place"));
                let across = base.is_omni() && table.schemas_under(base) > 1;
                findings.expect(!across, field, || t!("ae-position-omni"));
                taken |= squares;
            }
            let schemas = table.model(model).entry.is_none_or(|schema| usize::from(schema) < table.schemas.len());
            findings
                .expect(schemas, format_args!("table.models[{number}].entry"), || t!("ae-position-entry", schemas = table.schemas.len()));
        }
        for slot in table.slots(seat) {
            check_grids(table, slot, findings);
        }
    }
}

/// Grids that fit the models that are left (AE-54, AE-112).
fn check_grids(table: &Table, slot: Slot, findings: &mut Findings) {
    let Some(card) = table.card(slot) else { return };
    let alive = usize::from(table.alive(slot).len());
    if let Form::Linked(models) = card.form {
        let damage = table.model(slot.model(0)).damage;
        let losing = table.frames.iter().filter(|frame| **frame == Frame::Lose(slot)).count();
        let left = slot.models().iter().filter(|model| table.model(*model).place == Place::Left).count();
        let full = full_colours(&card.grid, damage);
        let first = u8::from(slot.model(0));
        findings.range(format_args!("table.models[{first}].damage"), damage, 0..=card.boxes(), "AE-54");
        let (found, wanted) = (alive + left, (usize::from(models) + losing).saturating_sub(full));
        findings.expect(alive == 0 || found == wanted, format_args!("table.models[{first}].damage"), || {
            t!("ae-position-linked", full = full, wanted = wanted, found = found)
        });
        return;
    }
    for model in slot.models().iter().filter(|model| table.model(*model).place.in_play()) {
        let damage = table.model(model).damage;
        findings.range(format_args!("table.models[{}].damage", u8::from(model)), damage, 0..=card.boxes() - 1, "AE-54");
    }
}

fn check_active(_: &State, table: &Table, findings: &mut Findings) {
    let active = &table.active;
    let known = |model: ModelId| table.model(model).place != Place::Nowhere;
    if table.stage == Stage::Activation {
        let moment = matches!(active.moment, Moment::Choose | Moment::Enter | Moment::Act) || !table.frames.is_empty();
        findings.expect(moment, "table.active.moment", || t!("ae-position-moment", moment = format!("{:?}", active.moment)));
        let own = active.slot.seat() == table.turn && table.card(active.slot).is_some() && active.unit.slot() == active.slot;
        findings.expect(own && known(active.unit), "table.active", || t!("ae-position-active"));
    }
    let mine = |seat: Seat| Models::of(seat);
    let mover = |model: ModelId| table.is_linked(model.slot()) && model.slot() == active.slot;
    let good = match active.movement {
        super::activation::Movement::Moving(model) => mover(model),
        _ => true,
    };
    findings.expect(good, "table.active.movement", || t!("ae-position-movement"));
    for (at, frame) in table.frames.iter().enumerate() {
        let good = match *frame {
            Frame::Caught { model, schema } => {
                matches!(table.model(model).place, Place::Lifted(_)) && usize::from(schema) < table.schemas.len()
            }
            Frame::Lose(slot) => table.is_linked(slot),
            Frame::Mates(anchor) => table.is_linked(anchor.slot()) && matches!(table.model(anchor).place, Place::On(_)),
            Frame::Attack(step) => table.strike.is_some() && (step == AttackStep::Dice || at + 1 < table.frames.len()),
            Frame::Text(text) => {
                let target = text.target.is_none_or(known) && text.schema.is_none_or(|schema| usize::from(schema) < table.schemas.len());
                known(text.model) && target && !table.effects(&text).is_empty()
            }
        };
        findings.expect(good, format_args!("table.frames[{at}]"), || t!("ae-position-about-nothing"));
    }
    let strike = table.strike.is_none_or(|strike| known(strike.attacker) && known(strike.target) && table.is_attack(&strike));
    findings.expect(strike, "table.strike", || t!("ae-position-strike"));
    let lifted = BOTH.iter().flat_map(|seat| mine(*seat).iter()).any(|model| matches!(table.model(model).place, Place::Lifted(_)));
    findings.expect(!lifted || !table.frames.is_empty() || table.stage == Stage::Over, "table.models", || t!("ae-position-lifted"));
    for (at, pending) in table.pending.iter().enumerate() {
        let good = match pending.what {
            Trigger::Noise(unit) => known(unit) && table.unit_of(unit) == unit,
            Trigger::Deletion { slot, .. } => table.card(slot).is_some(),
        };
        findings.expect(good, format_args!("table.pending[{at}]"), || t!("ae-position-about-nothing"));
    }
}

fn check_hidden(state: &State, table: &Table, findings: &mut Findings) {
    for seat in BOTH {
        let (side, pad, at) = (table.side(seat), state.pad(seat), seat.index());
        let in_order = pad.iter().enumerate().all(|(at, card)| *card < 8 && side.pad & 1 << card != 0 && !pad[..at].contains(card));
        let whole = side.ordering || pad.len() == side.pad.count_ones() as usize || table.stage == Stage::Over;
        let stage = !side.ordering || table.stage == Stage::Ordering;
        findings.expect(stage, format_args!("table.sides[{at}].ordering"), || t!("ae-position-ordering"));
        let queued = !side.ordering || pad.len() == usize::from(side.queued);
        findings.expect(in_order && whole && queued, format_args!("pads[{at}]"), || t!("ae-position-pad"));
        findings.expect(side.pad & !table.cards(seat) == 0, format_args!("table.sides[{at}].pad"), || t!("ae-position-pad-card"));
        let sites = &state.tokens[at];
        let lie = sites.iter().flatten().fold(0_u16, |all, schema| all | 1_u16.checked_shl(u32::from(*schema)).unwrap_or(0));
        let each = lie.count_ones() as usize == sites.iter().flatten().count();
        findings.expect(each && lie == table.tokens.at[at], format_args!("tokens[{at}]"), || t!("ae-position-tokens"));
        let shown = table.tokens.shown[at];
        let true_ones = (0..TOKENS).all(|symbol| shown[symbol].is_none() || shown[symbol] == sites[symbol]);
        findings.expect(true_ones, format_args!("table.tokens.shown[{at}]"), || t!("ae-position-token-shown"));
    }
}

fn check_course(state: &State, table: &Table, findings: &mut Findings) {
    let cache = match table.cache {
        Cache::None => !table.operation().cache,
        Cache::InNode | Cache::Home(_) => table.operation().cache,
        Cache::Lying(square) => table.operation().cache && square <= Square::numbered(super::server::SQUARES - 1).unwrap_or_default(),
        Cache::Carried(model) => table.model(model).place.in_play(),
    };
    findings.expect(cache, "table.cache", || t!("ae-position-cache"));
    if table.stage == Stage::Over {
        return;
    }
    let (waiting, _) = state.asking();
    let mut legal = Vec::new();
    for seat in waiting.iter() {
        legal.clear();
        state.list(seat, &mut legal);
        findings.expect(!legal.is_empty(), "table.stage", || t!("position-stuck", seat = seat.to_string(), rule = NO_RULE));
    }
    findings.expect(!waiting.is_empty(), "table.stage", || t!("position-nobody-asked", rule = NO_RULE));
    let resting = table.frames.is_empty() && table.pending.is_empty();
    findings.expect(!resting || !table.is_over(), "table.stage", || t!("ae-position-over"));
}
