//! Where on the server and in the console is what a lesson points at.

use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::places::{Server, TOP, bulk, height};
use crate::desktop::table::pointing::{At, Finding, Found, find};
use crate::desktop::table::session::{OnTable, Taught};
use crate::desktop::table::slots::Panel;
use crate::lessons::Spot;
use crate::rules::aetherium::{Base, ModelId, Slot, Square, State as Game};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, point.in_set(Finding).run_if(resource_exists::<OnTable<Game>>.and_then(resource_exists::<Server>)));
}

fn point((taught, table, server): (Res<Taught>, Res<OnTable<Game>>, Res<Server>), mut found: ResMut<Found>) {
    let (view, open) = (&table.view, &table.view.table);
    let square = |square: Square, y: f32| {
        let middle = server.middle(square).with_y(y);
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, z)| middle + Vec3::new(x, 0.0, z))
    };
    let model = |model: ModelId| {
        let (high, wide) = bulk(open, model);
        server.model(open, model).map(|place| At::upright(place.translation, high, wide))
    };
    let plate = |seat: u8| Some(At::Panel(Panel::Plate, usize::from(seat)));
    let at = |spot: &Spot| match spot {
        Spot::Square(name) => {
            let named: Square = name.parse().ok()?;
            Some(At::Flat(square(named, height(open.ground(), Base::Single(named)))))
        }
        Spot::Model(number) => model(ModelId::try_from(*number).ok()?),
        Spot::Schema(schema) => {
            let squares = open.ground().footprint(usize::from(*schema));
            Some(At::Around(squares.iter().flat_map(|on| square(on, TOP)).collect()))
        }
        Spot::Uplink(schema) => {
            let (kind, on) = open.uplink(usize::from(*schema))?;
            Some(At::upright(server.middle(on).with_y(TOP), server.uplink_height(open, kind, on), 0.5))
        }
        // One’s own PAD is a pile before the console.
        Spot::Pad(seat) if view.own() == Some(Seat(*seat)) && open.side(Seat(*seat)).pad != 0 => Some(At::Panel(Panel::Hand, 0)),
        Spot::Pad(seat) | Spot::Ram(seat) => plate(*seat),
        Spot::DataCard(number) => {
            let slot = Slot::try_from(*number).ok()?;
            if view.own() == Some(slot.seat()) {
                return Some(At::Widget(Id::new(("console", *number))));
            }
            // The cards of another are behind its plate; its model is on the server.
            slot.models().iter().find_map(model).or_else(|| plate(slot.seat().0))
        }
        _ => None,
    };
    find(&taught, &mut found, at);
}
