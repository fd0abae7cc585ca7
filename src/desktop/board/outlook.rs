//! What would come of each thing that can be done, before it is done.

use bevy::prelude::*;

use super::Board;
use crate::bots;
use crate::desktop::TableSet;
use crate::desktop::table::playback::Played;
use crate::desktop::table::session::{OnTable, Taught};
use crate::t;

/// What would come of the actions that were asked about since the table changed.
#[derive(Resource, Debug)]
pub struct Outlooks<G: Board> {
    known: Vec<(G::Action, Option<String>)>,
    /// Whether to find that out is a puzzle.
    puzzle: bool,
}

pub(super) fn plugin<G: Board>(app: &mut App) {
    app.insert_resource(Outlooks::<G> { known: Vec::new(), puzzle: false })
        .add_systems(Update, forget::<G>.in_set(TableSet::Pieces).after(Played).run_if(resource_exists_and_changed::<OnTable<G>>));
}

pub(super) fn forget<G: Board>(taught: Res<Taught>, mut outlooks: ResMut<Outlooks<G>>) {
    outlooks.known.clear();
    outlooks.puzzle = taught.0.as_ref().is_some_and(|told| told.puzzle.is_some());
}

impl<G: Board> Outlooks<G> {
    /// What would come of an action of the seat that is shown if nobody responded, and that it is so.
    pub fn said(&mut self, table: &OnTable<G>, action: &G::Action) -> Option<String> {
        self.of(table, action).map(|text| t!("outlook", text = text))
    }

    /// The same where it is said already that nobody responds.
    pub fn of(&mut self, table: &OnTable<G>, action: &G::Action) -> Option<String> {
        let seat = table.view_seat().filter(|_| !self.puzzle)?;
        if let Some((_, known)) = self.known.iter().find(|(other, _)| other == action) {
            return known.clone();
        }
        let outlook = bots::outlook::<G>(&table.view, seat, action, table.names());
        self.known.push((action.clone(), outlook.clone()));
        outlook
    }
}
