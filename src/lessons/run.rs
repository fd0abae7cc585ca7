//! A lesson that is being played.

use std::collections::VecDeque;

use super::file::{Lesson, May, Move, Step, Want, Way};
use super::pattern::Pattern;
use super::spots::Spot;
use super::start::{LEARNER, begin, table};
use super::words::{ASKS, COST, WON, text};
use crate::matches::{ApplyError, Match, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Refusal, Seat, Viewer, Witnessed};
use crate::t;

/// What happened by an action, and who may see it.
pub(super) type Events<G> = Vec<Witnessed<<G as Game>::Event>>;

/// A lesson that is being played: the match it is played in, and where in the lesson it stands. It is a pure function of the
/// lesson and of what the learner does.
#[derive(Debug)]
pub struct Run<'a, G: Game> {
    lesson: &'a Lesson<G::Action>,
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
    /// It was a mistake, and is taken back.
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
    /// That a mistake is taken back: [`Run::back`].
    TakingBack,
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

impl<'a, G: Game> Run<'a, G> {
    /// Begins a lesson.
    ///
    /// # Errors
    /// Everything that is wrong with where it begins.
    pub fn new(lesson: &'a Lesson<G::Action>, content: &'static Content) -> Result<Self, Vec<String>> {
        let (start, seats) = begin::<G>(&lesson.start, content)?;
        let table = table(&start, &seats, content)?;
        let (past, done, chain) = (Vec::new(), Vec::new(), Vec::new());
        let mut run =
            Self { lesson, content, start, seats, table, version: 0, at: 0, past, done, chain, happened: false, mode: Mode::Open };
        run.set_up()?;
        Ok(run)
    }

    /// Begins a lesson at a step, as if those before it had been skipped.
    ///
    /// # Errors
    /// As those of [`new`](Self::new), or a step before it that can't be played.
    pub fn resume(lesson: &'a Lesson<G::Action>, content: &'static Content, step: usize) -> Result<Self, Vec<String>> {
        let mut run = Self::new(lesson, content)?;
        while run.at < step.min(lesson.steps.len().saturating_sub(1)) {
            run.skip().map_err(|error| vec![error])?;
        }
        Ok(run)
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'a Lesson<G::Action> {
        self.lesson
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
    pub const fn steps(&self) -> usize {
        self.lesson.steps.len()
    }

    fn now(&self) -> Option<&'a Step<G::Action>> {
        self.lesson.steps.get(self.at)
    }

