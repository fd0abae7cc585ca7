//! A terminal before a round whose dice are not yet known: what it may be expected to be worth after it.

use super::charging::{CIRCLES, Charger, Charges, NEVER};
use super::dice::{Lay, dice, each_reach, pairs_of};
use super::values::{Stage, Values};
use super::writing::{PAIRS, Writer, Writing, pair};
use crate::rules::terminal_dispute::{Allocation, HexSet, Sheet};

/// Abilities that are counted with; a fifth there is not.
const SWAPS: usize = 4;

/// Who puts the dice on their spots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The seat itself, as it likes best.
    Own,
    /// Chance, or somebody of whom nothing is known.
    Chance,
}

/// A terminal before a round.
pub struct Outlook<'a> {
    stage: Stage<'a>,
    sheet: Sheet,
    writer: Writer<'a>,
    writings: [f32; PAIRS],
    charges: [Charges; PAIRS],
    /// By phone pair and swaps made: the worth of the best line with the abilities that are left then.
    charged: [[f32; SWAPS + 1]; PAIRS],
    /// By phone pair: the same where all abilities were used and one that the line unlocks is used too.
    again: [f32; PAIRS],
}

/// What to do in a round.
#[derive(Debug, Clone, Copy)]
struct Plan {
    worth: f32,
    /// The dice as they are to lie when the phone pair is used.
    allocation: Allocation,
    swaps: u8,
    /// The navigation values to be written, where another ability is used after charging.
    after: Option<[u8; 2]>,
}

impl<'a> Outlook<'a> {
    /// The outlook on playing `round` with a terminal as it stands before it.
    #[must_use]
    pub fn new(values: &'a Values, sheet: &Sheet, round: u8) -> Self {
        let stage = values.stage(round);
        let writer = Writer::new(stage, &sheet.matrix, 0x7e);
        let writings = writer.best_of_all();
        let charges = Charger::new(stage, sheet.charger).all();
        let (ready, left) = (usize::from(sheet.tracker.ready()).min(SWAPS), stage.patterns.circles_left(sheet.charger));
        let mut charged = [[NEVER; SWAPS + 1]; PAIRS];
        let mut again = [NEVER; PAIRS];
        for (at, lines) in charges.iter().enumerate() {
            for (circles, (worth, _)) in lines.iter().enumerate().take(usize::from(left) + 1) {
                let left = left - circles as u8;
                for (swaps, best) in charged[at].iter_mut().enumerate().take(ready + 1) {
                    *best = best.max(worth + stage.ready((ready - swaps + circles) as u8, left));
                }
                if circles > 0 {
                    again[at] = again[at].max(worth + stage.ready(circles as u8 - 1, left));
                }
            }
        }
        Self { stage, sheet: *sheet, writer, writings, charges, charged, again }
    }

    /// What the terminal will be worth after the round, on average over all dice.
    #[must_use]
    pub fn expected(&self, by: By) -> f32 {
        let dice = dice();
        let plain = self.sums(|phone| self.charged[phone][0]);
        if by == By::Own {
            let best = |pairs: &[u16]| {
                let mut best = [NEVER; 4];
                for (at, pair) in pairs.iter().enumerate() {
                    best[at % 4] = higher(best[at % 4], plain[usize::from(*pair)]);
                }
                higher(higher(best[0], best[1]), higher(best[2], best[3]))
            };
            return dice.rolls.iter().map(|roll| roll.chance * best(&roll.allocations)).sum();
        }
        let ready = usize::from(self.sheet.tracker.ready()).min(SWAPS);
        // What each lay comes to once all abilities are used, but for one that charging unlocks.
        let again = self.again.iter().any(|worth| *worth > NEVER / 2.0).then(|| self.sums(|phone| self.again[phone]));
        let last = if ready == 0 { plain } else { self.sums(|phone| self.charged[phone][ready]) };
        let mut best: Option<Vec<f32>> = again.map(|again| {
            let of = |lay: &Lay| {
                let swapped = higher(again[usize::from(lay.swapped_pairs[0])], again[usize::from(lay.swapped_pairs[1])]);
                higher(last[usize::from(lay.pairs)], swapped)
            };
            dice.lays.iter().map(of).collect()
        });
        // And with one ability more, and one more.
        for swaps in (0..ready).rev() {
            let sums = if swaps == 0 { plain } else { self.sums(|phone| self.charged[phone][swaps]) };
            let of = |lay: &Lay| {
                let [a, b, c, d] = match &best {
                    Some(best) => lay.swapped.map(|swapped| best[usize::from(swapped)]),
                    None => lay.swapped_pairs.map(|pairs| last[usize::from(pairs)]),
                };
                higher(sums[usize::from(lay.pairs)], higher(higher(a, b), higher(c, d)))
            };
            best = Some(dice.lays.iter().map(of).collect());
        }
        match best {
            Some(best) => dice.lays.iter().zip(&best).map(|(lay, best)| lay.chance * best).sum(),
            None => dice.lays.iter().map(|lay| lay.chance * plain[usize::from(lay.pairs)]).sum(),
        }
    }

