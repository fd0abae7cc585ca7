//! Words on the table: text drawn into small textures, one for each text and colour, laid flat on a surface.

use ab_glyph::{Font, FontRef, OutlinedGlyph, Point, PxScale, ScaleFont, point};
use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::Color32;

use super::shape::card;
use crate::desktop::art::{self, Print};
use crate::desktop::reading::CAPITALS;
use crate::desktop::theme;

/// The height of a label's letters in texels.
const TEXELS: f32 = 96.0;

/// By how many steps of the depth something is drawn nearer than it is, so that nothing hides it.
pub const THROUGH: f32 = 6.0e6;

/// How much brighter letters are than their colour: the picture is toned down as a whole.
const INKED: f32 = 2.0;

/// How much more letters that are seen from afar cover than by their size.
const CLEARER: f32 = 1.35;

/// Which font a label is set in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// The technical sans.
    Sans,
    /// The monospace.
    Mono,
    /// The icons.
    Icon,
}

/// A text in a texture: from the upper edge of its capitals to its foot, in parts of the texture.
#[derive(Debug, Clone, PartialEq)]
pub struct Inscription {
    /// What it says.
    pub text: String,
    /// Where it stands.
    pub at: Rect,
}

/// What labels have been drawn before.
#[derive(Resource, Default)]
pub(super) struct LabelCache {
    /// Texture and width over height.
    textures: HashMap<(String, Face), (Handle<Image>, f32)>,
    /// By text, face and colour, and whether they are seen through what stands before them.
    materials: HashMap<(String, Face, Color32, bool), Handle<StandardMaterial>>,
    /// What has been printed, by all that it is printed from.
    prints: HashMap<String, (Handle<StandardMaterial>, Vec<Inscription>)>,
    quad: Option<Handle<Mesh>>,
    tile: Option<Handle<Mesh>>,
}

impl LabelCache {
    /// What is written on what has one of these materials.
    pub(super) fn inscriptions(&self) -> HashMap<AssetId<StandardMaterial>, Vec<Inscription>> {
        let labels = self.materials.iter().map(|((text, face, ..), material)| {
            let (top, foot) = capitals(*face);
            (material.id(), vec![Inscription { text: text.clone(), at: Rect::new(0.0, top, 1.0, foot) }])
        });
        let prints = self.prints.values().map(|(material, texts)| (material.id(), texts.clone()));
        labels.chain(prints).collect()
    }
}

/// Draws labels.
#[derive(SystemParam)]
pub struct Labels<'w> {
    cache: ResMut<'w, LabelCache>,
    images: ResMut<'w, Assets<Image>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    palette: Res<'w, theme::Palette>,
    /// The meshes, for what else is made beside labels.
    pub meshes: ResMut<'w, Assets<Mesh>>,
}

