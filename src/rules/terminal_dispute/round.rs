//! The course of a match: roll, allocation, writing, twelve times (TD-3, TD-4, TD-10 to TD-12, TD-50, TD-60).

use rand_chacha::ChaCha8Rng;

use super::actions::{Action, Event, Phase};
use super::allocation::Allocation;
use super::charger::HexSet;
use super::choices::Choices;
use super::legal_actions::allocations;
use super::matrix::BOXES;
use super::sheet::{Sheet, Turn};
use super::state::State;
use super::view::{SheetView, View};
use super::{ROUNDS, log, words};
use crate::key;
use crate::rules::components::Chance;
use crate::rules::content::Content;
use crate::rules::game::{
    Audience, EventSink, Game, LogEntry, MAX_SEATS, Names, OptionSpec, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer,
};
use crate::rules::glossary::Glossary;
use crate::t;

/// The allocation before there is one.
pub(super) const NO_ALLOCATION: Allocation = Allocation { navigation: [0; 2], phone: [0; 2], unused: 0 };

/// Who starts: the only option of the setup.
const START: OptionSpec = OptionSpec {
    key: "start",
    title: key!("td-option-start"),
    help: key!("td-option-start.help"),
    values: &["random", "1", "2", "3", "4", "5", "6"],
    default: "random",
};

impl State {
    /// Writes for a seat in a sample: its sheet and turn change, the round goes on.
    pub(super) fn write_quietly(&mut self, seat: Seat, action: &Action) {
        let (sheet, turn) = (&mut self.sheets[seat.index()], &mut self.turns[seat.index()]);
        match *action {
            Action::Write { value, cell } => turn.write(&mut sheet.matrix, value, cell),
            Action::CrossOut { cell } => turn.cross_out(&mut sheet.matrix, cell),
            Action::Charge(line) => {
                turn.charge(self.grid, sheet, line);
            }
            Action::Swap { spot, value } => turn.swap(&mut sheet.tracker, spot, value),
            Action::Roll | Action::Allocate(_) => {}
        }
        self.look_at_turn(seat.index());
    }

    fn allocate(&mut self, by: Option<Seat>, allocation: Allocation, events: &mut impl EventSink<Event>) {
        self.allocation = allocation;
        self.phase = Phase::Write;
        for seat in 0..usize::from(self.seats) {
            self.turns[seat] = Turn::new(allocation, &self.sheets[seat].matrix);
        }
        self.look_at_turns();
        events.push(Audience::All, || Event::Allocated { by, allocation });
    }

    /// After a writing of `seat`: ends its round, and the round when it was the last (TD-11).
    #[inline]
    fn after_writing(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Seal {
        if !self.turns[seat.index()].is_done() {
            return Seal::Open;
        }
        events.push(Audience::All, || Event::Finished { seat });
        self.writers = self.writers.without(seat);
        if self.writers.is_empty() { self.end_round(events) } else { Seal::Open }
    }

    /// Shows what everybody wrote and passes the marker on (TD-3, TD-4, TD-11).
    fn end_round(&mut self, events: &mut impl EventSink<Event>) -> Seal {
        let seats = usize::from(self.seats);
        for at in 0..seats {
            let (sheet, before) = (self.sheets[at], self.shown[at]);
            let seat = Seat(at as u8);
            let unused = (self.allocation.unused, self.turns[at].unused);
            events.push(Audience::All, || Event::Shown {
                seat,
                boxes: (0..BOXES as u8)
                    .filter(|cell| before.matrix.get(*cell) != sheet.matrix.get(*cell))
                    .map(|cell| (cell, sheet.matrix.get(cell)))
                    .collect(),
                hexes: HexSet(sheet.charger.0 & !before.charger.0),
                circles: sheet.tracker.unlocked.saturating_sub(before.tracker.unlocked),
                swaps: sheet.tracker.used.saturating_sub(before.tracker.used),
                unused,
                total: sheet.total(),
            });
        }
        let round = self.round;
        self.shown[..seats].copy_from_slice(&self.sheets[..seats]);
        self.dice = [0; 5];
        self.allocation = NO_ALLOCATION;
        self.turns = [Turn::NONE; MAX_SEATS];
        self.choices = [Choices::default(); MAX_SEATS];
        if round == ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.start = self.start.next(self.seats);
            self.phase = Phase::Roll;
        }
        let next = (round < ROUNDS).then_some(self.start);
        events.push(Audience::All, || Event::RoundEnded { round, next });
        if self.seats == 1 { Seal::Open } else { Seal::Sealed }
    }
}

