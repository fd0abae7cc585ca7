//! Materials and shapes of racks and cards: a handful, shared by all.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::fronts::{crest, tint};
use super::pieces::{CARD, DEPTH, HEIGHT, WIDTH, row_frame};
use crate::desktop::TableSet;
use crate::desktop::launch::Begin;
use crate::desktop::table::label::made;
use crate::desktop::table::shape::{card, patch, stepped, token};
use crate::desktop::table::surface::{Materials, Surface};
use crate::desktop::theme::{Palette, bevy_color, plain};
use crate::rules::access_denied::{Level, SECTORS, Sector, State};
use crate::rules::game::{Game as _, MAX_SEATS, Seat};

/// The paper of a card.
pub const PAPER: Color32 = Color32::from_rgb(0xE9, 0xE1, 0xCB);
/// The ink on it.
pub const INK: Color32 = Color32::from_rgb(0x22, 0x1E, 0x18);
/// The back of a card.
pub const BACK: Color32 = Color32::from_rgb(0x1C, 0x3A, 0x33);
/// What shines on the racks' screens.
pub const PHOSPHOR: Color32 = Color32::from_rgb(0xB4, 0xFF, 0xD6);

/// What is printed on the racks.
pub const CREAM: Color32 = Color32::from_rgb(0xF4, 0xEC, 0xD8);

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    /// The cases of the racks, by sector.
    pub cases: [Handle<StandardMaterial>; SECTORS],
    /// The light around a rack at which something can be done, and around the one that is pointed at.
    pub halo: [Handle<StandardMaterial>; 2],
    /// What keeps light from the ground under a rack.
    pub contact: Handle<StandardMaterial>,
    /// The shade over a rack at which nothing can be done.
    pub dimmed: Handle<StandardMaterial>,
    /// Its ears and frames.
    pub bezel: Handle<StandardMaterial>,
    /// Its feet and vents.
    pub feet: Handle<StandardMaterial>,
    /// The plate with the sector's name.
    pub plate: Handle<StandardMaterial>,
    /// Handles and screws.
    pub metal: Handle<StandardMaterial>,
    /// The screen of a rack that somebody controls.
    pub screen: Handle<StandardMaterial>,
    /// The screen of one that nobody does.
    pub dark: Handle<StandardMaterial>,
    /// The frame of a row that can be attempted next, its ground, that of its name, and the light around it.
    pub next: [Handle<StandardMaterial>; 4],
    /// What lies over a screen: dark corners, and the light that its glass mirrors.
    pub glass: Handle<StandardMaterial>,
    /// An empty socket.
    pub socket: Handle<StandardMaterial>,
    /// A lamp that is off.
    pub off: Handle<StandardMaterial>,
    /// A lamp of a level that the viewer holds.
    pub on: Handle<StandardMaterial>,
    /// The mat in the middle.
    pub mat: Handle<StandardMaterial>,
    /// The lines on it.
    pub line: Handle<StandardMaterial>,
    /// The soft shadow around a card that lies.
    pub shade: Handle<StandardMaterial>,
    /// A card's face.
    pub paper: Handle<StandardMaterial>,
    /// The edges of cards in a stack.
    pub edges: Handle<StandardMaterial>,
    /// The seats' tokens.
    pub seats: [Handle<StandardMaterial>; MAX_SEATS],
    /// What shines on the racks' screens.
    pub phosphor: Color32,
    /// What is written on something that shines.
    pub unlit: Color32,
}

/// The shapes in use.
#[derive(Resource, Debug, Clone)]
pub struct Shapes {
    /// A cube of side 1.
    pub cube: Handle<Mesh>,
    /// A square of side 1, lying.
    pub quad: Handle<Mesh>,
    /// A lamp.
    pub lamp: Handle<Mesh>,
    /// A screw.
    pub screw: Handle<Mesh>,
    /// The case of a rack.
    pub case: Handle<Mesh>,
    /// What stands out behind it, by sector.
    pub crests: [Handle<Mesh>; SECTORS],
    /// The light around it.
    pub halo: Handle<Mesh>,
    /// The shadow around it.
    pub contact: Handle<Mesh>,
    /// A badge of diameter 1.
    pub badge: Handle<Mesh>,
    /// The frame of its screen, and of its bay for the password.
    pub frames: [Handle<Mesh>; 2],
    /// The light around a row.
    pub row_light: Handle<Mesh>,
    /// The handle at its side.
    pub handle: Handle<Mesh>,
    /// The ring of a socket of radius 1.
    pub ring: Handle<Mesh>,
    /// A card of width 1, lying.
    pub card: Handle<Mesh>,
    /// The shadow around it.
    pub shade: Handle<Mesh>,
    /// The seats' tokens, of radius 1.
    pub tokens: [Handle<Mesh>; MAX_SEATS],
}

