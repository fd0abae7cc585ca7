//! Materials and shapes of the console: a handful, shared by all its pieces.

use std::f32::consts::{SQRT_2, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::desktop::TableSet;
use crate::desktop::launch::Begin;
use crate::desktop::table::label::made;
use crate::desktop::table::shape::{pane, token};
use crate::desktop::table::surface::{Materials, Surface};
use crate::desktop::theme::{Palette, bevy_color};
use crate::rules::game::{Game as _, MAX_SEATS, Seat};
use crate::rules::terminal_dispute::State;

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
    /// Part of what scores, once the match is over.
    Scores,
    /// A hex shaded in an earlier round.
    Shaded,
}

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    looks: [Handle<StandardMaterial>; 10],
    /// The console's case, and its darker parts.
    pub case: Handle<StandardMaterial>,
    /// The lower part of the case.
    pub hull: Handle<StandardMaterial>,
    /// The frames of screens and sockets.
    pub rim: Handle<StandardMaterial>,
    /// The ground of screens.
    pub dark: Handle<StandardMaterial>,
    /// The floor of sockets.
    pub floor: Handle<StandardMaterial>,
    /// The felt of the dice tray.
    pub felt: Handle<StandardMaterial>,
    /// Bare metal: screws, edges.
    pub metal: Handle<StandardMaterial>,
    /// Stripes of yellow and black.
    pub stripes: Handle<StandardMaterial>,
    /// What lies over a screen: dark corners, a reflection.
    pub glass: Handle<StandardMaterial>,
    /// The soft shadow under a die.
    pub shade: Handle<StandardMaterial>,
    /// A lamp or circle that is off.
    pub off: Handle<StandardMaterial>,
    /// What is drawn faintly on a screen.
    pub faint: Handle<StandardMaterial>,
    /// A port whose number is in hand.
    pub lit: Handle<StandardMaterial>,
    /// A lamp that asks.
    pub asking: Handle<StandardMaterial>,
    /// A socket with a die that can be used, or where one can be put.
    pub ready: Handle<StandardMaterial>,
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
    /// The seats' marks.
    pub seats: [Handle<StandardMaterial>; MAX_SEATS],
    /// What shines on the screens.
    pub phosphor: Color32,
    /// What is written there, and the names of places.
    pub digits: Color32,
    pub letters: Color32,
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
    /// A box of the matrix, of side 1, flat.
    pub cell: Handle<Mesh>,
    /// A hex of the charger, pointy at ±z, of radius 1, flat.
    pub hex: Handle<Mesh>,
    /// A ring lying flat, of radius 1.
    pub ring: Handle<Mesh>,
    /// A circle of the tracker that is not unlocked, is ready, is used.
    pub circles: [Handle<Mesh>; 3],
    /// A lamp.
    pub lamp: Handle<Mesh>,
    /// The socket around a lamp or a port.
    pub collar: Handle<Mesh>,
    /// A die of side 1 with round edges.
    pub die: Handle<Mesh>,
    /// The pips of a die of side 1.
    pub pips: Handle<Mesh>,
    /// A square of side 1, lying.
    pub quad: Handle<Mesh>,
    /// A screw.
    pub screw: Handle<Mesh>,
    /// The seats' marks.
    pub tokens: [Handle<Mesh>; MAX_SEATS],
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes).add_systems(Begin(State::ID), make_style.run_if(not(resource_exists::<Style>))).add_systems(
        Update,
        make_style.in_set(TableSet::Input).run_if(resource_exists::<Style>.and_then(resource_exists_and_changed::<Palette>)),
    );
}

/// What shines on the screens: in a palette without hues it has none either.
#[must_use]
pub fn phosphor(palette: &Palette) -> Color32 {
    if palette.is_grey() { palette.text } else { Color32::from_rgb(0xFF, 0xB2, 0x4D) }
}

/// How bright a legal place is at rest.
pub const LEGAL_GLOW: f32 = 2.6;

