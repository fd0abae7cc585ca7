//! What the camera frames: the fight with the ground around it, or all of the server where all of it matters.

use bevy::prelude::*;

use super::fight::Fight;
use super::hands::{Hands, Mode, Settled, Ways, Within};
use super::places::{Server, WIDTH, bulk};
use super::seen::Seen;
use crate::desktop::TableSet;
use crate::desktop::table::camera::InView;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::rules::aetherium::{Action, Asked, ModelId, Square, Squares, Stage, State as Game};

/// How far around what stands there the ground is seen.
const AROUND: f32 = 0.9;
/// Who stands farther from the one who acts is not of the fight, in squares.
const FAR: f32 = 6.0;
/// The least that is framed, in squares.
const LEAST: Vec2 = Vec2::new(11.0, 7.5);
/// How much wider than deep a frame is at least.
const WIDER: f32 = 1.15;
/// So much beside the server is framed at most, and before it where all of it is: the letters of columns stand there.
const EDGE: f32 = 0.3;
const BEFORE: f32 = 0.9;
/// From so much of the server on all of it is framed: nothing is cut then.
const MOST: f32 = 0.67;
/// How many times as large as need be a frame may be before the camera goes nearer.
const SLACK: f32 = 1.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, frame.in_set(TableSet::Pieces).after(Settled).run_if(resource_exists::<OnTable<Game>>));
}

/// Frames the fight; what is framed already stays so as long as the same one acts, and otherwise as long as it shows all of the
/// fight and not much else.
fn frame(
    (table, seen, server, room): (Res<OnTable<Game>>, Option<Res<Seen>>, Option<Res<Server>>, Option<Res<Room>>),
    (hands, within, fight_on): (Option<Res<Hands>>, Option<Res<Within>>, Res<Fight>),
    mut in_view: ResMut<InView>,
    mut framed: Local<Option<(Server, Option<ModelId>, Rect)>>,
) {
    let (Some(seen), Some(server), Some(room)) = (seen, server, room) else { return };
    let asked = table.view.asked;
    // An attack has the camera to itself.
    if !room.is_of::<Game>() || fight_on.0.is_some() || matches!(asked, Asked::Disruption | Asked::First) {
        return;
    }
    let anywhere =
        matches!(asked, Asked::PlaceSchema | Asked::PlaceToken | Asked::Model | Asked::Enter | Asked::WithoutPlace(_) | Asked::Mate(_));
    let near = !anywhere && hands.is_none_or(|hands| hands.mode != Mode::Schemas);
    let stage = matches!(seen.table.stage, Stage::Activation | Stage::Ordering | Stage::Over);
    let mut whole = Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(WIDTH / 2.0 + EDGE));
    whole.max.y = WIDTH / 2.0 + BEFORE;
    let fought = if near { fight(&seen, *server, within.as_deref(), &table.legal) } else { Some(whole) };
    let Some(fought) = fought.filter(|_| stage) else {
        *framed = None;
        in_view.set_if_neq(InView(None));
        return;
    };
    let area = |rect: Rect| rect.width() * rect.height();
    let rect = match framed.filter(|(lay, ..)| *lay == *server && in_view.0.is_some()) {
        // As long as the same one acts, it only ever shows more.
        Some((_, acting, rect)) if acting == seen.acting => rect.union(fought),
        Some((.., rect)) if rect.union(fought) == rect && area(rect) <= area(fought) * SLACK => rect,
        _ => fought,
    };
    let rect = if rect.height() > WIDTH * MOST { whole } else { rect };
    *framed = Some((*server, seen.acting, rect));
    in_view.set_if_neq(InView(Some(corners(rect))));
}

/// The ground around all who stand near the one who acts, where that one can go and what can be chosen, on the table.
fn fight(seen: &Seen, server: Server, within: Option<&Within>, legal: &[Action]) -> Option<Rect> {
    let table = &seen.table;
    let stands = |model: ModelId| Some(server.middle_of(table.base(model)?));
    let acts = seen.acting.and_then(stands);
    let near = |model: &ModelId| acts.is_none_or(|acts| stands(*model).is_some_and(|at| at.distance(acts) <= FAR));
    let fighters: Vec<ModelId> = table.on_server().iter().filter(near).collect();
    let heads = fighters.iter().filter_map(|model| {
        let (at, (high, _)) = (stands(*model)?, bulk(table, *model));
        // A head is seen over the ground behind it.
        Some(Rect { min: Vec2::new(at.x, at.z - high * 0.55), max: Vec2::new(at.x, at.z) })
    });
    // What they stand on is seen whole.
    let feet = fighters.iter().filter_map(|model| Some(table.base(*model)?.squares())).fold(Squares::EMPTY, |all, next| all | next);
    let islands = table.ground().footprints().iter().filter(|island| island.intersects(&feet)).flat_map(Squares::iter);
    let flat = |square: Square| Rect { min: server.middle(square).xz(), max: server.middle(square).xz() };
    let ways = within.and_then(|within| within.ways.as_ref());
    let reach = ways.into_iter().flat_map(Ways::all).map(|(square, ..)| square);
    let chosen = legal.iter().filter_map(|action| match action {
        Action::Place { square, .. } | Action::ChooseSquare(square) => Some(*square),
        _ => None,
    });
    let mut all = heads.chain(islands.chain(reach).chain(chosen).map(flat)).reduce(|all, next| all.union(next))?.inflate(AROUND);
    // What is announced lies over the farthest row.
    all.min.y -= 2.0;
    let least = all.half_size().max(LEAST / 2.0);
    // What is wider than need be shows more of the server, not of what lies beside it.
    let half = Vec2::new(least.x.max(least.y * WIDER), least.y);
    let middle = all.center();
    let aside = (half.x - least.x).min(middle.x.abs()) * middle.x.signum();
    let middle = middle - Vec2::X * aside;
    // It keeps to the server.
    let most = (Vec2::splat(WIDTH / 2.0 + EDGE) - half).max(Vec2::ZERO);
    Some(Rect::from_center_half_size(middle.clamp(-most, most), half.min(Vec2::splat(WIDTH / 2.0 + EDGE))))
}

/// The corners of what is framed, on the ground and a little over it.
fn corners(Rect { min, max }: Rect) -> [Vec3; 8] {
    let flat = [(min.x, min.y), (max.x, min.y), (max.x, max.y), (min.x, max.y)];
    let [a, b, c, d] = flat.map(|(x, z)| Vec3::new(x, 0.0, z));
    [a, b, c, d, a.with_y(0.5), b.with_y(0.5), c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_those_of_the_frame() {
        let corners = corners(Rect::new(-2.0, -3.0, 4.0, 5.0));
        assert!(corners.iter().all(|at| (-2.0..=4.0).contains(&at.x) && (-3.0..=5.0).contains(&at.z) && at.y <= 0.5));
    }
}
