//! Cards on the table: face up as in the hand, face down with their back, and the plaques of cards on racks.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::face::{back, picture, with_front};
use super::pieces::{CARD, PLAQUE};
use super::style::{INK, Shapes, Style};
use crate::desktop::art::Print;
use crate::desktop::table::label::{Face, Labels};
use crate::rules::access_denied::{Card, Cards};

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
                let printed = with_front(self.cards.face(card), |front| self.labels.print(Print::Front(front, CARD)));
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

    /// How many cards a stack has, on a plate at its lower edge.
    pub fn count(&mut self, commands: &mut Commands, stack: Entity, cards: u8) {
        let at = Vec3::new(0.0, 0.03, CARD / 2.0 - 0.17);
        let plate = Transform::from_translation(at - Vec3::Y * 0.005).with_scale(Vec3::new(0.56, 0.02, 0.26));
        let plate = (Mesh3d(self.shapes.cube.clone()), MeshMaterial3d(self.style.feet.clone()), plate, Pickable::IGNORE);
        commands.spawn((plate, ChildOf(stack)));
        let (mesh, material, aspect) = self.labels.parts(&cards.to_string(), Face::Mono, self.style.phosphor);
        let place = Transform::from_translation(at + Vec3::Y * 0.01).with_scale(Vec3::new(0.3 * aspect, 1.0, 0.3));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(stack)));
    }

    /// The plaque of a card that lies on a rack, with the mark of who laid it.
    pub fn plaque(&mut self, commands: &mut Commands, card: Card, owner: usize, place: Transform) -> Entity {
        let root = commands
            .spawn((Name::new(format!("Plaque {}", self.cards.title(card))), place.with_scale(Vec3::ONE), Visibility::default()))
            .id();
        let paper = (Mesh3d(self.shapes.plaque.clone()), MeshMaterial3d(self.style.paper.clone()), Pickable::IGNORE, ChildOf(root));
        commands.spawn(paper);
        let (quad, print) = (self.labels.quad(), self.labels.print(Print::Picture(&picture(self.cards.face(card)), 1.0)));
        let side = PLAQUE.y - 0.08;
        let seen = Transform::from_xyz((side - PLAQUE.x) / 2.0 + 0.04, 0.03, 0.0).with_scale(Vec3::new(side, 1.0, side));
        commands.spawn((Mesh3d(quad), MeshMaterial3d(print), seen, Pickable::IGNORE, NotShadowCaster, ChildOf(root)));
        let lines = lines_of(self.cards.title(card));
        for (at, line) in lines.iter().enumerate() {
            let z = (at as f32 - (lines.len() as f32 - 1.0) / 2.0) * if lines.len() > 2 { 0.25 } else { 0.36 };
            let height = if lines.len() > 2 { 0.32 } else { 0.46 };
            self.text(commands, root, line, Face::Sans, Vec3::new(side / 2.0, 0.03, z), height, PLAQUE.x - side - 0.14);
        }
        commands.spawn((
            Name::new("Who laid it"),
            Mesh3d(self.shapes.tokens[owner % 6].clone()),
            MeshMaterial3d(self.style.seats[owner % 6].clone()),
            Transform::from_xyz(-PLAQUE.x / 2.0 + 0.2, 0.08, PLAQUE.y / 2.0 - 0.2).with_scale(Vec3::splat(0.2)),
            Pickable::IGNORE,
            ChildOf(root),
        ));
        root
    }

    fn text(&mut self, commands: &mut Commands, root: Entity, text: &str, face: Face, at: Vec3, height: f32, most: f32) {
        let (mesh, material, aspect) = self.labels.parts(text, face, INK);
        let height = height.min(most / aspect);
        let place = Transform::from_translation(at).with_scale(Vec3::new(height * aspect, 1.0, height));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(root)));
    }
}

/// A title in up to three lines of similar length.
fn lines_of(title: &str) -> Vec<String> {
    let words: Vec<&str> = title.split(' ').collect();
    let most = words.iter().map(|word| word.len()).max().unwrap_or(0).max(title.len().div_ceil(3)).max(8);
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
