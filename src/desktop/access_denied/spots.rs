//! Where the pieces of the table are on the screen, so that they can be pointed at and cards be dropped on them.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Pos2};

use super::pieces::{Arc, CARD, DEPTH, LARGE, PLAQUE, Spot, WIDTH, lying_at, middle};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::{TableCamera, TableRect};
use crate::desktop::table::playback::CaptionAt;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::rules::access_denied::{Sector, State as Game};
use crate::rules::game::Seat;

/// The places on the screen, in points; the first that holds a point is meant.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Spots {
    places: Vec<(Spot, [Pos2; 4])>,
    /// The part of the window that shows the table.
    pub area: Option<egui::Rect>,
}

impl Spots {
    /// What is at a point of the screen.
    #[must_use]
    pub fn at(&self, point: Pos2) -> Option<Spot> {
        if !self.area.is_some_and(|area| area.contains(point)) {
            return None;
        }
        self.places.iter().find(|(_, corners)| holds(corners, point)).map(|(spot, _)| *spot)
    }
}

/// Whether a convex quad holds a point.
fn holds(corners: &[Pos2; 4], point: Pos2) -> bool {
    let side = |at: usize| {
        let (a, b) = (corners[at], corners[(at + 1) % 4]);
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    };
    let sides: [f32; 4] = std::array::from_fn(side);
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spots>().add_systems(Update, project.in_set(TableSet::Input).run_if(resource_exists::<OnTable<Game>>));
}

/// Works out where everything is, with the camera as it stands.
fn project(
    (mut spots, mut at): (ResMut<Spots>, ResMut<CaptionAt>),
    table: Res<OnTable<Game>>,
    (room, arc, rect): (Option<Res<Room>>, Option<Res<Arc>>, Res<TableRect>),
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut contexts: EguiContexts,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(arc), Ok((camera, eye)), Ok(ctx)) = (room, arc, cameras.single(), contexts.ctx_mut()) else { return };
    let zoom = ctx.zoom_factor();
    let point = |at: Vec3| camera.world_to_viewport(eye, at).map(|at| Pos2::new(at.x / zoom, at.y / zoom)).ok();
    let quad = |place: &Transform, half: Vec2| -> Option<[Pos2; 4]> {
        let corner = |x: f32, z: f32| point(place.transform_point(Vec3::new(x * half.x, 0.1, z * half.y)));
        Some([corner(-1.0, -1.0)?, corner(1.0, -1.0)?, corner(1.0, 1.0)?, corner(-1.0, 1.0)?])
    };
    let view = &table.view;
    let mut places = Vec::new();
    let mut add = |spot: Spot, place: Transform, half: Vec2| places.extend(quad(&place, half).map(|quad| (spot, quad)));
    for sector in Sector::ALL {
        for (at, lying) in view.table.lying.iter().filter(|lying| lying.sector == sector).enumerate() {
            add(Spot::Card(lying.card), arc.on_rack(&room, sector, lying_at(at), 1.0), PLAQUE / 2.0);
        }
    }
    for seat in (0..view.table.seats).map(Seat) {
        for (at, card) in view.table.player(seat).upgrades.iter().enumerate() {
            add(Spot::Card(card), arc.before(&room, seat, at), Vec2::new(0.5, CARD / 2.0));
        }
    }
    for sector in Sector::ALL {
        add(Spot::Rack(sector), arc.rack(&room, sector), Vec2::new(WIDTH, DEPTH) / 2.0);
    }
    add(Spot::Deck, middle(&room, "deck", 2), Vec2::new(0.5, CARD / 2.0));
    add(Spot::Pile, middle(&room, "pile", 2), Vec2::new(0.5, CARD / 2.0));
    add(Spot::Middle, middle(&room, "play", 0), Vec2::new(5.6, 2.7) / LARGE);
    let scale = ctx.pixels_per_point();
    let corner = |at: UVec2| Pos2::new(at.x as f32 / scale, at.y as f32 / scale);
    let area = rect.0.map(|rect| egui::Rect::from_min_max(corner(rect.min), corner(rect.max)));
    let caption = point(Vec3::new(0.0, 0.1, -3.1));
    at.set_if_neq(CaptionAt(caption));
    let now = Spots { places, area };
    if *spots != now {
        *spots = now;
        busy.moves();
    }
}
