//! The clocks of a table: each seat has a bank of time, and gets credit whenever the match begins to wait for it.
//!
//! A clock goes by what everybody knows: for whom the match waits, who is connected, whether there is a pause. What somebody
//! holds or does in secret changes nothing about it.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::messages::ClockRules;
use crate::rules::game::Seat;

/// While a clock runs it is written down as often as this, or after this part of the bank if that is longer: a host that is killed
/// gives back no more time.
const NOTED: (Duration, u32) = (Duration::from_secs(15), 40);

/// What a player has at least who takes a seat back from a bot; less if the bank is smaller.
const BACK: Duration = Duration::from_secs(30);

/// What everybody knows of a seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    pub is_person: bool,
    pub is_present: bool,
    pub is_waited_for: bool,
}

/// What a clock does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    Stands,
    Runs,
    /// It stands because its player is not connected, and will run soon.
    Spares,
}

/// The clock of a seat.
#[derive(Debug, Clone, Copy)]
struct Clock {
    left: Duration,
    /// How long it still stands while its player is not connected, until the match waits for it again.
    spare: Duration,
    is_waited_for: bool,
    phase: Phase,
    /// Whether everybody was told that no time is left.
    is_told: bool,
}

impl Clock {
    const fn is_out(self) -> bool {
        matches!(self.phase, Phase::Runs) && self.left.is_zero()
    }
}

/// The clock of a seat as it is kept on disk: milliseconds, and whether the match waits for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept(u64, bool);

/// A clock as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct ClockShown {
    /// Milliseconds.
    left: u64,
    runs: bool,
}

/// The clocks of a table.
#[derive(Debug)]
pub(super) struct Clocks {
    bank: Duration,
    credit: Duration,
    grace: Duration,
    seats: Vec<Clock>,
    /// Until when they have gone.
    at: Instant,
    /// When they were written down.
    noted: Instant,
}

impl Clocks {
    /// Full banks for so many seats, at a table where players can be away for `grace` seconds.
    pub fn new(rules: ClockRules, grace: u32, seats: usize) -> Self {
        let [bank, credit, grace] = [rules.bank, rules.credit, grace].map(|seconds| Duration::from_secs(seconds.into()));
        let clock = Clock { left: bank, spare: grace, is_waited_for: false, phase: Phase::Stands, is_told: false };
        Self { bank, credit, grace, seats: vec![clock; seats], at: Instant::now(), noted: Instant::now() }
    }

    /// Sets them as they were kept.
    pub fn restore(&mut self, kept: &[Kept]) {
        for (clock, Kept(left, is_waited_for)) in self.seats.iter_mut().zip(kept) {
            clock.left = Duration::from_millis(*left).min(self.bank);
            clock.is_waited_for = *is_waited_for;
        }
    }

    /// As they are kept.
    pub fn kept(&self) -> Vec<Kept> {
        self.seats.iter().map(|clock| Kept(millis(clock.left), clock.is_waited_for)).collect()
    }

    /// Lets time pass until `now`; then they go on as these standings want it, as far as they go at all. Gives whether they are
    /// to be written down.
    pub fn go(&mut self, now: Instant, do_go: bool, standings: &[Standing]) -> bool {
        let passed = now.saturating_duration_since(self.at);
        self.at = now;
        let somebody_waits = standings.iter().any(|standing| standing.is_person && standing.is_present);
        let (mut has_turned, did_run) = (false, self.runs());
        for (clock, standing) in self.seats.iter_mut().zip(standings) {
            match clock.phase {
                Phase::Stands => {}
                Phase::Runs => clock.left = clock.left.saturating_sub(passed),
                Phase::Spares => clock.spare = clock.spare.saturating_sub(passed),
            }
            if standing.is_waited_for != clock.is_waited_for {
                clock.is_waited_for = standing.is_waited_for;
                has_turned = true;
                if standing.is_waited_for && standing.is_person {
                    clock.left = (clock.left + self.credit).min(self.bank);
                    clock.spare = self.grace;
                }
            }
            clock.phase = if !(do_go && somebody_waits && standing.is_waited_for && standing.is_person) {
                Phase::Stands
            } else if standing.is_present || clock.spare.is_zero() {
                Phase::Runs
            } else {
                Phase::Spares
            };
            clock.is_told &= clock.is_out();
        }
        let is_due = has_turned || (did_run && (!self.runs() || now.saturating_duration_since(self.noted) >= self.note()));
        if is_due {
            self.noted = now;
        }
        is_due
    }

    fn note(&self) -> Duration {
        NOTED.0.max(self.bank / NOTED.1)
    }

    fn runs(&self) -> bool {
        self.seats.iter().any(|clock| clock.phase == Phase::Runs && !clock.left.is_zero())
    }

    /// When something happens to them by itself.
    pub fn next(&self) -> Option<Instant> {
        let next = self.seats.iter().filter_map(|clock| match clock.phase {
            Phase::Runs if !clock.left.is_zero() => Some(clock.left),
            Phase::Spares => Some(clock.spare),
            _ => None,
        });
        let note = self.runs().then(|| self.note().saturating_sub(self.at.saturating_duration_since(self.noted)));
        next.chain(note).min().map(|wait| self.at + wait)
    }