/// The middles and half sizes of a rack's screen and of its bay for the password.
pub const OPENINGS: [(Vec3, Vec2); 2] =
    [(Vec3::new(-1.35, 0.0, 0.0), Vec2::new(2.85, 1.28)), (Vec3::new(2.97, 0.0, 0.0), Vec2::new(1.24, 1.28))];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes).add_systems(Begin(State::ID), make_style.run_if(not(resource_exists::<Style>))).add_systems(
        Update,
        make_style.in_set(TableSet::Input).run_if(resource_exists::<Style>.and_then(resource_exists_and_changed::<Palette>)),
    );
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let half = Vec2::new(WIDTH, DEPTH) / 2.0;
    let frame = |opening: Vec2| {
        let out = opening + 0.12;
        stepped(&[(out, -0.02), (out, 0.07), (out - 0.04, 0.11), (opening + 0.03, 0.11), (opening, 0.02)], false)
    };
    let post = |z: f32| Cuboid::new(0.1, 0.3, 0.1).mesh().build().translated_by(Vec3::new(0.0, 0.15, z));
    let mut handle = Cylinder::new(0.07, 1.3).mesh().resolution(10).build().rotated_by(Quat::from_rotation_x(TAU / 4.0));
    handle = handle.translated_by(Vec3::Y * 0.3);
    for post in [post(-0.55), post(0.55)] {
        handle.merge(&post).expect("they are made of the same");
    }
    commands.insert_resource(Shapes {
        cube: meshes.add(Cuboid::new(1.0, 1.0, 1.0)),
        quad: meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))),
        lamp: meshes.add(Cylinder::new(0.14, 0.08)),
        screw: meshes.add(Cylinder::new(0.08, 0.05)),
        case: meshes.add(stepped(&[(half + 0.02, -HEIGHT), (half, -0.12), (half - 0.1, 0.0)], true)),
        crests: Sector::ALL.map(|sector| meshes.add(crest(sector))),
        halo: meshes.add(patch(half * 2.0 + 0.08, 0.4)),
        contact: meshes.add(patch(half * 2.0, 1.5)),
        badge: meshes.add(Cylinder::new(0.5, 0.1)),
        frames: OPENINGS.map(|(_, opening)| meshes.add(frame(opening))),
        row_light: meshes.add(patch(row_frame(Level::Root).1 * 2.0, 0.2)),
        handle: meshes.add(handle),
        ring: meshes.add(Torus { minor_radius: 0.1, major_radius: 0.9 }),
        card: meshes.add(card(Vec2::new(1.0, CARD), 0.024, 0.06)),
        shade: meshes.add(patch(Vec2::new(0.92, CARD - 0.08), 0.16)),
        tokens: std::array::from_fn(|seat| meshes.add(token(Seat(seat as u8), 0.5))),
    });
}

