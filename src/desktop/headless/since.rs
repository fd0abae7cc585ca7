//! What others did since one's last turn is shown when it is one's turn again, and can be looked at once more.

use bevy::prelude::*;

use super::Headless;
use crate::bots::Level;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{OnTable, ReplayCommand, Session, Since, Tabled};
use crate::matches::{Match, SeatSpec};
use crate::rules::data_warriors;
use crate::rules::game::{Seat, Setup, Viewer};

/// Plays until something like this is told; gives the match.
fn told<G: Framed>(wanted: impl Fn(&Session<G>, &Since<G::Event>) -> bool) -> Headless {
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, ..Settings::default() };
    let seats = [SeatSpec::human(), SeatSpec::bot(Level::Random), SeatSpec::bot(Level::Random)];
    let count = if G::ID == "aetherium" { 2 } else { 3 };
    let mut headless = Headless::with::<G>(settings, Setup::new(count as u8), &seats[..count], 5);
    for at in 0..160 {
        let mine = |world: &World| Headless::rests(world) && !world.resource::<OnTable<G>>().legal.is_empty();
        assert!(headless.until(60, mine), "{}: the person is asked", G::ID);
        let session = headless.app.world().resource::<Session<G>>();
        if session.since_last_turn().is_some_and(|since| wanted(session, &since)) {
            return headless;
        }
        let legal = &headless.table::<G>().legal;
        let action = legal[at * 7 % legal.len()].clone();
        headless.act::<G>(action);
    }
    panic!("{}: nothing is told", G::ID);
}

fn looks_back<G: Framed>() {
    let mut headless = told::<G>(|_, _| true);
    let since = headless.app.world().resource::<Session<G>>().since_last_turn().expect("it was told");
    let steps: Vec<usize> = since.moments.iter().map(|moment| moment.step.expect("a match here can be looked at again")).collect();
    assert!(since.from.0 == Seat(0) && steps.is_sorted() && steps.iter().all(|step| *step >= since.from.1), "{}: {since:?}", G::ID);
    // Nothing is told that the log of that seat does not tell.
    let log: Vec<String> = headless.table::<G>().log.iter().map(|line| line.text.clone()).collect();
    for moment in &since.moments {
        assert!(log.contains(&moment.text), "{}: {}", G::ID, moment.text);
    }
    let (version, step) = (headless.table::<G>().version, steps[steps.len() / 2]);
    headless.app.world_mut().write_message(ReplayCommand::LookBack(step));
    headless.frames(3);
    let replay = headless.table::<G>().replay.expect("it is looked at");
    assert!(replay.looks_back && [step - 1, step].contains(&replay.step), "{}: {replay:?}", G::ID);
    assert!(headless.until(20, |world| world.resource::<OnTable<G>>().replay.is_some_and(|replay| replay.step == step)));
    headless.app.world_mut().write_message_batch([ReplayCommand::See(Viewer::Seat(Seat(1))), ReplayCommand::Branch]);
    headless.frames(30);
    let table = headless.table::<G>();
    assert_eq!(table.viewer, Viewer::Seat(Seat(0)), "{}: nobody else's cards are seen", G::ID);
    assert_eq!(table.replay.map(|replay| (replay.step, replay.looks_back)), Some((step, true)));
    assert!(headless.app.world().resource::<Session<G>>().file().is_some(), "{}: it is still the same file", G::ID);
    headless.app.world_mut().write_message(ReplayCommand::Return);
    headless.frames(3);
    let table = headless.table::<G>();
    assert!(table.replay.is_none() && table.version == version && !table.legal.is_empty(), "{}: the match goes on", G::ID);
    assert_eq!(headless.app.world().resource::<Session<G>>().since_last_turn().as_ref(), Some(&since));
}

/// What comes of an answer of one's own, most often of a pass, is what the others did.
#[test]
fn what_one_lets_happen_is_told() {
    type Game = data_warriors::State;
    told::<Game>(|session, since| {
        let (game, _) = Match::<Game>::read(&session.file().expect("it is kept")).expect("it can be read");
        let turn = since.from.1.checked_sub(1).and_then(|before| Game::turn(&game.view_after(before, Viewer::Spectator)));
        assert!(turn.is_none_or(|turn| turn == since.from.0), "passing in someone else's turn doesn't count as your own turn");
        since.moments.iter().any(|moment| moment.step.and_then(|step| game.actor(step)) == Some(since.from.0))
    });
}

/// The step that ends one's own turn begins another's.
#[test]
fn what_began_with_their_turn_is_told() {
    told::<data_warriors::State>(|_, since| {
        let (own, step) = since.from;
        let began = since.moments.iter().filter(|moment| moment.step == Some(step));
        began.clone().all(|moment| moment.events.iter().find_map(data_warriors::State::actor) != Some(own)) && began.count() > 0
    });
}

each_game!(looks_back: (), (), (), ());
