//! Where the places of the table are on the screen, so that they can be pointed at and cards be dropped on them; and what is
//! said beside the pointer.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::clicks::Touch;
use super::hand_tray::TrayDrawn;
use super::outlook::Outlooks;
use super::{Board, Leaves, Selected, Thing};
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::control::Access;
use crate::desktop::table::could_i::CouldI;
use crate::desktop::table::recall::{Mark, Marks, Recalled, Recalling, recalls};
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::{Panel, Slots};
use crate::desktop::table::tooltip::PointerHint;
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::text::say;

/// A place of the table: a rectangle in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place<S> {
    /// Which it is.
    pub spot: S,
    /// Its corners, around.
    pub corners: [Vec3; 4],
}

impl<S> Place<S> {
    /// A rectangle that lies flat on something, around a point of it.
    #[must_use]
    pub fn flat(spot: S, on: &Transform, middle: Vec3, size: Vec2) -> Self {
        let corner = |x: f32, z: f32| on.transform_point(middle + Vec3::new(x * size.x, 0.0, z * size.y) / 2.0);
        Self { spot, corners: [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)] }
    }
}

/// The places of a table; of those at one point the first is meant. The game says where they are.
#[derive(Resource, Debug, PartialEq)]
pub struct Places<S: Thing>(pub Vec<Place<S>>);

/// The same on the screen, in points.
#[derive(Resource, Debug, PartialEq)]
pub(super) struct OnScreen<S: Thing> {
    places: Vec<(S, [Pos2; 4])>,
}

impl<S: Thing> OnScreen<S> {
    /// What a place takes.
    pub(super) fn rect(&self, spot: &S) -> Option<Rect> {
        self.places.iter().find(|(other, _)| other == spot).map(|(_, corners)| Rect::from_points(corners))
    }
}

/// From the world to the screen.
#[derive(SystemParam)]
pub struct Lens<'w, 's> {
    slots: Res<'w, Slots>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    contexts: EguiContexts<'w, 's>,
}

/// A camera, and by how much the interface is larger than the picture.
pub struct Eye<'a> {
    camera: &'a Camera,
    at: &'a GlobalTransform,
    zoom: f32,
}

impl Eye<'_> {
    /// Where points of the world are on the screen, in points; nothing where one is behind the camera.
    pub fn points<const N: usize>(&self, world: [Vec3; N]) -> Option<[Pos2; N]> {
        let points = world.map(|point| self.camera.world_to_viewport(self.at, point).ok().map(|at| Pos2::new(at.x, at.y) / self.zoom));
        points.iter().all(Option::is_some).then(|| points.map(Option::unwrap_or_default))
    }
}

impl Lens<'_, '_> {
    /// The interface, while there is a window for it.
    pub fn ctx(&mut self) -> Option<egui::Context> {
        self.contexts.ctx_mut().ok().cloned()
    }

    /// The camera, while there is a window for what it sees.
    pub fn eye(&mut self) -> Option<Eye<'_>> {
        let zoom = self.contexts.ctx_mut().ok()?.zoom_factor();
        let (camera, at) = self.cameras.single().ok()?;
        Some(Eye { camera, at, zoom })
    }

    /// Where it is told what happened since the last turn, in points.
    pub fn since(&self) -> Option<Rect> {
        self.slots.panels().iter().find(|(panel, _)| *panel == Panel::Since).map(|(_, rect)| *rect)
    }

    /// The part of the window that no panel covers, in points.
    pub fn area(&self) -> Option<Rect> {
        Some(self.slots.safe).filter(Rect::is_positive)
    }
}

pub(super) fn plugin<G: Board>(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<G>>).and_then(resource_exists::<Session<G>>);
    app.insert_resource(Places::<G::Spot>(Vec::new()))
        .insert_resource(OnScreen::<G::Spot> { places: Vec::new() })
        .add_systems(Update, project::<G>.in_set(TableSet::Input).run_if(resource_exists::<OnTable<G>>))
        .add_systems(Update, recall::<G>.in_set(Recalling).run_if(recalls::<G>.or_else(resource_changed::<Places<G::Spot>>)))
        .add_systems(EguiPrimaryContextPass, point::<G>.in_set(DrawSet::Screen).after(TrayDrawn).run_if(shown));
}

