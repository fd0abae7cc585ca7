//! The search of hard bots in games whose turns have many small decisions: the few actions that look best are tried in the
//! same imagined states, everybody plays on as it seems best to it until the seat's next turn, and what has come of that by
//! then is compared.
//!
//! In such a playout nobody acts on what it does not know, as happens in a tree over imagined states; and a tree does not
//! reach the next turn where each has a dozen small decisions.

use rand_chacha::ChaCha8Rng;

use super::{Clock, Strategy};
use crate::rules::game::{NoEvents, Seat};

/// How far playouts of a game go, and how many there are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// So many actions are compared at most,
    pub width: usize,
    /// and only those that look worse than the best by no more than this, in the measure of [`Playouts::judge`].
    pub gap: f32,
    /// So many states are imagined at most,
    pub states: u32,
    /// and so many at least before another action than the first is taken.
    pub least: u32,
    /// After so many states those actions are given up that have fallen behind,
    pub round: u32,
    /// by so many standard errors.
    pub behind: f32,
    /// A playout has so many actions at most.
    pub length: usize,
}

/// What playouts have to know of a game.
pub(super) trait Playouts: Strategy {
    /// How far they go.
    const LIMITS: Limits;

    /// Whose turn it is.
    fn turn(&self) -> Seat;

    /// After how many changes of turn it is the same seat's turn again.
    fn turns(&self) -> usize;

    /// Fills `actions` with what `actor` may reasonably do and, where that is several, `scores` with what each promises.
    fn judge(&self, actor: Seat, actions: &mut Vec<Self::Action>, scores: &mut Vec<f32>);
}

/// An action, and what it brings more than the one that looks best.
struct Contender<A> {
    action: A,
    sum: f32,
    squares: f32,
}

impl<A> Contender<A> {
    /// What it brings more on average, and the standard error of that.
    fn gain(&self, states: u32) -> (f32, f32) {
        let count = states.max(1) as f32;
        let mean = self.sum / count;
        (mean, ((self.squares / count - mean * mean).max(0.0) / count).sqrt())
    }
}

/// The best of these actions, which are in the order of what they promise: the first, unless playouts say otherwise.
pub(super) fn choose<G: Playouts>(
    view: &G::View,
    seat: Seat,
    ranked: &[(f32, G::Action)],
    clock: &mut Clock<'_>,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    let limits = G::LIMITS;
    let ((promise, first), others) = ranked.split_first()?;
    let near = others.iter().take(limits.width - 1).filter(|(score, _)| *score > promise - limits.gap);
    let mut contenders: Vec<_> = near.map(|(_, action)| Contender { action: action.clone(), sum: 0.0, squares: 0.0 }).collect();
    let mut playout = Playout::<G> { seat, actions: Vec::new(), scores: Vec::new() };
    let mut states = 0;
    while !contenders.is_empty() && states < limits.states && clock.tick() {
        let state = G::imagine(view, rng);
        let usual = playout.value(state.clone(), first, clock);
        for contender in &mut contenders {
            let more = playout.value(state.clone(), &contender.action, clock) - usual;
            contender.sum += more;
            contender.squares += more * more;
        }
        states += 1;
        if states % limits.round == 0 {
            let most = contenders.iter().map(|contender| contender.gain(states).0).fold(0.0, f32::max);
            contenders.retain(|contender| {
                let (mean, error) = contender.gain(states);
                mean + limits.behind * error > most
            });
        }
    }
    // What playouts say has to stand out from their chance.
    let sure = |contender: &Contender<G::Action>| {
        let (mean, error) = contender.gain(states);
        mean - error
    };
    let best = contenders.iter().max_by(|a, b| sure(a).total_cmp(&sure(b))).filter(|best| states >= limits.least && sure(best) > 0.0);
    Some(best.map_or_else(|| first.clone(), |best| best.action.clone()))
}

/// Plays on; keeps its buffers.
struct Playout<G: Playouts> {
    seat: Seat,
    actions: Vec<G::Action>,
    scores: Vec<f32>,
}

impl<G: Playouts> Playout<G> {
    /// What a state is worth to the seat after an action and as many changes of turn as bring its own turn back.
    fn value(&mut self, mut state: G, action: &G::Action, clock: &Clock<'_>) -> f32 {
        state.play(self.seat, action, &mut NoEvents);
        let (mut turn, mut left) = (state.turn(), state.turns());
        for _ in 0..G::LIMITS.length {
            if state.turn() != turn {
                turn = state.turn();
                left = left.saturating_sub(1);
                if left == 0 {
                    break;
                }
            }
            if clock.is_cancelled() {
                break;
            }
            let Some(actor) = state.actors().iter().next() else { break };
            let Some(action) = self.most_promising(&state, actor) else { break };
            state.play(actor, &action, &mut NoEvents);
        }
        state.evaluate(self.seat)
    }

    fn most_promising(&mut self, state: &G, actor: Seat) -> Option<G::Action> {
        state.judge(actor, &mut self.actions, &mut self.scores);
        if self.actions.len() > 1 {
            let best = (0..self.actions.len()).max_by(|a, b| self.scores[*a].total_cmp(&self.scores[*b]).then(b.cmp(a)))?;
            return self.actions.get(best).cloned();
        }
        self.actions.first().cloned()
    }
}
