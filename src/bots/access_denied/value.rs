//! How far each seat is from winning, and what that makes of its chances.
//!
//! The numbers are fitted to who won in matches between bots, seen from states as bots imagine them.

use super::deduction::{clue, doubt};
use crate::rules::access_denied::{Ability, Codes, Lasting, Level, Marks, SECTORS, Sector, State, Table};
use crate::rules::game::{MAX_SEATS, Seat};

/// What is not known of a password costs so many attempts at most.
const DOUBT: f32 = 1.63;
/// A code that is known, and of which there is no card in hand, costs so many attempts.
const MISSING: f32 = 0.77;
/// A code that is not known yet, of which there may be none in hand when it is.
const UNKNOWN: f32 = 0.21;
/// What every controlled sector without Root costs beside that.
const OPEN: f32 = 0.46;
/// A card to discard for an uncontrolled sector, in attempts.
const PRICE: f32 = 0.45;
/// A card in hand, in attempts.
const CARD: f32 = 0.16;

/// Whether Root in a sector counts towards the goal.
pub(super) fn counts(table: &Table, sector: Sector) -> bool {
    table.uncontrolled_count() || table.controller(sector).is_some()
}

/// How many attempts a seat with these codes in hand is from Root in a sector, those counted that fail, and those that pass until it has the cards.
pub(super) fn cost(state: &State, seat: Seat, sector: Sector, codes: Codes) -> f32 {
    let table = state.table();
    let level = table.level(seat, sector);
    let steps = f32::from(3 - level as u8);
    if level == Level::Root {
        return 0.0;
    }
    if table.controller(sector).is_none() {
        let price = [9.0, 7.0, 4.0, 0.0][level as usize];
        return steps + PRICE * price;
    }
    let clue = clue(state, seat, sector);
    let missing = f32::from((clue.within - codes).len());
    let known = f32::from(clue.within.len().min(3));
    steps + DOUBT * doubt(clue) + MISSING * missing + UNKNOWN * (3.0 - known) + OPEN
}

/// What lasts of a turn costs so many attempts.
pub(super) fn harm(effect: Lasting) -> f32 {
    match effect {
        Lasting::NoFreeAttempt => 0.9,
        Lasting::NoAttempts => 1.7,
        Lasting::NoActions => 0.9,
        Lasting::Off => 0.35,
        Lasting::NoDraws => 0.5,
        Lasting::NoLimit => -0.15,
        Lasting::Actions(more) => (-0.64 * f32::from(more)).min(0.75),
        Lasting::Draws(more) => -0.15 * f32::from(more),
    }
}

const FLAGS: [Lasting; 6] =
    [Lasting::NoFreeAttempt, Lasting::NoAttempts, Lasting::NoActions, Lasting::Off, Lasting::NoDraws, Lasting::NoLimit];

fn harm_of(marks: Marks) -> f32 {
    let flags: f32 = FLAGS.into_iter().filter(|flag| marks.has(*flag)).map(harm).sum();
    flags + harm(Lasting::Actions(marks.actions)) + harm(Lasting::Draws(marks.draws))
}

/// What an ability is worth, in attempts, by how far there is still to go.
pub(super) fn ability(ability: Ability, distance: f32) -> f32 {
    distance
        * match ability {
            Ability::Actions(more) => 0.26 * f32::from(more),
            Ability::FreePlay => 0.053,
            Ability::FreeUser => 0.05,
            Ability::Draws(more) => 0.052 * f32::from(more),
            Ability::Limit(more) => 0.02 * f32::from(more),
            Ability::Immunity => 0.01,
            Ability::LostByFailure => -0.02,
        }
}

/// What a Root bonus is worth, in the same way.
fn bonus(sector: Sector, distance: f32) -> f32 {
    distance
        * match sector {
            Sector::Banking => 0.28,
            Sector::Government => 0.24,
            Sector::Micronopoly => 0.034,
            Sector::NewsMedia | Sector::Universities => 0.019,
            Sector::TeleComm => 0.038,
        }
}

/// How many attempts a seat is from winning.
pub(super) fn distance(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    let player = table.player(seat);
    let missing = usize::from(table.goal.saturating_sub(table.roots(seat)));
    let codes = table.cards.codes_of(state.hand(seat));
    let mut costs = [f32::MAX; SECTORS];
    let mut open = 0;
    for sector in Sector::ALL {
        if counts(table, sector) && table.level(seat, sector) != Level::Root {
            costs[open] = cost(state, seat, sector, codes);
            open += 1;
        }
    }
    costs[..open].sort_unstable_by(f32::total_cmp);
    let mut rest: f32 = costs[..open.min(missing)].iter().sum();
    // Other ways to the goal are worth something too.
    rest -= costs[open.min(missing)..open].iter().map(|cost| 0.05 * (6.0 - cost).max(0.0)).sum::<f32>();
    let far = rest.max(0.0);
    for sector in Sector::ALL {
        if state.has_bonus(seat, sector) {
            rest -= bonus(sector, far);
        }
    }
    if player.upgrades_off.is_none() {
        for card in player.upgrades.iter() {
            rest -= table.cards.face(card).abilities.iter().map(|gives| ability(*gives, far)).sum::<f32>();
        }
    }
    let hand = state.hand(seat);
    let limit = state.usual_limit(seat);
    rest -= CARD * f32::from(hand.len().min(limit)) + 0.51 * CARD * f32::from(hand.len().saturating_sub(limit));
    rest += harm_of(player.next);
    // Who is later at its turn is later at the goal.
    let seats = table.seats;
    let wait = (seat.0 + seats - table.turn.0) % seats;
    rest + 2.0 * f32::from(wait) / f32::from(seats)
}

/// The chance of each seat to win.
pub(super) fn chances(state: &State) -> [f32; MAX_SEATS] {
    let seats = state.table().seats;
    let mut chances = [0.0; MAX_SEATS];
    for (at, distance_of) in chances.iter_mut().enumerate().take(usize::from(seats)) {
        *distance_of = distance(state, Seat(at as u8));
    }
    let nearest = chances[..usize::from(seats)].iter().copied().fold(f32::MAX, f32::min);
    let scale = 1.22 + 0.68 * nearest.max(0.0);
    let mut all = 0.0;
    for chance in &mut chances[..usize::from(seats)] {
        *chance = ((nearest - *chance) / scale).exp();
        all += *chance;
    }
    chances.map(|chance| chance / all)
}