fn make_style(mut commands: Commands, palette: Res<Palette>, mut surfaces: Materials) {
    let c = Color32::from_rgb;
    let grained = [(Surface::Plastic, c(0xB4, 0xB9, 0xAE)), (Surface::Metal, c(0x5A, 0x61, 0x62)), (Surface::Felt, c(0x3C, 0x50, 0x4C))];
    let phosphor = phosphor(&palette);
    let grey = |color: Color32| if phosphor == palette.text { Color32::from_gray((color.intensity() * 255.0) as u8) } else { color };
    let [case, hull, felt] = grained.map(|(surface, color)| surfaces.add(surface, bevy_color(grey(color))));
    let (materials, images) = (&mut surfaces.plain, &mut surfaces.images);
    let [outline, open, filled, fresh] = [
        profile(|out| if (0.86..0.985).contains(&out) { 1.0 } else { 0.16 + 0.12 * out * out }),
        profile(|out| if (0.8..0.985).contains(&out) { 1.0 } else { 0.6 + 0.2 * out * out }),
        profile(|out| if out > 0.985 { 0.0 } else { 0.62 + 0.38 * out.powi(3) }),
        profile(|out| match out {
            _ if out > 0.985 => 0.0,
            _ if out > 0.94 => 0.5,
            _ if out > 0.8 => 0.12,
            _ => 0.42 + 0.2 * out,
        }),
    ]
    .map(|image| images.add(image));
    let mut shown = |color: Color32, bright: f32, profile: &Handle<Image>| {
        let color = bevy_color(color).to_linear() * bright;
        materials.add(StandardMaterial {
            base_color: color.with_alpha(1.0).into(),
            base_color_texture: Some(profile.clone()),
            unlit: true,
            ..default()
        })
    };
    let looks = [
        shown(phosphor, 0.24, &outline),
        shown(palette.net, LEGAL_GLOW, &open),
        shown(mixed(palette.net, Color32::WHITE, 0.55), 1.5, &filled),
        shown(palette.asks, 1.25, &filled),
        shown(palette.refused, 0.9, &fresh),
        shown(phosphor, 0.26, &filled),
        shown(palette.gained, 0.24, &fresh),
        shown(palette.refused, 0.1, &fresh),
        shown(phosphor, 0.85, &filled),
        shown(phosphor, 0.5, &filled),
    ];
    let mut plain = |color: Color32, roughness: f32, metallic: f32, glow: f32| {
        let color = bevy_color(grey(color));
        materials.add(StandardMaterial {
            base_color: color,
            perceptual_roughness: roughness,
            metallic,
            reflectance: 0.35,
            emissive: color.to_linear() * glow,
            ..default()
        })
    };
    let mut style = Style {
        looks,
        case,
        hull,
        rim: plain(c(0x2C, 0x31, 0x36), 0.5, 0.1, 0.0),
        dark: default(),
        floor: plain(c(0x15, 0x18, 0x1C), 0.9, 0.0, 0.0),
        felt,
        metal: plain(c(0xC4, 0xC2, 0xBA), 0.35, 0.7, 0.06),
        stripes: default(),
        glass: default(),
        shade: default(),
        off: plain(c(0x3B, 0x36, 0x2E), 0.35, 0.0, 0.0),
        faint: default(),
        lit: default(),
        asking: default(),
        ready: default(),
        past: default(),
        die: plain(c(0xF6, 0xF0, 0xE2), 0.35, 0.0, 0.12),
        spent: plain(mixed(c(0x5E, 0x68, 0x70), palette.gained, 0.4), 0.5, 0.0, 0.05),
        held: plain(palette.asks, 0.35, 0.0, 0.3),
        pip: plain(c(0x14, 0x17, 0x1D), 0.6, 0.0, 0.0),
        seats: palette.seats.map(|color| plain(color, 0.45, 0.0, 0.45)),
        phosphor,
        digits: mixed(phosphor, Color32::WHITE, 0.95),
        letters: mixed(phosphor, Color32::WHITE, 0.85),
    };
    // What shines has no shadow on it.
    let mut shining = |color: Color32, bright: f32| {
        let color = bevy_color(color).to_linear() * bright;
        materials.add(StandardMaterial { base_color: color.with_alpha(1.0).into(), unlit: true, ..default() })
    };
    style.faint = shining(phosphor, 0.06);
    style.lit = shining(palette.net, 1.1);
    style.asking = shining(palette.asks, 1.2);
    style.ready = shining(palette.net, 1.1);
    style.past = shining(phosphor, 0.86);
    style.dark = materials.add(StandardMaterial {
        base_color: bevy_color(mixed(Color32::BLACK, phosphor, 0.72)),
        base_color_texture: Some(images.add(lit_ground())),
        unlit: true,
        ..default()
    });
    style.stripes = materials.add(StandardMaterial {
        base_color_texture: Some(images.add(stripes(grey(c(0xE0, 0xA8, 0x1E)), c(0x1C, 0x1B, 0x19)))),
        perceptual_roughness: 0.6,
        reflectance: 0.2,
        ..default()
    });
    style.glass = materials.add(StandardMaterial {
        base_color_texture: Some(images.add(glass())),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        // It lies over all that is drawn on the screen.
        depth_bias: 40.0,
        ..default()
    });
    style.shade = materials.add(StandardMaterial {
        base_color_texture: Some(images.add(made((48, 48), |x, y| {
            let far = (Vec2::new(x - 0.5, y - 0.5).length() * 2.0).min(1.0);
            [0, 0, 0, ((1.0 - far * far).powi(2) * 190.0) as u8]
        }))),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        depth_bias: 1.0,
        ..default()
    });
    commands.insert_resource(style);
}

