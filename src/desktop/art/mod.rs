//! Pictures of cards: painted by code from what a card is, with its emblem over it. The same picture is seen in the hand, on
//! the table, in the inspector and in the builders.
//!
//! Emblems come from `assets/art/`, or from the content folder where it has files of the same name. A card that has none gets
//! one that is made of its id.

mod emblem;
mod front;
mod layer;
mod paint;
mod patterns;
mod print;
mod sheet;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, ColorImage, CornerRadius, Id, Painter, Pos2, Rect, TextureHandle, TextureOptions, Ui};
use sha2::{Digest, Sha256};

use crate::art::Album;
use crate::desktop::theme::grey;
use layer::Layer;
use paint::Look;

pub use front::{Front, Stock, draw as draw_front, draw_badge, draw_head};
pub use paint::Finish;
pub use patterns::Pattern;
pub use print::{Print, print};

/// So many pictures of the interface are kept.
const KEPT: usize = 400;
/// The widths in dots in which pictures are painted for the interface.
const WIDTHS: [u16; 13] = [16, 20, 24, 32, 48, 64, 88, 120, 160, 208, 272, 352, 512];

/// The picture of a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Picture {
    album: Album,
    id: String,
    look: Look,
}

impl Picture {
    /// The picture of a card with this id.
    #[must_use]
    pub fn new(album: Album, id: impl Into<String>, pattern: Pattern, finish: Finish, tint: Color32) -> Self {
        let id = id.into();
        let seed = seed(&id);
        Self { album, id, look: Look { pattern, finish, tint: [tint.r(), tint.g(), tint.b()], seed } }
    }

    /// Its colour.
    #[must_use]
    pub const fn tint(&self) -> Color32 {
        let [r, g, b] = self.look.tint;
        Color32::from_rgb(r, g, b)
    }

    /// The emblem of the card, or the one that is made of its id.
    fn emblem(&self) -> Layer {
        sheet::emblem(self.album, &self.id).unwrap_or_else(|| emblem::made(self.look.seed))
    }

    /// Its dots, so many wide and high, row by row.
    #[must_use]
    fn paint(&self, size: (usize, usize)) -> Vec<[u8; 3]> {
        paint::paint(size, self.look, &self.emblem())
    }

    /// Draws it in the interface, `asleep` where its card can't be used now.
    pub fn show(&self, painter: &Painter, rect: Rect, corner: CornerRadius, asleep: bool) {
        let grey = is_grey(painter.ctx());
        let key = Key { picture: self.clone(), alone: false, grey, size: dots(painter, rect) };
        let texture = kept(painter.ctx(), key, |size| {
            let dots = self.paint(size).into_iter().map(|[r, g, b]| toned(Color32::from_rgb(r, g, b), grey));
            ColorImage::new([size.0, size.1], dots.collect())
        });
        let light = if asleep { Color32::from_gray(150) } else { Color32::WHITE };
        put(painter, rect, corner, light, &texture);
    }
}

/// A picture in a row of text.
pub fn thumb(ui: &mut Ui, picture: &Picture) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(44.0, 29.0), egui::Sense::hover());
    picture.show(ui.painter(), rect, CornerRadius::same(3), false);
}

/// Draws the emblem of something alone, in a colour.
pub fn show_emblem(painter: &Painter, rect: Rect, album: Album, id: &str, color: Color32) {
    let picture = Picture::new(album, id, Pattern::Traces, Finish::Print, Color32::BLACK);
    let key = Key { picture, alone: true, grey: false, size: dots(painter, rect) };
    let texture = kept(painter.ctx(), key.clone(), |size| {
        let cover = paint::placed(&key.picture.emblem(), size, 1.0);
        let dots = cover.cells.iter().map(|cover| Color32::from_white_alpha((cover * 255.0) as u8));
        ColorImage::new([size.0, size.1], dots.collect())
    });
    put(painter, rect, CornerRadius::ZERO, color, &texture);
}

fn put(painter: &Painter, rect: Rect, corner: CornerRadius, light: Color32, texture: &TextureHandle) {
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    painter.add(egui::epaint::RectShape::filled(rect, corner, light).with_texture(texture.id(), whole));
}

/// Says whether the palette has no colours: then pictures of the interface have none either.
pub fn set_grey(ctx: &egui::Context, grey: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("pictures are grey"), grey));
}

