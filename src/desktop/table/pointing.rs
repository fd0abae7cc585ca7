//! What a lesson points at, outlined on the table and around it, with an arrow that comes to rest.

use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2, Stroke, StrokeKind, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::FrameDrawn;
use super::session::{Taught, is_lesson};
use super::slots::{Panel, Slots, panel_layer};
use crate::desktop::board::Lens;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::theme::Palette;
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::lessons::Spot;

/// Where something is that a lesson points at.
#[derive(Debug, Clone, PartialEq)]
pub enum At {
    /// On the table: what is seen around these points.
    Around(Vec<Vec3>),
    /// On the table: a place by its corners.
    Flat([Vec3; 4]),
    /// A widget of the interface.
    Widget(egui::Id),
    /// A panel, by what it is for and how many of those come before it.
    Panel(Panel, usize),
}

impl At {
    /// Around something upright: its foot, how high it is, and how wide from its middle.
    #[must_use]
    pub fn upright(foot: Vec3, height: f32, radius: f32) -> Self {
        let ring = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let at = |y: f32| ring.map(|(x, z)| foot + Vec3::new(x * radius, y, z * radius));
        Self::Around(at(0.0).into_iter().chain(at(height)).collect())
    }
}

/// Where the table of the game has what is pointed at: a game fills it in [`Finding`].
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Found(pub Vec<(Spot, At)>);

/// A game says where its spots are.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Finding;

/// What is pointed at as it is seen, in points.
#[derive(Resource, Debug, Default)]
pub struct Outlined {
    /// Its corners, around: of what is on the table, and of what is in panels.
    pub outlines: [Vec<Vec<Pos2>>; 2],
    /// What can't be found; the test of lessons looks at it.
    pub missing: Vec<Spot>,
}

/// Finds what is pointed at.
pub fn find(taught: &Taught, found: &mut ResMut<Found>, at: impl Fn(&Spot) -> Option<At>) {
    let points = taught.0.iter().flat_map(|told| &told.points);
    found.set_if_neq(Found(points.filter_map(|spot| Some((spot.clone(), at(spot)?))).collect()));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Found>()
        .init_resource::<Outlined>()
        .configure_sets(Update, Finding.in_set(TableSet::Motion).run_if(is_lesson))
        .add_systems(Update, outline.in_set(TableSet::Motion).after(Finding).run_if(is_lesson))
        .add_systems(
            EguiPrimaryContextPass,
            // Panels lie over what is on the table.
            (draw::<0>.before(FrameDrawn), draw::<1>.after(FrameDrawn))
                .in_set(DrawSet::Screen)
                .run_if(in_state(InMatch).and_then(in_state(Overlay::None)).and_then(is_lesson)),
        )
        .add_systems(OnExit(InMatch), |mut found: ResMut<Found>, mut outlined: ResMut<Outlined>| {
            (found.0, *outlined) = (Vec::new(), Outlined::default());
        });
}

/// What every table has.
fn on_every_table(spot: &Spot) -> Option<Panel> {
    match spot {
        Spot::Prompt => Some(Panel::Prompt),
        Spot::Log => Some(Panel::Log),
        Spot::Hand => Some(Panel::Hand),
        _ => None,
    }
}

/// Works out where everything is seen.
fn outline(
    taught: Res<Taught>,
    (found, slots): (Res<Found>, Res<Slots>),
    mut lens: Lens,
    mut outlined: ResMut<Outlined>,
    mut busy: ResMut<Busy>,
) {
    let Some(told) = &taught.0 else { return };
    let Some(ctx) = lens.ctx() else { return };
    let Some(eye) = lens.eye() else { return };
    let panel = |wanted: Panel, nth: usize| {
        let rect = slots.panels().iter().filter(|(panel, _)| *panel == wanted).nth(nth)?.1;
        Some(corners(rect))
    };
    let of_game = |at: &At| match at {
        At::Flat(corners) => eye.points(*corners).map(Vec::from),
        At::Around(points) => {
            let seen: Option<Vec<Pos2>> = points.iter().map(|point| eye.points([*point]).map(|[at]| at)).collect();
            seen.map(|seen| corners(egui::Rect::from_points(&seen)))
        }
        At::Widget(id) => ctx.read_response(*id).map(|response| corners(response.rect)),
        At::Panel(wanted, nth) => panel(*wanted, *nth),
    };
    let mut now = Outlined::default();
    for spot in &told.points {
        let mut on_table = false;
        let seen = match spot {
            Spot::Plate(seat) => panel(Panel::Plate, usize::from(*seat)),
            Spot::Button => slots.main.map(corners),
            Spot::Hand => {
                let rects = slots.panels().iter().filter(|(panel, _)| *panel == Panel::Hand).map(|(_, rect)| *rect);
                rects.reduce(egui::Rect::union).map(corners)
            }
            _ => match on_every_table(spot) {
                Some(wanted) => panel(wanted, 0),
                None => found.0.iter().find(|(other, _)| other == spot).and_then(|(_, at)| {
                    on_table = matches!(at, At::Flat(_) | At::Around(_));
                    of_game(at)
                }),
            },
        };
        let outlines = &mut now.outlines[usize::from(!on_table)];
        match seen {
            Some(seen) if outlines.contains(&seen) => {}
            Some(seen) => outlines.push(seen),
            None => now.missing.push(spot.clone()),
        }
    }
    if now.outlines != outlined.outlines || now.missing != outlined.missing {
        *outlined = now;
        busy.now();
    }
}