    /// Whether the match waits for a seat that has no time left.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|clock| clock.is_out())
    }

    /// The seats that have no time left of which nobody was told yet.
    pub fn newly_out(&mut self) -> Vec<Seat> {
        let out = self.seats.iter_mut().enumerate().filter(|(_, clock)| clock.is_out() && !clock.is_told);
        out.map(|(at, clock)| (clock.is_told = true, Seat(at as u8)).1).collect()
    }

    /// A player takes a seat back from a bot, and has a little time.
    pub fn give_back(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = clock.left.max(self.credit.max(BACK).min(self.bank));
        }
    }

    /// A new player comes to a seat, and has all the time of the bank.
    pub fn fill(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = self.bank;
        }
    }

    /// What does not change while time only passes: which run, and which are out.
    pub fn standing(&self) -> Vec<(bool, bool)> {
        self.seats.iter().map(|clock| (clock.phase == Phase::Runs, clock.is_out())).collect()
    }

    /// As they are shown: none for seats of bots.
    pub fn shown(&self, is_person: impl Fn(Seat) -> bool) -> Vec<Option<ClockShown>> {
        let shown = |(at, clock): (usize, &Clock)| {
            is_person(Seat(at as u8)).then(|| ClockShown { left: millis(clock.left), runs: clock.phase == Phase::Runs })
        };
        self.seats.iter().enumerate().map(shown).collect()
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Clocks, Kept, Standing};
    use crate::net::messages::ClockRules;
    use crate::rules::game::Seat;

    const RULES: ClockRules = ClockRules { bank: 60, credit: 10 };

    /// Two people who are there; the match waits for one of them.
    fn waits_for(seat: usize) -> [Standing; 2] {
        [0, 1].map(|at| Standing { is_person: true, is_present: true, is_waited_for: at == seat })
    }

    /// Clocks, and an hour for them in which moments are seconds.
    fn clocks() -> (Clocks, impl Fn(u64) -> Instant) {
        let clocks = Clocks::new(RULES, 20, 2);
        let start = clocks.at;
        (clocks, move |second| start + Duration::from_secs(second))
    }

    fn left(clocks: &Clocks) -> [u64; 2] {
        [0, 1].map(|at| clocks.seats[at].left.as_secs())
    }

    #[test]
    fn the_one_who_is_waited_for_pays_and_gets_credit_each_time() {
        let (mut clocks, at) = clocks();
        assert!(clocks.go(at(0), true, &waits_for(0)), "a new turn is written down");
        assert!(!clocks.go(at(1), true, &waits_for(0)));
        assert_eq!(left(&clocks), [59, 60], "a full bank takes no credit");
        clocks.go(at(25), true, &waits_for(1));
        clocks.go(at(30), true, &waits_for(0));
        assert_eq!(left(&clocks), [45, 55]);
        // The same seat again is not a new turn, and it is written down as time goes on.
        assert!(clocks.go(at(45), true, &waits_for(0)));
        assert_eq!(left(&clocks), [30, 55]);
        assert_eq!(clocks.next(), Some(at(60)), "to be written down");
        assert!(clocks.go(at(75), true, &waits_for(0)));
        assert!(clocks.is_out(Seat(0)) && clocks.newly_out() == [Seat(0)] && clocks.newly_out().is_empty());
        assert_eq!(clocks.next(), None, "nothing is less than none");
        clocks.go(at(80), true, &waits_for(1));
        clocks.go(at(81), true, &waits_for(0));
        assert_eq!((left(&clocks), clocks.is_out(Seat(0))), ([10, 59], false));
    }

    #[test]
    fn it_stands_in_a_pause_and_for_a_while_when_the_player_is_gone() {
        let (mut clocks, at) = clocks();
        let mut gone = waits_for(0);
        gone[0].is_present = false;
        clocks.go(at(0), true, &waits_for(0));
        clocks.go(at(5), false, &waits_for(0));
        clocks.go(at(105), true, &waits_for(0));
        assert_eq!(left(&clocks), [55, 60]);
        // To be gone again and again does not stop it for longer.
        clocks.go(at(110), true, &gone);
        clocks.go(at(122), true, &waits_for(0));
        clocks.go(at(123), true, &gone);
        assert_eq!((left(&clocks)[0], clocks.next()), (49, Some(at(131))));
        clocks.go(at(131), true, &gone);
        clocks.go(at(133), true, &gone);
        assert_eq!(left(&clocks)[0], 47);
        // Where nobody is there, nobody waits.
        let nobody = gone.map(|standing| Standing { is_present: false, ..standing });
        clocks.go(at(134), true, &nobody);
        assert_eq!(clocks.next(), None);
        clocks.go(at(1000), true, &nobody);
        assert_eq!(left(&clocks)[0], 46);
    }

    #[test]
    fn a_seat_that_comes_back_from_a_bot_has_some_time() {
        let (mut clocks, at) = clocks();
        clocks.go(at(0), true, &waits_for(0));
        clocks.go(at(60), true, &waits_for(0));
        assert!(clocks.is_out(Seat(0)));
        let mut bot = waits_for(0);
        bot[0].is_person = false;
        clocks.go(at(60), true, &bot);
        assert!(!clocks.is_out(Seat(0)));
        clocks.go(at(61), true, &waits_for(1));
        bot[0].is_waited_for = true;
        clocks.go(at(62), true, &bot);
        assert_eq!(left(&clocks)[0], 0, "a bot saves no time");
        clocks.give_back(Seat(0));
        assert_eq!(left(&clocks)[0], 30);
        clocks.restore(&[Kept(5_000, true), Kept(99_000, false)]);
        assert_eq!(left(&clocks), [5, 60]);
    }
}
