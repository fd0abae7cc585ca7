//! TD-10 to TD-12: roll, allocation, and writing blind and at the same time.

use cyberdeck::rules::game::{Game, Seal, Seats, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Event, Phase, Spot};

use crate::table::{Table, line, rule, seat};

#[test]
fn td_10_the_start_player_rolls_and_fills_all_five_spots() {
    let mut table = Table::of(2);
    assert_eq!(rule(table.act(2, Action::Roll)), "TD-10");
    table.rolls([3, 1, 1, 6, 5]);
    assert_eq!((table.game.dice(), table.seal), ([3, 1, 1, 6, 5], Seal::Sealed));
    assert_eq!(rule(table.act(1, Action::Roll)), "TD-10");
    let allocate = |navigation, phone, unused| Action::Allocate(Allocation { navigation, phone, unused });
    assert_eq!(rule(table.act(2, allocate([1, 1], [3, 5], 6))), "TD-10");
    for wrong in [([1, 1], [3, 5], 5), ([0, 1], [3, 5], 6), ([1, 7], [3, 5], 6), ([3, 1], [1, 5], 6), ([1, 3], [6, 5], 1)] {
        assert_eq!(rule(table.act(1, allocate(wrong.0, wrong.1, wrong.2))), "TD-10", "{wrong:?}");
    }
    assert_eq!(rule(table.act(1, Action::Write { value: 1, cell: 0 })), "TD-10");
    table.allocates([1, 1], [3, 5], 6);
    assert_eq!(table.seal, Seal::Open, "an allocation can be taken back");
    assert_eq!(table.seat(2).refused(Action::Roll), "TD-10");
    assert_eq!(table.seat(1).refused(allocate([1, 1], [3, 5], 6)), "TD-10");
}

#[test]
fn td_10_the_allocation_holds_for_every_seat() {
    let mut table = Table::of(3);
    table.round([2, 5], [1, 4], 6);
    for number in 1..=3 {
        let turn = table.seat(number).turn();
        assert_eq!((turn.navigation, turn.phone, turn.unused), ([2, 5], [1, 4], 6));
    }
}

#[test]
fn td_10_every_allocation_of_five_dice_is_offered_once() {
    let count = |dice| {
        let mut table = Table::of(2);
        table.rolls(dice);
        table.seat(1).actions().len()
    };
    assert_eq!(count([1, 2, 3, 4, 5]), 30);
    assert_eq!(count([4, 4, 4, 4, 4]), 1);
    assert_eq!(count([1, 1, 1, 1, 6]), 3);
    assert_eq!(count([1, 1, 2, 2, 3]), 2 + 3 + 6);
}

#[test]
fn td_11_all_seats_write_at_the_same_time() {
    let mut table = Table::of(3);
    table.round([2, 5], [1, 4], 6);
    assert_eq!(table.game.actors(), Seats::first(3));
    table.seat(3).writes(5, "C3");
    table.seat(1).writes(2, "A1").writes(5, "B2").shades_first();
    assert_eq!(table.game.actors(), Seats::first(3).without(seat(1)));
    assert_eq!((table.game.phase(), table.game.round()), (Phase::Write, 1));
    table.seat(3).shades_first().writes(2, "A1");
    table.seat(2).shades_first().writes(2, "A1").writes(5, "E5");
    assert_eq!((table.game.phase(), table.game.round()), (Phase::Roll, 2));
    assert_eq!(table.seal, Seal::Sealed, "what the others wrote came out");
}

#[test]
fn td_11_what_a_seat_writes_shows_to_the_others_when_the_round_ends() {
    let mut table = Table::of(2);
    table.round([2, 5], [2, 3], 1);
    let (spectator, other) = (table.game.view(Viewer::Spectator), table.seat(2).view());
    table.seat(1).writes(2, "A1").shades([(0, -3), (0, -2), (0, -1)]);
    assert_eq!(table.game.view(Viewer::Spectator), spectator);
    assert_eq!(table.seat(2).view(), other);
    let own = table.seat(1).view();
    assert_eq!((own.sheets[0].sheet.matrix.get(0), own.sheets[0].sheet.charger.len()), (2, 3));
    table.seat(1).writes(5, "B2");
    let mut done = other;
    done.sheets[0].finished = true;
    assert_eq!(table.seat(2).view(), done, "only that it has finished is known");
    table.everybody_finishes();
    let after = table.seat(2).view();
    assert_eq!((after.sheets[0].sheet.matrix.get(0), after.sheets[0].sheet.charger.len()), (2, 3));
}

#[test]
fn td_11_events_of_writing_are_for_the_writer_until_the_round_ends() {
    let mut table = Table::of(2);
    table.round([2, 5], [2, 3], 1);
    table.events.clear();
    table.seat(1).writes(2, "A1").shades([(0, -3), (0, -2), (0, -1)]).writes(5, "B2");
    assert_eq!(table.seen_by(Viewer::Seat(seat(2))), [&Event::Finished { seat: seat(1) }]);
    assert_eq!(table.seen_by(Viewer::Spectator), [&Event::Finished { seat: seat(1) }]);
    assert_eq!(table.seen_by(Viewer::Seat(seat(1))).len(), 4);
    table.everybody_finishes();
    let shown = |viewer| {
        let seen = table.seen_by(viewer).into_iter();
        seen.filter_map(|event| if let Event::Shown { seat, boxes, .. } = event { Some((*seat, boxes.clone())) } else { None })
            .collect::<Vec<_>>()
    };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(shown(viewer).first(), Some(&(seat(1), vec![(0, 2), (6, 5)])));
        assert_eq!(shown(viewer).len(), 2);
    }
}

#[test]
fn td_12_three_writings_in_any_order() {
    for order in ["wwc", "wcw", "cww"] {
        let mut table = Table::of(2);
        table.round([2, 5], [3, 6], 1);
        let mut boxes = [(2, "A1"), (5, "B2")].into_iter();
        for writing in order.chars() {
            let player = table.seat(1);
            if writing == 'c' {
                player.shades_first();
            } else {
                let (value, name) = boxes.next().unwrap();
                player.writes(value, name);
            }
        }
        assert!(table.seat(1).turn().is_done());
        assert!(table.seat(1).actions().is_empty());
    }
}

#[test]
fn td_12_no_fourth_writing() {
    let mut table = Table::of(2);
    table.round([2, 5], [3, 6], 1);
    table.seat(1).writes(2, "A1").writes(5, "B2");
    assert_eq!(table.seat(1).refused_write(5, "C3"), "TD-12");
    assert_eq!(table.seat(1).refused_cross_out("C3"), "TD-12");
    table.seat(1).shades_first();
    assert_eq!(table.seat(1).refused(Action::Charge(line([(0, -3)]))), "TD-12");
    assert_eq!(table.seat(1).refused(Action::Swap { spot: Spot::Phone, value: 3 }), "TD-12");
    let mut table = Table::of(2);
    table.round([2, 5], [3, 6], 1);
    table.seat(1).shades_first();
    assert_eq!(table.seat(1).refused_shade([(-4, 3)]), "TD-12");
}
