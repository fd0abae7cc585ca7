//! Factions and collectives (AE-5, AE-7).

use serde::{Deserialize, Serialize};

use super::programs::ProgramId;
use super::words_of_cards::{Form, Kind};
use super::{Catalog, Program};
use crate::rules::components::Rgb;
use crate::text::say_content;
use crate::{keys, t};

/// A faction, counted from 0 in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct FactionId(pub u8);

/// A ready collective, counted from 0 in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CollectiveId(pub u8);

/// What the miniatures of a faction are built of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Style {
    /// Prisms and right angles.
    Prisms,
    /// Shards.
    Shards,
    /// Rings and spheres.
    Spheres,
}

/// The mark of a faction, on control tokens too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mark {
    /// A square with a line through it.
    Plot,
    /// Two feathers of a wing.
    Wing,
    /// A ring of dots.
    Spores,
}

/// A faction, as it stands in `assets/aetherium/factions.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Its name in options and files: lower-case letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who they are, in a sentence or two.
    pub background: String,
    /// How it is played, in a sentence or two.
    pub plan: String,
    /// Its colour, `#RRGGBB`.
    pub color: Rgb,
    /// Its mark.
    pub mark: Mark,
    /// What its miniatures are built of.
    pub style: Style,
}

impl Faction {
    /// Who they are, in the language that is chosen.
    #[must_use]
    pub fn background_text(&self) -> String {
        say_content(&format!("{}{}", keys!("ae-about-faction-"), self.id), &self.background)
    }

    /// How it is played, in the language that is chosen.
    #[must_use]
    pub fn plan_text(&self) -> String {
        say_content(&format!("{}{}.plan", keys!("ae-about-faction-"), self.id), &self.plan)
    }
}

/// The size of collectives (AE-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CollectiveSize {
    /// An avatar, a function, a subroutine.
    Learning,
    /// An avatar, two functions, two subroutines.
    Full,
}

impl CollectiveSize {
    /// How many programs of a kind.
    #[inline]
    #[must_use]
    const fn programs_of(self, kind: Kind) -> usize {
        match (self, kind) {
            (_, Kind::Avatar) | (Self::Learning, _) => 1,
            (Self::Full, _) => 2,
        }
    }

    /// How many programs in all.
    #[inline]
    #[must_use]
    pub const fn programs(self) -> usize {
        match self {
            Self::Learning => 3,
            Self::Full => 5,
        }
    }

    /// What texts choose by.
    #[must_use]
    pub(in crate::rules::aetherium) const fn label(self) -> &'static str {
        match self {
            Self::Learning => "learning",
            Self::Full => "full",
        }
    }
}

/// A ready collective, as it stands in `assets/aetherium/collectives.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadyCollective {
    /// Its name in options: lower-case letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its size.
    pub size: CollectiveSize,
    /// Its plan, in a sentence or two.
    pub plan: String,
    /// The ids of its programs.
    pub programs: Vec<String>,
}

impl ReadyCollective {
    /// Its plan, in the language that is chosen.
    #[must_use]
    pub fn plan_text(&self) -> String {
        say_content(&format!("{}{}", keys!("ae-about-collective-"), self.id), &self.plan)
    }
}

/// As [`faults`], but fewer programs will do, if there is one.
#[must_use]
pub fn faults_of_part(catalog: &Catalog, programs: &[ProgramId], size: CollectiveSize) -> Vec<String> {
    let cards: Vec<&Program> = programs.iter().map(|id| catalog.program(*id)).collect();
    let mut faults = Vec::new();
    for (kind, found, most) in counts(&cards, size).filter(|(_, found, most)| found > most) {
        faults.push(t!("ae-list-most", size = size.label(), kind = format!("{kind:?}"), most = most, count = found));
    }
    if cards.is_empty() {
        faults.push(t!("ae-list-empty"));
    }
    faults.extend(strangers(&cards));
    faults
}

/// Why these programs are not a collective of this size; nothing if they are one (AE-5).
#[must_use]
pub fn faults(catalog: &Catalog, programs: &[ProgramId], size: CollectiveSize) -> Vec<String> {
    let cards: Vec<&Program> = programs.iter().map(|id| catalog.program(*id)).collect();
    let mut faults = Vec::new();
    for (kind, found, wanted) in counts(&cards, size).filter(|(_, found, wanted)| found != wanted) {
        faults.push(t!("ae-list-kind", size = size.label(), kind = format!("{kind:?}"), wanted = wanted, count = found));
    }
    faults.extend(strangers(&cards));
    faults
}

/// Of each kind: how many of the programs are of it, and how many a collective of this size has.
fn counts(cards: &[&Program], size: CollectiveSize) -> impl Iterator<Item = (Kind, usize, usize)> {
    let found = |kind: Kind| cards.iter().filter(|card| card.kind == kind).count();
    Kind::ALL.into_iter().map(move |kind| (kind, found(kind), size.programs_of(kind)))
}

/// Why these programs do not go together, however many there are (AE-5).
fn strangers(cards: &[&Program]) -> Vec<String> {
    let mut faults = Vec::new();
    let omnis: Vec<&str> = cards.iter().filter(|card| card.form == Form::Omni).map(|card| card.name.as_str()).collect();
    if omnis.len() > 1 {
        faults.push(t!("ae-list-omnis", count = omnis.len(), omnis = omnis.join(", ")));
    }
    if let Some(first) = cards.first() {
        let strangers = cards.iter().filter(|card| card.faction != first.faction);
        faults.extend(strangers.map(|card| t!("ae-list-faction", program = card.name.as_str(), other = first.name.as_str())));
    }
    for (at, card) in cards.iter().enumerate() {
        if cards[..at].iter().any(|other| other.id == card.id) {
            faults.push(t!("ae-list-twice", program = card.name.as_str()));
        }
    }
    faults
}

/// Reads a collective: the id of a ready one, or the ids of its programs with commas between them.
///
/// # Errors
/// Everything that is wrong with it (AE-5), a sentence each.
pub fn read_collective(catalog: &Catalog, text: &str, size: CollectiveSize) -> Result<Vec<ProgramId>, Vec<String>> {
    if let Some(ready) = catalog.collective_named(text.trim()) {
        let programs = catalog.programs_of(ready).to_vec();
        let faults = faults(catalog, &programs, size);
        return if faults.is_empty() { Ok(programs) } else { Err(faults) };
    }
    let (programs, unknown) = list_programs(catalog, text);
    if programs.is_empty() && unknown.len() == 1 {
        return Err(vec![t!("ae-list-unknown", name = text.trim())]);
    }
    let faults = if unknown.is_empty() { faults(catalog, &programs, size) } else { unknown };
    if faults.is_empty() { Ok(programs) } else { Err(faults) }
}

/// The programs that a text lists, an id each between commas or on lines of their own, and a sentence for each entry that is
/// not a program.
#[must_use]
pub fn list_programs(catalog: &Catalog, text: &str) -> (Vec<ProgramId>, Vec<String>) {
    let (mut programs, mut unknown) = (Vec::new(), Vec::new());
    for name in text.split([',', '\n']).map(str::trim).filter(|name| !name.is_empty()) {
        match catalog.program_named(name) {
            Some(program) => programs.push(program),
            None => unknown.push(t!("content-unknown", kind = "program", name = name)),
        }
    }
    (programs, unknown)
}

/// A list of programs as text, an id a line.
#[must_use]
pub fn write_collective(catalog: &Catalog, programs: &[ProgramId]) -> String {
    programs.iter().map(|program| format!("{}\n", catalog.program(*program).id)).collect()
}
