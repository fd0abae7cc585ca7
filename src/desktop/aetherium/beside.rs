//! What stands or lies beside the server is seen whole or not at all: not where a panel would cut it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::lay::Piece;
use super::places::WIDTH;
use crate::desktop::board::Lens;
use crate::desktop::redraw::Busy;
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::Slots;
use crate::desktop::{DrawSet, InMatch};
use crate::rules::aetherium::State as Game;

/// How far from a panel the middle of a model is at least.
const REACH: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, hide.in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

fn hide(mut lens: Lens, slots: Res<Slots>, mut pieces: Query<(&GlobalTransform, &mut Visibility), With<Piece>>, mut busy: ResMut<Busy>) {
    let Some(eye) = lens.eye() else { return };
    for (place, mut visibility) in &mut pieces {
        let middle = place.translation() + Vec3::Y * 0.5;
        let around = [Vec3::ZERO, Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y].map(|way| middle + way * REACH);
        let is_beside = middle.abs().with_y(0.0).max_element() > WIDTH / 2.0;
        let is_cut = is_beside && eye.points(around).is_some_and(|points| points.iter().any(|at| slots.covers(*at)));
        if visibility.set_if_neq(if is_cut { Visibility::Hidden } else { Visibility::Inherited }) {
            busy.now();
        }
    }
}
