//! What can be achieved in Aetherium.

use super::{Achievement, Achieves, Played, achievement};
use crate::rules::aetherium::{Event, Harm, ModelId, Modifier, MoveReason, State, Uplink};

impl Achieves for State {
    const ACHIEVEMENTS: &'static [Achievement<Self>] = &[
        achievement("ae-overclock", captures_overclocked),
        achievement("ae-carried", carries),
        achievement("ae-behind", damages_from_behind),
        achievement("ae-together", damages_together),
        achievement("ae-disrupt", disrupts),
        achievement("ae-uplinks", recalibrates_with_uplinks),
    ];
}

fn events<'a>(played: &'a Played<'_, State>) -> impl Iterator<Item = &'a Event> {
    played.all_events().map(|told| &told.what)
}

fn is_own(played: &Played<'_, State>, model: ModelId) -> bool {
    model.seat() == played.seat
}

/// AE-70, AE-22.
fn captures_overclocked(played: &Played<'_, State>) -> bool {
    let mut overclocked = false;
    events(played).any(|event| {
        match event {
            Event::Began { .. } => overclocked = false,
            Event::Overclocked { model, .. } => overclocked = is_own(played, *model),
            Event::Captured { model, holder, .. } => return overclocked && is_own(played, *model) && *holder == Some(played.seat),
            _ => {}
        }
        false
    })
}

/// AE-72: a schema that the seat moves carries a model of its own.
fn carries(played: &Played<'_, State>) -> bool {
    played.steps().any(|step| {
        let mut moves = false;
        played.events(step).any(|told| {
            match told.what {
                Event::Manipulated { seat, .. } => moves = seat == played.seat,
                Event::Placed { model, why: MoveReason::Carried, .. } => return moves && is_own(played, model),
                _ => {}
            }
            false
        })
    })
}

/// Whether an attack of the seat with this modifier does damage.
fn damages_with(played: &Played<'_, State>, wanted: Modifier) -> bool {
    let mut attacked = None;
    events(played).any(|event| {
        match event {
            Event::Attacks { model, target, modifiers, .. } => {
                let fits = is_own(played, *model) && modifiers.contains(&wanted);
                attacked = fits.then_some(target.seat());
            }
            Event::Damaged { model, harm: Harm::Attack, .. } => return attacked == Some(model.seat()),
            Event::Began { .. } | Event::Ended { .. } => attacked = None,
            _ => {}
        }
        false
    })
}

/// AE-51.
fn damages_from_behind(played: &Played<'_, State>) -> bool {
    damages_with(played, Modifier::Behind)
}

/// AE-53.
fn damages_together(played: &Played<'_, State>) -> bool {
    damages_with(played, Modifier::Coordination)
}

/// AE-57.
fn disrupts(played: &Played<'_, State>) -> bool {
    events(played).any(|event| matches!(event, Event::Disrupts { model, used: true } if is_own(played, *model)))
}

/// AE-80: the seat re-calibrates while it controls a node and a pylon.
fn recalibrates_with_uplinks(played: &Played<'_, State>) -> bool {
    played.steps().any(|step| {
        let mut all = played.events(step);
        if !all.any(|told| matches!(told.what, Event::Recalibrates { seat, .. } if seat == played.seat)) {
            return false;
        }
        let table = played.view(step).table;
        let holds = |kind: Uplink| table.uplinks().any(|(_, uplink, _, holder)| uplink == kind && holder == Some(played.seat));
        holds(Uplink::Node) && holds(Uplink::Pylon)
    })
}
