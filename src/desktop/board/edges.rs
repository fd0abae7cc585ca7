//! Bars around places, lit where one can be touched, is aimed at, is refused, or where something is in progress.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{Board, Selected, Thing};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, bevy_color};

/// A bar of the edge of a place, and whether it is the one towards the player.
#[derive(Component)]
#[require(Visibility::Hidden, MeshMaterial3d<StandardMaterial>, NotShadowCaster, Pickable = Pickable::IGNORE)]
struct Edge<S: Thing>(S, bool);

/// The materials of edges; made anew when the palette changes.
#[derive(Resource)]
struct Lights {
    /// Something can be done there: a line of light before it, so that many of them are calm; and with what is in hand.
    open: Handle<StandardMaterial>,
    legal: Handle<StandardMaterial>,
    aimed: Handle<StandardMaterial>,
    refused: Handle<StandardMaterial>,
    busy: Handle<StandardMaterial>,
}

/// Puts the edge of a place on a piece: bars of a cube of side 1, dark until there is a reason to light them.
pub fn put<S: Thing + Copy>(commands: &mut Commands, piece: Entity, cube: &Handle<Mesh>, spot: S, at: Vec3, size: Vec2, thick: f32) {
    let half = size / 2.0 + thick / 2.0;
    for (x, z, wide, deep) in [
        (0.0, half.y, half.x * 2.0 + thick, thick),
        (0.0, -half.y, half.x * 2.0 + thick, thick),
        (half.x, 0.0, thick, half.y * 2.0),
        (-half.x, 0.0, thick, half.y * 2.0),
    ] {
        let place = Transform::from_translation(at + Vec3::new(x, 0.0, z)).with_scale(Vec3::new(wide, 0.1, deep));
        commands.spawn((Edge(spot, z > 0.0), Mesh3d(cube.clone()), place, ChildOf(piece)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, make_lights.in_set(TableSet::Input).run_if(resource_exists_and_changed::<Palette>));
}

pub(super) fn game_plugin<G: Board>(app: &mut App) {
    app.add_systems(Update, light::<G>.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<G>>));
}

fn make_lights(mut commands: Commands, palette: Res<Palette>, mut materials: ResMut<Assets<StandardMaterial>>) {
    // In its own colour, whatever lamp stands over it.
    let mut shining = |color: Color32, bright: f32| {
        let color = bevy_color(color).to_linear() * bright;
        materials.add(StandardMaterial { base_color: color.with_alpha(1.0).into(), unlit: true, ..default() })
    };
    commands.insert_resource(Lights {
        open: shining(palette.net, 0.9),
        legal: shining(palette.net, 0.9),
        aimed: shining(palette.net, 1.6),
        refused: shining(palette.refused, 1.0),
        busy: shining(palette.text, 1.4),
    });
}

fn light<G: Board>(
    (table, selection, lights): (Res<OnTable<G>>, Res<Selected<G>>, Res<Lights>),
    mut edges: Query<(Ref<Edge<G::Spot>>, &mut MeshMaterial3d<StandardMaterial>, &mut Visibility)>,
    mut busy: ResMut<Busy>,
) {
    let all = table.is_changed() || selection.is_changed() || lights.is_changed();
    let in_progress = G::in_progress(&table.view);
    for (edge, mut material, mut visibility) in &mut edges {
        if !all && !edge.is_added() {
            continue;
        }
        let spot = Some(edge.0);
        let is_target = selection.targets.contains(&edge.0);
        let wanted = if selection.aimed == spot || selection.over == spot && is_target {
            Some(&lights.aimed)
        } else if selection.refused == spot {
            Some(&lights.refused)
        } else if in_progress == spot {
            Some(&lights.busy)
        } else if is_target && (selection.card.is_some() || selection.dragged.is_some()) {
            Some(&lights.legal)
        } else {
            Some(&lights.open).filter(|_| is_target && edge.1 && !G::shows_itself(&table.legal, edge.0))
        };
        let shown = if wanted.is_some() { Visibility::Inherited } else { Visibility::Hidden };
        if *visibility != shown {
            *visibility = shown;
            busy.moves();
        }
        if let Some(wanted) = wanted.filter(|wanted| material.0 != **wanted) {
            material.0 = wanted.clone();
            busy.moves();
        }
    }
}
