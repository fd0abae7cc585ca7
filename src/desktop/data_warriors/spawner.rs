//! Spawns pieces of blocks, words and tokens.

use ab_glyph::{FontRef, PxScale, point};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::face::{back, picture, print_front};
use super::places::Spot;
use super::style::{DIM, GLOW, Shapes, Style};
use crate::desktop::art::Print;
use crate::desktop::board::edges;
use crate::desktop::table::label::{Face, Labels, set_line};
use crate::desktop::theme::{ICONS, MONO, SANS};
use crate::rules::data_warriors::{Card, Catalog, Face as Printed, Table};
use crate::rules::game::Seat;

/// The size of a card on its way.
pub const CARD: Vec2 = Vec2::new(1.5, 2.0);

/// The least height of a line on the table: in a window of 1280 × 720 its capitals are 10 pixels high. What would have to be
/// smaller is not drawn.
pub const LEAST: f32 = 0.57;

/// The width of a line over its height.
fn wide(text: &str, face: Face) -> f32 {
    let bytes = match face {
        Face::Sans => SANS,
        Face::Mono => MONO,
        Face::Icon => ICONS,
    };
    FontRef::try_from_slice(bytes).map_or(0.0, |font| set_line(&font, PxScale::from(100.0), text, point(0.0, 0.0)).1 / 100.0)
}

/// A text in the sans in lines of this height that are not wider than there is room; what is more than so many lines is left
/// out.
#[must_use]
pub fn wrapped(text: &str, height: f32, most: f32, lines: usize) -> Vec<String> {
    let fits = |line: &str| wide(line, Face::Sans) * height <= most;
    let mut all: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = all.last().map(|line| format!("{line} {word}")).filter(|longer| fits(longer));
        let is_full = all.len() == lines;
        match all.last_mut() {
            Some(line) if longer.is_some() => *line = longer.unwrap_or_default(),
            Some(last) if is_full => {
                *last = shortened(last, fits);
                break;
            }
            _ => all.push(word.to_owned()),
        }
    }
    all
}

/// The beginning of a text, with dots for the rest, so that it fits.
fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    let letters: Vec<char> = text.chars().collect();
    let cut = |count: usize| format!("{}…", letters[..count].iter().collect::<String>().trim_end());
    (1..=letters.len()).rev().map(cut).find(|text| fits(text)).unwrap_or_else(|| cut(letters.len().min(1)))
}

/// A title on a piece of this scale: one line, or two that are broken at a sign; nothing where both would be too small to be
/// read. With each line stands its height.
#[must_use]
pub fn title(text: &str, height: f32, most: f32, scale: f32) -> Vec<(String, f32)> {
    let least = LEAST / scale.max(0.1);
    let fitted = |line: &str, height: f32| height.min(most / wide(line, Face::Sans).max(0.1));
    let one = fitted(text, height);
    if one >= least {
        return vec![(text.to_owned(), one)];
    }
    let ends = text.char_indices().filter(|(_, letter)| " -_./".contains(*letter)).map(|(at, letter)| at + letter.len_utf8());
    let broken = ends.filter(|end| *end < text.len()).map(|end| {
        let (above, below) = (text[..end].trim_end(), &text[end..]);
        let both = fitted(above, height * 0.8).min(fitted(below, height * 0.8));
        (both, above, below)
    });
    let best = broken.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(both, ..)| *both >= least);
    best.map_or_else(Vec::new, |(both, above, below)| vec![(above.to_owned(), both), (below.to_owned(), both)])
}

/// Where a line of text stands from its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
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

    /// Of icons.
    #[must_use]
    pub const fn icons(mut self) -> Self {
        self.face = Face::Icon;
        self
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
    /// How large the piece lies on the table that is made.
    pub scale: f32,
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

    /// A line of text on a piece; gives how wide it is. What would be too small to be read is shortened.
    pub fn text(&mut self, commands: &mut Commands, root: Entity, at: Vec3, line: Line<'_>) -> f32 {
        if line.text.is_empty() {
            return 0.0;
        }
        let least = line.height.min(LEAST / self.scale.max(0.1));
        let fits = |text: &str| wide(text, line.face) * least <= line.most;
        let text = if fits(line.text) { line.text.to_owned() } else { shortened(line.text, fits) };
        let (mesh, material, aspect) = self.labels.parts(&text, line.face, line.color);
        let height = line.height.min(line.most / aspect);
        let width = height * aspect;
        let x = match line.stands {
            Stands::Left => width / 2.0,
            Stands::Middle => 0.0,
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
            self.burns(commands, root, Transform::IDENTITY);
        }
        self.front(commands, root, face, Transform::IDENTITY);
        root
    }

    /// Fire around a card and over its front.
    pub fn burns(&mut self, commands: &mut Commands, root: Entity, place: Transform) {
        let size = Vec3::new(CARD.x, 1.0, CARD.y);
        let lies = |y: f32, more: Vec3| place * Transform::from_xyz(0.0, y, 0.0).with_scale(size * more);
        self.solid(commands, root, &self.shapes.cube, &self.style.burning, lies(-0.035, Vec3::new(1.05, 0.02, 1.04)));
        let quad = self.labels.quad();
        self.solid(commands, root, &quad, &self.style.fire, lies(0.04, Vec3::ONE));
    }

    /// The front of a card.
    pub fn front(&mut self, commands: &mut Commands, root: Entity, face: &Printed, place: Transform) -> Entity {
        let print = print_front(self.labels, face, CARD.y / CARD.x);
        self.solid(commands, root, &self.shapes.card, &print, place)
    }

    /// A card that shows no more than its picture: where it is too small to be read.
    pub fn thumb(&mut self, commands: &mut Commands, root: Entity, face: &Printed, place: Transform) -> Entity {
        let print = self.labels.print(Print::Picture(&picture(face), CARD.y / CARD.x));
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

#[cfg(test)]
mod tests {
    use super::{LEAST, title, wide, wrapped};
    use crate::desktop::table::label::Face;

    #[test]
    fn a_title_is_read_or_left_out() {
        for (text, scale) in ["ed", "memtest", "authorized_keys", "ld.so.preload", "cryptominer"].into_iter().zip([0.5, 0.6, 0.9, 1.2, 0.7])
        {
            for (line, height) in title(text, 0.84, 2.86, scale) {
                assert!(height * scale >= LEAST - 1e-4, "{text} at {scale}: {height}");
                assert!(wide(&line, Face::Sans) * height <= 2.87, "{text} at {scale}: {line}");
            }
        }
        assert_eq!(title("memtest", 0.84, 2.86, 1.0).len(), 1);
        assert_eq!(title("authorized_keys", 0.84, 2.86, 1.0).len(), 2);
        assert!(title("authorized_keys", 0.84, 2.86, 0.5).is_empty());
    }

    #[test]
    fn text_is_broken_between_words_and_shortened_at_last() {
        let lines = wrapped("Wipe 2 cards from another player’s drive, then read the top card of it.", 0.64, 4.2, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'), "{lines:?}");
        assert!(lines.iter().all(|line| wide(line, Face::Sans) * 0.64 <= 4.2), "{lines:?}");
        assert_eq!(wrapped("Halt it.", 0.64, 4.2, 2), ["Halt it."]);
    }
}
