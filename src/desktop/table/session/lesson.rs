//! A lesson on the table: the learner reads and acts, and the others do what the lesson says. Nothing of it is kept but how
//! far somebody has come.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Happened, Session, Source, Tabled, seen_by};
use crate::desktop::keys::Command;
use crate::desktop::launch::Learned;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Language;
use crate::desktop::sound::Sound;
use crate::desktop::table::motion::Pace;
use crate::lessons::puzzles::{self, Grade};
use crate::lessons::{self, Refused, Run, Spot, Waits};
use crate::matches::ApplyError;
use crate::rules::game::{Names, Refusal, Viewer, Witnessed};
use crate::t;

/// The lesson that is on the table, as far as it is said.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Taught(pub Option<Teaching>);

/// What is said in a lesson now.
#[derive(Debug, Clone, PartialEq)]
pub struct Teaching {
    /// The lesson's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// What is said.
    pub text: String,
    /// The ids of the words in it that the step introduces.
    pub words: Vec<String>,
    /// What the learner is asked to do.
    pub asks: Option<String>,
    /// Whether the learner decides alone.
    pub decides: bool,
    /// The step, from 0, and how many there are.
    pub step: (usize, usize),
    /// What it waits for.
    pub waits: Waits,
    /// Whether what has happened is still to be seen before anything is said of it.
    pub behind: bool,
    /// What is pointed at.
    pub points: Vec<Spot>,
    /// Whether there is anything to go back to.
    pub back: bool,
    /// The puzzle that it is.
    pub puzzle: Option<Puzzled>,
    /// The lesson or puzzle that comes after it, once it is over.
    pub next: Option<String>,
}

/// What is told of a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzled {
    /// Its number among those of its game, from 1.
    pub number: usize,
    /// How hard it is.
    pub grade: Grade,
    /// What happens in its line, once that is shown.
    pub line: Option<Vec<String>>,
}

impl Taught {
    /// Whether a lesson waits for something else than an action: why none can be done is no question then.
    #[must_use]
    pub fn says(&self) -> bool {
        self.0.as_ref().is_some_and(|told| told.waits != Waits::Acting)
    }
}

/// Whether a lesson is on the table.
pub fn is_lesson(taught: Res<Taught>) -> bool {
    taught.0.is_some()
}

/// What the learner does besides acting.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonCommand {
    /// What is said has been read.
    ReadOn,
    /// Back to the beginning of the step, or to the step before.
    Back,
    /// The step is not played.
    Skip,
    /// The puzzle begins again.
    Again,
    /// The line of the puzzle is shown.
    Show,
}

impl<G: Tabled> Session<G> {
    /// A lesson to be played.
    #[must_use]
    pub fn lesson(run: Run<G>) -> Self {
        let (seats, title) = (run.table().seats().to_vec(), lessons::title(&run.lesson().id));
        let mut session = Self::new(seats, Some(title), Source::Lesson(Box::new(run)));
        session.holder = Viewer::Seat(Run::<G>::learner());
        session
    }

    /// The lesson that is played.
    #[cfg(test)]
    pub fn run(&self) -> Option<&Run<G>> {
        if let Source::Lesson(run) = &self.source { Some(run) } else { None }
    }
}

/// A lesson’s own refusal has no rule.
pub(super) fn refusal_of(refused: Refused) -> Refusal {
    match refused {
        Refused::Rules(refusal) => refusal,
        Refused::Lesson(text) => Refusal::new("", text),
    }
}

/// What the learner may do now, ascending.
pub(super) fn allowed<G: Tabled>(run: &Run<G>) -> Vec<G::Action> {
    if run.waits() == Waits::Acting { run.allowed() } else { Vec::new() }
}

/// The one line that says what to do.
pub(super) fn prompt<G: Tabled>(run: &Run<G>, view: &G::View, names: Names<'_>) -> String {
    match run.waits() {
        Waits::Reading => t!("lesson-read-on"),
        Waits::Undo => t!("lesson-undo-first"),
        Waits::Over { .. } if run.lesson().puzzle.is_some() => t!("puzzle-over"),
        Waits::Over { .. } => t!("lesson-over"),
        Waits::Acting | Waits::Others => G::prompt(view, names),
    }
}

/// Does what the learner wants, on the version that was on the table.
pub(super) fn act<G: Tabled>(run: &mut Run<G>, action: &G::Action, version: u64) -> Result<Vec<Witnessed<G::Event>>, ApplyError> {
    if version != run.version() {
        return Err(ApplyError::Stale { given: version, now: run.version() });
    }
    run.act(action).map_err(|refused| ApplyError::Refused(refusal_of(refused)))
}

/// Undo goes back in the lesson; there is nothing to redo.
pub(super) fn go_back<G: Tabled>(run: &mut Run<G>, commands: &[Command], notices: &mut Notices, sounds: &mut MessageWriter<Sound>) {
    for _ in commands.iter().filter(|command| **command == Command::Undo) {
        if run.back() {
            sounds.write(Sound::Undo);
        } else {
            notices.tell(if run.lesson().puzzle.is_some() { t!("puzzle-at-start") } else { t!("lesson-at-start") });
            sounds.write(Sound::Refuse);
        }
    }
}

