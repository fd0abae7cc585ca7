//! The window with the result of a match, and what can be done then.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::Framed;
use super::session::OnTable;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::screens::overlay_window;
use crate::desktop::theme::{Palette, heading, icon, main_button, mono, small, strong};
use crate::desktop::{DrawSet, Screen};
use crate::rules::game::{Names, Seat, Seats};
use crate::t;
use crate::text::say;

/// How a match ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// By what it ended.
    pub how: String,
    /// What stands in the columns after the names.
    pub columns: Vec<String>,
    /// The seats, best first, with their places and what stands in the columns.
    pub rows: Vec<(Seat, usize, Vec<String>)>,
}

/// The result of one game, for those that have no window of their own for it.
pub fn results_plugin<G: Framed>(app: &mut App) {
    let shown = resource_exists::<OnTable<G>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(DrawSet::Overlay).run_if(shown));
}

/// Seats in the order of what they have reached, best first, with their places; equals share one.
pub fn by_place<R: Ord>(seats: u8, reached: impl Fn(Seat) -> R) -> Vec<(Seat, usize)> {
    let all: Vec<R> = (0..seats).map(Seat).map(reached).collect();
    let place = |own: &R| 1 + all.iter().filter(|other| *other > own).count();
    let mut order: Vec<(Seat, usize)> = all.iter().enumerate().map(|(at, own)| (Seat(at as u8), place(own))).collect();
    order.sort_by_key(|(_, place)| *place);
    order
}

/// Who has won, as a heading.
pub fn winners_heading(winners: Seats, names: Names<'_>, nobody: &str) -> String {
    let best: Vec<String> = winners.iter().map(|seat| names.of(seat).into_owned()).collect();
    match best.as_slice() {
        [] => say(nobody, &[]),
        [one] => t!("results-wins", player = one.as_str()),
        several => t!("results-share", players = several.join(" · ")),
    }
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    table: Res<OnTable<G>>,
    palette: Res<Palette>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(standing) = G::standing(&table) else { return Ok(()) };
    results(ctx, &palette, (&mut overlays, &mut next), 680.0, |ui| {
        ui.label(heading(winners_heading(G::winners(&table.view), table.names(), G::NOBODY_WINS)).color(palette.asks));
        ui.label(RichText::new(&standing.how).color(palette.muted));
        ui.add_space(6.0);
        egui::Grid::new("standing").num_columns(standing.columns.len() + 2).spacing([24.0, 8.0]).show(ui, |ui| {
            for head in ["", ""].into_iter().chain(standing.columns.iter().map(String::as_str)) {
                ui.label(small(head).color(palette.muted));
            }
            ui.end_row();
            for (seat, place, cells) in &standing.rows {
                ui.label(mono(format!("{place}."), 16.0));
                ui.horizontal(|ui| {
                    ui.label(palette.mark(*seat));
                    ui.label(strong(table.names().of(*seat).into_owned()));
                });
                for cell in cells {
                    let is_number = cell.chars().all(|letter| letter.is_ascii_digit());
                    ui.label(if is_number { mono(cell, 16.0) } else { small(cell).color(palette.muted) });
                }
                ui.end_row();
            }
        });
        for (seat, line) in G::fates(&table.view) {
            ui.horizontal_wrapped(|ui| {
                ui.label(palette.mark(seat));
                ui.label(small(line).color(palette.muted));
            });
        }
    });
    Ok(())
}

/// Shows a result in a window so many points wide, with the ways on from it.
pub fn results(
    ctx: &egui::Context,
    palette: &Palette,
    (overlays, next): (&mut Overlays, &mut NextState<Screen>),
    width: f32,
    result: impl FnOnce(&mut Ui),
) {
    let (mut to, mut look) = (None, false);
    let closed = overlay_window(ctx, palette, &t!("results"), width, |ui| {
        result(ui);
        ui.add_space(8.0);
        ui.separator();
        ui.horizontal(|ui| {
            if main_button(ui, palette, t!("menu-new-match"), true).clicked() {
                to = Some(Screen::NewMatch);
            }
            if ui.button(t!("menu-library")).on_hover_text(t!("results-library")).clicked() {
                to = Some(Screen::Library);
            }
            if ui.button(t!("menu-title")).clicked() {
                to = Some(Screen::Title);
            }
            if ui.button(format!("{} {}", icon("eye"), t!("results-look"))).clicked() {
                look = true;
            }
        });
    });
    if closed || look || to.is_some() {
        overlays.close();
    }
    if let Some(screen) = to {
        next.set(screen);
    }
}
