//! The cards with the codes A and B (AD-C01 to AD-C17).

use cyberdeck::rules::access_denied::{Action, Asked, Event, Level, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, marker, on, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const NEWS: Sector = Sector::NewsMedia;

#[test]
fn ad_c01_bbs_draws_one_more_within_the_limit() {
    let mut table = Table::of(3).upgrade(2, "BBS").hand(2, "A").edit("/table/turn", json!(1)).step(Step::Discard).ready();
    table.passes(2).draws(2, 3);
    assert_eq!(table.refuses(2, Action::Draw), "AD-24");
    let mut full = Table::of(3).upgrade(2, "BBS").hand(2, "A, A, B, B, C").edit("/table/turn", json!(1)).step(Step::Discard).ready();
    full.passes(2).draws(2, 1);
    assert_eq!(full.refuses(2, Action::Draw), "AD-24");
}

#[test]
fn ad_c02_counter_virus_voids_a_virus_and_costs_its_player() {
    let layout = Table::of(3).hand(1, "Multi-Virus, A, A, B, B").hand(2, "Counter-Virus, C, C, D, D");
    assert_eq!(answer_of(layout.clone(), "Counter-Virus"), "AD-C02", "without access to the sector");
    let mut table = layout.level(2, BANK, Level::User).level(3, BANK, Level::User).ready();
    table.announces(1, "Multi-Virus", in_(BANK)).until_asked(2).announces(2, "Counter-Virus", NONE);
    assert_eq!(table.asked(), Asked::Backup(card("Counter-Virus")), "its discarding can be answered by Backup");
    table.nobody_answers().discards(1, "A");
    assert_eq!((table.hand_size(1), table.hand_size(2)), (3, 4));
    assert_eq!(table.game.pile().last(), Some(&card("Multi-Virus")));
}

/// The rule by which seat 2 may not answer Multi-Virus on Banking by this card.
fn answer_of(layout: crate::table::Layout, title: &str) -> &'static str {
    let mut table = layout.ready();
    table.announces(1, "Multi-Virus", in_(BANK)).until_asked(2);
    table.refuses_play(2, title, NONE)
}

#[test]
fn ad_c03_dumpster_diving_shows_one_code_at_random() {
    let layout = Table::of(3).password(GOV, "ABC").hand(1, "Dumpster Diving");
    let shown: std::collections::BTreeSet<String> = (0..3)
        .map(|place| {
            let mut table = layout.clone().ready();
            let number = table.game.password(GOV)[place].number();
            cyberdeck::rules::game::Game::queue(&mut table.game, &[number]).unwrap();
            table.announces(1, "Dumpster Diving", in_(GOV));
            table.knows(1, GOV).0
        })
        .collect();
    assert_eq!(shown.len(), 3);
    assert_eq!(layout.clone().ready().refuses_play(1, "Dumpster Diving", in_(Sector::TeleComm)), "AD-R10", "nobody controls it");
    assert_eq!(layout.level(1, GOV, Level::User).ready().refuses_play(1, "Dumpster Diving", in_(GOV)), "AD-R10");
}

#[test]
fn ad_c04_satan_takes_the_root_bonus_from_everybody() {
    let mut table = Table::of(3).hand(1, "S.A.T.A.N. Virus").level(1, Sector::Micronopoly, Level::User).ready();
    assert_eq!(table.refuses_play(1, "S.A.T.A.N. Virus", in_(GOV)), "AD-R10", "there is no access");
    table.plays(1, "S.A.T.A.N. Virus", in_(Sector::Micronopoly));
    assert_eq!(table.game.hand_limit(seat(3)), Some(6));
    assert!(table.game.table().lying(card("S.A.T.A.N. Virus")).is_some());
}

#[test]
fn ad_c05_samurai_discards_a_lying_card() {
    let mut table = Table::of(3).hand(1, "Samurai").lying("S.A.T.A.N. Virus", Sector::Micronopoly, 2).ready();
    assert_eq!(table.refuses_play(1, "Samurai", on("Logic Bomb")), "AD-R10");
    table.plays(1, "Samurai", on("S.A.T.A.N. Virus"));
    assert!(table.discarded("S.A.T.A.N. Virus") && table.game.hand_limit(seat(3)) == Some(8));
}

