//! What can be achieved in Access Denied.

use super::{Achievement, Achieves, Played, achievement};
use crate::rules::access_denied::{Action, Event, Level, SECTORS, Sector, State, Step};

impl Achieves for State {
    const ACHIEVEMENTS: &'static [Achievement<Self>] = &[
        achievement("ad-logic", by_logic),
        achievement("ad-wiser", denied_then_granted),
        achievement("ad-root", root_at_first),
        achievement("ad-open", enters_uncontrolled),
        achievement("ad-trade", trades),
        achievement("ad-bonus", uses_bonus),
    ];
}

/// The access attempts of the seat that are over: step, sector, whether they were granted.
fn attempts<'a>(played: &'a Played<'_, State>) -> impl Iterator<Item = (usize, Sector, bool)> + 'a {
    played.steps().flat_map(move |step| {
        played.events(step).filter_map(move |event| match event {
            Event::AttemptEnded { seat, sector, granted, .. } if *seat == played.seat => Some((step, *sector, *granted)),
            _ => None,
        })
    })
}

/// AD-92: all codes of another player's password follow by logic before all are certain.
fn by_logic(played: &Played<'_, State>) -> bool {
    attempts(played).any(|(step, ..)| {
        let after = played.view(step);
        // When the match is over, passwords are revealed.
        let view = if after.table.step == Step::Over { played.view(step - 1) } else { after };
        let deduced = view.deduced();
        Sector::ALL.into_iter().any(|sector| {
            let certain = view.certain(sector);
            let foreign = view.table.controller(sector).is_some_and(|controller| controller != played.seat);
            foreign && deduced[sector.index()].within.len() == 3 && certain.within.len() < 3 && certain.out.len() < 3
        })
    })
}

fn denied_then_granted(played: &Played<'_, State>) -> bool {
    let mut denied = [false; SECTORS];
    attempts(played).any(|(_, sector, granted)| std::mem::replace(&mut denied[sector.index()], !granted) && granted)
}

/// AD-31: the first attempt for Root in a sector that another player controls is granted.
fn root_at_first(played: &Played<'_, State>) -> bool {
    let mut tried = [false; SECTORS];
    let mut tries = false;
    let table = played.last().table;
    played.all_events().any(|event| {
        match event {
            Event::Attempted { seat, sector, level } if *seat == played.seat => {
                let foreign = table.controller(*sector).is_some_and(|controller| controller != played.seat);
                let roots = *level == Level::Root;
                tries = foreign && roots && !tried[sector.index()];
                tried[sector.index()] |= roots;
            }
            Event::AttemptEnded { seat, granted, .. } if *seat == played.seat => return std::mem::take(&mut tries) && *granted,
            _ => {}
        }
        false
    })
}

/// AD-37.
fn enters_uncontrolled(played: &Played<'_, State>) -> bool {
    let table = played.last().table;
    let gains =
        |event: &Event| matches!(event, Event::Gained { seat, sector, .. } if *seat == played.seat && table.controller(*sector).is_none());
    played.all_events().any(gains)
}

/// AD-50: cards go both ways.
fn trades(played: &Played<'_, State>) -> bool {
    let trades = |event: &Event| matches!(event, Event::Traded { seat, to, back } if *back > 0 && [*seat, *to].contains(&played.seat));
    played.all_events().any(trades)
}

/// AD-72, AD-74, AD-75.
fn uses_bonus(played: &Played<'_, State>) -> bool {
    let uses = |action: &Action| matches!(action, Action::TakeTop | Action::SkipTurn | Action::BuyAction);
    played.steps().filter_map(|step| played.replay.action(step)).any(|(seat, action)| seat == played.seat && uses(action))
}
