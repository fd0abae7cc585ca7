//! Sculpts figures: shapes that flow into each other become one smooth skin, darker where little light comes.

use std::f32::consts::TAU;

use bevy::prelude::*;
use fast_surface_nets::ndshape::{RuntimeShape, Shape as _};
use fast_surface_nets::{SurfaceNetsBuffer, surface_nets};

use super::solids::Solids;

/// A shape around the origin.
#[derive(Debug, Clone, Copy)]
enum Shape {
    /// A box of these half sizes, its edges rounded.
    Block(Vec3, f32),
    /// From one point to another, as thick as the radii at both.
    Limb([Vec3; 2], [f32; 2]),
    /// A ring lying, by its radius and that of its bar.
    Ring(f32, f32),
    /// An upright disc or drum, by its radius and half its height.
    Drum(f32, f32),
    /// A crystal on its point, by its corners, radius, height and the height of its waist.
    Crystal(f32, f32, f32, f32),
}

impl Shape {
    /// How far a point is from the surface; negative inside. Of crystals no more than that.
    fn distance(self, at: Vec3) -> f32 {
        let edges = |q: Vec2| q.max(Vec2::ZERO).length() + q.max_element().min(0.0);
        match self {
            Self::Block(half, round) => {
                let q = at.abs() - half + round;
                q.max(Vec3::ZERO).length() + q.max_element().min(0.0) - round
            }
            Self::Limb([from, to], [one, other]) => {
                let (way, along) = (to - from, at - from);
                let part = (along.dot(way) / way.length_squared().max(1e-6)).clamp(0.0, 1.0);
                along.distance(way * part) - one.lerp(other, part)
            }
            Self::Ring(radius, bar) => Vec2::new(at.xz().length() - radius, at.y).length() - bar,
            Self::Drum(radius, half) => edges(Vec2::new(at.xz().length() - radius, at.y.abs() - half)),
            Self::Crystal(corners, radius, height, waist) => {
                let sector = TAU / corners;
                let folded = (at.x.atan2(-at.z) + TAU).rem_euclid(sector) - sector / 2.0;
                let (inner, out) = (radius * (sector / 2.0).cos(), at.xz().length() * folded.cos());
                let side = |up: f32, y: f32| Vec2::new(out - inner, y).dot(Vec2::new(up, inner).normalize());
                side(height - waist, at.y - waist).max(side(waist, waist - at.y))
            }
        }
    }
}

/// A shape at its place.
#[derive(Debug, Clone, Copy)]
struct Lump {
    shape: Shape,
    /// From where it stands to around the origin.
    into: Mat4,
    /// Its smallest scale.
    scale: f32,
    color: LinearRgba,
}

impl Lump {
    fn distance(&self, at: Vec3) -> f32 {
        self.shape.distance(self.into.transform_point3(at)) * self.scale
    }
}

/// Shapes that become one skin.
#[derive(Debug, Clone, Default)]
pub struct Clay(Vec<Lump>);

/// The distance between the points that are looked at: finer detail is lost, and edges are as round.
const CELL: f32 = 0.03;
/// How far shapes flow into each other.
const FLOW: f32 = 0.05;
/// How far an edge is brightened, as with a brush that is almost dry, and by how much of white.
const EDGE: (f32, f32) = (0.05, 0.5);
/// From how far away light is kept from the skin, and how much of it is from there.
const NEAR: [(f32, f32); 3] = [(0.07, 0.5), (0.18, 0.3), (0.4, 0.25)];

impl Clay {
    fn add(&mut self, shape: Shape, place: Transform, color: LinearRgba) -> &mut Self {
        self.0.push(Lump { shape, into: place.to_matrix().inverse(), scale: place.scale.min_element(), color });
        self
    }

    /// Adds a box.
    pub fn block(&mut self, size: Vec3, place: Transform, color: LinearRgba) -> &mut Self {
        self.add(Shape::Block(size / 2.0, size.min_element() * 0.18), place, color)
    }

    /// Adds a ball.
    pub fn ball(&mut self, radius: f32, at: Vec3, color: LinearRgba) -> &mut Self {
        self.limb([at, at], [radius, radius], color)
    }

    /// Adds something round from one point to another, as thick as the radii at both.
    pub fn limb(&mut self, ends: [Vec3; 2], radii: [f32; 2], color: LinearRgba) -> &mut Self {
        self.add(Shape::Limb(ends, radii), Transform::IDENTITY, color)
    }

    /// Adds a ring lying.
    pub fn ring(&mut self, radius: f32, bar: f32, place: Transform, color: LinearRgba) -> &mut Self {
        self.add(Shape::Ring(radius, bar), place, color)
    }

