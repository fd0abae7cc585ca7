//! Who made what.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use super::super::theme::Palette;
use super::super::{DrawSet, Overlay};
use super::overlay_window;

const TEXT: &str = include_str!("../../../assets/CREDITS.md");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(resource_equals(Overlay::Credits)));
}

fn draw(mut contexts: EguiContexts, palette: Res<Palette>, mut overlay: ResMut<Overlay>, mut cache: Local<CommonMarkCache>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let text = TEXT.trim_start_matches("# Credits").trim_start();
    let closed = overlay_window(ctx, &palette, "Credits", 760.0, |ui| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            CommonMarkViewer::new().show(ui, &mut cache, text);
        });
    });
    if closed {
        *overlay = Overlay::None;
    }
    Ok(())
}
