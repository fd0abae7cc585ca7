//! Who made what.

use std::cell::Cell;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::prose::{self, Block, MEASURE, Setting};
use super::{overlay_height, overlay_window};
use crate::desktop::DrawSet;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::theme::Palette;
use crate::rules::glossary::Glossary;
use crate::t;

const TEXT: &str = include_str!("../../../assets/CREDITS.md");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Credits)));
}

fn draw(mut contexts: EguiContexts, palette: Res<Palette>, mut overlays: Overlays, mut text: Local<Vec<Block>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if text.is_empty() {
        *text = prose::read(TEXT);
    }
    let closed = overlay_window(ctx, &palette, &t!("credits"), MEASURE + 80.0, |ui| {
        let height = overlay_height(ui.ctx());
        egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 12.0).min(MEASURE));
            let setting = Setting { palette: &palette, marked: "", words: Glossary::default(), opened: Cell::default() };
            text.iter().filter(|block| !matches!(block, Block::Heading(1, _))).for_each(|block| setting.show(ui, block));
            ui.add_space(16.0);
        });
    });
    if closed {
        overlays.close();
    }
    Ok(())
}
