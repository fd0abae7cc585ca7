//! Texts of data cards whose words explain themselves.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary;
use crate::desktop::theme::Palette;
use crate::key;
use crate::rules::aetherium::State;
use crate::rules::aetherium::content::{Marker, Symbol};
use crate::rules::game::Game;
use crate::text::say;

/// A paragraph of a data card.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    glossary::rich(ui, palette, State::glossary(), ("", text), size);
}

/// What a marker does to the model on which it lies.
#[must_use]
pub fn marker_words(marker: Marker) -> String {
    let key = match marker {
        Marker::Burnout => key!("ae-word-burnout.tip"),
        Marker::CapacitorPurge => key!("ae-word-capacitor-purge.tip"),
        Marker::Inefficiency => key!("ae-word-inefficiency.tip"),
        Marker::Interference => key!("ae-word-interference.tip"),
        Marker::Lag => key!("ae-word-lag.tip"),
        Marker::Rattled => key!("ae-word-rattled.tip"),
        Marker::Stun => key!("ae-word-stun.tip"),
    };
    say(key, &[])
}

/// On how many faces of a combat die a symbol stands, and what it does as noise.
#[must_use]
pub fn symbol_words(symbol: Symbol) -> String {
    let key = match symbol {
        Symbol::Ping => key!("ae-word-ping.tip"),
        Symbol::Spike => key!("ae-word-spike.tip"),
        Symbol::Breach => key!("ae-word-breach.tip"),
        Symbol::Crash => key!("ae-word-crash.tip"),
    };
    say(key, &[])
}
