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
use crate::rules::components::Findings;
use crate::rules::game::Seat;

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
    let known = usize::from(table.operation.0) < catalog.operations().len();
    findings.expect(known, || format!("operation: there is no operation number {} (AE-120).", table.operation.0));
    findings.expect(table.models.len() == MODELS, || format!("models: there are numbers for {MODELS}, not {}.", table.models.len()));
    let seats = table.first.0 < 2 && table.turn.0 < 2 && table.winner.is_none_or(|winner| winner.0 < 2);
    findings.expect(seats, || "first, turn, winner: there are two seats (AE-1).".into());
    let all = table.sides.iter().flat_map(|side| side.programs.iter());
    findings.expect(all.clone().all(|program| catalog.has_program(*program)), || "programs: there is no such program (AE-6).".into());
    if !findings.are_none() {
        return;
    }
    for seat in BOTH {
        let side = table.side(seat);
        let size = table.operation().collectives;
        for fault in if whole { faults(catalog, &side.programs, size) } else { faults_of_part(catalog, &side.programs, size) } {
            findings.expect(false, || format!("sides[{}].programs: {fault}", seat.0));
        }
        findings.expect(side.ram <= MOST_RAM, || format!("sides[{}].ram: a gauge shows 0 to {MOST_RAM} (AE-60).", seat.0));
    }
}

fn check_server(_: &State, table: &Table, findings: &mut Findings) {
    let operation = table.operation();
    let all =
        table.schemas.len() == operation.schemas.len() || table.stage == Stage::Schemas && table.schemas.len() < operation.schemas.len();
    findings.expect(all && table.holders.len() == table.schemas.len(), || {
        "schemas, holders: there is one of each for every schema of the operation (AE-120).".into()
    });
    let mut taken = Squares::EMPTY;
    for (schema, (placed, map)) in table.schemas.iter().zip(&operation.schemas).enumerate() {
        let shape = table.catalog.shape_named(&map.schema);
        findings.expect(shape == Some(placed.shape), || format!("schemas[{schema}].shape: the operation has another one there."));
        match placed.footprint(table.catalog.shapes()) {
            None => findings.expect(operation.may_be_placed(), || format!("schemas[{schema}]: it is not wholly on the server (AE-1).")),
            Some(footprint) => {
                findings.expect(!footprint.intersects(&taken), || format!("schemas[{schema}]: it overlaps another one (AE-1)."));
                taken |= footprint;
            }
        }
        let holder = table.holder(schema);
        let good = holder.is_none_or(|holder| holder.0 < 2 && table.uplink(schema).is_some());
        findings.expect(good, || format!("holders[{schema}]: only a node or pylon is controlled, by one of two seats (AE-22)."));
    }
    let ground = table.ground();
    let blocked = *ground.obstructions() | *ground.uplinks() | table.models_stand();
    let flying = table.active.must_go_on;
    findings.expect(flying || !table.firewalls.intersects(&blocked), || "firewalls: one stands on an occupied square (AE-104).".into());
}

