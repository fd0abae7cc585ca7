//! Small decisions: where mates and caught models go, which target a text has, whether a disruption is used.

use super::across;
use super::value::{Eye, best_facing};
use crate::rules::aetherium::content::{Form, Symbol};
use crate::rules::aetherium::{Action, Base, Cache, Facing, Frame, ModelId, Square, State, Table};
use crate::rules::game::{Game, NoEvents, Seat};

/// So many decisions follow from one another at most.
const MOST: usize = 60;

/// Dice of the usual size are laid before those that a state would roll, so that plans are not made for lucky ones.
pub(super) fn plain_dice(state: &mut State) {
    // There is room for so many; where there is none the state rolls.
    let _ = state.queue(&[Symbol::Spike as u8; 12]);
}

/// Whether something is decided or carried out within the activation.
pub(super) fn is_busy(table: &Table) -> bool {
    !table.frames.is_empty() || !table.pending.is_empty()
}

/// Answers everything that is asked, as it comes to mind, until the course of play goes on.
pub(super) fn settle(state: &mut State, buffer: &mut Vec<Action>) {
    for _ in 0..MOST {
        if !is_busy(state.table()) {
            return;
        }
        let Some(actor) = state.actors().iter().next() else { return };
        across::legal_actions(state, actor, buffer);
        let Some(action) = at_once(state.table(), actor, buffer) else { return };
        state.play(actor, &action, &mut NoEvents);
    }
}

/// The answer that comes to mind first.
fn at_once(table: &Table, seat: Seat, actions: &[Action]) -> Option<Action> {
    let score = |action: &Action| match *action {
        Action::Accept => 1.0,
        Action::Decline => 0.5,
        Action::Place { model, square, facing } => place(table, seat, model, square, facing),
        Action::ChooseModel(model) if goes(table) => loss(table, model),
        Action::ChooseModel(model) => target(table, seat, model),
        Action::ChooseSquare(square) => 0.6 + ground(table, square),
        Action::ChooseSchema(_) => 1.0,
        Action::ChooseFacing(facing) => {
            // One's own look at the enemy, enemies away from it.
            let model = table.on_server().iter().find(|model| table.is_active_unit(*model));
            let base = model.and_then(|model| table.base(model));
            if base.is_some_and(|base| best_facing(table, seat, base, None) == facing) { 1.0 } else { 0.2 }
        }
        _ => 0.0,
    };
    best_by(actions, score)
}

/// The first of the actions with the highest score.
pub(super) fn best_by(actions: &[Action], mut score: impl FnMut(&Action) -> f32) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        let value = score(action);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *action));
        }
    }
    best.map(|(_, action)| action)
}

fn ground(table: &Table, square: Square) -> f32 {
    if table.ground().schemas().contains(square) { 0.0 } else { -2.0 }
}

fn place(table: &Table, seat: Seat, model: ModelId, square: Square, facing: Facing) -> f32 {
    let own = model.seat() == seat;
    let base = Base::new(square, table.program(model).is_omni());
    let enemies = table.on_server().iter().filter(|other| other.seat() != seat).filter_map(|other| table.base(other));
    let nearest = enemies.map(|other| base.distance(other)).min().unwrap_or(9);
    let mut score = ground(table, square) * if own { 1.0 } else { -1.0 } + 0.6;
    score -= 0.05 * f32::from(nearest);
    if best_facing(table, model.seat(), base, None) == facing {
        score += if own { 0.3 } else { -0.3 };
    }
    score
}

/// Whether a model of a linked program is to be chosen that goes (AE-111, AE-112).
fn goes(table: &Table) -> bool {
    matches!(table.frame(), Some(Frame::Lose(_) | Frame::Mates(_) | Frame::Caught { .. }))
}

/// How little a model of a linked program will be missed: the one with the cache most (AE-122).
fn loss(table: &Table, model: ModelId) -> f32 {
    if table.cache == Cache::Carried(model) { 0.0 } else { 1.0 }
}

fn target(table: &Table, seat: Seat, model: ModelId) -> f32 {
    let left = f32::from(table.boxes_left(model));
    let all = f32::from(table.program(model).boxes().max(1));
    let many = matches!(table.program(model).form, Form::Linked(_) | Form::Segmented(_));
    let worth = if many { 0.7 } else { 1.0 };
    // Enemies that are nearly gone, friends that have suffered.
    if model.seat() == seat { 1.0 - left / all } else { worth + 0.3 * (1.0 - left / all) }
}

/// How a state looks after an action and what follows at once.
pub(super) fn after(eye: &Eye, state: &State, actor: Seat, seat: Seat, action: &Action, buffer: &mut Vec<Action>) -> f32 {
    let mut next = state.clone();
    next.play(actor, action, &mut NoEvents);
    settle(&mut next, buffer);
    eye.lead(next.table(), seat)
}

/// The answer after which things look best to who gives it.
pub(super) fn best(eye: &Eye, state: &State, seat: Seat, actions: &[Action]) -> Option<Action> {
    let mut buffer = Vec::new();
    best_by(actions, |action| after(eye, state, seat, seat, action, &mut buffer))
}

/// Answers everything that is asked of a seat as it looks best, of the other as it comes to mind.
pub(super) fn settle_well(eye: &Eye, state: &mut State, seat: Seat, buffer: &mut Vec<Action>) {
    for _ in 0..MOST {
        if !is_busy(state.table()) {
            return;
        }
        let Some(actor) = state.actors().iter().next() else { return };
        across::legal_actions(state, actor, buffer);
        let text = matches!(state.table().frame(), Some(Frame::Text(_)));
        let action = if actor == seat && text && buffer.len() < 200 {
            let options = std::mem::take(buffer);
            let chosen = best_by(&options, |action| after(eye, state, actor, seat, action, buffer));
            *buffer = options;
            chosen
        } else {
            at_once(state.table(), actor, buffer)
        };
        let Some(action) = action else { return };
        state.play(actor, &action, &mut NoEvents);
    }
}
