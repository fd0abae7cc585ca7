//! TD-40 and TD-41: the unused die.

use cyberdeck::rules::game::{Game, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Event, Spot, Tracker};

use crate::table::{Table, hex, seat};

/// Two seats in round 1 with two abilities each: navigation 2 5, phone 3 6, unused 1.
fn table() -> Table {
    let mut table = Table::of(2).with_charger(&[hex(-1, -1), hex(2, -1)]);
    table.round([2, 5], [3, 6], 1);
    table
}

#[test]
fn td_40_a_circled_hex_unlocks_one_ability_in_the_same_round() {
    let mut table = Table::of(2);
    table.round([2, 5], [1, 6], 3);
    assert_eq!(table.seat(1).refused_swap(Spot::Navigation, 2), "TD-40");
    let player = table.seat(1).shades([(-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -1), (2, -1)]);
    assert_eq!(player.sheet().tracker, Tracker { unlocked: 2, used: 0 });
    player.swaps(Spot::Navigation, 2).swaps(Spot::Navigation, 5);
    assert_eq!(table.seat(1).turn().navigation, [2, 3]);
    assert_eq!(table.seat(1).refused_swap(Spot::Navigation, 2), "TD-40", "both are used");
}

#[test]
fn td_40_unused_abilities_are_worth_nothing() {
    let mut table = table();
    let with = table.seat(1).sheet();
    assert_eq!((with.tracker.ready(), with.total()), (2, 2));
}

#[test]
fn td_41_the_unused_die_swaps_with_one_not_yet_written() {
    let mut table = table();
    table.seat(1).swaps(Spot::Phone, 6);
    let turn = table.seat(1).turn();
    assert_eq!((turn.navigation, turn.phone, turn.unused), ([2, 5], [1, 3], 6));
    assert_eq!(table.seat(1).sheet().tracker, Tracker { unlocked: 2, used: 1 });
    assert_eq!(table.seat(1).refused_swap(Spot::Phone, 6), "TD-41");
    assert_eq!(table.seat(1).refused_swap(Spot::Unused, 6), "TD-41");
    table.seat(1).writes(2, "A1");
    assert_eq!(table.seat(1).refused_swap(Spot::Navigation, 2), "TD-41", "it is written");
    table.seat(1).swaps(Spot::Navigation, 5).writes(6, "B2");
    assert_eq!(table.seat(1).sheet().matrix.get(6), 6);
    assert_eq!(table.seat(1).sheet().tracker.ready(), 0);
}

#[test]
fn td_41_a_written_phone_pair_is_out_of_reach() {
    let mut table = table();
    table.seat(1).shades_first();
    assert_eq!(table.seat(1).refused_swap(Spot::Phone, 3), "TD-41");
    assert!(table.seat(1).actions().contains(&Action::Swap { spot: Spot::Navigation, value: 5 }));
    table.seat(1).writes(2, "A1").writes(5, "B2");
    assert!(table.seat(1).turn().is_done(), "abilities keep no seat from finishing");
}

#[test]
fn td_41_for_this_seat_and_this_round_alone() {
    let mut table = table();
    table.seat(1).swaps(Spot::Navigation, 5);
    assert_eq!((table.seat(2).turn().navigation, table.seat(2).turn().unused), ([2, 5], 1));
    assert_eq!(table.seat(2).view().allocation.unwrap().spots(), [2, 5, 3, 6, 1]);
    table.everybody_finishes();
    table.round([4, 4], [2, 2], 6);
    assert_eq!((table.seat(1).turn().navigation, table.seat(1).turn().unused), ([4, 4], 6));
    assert_eq!(table.seat(1).sheet().tracker.used, 1, "crossed out for good");
}

#[test]
fn td_41_another_ability_fetches_the_die_back() {
    let mut table = table();
    let before = table.seat(1).turn();
    table.seat(1).swaps(Spot::Phone, 3).swaps(Spot::Phone, 1);
    assert_eq!(table.seat(1).turn(), before);
    assert_eq!(table.seat(1).sheet().tracker.ready(), 0);
}

#[test]
fn td_41_a_die_goes_from_navigation_to_the_phone_by_two_abilities() {
    let mut table = table();
    table.seat(1).swaps(Spot::Navigation, 5).swaps(Spot::Phone, 3);
    let turn = table.seat(1).turn();
    assert_eq!((turn.navigation, turn.phone, turn.unused), ([1, 2], [5, 6], 3));
}

#[test]
fn td_41_equal_dice_are_one_choice_and_an_equal_swap_still_costs() {
    let mut table = Table::of(2).with_charger(&[hex(-1, -1)]);
    table.round([4, 4], [2, 4], 4);
    let swaps: Vec<Action> = table.seat(1).actions().into_iter().filter(|action| matches!(action, Action::Swap { .. })).collect();
    assert_eq!(swaps.len(), 3, "{swaps:?}");
    let player = table.seat(1).swaps(Spot::Navigation, 4);
    assert_eq!((player.turn().navigation, player.turn().unused, player.sheet().tracker.ready()), ([4, 4], 4, 0));
}

#[test]
fn td_41_where_two_do_not_fit_both_dice_can_still_be_swapped() {
    let rows = [".....", "61234", "12345", "23456", "34561"];
    let mut table = Table::of(2).with_matrix(rows).with_charger(&[hex(-1, -1)]);
    table.round([2, 5], [3, 6], 1);
    table.seat(1).crosses_out("A1").swaps(Spot::Navigation, 2).writes(1, "A2");
    assert_eq!(table.seat(1).sheet().matrix.get(1), 1);
}

#[test]
fn td_41_is_seen_by_its_seat_alone_until_the_round_ends() {
    let mut table = table();
    let (other, spectator) = (table.seat(2).view(), table.game.view(Viewer::Spectator));
    table.events.clear();
    table.seat(1).swaps(Spot::Phone, 6);
    assert_eq!((table.seat(2).view(), table.game.view(Viewer::Spectator)), (other, spectator));
    assert!(table.seen_by(Viewer::Seat(seat(2))).is_empty());
    assert_eq!(table.seen_by(Viewer::Seat(seat(1))), [&Event::Swapped { seat: seat(1), spot: Spot::Phone, out: 6, fetched: 1 }]);
}
