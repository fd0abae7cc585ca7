//! Figures on the server: what squares cost, in letters that stay as large however far the camera is.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::aetherium::lay::{Piece, PieceId};
use crate::desktop::aetherium::places::{Server, TOP};
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::recall::{Mark, Marks};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Slots, panel_layer};
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::aetherium::{Action, State as Game};

/// A text at a place of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Where.
    pub at: Vec3,
    /// What.
    pub text: String,
    /// In which colour.
    pub color: Color32,
    /// What it stands on.
    pub ground: Color32,
}

/// The texts that are shown.
#[derive(Resource, Debug, Default)]
pub struct Figures(pub Vec<Figure>);

/// Where their chips are seen: those behind others stand higher than what they are about.
#[derive(Resource, Debug, Default)]
pub struct Chips(Vec<(egui::Rect, Vec3)>);

impl Chips {
    /// The place of the table that the chip under a point of the window is about.
    #[must_use]
    pub fn about(&self, at: Pos2) -> Option<Vec3> {
        self.0.iter().find(|(chip, _)| chip.contains(at)).map(|(_, about)| *about)
    }
}

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.init_resource::<Figures>()
        .init_resource::<Chips>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).before(FrameDrawn).run_if(shown))
        .add_systems(Update, follow.in_set(TableSet::Motion));
}

/// Figures follow the camera.
fn follow(
    figures: Res<Figures>,
    cameras: Query<&GlobalTransform, (With<TableCamera>, Changed<GlobalTransform>)>,
    mut last: Local<GlobalTransform>,
    mut busy: ResMut<Busy>,
) {
    for place in &cameras {
        if !place.affine().abs_diff_eq(last.affine(), 1e-3) {
            *last = *place;
            if !figures.0.is_empty() {
                busy.now();
            }
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (figures, mut slots, mut chips): (Res<Figures>, ResMut<Slots>, ResMut<Chips>),
    (table, server): (Res<OnTable<Game>>, Option<Res<Server>>),
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    pieces: Query<(&Piece, &GlobalTransform)>,
    marks: Res<Marks>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Ok((camera, eye)) = cameras.single() else { return Ok(()) };
    let zoom = ctx.zoom_factor();
    let painter = ctx.layer_painter(panel_layer());
    let point = |at: Vec3| camera.world_to_viewport(eye, at).map(|at| Pos2::new(at.x / zoom, at.y / zoom)).ok();
    // Nearer ones stand where they are; those behind that would lie on them stand higher, or not at all.
    let mut nearest: Vec<(Pos2, [f32; 2], &Figure)> = Vec::new();
    slots.needed.clear();
    let open = &table.view.table;
    let stands = |action: &Action| match *action {
        Action::Attack { target, .. } => Some(server.as_ref()?.model(open, target)?.translation),
        Action::Capture { schema, .. } => Some(server.as_ref()?.middle(open.uplink(usize::from(schema))?.1).with_y(TOP)),
        _ => None,
    };
    for foot in table.legal.iter().filter_map(stands) {
        let corners = [(-0.5, 0.0), (0.5, 1.2)].map(|(right, up)| point(foot + Vec3::new(right, up, 0.0)));
        if let [Some(one), Some(other)] = corners {
            slots.needed.push(egui::Rect::from_two_pos(one, other));
        }
    }
    for figure in &figures.0 {
        let (Some(at), Some(beside)) = (point(figure.at), point(figure.at + Vec3::X)) else { continue };
        let side = at.distance(beside);
        slots.needed.push(egui::Rect::from_center_size(at, egui::vec2(side, side * 0.8)));
        // As large as a square has room for; large letters stand out of their chips.
        let size = (side * 0.4).clamp(15.0, 22.0);
        nearest.push((at, [size, (size * 0.68).min(side * 0.46)], figure));
    }
    chips.0.clear();
    nearest.sort_by(|a, b| b.0.y.total_cmp(&a.0.y));
    // They keep off the marks over models, and off the numbers of boxes that were just filled or freed, which are not there while
    // a line of the log is pointed at.
    let badge = |(_, place): (&Piece, &GlobalTransform)| {
        let (at, beside) = (point(place.translation())?, point(place.transform_point(Vec3::X))?);
        Some(egui::Rect::from_center_size(at, egui::Vec2::splat(at.distance(beside) * 1.8)))
    };
    let number = |mark: &Mark| {
        let Mark::Number(at, text, height) = mark else { return None };
        let (at, beside) = (point(*at)?, point(*at + Vec3::X * *height)?);
        Some(egui::Rect::from_center_size(at, egui::vec2(0.6 * text.chars().count() as f32, 0.8) * at.distance(beside)))
    };
    let badges = pieces.iter().filter(|(piece, _)| matches!(piece.id, PieceId::Badge(_))).filter_map(badge);
    let mut taken: Vec<egui::Rect> = badges.chain(marks.marks.iter().filter(|_| !marks.pointed).filter_map(number)).collect();
    for (at, [size, chip], figure) in nearest {
        let ink = egui::vec2(0.62 * figure.text.chars().count() as f32 + 0.34, 0.98) * size;
        let places = [(0.0, 0.0), (0.0, -0.2), (0.0, -0.4), (0.0, 0.75), (0.7, -0.6), (-0.7, -0.6), (0.7, 0.6), (-0.7, 0.6)]
            .map(|(right, down)| at + egui::vec2(right, down) * size);
        let is_free = |at: &Pos2| {
            let around = egui::Rect::from_center_size(*at, ink);
            !taken.iter().any(|other| other.intersects(around))
        };
        let Some(at) = places.into_iter().find(is_free) else { continue };
        let around = egui::Rect::from_center_size(at, ink);
        if slots.newest().any(|(_, panel)| panel.intersects(around)) {
            continue;
        }
        taken.push(around);
        chips.0.push((around, figure.at));
        painter.circle_filled(at, chip, figure.ground.gamma_multiply(0.85));
        outlined(&painter, at, &figure.text, size, figure.color, figure.ground);
    }
    Ok(())
}

/// A text set off by a line in the colour of the ground against what it stands on.
pub(super) fn outlined(painter: &egui::Painter, at: Pos2, text: &str, size: f32, color: Color32, ground: Color32) {
    let font = FontId::new(size, FontFamily::Name("mono bold".into()));
    for (x, y) in [(-1.4, 0.0), (1.4, 0.0), (0.0, -1.4), (0.0, 1.4), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        painter.text(at + egui::vec2(x, y), Align2::CENTER_CENTER, text, font.clone(), ground);
    }
    painter.text(at, Align2::CENTER_CENTER, text, font, color);
}
