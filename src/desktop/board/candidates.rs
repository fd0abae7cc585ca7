//! What can be done with what is in hand, where there is more than one thing: a numbered list beside the place it is about.

use std::cmp::Ordering;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, RichText, Stroke, vec2};

use super::clicks::Touch;
use super::hand_tray::TrayDrawn;
use super::outlook::Outlooks;
use super::picking::{Lens, OnScreen};
use super::{Board, Selected};
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::table::control::Access;
use crate::desktop::table::glossary::label;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch};
use crate::t;

/// The width of the list in points.
const WIDTH: f32 = 262.0;

pub(super) fn plugin<G: Board>(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<G>>);
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(DrawSet::Screen).after(TrayDrawn).run_if(shown));
}

fn draw<G: Board>(
    mut lens: Lens,
    (table, on_screen): (Res<OnTable<G>>, Res<OnScreen<G::Spot>>),
    (palette, access): (Res<Palette>, Access),
    mut selection: ResMut<Selected<G>>,
    mut touches: MessageWriter<Touch<G::Card, G::Spot>>,
    mut pressed: MessageWriter<Pressed>,
    (mut busy, mut size, mut outlooks): (ResMut<Busy>, Local<egui::Vec2>, ResMut<Outlooks<G>>),
) -> Result {
    let view = &table.view;
    let listed = G::is_listed(view) && !table.legal.is_empty() && table.replay.is_none();
    let many = listed || selection.candidates.len() > 1 || !selection.opened.is_empty();
    let shown = many && selection.dragged.is_none() && selection.open_pile.is_none() && access.is_free();
    let Some(area) = lens.area().filter(|_| shown) else { return Ok(()) };
    let Some(ctx) = lens.ctx() else { return Ok(()) };
    let wide = WIDTH + 32.0;
    let (at, pivot) = match selection.spot.or_else(|| G::listed_beside(view)).as_ref().and_then(|spot| on_screen.rect(spot)) {
        Some(about) if about.right() + wide < area.right() => (about.right_center() + vec2(8.0, 0.0), Align2::LEFT_CENTER),
        Some(about) if about.left() - wide > area.left() => (about.left_center() - vec2(8.0, 0.0), Align2::RIGHT_CENTER),
        _ => {
            let spots = selection.candidates.iter().flat_map(|action| G::spots_of(view, action));
            let about: Vec<egui::Rect> = spots.filter_map(|spot| on_screen.rect(&spot)).collect();
            least_over((&about, lens.since()), area.shrink(8.0), *size)
        }
    };
    let list = egui::Area::new("candidates".into()).fixed_pos(at).pivot(pivot).constrain_to(area).order(egui::Order::Foreground);
    let shown = list.show(&ctx, |ui| {
        let frame = egui::Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, palette.net)).corner_radius(6);
        frame.inner_margin(egui::Margin::same(8)).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 4.0;
            let (heading, notes) = G::heading(&table, &selection.candidates);
            ui.label(strong(heading).size(14.0));
            for note in notes {
                ui.label(mono(note, 13.0).color(palette.muted));
            }
            if listed && selection.candidates.iter().any(|action| outlooks.of(&table, action).is_some()) {
                ui.label(small(t!("outlook", text = "")).color(palette.muted));
            }
            // Over it there is room for what is told in the middle of the window.
            let room = area.height() - if area.height() > 480.0 { 100.0 } else { 165.0 };
            egui::ScrollArea::vertical().max_height(room.clamp(80.0, 600.0)).show(ui, |ui| {
                for (at, action) in selection.candidates.clone().iter().enumerate() {
                    let key = if at < 9 { format!("[{}]", at + 1) } else { "   ".to_owned() };
                    let text = format!("{key}  {}", G::label(view, table.names(), action));
                    let aimed = selection.aim == Some(at);
                    let (color, line) = if aimed { (palette.net, palette.net) } else { (palette.text, palette.line) };
                    let button = egui::Button::new(RichText::new(text).size(14.0).color(color))
                        .stroke(Stroke::new(if aimed { 2.0 } else { 1.0 }, line))
                        .min_size(vec2(WIDTH - 4.0, 26.0))
                        .wrap();
                    let response = ui.add(button);
                    let does = G::does(view, action);
                    // Where only this is to be chosen, what comes of it is enough.
                    let does: Vec<String> = match outlooks.of(&table, action).filter(|_| listed) {
                        Some(outlook) => vec![outlook],
                        None => does.into_iter().chain(outlooks.said(&table, action)).collect(),
                    };
                    for does in does {
                        label(ui, &palette, G::glossary(), small(does).color(palette.muted));
                    }
                    if aimed && selection.is_changed() && !response.hovered() {
                        response.scroll_to_me(None);
                    }
                    if response.hovered() && !aimed && listed {
                        selection.aim = Some(at);
                        busy.now();
                    }
                    if response.clicked() {
                        touches.write(Touch::Candidate(at));
                    }
                }
            });
            if listed && table.undo.is_ok() {
                let text = small(format!("{} {}", icon("arrow-u-up-left"), t!("candidates-cancel"))).color(palette.muted);
                if ui.button(text).on_hover_text(t!("candidates-cancel.tip")).clicked() {
                    pressed.write(Pressed(Command::Undo));
                    busy.now();
                }
            } else if !listed {
                ui.label(small(t!("candidates-keys")).color(palette.muted));
            }
        });
    });
    // It stood where it would with the size of before.
    let now = shown.response.rect.size();
    if (now - *size).abs().max_elem() > 0.5 {
        *size = now;
        busy.now();
    }
    Ok(())
}

/// The corner of an area in which a list so large covers least of what it is about, and if it can nothing of what is told.
fn least_over((about, told): (&[egui::Rect], Option<egui::Rect>), area: egui::Rect, size: egui::Vec2) -> (egui::Pos2, Align2) {
    let corners = [Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM, Align2::LEFT_TOP, Align2::RIGHT_TOP];
    let places = corners.map(|corner| (corner.pos_in_rect(&area), corner));
    let covered = |(at, corner): &(egui::Pos2, Align2)| {
        let list = corner.anchor_size(*at, size);
        let over = about.iter().map(|rect| rect.intersect(list)).filter(egui::Rect::is_positive).map(|rect| rect.area()).sum::<f32>();
        (told.is_some_and(|told| told.intersects(list)), over)
    };
    places.into_iter().min_by(|a, b| covered(a).partial_cmp(&covered(b)).unwrap_or(Ordering::Equal)).unwrap_or(places[0])
}
