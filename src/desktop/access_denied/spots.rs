//! Where the places are that can be pointed at.

use bevy::prelude::*;

use super::pieces::{Arc, CARD, DEPTH, LARGE, MAT, PLAQUE, Spot, WIDTH, lying_at, middle};
use crate::desktop::TableSet;
use crate::desktop::board::{Lens, Place, Places};
use crate::desktop::table::playback::CaptionAt;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::rules::access_denied::{Sector, State as Game, View};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (lay_out, caption).in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>));
}

/// The places of the table, those on top first.
fn places(view: &View, room: &Room, arc: &Arc) -> Vec<Place<Spot>> {
    let flat = |spot: Spot, on: Transform, size: Vec2| Place::flat(spot, &on, Vec3::Y * 0.1, size);
    let card = Vec2::new(1.0, CARD);
    let mut places = Vec::new();
    for sector in Sector::ALL {
        let here = view.table.lying.iter().filter(|lying| lying.sector == sector).enumerate();
        places.extend(here.map(|(at, lying)| flat(Spot::Card(lying.card), arc.on_rack(room, sector, lying_at(at), 1.0), PLAQUE)));
    }
    for seat in (0..view.table.seats).map(Seat) {
        let upgrades = view.table.player(seat).upgrades;
        places.extend(upgrades.iter().enumerate().map(|(at, upgrade)| flat(Spot::Card(upgrade), arc.before(room, seat, at), card)));
    }
    places.extend(Sector::ALL.map(|sector| flat(Spot::Rack(sector), arc.rack(room, sector), Vec2::new(WIDTH, DEPTH))));
    places.push(flat(Spot::Deck, middle(room, "deck", 2), card));
    places.push(flat(Spot::Pile, middle(room, "pile", 2), card));
    places.push(flat(Spot::Middle, middle(room, "play", 0), MAT * 2.0 / LARGE));
    places
}

fn lay_out(table: Res<OnTable<Game>>, room: Option<Res<Room>>, arc: Option<Res<Arc>>, mut laid: ResMut<Places<Spot>>) {
    let (Some(room), Some(arc)) = (room, arc) else { return };
    if table.is_changed() || room.is_changed() || arc.is_changed() {
        laid.set_if_neq(Places(places(&table.view, &room, &arc)));
    }
}

/// The line that says what happens stands over the middle of the table.
fn caption(mut lens: Lens, mut at: ResMut<CaptionAt>) {
    at.set_if_neq(CaptionAt(lens.eye().and_then(|eye| eye.points([Vec3::new(0.0, 0.1, -4.3)])).map(|[at]| at)));
}