#[test]
fn ad_c06_usenet_swaps_as_many_at_random() {
    let mut table = Table::of(3).hand(1, "Usenet, Guru, Warez, A").hand(2, "Samurai, ICE, BBS").ready();
    table.next("ICE, BBS").announces(1, "Usenet", at(2));
    assert_eq!(table.refuses(1, Action::Pass), "AD-C06");
    table.picks(1, "Guru, Warez").passes(1);
    assert!(table.holds(2, "Guru") && table.holds(2, "Warez") && table.holds(1, "ICE") && table.holds(1, "BBS"));
    let mut few = Table::of(3).hand(1, "Usenet, Guru, Warez, A").hand(2, "Samurai").ready();
    few.announces(1, "Usenet", at(2)).picks(1, "Guru, Warez").passes(1);
    assert!(few.holds(1, "Samurai"), "all of what it held before");
    assert_eq!((few.hand_size(1), few.hand_size(2)), (2, 2));
    let mut none = Table::of(3).hand(1, "Usenet, Guru").ready();
    none.announces(1, "Usenet", at(2)).picks(1, "Guru");
    assert!(none.holds(2, "Guru"));
    assert_eq!(Table::of(3).hand(1, "Usenet").ready().refuses_play(1, "Usenet", at(2)), "AD-C06", "there is nothing to give");
}

#[test]
fn ad_c07_guru_turns_user_into_oper() {
    for sector in [GOV, Sector::TeleComm] {
        let mut table = Table::of(3).hand(1, "Guru").level(1, sector, Level::User).ready();
        table.announces(1, "Guru", in_(sector));
        assert_eq!(table.level_of(1, sector), Level::Oper);
    }
    assert_eq!(Table::of(3).hand(1, "Guru").level(1, GOV, Level::Oper).ready().refuses_play(1, "Guru", in_(GOV)), "AD-R10");
}

#[test]
fn ad_c08_delete_account_takes_anothers_user_marker() {
    let layout = Table::of(3).hand(1, "Delete Account").level(2, NEWS, Level::User).level(1, NEWS, Level::User).level(3, NEWS, Level::Oper);
    let mut table = layout.ready();
    assert_eq!(table.refuses_play(1, "Delete Account", marker(NEWS, 1)), "AD-R10", "not one's own");
    assert_eq!(table.refuses_play(1, "Delete Account", marker(NEWS, 3)), "AD-R10");
    table.plays(1, "Delete Account", marker(NEWS, 2));
    assert_eq!(table.level_of(2, NEWS), Level::None);
}

#[test]
fn ad_c09_dads_office_computer_raises_the_limit() {
    let table = Table::of(3).upgrade(1, "Dad's Office Computer").ready();
    assert_eq!(table.game.hand_limit(seat(1)), Some(8));
}

#[test]
fn ad_c10_bank_error_draws_three_and_gives_an_action() {
    let mut table = Table::of(3).hand(1, "Bank Error in Your Favor, A, A, B, B, C").ready();
    table.next("Guru, Warez, ICE").plays(1, "Bank Error in Your Favor", NONE);
    assert!(table.holds(1, "Guru") && table.holds(1, "Warez") && table.holds(1, "ICE"));
    assert_eq!((table.actions_left(), table.hand_size(1), table.game.hand_limit(seat(1))), (1, 8, None));
    table.passes(1).passes(1).draws(1, 3).passes(1);
    assert_eq!(table.hand_size(1), 11, "neither in discarding nor in drawing is there a limit");
    table.until_turn(2);
    assert_eq!(table.game.hand_limit(seat(1)), None, "until its next turn");
    table.until_turn(1);
    assert_eq!(table.game.hand_limit(seat(1)), Some(6));
}

#[test]
fn ad_c11_revoke_login_takes_a_marker_below_ones_own() {
    let layout = Table::of(3).hand(1, "Revoke Login").level(2, BANK, Level::User).level(3, NEWS, Level::User).level(1, NEWS, Level::User);
    let mut table = layout.ready();
    assert_eq!(table.refuses_play(1, "Revoke Login", marker(NEWS, 3)), "AD-R10", "one is only User there");
    table.plays(1, "Revoke Login", marker(BANK, 2));
    assert_eq!(table.level_of(2, BANK), Level::None);
}

#[test]
fn ad_c12_anti_virus_spares_its_player_or_voids_a_laid_virus() {
    let layout = Table::of(3).hand(1, "Multi-Virus, S.A.T.A.N. Virus").hand(2, "Anti-Virus, A, A, B, B").hand(3, "C, C, D, D");
    let mut multi = layout.clone().level(2, BANK, Level::User).level(3, BANK, Level::User).ready();
    multi.announces(1, "Multi-Virus", in_(BANK)).announces(2, "Anti-Virus", NONE);
    assert_eq!((multi.asked(), multi.waiting()), (Asked::AnswerCard(card("Multi-Virus")), 2), "the virus is still there");
    multi.nobody_answers().discards(3, "C");
    assert_eq!((multi.hand_size(2), multi.hand_size(3)), (4, 3));
    let mut laid = layout.ready();
    laid.announces(1, "S.A.T.A.N. Virus", in_(BANK)).announces(2, "Anti-Virus", NONE);
    assert!(laid.game.table().lying.is_empty());
    assert_eq!(laid.top(), "S.A.T.A.N. Virus");
}

