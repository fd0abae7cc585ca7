//! Going back, skipping, and playing again what was done.

use super::{Mode, Run, Told};
use crate::lessons::file::{May, Move, Want};
use crate::lessons::start::table;
use crate::matches::ApplyError;
use crate::rules::game::Game;
use crate::t;

impl<G: Game> Run<G> {
    /// Goes back: to the beginning of this step if something was done in it, otherwise to that of the one before. Whether there
    /// was anything to go back to.
    pub fn back(&mut self) -> bool {
        if self.lesson.puzzle.is_some() {
            return self.take_back();
        }
        if self.is_untouched() {
            if self.past.pop().is_none() {
                return false;
            }
            self.at -= 1;
        }
        self.rewind();
        true
    }

    /// Takes back the last of what the learner did, with everything that came of it.
    fn take_back(&mut self) -> bool {
        let own = |one: &Move<G::Action>| matches!(one, Move::Act(seat, _) if *seat == Self::learner());
        let Some(last) = self.done.iter().rposition(own) else { return false };
        let queued = self.done.iter().take_while(|one| matches!(one, Move::Queue(_))).count();
        let before: Vec<_> = self.done.drain(queued..last).collect();
        self.rewind();
        for one in before {
            // It was all good before.
            let _ = self.happen(one);
        }
        true
    }

    /// Goes back to the beginning of this step.
    pub fn again(&mut self) {
        self.rewind();
    }

    /// The line of a puzzle was shown: what is done now solves it no more.
    pub const fn show(&mut self) {
        self.shown = true;
    }

    /// Whether the line of a puzzle was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Whether there is anything to go back to.
    #[must_use]
    pub fn can_go_back(&self) -> bool {
        !(self.is_untouched() && self.past.is_empty())
    }

    /// Whether nothing was done in this step yet.
    fn is_untouched(&self) -> bool {
        let queued = self.now().is_some_and(|step| !step.queue.is_empty());
        self.mode == Mode::Open && self.done.len() <= usize::from(queued)
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
        let (lesson, _) = self.lesson_and_step();
        for (number, one) in lesson.start.moves.iter().enumerate() {
            self.happen(one.clone()).map_err(|error| vec![t!("lesson-problem-move", number = number + 1, error = error.to_string())])?;
        }
        self.done.clear();
        Ok(())
    }

    pub(super) fn set_up(&mut self) -> Result<(), Vec<String>> {
        self.moves()?;
        self.open().map_err(|error| vec![error])
    }

    /// Skips this step: what would have happened in it happens at once. The goal is not won by it.
    ///
    /// # Errors
    /// The lesson is broken: the step can't be played.
    pub fn skip(&mut self) -> Result<(), String> {
        let (lesson, at) = self.lesson_and_step();
        let Some(step) = lesson.steps.get(at).filter(|_| self.mode != Mode::Over) else { return Ok(()) };
        if matches!(self.mode, Mode::Told(Told::Reply(_))) {
            self.next_step();
            return Ok(());
        }
        if !self.is_untouched() {
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
        }
        step.then.iter().try_for_each(|one| self.happen(one.clone()).map(|_| ()).map_err(say))?;
        self.next_step();
        if self.mode == Mode::Over {
            self.happened = false;
        }
        Ok(())
    }
}
