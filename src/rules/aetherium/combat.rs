//! Attacks (AE-50 to AE-58): declare, dice, choose disruption, damage with what it changes, deletion, the disruption's other
//! effects, safeguard.

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::aim::dice_of;
use super::content::{Attack, Code, Condition, Effect, Marker, Who};
use super::dice::roll_many;
use super::effects::{Running, Text};
use super::events::{Event, Harm, Symbols, Told};
use super::frames::{Frame, Progress};
use super::models::{ModelId, Models};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::{EventSink, Seat};

/// The attack that is being carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// The model that attacks.
    pub attacker: ModelId,
    /// The model that is attacked; of a linked program it stands for the program (AE-112).
    pub target: ModelId,
    /// The dice.
    pub dice: Symbols,
    /// How many of them hit (AE-52).
    pub hits: u8,
    /// Whether the disruption is used (AE-57).
    pub disrupts: bool,
    /// The boxes of damage (AE-52).
    pub boxes: u8,
}

/// How far an attack has got (AE-58).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackStep {
    /// The dice lie; the disruption may be used.
    #[default]
    Dice,
    /// Damage is to be dealt.
    Damage,
    /// The other effects of the disruption come next.
    Effects,
    /// The safeguard comes next.
    Safeguard,
    /// Everything is done.
    Done,
}

/// How many dice hit: each listing of a symbol one die of it (AE-52).
#[must_use]
fn hits(dice: &Symbols, listings: [u8; 4]) -> u8 {
    let mut rolled = [0; 4];
    for die in dice.iter() {
        rolled[*die as usize] += 1;
    }
    rolled.iter().zip(listings).map(|(rolled, listed)| listed.min(*rolled)).sum()
}

impl Open {
    /// Whether a model belongs to the active unit.
    #[inline]
    #[must_use]
    pub fn is_active_unit(&self, model: ModelId) -> bool {
        self.active.slot == model.slot() && self.unit_of(model) == self.active.unit
    }

    /// How often an attack of a model lists each symbol, with what texts add (AE-52).
    pub(super) fn listings(&self, model: ModelId) -> [u8; 4] {
        let mut listings = self.program(model).attack.as_ref().map_or([0; 4], Attack::listings);
        if self.is_active_unit(model) {
            for symbol in self.active.lists.iter() {
                listings[*symbol as usize] += 1;
            }
        }
        listings
    }
}

impl Table {
    /// Whether a model that is active may attack this target now (AE-50, AE-102).
    pub(super) fn judge_attack(&self, model: ModelId, target: ModelId) -> Judgement {
        self.judge_attacking(model)?;
        self.judge_reach(model, target).map(|_| ())
    }

    /// Whether a model that is active may attack at all.
    fn judge_attacking(&self, model: ModelId) -> Judgement {
        expect(self.program(model).attack.is_some(), Why::NoAttack)?;
        expect(!self.active.markers.contains(Marker::Stun), Why::Marker(Marker::Stun))?;
        expect(self.active.attacks > 0, Why::HasAttacked)
    }

    /// The enemy models that a model could attack from where it stands, whoever is active (AE-41, AE-44).
    #[must_use]
    pub fn in_reach(&self, model: ModelId) -> Models {
        let Ok((base, reach)) = self.judge_attacker(model) else { return Models::NONE };
        let enemies = self.on_server() & Models::of(Open::opponent(model.seat()));
        enemies.iter().filter(|target| self.judge_aim(model, base, reach, *target).is_ok()).fold(Models::NONE, Models::with)
    }

    /// Whether the attacker's disruption could do anything now, its symbol apart (AE-57, AE-102, AE-106). Where the hits alone
    /// delete the target, what would work on it is lost (AE-58).
    pub(super) fn can_disrupt(&self, attacker: ModelId, target: ModelId, hits: u8) -> bool {
        let Some(attack) = &self.program(attacker).attack else { return false };
        let rattled = self.is_active_unit(attacker) && self.active.markers.contains(Marker::Rattled);
        let aegis = self.codes(target).contains(Code::VoltaicAegis);
        let deletes = self.boxes_done(attacker, target, hits, false) >= self.boxes_left(target);
        let mut holds = true;
        let works = |effect: &Effect| match effect {
            Effect::If(condition) => {
                holds = !deletes || !condition.is_of_target() || *condition == Condition::Deleted;
                false
            }
            _ if !std::mem::replace(&mut holds, true) => false,
            effect if deletes && effect.is_lost_with_target() => false,
            effect if effect.changes_damage() => hits > 0 && !aegis,
            effect => !aegis || effect.who() != Some(Who::Target),
        };
        !rattled && attack.disruption.does.iter().any(works)
    }

