//! A puzzle of every game is opened from its page, missed, taken back and solved; its line is shown.

use bevy::prelude::*;

use super::Headless;
use super::lessons::{order, rest};
use crate::desktop::Screen;
use crate::desktop::keys::Command;
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{Act, LessonCommand, OnTable, Teaching};
use crate::lessons::Waits;
use crate::lessons::puzzles::{self, Listed};
use crate::rules::content::Content;

fn act<G: Framed>(headless: &mut Headless, action: G::Action) -> Teaching {
    headless.app.world_mut().write_message(Act::<G>(action));
    headless.frames(2);
    rest(headless)
}

fn is_solved<G: Framed>() {
    let settings =
        Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, last_game: G::ID.to_owned(), ..Settings::default() };
    let mut headless = Headless::new(settings);
    let listed = puzzles::list(G::ID, Content::built_in());
    let of_day: Listed = puzzles::of_day(&listed, puzzles::today()).expect("there are puzzles").clone();
    headless.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Puzzles);
    headless.frames(3);
    headless.press(&[Command::Main]);
    headless.frames(10);
    assert!(headless.app.world().contains_resource::<OnTable<G>>());
    let begun = rest(&mut headless);
    assert_eq!((begun.id.as_str(), begun.waits, begun.back), (of_day.id.as_str(), Waits::Acting, false));
    assert!(begun.puzzle.as_ref().is_some_and(|puzzle| puzzle.grade == of_day.grade && puzzle.line.is_none()));
    let line = puzzles::one::<G>(&of_day.id, Content::built_in()).expect("it is there").line;
    // Something is done, taken back, and done again.
    let (first, others) = line.split_first().expect("it has actions");
    act::<G>(&mut headless, first.clone());
    headless.press(&[Command::Undo]);
    assert_eq!(rest(&mut headless), begun);
    let shown = order(&mut headless, LessonCommand::Show);
    assert!(shown.puzzle.is_some_and(|puzzle| puzzle.line.is_some_and(|line| !line.is_empty())));
    let mut now = act::<G>(&mut headless, first.clone());
    for action in others {
        now = act::<G>(&mut headless, action.clone());
    }
    assert_eq!(now.waits, Waits::Over { won: false }, "{}: what was shown is not solved", of_day.id);
    assert!(!headless.app.world().resource::<Learned>().0.is_done(&of_day.id));
    // Another time it is.
    headless.app.world_mut().write_message(StartMatch::Lesson(of_day.id.clone(), None));
    headless.frames(10);
    assert_eq!(rest(&mut headless), begun);
    for action in &line {
        now = act::<G>(&mut headless, action.clone());
    }
    assert_eq!(now.waits, Waits::Over { won: true }, "{}: {}", of_day.id, now.text);
    assert!(headless.app.world().resource::<Learned>().0.is_done(&of_day.id));
    headless.press(&[Command::Main]);
    headless.frames(10);
    let next = rest(&mut headless);
    assert!(next.id != of_day.id && next.puzzle.is_some(), "the main key leads on");
}

each_game!(is_solved: (), (), (), ());