    /// Adds an upright drum, so high.
    pub fn drum(&mut self, radius: f32, high: f32, place: Transform, color: LinearRgba) -> &mut Self {
        self.add(Shape::Drum(radius, high / 2.0), place, color)
    }

    /// Adds a crystal standing on its point, `waist` parts of its height under its widest.
    pub fn crystal(&mut self, corners: u8, radius: f32, height: f32, waist: f32, place: Transform, color: LinearRgba) -> &mut Self {
        self.add(Shape::Crystal(f32::from(corners), radius, height, height * waist), place, color)
    }

    /// How far a point is from the skin.
    fn distance(&self, at: Vec3) -> f32 {
        self.0.iter().map(|lump| lump.distance(at)).fold(f32::INFINITY, |one, other| {
            let flow = ((FLOW - (one - other).abs()) / FLOW).max(0.0);
            one.min(other) - if flow > 0.0 { flow * flow * FLOW / 4.0 } else { 0.0 }
        })
    }

    /// How the distance grows with the way, along each axis.
    fn slope(&self, at: Vec3) -> Vec3 {
        const STEP: f32 = 0.006;
        let along = |axis: Vec3| (self.distance(at + axis * STEP) - self.distance(at - axis * STEP)) / (2.0 * STEP);
        Vec3::new(along(Vec3::X), along(Vec3::Y), along(Vec3::Z))
    }

    /// The plane of the skin near a point: one of its points, and which way it looks.
    fn plane(&self, at: Vec3) -> (Vec3, Vec3) {
        let slope = self.slope(at);
        (at - slope * (self.distance(at) / slope.length_squared().max(0.01)), slope.normalize_or(Vec3::Y))
    }

    /// The point of the skin near one of the net, and which way it looks; where an edge or a corner is near, on that: there the
    /// planes of the skin around it meet. The net alone would step along its edges.
    fn settled(&self, at: Vec3) -> (Vec3, Vec3) {
        let (on_skin, normal) = self.plane(at);
        let (aside, along) = normal.any_orthonormal_pair();
        let is_flat = |way: Vec3| self.distance(on_skin + way * CELL).abs() < CELL * 0.1;
        if [aside, -aside, along, -along].into_iter().all(is_flat) {
            return (on_skin, normal);
        }
        let planes = [(1.0, 1.0, 1.0), (1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)]
            .map(|corner| self.plane(at + Vec3::from(corner) * CELL * 0.5));
        let middle = planes.iter().map(|(point, _)| *point).sum::<Vec3>() / planes.len() as f32;
        let nearer = |at: Vec3, _| at + planes.iter().map(|(point, normal)| *normal * normal.dot(*point - at)).sum::<Vec3>() * 0.4;
        // Where shapes flow into each other they meet under the skin.
        let (meet, _) = self.plane((0..16).fold(middle, nearer));
        let looks = planes.iter().map(|(_, normal)| *normal).sum::<Vec3>().normalize_or(normal);
        (at + (meet - at).clamp_length_max(CELL * 1.2), looks)
    }

    /// The two triangles of a quad of the net, folded along that of its diagonals that lies on the skin.
    fn folded(&self, quad: &[u32], at: &[(Vec3, Vec3)]) -> [u32; 6] {
        let [a, b, c, d, e, f] = std::array::from_fn(|corner| quad[corner]);
        let off = |one: u32, other: u32| self.distance(at[one as usize].0.midpoint(at[other as usize].0)).abs();
        // The one has a corner that the other has not.
        let Some(alone) = [d, e, f].into_iter().find(|corner| ![a, b, c].contains(corner)) else { return [a, b, c, d, e, f] };
        let Some(tip) = [a, b, c].iter().position(|corner| ![d, e, f].contains(corner)) else { return [a, b, c, d, e, f] };
        let around = |step: usize| [a, b, c][(tip + step) % 3];
        let (tip, left, right) = (around(0), around(1), around(2));
        if off(tip, alone) < off(left, right) { [tip, left, alone, tip, alone, right] } else { [a, b, c, d, e, f] }
    }

    /// How much light comes to a point of the skin, standing on the ground at height 0.
    fn light(&self, at: Vec3, normal: Vec3) -> f32 {
        let kept = |(far, share): (f32, f32)| {
            let point = at + normal * far;
            share * (1.0 - self.distance(point).min(point.y) / far).clamp(0.0, 1.0)
        };
        1.0 - NEAR.map(kept).iter().sum::<f32>().min(0.85)
    }

