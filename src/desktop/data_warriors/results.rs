//! The result: who won and how, and what was left of everybody's drive.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::table::results::results;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, heading, icon, mono, small, strong};
use crate::desktop::{DrawSet, Screen};
use crate::rules::data_warriors::{LAST_ROUND, State as Game, View};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<OnTable<Game>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(shown));
}

/// Seats with their places, best first: winners, then who went out last.
fn standing(view: &View) -> Vec<(Seat, usize)> {
    let rank = |seat: Seat| match view.table.user(seat).out {
        _ if view.table.winners.contains(seat) => u16::MAX,
        0 => u16::from(u8::MAX) + 1,
        out => u16::from(out),
    };
    let seats = || (0..view.table.seats).map(Seat);
    let mut order: Vec<(Seat, usize)> = seats().map(|seat| (seat, 1 + seats().filter(|other| rank(*other) > rank(seat)).count())).collect();
    order.sort_by_key(|(_, place)| *place);
    order
}

fn draw(
    mut contexts: EguiContexts,
    table: Res<OnTable<Game>>,
    palette: Res<Palette>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = &table.view;
    let order = standing(view);
    results(ctx, &palette, (&mut overlays, &mut next), 640.0, |ui| {
        let best: Vec<String> = view.table.winners.iter().map(|seat| table.names().of(seat).into_owned()).collect();
        let won = match best.as_slice() {
            [] => "Nobody wins".to_owned(),
            [one] => format!("{one} wins"),
            several => format!("{} share the first place", several.join(" and ")),
        };
        ui.label(heading(won).color(palette.asks));
        let how = if view.table.round > LAST_ROUND {
            format!("Round {LAST_ROUND} is over: the most cards left on the drive win (DW-3)")
        } else {
            format!("In round {}: all others are out (DW-3)", view.table.round)
        };
        ui.label(RichText::new(how).color(palette.muted));
        ui.add_space(6.0);
        egui::Grid::new("standing").num_columns(5).spacing([26.0, 8.0]).show(ui, |ui| {
            for head in ["", "", "Drive", "Trash", ""] {
                ui.label(small(head).color(palette.muted));
            }
            ui.end_row();
            for (seat, place) in &order {
                let user = view.table.user(*seat);
                ui.label(mono(format!("{place}."), 16.0));
                ui.horizontal(|ui| {
                    ui.label(palette.mark(*seat));
                    ui.label(strong(table.names().of(*seat).into_owned()));
                });
                ui.label(mono(user.drive.to_string(), 16.0));
                ui.label(mono(view.table.trash.count(*seat).to_string(), 16.0));
                let fate = match (user.out, view.table.winners.contains(*seat)) {
                    (_, true) => format!("{} winner", icon("trophy")),
                    (0, false) => "still in".to_owned(),
                    _ => format!("{} out", icon("skull")),
                };
                ui.label(small(fate).color(palette.muted));
                ui.end_row();
            }
        });
    });
    Ok(())
}
