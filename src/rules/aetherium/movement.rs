//! Movement: one step, its costs and what forbids it (AE-30, AE-32, AE-33, AE-90, AE-100, AE-103, AE-113).

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::ground::Ground;
use super::server::{Direction, Square};
use super::squares::Squares;
use crate::rules::game::Refusal;
use crate::t;

/// A model that moves, as far as its movement goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walker {
    /// Where it stands.
    pub base: Base,
    /// It has the code Airborne (AE-100).
    pub airborne: bool,
    /// It has the code Dodge (AE-103).
    pub dodge: bool,
    /// It has the code Fast (AE-103).
    pub fast: bool,
}

/// What a model has left to move with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Budget {
    /// CS, those among them that overclocking could still give.
    pub cs: u8,
    /// The second plain square of a CS is kept (AE-103); means nothing to a model without Fast.
    pub kept: bool,
}

/// One step that can be done, and what it costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The only, or south-western, square of the base after it.
    pub to: Square,
    /// The CS it costs.
    pub cs: u8,
    /// What is left after it.
    pub left: Budget,
    /// It leaves a square next to an enemy and pays for that (AE-32).
    pub evasive: bool,
    /// It enters resistor or fragmented terrain and pays for that, once (AE-33).
    pub rough: bool,
    /// It enters quantum noise from a schema (AE-90).
    pub enters_noise: bool,
    /// The model may not stay there; enough is left to go on (AE-100, AE-113).
    pub must_go_on: bool,
}

/// What forbids a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barrier {
    /// It leads off the server (AE-30).
    Edge,
    /// Omni models move orthogonally only (AE-113).
    Diagonal,
    /// Another model stands there (AE-30).
    Model,
    /// An obstruction, a node, a pylon or a firewall stands there (AE-3, AE-30).
    Terrain,
    /// It costs more than is left (AE-20).
    Cost {
        /// The CS it costs.
        cs: u8,
        /// The CS left.
        left: u8,
        /// Leaving a square next to an enemy is a part of it (AE-32).
        evasive: bool,
        /// Resistor or fragmented terrain is a part of it (AE-33).
        rough: bool,
    },
    /// The square is occupied, and with what would be left no free one can be reached (AE-100).
    NoLanding,
    /// It would stand on two schemas, and with what would be left it cannot go on to where it may stay (AE-113).
    Across,
}

impl Barrier {
    /// The refusal with its rule.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        match self {
            Self::Edge => Refusal::new("AE-30", t!("ae-refuse-step-edge")),
            Self::Diagonal => Refusal::new("AE-113", t!("ae-refuse-step-diagonal")),
            Self::Model => Refusal::new("AE-30", t!("ae-refuse-step-model")),
            Self::Terrain => Refusal::new("AE-30", t!("ae-refuse-step-terrain")),
            Self::Cost { cs, left, evasive, rough } => {
                Refusal::new("AE-20", t!("ae-refuse-step-cost", extra = extra_cost(evasive, rough), cost = cs, left = left))
            }
            Self::NoLanding => Refusal::new("AE-100", t!("ae-refuse-step-no-landing")),
            Self::Across => Refusal::new("AE-113", t!("ae-refuse-step-across")),
        }
    }
}

/// What makes a step dearer, as texts choose by it (AE-32, AE-33).
pub(super) const fn extra_cost(evasive: bool, rough: bool) -> &'static str {
    match (evasive, rough) {
        (false, false) => "none",
        (true, false) => "evasive",
        (false, true) => "rough",
        (true, true) => "both",
    }
}

/// All that decides where a model can go, as sets of the squares its base can have as its only, or south-western, one.
#[derive(Debug, Clone, Copy)]
pub struct Walk {
    pub(super) walker: Walker,
    /// Where it may be in the course of a move.
    pub(super) passable: Squares,
    /// Where it may end one.
    pub(super) landing: Squares,
    /// Where it is in the noise (AE-90, AE-113).
    pub(super) noise: Squares,
    /// What costs more to enter (AE-33).
    pub(super) rough: Squares,
    /// What costs more to leave (AE-32).
    pub(super) watched: Squares,
    /// The squares of other models.
    models: Squares,
    /// The squares on which nothing stands.
    free: Squares,
}