/// Marks the places that what is recalled is about, with an arrow from where something went to where it is.
fn recall<G: Board>(
    (recalled, table): (Res<Recalled<G>>, Option<Res<OnTable<G>>>),
    places: Res<Places<G::Spot>>,
    mut marks: ResMut<Marks>,
) {
    let Some(table) = table else { return };
    let in_progress = G::in_progress(&table.view);
    let corners = |spot: &G::Spot| places.0.iter().find(|place| place.spot == *spot).map(|place| place.corners);
    let of = |events: &[G::Event]| {
        let mut all: Vec<Mark> = Vec::new();
        let mut add = |mark: Mark| {
            if !all.contains(&mark) {
                all.push(mark);
            }
        };
        let tells = |event: &G::Event| !G::is_aside(event) && !G::recalls(&table.view, event).is_empty();
        let told = !recalled.is_pointed() && events.iter().any(tells);
        let tally = G::tally(&table.view, events);
        let leaves = G::leaves(&table.view, events, &|spot| corners(&spot));
        for event in events.iter().filter(|event| !told || tells(event)) {
            let from = G::whence(&table.view, event);
            let spots = G::recalls(&table.view, event);
            // Where it set out is marked only where it went nowhere that is seen; pointed at, a line shows all that it is about.
            let stays = spots.iter().all(|spot| Some(*spot) == from);
            for spot in spots.iter().filter(|spot| recalled.is_pointed() || stays && leaves.is_empty() || Some(**spot) != from) {
                let Some(place) = corners(spot) else { continue };
                let whole = G::part_of(spot);
                let lead = |from: [Vec3; 4]| match arrow(&from, &whole.as_ref().and_then(corners).unwrap_or(place)) {
                    Mark::Bow(begins, ends) if whole.is_some() && (ends.x - begins.x).abs() < STRAIGHT => Mark::Arrow(begins, ends),
                    way => way,
                };
                let way = from.as_ref().filter(|from| *from != spot).and_then(corners).map(lead);
                let way = way.filter(
                    |way| matches!(way, Mark::Arrow(from, to) | Mark::Bow(from, to) | Mark::Aside(from, to) if from.distance(*to) > SHORT),
                );
                // Where an arrow ends or something goes on needs no frame, but a part without a mark does.
                if (way.is_none() || whole.is_some() && tally.is_empty()) && in_progress.as_ref() != Some(spot) || recalled.is_pointed() {
                    add(Mark::Frame(place));
                }
                way.into_iter().for_each(&mut add);
            }
        }
        for Leaves { from, to, number } in leaves {
            all.push(arrow(&from, &to));
            all.push(Mark::Number(to[2] + Vec3::new(0.8, 0.5, -1.9), number, G::TALLY));
        }
        let cause = G::cause(events).as_ref().and_then(corners);
        for (spot, beside, number) in tally {
            let Some(place) = corners(&spot) else { continue };
            if let Some(cause) = cause {
                all.push(arrow(&cause, &place));
            }
            let at = from_corner(&place, beside);
            let middle = |corners: &[Vec3; 4]| corners.iter().map(|corner| corner.z).sum::<f32>() / 4.0;
            // Not where the arrow comes from.
            let turns = cause.is_some_and(|cause| middle(&cause) < middle(&place));
            all.push(Mark::Number(if turns { at.with_z(2.0 * middle(&place) - at.z) } else { at }, number, G::TALLY));
        }
        all
    };
    marks.set_if_neq(recalled.marks(of));
}

