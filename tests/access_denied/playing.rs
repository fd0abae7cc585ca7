//! Playing cards (AD-40 to AD-45).

use cyberdeck::rules::access_denied::{Action, Asked, Event, Level, Sector, Step};
use cyberdeck::rules::game::Seal;
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, on, seat};

#[test]
fn ad_40_a_card_is_announced_answered_and_discarded() {
    let mut table = Table::of(3).hand(1, "Overdraft, Flame War").hand(2, "A, A, B, B").ready();
    table.announces(1, "Overdraft", at(2));
    assert_eq!((table.actions_left(), table.asked()), (0, Asked::AnswerCard(card("Overdraft"))));
    assert_eq!(table.seal, Seal::Sealed);
    assert!(table.game.pile().is_empty(), "it lies in the middle");
    assert!(table.view(3).seen.contains(card("Overdraft")), "all see it");
    table.nobody_answers();
    assert_eq!(table.asked(), Asked::LoseCards(1));
    table.discards(2, "A");
    assert_eq!(table.top(), "Overdraft", "it goes on the pile last");
}

#[test]
fn ad_40_a_cancelled_card_costs_its_action_and_its_backdoor() {
    let mut table = Table::of(3).hand(1, "Red Tape, Backdoor").hand(2, "CancelBot").ready();
    table.announces_with_backdoor(1, "Red Tape", at(3)).announces(2, "CancelBot", NONE).nobody_answers();
    assert_eq!(table.game.pile(), [card("CancelBot"), card("Backdoor"), card("Red Tape")]);
    assert!(table.events.iter().any(|seen| matches!(seen.event, Event::Voided { .. })));
    assert_eq!(table.game.table().budget.actions, 0);
    let mut upgrade = Table::of(3).level(1, Sector::Government, Level::User).password(Sector::Banking, "DEF").hand(1, "ICE");
    upgrade = upgrade.hand(2, "CancelBot");
    let mut upgrade = upgrade.ready();
    upgrade.announces(1, "ICE", NONE).announces(2, "CancelBot", NONE).nobody_answers();
    assert_eq!(upgrade.top(), "ICE");
    assert!(upgrade.game.table().player(seat(1)).upgrades.is_empty());
}

#[test]
fn ad_40_cards_that_are_not_in_hand_cannot_be_played() {
    assert_eq!(Table::of(3).hand(2, "Samurai").ready().refuses_play(1, "Samurai", on("Logic Bomb")), "AD-40");
}

#[test]
fn ad_41_any_time_cards_go_between_other_things_in_anyones_turn() {
    let mut table = Table::of(3).hand(1, "A").hand(3, "Shareware").hand(2, "CopyBot").pile("Warez").ready();
    assert_eq!(table.waiting(), 1);
    let view = table.view(2);
    assert_eq!(view.interrupters, cyberdeck::rules::game::Seats(0b110), "whoever holds one or not");
    table.plays(3, "Shareware", NONE);
    assert_eq!((table.waiting(), table.actions_left()), (1, 1), "it has cost no action, and seat 1 goes on");
    table.plays(2, "CopyBot", NONE);
    assert!(table.holds(2, "Shareware"));
    assert_eq!(table.refuses(2, Action::Pass), "AD-20");
    let own = Table::of(3).hand(1, "CopyBot").pile("Warez").step(Step::Discard).ready();
    assert_eq!(own.refuses_play(1, "CopyBot", NONE), "allowed");
}

#[test]
fn ad_41_every_other_seat_is_asked_clockwise_from_the_active_player() {
    let mut table = Table::of(4).hand(2, "Flame War").edit("/table/turn", json!(1)).level(2, Sector::Universities, Level::User).ready();
    table.announces(2, "Flame War", NONE);
    let mut order = Vec::new();
    while matches!(table.asked(), Asked::AnswerCard(_)) {
        order.push(table.waiting());
        table.passes(table.waiting());
    }
    assert_eq!(order, [3, 4, 1]);
}

#[test]
fn ad_41_answers_are_played_when_their_moment_comes_only() {
    let table = Table::of(3).hand(1, "Counter-Virus, Firewall, Market Rumors").ready();
    assert_eq!(table.refuses_play(1, "Counter-Virus", NONE), "AD-R1");
    assert_eq!(table.refuses_play(1, "Firewall", NONE), "AD-41");
    assert_eq!(table.refuses_play(1, "Market Rumors", NONE), "AD-24");
}

