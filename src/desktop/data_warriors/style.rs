//! Materials and shapes of desktops, windows and cards: a handful, shared by all.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::places::PLATTER;
use super::spawner::CARD;
use crate::desktop::TableSet;
use crate::desktop::table::shape::{card, token};
use crate::desktop::theme::{Palette, plain};
use crate::rules::data_warriors::{CardState, Kind};
use crate::rules::game::{MAX_SEATS, Seat};

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

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    /// The frame of a screen.
    pub bezel: Handle<StandardMaterial>,
    /// A screen.
    pub screen: Handle<StandardMaterial>,
    /// The title bar of a desktop.
    pub bar: Handle<StandardMaterial>,
    /// A part of a screen that things are put on.
    pub tray: Handle<StandardMaterial>,
    /// The line around it.
    pub line: Handle<StandardMaterial>,
    /// The body of a window.
    pub window: Handle<StandardMaterial>,
    /// The title bars of windows by kind.
    pub kinds: [Handle<StandardMaterial>; 4],
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
    /// A card that burns.
    pub burning: Handle<StandardMaterial>,
    /// An entry of the stack.
    pub entry: Handle<StandardMaterial>,
    /// The entry that resolves next.
    pub top: Handle<StandardMaterial>,
    /// The arrows of an entry that is not looked at.
    pub faint: Handle<StandardMaterial>,
    /// The seats' tokens.
    pub seats: [Handle<StandardMaterial>; MAX_SEATS],
}

impl Style {
    /// The title bar of a kind of card.
    #[must_use]
    pub const fn kind(&self, kind: Kind) -> &Handle<StandardMaterial> {
        &self.kinds[kind as usize]
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
    /// A platter.
    pub platter: Handle<Mesh>,
    /// Its hub.
    pub hub: Handle<Mesh>,
    /// A lamp.
    pub lamp: Handle<Mesh>,
    /// The head of an arrow, pointing to -z.
    pub head: Handle<Mesh>,
    /// The seats' tokens, of radius 1.
    pub tokens: [Handle<Mesh>; MAX_SEATS],
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (make_shapes, make_style))
        .add_systems(Update, make_style.in_set(TableSet::Input).run_if(resource_exists_and_changed::<Palette>));
}

fn make_shapes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Shapes {
        cube: meshes.add(Cuboid::new(1.0, 1.0, 1.0)),
        card: meshes.add(card(CARD, 0.06, 0.1)),
        platter: meshes.add(Cylinder::new(PLATTER, 0.1)),
        hub: meshes.add(Cylinder::new(PLATTER * 0.28, 0.02)),
        lamp: meshes.add(Cylinder::new(0.13, 0.08)),
        head: meshes.add(token(Seat(1), 0.12)),
        tokens: std::array::from_fn(|seat| meshes.add(token(Seat(seat as u8), 0.3))),
    });
}

fn make_style(mut commands: Commands, palette: Res<Palette>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut plain = |color: Color32, roughness: f32, glow: f32| materials.add(plain(color, roughness, glow));
    let c = Color32::from_rgb;
    let style = Style {
        bezel: plain(c(0x5B, 0x55, 0x4A), 0.75, 0.0),
        screen: plain(c(0x0B, 0x14, 0x22), 0.95, 0.35),
        bar: plain(c(0x1B, 0x2A, 0x40), 0.9, 0.25),
        tray: plain(c(0x10, 0x1D, 0x30), 0.95, 0.3),
        line: plain(c(0x2C, 0x43, 0x62), 0.9, 0.3),
        window: plain(c(0x1E, 0x2A, 0x3D), 0.85, 0.25),
        kinds: Kind::ALL.map(|kind| plain(tint(kind), 0.7, 0.3)),
        states: [plain(palette.asks, 0.4, 1.0), plain(palette.gained, 0.4, 1.0), plain(palette.net, 0.4, 1.4)],
        well: plain(c(0x06, 0x0B, 0x13), 0.95, 0.0),
        allocated: plain(palette.asks.gamma_multiply(0.9).to_opaque(), 0.6, 0.35),
        throttled: plain(palette.refused, 0.6, 0.5),
        free: plain(palette.net.gamma_multiply(0.8).to_opaque(), 0.5, 0.6),
        platter: plain(c(0xA9, 0xB4, 0xC2), 0.35, 0.0),
        hub: plain(c(0x2A, 0x33, 0x40), 0.6, 0.0),
        bin: plain(c(0x34, 0x3D, 0x4A), 0.8, 0.0),
        burning: plain(c(0xFF, 0x7A, 0x2E), 0.7, 1.6),
        entry: plain(c(0x17, 0x23, 0x35), 0.9, 0.3),
        top: plain(c(0x26, 0x3B, 0x58), 0.9, 0.4),
        faint: plain(palette.net.gamma_multiply(0.35).to_opaque(), 0.7, 0.3),
        seats: palette.seats.map(|color| plain(color, 0.45, 0.45)),
    };
    commands.insert_resource(style);
}
