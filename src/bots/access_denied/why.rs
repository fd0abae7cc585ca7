//! Why a bot may have done what it did in its turn, from what lies open and what the viewer saw.

use crate::bots::Reason;
use crate::rules::access_denied::{Event, Level, Sector, View};
use crate::rules::game::{Names, Seat};
use crate::t;

/// So many cards more in hand are worth a word.
const CARDS: i32 = 2;

pub(super) fn explain(before: &View, after: &View, seen: &[&Event], seat: Seat, names: Names<'_>) -> Vec<Reason> {
    let began = |event: &&Event| matches!(event, Event::TurnBegan { seat: own, .. } if *own == seat);
    if !seen.iter().any(began) {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    let player = names.of(seat);
    let levels = |view: &View, of: Seat| Sector::ALL.into_iter().map(|sector| view.table.level(of, sector) as i32).sum::<i32>();
    let (was, roots) = (before.table.roots(seat), after.table.roots(seat));
    if roots > was {
        let text = t!("why-ad-roots", player = &*player, roots = roots, goal = after.table.goal);
        reasons.push(Reason { worth: 6.0, text });
    } else if levels(after, seat) > levels(before, seat) {
        let text = t!("why-ad-nearer", player = &*player, roots = roots, goal = after.table.goal);
        reasons.push(Reason { worth: 4.0, text });
    }
    if let Some((sector, level)) = seen.iter().rev().find_map(|event| denied(event, seat, seen)) {
        let text = match level {
            Level::User => t!("why-ad-one-card", player = &*player, sector = sector.name()),
            _ => t!("why-ad-learn", player = &*player, sector = sector.name()),
        };
        reasons.push(Reason { worth: 3.0, text });
    }
    // Of more players nobody knows whose doing it was.
    for other in (0..after.table.seats).map(Seat).filter(|other| *other != seat && after.table.seats == 2) {
        let lost = levels(before, other) - levels(after, other);
        if lost > 0 {
            let you = after.own() == Some(other);
            let text = if you { t!("why-ad-back-you") } else { t!("hint-ad-back", player = &*names.of(other)) };
            reasons.push(Reason { worth: 2.0 + lost as f32, text });
        }
    }
    let upgrades = |view: &View| view.table.player(seat).upgrades.len();
    if upgrades(after) > upgrades(before) {
        reasons.push(Reason { worth: 2.0, text: t!("why-ad-upgrade", player = &*player) });
    }
    let played = |event: &&Event| match event {
        Event::Played { seat: own, card, .. } if *own == seat => Some(names.1.access_denied.cards.title(*card)),
        _ => None,
    };
    if let Some(card) = seen.iter().rev().find_map(played) {
        reasons.push(Reason { worth: 0.5, text: t!("why-ad-card", player = &*player, card = card) });
    }
    let hand = |view: &View| i32::from(view.hands[seat.index()]);
    if hand(after) - hand(before) >= CARDS {
        reasons.push(Reason { worth: 1.0, text: t!("why-ad-cards", player = &*player) });
    }
    reasons
}

/// At which sector and for which level an attempt of the seat was denied, if this is the end of such a one.
fn denied(event: &Event, seat: Seat, seen: &[&Event]) -> Option<(Sector, Level)> {
    let Event::AttemptEnded { seat: own, sector, granted: false, .. } = event else { return None };
    let end = seen.iter().position(|other| std::ptr::eq(*other, event))?;
    let begun =
        seen[..end].iter().rposition(|event| matches!(event, Event::Attempted { seat, sector: at, .. } if seat == own && at == sector))?;
    let Event::Attempted { level, .. } = seen[begun] else { return None };
    // What was answered proves nothing about the codes.
    let answered = seen[begun..end].iter().any(|event| matches!(event, Event::Played { .. }));
    (*own == seat && !answered).then_some((*sector, *level))
}
