//! How bots decide: the levels differ in how widely they plan, in whether they move schemas, and in how they misjudge.

use rand_chacha::ChaCha8Rng;

use super::across;
use super::acting::{Care, Planner};
use super::answers::{self, best_by, is_busy, plain_dice};
use super::opening;
use super::outlook::Outlook;
use super::value::{Eye, best_facing};
use crate::bots::{Clock, Level};
use crate::rules::aetherium::{Action, Asked, Base, Moment, State, View};
use crate::rules::game::{Game, NoEvents, Seat};

/// How widely a level plans.
pub(super) const fn care(level: Level) -> Care {
    match level {
        Level::Random | Level::Easy => Care { width: 1, depth: 1, places: 24, schemas: false, blur: 0.22 },
        Level::Normal => Care { width: 4, depth: 3, places: 48, schemas: true, blur: 0.0 },
        Level::Hard => Care { width: 8, depth: 4, places: 90, schemas: true, blur: 0.0 },
    }
}

/// The action of a bot that is no random one.
pub(super) fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
    let state = State::sample(view, rng);
    let eye = Eye { outlook: Outlook::new(&view.table) };
    decide(&state, view.asked, seat, &eye, care(level), clock)
}

/// What looks best to a seat that is asked.
pub(super) fn decide(state: &State, asked: Asked, seat: Seat, eye: &Eye, care: Care, clock: &mut Clock<'_>) -> Option<Action> {
    let table = state.table();
    let mut actions = Vec::new();
    across::legal_actions(state, seat, &mut actions);
    match asked {
        Asked::Act => {
            let plans = Planner::new(seat, eye, care, table).plans(state, clock);
            let first = plans.first().and_then(|plan| plan.first);
            first.or_else(|| at_end(&actions))
        }
        Asked::Enter => enter(state, seat, &actions, eye, care, clock),
        Asked::Model => best_by(&actions, |action| look(state, seat, action, eye, care, clock)),
        Asked::Order => best_by(&actions, |action| match action {
            Action::Queue(slot) => opening::urgency(eye, table, *slot),
            _ => f32::MAX,
        }),
        Asked::PlaceToken => best_by(&actions, |action| match action {
            // Symbols come in the order of their chance; the likely ones go to the best pylons.
            Action::PlaceToken { schema, symbol } => opening::site(table, seat, *schema) - 0.1 * f32::from(*symbol),
            _ => 0.0,
        }),
        Asked::PlaceSchema => best_by(&actions, |action| match action {
            Action::PlaceSchema { centre, .. } => opening::spot(table, seat, *centre),
            _ => 0.0,
        }),
        _ => {
            let mut plain = state.clone();
            plain_dice(&mut plain);
            answers::best(eye, &plain, seat, &actions)
        }
    }
}

/// What is done when nothing more is worth doing.
pub(super) fn at_end(actions: &[Action]) -> Option<Action> {
    let stops = |action: &&Action| matches!(action, Action::End | Action::EndMove);
    actions.iter().find(stops).or_else(|| actions.iter().find(|action| matches!(action, Action::Step { .. }))).or(actions.first()).copied()
}

/// What a unit would make of it after an action.
fn look(state: &State, seat: Seat, action: &Action, eye: &Eye, care: Care, clock: &mut Clock<'_>) -> f32 {
    let mut next = state.clone();
    plain_dice(&mut next);
    next.play(seat, action, &mut NoEvents);
    let mut buffer = Vec::new();
    answers::settle(&mut next, &mut buffer);
    // The rest of a linked program that comes in.
    for _ in 0..8 {
        let table = next.table();
        if table.turn != seat || table.active.moment != Moment::Enter || is_busy(table) || table.active_models().is_empty() {
            break;
        }
        across::legal_actions(&next, seat, &mut buffer);
        let Some(place) = best_by(&buffer, |action| entry(&next, seat, action)) else { break };
        next.play(seat, &place, &mut NoEvents);
        answers::settle(&mut next, &mut buffer);
    }
    let table = next.table();
    if care.depth > 1 && table.turn == seat && table.active.moment == Moment::Act {
        let quick = Care { width: 2, depth: 2, places: care.places / 2, ..care };
        let plans = Planner::new(seat, eye, quick, table).plans(&next, clock);
        return plans.first().map_or(f32::MIN, |plan| plan.value);
    }
    eye.lead(table, seat)
}

/// How good an entry looks at once: on a schema, looking at the enemy.
fn entry(state: &State, seat: Seat, action: &Action) -> f32 {
    let table = state.table();
    let Action::Place { model, square, facing } = *action else { return f32::MIN };
    let base = Base::new(square, table.program(model).is_omni());
    f32::from(u8::from(facing == best_facing(table, seat, base, None))) - if table.in_noise(base) { 2.0 } else { 0.0 }
}

/// Where a program comes in, or what is done with schemas before (AE-14).
fn enter(state: &State, seat: Seat, actions: &[Action], eye: &Eye, care: Care, clock: &mut Clock<'_>) -> Option<Action> {
    let table = state.table();
    let mut places: Vec<(f32, Action)> = Vec::new();
    let mut buffer = Vec::new();
    for action in actions {
        let Action::Place { model, square, facing } = *action else { continue };
        let base = Base::new(square, table.program(model).is_omni());
        if facing == best_facing(table, seat, base, None) {
            places.push((answers::after(eye, state, seat, seat, action, &mut buffer), *action));
        }
    }
    if places.is_empty() {
        // No room: the program waits, unless a schema can make some.
        return actions.iter().find(|action| matches!(action, Action::End)).or(actions.first()).copied();
    }
    places.sort_by(|a, b| b.0.total_cmp(&a.0));
    if care.depth == 1 {
        return places.first().map(|(_, action)| *action);
    }
    places.truncate(care.width.min(5));
    let places: Vec<Action> = places.into_iter().map(|(_, action)| action).collect();
    best_by(&places, |action| look(state, seat, action, eye, care, clock))
}
