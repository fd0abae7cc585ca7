//! Cards on the table: face up as in the hand, face down with their back. What would be too small to be read is left to the
//! inspector.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::face::{back, picture, with_front};
use super::pieces::CARD;
use super::style::{INK, Shapes, Style};
use crate::desktop::art::{Front, Print};
use crate::desktop::table::label::{Face, Labels};
use crate::rules::access_denied::{Card, Cards};

/// What is written on plates.
const CREAM: Color32 = Color32::from_rgb(0xF4, 0xEC, 0xD6);

/// Spawns cards.
pub struct CardSpawner<'a, 'w> {
    /// What they are.
    pub cards: &'static Cards,
    /// Draws what stands on them.
    pub labels: &'a mut Labels<'w>,
    /// Their shapes.
    pub shapes: &'a Shapes,
    /// Their materials.
    pub style: &'a Style,
}

impl CardSpawner<'_, '_> {
    /// A card at a place: with its face up where it is seen, otherwise with its back.
    pub fn card(&mut self, commands: &mut Commands, seen: Option<Card>, place: Transform) -> Entity {
        let (name, print) = match seen {
            Some(card) => {
                let printed = with_front(self.cards.face(card), |front| {
                    self.labels.print(Print::Front(&Front { title: "", foot: ("", ""), ..*front }, CARD))
                });
                (format!("Card {}", self.cards.title(card)), printed)
            }
            None => ("Card".to_owned(), self.labels.print(Print::Picture(&back(), CARD))),
        };
        let card = (Name::new(name), Mesh3d(self.shapes.card.clone()), MeshMaterial3d(print), place, Pickable::IGNORE);
        commands.spawn(card).id()
    }

    /// A password card whose code the viewer knows: small, so that only its letter stands on it.
    pub fn code(&mut self, commands: &mut Commands, card: Card, place: Transform) -> Entity {
        let root = commands
            .spawn((
                Name::new("Password card"),
                Mesh3d(self.shapes.card.clone()),
                MeshMaterial3d(self.style.paper.clone()),
                place,
                Pickable::IGNORE,
            ))
            .id();
        self.text(commands, root, &self.cards.code(card).to_string(), Face::Mono, Vec3::new(0.0, 0.018, 0.0), 1.25, 0.9);
        root
    }

    /// The soft shadow of a card on what is so far below it.
    pub fn shadow(&mut self, commands: &mut Commands, card: Entity, below: f32) {
        let look = (Mesh3d(self.shapes.shade.clone()), MeshMaterial3d(self.style.shade.clone()));
        let place = Transform::from_xyz(0.03, -below, 0.04);
        commands.spawn((Name::new("Shadow"), look, place, Pickable::IGNORE, NotShadowCaster, ChildOf(card)));
    }

    /// What is to be read of a card or a stack, on a plate at its lower edge.
    pub fn plate(&mut self, commands: &mut Commands, stack: Entity, text: &str) {
        let at = Vec3::new(0.0, 0.03, CARD / 2.0 - 0.2);
        let plate = Transform::from_translation(at - Vec3::Y * 0.005).with_scale(Vec3::new(0.6, 0.02, 0.31));
        let plate = (Mesh3d(self.shapes.cube.clone()), MeshMaterial3d(self.style.dark.clone()), plate, Pickable::IGNORE);
        commands.spawn((plate, ChildOf(stack)));
        let (mesh, material, aspect) = self.labels.parts(text, Face::Mono, CREAM);
        let place = Transform::from_translation(at + Vec3::Y * 0.01).with_scale(Vec3::new(0.37 * aspect, 1.0, 0.37));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(stack)));
    }

    /// A small card of which only the picture is seen, with the mark of who laid it.
    pub fn small(&mut self, commands: &mut Commands, card: Card, owner: Option<usize>, place: Transform) -> Entity {
        let print = self.labels.print(Print::Picture(&picture(self.cards.face(card)), CARD));
        let name = Name::new(format!("Card {}", self.cards.title(card)));
        let root = commands.spawn((name, Mesh3d(self.shapes.card.clone()), MeshMaterial3d(print), place, Pickable::IGNORE)).id();
        if let Some(owner) = owner {
            let mark = Transform::from_xyz(-0.32, 0.06, CARD / 2.0 - 0.18).with_scale(Vec3::new(0.24, 0.2, 0.24));
            let look = (Mesh3d(self.shapes.tokens[owner % 6].clone()), MeshMaterial3d(self.style.seats[owner % 6].clone()));
            commands.spawn((Name::new("Who laid it"), look, mark, Pickable::IGNORE, ChildOf(root)));
        }
        root
    }

    fn text(&mut self, commands: &mut Commands, root: Entity, text: &str, face: Face, at: Vec3, height: f32, most: f32) {
        let (mesh, material, aspect) = self.labels.parts(text, face, INK);
        let height = height.min(most / aspect);
        let place = Transform::from_translation(at).with_scale(Vec3::new(height * aspect, 1.0, height));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(root)));
    }
}
