//! Materials and shapes of racks and cards: a handful, shared by all.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{CARD, PLAQUE};
use crate::desktop::TableSet;
use crate::desktop::table::shape::{card, token};
use crate::desktop::theme::{Palette, plain};
use crate::rules::game::{MAX_SEATS, Seat};

/// The paper of a card.
pub const PAPER: Color32 = Color32::from_rgb(0xE9, 0xE1, 0xCB);
/// The ink on it.
pub const INK: Color32 = Color32::from_rgb(0x22, 0x1E, 0x18);
/// The back of a card.
pub const BACK: Color32 = Color32::from_rgb(0x1C, 0x3A, 0x33);
/// What shines on the racks' screens.
pub const PHOSPHOR: Color32 = Color32::from_rgb(0x8C, 0xF5, 0xBE);

/// The materials in use; made anew when the palette changes.
#[derive(Resource, Debug, Clone)]
pub struct Style {
    /// The case of a rack.
    pub case: Handle<StandardMaterial>,
    /// Its bezel.
    pub bezel: Handle<StandardMaterial>,
    /// Its feet and vents.
    pub feet: Handle<StandardMaterial>,
    /// Its screen.
    pub screen: Handle<StandardMaterial>,
    /// An empty socket.
    pub socket: Handle<StandardMaterial>,
    /// A lamp that is off.
    pub off: Handle<StandardMaterial>,
    /// A lamp of a level that others hold.
    pub held: Handle<StandardMaterial>,
    /// A lamp of a level that the viewer holds.
    pub on: Handle<StandardMaterial>,
    /// A card's face.
    pub paper: Handle<StandardMaterial>,
    /// The edges of cards in a stack.
    pub edges: Handle<StandardMaterial>,
    /// The seats' tokens.
    pub seats: [Handle<StandardMaterial>; MAX_SEATS],
}

/// The shapes in use.
#[derive(Resource, Debug, Clone)]
pub struct Shapes {
    /// A cube of side 1.
    pub cube: Handle<Mesh>,
    /// A lamp.
    pub lamp: Handle<Mesh>,
    /// A card of width 1, lying.
    pub card: Handle<Mesh>,
    /// A card that lies on a rack.
    pub plaque: Handle<Mesh>,
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
        lamp: meshes.add(Cylinder::new(0.12, 0.08)),
        card: meshes.add(card(Vec2::new(1.0, CARD), 0.02, 0.06)),
        plaque: meshes.add(card(PLAQUE, 0.03, 0.08)),
        tokens: std::array::from_fn(|seat| meshes.add(token(Seat(seat as u8), 0.5))),
    });
}

fn make_style(mut commands: Commands, palette: Res<Palette>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut plain = |color: Color32, roughness: f32, glow: f32| materials.add(plain(color, roughness, glow));
    let c = Color32::from_rgb;
    let style = Style {
        case: plain(c(0xB9, 0xAD, 0x8E), 0.75, 0.0),
        bezel: plain(c(0x8E, 0x83, 0x69), 0.8, 0.0),
        feet: plain(c(0x3A, 0x36, 0x2C), 0.9, 0.0),
        screen: plain(c(0x07, 0x14, 0x0E), 0.9, 0.5),
        socket: plain(c(0x12, 0x28, 0x1D), 0.9, 0.35),
        off: plain(c(0x26, 0x33, 0x2B), 0.6, 0.0),
        held: plain(c(0x3E, 0x8F, 0x69), 0.5, 0.5),
        on: plain(palette.gained, 0.4, 1.6),
        paper: plain(PAPER, 0.9, 0.02),
        edges: plain(c(0xC9, 0xBD, 0x9E), 0.9, 0.0),
        seats: palette.seats.map(|color| plain(color, 0.45, 0.45)),
    };
    commands.insert_resource(style);
}
