//! Shapes that several tables are made of.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::PrimitiveTopology;
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
    flat_mesh(positions)
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

/// A round cable along these points.
#[must_use]
pub fn cable(along: &[Vec3], radius: f32) -> Mesh {
    const SIDES: usize = 8;
    let rings: Vec<[Vec3; SIDES]> = (0..along.len())
        .map(|at| {
            let ahead = (along[(at + 1).min(along.len() - 1)] - along[at.saturating_sub(1)]).normalize_or(Vec3::X);
            let across = ahead.cross(Vec3::Y).normalize_or(Vec3::X);
            let up = across.cross(ahead);
            std::array::from_fn(|side| {
                let (sin, cos) = (TAU * side as f32 / SIDES as f32).sin_cos();
                along[at] + (across * cos + up * sin) * radius
            })
        })
        .collect();
    let mut positions: Vec<[f32; 3]> = Vec::new();
    for pair in rings.windows(2) {
        for side in 0..SIDES {
            let next = (side + 1) % SIDES;
            let [a, b, c, d] = [pair[0][side], pair[1][side], pair[1][next], pair[0][next]].map(|at| at.to_array());
            positions.extend([a, c, b, a, d, c]);
        }
    }
    flat_mesh(positions)
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
