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
    /// The same, half as wide and as strong: over what has to be read.
    Thread(Vec3, Vec3),
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
            Self::Arrow(..) | Self::Thread(..) | Self::Number(..) => None,
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

    /// An arrow in a flat arc, so many times as wide as others.
    fn arrow(&mut self, from: Vec3, to: Vec3, wide: f32) {
        let long = from.distance(to);
        let Some(across) = (to - from).cross(Vec3::Y).try_normalize().filter(|_| long > 0.4) else { return };
        let head = (0.4 * long).min(0.8 * wide.sqrt());
        let point = |part: f32| from.lerp(to, part) + Vec3::Y * (OVER + (0.16 * long).max(0.55) * 4.0 * part * (1.0 - part));
        let last = 1.0 - head / long;
        let steps = |off: f32| (0..=20_u8).map(|step| point(f32::from(step) / 20.0 * last) + across * off * wide).collect::<Vec<Vec3>>();
        self.line(steps, false);
        let neck = point(last);
        let way = (to - from) / long;
        let mut tip = |larger: f32, color: LinearRgba, alpha: f32| {
            let wide = across * (head * 0.5 + larger * 1.6);
            self.positions.extend([neck - wide - way * larger, neck + wide - way * larger, point(1.0) + way * larger * 1.6]);
            self.colors.extend([color.with_alpha(alpha).to_f32_array(); 3]);
        };
        tip(0.07, LinearRgba::BLACK, 0.75);
        tip(0.0, self.color, 1.0);
    }
}

/// The light of marks, with a dark edge; none where there is nothing to draw.
pub fn mesh(marks: &[Mark], color: LinearRgba) -> Option<Mesh> {
    let mut shape = Shape { positions: Vec::new(), colors: Vec::new(), color };
    for mark in marks {
        match mark {
            Mark::Ring(place) => shape.ring(place),
            Mark::Frame(corners) => shape.frame(corners),
            Mark::Arrow(from, to) => shape.arrow(*from, *to, 1.0),
            Mark::Thread(from, to) => {
                let first = shape.colors.len();
                shape.arrow(*from, *to, 0.5);
                shape.colors[first..].iter_mut().for_each(|[.., alpha]| *alpha *= 0.38);
            }
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