/// A colour between two others.
fn mixed(from: Color32, to: Color32, part: f32) -> Color32 {
    let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part) as u8;
    Color32::from_rgb(mix(from.r(), to.r()), mix(from.g(), to.g()), mix(from.b(), to.b()))
}

/// How bright a box or hex is from its middle to its edge.
fn profile(bright: impl Fn(f32) -> f32) -> Image {
    made((128, 1), |out, _| {
        // Brightness is meant as light.
        let value = (bright(out).powf(1.0 / 2.2) * 255.0) as u8;
        [value, value, value, 255]
    })
}

/// The ground of a screen that is on: brighter in its middle, with scan lines, which lie under what is written there.
fn lit_ground() -> Image {
    const LINES: f32 = 96.0;
    made((64, 384), |x, y| {
        let far = Vec2::new(x - 0.5, y - 0.5).length() * 1.5;
        let line = if (y * LINES).rem_euclid(1.0) < 0.4 { 0.88 } else { 1.0 };
        let grey = ((176.0 - 56.0 * far.min(1.0)) * line) as u8;
        [grey, grey, grey, 255]
    })
}

/// Slanting stripes.
fn stripes(bright: Color32, dark: Color32) -> Image {
    const STRIPES: f32 = 44.0;
    made((1024, 16), |x, y| {
        let color = if (x * STRIPES - y * 0.5).rem_euclid(1.0) < 0.5 { bright } else { dark };
        [color.r(), color.g(), color.b(), 255]
    })
}

/// Dark corners, and the reflection of a lamp.
fn glass() -> Image {
    made((128, 128), |x, y| {
        let from_middle = Vec2::new(x - 0.5, y - 0.5).abs() * 2.0;
        let corner = (from_middle.x.powi(6) + from_middle.y.powi(6)).min(1.0);
        let reflection = (1.0 - ((x - 0.16) * 1.1 + (y + 0.1) * 1.6).abs() * 2.4).clamp(0.0, 1.0) * 0.08;
        let dark = corner * 0.35;
        let cover = dark + reflection * (1.0 - dark);
        let white = if cover > 0.0 { reflection * (1.0 - dark) / cover } else { 0.0 };
        let grey = (white.powf(1.0 / 2.2) * 255.0) as u8;
        [grey, grey, grey, (cover * 255.0) as u8]
    })
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let around = |corners: usize, radius: f32, turned: f32| -> Vec<Vec2> {
        (0..corners).map(|at| Vec2::from_angle(turned + TAU * at as f32 / corners as f32) * radius).collect()
    };
    let ring = || Torus { minor_radius: 0.13, major_radius: 1.0 }.mesh().build();
    let with = |parts: Vec<Mesh>| {
        parts.into_iter().fold(ring(), |mut all, part| {
            all.merge(&part).expect("they are made of the same");
            all
        })
    };
    let bar = |turned: f32| Cuboid::new(1.7, 0.16, 0.2).mesh().build().rotated_by(Quat::from_rotation_y(turned));
    let disc = Cylinder::new(0.66, 0.12).mesh().build();
    let shapes = Shapes {
        cell: meshes.add(pane(&around(4, SQRT_2 / 2.0, TAU / 8.0))),
        hex: meshes.add(pane(&around(6, 1.0, TAU / 12.0))),
        ring: meshes.add(ring()),
        circles: [meshes.add(ring()), meshes.add(with(vec![disc])), meshes.add(with(vec![bar(TAU / 8.0), bar(-TAU / 8.0)]))],
        lamp: meshes.add(Cylinder::new(0.35, 0.12)),
        collar: meshes.add(Torus { minor_radius: 0.16, major_radius: 1.0 }),
        die: meshes.add(rounded_cube(0.16)),
        pips: meshes.add(pips()),
        quad: meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))),
        screw: meshes.add(screw()),
        tokens: std::array::from_fn(|seat| meshes.add(token(Seat(seat as u8), 0.3))),
    };
    commands.insert_resource(shapes);
}

/// A round head with a slot.
fn screw() -> Mesh {
    let mut head = Cylinder::new(0.15, 0.06).mesh().resolution(16).build();
    let slot = Cuboid::new(0.22, 0.05, 0.05).mesh().build().rotated_by(Quat::from_rotation_y(0.6)).translated_by(Vec3::Y * 0.02);
    head.merge(&slot).expect("they are made of the same");
    head
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
            let at = turn * Vec3::new(x * 0.22, 0.497, z * 0.22);
            let pip = Cylinder::new(0.085, 0.012).mesh().resolution(14).build().rotated_by(turn).translated_by(at);
            match &mut all {
                Some(all) => all.merge(&pip).expect("all pips have the same attributes"),
                None => all = Some(pip),
            }
        }
    }
    all.expect("a die has pips")
}
