//! Who made what.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use super::overlay_window;
use crate::desktop::DrawSet;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::theme::Palette;
use crate::t;

const TEXT: &str = include_str!("../../../assets/CREDITS.md");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Credits)));
}

fn draw(mut contexts: EguiContexts, palette: Res<Palette>, mut overlays: Overlays, mut cache: Local<CommonMarkCache>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let text = TEXT.trim_start_matches("# Credits").trim_start();
    let closed = overlay_window(ctx, &palette, &t!("credits"), 760.0, |ui| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            CommonMarkViewer::new().show(ui, &mut cache, text);
        });
    });
    if closed {
        overlays.close();
    }
    Ok(())
}
