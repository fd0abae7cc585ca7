//! Two windows at one table: one is the host, the other joins. What each shows is what its seat may know.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::desktop::hosting::Hosting;
use crate::desktop::joining::{Joining, Wish};
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{Company, OnTable, Session, Word};
use crate::matches::{Match, Replay, SeatSpec};
use crate::net::NewTable;
use crate::net::messages::TableRules;
use crate::rules::game::{Game, Seat, Seats, Setup, Viewer};
use crate::rules::terminal_dispute;

fn named(name: &str) -> Headless {
    let name = name.to_owned();
    Headless::new(Settings { speed: Speed::Instant, curtain: false, since: false, name, ..Settings::default() })
}

/// Lets frames of both go by until this holds.
fn until(windows: &mut [&mut Headless], what: &str, holds: impl Fn(&[&mut Headless]) -> bool) {
    let begun = Instant::now();
    while !holds(windows) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what}");
        windows.iter_mut().for_each(|window| window.frames(1));
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn has_table<G: Game>(window: &Headless) -> bool {
    window.app.world().contains_resource::<OnTable<G>>()
}

/// A table of two seats, both taken.
fn seated<G: Framed>(seed: u64) -> [Headless; 2] {
    let (mut host, mut other) = (named("Ann"), named("Ben"));
    let (library, settings) = (host.library(), host.app.world().resource::<Settings>().clone());
    let seats = vec![SeatSpec::human(), SeatSpec::human()];
    let new = NewTable {
        game: G::ID.to_owned(),
        setup: Setup::new(2),
        seats,
        rules: TableRules { pace: 0, ..TableRules::default() },
        password: None,
        seed: Some(seed),
    };
    host.app.world_mut().resource_scope(|world, mut hosting: Mut<Hosting>| {
        world.resource_mut::<Joining>().open(&settings, (&mut hosting, &library), new, &[(Seat(0), "Ann".to_owned())]);
    });
    until(&mut [&mut host], "the host sits", |windows| has_table::<G>(windows[0]));
    let table = host.app.world().resource::<Settings>().joined[0].clone();
    assert!(!host.table::<G>().prompt.is_empty() && host.table::<G>().legal.is_empty(), "nobody plays before all are there");
    let settings = other.app.world().resource::<Settings>().clone();
    other.app.world_mut().resource_mut::<Joining>().sit(&settings, &table.address, &table.code, Wish::AnySeat);
    until(&mut [&mut host, &mut other], "all are there", |windows| {
        has_table::<G>(windows[1])
            && windows.iter().all(|window| window.app.world().resource::<Company>().0.as_ref().is_some_and(|around| around.started))
    });
    [host, other]
}

