//! The content of Aetherium: factions, programs, shapes of schemas, ready collectives, operations (AE-6, AE-7, AE-120).
//!
//! A [`Program`] is a data card, written in the language of [`Effect`]s; its texts are made from it by [`card_text`]. All
//! of it is read once and then looked up by small numbers: [`ProgramId`], [`OperationId`] and so on.

mod catalog;
mod check_operations;
mod check_programs;
mod factions;
mod language;
mod maps;
mod operations;
mod problems;
mod programs;
mod texts;
mod words_of_cards;

pub use catalog::Catalog;
pub use factions::{
    CollectiveId, CollectiveSize, Faction, FactionId, Mark, ReadyCollective, Style, faults, faults_of_part, list_programs, read_collective,
    write_collective,
};
pub use language::{Aim, Amount, Condition, Effect, Side, Spot, Who};
pub use maps::SchemaMap;
pub use operations::{Counted, End, EndsOn, Operation, OperationId, PlacedMap, Player, Score, Then, Ties};
pub use programs::{Attack, AttackReach, Disruption, Exe, Program, ProgramId, Reaction};
pub use texts::{
    abilities, abilities_text, aim_words, card_text, effects_text, goal_text, kind_text, operation_text, reach_text, safeguard_text,
};
pub use words_of_cards::{Code, CodeSet, Form, Kind, Marker, MarkerSet, Symbol};

use crate::rules::content::{ContentError, ContentFile, GameContent, parse};
use crate::t;
use problems::Problems;

macro_rules! built_in {
    ($folder:literal, $path:literal) => {
        ContentFile { path: $path, text: include_str!(concat!("../../../../", $folder, $path)) }
    };
}

/// The content files but those of operations, in the order in which [`Content::parse`] takes them.
pub const CONTENT_FILES: [ContentFile; 4] = [
    built_in!("assets/", "aetherium/factions.ron"),
    built_in!("assets/", "aetherium/programs.ron"),
    built_in!("assets/", "aetherium/schemas.ron"),
    built_in!("assets/", "aetherium/collectives.ron"),
];

/// The folder of the operations; in a content folder any further `*.ron` there is an operation too.
pub const OPERATIONS: &str = "scenes/aetherium";

/// The operations of the rulebook, in its order (AE-120 to AE-125).
pub const OPERATION_FILES: [ContentFile; 6] = [
    built_in!("", "scenes/aetherium/first-link.ron"),
    built_in!("", "scenes/aetherium/system-purge.ron"),
    built_in!("", "scenes/aetherium/digital-download.ron"),
    built_in!("", "scenes/aetherium/service-denial.ron"),
    built_in!("", "scenes/aetherium/bandwidth.ron"),
    built_in!("", "scenes/aetherium/avatar-hunt.ron"),
];

/// The most programs, shapes of schemas, ready collectives or operations that there can be, of each.
const MOST: usize = 200;

/// What the rules read from `assets/aetherium/` and `scenes/aetherium/`.
#[derive(Debug)]
pub struct Content {
    /// Everything, to be looked up.
    pub catalog: Catalog,
}

impl GameContent for Content {
    const FILES: &'static [ContentFile] = &{
        let (mut all, mut at) = ([CONTENT_FILES[0]; CONTENT_FILES.len() + OPERATION_FILES.len()], 0);
        while at < all.len() {
            all[at] = if at < CONTENT_FILES.len() { CONTENT_FILES[at] } else { OPERATION_FILES[at - CONTENT_FILES.len()] };
            at += 1;
        }
        all
    };
    const FOLDER: Option<(&'static str, &'static str)> = Some((OPERATIONS, "operation"));

    fn read(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        let (lists, operations) = files.split_at(CONTENT_FILES.len());
        Self::parse([0, 1, 2, 3].map(|at| lists[at]), operations)
    }
}

impl Content {
    /// Reads name and text of each of [`CONTENT_FILES`], and of the operations.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn parse(files: [(&str, &str); 4], operations: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        let mut found = Vec::new();
        let mut catalog = Catalog {
            factions: list(files[0], &mut found),
            programs: list(files[1], &mut found),
            maps: list(files[2], &mut found),
            collectives: list(files[3], &mut found),
            ..Catalog::default()
        };
        for (file, text) in operations {
            match parse::<Operation>(file, text) {
                Ok(operation) => catalog.operations.push(Operation { id: stem(file).to_owned(), ..operation }),
                Err(error) => found.push(error),
            }
        }
        if !found.is_empty() {
            return Err(found);
        }
        for (at, count) in
            [catalog.factions.len(), catalog.programs.len(), catalog.maps.len(), catalog.collectives.len()].into_iter().enumerate()
        {
            if !(1..=MOST).contains(&count) {
                found.push(ContentError::new(files[at].0, None, t!("content-entries", most = MOST, count = count)));
            }
        }
        let [in_factions, in_programs, in_maps, in_collectives] = files.map(|(file, text)| Problems::new(file, text));
        found.extend(check_programs::factions(&catalog, in_factions));
        found.extend(check_programs::programs(&catalog, in_programs));
        found.extend(check_operations::maps(&mut catalog, in_maps));
        found.extend(check_programs::collectives(&mut catalog, in_collectives));
        for (at, (file, text)) in operations.iter().enumerate() {
            found.extend(check_operations::operation(&mut catalog, at, file, text));
        }
        if found.is_empty() { Ok(Self { catalog }) } else { Err(found) }
    }
}

/// A file that is a list; what is wrong with its syntax goes to `found`.
fn list<T: serde::de::DeserializeOwned>((file, text): (&str, &str), found: &mut Vec<ContentError>) -> Vec<T> {
    parse(file, text).unwrap_or_else(|error| {
        found.push(error);
        Vec::new()
    })
}

/// The name of a file without folder and ending.
fn stem(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.strip_suffix(".ron").unwrap_or(name)
}
