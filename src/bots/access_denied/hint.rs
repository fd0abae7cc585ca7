//! What speaks for an action: what becomes of it in the states that a seat imagines, when nobody else interferes.

use rand_chacha::ChaCha8Rng;

use super::mind::Mind;
use super::{plan, prior, value};
use crate::bots::hint::carried_out;
use crate::bots::playouts::Playouts;
use crate::bots::{Clock, Prospect, Reason};
use crate::rules::access_denied::{Action, Asked, Frame, Level, Sector, State, View};
use crate::rules::game::{Game, MAX_SEATS, Names, Seat};
use crate::t;

/// So many states are imagined.
const STATES: usize = 24;
/// Changes of how far a seat is from winning are worth a word from so many attempts on.
const FELT: f32 = 0.2;
/// Actions that promise so much less than the best are not named.
const GAP: f32 = 3.0;

pub(super) fn prospects(view: &View, seat: Seat, names: Names<'_>, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Vec<Prospect<Action>> {
    let (asked, mut actions, mut all) = (view.asked, Vec::new(), Vec::new());
    let mut states = Vec::new();
    // The first look is taken in any case.
    while states.len() < STATES && (states.is_empty() || clock.tick()) {
        let mut state = super::deduction::imagine(view, rng);
        for (sector, clue) in Sector::ALL.into_iter().zip(view.deduced()) {
            state.suppose(seat, sector, clue);
        }
        states.push(state);
    }
    states[0].legal_actions(seat, &mut actions);
    let mind = Mind::new(&states[0], seat);
    if asked == Asked::Password {
        all.extend(actions.iter().map(|action| if let Action::Pick(card) = *action { plan::laid(view, card) } else { f32::MIN }));
    } else {
        prior::scores(&mind, asked, &actions, &mut all);
    }
    let mut ranked: Vec<(f32, Action)> = all.into_iter().zip(actions).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let best = ranked.first().map_or(0.0, |(best, _)| *best);
    ranked.retain(|(promise, _)| best - promise < GAP);
    ranked.truncate(3);
    let prospect = |(promise, action)| {
        let mut reasons = reasons(&states, seat, names, action);
        reasons.extend(of_card(&mind, asked, action));
        Prospect { action, promise, reasons }
    };
    ranked.into_iter().map(prospect).collect()
}

/// What speaks for choosing a card where one is asked for.
fn of_card(mind: &Mind<'_>, asked: Asked, action: Action) -> Option<Reason> {
    let (Action::Pick(card) | Action::Discard(card)) = action else { return None };
    let code = mind.cards.code(card);
    match asked {
        Asked::HandOver(_) => {
            let Some(Frame::Attempt(attempt)) = mind.state.table().stack.last() else { return None };
            let chance = mind.singles[attempt.sector.index()][code.index()];
            let percent = (100.0 * chance).round() as u32;
            Some(Reason { worth: 5.0, text: t!("hint-ad-code", code = code.to_string(), percent = percent) })
        }
        Asked::Password => Some(Reason { worth: 1.0, text: t!("hint-ad-password", code = code.to_string(), copies = code.copies()) }),
        Asked::Discard | Asked::DrawDown | Asked::Pay(_) | Asked::Price(_) | Asked::LoseCards(_) | Asked::GiveCards { .. } => {
            Some(Reason { worth: 1.0, text: t!("hint-ad-spare") })
        }
        _ => None,
    }
}

/// What follows from an action: others let it happen, and choose where they must.
fn answer(state: &State, actor: Seat, seat: Seat) -> Option<Action> {
    let asked = state.asked();
    let free = matches!(
        asked,
        Asked::Nothing
            | Asked::Password
            | Asked::Government
            | Asked::NewsMedia
            | Asked::FreeAttempt
            | Asked::Act
            | Asked::Discard
            | Asked::Draw
            | Asked::DrawDown
    );
    if free {
        return None;
    }
    let (mut actions, mut scores) = (Vec::new(), Vec::new());
    state.judge(actor, &mut actions, &mut scores);
    if actor != seat && actions.contains(&Action::Pass) {
        return Some(Action::Pass);
    }
    let best = scores.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(at, _)| at);
    actions.get(best).copied()
}

fn reasons(states: &[State], seat: Seat, names: Names<'_>, action: Action) -> Vec<Reason> {
    let levels = |state: &State| Sector::ALL.into_iter().map(|sector| state.table().level(seat, sector) as i32).sum::<i32>();
    let (mut risen, mut won, mut cards) = (0, 0, 0);
    let mut nearer = [0.0_f32; MAX_SEATS];
    for state in states {
        let after = carried_out(state.clone(), seat, &action, |state, actor| answer(state, actor, seat));
        risen += usize::from(levels(&after) > levels(state));
        won += usize::from(after.outcome().is_some_and(|outcome| outcome.winners().contains(seat)));
        cards += i32::from(after.hand(seat).len()) - i32::from(state.hand(seat).len());
        for (at, nearer) in nearer.iter_mut().enumerate().take(usize::from(state.seats())) {
            *nearer += value::distance(state, Seat(at as u8)) - value::distance(&after, Seat(at as u8));
        }
    }
    let count = states.len();
    let percent = |part: usize| (100 * part / count) as u32;
    let mut reasons = Vec::new();
    if won == count {
        return vec![Reason { worth: 100.0, text: t!("hint-wins") }];
    }
    match action {
        Action::Attempt(sector) | Action::Enter(sector) if states[0].table().controller(sector).is_some() => {
            let chance = Reason { worth: 5.0, text: t!("hint-ad-attempt", percent = percent(risen)) };
            reasons.push(if won > 0 { Reason { text: t!("hint-ad-win", percent = percent(won)), ..chance } } else { chance });
            if risen < count && states[0].table().level(seat, sector) != Level::Root {
                reasons.push(Reason { worth: 1.0, text: t!("hint-ad-learn") });
            }
        }
        Action::Pass | Action::Decline => reasons.push(Reason { worth: 0.1, text: t!("hint-nothing-better") }),
        _ => {}
    }
    let cards = cards / count as i32;
    if cards > 0 {
        reasons.push(Reason { worth: 0.3 * cards as f32, text: t!("hint-ad-cards", cards = cards) });
    }
    for (at, nearer) in nearer.iter().enumerate().take(usize::from(states[0].seats())) {
        let (nearer, other) = (nearer / count as f32, Seat(at as u8));
        if other == seat && nearer > FELT && risen == 0 {
            reasons.push(Reason { worth: nearer, text: t!("hint-ad-nearer") });
        } else if other != seat && -nearer > FELT {
            reasons.push(Reason { worth: -nearer, text: t!("hint-ad-back", player = &*names.of(other)) });
        }
    }
    reasons
}
