//! What is said beside the pointer about what it points at.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align, Align2, Color32, Frame, Margin, Sense, Stroke};

use super::could_i::WayTold;
use super::glossary::{label, of_game, teaching};
use super::session::Taught;
use super::slots::{Panel, Slots};
use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, mono, small};
use crate::desktop::{Overlay, Screen};
use crate::rules::game::Refusal;
use crate::rules::glossary::Glossary;
use crate::t;

/// So far it stands off what it tells of, in points.
const APART: f32 = 6.0;

/// What is said beside the pointer about what it points at.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct PointerHint {
    /// What would happen there.
    pub lines: Vec<String>,
    /// Why it can't.
    pub refusal: Option<Refusal>,
    /// Whether it is said elsewhere already.
    pub quiet: bool,
}

/// What stands beside the pointer. What a click has just done mostly can't be done again: why, nobody asks until the
/// pointer moves on or clicks once more.
pub(super) fn point(
    mut contexts: EguiContexts,
    (hint, way, taught): (Res<PointerHint>, Res<WayTold>, Res<Taught>),
    (palette, slots): (Res<Palette>, Res<Slots>),
    (screen, overlay, settings): (Res<State<Screen>>, Res<State<Overlay>>, Res<Settings>),
    (mut taken, mut size): (Local<Option<egui::Pos2>>, Local<egui::Vec2>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(at) = ctx.pointer_hover_pos().filter(|_| *overlay == Overlay::None && !ctx.egui_is_using_pointer()) else { return Ok(()) };
    if ctx.input(|input| input.pointer.primary_pressed() || input.pointer.primary_released()) {
        *taken = hint.refusal.is_none().then_some(at);
    }
    *taken = taken.filter(|place| place.distance(at) < 5.0);
    if taken.is_some() && hint.refusal.is_some() {
        return Ok(());
    }
    if hint.refusal.is_some() && taught.says() {
        return Ok(());
    }
    if hint.quiet || (hint.lines.is_empty() && hint.refusal.is_none()) {
        return Ok(());
    }
    let words = if let Screen::Match(game) = screen.get() { of_game(game) } else { Glossary::default() };
    // To the left of the pointer where there is no room to its right, and over it where it would lie on what it tells of.
    let window = ctx.viewport_rect();
    let (low, high) = ([Align2::LEFT_TOP, Align2::RIGHT_TOP], [Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM]);
    let place = |pivot: Align2| {
        let side = |align: Align| if align == Align::Min { 18.0 } else { -16.0 };
        pivot.anchor_size(at + egui::vec2(side(pivot.x()), side(pivot.y())), *size)
    };
    let sides = if at.x > window.right() - 330.0 { [1, 0] } else { [0, 1] };
    let corners = sides.map(|side| low[side]).into_iter().chain(sides.map(|side| high[side]));
    // Where none of the corners is free of that: beside it.
    let beside = slots.previewed.into_iter().flat_map(|told| {
        let whole = window.shrink2(*size / 2.0);
        let middle = at.max(whole.min).min(whole.max);
        let places = [
            (Align2::RIGHT_CENTER, egui::pos2(told.left() - APART, middle.y)),
            (Align2::LEFT_CENTER, egui::pos2(told.right() + APART, middle.y)),
            (Align2::CENTER_BOTTOM, egui::pos2(middle.x, told.top() - APART)),
            (Align2::CENTER_TOP, egui::pos2(middle.x, told.bottom() + APART)),
        ];
        places.map(|(pivot, at)| (pivot, pivot.anchor_size(at, *size)))
    });
    // Nor on the card of what is pointed at.
    let read = slots.panels().iter().filter(|(panel, _)| matches!(panel, Panel::Explanation | Panel::Inspector)).map(|(_, rect)| *rect);
    let read: Vec<egui::Rect> = read.chain(slots.previewed).collect();
    let is_clear = |place: &egui::Rect| window.contains_rect(*place) && !read.iter().any(|other| other.intersects(*place));
    let mut places = corners.map(|pivot| (pivot, place(pivot))).chain(beside);
    let (pivot, place) = places.find(|(_, place)| is_clear(place)).unwrap_or((low[sides[0]], place(low[sides[0]])));
    let at = pivot.pos_in_rect(&place);
    let shown = egui::Area::new("hint".into()).fixed_pos(at).pivot(pivot).order(egui::Order::Tooltip).interactable(false).show(ctx, |ui| {
        ui.set_max_width(320.0);
        // No button looks like it.
        let edge = if hint.refusal.is_some() { palette.refused } else { palette.line };
        Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, edge)).corner_radius(2).inner_margin(Margin::symmetric(10, 6)).show(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                teaching(ui, &palette, |ui| {
                    for line in &hint.lines {
                        label(ui, &palette, words, small(line.as_str()));
                    }
                    let Some(refusal) = &hint.refusal else { return };
                    let opens = key_name(Command::Rulebook.key(&settings));
                    hatch(ui, palette.refused);
                    label(ui, &palette, words, small(refusal.text.to_string()));
                    for (at, line) in way.0.iter().enumerate() {
                        let line = if at > 0 { format!("{at}. {line}") } else { line.clone() };
                        ui.label(small(line).color(palette.net));
                    }
                    if !refusal.rule.0.is_empty() {
                        ui.label(mono(t!("refusal-opens", rule = refusal.rule.0, key = opens), 13.0).color(palette.muted));
                    }
                });
            },
        );
    });
    *size = shown.response.rect.size();
    Ok(())
}

/// The hatched strip that marks what is refused.
fn hatch(ui: &mut egui::Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(120.0, 6.0), Sense::hover());
    for at in 0..15 {
        let x = rect.left() + 8.0 * at as f32;
        ui.painter().line_segment([egui::pos2(x, rect.bottom()), egui::pos2(x + 6.0, rect.top())], Stroke::new(2.0, color));
    }
}
