//! What a viewer may know, states drawn from it, and the check of states from outside.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::ROUNDS;
use super::allocation::Allocation;
use super::charger::{Grid, HexSet};
use super::round::{NO_ALLOCATION, Phase, State};
use super::sheet::{Navigation, Sheet, Turn};
use crate::rules::components::Chance;
use crate::rules::game::{Game, MAX_SEATS, Seat, Viewer};

/// One terminal as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SheetView {
    /// One's own as it stands; another's as it stood when the round began (TD-11).
    pub sheet: Sheet,
    /// What is yet to be written; of one's own terminal only.
    pub turn: Option<Turn>,
    /// Whether this seat has done its three writings of the round.
    pub finished: bool,
    /// What `sheet` scores.
    pub total: u8,
}

/// What a viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is to be done.
    pub phase: Phase,
    /// The round, 1–12; 12 still when the match is over.
    pub round: u8,
    /// The seat with the marker.
    pub start: Seat,
    /// Whether the dice of this round are allocated by chance (TD-60).
    pub by_chance: bool,
    /// The dice as they fell; zeros before the roll.
    pub dice: [u8; 5],
    /// Where they lie on the shared board.
    pub allocation: Option<Allocation>,
    /// The terminals, by seat.
    pub sheets: Vec<SheetView>,
}

impl View {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.sheets.len() as u8
    }

    /// The viewer's own seat.
    #[must_use]
    pub const fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The viewer's own terminal and what it has yet to write.
    #[must_use]
    pub fn own_sheet(&self) -> Option<(&Sheet, &Turn)> {
        let own = self.sheets.get(self.own()?.index())?;
        Some((&own.sheet, own.turn.as_ref()?))
    }
}

/// A state that fits the view. What other seats have written in this round is not known: who has finished is taken to
/// have written at random, and the others to have all their writings before them.
pub(super) fn sample(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut state = State {
        chance: Chance::split(rng),
        seats: view.seats(),
        phase: view.phase,
        round: view.round,
        start: view.start,
        dice: view.dice,
        allocation: view.allocation.unwrap_or(NO_ALLOCATION),
        sheets: [Sheet::default(); MAX_SEATS],
        shown: [Sheet::default(); MAX_SEATS],
        turns: [Turn::NONE; MAX_SEATS],
    };
    for (at, seen) in view.sheets.iter().enumerate().take(MAX_SEATS) {
        state.sheets[at] = seen.sheet;
        state.shown[at] = seen.sheet;
        state.turns[at] = match (seen.turn, view.allocation) {
            (Some(turn), _) => turn,
            (None, Some(allocation)) => Turn::new(allocation, &seen.sheet.matrix),
            (None, None) => Turn::NONE,
        };
    }
    let mut actions = Vec::new();
    for (at, seen) in view.sheets.iter().enumerate() {
        if seen.turn.is_some() || !seen.finished {
            continue;
        }
        let seat = Seat(at as u8);
        while !state.turns[at].is_done() {
            state.legal_actions(seat, &mut actions);
            let pick = state.chance.below(actions.len() as u32) as usize;
            state.write_quietly(seat, &actions[pick]);
        }
    }
    state
}