impl Labels<'_> {
    /// The components of a label lying flat at `at`, its line `height` high, read from +z.
    pub fn flat(&mut self, text: &str, face: Face, color: Color32, at: Vec3, height: f32) -> impl Bundle + use<> {
        let (mesh, material, aspect) = self.parts(text, face, color);
        let place = Transform::from_translation(at).with_scale(Vec3::new(height * aspect, 1.0, height));
        (Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::IGNORE, bevy::light::NotShadowCaster)
    }

    /// The material of a card or picture that is printed.
    pub fn print(&mut self, what: Print<'_>) -> Handle<StandardMaterial> {
        let (images, materials) = (&mut self.images, &mut self.materials);
        let (glow, grey) = (what.glow(), self.palette.is_grey());
        let make = || {
            let (image, texts) = art::print(what, grey);
            let texture = Some(images.add(image));
            let lit = (1.0 - 0.8 * glow).max(0.2);
            let material = materials.add(StandardMaterial {
                // What shines is lit less, so that it keeps its colours.
                base_color: Color::linear_rgb(lit, lit, lit),
                base_color_texture: texture.clone(),
                emissive_texture: texture,
                emissive: LinearRgba::gray(glow),
                perceptual_roughness: 0.55,
                reflectance: 0.3,
                ..default()
            });
            (material, texts)
        };
        self.cache.prints.entry(format!("{what:?} {grey}")).or_insert_with(make).0.clone()
    }

    /// The mesh that labels and pictures are laid on: a square of side 1.
    pub fn quad(&mut self) -> Handle<Mesh> {
        let meshes = &mut self.meshes;
        self.cache.quad.get_or_insert_with(|| meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5)))).clone()
    }

    /// A round tile of diameter 1, to be printed on.
    pub fn tile(&mut self) -> Handle<Mesh> {
        let meshes = &mut self.meshes;
        self.cache.tile.get_or_insert_with(|| meshes.add(card(Vec2::ONE, 0.1, 0.49))).clone()
    }

    /// Mesh, material and width over height of a label.
    pub fn parts(&mut self, text: &str, face: Face, color: Color32) -> (Handle<Mesh>, Handle<StandardMaterial>, f32) {
        self.made(text, face, color, 0.0)
    }

    /// The same of a label that is seen through what stands before it; what is black is the shadow of another one, and lies under it.
    pub fn over_all(&mut self, text: &str, face: Face, color: Color32) -> (Handle<Mesh>, Handle<StandardMaterial>, f32) {
        self.made(text, face, color, if color == Color32::BLACK { 0.98 * THROUGH } else { THROUGH })
    }

    fn made(&mut self, text: &str, face: Face, color: Color32, depth_bias: f32) -> (Handle<Mesh>, Handle<StandardMaterial>, f32) {
        let key = (text.to_owned(), face);
        if !self.cache.textures.contains_key(&key) {
            let (image, aspect) = draw(text, face);
            let image = self.images.add(image);
            self.cache.textures.insert(key.clone(), (image, aspect));
        }
        let (texture, aspect) = self.cache.textures[&key].clone();
        let materials = &mut self.materials;
        let material = self
            .cache
            .materials
            .entry((key.0, key.1, color, depth_bias > 0.0))
            .or_insert_with(|| {
                materials.add(StandardMaterial {
                    base_color: (theme::bevy_color(color).to_linear() * INKED).with_alpha(1.0).into(),
                    base_color_texture: Some(texture),
                    alpha_mode: AlphaMode::Blend,
                    unlit: true,
                    depth_bias,
                    ..default()
                })
            })
            .clone();
        (self.quad(), material, aspect)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LabelCache>();
}

/// The outlines of letters in a line that begins at `pen`, and where it ends. Marks that a font lacks are icons.
pub fn set_line(letters: &FontRef<'_>, scale: PxScale, text: &str, pen: Point) -> (Vec<OutlinedGlyph>, f32) {
    let icons = font(Face::Icon);
    let (mut x, mut glyphs, mut last) = (pen.x, Vec::new(), None);
    for letter in text.chars() {
        let has = letters.glyph_id(letter).0 != 0;
        let font = if has { letters } else { &icons };
        let scaled = font.as_scaled(scale);
        let id = scaled.glyph_id(letter);
        x += last.filter(|_| has).map_or(0.0, |last| scaled.kern(last, id));
        glyphs.extend(font.outline_glyph(id.with_scale_and_position(scale, point(x, pen.y))));
        x += scaled.h_advance(id);
        last = Some(id).filter(|_| has);
    }
    (glyphs, x)
}

fn font(face: Face) -> FontRef<'static> {
    let bytes = match face {
        Face::Sans => theme::SANS,
        Face::Mono => theme::MONO,
        Face::Icon => theme::ICONS,
    };
    FontRef::try_from_slice(bytes).expect("the bundled fonts are read by every start")
}

