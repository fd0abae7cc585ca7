//! Improving access (AD-30 to AD-39).

use cyberdeck::rules::access_denied::{Action, Asked, Event, Level, Place, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, card, marker};

const GOV: Sector = Sector::Government;

#[test]
fn ad_30_one_level_at_a_time() {
    let mut table = Table::of(3).password(GOV, "ABC").hand(1, "A, B, C").actions(3).ready();
    table.attempts(1, GOV, "A");
    assert_eq!(table.level_of(1, GOV), Level::User);
    table.attempts(1, GOV, "A, B");
    assert_eq!(table.level_of(1, GOV), Level::Oper);
    table.attempts(1, GOV, "A, B, C");
    assert_eq!(table.level_of(1, GOV), Level::Root);
}

#[test]
fn ad_31_one_card_for_user_two_for_oper_three_for_root() {
    for (level, cards) in [(Level::None, 1), (Level::User, 2), (Level::Oper, 3)] {
        let layout = Table::of(3).level(1, GOV, level);
        let mut table = layout.clone().hand(1, "A, B, C").ready();
        table.names(1, GOV).nobody_answers();
        assert_eq!(table.asked(), Asked::HandOver(cards));
        let few = ["", "A", "A, B"][usize::from(cards) - 1];
        assert_eq!(layout.hand(1, few).hand(2, "A").ready().refuses(1, Action::Attempt(GOV)), "AD-31");
    }
    assert_eq!(Table::of(3).hand(1, "A").ready().refuses(1, Action::Attempt(Sector::Banking)), "AD-31", "there is Root already");
}

#[test]
fn ad_32_cards_that_match_come_back_and_the_others_are_kept() {
    let mut table = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::Oper).hand(1, "Guru, Samurai, Warez, A, D").ready();
    table.attempts(1, GOV, "Guru, Warez, D");
    assert!(table.holds(1, "Guru") && table.holds(2, "Warez"));
    assert_eq!((table.hand_size(1), table.hand_size(2)), (3, 2));
}

#[test]
fn ad_33_the_marker_advances_only_if_all_match() {
    let layout = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "A, B, D");
    let mut good = layout.clone().ready();
    good.attempts(1, GOV, "A, B");
    assert_eq!((good.level_of(1, GOV), good.hand_size(1)), (Level::Oper, 3));
    let mut bad = layout.ready();
    bad.attempts(1, GOV, "A, D");
    assert_eq!((bad.level_of(1, GOV), bad.hand_size(1)), (Level::User, 2));
}

#[test]
fn ad_34_of_two_cards_with_one_code_the_first_comes_back() {
    let mut table = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "Guru, Samurai").ready();
    table.attempts(1, GOV, "Samurai, Guru");
    assert!(table.holds(1, "Samurai") && table.holds(2, "Guru"));
    assert_eq!(table.level_of(1, GOV), Level::User);
}

#[test]
fn ad_35_only_attempter_and_controller_see_the_cards() {
    let mut table = Table::of(3).password(GOV, "ABC").hand(1, "Warez").ready();
    table.attempts(1, GOV, "Warez");
    let tells = |number| {
        table
            .seen_by(number)
            .into_iter()
            .any(|event| matches!(event, Event::Moved { card: Some(found), from: Place::Aside(_), .. } if *found == card("Warez")))
    };
    assert!(tells(1) && tells(2) && !tells(3));
    let result = Event::AttemptEnded { seat: crate::table::seat(1), sector: GOV, handed: 1, back: 0, granted: false };
    assert!(table.seen_by(3).contains(&&result), "but everybody sees the number and the result");
}

#[test]
fn ad_36_kept_cards_may_pass_the_controllers_limit() {
    let mut table = Table::of(3).password(GOV, "ABC").hand(1, "Warez").hand(2, "A, A, B, B, C, C").ready();
    table.attempts(1, GOV, "Warez");
    assert_eq!(table.hand_size(2), 7);
}

#[test]
fn ad_37_an_uncontrolled_sector_costs_two_three_and_four_cards() {
    let uni = Sector::Universities;
    for (level, price) in [(Level::None, 2), (Level::User, 3), (Level::Oper, 4)] {
        let mut table = Table::of(3).level(1, uni, level).hand(1, "A, B, C, D").ready();
        table.names(1, uni);
        assert_eq!(table.asked(), Asked::Pay(price), "nobody is asked for an answer");
        table.discards(1, ["A, B", "A, B, C", "A, B, C, D"][usize::from(price) - 2]);
        assert_eq!(Some(table.level_of(1, uni)), level.next());
        assert_eq!(table.game.pile().len(), usize::from(price));
    }
    assert_eq!(Table::of(3).hand(1, "A").ready().refuses(1, Action::Attempt(uni)), "AD-37");
    let cut = Table::of(3).hand(1, "A, B").edit("/table/players/0/now", json!(["NoAttempts"])).ready();
    assert_eq!(cut.refuses(1, Action::Attempt(uni)), "AD-C40");
}

#[test]
fn ad_37_the_player_chooses_the_order_and_all_see_the_cards() {
    let mut table = Table::of(3).hand(1, "Warez, Guru, Samurai").ready();
    table.names(1, Sector::TeleComm).discards(1, "Samurai, Warez");
    assert_eq!(table.game.pile(), [card("Samurai"), card("Warez")]);
    assert!(table.view(3).seen.contains(card("Samurai")));
}

#[test]
fn ad_38_a_sector_can_be_improved_several_times_in_a_turn() {
    let mut table = Table::of(3).password(GOV, "ABC").hand(1, "A, B").step(Step::FreeAttempt).ready();
    table.attempts(1, GOV, "A").attempts(1, GOV, "A, B");
    assert_eq!(table.level_of(1, GOV), Level::Oper);
}

#[test]
fn ad_39_markers_in_root_stay() {
    let table = Table::of(3).hand(1, "Delete Account, Revoke Login").level(1, GOV, Level::Oper).level(3, GOV, Level::Root).ready();
    assert_eq!(table.refuses_play(1, "Delete Account", marker(GOV, 3)), "AD-R10");
    assert_eq!(table.refuses_play(1, "Revoke Login", marker(GOV, 2)), "AD-R10");
    assert_eq!(table.refuses_play(1, "Delete Account", marker(Sector::Micronopoly, 3)), "AD-R10");
}

#[test]
fn ad_31_an_attempter_that_lost_its_cards_has_failed() {
    // Playing No eTaxes between naming and handing over leaves too few cards.
    let mut table = Table::of(3).hand(1, "No eTaxes").level(1, Sector::NewsMedia, Level::User).ready();
    table.names(1, GOV).until_asked(2).announces(1, "No eTaxes", NONE).nobody_answers();
    assert_eq!(table.level_of(1, GOV), Level::None);
    assert_eq!(table.asked(), Asked::Draw, "the attempt is over, and with an empty hand there is nothing to discard");
}
