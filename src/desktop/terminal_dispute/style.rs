//! Materials and shapes of the console: a handful, shared by all its pieces.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::desktop::TableSet;
use crate::desktop::table::shape::slab;
use crate::desktop::theme::{Palette, bevy_color};

/// How a box or a hex looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Empty.
    Idle,
    /// Empty, and what is in hand can go there.
    Legal,
    /// What is pointed at, and would be taken.
    Aimed,
    /// Chosen, waiting to be confirmed.
    Armed,
    /// What is pointed at, and is refused.
    Refused,
    /// Filled in an earlier round.
    Filled,
    /// Filled in this round.
    Fresh,
    /// Crossed out.
    Crossed,
}

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    looks: [Handle<StandardMaterial>; 8],
    /// The console's case.
    pub case: Handle<StandardMaterial>,
    /// Screens and sockets.
    pub dark: Handle<StandardMaterial>,
    /// The rims of screens and sockets.
    pub rim: Handle<StandardMaterial>,
    /// A lamp or circle that is off.
    pub off: Handle<StandardMaterial>,
    /// A lamp or circle that is on.
    pub on: Handle<StandardMaterial>,
    /// A port whose number is in hand.
    pub lit: Handle<StandardMaterial>,
    /// A lamp that asks.
    pub asking: Handle<StandardMaterial>,
    /// A lamp of a round gone by.
    pub past: Handle<StandardMaterial>,
    /// A die.
    pub die: Handle<StandardMaterial>,
    /// A die that is written.
    pub spent: Handle<StandardMaterial>,
    /// A die in hand.
    pub held: Handle<StandardMaterial>,
    /// The pips of a die.
    pub pip: Handle<StandardMaterial>,
}

impl Style {
    /// The material of a look.
    #[must_use]
    pub fn look(&self, look: Look) -> Handle<StandardMaterial> {
        self.looks[look as usize].clone()
    }
}

/// The shapes in use.
#[derive(Resource, Debug, Clone)]
pub struct Shapes {
    /// A box of the matrix: 1 × 0.14 × 1.
    pub cell: Handle<Mesh>,
    /// A hex of the charger, pointy at ±z, of radius 1, 0.12 high.
    pub hex: Handle<Mesh>,
    /// A ring lying flat, of radius 1.
    pub ring: Handle<Mesh>,
    /// A small lamp.
    pub lamp: Handle<Mesh>,
    /// A die of side 1 with round edges.
    pub die: Handle<Mesh>,
    /// The pips of a die of side 1.
    pub pips: Handle<Mesh>,
    /// A cube of side 1.
    pub cube: Handle<Mesh>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (make_shapes, make_style))
        .add_systems(Update, make_style.in_set(TableSet::Input).run_if(resource_exists_and_changed::<Palette>));
}

fn make_style(mut commands: Commands, palette: Res<Palette>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut plain = |color: Color32, roughness: f32, metallic: f32, glow: f32| {
        let color = bevy_color(color);
        materials.add(StandardMaterial {
            base_color: color,
            perceptual_roughness: roughness,
            metallic,
            reflectance: 0.25,
            emissive: color.to_linear() * glow,
            ..default()
        })
    };
    let net = palette.net;
    let dim = |color: Color32, part: f32| {
        Color32::from_rgb((f32::from(color.r()) * part) as u8, (f32::from(color.g()) * part) as u8, (f32::from(color.b()) * part) as u8)
    };
    let looks = [
        plain(Color32::from_rgb(0x1B, 0x2A, 0x3B), 0.9, 0.0, 0.35),
        plain(dim(net, 0.34), 0.9, 0.0, 0.55),
        plain(net, 0.4, 0.0, 1.1),
        plain(palette.asks, 0.4, 0.0, 0.9),
        plain(palette.refused, 0.5, 0.0, 0.5),
        plain(Color32::from_rgb(0x31, 0x55, 0x6B), 0.9, 0.0, 0.45),
        plain(dim(palette.gained, 0.5), 0.9, 0.0, 0.5),
        plain(Color32::from_rgb(0x2A, 0x1E, 0x1C), 0.8, 0.0, 0.05),
    ];
    let style = Style {
        looks,
        case: plain(Color32::from_rgb(0x4A, 0x52, 0x5C), 0.7, 0.3, 0.0),
        dark: plain(Color32::from_rgb(0x06, 0x0B, 0x14), 0.95, 0.0, 0.9),
        rim: plain(Color32::from_rgb(0x22, 0x28, 0x31), 0.85, 0.1, 0.0),
        off: plain(Color32::from_rgb(0x22, 0x29, 0x33), 0.5, 0.0, 0.0),
        on: plain(net, 0.4, 0.0, 1.6),
        lit: plain(dim(palette.asks, 0.5), 0.8, 0.0, 0.4),
        asking: plain(palette.asks, 0.4, 0.0, 1.6),
        past: plain(dim(net, 0.4), 0.5, 0.0, 0.3),
        die: plain(Color32::from_rgb(0xEF, 0xE9, 0xDC), 0.42, 0.0, 0.02),
        spent: plain(Color32::from_rgb(0x55, 0x58, 0x5E), 0.8, 0.0, 0.0),
        held: plain(palette.asks, 0.4, 0.0, 0.25),
        pip: plain(Color32::from_rgb(0x14, 0x17, 0x1D), 0.6, 0.0, 0.0),
    };
    commands.insert_resource(style);
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let shapes = Shapes {
        cell: meshes.add(slab(1.0, 0.14, 0.06)),
        hex: meshes
            .add(Cylinder::new(1.0, 0.12).mesh().resolution(6).build().rotated_by(Quat::from_rotation_y(std::f32::consts::FRAC_PI_6))),
        ring: meshes.add(Torus { minor_radius: 0.13, major_radius: 1.0 }),
        lamp: meshes.add(Cylinder::new(0.16, 0.1)),
        die: meshes.add(rounded_cube(0.16)),
        pips: meshes.add(pips()),
        cube: meshes.add(Cuboid::new(1.0, 1.0, 1.0)),
    };
    commands.insert_resource(shapes);
}

