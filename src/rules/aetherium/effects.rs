//! The texts of data cards at work: .EXE, disruptions, safeguards, deletion effects (AE-6, AE-21, AE-55 to AE-57).
//!
//! A text that runs is a [`Frame`](super::Frame): effect after effect, each as far as it can be done. What an effect sets
//! off, such as noise or the deletion of a program, happens before the next one. What its player has to choose is a
//! [`Choice`](super::choices::Choice).

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::choices::Choice;
use super::content::{Amount, Code, Condition, Effect, Form, Marker, MarkerSet, Program, Who};
use super::damage::full_colours;
use super::events::{Event, Harm, RamReason, Told};
use super::frames::{Frame, Progress};
use super::models::{ModelId, Models, Slot};
use super::moves::Out;
use super::server::Square;
use super::squares::Squares;
use super::state::State;
use super::table::{MOST_RAM, Open, Table};
use crate::rules::game::{EventSink, Seat};

/// Which text of a data card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Text {
    /// The .EXE of this place on the card (AE-21).
    Exe(u8),
    /// The disruption (AE-57).
    Disruption,
    /// The safeguard (AE-56).
    Safeguard,
    /// The deletion effect (AE-55).
    Deletion,
}

/// A text that is being carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Running {
    /// Which text.
    pub text: Text,
    /// Whose: *this* model of the language; of a deleted program its first.
    pub model: ModelId,
    /// The target, once it is chosen; a safeguard's is the attacker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<ModelId>,
    /// Where the last model of a deleted program stood (AE-55).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Square>,
    /// The place of the next effect in the text.
    pub at: u8,
    /// How many squares a schema has been shifted by the next effect.
    #[serde(default)]
    pub shifted: u8,
    /// Which schema that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<u8>,
}

impl Running {
    /// A text that begins.
    #[must_use]
    pub const fn new(text: Text, model: ModelId, target: Option<ModelId>) -> Self {
        Self { text, model, target, origin: None, at: 0, shifted: 0, schema: None }
    }

    /// The same text at its next effect.
    #[must_use]
    pub(super) const fn after(self) -> Self {
        Self { at: self.at + 1, shifted: 0, schema: None, ..self }
    }

    /// Whose player makes its choices.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.model.seat()
    }
}

impl Open {
    /// All effects of a text.
    #[must_use]
    pub fn effects(&self, text: &Running) -> &'static [Effect] {
        let Some(program) = self.card(text.model.slot()) else { return &[] };
        match text.text {
            Text::Exe(exe) => program.exe.get(usize::from(exe)).map_or(&[], |exe| &exe.does),
            Text::Disruption => program.attack.as_ref().map_or(&[], |attack| &attack.disruption.does),
            Text::Safeguard => program.safeguard.as_ref().map_or(&[], |safeguard| &safeguard.does),
            Text::Deletion => program.deletion.as_ref().map_or(&[], |deletion| &deletion.does),
        }
    }

    /// The effect of a text that is next.
    #[must_use]
    pub fn effect(&self, text: &Running) -> Option<Effect> {
        self.effects(text).get(usize::from(text.at)).copied()
    }

    /// The name of a text of a model.
    #[must_use]
    pub fn text_name(&self, model: ModelId, text: Text) -> &'static str {
        self.card(model.slot()).map_or("", |program| text.name(program))
    }
}

impl Text {
    /// Its name on a data card.
    #[must_use]
    pub fn name(self, program: &Program) -> &str {
        match self {
            Self::Exe(exe) => program.exe.get(usize::from(exe)).map(|exe| &exe.name),
            Self::Disruption => program.attack.as_ref().map(|attack| &attack.disruption.name),
            Self::Safeguard => program.safeguard.as_ref().map(|safeguard| &safeguard.name),
            Self::Deletion => program.deletion.as_ref().map(|deletion| &deletion.name),
        }
        .map_or("", String::as_str)
    }
}

/// The squares within so many of a base, its own among them.
pub(super) fn within(base: Base, squares: u8) -> Squares {
    (0..squares).fold(base.squares(), |all, _| all | all.neighbours())
}

impl Table {
    /// From where a text measures: where its model stands, or stood when it was deleted (AE-55).
    #[must_use]
    pub fn text_base(&self, text: &Running) -> Option<Base> {
        match text.text {
            Text::Deletion => text.origin.map(|square| Base::new(square, self.program(text.model).is_omni())),
            _ => self.base(text.model),
        }
    }

    /// The models that an effect works on: of an enemy's disruption none with Voltaic Aegis (AE-106).
    pub(super) fn affected(&self, text: &Running, who: Who) -> Models {
        let all = self.meant(text, who);
        if text.text != Text::Disruption {
            return all;
        }
        let protected = |model: &ModelId| self.codes(*model).contains(Code::VoltaicAegis);
        let enemies = all & Models::of(Open::opponent(text.seat()));
        all - enemies.iter().filter(protected).fold(Models::NONE, Models::with)
    }

