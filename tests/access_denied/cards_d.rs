//! The cards with the code D (AD-C28 to AD-C38).

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const MICRO: Sector = Sector::Micronopoly;

#[test]
fn ad_c28_war_dialer_gains_user_by_the_free_attempt() {
    let mut table = Table::of(3).upgrade(1, "War Dialer").hand(1, "A").step(Step::FreeAttempt).ready();
    table.must(1, Action::Enter(GOV));
    assert_eq!((table.level_of(1, GOV), table.asked()), (Level::User, Asked::Act));
}

#[test]
fn ad_c29_easy_credit_gives_two_actions() {
    let mut table = Table::of(3).hand(1, "Easy Credit, A").ready();
    table.plays(1, "Easy Credit", NONE);
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn ad_c30_listserv_draws_three_more_whatever_the_limit() {
    let layout = Table::of(3).hand(2, "LISTSERV, A, A, B, B").level(2, Sector::NewsMedia, Level::Oper).edit("/table/turn", json!(1));
    let mut table = layout.step(Step::Discard).ready();
    table.passes(2).draws(2, 1).plays(2, "LISTSERV", NONE).draws(2, 1);
    assert_eq!(table.hand_size(2), 6);
    table.draws(2, 3);
    assert_eq!(table.refuses(2, Action::Draw), "AD-24");
    assert_eq!(table.hand_size(2), 9);
    table.passes(2);
    assert_eq!(table.game.table().turn, seat(3));
}

/// Plays a card on seat 2 and goes on to its turn.
fn hit(layout: crate::table::Layout, title: &str) -> Table {
    let mut table = layout.hand(1, title).hand(2, "A, A, B").ready();
    table.plays(1, title, at(2)).until_turn(2);
    table
}

#[test]
fn ad_c31_line_spike_takes_the_actions_of_a_user() {
    let layout = Table::of(3).level(1, Sector::TeleComm, Level::Oper);
    assert_eq!(layout.clone().hand(1, "Line Spike").ready().refuses_play(1, "Line Spike", at(2)), "AD-R10");
    let mut table = hit(layout.level(2, Sector::TeleComm, Level::User), "Line Spike");
    assert_eq!(table.asked(), Asked::FreeAttempt, "it keeps its free attempt");
    table.passes(2);
    assert_eq!(table.asked(), Asked::Discard);
}

#[test]
fn ad_c32_nsa_sees_a_hand_and_takes_a_card() {
    let layout = Table::of(3).hand(1, "The NSA is Watching You").level(1, GOV, Level::Oper);
    assert_eq!(layout.clone().ready().refuses_play(1, "The NSA is Watching You", at(2)), "AD-R10", "it holds nothing");
    let mut table = layout.hand(2, "Guru, Warez").ready();
    table.plays(1, "The NSA is Watching You", at(2));
    assert_eq!(table.asked(), Asked::TakeFrom(seat(2)));
    table.picks(1, "Warez");
    assert!(table.holds(1, "Warez") && table.view(1).known[1].contains(card("Guru")));
    assert!(table.view(3).known[1].is_empty());
}

#[test]
fn ad_c33_beta_site_lays_an_upgrade_without_its_requirement() {
    let layout = Table::of(3).hand(1, "Beta Site").level(1, MICRO, Level::Oper);
    assert_eq!(layout.clone().ready().refuses_play(1, "Beta Site", NONE), "AD-C33");
    let mut table = layout.clone().hand(1, "ICE, A").lying("Logic Bomb", GOV, 2).ready();
    table.plays(1, "Beta Site", NONE).picks(1, "ICE");
    assert!(table.game.table().player(seat(1)).upgrades.contains(card("ICE")));
    assert_eq!(table.top(), "Beta Site");
    assert_eq!(table.game.table().lying.len(), 1, "what ICE itself requires does not count");
    let mut cancelled = layout.hand(1, "ICE").hand(2, "CancelBot").level(2, MICRO, Level::Oper).ready();
    cancelled.announces(1, "Beta Site", NONE).announces(2, "CancelBot", NONE);
    assert!(cancelled.holds(1, "ICE"));
}

#[test]
fn ad_c34_software_patch_switches_bonuses_and_upgrades_off() {
    let layout = Table::of(3).hand(1, "Software Patch").level(1, MICRO, Level::Oper).level(2, MICRO, Level::User).upgrade(2, "War Dialer");
    let mut table = layout.upgrade(3, "Dad's Office Computer").pile("Guru").ready();
    table.plays(1, "Software Patch", NONE);
    assert_eq!(table.game.hand_limit(seat(3)), Some(10), "not before its turn");
    table.until_turn(2);
    assert_eq!(table.asked(), Asked::FreeAttempt, "Government's card was not offered");
    assert_eq!(table.refuses(2, Action::Enter(BANK)), "AD-C34");
    table.until_turn(3);
    assert_eq!(table.game.hand_limit(seat(3)), Some(6));
    table.until_turn(1);
    assert_eq!(table.game.hand_limit(seat(3)), Some(10));
}

#[test]
fn ad_c35_trojan_takes_the_free_attempt() {
    let mut table = Table::of(3).hand(2, "Trojan, A").ready();
    table.until_turn(2);
    assert_eq!(table.asked(), Asked::Act);
}

#[test]
fn ad_c36_bank_run_strikes_its_own_player_too() {
    let layout = Table::of(3).hand(1, "Bank Run, A, A, B, B").hand(2, "C, C, D, D").level(1, Sector::NewsMedia, Level::Oper);
    let mut table = layout.ready();
    table.plays(1, "Bank Run", NONE).discards(1, "A");
    assert_eq!([1, 2].map(|number| table.hand_size(number)), [3, 4], "seat 2 has no access to Banking");
}

#[test]
fn ad_c37_retro_virus_takes_an_upgrade_when_access_improves() {
    let layout = Table::of(3).lying("Retro-Virus", GOV, 3).upgrade(1, "ICE, BBS").hand(1, "Public Library, Guru").actions(2);
    let mut table = layout.clone().ready();
    table.announces(1, "Public Library", in_(GOV)).nobody_answers();
    assert_eq!(table.asked(), Asked::LoseUpgrade, "automatic gains set it off, and ICE does not help");
    table.picks(1, "BBS");
    assert!(table.discarded("BBS") && table.discarded("Retro-Virus"));
    let mut none = Table::of(3).lying("Retro-Virus", GOV, 3).hand(1, "Public Library").ready();
    none.announces(1, "Public Library", in_(GOV));
    assert!(none.discarded("Retro-Virus"), "it goes anyway");
}

#[test]
fn ad_c38_backup_is_all_one_loses() {
    let mut table = Table::of(3).hand(1, "Overdraft").hand(2, "Backup, A, A, B, B").ready();
    table.announces(1, "Overdraft", at(2));
    while table.asked() != Asked::Backup(card("Overdraft")) {
        table.passes(table.waiting());
    }
    table.announces(2, "Backup", NONE);
    assert_eq!((table.hand_size(2), table.top()), (4, "Overdraft"));
    let early = Table::of(3).hand(2, "Backup").ready();
    assert_eq!(early.refuses_play(2, "Backup", NONE), "AD-R3");
}

#[test]
fn ad_c33_beta_site_without_an_upgrade_any_more_lays_nothing() {
    let layout = Table::of(3).hand(1, "Beta Site, ICE, A, A, B").level(1, MICRO, Level::Oper).lying("Logic Bomb", MICRO, 2);
    let mut table = layout.ready();
    table.announces(1, "Beta Site", NONE).nobody_answers();
    table.discards(1, "ICE").nobody_answers();
    assert_eq!((table.asked(), table.waiting()), (Asked::LayUpgrade, 1), "whether it holds one is its own secret");
    table.passes(1);
    assert_eq!(table.top(), "Beta Site");
}
