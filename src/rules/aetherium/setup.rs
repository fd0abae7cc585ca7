//! The setup of a match, and its options (AE-5, AE-61, AE-120 to AE-125).

use std::collections::BTreeMap;

use super::activation::Activation;
use super::cache::Cache;
use super::content::{
    Catalog, CollectiveSize, Operation, OperationId, PlacedMap, ProgramId, faults, list_programs, operation_text, read_collective,
};
use super::models::{FORM, MODELS, Model, PROGRAMS, Place, SEATS};
use super::schemas::Placed;
use super::server::{Facing, Square};
use super::state::State;
use super::table::{Open, Side, Stage, Table};
use crate::rules::components::{Chance, List, in_field};
use crate::rules::content::Content;
use crate::rules::game::{OptionSpec, Seat, Setup};
use crate::rules::lists::{KeptList, KnownValue, ListKind};
use crate::text::say;
use crate::{key, t};

/// What is played.
pub(super) const OPERATION: OptionSpec = OptionSpec {
    key: "operation",
    title: key!("ae-option-operation"),
    help: key!("ae-option-operation.help"),
    values: &[],
    default: "first-link",
};

/// The collective of a seat for which nothing is said: the ready one of its number.
const USUAL: &str = "usual";

const fn collective(key: &'static str, title: &'static str) -> OptionSpec {
    OptionSpec { key, title, help: key!("ae-option-collective.help"), values: &[], default: USUAL }
}

/// The collective of seat 1.
pub(super) const COLLECTIVE1: OptionSpec = collective("collective1", key!("ae-option-collective-1"));
/// The collective of seat 2.
pub(super) const COLLECTIVE2: OptionSpec = collective("collective2", key!("ae-option-collective-2"));

/// The lists that players make to play with (AE-5).
pub const COLLECTIVES: ListKind = ListKind { folder: "collectives", noun: "collective" };

/// The values that can be offered for an option: operations; collectives that fit the operation, ready ones and the player's
/// own.
pub(super) fn known_values(content: &Content, option: &OptionSpec, chosen: &BTreeMap<String, String>, own: &[KeptList]) -> Vec<KnownValue> {
    let catalog = &content.aetherium.catalog;
    if option.key == OPERATION.key {
        let known = |operation: &Operation| {
            let name = match operation.collectives {
                CollectiveSize::Learning => t!("ae-operation-learning", operation = operation.name.as_str()),
                CollectiveSize::Full => operation.name.clone(),
            };
            KnownValue::new(name, &operation.id, operation_text(operation).join("\n"))
        };
        return catalog.operations().iter().map(known).collect();
    }
    let operation = chosen.get(OPERATION.key).map_or(OPERATION.default, String::as_str);
    let size = catalog.operation_named(operation).map(|operation| catalog.operation(operation).collectives);
    let Some(size) = size.filter(|_| option.seat().is_some()) else { return Vec::new() };
    let usual = KnownValue::new(t!("ae-collective-usual"), option.default, t!("ae-collective-usual.tip"));
    let ready = catalog.collectives().iter().filter(|ready| ready.size == size);
    let ready = ready.map(|ready| KnownValue::new(&ready.name, &ready.id, ready.plan_text()));
    let fits = |list: &&KeptList| {
        let (programs, unknown) = list_programs(catalog, &list.text);
        unknown.is_empty() && faults(catalog, &programs, size).is_empty()
    };
    let own = own.iter().filter(fits).map(|list| KnownValue::new(&list.name, list.as_value(), t!("ae-collective-own")));
    std::iter::once(usual).chain(ready).chain(own).collect()
}

/// Who places the schemas.
pub(super) const PLACEMENT: OptionSpec = OptionSpec {
    key: "placement",
    title: key!("ae-option-placement"),
    help: key!("ae-option-placement.help"),
    values: &["fixed", "players"],
    default: "fixed",
};

/// The collective that a setup gives to a seat (AE-5).
///
/// # Errors
/// Every reason why it can't be played, a sentence each.
pub fn chosen_collective(setup: &Setup, seat: Seat, content: &Content) -> Result<Vec<ProgramId>, Vec<String>> {
    let catalog = &content.aetherium.catalog;
    let operation = chosen_operation(setup, catalog).map_err(|problem| vec![problem])?;
    let spec = [COLLECTIVE1, COLLECTIVE2][seat.index() % SEATS];
    collective_of(setup.value(&spec), seat, catalog.operation(operation).collectives, catalog)
}

