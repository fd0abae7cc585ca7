//! Puzzles: positions of a match in which one line is better than every other, and the search that finds and proves it.
//!
//! A position is drawn from what the seat sees, so neither the search nor the puzzle can know more than the seat does. A line
//! counts only if it leads to the same end in other states that the view allows.

mod print;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::{Budget, Level, Strategy, choose};
use crate::rules::game::{Audience, EventSink, Game, Seal, Seat, Viewer};

/// The seat that solves.
pub const SOLVER: Seat = Seat(0);
/// In so many other states that the view allows a line has to lead to the same end.
const OTHERS: u32 = 24;
/// A line of fewer actions is no puzzle.
const SHORTEST: usize = 3;
/// A line has so many actions at most, those of others too.
const LONGEST: usize = 200;
/// What nothing is worth.
const NEVER: i32 = i32::MIN;

/// A table whose matches are looked through: how many seats, and options that differ from their defaults.
pub type Table = (u8, &'static [(&'static str, &'static str)]);

/// Something that can be asked of a seat in a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Quest<A> {
    /// Its kind, as texts and files name it.
    pub kind: &'static str,
    /// What chance gives, which the solver is told.
    pub queue: Vec<u8>,
    /// Whether what chance decides is left out.
    pub open: bool,
    /// What it is about, where a kind can be about several things: the number of a model, and its name.
    pub about: Option<(u8, String)>,
    /// What can’t be beaten, if that is known.
    pub most: Option<i32>,
    /// The one line, where it follows from the view by itself.
    pub line: Option<Vec<A>>,
}

/// What puzzles of a game ask for.
pub trait Quests<G: Game>: Sync {
    /// The tables whose matches are looked through.
    fn tables(&self) -> &'static [Table];

    /// The kinds there are.
    fn kinds(&self) -> &'static [&'static str];

    /// What can be asked of a seat here.
    fn of(&self, view: &G::View, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Quest<G::Action>>;

    /// What came of it, where an event ends the quest: the more, the better.
    fn result(&self, quest: &Quest<G::Action>, event: &G::Event) -> Option<i32>;

    /// The event that has to happen for such a result, and those that end it otherwise, as patterns.
    fn events(&self, quest: &Quest<G::Action>, result: i32) -> (Value, Vec<Value>);

    /// Leaves of the legal actions of the solver those that the search tries.
    fn tried(&self, quest: &Quest<G::Action>, state: &G, legal: &mut Vec<G::Action>) {
        let _ = (quest, state, legal);
    }

    /// Whether an action is a part of the line that no other may do without; ways to the same place are not.
    fn is_essential(&self, action: &G::Action) -> bool {
        let _ = action;
        true
    }

    /// The same view in other words, from which a bot may decide otherwise.
    fn alike(&self, view: G::View, number: u8) -> G::View {
        let _ = number;
        view
    }

    /// What others do when asked in a match of so many seats: the first that they may; nothing stands for anything.
    fn meanwhile(&self, seats: u8) -> Vec<(Seat, Option<G::Action>)> {
        let _ = seats;
        Vec::new()
    }
}

/// A line, and what it brings.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution<A> {
    /// What is done, by the solver alone.
    pub line: Vec<A>,
    /// What comes of it.
    pub result: i32,
    /// How many states were looked at.
    pub looked: usize,
}

/// Why a position is no puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unfit {
    /// There are too many states to look at all.
    Large,
    /// Nothing can be reached, or it takes next to nothing.
    Nothing,
    /// Several lines are as good.
    Several,
    /// It depends on what the solver can’t know, or on somebody who has a choice.
    Unsure,
}

/// Keeps what came of a quest.
struct Results<'a, G: Game> {
    quests: &'a dyn Quests<G>,
    quest: &'a Quest<G::Action>,
    result: Option<i32>,
}

impl<G: Game> EventSink<G::Event> for Results<'_, G> {
    fn push(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        if self.result.is_none() && audience.includes(Viewer::Seat(SOLVER)) {
            self.result = self.quests.result(self.quest, &event());
        }
    }
}

/// A search through every line of a position.
struct Search<'a, G: Game> {
    quests: &'a dyn Quests<G>,
    quest: &'a Quest<G::Action>,
    most: usize,
    banned: Option<&'a G::Action>,
    meanwhile: Vec<(Seat, Option<G::Action>)>,
    known: HashMap<u64, i32>,
}

impl<'a, G: Game> Search<'a, G> {
    fn new(quests: &'a dyn Quests<G>, quest: &'a Quest<G::Action>, start: &G, most: usize) -> Self {
        Self { quests, quest, most, banned: None, meanwhile: quests.meanwhile(start.seats()), known: HashMap::new() }
    }

    /// Carries an action out and lets the others stand by: whether it sealed something, and what came of the quest.
    fn after(&self, state: &mut G, action: &G::Action) -> (Seal, Option<i32>) {
        let mut results = Results { quests: self.quests, quest: self.quest, result: None };
        let seal = state.play(SOLVER, action, &mut results);
        for _ in 0..LONGEST {
            let asked = state.actors();
            let Some(other) = asked.iter().next().filter(|_| results.result.is_none() && !asked.contains(SOLVER)) else { break };
            // Where somebody else has a choice, nothing is sure.
            let Some(answer) = self.answer(state, other) else { return (seal, Some(NEVER)) };
            state.play(other, &answer, &mut results);
        }
        let over = results.result.is_none() && !state.actors().contains(SOLVER);
        (seal, results.result.or(over.then_some(NEVER)))
    }