/// Everything that is wrong with a state from outside.
pub(super) fn validate(state: &State) -> Result<(), Vec<String>> {
    let mut wrong = Vec::new();
    let mut expect = |good: bool, text: String| {
        if !good {
            wrong.push(text);
        }
    };
    let State { seats, phase, round, start, dice, allocation, .. } = *state;
    expect(State::SEATS.contains(&seats), format!("seats: 1 to 6 play, not {seats} (TD-1)."));
    expect((1..=ROUNDS).contains(&round), format!("round: it counts from 1 to {ROUNDS}, not {round} (TD-4)."));
    expect(start.0 < seats, format!("start: there is no seat {start} (TD-3)."));
    let thrown = matches!(phase, Phase::Allocate | Phase::Write);
    let faces = if thrown { 1..=6 } else { 0..=0 };
    expect(dice.iter().all(|die| faces.contains(die)), format!("dice: {dice:?} do not fit the phase {phase:?} (TD-10)."));
    match phase {
        Phase::Write => expect(
            allocation == Allocation::from_spots(allocation.spots()) && allocation.uses(dice),
            "allocation: it is not made of the dice (TD-10).".into(),
        ),
        _ => expect(allocation == NO_ALLOCATION, format!("allocation: there is none in the phase {phase:?} (TD-10).")),
    }
    let rounds_done = if phase == Phase::Over { round } else { round.saturating_sub(1) };
    let filled = |sheet: &Sheet| 25 - sheet.matrix.empty().count_ones();
    let circled = |set: HexSet| HexSet(set.0 & Grid::in_use().circled().0).len();
    for at in 0..usize::from(seats).min(MAX_SEATS) {
        let (sheet, shown, turn, seat) = (&state.sheets[at], &state.shown[at], &state.turns[at], at + 1);
        expect(
            filled(shown) == 2 * u32::from(rounds_done),
            format!("shown of seat {seat}: {rounds_done} rounds fill two boxes each (TD-4)."),
        );
        let kept = (0..25).all(|cell| shown.matrix.get(cell) == 0 || shown.matrix.get(cell) == sheet.matrix.get(cell));
        expect(
            kept && shown.charger.0 & !sheet.charger.0 == 0 && shown.tracker.used <= sheet.tracker.used,
            format!("sheets of seat {seat}: what was written stays (TD-20)."),
        );
        for (name, sheet) in [("sheets", sheet), ("shown", shown)] {
            expect(sheet.charger.0 & !Grid::in_use().all().0 == 0, format!("{name} of seat {seat}: a hex is off the grid (TD-30)."));
            expect(
                sheet.tracker.unlocked == circled(sheet.charger) && sheet.tracker.used <= sheet.tracker.unlocked,
                format!("{name} of seat {seat}: the tracker does not fit the circled hexes shaded (TD-40)."),
            );
        }
        if phase != Phase::Write {
            expect(*turn == Turn::NONE, format!("turns of seat {seat}: there is nothing to write now (TD-11)."));
            expect(sheet == shown, format!("sheets of seat {seat}: nothing is written between rounds (TD-11)."));
            continue;
        }
        let written = filled(sheet).saturating_sub(filled(shown));
        let fits = super::round::fits(shown);
        let values = |count: usize| {
            let [a, b] = turn.navigation;
            match count {
                0 => a == 0 && b == 0,
                1 => (1..=6).contains(&a) && b == 0,
                _ => (1..=6).contains(&a) && (a..=6).contains(&b),
            }
        };
        let step_fits = match turn.step {
            Navigation::Both => fits && written == 0 && values(2),
            Navigation::Second(first) => {
                fits && written == 1 && values(1) && first < 25 && sheet.matrix.get(first) != 0 && shown.matrix.get(first) == 0
            }
            Navigation::Stuck => !fits && written == 0 && values(2),
            Navigation::ToCross => !fits && written == 1 && values(1),
            Navigation::ToWrite => !fits && written == 1 && values(2),
            Navigation::Done => written == 2 && values(0),
        };
        expect(step_fits, format!("turns of seat {seat}: the navigation dice do not fit the matrix (TD-20 to TD-23)."));
        let [a, b] = turn.phone;
        let phone = (a == 0 && b == 0) || ((1..=6).contains(&a) && (a..=6).contains(&b));
        expect(
            phone && (a == 0 || sheet.charger == shown.charger) && (1..=6).contains(&turn.unused),
            format!("turns of seat {seat}: the phone pair does not fit the charger (TD-31)."),
        );
    }
    expect(phase != Phase::Write || !state.actors().is_empty(), "turns: every seat has written, so the round is over (TD-11).".into());
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
