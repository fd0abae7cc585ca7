//! A lesson that is being played.

mod acting;
mod going;

use std::collections::VecDeque;
use std::sync::Arc;

use super::file::{Lesson, May, Move, Step, Want, Way};
use super::pattern::Pattern;
use super::spots::Spot;
use super::start::{LEARNER, begin, table};
use super::words::{ASKS, WON};
use crate::matches::{Match, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Refusal, Seat, Witnessed};
use crate::t;

/// What happened by an action, and who may see it.
pub(super) type Events<G> = Vec<Witnessed<<G as Game>::Event>>;

/// A lesson that is being played: the match it is played in, and where in the lesson it stands. It is a pure function of the
/// lesson and of what the learner does.
#[derive(Debug)]
pub struct Run<G: Game> {
    lesson: Arc<Lesson<G::Action>>,
    content: &'static Content,
    start: G,
    seats: Vec<SeatSpec>,
    table: Match<G>,
    /// Grows with everything that changes the table, also by going back.
    version: u64,
    at: usize,
    /// What was done in each step before this one.
    past: Vec<Vec<Move<G::Action>>>,
    /// What was done in this step.
    done: Vec<Move<G::Action>>,
    /// What the learner has done of a chain in this step.
    chain: Vec<G::Action>,
    /// Whether what has to happen in this step has happened.
    happened: bool,
    /// Whether what it is missed by has happened before that.
    missed: bool,
    /// Whether the line of a puzzle was shown.
    shown: bool,
    mode: Mode<G::Action>,
}

/// What comes next.
#[derive(Debug, Clone, PartialEq)]
enum Mode<A> {
    /// The learner reads or acts.
    Open,
    /// Others act, then comes what is said to it, if something is.
    Others(VecDeque<Move<A>>, Told),
    /// Something is said to what the learner did.
    Told(Told),
    /// The lesson is over.
    Over,
}

/// What is said to what the learner did.
#[derive(Debug, Clone, PartialEq)]
enum Told {
    /// Nothing; the learner goes on in this step.
    GoOn,
    /// Nothing; the next step begins.
    Nothing,
    /// A reply; the next step begins after it.
    Reply(String),
    /// It was a mistake, and is undone.
    Mistake(String),
}

/// What a lesson waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// That what is said was read: [`Run::read_on`].
    Reading,
    /// An action of the learner: [`Run::act`].
    Acting,
    /// That others act: [`Run::go_on`].
    Others,
    /// That a mistake is undone: [`Run::back`].
    Undo,
    /// Nothing any more; whether it was won.
    Over {
        /// Whether the learner has reached the goal, and did not skip it.
        won: bool,
    },
}

/// Why a learner can't do something now.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// The lesson asks for something else; what, in a sentence.
    #[error("{0}")]
    Lesson(String),
}

impl<G: Game> Run<G> {
    /// Begins a lesson.
    ///
    /// # Errors
    /// Everything that is wrong with where it begins.
    pub fn new(lesson: Arc<Lesson<G::Action>>, content: &'static Content) -> Result<Self, Vec<String>> {
        let (start, seats) = begin::<G>(&lesson.start, content)?;
        let table = table(&start, &seats, content)?;
        let (past, done, chain) = (Vec::new(), Vec::new(), Vec::new());
        let (happened, missed, shown, mode) = (false, false, false, Mode::Open);
        let mut run = Self { lesson, content, start, seats, table, version: 0, at: 0, past, done, chain, happened, missed, shown, mode };
        run.set_up()?;
        Ok(run)
    }

    /// Begins a lesson at a step, as if those before it had been skipped.
    ///
    /// # Errors
    /// As those of [`new`](Self::new), or a step before it that can't be played.
    pub fn resume(lesson: Arc<Lesson<G::Action>>, content: &'static Content, step: usize) -> Result<Self, Vec<String>> {
        let mut run = Self::new(lesson, content)?;
        while run.at < step.min(run.steps().saturating_sub(1)) {
            run.skip().map_err(|error| vec![error])?;
        }
        Ok(run)
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson<G::Action>> {
        &self.lesson
    }

    /// The match it is played in.
    #[must_use]
    pub const fn table(&self) -> &Match<G> {
        &self.table
    }

    /// Counts every change of the table, going back too.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The learner's seat.
    #[must_use]
    pub const fn learner() -> Seat {
        Seat(LEARNER as u8)
    }

    /// The step it stands at, from 0.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lesson.steps.len()
    }

    fn now(&self) -> Option<&Step<G::Action>> {
        self.lesson.steps.get(self.at)
    }

    /// The step it stands at, with the lesson kept alive while the run changes.
    fn lesson_and_step(&self) -> (Arc<Lesson<G::Action>>, usize) {
        (Arc::clone(&self.lesson), self.at)
    }

