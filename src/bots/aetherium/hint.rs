//! What speaks for an action: what the plan that it begins comes to.

use super::acting::{Plan, Planner};
use super::outlook::Outlook;
use super::value::Eye;
use super::{answers, plan};
use crate::bots::{Clock, Level, Prospect, Reason};
use crate::rules::aetherium::{Action, Asked, Event, State, Table, Told, View};
use crate::rules::game::{Game, Names, Seat};
use crate::t;
use rand_chacha::ChaCha8Rng;

/// Changes below this are not worth a word, in programs.
const FELT: f32 = 0.06;

pub(super) fn prospects(view: &View, seat: Seat, legal: &[Action], clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Vec<Prospect<Action>> {
    let state = State::sample(view, rng);
    let eye = Eye { outlook: Outlook::new(&view.table) };
    let care = plan::care(Level::Hard);
    if view.asked == Asked::Act {
        let mut prospects: Vec<Prospect<Action>> = Vec::new();
        for plan in Planner::new(seat, &eye, care, state.table()).plans(&state, clock) {
            let Some(action) = plan.first.or_else(|| plan::at_end(legal)) else { continue };
            let reasons = reasons(&eye, state.table(), &plan, seat);
            // Several ways to the same end are one idea.
            let says = |other: &Prospect<Action>| other.reasons.iter().map(|one| &one.text).eq(reasons.iter().map(|one| &one.text));
            if !prospects.iter().any(says) {
                prospects.push(Prospect { action, promise: plan.value, reasons });
            }
        }
        return prospects;
    }
    let Some(best) = plan::decide(&state, view.asked, seat, &eye, care, clock) else { return Vec::new() };
    let mut buffer = Vec::new();
    let mut prospect = |action: Action| {
        let promise = answers::after(&eye, &state, seat, seat, &action, &mut buffer);
        Prospect { action, promise, reasons: Vec::new() }
    };
    let first = prospect(best);
    let mut others: Vec<Prospect<Action>> = legal.iter().filter(|action| **action != best).map(|action| prospect(*action)).collect();
    others.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    [vec![first], others].concat()
}

/// What a plan changes for the better, and for the worse.
fn reasons(eye: &Eye, before: &Table, plan: &Plan, seat: Seat) -> Vec<Reason> {
    if plan.first.is_none() {
        return vec![Reason { worth: 0.1, text: t!("hint-nothing-better") }];
    }
    let mut reasons = Vec::new();
    if let Some(attack) = &plan.attack
        && let Ok(odds) = attack.odds()
    {
        let target = before.program(attack.target).name.as_str();
        let percent = |ways| (odds.per_mille(ways) + 5) / 10;
        let (damages, deletes) = (percent(odds.out_of - odds.damage[0]), percent(odds.deleted));
        let text = t!("hint-ae-attack", target = target, damages = damages, deletes = deletes);
        reasons.push(Reason { worth: attack.gain.max(FELT), text });
    }
    let (was, is) = (eye.parts(before, seat), eye.parts(plan.table(), seat));
    let mut change = |worth: f32, better: String, worse: String| {
        if worth.abs() > FELT {
            reasons.push(Reason { worth, text: if worth > 0.0 { better } else { worse } });
        }
    };
    change(is.uplinks - was.uplinks, t!("hint-ae-uplinks"), String::new());
    change(is.cache - was.cache, t!("hint-ae-cache"), t!("hint-ae-cache-lost"));
    change(was.danger - is.danger, t!("hint-ae-safe"), t!("hint-ae-danger"));
    change(is.threat - was.threat, t!("hint-ae-threat"), String::new());
    change(is.hunt - was.hunt, t!("hint-ae-near"), String::new());
    change(is.stands - was.stands, t!("hint-ae-noise-left"), t!("hint-ae-noise"));
    reasons
}

/// Why a player may have done what they did with a program, from what lies open.
pub(super) fn explain(before: &View, after: &View, seen: &[&Told], seat: Seat, names: Names<'_>) -> Vec<Reason> {
    let acted = |told: &&Told| matches!(told.what, Event::Began { model, .. } if model.seat() == seat);
    if !seen.iter().any(acted) {
        return Vec::new();
    }
    let eye = Eye { outlook: Outlook::new(&after.table) };
    let (was, is) = (eye.parts(&before.table, seat), eye.parts(&after.table, seat));
    let player = names.of(seat);
    let mut reasons = Vec::new();
    let mut change = |worth: f32, text: String| {
        if worth > FELT {
            reasons.push(Reason { worth, text });
        }
    };
    let attacked = seen.iter().any(|told| matches!(told.what, Event::Attacks { model, .. } if model.seat() == seat));
    if attacked {
        change(is.possessions - was.possessions, t!("why-ae-damage", player = &*player));
    }
    change(is.uplinks - was.uplinks, t!("why-ae-uplinks", player = &*player));
    change(is.cache - was.cache, t!("why-ae-cache", player = &*player));
    change(was.danger - is.danger, t!("why-ae-safe", player = &*player));
    change(is.threat - was.threat, t!("why-ae-threat", player = &*player));
    change(is.hunt - was.hunt, t!("why-ae-near", player = &*player));
    change(is.stands - was.stands, t!("why-ae-noise-left", player = &*player));
    reasons
}
