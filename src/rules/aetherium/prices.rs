//! What a seat's actions cost, in CS and RAM, and why (AE-20, AE-22, AE-30 to AE-33, AE-70, AE-71, AE-122).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

use super::actions::Action;
use super::movement::Step;
use super::sample::sample;
use super::table::Table;
use super::view::View;
use crate::rules::game::Seat;
use crate::t;

/// A part of a price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PriceReason {
    /// The CS of it.
    pub cs: u8,
    /// The RAM of it.
    pub ram: u8,
    /// What it is for.
    pub text: String,
    /// The rule that says so.
    pub rule: &'static str,
}

/// What an action costs: the sum of its reasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Price {
    /// The action.
    pub action: Action,
    /// CS of the active model.
    pub cs: u8,
    /// RAM of its player.
    pub ram: u8,
    /// What it is made of.
    pub reasons: Vec<PriceReason>,
}

const fn cs(cs: u8, text: String, rule: &'static str) -> PriceReason {
    PriceReason { cs, ram: 0, text, rule }
}

const fn ram(ram: u8, text: String, rule: &'static str) -> PriceReason {
    PriceReason { cs: 0, ram, text, rule }
}

/// The parts of a step's price. To Fast models a dear step costs what makes it dear alone (AE-103).
fn of_step(step: &Step, fast: bool) -> Vec<PriceReason> {
    let dear = u8::from(step.evasive) + u8::from(step.rough);
    let mut reasons = Vec::new();
    match (fast, dear) {
        (true, 0) => reasons.push(cs(step.cs, t!("ae-price-fast"), "AE-103")),
        (true, _) => {}
        (false, _) => reasons.push(cs(step.cs - dear, t!("ae-price-square"), "AE-30")),
    }
    if step.evasive {
        reasons.push(cs(1, t!("ae-price-evasive"), "AE-32"));
    }
    if step.rough {
        reasons.push(cs(1, t!("ae-price-rough"), "AE-33"));
    }
    reasons
}

impl Table {
    /// What an action that a seat may do now costs; nothing for those that cost nothing.
    #[must_use]
    fn price(&self, seat: Seat, action: Action) -> Option<Price> {
        let reasons = match action {
            Action::Step { model, direction, .. } => {
                let fast = self.walk(model)?.walker().fast;
                of_step(&self.judge_step(model, direction).ok()?, fast)
            }
            Action::Turn { .. } => vec![cs(1, t!("ae-price-turn"), "AE-31")],
            Action::Overclock => vec![ram(1, t!("ae-price-overclock"), "AE-70")],
            Action::Capture { schema, .. } => vec![cs(self.capture_cost(seat, usize::from(schema))?, t!("ae-price-capture"), "AE-22")],
            Action::Manipulate { schema, how } => {
                vec![ram(self.manipulation_cost(usize::from(schema), how)?, t!("ae-price-schema"), "AE-71")]
            }
            Action::Exe { model, exe } => vec![cs(self.program(model).exe.get(usize::from(exe))?.cost, t!("ae-price-exe"), "AE-21")],
            Action::PickUp(_) => vec![cs(1, t!("ae-price-pick-up"), "AE-122")],
            Action::Leave(model) => vec![cs(self.leaving_cost(model), t!("ae-price-leave"), "AE-122")],
            _ => return None,
        };
        let (cs, ram) = reasons.iter().fold((0, 0), |(cs, ram), reason| (cs + reason.cs, ram + reason.ram));
        Some(Price { action, cs, ram, reasons })
    }
}

impl View {
    /// What each action costs that the viewer may do now, as far as it costs CS or RAM; nothing for a spectator.
    #[must_use]
    pub fn prices(&self) -> Vec<Price> {
        let Some(seat) = self.own() else { return Vec::new() };
        let mut legal = Vec::new();
        // Hidden are the orders of PADs and entry tokens alone: no action that costs anything depends on them.
        sample(self, &mut ChaCha8Rng::seed_from_u64(0)).list(seat, &mut legal);
        legal.into_iter().filter_map(|action| self.table.price(seat, action)).collect()
    }
}
