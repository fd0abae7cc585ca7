//! Marks on the table, drawn as light that lies on it.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
use bevy::prelude::*;

use crate::rules::game::Seat;

/// A mark on the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A ring that lies on something: where, how it is turned, and its radius as the scale.
    Ring(Transform),
    /// A line around a place, by its corners.
    Frame([Vec3; 4]),
    /// From one point to another.
    Arrow(Vec3, Vec3),
    /// The same, around what lies between: away from where it begins, and then aside.
    Bow(Vec3, Vec3),
    /// The same, aside first: between the rows that what it begins at stands in.
    Aside(Vec3, Vec3),
    /// A thin arrow through points, on a surface that looks this way: between what has to be read.
    Wire(Vec<Vec3>, Vec3),
    /// A number over a point, and how high it is.
    Number(Vec3, String, f32),
}

impl Mark {
    /// A ring that lies flat.
    #[must_use]
    pub fn ring(at: Vec3, radius: f32) -> Self {
        Self::Ring(Transform::from_translation(at).with_scale(Vec3::splat(radius)))
    }

    /// Where a ring is drawn around it, if it is a place.
    #[must_use]
    pub fn middle(&self) -> Option<Vec3> {
        match self {
            Self::Ring(place) => Some(place.translation),
            Self::Frame(corners) => Some(corners.iter().sum::<Vec3>() / 4.0),
            Self::Arrow(..) | Self::Bow(..) | Self::Aside(..) | Self::Wire(..) | Self::Number(..) => None,
        }
    }
}

/// Where what is recalled is: a game fills it in [`Recalling`](super::Recalling).
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Marks {
    /// The marks.
    pub marks: Vec<Mark>,
    /// Who did it.
    pub by: Option<Seat>,
    /// Whether it is the line of the log under the pointer.
    pub pointed: bool,
    /// Whether they are seen through what stands before them.
    pub through: bool,
}

/// How far a mark is over what it lies on.
const OVER: f32 = 0.04;
/// Half as wide as a line is.
const LINE: f32 = 0.065;
/// How far the light of a line reaches to either side.
const GLOW: f32 = 0.2;

/// Triangles with a colour that is more or less opaque.
struct Shape {
    positions: Vec<Vec3>,
    colors: Vec<[f32; 4]>,
    color: LinearRgba,
}

impl Shape {
    /// A band between lines of points, each with how opaque it is there; closed, if it goes around.
    fn band(&mut self, lines: &[(Vec<Vec3>, f32)], color: LinearRgba, closed: bool) {
        let tinted = |alpha: f32| color.with_alpha(alpha).to_f32_array();
        for pair in lines.windows(2) {
            let ((one, a), (other, b)) = (&pair[0], &pair[1]);
            let count = one.len().min(other.len());
            for at in 0..if closed { count } else { count.saturating_sub(1) } {
                let next = (at + 1) % count;
                self.positions.extend([one[at], other[at], one[next], one[next], other[at], other[next]]);
                self.colors.extend([*a, *b, *a, *a, *b, *b].map(tinted));
            }
        }
    }

    /// A line of light through points that are brought to one side or the other.
    fn line(&mut self, through: impl Fn(f32) -> Vec<Vec3>, closed: bool) {
        let edge = [(-GLOW, 0.0), (-LINE * 1.7, 0.75), (LINE * 1.7, 0.75), (GLOW, 0.0)];
        self.band(&edge.map(|(off, alpha)| (through(off), alpha)), LinearRgba::BLACK, closed);
        let lines = [(-LINE, 1.0), (LINE, 1.0)];
        self.band(&lines.map(|(off, alpha)| (through(off), alpha)), self.color, closed);
    }

    fn ring(&mut self, place: &Transform) {
        let radius = place.scale.x;
        let up = place.rotation * Vec3::Y * OVER;
        let line = |off: f32| -> Vec<Vec3> {
            let point = |step: usize| {
                let turn = Quat::from_rotation_y(step as f32 / 48.0 * TAU);
                place.translation + up + place.rotation * (turn * Vec3::X * (radius + off))
            };
            (0..48).map(point).collect()
        };
        self.line(line, true);
    }

    fn wire(&mut self, points: &[Vec3], up: Vec3) {
        const WIDE: f32 = 0.05;
        const HEAD: f32 = 0.3;
        let mut path: Vec<Vec3> = points.to_vec();
        path.dedup_by(|one, other| one.distance(*other) < 1e-3);
        let [.., before, tip] = path[..] else { return };
        let way = (tip - before).normalize_or_zero();
        // The line ends under the head.
        if let Some(end) = path.last_mut() {
            *end -= way * HEAD.min(before.distance(tip)) * 0.9;
        }
        let across: Vec<Vec3> = path.windows(2).map(|ends| (ends[1] - ends[0]).cross(up).normalize_or_zero()).collect();
        // Where it turns, its edges meet.
        let edge = |at: usize| {
            let (one, other) = (across[at.saturating_sub(1)], across[at.min(across.len() - 1)]);
            (one + other) / (1.0 + one.dot(other)).max(0.3)
        };
        let first = self.colors.len();
        // What is done is quieter than what can be done.
        let quiet = self.color * 0.52;
        for (wide, high, color) in [(2.6 * WIDE, OVER, LinearRgba::BLACK), (WIDE, OVER + 0.01, quiet)] {
            let line = |off: f32| path.iter().enumerate().map(|(at, point)| *point + edge(at) * off + up * high).collect::<Vec<_>>();
            self.band(&[(line(-wide), 1.0), (line(wide), 1.0)], color, false);
        }
        for (larger, color) in [(1.6 * WIDE, LinearRgba::BLACK), (0.0, quiet)] {
            let (point, aside) = (tip + (way + up) * OVER, way.cross(up) * (HEAD * 0.6 + larger * 1.4));
            let neck = point - way * (HEAD + larger);
            self.positions.extend([neck - aside, point + way * larger * 1.4, neck + aside]);
            self.colors.extend([color.with_alpha(1.0).to_f32_array(); 3]);
        }
        self.colors[first..].iter_mut().for_each(|[.., alpha]| *alpha *= 0.9);
    }

