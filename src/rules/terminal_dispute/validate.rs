//! The check of a state that came from outside: a file, or the engine protocol.

use super::ROUNDS;
use super::actions::Phase;
use super::allocation::Allocation;
use super::charger::{Grid, HexSet};
use super::matrix::{CROSSED, SHARES_LINE, fits_two};
use super::round::NO_ALLOCATION;
use super::sheet::{Navigation, Sheet, Turn};
use super::state::State;
use crate::rules::components::Findings;
use crate::rules::game::{Game, MAX_SEATS};
use crate::t;

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let State { seats, round, .. } = *state;
    findings.range("seats", seats, State::SEATS, "TD-1");
    findings.range("round", round, 1..=ROUNDS, "TD-4");
    let wrong = state.chance.queued().iter().find(|face| !(1..=6).contains(*face));
    findings.expect(wrong.is_none(), "chance.queue", || t!("td-problem-die", face = wrong.copied()));
    if findings.are_none() {
        check_board(state, &mut findings);
        for at in 0..MAX_SEATS {
            check_seat(state, at, whole, &mut findings);
        }
    }
    if findings.are_none() && state.phase == Phase::Write {
        findings.expect(!state.actors().is_empty(), "turns", || t!("td-position-all-written"));
    }
    findings.into_result()
}

/// The shared board (TD-2, TD-3, TD-10).
fn check_board(state: &State, findings: &mut Findings) {
    let State { seats, phase, round, start, dice, allocation, .. } = *state;
    findings.range("start", start.0, 0..=seats - 1, "TD-3");
    findings.expect(phase != Phase::Over || round == ROUNDS, "phase", || t!("td-position-not-over", round = round, rounds = ROUNDS));
    findings.expect(phase != Phase::Allocate || !State::by_chance(seats, round), "phase", || t!("td-position-by-chance", round = round));
    let rolled = matches!(phase, Phase::Allocate | Phase::Write);
    let faces = if rolled { 1..=6 } else { 0..=0 };
    findings.expect(dice.iter().all(|die| faces.contains(die)), "dice", || {
        t!("td-position-dice", rolled = if rolled { "yes" } else { "no" }, dice = format!("{dice:?}"))
    });
    if phase == Phase::Write {
        let ordered = allocation == Allocation::from_spots(allocation.spots());
        findings.expect(ordered && allocation.uses(dice), "allocation", || t!("td-position-allocation", dice = format!("{dice:?}")));
    } else {
        findings.expect(allocation == NO_ALLOCATION, "allocation", || t!("td-position-no-allocation", phase = format!("{phase:?}")));
    }
}

/// One seat's sheets and turn.
fn check_seat(state: &State, at: usize, whole: bool, findings: &mut Findings) {
    let (sheet, shown, turn) = (&state.sheets[at], &state.shown[at], &state.turns[at]);
    if at >= usize::from(state.seats) {
        let clear = *sheet == Sheet::default() && *shown == Sheet::default() && *turn == Turn::NONE;
        return findings.expect(clear, format_args!("sheets[{at}], shown[{at}], turns[{at}]"), || {
            t!("position-empty-seat", seats = state.seats, rule = "TD-1")
        });
    }
    for (name, sheet) in [("sheets", sheet), ("shown", shown)] {
        let (grid, tracker) = (state.grid, sheet.tracker);
        let off = HexSet(sheet.charger.0 & !grid.all().0);
        findings.expect(off.is_empty(), format_args!("{name}[{at}].charger"), || {
            t!("td-position-off-grid", hex = off.iter().next(), last = grid.all().len() - 1)
        });
        let circles = HexSet(sheet.charger.0 & grid.circled().0).len();
        findings.expect(tracker.unlocked == circles && tracker.used <= circles, format_args!("{name}[{at}].tracker"), || {
            t!("td-position-tracker", circles = circles, unlocked = tracker.unlocked, used = tracker.used)
        });
    }
    let rounds_done = if state.phase == Phase::Over { ROUNDS } else { state.round - 1 };
    let full = 2 * u32::from(rounds_done);
    // A rehearsal may have fewer, never more: all that is still to be written needs its box.
    findings.expect(if whole { filled(shown) == full } else { filled(shown) <= full }, format_args!("shown[{at}].matrix"), || {
        let whole = if whole { "yes" } else { "no" };
        t!("td-position-boxes", rounds = rounds_done, boxes = full, filled = filled(shown), whole = whole)
    });
    // Five empty boxes can lie in one line, more can't: nothing is crossed out before round 11.
    let most_crossed = rounds_done.saturating_sub(10);
    findings.expect(!whole || crossed(shown) <= most_crossed, format_args!("shown[{at}].matrix"), || {
        t!("td-position-crossed", crossed = crossed(shown), most = most_crossed, rounds = rounds_done)
    });
    if state.phase != Phase::Write {
        let phase = state.phase;
        findings
            .expect(*turn == Turn::NONE, format_args!("turns[{at}]"), || t!("td-position-nothing-to-write", phase = format!("{phase:?}")));
        findings.expect(sheet == shown, format_args!("sheets[{at}]"), || t!("td-position-between-rounds", shown = format!("shown[{at}]")));
        return;
    }
    let kept = (0..25).all(|cell| [0, sheet.matrix.get(cell)].contains(&shown.matrix.get(cell)))
        && shown.charger.0 & !sheet.charger.0 == 0
        && shown.tracker.used <= sheet.tracker.used;
    findings.expect(kept, format_args!("sheets[{at}]"), || t!("td-position-kept", shown = format!("shown[{at}]")));
    findings.expect(navigation_fits(sheet, shown, turn), format_args!("turns[{at}]"), || {
        t!("td-position-navigation", step = format!("{:?}", turn.step), dice = format!("{:?}", turn.navigation))
    });
    findings.expect(phone_fits(state.grid, sheet, shown, turn), format_args!("turns[{at}].phone"), || {
        t!("td-position-phone", dice = format!("{:?}", turn.phone))
    });
    findings.expect(dice_fit(state.allocation, sheet, shown, turn), format_args!("turns[{at}]"), || t!("td-position-turn-dice"));
}

