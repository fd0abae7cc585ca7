//! Materials and shapes of desktops, windows and cards: a handful, shared by all.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::places::{ENTRIES, PLATTER, WINDOW};
use super::roles::{Role, hue};
use super::spawner::CARD;
use super::surfaces;
use crate::desktop::TableSet;
use crate::desktop::art::toned;
use crate::desktop::launch::Begin;
use crate::desktop::table::shape::{card, token};
use crate::desktop::table::surface::{Materials, Surface};
use crate::desktop::theme::{Palette, bevy_color, plain};
use crate::rules::data_warriors::{CardState, Face, Kind, State};
use crate::rules::game::{Game as _, MAX_SEATS, Seat};

/// What is written on screens.
pub const GLOW: Color32 = Color32::from_rgb(0xDC, 0xEC, 0xFF);
/// What is written there with less weight.
pub const DIM: Color32 = Color32::from_rgb(0x93, 0xA7, 0xC0);

/// The colour of a kind of card; its label always stands beside it.
#[must_use]
pub const fn tint(kind: Kind) -> Color32 {
    match kind {
        Kind::Prg => Color32::from_rgb(0x2B, 0x5A, 0x8C),
        Kind::Daemon => Color32::from_rgb(0x6A, 0x45, 0x9C),
        Kind::Conf => Color32::from_rgb(0x1C, 0x6E, 0x62),
        Kind::Script => Color32::from_rgb(0x8C, 0x56, 0x12),
    }
}

/// The size of a window that is turned, as it is seen.
pub const TURNED: Vec2 = Vec2::new(2.6, 2.6);

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    /// The frame of a screen.
    pub bezel: Handle<StandardMaterial>,
    /// The screens of the seats, with their wallpapers.
    pub screens: [Handle<StandardMaterial>; MAX_SEATS],
    /// The title bar of a desktop.
    pub bar: Handle<StandardMaterial>,
    /// A part of a screen that things are put on.
    pub tray: Handle<StandardMaterial>,
    /// The line around it.
    pub line: Handle<StandardMaterial>,
    /// The body of a window.
    pub window: Handle<StandardMaterial>,
    /// The frames of windows by what cards are for, and by kind for those that are for nothing of that.
    roles: Vec<(Color32, Handle<StandardMaterial>)>,
    /// The colour of the sign on a window that runs.
    pub runs: Color32,
    /// The shadow under windows and piles.
    pub shadow: Handle<StandardMaterial>,
    /// Under arrows, so that they are seen on everything.
    pub under: Handle<StandardMaterial>,
    /// The lamps by state.
    pub states: [Handle<StandardMaterial>; 3],
    /// The well of a bar or cell.
    pub well: Handle<StandardMaterial>,
    /// An allocated cell of memory.
    pub allocated: Handle<StandardMaterial>,
    /// A throttled one.
    pub throttled: Handle<StandardMaterial>,
    /// The frame of a free one.
    pub free: Handle<StandardMaterial>,
    /// A platter.
    pub platter: Handle<StandardMaterial>,
    /// The gap between platters, and the hub.
    pub hub: Handle<StandardMaterial>,
    /// The trash bin.
    pub bin: Handle<StandardMaterial>,
    /// Sparks, and the edges of a card that burns.
    pub burning: Handle<StandardMaterial>,
    /// What lies over the front of a card that burns.
    pub fire: Handle<StandardMaterial>,
    /// An entry of the stack.
    pub entry: Handle<StandardMaterial>,
    /// The entry that resolves next.
    pub top: Handle<StandardMaterial>,
    /// What lies over an entry that has left the stack.
    pub past: Handle<StandardMaterial>,
    /// The arrows of an entry that is not looked at.
    pub faint: Handle<StandardMaterial>,
    /// The seats' tokens.
    pub seats: [Handle<StandardMaterial>; MAX_SEATS],
}

impl Style {
    /// The frame of a card.
    #[must_use]
    pub fn frame(&self, face: &Face) -> &Handle<StandardMaterial> {
        let wanted = hue(face);
        self.roles.iter().find(|(color, _)| *color == wanted).map_or(&self.window, |(_, material)| material)
    }

    /// The lamp of a state.
    #[must_use]
    pub const fn state(&self, state: CardState) -> &Handle<StandardMaterial> {
        &self.states[state as usize]
    }
}

