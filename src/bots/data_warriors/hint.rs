//! What speaks for an action: what it changes on the table once it is carried through and nobody responds.

use rand_chacha::ChaCha8Rng;

use super::{plan, policy};
use crate::bots::hint::carried_out;
use crate::bots::{Prospect, Reason};
use crate::rules::data_warriors::{Action, Asked, Event, Kind, Place, State, Table, TurnStep, View};
use crate::rules::game::{Game, Names, Seat};
use crate::t;

/// A card in play, in cards of a drive.
const CARD: f32 = 1.5;
/// A card in hand.
const HAND: f32 = 1.2;

pub(super) fn prospects(view: &View, seat: Seat, names: Names<'_>, rng: &mut ChaCha8Rng) -> Vec<Prospect<Action>> {
    let state = State::sample(view, rng);
    let mut ranked = plan::ranked(&state, seat, || 0.0);
    ranked.truncate(3);
    let prospect = |(promise, action)| {
        let mut reasons = carried(&state, seat, action, names);
        if action == Action::EndStep || action == Action::Pass {
            reasons.push(Reason { worth: 0.1, text: t!("hint-nothing-better") });
        }
        Prospect { action, promise, reasons }
    };
    ranked.into_iter().map(prospect).collect()
}

/// That a card comes into play by being played needs no word.
pub(super) fn outlook(state: &State, seat: Seat, action: Action, names: Names<'_>) -> Vec<Reason> {
    let issues = match action {
        Action::Play(card) => state.table().printed(card).kind == Kind::Script,
        Action::Name(_) => state.asking().1 == Asked::Target,
        Action::Pass => !state.table().stack.is_empty(),
        _ => matches!(action, Action::Issue { .. } | Action::Either(_) | Action::Amount(_)),
    };
    if issues { carried(state, seat, action, names) } else { Vec::new() }
}

fn carried(state: &State, seat: Seat, action: Action, names: Names<'_>) -> Vec<Reason> {
    let after = carried_out(state.clone(), seat, &action, answer);
    reasons(state, &after, seat, names, action)
}

/// What everybody chooses for what is on its way; nobody responds.
fn answer(state: &State, actor: Seat) -> Option<Action> {
    match state.asking().1 {
        Asked::Nothing | Asked::Mulligan | Asked::Draw | Asked::Setup | Asked::Run => None,
        Asked::Respond => Some(Action::Pass),
        _ => {
            let (mut actions, mut scores) = (Vec::new(), Vec::new());
            state.legal_actions(actor, &mut actions);
            actions.retain(|action| *action != Action::Resign);
            policy::scores(state, actor, &actions, &mut scores);
            let best = scores.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map(|(at, _)| at)?;
            actions.get(best).copied()
        }
    }
}

/// What is different for a player.
struct Change {
    /// Cards that the drive has lost.
    drive: i32,
    /// Cards in play that are gone.
    killed: i32,
    /// Cards more in hand.
    hand: i32,
    /// Shields that are used up.
    shields: i32,
}

impl Change {
    fn of(before: &Table, after: &Table, seat: Seat) -> Self {
        let cards = |table: &Table| table.desk.iter().filter(|(_, placed)| placed.controller == seat).count() as i32;
        let (was, is) = (before.user(seat), after.user(seat));
        Self {
            drive: i32::from(was.drive) - i32::from(is.drive),
            killed: cards(before) - cards(after),
            hand: i32::from(is.hand) - i32::from(was.hand),
            shields: was.shields.iter().map(|count| i32::from(*count)).sum::<i32>()
                - is.shields.iter().map(|count| i32::from(*count)).sum::<i32>(),
        }
    }
}