fn make_style(mut commands: Commands, palette: Res<Palette>, mut surfaces: Materials) {
    let c = Color32::from_rgb;
    // In a palette without hues the screens have none either.
    let phosphor = if palette.is_grey() { palette.text } else { PHOSPHOR };
    let grey = |color: Color32| if phosphor == PHOSPHOR { color } else { Color32::from_gray((color.intensity() * 255.0) as u8) };
    let cases = Sector::ALL.map(|sector| {
        // The screens are brighter than what they are set in.
        let color = bevy_color(grey(tint(sector)).gamma_multiply(0.88).to_opaque());
        let case = match sector {
            // Blank metal would mirror the lamp.
            Sector::Micronopoly => {
                StandardMaterial { metallic: 0.55, perceptual_roughness: 0.32, ..surfaces.of(Surface::Metal, color.darker(0.16)) }
            }
            Sector::Universities => surfaces.of(Surface::Wood, color),
            Sector::Banking | Sector::Government => surfaces.of(Surface::Stone, color),
            // Enamel.
            _ => StandardMaterial { perceptual_roughness: 0.3, reflectance: 0.5, ..surfaces.of(Surface::Plastic, color) },
        };
        surfaces.plain.add(case)
    });
    let grained = [(Surface::Felt, c(0x2C, 0x55, 0x45)), (Surface::Metal, c(0xC8, 0xC0, 0xA8))];
    let [mat, bezel] = grained.map(|(surface, color)| surfaces.add(surface, bevy_color(grey(color))));
    let (materials, images) = (&mut surfaces.plain, &mut surfaces.images);
    // Scan lines lie under what is written.
    let ground = images.add(made((64, 192), |x, y| {
        let far = Vec2::new(x - 0.5, y - 0.5).length() * 1.5;
        let line = if (y * 48.0).rem_euclid(1.0) < 0.4 { 0.8 } else { 1.0 };
        let grey = ((235.0 - 110.0 * far.min(1.0)) * line) as u8;
        [grey, grey, grey, 255]
    }));
    let mut shining = |color: Color32, bright: f32, picture: Option<&Handle<Image>>| {
        let color = bevy_color(color).to_linear() * bright;
        let base_color_texture = picture.cloned();
        materials.add(StandardMaterial { base_color: color.with_alpha(1.0).into(), base_color_texture, unlit: true, ..default() })
    };
    let screen = shining(phosphor, 0.11, Some(&ground));
    let dark = shining(phosphor, 0.06, Some(&ground));
    let [next_frame, next_name] = [2.6, 2.0].map(|bright| shining(palette.net.lerp_to_gamma(palette.text, 0.15), bright, None));
    let socket = shining(phosphor, 0.2, None);
    let line = shining(phosphor, 0.3, None);
    let on = shining(palette.gained, 1.25, None);
    let mut flat = |color: Color32, cover: f32, depth_bias: f32| {
        let base_color = bevy_color(color).with_alpha(cover);
        materials.add(StandardMaterial { base_color, alpha_mode: AlphaMode::Blend, unlit: true, depth_bias, ..default() })
    };
    let halo = [flat(palette.net.lerp_to_gamma(palette.text, 0.1), 0.9, 0.0), flat(palette.net.lerp_to_gamma(palette.text, 0.4), 1.0, 0.0)];
    let contact = flat(Color32::BLACK, 0.72, -1.0);
    let next = [next_frame, flat(palette.net.lerp_to_gamma(Color32::BLACK, 0.6), 0.96, 0.0), next_name, flat(palette.net, 0.85, -0.5)];
    let dimmed = flat(Color32::BLACK, 0.4, 60.0);
    let mut painted = |color: Color32, roughness: f32, metallic: f32, glow: f32| {
        materials.add(StandardMaterial { metallic, ..plain(grey(color), roughness, glow) })
    };
    let style = Style {
        cases,
        halo,
        contact,
        dimmed,
        bezel,
        feet: painted(c(0x2E, 0x2B, 0x24), 0.9, 0.0, 0.0),
        plate: painted(c(0x0E, 0x12, 0x11), 0.95, 0.0, 0.0),
        metal: painted(c(0xC8, 0xC6, 0xBE), 0.3, 0.75, 0.05),
        screen,
        dark,
        next,
        glass: materials.add(StandardMaterial {
            base_color_texture: Some(images.add(made((128, 128), |x, y| {
                let from_middle = Vec2::new(x - 0.5, y - 0.5).abs() * 2.0;
                let corner = (from_middle.x.powi(8) + from_middle.y.powi(6)).min(1.0) * 0.4;
                // Two slanting bands of the light above are mirrored.
                let slant = x + 0.45 * y;
                let band = |from: f32, to: f32| f32::from(u8::from((from..to).contains(&slant)));
                let mirrored = (0.13 * band(0.62, 0.9) + 0.09 * band(0.95, 1.02)) * (1.0 - y);
                let light = (255.0 * mirrored / (mirrored + corner).max(0.001)) as u8;
                [light, light, light, ((mirrored + corner).min(1.0) * 255.0) as u8]
            }))),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            depth_bias: 40.0,
            ..default()
        }),
        socket,
        off: materials.add(plain(grey(c(0x4A, 0x54, 0x4C)), 0.4, 0.4)),
        on,
        mat,
        line,
        shade: materials.add(StandardMaterial {
            base_color: Color::BLACK.with_alpha(0.6),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            depth_bias: 1.0,
            ..default()
        }),
        paper: materials.add(plain(grey(PAPER), 0.9, 0.16)),
        edges: materials.add(plain(grey(c(0xC9, 0xBD, 0x9E)), 0.9, 0.0)),
        seats: palette.seats.map(|color| materials.add(plain(color, 0.4, 0.65))),
        phosphor,
        unlit: palette.room,
    };
    commands.insert_resource(style);
}
