//! Where the places are that can be pointed at.

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::pieces::{Arc, CARD, DEPTH, LARGE, LYING, MAT, Spot, WIDTH, lying_at, middle, played, played_at, row_frame};
use crate::desktop::TableSet;
use crate::desktop::board::{Lens, Place, Places, in_tray};
use crate::desktop::table::layout::GAP;
use crate::desktop::table::playback::CaptionAt;
use crate::desktop::table::pointing::{At, Finding, Found, find};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::{OnTable, Taught};
use crate::desktop::table::slots::{Panel, Slots};
use crate::lessons;
use crate::rules::access_denied::{Card, Level, Sector, State as Game, View};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Around>()
        .add_systems(Update, (lay_out, caption, look_around).in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(Update, point.in_set(Finding).run_if(resource_exists::<OnTable<Game>>));
}

/// Where is what a lesson points at.
fn point((taught, table, laid): (Res<Taught>, Res<OnTable<Game>>, Res<Places<Spot>>), mut found: ResMut<Found>) {
    let lies = |spot: Spot| laid.0.iter().find(|place| place.spot == spot).map(|place| At::Flat(place.corners));
    let at = |spot: &lessons::Spot| match spot {
        lessons::Spot::Rack(name) => lies(Spot::Rack(Sector::ALL.into_iter().find(|sector| format!("{sector:?}") == *name)?)),
        lessons::Spot::Deck => lies(Spot::Deck),
        lessons::Spot::Pile => lies(Spot::Pile),
        lessons::Spot::Middle => lies(Spot::Middle),
        lessons::Spot::Checklist => Some(At::Panel(Panel::Corner, 0)),
        lessons::Spot::Card(number) => {
            let card = Card::new(*number)?;
            let held = || table.view.hand.contains(card).then(|| At::Widget(in_tray::<Game>(card)));
            // What was handed over lies in the middle.
            lies(Spot::Card(card)).or_else(held).or_else(|| lies(Spot::Middle))
        }
        _ => None,
    };
    find(&taught, &mut found, at);
}

/// Where the racks are seen, and the corner of the table that they leave free, in points.
#[derive(Resource, Debug, Default)]
pub struct Around {
    /// The racks.
    pub racks: Vec<Rect>,
    /// Between the plates, one's own rack, and the one at the left of it.
    pub free: Option<Rect>,
}

/// The most that is taken of the free corner, and the least that is worth it.
const WIDEST: f32 = 420.0;
const LEAST: (f32, f32) = (300.0, 90.0);

fn look_around(mut lens: Lens, laid: Res<Places<Spot>>, slots: Res<Slots>, arc: Option<Res<Arc>>, mut around: ResMut<Around>) {
    let (Some(eye), Some(arc)) = (lens.eye(), arc) else { return };
    let of = |sector: Sector| {
        let place = laid.0.iter().find(|place| place.spot == Spot::Rack(sector))?;
        Some(Rect::from_points(&eye.points(place.corners)?))
    };
    let racks = arc.sectors.into_iter().filter_map(of).collect();
    let free = of(arc.sectors[0]).zip(of(arc.sectors[1])).map(|(own, left)| {
        let (layout, bottom) = (&slots.layout, slots.layout.prompt.min.y - GAP);
        let start = layout.seats.max.x + GAP;
        Rect { min: (start, left.bottom() + GAP).into(), max: ((own.left() - GAP).min(start + WIDEST), bottom).into() }
    });
    *around = Around { racks, free: free.filter(|free| free.width() >= LEAST.0 && free.height() >= LEAST.1) };
}

/// The places of the table, those on top first.
fn places(view: &View, room: &Room, arc: &Arc) -> Vec<Place<Spot>> {
    let flat = |spot: Spot, on: Transform, size: Vec2| Place::flat(spot, &on, Vec3::Y * 0.1, size);
    let card = Vec2::new(1.0, CARD);
    // The newest of what was played floats over all others.
    let floats = played(view).into_iter().enumerate().rev().map(|(at, played)| flat(Spot::Card(played), played_at(room, at), card));
    let mut places: Vec<Place<Spot>> = floats.collect();
    for sector in Sector::ALL {
        let here = view.table.lying.iter().filter(|lying| lying.sector == sector).enumerate();
        places.extend(here.map(|(at, lying)| flat(Spot::Card(lying.card), arc.on_rack(room, sector, lying_at(at), LYING), card)));
    }
    for seat in (0..view.table.seats).map(Seat) {
        let upgrades = view.table.player(seat).upgrades;
        places.extend(upgrades.iter().enumerate().map(|(at, upgrade)| flat(Spot::Card(upgrade), arc.before(room, seat, at), card)));
    }
    places.extend(Sector::ALL.map(|sector| flat(Spot::Rack(sector), arc.rack(room, sector), Vec2::new(WIDTH, DEPTH))));
    for (sector, level) in Sector::ALL.into_iter().flat_map(|sector| [Level::Root, Level::Oper, Level::User].map(|level| (sector, level))) {
        let (middle, half) = row_frame(level);
        places.push(Place::flat(Spot::Row(sector, level), &arc.rack(room, sector), middle + Vec3::Y * 0.12, half * 2.0));
    }
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

/// The line that says what happens stands behind deck and pile.
fn caption(mut lens: Lens, mut at: ResMut<CaptionAt>) {
    at.set_if_neq(CaptionAt(lens.eye().and_then(|eye| eye.points([Vec3::new(0.0, 0.1, -3.7)])).map(|[at]| at)));
}
