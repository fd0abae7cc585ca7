//! What can be achieved in Data.Warriors.

use super::{Achievement, Achieves, Played, achievement};
use crate::rules::data_warriors::{Card, Event, Kind, Place, State, TurnStep};
use crate::rules::game::Seat;

impl Achieves for State {
    const ACHIEVEMENTS: &'static [Achievement<Self>] = &[
        achievement("dw-halt", wins_by_a_halt),
        achievement("dw-respond", responds),
        achievement("dw-daemon", daemon_twice),
        achievement("dw-shield", shielded),
        achievement("dw-wipe", wipes_many),
        achievement("dw-last", wins_at_the_end),
    ];
}

/// So many cards wiped at once are many.
const MANY: usize = 5;
/// So few cards in the own drive are nearly none.
const FEW: u8 = 5;

/// DW-41: what the seat issued halts something of another player, and the seat wins.
fn wins_by_a_halt(played: &Played<'_, State>) -> bool {
    let mut resolving: Option<(Seat, u8)> = None;
    let halts = |event: &Event| match event {
        Event::Resolves { seat, number, .. } => {
            resolving = Some((*seat, *number));
            false
        }
        Event::StepBegan { .. } | Event::StepEnded { .. } | Event::Resigned { .. } => {
            resolving = None;
            false
        }
        Event::Halted { seat, number, .. } => {
            *seat != played.seat && resolving.is_some_and(|(by, own)| by == played.seat && own != *number)
        }
        _ => false,
    };
    played.won() && played.all_events().any(halts)
}

/// DW-13, DW-20: issues something in another player's turn.
fn responds(played: &Played<'_, State>) -> bool {
    let mut turn = played.seat;
    played.all_events().any(|event| match event {
        Event::StepBegan { seat, .. } => {
            turn = *seat;
            false
        }
        Event::Issued { seat, number: Some(_), .. } => *seat == played.seat && turn != played.seat,
        _ => false,
    })
}

/// DW-31: issues two commands from the same daemon in a turn.
fn daemon_twice(played: &Played<'_, State>) -> bool {
    let catalog = played.last().table.catalog;
    let mut issued: Vec<Card> = Vec::new();
    played.all_events().any(|event| match event {
        Event::StepBegan { step: TurnStep::Init, .. } => {
            issued.clear();
            false
        }
        Event::Issued { seat, card, command: Some(_), .. } if *seat == played.seat && catalog.kind(card.face) == Kind::Daemon => {
            let again = issued.contains(&card.card);
            issued.push(card.card);
            again
        }
        _ => false,
    })
}

fn shielded(played: &Played<'_, State>) -> bool {
    played.all_events().any(|event| matches!(event, Event::ShieldHit { seat } if *seat == played.seat))
}

/// DW-60: many cards of another player's drive are wiped by one item.
fn wipes_many(played: &Played<'_, State>) -> bool {
    let (mut mine, mut wiped) = (false, 0);
    played.all_events().any(|event| {
        match event {
            Event::Resolves { seat, .. } | Event::Issued { seat, .. } | Event::EffectHappens { seat, .. } => {
                (mine, wiped) = (*seat == played.seat, 0);
            }
            Event::StepBegan { .. } | Event::StepEnded { .. } | Event::Out { .. } => mine = false,
            Event::Moved { owner, from: Place::Drive, to: Place::Trash, .. } if *owner != played.seat => wiped += usize::from(mine),
            _ => {}
        }
        wiped >= MANY
    })
}

fn wins_at_the_end(played: &Played<'_, State>) -> bool {
    played.won() && played.last().table.user(played.seat).drive <= FEW
}
