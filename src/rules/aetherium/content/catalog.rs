//! All content of Aetherium together, looked up by number and by name (AE-6, AE-7).

use super::factions::{CollectiveId, Faction, FactionId, ReadyCollective};
use super::maps::SchemaMap;
use super::operations::{Operation, OperationId};
use super::programs::{Program, ProgramId};
use crate::rules::aetherium::{Shape, ShapeId};
use crate::rules::content::{Content, WorkedOut};

/// Factions, programs, shapes of schemas, ready collectives and operations.
#[derive(Default)]
pub struct Catalog {
    pub(super) factions: Vec<Faction>,
    pub(super) programs: Vec<Program>,
    pub(super) maps: Vec<SchemaMap>,
    pub(super) shapes: Vec<Shape>,
    pub(super) collectives: Vec<ReadyCollective>,
    pub(super) members: Vec<Vec<ProgramId>>,
    pub(super) operations: Vec<Operation>,
    /// What bots find out about the programs.
    pub worked_out: WorkedOut,
}

/// The place of what fits in a list.
fn place<T>(list: &[T], fits: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter().position(fits).map(|at| at as u8)
}

impl Catalog {
    /// The content of what is being read.
    pub(in crate::rules::aetherium) fn being_read() -> &'static Self {
        &Content::being_read().aetherium.catalog
    }

    /// The factions in the order of the file.
    #[must_use]
    pub fn factions(&self) -> &[Faction] {
        &self.factions
    }

    /// The programs in the order of the file.
    #[inline]
    #[must_use]
    pub fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// The shapes of schemas in the order of the file.
    #[inline]
    #[must_use]
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The drawings of the shapes, in the same order.
    #[must_use]
    pub fn maps(&self) -> &[SchemaMap] {
        &self.maps
    }

    /// The ready collectives in the order of the file.
    #[must_use]
    pub fn collectives(&self) -> &[ReadyCollective] {
        &self.collectives
    }

    /// The operations: the six of the rulebook, then others by name.
    #[must_use]
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// A data card.
    ///
    /// # Panics
    /// If there is no such program.
    #[inline]
    #[must_use]
    pub fn program(&self, program: ProgramId) -> &Program {
        &self.programs[usize::from(program.0)]
    }

    /// Whether there is such a program.
    #[must_use]
    pub fn has_program(&self, program: ProgramId) -> bool {
        usize::from(program.0) < self.programs.len()
    }

    /// An operation.
    ///
    /// # Panics
    /// If there is no such operation.
    #[inline]
    #[must_use]
    pub fn operation(&self, operation: OperationId) -> &Operation {
        &self.operations[usize::from(operation.0)]
    }

    /// The programs of a ready collective.
    ///
    /// # Panics
    /// If there is no such collective.
    #[must_use]
    pub fn programs_of(&self, collective: CollectiveId) -> &[ProgramId] {
        &self.members[usize::from(collective.0)]
    }

    /// The faction of this id.
    #[must_use]
    pub fn faction_named(&self, id: &str) -> Option<FactionId> {
        place(&self.factions, |faction| faction.id == id).map(FactionId)
    }

    /// The faction of a program.
    #[must_use]
    pub fn faction_of(&self, program: &Program) -> Option<FactionId> {
        self.faction_named(&program.faction)
    }

    /// The program of this id.
    #[must_use]
    pub fn program_named(&self, id: &str) -> Option<ProgramId> {
        place(&self.programs, |program| program.id == id).map(ProgramId)
    }

    /// The shape of schema of this id.
    #[must_use]
    pub fn shape_named(&self, id: &str) -> Option<ShapeId> {
        place(&self.maps, |map| map.id == id).map(ShapeId)
    }

    /// The ready collective of this id.
    #[must_use]
    pub fn collective_named(&self, id: &str) -> Option<CollectiveId> {
        place(&self.collectives, |collective| collective.id == id).map(CollectiveId)
    }

    /// The operation of this id.
    #[must_use]
    pub fn operation_named(&self, id: &str) -> Option<OperationId> {
        place(&self.operations, |operation| operation.id == id).map(OperationId)
    }
}