fn corners(rect: egui::Rect) -> Vec<Pos2> {
    vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// How long an arrow moves before it comes to rest, in seconds.
const MOVES: f64 = 1.4;
/// Of more places than this, arrows would say nothing.
const ARROWS: usize = 3;

fn draw<const IN_PANELS: usize>(
    mut contexts: EguiContexts,
    (taught, outlined, slots): (Res<Taught>, Res<Outlined>, Res<Slots>),
    (palette, settings): (Res<Palette>, Res<Settings>),
    mut since: Local<(String, f64)>,
    mut busy: ResMut<Busy>,
) -> Result {
    let (Some(told), ctx) = (&taught.0, contexts.ctx_mut()?) else { return Ok(()) };
    let outlines = &outlined.outlines[IN_PANELS];
    if outlines.is_empty() {
        return Ok(());
    }
    let now = ctx.input(|input| input.time);
    let said = format!("{} {:?}", told.id, told.step);
    if since.0 != said {
        *since = (said, now);
    }
    let age = if settings.reduced_motion { MOVES } else { now - since.1 };
    let part = (1.0 - age / MOVES).clamp(0.0, 1.0) as f32;
    if part > 0.0 {
        busy.now();
    }
    let bounce = part * (1.0 - (age as f32 * 9.0).cos()) * 7.0;
    let over = egui::LayerId::new(egui::Order::Middle, "pointed at".into());
    let painter = ctx.layer_painter(if IN_PANELS == 0 { panel_layer() } else { over });
    let color = palette.asks;
    for outline in outlines {
        let around = egui::Rect::from_points(outline);
        let middle = around.center();
        let grown: Vec<Pos2> = outline.iter().map(|at| *at + (*at - middle).normalized() * 4.0).collect();
        let strokes = [(7.0, color.gamma_multiply(0.28)), (2.5, color)];
        if is_upright(&grown) {
            let rect = around.expand(3.0);
            painter.rect_filled(rect, 7.0, color.gamma_multiply(0.05));
            for (width, color) in strokes {
                painter.rect_stroke(rect, 7.0, Stroke::new(width, color), StrokeKind::Middle);
            }
        } else {
            painter.add(egui::Shape::convex_polygon(grown.clone(), color.gamma_multiply(0.07), Stroke::NONE));
            painter.extend(strokes.map(|(width, color)| egui::Shape::closed_line(grown.clone(), Stroke::new(width, color))));
        }
        if outlined.outlines.iter().map(Vec::len).sum::<usize>() > ARROWS {
            continue;
        }
        // From above, or from below where there is no room above; at the left edge of the window from the right.
        let (tip, way) = if around.left() < slots.layout.bar.min.x + 1.0 {
            (egui::pos2(around.right() + 8.0 + bounce, middle.y), vec2(1.0, 0.0))
        } else if around.top() - 40.0 > slots.layout.bar.max.y {
            // It reaches into what it points at: what stands over that is read too.
            (egui::pos2(middle.x, around.top() + 6.0 - bounce), vec2(0.0, -1.0))
        } else {
            (egui::pos2(middle.x, around.bottom() + 8.0 + bounce), vec2(0.0, 1.0))
        };
        let drawn = egui::Rect::from_center_size(tip + way * 8.0, egui::Vec2::splat(20.0));
        // An arrow covers no prompt but the one that it points into.
        let prompt = slots.panels().iter().find(|(panel, _)| *panel == Panel::Prompt).map(|(_, rect)| *rect);
        if prompt.is_some_and(|prompt| prompt.intersects(drawn) && !prompt.contains(middle)) {
            continue;
        }
        let arrow = vec![tip, tip + way * 16.0 + way.rot90() * 10.0, tip + way * 16.0 - way.rot90() * 10.0];
        painter.add(egui::Shape::convex_polygon(arrow, color, Stroke::new(1.5, palette.room)));
    }
    Ok(())
}

/// Whether an outline is a rectangle of the screen.
fn is_upright(outline: &[Pos2]) -> bool {
    let side = |a: Pos2, b: Pos2| (a.x - b.x).abs() < 1.5 || (a.y - b.y).abs() < 1.5;
    outline.len() == 4 && (0..4).all(|at| side(outline[at], outline[(at + 1) % 4]))
}
