//! The cards with the code C (AD-C18 to AD-C27).

use cyberdeck::rules::access_denied::{Action, Asked, Event, Level, Place, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, on, seat};

const GOV: Sector = Sector::Government;

#[test]
fn ad_c18_2nd_phone_line_plays_a_card_without_an_action() {
    let layout = Table::of(3).upgrade(1, "2nd Phone Line").hand(1, "Warez, Free Checking, Public Library, Phreaking");
    let mut table = layout.clone().ready();
    table.plays(1, "Warez", in_(Sector::Micronopoly));
    assert_eq!(table.actions_left(), 1);
    table.plays(1, "Public Library", in_(GOV));
    assert_eq!((table.actions_left(), table.asked()), (0, Asked::Discard));
    let mut spent = layout.clone().actions(0).ready();
    assert_eq!(spent.refuses(1, Action::Attempt(Sector::TeleComm)), "AD-22", "it is for cards only");
    spent.plays(1, "Warez", in_(Sector::Micronopoly));
    let locked = layout.actions(0).edit("/table/players/0/now", json!(["NoActions"])).step(Step::FreeAttempt).ready();
    let mut locked = locked;
    locked.passes(1);
    assert_eq!(locked.asked(), Asked::Discard, "not in a turn without actions");
    let mut laid =
        Table::of(3).hand(1, "2nd Phone Line, Warez").level(1, Sector::TeleComm, Level::User).password(Sector::Banking, "CDE").ready();
    laid.plays(1, "2nd Phone Line", NONE).plays(1, "Warez", in_(Sector::Micronopoly));
    assert_eq!(laid.level_of(1, Sector::Micronopoly), Level::User, "in the turn it is laid too");
}

#[test]
fn ad_c19_backdoor_lifts_a_requirement_but_no_condition() {
    let mut table = Table::of(3).hand(1, "Backdoor, Digital Divide, ICE, Line Spike, Warez").ready();
    let play = |title: &str, target, backdoor| Action::Play { card: card(title), target, backdoor };
    assert_eq!(table.refuses(1, play("ICE", NONE, true)), "AD-C19", "not with upgrades");
    assert_eq!(table.refuses(1, play("Line Spike", at(2), true)), "AD-R10", "nobody is User in TeleComm");
    assert_eq!(table.refuses(1, play("Warez", in_(Sector::Micronopoly), true)), "AD-C19", "it requires nothing");
    assert_eq!(table.refuses(1, play("Backdoor", NONE, false)), "AD-C19", "not alone");
    table.announces_with_backdoor(1, "Digital Divide", NONE).nobody_answers();
    assert_eq!(table.game.pile(), [card("Backdoor"), card("Digital Divide")]);
    let mut answer = Table::of(3).hand(1, "A").hand(3, "Backdoor, Wiretap").ready();
    answer.names(1, GOV).until_asked(3).announces_with_backdoor(3, "Wiretap", NONE);
    answer.nobody_answers();
    assert!(answer.discarded("Backdoor") && answer.discarded("Wiretap"));
}

#[test]
fn ad_c20_copybot_takes_the_top_discard() {
    let mut table = Table::of(3).hand(2, "CopyBot").pile("Guru, Warez").ready();
    table.announces(2, "CopyBot", NONE);
    assert!(table.holds(2, "Warez") && table.top() == "CopyBot");
    let mut own = Table::of(3).hand(1, "Warez, CopyBot").ready();
    assert_eq!(own.refuses_play(1, "CopyBot", NONE), "AD-C20", "there is no pile");
    own.plays(1, "Warez", in_(Sector::Micronopoly));
    assert_eq!(own.refuses_play(1, "CopyBot", NONE), "AD-C20", "not what one just played");
}

#[test]
fn ad_c21_mocking_bird_blocks_a_root_card_and_sees_a_code() {
    let layout = Table::of(3).level(1, GOV, Level::Root).password(Sector::Banking, "ABC").hand(1, "FBI Raid, Red Tape").upgrade(2, "ICE");
    let layout = layout.hand(2, "Mocking Bird");
    let mut table = layout.clone().level(2, Sector::TeleComm, Level::User).ready();
    table.announces(1, "FBI Raid", on("ICE")).announces(2, "Mocking Bird", NONE).nobody_answers();
    assert!(table.game.table().player(seat(2)).upgrades.contains(card("ICE")));
    assert_eq!(table.knows(2, Sector::Banking).0.len(), 1);
    assert_eq!(table.top(), "FBI Raid");
    let mut other = layout.clone().level(2, Sector::TeleComm, Level::User).ready();
    other.announces(1, "Red Tape", at(3)).until_asked(2);
    assert_eq!(other.refuses_play(2, "Mocking Bird", NONE), "AD-42", "that one takes no Root");
    let mut without = layout.ready();
    without.announces(1, "FBI Raid", on("ICE")).until_asked(2);
    assert_eq!(without.refuses_play(2, "Mocking Bird", NONE), "AD-42");
}

