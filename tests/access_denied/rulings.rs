//! Rulings on cards (AD-R1 to AD-R10), and those on the order in time.

use cyberdeck::rules::access_denied::{Action, Asked, Lasting, Level, Marks, Sector};
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, on, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;

#[test]
fn ad_r1_three_cards_are_viruses() {
    let viruses: Vec<u8> = crate::table::cards().faces().iter().filter(|face| face.virus).map(|face| face.number.number()).collect();
    assert_eq!(viruses, [4, 13, 37]);
    let mut table = Table::of(3).hand(1, "Logic Bomb").hand(2, "Anti-Virus").ready();
    table.announces(1, "Logic Bomb", in_(BANK));
    assert_eq!(table.game.table().lying.len(), 1, "nobody is asked for an answer to it");
}

#[test]
fn ad_r2_a_card_requires_access_where_its_requirement_names_a_sector() {
    let layout = Table::of(3).lying("Logic Bomb", GOV, 2).hand(1, "ICE, A, A, B, B").level(1, GOV, Level::User);
    let mut upgrade = layout.clone().ready();
    upgrade.announces(1, "ICE", NONE).nobody_answers();
    assert_eq!(upgrade.asked(), Asked::LoseCards(1), "upgrades included");
    let mut backdoor = Table::of(3).lying("Logic Bomb", GOV, 2).hand(1, "Red Tape, Backdoor, A, A, B, B").ready();
    backdoor.announces_with_backdoor(1, "Red Tape", at(2)).nobody_answers();
    assert_eq!(backdoor.asked(), Asked::LoseCards(1), "Backdoor does not change that");
    let mut own = Table::of(3).lying("Logic Bomb", GOV, 1).hand(1, "Red Tape, A, A, B, B").level(1, GOV, Level::User).ready();
    own.announces(1, "Red Tape", at(2));
    assert_eq!(own.asked(), Asked::LoseCards(1), "nor who laid it, who is not asked for Backup against its own card");
    let mut aimed = Table::of(3).lying("Logic Bomb", GOV, 2).hand(1, "Dumpster Diving, A, A, B, B").ready();
    aimed.announces(1, "Dumpster Diving", in_(GOV));
    assert_eq!(aimed.game.table().lying.len(), 1, "a target is no requirement");
}

#[test]
fn ad_r3_backup_answers_losses_by_others_cards_before_anything_is_drawn_seen_or_chosen() {
    let uni = Sector::Universities;
    let hand = "Backup, A, A, B, B";
    let asked = |layout: crate::table::Layout, title: &str, target| {
        let mut table = layout.hand(2, hand).hand(1, title).ready();
        table.announces(1, title, target);
        while matches!(table.asked(), Asked::AnswerCard(_)) {
            table.passes(table.waiting());
        }
        assert_eq!((table.asked(), table.waiting()), (Asked::Backup(card(title)), 2), "{title}");
        let before = table.hand_size(2);
        table.announces(2, "Backup", NONE);
        assert_eq!(table.hand_size(2), before - 1, "{title}");
        table
    };
    let root = Table::of(3).level(1, GOV, Level::Root).level(1, uni, Level::Oper);
    asked(root.clone(), "Overdraft", at(2));
    asked(root.clone(), "OlfactoPEG", NONE);
    asked(root.clone(), "The NSA is Watching You", at(2));
    asked(root.clone(), "FDIC", at(2));
    let raid = asked(root.clone().upgrade(2, "BBS"), "FBI Raid", on("BBS"));
    assert!(raid.game.table().player(seat(2)).upgrades.contains(card("BBS")));
    asked(root.clone().upgrade(2, "Over-Clock"), "Burnout", at(2));
    // Not in an exchange, a Discard step, an attempt.
    let mut swap = root.hand(1, "Usenet, A").hand(2, hand).ready();
    swap.announces(1, "Usenet", at(2)).picks(1, "A");
    assert_eq!(swap.hand_size(2), 5, "nobody was asked");
}

#[test]
fn ad_r3_backup_spares_from_spam_and_a_bomb_of_another() {
    let mut spam = Table::of(3).hand(1, "Spam, Guru").hand(2, "Backup, A, A, B, B, C").ready();
    spam.announces(1, "Spam", at(2)).picks(1, "Guru").passes(1).passes(3);
    assert_eq!(spam.asked(), Asked::Backup(card("Spam")));
    spam.announces(2, "Backup", NONE);
    assert_eq!(spam.hand_size(2), 6);
    let mut bomb = Table::of(3).lying("Logic Bomb", BANK, 2).hand(1, "Easy Credit, Backup, A, A, B").ready();
    bomb.announces(1, "Easy Credit", NONE);
    assert_eq!((bomb.asked(), bomb.waiting()), (Asked::Backup(card("Logic Bomb")), 1));
}