/// A point so far to the right, up and near of the near right corner of a place, which may be tilted.
fn from_corner(corners: &[Vec3; 4], by: Vec3) -> Vec3 {
    let nearest = |a: &usize, b: &usize| (corners[*a].x + corners[*a].z).total_cmp(&(corners[*b].x + corners[*b].z));
    let at = (0..4).max_by(nearest).unwrap_or_default();
    let [one, other] = [1, 3].map(|next| (corners[at] - corners[(at + next) % 4]).normalize_or_zero());
    let (right, near) = if one.x > other.x { (one, other) } else { (other, one) };
    corners[at] + Mat3::from_cols(right, near.cross(right), near) * by
}

/// To what is farther aside than this, arrows bend around what lies between.
const STRAIGHT: f32 = 1.5;
/// An arrow that is not longer than this says less than a frame.
const SHORT: f32 = 1.2;

/// An arrow from one place to another: from edge to edge; where wide ones stand side by side, along their near edges.
fn arrow(from: &[Vec3; 4], to: &[Vec3; 4]) -> Mark {
    const WIDE: f32 = 8.0;
    const NARROW: f32 = 2.0;
    const FAR: f32 = 4.0;
    let middle = |corners: &[Vec3; 4]| corners.iter().sum::<Vec3>() / 4.0;
    let (begins, ends) = (edge(from, middle(to)), edge(to, middle(from)));
    let across = |corners: &[Vec3; 4]| corners.iter().map(|corner| corner.x).fold(f32::MIN, f32::max) - middle(corners).x;
    if begins.distance(ends) > NARROW || across(from).min(across(to)) < WIDE / 2.0 {
        // From the corner that is nearest: beside what lies on the way.
        let corner = from.iter().copied().min_by(|a, b| a.distance(ends).total_cmp(&b.distance(ends))).unwrap_or(begins);
        return match (across(from) < WIDE / 2.0, corner.distance(ends) > FAR) {
            (true, true) => Mark::Aside(corner.lerp(middle(from), 0.15), rim(to, middle(from))),
            (true, false) => Mark::Bow(corner.lerp(middle(from), 0.12), ends),
            _ => Mark::Bow(begins, ends),
        };
    }
    let near = |corners: &[Vec3; 4]| {
        let mut sorted = *corners;
        sorted.sort_by(|a, b| b.z.total_cmp(&a.z));
        middle(corners).lerp(sorted[0].midpoint(sorted[1]), 0.88)
    };
    let (begins, ends) = (near(from), near(to));
    Mark::Arrow(begins.lerp(ends, 0.3), ends.lerp(begins, 0.25))
}

/// Where the rim of something round is, at the side from which something comes.
fn rim(corners: &[Vec3; 4], from: Vec3) -> Vec3 {
    let middle = corners.iter().sum::<Vec3>() / 4.0;
    let half = corners.iter().map(|corner| (*corner - middle).abs()).fold(Vec3::ZERO, Vec3::max);
    let side = (from - middle).with_y(0.0).signum();
    middle + Vec3::new(side.x * half.x * 0.8, 0.0, side.z * half.z * 0.5)
}

/// The point of its plane at which one leaves a place towards another.
fn edge(corners: &[Vec3; 4], towards: Vec3) -> Vec3 {
    let middle = corners.iter().sum::<Vec3>() / 4.0;
    let flat = corners.map(|corner| Pos2::new(corner.x, corner.z));
    let up = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    let on_plane = |at: Vec3| at.with_y(middle.y - ((at - middle).with_y(0.0)).dot(up) / up.y);
    let on_way = |step: u8| on_plane(middle.lerp(towards, f32::from(step) / 40.0));
    let inside = |at: &Vec3| holds(&flat, Pos2::new(at.x, at.z));
    (0..=40).map(on_way).find(|at| !inside(at)).unwrap_or(middle)
}

