//! The main button goes on where there is nothing to choose.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::reach::Device;
use super::{Headless, on_purpose};
use crate::bots::Level;
use crate::desktop::board::{Board, Selected, in_tray};
use crate::desktop::keys::Command;
use crate::desktop::settings::{Aid, Quality, Settings, Speed};
use crate::desktop::table::frame::{Framed, Looking, Offers};
use crate::desktop::table::playback::{Playback, Unseen};
use crate::desktop::table::session::{Happened, OnTable, Tabled};
use crate::matches::{Player, SeatSpec};
use crate::rules::data_warriors;
use crate::rules::game::{Seat, Setup};
use crate::rules::{access_denied, aetherium, terminal_dispute};

/// The game of the first tests.
type Game = access_denied::State;

fn three_play_access_denied(speed: Speed) -> Headless {
    let seats = [SeatSpec::human(), SeatSpec::bot(Level::Easy), SeatSpec::bot(Level::Easy)];
    let settings = Settings { speed, quality: Quality::Low, card: Aid::Never, ..Settings::default() };
    Headless::with::<Game>(settings, Setup::new(3), &seats, 7)
}

/// Clicks on cards of the hand.
fn raise(headless: &mut Headless, cards: &[access_denied::Card]) {
    for card in cards {
        let mut hand = on_purpose::Player { headless, device: Device::Pointer, gamepad: Entity::PLACEHOLDER };
        assert!(hand.click_widget(in_tray::<Game>(*card)), "{card:?} is in the tray");
    }
}

/// Does what is usual, but throws no card away to draw more.
fn go_on(headless: &mut Headless) {
    use access_denied::Action::{Decline, Pass};
    let legal = &headless.table::<Game>().legal;
    let action = [Pass, Decline].into_iter().find(|action| legal.contains(action)).unwrap_or_else(|| legal[0]);
    headless.act::<Game>(action);
}

#[test]
fn access_denied_gives_all_the_cards_that_are_raised() {
    let mut headless = three_play_access_denied(Speed::Instant);
    assert!(headless.until(30, Headless::is_asked::<Game>));
    let view = &headless.table::<Game>().view;
    let (cards, hand) = (view.table.cards, view.hand);
    let (sector, left) = view.password_left().expect("a password is asked for");
    assert_eq!(left, 3);
    let mut given: Vec<access_denied::Card> = Vec::new();
    for card in hand.iter() {
        if given.len() < 3 && given.iter().all(|other| cards.code(*other) != cards.code(card)) {
            given.push(card);
        }
    }
    let main = |headless: &Headless| headless.app.world().resource::<Offers>().main.clone();
    raise(&mut headless, &given[..1]);
    assert!(main(&headless).is_some_and(|(text, _)| text.contains(", then 2 more")));
    raise(&mut headless, &given[1..]);
    let main = main(&headless);
    assert!(main.as_ref().is_some_and(|(text, can)| text.matches(", ").count() == 2 && can.is_ok()), "{main:?}");
    headless.press(&[Command::Main]);
    headless.frames(6);
    let set = headless.table::<Game>().view.passwords[sector.index()];
    assert!(set.len() == 3 && given.iter().all(|card| set.contains(card)), "{set:?} of {given:?}");
}

#[test]
fn what_others_do_at_the_same_time_leaves_a_choice_open() {
    let mut headless = three_play_access_denied(Speed::Normal);
    let others_act = |world: &World| world.resource::<OnTable<Game>>().version > 0 && world.resource::<Playback<Game>>().is_running();
    assert!(headless.until(30, others_act), "a password is set");
    assert!(Headless::is_asked::<Game>(headless.app.world()));
    assert!(!headless.app.world().resource::<Unseen>().0);
}

/// Something that another seat did, if it has been logged.
fn done_by_another(world: &World) -> Option<access_denied::Event> {
    let table = world.resource::<OnTable<Game>>();
    let by_another = |event: &&access_denied::Event| Game::actor(event).is_some_and(|actor| table.view_seat() != Some(actor));
    table.log.iter().flat_map(|line| &line.events).find(by_another).cloned()
}

