//! The table as far as it has been seen: it follows the events one by one, and in the end the view.

use bevy::prelude::*;

use super::lay::Way;
use crate::rules::aetherium::{Event, ModelId, Table};

/// What is shown of a match while its events are still being seen.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Seen {
    /// The table.
    pub table: Table,
    /// The model, or linked program, that has begun its activation and not ended it.
    pub acting: Option<ModelId>,
    /// How pieces go to where they stand now.
    pub way: Way,
}

impl Seen {
    /// All of it has been seen.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let acting = Some(table.active.unit)
            .filter(|unit| table.stage == crate::rules::aetherium::Stage::Activation && table.is_acting(unit.seat()));
        Self { table: *table, acting, way: Way::PLAIN }
    }

    /// One event more has been seen.
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Began { model, .. } => self.acting = Some(*model),
            Event::Ended { .. } | Event::Revealed { .. } | Event::Over { .. } => self.acting = None,
            _ => {}
        }
        self.table.follow(event);
    }
}
