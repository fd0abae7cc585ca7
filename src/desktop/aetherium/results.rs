//! The result: who won, by how many points, and what is left of both collectives.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::table::results::results;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, heading, mono, small, strong};
use crate::desktop::{DrawSet, Screen};
use crate::rules::aetherium::State as Game;
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<OnTable<Game>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(shown));
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    palette: Res<Palette>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (view, open) = (&table.view, &table.view.table);
    results(ctx, &palette, (&mut overlays, &mut next), 680.0, |ui| {
        let won = open.winner.map_or_else(|| "A draw".to_owned(), |seat| format!("{} wins", table.names().of(seat)));
        ui.label(heading(won).color(palette.asks));
        let last = table.log.last().cloned().unwrap_or_default();
        ui.label(RichText::new(format!("{} · {last}", open.operation().name)).color(palette.muted));
        ui.add_space(6.0);
        egui::Grid::new("standing").num_columns(7).spacing([24.0, 8.0]).show(ui, |ui| {
            for head in ["", "Points", "RAM", "Nodes", "Pylons", "Programs", "Re-calibrated"] {
                ui.label(small(head).color(palette.muted));
            }
            ui.end_row();
            for seat in [Seat(0), Seat(1)] {
                let (nodes, pylons) = open.held(seat);
                ui.horizontal(|ui| {
                    ui.label(palette.mark(seat));
                    ui.label(strong(table.names().of(seat).into_owned()));
                });
                ui.label(mono(view.standing.points[seat.index()].to_string(), 22.0));
                for number in [open.side(seat).ram, nodes, pylons] {
                    ui.label(mono(number.to_string(), 16.0));
                }
                ui.label(mono(format!("{} of {}", open.cards(seat).count_ones(), open.slots(seat).count()), 16.0));
                ui.label(mono(open.side(seat).recalibrations.to_string(), 16.0));
                ui.end_row();
            }
        });
        ui.add_space(4.0);
        for seat in [Seat(0), Seat(1)] {
            let fates = open.slots(seat).filter_map(|slot| {
                let name = &open.card(slot)?.name;
                let fate = if open.is_alive(slot) {
                    ""
                } else if open.is_deleted(slot) {
                    " (deleted)"
                } else {
                    " (left)"
                };
                Some(format!("{name}{fate}"))
            });
            let line = fates.collect::<Vec<_>>().join(", ");
            ui.horizontal_wrapped(|ui| {
                ui.label(palette.mark(seat));
                ui.label(small(line).color(palette.muted));
            });
        }
    });
    Ok(())
}
