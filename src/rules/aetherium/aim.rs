//! Whom a model can attack, and with how many dice (AE-40 to AE-44, AE-50, AE-51, AE-53).

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::content::{AttackReach, Code, Form};
use super::events::DICE;
use super::models::{ModelId, Models};
use super::refusals::{Why, expect};
use super::sight::{Sight, Unseen, blocking, in_cover, in_melee, in_range, is_behind, sight};
use super::squares::Squares;
use super::table::{Open, Table};
use crate::rules::components::List;
use crate::t;

/// The dice of an attack before anything is added or taken away (AE-51).
const BASIC_DICE: u8 = 3;

/// What the texts of data cards can add to the dice at most, so that no attack has more than [`DICE`].
const MOST_EXTRA: u8 = DICE as u8 - BASIC_DICE - 2;

/// What makes the number of dice of an attack (AE-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Modifier {
    /// The three dice of every attack (AE-51).
    #[default]
    Basic,
    /// The attacker stands in the target's rear arc: 1 more (AE-51).
    Behind,
    /// The target is in cover: 1 less (AE-43, AE-51).
    Cover,
    /// Another model of the same program could attack the target: 1 more (AE-53).
    Coordination,
    /// An effect gave this attack this many more dice.
    Text(u8),
}

impl Modifier {
    /// How many dice it adds, or takes away.
    #[must_use]
    pub const fn dice(self) -> i8 {
        match self {
            Self::Basic => BASIC_DICE as i8,
            Self::Behind | Self::Coordination => 1,
            Self::Cover => -1,
            Self::Text(dice) => dice as i8,
        }
    }

    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Basic | Self::Behind => "AE-51",
            Self::Cover => "AE-43",
            Self::Coordination => "AE-53",
            Self::Text(_) => "AE-21",
        }
    }

    /// What it is, in words.
    #[must_use]
    pub fn label(self) -> String {
        let modifier = match self {
            Self::Basic => "basic",
            Self::Behind => "behind",
            Self::Cover => "cover",
            Self::Coordination => "coordination",
            Self::Text(_) => "effect",
        };
        t!("ae-modifier", modifier = modifier)
    }
}

/// The modifiers of an attack; the first are the three dice of every attack.
pub type Modifiers = List<Modifier, 5>;

/// The dice that modifiers make, never fewer than one (AE-51).
#[must_use]
pub fn dice_of(modifiers: &Modifiers) -> u8 {
    modifiers.iter().map(|modifier| modifier.dice()).sum::<i8>().max(1) as u8
}

impl Table {
    /// The squares that stop the lines of sight of a model (AE-42, AE-112, AE-113). Its own and the target's need not be
    /// taken out for [`sight`]. None where the model is not on the server.
    #[must_use]
    pub fn stops(&self, model: ModelId) -> Squares {
        self.base(model).map_or(Squares::EMPTY, |base| self.blocking_for(model, base))
    }

    fn blocking_for(&self, model: ModelId, base: Base) -> Squares {
        let squares =
            |models: Models| models.iter().filter_map(|model| self.base(model)).fold(Squares::EMPTY, |all, base| all | base.squares());
        let mates = if self.is_linked(model.slot()) { squares(self.alive(model.slot())) } else { Squares::EMPTY };
        let omnis = self.sets.omnis.iter().fold(Squares::EMPTY, |all, omni| all | omni.0.squares());
        blocking(self.ground(), base, self.models_stand(), omnis, mates)
    }

    /// How well a model sees another one from its place and facing (AE-41, AE-42); nothing where one is not on the server.
    #[must_use]
    pub fn sees(&self, model: ModelId, target: ModelId) -> Option<Result<Sight, Unseen>> {
        let (base, there) = (self.base(model)?, self.base(target)?);
        Some(sight(base, self.model(model).facing, there, &self.blocking_for(model, base)))
    }

    /// Whether a model's attack reaches an enemy model where both stand: arc, sight and range (AE-41, AE-44, AE-50).
    pub(super) fn judge_reach(&self, model: ModelId, target: ModelId) -> Result<Sight, Why> {
        let (base, reach) = self.judge_attacker(model)?;
        self.judge_aim(model, base, reach, target)
    }

    /// Whether a model can attack anything from where it stands (AE-44, AE-50, AE-113).
    #[inline]
    pub(super) fn judge_attacker(&self, model: ModelId) -> Result<(Base, AttackReach), Why> {
        let base = self.base(model).ok_or(Why::NotOnServer)?;
        let reach = self.program(model).attack.as_ref().ok_or(Why::NoAttack)?.reach;
        if matches!(reach, AttackReach::Ranged(_)) && !base.is_omni() {
            let beside = base.neighbours().intersects(self.stands(Open::opponent(model.seat())));
            expect(!beside, Why::EnemyBeside)?;
        }
        Ok((base, reach))
    }

    /// Whether a model that can attack from its base reaches this target (AE-41, AE-44, AE-50).
    #[inline]
    pub(super) fn judge_aim(&self, model: ModelId, base: Base, reach: AttackReach, target: ModelId) -> Result<Sight, Why> {
        let there = self.base(target).ok_or(Why::TargetGone)?;
        expect(target.seat() != model.seat(), Why::NoEnemy)?;
        let distance = base.distance(there);
        match reach {
            AttackReach::Melee => expect(in_melee(base, there), Why::MeleeFar { omni: base.is_omni() })?,
            AttackReach::Ranged(range) => expect(in_range(base, there, range), Why::RangeFar { range, distance })?,
        }
        sight(base, self.model(model).facing, there, &self.blocking_for(model, base)).map_err(Why::Unseen)
    }

    /// What makes the dice of an attack on a target that is seen so (AE-51).
    pub(super) fn modifiers(&self, model: ModelId, target: ModelId, sight: Sight) -> Modifiers {
        let mut all = Modifiers::default();
        all.push(Modifier::Basic);
        let (Some(base), Some(there)) = (self.base(model), self.base(target)) else { return all };
        if is_behind(base, there, self.model(target).facing) {
            all.push(Modifier::Behind);
        }
        if self.codes(target).contains(Code::Cover) || in_cover(sight, there, self.ground()) {
            all.push(Modifier::Cover);
        }
        let group = matches!(self.program(model).form, Form::Segmented(_) | Form::Linked(_));
        if group && self.alive(model.slot()).without(model).iter().any(|mate| self.judge_reach(mate, target).is_ok()) {
            all.push(Modifier::Coordination);
        }
        if self.is_active_unit(model) && self.active.dice > 0 {
            all.push(Modifier::Text(self.active.dice.min(MOST_EXTRA)));
        }
        all
    }
}
