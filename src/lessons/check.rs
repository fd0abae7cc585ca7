//! What is broken in a lesson.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use serde::Serialize;

use super::file::{Cost, Lesson, May, Want, Way};
use super::list;
use super::run::{Run, Waits};
use super::words::{LONGEST, keys};
use crate::rules::content::{Content, ContentError};
use crate::rules::game::Game;
use crate::t;
use crate::text::{PSEUDO, in_language, is_said, languages, say};

/// The most minutes a lesson may take.
const MINUTES: u8 = 8;

/// The most words that a step may introduce.
const NEW: usize = 5;

/// Everything that is wrong with the text of a lesson's file, with the place.
#[must_use]
pub fn problems<G: Game>(file: &str, id: &str, text: &str, content: &'static Content) -> Vec<ContentError> {
    let lesson = match Lesson::read::<G>(file, id, text, content) {
        Ok(lesson) => Arc::new(lesson),
        Err(error) => return vec![error],
    };
    let mut check = Check::<G> { lesson: Arc::clone(&lesson), content, problems: Vec::new() };
    check.frame();
    check.words();
    check.glossary();
    check.steps();
    let place = |step: Option<usize>| {
        let say = format!("say: \"{}\"", lesson.steps.get(step?)?.say);
        let (line, words) = text.lines().enumerate().find(|(_, words)| words.contains(&say))?;
        Some((line + 1, words.find(&say)? + 1))
    };
    check.problems.into_iter().map(|(step, wrong)| ContentError::new(file, place(step), wrong)).collect()
}

struct Check<G: Game> {
    lesson: Arc<Lesson<G::Action>>,
    content: &'static Content,
    /// What is wrong, and with which step.
    problems: Vec<(Option<usize>, String)>,
}

impl<G: Game> Check<G> {
    fn wrong(&mut self, step: impl Into<Option<usize>>, what: String) {
        self.problems.push((step.into(), what));
    }

    /// What can be seen without playing.
    fn frame(&mut self) {
        let lesson = Arc::clone(&self.lesson);
        if !(1..=MINUTES).contains(&lesson.minutes) {
            self.wrong(None, t!("lesson-problem-minutes", minutes = lesson.minutes, most = MINUTES));
        }
        let seats = u8::try_from(lesson.start.seats.len()).unwrap_or(u8::MAX);
        for (at, step) in lesson.steps.iter().enumerate() {
            if lesson.steps[..at].iter().any(|other| other.say == step.say) {
                self.wrong(at, t!("lesson-problem-twice", say = step.say.as_str()));
            }
            for spot in step.point.iter().filter(|spot| !spot.is_of(G::ID, seats)) {
                self.wrong(at, t!("lesson-problem-spot", spot = ron::to_string(spot).unwrap_or_default(), game = G::TITLE));
            }
            let stuck = match &step.may {
                May::One(ways) | May::Goal { ways, .. } => ways.is_empty() || ways.iter().any(|way| way.own().next().is_none()),
                May::Continue => false,
            };
            if stuck {
                self.wrong(at, t!("lesson-problem-no-way"));
            }
        }
        if !lesson.steps.last().is_some_and(|last| matches!(last.may, May::Goal { .. })) {
            self.wrong(lesson.steps.len().checked_sub(1), t!("lesson-problem-no-goal"));
        }
    }

    /// What is said is there in every language, and short.
    fn words(&mut self) {
        for (step, key) in keys(&self.lesson) {
            for code in languages().filter(|code| *code != PSEUDO) {
                if !is_said(code, &key) {
                    self.wrong(step, t!("lesson-problem-text", key = key.as_str(), language = code));
                    continue;
                }
                let words = in_language(code, || say(&key, &[])).split_whitespace().count();
                if words > LONGEST {
                    self.wrong(step, t!("lesson-problem-long", key = key.as_str(), language = code, words = words, most = LONGEST));
                }
            }
        }
    }

    /// Every word of the game is introduced before it is said or where it is first said, in this lesson or in one before.
    fn glossary(&mut self) {
        let lesson = Arc::clone(&self.lesson);
        let before = list(self.content).into_iter().filter(|listed| listed.game == G::ID && listed.id < lesson.id);
        let before = before.filter_map(|listed| Lesson::load::<G>(&listed.id, self.content).ok());
        let mut known: BTreeSet<String> = before.flat_map(|lesson| lesson.steps).flat_map(|step| step.words).collect();
        let said = keys(&lesson);
        for (at, step) in lesson.steps.iter().enumerate() {
            known.extend(step.words.iter().cloned());
            let mut here = BTreeSet::new();
            for code in languages().filter(|code| *code != PSEUDO) {
                in_language(code, || {
                    let texts = said.iter().filter(|(of, _)| *of == Some(at)).map(|(_, key)| say(key, &[]));
                    here.extend(texts.flat_map(|text| G::glossary().words(&text).map(|word| word.id).collect::<Vec<_>>()));
                });
            }
            for word in &step.words {
                if !here.contains(word.as_str()) {
                    self.wrong(at, t!("lesson-problem-word", word = word.as_str()));
                }
            }
            if step.words.len() > NEW {
                self.wrong(at, t!("lesson-problem-many-words", words = step.words.len(), most = NEW));
            }
            for word in here.into_iter().filter(|word| !known.contains(*word)) {
                self.wrong(at, t!("lesson-problem-new-word", word = word));
            }
        }
    }

