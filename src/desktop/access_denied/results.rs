//! The result: who won and how, and everybody's place by Roots, then Oper, then User.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::table::results::results;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, heading, mono, small, strong};
use crate::desktop::{DrawSet, Screen};
use crate::rules::access_denied::{Level, Sector, State as Game, View};
use crate::rules::game::Seat;

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<OnTable<Game>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(shown));
}

/// The sectors that count for winning (AD-80).
fn counting(view: &View) -> impl Iterator<Item = Sector> {
    Sector::ALL.into_iter().filter(|sector| view.table.uncontrolled_count() || view.table.controller(*sector).is_some())
}

/// What a seat has reached: counting Roots, then Oper, then User (AD-83).
pub fn reached(view: &View, seat: Seat) -> [u8; 3] {
    let count = |level: Level| counting(view).filter(|sector| view.table.level(seat, *sector) == level).count() as u8;
    [view.table.roots(seat), count(Level::Oper), count(Level::User)]
}

/// Seats with their places, best first; equals share a place.
pub fn standing(view: &View) -> Vec<(Seat, usize)> {
    let all: Vec<[u8; 3]> = (0..view.table.seats).map(|seat| reached(view, Seat(seat))).collect();
    let mut order: Vec<(Seat, usize)> =
        all.iter().enumerate().map(|(at, own)| (Seat(at as u8), 1 + all.iter().filter(|other| *other > own).count())).collect();
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
    results(ctx, &palette, (&mut overlays, &mut next), 680.0, |ui| {
        let best: Vec<String> =
            order.iter().filter(|(_, place)| *place == 1).map(|(seat, _)| table.names().of(*seat).into_owned()).collect();
        let goal = order.first().is_some_and(|(seat, _)| view.table.roots(*seat) >= view.table.goal);
        let won = if best.len() > 1 { format!("{} share the first place", best.join(" and ")) } else { format!("{} wins", best.join("")) };
        ui.label(heading(won).color(palette.asks));
        let how = if goal {
            format!("Root in {} sectors, in round {} (AD-80)", view.table.goal, view.table.round)
        } else {
            format!("The {} rounds are over: most Roots, then Oper, then User (AD-83)", view.table.rounds)
        };
        ui.label(RichText::new(how).color(palette.muted));
        ui.add_space(6.0);
        egui::Grid::new("standing").num_columns(6).spacing([22.0, 8.0]).show(ui, |ui| {
            for head in ["", "", "Root", "Oper", "User", "Counting Roots"] {
                ui.label(small(head).color(palette.muted));
            }
            ui.end_row();
            for (seat, place) in &order {
                ui.label(mono(format!("{place}."), 16.0));
                ui.horizontal(|ui| {
                    ui.label(palette.mark(*seat));
                    ui.label(strong(table.names().of(*seat).into_owned()));
                });
                for number in reached(view, *seat) {
                    ui.label(mono(number.to_string(), 16.0));
                }
                let roots: Vec<&str> =
                    counting(view).filter(|sector| view.table.level(*seat, *sector) == Level::Root).map(Sector::name).collect();
                ui.label(small(roots.join(", ")));
                ui.end_row();
            }
        });
    });
    Ok(())
}
