//! What the learner and the others do in a step.

use super::{Events, Mode, Refused, Run, Told, ways_of};
use crate::lessons::file::{May, Move, Step, Way};
use crate::lessons::words::{COST, WON};
use crate::matches::ApplyError;
use crate::rules::game::{Game, Viewer};
use crate::t;

impl<G: Game> Run<G> {
    /// Does what the learner wants, and gives what happened.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn act(&mut self, action: &G::Action) -> Result<Events<G>, Refused> {
        self.may(action)?;
        let (lesson, at) = self.lesson_and_step();
        let Some(step) = lesson.steps.get(at) else { return Ok(Vec::new()) };
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
        let events = match (next.map_or_else(|| Ok(Vec::new()), |next| self.happen(next)), &mut self.mode) {
            // What a mistake costs is shown as far as it can be.
            (Err(_), Mode::Others(left, Told::Mistake(_))) => {
                left.clear();
                Vec::new()
            }
            (done, _) => done?,
        };
        let (lesson, at) = self.lesson_and_step();
        match lesson.steps.get(at) {
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

    /// Where nobody asks the learner any more, or what is lost has happened, a goal is missed.
    fn look_whether_lost(&mut self) {
        let is_goal = self.now().is_some_and(|step| matches!(step.may, May::Goal { .. }));
        let is_asked = self.meanwhile().is_some() || self.table.actors().contains(Self::learner());
        if is_goal && self.mode == Mode::Open && (self.missed || !is_asked) {
            self.mode = Mode::Told(Told::Mistake(COST.to_owned()));
        }
    }

    /// What others do now that they are asked in the middle of a goal.
    pub(super) fn meanwhile(&self) -> Option<Move<G::Action>> {
        let May::Goal { meanwhile, .. } = &self.now()?.may else { return None };
        let asked = self.table.actors();
        if asked.is_empty() || asked.contains(Self::learner()) {
            return None;
        }
        let may = |one: &&Move<_>| match one {
            Move::Act(seat, action) => self.table.check(*seat, action).is_ok(),
            Move::Any(seat) => asked.contains(*seat),
            Move::Queue(_) => false,
        };
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
        let (lesson, at) = self.lesson_and_step();
        match (&self.mode, lesson.steps.get(at)) {
            (Mode::Told(Told::Reply(_)), _) => self.next_step(),
            (Mode::Open, Some(step)) if step.may == May::Continue => {
                self.end_step(step, &[], None);
                self.after_others();
            }
            _ => {}
        }
    }

    pub(super) fn next_step(&mut self) {
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
    pub(super) fn open(&mut self) -> Result<(), String> {
        (self.mode, self.happened, self.missed) = (Mode::Open, false, false);
        self.chain.clear();
        match self.now() {
            Some(step) if !step.queue.is_empty() => {
                self.happen(Move::Queue(step.queue.clone())).map(|_| ()).map_err(|error| error.to_string())
            }
            _ => Ok(()),
        }
    }

    /// Carries a move out, and looks whether it is what has to happen in this step.
    pub(super) fn happen(&mut self, what: Move<G::Action>) -> Result<Events<G>, ApplyError> {
        self.version += 1;
        let (what, events) = match what {
            Move::Any(seat) => {
                let mut legal = Vec::new();
                self.table.legal_actions(seat, &mut legal);
                let first = legal.into_iter().next().ok_or_else(|| ApplyError::NotNow(t!("lesson-problem-nothing")))?;
                return self.happen(Move::Act(seat, first));
            }
            Move::Act(seat, action) => {
                let events = self.table.apply(seat, &action, None)?;
                (Move::Act(seat, action), events)
            }
            Move::Queue(results) => {
                self.table.queue(&results)?;
                (Move::Queue(results), Vec::new())
            }
        };
        self.done.push(what);
        if let Some(May::Goal { won, lost, .. }) = self.lesson.steps.get(self.at).map(|step| &step.may) {
            for seen in events.iter().filter(|event| event.audience.includes(Viewer::Seat(Self::learner()))) {
                self.happened |= !self.missed && won.fits(&seen.event);
                self.missed |= !self.happened && lost.iter().any(|lost| lost.fits(&seen.event));
            }
        }
        Ok(events)
    }
}
