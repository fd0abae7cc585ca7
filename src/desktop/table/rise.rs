//! Numbers and short words that rise from where something is hit, lost or gained.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::fade::Fade;
use super::label::{Face, Labels};
use super::motion::{Passing, Travel};
use super::room::Room;

/// How long a number is seen, in seconds at normal speed, and when it begins to go.
const RISES: f32 = 1.1;
const GOES: f32 = 0.75;

/// A number that rises.
#[derive(Debug, Clone, Copy)]
pub struct Rising<'a> {
    /// What it says.
    pub text: &'a str,
    /// From where.
    pub at: Vec3,
    /// How large its line is.
    pub height: f32,
    /// In which colour.
    pub color: Color32,
}

/// Shows a number that rises, turned to the eye, and goes; under reduced motion it stays where it is.
pub fn rise(commands: &mut Commands, labels: &mut Labels<'_>, room: Option<&Room>, reduced: bool, number: Rising<'_>) -> Entity {
    let number_text = number.text;
    let (place, mesh, material) = upright(labels, room, (number.text, Face::Sans, number.color), number.at, number.height);
    // What rises on the screen goes towards what is above in the picture.
    let up = place.rotation * Vec3::NEG_Z * number.height;
    let risen = |by: f32, size: f32| Transform { translation: place.translation + up * by, scale: place.scale * size, ..place };
    let look = (Mesh3d(mesh), MeshMaterial3d(material), Pickable::IGNORE, NotShadowCaster);
    let number = commands.spawn((Name::new("Number"), look, risen(0.4, 1.0), Passing)).id();
    shadow(commands, labels, (number_text, Face::Sans), number);
    let goes = Fade::from_seen(RISES - GOES, GOES);
    if reduced {
        commands.entity(number).insert(goes);
    } else {
        commands.entity(number).insert((risen(0.0, 0.7), Travel::new(risen(0.0, 0.7), risen(1.6, 1.0), RISES), goes));
    }
    number
}

/// A shadow behind a number that stands on the table, so that it is read on anything.
pub fn shadow(commands: &mut Commands, labels: &mut Labels<'_>, (text, face): (&str, Face), number: Entity) {
    let (mesh, material, aspect) = labels.over_all(text, face, Color32::BLACK);
    for (right, down) in [(0.05, 0.05), (-0.04, -0.04), (0.04, -0.04), (-0.04, 0.05), (0.06, 0.0), (-0.05, 0.0), (0.0, 0.06), (0.0, -0.05)]
    {
        let behind = Transform::from_xyz(right / aspect, -0.12, down);
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), Pickable::IGNORE, NotShadowCaster);
        commands.spawn((look, behind, ChildOf(number)));
    }
}

/// A text that stands at a point, turned to the eye and over everything: its place, mesh and material.
pub fn upright(
    labels: &mut Labels<'_>,
    room: Option<&Room>,
    (text, face, color): (&str, Face, Color32),
    at: Vec3,
    height: f32,
) -> (Transform, Handle<Mesh>, Handle<StandardMaterial>) {
    let (mesh, material, aspect) = labels.over_all(text, face, color);
    let pitch = room.map_or(0.9, |room| room.0.camera.pitch.to_radians());
    let to_eye = Quat::from_rotation_x(std::f32::consts::FRAC_PI_2 - pitch);
    (Transform { translation: at, rotation: to_eye, scale: Vec3::new(height * aspect, 1.0, height) }, mesh, material)
}
