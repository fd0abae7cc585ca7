//! What wins is said at the start of a match, and always beside the seats.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use super::legible::read;
use crate::bots::Level;
use crate::desktop::board::{Board, Selected};
use crate::desktop::keys::Command;
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::overlay::Overlay;
use crate::desktop::settings::{Aid, Quality, Settings, Speed};
use crate::desktop::table::frame::{Framed, Offers};
use crate::desktop::table::session::OnTable;
use crate::matches::{Match, SeatSpec};
use crate::rules::game::{Seat, Setup, Viewer};
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

fn settings(card: Aid) -> Settings {
    Settings { speed: Speed::Instant, quality: Quality::Low, curtain: false, card, ..Settings::default() }
}

fn over(headless: &Headless) -> Overlay {
    *headless.app.world().resource::<State<Overlay>>().get()
}

fn begun<G: Framed>(card: Aid, seats: &[SeatSpec]) -> Headless {
    Headless::with::<G>(settings(card), Setup::new(seats.len() as u8), seats, 5)
}

fn said<G: Framed>() {
    let seats = [SeatSpec::human(), SeatSpec::bot(Level::Easy)];
    let mut headless = begun::<G>(Aid::Always, &seats);
    assert_eq!(over(&headless), Overlay::Card, "{}", G::ID);
    let table = headless.table::<G>();
    let aim = G::goal(&table.view, table.view_seat(), table.names()).aim;
    let [turn, end] = G::card(&table.view);
    let text: String = read(&mut headless).lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ");
    let flat = |text: &str| text.split_whitespace().collect::<String>();
    for said in [&aim, &turn, &end] {
        assert!(flat(&text).contains(&flat(said)), "{}: {said} in {text}", G::ID);
    }
    let (version, bot_acts) = (headless.table::<G>().version, headless.table::<G>().actors.contains(Seat(1)));
    headless.press(&[Command::Main]);
    assert_eq!(over(&headless), Overlay::None, "{}: any key puts it away", G::ID);
    // Then a bot may act at once.
    assert!(bot_acts || headless.table::<G>().version == version, "{}: and does nothing else", G::ID);
    let text: String = read(&mut headless).lines.into_iter().map(|line| line.text).collect();
    assert!(flat(&text).contains(&flat(&aim)), "{}: what wins stands beside the seats", G::ID);
    assert_eq!(over(&begun::<G>(Aid::Never, &seats)), Overlay::None);
    assert_eq!(over(&begun::<G>(Aid::First, &seats)), Overlay::None, "{}: it is known", G::ID);
    assert_eq!(over(&begun::<G>(Aid::Always, &[SeatSpec::bot(Level::Easy), SeatSpec::bot(Level::Easy)])), Overlay::None);
    // How near each seat is: at the start, and at the end of a match of bots.
    let goal = headless.table::<G>();
    let goal = G::goal(&goal.view, None, goal.names());
    assert!(goal.reach.len() == 2 && goal.reach.iter().all(|reach| (0.0..=1.0).contains(reach)), "{}: {goal:?}", G::ID);
    assert!(goal.alarm.is_none(), "{}: {goal:?}", G::ID);
}

each_game!(said: (), (), (), ());

#[test]
fn the_card_comes_in_the_first_three_matches_goes_by_itself_and_bots_wait_for_it() {
    type Game = data_warriors::State;
    let mut headless = Headless::new(settings(Aid::First));
    let library = headless.library();
    headless.app.insert_resource(Learned(crate::lessons::Progress::read(&library).0));
    for nth in 1..=4 {
        let seats = [SeatSpec::human(), SeatSpec::bot(Level::Random)];
        headless.start::<Game>(Setup::new(2), &seats, nth);
        assert_eq!(over(&headless) == Overlay::Card, nth <= 3, "match {nth}");
    }
    headless.app.world_mut().resource_mut::<Settings>().card = Aid::Always;
    headless.start::<Game>(Setup::new(2), &[SeatSpec::bot(Level::Random), SeatSpec::human()], 7);
    let waiting = headless.table::<Game>().version;
    headless.frames(60);
    assert_eq!(headless.table::<Game>().version, waiting);
    assert!(headless.until(24, |world| *world.resource::<State<Overlay>>().get() == Overlay::None));
    assert!(headless.until(20, |world| world.resource::<OnTable<Game>>().version > 0), "then the bots play");
    let lessons = StartMatch::Lesson("dw-1".into(), None);
    headless.app.world_mut().write_message(lessons);
    headless.frames(10);
    assert_eq!(over(&headless), Overlay::None, "lessons have none");
}

