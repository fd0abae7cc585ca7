//! Where on the server is what has happened.

use bevy::prelude::*;

use super::fight::Fight;
use super::lay::{Laid, Look, ground_height, spawn};
use super::places::{Server, bulk};
use super::seen::Seen;
use super::style::Style;
use crate::desktop::InMatch;
use crate::desktop::table::label::Labels;
use crate::desktop::table::recall::{Mark, Marks, Recalled, Recalling, recalls};
use crate::rules::aetherium::{Event, Manipulation, ModelId, MoveReason, Square, State as Game, Told, Turn};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    let changed = recalls::<Game>.or_else(resource_exists_and_changed::<Seen>).or_else(resource_changed::<Fight>);
    app.add_systems(Update, recall.in_set(Recalling).after(Laid).run_if(changed).run_if(resource_exists::<Seen>));
}

/// The outline of a model where it stood before.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Afterimage;

fn recall(
    mut commands: Commands,
    recalled: Res<Recalled<Game>>,
    (seen, server, fight, style): (Res<Seen>, Res<Server>, Res<Fight>, Option<ResMut<Style>>),
    old: Query<Entity, With<Afterimage>>,
    mut labels: Labels,
    mut marks: ResMut<Marks>,
) {
    let act = recalled.last_act(|told| begins(&told.what));
    old.iter().for_each(|image| commands.entity(image).despawn());
    if let Some(mut style) = style {
        for (model, place) in left(&act, &seen, *server) {
            let program = seen.table.side(model.seat()).programs[model.slot().card()];
            let image = spawn(&mut commands, seen.table.catalog, &mut style, &mut labels, &Look::Left(program, model.seat()), place);
            commands.entity(image).insert((Name::new("Trace"), Afterimage));
        }
    }
    if let Some(fought) = fight.0.as_ref().filter(|_| !recalled.is_pointed()) {
        marks.set_if_neq(fought.marks());
        return;
    }
    let foot = |model: ModelId| server.model(&seen.table, model).map(|place| place.translation);
    let ground = |square: Square| server.middle(square).with_y(ground_height(&seen, square));
    let ring = |model: ModelId| {
        // Who acts has a ring of its own.
        if !recalled.is_pointed() && seen.acting.is_some_and(|acting| seen.table.members(acting).contains(model)) {
            return None;
        }
        let radius = if seen.table.program(model).is_omni() { 1.2 } else { 0.64 };
        foot(model).map(|at| Mark::ring(at, radius))
    };
    let breast = |model: ModelId| foot(model).map(|at| at + Vec3::Y * bulk(&seen.table, model).0 * 0.6);
    let of = |events: &[Told]| {
        let mut all: Vec<Mark> = Vec::new();
        for Told { what, .. } in events {
            let (models, squares) = about(what);
            let mut found: Vec<Mark> = models.into_iter().filter_map(ring).collect();
            match *what {
                // What stands on a schema has gone with it.
                Event::Placed { why: MoveReason::Carried, .. } => found.clear(),
                Event::Manipulated { schema, centre, how, .. } => {
                    let squares = seen.table.ground().footprint(usize::from(schema));
                    found.extend(outline(squares.iter().map(&ground)).map(Mark::Frame));
                    let from = ground(centre);
                    match how {
                        Manipulation::Shift(way) => found.extend(centre.step(way).map(|to| {
                            let way = ground(to) - from;
                            Mark::Arrow(from - way * 0.5, from + way * 2.0)
                        })),
                        Manipulation::Turn(turn) => {
                            let back = if turn == Turn::Clockwise { -1.0 } else { 1.0 };
                            found.push(Mark::ring(from, 0.9));
                            found.push(Mark::Arrow(from + Vec3::new(-0.9, 0.0, 0.9 * back), from + Vec3::new(0.9, 0.0, 0.9 * back)));
                        }
                    }
                }
                Event::Stepped { from, to, .. } | Event::Placed { from, to, .. } => {
                    // Steps one after the other are one way.
                    let (from, to) = (ground(from), ground(to));
                    let before = all.iter_mut().find_map(|mark| match mark {
                        Mark::Wire(way, _) if way.last() == Some(&from) => Some(way),
                        _ => None,
                    });
                    match before {
                        // What comes back to where it was has gone nowhere.
                        Some(way) => match way.iter().position(|at| *at == to) {
                            Some(at) => way.truncate(at + 1),
                            None => way.push(to),
                        },
                        // Where it stood is left empty.
                        None => found.extend([Mark::ring(from, 0.42), Mark::Wire(vec![from, to], Vec3::Y)]),
                    }
                }
                Event::Attacks { model, target, .. } | Event::Aimed { model, target, .. } => {
                    found.extend(breast(model).zip(breast(target)).map(|(from, to)| Mark::Arrow(from, to)));
                }
                Event::Executed { model, target: Some(target), .. } => {
                    found.extend(breast(model).zip(breast(target)).map(|(from, to)| Mark::Arrow(from, to)));
                }
                Event::Damaged { model, boxes, .. } => found.extend(number(foot(model), bulk(&seen.table, model).0, format!("−{boxes}"))),
                Event::Repaired { model, boxes, .. } => found.extend(number(foot(model), bulk(&seen.table, model).0, format!("+{boxes}"))),
                Event::Captured { square, .. } => found.push(Mark::ring(ground(square), 0.8)),
                _ => {}
            }
            found.extend(squares.into_iter().map(|square| Mark::ring(ground(square), 0.5)));
            all.extend(found);
        }
        let mut once: Vec<Mark> = Vec::new();
        all.into_iter().map(before_model).for_each(|mark| {
            if !once.contains(&mark) {
                once.push(mark);
            }
        });
        once
    };
    let all = of(&act);
    let told = if all.is_empty() {
        recalled.marks(of)
    } else {
        // A way is seen behind what one goes around.
        let through = all.iter().any(|mark| matches!(mark, Mark::Wire(..)));
        Marks { by: act.iter().find_map(|told| actor(&told.what)), marks: all, pointed: false, through }
    };
    marks.set_if_neq(told);
}

