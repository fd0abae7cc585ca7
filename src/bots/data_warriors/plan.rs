//! How bots decide: by what looks best, more or less exactly; hard ones look into the future where there is a choice.

use rand_chacha::ChaCha8Rng;

use super::{playouts, policy};
use crate::bots::{Clock, Level};
use crate::rules::components::Chance;
use crate::rules::data_warriors::{Action, State, View};
use crate::rules::game::{Game, Seat};

/// How far an easy bot is off in judging an action, in cards of a drive,
const EASY_BLUR: f32 = 3.2;
/// and a normal one.
const NORMAL_BLUR: f32 = 1.0;

/// The action of a bot that is no random one.
pub(super) fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
    let state = State::sample(view, rng);
    let mut chance = Chance::split(rng);
    let blur = match level {
        Level::Random | Level::Easy => EASY_BLUR,
        Level::Normal => NORMAL_BLUR,
        Level::Hard => 0.0,
    };
    let ranked = ranked(&state, seat, || blur * noise(&mut chance));
    if level == Level::Hard && ranked.len() > 1 && playouts::is_choice(view.asked) {
        return crate::bots::playouts::choose::<State>(view, seat, &ranked, clock, rng);
    }
    ranked.first().map(|(_, action)| *action)
}

/// What a seat may do, with the lead that it promises, best first; like actions once. `error` is how far each is misjudged.
pub(super) fn ranked(state: &State, seat: Seat, mut error: impl FnMut() -> f32) -> Vec<(f32, Action)> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions.retain(|action| *action != Action::Resign);
    if actions.len() < 2 {
        return actions.first().map(|action| (0.0, *action)).into_iter().collect();
    }
    let promises = policy::promises(state, seat, &actions);
    let waste: Vec<bool> = (0..actions.len()).map(|at| policy::is_waste(state, seat, &actions, &promises, at)).collect();
    let only_waste = waste.iter().all(|waste| *waste);
    // Actions that are alike are misjudged alike.
    let mut ranked: Vec<(f32, Action)> = Vec::new();
    for ((promise, waste), action) in promises.iter().zip(waste).zip(&actions) {
        // However much a bot misjudges, it throws nothing away for nothing.
        if (only_waste || !waste) && !ranked.iter().any(|(_, before)| policy::alike(state.table(), before, action)) {
            ranked.push((promise.lead + error(), *action));
        }
    }
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

/// About a standard normal number.
fn noise(chance: &mut Chance) -> f32 {
    let sum: u32 = (0..4).map(|_| chance.below(1001)).sum();
    (sum as f32 / 1000.0 - 2.0) * 1.73
}