/// Where capitals begin and end in a line, in parts of its height.
fn capitals(face: Face) -> (f32, f32) {
    let font = font(face);
    let scaled = font.as_scaled(PxScale::from(TEXELS));
    let foot = scaled.ascent() / scaled.height();
    (foot - CAPITALS * font.units_per_em().unwrap_or(1000.0) / font.height_unscaled(), foot)
}

/// White letters on nothing, and width over height.
fn draw(text: &str, face: Face) -> (Image, f32) {
    let font = font(face);
    let scaled = font.as_scaled(PxScale::from(TEXELS));
    let (glyphs, pen) = set_line(&font, PxScale::from(TEXELS), text, point(2.0, scaled.ascent()));
    let (width, height) = ((pen + 2.0).ceil() as u32, (scaled.ascent() - scaled.descent()).ceil() as u32);
    let mut texels = vec![255_u8; (width * height * 4) as usize];
    texels.chunks_exact_mut(4).for_each(|texel| texel[3] = 0);
    for outline in glyphs {
        let bounds = outline.px_bounds();
        outline.draw(|x, y, cover| {
            let (x, y) = (bounds.min.x as i64 + i64::from(x), bounds.min.y as i64 + i64::from(y));
            if (0..i64::from(width)).contains(&x) && (0..i64::from(height)).contains(&y) {
                let alpha = &mut texels[((y * i64::from(width) + x) * 4 + 3) as usize];
                *alpha = (*alpha).max((cover * 255.0) as u8);
            }
        });
    }
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new(size, TextureDimension::D2, texels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    add_mips(&mut image);
    // Thin lines fade where they are made smaller.
    let smaller = (width * height * 4) as usize;
    for texel in image.data.iter_mut().flat_map(|texels| texels[smaller..].chunks_exact_mut(4)) {
        texel[3] = (f32::from(texel[3]) * CLEARER) as u8;
    }
    (image, width as f32 / height as f32)
}

/// A picture of so many dots, made by their places from 0 to 1.
#[must_use]
pub fn made((wide, high): (u32, u32), dot: impl Fn(f32, f32) -> [u8; 4]) -> Image {
    let place = |at: u32, of: u32| (at as f32 + 0.5) / of as f32;
    let mut dots = Vec::with_capacity(4 * (wide * high) as usize);
    for y in 0..high {
        for x in 0..wide {
            dots.extend(dot(place(x, wide), place(y, high)));
        }
    }
    let size = Extent3d { width: wide, height: high, depth_or_array_layers: 1 };
    let mut image = Image::new(size, TextureDimension::D2, dots, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    add_mips(&mut image);
    image
}

/// Adds the picture in halves, quarters and so on: without them what is seen from afar has ragged edges.
pub fn add_mips(image: &mut Image) {
    let Some(texels) = &mut image.data else { return };
    let (mut width, mut height) = (image.texture_descriptor.size.width as usize, image.texture_descriptor.size.height as usize);
    let (mut levels, mut from) = (1, 0);
    while width > 1 || height > 1 {
        let (wide, high) = ((width / 2).max(1), (height / 2).max(1));
        let begin = texels.len();
        texels.reserve(4 * wide * high);
        for y in 0..high {
            let [upper, lower] = [2 * y, 2 * y + 1].map(|y| from + 4 * width * y.min(height - 1));
            for x in 0..wide {
                let [left, right] = [2 * x, 2 * x + 1].map(|x| 4 * x.min(width - 1));
                for part in 0..4 {
                    let value = |row: usize, column: usize| u16::from(texels[row + column + part]);
                    let sum = value(upper, left) + value(upper, right) + value(lower, left) + value(lower, right);
                    texels.push(((sum + 2) / 4) as u8);
                }
            }
        }
        (width, height, from, levels) = (wide, high, begin, levels + 1);
    }
    image.texture_descriptor.mip_level_count = levels;
    let linear = ImageFilterMode::Linear;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: linear,
        min_filter: linear,
        mipmap_filter: linear,
        anisotropy_clamp: 8,
        ..default()
    });
}
