//! The inspector: how a seat's points come together, with what the keys aim at; its matrix where the console shows another.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Sense, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::in_hand::InHand;
use super::pieces::{CHARGER, Console, HEX, LEDGE, MATRIX, hex_at};
use super::small_sheet;
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::glossary::{self, tip};
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::{Explained, Slots, inspect};
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::game::{Game as _, Seat};
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Action, LineScore, Phase, ScoreSheet, Sheet, State as Game, row_letter};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(crate::desktop::table::frame::FrameDrawn).run_if(shown));
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (mut slots, looking, palette, in_hand, overlay): (ResMut<Slots>, Res<Looking>, Res<Palette>, Res<InHand>, Res<State<Overlay>>),
    (consoles, cameras): (Query<&GlobalTransform, With<Console>>, Query<(&Camera, &GlobalTransform), With<TableCamera>>),
    (mut explained, mut pressed): (Local<Explained<Seat>>, MessageWriter<Pressed>),
    mut busy: ResMut<Busy>,
) -> Result {
    // What is aimed at by pointer is explained beside the pointer; who is looked at has the console.
    let by_keys = in_hand.aims_by_keys() && looking.0.is_none();
    let subjects = (slots.seat, table.view.own().filter(|_| by_keys));
    let ctx = contexts.ctx_mut()?;
    let middle = if matches!(in_hand.aim, Some(Action::Charge(_))) { CHARGER } else { MATRIX };
    // What is aimed at counts more than the rest of the console.
    let aimed = by_keys.then_some((middle, Vec2::new(3.7, 3.6)));
    let half = Vec2::new(3.7, 3.6);
    let needed = [(Vec3::Z * LEDGE, Vec2::new(9.6, 0.9)), (MATRIX, half), (CHARGER, half)].into_iter().chain(aimed);
    let seen = needed.filter_map(|(middle, half)| on_screen(middle, half, &consoles, &cameras));
    slots.needed = seen.map(|rect| rect / ctx.zoom_factor()).collect();
    let hexes = match in_hand.aim {
        Some(Action::Charge(line)) => line.hexes().iter().map(|hex| hex_at(table.view.grid, hex)).collect(),
        _ => Vec::new(),
    };
    let around = hexes.into_iter().map(|at| Rect::from_center_half_size(at.xz(), Vec2::splat(HEX))).reduce(|all, next| all.union(next));
    let around = around.and_then(|all| on_screen(Vec3::new(all.center().x, 0.0, all.center().y), all.half_size(), &consoles, &cameras));
    slots.previewed = around.map(|rect| rect / ctx.zoom_factor());
    let on_console = looking.0.or(table.view.own()).unwrap_or_default();
    let look = (&*palette, &*overlay, &mut *busy);
    let closed = inspect(ctx, &mut slots, look, &mut explained, subjects, |ui, seat| {
        draw_sheet(ui, &palette, &table, &in_hand, *seat, *seat != on_console);
    });
    if closed {
        pressed.write(Pressed(Command::Back));
    }
    Ok(())
}

/// Where a part of the console is seen, by its middle and half its size, in the window's own points.
fn on_screen(
    middle: Vec3,
    half: Vec2,
    consoles: &Query<&GlobalTransform, With<Console>>,
    cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Option<egui::Rect> {
    let (console, (camera, eye)) = (consoles.single().ok()?, cameras.single().ok()?);
    let size = camera.logical_viewport_size()?;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let corners = corners.map(|(x, z)| console.transform_point(middle + Vec3::new(x * half.x, 0.0, z * half.y)));
    let points = corners.map(|corner| camera.world_to_viewport(eye, corner).unwrap_or(size / 2.0));
    Some(egui::Rect::from_points(&points.map(|at| egui::pos2(at.x, at.y))))
}

/// The points of a seat with what is aimed at written in; instead of what stands on its plate already, its terminal where the
/// console shows another.
fn draw_sheet(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<Game>, in_hand: &InHand, seat: Seat, elsewhere: bool) {
    let Some(seen) = table.view.sheets.get(seat.index()) else { return };
    let own = table.view.own() == Some(seat);
    let mut planned = seen.sheet;
    if own && let Some(Action::Write { value, cell }) = in_hand.armed.or(in_hand.aim) {
        planned.matrix.put(cell, value);
    }
    ui.spacing_mut().interact_size.y = 18.0;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal(|ui| {
        ui.label(palette.mark(seat));
        let names = table.names();
        let player = names.of(seat);
        let title = match table.view.phase {
            _ if own && table.replay.is_none() => t!("td-label-yours"),
            Phase::Write if !own => t!("td-label-last-round", player = player),
            _ => t!("td-label-terminal", player = player),
        };
        ui.add(egui::Label::new(strong(title)).truncate());
    });
    let (now, then) = (ScoreSheet::of(&seen.sheet), ScoreSheet::of(&planned));
    if elsewhere {
        ui.horizontal(|ui| {
            sheet_grid(ui, palette, &planned, &then, (20.0, 0));
            let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 116.0), Sense::hover());
            small_sheet::draw_charger_in(ui.painter(), palette, rect, table.view.grid, &planned);
        });
        return;
    }
    let line = |ui: &mut egui::Ui, symbol: &str, name: &str, before: u8, after: u8, why: &str| {
        ui.horizontal(|ui| {
            let shown = ui.label(small(format!("{} {name}", icon(symbol))).color(palette.muted));
            tip(shown, palette, Game::glossary(), why);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let text = if after > before {
                    mono(format!("{before} → {after}"), 14.0).color(palette.gained)
                } else {
                    mono(after.to_string(), 14.0)
                };
                ui.label(text);
            });
        });
    };
    let charged = match in_hand.armed.or(in_hand.aim) {
        Some(Action::Charge(more)) if own => more.hexes().len(),
        _ => 0,
    };
    line(ui, "grid-nine", &t!("td-label-matrix"), now.matrix, then.matrix, &t!("td-label-matrix.tip"));
    line(ui, "battery-charging", &t!("td-label-charger"), now.charger, now.charger + charged, &t!("td-label-charger.tip"));
    line(ui, "trophy", &t!("td-label-total"), now.total, then.total + charged, &t!("td-label-total.tip"));
    let tracker = seen.sheet.tracker;
    if tracker.unlocked > 0 {
        ui.horizontal(|ui| {
            glossary::label(
                ui,
                palette,
                Game::glossary(),
                small(format!("{} {}", icon("lightning"), t!("td-label-abilities"))).color(palette.muted),
            );
            glossary::label(
                ui,
                palette,
                Game::glossary(),
                small(t!("td-label-abilities-left", ready = tracker.ready(), used = tracker.used)),
            );
        });
    }
    let rows = then.rows.iter().enumerate().map(|(at, line)| (row_name(at), line));
    let columns = then.columns.iter().enumerate().map(|(at, line)| (column_name(at), line));
    for (name, line) in rows.chain(columns).filter(|(_, line)| line.points > 0) {
        line_row(ui, palette, &name, line);
    }
}