impl Walk {
    /// Prepares the movement of `walker`; `models` are the squares of all other models, `enemies` those of its enemies.
    #[must_use]
    pub fn new(walker: Walker, ground: &Ground, models: Squares, enemies: Squares) -> Self {
        let free = !(ground.impassable() | models);
        let none = Squares::EMPTY;
        if walker.base.is_omni() {
            let everywhere = Squares::ALL.holding_omni();
            let standing = free.holding_omni();
            let passable = if walker.airborne { everywhere } else { standing };
            let landing = standing - across_schemas(ground);
            return Self {
                walker,
                passable,
                landing,
                noise: ground.noise().touching_omni() & everywhere,
                rough: none,
                watched: none,
                models,
                free,
            };
        }
        // AE-100: on a schema the airborne pay for neither.
        let unpaid = if walker.airborne { *ground.schemas() } else { none };
        let watched = if walker.dodge { none } else { enemies.neighbours() - unpaid };
        let passable = if walker.airborne { Squares::ALL } else { free };
        Self { walker, passable, landing: free, noise: ground.noise(), rough: ground.rough() - unpaid, watched, models, free }
    }

    /// The model that moves.
    #[inline]
    #[must_use]
    pub const fn walker(&self) -> Walker {
        self.walker
    }

    /// The squares that cost more to leave (AE-32).
    #[must_use]
    pub const fn watched(&self) -> Squares {
        self.watched
    }

    /// One step with what `budget` gives.
    ///
    /// # Errors
    /// What forbids it: place first, then costs.
    #[inline]
    pub fn step(&self, direction: Direction, budget: Budget) -> Result<Step, Barrier> {
        let base = self.walker.base;
        if base.is_omni() && direction.is_diagonal() {
            return Err(Barrier::Diagonal);
        }
        let from = base.square();
        let to = from.step(direction).ok_or(Barrier::Edge)?;
        let there = Base::new(to, base.is_omni());
        if !self.passable.contains(to) {
            return Err(match (there.fits(), there.squares().intersects(&self.models)) {
                (false, _) => Barrier::Edge,
                (true, true) => Barrier::Model,
                (true, false) => Barrier::Terrain,
            });
        }
        let (evasive, rough) = (self.watched.contains(from), self.rough.contains(to));
        let price = self.price(evasive, rough);
        let Some(left) = self.purse(budget).checked_sub(price) else {
            let cs = if self.walker.fast { price.div_ceil(2) } else { price };
            return Err(Barrier::Cost { cs, left: budget.cs, evasive, rough });
        };
        let must_go_on = !self.landing.contains(to);
        if must_go_on && !self.can_land(to, left) {
            // Only the airborne get onto an occupied square at all.
            let free = there.squares().is_subset(&self.free);
            return Err(if free { Barrier::Across } else { Barrier::NoLanding });
        }
        let left = self.budget(left, budget);
        let enters_noise = !self.noise.contains(from) && self.noise.contains(to);
        Ok(Step { to, cs: budget.cs - left.cs, left, evasive, rough, enters_noise, must_go_on })
    }

    /// The price of a step in the units of [`purse`](Self::purse): whole CS, for Fast half ones, so that two plain squares
    /// are one CS, a dearer one costs one CS for itself alone, and both reasons at once two (AE-103).
    #[inline]
    pub(super) const fn price(&self, evasive: bool, rough: bool) -> u8 {
        let more = evasive as u8 + rough as u8;
        match (self.walker.fast, more) {
            (true, 0) => 1,
            (true, more) => 2 * more,
            (false, more) => 1 + more,
        }
    }

    /// What can be spent: CS, for Fast half ones with the kept square as one of them.
    #[inline]
    pub(super) const fn purse(&self, budget: Budget) -> u8 {
        if self.walker.fast { budget.cs.saturating_mul(2).saturating_add(budget.kept as u8) } else { budget.cs }
    }

    /// What is left of `before` when its purse has come down to `left`.
    #[inline]
    pub(super) const fn budget(&self, left: u8, before: Budget) -> Budget {
        if self.walker.fast { Budget { cs: left / 2, kept: left % 2 == 1 } } else { Budget { cs: left, kept: before.kept } }
    }
}

/// The places of omni bases on more than one schema (AE-113).
fn across_schemas(ground: &Ground) -> Squares {
    let (mut once, mut twice) = (Squares::EMPTY, Squares::EMPTY);
    for footprint in ground.footprints() {
        let touching = footprint.touching_omni();
        twice |= once & touching;
        once |= touching;
    }
    twice
}