/// The operation that a setup names.
fn chosen_operation(setup: &Setup, catalog: &Catalog) -> Result<OperationId, String> {
    let name = setup.value(&OPERATION).trim();
    catalog.operation_named(name).ok_or_else(|| {
        let known: Vec<&str> = catalog.operations().iter().map(|operation| operation.id.as_str()).collect();
        t!("content-known", unknown = t!("content-unknown", kind = "operation", name = name), known = known.join(", "))
    })
}

/// The collective that an option's value means for a seat: as usual a ready one, of another faction for each seat.
fn collective_of(value: &str, seat: Seat, size: CollectiveSize, catalog: &Catalog) -> Result<Vec<ProgramId>, Vec<String>> {
    if value.trim() != USUAL && !value.trim().is_empty() {
        return read_collective(catalog, value, size);
    }
    let ready: Vec<_> = catalog.collectives().iter().filter(|ready| ready.size == size).collect();
    let mut of_factions: Vec<Vec<ProgramId>> = Vec::new();
    for collective in ready {
        let programs = read_collective(catalog, &collective.id, size)?;
        let faction = |programs: &[ProgramId]| programs.first().map(|program| &catalog.program(*program).faction);
        if of_factions.iter().all(|other| faction(other) != faction(&programs)) {
            of_factions.push(programs);
        }
    }
    let count = of_factions.len().max(1);
    of_factions.get(seat.index() % count).cloned().ok_or_else(|| vec![t!("ae-setup-no-ready", size = size.label())])
}

/// A schema of an operation, placed.
pub(super) fn placed(catalog: &Catalog, map: &PlacedMap, centre: Square, facing: Facing) -> Placed {
    Placed { shape: catalog.shape_named(&map.schema).unwrap_or_default(), centre, facing }
}

/// Sets up a match.
pub(super) fn new(setup: &Setup, chance: Chance, content: &'static Content) -> Result<State, Vec<String>> {
    let mut problems = setup.problems::<State>();
    let catalog = &content.aetherium.catalog;
    let operation = chosen_operation(setup, catalog).map_err(|problem| problems.push(problem)).ok();
    let by_players = setup.value(&PLACEMENT) == "players";
    let mut collectives: [Vec<ProgramId>; SEATS] = Default::default();
    if let Some(operation) = operation {
        let operation = catalog.operation(operation);
        if by_players && !operation.may_be_placed() {
            problems.push(t!("ae-setup-fixed", operation = operation.name.as_str()));
        }
        for (at, spec) in [COLLECTIVE1, COLLECTIVE2].iter().enumerate() {
            match collective_of(setup.value(spec), Seat(at as u8), operation.collectives, catalog) {
                Ok(programs) => collectives[at] = programs,
                Err(reasons) => problems.extend(reasons.iter().map(|reason| in_field(say(spec.title, &[]), reason))),
            }
        }
    }
    let Some(operation) = operation.filter(|_| problems.is_empty()) else { return Err(problems) };
    let mut state =
        State { chance, table: bare_table(catalog, operation, &collectives), pads: [List::default(); SEATS], tokens: Default::default() };
    if by_players {
        state.next_schema();
    } else {
        state.lay_all(catalog.operation(operation));
        state.after_schemas();
    }
    Ok(state)
}

/// The table before any schema lies on it.
fn bare_table(catalog: &'static Catalog, operation: OperationId, collectives: &[Vec<ProgramId>; SEATS]) -> Table {
    let mut sides = [Side::default(); SEATS];
    let mut models: List<Model, MODELS> = (0..MODELS).map(|_| Model::default()).collect();
    for (seat, programs) in collectives.iter().enumerate() {
        sides[seat].programs = programs.iter().copied().collect();
        for (card, program) in programs.iter().enumerate() {
            let first = (seat * PROGRAMS + card) * FORM;
            let count = usize::from(catalog.program(*program).form.models());
            for model in &mut models[first..first + count.min(FORM)] {
                model.place = Place::Waiting;
            }
        }
    }
    Table::from(Open {
        catalog,
        operation,
        stage: Stage::Schemas,
        first: Seat(0),
        turn: Seat(0),
        schemas: List::default(),
        holders: List::default(),
        firewalls: Default::default(),
        sides,
        models,
        active: Activation::default(),
        frames: List::default(),
        pending: List::default(),
        strike: None,
        cache: if catalog.operation(operation).cache { Cache::InNode } else { Cache::None },
        downloads: Default::default(),
        tokens: Default::default(),
        winner: None,
    })
}

impl State {
    fn lay_all(&mut self, operation: &Operation) {
        for map in &operation.schemas {
            self.lay(map, placed(self.table.catalog, map, map.centre, map.facing));
        }
    }
}
