//! The cards with the code E (AD-C39 to AD-C50).

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector};
use cyberdeck::rules::game::Setup;

use crate::table::{NONE, Table, at, card, in_, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const MICRO: Sector = Sector::Micronopoly;

#[test]
fn ad_c39_ice_is_immune_to_viruses() {
    let layout = Table::of(3).upgrade(3, "ICE").hand(1, "Multi-Virus, S.A.T.A.N. Virus").hand(3, "A, A, B, B").level(3, BANK, Level::User);
    let mut multi = layout.clone().ready();
    multi.plays(1, "Multi-Virus", in_(BANK));
    assert_eq!(multi.hand_size(3), 4);
    let mut satan = layout.level(1, MICRO, Level::User).ready();
    satan.plays(1, "S.A.T.A.N. Virus", in_(MICRO));
    assert_eq!(satan.game.hand_limit(seat(3)), Some(8), "its owner keeps the bonus");
}

#[test]
fn ad_c40_whoops_disconnect_stops_all_attempts() {
    let layout = Table::of(3).hand(1, "Whoops! Disconnect").level(1, Sector::TeleComm, Level::User).hand(2, "A, B");
    let mut table = layout.clone().ready();
    table.plays(1, "Whoops! Disconnect", at(2)).until_turn(2);
    assert_eq!(table.asked(), Asked::Act, "there is no free attempt");
    assert_eq!(table.refuses(2, Action::Attempt(Sector::Universities)), "AD-C40", "and none by an action");
    let mut free = layout.level(2, Sector::Universities, Level::Root).ready();
    free.plays(1, "Whoops! Disconnect", at(2)).until_turn(2).must(2, Action::Enter(BANK));
    assert_eq!(free.level_of(2, BANK), Level::User);
}

#[test]
fn ad_c41_no_etaxes_lifts_limits_and_draws_two_more() {
    let mut table = Table::of(3).hand(2, "No eTaxes, A, A, B, B, C, C").level(2, Sector::NewsMedia, Level::User).ready();
    table.plays(2, "No eTaxes", NONE);
    assert_eq!(table.game.hand_limit(seat(1)), Some(6), "for whose turn it is, the turn after this one");
    table.until_turn(2);
    assert_eq!(table.game.hand_limit(seat(2)), None);
    table.until(Asked::Draw).draws(2, 4);
    assert_eq!(table.refuses(2, Action::Draw), "AD-24");
    assert_eq!(table.hand_size(2), 10);
    table.passes(2);
    assert_eq!(table.game.hand_limit(seat(2)), Some(6));
    table.until_turn(1);
    assert_eq!(table.game.hand_limit(seat(1)), None);
}

#[test]
fn ad_c42_digital_divide_stops_the_draws_of_those_without_government() {
    let layout = Table::of(3).hand(1, "Digital Divide").level(1, GOV, Level::Oper).hand(2, "A").hand(3, "LISTSERV");
    let mut table = layout.level(3, Sector::NewsMedia, Level::Oper).ready();
    table.plays(1, "Digital Divide", NONE).until_turn(2).until(Asked::Draw);
    assert_eq!(table.game.table().turn, seat(2), "the controller of Government draws");
    table.until_turn(3).until(Asked::Discard).passes(3);
    assert_eq!(table.game.table().turn, seat(1), "seat 3 draws nothing, and LISTSERV can't be played");
}

#[test]
fn ad_c43_cancelbot_cancels_a_card_that_requires_access() {
    let layout = Table::of(3).hand(1, "Overdraft, Warez, Usenet").hand(2, "CancelBot").hand(3, "A, A, B, B");
    let mut table = layout.clone().level(2, BANK, Level::Oper).ready();
    table.announces(1, "Overdraft", at(3)).announces(2, "CancelBot", NONE);
    assert_eq!((table.hand_size(3), table.top()), (4, "Overdraft"));
    let mut user = layout.clone().level(2, BANK, Level::User).ready();
    user.announces(1, "Overdraft", at(3));
    assert_eq!(user.refuses_play(2, "CancelBot", NONE), "AD-C43", "Oper or Root is what it takes");
    let mut setup = Setup::new(3);
    setup.options.insert("cancelbot".into(), "access".into());
    let mut option = Table::with(&setup).hand(1, "Overdraft").hand(2, "CancelBot").level(2, BANK, Level::User).ready();
    option.announces(1, "Overdraft", at(3));
    assert_eq!(option.refuses_play(2, "CancelBot", NONE), "allowed", "unless the setup says otherwise");
}

#[test]
fn ad_c44_shareware_gives_everybody_in_micronopoly_an_action() {
    let mut table = Table::of(3).hand(2, "Shareware, A").level(2, MICRO, Level::User).ready();
    table.plays(2, "Shareware", NONE);
    table.until_turn(2).passes(2);
    assert_eq!(table.actions_left(), 2);
    table.until_turn(3).passes(3);
    assert_eq!(table.actions_left(), 2);
    table.until_turn(1).passes(1);
    assert_eq!(table.actions_left(), 1, "seat 1 has no access");
}

#[test]
fn ad_c45_fdic_gets_what_the_controller_of_government_discards() {
    let layout = Table::of(3).hand(1, "FDIC").hand(2, "Guru, Warez, A, A, Backup");
    let mut table = layout.clone().ready();
    table.announces(1, "FDIC", at(2)).nobody_answers();
    assert_eq!(table.asked(), Asked::GiveCards { left: 2, to: seat(1) });
    table.picks(2, "Guru, Warez");
    assert!(table.holds(1, "Guru") && table.holds(1, "Warez") && table.view(3).known[0].is_empty());
    let mut saved = layout.ready();
    saved.announces(1, "FDIC", at(2));
    while saved.asked() != Asked::Backup(card("FDIC")) {
        saved.passes(saved.waiting());
    }
    saved.announces(2, "Backup", NONE);
    assert_eq!((saved.hand_size(1), saved.hand_size(2)), (0, 4), "Backup goes to the pile, and FDIC gets nothing");
}

#[test]
fn ad_c46_spam_floods_a_victim() {
    let mut table = Table::of(3).hand(1, "Spam, Guru").hand(2, "A, A, B, B, C").hand(3, "Warez, D").ready();
    table.announces(1, "Spam", at(2));
    assert_eq!((table.asked(), table.waiting()), (Asked::Gifts(seat(2)), 1));
    table.picks(1, "Guru");
    assert_eq!(table.waiting(), 3, "with its last card seat 1 is done");
    assert!(table.view(2).shown[0].is_empty(), "gifts are secret until all have chosen");
    table.picks(3, "Warez").passes(3);
    assert_eq!((table.hand_size(2), table.asked(), table.waiting()), (7, Asked::FloodDraw, 1));
    table.draws(1, 6);
    assert_eq!((table.hand_size(1), table.waiting()), (6, 3), "the victim is full already");
    table.draws(3, 2).passes(3).nobody_answers();
    assert_eq!((table.hand_size(2), table.top()), (6, "Spam"));
}

#[test]
fn ad_c47_flame_war_costs_everybody_else_an_action() {
    let layout = Table::of(3).hand(1, "Flame War").level(1, Sector::Universities, Level::User).hand(2, "A").upgrade(3, "Over-Clock");
    let mut table = layout.ready();
    table.plays(1, "Flame War", NONE).until_turn(2).passes(2);
    assert_eq!(table.asked(), Asked::Discard, "none left");
    table.until_turn(3).passes(3);
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn ad_c48_red_tape_stops_a_draw_step() {
    let mut table = Table::of(3).hand(1, "Red Tape").level(1, GOV, Level::User).hand(2, "A").ready();
    table.plays(1, "Red Tape", at(2)).until_turn(2).until(Asked::Discard).passes(2);
    assert_eq!(table.game.table().turn, seat(3));
}

#[test]
fn ad_c49_bug_switches_everything_off_in_the_turn() {
    let mut table = Table::of(3).hand(3, "Bug, A").upgrade(3, "Over-Clock").ready();
    table.until_turn(3);
    assert_eq!(table.game.hand_limit(seat(3)), Some(6));
    table.passes(3);
    assert_eq!(table.actions_left(), 1);
    table.until_turn(1);
    assert_eq!(table.game.hand_limit(seat(3)), Some(8));
}

#[test]
fn ad_c50_overdraft_makes_a_player_discard_to_three() {
    let mut table = Table::of(3).hand(1, "Overdraft").hand(2, "A, A, B, B, C, C").ready();
    table.plays(1, "Overdraft", at(2)).discards(2, "A, B, C");
    assert_eq!(table.hand_size(2), 3);
    let mut few = Table::of(3).hand(1, "Overdraft").hand(2, "A, B, C").ready();
    few.plays(1, "Overdraft", at(2));
    assert_eq!(few.hand_size(2), 3);
}
