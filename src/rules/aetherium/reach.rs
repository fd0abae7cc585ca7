//! Where a model can get to, and how (AE-30 to AE-33, AE-90, AE-100, AE-103, AE-113).

use super::movement::{Budget, Walk};
use super::server::{Direction, Square};
use super::squares::Squares;
use crate::rules::components::List;

/// The most steps of one route, and the most a purse holds that counts: 31 CS, or 15 CS and a kept square with Fast.
pub const MOST_STEPS: usize = 31;

/// All squares a model can reach, by cost.
///
/// They are found a cost at a time, all squares of it at once. Of two ways at the same cost the one that does not enter the
/// noise counts; a dearer way around the noise does not.
#[derive(Debug, Clone)]
pub struct Reach {
    walk: Walk,
    budget: Budget,
    /// The squares first reached at each price.
    levels: [Squares; MOST_STEPS + 1],
    /// All of them.
    reached: Squares,
    /// Those whose cheapest way does not enter the noise.
    clean: Squares,
    /// Whether no other way counts.
    clean_only: bool,
}

/// A way of a model, and what it costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The steps.
    pub steps: List<Direction, MOST_STEPS>,
    /// The CS it costs.
    pub cs: u8,
    /// What is left after it.
    pub left: Budget,
    /// How many steps pay for leaving a square next to an enemy (AE-32).
    pub evasive: u8,
    /// How many steps pay for resistor or fragmented terrain (AE-33).
    pub rough: u8,
    /// It enters quantum noise on its way or at its end (AE-90).
    pub enters_noise: bool,
}

impl Reach {
    /// All that the model of `walk` can reach with `budget`.
    #[must_use]
    pub fn new(walk: &Walk, budget: Budget) -> Self {
        Self::spread_out(Self::start(walk, walk.walker.base.square(), budget))
    }

    /// The same, by ways that do not enter the noise (AE-90), at what those cost.
    #[must_use]
    pub fn around_noise(walk: &Walk, budget: Budget) -> Self {
        Self::spread_out(Self { clean_only: true, ..Self::start(walk, walk.walker.base.square(), budget) })
    }

    fn spread_out(mut self) -> Self {
        self.spread(self.walk.purse(self.budget), |_| false);
        self
    }

    fn start(walk: &Walk, from: Square, budget: Budget) -> Self {
        let start = Squares::one(from);
        let mut levels = [Squares::EMPTY; MOST_STEPS + 1];
        levels[0] = start;
        Self { walk: *walk, budget, levels, reached: start, clean: start, clean_only: false }
    }

    /// Fills the levels up to `purse`, or until `enough` of the squares reached so far.
    fn spread(&mut self, purse: u8, enough: impl Fn(&Squares) -> bool) {
        let walk = self.walk;
        for price in 1..=usize::from(purse).min(MOST_STEPS) {
            let (mut all, mut clean) = (Squares::EMPTY, Squares::EMPTY);
            for (evasive, rough) in [(false, false), (true, false), (false, true), (true, true)] {
                let Some(before) = price.checked_sub(usize::from(walk.price(evasive, rough))) else { continue };
                let leaving = self.levels[before] & if evasive { walk.watched } else { !walk.watched };
                if leaving.is_empty() {
                    continue;
                }
                let entering = (if rough { walk.rough } else { !walk.rough }) & walk.passable;
                all |= walk.around(leaving) & entering;
                let leaving = leaving & self.clean;
                let (in_noise, on_schemas) = (leaving & walk.noise, leaving - walk.noise);
                clean |= (walk.around(in_noise) | (walk.around(on_schemas) - walk.noise)) & entering;
            }
            let new = if self.clean_only { clean } else { all } - self.reached;
            self.levels[price] = new;
            self.reached |= new;
            self.clean |= clean & new;
            if enough(&new) {
                return;
            }
        }
    }

    /// The only, or south-western, squares of all places where the model can end its movement, but for where it stands.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> Squares {
        (self.reached & self.walk.landing).without(self.walk.walker.base.square())
    }

    /// Those of [`squares`](Self::squares) that the cheapest way reaches without entering the noise (AE-90).
    #[inline]
    #[must_use]
    pub fn without_noise(&self) -> Squares {
        self.squares() & self.clean
    }

    /// The CS that the cheapest way to a square of [`squares`](Self::squares) costs.
    #[must_use]
    pub fn cs(&self, to: Square) -> Option<u8> {
        self.squares().contains(to).then(|| self.left_after(to)).flatten().map(|left| self.budget.cs - left.cs)
    }

    /// The cheapest way to a square of [`squares`](Self::squares), without noise if there is one as cheap. Of several it is
    /// the one whose last step, then the last but one and so on, comes first clockwise from the north.
    #[must_use]
    pub fn route(&self, to: Square) -> Option<Route> {
        self.route_in(to, Direction::ALL)
    }

    /// The same, but of several equally good ways it is the one whose last steps come first in this order of directions.
    #[must_use]
    pub fn route_in(&self, to: Square, order: [Direction; 8]) -> Option<Route> {
        if !self.squares().contains(to) {
            return None;
        }
        let left = self.left_after(to)?;
        let (cs, enters_noise) = (self.budget.cs - left.cs, !self.clean.contains(to));
        let mut route = Route { steps: List::default(), cs, left, evasive: 0, rough: 0, enters_noise };
        let (mut at, mut price) = (to, self.price_of(to)?);
        while price > 0 {
            let (direction, before, evasive, rough) = self.last_step(at, price, order)?;
            route.steps.push(direction);
            route.evasive += u8::from(evasive);
            route.rough += u8::from(rough);
            price -= usize::from(self.walk.price(evasive, rough));
            at = before;
        }
        route.steps.reverse();
        Some(route)
    }

    fn price_of(&self, to: Square) -> Option<usize> {
        self.levels.iter().position(|level| level.contains(to))
    }

    fn left_after(&self, to: Square) -> Option<Budget> {
        let left = self.walk.purse(self.budget).checked_sub(self.price_of(to)? as u8)?;
        Some(self.walk.budget(left, self.budget))
    }

    /// The last step of the cheapest way to a square that is reached at this price: its direction, where it came from, and
    /// whether it was evasive and onto rough ground.
    fn last_step(&self, at: Square, price: usize, order: [Direction; 8]) -> Option<(Direction, Square, bool, bool)> {
        let walk = &self.walk;
        let rough = walk.rough.contains(at);
        order.into_iter().filter(|direction| !(direction.is_diagonal() && walk.walker.base.is_omni())).find_map(|direction| {
            let before = at.step(direction.opposite())?;
            let evasive = walk.watched.contains(before);
            let earlier = price.checked_sub(usize::from(walk.price(evasive, rough)))?;
            let enters = walk.noise.contains(at) && !walk.noise.contains(before);
            let clean = !self.clean.contains(at) || (self.clean.contains(before) && !enters);
            (self.levels[earlier].contains(before) && clean).then_some((direction, before, evasive, rough))
        })
    }
}

impl Walk {
    /// Whether the model, on its way on `from`, can go on with `purse` to where it may stay (AE-100, AE-113).
    pub(super) fn can_land(&self, from: Square, purse: u8) -> bool {
        let mut reach = Reach::start(self, from, Budget::default());
        reach.spread(purse, |new| new.intersects(&self.landing));
        reach.reached.intersects(&self.landing)
    }

    /// Every place one step from the given ones.
    #[inline]
    fn around(&self, squares: Squares) -> Squares {
        if self.walker.base.is_omni() { squares.beside() } else { squares.neighbours() }
    }
}
