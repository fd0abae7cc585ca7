//! Texts of cards whose words explain themselves.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary;
use crate::desktop::theme::Palette;
use crate::rules::data_warriors::State;
use crate::rules::game::Game;

/// A paragraph of a card; the head of a command stands there as it is printed.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    let head = text.split_at(if text.starts_with("--") { text.find('}').map_or(0, |at| at + 1) } else { 0 });
    glossary::rich(ui, palette, State::glossary(), head, size);
}
