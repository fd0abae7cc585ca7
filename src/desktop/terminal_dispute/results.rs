//! The result: who won, and every terminal counted line by line.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::inspector::{column_name, line_row, row_name, scoring, sheet_grid};
use crate::desktop::DrawSet;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::results::{WaysOn, by_place, podium, results, winners_heading};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, heading, icon, mono, small, strong};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{ScoreSheet, State as Game};
use crate::t;

/// Seconds from one counted line to the next.
const BEAT: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<OnTable<Game>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(shown));
}

/// How far the counting is, and whose terminal is shown.
#[derive(Default)]
struct Count {
    passed: f32,
    seat: Option<Seat>,
    /// The line under the pointer.
    over: Option<usize>,
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    (palette, settings, time): (Res<Palette>, Res<Settings>, Res<Time>),
    (overlay, mut ways): (Res<State<Overlay>>, WaysOn),
    mut count: Local<Count>,
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = &table.view;
    if overlay.is_changed() {
        *count = Count::default();
    }
    let order = by_place(view.seats(), |seat| view.sheets[seat.index()].total);
    let own = view.own().or(order.first().map(|(seat, _)| *seat)).unwrap_or_default();
    let seat = count.seat.unwrap_or(own);
    let sheet = &view.sheets[seat.index()].sheet;
    let score = ScoreSheet::of(sheet);
    // Line by line: ten lines, the charger, the total.
    count.passed += time.delta_secs();
    let beat = BEAT * settings.speed.factor();
    let counted = if beat <= 0.0 || settings.reduced_motion { 12 } else { (count.passed / beat) as usize };
    if counted < 12 {
        busy.now();
    }
    // The boxes of the line being counted are lit; then those of the one under the pointer, or of all.
    let lit = match (counted, count.over) {
        (0, _) => 0,
        (1..=10, _) => scoring(&score, [counted - 1]),
        (_, Some(line)) => scoring(&score, [line]),
        _ => scoring(&score, 0..10),
    };
    let (mut chosen, mut over) = (None, None);
    results(ctx, &palette, &mut ways, 720.0, |ui| {
        let solo = view.seats() == 1;
        if solo {
            let rank = table.content.terminal_dispute.rank(view.sheets[0].total);
            let text = t!("td-label-rank", total = view.sheets[0].total, rank = rank.title.as_str());
            ui.label(heading(text).color(palette.asks));
            ui.label(RichText::new(rank.line_text()).color(palette.muted));
        } else {
            let text = winners_heading(Game::winners(view), table.names(), Game::NOBODY_WINS);
            ui.label(heading(text).color(palette.asks));
            // The places stand beside the count too, where a line for each seat leaves no room for more.
            if ui.ctx().viewport_rect().height() > 600.0 + 28.0 * f32::from(view.seats()) {
                podium(ui, &palette, &order, table.names());
            }
        }
        ui.add_space(4.0);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(250.0);
                if !solo {
                    ui.scope(|ui| {
                        ui.spacing_mut().item_spacing.y = 3.0;
                        for (other, place) in &order {
                            let text = format!("{place}.  {}", table.names().of(*other));
                            ui.horizontal(|ui| {
                                ui.label(palette.mark(*other));
                                if ui.selectable_label(*other == seat, text).on_hover_text(t!("td-label-show")).clicked() {
                                    chosen = Some(*other);
                                }
                                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                                    ui.label(mono(view.sheets[other.index()].total.to_string(), 16.0));
                                });
                            });
                        }
                    });
                    ui.add_space(8.0);
                }
                sheet_grid(ui, &palette, sheet, &score, (34.0, lit));
            });
            ui.add_space(12.0);
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                // All lines have to fit beside the sheet.
                ui.spacing_mut().interact_size.y = 18.0;
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.label(strong(t!("td-label-line-by-line", player = table.names().of(seat))));
                let rows = score.rows.iter().enumerate().map(|(at, line)| (row_name(at), line));
                let columns = score.columns.iter().enumerate().map(|(at, line)| (column_name(at), line));
                for (at, (name, line)) in rows.chain(columns).take(counted).enumerate() {
                    if line_row(ui, &palette, &name, line).contains_pointer() {
                        over = Some(at);
                    }
                }
                let sum = |ui: &mut egui::Ui, symbol: &str, name: String, points: u8| {
                    ui.horizontal(|ui| {
                        ui.label(format!("{} {name}", icon(symbol)));
                        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(mono(points.to_string(), 16.0)));
                    });
                };
                if counted >= 10 {
                    ui.separator();
                    sum(ui, "grid-nine", t!("td-label-matrix"), score.matrix);
                }
                if counted >= 11 {
                    sum(ui, "battery-charging", t!("td-label-charger-sum", unshaded = 55 - score.charger.min(55)), score.charger);
                }
                if counted >= 12 {
                    sum(ui, "trophy", t!("td-label-total"), score.total);
                    ui.label(small(t!("td-label-abilities-nothing")).color(palette.muted));
                }
            });
        });
    });
    if let Some(seat) = chosen {
        *count = Count { seat: Some(seat), ..Count::default() };
    }
    if count.over != over {
        count.over = over;
        busy.now();
    }
    Ok(())
}
