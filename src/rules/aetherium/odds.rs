//! The exact odds of an attack before it is made (AE-51, AE-52, AE-57).

use serde::{Deserialize, Serialize};

use super::aim::{Modifiers, dice_of};
use super::content::{Form, Symbol};
use super::damage::full_colours;
use super::models::ModelId;
use super::refusals::Why;
use super::table::{Open, Table};
use crate::rules::components::List;
use crate::rules::game::Refusal;

/// The faces of a combat die (AE-51).
const FACES: u64 = 12;

/// The possible results of an attack. Odds are ways in which the dice can fall, of [`out_of`](Self::out_of) in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// What makes the number of dice (AE-51).
    pub modifiers: Modifiers,
    /// The number of dice.
    pub dice: u8,
    /// How many dice of each symbol can hit: Ping, Spike, Breach, Crash (AE-52).
    pub listings: [u8; 4],
    /// All the ways in which they can fall: 12 for each die.
    pub out_of: u64,
    /// No hit, light, medium, heavy damage by hits alone: 0, 1, 2, and 3 or more dice hit (AE-52).
    pub damage: [u64; 4],
    /// Those of [`damage`](Self::damage) in which the disruption can be used.
    pub disrupted: [u64; 4],
    /// The boxes of light, medium and heavy damage (AE-52).
    pub boxes: [u8; 3],
    /// The same, none first, if the disruption is used (AE-58).
    pub disrupted_boxes: [u8; 4],
    /// The disruption can be used: its symbol shows, and it could do something (AE-57, AE-102, AE-106).
    pub disruption: u64,
    /// The boxes that delete the target; of a linked program those that lose it the model (AE-54, AE-112).
    pub boxes_left: u8,
    /// The target is deleted by the damage of hits alone (AE-54); of a linked program this model.
    pub deleted: u64,
    /// The same if the disruption is used whenever it can be (AE-58), as far as it changes damage.
    pub deleted_by_disruption: u64,
}

/// How likely this many boxes of damage are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoxesOdds {
    /// The boxes.
    pub boxes: u8,
    /// In how many of all ways the dice do this much.
    pub ways: u64,
}

impl Odds {
    /// How likely each number of boxes is, in ascending order: by hits alone, or if the disruption is used whenever it can be.
    /// Boxes that the grid has not are counted too.
    #[must_use]
    pub fn spread(&self, disrupts: bool) -> List<BoxesOdds, 8> {
        let mut spread: List<BoxesOdds, 8> = List::default();
        let mut add = |boxes: u8, ways: u64| match spread.iter_mut().find(|known| known.boxes == boxes) {
            Some(known) => known.ways += ways,
            None if ways > 0 => spread.push(BoxesOdds { boxes, ways }),
            None => {}
        };
        for step in 0..4 {
            let changed = if disrupts { self.disrupted[step] } else { 0 };
            add(if step == 0 { 0 } else { self.boxes[step - 1] }, self.damage[step] - changed);
            add(self.disrupted_boxes[step], changed);
        }
        spread.sort_unstable_by_key(|known| known.boxes);
        spread
    }

    /// A chance in thousandths, rounded.
    #[must_use]
    pub const fn per_mille(&self, ways: u64) -> u16 {
        ((ways as u128 * 2000 + self.out_of as u128) / (self.out_of as u128 * 2)) as u16
    }
}

/// In how many ways so many dice show so many of each symbol (AE-51).
fn ways(counts: [u8; 4]) -> u64 {
    let (mut ways, mut dice) = (1_u64, 0_u64);
    for (symbol, count) in Symbol::ALL.into_iter().zip(counts) {
        for nth in 1..=u64::from(count) {
            dice += 1;
            ways = ways * dice / nth;
        }
        ways *= u64::from(symbol.faces()).pow(u32::from(count));
    }
    ways
}

/// All ways to share so many dice out among the symbols.
fn shares(dice: u8) -> impl Iterator<Item = [u8; 4]> {
    (0..=dice).flat_map(move |ping| {
        (0..=dice - ping).flat_map(move |spike| {
            let left = dice - ping - spike;
            (0..=left).map(move |breach| [ping, spike, breach, left - breach])
        })
    })
}

impl Open {
    /// The boxes that take a model off the server: those left in its grid, of a linked program in the colour being filled.
    #[must_use]
    pub fn boxes_to_lose(&self, model: ModelId) -> u8 {
        let program = self.program(model);
        let damage = self.model(self.unit_of(model)).damage;
        let grid = match program.form {
            Form::Linked(_) => program.grid.iter().take(full_colours(&program.grid, damage) + 1).sum(),
            _ => program.boxes(),
        };
        grid.saturating_sub(damage)
    }
}

impl Table {
    /// The odds of an attack by one model on another where they stand, whosever turn it is; for models of the active
    /// unit with what its texts have given.
    ///
    /// # Errors
    /// Why the attack does not reach the target (AE-41, AE-44, AE-50).
    pub fn odds(&self, model: ModelId, target: ModelId) -> Result<Odds, Refusal> {
        let sight = self.judge_reach(model, target).map_err(|why| why.refusal(self))?;
        let Some(attack) = &self.program(model).attack else { return Err(Why::NoAttack.refusal(self)) };
        let modifiers = self.modifiers(model, target, sight);
        let dice = dice_of(&modifiers);
        let mut odds = Odds {
            modifiers,
            dice,
            listings: self.listings(model),
            out_of: FACES.pow(u32::from(dice)),
            damage: [0; 4],
            disrupted: [0; 4],
            boxes: attack.damage,
            disrupted_boxes: std::array::from_fn(|hits| self.boxes_done(model, target, hits as u8, true)),
            disruption: 0,
            boxes_left: self.boxes_to_lose(target),
            deleted: 0,
            deleted_by_disruption: 0,
        };
        let plain: [u8; 4] = std::array::from_fn(|hits| self.boxes_done(model, target, hits as u8, false));
        let usable: [bool; 4] = std::array::from_fn(|hits| self.can_disrupt(model, target, hits as u8));
        for counts in shares(dice) {
            let ways = ways(counts);
            let hits: u8 = counts.iter().zip(odds.listings).map(|(rolled, listed)| listed.min(*rolled)).sum();
            let step = usize::from(hits.min(3));
            let disrupts = usable[step] && counts[attack.disruption.on as usize] > 0;
            odds.damage[step] += ways;
            odds.disrupted[step] += if disrupts { ways } else { 0 };
            odds.deleted += if plain[step] >= odds.boxes_left { ways } else { 0 };
            let boxes = if disrupts { odds.disrupted_boxes[step] } else { plain[step] };
            odds.deleted_by_disruption += if boxes >= odds.boxes_left { ways } else { 0 };
        }
        odds.disruption = odds.disrupted.iter().sum();
        Ok(odds)
    }
}
