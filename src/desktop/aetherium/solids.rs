//! Builds a piece as one mesh of many coloured solids, so that a full table is few things to draw.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Solids that become one mesh; each vertex has its colour.
#[derive(Debug, Clone, Default)]
pub struct Solids {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

/// A place without turn.
#[must_use]
pub const fn at(x: f32, y: f32, z: f32) -> Transform {
    Transform::from_xyz(x, y, z)
}

/// The corners of a regular polygon, the first towards -z.
#[must_use]
pub fn polygon(corners: usize, radius: f32) -> Vec<Vec2> {
    (0..corners).map(|corner| Vec2::from_angle(TAU * corner as f32 / corners as f32 - TAU / 4.0) * radius).collect()
}

impl Solids {
    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// Gives everything one colour.
    pub fn paint(&mut self, color: LinearRgba) {
        self.colors.fill(color.to_f32_array());
    }

    /// Darkens what is low, as far as this, and the less the higher it is.
    pub fn shade(&mut self, (low, high): (f32, f32), darkest: f32) {
        for ([_, y, _], color) in self.positions.iter().zip(&mut self.colors) {
            let part = ((y - low) / (high - low)).clamp(0.0, 1.0);
            color[..3].iter_mut().for_each(|channel| *channel *= darkest + (1.0 - darkest) * part);
        }
    }

    /// Adds a disc of light or shadow: most of it up to `inner`, nothing at `outer`.
    pub fn pool(&mut self, middle: Vec3, (inner, outer): (f32, f32), color: LinearRgba) -> &mut Self {
        let point = |step: u8, radius: f32| {
            let angle = f32::from(step) / 24.0 * TAU;
            middle + Vec3::new(angle.sin(), 0.0, -angle.cos()) * radius
        };
        let half = (inner + (outer - inner) * 0.4, color.with_alpha(color.alpha * 0.45));
        let rings = [(0.0, color), (inner, color), half, (outer, color.with_alpha(0.0))];
        for (pair, step) in rings.windows(2).flat_map(|pair| (0..24_u8).map(move |step| (pair, step))) {
            let ((near, one), (far, other)) = (pair[0], pair[1]);
            self.shaded(&[
                (point(step, near), one),
                (point(step + 1, near), one),
                (point(step + 1, far), other),
                (point(step, far), other),
            ]);
        }
        self
    }

