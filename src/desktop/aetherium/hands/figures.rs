//! Figures on the server: what squares cost, in letters that stay as large however far the camera is.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::{TableCamera, TableRect};
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::session::OnTable;
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::aetherium::State as Game;

/// A text at a place of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Where.
    pub at: Vec3,
    /// What.
    pub text: String,
    /// In which colour.
    pub color: Color32,
}

/// The texts that are shown.
#[derive(Resource, Debug, Default)]
pub struct Figures(pub Vec<Figure>);

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.init_resource::<Figures>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown))
        .add_systems(Update, follow.in_set(TableSet::Motion));
}

/// Figures follow the camera.
fn follow(figures: Res<Figures>, cameras: Query<(), (With<TableCamera>, Changed<GlobalTransform>)>, mut busy: ResMut<Busy>) {
    if !figures.0.is_empty() && !cameras.is_empty() {
        busy.now();
    }
}

fn draw(
    mut contexts: EguiContexts,
    (figures, rect): (Res<Figures>, Res<TableRect>),
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(rect), Ok((camera, eye))) = (rect.0, cameras.single()) else { return Ok(()) };
    let (scale, zoom) = (ctx.pixels_per_point(), ctx.zoom_factor());
    let corner = |at: UVec2| Pos2::new(at.x as f32 / scale, at.y as f32 / scale);
    let painter =
        ctx.layer_painter(egui::LayerId::background()).with_clip_rect(egui::Rect::from_min_max(corner(rect.min), corner(rect.max)));
    let point = |at: Vec3| camera.world_to_viewport(eye, at).map(|at| Pos2::new(at.x / zoom, at.y / zoom)).ok();
    for figure in &figures.0 {
        let (Some(at), Some(beside)) = (point(figure.at), point(figure.at + Vec3::X)) else { continue };
        // As large as a square has room for.
        let size = (at.distance(beside) * 0.5).clamp(9.0, 17.0);
        let font = FontId::new(size, FontFamily::Name("mono bold".into()));
        painter.text(at + egui::vec2(1.0, 1.0), Align2::CENTER_CENTER, &figure.text, font.clone(), Color32::from_black_alpha(200));
        painter.text(at, Align2::CENTER_CENTER, &figure.text, font, figure.color);
    }
    Ok(())
}
