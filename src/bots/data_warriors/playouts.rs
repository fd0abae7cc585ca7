//! The search of hard bots: the few actions that look best are tried in the same imagined states, everybody plays on as it
//! seems best to it until the seat's next turn, and what has come of that by then is compared.

use rand_chacha::ChaCha8Rng;

use super::policy;
use crate::bots::{Clock, Strategy};
use crate::rules::data_warriors::{Action, Asked, State, View};
use crate::rules::game::{Game, NoEvents, Seat};

/// So many actions are compared at most,
const WIDTH: usize = 5;
/// and only those that look worse than the best by no more than this, in cards of a drive.
const GAP: f32 = 3.0;
/// So many states are imagined at most.
const STATES: u32 = 200;
/// After so many states those are given up that have fallen behind,
const ROUND: u32 = 8;
/// by so many standard errors.
const BEHIND: f32 = 2.0;
/// A playout has so many actions at most.
const LENGTH: usize = 400;

/// Whether a decision is worth a look into the future.
pub(super) const fn is_choice(asked: Asked) -> bool {
    !matches!(asked, Asked::Nothing | Asked::Mulligan | Asked::Discard(_) | Asked::Order)
}

/// An action, and what it brings more than the one that looks best.
struct Contender {
    action: Action,
    sum: f32,
    squares: f32,
}

impl Contender {
    /// What it brings more on average, and the standard error of that.
    fn gain(&self, states: u32) -> (f32, f32) {
        let count = states.max(1) as f32;
        let mean = self.sum / count;
        (mean, ((self.squares / count - mean * mean).max(0.0) / count).sqrt())
    }
}

/// The best of these actions, which are in the order of what they promise: the first, unless playouts say otherwise.
pub(super) fn choose(view: &View, seat: Seat, ranked: &[(f32, Action)], clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
    let ((promise, first), others) = ranked.split_first()?;
    let near = others.iter().take(WIDTH - 1).filter(|(score, _)| *score > promise - GAP);
    let mut contenders: Vec<Contender> = near.map(|(_, action)| Contender { action: *action, sum: 0.0, squares: 0.0 }).collect();
    let mut playout = Playout { seat, actions: Vec::new(), scores: Vec::new() };
    let mut states = 0;
    while !contenders.is_empty() && states < STATES && clock.tick() {
        let state = State::sample(view, rng);
        let usual = playout.value(state.clone(), first, clock);
        for contender in &mut contenders {
            let more = playout.value(state.clone(), &contender.action, clock) - usual;
            contender.sum += more;
            contender.squares += more * more;
        }
        states += 1;
        if states % ROUND == 0 {
            let most = contenders.iter().map(|contender| contender.gain(states).0).fold(0.0, f32::max);
            contenders.retain(|contender| {
                let (mean, error) = contender.gain(states);
                mean + BEHIND * error > most
            });
        }
    }
    // What playouts say has to stand out from their chance.
    let sure = |contender: &Contender| {
        let (mean, error) = contender.gain(states);
        mean - error
    };
    let best = contenders.iter().max_by(|a, b| sure(a).total_cmp(&sure(b))).filter(|best| states > 1 && sure(best) > 0.0);
    Some(best.map_or(*first, |best| best.action))
}

/// Plays on; keeps its buffers.
struct Playout {
    seat: Seat,
    actions: Vec<Action>,
    scores: Vec<f32>,
}

impl Playout {
    /// What a state is worth to the seat after an action and as many changes of turn as there are users.
    fn value(&mut self, mut state: State, action: &Action, clock: &Clock<'_>) -> f32 {
        state.play(self.seat, action, &mut NoEvents);
        let (mut turn, mut left) = (state.table().turn, state.table().users_in().len());
        for _ in 0..LENGTH {
            if state.table().turn != turn {
                turn = state.table().turn;
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

    fn most_promising(&mut self, state: &State, actor: Seat) -> Option<Action> {
        state.legal_actions(actor, &mut self.actions);
        self.actions.retain(|action| *action != Action::Resign);
        if self.actions.len() > 1 {
            policy::scores(state, actor, &self.actions, &mut self.scores);
            let best = (0..self.actions.len()).max_by(|a, b| self.scores[*a].total_cmp(&self.scores[*b]).then(b.cmp(a)))?;
            return self.actions.get(best).copied();
        }
        self.actions.first().copied()
    }
}