/// Plays at random and looks at how near each side is, all the time; gives whether somebody ever came close.
fn alarms<G: Framed>(seats: u8) -> bool {
    let specs: Vec<SeatSpec> = (0..seats).map(|_| SeatSpec::bot(Level::Random)).collect();
    let mut game = Match::<G>::create(Setup::new(seats), 5, crate::desktop::content(), &specs, None).expect("it begins");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut alarmed = false;
    for _ in 0..6000 {
        let Some(seat) = game.actors().iter().next().filter(|_| game.outcome().is_none()) else { break };
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let action = legal.swap_remove(rng.random_range(0..legal.len()));
        game.apply(seat, &action, None).expect("it is legal");
        let goal = G::goal(&game.view(Viewer::Spectator), Some(Seat(0)), game.names());
        assert!(goal.reach.len() == usize::from(seats) && goal.reach.iter().all(|reach| (0.0..=1.0).contains(reach)), "{goal:?}");
        alarmed |= goal.alarm.is_some_and(|(_, text)| !text.is_empty());
    }
    alarmed
}

#[test]
fn who_is_close_is_said_before_a_match_ends() {
    assert!(alarms::<terminal_dispute::State>(3));
    assert!(alarms::<data_warriors::State>(2));
    assert!(alarms::<aetherium::State>(2));
    alarms::<access_denied::State>(3);
}

#[test]
fn ending_with_something_left_is_asked_about_once() {
    type Game = access_denied::State;
    for (ask_once, presses) in [(Aid::Always, 2), (Aid::First, 1), (Aid::Never, 1)] {
        let settings = Settings { ask_once, ..settings(Aid::Never) };
        let mut headless = Headless::with::<Game>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
        for _ in 0..40 {
            let (offers, table) = (headless.app.world().resource::<Offers>(), headless.table::<Game>());
            if offers.ends_early == Some(Command::Main) && !table.asking && !table.legal.is_empty() {
                break;
            }
            let action = table.legal[0];
            headless.act::<Game>(action);
            headless.frames(3);
        }
        assert_eq!(headless.app.world().resource::<Offers>().ends_early, Some(Command::Main));
        for nth in 1..=presses {
            let before = headless.table::<Game>().version;
            headless.press(&[Command::Main]);
            headless.frames(2);
            assert_eq!(headless.table::<Game>().version > before, nth == presses, "{ask_once:?}: press {nth}");
        }
    }
}

#[test]
fn what_is_given_up_is_asked_about_once() {
    type Game = data_warriors::State;
    let settings = Settings { ask_once: Aid::Always, ..settings(Aid::Never) };
    let mut headless = Headless::with::<Game>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::bot(Level::Random)], 5);
    for at in 0..400 {
        assert!(headless.until(60, |world| Headless::rests(world) && Headless::is_asked::<Game>(world)), "the person is asked");
        let legal = &headless.table::<Game>().legal;
        if legal.iter().any(|action| matches!(action, data_warriors::Action::Dismiss(_))) {
            break;
        }
        let play = legal.iter().find(|action| matches!(action, data_warriors::Action::Play(_)));
        let action = *play.unwrap_or(&legal[at % (legal.len() - 1).max(1)]);
        headless.act::<Game>(action);
    }
    let table = headless.table::<Game>();
    let dismiss = table.legal.iter().find(|action| matches!(action, data_warriors::Action::Dismiss(_)));
    let daemon = Game::spots_of(&table.view, dismiss.expect("a daemon can be discarded")).into_iter().next();
    headless.app.world_mut().resource_mut::<Selected<Game>>().spot = daemon;
    headless.frames(2);
    for asks in [true, false] {
        let before = headless.table::<Game>().version;
        headless.press(&[Command::Main]);
        headless.frames(2);
        assert_eq!(headless.table::<Game>().version == before, asks);
    }
}
