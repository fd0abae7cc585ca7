//! The names of columns and rows along the rim, or at the edge of what is seen where the rim is out of sight (AE-1).

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Pos2, Rect, vec2};

use super::figures::{Figures, outlined};
use crate::desktop::aetherium::places::Server;
use crate::desktop::board::Lens;
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Slots, panel_layer};
use crate::desktop::theme::Palette;
use crate::desktop::{DrawSet, InMatch};
use crate::rules::aetherium::{SIDE, State as Game};

/// How large the letters are, and how far from the edge, in points.
const SIZE: f32 = 15.0;
const INSIDE: f32 = 11.0;
/// How far outside the squares the middle of the rim is.
const RIM: f32 = 0.46;
/// How far they keep off what squares cost.
const APART: f32 = 27.0;
/// How far they keep off the upper edge, and while it is said there what happens.
const BELOW: [f32; 2] = [24.0, 60.0];

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>).and_then(resource_exists::<Server>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).before(FrameDrawn).run_if(shown));
}

fn draw(
    (server, playback): (Res<Server>, Res<Playback<Game>>),
    (slots, palette, figures): (Res<Slots>, Res<Palette>, Res<Figures>),
    mut lens: Lens,
) {
    let (Some(ctx), Some(area)) = (lens.ctx(), lens.area()) else { return };
    let Some(eye) = lens.eye() else { return };
    let painter = ctx.layer_painter(panel_layer());
    let area = area.shrink(INSIDE);
    let color = palette.text.lerp_to_gamma(palette.net, 0.3);
    let top = slots.safe.top() + BELOW[usize::from(playback.is_captioned())];
    let side = f32::from(SIDE);
    let costs: Vec<Pos2> = figures.0.iter().filter_map(|figure| eye.points([figure.at])).map(|[at]| at).collect();
    let mut named: Vec<Rect> = Vec::new();
    for number in 0..SIDE {
        let along = f32::from(number) + 0.5;
        let lines = [
            (char::from(b'A' + number).to_string(), [server.point(along, 0.0), server.point(along, side)], Vec3::Z),
            ((number + 1).to_string(), [server.point(0.0, along), server.point(side, along)], Vec3::NEG_X),
        ];
        for (name, [from, to], rim) in lines {
            // From the rim on which it stands.
            let [from, to] = if rim.dot(from) > rim.dot(to) { [from, to] } else { [to, from] };
            let Some(line) = eye.points([from + rim * RIM + Vec3::Y * 0.2, to]) else { continue };
            let by_rim = |at: &Pos2| {
                area.contains(line[0]) || if rim == Vec3::Z { at.y > area.bottom() - INSIDE } else { at.x < area.left() + INSIDE }
            };
            // What a square costs counts more.
            let is_free = |at: &Pos2| at.y > top && !slots.covers(*at) && costs.iter().all(|cost| cost.distance(*at) > APART);
            if let Some(at) = entered(line, area).filter(|at| by_rim(at) && is_free(at)) {
                let ink = Rect::from_center_size(at, vec2(SIZE * 1.5, SIZE * 1.3));
                // In the corner of the server the first column comes near to the first row.
                if named.iter().any(|other| other.intersects(ink)) {
                    continue;
                }
                named.push(ink);
                painter.rect_filled(ink, 3.0, palette.panel.gamma_multiply(0.55));
                outlined(&painter, at, &name, SIZE, color, palette.panel);
            }
        }
    }
}

/// Where a line is seen first: where it begins, or where it comes into an area; nothing where it never does.
fn entered([from, to]: [Pos2; 2], area: Rect) -> Option<Pos2> {
    // Finer than what a name may stand beside the edge.
    let steps = 512_u16;
    (0..=steps).map(|step| from.lerp(to, f32::from(step) / f32::from(steps))).find(|at| area.contains(*at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn a_name_stands_where_its_line_comes_into_sight() {
        let area = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        assert_eq!(entered([pos2(50.0, 50.0), pos2(50.0, -50.0)], area), Some(pos2(50.0, 50.0)), "the rim is in sight");
        let at = entered([pos2(50.0, 200.0), pos2(50.0, -200.0)], area).expect("it crosses the area");
        assert!(at.x == 50.0 && (90.0..=100.0).contains(&at.y), "{at:?}");
        assert_eq!(entered([pos2(150.0, 200.0), pos2(150.0, -200.0)], area), None, "it passes beside it");
    }
}
