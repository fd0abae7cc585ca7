//! What would come of each thing that can be done, before it is done.

use bevy::prelude::*;

use super::Board;
use crate::bots;
use crate::desktop::table::session::OnTable;
use crate::t;

/// What would come of the actions that were asked about since the table changed.
#[derive(Resource, Debug)]
pub struct Outlooks<G: Board>(Vec<(G::Action, Option<String>)>);

pub(super) fn plugin<G: Board>(app: &mut App) {
    app.insert_resource(Outlooks::<G>(Vec::new()))
        .add_systems(Update, (|mut outlooks: ResMut<Outlooks<G>>| outlooks.0.clear()).run_if(resource_exists_and_changed::<OnTable<G>>));
}

impl<G: Board> Outlooks<G> {
    /// What would come of an action of the seat that is shown, in words, if nobody responded.
    pub fn of(&mut self, table: &OnTable<G>, action: &G::Action) -> Option<String> {
        let seat = table.view_seat()?;
        if let Some((_, known)) = self.0.iter().find(|(other, _)| other == action) {
            return known.clone();
        }
        let outlook = bots::outlook::<G>(&table.view, seat, action, table.names()).map(|text| t!("outlook", text = text));
        self.0.push((action.clone(), outlook.clone()));
        outlook
    }
}
