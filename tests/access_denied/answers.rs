//! Answers (AD-46, AD-47, AD-93).

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector};
use cyberdeck::rules::game::Game;

use crate::table::{NONE, Table, at, card, in_};

#[test]
fn ad_46_what_cannot_be_stopped_is_not_asked_about() {
    for (title, sector) in [("Warez", Sector::Micronopoly), ("Mother's Maiden Name", Sector::Government)] {
        let mut table = Table::of(3).hand(1, title).hand(2, "CancelBot").ready();
        table.announces(1, title, in_(sector));
        assert_eq!(table.asked(), Asked::Draw, "nobody was asked");
        assert_eq!(table.level_of(1, sector), Level::User);
    }
}

#[test]
fn ad_47_an_answer_can_be_answered_and_the_last_counts_first() {
    let layout = Table::of(3).level(1, Sector::Government, Level::Root).level(2, Sector::TeleComm, Level::User);
    let mut table = layout
        .level(3, Sector::TeleComm, Level::Oper)
        .hand(1, "FBI Raid")
        .upgrade(2, "ICE")
        .hand(2, "Mocking Bird")
        .hand(3, "CancelBot")
        .ready();
    table.announces(1, "FBI Raid", crate::table::on("ICE")).announces(2, "Mocking Bird", NONE);
    assert_eq!((table.asked(), table.waiting()), (Asked::AnswerCard(card("Mocking Bird")), 1), "everybody but its player is asked");
    table.until_asked(3).announces(3, "CancelBot", NONE);
    assert_eq!(table.game.pile(), [card("CancelBot"), card("Mocking Bird")]);
    assert_eq!((table.asked(), table.waiting()), (Asked::AnswerCard(card("FBI Raid")), 2), "everybody is asked again");
    table.nobody_answers();
    assert!(table.holds(1, "ICE"), "FBI Raid works after all");
}

#[test]
fn ad_93_who_holds_no_answer_takes_the_same_steps() {
    let without = Table::of(3).hand(1, "Overdraft, A").hand(2, "A, A, B, B");
    let with = Table::of(3).hand(1, "Overdraft, A").hand(2, "CancelBot, A, B, B").level(2, Sector::Banking, Level::Oper);
    for layout in [without, with] {
        let mut table = layout.ready();
        table.announces(1, "Overdraft", at(3));
        let mut legal = Vec::new();
        table.game.legal_actions(crate::table::seat(2), &mut legal);
        assert!(legal.contains(&Action::Pass), "it has to say something");
        let seen = table.view(3);
        assert_eq!((seen.asked, table.waiting()), (Asked::AnswerCard(card("Overdraft")), 2));
    }
}