    /// The models that an effect names, with those that nothing can be done to.
    fn meant(&self, text: &Running, who: Who) -> Models {
        let alive = |model: ModelId| if self.is_unit_alive(model) { Models::one(model) } else { Models::NONE };
        let near = |base: Option<Base>, squares: u8| {
            let Some(base) = base else { return Models::NONE };
            let near = |model: &ModelId| self.base(*model).is_some_and(|other| base.distance(other) <= squares);
            self.on_server().iter().filter(near).fold(Models::NONE, Models::with)
        };
        let seat = text.seat();
        let (own, enemies) = (Models::of(seat), Models::of(Open::opponent(seat)));
        match who {
            Who::This => alive(text.model),
            Who::Target => text.target.map_or(Models::NONE, alive),
            Who::Enemies(squares) => near(self.text_base(text), squares) & enemies,
            Who::Friends(squares) => (near(self.text_base(text), squares) & own).without(text.model),
            Who::Models(squares) => near(self.text_base(text), squares).without(text.model),
            Who::Around(squares) => {
                text.target.map_or(Models::NONE, |target| near(self.base(target), squares).without(target).without(text.model))
            }
        }
    }

    /// The same by units: a linked program is affected once (AE-112).
    fn affected_units(&self, text: &Running, who: Who) -> Models {
        self.affected(text, who).iter().fold(Models::NONE, |all, model| all.with(self.unit_of(model)))
    }

    /// The markers on the target (AE-107).
    fn markers_on_target(&self, text: &Running) -> MarkerSet {
        let target = text.target.filter(|target| self.is_unit_alive(*target));
        target.map_or(MarkerSet::NONE, |target| self.model(self.unit_of(target)).markers)
    }

    /// A number of a text as things are.
    pub(super) fn amount(&self, text: &Running, amount: Amount) -> u8 {
        match amount {
            Amount::N(count) => count,
            Amount::Markers => self.markers_on_target(text).len(),
            Amount::Mates => (self.meant(text, Who::Around(2)) & Models::of(text.seat())).len(),
            Amount::Uplinks => {
                let (nodes, pylons) = self.held(text.seat());
                nodes + pylons
            }
        }
    }

    /// Whether a condition of a text holds; `hits` are those of the attack.
    pub(super) fn holds(&self, text: &Running, condition: Condition, hits: u8) -> bool {
        let base = text.target.and_then(|target| self.base(target));
        match condition {
            Condition::Hit => hits > 0,
            Condition::Deleted => text.target.is_some_and(|target| !self.is_unit_alive(target)),
            Condition::TargetInNoise => base.is_some_and(|base| self.in_noise(base)),
            Condition::TargetMarked => !self.markers_on_target(text).is_empty(),
            Condition::TargetByFirewall => base.is_some_and(|base| base.neighbours().intersects(&self.firewalls)),
        }
    }
}

impl State {
    /// The deletion effect of a program begins, where its last model stood (AE-55).
    pub(super) fn deletion_effect(&mut self, slot: Slot, square: Option<Square>, out: &mut Out<'_, impl EventSink<Told>>) {
        out.all(|| Event::DeletionEffect { slot });
        let text = Running::new(Text::Deletion, slot.model(0), None);
        self.table.frames.push(Frame::Text(Running { origin: square, ..text }));
    }

    /// The text that runs is at another effect, or at another square of it.
    pub(super) fn set_text(&mut self, text: Running) {
        if let Some(top) = self.table.frames.last_mut() {
            *top = Frame::Text(text);
        }
    }

    /// Carries a text on by an effect.
    pub(super) fn go_on_text(&mut self, text: Running, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        // AE-58: an attacker that is gone loses its disruption's other effects.
        let lost = text.text == Text::Disruption && !self.table.is_unit_alive(text.model);
        let Some(effect) = self.table.effect(&text).filter(|_| !lost) else {
            self.table.frames.pop();
            return Progress::GoesOn;
        };
        match self.table.choice(&text) {
            Choice::Nothing => {}
            Choice::Square(squares) if effect == Effect::Firewall(0) && squares.len() == 1 => {
                if let Some(square) = squares.first() {
                    self.set_firewall(square, true, out);
                }
            }
            _ => return Progress::Asks,
        }
        self.set_text(text.after());
        self.perform_effect(&text, effect, out);
        Progress::GoesOn
    }