/// Works out where everything is, with the camera as it stands.
fn project<G: Board>(places: Res<Places<G::Spot>>, mut lens: Lens, mut on_screen: ResMut<OnScreen<G::Spot>>, mut busy: ResMut<Busy>) {
    let Some(eye) = lens.eye() else { return };
    let places = places.0.iter().filter_map(|place| Some((place.spot, eye.points(place.corners)?))).collect();
    let now = OnScreen { places };
    if *on_screen != now {
        *on_screen = now;
        busy.moves();
    }
}

impl<S: Thing + Copy> OnScreen<S> {
    /// The rectangles around some of the places.
    fn around(&self, spots: &[S]) -> Vec<Rect> {
        let those = self.places.iter().filter(|(spot, _)| spots.contains(spot));
        those.map(|(_, corners)| Rect::from_points(corners)).collect()
    }

    /// What is at a point of the screen.
    fn at(&self, point: Pos2) -> Option<S> {
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

/// How many lines stand beside the pointer at most.
const LINES: usize = 5;

/// The table under the pointer: what can be done there, or why not. A card that is let go there is dropped.
fn point<G: Board>(
    mut contexts: EguiContexts,
    (table, session): (Res<OnTable<G>>, Res<Session<G>>),
    (access, on_screen, mut slots): (Access, Res<OnScreen<G::Spot>>, ResMut<Slots>),
    mut selection: ResMut<Selected<G>>,
    (mut hint, mut could_i, mut outlooks): (ResMut<PointerHint>, ResMut<CouldI<G>>, ResMut<Outlooks<G>>),
    mut touches: MessageWriter<Touch<G::Card, G::Spot>>,
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let free = access.is_free();
    let is_table = |at: Pos2| ctx.layer_id_at(at).is_none_or(|layer| layer.order == egui::Order::Background);
    let at = ctx.pointer_latest_pos().filter(|at| free && !slots.covers(*at) && (selection.dragged.is_some() || is_table(*at)));
    slots.needed = on_screen.around(&selection.targets);
    let over = at.and_then(|at| on_screen.at(at));
    if selection.over != over {
        selection.over = over;
        busy.now();
    }
    if let Some(card) = selection.dragged.filter(|_| !ctx.input(|input| input.pointer.primary_down())) {
        selection.dragged = None;
        touches.write_batch(over.map(|spot| Touch::Drop(card, spot)));
        busy.now();
    } else if ctx.input(|input| input.pointer.primary_clicked())
        && let Some(spot) = over
    {
        touches.write(Touch::Spot(spot));
        busy.now();
    }
    let (view, legal) = (&table.view, &table.legal);
    let why_not = |card: Option<G::Card>, spot: Option<G::Spot>| {
        table.view_seat()?;
        session.check(&G::meant(view, card, spot)?).err()
    };
    let mut wanted = PointerHint::default();
    let mut refused = None;
    // What is listed beside the place need not be said over the list.
    if let Some(spot) = over.filter(|spot| selection.spot != Some(*spot) || selection.candidates.len() < 2) {
        let held = selection.held();
        let found = G::candidates(view, legal, held, Some(spot));
        wanted.lines =
            found.iter().take(LINES).flat_map(|action| G::hint(&table, action).into_iter().chain(outlooks.said(&table, action))).collect();
        if found.len() > LINES {
            wanted.lines.push("…".into());
        }
        if found.is_empty() {
            wanted.refusal = why_not(held, Some(spot));
            refused = wanted.refusal.as_ref().and_then(|_| G::meant(view, held, Some(spot)));
            wanted.lines.extend(G::about(view, spot).filter(|_| wanted.refusal.is_none()).map(|key| say(key, &[])));
        }
    } else if let Some(card) = selection.over_card.filter(|card| !legal.iter().any(|action| G::card_of(view, action) == Some(*card))) {
        // It stands on the enlarged card already; the rulebook opens there.
        wanted.refusal = why_not(Some(card), None);
        wanted.quiet = true;
    }
    could_i.bypass_change_detection().ask(refused, &table);
    if hint.set_if_neq(wanted) {
        busy.now();
    }
    Ok(())
}