#[test]
fn ad_r4_user_is_gained_only_without_access_and_such_plays_are_no_attempts() {
    let table = Table::of(3).hand(1, "Public Library").level(1, GOV, Level::User).ready();
    assert_eq!(table.refuses_play(1, "Public Library", in_(GOV)), "AD-R10");
    let cut = Table::of(3).hand(1, "Public Library").hand(2, "Firewall").edit("/table/players/0/now", json!(["NoAttempts"])).ready();
    let mut cut = cut;
    cut.announces(1, "Public Library", in_(GOV));
    assert_eq!(cut.level_of(1, GOV), Level::User);
}

#[test]
fn ad_r5_a_stopped_attempt_has_failed() {
    for answer in ["Firewall", "Route Trace"] {
        let mut table = Table::of(3).upgrade(1, "Over-Clock").hand(1, "Guru").password(GOV, "ABC").hand(2, answer).ready();
        table.names(1, GOV).nobody_answers().hands_over(1, "Guru").announces(2, answer, NONE);
        if answer == "Firewall" {
            table.picks(2, "Guru");
        }
        assert!(table.discarded("Over-Clock"), "{answer}");
    }
}

#[test]
fn ad_r6_an_uncontrolled_sector_has_no_controller_to_act_on() {
    let two = Table::of(3).edit("/table/controllers", json!([2, null, 1, 0, null, null]));
    let two = two.level(1, GOV, Level::None).level(3, BANK, Level::Root).level(2, Sector::Micronopoly, Level::Root);
    let two = two.level(1, Sector::NewsMedia, Level::Root).level(2, GOV, Level::None).level(1, BANK, Level::Root);
    let table = two.password(Sector::NewsMedia, "DEF").hand(1, "FDIC, Dumpster Diving").ready();
    for number in [2, 3] {
        assert_eq!(table.refuses_play(1, "FDIC", at(number)), "AD-R10");
    }
    assert_eq!(table.refuses_play(1, "Dumpster Diving", in_(GOV)), "AD-R10");
}

#[test]
fn ad_r7_a_requirement_is_checked_when_the_card_is_played_only() {
    let mut table = Table::of(3).upgrade(1, "ICE").level(1, GOV, Level::User).hand(2, "Delete Account").ready();
    table.until_turn(2).passes(2).plays(2, "Delete Account", crate::table::marker(GOV, 1));
    assert_eq!(table.level_of(1, GOV), Level::None);
    assert!(table.game.working_upgrades(seat(1)).contains(card("ICE")));
}

#[test]
fn ad_r8_the_bonus_of_ones_own_sector_works_from_the_start() {
    let table = Table::of(6).ready();
    for (number, sector) in (1..).zip(Sector::ALL) {
        assert!(table.game.has_bonus(seat(number), sector));
    }
}

#[test]
fn ad_r9_next_turn_effects_end_with_that_turn_and_do_not_add_up() {
    let mut marks = Marks::default();
    [Lasting::NoActions, Lasting::Actions(1), Lasting::Draws(2)].repeat(2).into_iter().for_each(|effect| marks.add(effect));
    let mut table = Table::of(3).edit("/table/players/1/next", json!(marks)).hand(2, "A").ready();
    let next = table.game.table().player(seat(2)).next;
    assert_eq!((next.actions, next.draws), (2, 4), "counts do");
    table.until_turn(2).until_turn(3);
    let player = table.game.table().player(seat(2));
    assert_eq!((player.now, player.next), Default::default());
}

#[test]
fn ad_r10_a_card_without_a_target_is_refused_with_a_reason() {
    let table = Table::of(3).hand(1, "Samurai, Delete Account, FBI Raid").level(1, GOV, Level::Root).ready();
    assert_eq!(table.refuses_play(1, "Samurai", on("Logic Bomb")), "AD-R10");
    assert_eq!(table.refuses_play(1, "FBI Raid", on("ICE")), "AD-R10");
    let refused = table.clone().act(1, Action::Play { card: card("Samurai"), target: NONE, backdoor: false }).unwrap_err();
    assert!(refused.text.contains("lies on a sector"), "{refused}");
    let mut few = Table::of(3).hand(1, "Major Release").level(1, Sector::Micronopoly, Level::Root).hand(3, "A, B, C").ready();
    few.plays(1, "Major Release", NONE);
    assert_eq!(few.hand_size(3), 3, "against three cards or fewer it does nothing");
}

#[test]
fn ad_40_both_cards_on_a_sector_go_off_in_the_order_they_were_laid() {
    let layout = Table::of(3).lying("Logic Bomb", GOV, 2).lying("Packet Sniffer", GOV, 3).hand(1, "Red Tape, A, A, B, B");
    let mut table = layout.level(1, GOV, Level::User).ready();
    table.announces(1, "Red Tape", at(2));
    assert_eq!((table.asked(), table.knows(3, BANK).0.len()), (Asked::Backup(card("Logic Bomb")), 0));
    table.passes(1).discards(1, "A");
    assert_eq!(table.knows(3, BANK).0.len(), 1);
    assert_eq!(table.game.pile()[1..], [card("Logic Bomb"), card("Packet Sniffer")]);
}
