//! The cards with the code F (AD-C51 to AD-C63).

use cyberdeck::rules::access_denied::{Asked, Level, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, at, in_, seat};

const GOV: Sector = Sector::Government;

#[test]
fn ad_c51_over_clock_gives_an_action_and_is_lost_by_a_failed_attempt_with_it() {
    let layout = Table::of(3).upgrade(1, "Over-Clock").password(GOV, "ABC").hand(1, "D, E, A").actions(2);
    let mut table = layout.clone().ready();
    table.attempts(1, GOV, "D");
    assert!(!table.discarded("Over-Clock"), "an action was left");
    table.attempts(1, GOV, "E");
    assert!(table.discarded("Over-Clock"), "the last action is the extra one");
    let mut free = layout.clone().step(Step::FreeAttempt).actions(0).ready();
    free.attempts(1, GOV, "D");
    assert_eq!((free.discarded("Over-Clock"), free.actions_left()), (false, 2), "the free attempt does not count");
    let mut good = layout.actions(1).ready();
    good.attempts(1, GOV, "A");
    assert!(!good.discarded("Over-Clock"));
    let mut laid = Table::of(3).hand(1, "Over-Clock, A").level(1, Sector::Micronopoly, Level::User).ready();
    laid.plays(1, "Over-Clock", NONE);
    assert_eq!(laid.actions_left(), 1, "it works in the turn it is laid");
}

#[test]
fn ad_c52_direct_deposit_draws_two() {
    let mut table = Table::of(3).hand(1, "Direct Deposit, A, A, B, B, C").ready();
    table.plays(1, "Direct Deposit", NONE);
    assert_eq!((table.hand_size(1), table.game.hand_limit(seat(1))), (7, None));
}

#[test]
fn ad_c53_loan_default_gets_two_cards_from_the_controller_of_banking() {
    let layout = Table::of(3).edit("/table/turn", json!(1)).hand(2, "Loan Default").level(2, Sector::Universities, Level::Oper);
    let mut table = layout.clone().hand(1, "Guru, Warez, A").ready();
    table.plays(2, "Loan Default", at(1));
    assert_eq!(table.asked(), Asked::GiveCards { left: 2, to: seat(2) });
    table.picks(1, "Guru, Warez");
    assert!(table.holds(2, "Guru") && table.holds(2, "Warez") && table.game.hand_limit(seat(2)).is_none());
    let mut one = layout.clone().hand(1, "Guru").ready();
    one.plays(2, "Loan Default", at(1)).picks(1, "Guru");
    assert!(one.holds(2, "Guru"), "all it has");
    let mut none = layout.ready();
    none.plays(2, "Loan Default", at(1));
    assert!(none.game.hand_limit(seat(2)).is_none(), "the rest of the text still works");
    let own = Table::of(3).hand(1, "Loan Default").level(1, Sector::Universities, Level::Oper).ready();
    assert_eq!(own.refuses_play(1, "Loan Default", at(1)), "AD-R10", "not from oneself");
}

#[test]
fn ad_c54_mothers_maiden_name_is_user_anywhere() {
    for sector in [GOV, Sector::Universities] {
        let mut table = Table::of(3).hand(1, "Mother's Maiden Name").ready();
        table.announces(1, "Mother's Maiden Name", in_(sector));
        assert_eq!(table.level_of(1, sector), Level::User);
    }
}

#[test]
fn ad_c55_fifteen_minutes_takes_the_actions_but_not_the_free_attempt() {
    let mut table = Table::of(3).hand(1, "Fifteen Minutes").level(1, Sector::NewsMedia, Level::User).hand(2, "A, Easy Credit").ready();
    table.plays(1, "Fifteen Minutes", at(2)).until_turn(2);
    assert_eq!(table.asked(), Asked::FreeAttempt);
    table.passes(2);
    assert_eq!(table.asked(), Asked::Discard);
}

#[test]
fn ad_c56_burnout_takes_over_clock_and_the_actions() {
    let layout = Table::of(3).hand(1, "Burnout").hand(2, "A");
    assert_eq!(layout.clone().ready().refuses_play(1, "Burnout", at(2)), "AD-R10");
    let mut table = layout.upgrade(2, "Over-Clock").ready();
    table.plays(1, "Burnout", at(2));
    assert!(table.discarded("Over-Clock"));
    table.until_turn(2).passes(2);
    assert_eq!(table.asked(), Asked::Discard);
}

#[test]
fn ad_c57_worm_stops_the_draw_step() {
    let mut table = Table::of(3).hand(2, "Worm, A").ready();
    table.until_turn(2).until(Asked::Discard).passes(2);
    assert_eq!((table.game.table().turn, table.hand_size(2)), (seat(3), 2));
}

/// A card that makes one User in a sector does so, once, whatever is in others' hands.
fn makes_user(title: &str, sector: Sector) {
    let number = if sector == Sector::Banking { 2 } else { 1 };
    let layout = Table::of(4).hand(number, title).edit("/table/turn", json!(number - 1));
    let mut table = layout.clone().ready();
    table.announces(number, title, in_(sector));
    assert_eq!(table.level_of(number, sector), Level::User);
    assert_eq!(table.top(), title);
    assert_eq!(layout.clone().level(number, sector, Level::Oper).ready().refuses_play(number, title, in_(sector)), "AD-R10");
    let elsewhere = if sector == Sector::Universities { Sector::TeleComm } else { Sector::Universities };
    assert_eq!(layout.ready().refuses_play(number, title, in_(elsewhere)), "AD-R10", "nowhere else");
}

#[test]
fn ad_c58_warez_is_user_in_micronopoly() {
    makes_user("Warez", Sector::Micronopoly);
}

#[test]
fn ad_c59_free_checking_is_user_in_banking() {
    makes_user("Free Checking", Sector::Banking);
}

#[test]
fn ad_c60_telecourse_is_user_in_universities() {
    makes_user("Telecourse", Sector::Universities);
}

#[test]
fn ad_c61_public_library_is_user_in_government() {
    makes_user("Public Library", GOV);
}

#[test]
fn ad_c62_phreaking_is_user_in_telecomm() {
    makes_user("Phreaking", Sector::TeleComm);
}

#[test]
fn ad_c63_popular_homepage_is_user_in_newsmedia() {
    makes_user("Popular Homepage", Sector::NewsMedia);
}
