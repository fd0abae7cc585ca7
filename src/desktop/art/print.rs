//! Fronts and pictures as textures, for cards on the table.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::Vec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect};

use super::front::{Easel, Front, Letters, lay_out};
use super::layer::rounded;
use super::{Finish, Picture, toned};
use crate::desktop::reading::CAPITALS;
use crate::desktop::table::label::{Inscription, add_mips, set_line};
use crate::desktop::theme::{ICONS, MONO, SANS};

/// The width of a front in texels.
const WIDE: f32 = 288.0;

/// What is printed.
#[derive(Debug, Clone, Copy)]
pub enum Print<'a> {
    /// The front of a card, by its height over its width.
    Front(&'a Front<'a>, f32),
    /// A picture alone, by its height over its width.
    Picture(&'a Picture, f32),
}

impl Print<'_> {
    /// How much it shines by itself.
    #[must_use]
    pub const fn glow(&self) -> f32 {
        let (Self::Front(Front { picture, .. }, _) | Self::Picture(picture, _)) = self;
        picture.look.finish.glow()
    }
}

/// Prints a texture, without colours if it is to be grey; and what is written on it.
#[must_use]
pub fn print(what: Print<'_>, grey: bool) -> (Image, Vec<Inscription>) {
    let (Print::Front(_, shape) | Print::Picture(_, shape)) = what;
    let mut sheet = Sheet::new((WIDE as usize, (WIDE * shape).round() as usize));
    let whole = Rect::from_min_size(Pos2::ZERO, egui::vec2(WIDE, (WIDE * shape).round()));
    match what {
        Print::Front(front, _) => {
            sheet.dots.fill(front.stock.edge.to_array());
            lay_out(&mut sheet, whole, front);
        }
        Print::Picture(picture, _) => {
            sheet.picture(whole, 0.0, picture);
            if picture.look.finish == Finish::Screen {
                deepen(&mut sheet.dots);
            }
        }
    }
    for dot in &mut sheet.dots {
        let color = toned(Color32::from_rgb(dot[0], dot[1], dot[2]), grey);
        (dot[0], dot[1], dot[2]) = (color.r(), color.g(), color.b());
    }
    let texts = std::mem::take(&mut sheet.texts);
    (sheet.into_image(), texts)
}

/// What shines brighter than paper loses its colour to the camera: it is printed darker for that, but for its highlights.
fn deepen(dots: &mut [[u8; 4]]) {
    let deeper: [u8; 256] = std::array::from_fn(|value| ((value as f32 / 255.0).powf(1.3) * 255.0 + 0.5) as u8);
    for [red, green, blue, _] in dots {
        for part in [red, green, blue] {
            *part = deeper[usize::from(*part)];
        }
    }
}

/// Dots of red, green, blue and cover, row by row.
struct Sheet {
    size: (usize, usize),
    dots: Vec<[u8; 4]>,
    texts: Vec<Inscription>,
}

impl Sheet {
    fn new(size: (usize, usize)) -> Self {
        Self { size, dots: vec![[0, 0, 0, 255]; size.0 * size.1], texts: Vec::new() }
    }

    fn put(&mut self, x: i64, y: i64, color: [u8; 3], cover: f32) {
        if x < 0 || y < 0 || x >= self.size.0 as i64 || y >= self.size.1 as i64 {
            return;
        }
        let dot = &mut self.dots[y as usize * self.size.0 + x as usize];
        for (own, part) in dot.iter_mut().zip(color) {
            *own = (f32::from(*own) + (f32::from(part) - f32::from(*own)) * cover.clamp(0.0, 1.0) + 0.5) as u8;
        }
    }

    /// Puts a colour, given by place, within a rectangle with round corners.
    fn within(&mut self, rect: Rect, corner: f32, color: impl Fn(i64, i64) -> [u8; 3]) {
        let vec = |place: Pos2| Vec2::new(place.x, place.y);
        let distance = rounded(vec(rect.center()), vec(rect.max - rect.center().to_vec2()), corner);
        for y in rect.top().floor() as i64..rect.bottom().ceil() as i64 {
            for x in rect.left().floor() as i64..rect.right().ceil() as i64 {
                let cover = 0.5 - distance(Vec2::new(x as f32 + 0.5, y as f32 + 0.5));
                if cover > 0.0 {
                    self.put(x, y, color(x, y), cover);
                }
            }
        }
    }

    fn into_image(self) -> Image {
        let size = Extent3d { width: self.size.0 as u32, height: self.size.1 as u32, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new(size, TextureDimension::D2, self.dots.concat(), format, RenderAssetUsages::RENDER_WORLD);
        add_mips(&mut image);
        image
    }
}

/// A font, and its scale for an em of this size.
fn font((letters, size): (Letters, f32)) -> (FontRef<'static>, PxScale) {
    let bytes = match letters {
        Letters::Sans => SANS,
        Letters::Mono => MONO,
        Letters::Icon => ICONS,
    };
    let font = FontRef::try_from_slice(bytes).expect("the bundled fonts are read by every start");
    let scale = size * font.height_unscaled() / font.units_per_em().unwrap_or(1000.0);
    (font, PxScale::from(scale))
}

impl Easel for Sheet {
    fn block(&mut self, rect: Rect, corner: f32, color: Color32) {
        self.within(rect, corner, |_, _| [color.r(), color.g(), color.b()]);
    }

    fn disc(&mut self, middle: Pos2, radius: f32, color: Color32) {
        self.block(Rect::from_center_size(middle, egui::Vec2::splat(2.0 * radius)), radius, color);
    }

    fn picture(&mut self, rect: Rect, corner: f32, picture: &Picture) {
        let size = (rect.width().ceil() as usize + 1, rect.height().ceil() as usize + 1);
        let dots = picture.paint(size);
        let (left, top) = (rect.left().floor() as i64, rect.top().floor() as i64);
        self.within(rect, corner, |x, y| {
            let (x, y) = (((x - left) as usize).min(size.0 - 1), ((y - top) as usize).min(size.1 - 1));
            dots[y * size.0 + x]
        });
        // Its lower corners are not round.
        let low = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - corner), rect.max);
        self.within(low, 0.0, |x, y| {
            let (x, y) = (((x - left) as usize).min(size.0 - 1), ((y - top) as usize).min(size.1 - 1));
            dots[y * size.0 + x]
        });
    }

    fn text(&mut self, at: Pos2, align: Align2, text: &str, of: (Letters, f32), color: Color32) {
        let (font, scale) = font(of);
        let scaled = font.as_scaled(scale);
        let size = egui::vec2(self.width(text, of), scaled.height());
        let corner = align.anchor_size(at, size).min;
        let foot = corner.y + scaled.ascent();
        let (whole, rise) = (Vec2::new(self.size.0 as f32, self.size.1 as f32), of.1 * CAPITALS);
        let place = bevy::math::Rect::new(corner.x, foot - rise, corner.x + size.x, foot);
        self.texts.push(Inscription { text: text.to_owned(), at: bevy::math::Rect { min: place.min / whole, max: place.max / whole } });
        for outline in set_line(&font, scale, text, point(corner.x, foot)).0 {
            let bounds = outline.px_bounds();
            outline.draw(|x, y, cover| {
                let (x, y) = (bounds.min.x as i64 + i64::from(x), bounds.min.y as i64 + i64::from(y));
                self.put(x, y, [color.r(), color.g(), color.b()], cover);
            });
        }
    }

    fn width(&self, text: &str, of: (Letters, f32)) -> f32 {
        let (font, scale) = font(of);
        set_line(&font, scale, text, point(0.0, 0.0)).1
    }
}
