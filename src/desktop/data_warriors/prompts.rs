//! What can be chosen, where there is more than one thing: a numbered list beside the table's middle, with its targets lit.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::costs;
use super::hands::{Hands, Touch};
use super::reach::is_prompt;
use super::spots::Spots;
use super::words::{item_title, label, title};
use crate::desktop::redraw::Busy;
use crate::desktop::table::control::Access;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch};
use crate::rules::data_warriors::{Asked, Doing, Purpose, State as Game, Text};

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(super::tray::TrayDrawn).run_if(shown));
}

/// What is being chosen for.
fn heading(table: &OnTable<Game>) -> String {
    let open = &table.view.table;
    match (&open.doing, table.view.asked) {
        (Doing::Choosing { purpose: Purpose::Play, item }, _) => format!("{}: where does it go?", title(open, item.card)),
        (Doing::Choosing { item, .. }, Asked::Either) => format!("{}: which part?", item_title(open, item)),
        (Doing::Choosing { item, .. }, Asked::Amount) => format!("{}: how much memory?", item_title(open, item)),
        (Doing::Choosing { item, .. }, _) => format!("{}: which target?", item_title(open, item)),
        (_, Asked::Order) => "Which effect happens first? (DW-52)".into(),
        _ => "Choose, or aim with Tab and Enter".into(),
    }
}

/// What committing costs, and why.
fn cost_lines(table: &OnTable<Game>) -> Vec<String> {
    let (view, names) = (&table.view, table.names());
    let Doing::Choosing { purpose, item } = &view.table.doing else { return Vec::new() };
    if *purpose == Purpose::Effect || matches!(view.asked, Asked::Amount) {
        return Vec::new();
    }
    let command = matches!(item.text, Text::Command(_)) && *purpose == Purpose::Issue;
    let cost = if command { costs::of_item(&view.table, item, item.x.unwrap_or(1)) } else { view.table.card_cost(item.issuer, item.card) };
    let free = view.table.user(item.issuer).memory.free();
    let left = free.saturating_sub(cost.total);
    let mut lines = if command
        && item.x.is_none()
        && matches!(view.table.catalog.text(item.text).cost, crate::rules::data_warriors::CommandCost::Variable(_))
    {
        vec!["Costs □ MP, named next".to_owned()]
    } else {
        vec![format!("Costs {}; {left} of {free} stay free", costs::short(&cost))]
    };
    lines.extend(costs::reasons(view, names, &cost, command));
    lines
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (palette, access, spots): (Res<Palette>, Access, Res<Spots>),
    mut hands: ResMut<Hands>,
    mut touches: MessageWriter<Touch>,
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let asked = is_prompt(table.view.asked) && !table.legal.is_empty() && table.replay.is_none();
    let shown = (asked || hands.candidates.len() > 1 || hands.resigning) && hands.dragged.is_none() && hands.bin.is_none();
    let free = access.is_free();
    let Some(area) = spots.area.filter(|_| shown && free) else { return Ok(()) };
    // Over the lower part of the call stack, which is empty but for a long one.
    let (middle, wide) = spots.below_stack.unwrap_or((area.right_bottom(), 200.0));
    let width = wide.clamp(216.0, 320.0);
    let right = (middle.x + width / 2.0 + 12.0).min(area.right() - 4.0);
    let at = pos2(right, middle.y.min(area.bottom() - 6.0));
    egui::Area::new("candidates".into()).fixed_pos(at).pivot(Align2::RIGHT_BOTTOM).order(egui::Order::Foreground).show(ctx, |ui| {
        let frame = egui::Frame::new().fill(palette.panel.to_opaque()).stroke(egui::Stroke::new(1.0, palette.net)).corner_radius(6);
        frame.inner_margin(egui::Margin::same(8)).show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(strong(heading(&table)).size(14.0));
            for line in cost_lines(&table) {
                ui.label(mono(line, 12.0).color(palette.muted));
            }
            egui::ScrollArea::vertical().max_height((area.height() * 0.5).min(320.0)).show(ui, |ui| {
                for (at, action) in hands.candidates.clone().iter().enumerate() {
                    let text = label(&table.view, table.names(), action);
                    let text = if at < 9 { format!("{}  {text}", at + 1) } else { format!("    {text}") };
                    let aimed = hands.aim == at;
                    let color = if aimed { palette.net } else { palette.text };
                    let stroke = egui::Stroke::new(if aimed { 2.0 } else { 1.0 }, if aimed { palette.net } else { palette.line });
                    let words = RichText::new(text).size(14.0).color(color);
                    let response = ui.add(egui::Button::new(words).stroke(stroke).min_size(vec2(width - 4.0, 26.0)).wrap());
                    if response.hovered() && asked && hands.aim != at {
                        hands.aim = at;
                        busy.now();
                    }
                    if response.clicked() {
                        touches.write(Touch::Candidate(at));
                    }
                }
            });
            if asked && table.undo.is_ok() {
                let text = small(format!("{} Cancel (Esc)", icon("arrow-u-up-left"))).color(palette.muted);
                if ui.button(text).on_hover_text("Takes the last choice back").clicked() {
                    touches.write(Touch::Cancel);
                }
            } else if !asked {
                ui.label(small("Tab aims, Enter takes, Esc puts down").color(palette.muted));
            }
        });
    });
    Ok(())
}