/// Shows what another seat did; gives whether it is to be seen before an answer.
fn show(headless: &mut Headless, event: access_denied::Event) -> bool {
    headless.app.world_mut().write_message(Happened::<Game>(event));
    headless.app.update();
    headless.app.world().resource::<Unseen>().0
}

#[test]
fn what_others_do_before_the_table_has_been_seen_leaves_a_choice_open() {
    let mut headless = three_play_access_denied(Speed::Normal);
    assert!(headless.until(60, |world| done_by_another(world).is_some()), "a password is set");
    assert!(Headless::is_asked::<Game>(headless.app.world()));
    let event = done_by_another(headless.app.world()).expect("it was waited for");
    headless.app.insert_resource(Playback::<Game>::default());
    assert!(!show(&mut headless, event));
}

#[test]
fn what_others_do_in_a_turn_is_seen_before_the_next_answer() {
    let mut headless = three_play_access_denied(Speed::Normal);
    let asked = |world: &World| Headless::is_asked::<Game>(world) && !world.resource::<Playback<Game>>().is_running();
    for _ in 0..20 {
        assert!(headless.until(60, asked));
        let table = headless.table::<Game>();
        let own = table.view_seat().expect("somebody is asked");
        if Game::turn(&table.view) == Some(own) {
            let event = done_by_another(headless.app.world()).expect("others have set passwords");
            assert!(show(&mut headless, event));
            return;
        }
        go_on(&mut headless);
    }
    panic!("it is nobody's turn");
}

/// The main button draws all cards of the step, and ends the turn where nothing else is left.
#[test]
fn access_denied_draws_all_its_cards() {
    use access_denied::Asked;
    let mut headless = three_play_access_denied(Speed::Instant);
    for _ in 0..40 {
        assert!(headless.until(30, Headless::is_asked::<Game>));
        let table = headless.table::<Game>();
        let left = table.view.draws_left();
        if table.view.asked == Asked::Draw && left > 1 {
            let all = table.view.hand.len() + left;
            headless.press(&[Command::Main]);
            assert!(headless.until(30, |world| world.resource::<OnTable<Game>>().view.hand.len() == all), "all {left} are drawn");
            let ended = |world: &World| {
                let table = world.resource::<OnTable<Game>>();
                Headless::is_asked::<Game>(world) && (table.view.asked != Asked::Draw || table.legal.len() > 1)
            };
            assert!(headless.until(30, ended), "the turn ends by itself");
            return;
        }
        go_on(&mut headless);
    }
    panic!("no cards were drawn");
}

#[test]
fn access_denied_discards_last_what_was_raised_last() {
    let mut headless = three_play_access_denied(Speed::Instant);
    for _ in 0..40 {
        assert!(headless.until(30, Headless::is_asked::<Game>));
        let view = &headless.table::<Game>().view;
        let cards: Vec<access_denied::Card> = view.hand.iter().take(3).collect();
        if view.asked == access_denied::Asked::Discard && cards.len() == 3 {
            raise(&mut headless, &cards);
            headless.press(&[Command::Main]);
            headless.frames(6);
            let view = &headless.table::<Game>().view;
            assert!(cards.iter().all(|card| !view.hand.contains(*card)), "{cards:?} are discarded");
            assert_eq!(view.top, cards.last().copied(), "of {cards:?}");
            return;
        }
        go_on(&mut headless);
    }
    panic!("nothing was to be discarded");
}

