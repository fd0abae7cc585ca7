//! What lights up and what moves by itself: frames around what can be touched, bars of Loading, squares of Running cards.

use bevy::prelude::*;

use super::places::Spot;
use super::style::Style;
use crate::desktop::TableSet;
use crate::desktop::board::Selected;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::session::OnTable;
use crate::rules::data_warriors::State as Game;

/// The bars around something that light up when it can be touched.
#[derive(Component, Debug, Clone, Copy)]
pub struct Edge(pub Spot);

/// A bar that moves while its card is Loading: how far it goes to either side.
#[derive(Component, Debug, Clone, Copy)]
pub struct Sweeps(pub f32);

/// What turns slowly on a Running card.
#[derive(Component, Debug, Clone, Copy)]
pub struct Spins;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (light, hum).chain().in_set(TableSet::Pieces).after(super::lay::Laid).run_if(resource_exists::<OnTable<Game>>));
}

/// What can be touched, what is aimed at and what is refused is framed.
fn light(
    selection: Res<Selected<Game>>,
    style: Option<Res<Style>>,
    mut edges: Query<(Ref<Edge>, &mut MeshMaterial3d<StandardMaterial>, &mut Visibility)>,
    mut busy: ResMut<Busy>,
) {
    let Some(style) = style else { return };
    let all = selection.is_changed() || style.is_changed();
    for (edge, mut material, mut visibility) in &mut edges {
        if !all && !edge.is_added() {
            continue;
        }
        let spot = edge.0;
        let wanted = if selection.aimed == Some(spot) || selection.over == Some(spot) && selection.targets.contains(&spot) {
            Some(&style.aimed)
        } else if selection.refused == Some(spot) {
            Some(&style.refused)
        } else if selection.targets.contains(&spot) {
            Some(&style.legal)
        } else {
            None
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

/// What is Loading moves its bar, what is Running turns its square: ten times a second while somebody looks, and not at all
/// where motion is reduced or quality low.
fn hum(
    mut bars: Query<(&Sweeps, &mut Transform), Without<Spins>>,
    mut squares: Query<&mut Transform, With<Spins>>,
    (time, settings): (Res<Time>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    if settings.reduced_motion || settings.quality == Quality::Low || !busy.is_looked_at() || (bars.is_empty() && squares.is_empty()) {
        return;
    }
    let now = time.elapsed_secs();
    for (sweeps, mut place) in &mut bars {
        place.translation.x = (now * 1.6).sin() * sweeps.0;
    }
    for mut place in &mut squares {
        place.rotation = Quat::from_rotation_y(now * 2.0);
    }
    busy.soon();
}