    /// The boxes that an attack with so many hits does, with what the disruption changes if it is used (AE-52, AE-58).
    pub(super) fn boxes_done(&self, attacker: ModelId, target: ModelId, hits: u8, disrupts: bool) -> u8 {
        let Some(attack) = self.program(attacker).attack.as_ref().filter(|_| hits > 0) else { return 0 };
        let (mut step, mut more) = (usize::from(hits.min(3)), 0);
        if disrupts && !self.codes(target).contains(Code::VoltaicAegis) {
            let text = Running::new(Text::Disruption, attacker, Some(target));
            let mut holds = true;
            for effect in &attack.disruption.does {
                match *effect {
                    Effect::If(condition) => holds = self.holds(&text, condition, hits),
                    _ if !std::mem::replace(&mut holds, true) => {}
                    Effect::Heavier => step += 1,
                    Effect::MoreDamage(amount) => more += self.amount(&text, amount),
                    _ => {}
                }
            }
        }
        attack.damage[step.min(3) - 1].saturating_add(more)
    }
}

impl State {
    /// Lists the attacks of the active unit.
    pub(super) fn list_attacks(&self, out: &mut Vec<Action>) {
        for model in self.table.active_models().iter() {
            if self.table.judge_attacking(model).is_ok() {
                out.extend(self.table.in_reach(model).iter().map(|target| Action::Attack { model, target }));
            }
        }
    }

    /// A model attacks: the dice are rolled (AE-51, AE-52).
    pub(super) fn attack(&mut self, model: ModelId, target: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let Ok(sight) = self.table.judge_reach(model, target) else { return };
        let modifiers = self.table.modifiers(model, target, sight);
        let count = dice_of(&modifiers);
        out.all(|| Event::Attacks { model, target, dice: count, modifiers });
        let listings = self.table.listings(model);
        let active = &mut self.table.active;
        active.attacks -= 1;
        active.dice = 0;
        active.lists.clear();
        active.used = true;
        let dice = roll_many(&mut self.chance, count);
        out.seal();
        let hits = hits(&dice, listings);
        out.all(|| Event::AttackRolled { model, dice, hits });
        self.table.strike = Some(Strike { attacker: model, target, dice, hits, disrupts: false, boxes: 0 });
        self.table.frames.push(Frame::Attack(AttackStep::Dice));
    }

    /// Carries an attack on (AE-58).
    pub(super) fn go_on_attack(&mut self, step: AttackStep, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        let Some(strike) = self.table.strike else {
            self.table.frames.pop();
            return Progress::GoesOn;
        };
        let (attacker, target) = (strike.attacker, strike.target);
        match step {
            AttackStep::Dice => {
                if self.table.asks_disruption(&strike) {
                    return Progress::Asks;
                }
                self.next_step(AttackStep::Damage);
            }
            AttackStep::Damage => {
                let boxes = self.table.boxes_done(attacker, target, strike.hits, strike.disrupts);
                self.table.strike = Some(Strike { boxes, ..strike });
                self.next_step(AttackStep::Effects);
                self.damage(target, true, boxes, Harm::Attack, out);
            }
            AttackStep::Effects => {
                self.next_step(AttackStep::Safeguard);
                if strike.disrupts {
                    self.table.frames.push(Frame::Text(Running::new(Text::Disruption, attacker, Some(target))));
                }
            }
            AttackStep::Safeguard => {
                self.next_step(AttackStep::Done);
                if strike.boxes > 0 && self.table.program(target).safeguard.is_some() && self.table.is_unit_alive(target) {
                    out.all(|| Event::Safeguards { model: target });
                    self.table.frames.push(Frame::Text(Running::new(Text::Safeguard, target, Some(attacker))));
                }
            }
            AttackStep::Done => {
                self.table.strike = None;
                self.table.frames.pop();
            }
        }
        Progress::GoesOn
    }

    fn next_step(&mut self, step: AttackStep) {
        if let Some(top) = self.table.frames.last_mut() {
            *top = Frame::Attack(step);
        }
    }

    /// The attacker uses its disruption, or does without it (AE-57).
    pub(super) fn answer_disruption(&mut self, used: bool, out: &mut Out<'_, impl EventSink<Told>>) {
        if let Some(strike) = &mut self.table.strike {
            strike.disrupts = used;
            let model = strike.attacker;
            out.all(|| Event::Disrupts { model, used });
        }
        self.next_step(AttackStep::Damage);
    }
}

impl Table {
    /// Whether the attacker's player is asked about the disruption: its symbol was rolled, and it could do something (AE-57).
    fn asks_disruption(&self, strike: &Strike) -> bool {
        let attack = self.program(strike.attacker).attack.as_ref();
        let triggered = attack.is_some_and(|attack| strike.dice.contains(&attack.disruption.on));
        triggered && self.can_disrupt(strike.attacker, strike.target, strike.hits)
    }

    /// Whether it could be an attack: of a program with an attack profile, on an enemy model (AE-50).
    pub(super) fn is_attack(&self, strike: &Strike) -> bool {
        self.program(strike.attacker).attack.is_some() && strike.attacker.seat() != strike.target.seat()
    }

    /// Whether a model, or its linked program, is still on the server or to come.
    #[inline]
    #[must_use]
    pub(super) fn is_unit_alive(&self, model: ModelId) -> bool {
        !self.members(self.unit_of(model)).is_empty()
    }
}

impl Open {
    /// Who attacks, while an attack is carried out.
    #[must_use]
    pub fn attacking(&self) -> Option<Seat> {
        self.strike.map(|strike| strike.attacker.seat())
    }
}