#[test]
fn ad_42_requirements_are_a_level_and_for_upgrades_a_code() {
    let table = Table::of(3).hand(1, "Red Tape").ready();
    assert_eq!(table.refuses_play(1, "Red Tape", at(2)), "AD-42");
    let user =
        Table::of(3).hand(1, "Red Tape, Digital Divide, FBI Raid").upgrade(2, "BBS").level(1, Sector::Government, Level::User).ready();
    assert_eq!(user.refuses_play(1, "Red Tape", at(2)), "allowed", "access is User or better");
    assert_eq!(user.refuses_play(1, "Digital Divide", NONE), "AD-42", "this one takes Oper or Root");
    assert_eq!(user.refuses_play(1, "FBI Raid", on("BBS")), "AD-42");
    let oper = Table::of(3).hand(1, "Digital Divide, FBI Raid").upgrade(2, "BBS").level(1, Sector::Government, Level::Oper).ready();
    assert_eq!(oper.refuses_play(1, "Digital Divide", NONE), "allowed");
    assert_eq!(oper.refuses_play(1, "FBI Raid", on("BBS")), "AD-42", "and this one Root only");
    let code = |codes| Table::of(3).hand(1, "Dad's Office Computer").password(Sector::Banking, codes).ready();
    assert_eq!(code("DEF").refuses_play(1, "Dad's Office Computer", NONE), "AD-42");
    assert_eq!(code("BEF").refuses_play(1, "Dad's Office Computer", NONE), "allowed");
}

#[test]
fn ad_43_upgrades_stay_and_work_at_once() {
    let mut table = Table::of(3).hand(1, "Dad's Office Computer").password(Sector::Banking, "BDF").ready();
    table.plays(1, "Dad's Office Computer", NONE);
    assert_eq!(table.game.hand_limit(seat(1)), Some(8));
    assert!(table.game.pile().is_empty());
}

#[test]
fn ad_43_sector_cards_lie_until_their_condition_is_met() {
    let mut table = Table::of(3).hand(1, "Logic Bomb, A").level(2, Sector::Banking, Level::User).hand(2, "Easy Credit").ready();
    table.plays(1, "Logic Bomb", in_(Sector::Banking));
    assert_eq!(table.game.table().lying.len(), 1);
    table.until_turn(2).passes(2).announces(2, "Easy Credit", NONE);
    assert!(table.game.table().lying.is_empty() && table.discarded("Logic Bomb"));
}

#[test]
fn ad_44_a_potato_is_shown_and_counts_for_the_turn_even_if_given_away() {
    let mut table = Table::of(3).hand(2, "Worm, A, A").ready();
    table.until_turn(2);
    assert!(table.view(3).known[1].contains(card("Worm")), "all see it");
    table.passes(2).must(2, Action::PassOn { card: card("Worm"), to: seat(3) });
    assert!(table.holds(3, "Worm"));
    table.until(Asked::Discard).passes(2);
    assert_eq!(table.game.table().turn, seat(3), "it has drawn nothing");
    table.until(Asked::Discard);
    assert_eq!(table.game.table().turn, seat(3));
}

#[test]
fn ad_44_a_potato_can_be_handed_over_traded_discarded_or_kept() {
    let layout = Table::of(3).hand(1, "Bug").hand(2, "A");
    let mut used = layout.clone().ready();
    used.attempts(1, Sector::Government, "Bug");
    assert_eq!(layout.clone().step(Step::Discard).ready().refuses(1, Action::Discard(card("Bug"))), "allowed");
    assert_eq!(layout.clone().ready().refuses(1, Action::PassOn { card: card("Bug"), to: seat(2) }), "AD-44", "not shown at the beginning");
    assert_eq!(layout.ready().refuses_play(1, "Bug", NONE), "AD-44");
}

#[test]
fn ad_45_others_discard_first_clockwise_then_the_player_then_the_card() {
    let layout =
        Table::of(4).hand(1, "Bank Run, A, A, B, B").hand(2, "A, A, C, C").hand(3, "B, B, C, C").level(1, Sector::NewsMedia, Level::Oper);
    let mut table = layout.level(2, Sector::Banking, Level::User).level(3, Sector::Banking, Level::Oper).ready();
    table.plays(1, "Bank Run", NONE);
    assert_eq!((table.waiting(), table.asked()), (2, Asked::LoseCards(1)));
    table.discards(2, "A");
    assert_eq!(table.waiting(), 3);
    table.discards(3, "C");
    assert_eq!((table.waiting(), table.asked()), (1, Asked::LoseCards(1)));
    table.discards(1, "B");
    assert_eq!(table.top(), "Bank Run");
}
