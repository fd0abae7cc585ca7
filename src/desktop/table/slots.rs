//! The places that the frame leaves to a game: inspector, tray, page.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, UiBuilder};

use crate::desktop::Overlay;

/// Where a game draws its own parts of the frame, in points; nothing where there is no room for one.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Slots {
    /// What is pointed at.
    pub inspector: Rect,
    /// One's own hand.
    pub tray: Rect,
    /// The game's own page, while it is open.
    pub page: Rect,
}

impl Default for Slots {
    fn default() -> Self {
        Self { inspector: Rect::NOTHING, tray: Rect::NOTHING, page: Rect::NOTHING }
    }
}

/// Opens a slot for a game to draw in; nothing where there is no room for it. It is dead under an overlay.
pub fn open_slot(ctx: &egui::Context, slot: Rect, id: &'static str, overlay: &State<Overlay>) -> Option<egui::Ui> {
    if !slot.is_positive() {
        return None;
    }
    let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(slot);
    let mut ui = egui::Ui::new(ctx.clone(), id.into(), builder);
    ui.set_clip_rect(slot);
    if *overlay != Overlay::None {
        ui.disable();
    }
    Some(ui)
}