/// A cube of side 1 whose edges are rounded by `radius`.
fn rounded_cube(radius: f32) -> Mesh {
    const STEPS: usize = 8;
    let (mut positions, mut normals, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for axis in 0..3 {
        for sign in [-1.0_f32, 1.0] {
            let first = positions.len() as u32;
            for (row, column) in (0..=STEPS).flat_map(|row| (0..=STEPS).map(move |column| (row, column))) {
                // Denser towards the edges, where the surface bends.
                let spread = |step: usize| ((step as f32 / STEPS as f32 - 0.5) * std::f32::consts::PI).sin() * 0.5;
                let mut point = [0.0; 3];
                point[axis] = sign * 0.5;
                point[(axis + 1) % 3] = spread(row);
                point[(axis + 2) % 3] = spread(column);
                let point = Vec3::from(point);
                let core = point.clamp(Vec3::splat(radius - 0.5), Vec3::splat(0.5 - radius));
                let normal = (point - core).normalize_or(Vec3::ZERO);
                positions.push((core + normal * radius).to_array());
                normals.push(normal.to_array());
            }
            for (row, column) in (0..STEPS).flat_map(|row| (0..STEPS).map(move |column| (row, column))) {
                let corner = |row: usize, column: usize| first + (row * (STEPS + 1) + column) as u32;
                let (a, b, c, d) = (corner(row, column), corner(row + 1, column), corner(row + 1, column + 1), corner(row, column + 1));
                if sign > 0.0 { indices.extend([a, b, c, a, c, d]) } else { indices.extend([a, c, b, a, d, c]) }
            }
        }
    }
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

/// Where each face of a die looks when it lies as it was made: 1 up, 6 down.
#[must_use]
const fn face_normal(face: u8) -> Vec3 {
    match face {
        2 => Vec3::Z,
        3 => Vec3::X,
        4 => Vec3::NEG_X,
        5 => Vec3::NEG_Z,
        6 => Vec3::NEG_Y,
        _ => Vec3::Y,
    }
}

/// The turn that brings a face up.
#[must_use]
pub fn face_up(face: u8) -> Quat {
    Quat::from_rotation_arc(face_normal(face), Vec3::Y)
}

/// The pips of all six faces as one mesh.
fn pips() -> Mesh {
    let spots: [&[(f32, f32)]; 6] = [
        &[(0.0, 0.0)],
        &[(-1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (-1.0, 1.0), (0.0, 0.0), (1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (-1.0, 0.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 0.0), (1.0, 1.0)],
    ];
    let mut all: Option<Mesh> = None;
    for (face, spots) in (1..=6_u8).zip(spots) {
        let turn = Quat::from_rotation_arc(Vec3::Y, face_normal(face));
        for (x, z) in spots {
            let at = turn * Vec3::new(x * 0.24, 0.497, z * 0.24);
            let pip = Cylinder::new(0.09, 0.012).mesh().resolution(14).build().rotated_by(turn).translated_by(at);
            match &mut all {
                Some(all) => all.merge(&pip).expect("all pips have the same attributes"),
                None => all = Some(pip),
            }
        }
    }
    all.expect("a die has pips")
}
