//! How the levels decide: easy sees points on the table, normal knows worths, hard looks ahead.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::outlook::{By, Outlook};
use super::values::Values;
use super::ways::{Eye, Way, Ways};
use crate::bots::{Clock, Level};
use crate::rules::components::Chance;
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{Action, Allocation, Phase, ROUNDS, State, View};

/// How far off an easy bot is in judging a single box or line, in points.
const EASY_BLUR: f32 = 1.3;
/// The same for a normal bot.
const NORMAL_BLUR: f32 = 0.45;
/// So many ways are looked at closely.
const CANDIDATES: usize = 40;
/// So many of them are played on.
const FINALISTS: usize = 16;
/// So many rounds are played on, this one counted.
const DEPTH: u8 = ROUNDS;
/// A way worth so much less than the best is not looked at.
const HOPELESS: f32 = 4.0;

/// The action of a bot that is no random one.
pub(super) fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut contest = Contest::of(view, seat, level)?;
    if level == Level::Hard {
        contest.look_ahead(clock, rng);
    }
    contest.best()
}

/// The ways that a hard bot considers, best first, with what each is taken to be worth in points.
pub(super) fn ways(view: &View, seat: Seat, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Vec<(Way, f32)> {
    let Some(mut contest) = Contest::of(view, seat, Level::Hard) else { return Vec::new() };
    contest.look_ahead(clock, rng);
    contest.candidates.iter().map(|candidate| (candidate.way, candidate.worth)).collect()
}

/// A way in the running.
struct Candidate<'a> {
    way: Way,
    /// What it is taken to be worth.
    worth: f32,
    /// The outlook on the next round, and what is to be expected of it.
    outlook: Option<(Outlook<'a>, f32)>,
    /// The sum of what was found out beyond the outlook, and how often.
    found: f32,
    times: u32,
}

/// Ways compared with each other.
struct Contest<'a> {
    view: &'a View,
    seat: Seat,
    values: &'a Values,
    candidates: Vec<Candidate<'a>>,
    /// What each allocation is worth to the others, if there are any.
    others: Vec<(Allocation, Vec<f32>)>,
}

impl<'a> Contest<'a> {
    /// The ways that a level sees; nothing where there is nothing to decide.
    fn of(view: &'a View, seat: Seat, level: Level) -> Option<Self> {
        let seen = view.sheets.get(seat.index())?;
        let turn = seen.turn.as_ref()?;
        let values = if level <= Level::Easy { Values::plain(view.grid) } else { Values::learned(view.grid) };
        let dice = view.dice.iter().fold(0, |salt, die| salt * 8 + u64::from(*die));
        let salt = (dice << 16 | u64::from(view.round) << 8 | u64::from(seat.0)) << 32;
        let (eye, width) = match level {
            Level::Random | Level::Easy => (Eye { blur: EASY_BLUR, salt }, (1, 1)),
            Level::Normal => (Eye { blur: NORMAL_BLUR, salt }, (1, 1)),
            Level::Hard => (Eye { blur: 0.0, salt }, (10, 6)),
        };
        let ways = Ways::new(values.stage(view.round), &seen.sheet, eye, width);
        let candidates = match view.phase {
            Phase::Allocate => ways.of_dice(view.dice, 4 * CANDIDATES),
            Phase::Write => ways.of_turn(turn, CANDIDATES),
            Phase::Roll | Phase::Over => return None,
        };
        Some(Self::new(view, seat, values, candidates))
    }

    fn new(view: &'a View, seat: Seat, values: &'a Values, ways: Vec<Way>) -> Self {
        let mut contest = Self { view, seat, values, candidates: Vec::new(), others: Vec::new() };
        contest.look_at_others();
        contest.candidates = ways.into_iter().map(|way| Candidate { way, worth: way.worth, outlook: None, found: 0.0, times: 0 }).collect();
        contest.sort();
        contest.candidates.truncate(CANDIDATES);
        contest
    }

    /// Works out what each allocation is worth to the others.
    fn look_at_others(&mut self) {
        if self.view.phase != Phase::Allocate || self.view.seats() < 2 {
            return;
        }
        let stage = self.values.stage(self.view.round);
        let others: Vec<Ways<'_>> = (self.view.sheets.iter().enumerate())
            .filter(|(at, _)| *at != self.seat.index())
            .map(|(_, seen)| Ways::new(stage, &seen.sheet, Eye::default(), (1, 1)))
            .collect();
        Allocation::for_each(self.view.dice, |allocation| {
            self.others.push((allocation, others.iter().map(|ways| ways.worth(allocation)).collect()));
        });
    }

