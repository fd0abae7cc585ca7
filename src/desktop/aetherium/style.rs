//! Materials of the table: a handful, shared by all. What differs is in the colours of the meshes.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::lay::Look;
use super::solids::Solids;
use crate::desktop::TableSet;
use crate::desktop::launch::Begin;
use crate::desktop::table::label::THROUGH;
use crate::desktop::theme::{Palette, bevy_color};
use crate::rules::aetherium::State;
use crate::rules::aetherium::content::Catalog;
use crate::rules::game::{Game as _, Seat};

/// The meshes of a piece by what they are made of, as far as it has them.
#[derive(Debug, Clone)]
pub struct Parts {
    /// What is lit by the lamps.
    pub solid: Option<Handle<Mesh>>,
    /// The same, of metal.
    pub metal: Option<Handle<Mesh>>,
    /// What shines by itself.
    pub glow: Option<Handle<Mesh>>,
    /// Glass.
    pub glass: Option<Handle<Mesh>>,
    /// Light and shadow that lie on what is below.
    pub haze: Option<Handle<Mesh>>,
}

/// The solids of a piece by what they are made of.
#[derive(Debug, Clone, Default)]
pub struct Made {
    /// What is lit by the lamps.
    pub solid: Solids,
    /// The same, of metal.
    pub metal: Solids,
    /// What shines by itself.
    pub glow: Solids,
    /// Glass.
    pub glass: Solids,
    /// Light and shadow that lie on what is below.
    pub haze: Solids,
}

/// What lies on glass is drawn after it.
const ON_GLASS: f32 = 20.0;

/// The materials in use, and the meshes made so far; made anew when the palette changes.
#[derive(Resource, Debug)]
pub struct Style {
    /// What is lit by the lamps.
    pub solid: Handle<StandardMaterial>,
    /// The same, of metal.
    pub metal: Handle<StandardMaterial>,
    /// What is lit by the lamps, but less.
    pub dull: Handle<StandardMaterial>,
    /// What shines by itself.
    pub glow: Handle<StandardMaterial>,
    /// Glass.
    pub glass: Handle<StandardMaterial>,
    /// What shines and lets light through.
    pub haze: Handle<StandardMaterial>,
    /// What is seen through everything that stands before it.
    pub ghost: Handle<StandardMaterial>,
    /// The colours.
    pub tints: Tints,
    /// The meshes made so far, and of which programs and schemas.
    made: HashMap<Look, Parts>,
    catalog: Option<&'static Catalog>,
}

/// The colours of the table.
#[derive(Debug, Clone)]
pub struct Tints {
    palette: Palette,
    grey: bool,
}

/// A colour of `#RRGGBB`, as light.
#[must_use]
fn light(red: u8, green: u8, blue: u8) -> LinearRgba {
    Color::srgb_u8(red, green, blue).to_linear()
}

/// A colour of the interface, as light.
#[must_use]
pub fn lit(color: Color32) -> LinearRgba {
    bevy_color(color).to_linear()
}

impl Tints {
    /// The colour of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> LinearRgba {
        lit(self.palette.seat(seat))
    }

    /// The colour of whoever holds something; of nobody a cool grey.
    #[must_use]
    pub fn holder(&self, holder: Option<Seat>) -> LinearRgba {
        holder.map_or_else(|| self.toned(0xB9, 0xC6, 0xD8), |seat| self.seat(seat))
    }

    /// What asks for attention.
    #[must_use]
    pub fn asks(&self) -> LinearRgba {
        lit(self.palette.asks)
    }

    /// Damage.
    #[must_use]
    pub fn refused(&self) -> LinearRgba {
        lit(self.palette.refused)
    }

    /// A colour, or its grey where the palette has none.
    #[must_use]
    pub fn toned(&self, red: u8, green: u8, blue: u8) -> LinearRgba {
        let color = light(red, green, blue);
        if !self.grey {
            return color;
        }
        let grey = color.red * 0.2126 + color.green * 0.7152 + color.blue * 0.0722;
        LinearRgba::rgb(grey, grey, grey)
    }
}

impl Style {
    /// The meshes of a look; made once while matches are played with the same.
    pub fn parts(&mut self, look: &Look, catalog: &'static Catalog, meshes: &mut Assets<Mesh>) -> Parts {
        if !self.catalog.is_some_and(|other| std::ptr::eq(other, catalog)) {
            self.made.clear();
            self.catalog = Some(catalog);
        }
        // Who rests is of another material.
        let look = if let Look::Model(program, seat, _) = *look { &Look::Model(program, seat, false) } else { look };
        if let Some(parts) = self.made.get(look) {
            return parts.clone();
        }
        let Made { solid, metal, glow, glass, haze } = look.make(catalog, &self.tints);
        let mut keep = |solids: Solids| (!solids.is_empty()).then(|| meshes.add(solids.mesh()));
        let parts = Parts { solid: keep(solid), metal: keep(metal), glow: keep(glow), glass: keep(glass), haze: keep(haze) };
        self.made.insert(look.clone(), parts.clone());
        parts
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Begin(State::ID), make_style.run_if(not(resource_exists::<Style>))).add_systems(
        Update,
        make_style.in_set(TableSet::Input).run_if(resource_exists::<Style>.and_then(resource_exists_and_changed::<Palette>)),
    );
}

fn make_style(mut commands: Commands, palette: Res<Palette>, old: Option<Res<Style>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    // The palette is written with the settings: only another one is worth new meshes.
    if old.is_some_and(|old| old.tints.palette == *palette) {
        return;
    }
    let [red, green, blue, _] = palette.seats[0].to_array();
    let lamp = StandardMaterial { perceptual_roughness: 0.44, reflectance: 0.45, ..default() };
    let shining = StandardMaterial { unlit: true, ..default() };
    let style = Style {
        glow: materials.add(shining.clone()),
        ghost: materials.add(StandardMaterial { alpha_mode: AlphaMode::Blend, depth_bias: THROUGH, ..shining.clone() }),
        haze: materials.add(StandardMaterial { alpha_mode: AlphaMode::Blend, cull_mode: None, depth_bias: ON_GLASS, ..shining }),
        glass: materials.add(StandardMaterial {
            alpha_mode: AlphaMode::Blend,
            perceptual_roughness: 0.18,
            reflectance: 0.6,
            ..lamp.clone()
        }),
        metal: materials.add(StandardMaterial { metallic: 0.8, perceptual_roughness: 0.3, ..lamp.clone() }),
        dull: materials.add(StandardMaterial { base_color: Color::linear_rgb(0.78, 0.78, 0.8), ..lamp.clone() }),
        solid: materials.add(lamp),
        tints: Tints { palette: palette.clone(), grey: red == green && green == blue },
        made: HashMap::default(),
        catalog: None,
    };
    commands.insert_resource(style);
}