    /// By navigation and phone pair: the worth of the best writing and of the charge.
    fn sums(&self, charged: impl Fn(usize) -> f32) -> [f32; PAIRS * PAIRS] {
        let charged: [f32; PAIRS] = std::array::from_fn(charged);
        let mut sums = [0.0; PAIRS * PAIRS];
        for (row, writing) in sums.chunks_exact_mut(PAIRS).zip(&self.writings) {
            for (sum, charged) in row.iter_mut().zip(&charged) {
                *sum = writing + charged;
            }
        }
        sums
    }

    /// The best to be done with dice that lie so.
    fn plan(&self, allocation: Allocation, plan: &mut Plan) {
        let ready = self.sheet.tracker.ready().min(SWAPS as u8);
        each_reach(allocation, ready, |allocation, swaps| {
            let phone = pair(allocation.phone[0], allocation.phone[1]);
            let [a, b] = allocation.navigation;
            let worth = self.writings[pair(a, b)] + self.charged[phone][usize::from(swaps)];
            if worth > plan.worth {
                *plan = Plan { worth, allocation, swaps, after: None };
            }
            for pair_after in [[a, allocation.unused], [b, allocation.unused]] {
                let worth = self.writings[pair(pair_after[0], pair_after[1])] + self.again[phone];
                if worth > plan.worth {
                    *plan = Plan { worth, allocation, swaps: ready, after: Some(pair_after) };
                }
            }
        });
    }

    /// The terminal after the round and its worth, when these dice are rolled (in the order of the spots, where chance puts them there)
    /// and the best is made of them.
    #[must_use]
    pub fn after(&self, dice: [u8; 5], by: By) -> (Sheet, f32) {
        let first = Allocation::from_spots(dice);
        let mut plan = Plan { worth: f32::MIN, allocation: first, swaps: 0, after: None };
        match by {
            By::Chance => self.plan(first, &mut plan),
            By::Own => Allocation::for_each(dice, |allocation| {
                let pairs = pairs_of(allocation);
                let worth = self.writings[pairs / PAIRS] + self.charged[pairs % PAIRS][0];
                if worth > plan.worth {
                    plan = Plan { worth, allocation, swaps: 0, after: None };
                }
            }),
        }
        let mut sheet = self.sheet;
        let phone = pair(plan.allocation.phone[0], plan.allocation.phone[1]);
        let (ready, left) = (self.sheet.tracker.ready().min(SWAPS as u8), self.stage.patterns.circles_left(sheet.charger));
        let spent = plan.swaps + u8::from(plan.after.is_some());
        let mut best = (NEVER, HexSet::NONE, 0);
        for (circles, (worth, hexes)) in self.charges[phone].iter().enumerate().take((usize::from(left) + 1).min(CIRCLES)) {
            let circles = circles as u8;
            if ready + circles < spent || (plan.after.is_some() && circles == 0) {
                continue;
            }
            let worth = worth + self.stage.ready(ready + circles - spent, left - circles);
            if worth > best.0 {
                best = (worth, *hexes, circles);
            }
        }
        sheet.charger.0 |= best.1.0;
        sheet.tracker.unlocked += best.2;
        sheet.tracker.used += spent;
        let [a, b] = plan.after.unwrap_or(plan.allocation.navigation);
        let mut writing = (f32::MIN, Writing::default());
        self.writer.each(a, b, |worth, how| {
            if worth > writing.0 {
                writing = (worth, how);
            }
        });
        sheet.matrix = writing.1.on(&sheet.matrix);
        (sheet, plan.worth)
    }
}

/// The higher of two numbers that are numbers.
#[inline]
fn higher(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::content::Content;

    /// The worth that a plan promises is that of the terminal it leads to, and on average it is what was expected.
    #[test]
    fn what_is_expected_comes() {
        let values = Values::learned(&Content::built_in().terminal_dispute.grid);
        let mut chance = crate::rules::components::Chance::new(3);
        let mut sheet = Sheet::default();
        for round in 1..=12 {
            let by = if round % 2 == 1 { By::Own } else { By::Chance };
            let outlook = Outlook::new(values, &sheet, round);
            let mut sum = 0.0;
            for _ in 0..400 {
                let (after, worth) = outlook.after(chance.roll::<5>(), by);
                assert!((values.of(&after, round) - worth).abs() < 0.01, "{} {worth}", values.of(&after, round));
                sum += worth / 400.0;
            }
            assert!((sum - outlook.expected(by)).abs() < 0.6, "{sum} {}", outlook.expected(by));
            sheet = outlook.after(chance.roll::<5>(), by).0;
        }
    }
}
