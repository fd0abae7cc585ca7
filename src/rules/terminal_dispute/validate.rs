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

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let State { seats, round, .. } = *state;
    findings.expect(State::SEATS.contains(&seats), || format!("seats: 1 to 6 play, not {seats} (TD-1)."));
    findings.expect((1..=ROUNDS).contains(&round), || format!("round: it counts from 1 to {ROUNDS}, not {round} (TD-4)."));
    let queued = state.chance.queued();
    findings.expect(queued.iter().all(|face| (1..=6).contains(face)), || format!("chance: a die shows 1 to 6, not all of {queued:?}."));
    if findings.are_none() {
        check_board(state, &mut findings);
        for at in 0..MAX_SEATS {
            check_seat(state, at, whole, &mut findings);
        }
    }
    if findings.are_none() && state.phase == Phase::Write {
        findings.expect(!state.actors().is_empty(), || "turns: every seat has written, so the round is over (TD-11).".into());
    }
    findings.into_result()
}

/// The shared board (TD-2, TD-3, TD-10).
fn check_board(state: &State, findings: &mut Findings) {
    let State { seats, phase, round, start, dice, allocation, .. } = *state;
    findings.expect(start.0 < seats, || format!("start: there is no seat {} (TD-3).", u16::from(start.0) + 1));
    findings.expect(phase != Phase::Over || round == ROUNDS, || format!("phase: a match is not over in round {round} (TD-4)."));
    findings.expect(phase != Phase::Allocate || !State::by_chance(seats, round), || {
        format!("phase: chance allocates the dice of round {round} as they fall (TD-60).")
    });
    let faces = if matches!(phase, Phase::Allocate | Phase::Write) { 1..=6 } else { 0..=0 };
    findings.expect(dice.iter().all(|die| faces.contains(die)), || format!("dice: {dice:?} do not fit the phase {phase:?} (TD-10)."));
    if phase == Phase::Write {
        let ordered = allocation == Allocation::from_spots(allocation.spots());
        findings.expect(ordered && allocation.uses(dice), || "allocation: it is not made of the dice (TD-10).".into());
    } else {
        findings.expect(allocation == NO_ALLOCATION, || format!("allocation: there is none in the phase {phase:?} (TD-10)."));
    }
}

/// One seat's sheets and turn.
fn check_seat(state: &State, at: usize, whole: bool, findings: &mut Findings) {
    let (sheet, shown, turn, seat) = (&state.sheets[at], &state.shown[at], &state.turns[at], at + 1);
    if at >= usize::from(state.seats) {
        let clear = *sheet == Sheet::default() && *shown == Sheet::default() && *turn == Turn::NONE;
        return findings.expect(clear, || format!("sheets: seat {seat} does not play, so its sheet stays empty (TD-1)."));
    }
    for (name, sheet) in [("sheets", sheet), ("shown", shown)] {
        let (grid, tracker) = (state.grid, sheet.tracker);
        findings.expect(sheet.charger.0 & !grid.all().0 == 0, || format!("{name} of seat {seat}: a hex is off the grid (TD-30)."));
        let circles = HexSet(sheet.charger.0 & grid.circled().0).len();
        findings.expect(tracker.unlocked == circles && tracker.used <= circles, || {
            format!("{name} of seat {seat}: the tracker does not fit the {circles} circled hexes shaded (TD-40).")
        });
    }
    let rounds_done = if state.phase == Phase::Over { ROUNDS } else { state.round - 1 };
    let full = 2 * u32::from(rounds_done);
    // A rehearsal may have fewer, never more: all that is still to be written needs its box.
    findings.expect(if whole { filled(shown) == full } else { filled(shown) <= full }, || {
        format!("shown of seat {seat}: {rounds_done} rounds fill two boxes each (TD-4).")
    });
    // Five empty boxes can lie in one line, more can't: nothing is crossed out before round 11.
    findings.expect(!whole || crossed(shown) <= rounds_done.saturating_sub(10), || {
        format!("shown of seat {seat}: so many boxes can't have been crossed out (TD-22, TD-23).")
    });
    if state.phase != Phase::Write {
        findings.expect(*turn == Turn::NONE, || format!("turns of seat {seat}: there is nothing to write now (TD-11)."));
        findings.expect(sheet == shown, || format!("sheets of seat {seat}: nothing is written between rounds (TD-11)."));
        return;
    }
    let kept = (0..25).all(|cell| [0, sheet.matrix.get(cell)].contains(&shown.matrix.get(cell)))
        && shown.charger.0 & !sheet.charger.0 == 0
        && shown.tracker.used <= sheet.tracker.used;
    findings.expect(kept, || format!("sheets of seat {seat}: what was written stays (TD-20)."));
    findings.expect(navigation_fits(sheet, shown, turn), || {
        format!("turns of seat {seat}: the navigation dice do not fit the matrix (TD-20 to TD-23).")
    });
    findings.expect(phone_fits(state.grid, sheet, shown, turn), || {
        format!("turns of seat {seat}: the phone pair does not fit the charger (TD-31 to TD-34).")
    });
    findings.expect(dice_fit(state.allocation, sheet, shown, turn), || {
        format!("turns of seat {seat}: its dice are not those of the shared board (TD-10, TD-41).")
    });
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

/// Whether the phone pair is still there, or shaded one line of the charger.
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