    /// How a candidate ranks: by worth, or where it matters to others too by the chance to win.
    fn rank(&self, candidate: &Candidate<'_>) -> f32 {
        let others = match candidate.way.first {
            Action::Allocate(allocation) => self.others.iter().find(|(other, _)| *other == allocation),
            _ => None,
        };
        others.map_or(candidate.worth, |(_, others)| share(candidate.worth, others.iter().copied(), self.view.round))
    }

    fn sort(&mut self) {
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.sort_by(|a, b| self.rank(b).total_cmp(&self.rank(a)));
        self.candidates = candidates;
    }

    fn best(&self) -> Option<Action> {
        self.candidates.first().map(|candidate| candidate.way.first)
    }

    /// Who allocates in the next round but `ahead`.
    fn by(&self, ahead: u8) -> By {
        let seats = self.view.seats();
        let own = if seats == 1 {
            !State::by_chance(1, self.view.round + 1 + ahead)
        } else {
            (self.view.start.0 + 1 + ahead) % seats == self.seat.0
        };
        if own { By::Own } else { By::Chance }
    }

    /// Looks at the best candidates more closely. First each gets the mean over all rolls of the next round. Then they
    /// play on with the same dice: each later round shows by how much its worth differs from what it was taken to be
    /// the round before, and half of the field drops out again and again.
    fn look_ahead(&mut self, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) {
        let round = self.view.round;
        if round >= ROUNDS || self.only_one() {
            return;
        }
        let best = self.candidates.first().map_or(0.0, |candidate| candidate.worth);
        let by = self.by(0);
        let mut looked = 0;
        for candidate in &mut self.candidates {
            if best - candidate.worth > HOPELESS || !clock.tick() {
                break;
            }
            let outlook = Outlook::new(self.values, &candidate.way.sheet, round + 1);
            candidate.worth = outlook.expected(by);
            candidate.outlook = Some((outlook, candidate.worth));
            looked += 1;
        }
        self.candidates.truncate(looked.max(1));
        self.sort();
        self.candidates.truncate(FINALISTS);
        if round + 1 >= ROUNDS {
            return;
        }
        let mut chance = Chance::new(rng.next_u64());
        let mut phase = 1;
        while !self.only_one() && clock.used() < 1.0 && !clock.is_cancelled() {
            let rolls: [[u8; 5]; ROUNDS as usize] = std::array::from_fn(|_| chance.roll::<5>());
            for at in 0..self.candidates.len() {
                if !clock.tick() {
                    // What was found with dice that the others did not get would not be fair.
                    break;
                }
                let found = self.play_on(&self.candidates[at], &rolls, clock);
                let candidate = &mut self.candidates[at];
                candidate.found += found;
                candidate.times += 1;
            }
            if clock.used() > phase as f32 / 4.0 {
                phase += 1;
                self.settle();
                let half = self.candidates.len().div_ceil(2).max(2);
                self.candidates.truncate(half);
            }
        }
        self.settle();
    }

    fn play_on(&self, candidate: &Candidate<'_>, rolls: &[[u8; 5]], clock: &Clock<'_>) -> f32 {
        let Some((outlook, _)) = &candidate.outlook else { return 0.0 };
        let round = self.view.round;
        let (mut sheet, mut worth) = outlook.after(rolls[0], self.by(0));
        let mut found = 0.0;
        for ahead in 1..DEPTH.min(ROUNDS - round) {
            if clock.is_cancelled() {
                break;
            }
            let outlook = Outlook::new(self.values, &sheet, round + 1 + ahead);
            let by = self.by(ahead);
            found += outlook.expected(by) - worth;
            (sheet, worth) = outlook.after(rolls[usize::from(ahead)], by);
        }
        found
    }

    /// Counts what was found, and puts the best first.
    fn settle(&mut self) {
        for candidate in &mut self.candidates {
            if let Some((_, expected)) = candidate.outlook
                && candidate.times > 0
            {
                candidate.worth = expected + candidate.found / candidate.times as f32;
            }
        }
        self.sort();
    }

    /// Whether it does not matter any more which way is the best.
    fn only_one(&self) -> bool {
        let first = self.best();
        self.candidates.iter().all(|candidate| Some(candidate.way.first) == first)
    }
}

/// The chance to end before all others, when one is worth `own` and the others so much at the end of a round.
pub(super) fn share(own: f32, others: impl Iterator<Item = f32>, round: u8) -> f32 {
    let scale = 0.3 + f32::from(ROUNDS.saturating_sub(round)).sqrt();
    1.0 / (1.0 + others.map(|other| ((other - own) / scale).clamp(-40.0, 40.0).exp()).sum::<f32>())
}
