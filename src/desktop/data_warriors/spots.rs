//! Where everything on the table is on the screen, so that it can be pointed at and cards be dropped on it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Pos2};

use super::call_stack::items;
use super::places::{BIN, Desks, ENTRY, PLATTER, Spot, TAB, WINDOW};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::{TableCamera, TableRect};
use crate::desktop::table::session::OnTable;
use crate::rules::data_warriors::State as Game;
use crate::rules::game::Seat;

/// The places on the screen, in points; the first that holds a point is meant.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Spots {
    places: Vec<(Spot, [Pos2; 4])>,
    /// The part of the window that shows the table.
    pub area: Option<egui::Rect>,
    /// Where the line that says what happens stands.
    pub caption: Option<Pos2>,
    /// The lower edge of the call stack's terminal: its middle and its width.
    pub below_stack: Option<(Pos2, f32)>,
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
    mut spots: ResMut<Spots>,
    table: Res<OnTable<Game>>,
    (desks, rect): (Option<Res<Desks>>, Res<TableRect>),
    cameras: Query<(&Camera, Ref<GlobalTransform>), With<TableCamera>>,
    mut contexts: EguiContexts,
    mut busy: ResMut<Busy>,
) {
    let (Some(desks), Ok((camera, eye)), Ok(ctx)) = (desks, cameras.single(), contexts.ctx_mut()) else { return };
    let zoom = ctx.zoom_factor();
    let point = |at: Vec3| camera.world_to_viewport(&eye, at).map(|at| Pos2::new(at.x / zoom, at.y / zoom)).ok();
    let quad = |place: &Transform, middle: Vec3, size: Vec2| -> Option<[Pos2; 4]> {
        let corner = |x: f32, z: f32| point(place.transform_point(middle + Vec3::new(x * size.x, 0.0, z * size.y) / 2.0));
        Some([corner(-1.0, -1.0)?, corner(1.0, -1.0)?, corner(1.0, 1.0)?, corner(-1.0, 1.0)?])
    };
    let open = &table.view.table;
    let mut places = Vec::new();
    let mut add =
        |spot: Spot, place: &Transform, middle: Vec3, size: Vec2| places.extend(quad(place, middle, size).map(|quad| (spot, quad)));
    for seat in (0..desks.seats).map(Seat) {
        for (card, place) in desks.cards(open, seat) {
            let tab = open.desk.get(card).is_some_and(|placed| placed.host.is_some());
            add(Spot::Card(card), &place, Vec3::Y * 0.08, if tab { TAB } else { WINDOW });
        }
        let area = desks.of_seat(seat);
        // The drive stands up: what is seen of its height belongs to it.
        let height = 0.038 * f32::from(open.user(seat).drive);
        add(Spot::Drive(seat), &desks.drive(seat), Vec3::new(0.0, height, 0.0), Vec2::splat(PLATTER * 2.1));
        add(Spot::Drive(seat), &desks.drive(seat), Vec3::new(0.0, 0.1, 0.0), Vec2::new(PLATTER * 2.2, PLATTER * 2.4));
        add(Spot::Trash(seat), &desks.trash(seat), Vec3::Y * 0.1, BIN);
        let (first, last) = (area.cell(0), area.cell(7));
        let wide = (last.x - first.x) / 7.0 * 8.0;
        add(Spot::Memory(seat), &area.base, (first + last) / 2.0, Vec2::new(wide, 0.8));
        add(Spot::Bench(seat), &area.base, area.bench().at, area.bench().size);
    }
    let entries = items(open);
    for (at, (item, chosen)) in entries.iter().enumerate() {
        let number = if *chosen { 0 } else { item.number };
        add(Spot::Item(number), &desks.entry(at, entries.len()), Vec3::Y * 0.1, ENTRY);
    }
    for seat in (0..desks.seats).map(Seat) {
        add(Spot::Desktop(seat), &desks.of_seat(seat).base, Vec3::ZERO, desks.of_seat(seat).size);
    }
    let stack = desks.stack();
    add(Spot::Stack, &stack.base, Vec3::ZERO, stack.size);
    let scale = ctx.pixels_per_point();
    let corner = |at: UVec2| Pos2::new(at.x as f32 / scale, at.y as f32 / scale);
    let area = rect.0.map(|rect| egui::Rect::from_min_max(corner(rect.min), corner(rect.max)));
    let caption = area.map(|area| Pos2::new(area.center().x, area.top() + 20.0));
    let low = |x: f32| point(stack.base.transform_point(Vec3::new(x * stack.size.x / 2.0, 0.0, stack.size.y / 2.0)));
    let below_stack = low(-1.0).zip(low(1.0)).map(|(left, right)| (left + (right - left) / 2.0, right.x - left.x));
    let now = Spots { places, area, caption, below_stack };
    if *spots != now {
        *spots = now;
        busy.moves();
    }
}
