//! Words that are pointed at are explained and remembered; likely mistakes are asked about once; what was to be done is no longer
//! said once it is done.

use std::sync::Arc;

use bevy::prelude::*;

use super::Headless;
use crate::desktop::launch::StartMatch;
use crate::desktop::notice::Notices;
use crate::desktop::settings::{Aid, Quality, Settings, Speed};
use crate::desktop::table::session::{LessonCommand, Session};
use crate::lessons::{Lesson, Progress, Run};
use crate::matches::{Match, SeatSpec};
use crate::rules::game::{Seat, Setup, Viewer};
use crate::rules::terminal_dispute::{Action, State as Game};
use crate::seats::Level;

fn settings(ask_once: Aid) -> Settings {
    Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, card: Aid::Never, ask_once, ..Settings::default() }
}

/// A match that stands where the last step of a lesson does.
fn last_round() -> Match<Game> {
    let content = crate::desktop::content();
    let lesson = Arc::new(Lesson::load::<Game>("td-1", content).expect("it is built in"));
    let last = lesson.steps.len() - 1;
    let run = Run::<Game>::resume(lesson, content, last).expect("it can be played");
    let seats = [SeatSpec::human(), SeatSpec::bot(Level::Easy)];
    Match::from_state(run.table().state().clone(), content, &seats, true).expect("it is a good state")
}

#[test]
fn a_likely_mistake_is_asked_about_once() {
    for (ask_once, times) in [(Aid::Always, 2), (Aid::Never, 1)] {
        let mut headless = Headless::with::<Game>(settings(ask_once), Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
        headless.app.insert_resource(Session::live(last_round()));
        headless.frames(5);
        assert_eq!(headless.table::<Game>().viewer, Viewer::Seat(Seat(0)));
        for nth in 1..=times {
            let before = headless.table::<Game>().version;
            headless.act::<Game>(Action::Write { value: 5, cell: 12 });
            headless.frames(2);
            assert_eq!(headless.table::<Game>().version > before, nth == times, "{ask_once:?}: time {nth}");
        }
    }
}

#[test]
fn a_word_that_is_pointed_at_is_explained_and_remembered() {
    let mut headless = Headless::new(settings(Aid::Never));
    headless.app.world_mut().write_message(StartMatch::Lesson("td-1".into(), None));
    headless.frames(20);
    let library = headless.library();
    let seen = || Progress::read(&library).0.seen().clone();
    assert!(seen().is_empty());
    for y in (100..200).step_by(10) {
        for x in (996..1240).step_by(12) {
            headless.point(Vec2::new(x as f32, y as f32));
            headless.frames(14);
            if !seen().is_empty() {
                assert!(seen().iter().all(|id| id.starts_with("td-word-")), "{:?}", seen());
                return;
            }
        }
    }
    panic!("no word was explained");
}

#[test]
fn a_lesson_that_goes_on_no_longer_says_that_it_waits() {
    let mut headless = Headless::new(settings(Aid::Never));
    headless.app.world_mut().write_message(StartMatch::Lesson("td-1".into(), None));
    headless.frames(20);
    headless.app.world_mut().resource_mut::<Notices>().guide("it waits");
    let says = |headless: &Headless| format!("{:?}", headless.app.world().resource::<Notices>()).contains("it waits");
    headless.frames(2);
    assert!(says(&headless));
    headless.app.world_mut().write_message(LessonCommand::ReadOn);
    headless.frames(2);
    assert!(!says(&headless));
}