fn check_models(_: &State, table: &Table, findings: &mut Findings) {
    let mut taken = Squares::EMPTY;
    for seat in BOTH {
        for model in Models::of(seat).iter() {
            let number = u8::from(model);
            let counts = table.card(model.slot()).is_some_and(|card| model.nth() < usize::from(card.form.models()));
            let place = table.model(model).place;
            findings.expect(counts == (place != Place::Nowhere), || {
                format!("models[{number}].place: the program has as many models as its card says (AE-110, AE-111).")
            });
            if !counts || place == Place::Nowhere {
                continue;
            }
            let passes = table.active.must_go_on && table.active_models().contains(model);
            if let Some(base) = table.base(model).filter(|_| !passes) {
                let squares = base.squares();
                let good = base.fits() && !squares.intersects(&taken) && !squares.intersects(&table.ground().impassable());
                findings.expect(good, || format!("models[{number}].place: the square is occupied or off the server (AE-4)."));
                let across = base.is_omni() && table.schemas_under(base) > 1;
                findings.expect(!across, || format!("models[{number}].place: an omni model stands on one schema at most (AE-113)."));
                taken |= squares;
            }
            let schemas = table.model(model).entry.is_none_or(|schema| usize::from(schema) < table.schemas.len());
            findings.expect(schemas, || format!("models[{number}].entry: there is no such schema (AE-123)."));
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
        let good = damage <= card.boxes() && (alive == 0 || alive + left + full == usize::from(models) + losing);
        findings.expect(good, || {
            format!("models: a linked program has a model for each colour that is not full, program {} (AE-112).", u8::from(slot))
        });
        return;
    }
    for model in slot.models().iter().filter(|model| table.model(*model).place.in_play()) {
        let damage = table.model(model).damage;
        findings.expect(damage < card.boxes(), || {
            format!("models[{}].damage: a model in play has an empty box; its grid has {} (AE-54).", u8::from(model), card.boxes())
        });
    }
}

fn check_active(_: &State, table: &Table, findings: &mut Findings) {
    let active = &table.active;
    let known = |model: ModelId| table.model(model).place != Place::Nowhere;
    if table.stage == Stage::Activation {
        let moment = matches!(active.moment, Moment::Choose | Moment::Enter | Moment::Act) || !table.frames.is_empty();
        findings.expect(moment, || "active.moment: a match rests where a player is asked: Choose, Enter or Act.".into());
        let own = active.slot.seat() == table.turn && table.card(active.slot).is_some() && active.unit.slot() == active.slot;
        findings.expect(own && known(active.unit), || "active: slot and unit are a program of the player whose turn it is (AE-11).".into());
    }
    let mine = |seat: Seat| Models::of(seat);
    let mover = |model: ModelId| table.is_linked(model.slot()) && model.slot() == active.slot;
    let good = match active.movement {
        super::activation::Movement::Moving(model) => mover(model),
        _ => true,
    };
    findings.expect(good, || "active.movement: only a model of an active linked program moves with mates (AE-111).".into());
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
        findings.expect(good, || format!("frames: {frame:?} asks for what is not there."));
    }
    let strike = table.strike.is_none_or(|strike| known(strike.attacker) && known(strike.target) && table.is_attack(&strike));
    findings.expect(strike, || "strike: a program with an attack attacks an enemy model (AE-50).".into());
    let lifted = BOTH.iter().flat_map(|seat| mine(*seat).iter()).any(|model| matches!(table.model(model).place, Place::Lifted(_)));
    findings.expect(!lifted || !table.frames.is_empty() || table.stage == Stage::Over, || {
        "models: one is lifted, and nobody is asked where it goes (AE-74, AE-111).".into()
    });
    for pending in table.pending.iter() {
        let good = match pending.what {
            Trigger::Noise(unit) => known(unit) && table.unit_of(unit) == unit,
            Trigger::Deletion { slot, .. } => table.card(slot).is_some(),
        };
        findings.expect(good, || format!("pending: {:?} is about nothing in the match.", pending.what));
    }
}

fn check_hidden(state: &State, table: &Table, findings: &mut Findings) {
    for seat in BOTH {
        let (side, pad) = (table.side(seat), state.pad(seat));
        let in_order = pad.iter().enumerate().all(|(at, card)| *card < 8 && side.pad & 1 << card != 0 && !pad[..at].contains(card));
        let whole = side.ordering || pad.len() == side.pad.count_ones() as usize || table.stage == Stage::Over;
        let stage = !side.ordering || table.stage == Stage::Ordering;
        findings.expect(stage, || format!("sides[{}].ordering: a PAD is ordered before play and at re-calibrations (AE-10).", seat.0));
        let queued = !side.ordering || pad.len() == usize::from(side.queued);
        findings.expect(in_order && whole && queued, || format!("pads[{}]: it has each card of the PAD once (AE-10).", seat.0));
        findings.expect(side.pad & !table.cards(seat) == 0, || format!("sides[{}].pad: a card is of a program in play (AE-13).", seat.0));
        let sites = &state.tokens[seat.index()];
        let at = sites.iter().flatten().fold(0_u16, |all, schema| all | 1_u16.checked_shl(u32::from(*schema)).unwrap_or(0));
        let each = at.count_ones() as usize == sites.iter().flatten().count();
        findings.expect(each && at == table.tokens.at[seat.index()], || {
            format!("tokens[{}]: a token lies by each pylon that has one, and by no other (AE-123).", seat.0)
        });
        let shown = table.tokens.shown[seat.index()];
        let true_ones = (0..TOKENS).all(|symbol| shown[symbol].is_none() || shown[symbol] == sites[symbol]);
        findings.expect(true_ones, || format!("tokens.shown[{}]: a shown token is the one that lies there (AE-123).", seat.0));
    }
}

fn check_course(state: &State, table: &Table, findings: &mut Findings) {
    let cache = match table.cache {
        Cache::None => !table.operation().cache,
        Cache::InNode | Cache::Home(_) => table.operation().cache,
        Cache::Lying(square) => table.operation().cache && square <= Square::numbered(super::server::SQUARES - 1).unwrap_or_default(),
        Cache::Carried(model) => table.model(model).place.in_play(),
    };
    findings.expect(cache, || "cache: an operation with a cache has one, carried by a model in play (AE-122).".into());
    if table.stage == Stage::Over {
        return;
    }
    let (waiting, _) = state.asking();
    let mut legal = Vec::new();
    for seat in waiting.iter() {
        legal.clear();
        state.list(seat, &mut legal);
        findings.expect(!legal.is_empty(), || format!("Seat {seat} is asked and can do nothing; the match does not rest here."));
    }
    findings.expect(!waiting.is_empty(), || "Nobody is asked, and the match is not over.".into());
    let resting = table.frames.is_empty() && table.pending.is_empty();
    findings.expect(!resting || !table.is_over(), || "By the rules of the operation this match is over.".into());
}