    /// How much of an edge a point of the skin is: nothing where the skin is flat or hollow.
    fn edge(&self, at: Vec3, normal: Vec3) -> f32 {
        (1.0 + self.distance(at - normal * EDGE.0) / EDGE.0).clamp(0.0, 1.0)
    }

    /// How far all points of a grid are from the skin; where the middle of several is farther than they are apart, as far as that.
    fn field(&self, grid: &RuntimeShape<u32, 3>, count: [u32; 3], point: impl Fn([f32; 3]) -> Vec3) -> Vec<f32> {
        const SIDE: u32 = 5;
        let apart = CELL * SIDE as f32 * 0.9 + FLOW;
        let mut field = vec![0.0; grid.usize()];
        let starts = |axis: usize| (0..count[axis]).step_by(SIDE as usize);
        for (x, y, z) in starts(0).flat_map(|x| starts(1).flat_map(move |y| starts(2).map(move |z| (x, y, z)))) {
            let middle = self.distance(point([x, y, z].map(|at| at as f32 + (SIDE - 1) as f32 / 2.0)));
            let [east, high, south] = [(x, 0), (y, 1), (z, 2)].map(|(at, axis)| (at + SIDE).min(count[axis]));
            let points = (x..east).flat_map(|x| (y..high).flat_map(move |y| (z..south).map(move |z| (x, y, z))));
            for (x, y, z) in points {
                let near = middle.abs() < apart;
                field[grid.linearize([x, y, z]) as usize] = if near { self.distance(point([x, y, z].map(|at| at as f32))) } else { middle };
            }
        }
        field
    }

    /// The skin of all that lies in a box of this width around the origin and up to this height.
    #[must_use]
    pub fn skin(&self, width: f32, height: f32) -> Solids {
        let mut skin = Solids::default();
        if self.0.is_empty() {
            return skin;
        }
        let low = Vec3::new(-width / 2.0, -2.0 * CELL, -width / 2.0);
        let count = ((Vec3::new(width, height, width) / CELL).ceil().as_uvec3() + UVec3::splat(4)).to_array();
        let grid = RuntimeShape::<u32, 3>::new(count);
        let point = |[x, y, z]: [f32; 3]| low + Vec3::new(x, y, z) * CELL;
        let field = self.field(&grid, count, point);
        let mut net = SurfaceNetsBuffer::default();
        surface_nets(&field, &grid, [0; 3], count.map(|side| side - 1), &mut net);
        let settled: Vec<(Vec3, Vec3)> = net.positions.iter().map(|at| self.settled(point(*at))).collect();
        let indices: Vec<u32> = net.indices.chunks_exact(6).flat_map(|quad| self.folded(quad, &settled)).collect();
        let vertices = settled.iter().map(|&(at, normal)| {
            let nearest = self.0.iter().min_by(|one, other| one.distance(at).total_cmp(&other.distance(at)));
            let color = nearest.map_or(LinearRgba::WHITE, |lump| lump.color);
            let brushed = color.mix(&LinearRgba::WHITE, self.edge(at, normal) * EDGE.1);
            (at, normal, (brushed * self.light(at, normal)).with_alpha(color.alpha))
        });
        skin.mesh_of(vertices, &indices);
        skin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skin_lies_around_its_shapes_and_looks_outwards() {
        let mut clay = Clay::default();
        clay.ball(0.3, Vec3::Y * 0.5, LinearRgba::WHITE).block(Vec3::splat(0.2), Transform::from_xyz(0.4, 0.2, 0.0), LinearRgba::RED);
        let skin = clay.skin(1.2, 1.0);
        assert!(!skin.is_empty());
        for (at, normal) in skin.vertices() {
            assert!(clay.distance(at).abs() < CELL * 0.25, "{at}");
            assert!(clay.distance(at + normal * 0.02) > clay.distance(at), "{at} {normal}");
        }
    }

    #[test]
    fn distances_are_those_of_the_shapes() {
        let crystal = Shape::Crystal(4.0, 1.0, 2.0, 1.0);
        assert!(crystal.distance(Vec3::Y).is_sign_negative());
        assert!(crystal.distance(Vec3::new(0.0, 1.0, -0.99)) < 0.0 && crystal.distance(Vec3::new(0.0, 1.0, -1.05)) > 0.0);
        assert!(crystal.distance(Vec3::Y * 2.1) > 0.0 && crystal.distance(Vec3::NEG_Y * 0.1) > 0.0);
        assert!((Shape::Drum(0.5, 0.2).distance(Vec3::Y * 0.5) - 0.3).abs() < 1e-5);
        assert!((Shape::Block(Vec3::ONE, 0.1).distance(Vec3::X * 1.5) - 0.5).abs() < 1e-5);
    }
}
