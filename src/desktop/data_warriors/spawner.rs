//! Spawns pieces of blocks, words and tokens.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::face::{back, picture, print_front};
use super::places::Spot;
use super::style::{DIM, GLOW, Shapes, Style};
use crate::desktop::art::Print;
use crate::desktop::board::edges;
use crate::desktop::table::label::{Face, Labels};
use crate::rules::data_warriors::{Card, Catalog, Face as Printed, Table};
use crate::rules::game::Seat;

/// The size of a card on its way.
pub const CARD: Vec2 = Vec2::new(1.5, 2.0);

/// Where a line of text stands from its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// A line of text on a piece.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    /// What it says.
    pub text: &'a str,
    /// In which font.
    pub face: Face,
    /// In which colour.
    pub color: Color32,
    /// How high.
    pub height: f32,
    /// How wide at most.
    pub most: f32,
    /// Where it stands.
    pub stands: Stands,
}

impl<'a> Line<'a> {
    /// A line in the sans, its middle at its place.
    #[must_use]
    pub const fn new(text: &'a str, height: f32, most: f32) -> Self {
        Self { text, face: Face::Sans, color: GLOW, height, most, stands: Stands::Middle }
    }

    /// In the monospace.
    #[must_use]
    pub const fn mono(mut self) -> Self {
        self.face = Face::Mono;
        self
    }

    /// With less weight.
    #[must_use]
    pub const fn dim(mut self) -> Self {
        self.color = DIM;
        self
    }

    /// In a colour.
    #[must_use]
    pub const fn colored(mut self, color: Color32) -> Self {
        self.color = color;
        self
    }

    /// Beginning or ending at its place.
    #[must_use]
    pub const fn standing(mut self, stands: Stands) -> Self {
        self.stands = stands;
        self
    }
}

/// Spawns pieces.
pub struct PieceSpawner<'a, 'w> {
    /// What is written on cards.
    pub catalog: &'static Catalog,
    /// Draws what stands on them.
    pub labels: &'a mut Labels<'w>,
    /// Their shapes.
    pub shapes: &'a Shapes,
    /// Their materials.
    pub style: &'a Style,
}

impl PieceSpawner<'_, '_> {
    /// A piece without anything on it yet.
    pub fn root(&self, commands: &mut Commands, name: String, place: Transform) -> Entity {
        commands.spawn((Name::new(name), place, Visibility::default())).id()
    }

    /// A block on a piece.
    pub fn block(&self, commands: &mut Commands, root: Entity, material: &Handle<StandardMaterial>, at: Vec3, size: Vec3) -> Entity {
        let block = (
            Mesh3d(self.shapes.cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at).with_scale(size),
            Pickable::IGNORE,
            ChildOf(root),
        );
        commands.spawn(block).id()
    }

    /// A solid of another shape on a piece.
    pub fn solid(
        &self,
        commands: &mut Commands,
        root: Entity,
        mesh: &Handle<Mesh>,
        material: &Handle<StandardMaterial>,
        place: Transform,
    ) -> Entity {
        let solid = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), place, Pickable::IGNORE, NotShadowCaster, ChildOf(root));
        commands.spawn(solid).id()
    }

    /// The soft shadow of something of this size.
    pub fn shadow(&mut self, commands: &mut Commands, root: Entity, at: Vec3, size: Vec2) {
        let quad = self.labels.quad();
        let place = Transform::from_translation(at).with_scale(Vec3::new(size.x, 1.0, size.y));
        self.solid(commands, root, &quad, &self.style.shadow, place);
    }

    /// The mark of a seat on a piece.
    pub fn mark(&self, commands: &mut Commands, root: Entity, seat: Seat, at: Vec3, radius: f32) -> Entity {
        let place = Transform::from_translation(at).with_scale(Vec3::splat(radius));
        let at = seat.index() % self.style.seats.len();
        self.solid(commands, root, &self.shapes.tokens[at], &self.style.seats[at], place)
    }

    /// A line of text on a piece; gives how wide it is.
    pub fn text(&mut self, commands: &mut Commands, root: Entity, at: Vec3, line: Line<'_>) -> f32 {
        if line.text.is_empty() {
            return 0.0;
        }
        let (mesh, material, aspect) = self.labels.parts(line.text, line.face, line.color);
        let height = line.height.min(line.most / aspect);
        let width = height * aspect;
        let x = match line.stands {
            Stands::Left => width / 2.0,
            Stands::Middle => 0.0,
            Stands::Right => -width / 2.0,
        };
        let place = Transform::from_translation(at + Vec3::X * x).with_scale(Vec3::new(width, 1.0, height));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(root)));
        width
    }

    /// The edge of a piece.
    pub fn edge(&self, commands: &mut Commands, root: Entity, spot: Spot, at: Vec3, size: Vec2, thick: f32) {
        edges::put(commands, root, &self.shapes.cube, spot, at, size, thick);
    }

    /// A card on its way: with its front where it is seen, otherwise with its back.
    pub fn card(&mut self, commands: &mut Commands, table: &Table, seen: Option<Card>, burns: bool, place: Transform) -> Entity {
        let Some(card) = seen else {
            let root = self.root(commands, "Card".into(), place);
            let print = self.labels.print(Print::Picture(&back(), CARD.y / CARD.x));
            self.solid(commands, root, &self.shapes.card, &print, Transform::IDENTITY);
            return root;
        };
        let face = table.printed(card);
        let root = self.root(commands, format!("Card {}", face.title), place);
        if burns {
            let size = Vec3::new(CARD.x * 1.14, 0.06, CARD.y * 1.1);
            self.block(commands, root, &self.style.burning, Vec3::Y * -0.02, size);
        }
        self.front(commands, root, face, Transform::IDENTITY);
        root
    }

    /// The front of a card.
    pub fn front(&mut self, commands: &mut Commands, root: Entity, face: &Printed, place: Transform) -> Entity {
        let print = print_front(self.labels, face, CARD.y / CARD.x);
        self.solid(commands, root, &self.shapes.card, &print, place)
    }

    /// The picture of a card, lying at `at`.
    pub fn picture(&mut self, commands: &mut Commands, root: Entity, face: &Printed, at: Vec3, size: Vec2) -> Entity {
        let print = self.labels.print(Print::Picture(&picture(face), size.y / size.x));
        let place = Transform::from_translation(at).with_scale(Vec3::new(size.x, 1.0, size.y));
        let quad = self.labels.quad();
        self.solid(commands, root, &quad, &print, place)
    }
}