/// Seat 2 in its Draw step, Oper in NewsMedia, with these cards.
fn drawing(hand: &str) -> Table {
    let layout = Table::of(3).hand(2, hand).level(2, Sector::NewsMedia, Level::Oper).edit("/table/turn", json!(1)).step(Step::Discard);
    let mut table = layout.ready();
    table.passes(2);
    table
}

#[test]
fn ad_c22_market_rumors_draws_six_whatever_the_limit() {
    let mut table = drawing("Market Rumors, A, A, B, B, C");
    table.plays(2, "Market Rumors", NONE).draws(2, 6);
    assert_eq!(table.hand_size(2), 11);
    assert_eq!(table.refuses(2, Action::Draw), "AD-24");
    table.passes(2);
    assert_eq!(table.game.table().turn, seat(3), "nothing is discarded");
    let mut late = drawing("Market Rumors, A");
    late.draws(2, 2).plays(2, "Market Rumors", NONE).draws(2, 4);
    assert_eq!(late.refuses(2, Action::Draw), "AD-24", "six instead of the usual two");
}

#[test]
fn ad_c23_wiretap_sees_what_goes_and_what_comes_back() {
    let layout = Table::of(4).password(Sector::Micronopoly, "ABC").hand(1, "Samurai, Warez").level(1, Sector::Micronopoly, Level::User);
    let mut table = layout.hand(4, "Wiretap").level(4, GOV, Level::Oper).ready();
    table.names(1, Sector::Micronopoly).until_asked(4).announces(4, "Wiretap", NONE).nobody_answers();
    assert_eq!(table.refuses(1, Action::Pass), "AD-40", "the attempter can't withdraw");
    table.hands_over(1, "Samurai, Warez");
    assert!(table.view(4).shown[0].len() == 2 && table.view(2).shown[0].is_empty());
    table.nobody_answers();
    assert_eq!(table.knows(4, Sector::Micronopoly), ("A".into(), "F".into()));
    assert_eq!(table.knows(2, Sector::Micronopoly), (String::new(), String::new()));
    let back = table.seen_by(4).iter().any(|event| matches!(event, Event::Moved { card: Some(_), from: Place::Aside(_), .. }));
    assert!(back);
    let mut open = Table::of(3).hand(1, "A, B").hand(2, "Wiretap").ready();
    open.names(1, Sector::TeleComm);
    assert_eq!(open.refuses_play(2, "Wiretap", NONE), "AD-37", "not at an uncontrolled sector");
}

#[test]
fn ad_c24_route_trace_sends_all_cards_back() {
    let layout = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "Samurai, Warez").hand(3, "Route Trace");
    let mut table = layout.clone().level(3, GOV, Level::Oper).ready();
    table.names(1, GOV).nobody_answers().hands_over(1, "Samurai, Warez").until_asked(3).announces(3, "Route Trace", NONE);
    assert!(table.holds(1, "Samurai") && table.holds(1, "Warez"));
    assert_eq!(table.level_of(1, GOV), Level::User);
    let mut user = layout.level(3, GOV, Level::User).ready();
    user.names(1, GOV).nobody_answers().hands_over(1, "Samurai, Warez").until_asked(3);
    assert_eq!(user.refuses_play(3, "Route Trace", NONE), "AD-C24");
}

#[test]
fn ad_c25_fbi_raid_takes_an_upgrade_into_the_hand() {
    let mut table = Table::of(3).level(1, GOV, Level::Root).hand(1, "FBI Raid").upgrade(2, "Dad's Office Computer").ready();
    table.plays(1, "FBI Raid", on("Dad's Office Computer"));
    assert!(table.holds(1, "Dad's Office Computer"));
    assert_eq!(table.game.hand_limit(seat(2)), Some(6));
    assert!(table.view(3).known[0].contains(card("Dad's Office Computer")));
}

#[test]
fn ad_c26_major_release_strikes_all_others_in_micronopoly() {
    let layout = Table::of(3).level(1, Sector::Micronopoly, Level::Root).level(2, Sector::Micronopoly, Level::User);
    let mut table = layout.hand(1, "Major Release, A, A, B, B").hand(2, "C, C, D, D").hand(3, "D, E, E, F, F").ready();
    table.plays(1, "Major Release", NONE).discards(2, "C").discards(3, "E, F");
    assert_eq!([1, 2, 3].map(|number| table.hand_size(number)), [4, 3, 3]);
}

#[test]
fn ad_c27_sol_switches_upgrades_off_until_oper() {
    let tele = Sector::TeleComm;
    let layout = Table::of(3).hand(1, "S.O.L.").level(1, tele, Level::Oper).upgrade(2, "Dad's Office Computer").hand(2, "Guru");
    assert_eq!(layout.clone().ready().refuses_play(1, "S.O.L.", at(2)), "AD-R10");
    let mut table = layout.level(2, tele, Level::User).ready();
    table.plays(1, "S.O.L.", at(2));
    assert_eq!(table.game.hand_limit(seat(2)), Some(6));
    table.until_turn(2).passes(2).plays(2, "Guru", in_(tele));
    assert_eq!(table.game.hand_limit(seat(2)), Some(8));
}