impl Game for State {
    const ID: &'static str = "terminal-dispute";
    const TITLE: &'static str = "Terminal Dispute";
    const RULES: &'static str = "TD";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=6;
    const OPTIONS: &'static [OptionSpec] = &[START];
    // A round is a roll, an allocation and for each seat three writings; each of its four abilities is used once.
    const MAX_ACTIONS: usize = ROUNDS as usize * (2 + 3 * MAX_SEATS) + 4 * MAX_SEATS;

    type Content = super::Content;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn glossary() -> Glossary {
        super::glossary::WORDS.glossary()
    }

    fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
        super::waste::waste(view, seat, action)
    }

    fn begin(setup: &Setup, mut chance: Chance, content: &'static Content) -> Result<Self, Vec<String>> {
        let mut problems = setup.problems::<Self>();
        let start: Option<u8> = setup.value(&START).parse().ok();
        if Self::SEATS.contains(&setup.seats)
            && let Some(start) = start.filter(|start| Self::SEATS.contains(start) && *start > setup.seats)
        {
            problems.push(t!("td-problem-start", seat = start, seats = setup.seats));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let drawn = chance.below(u32::from(setup.seats)) as u8;
        Ok(Self {
            grid: &content.terminal_dispute.grid,
            chance,
            seats: setup.seats,
            phase: Phase::Roll,
            round: 1,
            start: Seat(start.map_or(drawn, |start| start - 1)),
            dice: [0; 5],
            allocation: NO_ALLOCATION,
            sheets: [Sheet::default(); MAX_SEATS],
            shown: [Sheet::default(); MAX_SEATS],
            turns: [Turn::NONE; MAX_SEATS],
            choices: [Choices::default(); MAX_SEATS],
            writers: Seats::NONE,
        })
    }

    fn validate(&self) -> Result<(), Vec<String>> {
        super::validate::validate(self, true)
    }

    fn validate_rehearsal(&self) -> Result<(), Vec<String>> {
        super::validate::validate(self, false)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn actors(&self) -> Seats {
        match self.phase {
            Phase::Roll | Phase::Allocate => Seats::one(self.start),
            Phase::Write => self.writers,
            Phase::Over => Seats::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Write if seat.0 < self.seats => {
                let at = seat.index();
                self.choices[at].list(self.grid, &self.sheets[at], &self.turns[at], out);
            }
            Phase::Roll if seat == self.start => out.push(Action::Roll),
            Phase::Allocate if seat == self.start => out.extend_from_slice(allocations(self.dice)),
            _ => {}
        }
    }

    fn pick_action(&self, seat: Seat, _: &mut Vec<Action>, pick: impl FnOnce(usize) -> usize) -> Option<Action> {
        match self.phase {
            Phase::Write if seat.0 < self.seats => {
                let at = seat.index();
                self.choices[at].pick(self.grid, &self.sheets[at], &self.turns[at], pick)
            }
            Phase::Roll if seat == self.start => (pick(1) == 0).then_some(Action::Roll),
            Phase::Allocate if seat == self.start => {
                let all = allocations(self.dice);
                all.get(pick(all.len())).copied()
            }
            _ => None,
        }
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::new("TD-1", t!("td-refuse-no-seat", seat = seat.to_string())));
        }
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::new("TD-4", t!("td-refuse-over"))),
            (Phase::Roll | Phase::Allocate, _) if seat != self.start => Err(Refusal::new("TD-10", t!("td-refuse-not-start"))),
            (Phase::Roll, Action::Roll) => Ok(()),
            (Phase::Roll, _) => Err(Refusal::new("TD-10", t!("td-refuse-roll-first"))),
            (Phase::Allocate, Action::Allocate(allocation)) => {
                if *allocation != Allocation::from_spots(allocation.spots()) {
                    Err(Refusal::new("TD-10", t!("td-refuse-order")))
                } else if allocation.uses(self.dice) {
                    Ok(())
                } else {
                    Err(Refusal::new("TD-10", t!("td-refuse-spots")))
                }
            }
            (Phase::Allocate, _) => Err(Refusal::new("TD-10", t!("td-refuse-allocate-first"))),
            (Phase::Write, action) => self.check_writing(seat, action),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) -> Seal {
        let seat = Seat(seat.0.min(MAX_SEATS as u8 - 1));
        let at = seat.index();
        match *action {
            Action::Roll => {
                let dice = self.chance.roll::<5>();
                self.dice = dice;
                let round = self.round;
                events.push(Audience::All, || Event::Rolled { seat, round, dice });
                if Self::by_chance(self.seats, self.round) {
                    let mut spots = dice;
                    self.chance.shuffle(&mut spots);
                    self.allocate(None, Allocation::from_spots(spots), events);
                } else {
                    self.phase = Phase::Allocate;
                }
                Seal::Sealed
            }
            Action::Allocate(allocation) => {
                self.allocate(Some(seat), allocation, events);
                Seal::Open
            }
            Action::Write { value, cell } => {
                self.turns[at].write(&mut self.sheets[at].matrix, value, cell.min(BOXES as u8 - 1));
                self.choices[at].look_at_matrix(&self.sheets[at], &self.turns[at]);
                events.push(Audience::Only(Seats::one(seat)), || Event::Wrote { seat, value, cell });
                self.after_writing(seat, events)
            }
            Action::CrossOut { cell } => {
                self.turns[at].cross_out(&mut self.sheets[at].matrix, cell.min(BOXES as u8 - 1));
                self.choices[at].look_at_matrix(&self.sheets[at], &self.turns[at]);
                events.push(Audience::Only(Seats::one(seat)), || Event::CrossedOut { seat, cell });
                self.after_writing(seat, events)
            }
            Action::Charge(line) => {
                let circles = self.turns[at].charge(self.grid, &mut self.sheets[at], line);
                self.choices[at].look_at_charger(self.grid, &self.sheets[at], &self.turns[at]);
                events.push(Audience::Only(Seats::one(seat)), || Event::Charged { seat, line, circles });
                self.after_writing(seat, events)
            }
            Action::Swap { spot, value } => {
                let fetched = self.turns[at].unused;
                self.turns[at].swap(&mut self.sheets[at].tracker, spot, value);
                self.choices[at].look_at_charger(self.grid, &self.sheets[at], &self.turns[at]);
                events.push(Audience::Only(Seats::one(seat)), || Event::Swapped { seat, spot, out: value, fetched });
                Seal::Open
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            grid: self.grid,
            viewer,
            phase: self.phase,
            round: self.round,
            start: self.start,
            by_chance: Self::by_chance(self.seats, self.round),
            dice: self.dice,
            allocation: (self.phase == Phase::Write).then_some(self.allocation),
            sheets: (0..usize::from(self.seats))
                .map(|at| {
                    let own = viewer == Viewer::Seat(Seat(at as u8));
                    let sheet = if own { &self.sheets[at] } else { &self.shown[at] };
                    SheetView {
                        sheet: *sheet,
                        began: own.then_some(self.shown[at]),
                        turn: own.then_some(self.turns[at]),
                        finished: self.phase == Phase::Write && self.turns[at].is_done(),
                        total: sheet.total(),
                    }
                })
                .collect(),
        }
    }

    fn sample(view: &View, rng: &mut ChaCha8Rng) -> Self {
        super::view::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let totals: [i16; MAX_SEATS] = std::array::from_fn(|at| i16::from(self.sheets[at].total()));
        Some(Outcome::by_score(&totals[..usize::from(self.seats)]))
    }

    fn queue(&mut self, results: &[u8]) -> Result<(), String> {
        if let Some(face) = results.iter().find(|face| !(1..=6).contains(*face)) {
            return Err(t!("td-problem-die", face = face));
        }
        self.chance.queue(results)
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
        words::describe_action(view, seat, action)
    }

    fn describe_event(event: &Event, names: Names<'_>) -> String {
        words::describe_event(event, names)
    }

    fn log_entry(events: &[&Event], names: Names<'_>) -> LogEntry {
        log::entry(events, names)
    }

    fn prompt(view: &View, names: Names<'_>) -> String {
        words::prompt(view, names)
    }

    fn sheets(view: &View, names: Names<'_>) -> String {
        words::sheets(view, names)
    }
}
