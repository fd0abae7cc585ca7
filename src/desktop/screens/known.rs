//! The values offered for options that are free text: ready drives, collectives and operations, and the player's own lists.

use std::collections::BTreeMap;

use crate::matches::Library;
use crate::matches::lists::{COLLECTIVES, DRIVES, KeptList};
use crate::rules::aetherium::content::{CollectiveSize, faults, list_programs, operation_text};
use crate::rules::game::{Game, OptionSpec};
use crate::rules::{aetherium, data_warriors};

/// The lists that a player keeps.
#[derive(Debug, Clone, Default)]
pub(super) struct Own {
    drives: Vec<KeptList>,
    collectives: Vec<KeptList>,
}

impl Own {
    /// Those that can be read.
    pub(super) fn kept(library: &Library) -> Self {
        Self { drives: DRIVES.list(library).unwrap_or_default(), collectives: COLLECTIVES.list(library).unwrap_or_default() }
    }
}

/// A value offered for an option that is free text.
pub(super) struct Known {
    /// What it is called.
    pub(super) name: String,
    /// What it is.
    pub(super) value: String,
    /// What it means.
    pub(super) meaning: String,
}

impl Known {
    fn new(name: &str, value: &str, meaning: &str) -> Self {
        Self { name: name.into(), value: value.into(), meaning: meaning.into() }
    }
}

/// The values offered for an option, with what is chosen for the others.
pub(super) fn known_values(game: &str, spec: &OptionSpec, chosen: &BTreeMap<String, String>, own: &Own) -> Vec<Known> {
    match game {
        data_warriors::State::ID if spec.key.starts_with("drive") => {
            let usual = Known::new(spec.default, spec.default, "The ready drive of the seat's number");
            let ready =
                crate::desktop::content().data_warriors.drives.iter().map(|drive| Known::new(&drive.name, &drive.name, &drive.plan));
            let own = own.drives.iter().map(|drive| Known::new(&drive.name, &drive.as_value(), "Your own drive"));
            std::iter::once(usual).chain(ready).chain(own).collect()
        }
        aetherium::State::ID if spec.key == "operation" => {
            let known = |operation: &aetherium::content::Operation| {
                let learning = if operation.collectives == CollectiveSize::Learning { " · learning game" } else { "" };
                Known::new(&format!("{}{learning}", operation.name), &operation.id, &operation_text(operation).join("\n"))
            };
            crate::desktop::content().aetherium.catalog.operations().iter().map(known).collect()
        }
        aetherium::State::ID if spec.key.starts_with("collective") => {
            let catalog = &crate::desktop::content().aetherium.catalog;
            let operation = chosen.get("operation").map_or("first-link", String::as_str);
            let Some(size) = catalog.operation_named(operation).map(|operation| catalog.operation(operation).collectives) else {
                return Vec::new();
            };
            let usual = Known::new(spec.default, spec.default, "A ready collective, of another faction for each seat");
            let ready = catalog.collectives().iter().filter(|ready| ready.size == size);
            let ready = ready.map(|ready| Known::new(&ready.name, &ready.id, &ready.plan));
            let fits = |list: &&KeptList| {
                let (programs, unknown) = list_programs(catalog, &list.text);
                unknown.is_empty() && faults(catalog, &programs, size).is_empty()
            };
            let own = own.collectives.iter().filter(fits);
            let own = own.map(|list| Known::new(&list.name, &list.as_value(), "Your own collective"));
            std::iter::once(usual).chain(ready).chain(own).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a value names something ready that belongs to another choice: a collective of another size.
pub(super) fn is_ready_elsewhere(game: &str, value: &str) -> bool {
    game == aetherium::State::ID && crate::desktop::content().aetherium.catalog.collective_named(value).is_some()
}

/// The seat that an option is about, if it is about one: `drive2` is about the second.
pub(super) fn seat_of(spec: &OptionSpec) -> Option<usize> {
    let number = spec.key.strip_prefix("drive").or_else(|| spec.key.strip_prefix("collective"))?;
    number.parse::<usize>().ok()?.checked_sub(1)
}