/// The shapes in use.
#[derive(Resource, Debug, Clone)]
pub struct Shapes {
    /// A cube of side 1.
    pub cube: Handle<Mesh>,
    /// A card.
    pub card: Handle<Mesh>,
    /// A window, as it lies and as it is turned: round at its corners.
    pub window: [Handle<Mesh>; 2],
    /// The entries of the stack: the first, and those that wait.
    pub entries: [Handle<Mesh>; 2],
    /// A platter.
    pub platter: Handle<Mesh>,
    /// Its hub.
    pub hub: Handle<Mesh>,
    /// A lamp.
    pub lamp: Handle<Mesh>,
    /// The seats' tokens, of radius 1.
    pub tokens: [Handle<Mesh>; MAX_SEATS],
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_shapes).add_systems(Begin(State::ID), make_style.run_if(not(resource_exists::<Style>))).add_systems(
        Update,
        make_style.in_set(TableSet::Input).run_if(resource_exists::<Style>.and_then(resource_exists_and_changed::<Palette>)),
    );
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Shapes {
        cube: meshes.add(Cuboid::new(1.0, 1.0, 1.0)),
        card: meshes.add(card(CARD, 0.06, 0.1)),
        window: [WINDOW, TURNED].map(|size| meshes.add(card(size, 0.14, 0.14))),
        entries: ENTRIES.map(|size| meshes.add(card(size, 0.2, 0.14))),
        platter: meshes.add(Cylinder::new(PLATTER, 0.1)),
        hub: meshes.add(Cylinder::new(PLATTER * 0.6, 0.04)),
        lamp: meshes.add(Cylinder::new(0.17, 0.08)),
        tokens: std::array::from_fn(|seat| meshes.add(token(Seat(seat as u8), 0.3))),
    });
}

fn make_style(mut commands: Commands, palette: Res<Palette>, mut grained: Materials) {
    let c = Color32::from_rgb;
    let grey = palette.is_grey();
    // What has a colour is grey where the palette has none.
    let toned = |color: Color32| toned(color, grey);
    let bezel = grained.add(Surface::Metal, bevy_color(toned(c(0x9A, 0xA4, 0xB4))));
    let Materials { plain: materials, images, .. } = &mut grained;
    let screens = palette.seats.map(|seat| {
        let texture = Some(images.add(surfaces::wallpaper(seat, grey)));
        materials.add(StandardMaterial {
            base_color_texture: texture.clone(),
            emissive_texture: texture,
            emissive: LinearRgba::gray(0.55),
            // Glass over it.
            perceptual_roughness: 0.28,
            reflectance: 0.15,
            ..default()
        })
    });
    let metal = images.add(surfaces::sheen());
    let platter = materials.add(StandardMaterial {
        base_color_texture: Some(metal.clone()),
        emissive_texture: Some(metal),
        emissive: LinearRgba::gray(0.12),
        perceptual_roughness: 0.3,
        metallic: 0.25,
        reflectance: 0.6,
        ..default()
    });
    let soft = images.add(surfaces::shadow());
    let shadow = materials.add(StandardMaterial { base_color_texture: Some(soft), alpha_mode: AlphaMode::Blend, unlit: true, ..default() });
    let fire = materials.add(StandardMaterial {
        base_color: Color::linear_rgb(1.6, 1.6, 1.6),
        base_color_texture: Some(images.add(surfaces::fire())),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    });
    let past = materials.add(StandardMaterial {
        base_color: Color::srgba_u8(0x10, 0x1A, 0x2A, 0x78),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    });
    let mut plain = |color: Color32, roughness: f32, glow: f32| materials.add(plain(toned(color), roughness, glow));
    let frames = Role::ALL.map(Role::color).into_iter().chain(Kind::ALL.map(tint));
    let style = Style {
        bezel,
        screens,
        bar: plain(c(0x0E, 0x1E, 0x36), 0.8, 0.1),
        tray: plain(c(0x12, 0x27, 0x42), 0.6, 0.35),
        line: plain(c(0x5C, 0x86, 0xB4), 0.6, 0.45),
        window: plain(c(0x10, 0x1A, 0x2A), 0.6, 0.3),
        roles: frames.map(|color| (color, plain(color.lerp_to_gamma(Color32::WHITE, 0.22), 0.4, 0.55))).collect(),
        runs: palette.net,
        shadow,
        under: plain(c(0x04, 0x08, 0x10), 0.9, 0.0),
        states: [plain(palette.text, 0.4, 0.6), plain(palette.gained, 0.4, 1.0), plain(palette.net, 0.4, 0.6)],
        well: plain(c(0x06, 0x0C, 0x16), 0.8, 0.0),
        allocated: plain(c(0x7C, 0x93, 0xB2), 0.5, 0.35),
        throttled: plain(palette.refused, 0.6, 0.5),
        free: plain(palette.net, 0.4, 0.9),
        platter,
        hub: plain(c(0x0A, 0x0F, 0x18), 0.9, 0.0),
        bin: plain(c(0x6E, 0x7A, 0x8A), 0.4, 0.05),
        fire,
        burning: plain(c(0xFF, 0x7A, 0x2E), 0.7, 1.6),
        entry: plain(c(0x1C, 0x30, 0x4C), 0.6, 0.4),
        top: plain(palette.asks, 0.5, 0.9),
        past,
        faint: plain(palette.net.gamma_multiply(0.5).to_opaque(), 0.7, 0.4),
        seats: palette.seats.map(|color| plain(color, 0.45, 0.6)),
    };
    commands.insert_resource(style);
}
