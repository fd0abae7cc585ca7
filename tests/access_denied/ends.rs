//! Winning, variants, and the end of a match (AD-80 to AD-83).

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector, State, Step};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Setup};
use serde_json::json;

use crate::table::{Table, seat};

fn with(seats: u8, key: &str, value: &str) -> Setup {
    let mut setup = Setup::new(seats);
    setup.options.insert(key.into(), value.into());
    setup
}

#[test]
fn ad_80_root_in_three_controlled_sectors_wins_at_once() {
    let layout = Table::of(3).password(Sector::Government, "ABC").level(1, Sector::Micronopoly, Level::Root).level(
        1,
        Sector::Government,
        Level::Oper,
    );
    let mut table = layout.hand(1, "A, B, C").level(1, Sector::TeleComm, Level::Root).actions(2).ready();
    assert_eq!(table.game.table().roots(seat(1)), 2, "uncontrolled sectors do not count");
    assert_eq!(table.game.table().won_by(), None);
    table.attempts(1, Sector::Government, "A, B, C");
    assert_eq!(table.game.table().step, Step::Over);
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.winners().contains(seat(1)) && outcome.winners().len() == 1);
    assert_eq!(table.refuses(1, Action::Pass), "AD-80");
    assert_eq!(table.game.table().won_by(), Some("AD-80"));
}

#[test]
fn ad_81_more_sectors_can_be_asked_for() {
    for (seats, value, counts) in [(4, "4", false), (4, "5", true), (3, "4", true), (6, "6", false)] {
        let state = State::new(&with(seats, "sectors", value), 1, Content::built_in()).unwrap();
        assert_eq!((state.table().goal.to_string().as_str(), state.table().uncontrolled_count()), (value, counts));
    }
    let mut table = Table::with(&with(3, "sectors", "4")).hand(1, "A, B, C, D").level(1, Sector::TeleComm, Level::Oper);
    table = table.level(1, Sector::Government, Level::Root).level(1, Sector::Universities, Level::Root);
    let mut table = table.ready();
    table.names(1, Sector::TeleComm).discards(1, "A, B, C, D");
    assert!(table.game.outcome().unwrap().winners().contains(seat(1)));
    assert_eq!(table.game.table().won_by(), Some("AD-81"));
}

#[test]
fn ad_82_two_players_have_nine_cards_and_two_sectors() {
    let state = State::new(&Setup::new(2), 3, Content::built_in()).unwrap();
    for player in [seat(1), seat(2)] {
        assert_eq!(state.hand(player).len(), 9);
        assert_eq!(state.table().controlled(player).count(), 2);
        assert_eq!(state.table().roots(player), 2);
    }
    assert_eq!((state.table().goal, state.table().uncontrolled_count()), (5, true));
    assert!(State::new(&with(2, "sectors", "4"), 1, Content::built_in()).unwrap_err()[0].contains("AD-82"));
}

#[test]
fn ad_82_two_players_win_with_five_or_more_sectors() {
    let six = Table::with(&with(2, "sectors", "6")).level(1, Sector::TeleComm, Level::Root);
    for (layout, rule) in [(Table::of(2), "AD-82"), (six, "AD-81")] {
        let layout = layout.level(1, Sector::Micronopoly, Level::Root).level(1, Sector::Universities, Level::Root);
        let mut table = layout.level(1, Sector::NewsMedia, Level::Oper).hand(1, "D, E, F").ready();
        assert_eq!(table.game.table().won_by(), None);
        table.attempts(1, Sector::NewsMedia, "D, E, F");
        assert_eq!(table.game.table().won_by(), Some(rule));
    }
}

#[test]
fn ad_82_both_passwords_must_be_possible() {
    let mut table = Table::of(2).hand(1, "A, A, B, B, C, C").hand(2, "A, B, C, D, E, F").step(Step::Boot).ready();
    table.picks(1, "A, B, C, A, B, C").picks(2, "D, E, F, A, B, C");
    assert_eq!(table.game.password(Sector::Government).len(), 3);
    assert_eq!(table.game.password(Sector::TeleComm).len(), 3);
    let mut rare = Table::of(2).hand(1, "A, A, B, B, C, D").hand(2, "A, B, C, D, E, F").step(Step::Boot).ready();
    rare.picks(1, "A, C");
    let other = rare.game.hand(seat(1)).iter().find(|card| crate::table::cards().code(*card).to_string() == "D").unwrap();
    assert_eq!(rare.refuses(1, Action::Pick(other)), "AD-82", "then the second would have only A and B");
}

#[test]
fn ad_82_either_password_meets_a_code() {
    let layout = Table::of(2).password(Sector::Banking, "DEF").hand(1, "Dad's Office Computer");
    let good = layout.clone().password(Sector::Government, "BCD").ready();
    assert_eq!(good.refuses_play(1, "Dad's Office Computer", crate::table::NONE), "allowed");
    assert_eq!(layout.password(Sector::Government, "ACD").ready().refuses_play(1, "Dad's Office Computer", crate::table::NONE), "AD-42");
}

#[test]
fn ad_83_after_the_last_round_the_most_access_wins() {
    let layout = Table::of(3).step(Step::Draw).edit("/table/round", json!(60)).edit("/table/turn", json!(2));
    let layout =
        layout.level(1, Sector::TeleComm, Level::Root).level(2, Sector::TeleComm, Level::Oper).level(3, Sector::TeleComm, Level::User);
    let mut table = layout.clone().ready();
    table.passes(3);
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.places[..3], [3, 1, 2], "an uncontrolled Root does not count");
    assert_eq!(table.game.table().won_by(), None);
    let mut equal = layout.level(1, Sector::Universities, Level::Oper).ready();
    equal.passes(3);
    assert_eq!(equal.game.outcome().unwrap().places[..3], [1, 1, 3], "equals share the place");
}

#[test]
fn ad_83_a_skipped_turn_counts_and_every_match_ends() {
    let layout = Table::of(4).edit("/table/round", json!(60)).edit("/table/turn", json!(2)).hand(4, "A");
    let mut table = layout.ready();
    table.until(Asked::NewsMedia).must(4, Action::SkipTurn);
    assert_eq!(table.game.table().step, Step::Over);
    let endless = State::new(&with(3, "rounds", "off"), 1, Content::built_in()).unwrap();
    assert_eq!(endless.table().rounds, 150);
}

#[test]
fn ad_83_a_turn_has_forty_cards_at_most() {
    let layout = Table::of(3).hand(1, "Warez, Guru").hand(2, "Shareware").level(2, Sector::Micronopoly, Level::User);
    let table = layout.edit("/table/budget/plays", json!(40)).ready();
    assert_eq!(table.refuses_play(1, "Warez", crate::table::in_(Sector::Micronopoly)), "AD-83");
    assert_eq!(table.refuses_play(2, "Shareware", crate::table::NONE), "AD-83");
}