    fn answer(&self, state: &G, other: Seat) -> Option<G::Action> {
        let first = || {
            let mut legal = Vec::new();
            state.legal_actions(other, &mut legal);
            legal.into_iter().next()
        };
        let mut answers = self.meanwhile.iter().filter(|(seat, _)| *seat == other);
        answers.find_map(|(_, answer)| answer.clone().map_or_else(first, |answer| state.check(other, &answer).is_ok().then_some(answer)))
    }

    fn tried(&self, state: &G) -> Vec<G::Action> {
        let mut legal = Vec::new();
        state.legal_actions(SOLVER, &mut legal);
        self.quests.tried(self.quest, state, &mut legal);
        legal.retain(|action| self.banned != Some(action));
        legal
    }

    /// The best that can come of a state; nothing where that is too much to look at.
    fn best(&mut self, state: &G) -> Option<i32> {
        let key = print::of(state);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() >= self.most {
            return None;
        }
        self.known.insert(key, NEVER);
        let mut best = NEVER;
        for action in self.tried(state) {
            best = best.max(self.of_action(state, &action)?);
            if self.quest.most == Some(best) {
                break;
            }
        }
        self.known.insert(key, best);
        Some(best)
    }

    fn of_action(&mut self, state: &G, action: &G::Action) -> Option<i32> {
        let mut after = state.clone();
        let (seal, result) = self.after(&mut after, action);
        match result {
            _ if self.quest.open && seal == Seal::Sealed => Some(NEVER),
            Some(result) => Some(result),
            None => self.best(&after),
        }
    }

    /// A line that leads to this result.
    fn line(&mut self, state: &G, wanted: i32) -> Option<Vec<G::Action>> {
        let (mut state, mut line) = (state.clone(), Vec::new());
        while line.len() < LONGEST {
            let action = self.tried(&state).into_iter().find(|action| self.of_action(&state, action) == Some(wanted))?;
            let (_, result) = self.after(&mut state, &action);
            line.push(action);
            if result.is_some() {
                return Some(line);
            }
        }
        None
    }
}

/// The one line that answers a quest in a position; of at most so many states.
///
/// # Errors
/// Why there is none.
pub fn solve<G: Game>(
    quests: &dyn Quests<G>,
    quest: &Quest<G::Action>,
    position: &G,
    most: usize,
    rng: &mut ChaCha8Rng,
) -> Result<Solution<G::Action>, Unfit> {
    let mut start = position.clone();
    start.queue(&quest.queue).map_err(|_| Unfit::Unsure)?;
    let (mut first, mut looked) = (Search::new(quests, quest, &start, most), 0);
    let (line, result) = if let Some(line) = &quest.line {
        (line.clone(), follow(quests, quest, &start, line).ok_or(Unfit::Unsure)?)
    } else {
        let result = first.best(&start).ok_or(Unfit::Large)?;
        if result == NEVER || quest.most.is_some_and(|most| result < most) {
            return Err(Unfit::Nothing);
        }
        let line = first.line(&start, result).ok_or(Unfit::Large)?;
        let line = without_detours(line, |line| follow(quests, quest, &start, line) == Some(result));
        if line.len() < SHORTEST {
            return Err(Unfit::Nothing);
        }
        looked += first.known.len();
        for action in line.iter().filter(|action| quests.is_essential(action)) {
            let mut without = Search { banned: Some(action), ..Search::new(quests, quest, &start, most) };
            if without.best(&start).ok_or(Unfit::Large)? >= result {
                return Err(Unfit::Several);
            }
            looked += without.known.len();
        }
        (line, result)
    };
    let view = position.view(Viewer::Seat(SOLVER));
    for _ in 0..OTHERS {
        let mut other = G::sample(&view, rng);
        other.queue(&quest.queue).map_err(|_| Unfit::Unsure)?;
        if follow(quests, quest, &other, &line) != Some(result) {
            return Err(Unfit::Unsure);
        }
    }
    Ok(Solution { line, result, looked })
}

/// A line without what it can do without.
fn without_detours<A: Clone>(mut line: Vec<A>, is_good: impl Fn(&[A]) -> bool) -> Vec<A> {
    for length in (1..line.len()).rev() {
        let mut at = 0;
        while at + length <= line.len() {
            let shorter = [&line[..at], &line[at + length..]].concat();
            if is_good(&shorter) {
                line = shorter;
            } else {
                at += 1;
            }
        }
    }
    line
}

/// What comes of a line.
fn follow<G: Game>(quests: &dyn Quests<G>, quest: &Quest<G::Action>, start: &G, line: &[G::Action]) -> Option<i32> {
    let search = Search::new(quests, quest, start, 0);
    let mut state = start.clone();
    for action in line {
        state.check(SOLVER, action).ok()?;
        let (_, result) = search.after(&mut state, action);
        if result.is_some() {
            return result;
        }
    }
    None
}

/// How often a bot of this level comes to a result, of so many tries.
#[must_use]
pub fn found<G: Strategy>(quests: &dyn Quests<G>, quest: &Quest<G::Action>, position: &G, result: i32, level: Level, tries: u8) -> u8 {
    let seen = position.view(Viewer::Seat(SOLVER));
    let comes = |number: u8| {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(number));
        let search = Search::new(quests, quest, position, 0);
        let mut state = G::sample(&quests.alike(seen.clone(), number), &mut rng);
        state.queue(&quest.queue).ok()?;
        let mut legal = Vec::new();
        for _ in 0..LONGEST {
            state.legal_actions(SOLVER, &mut legal);
            let view = state.view(Viewer::Seat(SOLVER));
            let budget = Budget::iterations_of(level);
            let action = choose::<G>(level, &view, SOLVER, &legal, budget, &mut rng, &AtomicBool::new(false))?;
            if let (_, Some(result)) = search.after(&mut state, &action) {
                return Some(result);
            }
        }
        None
    };
    (0..tries).filter(|number| comes(*number).is_some_and(|came| came >= result)).count() as u8
}
