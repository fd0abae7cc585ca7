//! Bots: search and evaluation for every game.
//!
//! A bot is given what its seat may know, a [`View`](Game::View), and never the state of the match. [`choose`] is all
//! there is to call. Behind it stands one [search] for all games, over states drawn from the view; what it
//! has to know of a game beside the rules is that game's [`Strategy`].

pub mod access_denied;
pub mod aetherium;
mod budget;
mod clock;
pub mod data_warriors;
mod hint;
mod playouts;
pub mod puzzles;
pub mod search;
pub mod terminal_dispute;

use std::sync::atomic::AtomicBool;

use rand_chacha::ChaCha8Rng;

pub use budget::Budget;
pub use clock::Clock;
pub use hint::{Prospect, Reason, hints, outlook, why};

use crate::rules::components::Chance;
use crate::rules::game::{Game, MAX_SEATS, Names, Seat};
pub use crate::seats::Level;

/// What the search knows of a game beside its rules.
pub trait Strategy: Game {
    /// How good the state is for `seat`, from 0 (lost) to 1 (won). Of a match that is over it is the result.
    fn evaluate(&self, seat: Seat) -> f32;

    /// A whole state as the bot imagines it: a [`sample`](Game::sample), perhaps with what others are likely to know.
    fn imagine(view: &Self::View, rng: &mut ChaCha8Rng) -> Self {
        Self::sample(view, rng)
    }

    /// Sets the values of all seats as [`evaluate`](Self::evaluate) gives them, where that is less work than one by one.
    fn evaluate_all(&self, values: &mut [f32; MAX_SEATS]) {
        for (at, value) in values.iter_mut().enumerate().take(usize::from(self.seats())) {
            *value = self.evaluate(Seat(at as u8));
        }
    }

    /// Fills `out` with how promising each of the legal `actions` of `seat` looks: a weight above 0 each, in any scale.
    /// The search tries the heaviest first.
    fn prior(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = seat;
        out.clear();
        out.resize(actions.len(), 1.0);
    }

    /// Whether [`evaluate`](Self::evaluate) may be trusted here. Where it may not, as in the middle of an exchange, the
    /// search goes on with the most promising action of whoever is to act until it may.
    fn is_quiet(&self) -> bool {
        true
    }

    /// A decision procedure of the game's own, where it has one that is better than the search. What is no legal action
    /// is not taken.
    fn plan(view: &Self::View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        let _ = (view, seat, level, clock, rng);
        None
    }

    /// What the seat could do among `legal`, best first, each with its reasons: for [`hints`]. Where nothing else is known it is
    /// what the search finds.
    fn prospects(
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        names: Names<'_>,
        clock: &mut Clock<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Vec<Prospect<Self::Action>> {
        let _ = names;
        search::prospects::<Self>(view, seat, legal, clock, rng)
    }

    /// Why `seat` may have done what it did between two views of one viewer, who saw these events meanwhile: for [`why`]. It is
    /// made from what the viewer may know and from nothing else; nothing where there is nothing to be said.
    fn explain(before: &Self::View, after: &Self::View, seen: &[&Self::Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
        let _ = (before, after, seen, seat, names);
        Vec::new()
    }

    /// What would come of an action of `seat` if nobody responded: for [`outlook`].
    fn outlook(state: &Self, seat: Seat, action: &Self::Action, names: Names<'_>) -> Vec<Reason> {
        let _ = (state, seat, action, names);
        Vec::new()
    }

    /// What its puzzles ask for, where it has any.
    #[must_use]
    fn quests() -> Option<&'static dyn puzzles::Quests<Self>> {
        None
    }
}

/// The action that a bot of this level takes: one of `legal`, the actions that `seat` has in the match that `view`
/// shows; nothing where there is none.
///
/// Under [`Budget::Iterations`] it depends on the arguments alone. It answers within milliseconds once `cancel` is set.
pub fn choose<G: Strategy>(
    level: Level,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
    rng: &mut ChaCha8Rng,
    cancel: &AtomicBool,
) -> Option<G::Action> {
    if legal.len() < 2 {
        return legal.first().cloned();
    }
    if level == Level::Random {
        let pick = Chance::split(rng).below(legal.len() as u32);
        return legal.get(pick as usize).cloned();
    }
    let mut clock = Clock::new(budget, cancel);
    G::plan(view, seat, level, &mut clock, rng)
        .filter(|action| legal.contains(action))
        .or_else(|| search::search::<G>(level, view, seat, legal, &mut clock, rng))
}

/// Fills `out` with weights for [`Strategy::prior`]: each action is played and the state after it evaluated; a state
/// better by one `scale` weighs e times as much.
pub fn prior_by_evaluation<G: Strategy>(state: &G, seat: Seat, actions: &[G::Action], scale: f32, out: &mut Vec<f32>) {
    out.clear();
    out.extend(actions.iter().map(|action| {
        let mut after = state.clone();
        after.play(seat, action, &mut crate::rules::game::NoEvents);
        after.evaluate(seat)
    }));
    let best = out.iter().copied().fold(f32::MIN, f32::max);
    for weight in out {
        *weight = ((*weight - best) / scale).exp().max(1e-6);
    }
}
