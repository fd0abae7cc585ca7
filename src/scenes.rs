//! The scene of a game's table: furniture, light and camera as data in `scenes/*.scn.ron`, editable without compiling.
//!
//! The types are plain: the desktop builds entities from them, and `cyberdeck check` reads them without an engine.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::files;
use crate::rules::components::{NO_RULE, Rgb, out_of_range};
use crate::rules::content::{ContentError, parse};
use crate::t;

/// Three numbers: x to the right, y up, z towards the player.
pub type Triple = (f32, f32, f32);

/// A value that stands in the file as it is, or not at all.
mod given {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.serialize(to)
    }

    pub fn deserialize<'a, T: Deserialize<'a>, D: Deserializer<'a>>(from: D) -> Result<Option<T>, D::Error> {
        T::deserialize(from).map(Some)
    }
}

/// A table with all that stands on it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What the camera shows and how far it may go.
    pub camera: CameraSpot,
    /// The colour behind everything.
    pub background: Rgb,
    /// The light that comes from everywhere: colour and brightness in cd/m².
    pub ambient: (Rgb, f32),
    /// What is mirrored in things, and lights them softly.
    #[serde(default)]
    pub surroundings: Surroundings,
    /// The lamps.
    pub lamps: Vec<Lamp>,
    /// Soft patches of shadow and light that lie on the table.
    #[serde(default)]
    pub patches: Vec<Patch>,
    /// Table and things that are looked at only.
    pub furniture: Vec<Furniture>,
    /// Where the game's own pieces stand, by name.
    pub anchors: Vec<Anchor>,
}

/// What the camera shows, and how.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CameraSpot {
    /// Points around what is played with, three at least: at first the camera is as near as it can be to show all of them.
    pub plays: Vec<Triple>,
    /// The nearest and farthest it may be zoomed.
    pub zoom: (f32, f32),
    /// Degrees above the table, 90 is straight down.
    pub pitch: f32,
    /// How far it may be panned from its place, in units.
    pub pan: f32,
    /// The angle from the lower to the upper edge of what it shows, in degrees.
    pub field_of_view: f32,
}

/// What is around the table: a sky, and panels of light in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surroundings {
    /// The colour overhead.
    pub above: Rgb,
    /// The colour at the height of the table.
    pub around: Rgb,
    /// The colour below.
    pub below: Rgb,
    /// How bright all of it is, in cd/m².
    pub strength: f32,
    /// What shines there.
    #[serde(default)]
    pub panels: Vec<Panel>,
}

impl Default for Surroundings {
    fn default() -> Self {
        let grey = |level| Rgb([level; 3]);
        Self { above: grey(0x80), around: grey(0x50), below: grey(0x28), strength: 300.0, panels: Vec::new() }
    }
}

/// A round panel of light far away.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Panel {
    /// In which direction it is.
    pub towards: Triple,
    /// How large it looks: half its opening angle in degrees.
    pub angle: f32,
    /// Its colour.
    pub color: Rgb,
    /// How many times brighter than its colour it is.
    pub strength: f32,
}

/// A soft patch that lies on the table: the shadow of something, or light.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// What it is called.
    pub name: String,
    /// Where its centre is.
    pub at: Triple,
    /// Its width and depth where it is full.
    pub size: (f32, f32),
    /// How far it fades beyond that.
    pub soft: f32,
    /// Turned about y, in degrees.
    #[serde(default)]
    pub turned: f32,
    /// Its colour; a shadow has none.
    #[serde(default, with = "given")]
    pub color: Option<Rgb>,
    /// How strong it is, from 0 to 1 and for light beyond.
    pub strength: f32,
}

/// A spot light.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lamp {
    /// What it is called.
    pub name: String,
    /// Where it hangs.
    pub at: Triple,
    /// What it points at.
    pub towards: Triple,
    /// Its colour.
    pub color: Rgb,
    /// Its strength in lumens.
    pub lumens: f32,
    /// Half its opening angle in degrees.
    pub angle: f32,
    /// Whether it throws shadows (at a quality that has them).
    #[serde(default)]
    pub shadows: bool,
}

/// A solid that is looked at only.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Furniture {
    /// What it is called.
    pub name: String,
    /// Its shape.
    pub shape: Shape,
    /// Where its centre is.
    pub at: Triple,
    /// Turned about x, y and z, in degrees.
    #[serde(default)]
    pub turned: Triple,
    /// Its colour.
    pub color: Rgb,
    /// What it is made of.
    #[serde(default)]
    pub surface: Surface,
    /// From 0 (mirror) to 1 (matt), where it is not as its surface usually is.
    #[serde(default, with = "given")]
    pub roughness: Option<f32>,
    /// From 0 to 1, likewise.
    #[serde(default, with = "given")]
    pub metallic: Option<f32>,
    /// How strongly it glows in its own colour.
    #[serde(default)]
    pub glow: f32,
}