/// Why a player may have done what they did in their turn, from what lies open.
pub(super) fn explain(before: &View, after: &View, seen: &[&Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
    let acted = |event: &&Event| matches!(event, Event::StepBegan { seat: own, step: TurnStep::Setup | TurnStep::Run, .. } if *own == seat);
    // What came before their turn, such as what another discarded at the end of theirs, is none of their doing.
    let begins = |event: &&Event| matches!(event, Event::StepBegan { seat: own, .. } if *own == seat);
    let Some(began) = seen.iter().position(begins).filter(|_| seen.iter().any(acted)) else { return Vec::new() };
    let seen = &seen[began..];
    let (player, mut reasons) = (names.of(seat), Vec::new());
    // What was restored, drawn or played meanwhile was another's doing.
    let trashed = |other: Seat, place: Place| {
        let is = |event: &&&Event| matches!(event, Event::Moved { owner, from, to: Place::Trash, .. } if *owner == other && *from == place);
        seen.iter().filter(is).count()
    };
    for other in (0..after.table.seats).map(Seat) {
        let (drive, hand) = (trashed(other, Place::Drive), trashed(other, Place::Hand));
        let killed = Change::of(&before.table, &after.table, other).killed;
        let you = after.own() == Some(other);
        let name = names.of(other);
        if other == seat {
            let free = after.table.user(seat).memory.free();
            if free > 0 {
                reasons.push(Reason { worth: 0.6, text: t!("why-dw-free", player = &*player, points = free) });
            }
            if killed < 0 {
                reasons.push(Reason { worth: -CARD * killed as f32, text: t!("why-dw-plays", player = &*player) });
            }
            continue;
        }
        if after.table.seats > 2 {
            // Nobody knows whose doing it was.
            continue;
        }
        if drive > 0 {
            let left = after.table.user(other).drive;
            let text = if you {
                t!("why-dw-wipes-you", player = &*player, cards = drive)
            } else {
                t!("why-dw-wipes", player = &*player, other = &*name, left = left)
            };
            reasons.push(Reason { worth: drive as f32, text });
        }
        if killed > 0 {
            let text = if you { t!("why-dw-kills-you", cards = killed) } else { t!("hint-dw-kills", player = &*name, cards = killed) };
            reasons.push(Reason { worth: CARD * killed as f32, text });
        }
        if hand > 0 {
            let text = if you { t!("why-dw-hand-you", cards = hand) } else { t!("hint-dw-hand", player = &*name, cards = hand) };
            reasons.push(Reason { worth: HAND * hand as f32, text });
        }
    }
    reasons
}

fn reasons(before: &State, after: &State, seat: Seat, names: Names<'_>, action: Action) -> Vec<Reason> {
    if after.outcome().is_some_and(|outcome| outcome.winners().contains(seat)) {
        return vec![Reason { worth: 100.0, text: t!("hint-wins") }];
    }
    let mut reasons = Vec::new();
    for other in (0..before.seats()).map(Seat) {
        let Change { drive, killed, hand, shields } = Change::of(before.table(), after.table(), other);
        if other != seat {
            let player = names.of(other);
            if drive > 0 {
                reasons.push(Reason { worth: drive as f32, text: t!("hint-dw-wipes", player = &*player, cards = drive) });
            }
            if killed > 0 {
                reasons.push(Reason { worth: CARD * killed as f32, text: t!("hint-dw-kills", player = &*player, cards = killed) });
            }
            if shields > 0 {
                reasons.push(Reason { worth: shields as f32 * 0.5, text: t!("hint-dw-shield", player = &*player, shields = shields) });
            }
            if hand < 0 {
                reasons.push(Reason { worth: -HAND * hand as f32, text: t!("hint-dw-hand", player = &*player, cards = -hand) });
            }
            continue;
        }
        // What is drawn comes from one's own drive.
        if hand > 0 {
            reasons.push(Reason { worth: HAND * hand as f32, text: t!("hint-dw-draws", cards = hand) });
        } else if drive > 0 {
            reasons.push(Reason { worth: -drive as f32, text: t!("hint-dw-own-drive", cards = drive) });
        }
        if killed > 0 {
            reasons.push(Reason { worth: -CARD * killed as f32, text: t!("hint-dw-own-cards", cards = killed) });
        }
        if killed < 0 && matches!(action, Action::Play(_) | Action::Name(_)) {
            reasons.push(Reason { worth: -CARD * killed as f32, text: t!("hint-dw-plays", cards = -killed) });
        }
    }
    reasons
}
