//! Marks on the server: squares filled, hatched, dotted or framed, and lines over it. All of them are one mesh.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::desktop::aetherium::places::Server;
use crate::rules::aetherium::{Facing, Square};

/// How a square is marked. No two differ by colour alone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Pattern {
    /// Filled.
    Fill,
    /// Stripes.
    Hatch,
    /// Dots.
    Dots,
    /// A frame of this width.
    Frame(f32),
    /// One side of a frame of this width.
    Side(Facing, f32),
    /// Its corners.
    Corners,
    /// A cross.
    Cross,
    /// An arrow head towards where something looks.
    Arrow(Facing),
    /// A small triangle in its south-western corner.
    Notch,
}

/// A mark.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mark {
    /// On a square.
    Square {
        /// Which.
        at: Square,
        /// How high over the noise.
        height: f32,
        /// How.
        pattern: Pattern,
        /// In which colour.
        color: LinearRgba,
    },
    /// A line.
    Line {
        /// From where.
        from: Vec3,
        /// To where.
        to: Vec3,
        /// How wide.
        width: f32,
        /// Whether it is dashed.
        dashed: bool,
        /// In which colour.
        color: LinearRgba,
    },
}

/// A mesh that grows.
#[derive(Default)]
struct Growing {
    positions: Vec<[f32; 3]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Growing {
    /// Adds a convex polygon.
    fn polygon(&mut self, corners: &[Vec3], color: LinearRgba) {
        let first = self.positions.len() as u32;
        self.positions.extend(corners.iter().map(Vec3::to_array));
        self.colors.extend(std::iter::repeat_n(color.to_f32_array(), corners.len()));
        for at in 1..(corners.len() as u32).saturating_sub(1) {
            self.indices.extend([first, first + at, first + at + 1]);
        }
    }
}

/// What is left of a convex polygon where `side` is not negative.
fn cut(polygon: &[Vec2], side: impl Fn(Vec2) -> f32) -> Vec<Vec2> {
    let mut left = Vec::new();
    for (at, a) in polygon.iter().enumerate() {
        let b = polygon[(at + 1) % polygon.len()];
        let (here, there) = (side(*a), side(b));
        if here >= 0.0 {
            left.push(*a);
        }
        if (here >= 0.0) != (there >= 0.0) {
            left.push(a.lerp(b, here / (here - there)));
        }
    }
    left
}

fn square(half: f32) -> [Vec2; 4] {
    [Vec2::new(-half, -half), Vec2::new(half, -half), Vec2::new(half, half), Vec2::new(-half, half)]
}

fn block(from: Vec2, to: Vec2) -> Vec<Vec2> {
    vec![from, Vec2::new(to.x, from.y), to, Vec2::new(from.x, to.y)]
}

/// The polygons of a pattern in a square from -0.5 to 0.5, x to the east and y to the north.
fn polygons(pattern: Pattern) -> Vec<Vec<Vec2>> {
    match pattern {
        Pattern::Fill => vec![square(0.47).to_vec()],
        Pattern::Hatch => (-3..=3_i8)
            .map(|at| {
                let (middle, half) = (f32::from(at) * 0.26, 0.055);
                let left = cut(&square(0.46), |point| point.x + point.y - middle + half);
                cut(&left, |point| middle + half - point.x - point.y)
            })
            .filter(|polygon| polygon.len() > 2)
            .collect(),
        Pattern::Dots => {
            let places = [-0.3, 0.0, 0.3];
            let dot =
                |x: f32, y: f32| [(0.0, -0.06), (0.06, 0.0), (0.0, 0.06), (-0.06, 0.0)].map(|(dx, dy)| Vec2::new(x + dx, y + dy)).to_vec();
            places.into_iter().flat_map(|x| places.map(|y| dot(x, y))).collect()
        }
        Pattern::Frame(width) => {
            let (out, inner) = (0.49, 0.49 - width);
            vec![
                block(Vec2::new(-out, -out), Vec2::new(out, -inner)),
                block(Vec2::new(-out, inner), Vec2::new(out, out)),
                block(Vec2::new(-out, -inner), Vec2::new(-inner, inner)),
                block(Vec2::new(inner, -inner), Vec2::new(out, inner)),
            ]
        }
        Pattern::Side(facing, width) => {
            let (x, y) = facing.ahead().offset();
            let out = Vec2::new(f32::from(x), f32::from(y));
            let (middle, half) = (out * (0.5 - width / 2.0), out.abs() * (width / 2.0) + out.perp().abs() * 0.5);
            vec![block(middle - half, middle + half)]
        }
        Pattern::Corners => {
            let (out, long, wide) = (0.49, 0.2, 0.08);
            let corner = |x: f32, y: f32| {
                let at = |dx: f32, dy: f32| Vec2::new(x * (out - dx), y * (out - dy));
                [
                    vec![at(0.0, 0.0), at(long, 0.0), at(long, wide), at(0.0, wide)],
                    vec![at(0.0, wide), at(wide, wide), at(wide, long), at(0.0, long)],
                ]
            };
            [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].into_iter().flat_map(|(x, y)| corner(x, y)).collect()
        }
        Pattern::Cross => {
            let band = |side: fn(Vec2) -> f32| {
                let left = cut(&square(0.36), |point| side(point) + 0.07);
                cut(&left, |point| 0.07 - side(point))
            };
            vec![band(|point| point.x - point.y), band(|point| point.x + point.y)]
        }
        Pattern::Arrow(facing) => {
            let (x, y) = facing.ahead().offset();
            let (ahead, aside) = (Vec2::new(f32::from(x), f32::from(y)), Vec2::new(-f32::from(y), f32::from(x)));
            vec![vec![ahead * 0.46, ahead * 0.14 + aside * 0.27, ahead * 0.22, ahead * 0.14 - aside * 0.27]]
                .into_iter()
                .flat_map(|kite| [vec![kite[0], kite[1], kite[2]], vec![kite[0], kite[2], kite[3]]])
                .collect()
        }
        Pattern::Notch => vec![vec![Vec2::new(-0.46, -0.46), Vec2::new(-0.2, -0.46), Vec2::new(-0.46, -0.2)]],
    }
}

/// One mesh of all marks, as the server lies.
#[must_use]
pub fn mesh(marks: &[Mark], server: Server) -> Mesh {
    let mut all = Growing::default();
    for mark in marks {
        match *mark {
            Mark::Square { at, height, pattern, color } => {
                for polygon in polygons(pattern) {
                    let place = |point: &Vec2| {
                        server.point(f32::from(at.x()) + 0.5 + point.x, f32::from(at.y()) + 0.5 + point.y) + Vec3::Y * height
                    };
                    all.polygon(&polygon.iter().map(place).collect::<Vec<_>>(), color);
                }
            }
            Mark::Line { from, to, width, dashed, color } => {
                let way = to - from;
                let aside = way.cross(Vec3::Y).normalize_or(Vec3::X) * width / 2.0;
                let pieces = if dashed { (way.length() / 0.3).ceil().max(1.0) as usize } else { 1 };
                for piece in 0..pieces {
                    let long = if dashed { 0.55 } else { 1.0 };
                    let (a, b) = (piece as f32 / pieces as f32, (piece as f32 + long) / pieces as f32);
                    let (a, b) = (from + way * a, from + way * b);
                    all.polygon(&[a - aside, b - aside, b + aside, a + aside], color);
                }
            }
        }
    }
    let normals = vec![[0.0, 1.0, 0.0]; all.positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, all.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, all.colors)
        .with_inserted_indices(Indices::U32(all.indices))
}

#[cfg(test)]
mod tests {
    use super::{Pattern, polygons};
    use crate::rules::aetherium::Facing;

    #[test]
    fn patterns_stay_in_their_square() {
        let all = [Pattern::Fill, Pattern::Hatch, Pattern::Dots, Pattern::Frame(0.1), Pattern::Corners, Pattern::Cross, Pattern::Notch];
        let sides = Facing::ALL.map(|facing| Pattern::Side(facing, 0.1));
        for pattern in all.into_iter().chain(Facing::ALL.map(Pattern::Arrow)).chain(sides) {
            let polygons = polygons(pattern);
            assert!(!polygons.is_empty(), "{pattern:?} is drawn");
            for corner in polygons.iter().flatten() {
                assert!(corner.abs().max_element() <= 0.5, "{pattern:?} has a corner at {corner}");
            }
            assert!(polygons.iter().all(|polygon| polygon.len() > 2), "{pattern:?} is made of areas");
        }
    }
}