    /// Plays every step in every way, each from its beginning.
    fn steps(&mut self) {
        let begun = match Run::<G>::new(Arc::clone(&self.lesson), self.content) {
            Ok(run) => run,
            Err(problems) => return problems.into_iter().for_each(|wrong| self.wrong(None, wrong)),
        };
        let lesson = Arc::clone(&self.lesson);
        for (at, step) in lesson.steps.iter().enumerate() {
            let told = self.problems.len();
            if let Err(wrong) = begun.table().state().clone().queue(&step.queue) {
                self.wrong(at, wrong);
            }
            match &step.may {
                May::Continue => self.try_out(at, &[]),
                May::One(ways) => self.ways(at, ways),
                May::Goal { ways, costs, .. } => {
                    self.ways(at, ways);
                    costs.iter().for_each(|cost| self.cost(at, ways, cost));
                    if costs.is_empty() {
                        self.wrong(at, t!("lesson-problem-no-cost"));
                    }
                }
            }
            // What follows a step that can't be played tells nothing.
            if self.problems[told..].iter().any(|(step, _)| *step == Some(at)) {
                return;
            }
        }
    }

    /// Every way leads on, and the rest of the lesson can be played after each.
    fn ways(&mut self, at: usize, ways: &[Way<G::Action>]) {
        for (number, way) in ways.iter().enumerate() {
            let told = self.problems.len();
            self.try_out(at, &way.acts);
            if number > 0 && self.problems.len() == told {
                self.rest(at, &way.acts);
            }
        }
    }

    fn at(&mut self, at: usize) -> Option<Run<G>> {
        match Run::resume(Arc::clone(&self.lesson), self.content, at) {
            Ok(run) => Some(run),
            Err(problems) => {
                problems.into_iter().for_each(|wrong| self.wrong(at, wrong));
                None
            }
        }
    }

    /// Does these things in a step, and looks whether that leads on.
    fn try_out(&mut self, at: usize, acts: &[Want<G::Action>]) {
        let Some(mut run) = self.at(at) else { return };
        let done = play(&mut run, acts);
        let (waits, now) = (run.waits(), run.step());
        let last = at + 1 == self.lesson.steps.len();
        match done {
            Err(why) => self.wrong(at, why),
            Ok(()) if last && waits != (Waits::Over { won: true }) => self.wrong(at, t!("lesson-problem-not-won")),
            Ok(()) if !last && now == at => self.wrong(at, t!("lesson-problem-not-yet")),
            Ok(()) => {}
        }
    }

    /// A mistake can be made, is seen as one, and does not win.
    fn cost(&mut self, at: usize, ways: &[Way<G::Action>], cost: &Cost<G::Action>) {
        let Some(mut run) = self.at(at) else { return };
        let mistake = &cost.like;
        let way = ways.first().into_iter().flat_map(Way::own).cloned();
        let mut before: VecDeque<Want<_>> =
            if cost.after.is_empty() { way.collect() } else { cost.after.iter().cloned().map(Want::Do).collect() };
        let found = loop {
            if let Some(action) = run.mistake(mistake).filter(|_| cost.after.is_empty() || before.is_empty()) {
                break Ok(action);
            }
            let Some(next) = before.pop_front() else {
                break Err(t!("lesson-problem-nothing-like", pattern = mistake.0.to_string()));
            };
            if let Err(why) = act(&mut run, &next) {
                break Err(in_words(&next, &why));
            }
        };
        let made = found.and_then(|action| act(&mut run, &Want::Do(action)));
        match made {
            Err(why) => self.wrong(at, why),
            Ok(()) if run.has_happened() => self.wrong(at, t!("lesson-problem-mistake-wins")),
            Ok(()) => {}
        }
    }

    /// Plays the rest of the lesson after something other than the first way of a step.
    fn rest(&mut self, at: usize, acts: &[Want<G::Action>]) {
        let lesson = Arc::clone(&self.lesson);
        let Some(mut run) = self.at(at) else { return };
        let mut played = play(&mut run, acts);
        while played.is_ok() && run.step() < lesson.steps.len() && !matches!(run.waits(), Waits::Over { .. }) {
            let (before, step) = (run.step(), &lesson.steps[run.step()]);
            played = run.skip().map_err(|why| t!("lesson-problem-after", step = step.say.as_str(), error = why));
            if run.step() == before {
                break;
            }
        }
        if let Err(why) = played {
            self.wrong(at, why);
        }
    }
}

/// Does these things, and all that follows by itself.
fn play<G: Game>(run: &mut Run<G>, acts: &[Want<G::Action>]) -> Result<(), String> {
    let step = run.step();
    for want in acts.iter().filter(|want| !matches!(want, Want::By(..))) {
        if run.waits() == Waits::Acting && run.step() == step {
            act(run, want).map_err(|why| in_words(want, &why))?;
        }
    }
    if run.step() == step && run.waits() == Waits::Reading {
        run.read_on();
        others(run)?;
    }
    Ok(())
}

/// Does the first thing that is wanted, and lets the others act.
fn act<G: Game>(run: &mut Run<G>, want: &Want<G::Action>) -> Result<(), String> {
    let action = run.first(want)?;
    run.act(&action).map_err(|refused| refused.to_string())?;
    others(run)
}

/// Lets the others act, as long as they are to.
fn others<G: Game>(run: &mut Run<G>) -> Result<(), String> {
    while run.waits() == Waits::Others {
        run.go_on().map_err(|error| t!("lesson-problem-then", error = error.to_string()))?;
    }
    Ok(())
}

/// What is wrong with an action, with the action.
fn in_words<A: Serialize>(want: &Want<A>, why: &str) -> String {
    t!("lesson-problem-action", action = want.to_string(), error = why)
}
