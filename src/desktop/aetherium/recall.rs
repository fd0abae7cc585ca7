//! Where on the server is what has happened.

use bevy::prelude::*;

use super::fight::Fight;
use super::lay::{Laid, ground_height};
use super::places::{Server, bulk};
use super::seen::Seen;
use crate::desktop::table::recall::{Mark, Marks, Recalled, Recalling, recalls};
use crate::rules::aetherium::{Event, ModelId, Square, State as Game, Told};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    let changed = recalls::<Game>.or_else(resource_exists_and_changed::<Seen>).or_else(resource_changed::<Fight>);
    app.add_systems(Update, recall.in_set(Recalling).after(Laid).run_if(changed).run_if(resource_exists::<Seen>));
}

fn recall(recalled: Res<Recalled<Game>>, (seen, server, fight): (Res<Seen>, Res<Server>, Res<Fight>), mut marks: ResMut<Marks>) {
    if let Some(fought) = fight.0.as_ref().filter(|_| !recalled.is_pointed()) {
        marks.set_if_neq(fought.marks());
        return;
    }
    let foot = |model: ModelId| server.model(&seen.table, model).map(|place| place.translation);
    let ground = |square: Square| server.middle(square).with_y(ground_height(&seen, square));
    let ring = |model: ModelId| {
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
                Event::Stepped { from, to, .. } | Event::Placed { from, to, .. } => {
                    // Steps one after the other are one way.
                    let (from, to) = (ground(from), ground(to));
                    let before = all.iter_mut().find_map(|mark| match mark {
                        Mark::Arrow(_, end) if *end == from => Some(end),
                        _ => None,
                    });
                    match before {
                        Some(end) => *end = to,
                        // Where it stood is left empty.
                        None => found.extend([Mark::ring(from, 0.42), Mark::Arrow(from, to)]),
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
    marks.set_if_neq(recalled.marks(of));
}

/// An arrow ends before the model that it leads to.
fn before_model(mark: Mark) -> Mark {
    match mark {
        Mark::Arrow(from, to) if from.distance(to) > 1.0 => Mark::Arrow(from, to - (to - from).normalize() * 0.55),
        other => other,
    }
}

/// A number beside the head of a model.
fn number(foot: Option<Vec3>, high: f32, text: String) -> Option<Mark> {
    foot.map(|at| Mark::Number(at + Vec3::new(0.6, high + 0.2, 0.0), text, 0.95))
}

/// Who did what happened.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::SchemaPlaced { seat, .. }
        | Event::TokenPlaced { seat, .. }
        | Event::Manipulated { seat, .. }
        | Event::Ram { seat, .. }
        | Event::Ordered { seat } => Some(*seat),
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