fn filled(sheet: &Sheet) -> u32 {
    25 - sheet.matrix.empty().count_ones()
}

fn crossed(sheet: &Sheet) -> u8 {
    sheet.matrix.boxes().iter().filter(|value| **value == CROSSED).count() as u8
}

/// The boxes filled in this round with what stands in them.
fn written(sheet: &Sheet, shown: &Sheet) -> Vec<(u8, u8)> {
    (0..25).map(|cell| (cell, sheet.matrix.get(cell))).filter(|(cell, value)| *value != shown.matrix.get(*cell)).collect()
}

/// Whether the step of the navigation dice fits what was written in this round.
fn navigation_fits(sheet: &Sheet, shown: &Sheet, turn: &Turn) -> bool {
    let fits = fits_two(shown.matrix.empty());
    let written = written(sheet, shown);
    let crossed = written.iter().filter(|(_, value)| *value == CROSSED).count();
    let open = match turn.navigation {
        [0, 0] => 0,
        [1..=6, 0] => 1,
        [a @ 1..=6, b @ 1..=6] if a <= b => 2,
        _ => return false,
    };
    match turn.step {
        Navigation::Both => fits && written.is_empty() && open == 2,
        Navigation::Second(first) => {
            let apart = written.len() == 1 && written[0].0 == first && sheet.matrix.empty() & !SHARES_LINE[usize::from(first)] != 0;
            fits && apart && crossed == 0 && open == 1
        }
        Navigation::Stuck => !fits && written.is_empty() && open == 2,
        Navigation::ToCross => !fits && written.len() == 1 && crossed == 0 && open == 1,
        Navigation::ToWrite => !fits && written.len() == 1 && crossed == 1 && open == 2,
        Navigation::Done if open != 0 || written.len() != 2 => false,
        Navigation::Done if fits => crossed == 0 && SHARES_LINE[usize::from(written[0].0)] & 1 << written[1].0 == 0,
        Navigation::Done => crossed == 1,
    }
}

/// Whether the phone dice are still there, or shaded one line of the charger.
fn phone_fits(grid: &Grid, sheet: &Sheet, shown: &Sheet, turn: &Turn) -> bool {
    let new = HexSet(sheet.charger.0 & !shown.charger.0);
    match turn.phone {
        [0, 0] => grid.line(new).is_some(),
        [a @ 1..=6, b @ 1..=6] => a <= b && new.is_empty(),
        _ => false,
    }
}

/// Whether the dice of a seat, written or not, are those of the shared board, and on their own spots where no ability
/// was used.
fn dice_fit(allocation: Allocation, sheet: &Sheet, shown: &Sheet, turn: &Turn) -> bool {
    let count = |dice: &[u8]| {
        dice.iter().fold([0_u8; 8], |mut counts, die| {
            counts[usize::from(*die & 7)] += 1;
            counts
        })
    };
    let within = |part: [u8; 8], whole: [u8; 8]| (1..7).all(|face| part[face] <= whole[face]);
    let wrote: Vec<u8> = written(sheet, shown).iter().map(|(_, value)| *value).chain(turn.navigation).collect();
    let all: Vec<u8> = wrote.iter().copied().chain(turn.phone).chain([turn.unused]).collect();
    if !(1..=6).contains(&turn.unused) || !within(count(&all), count(&allocation.spots())) {
        return false;
    }
    let untouched = turn.unused == allocation.unused
        && [[0; 2], allocation.phone].contains(&turn.phone)
        && within(count(&wrote), count(&allocation.navigation));
    untouched || sheet.tracker.used > shown.tracker.used
}