/// Plays at random against a random bot; where all that is left is this, the main button does it.
fn goes_on<G: Framed>(decisions: usize, is_left: impl Fn(&G::Action) -> bool) {
    let seats = [SeatSpec::human(), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) }];
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &seats, 7);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut met = 0;
    for decision in 0..decisions {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            Headless::rests(world) && (table.over || !table.legal.is_empty())
        });
        let table = headless.table::<G>();
        if table.over {
            break;
        }
        if table.legal.iter().all(&is_left) {
            met += 1;
            let (before, prompt) = (table.version, table.prompt.clone());
            headless.press(&[Command::Main]);
            assert!(headless.table::<G>().version > before, "{}: the main button does nothing (decision {decision}): {prompt}", G::ID);
        } else {
            let action = table.legal[rng.random_range(0..table.legal.len())].clone();
            headless.act::<G>(action);
        }
    }
    assert!(met > 0, "{}: never met in {decisions} decisions", G::ID);
}

#[test]
fn terminal_dispute_throws_the_dice() {
    goes_on::<terminal_dispute::State>(80, |action| matches!(action, terminal_dispute::Action::Roll));
}

/// Who looks at another's terminal comes back with the main button, and does nothing else with it.
#[test]
fn terminal_dispute_comes_back() {
    type Game = terminal_dispute::State;
    let mut headless = Headless::play::<Game>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 7);
    assert!(headless.until(30, |world| world.resource::<OnTable<Game>>().legal.contains(&terminal_dispute::Action::Roll)));
    let own = headless.table::<Game>().view_seat().expect("a person is to throw");
    headless.app.world_mut().resource_mut::<Looking>().0 = Some(Seat(1 - own.0));
    headless.frames(2);
    for comes_back in [true, false] {
        let before = headless.table::<Game>().version;
        headless.press(&[Command::Main]);
        assert_eq!(headless.app.world().resource::<Looking>().0, None);
        assert_eq!(headless.table::<Game>().version == before, comes_back);
    }
}

#[test]
fn access_denied_passes() {
    goes_on::<access_denied::State>(120, |action| matches!(action, access_denied::Action::Pass | access_denied::Action::Draw));
}

#[test]
fn data_warriors_ends_the_step() {
    use data_warriors::Action::{EndStep, Resign};
    goes_on::<data_warriors::State>(120, |action| matches!(action, EndStep | Resign));
}

#[test]
fn aetherium_ends_the_activation() {
    goes_on::<aetherium::State>(160, |action| matches!(action, aetherium::Action::End | aetherium::Action::Ready));
}

/// Plays at random; with a card in hand that several things can be done with, the main button waits until one is chosen.
fn chooses_nothing<G: Board>(decisions: usize) {
    let seats = [SeatSpec::human(), SeatSpec { name: String::new(), player: Player::Bot(Level::Random) }];
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &seats, 7);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut met = 0;
    for _ in 0..decisions {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            Headless::rests(world) && (table.over || !table.legal.is_empty())
        });
        let table = headless.table::<G>();
        if table.over {
            break;
        }
        let (legal, (others, own)) = (table.legal.clone(), G::tray(&table.view, &table.legal));
        for card in others.into_iter().chain(own) {
            headless.app.world_mut().resource_mut::<Selected<G>>().card = Some(card);
            headless.frames(2);
            let world = headless.app.world();
            let (selection, main) = (world.resource::<Selected<G>>(), &world.resource::<Offers>().main);
            if selection.candidates.len() > 1 && G::asks_for(&headless.table::<G>().view) == 1 {
                assert!(main.as_ref().is_some_and(|(_, can)| can.is_err()), "{}: {main:?} of {:?}", G::ID, selection.candidates);
                met += 1;
            }
            headless.app.world_mut().resource_mut::<Selected<G>>().put_down();
        }
        headless.act::<G>(legal[rng.random_range(0..legal.len())].clone());
    }
    assert!(met > 0, "{}: never met", G::ID);
}

#[test]
fn access_denied_plays_no_card_where_nobody_said() {
    chooses_nothing::<access_denied::State>(60);
}

#[test]
fn data_warriors_issues_no_command_that_nobody_chose() {
    chooses_nothing::<data_warriors::State>(60);
}