/// A row by its letter.
pub fn row_name(row: usize) -> String {
    t!("td-label-row", row = row_letter(row as u8).to_string())
}

/// A column by its number.
pub fn column_name(column: usize) -> String {
    t!("td-label-column", column = column + 1)
}

/// One line of a score sheet: name, combination, points; gives where it is.
pub fn line_row(ui: &mut egui::Ui, palette: &Palette, name: &str, line: &LineScore) -> egui::Response {
    let row = ui.horizontal(|ui| {
        ui.label(small(name).color(palette.muted));
        glossary::label(ui, palette, Game::glossary(), small(line.describe()));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(mono(line.points.to_string(), 13.0)));
    });
    row.response
}

/// The boxes that lines (0–4 rows, 5–9 columns) score with, one bit each.
#[must_use]
pub fn scoring(score: &ScoreSheet, lines: impl IntoIterator<Item = usize>) -> u32 {
    let mut boxes = 0;
    for line in lines {
        let (scored, first, step) = if line < 5 { (score.rows.get(line), line * 5, 1) } else { (score.columns.get(line - 5), line - 5, 5) };
        let Some(scored) = scored else { continue };
        for (value, count) in scored.combinations.iter().map(|combination| combination.values()) {
            let mut left: Vec<u8> = (value..value + count).collect();
            for (at, here) in scored.boxes.into_iter().enumerate() {
                // Of values in a row one box each, of a kind all.
                let taken = left.iter().position(|other| *other == here);
                if let Some(taken) = taken {
                    boxes |= 1 << (first + at * step);
                    if count > 1 {
                        left.remove(taken);
                    }
                }
            }
        }
    }
    boxes
}

/// The matrix with its line scores, drawn small: how large a box is, and which boxes are lit.
pub fn sheet_grid(ui: &mut egui::Ui, palette: &Palette, sheet: &Sheet, score: &ScoreSheet, (side, lit): (f32, u32)) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(side * 6.2, side * 6.0), Sense::hover());
    let painter = ui.painter_at(rect);
    let font = FontId::new((side * 0.55).max(13.0), FontFamily::Monospace);
    let at = |column: f32, row: f32| rect.min + egui::vec2(column * side, row * side);
    let write = |middle: egui::Pos2, text: String, color: Color32| painter.text(middle, Align2::CENTER_CENTER, text, font.clone(), color);
    for cell in 0..25_u8 {
        let (row, column) = (f32::from(cell / 5), f32::from(cell % 5));
        let square = egui::Rect::from_min_size(at(column, row), egui::vec2(side - 3.0, side - 3.0));
        let value = sheet.matrix.get(cell);
        let is_lit = lit >> cell & 1 != 0;
        let fill = match value {
            _ if is_lit => palette.asks,
            0 => palette.room,
            _ => palette.raised,
        };
        painter.rect(square, 3.0, fill, Stroke::new(1.0, palette.line), egui::StrokeKind::Inside);
        match value {
            0 => {}
            CROSSED => {
                write(square.center(), "×".into(), palette.muted);
            }
            value => {
                write(square.center(), value.to_string(), if is_lit { palette.room } else { palette.text });
            }
        }
    }
    for line in 0..5_usize {
        let along = line as f32 + 0.45;
        for (points, middle) in [(score.rows[line].points, at(5.4, along)), (score.columns[line].points, at(along, 5.4))] {
            write(middle, points.to_string(), if points > 0 { palette.gained } else { palette.muted });
        }
    }
}