/// The shapes furniture is made of.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Shape {
    /// Width, height, depth.
    Box(f32, f32, f32),
    /// Radius and height, standing.
    Cylinder(f32, f32),
    /// Radius.
    Sphere(f32),
    /// Radius of the ring and of its tube, lying.
    Ring(f32, f32),
    /// Radius and height of a cup, open above.
    Cup(f32, f32),
    /// Width and depth of what everything stands on.
    Ground(f32, f32),
}

/// What things are made of: the grain of their surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Surface {
    /// Smooth, of one colour.
    #[default]
    Plain,
    /// Oiled boards.
    Wood,
    /// Metal brushed along x.
    Metal,
    /// Woven cloth.
    Felt,
    /// Uncoated card.
    Card,
    /// Plastic with a fine orange peel.
    Plastic,
    /// Polished stone with veins.
    Stone,
    /// Riveted plates.
    Deck,
    /// Square tiles of a raised floor.
    Tiles,
    /// Clouds far away, in violet and teal.
    Nebula,
}

/// A named place.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchor {
    /// What stands there.
    pub name: String,
    /// Where.
    pub at: Triple,
    /// Turned about x, y and z, in degrees.
    #[serde(default)]
    pub turned: Triple,
    /// How large.
    #[serde(default = "life_size")]
    pub scale: f32,
}

const fn life_size() -> f32 {
    1.0
}

impl Scene {
    /// Reads a scene.
    ///
    /// # Errors
    /// What is wrong with it: syntax with line and column, values with their field.
    pub fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let scene: Self = parse(file, text)?;
        let CameraSpot { ref plays, zoom, pitch, field_of_view, .. } = scene.camera;
        let wrong = |field: &str, wrong: &str| Err(ContentError::in_field(file, text, field, wrong));
        if !(zoom.0 > 0.0 && zoom.0 <= zoom.1) {
            return wrong("zoom", &t!("scene-zoom", zoom = format!("{zoom:?}")));
        }
        if plays.len() < 3 {
            return wrong("plays", &t!("scene-plays"));
        }
        for (field, value, range) in [("pitch", pitch, 5.0..=90.0), ("field_of_view", field_of_view, 10.0..=100.0)] {
            if let Some(text) = out_of_range(value, range, NO_RULE) {
                return wrong(field, &text);
            }
        }
        Ok(scene)
    }

    /// The anchor of this name; the middle of the table where the scene has none.
    #[must_use]
    pub fn anchor(&self, name: &str) -> Anchor {
        let none = || Anchor { name: name.to_owned(), at: (0.0, 0.0, 0.0), turned: (0.0, 0.0, 0.0), scale: 1.0 };
        self.anchors.iter().find(|anchor| anchor.name == name).cloned().unwrap_or_else(none)
    }
}

/// The folder `scenes/` or `assets/` (`name`) of this installation: beside the program, above it, or in the source tree.
#[must_use]
pub fn installed_folder(name: &str) -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).map(Path::to_path_buf);
    let candidates = [beside.clone(), beside.map(|folder| folder.join("..")), Some(PathBuf::from(env!("CARGO_MANIFEST_DIR")))];
    candidates.into_iter().flatten().map(|folder| folder.join(name)).find(|folder| folder.is_dir())
}

/// The scene of a game, with a sentence on what was wrong where the built-in one had to stand in.
#[must_use]
pub fn load(game: &str, built_in: &str) -> (Scene, Option<String>) {
    let file_name = format!("{}.scn.ron", game.replace('-', "_"));
    let fallback = || Scene::parse(&file_name, built_in).expect("the built-in scenes are read by a test");
    let Some(path) = installed_folder("scenes").map(|folder| folder.join(&file_name)).filter(|path| path.exists()) else {
        return (fallback(), None);
    };
    let name = path.display().to_string();
    let read = files::read_text(&path)
        .map_err(|error| ContentError::new(name.as_str(), None, error.to_string()))
        .and_then(|text| Scene::parse(&name, &text));
    match read {
        Ok(scene) => (scene, None),
        Err(error) => (fallback(), Some(t!("scene-built-in", error = error.to_string()))),
    }
}
