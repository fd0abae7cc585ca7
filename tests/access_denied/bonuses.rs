//! Sector bonuses (AD-70 to AD-76).

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector, Step};
use serde_json::json;

use crate::table::{Table, seat};

#[test]
fn ad_70_root_gives_the_bonus_to_everybody_who_has_it() {
    let layout = Table::of(3).level(1, Sector::Micronopoly, Level::Root).level(2, Sector::TeleComm, Level::Root);
    let table = layout.ready();
    assert!(table.game.has_bonus(seat(1), Sector::Micronopoly) && table.game.has_bonus(seat(3), Sector::Micronopoly));
    assert!(table.game.has_bonus(seat(2), Sector::TeleComm), "in an uncontrolled one too");
    assert!(!table.game.has_bonus(seat(2), Sector::Micronopoly));
}

fn drawing(hand: &str) -> Table {
    let mut table = Table::of(3).hand(1, hand).upgrade(1, "BBS").step(Step::Discard).ready();
    table.passes(1);
    table
}

#[test]
fn ad_71_banking_draws_three_and_discards_down() {
    let mut table = drawing("A, A, B, B, C");
    table.draws(1, 3);
    assert_eq!(table.hand_size(1), 8);
    assert_eq!(table.refuses(1, Action::Draw), "AD-24", "other extra cards come after that");
    table.passes(1);
    assert_eq!(table.asked(), Asked::DrawDown);
    table.discards(1, "A, A");
    assert_eq!(table.asked(), Asked::Draw);
    assert_eq!(table.refuses(1, Action::Draw), "AD-24", "the extra card of BBS is within the limit");
    let mut few = drawing("A");
    few.draws(1, 4);
    assert_eq!(few.hand_size(1), 5);
}

#[test]
fn ad_72_government_takes_the_top_card_at_the_beginning() {
    let mut table = Table::of(3).hand(2, "A, A, B, B, C, C").pile("Guru, Trojan").ready();
    table.until(Asked::Government);
    assert_eq!(table.waiting(), 2);
    table.must(2, Action::TakeTop);
    assert!(table.holds(2, "Trojan") && table.hand_size(2) == 7, "past the limit");
    assert_eq!(table.asked(), Asked::FreeAttempt, "a potato taken so does not count");
}

#[test]
fn ad_73_micronopoly_raises_the_limit_by_two() {
    let table = Table::of(3).ready();
    assert_eq!((table.game.hand_limit(seat(3)), table.game.hand_limit(seat(1))), (Some(8), Some(6)));
}

#[test]
fn ad_74_newsmedia_skips_the_turn_for_six_cards() {
    let layout = Table::of(4).hand(4, "A, A, B, B, C, C").edit("/table/players/3/next", json!(["NoDraws", {"Actions": 2}]));
    let mut table = layout.edit("/table/turn", json!(2)).ready();
    table.until(Asked::NewsMedia);
    table.must(4, Action::SkipTurn);
    assert_eq!(table.hand_size(4), 12, "whatever the limit, and it is no Draw step");
    assert_eq!(table.game.table().turn, seat(1));
    table.until_turn(4);
    assert_eq!(table.game.table().player(seat(4)).now, Default::default(), "what was to come has been used up");
}

#[test]
fn ad_75_telecomm_buys_an_action_for_two_cards() {
    let mut table = Table::of(3).level(1, Sector::TeleComm, Level::Root).hand(1, "A, A, B, B, C, C").ready();
    table.must(1, Action::BuyAction);
    assert_eq!(table.asked(), Asked::Price(2));
    table.discards(1, "A, B");
    assert_eq!((table.actions_left(), table.hand_size(1)), (2, 4));
    assert_eq!(table.refuses(1, Action::BuyAction), "AD-75", "once");
    assert_eq!(Table::of(3).hand(1, "A, B").ready().refuses(1, Action::BuyAction), "AD-75");
}

#[test]
fn ad_76_universities_gains_user_without_a_code() {
    let layout = Table::of(3).level(1, Sector::Universities, Level::Root).hand(1, "A").step(Step::FreeAttempt);
    let mut table = layout.clone().ready();
    table.must(1, Action::Enter(Sector::Government));
    assert_eq!((table.level_of(1, Sector::Government), table.asked()), (Level::User, Asked::Act));
    let mut open = layout.clone().ready();
    open.must(1, Action::Enter(Sector::TeleComm));
    assert_eq!(open.level_of(1, Sector::TeleComm), Level::User);
    assert_eq!(layout.clone().ready().refuses(1, Action::Enter(Sector::Banking)), "AD-R4");
    let cut = layout.clone().edit("/table/players/0/now", json!(["NoAttempts"])).ready();
    assert_eq!(cut.refuses(1, Action::Enter(Sector::Government)), "allowed", "it is no attempt");
    assert_eq!(cut.refuses(1, Action::Attempt(Sector::Government)), "AD-C40");
    let trojan = Table::of(3).level(2, Sector::Universities, Level::Root).hand(2, "Trojan, A").ready();
    let mut trojan = trojan;
    trojan.until_turn(2);
    assert_eq!(trojan.asked(), Asked::Act, "without the step it is lost");
    assert_eq!(Table::of(3).hand(1, "A").step(Step::FreeAttempt).ready().refuses(1, Action::Enter(Sector::Government)), "AD-76");
}
