//! The lines of sight of an attack: from the attacker's square to the corners of the target's, and what stops them (AE-42).

use bevy::prelude::*;

use super::overlay::Sheet;
use crate::rules::aetherium::{ModelId, Square, Squares, Table, squares_to_corner};

/// The four corners of a square, in the order of the rules.
const CORNERS: [(f32, f32); 4] = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)];

/// How many corners of a square are in view from another.
fn seen(from: Square, to: Square, stops: &Squares) -> usize {
    (0..4).filter(|corner| !squares_to_corner(from, to, *corner).intersects(stops)).count()
}

/// Draws the lines of sight; of omni models those between the two squares that see each other best.
pub fn sight_lines(sheet: &mut Sheet<'_>, table: &Table, model: ModelId, target: ModelId) {
    let (Some(base), Some(there)) = (table.base(model), table.base(target)) else { return };
    let stops = table.stops(model) - base.squares() - there.squares();
    let pairs = base.squares().iter().flat_map(|from| there.squares().iter().map(move |to| (from, to)));
    let Some((from, to)) = pairs.max_by_key(|(from, to)| seen(*from, *to, &stops)) else { return };
    let eye = sheet.place(from, 0.35);
    let (net, refused) = (sheet.palette().net, sheet.palette().refused);
    for (corner, (east, north)) in CORNERS.into_iter().enumerate() {
        let point = sheet.server().point(f32::from(to.x()) + east, f32::from(to.y()) + north);
        let end = Vec3::new(point.x, sheet.place(to, 0.35).y, point.z);
        let in_way = squares_to_corner(from, to, corner) & stops;
        match in_way.iter().min_by_key(|square| square.distance(from)) {
            None => sheet.line(eye, end, 0.05, false, net),
            Some(stopped) => {
                // As far as the square that stops it.
                let part = f32::from(stopped.distance(from)) / f32::from(to.distance(from).max(1));
                sheet.line(eye, eye.lerp(end, part.clamp(0.1, 1.0)), 0.06, true, refused);
                sheet.stop(stopped);
            }
        }
    }
}
