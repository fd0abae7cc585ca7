//! The curtain between two people at one machine.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, Sense, UiBuilder};

use super::control::Given;
use super::session::{OnTable, Session, Tabled, TakeOver};
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::theme::{Palette, heading, main_button};
use crate::t;

/// Keys that lift the curtain.
pub(super) fn lift(mut given: MessageReader<Given>, mut taken: MessageWriter<TakeOver>, mut busy: ResMut<Busy>) {
    if given.read().filter(|given| matches!(given.0, Command::Main | Command::Confirm)).count() > 0 {
        taken.write(TakeOver);
        busy.now();
    }
}

/// Hides the table while the machine passes from one person to the next.
pub(super) fn curtain<G: Tabled>(
    mut contexts: EguiContexts,
    session: Res<Session<G>>,
    palette: Res<Palette>,
    mut taken: MessageWriter<TakeOver>,
    table: Res<OnTable<G>>,
    mut busy: ResMut<Busy>,
) -> Result {
    let Some(seat) = session.handing else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let mut clicked = false;
    egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
        ui.painter().rect_filled(rect, 0.0, palette.room);
        ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(egui::vec2(0.0, rect.height() * 0.3))), |ui| {
            ui.vertical_centered(|ui| {
                ui.label(palette.mark(seat).size(64.0));
                ui.label(heading(t!("curtain", player = table.names().of(seat).into_owned())));
                ui.label(RichText::new(t!("curtain-only")).color(palette.muted));
                ui.add_space(16.0);
                clicked = main_button(ui, &palette, t!("curtain-here", player = table.names().of(seat).into_owned()), true).clicked();
            });
        });
    });
    if clicked {
        taken.write(TakeOver);
        busy.now();
    }
    Ok(())
}