/// Whether it is what somebody does, and not what comes of that.
const fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Stepped { .. }
            | Event::Entered { .. }
            | Event::Attacks { .. }
            | Event::Executed { .. }
            | Event::Manipulated { .. }
            | Event::Captured { .. }
            | Event::SchemaPlaced { .. }
            | Event::TokenPlaced { .. }
            | Event::Revealed { .. }
    )
}

/// Where models stood that have gone by themselves.
fn left(act: &[Told], seen: &Seen, server: Server) -> Vec<(ModelId, Transform)> {
    let mut all: Vec<(ModelId, Transform)> = Vec::new();
    for Told { what, .. } in act {
        let (Event::Stepped { model, from, .. } | Event::Placed { model, from, .. }) = *what else { continue };
        let carried = matches!(what, Event::Placed { why: MoveReason::Carried, .. });
        if carried || all.iter().any(|(other, _)| *other == model) {
            continue;
        }
        let (Some(now), Some(square)) = (server.model(&seen.table, model), seen.table.square(model)) else { continue };
        let off = (server.middle(from) - server.middle(square)).with_y(0.0);
        // Nearer it would stand in its own way; the ring where it stood is enough.
        if off.length() > 1.6 {
            let translation = (now.translation + off).with_y(ground_height(seen, from));
            all.push((model, Transform { translation, ..now }));
        }
    }
    all
}

/// The corners of what lies around these points, half a square farther out.
fn outline(points: impl Iterator<Item = Vec3>) -> Option<[Vec3; 4]> {
    let around = points.fold(None, |around: Option<(Vec3, Vec3)>, at| around.map_or(Some((at, at)), |(a, b)| Some((a.min(at), b.max(at)))));
    around.map(|(low, high)| {
        [(low.x - 0.5, low.z - 0.5), (high.x + 0.5, low.z - 0.5), (high.x + 0.5, high.z + 0.5), (low.x - 0.5, high.z + 0.5)]
            .map(|(x, z)| Vec3::new(x, high.y, z))
    })
}

/// An arrow ends before the model that it leads to.
fn before_model(mark: Mark) -> Mark {
    match mark {
        Mark::Arrow(from, to) if from.distance(to) > 1.0 => Mark::Arrow(from, to - (to - from).normalize() * 0.35),
        Mark::Wire(mut way, up) => {
            if let [.., from, to] = way.as_mut_slice() {
                *to -= (*to - *from).normalize_or_zero() * 0.5;
            }
            Mark::Wire(way, up)
        }
        other => other,
    }
}

/// A number beside the head of a model.
fn number(foot: Option<Vec3>, high: f32, text: String) -> Option<Mark> {
    foot.map(|at| Mark::Number(at + Vec3::new(1.0, high + 0.25, 0.0), text, 0.95))
}

/// Who did what happened.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::SchemaPlaced { seat, .. } | Event::TokenPlaced { seat, .. } | Event::Manipulated { seat, .. } | Event::Ordered { seat } => {
            Some(*seat)
        }
        Event::Revealed { slot, .. } => Some(slot.seat()),
        _ => about(event).0.first().map(|model| model.seat()),
    }
}

/// The models and squares that an event is about.
fn about(event: &Event) -> (Vec<ModelId>, Vec<Square>) {
    match event {
        Event::Stepped { model, .. } | Event::Placed { model, .. } => (vec![*model], Vec::new()),
        Event::Entered { model, square, .. } => (vec![*model], vec![*square]),
        Event::Deleted { square, .. } => (Vec::new(), square.iter().copied().collect()),
        Event::Firewall { square, .. } | Event::CacheDropped { square } => (Vec::new(), vec![*square]),
        Event::SchemaPlaced { placed, .. } => (Vec::new(), vec![placed.centre]),
        Event::Attacks { model, target, .. } | Event::Aimed { model, target, .. } => (vec![*model, *target], Vec::new()),
        Event::Executed { model, target, .. } => (std::iter::once(*model).chain(*target).collect(), Vec::new()),
        Event::Began { model, .. }
        | Event::EntryRolled { model, .. }
        | Event::Turned { model, .. }
        | Event::Overclocked { model, .. }
        | Event::Captured { model, .. }
        | Event::HarmRolled { model, .. }
        | Event::Damaged { model, .. }
        | Event::Repaired { model, .. }
        | Event::Marked { model, .. }
        | Event::Unmarked { model, .. }
        | Event::Lent { model, .. }
        | Event::AttackRolled { model, .. }
        | Event::Disrupts { model, .. }
        | Event::Safeguards { model }
        | Event::Downloads { model }
        | Event::CacheTaken { model }
        | Event::LeftWithCache { model }
        | Event::Ended { model, .. } => (vec![*model], Vec::new()),
        _ => (Vec::new(), Vec::new()),
    }
}