    /// What it waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        match (&self.mode, self.now()) {
            (Mode::Over, _) | (_, None) => Waits::Over { won: self.happened },
            (Mode::Others(..), _) => Waits::Others,
            (Mode::Told(Told::Mistake(_)), _) => Waits::TakingBack,
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
        text(&self.lesson.id, Some(&step.say), attribute)
    }

    /// What is pointed at now.
    #[must_use]
    pub fn points(&self) -> &'a [Spot] {
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
            May::Until { by, .. } => by.iter().any(|pattern| pattern.fits(action)),
            May::Goal { .. } => true,
        };
        if wanted { Ok(()) } else { Err(Refused::Lesson(text(&self.lesson.id, Some(&step.say), Some(ASKS)))) }
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

    /// Does what the learner wants, and gives what happened.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn act(&mut self, action: &G::Action) -> Result<Events<G>, Refused> {
        self.may(action)?;
        let Some(step) = self.now() else { return Ok(Vec::new()) };
        let fits: Vec<&Way<_>> = ways_of(&step.may).iter().filter(|way| self.goes_on(way, action)).collect();
        let events = self.happen(Move::Act(Self::learner(), action.clone())).map_err(|error| match error {
            ApplyError::Refused(refusal) => Refused::Rules(refusal),
            other => Refused::Lesson(other.to_string()),
        })?;
        let done = self.chain.len() + 1;
        let whole = fits.iter().find(|way| way.own().count() == done);
        if let Some(way) = whole.filter(|_| self.happened || self.meanwhile().is_none()) {
            let then = [way.others_after(done), way.then.clone()].concat();
            self.end_step(step, &then, way.reply.clone());
        } else if let Some(way) = fits.first() {
            self.chain.push(action.clone());
            self.mode = Mode::Others(way.others_after(done).into(), Told::GoOn);
        } else if self.happened {
            self.end_step(step, &[], None);
        } else if let May::Goal { free, costs, .. } = &step.may
            && !free.iter().any(|pattern| pattern.fits(action))
        {
            let cost = costs.iter().find(|cost| cost.like.fits(action));
            let then = cost.map_or(&[][..], |cost| &cost.then);
            self.mode = Mode::Others(then.iter().cloned().collect(), Told::Mistake(cost.map_or(COST, |cost| &cost.why).to_owned()));
        }
        self.after_others();
        self.look_whether_lost();
        Ok(events)
    }

    /// The learner's part of a step is done. What is won by a goal is always said; after the last step it is said at the end.
    fn end_step(&mut self, step: &Step<G::Action>, then: &[Move<G::Action>], reply: Option<String>) {
        let is_won = matches!(step.may, May::Goal { .. }) && self.at + 1 < self.steps();
        let reply = reply.or_else(|| is_won.then(|| WON.to_owned()));
        self.mode = Mode::Others(then.iter().chain(&step.then).cloned().collect(), reply.map_or(Told::Nothing, Told::Reply));
    }

    /// Lets the next of the others act, while [`waits`](Self::waits) says so, and gives what happened.
    ///
    /// # Errors
    /// The lesson is broken: the rules forbid what should happen.
    pub fn go_on(&mut self) -> Result<Events<G>, ApplyError> {
        let next = match &mut self.mode {
            Mode::Others(left, _) => left.pop_front(),
            Mode::Open => self.meanwhile(),
            _ => None,
        };
        let events = next.map_or_else(|| Ok(Vec::new()), |next| self.happen(next))?;
        match self.now() {
            Some(step) if self.mode == Mode::Open && self.happened => {
                let whole = ways_of(&step.may).iter().find(|way| way.own().count() == self.chain.len());
                self.end_step(step, whole.map_or(&[], |way| &way.then), whole.and_then(|way| way.reply.clone()));
            }
            _ => {}
        }
        self.after_others();
        self.look_whether_lost();
        Ok(events)
    }

    /// Where nobody asks the learner any more, a goal is missed.
    fn look_whether_lost(&mut self) {
        let is_goal = self.now().is_some_and(|step| matches!(step.may, May::Goal { .. }));
        if is_goal && self.mode == Mode::Open && self.meanwhile().is_none() && !self.table.actors().contains(Self::learner()) {
            self.mode = Mode::Told(Told::Mistake(COST.to_owned()));
        }
    }

    /// What others do now that they are asked in the middle of a goal.
    fn meanwhile(&self) -> Option<Move<G::Action>> {
        let May::Goal { meanwhile, .. } = &self.now()?.may else { return None };
        let asked = self.table.actors();
        if asked.is_empty() || asked.contains(Self::learner()) {
            return None;
        }
        let may = |one: &&Move<_>| matches!(one, Move::Act(seat, action) if self.table.check(*seat, action).is_ok());
        meanwhile.iter().find(may).cloned()
    }

    /// What is queued comes by itself, and after the last of the others it goes on.
    fn after_others(&mut self) {
        let Mode::Others(left, told) = &mut self.mode else { return };
        if !left.is_empty() {
            return;
        }
        match std::mem::replace(told, Told::Nothing) {
            Told::GoOn => self.mode = Mode::Open,
            Told::Nothing => self.next_step(),
            told => self.mode = Mode::Told(told),
        }
    }

    /// What is said has been read.
    pub fn read_on(&mut self) {
        match (&self.mode, self.now()) {
            (Mode::Told(Told::Reply(_)), _) => self.next_step(),
            (Mode::Open, Some(step)) if step.may == May::Continue => {
                self.end_step(step, &[], None);
                self.after_others();
            }
            _ => {}
        }
    }

    fn next_step(&mut self) {
        let last = self.at + 1 >= self.steps();
        self.version += 1;
        if last {
            self.mode = Mode::Over;
            return;
        }
        self.past.push(std::mem::take(&mut self.done));
        self.at += 1;
        // What can't be queued is told by `check`; here chance decides instead.
        let _ = self.open();
    }

    /// The step begins.
    fn open(&mut self) -> Result<(), String> {
        (self.mode, self.happened) = (Mode::Open, false);
        self.chain.clear();
        match self.now() {
            Some(step) if !step.queue.is_empty() => {
                self.happen(Move::Queue(step.queue.clone())).map(|_| ()).map_err(|error| error.to_string())
            }
            _ => Ok(()),
        }
    }

    /// Carries a move out, and looks whether it is what has to happen in this step.
    fn happen(&mut self, what: Move<G::Action>) -> Result<Events<G>, ApplyError> {
        self.version += 1;
        let events = match &what {
            Move::Act(seat, action) => self.table.apply(*seat, action, None)?,
            Move::Queue(results) => {
                self.table.queue(results)?;
                Vec::new()
            }
        };
        self.done.push(what);
        if let Some(May::Until { event: wanted, .. } | May::Goal { won: wanted, .. }) = self.now().map(|step| &step.may) {
            let seen = |event: &&Witnessed<G::Event>| event.audience.includes(Viewer::Seat(Self::learner()));
            self.happened |= events.iter().filter(seen).any(|seen| wanted.fits(&seen.event));
        }
        Ok(events)
    }

    /// Goes back: to the beginning of this step if something was done in it, otherwise to that of the one before. Whether there
    /// was anything to go back to.
    pub fn back(&mut self) -> bool {
        let own = self.now().map_or(0, |step| usize::from(!step.queue.is_empty()));
        if self.mode == Mode::Open && self.done.len() <= own {
            if self.past.pop().is_none() {
                return false;
            }
            self.at -= 1;
        }
        self.rewind();
        true
    }

    /// Plays all steps before this one again.
    fn rewind(&mut self) {
        let past = std::mem::take(&mut self.past);
        let Ok(fresh) = table(&self.start, &self.seats, self.content) else { return };
        (self.table, self.happened) = (fresh, false);
        self.version += 1;
        // It was all good before.
        let at = std::mem::take(&mut self.at);
        let _ = self.moves();
        for moves in past {
            self.done.clear();
            for one in moves {
                let _ = self.happen(one);
            }
            self.past.push(std::mem::take(&mut self.done));
            self.at += 1;
        }
        self.at = at;
        let _ = self.open();
    }

    /// What has happened before the first step.
    fn moves(&mut self) -> Result<(), Vec<String>> {
        for (number, one) in self.lesson.start.moves.iter().enumerate() {
            self.happen(one.clone()).map_err(|error| vec![t!("lesson-problem-move", number = number + 1, error = error.to_string())])?;
        }
        self.done.clear();
        Ok(())
    }

    fn set_up(&mut self) -> Result<(), Vec<String>> {
        self.moves()?;
        self.open().map_err(|error| vec![error])
    }

    /// Skips this step: what would have happened in it happens at once. The goal is not won by it.
    ///
    /// # Errors
    /// The lesson is broken: the step can't be played.
    pub fn skip(&mut self) -> Result<(), String> {
        let Some(step) = self.now().filter(|_| self.mode != Mode::Over) else { return Ok(()) };
        if matches!(self.mode, Mode::Told(Told::Reply(_))) {
            self.next_step();
            return Ok(());
        }
        if self.mode != Mode::Open || !self.chain.is_empty() {
            self.rewind();
        }
        let say = |error: ApplyError| error.to_string();
        match &step.may {
            May::Continue => {}
            May::One(ways) | May::Goal { ways, .. } => {
                let way = ways.first().ok_or_else(|| t!("lesson-problem-no-way"))?;
                for want in &way.acts {
                    let one = match want {
                        Want::By(seat, action) => Move::Act(*seat, action.clone()),
                        own => Move::Act(Self::learner(), self.first(own)?),
                    };
                    self.happen(one).map_err(say)?;
                    while let Some(one) = self.meanwhile() {
                        self.happen(one).map_err(say)?;
                    }
                }
                way.then.iter().try_for_each(|one| self.happen(one.clone()).map(|_| ()).map_err(say))?;
            }
            May::Until { way, .. } => {
                for action in way {
                    if !self.happened {
                        self.happen(Move::Act(Self::learner(), action.clone())).map_err(say)?;
                    }
                }
            }
        }
        step.then.iter().try_for_each(|one| self.happen(one.clone()).map(|_| ()).map_err(say))?;
        self.next_step();
        if self.mode == Mode::Over {
            self.happened = false;
        }
        Ok(())
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
        May::Continue | May::Until { .. } => &[],
    }
}
