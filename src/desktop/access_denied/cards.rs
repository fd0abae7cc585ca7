//! Cards on the table: face up with title and code, face down with their back, and the plaques of cards on racks.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::pieces::{CARD, PLAQUE};
use super::style::{INK, PHOSPHOR, Shapes, Style};
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
        let body = if seen.is_some() { &self.style.paper } else { &self.style.back };
        let root = commands
            .spawn((
                Name::new(seen.map_or_else(|| "Card".to_owned(), |card| format!("Card {}", self.cards.title(card)))),
                Mesh3d(self.shapes.card.clone()),
                MeshMaterial3d(body.clone()),
                place,
                Pickable::IGNORE,
            ))
            .id();
        match seen {
            Some(card) => {
                self.block(commands, root, &self.style.strip, Vec3::new(0.0, 0.0, -CARD * 0.5 + 0.3), Vec2::new(0.94, 0.54));
                let lines = lines_of(self.cards.title(card));
                let height = 0.2_f32.min(0.5 / lines.len() as f32);
                for (at, line) in lines.iter().enumerate() {
                    let z = -CARD * 0.5 + 0.3 + (at as f32 - (lines.len() as f32 - 1.0) / 2.0) * height;
                    self.text(commands, root, line, Face::Sans, Vec3::new(0.0, 0.018, z), height * 1.1, 0.88);
                }
                self.text(commands, root, &self.cards.code(card).to_string(), Face::Mono, Vec3::new(0.0, 0.018, 0.26), 0.86, 0.8);
            }
            None => {
                self.block(commands, root, &self.style.field, Vec3::ZERO, Vec2::new(0.78, CARD - 0.22));
                let bar = Vec2::new(0.5, 0.05);
                for at in [-0.2, 0.0, 0.2] {
                    self.block(commands, root, &self.style.back, Vec3::new(0.0, 0.004, at), bar);
                }
            }
        }
        root
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

    /// How many cards a stack has, written before it.
    pub fn count(&mut self, commands: &mut Commands, stack: Entity, cards: u8) {
        let (mesh, material, aspect) = self.labels.parts(&cards.to_string(), Face::Mono, PHOSPHOR);
        let place = Transform::from_xyz(0.0, 0.0, CARD / 2.0 + 0.2).with_scale(Vec3::new(0.32 * aspect, 1.0, 0.32));
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, NotShadowCaster, ChildOf(stack)));
    }

    /// The plaque of a card that lies on a rack, with the mark of who laid it.
    pub fn plaque(&mut self, commands: &mut Commands, card: Card, owner: usize, place: Transform) -> Entity {
        let root = commands
            .spawn((Name::new(format!("Plaque {}", self.cards.title(card))), place.with_scale(Vec3::ONE), Visibility::default()))
            .id();
        self.block(commands, root, &self.style.paper, Vec3::ZERO, PLAQUE - Vec2::splat(0.06));
        let lines = lines_of(self.cards.title(card));
        for (at, line) in lines.iter().enumerate() {
            let z = (at as f32 - (lines.len() as f32 - 1.0) / 2.0) * 0.3;
            self.text(commands, root, line, Face::Sans, Vec3::new(0.2, 0.02, z), 0.36, 1.45);
        }
        commands.spawn((
            Name::new("Who laid it"),
            Mesh3d(self.shapes.tokens[owner % 6].clone()),
            MeshMaterial3d(self.style.seats[owner % 6].clone()),
            Transform::from_xyz(-0.74, 0.05, 0.0).with_scale(Vec3::splat(0.2)),
            Pickable::IGNORE,
            ChildOf(root),
        ));
        root
    }

    fn block(&self, commands: &mut Commands, root: Entity, material: &Handle<StandardMaterial>, at: Vec3, size: Vec2) {
        commands.spawn((
            Mesh3d(self.shapes.cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at).with_scale(Vec3::new(size.x, 0.028, size.y)),
            Pickable::IGNORE,
            NotShadowCaster,
            ChildOf(root),
        ));
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
