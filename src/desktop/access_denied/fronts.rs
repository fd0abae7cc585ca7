//! What tells the sectors apart before they are read: the colour of a rack's case, and what stands out behind it.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::DEPTH;
use crate::rules::access_denied::Sector;

/// The colour of the case of a sector.
#[must_use]
pub const fn tint(sector: Sector) -> Color32 {
    match sector {
        Sector::Banking => Color32::from_rgb(0xB4, 0xC4, 0x94),
        Sector::Government => Color32::from_rgb(0x8E, 0x9A, 0xAE),
        Sector::Micronopoly => Color32::from_rgb(0x8C, 0x88, 0x8E),
        Sector::NewsMedia => Color32::from_rgb(0x9C, 0x5E, 0x56),
        Sector::TeleComm => Color32::from_rgb(0x7E, 0x6A, 0x3C),
        Sector::Universities => Color32::from_rgb(0xB4, 0x88, 0x5E),
    }
}

/// How far under the face of a rack what stands out behind it begins, and how thick it is.
const UNDER: f32 = 0.04;
const THICK: f32 = 0.3;

/// A block behind a rack: its middle along the edge, how wide it is, and how far it stands out.
fn post(x: f32, wide: f32, out: f32) -> Mesh {
    let deep = out + 0.2;
    Cuboid::new(wide, THICK, deep).mesh().build().translated_by(Vec3::new(x, -UNDER - THICK / 2.0, -DEPTH / 2.0 + 0.2 - deep / 2.0))
}

/// A disc behind a rack, half of it under the case.
fn disc(x: f32, radius: f32, out: f32) -> Mesh {
    let at = Vec3::new(x, -UNDER - THICK / 2.0, -DEPTH / 2.0 - out);
    Cylinder::new(radius, THICK).mesh().resolution(28).build().translated_by(at)
}

/// A gable behind a rack.
fn gable(half: f32, out: f32) -> Mesh {
    let triangle = Triangle2d::new(Vec2::new(-half, -0.1), Vec2::new(half, -0.1), Vec2::new(0.0, out));
    let solid = Extrusion::new(triangle, THICK).mesh().build().rotated_by(Quat::from_rotation_x(-TAU / 4.0));
    solid.translated_by(Vec3::new(0.0, -UNDER - THICK / 2.0, -DEPTH / 2.0))
}

/// What stands out behind the rack of a sector, as one mesh: bars of a chart, a gable with a flag, the pins of a chip, reels,
/// a dish between masts, books.
#[must_use]
pub fn crest(sector: Sector) -> Mesh {
    let parts: Vec<Mesh> = match sector {
        Sector::Banking => [0.14, 0.24, 0.2, 0.34, 0.3, 0.44, 0.54]
            .into_iter()
            .enumerate()
            .map(|(at, out)| post((at as f32 - 3.0) * 0.86, 0.6, out))
            .collect(),
        Sector::Government => {
            let columns = [-2.6, -2.2, 2.2, 2.6].map(|x| post(x, 0.22, 0.24));
            [gable(1.9, 0.56)].into_iter().chain(columns).collect()
        }
        Sector::Micronopoly => (0..15_u8).map(|at| post((f32::from(at) - 7.0) * 0.54, 0.26, 0.34)).collect(),
        Sector::NewsMedia => vec![disc(-1.7, 0.72, -0.16), disc(1.7, 0.72, -0.16), post(0.0, 2.0, 0.18)],
        Sector::TeleComm => {
            vec![disc(0.0, 0.78, -0.24), post(-3.2, 0.12, 0.56), post(3.2, 0.12, 0.56), post(-3.2, 0.6, 0.12), post(3.2, 0.6, 0.12)]
        }
        Sector::Universities => {
            [(-1.6, 0.5, 0.4), (-1.05, 0.42, 0.52), (-0.55, 0.4, 0.34), (0.0, 0.54, 0.48), (0.55, 0.4, 0.4), (1.3, 0.9, 0.2)]
                .map(|(x, wide, out)| post(x, wide, out))
                .into()
        }
    };
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| post(0.0, 1.0, 0.1));
    parts.fold(first, |mut all, part| {
        all.merge(&part).expect("they are made of the same");
        all
    })
}

#[cfg(test)]
mod tests {
    use super::super::pieces::WIDTH;
    use super::*;

    #[test]
    fn every_sector_has_a_colour_and_an_outline_of_its_own() {
        let mut tints = Sector::ALL.map(tint).map(|color| color.to_array());
        tints.sort_unstable();
        assert!(tints.windows(2).all(|pair| pair[0] != pair[1]));
        let mut outlines = Vec::new();
        for sector in Sector::ALL {
            let mesh = crest(sector);
            let at = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("it has places");
            let out = at.iter().map(|[.., z]| -z - DEPTH / 2.0).fold(0.0, f32::max);
            assert!((0.3..0.62).contains(&out), "{sector}: {out}");
            assert!(at.iter().all(|[x, y, _]| x.abs() < WIDTH / 2.0 && *y < 0.0), "{sector}");
            outlines.push((at.len(), (out * 1000.0) as i32));
        }
        outlines.sort_unstable();
        assert!(outlines.windows(2).all(|pair| pair[0] != pair[1]), "{outlines:?}");
    }
}
