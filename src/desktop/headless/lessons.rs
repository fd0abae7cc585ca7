//! Every lesson is played to its end by keys alone, and what it points at is found; one goes back, skips, leaves and comes back.

use bevy::prelude::*;

use super::Headless;
use super::reach::ByKeys;
use crate::desktop::Screen;
use crate::desktop::keys::Command;
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::pointing::Outlined;
use crate::desktop::table::session::{LessonCommand, OnTable, Session, Taught, Teaching};
use crate::lessons::{May, Waits};
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

fn told(headless: &Headless) -> Teaching {
    headless.app.world().resource::<Taught>().0.clone().expect("a lesson is on the table")
}

/// Waits until the others have acted and all has been seen.
pub(super) fn rest(headless: &mut Headless) -> Teaching {
    let rests = |world: &World| {
        let taught = world.resource::<Taught>().0.as_ref();
        Headless::rests(world) && taught.is_some_and(|told| told.waits != Waits::Others)
    };
    assert!(headless.until(60, rests), "{:?}", told(headless));
    told(headless)
}

fn begin<G: Framed>(id: &str) -> Headless {
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, ..Settings::default() };
    let mut headless = Headless::new(settings);
    start::<G>(&mut headless, id);
    headless
}

fn start<G: Framed>(headless: &mut Headless, id: &str) {
    headless.app.world_mut().write_message(StartMatch::Lesson(id.to_owned(), None));
    headless.frames(10);
    assert!(headless.app.world().contains_resource::<OnTable<G>>(), "{id} is on the table");
    rest(headless);
}

pub(super) fn order(headless: &mut Headless, command: LessonCommand) -> Teaching {
    headless.app.world_mut().write_message(command);
    headless.frames(2);
    rest(headless)
}

/// What the first way of a step wants after so many of the learner’s actions, as far as it is allowed.
fn wanted<G: Framed>(headless: &Headless, done: usize) -> Vec<G::Action> {
    let run = headless.app.world().resource::<Session<G>>().run().expect("a lesson is played");
    let (May::One(ways) | May::Goal { ways, .. }) = &run.lesson().steps[run.step()].may else { return Vec::new() };
    let want = ways[0].own().nth(done).expect("the way is longer");
    headless.table::<G>().legal.iter().filter(|action| want.fits(action)).cloned().collect()
}

/// Plays from where the lesson stands to its end.
fn play_on<G: ByKeys>(headless: &mut Headless) {
    let mut done = (usize::MAX, 0);
    for _ in 0..200 {
        let now = rest(headless);
        let missing = &headless.app.world().resource::<Outlined>().missing;
        assert!(missing.is_empty(), "{}, step {:?}: {missing:?} can’t be found on the table", now.id, now.step);
        let table = headless.table::<G>();
        assert!(table.legal.is_empty() != (now.waits == Waits::Acting), "{}, step {:?}", now.id, now.step);
        match now.waits {
            Waits::Over { won } => return assert!(won, "{} is not won", now.id),
            Waits::Reading => {
                headless.press(&[Command::Main]);
                assert_ne!(rest(headless), now, "{}: the main key reads on", now.id);
            }
            Waits::Acting => {
                done = if done.0 == now.step.0 { (done.0, done.1 + 1) } else { (now.step.0, 0) };
                let (wanted, before) = (wanted::<G>(headless, done.1), table.version);
                assert!(!wanted.is_empty(), "{}, step {:?}: nothing leads on", now.id, now.step);
                assert!(G::press_for(headless, &wanted), "{}, step {:?}: no keys for {wanted:?}", now.id, now.step);
                rest(headless);
                assert_ne!(headless.table::<G>().version, before, "{}, step {:?}: {wanted:?}", now.id, now.step);
            }
            Waits::Others | Waits::Undo => panic!("{}, step {:?}: {}", now.id, now.step, now.text),
        }
    }
    panic!("{} has no end", told(headless).id);
}

fn plays_to_its_end<G: ByKeys>(id: &str) {
    let mut headless = begin::<G>(id);
    G::prepare(&mut headless);
    play_on::<G>(&mut headless);
    let over = told(&headless);
    assert!(!over.text.is_empty());
    let learned = &headless.app.world().resource::<Learned>().0;
    assert!(learned.is_done(id) && learned.left_at(id).is_none());
    // The main key leads on: to the next lesson, or into a match.
    headless.press(&[Command::Main]);
    headless.frames(10);
    let next = headless.app.world().resource::<Taught>().0.as_ref();
    assert!(next.is_none_or(|next| next.id != id));
    assert!(headless.app.world().contains_resource::<OnTable<G>>());
}

/// Goes back, skips, leaves and comes back.
fn goes_about<G: Framed>(id: &str) {
    let mut headless = begin::<G>(id);
    let first = told(&headless);
    assert!(!first.back);
    headless.press(&[Command::Undo]);
    assert_eq!(rest(&mut headless), first, "there is nothing before the first step");
    let second = order(&mut headless, LessonCommand::Skip);
    assert_eq!(second.step.0, 1);
    headless.press(&[Command::Undo]);
    assert_eq!(rest(&mut headless), first);
    for step in 1..=3 {
        assert_eq!(order(&mut headless, LessonCommand::Skip).step.0, step);
    }
    let left = told(&headless);
    headless.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::NewMatch);
    headless.frames(5);
    assert!(headless.app.world().resource::<Taught>().0.is_none());
    assert_eq!(headless.app.world().resource::<Learned>().0.left_at(id), Some(3));
    start::<G>(&mut headless, id);
    assert_eq!(told(&headless), left, "it goes on where it was left");
    let last = left.step.1 - 1;
    for step in 4..=last {
        assert_eq!(order(&mut headless, LessonCommand::Skip).step.0, step);
    }
    let over = order(&mut headless, LessonCommand::Skip);
    assert_eq!(over.waits, Waits::Over { won: false });
    assert!(!headless.app.world().resource::<Learned>().0.is_done(id));
    headless.press(&[Command::Main]);
    let again = rest(&mut headless);
    assert!(again.step.0 == last && again.waits == Waits::Acting, "the last step can be tried again");
}

macro_rules! each_lesson {
    ($($name:ident: $game:ty, $id:literal;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn is_played_by_keys() {
                plays_to_its_end::<$game>($id);
            }

            #[test]
            fn goes_back_and_on() {
                goes_about::<$game>($id);
            }
        }
    )*};
}

each_lesson! {
    td_1: terminal_dispute::State, "td-1";
    ad_1: access_denied::State, "ad-1";
    ad_2: access_denied::State, "ad-2";
    dw_1: data_warriors::State, "dw-1";
    dw_2: data_warriors::State, "dw-2";
    dw_3: data_warriors::State, "dw-3";
    ae_1: aetherium::State, "ae-1";
    ae_2: aetherium::State, "ae-2";
    ae_3: aetherium::State, "ae-3";
    ae_4: aetherium::State, "ae-4";
}