/// Whether pictures of the interface have no colours.
fn is_grey(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new("pictures are grey"))).unwrap_or_default()
}

/// A colour, or its grey.
#[must_use]
pub fn toned(color: Color32, in_grey: bool) -> Color32 {
    if in_grey { Color32::from_gray(grey([color.r(), color.g(), color.b()])) } else { color }
}

/// What chance is seeded with for an id.
fn seed(id: &str) -> u64 {
    Sha256::digest(id).iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// A picture as it is kept: its size in dots, and whether it is the emblem alone.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    picture: Picture,
    alone: bool,
    grey: bool,
    size: (u16, u16),
}

/// The pictures that an interface has shown.
#[derive(Clone, Default)]
struct Shelf(Arc<Mutex<HashMap<Key, TextureHandle>>>);

/// How many dots a picture at this place has: as many as are seen, or a few more.
fn dots(painter: &Painter, rect: Rect) -> (u16, u16) {
    let seen = rect.width() * painter.ctx().pixels_per_point();
    let wide = WIDTHS.into_iter().find(|wide| f32::from(*wide) >= seen - 1.0).unwrap_or(WIDTHS[WIDTHS.len() - 1]);
    let shape = (rect.height() / rect.width().max(1.0) * 32.0).round().clamp(1.0, 96.0) / 32.0;
    (wide, (f32::from(wide) * shape).round() as u16)
}

/// A picture that is kept, or made now.
fn kept(ctx: &egui::Context, key: Key, make: impl FnOnce((usize, usize)) -> ColorImage) -> TextureHandle {
    let shelf: Shelf = ctx.data_mut(|data| data.get_temp_mut_or_default::<Shelf>(Id::new("pictures of cards")).clone());
    let mut shelf = shelf.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(texture) = shelf.get(&key) {
        return texture.clone();
    }
    if shelf.len() >= KEPT {
        shelf.clear();
    }
    let image = make((usize::from(key.size.0), usize::from(key.size.1)));
    let texture = ctx.load_texture(key.picture.id.clone(), image, TextureOptions::LINEAR);
    shelf.insert(key, texture.clone());
    texture
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn unknown(id: &str, pattern: Pattern) -> Picture {
        Picture::new(Album::DataWarriors, id, pattern, Finish::Screen, Color32::from_rgb(0x2B, 0x5A, 0x8C))
    }

    #[test]
    fn what_has_no_emblem_gets_one_by_its_id() {
        let emblems: HashSet<Vec<u8>> = (0..200)
            .map(|at| unknown(&format!("unheard-of {at}"), Pattern::Tree).emblem())
            .map(|emblem| emblem.cells.iter().map(|cover| (cover * 255.0) as u8).collect())
            .collect();
        assert_eq!(emblems.len(), 200);
    }

    #[test]
    fn a_picture_is_the_same_every_time_and_different_for_each_id() {
        let size = (64, 48);
        for pattern in Pattern::ALL {
            let pictures: HashSet<_> = (0..12).map(|at| unknown(&format!("card {at}"), pattern).paint(size)).collect();
            assert_eq!(pictures.len(), 12, "{pattern:?}");
            assert_eq!(unknown("same", pattern).paint(size), unknown("same", pattern).paint(size));
        }
    }

    #[test]
    fn pictures_are_neither_dark_nor_pale() {
        for (pattern, finish) in
            Pattern::ALL.into_iter().flat_map(|pattern| [Finish::Print, Finish::Screen, Finish::Glass].map(|finish| (pattern, finish)))
        {
            let picture = Picture::new(Album::AccessDenied, "1", pattern, finish, Color32::from_rgb(0x2F, 0x56, 0x8F));
            let dots = picture.paint((96, 72));
            let mean = dots.iter().flatten().map(|part| f32::from(*part)).sum::<f32>() / (3 * dots.len()) as f32;
            assert!((45.0..190.0).contains(&mean), "{pattern:?} {finish:?}: {mean}");
        }
    }

    #[test]
    fn emblems_of_the_program_are_read_without_trouble() {
        for album in Album::ALL {
            assert!(sheet::emblem(album, "of no card").is_none());
        }
        assert!(sheet::emblem(Album::AccessDenied, "14").is_some());
        assert_eq!(crate::desktop::notice::troubles(), Vec::<String>::new());
    }
}