    /// Does what an effect does without a choice.
    fn perform_effect(&mut self, text: &Running, effect: Effect, out: &mut Out<'_, impl EventSink<Told>>) {
        let seat = text.seat();
        match effect {
            Effect::Give(who, marker) => self.each_unit(text, who, |state, unit| state.give(unit, marker, out)),
            Effect::Clear(who) => self.each_unit(text, who, |state, unit| state.clear(unit, out)),
            Effect::Lend(who, code) => self.each_unit(text, who, |state, unit| state.lend(unit, code, out)),
            Effect::Noise(who) => self.each_unit(text, who, |state, unit| state.noise_damage(unit, out)),
            Effect::Damage(who, amount) => {
                let boxes = self.table.amount(text, amount);
                if who == Who::Target {
                    if let Some(target) = self.table.affected(text, who).first() {
                        self.damage(target, true, boxes, Harm::Text, out);
                    }
                } else {
                    self.each_unit(text, who, |state, unit| state.damage(unit, false, boxes, Harm::Text, out));
                }
            }
            Effect::Repair(who, amount) => {
                let boxes = self.table.amount(text, amount);
                self.each_unit(text, who, |state, unit| state.repair(unit, boxes, out));
            }
            Effect::Push(who, squares) => self.push_all(text, who, squares, true, out),
            Effect::Pull(who, squares) => self.push_all(text, who, squares, false, out),
            Effect::Swap => self.swap(text, out),
            Effect::Gain(amount) => {
                let ram = self.table.amount(text, amount);
                self.gain_ram(seat, ram, RamReason::Text, out);
            }
            Effect::Steal(ram) => {
                let room = MOST_RAM.saturating_sub(self.table.side(seat).ram);
                let stolen = self.lose_ram(Open::opponent(seat), ram.min(room), RamReason::Text, out);
                self.gain_ram(seat, stolen, RamReason::Text, out);
            }
            Effect::Burn(ram) => {
                self.lose_ram(Open::opponent(seat), ram, RamReason::Text, out);
            }
            Effect::AttackAgain if self.table.is_active_unit(text.model) => {
                let active = &mut self.table.active;
                active.attacks = active.attacks.saturating_add(1);
            }
            Effect::Dice(dice) if self.table.is_active_unit(text.model) => {
                let active = &mut self.table.active;
                active.dice = active.dice.saturating_add(dice);
            }
            Effect::Lists(symbol) if self.table.is_active_unit(text.model) => self.table.active.lists.push(symbol),
            Effect::If(condition) => {
                let hits = self.table.strike.map_or(0, |strike| strike.hits);
                if !self.table.holds(text, condition, hits) {
                    self.set_text(text.after().after());
                }
            }
            // What changes damage has done so (AE-58), and where a choice is to be made there is nothing to choose.
            _ => {}
        }
    }

    /// Does something with each unit that an effect works on, in the order of their numbers.
    fn each_unit(&mut self, text: &Running, who: Who, mut does: impl FnMut(&mut Self, ModelId)) {
        for unit in self.table.affected_units(text, who).iter() {
            does(self, unit);
        }
    }

    /// A marker is laid on a unit; one of a kind is enough. One that is set in the unit's own activation works in its
    /// following one (AE-107).
    fn give(&mut self, unit: ModelId, marker: Marker, out: &mut Out<'_, impl EventSink<Told>>) {
        let own = self.table.is_active_unit(unit);
        let model = self.table.model_mut(unit);
        let mut new = model.markers.add(marker);
        if own {
            new |= model.fresh.add(marker);
        }
        if new {
            out.all(|| Event::Marked { model: unit, marker });
        }
    }

    /// All markers are taken off a unit; if it is active, those in force with them.
    fn clear(&mut self, unit: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        if self.table.is_active_unit(unit) {
            self.table.active.markers = MarkerSet::NONE;
        }
        let model = self.table.model_mut(unit);
        model.fresh = MarkerSet::NONE;
        for marker in std::mem::take(&mut model.markers).iter() {
            out.all(|| Event::Unmarked { model: unit, marker });
        }
    }

    /// Universal code is lent to a unit until the end of its next activation; in its own until its next begins.
    fn lend(&mut self, unit: ModelId, code: Code, out: &mut Out<'_, impl EventSink<Told>>) {
        let own = self.table.is_active_unit(unit);
        let model = self.table.model_mut(unit);
        model.lent.add(code);
        if own {
            model.brief.add(code);
        } else {
            model.brief.remove(code);
        }
        out.all(|| Event::Lent { model: unit, code });
    }

    /// Filled boxes become empty again; of linked programs those of the colour being filled only (AE-112).
    fn repair(&mut self, unit: ModelId, boxes: u8, out: &mut Out<'_, impl EventSink<Told>>) {
        let program = self.table.program(unit);
        let damage = self.table.model(unit).damage;
        let kept: u8 = match program.form {
            Form::Linked(_) => program.grid.iter().take(full_colours(&program.grid, damage)).sum(),
            _ => 0,
        };
        let boxes = boxes.min(damage.saturating_sub(kept));
        if boxes > 0 && self.table.is_unit_alive(unit) {
            let filled = damage - boxes;
            self.table.model_mut(unit).damage = filled;
            out.all(|| Event::Repaired { model: unit, boxes, filled });
        }
    }

    /// A firewall is set or removed (AE-104).
    pub(super) fn set_firewall(&mut self, square: Square, stands: bool, out: &mut Out<'_, impl EventSink<Told>>) {
        if stands {
            self.table.firewalls.insert(square);
        } else {
            self.table.firewalls.remove(square);
        }
        self.table.refresh_ground();
        out.all(|| Event::Firewall { square, stands });
    }
}
