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
    /// The boxes that each model lost since the last activation began.
    pub lost: Vec<(ModelId, u8)>,
    /// How pieces go to where they stand now.
    pub way: Way,
}

impl Seen {
    /// All of it has been seen.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let acting = Some(table.active.unit)
            .filter(|unit| table.stage == crate::rules::aetherium::Stage::Activation && table.is_acting(unit.seat()));
        Self { table: *table, acting, lost: Vec::new(), way: Way::PLAIN }
    }

    /// One event more has been seen.
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Began { model, .. } => {
                self.acting = Some(*model);
                self.lost.clear();
            }
            Event::Damaged { model, boxes, .. } => match self.lost.iter_mut().find(|(hurt, _)| hurt == model) {
                Some((_, lost)) => *lost += *boxes,
                None => self.lost.push((*model, *boxes)),
            },
            Event::Ended { .. } | Event::Revealed { .. } | Event::Over { .. } => self.acting = None,
            _ => {}
        }
        self.table.follow(event);
    }
}