/// Both play what they may until so many actions are done, or the match is over. Gives how often they were told what the other
/// did.
fn play<G: Framed>([host, other]: &mut [Headless; 2], decisions: usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut acted, mut told) = (0, 0);
    let begun = Instant::now();
    while acted < decisions && !(host.table::<G>().over && other.table::<G>().over) {
        assert!(begun.elapsed() < Duration::from_secs(120), "{}: after {acted} actions", G::ID);
        for window in [&mut *host, &mut *other] {
            window.frames(1);
            if window.table::<G>().over || !Headless::is_asked::<G>(window.app.world()) {
                continue;
            }
            told += usize::from(window.app.world().resource::<Session<G>>().since_last_turn().is_some());
            let (legal, before) = (window.table::<G>().legal.clone(), window.table::<G>().version);
            window.act::<G>(legal[rng.random_range(0..legal.len())].clone());
            acted += 1;
            until(&mut [window], "the host answers", |windows| windows[0].table::<G>().version != before);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    told
}

/// What both show is what their seats may know of the match that the host keeps.
fn holds<G: Framed>([host, other]: &mut [Headless; 2]) {
    let code = host.app.world().resource::<Settings>().joined[0].code.clone();
    let path = host.library().data().join("tables").join(format!("{code}.match.ron"));
    let shows = |window: &Headless, game: &Match<G>| {
        let table = window.table::<G>();
        table.view == game.view(table.viewer)
    };
    until(&mut [host, other], "both show the match as it is", |windows| {
        let (game, _) = Match::<G>::read(&path).expect("the host keeps it");
        windows.iter().all(|window| shows(window, &game))
    });
    let (game, _) = Match::<G>::read(&path).expect("the host keeps it");
    for (window, seat) in [(host, Seat(0)), (other, Seat(1))] {
        let table = window.table::<G>();
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        assert_eq!((table.viewer, &table.legal), (Viewer::Seat(seat), &legal), "{}", G::ID);
        assert_eq!(table.names, ["Ann", "Ben"]);
        assert!(!table.log.is_empty(), "{}: there is a log", G::ID);
        let refused = |action: &G::Action| window.app.world().resource::<Session<G>>().check(action).is_err();
        assert!(!legal.iter().any(refused), "{}: what is offered is allowed", G::ID);
    }
}

fn together<G: Framed>(decisions: usize) {
    let mut windows = seated::<G>(11);
    assert!(play::<G>(&mut windows, decisions) > 0, "{}: what the other did is told", G::ID);
    holds::<G>(&mut windows);
}

each_game!(together: (40), (40), (40), (40));

#[test]
fn a_match_to_its_end_is_kept_by_both_and_can_be_looked_at_again() {
    type G = terminal_dispute::State;
    let mut windows = seated::<G>(3);
    play::<G>(&mut windows, usize::MAX);
    let file = |window: &Headless| window.app.world().resource::<Session<G>>().file();
    let [host, other] = &mut windows;
    until(&mut [host, other], "both have the match file", |windows| windows.iter().all(|window| file(window).is_some()));
    let read = |window: &Headless| Replay::<G>::open(&file(window).expect("it is there")).expect("it can be read").0;
    let [mine, theirs] = [read(&windows[0]), read(&windows[1])];
    assert_eq!((mine.len(), mine.outcome(mine.len())), (theirs.len(), theirs.outcome(theirs.len())));
    assert!(mine.outcome(mine.len()).is_some());
}

#[test]
fn a_pause_is_asked_for_and_agreed_to() {
    type G = terminal_dispute::State;
    let mut windows = seated::<G>(3);
    let [host, other] = &mut windows;
    let around = |window: &Headless| window.app.world().resource::<Company>().0.clone().expect("it is a table of a host");
    host.app.world_mut().write_message(Word::Pause(true));
    until(&mut [&mut *host, &mut *other], "the other is asked", |windows| around(windows[1]).asks.len() == 1);
    let ask = around(other).asks[0].clone();
    assert_eq!((ask.by, ask.waits_for), (Seat(0), vec![Seat(1)]));
    other.app.world_mut().write_message(Word::Answer(ask.ask, true));
    until(&mut [&mut *host, &mut *other], "it is paused", |windows| windows.iter().all(|window| around(window).paused));
    assert!(host.table::<G>().legal.is_empty() && other.table::<G>().legal.is_empty(), "nobody acts in a pause");
}

#[test]
fn who_leaves_comes_back_to_the_same_seat() {
    type G = terminal_dispute::State;
    let mut windows = seated::<G>(3);
    play::<G>(&mut windows, 6);
    let [host, other] = &mut windows;
    let settings = other.app.world().resource::<Settings>().clone();
    let mut again = Headless::new(settings.clone());
    other.app.world_mut().remove_resource::<Session<G>>();
    let table = settings.joined[0].clone();
    again.app.world_mut().resource_mut::<Joining>().sit(&settings, &table.address, &table.code, Wish::AnySeat);
    until(&mut [&mut *host, &mut again], "it sits again", |windows| has_table::<G>(windows[1]));
    assert_eq!(again.table::<G>().viewer, Viewer::Seat(Seat(1)));
    let mut windows = [std::mem::replace(host, named("Nobody")), again];
    play::<G>(&mut windows, 6);
}

#[test]
fn several_play_at_one_machine_with_others_elsewhere() {
    type G = terminal_dispute::State;
    let (mut host, mut other) = (named("Ann"), named("Cleo"));
    let (library, settings) = (host.library(), host.app.world().resource::<Settings>().clone());
    let new = NewTable {
        game: G::ID.to_owned(),
        setup: Setup::new(3),
        seats: vec![SeatSpec::human(); 3],
        rules: TableRules { pace: 0, ..TableRules::default() },
        password: None,
        seed: Some(3),
    };
    let people = [(Seat(0), "Ann".to_owned()), (Seat(1), "Ben".to_owned())];
    host.app.world_mut().resource_scope(|world, mut hosting: Mut<Hosting>| {
        world.resource_mut::<Joining>().open(&settings, (&mut hosting, &library), new, &people);
    });
    until(&mut [&mut host], "the host sits", |windows| has_table::<G>(windows[0]));
    assert_eq!(host.table::<G>().viewer, Viewer::Spectator, "nobody's secrets are seen before somebody takes the machine");
    let table = host.app.world().resource::<Settings>().joined[0].clone();
    assert_eq!(table.others.len(), 1);
    let settings = other.app.world().resource::<Settings>().clone();
    other.app.world_mut().resource_mut::<Joining>().sit(&settings, &table.address, &table.code, Wish::AnySeat);
    let mut windows = [host, other];
    let mut held = Seats::NONE;
    let begun = Instant::now();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    while held.len() < 3 {
        assert!(begun.elapsed() < Duration::from_secs(60), "everybody plays, and not only {held:?}");
        for window in &mut windows {
            window.frames(1);
            if !has_table::<G>(window) || !Headless::is_asked::<G>(window.app.world()) {
                continue;
            }
            let (table, before) = (window.table::<G>(), window.table::<G>().version);
            assert_eq!(table.names, ["Ann", "Ben", "Cleo"]);
            held = table.view_seat().map_or(held, |seat| held.with(seat));
            let action = table.legal[rng.random_range(0..table.legal.len())];
            window.act::<G>(action);
            // The machine may have gone to the next meanwhile, who has seen as much.
            for _ in 0..40 {
                window.frames(1);
                std::thread::sleep(Duration::from_millis(2));
                if window.table::<G>().version != before {
                    break;
                }
            }
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    let [host, other] = &mut windows;
    host.app.world_mut().write_message(Word::Pause(true));
    let around = |window: &Headless| window.app.world().resource::<Company>().0.clone().expect("it is a table of a host");
    until(&mut [&mut *host, &mut *other], "everybody knows what is asked", |windows| {
        windows.iter().all(|window| around(window).asks.len() == 1)
    });
    let ask = around(other).asks[0].clone();
    assert!(around(host).own.len() == 2 && ask.waits_for.contains(&Seat(2)), "{ask:?}");
    for window in [&mut *host, &mut *other] {
        window.app.world_mut().write_message(Word::Answer(ask.ask, true));
    }
    until(&mut [host, other], "it is paused", |windows| windows.iter().all(|window| around(window).paused));
}
