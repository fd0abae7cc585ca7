//! Shapes that several tables are made of.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::rules::game::Seat;

/// A body whose outline is a rectangle at every height: from the first pair of half extents and height to the last, closed
/// on top if it has a lid. Without one it can lead inwards and down again, as a frame does.
#[must_use]
pub fn stepped(outlines: &[(Vec2, f32)], lid: bool) -> Mesh {
    let corners = |(half, y): (Vec2, f32)| [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| [x * half.x, y, z * half.y]);
    let mut positions: Vec<[f32; 3]> = Vec::new();
    for pair in outlines.windows(2) {
        let (low, high) = (corners(pair[0]), corners(pair[1]));
        for at in 0..4 {
            let next = (at + 1) % 4;
            positions.extend([low[at], high[at], high[next], low[at], high[next], low[next]]);
        }
    }
    if let Some(top) = outlines.last().filter(|_| lid) {
        let [a, b, c, d] = corners(*top);
        positions.extend([a, d, c, a, c, b]);
    }
    // In units of the table, as the grain of surfaces wants them.
    let uvs: Vec<[f32; 2]> = positions.iter().map(|[x, y, z]| [x + y, z + y]).collect();
    flat_mesh(positions).with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}

/// A flat pane of so many corners around a middle: its picture runs from the middle (0) to its edge (1).
#[must_use]
pub fn pane(corners: &[Vec2]) -> Mesh {
    let (mut positions, mut uvs) = (Vec::new(), Vec::new());
    for (at, a) in corners.iter().enumerate() {
        let b = corners[(at + 1) % corners.len()];
        for (point, out) in [(Vec2::ZERO, 0.0), (b, 1.0), (*a, 1.0)] {
            positions.push([point.x, 0.0, point.y]);
            uvs.push([out, 0.5]);
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_computed_flat_normals()
}

/// A mesh of triangles with flat normals.
#[must_use]
fn flat_mesh(positions: Vec<[f32; 3]>) -> Mesh {
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_computed_flat_normals()
}

/// A card of this width and depth, lying: round at its corners, with a picture on its upper side and the picture's edge
/// around it.
#[must_use]
pub fn card(size: Vec2, height: f32, corner: f32) -> Mesh {
    let (half, steps) = (size / 2.0, 5);
    let outline: Vec<Vec2> = (0..4)
        .flat_map(|quarter| {
            let middle = Vec2::from_angle(TAU * (quarter as f32 + 0.5) / 4.0).signum() * (half - corner);
            (0..=steps).map(move |step| middle + Vec2::from_angle(TAU / 4.0 * (quarter as f32 + step as f32 / steps as f32)) * corner)
        })
        .collect();
    let (low, high) = (-height / 2.0, height / 2.0);
    let (mut positions, mut uvs): (Vec<[f32; 3]>, Vec<[f32; 2]>) = (Vec::new(), Vec::new());
    let mut put = |point: Vec2, y: f32, inner: f32| {
        positions.push([point.x, y, point.y]);
        uvs.push((point * inner / size + 0.5).into());
    };
    for at in 0..outline.len() {
        let (a, b) = (outline[at], outline[(at + 1) % outline.len()]);
        for (point, y, inner) in [
            (Vec2::ZERO, high, 1.0),
            (b, high, 1.0),
            (a, high, 1.0),
            // The side has the colour of the edge.
            (a, low, 0.985),
            (a, high, 0.985),
            (b, high, 0.985),
            (a, low, 0.985),
            (b, high, 0.985),
            (b, low, 0.985),
        ] {
            put(point, y, inner);
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_computed_flat_normals()
}

/// A flat token in the shape of a seat's mark, lying, of radius 1 and this height.
#[must_use]
pub fn token(seat: Seat, height: f32) -> Mesh {
    let ring = |corners: usize, radius: &dyn Fn(usize) -> f32, turned: f32| -> Vec<Vec2> {
        (0..corners).map(|at| Vec2::from_angle(turned + TAU * at as f32 / corners as f32) * radius(at)).collect()
    };
    // Towards -z is up on the table.
    let up = -TAU / 4.0;
    let outline = match seat.index() % 6 {
        0 => ring(24, &|_| 0.92, 0.0),
        1 => ring(3, &|_| 1.1, up),
        2 => ring(4, &|_| 1.18, TAU / 8.0),
        3 => ring(4, &|_| 1.1, 0.0),
        4 => {
            let (arm, end) = (0.36, 1.0);
            [
                (arm, -arm),
                (end, -arm),
                (end, arm),
                (arm, arm),
                (arm, end),
                (-arm, end),
                (-arm, arm),
                (-end, arm),
                (-end, -arm),
                (-arm, -arm),
                (-arm, -end),
                (arm, -end),
            ]
            .map(|(x, y)| Vec2::new(x, y))
            .to_vec()
        }
        _ => ring(10, &|at| if at % 2 == 0 { 1.15 } else { 0.5 }, up),
    };
    let (low, high) = (-height / 2.0, height / 2.0);
    let at = |point: Vec2, y: f32| [point.x, y, point.y];
    let mut positions = Vec::new();
    for corner in 0..outline.len() {
        let (a, b) = (outline[corner], outline[(corner + 1) % outline.len()]);
        positions.extend([[0.0, high, 0.0], at(b, high), at(a, high)]);
        positions.extend([at(a, low), at(a, high), at(b, high), at(a, low), at(b, high), at(b, low)]);
    }
    flat_mesh(positions)
}

/// Gathers vertices with normals, tangents and texture coordinates in units of the table.
#[derive(Default)]
struct Surfaced {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    tangents: Vec<[f32; 4]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Surfaced {
    /// Adds a vertex whose texture goes along `tangent`; its number.
    fn put(&mut self, at: Vec3, normal: Vec3, tangent: Vec3, uv: Vec2) -> u32 {
        self.positions.push(at.into());
        self.normals.push(normal.into());
        self.tangents.push(tangent.extend(1.0).into());
        self.uvs.push(uv.into());
        self.positions.len() as u32 - 1
    }

    /// Adds a triangle that looks to where its vertices' normals do.
    fn triangle(&mut self, corners: [u32; 3]) {
        let [a, b, c] = corners.map(|corner| Vec3::from(self.positions[corner as usize]));
        let out: Vec3 = corners.iter().map(|corner| Vec3::from(self.normals[*corner as usize])).sum();
        let [first, second, third] = corners;
        self.indices.extend(if (b - a).cross(c - a).dot(out) < 0.0 { [first, third, second] } else { corners });
    }

    fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, self.tangents)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A box of this size, its edges rounded by `bevel`. Its texture coordinates are units, so that a grain looks the same on all.
#[must_use]
pub fn block(size: Vec3, bevel: f32) -> Mesh {
    let half = size / 2.0;
    let bevel = bevel.min(half.min_element() * 0.98);
    let mut made = Surfaced::default();
    let sign = |corner: usize, axis: usize| if corner >> axis & 1 == 1 { 1.0_f32 } else { -1.0 };
    // Each corner of the box has a vertex on each of the three sides that meet there.
    let mut vertices = [[0_u32; 3]; 8];
    for (corner, of_corner) in vertices.iter_mut().enumerate() {
        for (axis, vertex) in of_corner.iter_mut().enumerate() {
            let signs = Vec3::from_array([0, 1, 2].map(|other| sign(corner, other)));
            let mut at = signs * (half - bevel);
            at[axis] = signs[axis] * half[axis];
            let normal = Vec3::AXES[axis] * signs[axis];
            let tangent = if axis == 1 { Vec3::X } else { Vec3::Y.cross(normal) };
            let uv = Vec2::new(at.dot(tangent), -at.dot(normal.cross(tangent)));
            *vertex = made.put(at, normal, tangent, uv);
        }
    }
    for axis in 0..3 {
        let (second, third) = ((axis + 1) % 3, (axis + 2) % 3);
        for side in 0..2 {
            let corner = |b: usize, c: usize| vertices[side << axis | b << second | c << third][axis];
            let [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
            made.triangle([a, b, c]);
            made.triangle([a, c, d]);
        }
        // The edges along this axis.
        for (b, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let end = |along: usize| vertices[along << axis | b << second | c << third];
            let (near, far) = (end(0), end(1));
            made.triangle([near[second], near[third], far[third]]);
            made.triangle([near[second], far[third], far[second]]);
        }
    }
    vertices.into_iter().for_each(|corner| made.triangle(corner));
    made.mesh()
}

/// A solid of revolution about y: the outline as radius and height, from below to above on its outer side. Corners are sharp
/// where a point stands twice.
#[must_use]
pub fn turned(outline: &[Vec2], steps: u32) -> Mesh {
    let mut made = Surfaced::default();
    for (at, pair) in outline.windows(2).enumerate() {
        let along = pair[1] - pair[0];
        if along.length_squared() < 1e-9 {
            continue;
        }
        let flat = |pair: &[Vec2]| (pair[1] - pair[0]).perp().normalize_or_zero() * -1.0;
        let own = flat(pair);
        let before = at.checked_sub(1).and_then(|before| outline.get(before..before + 2)).map_or(own, flat);
        let after = outline.get(at + 1..at + 3).map_or(own, flat);
        let meet = |other: Vec2| if other == Vec2::ZERO { own } else { (own + other).normalize_or(own) };
        let ends = [(pair[0], meet(before)), (pair[1], meet(after))];
        let first = made.positions.len() as u32;
        for step in 0..=steps {
            let way = Vec2::from_angle(TAU * step as f32 / steps as f32);
            for (point, normal) in ends {
                let around = Vec3::new(-way.y, 0.0, way.x);
                let at = Vec3::new(way.x * point.x, point.y, way.y * point.x);
                let normal = Vec3::new(way.x * normal.x, normal.y, way.y * normal.x);
                made.put(at, normal, around, Vec2::new(TAU * step as f32 / steps as f32 * point.x, -point.y));
            }
        }
        for step in 0..steps {
            let [a, b, c, d] = [0, 1, 3, 2].map(|offset| first + step * 2 + offset);
            made.triangle([a, b, c]);
            made.triangle([a, c, d]);
        }
    }
    made.mesh()
}

/// A cylinder with rounded rims, standing, its centre in the middle.
#[must_use]
pub fn drum(radius: f32, height: f32) -> Mesh {
    let (half, round) = (height / 2.0, (height * 0.25).min(radius * 0.08));
    let p = Vec2::new;
    turned(&[p(radius, -half), p(radius, half - round), p(radius - round, half), p(radius - round, half), p(0.0, half)], 36)
}

/// A cup, open above, its centre in the middle.
#[must_use]
pub fn cup(radius: f32, height: f32) -> Mesh {
    let (half, wall) = (height / 2.0, radius * 0.12);
    let p = Vec2::new;
    turned(
        &[
            p(radius * 0.86, -half),
            p(radius * 0.98, -half + wall),
            p(radius, half - wall * 0.5),
            p(radius - wall * 0.5, half),
            p(radius - wall, half - wall * 0.5),
            p(radius - wall, -half + wall),
            p(radius - wall, -half + wall),
            p(0.0, -half + wall),
        ],
        40,
    )
}

/// A rectangle lying flat, finely divided, whose vertices have the colours that `lit` gives them.
#[must_use]
pub fn ground(size: Vec2, (columns, rows): (u32, u32), lit: impl Fn(Vec2) -> LinearRgba) -> Mesh {
    let mut made = Surfaced::default();
    let mut colors = Vec::new();
    for (row, column) in (0..=rows).flat_map(|row| (0..=columns).map(move |column| (row, column))) {
        let at = (Vec2::new(column as f32 / columns as f32, row as f32 / rows as f32) - 0.5) * size;
        made.put(Vec3::new(at.x, 0.0, at.y), Vec3::Y, Vec3::X, at);
        colors.push(lit(at).to_f32_array());
    }
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let [a, b, c, d] = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(down, along)| (row + down) * (columns + 1) + column + along);
        made.triangle([a, b, c]);
        made.triangle([a, c, d]);
    }
    made.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
}

/// A soft patch lying flat: full within its size, fading over `soft` beyond it.
#[must_use]
pub fn patch(size: Vec2, soft: f32) -> Mesh {
    const RINGS: u32 = 6;
    const CORNER: u32 = 6;
    let mut made = Surfaced::default();
    let mut colors = Vec::new();
    let mut put = |made: &mut Surfaced, at: Vec2, cover: f32| {
        made.put(Vec3::new(at.x, 0.0, at.y), Vec3::Y, Vec3::X, at);
        colors.push([1.0, 1.0, 1.0, cover]);
    };
    put(&mut made, Vec2::ZERO, 1.0);
    let around = 4 * (CORNER + 1);
    for ring in 0..=RINGS {
        let out = ring as f32 / RINGS as f32;
        for (quarter, step) in (0..4).flat_map(|quarter| (0..=CORNER).map(move |step| (quarter, step))) {
            let corner = Vec2::from_angle(TAU * (quarter as f32 + 0.5) / 4.0).signum() * size / 2.0;
            let way = Vec2::from_angle(TAU / 4.0 * (quarter as f32 + step as f32 / CORNER as f32));
            put(&mut made, corner + way * soft * out, (out * std::f32::consts::PI).cos() * 0.5 + 0.5);
        }
    }
    for at in 0..around {
        let next = (at + 1) % around;
        made.triangle([0, 1 + at, 1 + next]);
        for ring in 0..RINGS {
            let corner = |ring: u32, at: u32| 1 + ring * around + at;
            made.triangle([corner(ring, at), corner(ring + 1, at), corner(ring + 1, next)]);
            made.triangle([corner(ring, at), corner(ring + 1, next), corner(ring, next)]);
        }
    }
    made.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every triangle of a solid around its middle looks away from it.
    fn looks_out(mesh: &Mesh) {
        let at = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("it has places");
        let indices: Vec<usize> = mesh.indices().expect("it has triangles").iter().collect();
        for corners in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(at[corners[corner]]));
            let out = (b - a).cross(c - a);
            assert!(out.dot(a + b + c) > -1e-4, "{a} {b} {c}");
        }
    }

    #[test]
    fn a_block_is_closed_and_as_large_as_it_should_be() {
        let size = Vec3::new(3.0, 0.4, 2.0);
        let mesh = block(size, 0.07);
        looks_out(&mesh);
        let at = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("it has places");
        let most = at.iter().fold(Vec3::ZERO, |most, at| most.max(Vec3::from(*at)));
        assert!(most.distance(size / 2.0) < 1e-5, "{most}");
        // Six sides, twelve edges, eight corners.
        assert_eq!(mesh.indices().expect("it has triangles").len() / 3, 6 * 2 + 12 * 2 + 8);
        // Flatter than its edges are round, it has smaller ones.
        looks_out(&block(Vec3::new(1.0, 0.02, 1.0), 0.07));
    }

    #[test]
    fn a_drum_looks_out() {
        looks_out(&drum(1.0, 0.5));
    }
}