    /// What it waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        match (&self.mode, self.now()) {
            (Mode::Over, _) | (_, None) => Waits::Over { won: self.happened && !self.shown },
            (Mode::Others(..), _) => Waits::Others,
            (Mode::Told(Told::Mistake(_)), _) => Waits::Undo,
            (Mode::Told(_), _) => Waits::Reading,
            (Mode::Open, Some(step)) if step.may == May::Continue => Waits::Reading,
            (Mode::Open, Some(_)) if self.meanwhile().is_some() => Waits::Others,
            (Mode::Open, Some(_)) => Waits::Acting,
        }
    }

    /// What is said now; after the end what was won, or nothing.
    #[must_use]
    pub fn text(&self) -> String {
        let Some(step) = self.lesson.steps.get(self.at.min(self.steps().saturating_sub(1))) else { return String::new() };
        let attribute = match &self.mode {
            Mode::Told(Told::Reply(said) | Told::Mistake(said)) => Some(said.as_str()),
            Mode::Over if self.happened => Some(WON),
            Mode::Over => return String::new(),
            _ => None,
        };
        self.lesson.text(&step.say, attribute)
    }

    /// What the learner is asked to do, in a sentence; nothing where one reads or decides alone.
    #[must_use]
    pub fn asks(&self) -> Option<String> {
        let step = self.now().filter(|step| matches!(step.may, May::One(_)) && self.mode == Mode::Open)?;
        Some(self.lesson.text(&step.say, Some(ASKS)))
    }

    /// Whether the learner decides alone now.
    #[must_use]
    pub fn decides(&self) -> bool {
        self.mode == Mode::Open && self.now().is_some_and(|step| matches!(step.may, May::Goal { .. }))
    }

    /// What is pointed at now.
    #[must_use]
    pub fn points(&self) -> &[Spot] {
        self.now().filter(|_| self.mode == Mode::Open).map_or(&[], |step| &step.point)
    }

    /// Whether the learner may do this now.
    ///
    /// # Errors
    /// The rule that forbids it, or what the lesson asks for.
    pub fn may(&self, action: &G::Action) -> Result<(), Refused> {
        let step = self.now().filter(|_| self.waits() == Waits::Acting).ok_or_else(|| Refused::Lesson(t!("lesson-read-first")))?;
        self.table.check(Self::learner(), action)?;
        let wanted = match &step.may {
            May::Continue => false,
            May::One(ways) => ways.iter().any(|way| self.goes_on(way, action)),
            May::Goal { .. } => true,
        };
        if wanted { Ok(()) } else { Err(Refused::Lesson(self.lesson.text(&step.say, Some(ASKS)))) }
    }

    /// Everything that the learner may do now.
    #[must_use]
    pub fn allowed(&self) -> Vec<G::Action> {
        let mut legal = self.legal();
        legal.retain(|action| self.may(action).is_ok());
        legal
    }

    /// Whether an action is the next one of a way.
    fn goes_on(&self, way: &Way<G::Action>, action: &G::Action) -> bool {
        let mut own = way.own();
        self.chain.iter().chain([action]).all(|act| own.next().is_some_and(|want| want.fits(act)))
    }

    /// The first legal action that is wanted.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn first(&self, want: &Want<G::Action>) -> Result<G::Action, String> {
        if let Want::Do(action) = want {
            return self.table.check(Self::learner(), action).map(|()| action.clone()).map_err(|refusal| refusal.to_string());
        }
        let none = || t!("lesson-problem-nothing-like", pattern = want.to_string());
        self.legal().into_iter().find(|action| want.fits(action)).ok_or_else(none)
    }

    /// The first legal action that is like this and a mistake: neither on a way nor free.
    pub(super) fn mistake(&self, pattern: &Pattern) -> Option<G::Action> {
        let may = &self.now()?.may;
        let free: &[Pattern] = if let May::Goal { free, .. } = may { free } else { &[] };
        let right = |action: &G::Action| {
            ways_of(may).iter().any(|way| self.goes_on(way, action)) || free.iter().any(|pattern| pattern.fits(action))
        };
        self.legal().into_iter().find(|action| pattern.fits(action) && !right(action))
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.table.legal_actions(Self::learner(), &mut legal);
        legal
    }

    /// Whether what has to happen in this step has happened.
    pub(super) const fn has_happened(&self) -> bool {
        self.happened
    }
}

/// The ways that a step offers.
fn ways_of<A>(may: &May<A>) -> &[Way<A>] {
    match may {
        May::One(ways) | May::Goal { ways, .. } => ways,
        May::Continue => &[],
    }
}
