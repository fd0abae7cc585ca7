//! What a seat could do, best first, and why: what a bot finds, in words.

use std::sync::atomic::AtomicBool;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::{Budget, Clock, Strategy};
use crate::rules::game::{Names, NoEvents, Seat};
use crate::t;

/// So many actions are named at most.
const MOST: usize = 3;
/// So many reasons are given for each at most.
const REASONS: usize = 2;

/// Something that speaks for or against an action.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason {
    /// What it is worth, in the game's own measure; below 0 if it speaks against it.
    pub worth: f32,
    /// A sentence.
    pub text: String,
}

/// An action that can be considered.
#[derive(Debug, Clone, PartialEq)]
pub struct Prospect<A> {
    /// The action.
    pub action: A,
    /// What it promises, in the game's own measure.
    pub promise: f32,
    /// Why, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What a seat could do, best first: up to three of `legal`, each with a reason at least.
///
/// Under [`Budget::Iterations`] it depends on the arguments alone. It answers within milliseconds once `cancel` is set.
#[must_use]
pub fn hints<G: Strategy>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    names: Names<'_>,
    budget: Budget,
    rng: &mut ChaCha8Rng,
    cancel: &AtomicBool,
) -> Vec<Prospect<G::Action>> {
    if legal.is_empty() {
        return Vec::new();
    }
    let mut clock = Clock::new(budget, cancel);
    let mut prospects: Vec<Prospect<G::Action>> = Vec::new();
    for prospect in G::prospects(view, seat, legal, names, &mut clock, rng) {
        if legal.contains(&prospect.action) && !prospects.iter().any(|other| other.action == prospect.action) {
            prospects.push(prospect);
        }
    }
    if prospects.is_empty() {
        prospects.push(Prospect { action: legal[0].clone(), promise: 0.0, reasons: Vec::new() });
    }
    prospects.truncate(MOST);
    for (at, prospect) in prospects.iter_mut().enumerate() {
        prospect.reasons.retain(|reason| !reason.text.is_empty());
        prospect.reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
        prospect.reasons.truncate(REASONS);
        if prospect.reasons.is_empty() {
            let text = match at {
                _ if legal.len() == 1 => t!("hint-only"),
                0 => t!("hint-plain"),
                _ => t!("hint-next"),
            };
            prospect.reasons.push(Reason { worth: 0.0, text });
        }
    }
    prospects
}

/// Why `seat` may have done what it did between two views of one viewer, as far as the viewer can tell: a sentence or two, or
/// nothing. See [`Strategy::explain`].
#[must_use]
pub fn why<G: Strategy>(before: &G::View, after: &G::View, seen: &[&G::Event], seat: Seat, names: Names<'_>) -> Option<String> {
    said(G::explain(before, after, seen, seat, names), REASONS)
}

/// In so many states that fit what a seat knows an action is carried through; what comes of it in all of them is told.
const WORLDS: u64 = 4;

/// What would come of an action of `seat` if nobody responded, as far as the seat can know it: in sentences, and whether more may, or
/// nothing. See [`Strategy::outlook`].
#[must_use]
pub fn outlook<G: Strategy>(view: &G::View, seat: Seat, action: &G::Action, names: Names<'_>) -> Option<String> {
    let outlook = |number| {
        let mut reasons = G::outlook(&G::sample(view, &mut ChaCha8Rng::seed_from_u64(number)), seat, action, names);
        reasons.retain(|reason| !reason.text.is_empty());
        reasons
    };
    let (mut sure, mut more) = (outlook(0), false);
    for number in 1..WORLDS {
        let other = if sure.is_empty() { break } else { outlook(number) };
        let most = sure.len().max(other.len());
        sure.retain(|reason| other.contains(reason));
        more |= sure.len() < most;
    }
    said(sure, usize::MAX).map(|text| if more { format!("{text} {}", t!("outlook-more")) } else { text })
}

/// The weightiest reasons, so many at most, one after the other.
fn said(mut reasons: Vec<Reason>, most: usize) -> Option<String> {
    reasons.retain(|reason| !reason.text.is_empty());
    reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    reasons.truncate(most);
    let texts: Vec<&str> = reasons.iter().map(|reason| reason.text.as_str()).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// Plays `action` and what `choose` answers to everything that follows, until it has no answer.
pub(super) fn carried_out<G: Strategy>(
    mut state: G,
    seat: Seat,
    action: &G::Action,
    mut choose: impl FnMut(&G, Seat) -> Option<G::Action>,
) -> G {
    /// What follows from one action is never longer.
    const LENGTH: usize = 80;
    state.play(seat, action, &mut NoEvents);
    for _ in 0..LENGTH {
        let Some(actor) = state.actors().iter().next() else { break };
        let Some(answer) = choose(&state, actor) else { break };
        state.play(actor, &answer, &mut NoEvents);
    }
    state
}