    fn frame(&mut self, corners: &[Vec3; 4]) {
        let middle = corners.iter().sum::<Vec3>() / 4.0;
        let up = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or(Vec3::Y);
        let up = up * up.y.signum() * OVER;
        let line = |off: f32| -> Vec<Vec3> {
            let out = |corner: &Vec3| {
                let away = *corner - middle;
                *corner + up + away.normalize_or_zero() * off * std::f32::consts::SQRT_2
            };
            corners.iter().map(out).collect()
        };
        self.line(line, true);
    }

    /// An arrow in a flat arc by way of a point.
    fn arrow(&mut self, from: Vec3, by: Vec3, to: Vec3) {
        let long = from.distance(by) + by.distance(to);
        if long <= 0.4 {
            return;
        }
        let head = (0.4 * long).min(0.7);
        let rise = |part: f32| OVER + (0.16 * long).clamp(0.55, 1.2) * 4.0 * part * (1.0 - part);
        // The point counts twice, so that the arrow comes near it.
        let point = |part: f32| {
            let rest = 1.0 - part;
            from * rest.powi(3) + by * (3.0 * part * rest) + to * part.powi(3) + Vec3::Y * rise(part)
        };
        let across = |part: f32| ((by - from) * (1.0 - part).powi(2) + (to - by) * part.powi(2)).cross(Vec3::Y).normalize_or(Vec3::X);
        let last = 1.0 - head / long;
        let steps = |off: f32| {
            let parts = (0..=24_u8).map(|step| f32::from(step) / 24.0 * last);
            parts.map(|part| point(part) + across(part) * off).collect::<Vec<Vec3>>()
        };
        self.line(steps, false);
        let neck = point(last);
        let way = (to - neck).normalize_or_zero();
        let mut tip = |larger: f32, color: LinearRgba, alpha: f32| {
            let wide = across(last) * (head * 0.5 + larger * 1.6);
            self.positions.extend([neck - wide - way * larger, neck + wide - way * larger, point(1.0) + way * larger * 1.6]);
            self.colors.extend([color.with_alpha(alpha).to_f32_array(); 3]);
        };
        tip(0.07, LinearRgba::BLACK, 0.75);
        tip(0.0, self.color, 1.0);
    }
}

/// By which point an arrow goes around what lies between: away from where it begins, and then aside to where it ends.
fn around(from: Vec3, to: Vec3) -> Vec3 {
    let aside =
        if (to.x - from.x).abs() < 1.5 { from.midpoint(to) + Vec3::X * 1.8 } else { Vec3::new(from.x, 0.0, to.z.lerp(from.z, 0.35)) };
    aside.with_y(from.y.midpoint(to.y))
}

/// The light of marks, with a dark edge; none where there is nothing to draw.
pub fn mesh(marks: &[Mark], color: LinearRgba) -> Option<Mesh> {
    let mut shape = Shape { positions: Vec::new(), colors: Vec::new(), color };
    for mark in marks {
        match mark {
            Mark::Ring(place) => shape.ring(place),
            Mark::Frame(corners) => shape.frame(corners),
            Mark::Arrow(from, to) => shape.arrow(*from, from.midpoint(*to), *to),
            Mark::Bow(from, to) => shape.arrow(*from, around(*from, *to), *to),
            Mark::Aside(from, to) => shape.arrow(*from, Vec3::new(to.x.lerp(from.x, 0.42), from.y.midpoint(to.y), from.z), *to),
            Mark::Wire(points, up) => shape.wire(points, *up),
            Mark::Number(..) => {}
        }
    }
    if shape.positions.is_empty() {
        return None;
    }
    let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; shape.colors.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, shape.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, shape.colors);
    Some(mesh)
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::{Mark, mesh};

    #[test]
    fn a_mark_lies_where_it_is_said_to() {
        let at = Vec3::new(3.0, 1.0, -2.0);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| at + Vec3::new(x, 0.0, z));
        for mark in [Mark::ring(at, 1.0), Mark::Frame(corners)] {
            assert_eq!(mark.middle(), Some(at));
            let mesh = mesh(&[mark], LinearRgba::WHITE).expect("something is drawn");
            let points = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|points| points.as_float3()).expect("it has points");
            for point in points {
                let off = Vec3::from(*point) - at;
                assert!((0.7..1.8).contains(&off.with_y(0.0).length()) && (0.0..0.1).contains(&off.y), "{off}");
            }
        }
    }
}