/// Reads on, goes back, skips; and lets the others act, one after the other, each when the one before has been seen.
pub(super) fn teach<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut orders: MessageReader<LessonCommand>,
    mut happened: MessageWriter<Happened<G>>,
    (mut notices, mut sounds): (ResMut<Notices>, MessageWriter<Sound>),
    pace: Res<Pace>,
    mut busy: ResMut<Busy>,
) {
    let quiet = session.bypass_change_detection();
    let Source::Lesson(run) = &mut quiet.source else { return orders.clear() };
    let before = (run.step(), run.version(), run.waits(), run.is_shown());
    for order in orders.read() {
        notices.acted();
        match order {
            LessonCommand::ReadOn => run.read_on(),
            LessonCommand::Back => go_back(run, &[Command::Undo], &mut notices, &mut sounds),
            LessonCommand::Skip => run.skip().unwrap_or_else(|error| notices.warn(error)),
            LessonCommand::Again => run.again(),
            LessonCommand::Show => run.show(),
        }
    }
    if run.waits() == Waits::Others && pace.is_over() {
        match run.go_on() {
            Ok(events) => _ = happened.write_batch(seen_by::<G>(&events, quiet.holder).into_iter().map(Happened)),
            Err(error) => notices.warn(error.to_string()),
        }
    }
    if before != (run.step(), run.version(), run.waits(), run.is_shown()) {
        busy.now();
        session.set_changed();
    }
}

/// Remembers how far the learner has come.
pub(super) fn remember<G: Tabled>(session: Res<Session<G>>, mut learned: ResMut<Learned>, mut notices: ResMut<Notices>) {
    let Source::Lesson(run) = &session.source else { return };
    if !session.is_changed() {
        return;
    }
    let id = &run.lesson().id;
    let written = match run.waits() {
        Waits::Over { won } => learned.0.finish(id, won),
        _ => learned.0.leave(id, run.step()),
    };
    if let Err(error) = written {
        notices.warn(error);
    }
}

/// Says what there is to say, once what has happened has been seen.
pub(super) fn tell<G: Tabled>(
    (session, language, learned): (Res<Session<G>>, Res<Language>, Res<Learned>),
    pace: Res<Pace>,
    mut taught: ResMut<Taught>,
    mut stale: Local<bool>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let Source::Lesson(run) = &session.source else { return };
    *stale |= session.is_changed() || language.is_changed();
    if !*stale {
        return;
    }
    let lesson = Arc::clone(run.lesson());
    if let Some(told) = taught.0.as_mut().filter(|told| told.id == lesson.id && !pace.is_over()) {
        if !told.behind {
            (told.waits, told.decides, told.behind) = (Waits::Others, false, true);
            told.points.clear();
            busy.now();
        }
        return;
    }
    *stale = false;
    let waits = run.waits();
    let puzzle = puzzled(run, taught.0.as_ref().filter(|told| told.id == lesson.id).and_then(|told| told.puzzle.clone()));
    let next = matches!(waits, Waits::Over { .. }).then(|| next_of(run, puzzle.as_ref(), &learned)).flatten();
    if taught.0.as_ref().is_some_and(|told| told.waits != waits) {
        match waits {
            Waits::Over { won: true } => _ = sounds.write(Sound::Win),
            Waits::Undo => _ = sounds.write(Sound::Refuse),
            _ => {}
        }
    }
    taught.set_if_neq(Taught(Some(Teaching {
        words: introduced(run),
        text: run.text(),
        asks: run.asks(),
        decides: run.decides() && waits == Waits::Acting,
        step: (run.step(), run.steps()),
        waits,
        behind: false,
        points: run.points().to_vec(),
        back: run.can_go_back(),
        puzzle,
        next,
        game: G::ID,
        id: lesson.id.clone(),
    })));
    busy.now();
}

/// Those of the words that the step introduces which are said now.
fn introduced<G: Tabled>(run: &Run<G>) -> Vec<String> {
    let text = run.text();
    let said: Vec<&str> = G::glossary().words(&text).map(|word| word.id).collect();
    run.words().iter().filter(|id| said.contains(&id.as_str())).cloned().collect()
}

/// What is told of the puzzle that is played; what was told of it before is not read again.
fn puzzled<G: Tabled>(run: &Run<G>, before: Option<Puzzled>) -> Option<Puzzled> {
    run.lesson().puzzle.as_ref()?;
    let (id, content) = (&run.lesson().id, run.table().content());
    let read = || {
        let (at, listed) = puzzles::list(G::ID, content).into_iter().enumerate().find(|(_, listed)| listed.id == *id)?;
        Some(Puzzled { number: at + 1, grade: listed.grade, line: None })
    };
    let mut puzzle = before.or_else(read)?;
    let shown = matches!(run.waits(), Waits::Over { .. }) || run.is_shown();
    // It was played to its end before it was put into the file.
    let line = || puzzles::line::<G>(id, content).unwrap_or_default();
    puzzle.line = shown.then(|| puzzle.line.take().unwrap_or_else(line));
    Some(puzzle)
}

/// The lesson after this one; after a puzzle the next one that is not solved.
fn next_of<G: Tabled>(run: &Run<G>, puzzle: Option<&Puzzled>, learned: &Learned) -> Option<String> {
    let (id, content) = (&run.lesson().id, run.table().content());
    if let Some(puzzle) = puzzle {
        let mut listed = puzzles::list(G::ID, content);
        let count = listed.len().max(1);
        listed.rotate_left(puzzle.number % count);
        return listed.into_iter().map(|listed| listed.id).find(|other| other != id && !learned.0.is_done(other));
    }
    let mut listed = lessons::list(content).into_iter().filter(|listed| listed.game == G::ID).map(|listed| listed.id);
    listed.find(|other| other == id)?;
    listed.next()
}
