//! Quantum noise (AE-90 to AE-92) and burnout (AE-101).

use super::content::{Marker, Symbol};
use super::dice::roll;
use super::events::{Event, Harm, Told};
use super::frames::Trigger;
use super::models::{ModelId, Models};
use super::moves::Out;
use super::state::State;
use super::table::Table;
use crate::rules::game::EventSink;

/// The boxes that noise fills (AE-92).
#[must_use]
const fn noise_boxes(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Ping | Symbol::Spike => 1,
        Symbol::Breach => 2,
        Symbol::Crash => 4,
    }
}

/// The boxes that burnout fills, and whether its marker stays (AE-92).
#[must_use]
const fn burnout_boxes(symbol: Symbol) -> (u8, bool) {
    match symbol {
        Symbol::Ping => (0, false),
        Symbol::Spike => (1, false),
        Symbol::Breach => (2, true),
        Symbol::Crash => (4, true),
    }
}

impl Table {
    /// A model is in noise and was not before: it takes noise damage, at most once per activation; a linked program as a
    /// whole (AE-90, AE-111).
    pub(super) fn enters_noise(&mut self, model: ModelId) {
        let unit = self.unit_of(model);
        if !self.active.noised.contains(unit) {
            self.active.noised = self.active.noised.with(unit);
            self.set_off(Trigger::Noise(unit));
        }
    }

    /// Whether a unit has a model in the noise.
    #[must_use]
    pub fn unit_in_noise(&self, unit: ModelId) -> bool {
        let on: Models = self.members(unit) & self.on_server();
        on.iter().any(|model| self.base(model).is_some_and(|base| self.in_noise(base)))
    }
}

impl State {
    /// Noise damage (AE-92).
    pub(super) fn noise_damage(&mut self, unit: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        if self.table.members(unit).is_empty() {
            return;
        }
        let symbol = roll(&mut self.chance);
        out.seal();
        let boxes = noise_boxes(symbol);
        out.all(|| Event::HarmRolled { model: unit, symbol, harm: Harm::Noise, boxes });
        self.damage(unit, false, boxes, Harm::Noise, out);
    }

    /// Burnout, at the start of an activation (AE-101).
    pub(super) fn burnout(&mut self, unit: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let symbol = roll(&mut self.chance);
        out.seal();
        let (boxes, stays) = burnout_boxes(symbol);
        out.all(|| Event::HarmRolled { model: unit, symbol, harm: Harm::Burnout, boxes });
        if !stays {
            self.table.model_mut(unit).markers.remove(Marker::Burnout);
            out.all(|| Event::Unmarked { model: unit, marker: Marker::Burnout });
        }
        self.damage(unit, false, boxes, Harm::Burnout, out);
    }
}
