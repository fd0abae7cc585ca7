//! The card at the start of a match: in short what it is about, what one does in a turn, and when it ends.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::Framed;
use super::glossary::label;
use super::session::OnTable;
use super::slots::Slots;
use crate::desktop::DrawSet;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::theme::{Palette, bold, heading, icon, panel_frame, small};
use crate::t;

/// How long the card lies there, in seconds; as long as it is pointed at, time stands still.
const SECONDS: f32 = 20.0;
/// How wide it is at most, in points.
const WIDTH: f32 = 520.0;

/// For how long the card lies there yet.
#[derive(Resource, Debug, Default)]
struct Left {
    seconds: f32,
    held: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Left>()
        .add_systems(OnEnter(Overlay::Card), |mut left: ResMut<Left>| *left = Left { seconds: SECONDS, held: false })
        .add_systems(Update, pass.run_if(in_state(Overlay::Card)));
}

pub(super) fn card_plugin<G: Framed>(app: &mut App) {
    let shown = in_state(Overlay::Card).and_then(resource_exists::<OnTable<G>>);
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(DrawSet::Overlay).run_if(shown));
}

/// Any key or click puts it away, and so does time.
fn pass(
    mut left: ResMut<Left>,
    (keys, buttons, time): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>, Res<Time>),
    pads: Query<&Gamepad>,
    mut next: ResMut<NextState<Overlay>>,
    mut busy: ResMut<Busy>,
) {
    if !left.held {
        left.seconds -= time.delta_secs();
    }
    let pressed = keys.get_just_pressed().next().is_some()
        // On the way down it would be a click on what lies below.
        || buttons.get_just_released().next().is_some()
        || pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    if pressed || left.seconds <= 0.0 {
        next.set(Overlay::None);
        busy.now();
    } else if !left.held {
        busy.soon();
    }
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    (table, palette, slots): (Res<OnTable<G>>, Res<Palette>, Res<Slots>),
    mut left: ResMut<Left>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let goal = G::goal(&table.view, table.view_seat(), table.names());
    let [turn, end] = G::card(&table.view);
    let rows = [("target", t!("card-aim"), goal.aim), ("arrows-clockwise", t!("card-turn"), turn), ("flag", t!("card-end"), end)];
    let screen = ctx.viewport_rect();
    let width = WIDTH.min(screen.width() - 48.0);
    let middle = if slots.safe.is_positive() { slots.safe.center() } else { screen.center() };
    let area = egui::Area::new("card".into()).order(egui::Order::Foreground).fixed_pos(middle).pivot(Align2::CENTER_CENTER);
    let card = area.show(ctx, |ui| {
        panel_frame(&palette).stroke(egui::Stroke::new(1.5, palette.net)).show(ui, |ui| {
            ui.set_width(width - 32.0);
            ui.label(heading(G::TITLE));
            ui.add_space(8.0);
            for (symbol, name, text) in rows {
                ui.horizontal_top(|ui| {
                    ui.add_sized([34.0, 30.0], egui::Label::new(RichText::new(icon(symbol)).size(24.0).color(palette.net)));
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 1.0;
                        ui.label(small(name).color(palette.muted));
                        let text =
                            RichText::new(text).font(FontId::new(16.0, if symbol == "target" { bold() } else { Default::default() }));
                        label(ui, &palette, G::glossary(), text.color(palette.text));
                    });
                });
                ui.add_space(6.0);
            }
            ui.label(small(t!("card-away")).color(palette.muted));
            let (row, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 3.0), egui::Sense::hover());
            ui.painter().rect_filled(row, 1.5, palette.line);
            let part = (left.seconds / SECONDS).clamp(0.0, 1.0);
            ui.painter().rect_filled(row.with_max_x(row.left() + row.width() * part), 1.5, palette.asks);
        });
    });
    left.held = ctx.pointer_latest_pos().is_some_and(|at| card.response.rect.contains(at));
    Ok(())
}