#[test]
fn ad_c13_multi_virus_strikes_everybody_else_with_access() {
    let layout = Table::of(4).hand(1, "Multi-Virus, A, A, B, B").hand(2, "C, C, D, D, E").hand(3, "D, D, E, E").hand(4, "F, F, F, F");
    let mut table = layout.level(2, BANK, Level::User).level(4, BANK, Level::Oper).ready();
    table.plays(1, "Multi-Virus", in_(BANK)).discards(2, "C, C").discards(4, "F");
    assert_eq!([1, 2, 3, 4].map(|number| table.hand_size(number)), [4, 3, 4, 3]);
}

#[test]
fn ad_c14_packet_sniffer_shows_a_code_of_the_next_requirer() {
    let layout = Table::of(3).lying("Packet Sniffer", GOV, 1).hand(2, "Red Tape").password(GOV, "ABC");
    let mut table = layout.edit("/table/turn", json!(1)).ready();
    table.announces(2, "Red Tape", at(3));
    assert_eq!(table.knows(1, GOV).0.len(), 1, "before any answer");
    assert!(table.discarded("Packet Sniffer"));
    assert!(table.seen_by(3).iter().any(|event| matches!(event, Event::CodeShown { code: None, .. })));
    let own = Table::of(3).lying("Packet Sniffer", GOV, 1).hand(1, "Red Tape").level(1, GOV, Level::User);
    let mut own = own.ready();
    own.announces(1, "Red Tape", at(3));
    assert!(own.discarded("Packet Sniffer") && !own.events.iter().any(|seen| matches!(seen.event, Event::CodeShown { .. })));
}

#[test]
fn ad_c15_firewall_keeps_one_card_of_choice() {
    let mut table = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "Samurai, Warez").hand(2, "Firewall").ready();
    table.names(1, GOV).nobody_answers().hands_over(1, "Samurai, Warez");
    assert_eq!(table.refuses_play(2, "Firewall", NONE), "allowed");
    table.announces(2, "Firewall", NONE);
    assert_eq!((table.asked(), table.waiting()), (Asked::Keep, 2));
    table.picks(2, "Samurai");
    assert!(table.holds(2, "Samurai") && table.holds(1, "Warez"), "even one that matches");
    assert_eq!(table.level_of(1, GOV), Level::User);
    let mut other = Table::of(3).password(GOV, "ABC").hand(1, "Samurai").hand(3, "Firewall").ready();
    other.names(1, GOV).nobody_answers().hands_over(1, "Samurai").until_asked(3);
    assert_eq!(other.refuses_play(3, "Firewall", NONE), "AD-C15", "only the controller");
}

#[test]
fn ad_c16_logic_bomb_strikes_the_next_requirer_even_if_cancelled() {
    let mut table = Table::of(3).lying("Logic Bomb", GOV, 3).hand(2, "Red Tape, A, A, B, B").hand(3, "CancelBot");
    table = table.level(3, GOV, Level::Oper).edit("/table/turn", json!(1));
    let mut table = table.ready();
    table.announces(2, "Red Tape", at(1)).nobody_answers();
    assert_eq!(table.asked(), Asked::LoseCards(1));
    table.discards(2, "A");
    assert!(table.discarded("Logic Bomb"));
    table.announces(3, "CancelBot", NONE).nobody_answers();
    assert_eq!((table.hand_size(2), table.top()), (3, "Red Tape"));
}

#[test]
fn ad_c17_olfactopeg_gets_a_card_from_everybody() {
    let mut table =
        Table::of(4).hand(1, "OlfactoPEG").level(1, Sector::Universities, Level::Oper).hand(2, "Guru, A").hand(3, "Warez").ready();
    table.next("Guru").plays(1, "OlfactoPEG", NONE);
    assert!(table.holds(1, "Guru") && table.holds(1, "Warez"));
    assert_eq!((table.hand_size(1), table.hand_size(4)), (2, 0), "who has none is passed over");
    assert_eq!(table.game.hand_limit(seat(1)), None);
    assert!(table.view(4).known[0].is_empty() && table.view(2).known[0].contains(card("Guru")));
}
