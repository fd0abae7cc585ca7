//! The line of the log under the pointer, shown on the table: a ring around each place that it is about.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Stroke};

use super::frame::FrameDrawn;
use super::session::OnTable;
use crate::desktop::board::Lens;
use crate::desktop::theme::Palette;
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::game::Game;

/// What the line of the log under the pointer tells.
#[derive(Resource, Debug)]
pub struct Recalled<G: Game>(pub Vec<G::Event>);

/// Where that is in the world: a game fills it in [`Recalling`].
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Rings(pub Vec<Vec3>);

/// A game says where what is recalled is.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Recalling;

/// The radius of a ring in points.
const RING: f32 = 22.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rings>()
        .configure_sets(Update, Recalling.in_set(TableSet::Pieces))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(in_state(InMatch)))
        .add_systems(OnExit(InMatch), |mut rings: ResMut<Rings>| rings.0.clear());
}

/// What is recalled of one game.
pub(super) fn recall_plugin<G: Game>(app: &mut App) {
    app.insert_resource(Recalled::<G>(Vec::new()));
}

/// Whether what is recalled, or the table it is shown on, has changed.
pub fn recalls<G: Game>(recalled: Res<Recalled<G>>, table: Option<Res<OnTable<G>>>) -> bool {
    table.is_some_and(|table| recalled.is_changed() || table.is_changed() && !recalled.0.is_empty())
}

fn draw(rings: Res<Rings>, palette: Res<Palette>, mut lens: Lens) {
    if rings.0.is_empty() {
        return;
    }
    let Some(ctx) = lens.ctx() else { return };
    let Some(eye) = lens.eye() else { return };
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "recalled".into()));
    for [at] in rings.0.iter().filter_map(|at| eye.points([*at])) {
        painter.circle(at, RING, palette.net.gamma_multiply(0.12), Stroke::new(2.0, palette.net));
    }
}