    /// Adds a shape of the engine.
    pub fn add(&mut self, shape: impl Into<Mesh>, place: Transform, color: LinearRgba) -> &mut Self {
        let mesh: Mesh = shape.into();
        let read = |id| mesh.attribute(id).and_then(|values| values.as_float3()).unwrap_or_default();
        let (positions, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
        let first = self.positions.len() as u32;
        let turn = place.rotation;
        for (position, normal) in positions.iter().zip(normals) {
            self.positions.push(place.transform_point(Vec3::from_array(*position)).to_array());
            // Under an uneven scale normals go the other way.
            let normal = (turn * (Vec3::from_array(*normal) / place.scale)).normalize_or(Vec3::Y);
            self.normals.push(normal.to_array());
            self.colors.push(color.to_f32_array());
        }
        match mesh.indices() {
            Some(indices) => self.indices.extend(indices.iter().map(|index| first + index as u32)),
            None => self.indices.extend(first..self.positions.len() as u32),
        }
        self
    }

    /// Adds a box.
    pub fn block(&mut self, size: Vec3, place: Transform, color: LinearRgba) -> &mut Self {
        self.add(Cuboid::from_size(size), place, color)
    }

    /// Adds a flat polygon with these corners, seen from the side on which they go counterclockwise.
    pub fn face(&mut self, corners: &[Vec3], color: LinearRgba) -> &mut Self {
        let [a, b, c, ..] = corners else { return self };
        let normal = (*b - *a).cross(*c - *a).normalize_or(Vec3::Y);
        let first = self.positions.len() as u32;
        for corner in corners {
            self.positions.push(corner.to_array());
            self.normals.push(normal.to_array());
            self.colors.push(color.to_f32_array());
        }
        for corner in 1..corners.len() as u32 - 1 {
            self.indices.extend([first, first + corner, first + corner + 1]);
        }
        self
    }

    /// Adds a flat quad whose corners have colours of their own, counterclockwise.
    pub fn shaded(&mut self, corners: &[(Vec3, LinearRgba); 4]) -> &mut Self {
        let first = self.colors.len();
        self.face(&corners.map(|(corner, _)| corner), LinearRgba::WHITE);
        for (color, (_, wanted)) in self.colors[first..].iter_mut().zip(corners) {
            *color = wanted.to_f32_array();
        }
        self
    }

    /// Adds a flat rectangle lying at `middle`.
    pub fn plate(&mut self, middle: Vec3, size: Vec2, color: LinearRgba) -> &mut Self {
        let (x, z) = (size.x / 2.0, size.y / 2.0);
        let corners = [(-x, z), (x, z), (x, -z), (-x, -z)].map(|(x, z)| middle + Vec3::new(x, 0.0, z));
        self.face(&corners, color)
    }

    /// Adds a stripe lying from one point to another.
    pub fn stripe(&mut self, from: Vec3, to: Vec3, width: f32, color: LinearRgba) -> &mut Self {
        let aside = Vec3::Y.cross(to - from).normalize_or(Vec3::X) * width / 2.0;
        self.face(&[from - aside, to - aside, to + aside, from + aside], color)
    }

    /// Adds a solid over an outline (x to the right, y towards +z, clockwise seen from above): from `low` to `high`, the
    /// upper side drawn in to `narrow` parts and shifted aside by `lean`.
    pub fn prism(
        &mut self,
        outline: &[Vec2],
        (low, high): (f32, f32),
        narrow: f32,
        lean: Vec2,
        place: Transform,
        color: LinearRgba,
    ) -> &mut Self {
        let lower: Vec<Vec3> = outline.iter().map(|at| place.transform_point(Vec3::new(at.x, low, at.y))).collect();
        let above = |at: &Vec2| *at * narrow + lean;
        let upper: Vec<Vec3> = outline.iter().map(above).map(|at| place.transform_point(Vec3::new(at.x, high, at.y))).collect();
        for corner in 0..outline.len() {
            let next = (corner + 1) % outline.len();
            if narrow > 0.0 {
                self.face(&[lower[corner], upper[corner], upper[next], lower[next]], color);
            } else {
                self.face(&[lower[corner], upper[corner], lower[next]], color);
            }
        }
        if narrow > 0.0 {
            let top: Vec<Vec3> = upper.iter().rev().copied().collect();
            self.face(&top, color);
        }
        self
    }

    /// Adds a crystal standing on its point: two pyramids, base to base, at `waist` parts of its height.
    pub fn crystal(&mut self, corners: usize, radius: f32, height: f32, waist: f32, place: Transform, color: LinearRgba) -> &mut Self {
        let outline = polygon(corners, radius);
        let middle = height * waist;
        self.prism(&outline, (middle, height), 0.0, Vec2::ZERO, place, color);
        let below: Vec<Vec3> = outline.iter().map(|at| place.transform_point(Vec3::new(at.x, middle, at.y))).collect();
        let foot = place.transform_point(Vec3::ZERO);
        for corner in 0..corners {
            let next = (corner + 1) % corners;
            self.face(&[foot, below[corner], below[next]], color * 0.8);
        }
        self
    }

    /// Adds a ring lying, or a part of it: angles in whole turns, from -z clockwise seen from above.
    pub fn arc(&mut self, middle: Vec3, (inner, outer): (f32, f32), (from, to): (f32, f32), color: LinearRgba) -> &mut Self {
        let steps = (((to - from) * 40.0).ceil() as usize).max(1);
        let point = |part: f32, radius: f32| {
            let angle = part * TAU;
            middle + Vec3::new(angle.sin(), 0.0, -angle.cos()) * radius
        };
        for step in 0..steps {
            let part = |step: usize| from + (to - from) * step as f32 / steps as f32;
            let (a, b) = (part(step), part(step + 1));
            self.face(&[point(a, inner), point(b, inner), point(b, outer), point(a, outer)], color);
        }
        self
    }

    /// Adds triangles between vertices: where they are, which way they look, their colours.
    pub fn mesh_of(&mut self, vertices: impl IntoIterator<Item = (Vec3, Vec3, LinearRgba)>, indices: &[u32]) -> &mut Self {
        let first = self.positions.len() as u32;
        for (position, normal, color) in vertices {
            self.positions.push(position.to_array());
            self.normals.push(normal.to_array());
            self.colors.push(color.to_f32_array());
        }
        self.indices.extend(indices.iter().map(|index| first + index));
        self
    }

    /// Adds what another one has, elsewhere.
    pub fn put(&mut self, other: &Self, place: Transform) -> &mut Self {
        let first = self.positions.len() as u32;
        self.positions.extend(other.positions.iter().map(|at| place.transform_point(Vec3::from_array(*at)).to_array()));
        self.normals.extend(other.normals.iter().map(|at| (place.rotation * Vec3::from_array(*at)).to_array()));
        self.colors.extend(&other.colors);
        self.indices.extend(other.indices.iter().map(|index| first + index));
        self
    }

    /// The mesh of all.
    #[must_use]
    pub fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn up(solids: &Solids) -> f32 {
        solids.normals.iter().map(|normal| normal[1]).sum::<f32>() / solids.normals.len() as f32
    }

    impl Solids {
        /// Where the vertices are, and which way they look.
        pub fn vertices(&self) -> impl Iterator<Item = (Vec3, Vec3)> {
            let both = self.positions.iter().zip(&self.normals);
            both.map(|(position, normal)| (Vec3::from_array(*position), Vec3::from_array(*normal)))
        }
    }

    #[test]
    fn what_lies_is_seen_from_above() {
        let white = LinearRgba::WHITE;
        let mut lying = Solids::default();
        lying.plate(Vec3::ZERO, Vec2::ONE, white);
        assert!(up(&lying) > 0.99);
        let mut stripe = Solids::default();
        stripe.stripe(Vec3::ZERO, Vec3::new(1.0, 0.0, 2.0), 0.1, white);
        assert!(up(&stripe) > 0.99);
        let mut arc = Solids::default();
        arc.arc(Vec3::ZERO, (0.5, 1.0), (0.0, 0.4), white);
        assert!(up(&arc) > 0.99);
    }

    #[test]
    fn the_sides_of_a_prism_look_outwards() {
        let mut prism = Solids::default();
        prism.prism(&polygon(6, 1.0), (0.0, 1.0), 1.0, Vec2::ZERO, Transform::default(), LinearRgba::WHITE);
        for (position, normal) in prism.positions.iter().zip(&prism.normals) {
            let (position, normal) = (Vec3::from_array(*position) - Vec3::Y * 0.5, Vec3::from_array(*normal));
            assert!(position.dot(normal) > 0.0, "{position} {normal}");
        }
        let mut crystal = Solids::default();
        crystal.crystal(4, 1.0, 2.0, 0.5, Transform::default(), LinearRgba::WHITE);
        for (position, normal) in crystal.positions.iter().zip(&crystal.normals) {
            assert!((Vec3::from_array(*position) - Vec3::Y).dot(Vec3::from_array(*normal)) > 0.0);
        }
    }
}
