//! TD-1 to TD-4: what lies on the table.

use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Seats, Setup};
use cyberdeck::rules::terminal_dispute::{Action, Phase, Spot, State};

use crate::table::{Table, rule, seat};

#[test]
fn td_1_one_to_six_seats_with_a_terminal_each() {
    for seats in 1..=6 {
        let game = State::new(&Setup::new(seats), 1, Content::built_in()).unwrap();
        assert_eq!(game.seats(), seats);
        let sheet = game.sheet(seat(seats));
        assert_eq!((sheet.matrix.boxes(), sheet.charger.len(), sheet.tracker.ready()), ([0; 25], 0, 0));
        assert_eq!(Content::built_in().terminal_dispute.grid.circles().len(), 4);
    }
    assert!(State::new(&Setup::new(0), 1, Content::built_in()).is_err());
    assert!(State::new(&Setup::new(7), 1, Content::built_in()).is_err());
}

#[test]
fn td_1_there_is_no_seven_and_no_box_26() {
    let mut table = Table::of(2);
    assert_eq!(rule(table.act(3, Action::Roll)), "TD-1");
    assert_eq!(rule(table.act(200, Action::Roll)), "TD-1");
    table.round([1, 6], [2, 3], 4);
    assert_eq!(table.seat(1).refused(Action::Write { value: 1, cell: 25 }), "TD-1");
    assert_eq!(table.seat(1).refused(Action::Write { value: 1, cell: 255 }), "TD-1");
}

#[test]
fn td_2_five_dice_on_two_navigation_two_phone_and_one_unused_spot() {
    let mut table = Table::of(2);
    table.round([1, 6], [2, 3], 4);
    let allocation = table.seat(2).view().allocation.unwrap();
    assert_eq!(allocation.spots(), [1, 6, 2, 3, 4]);
}

#[test]
fn td_3_the_first_start_player_comes_from_the_seed() {
    let starts: Vec<Seat> = (0..60).map(|seed| State::new(&Setup::new(3), seed, Content::built_in()).unwrap().start()).collect();
    for wanted in 0..3 {
        let share = starts.iter().filter(|start| start.0 == wanted).count();
        assert!((8..=32).contains(&share), "seat {wanted} starts {share} times in 60");
    }
    let again: Vec<Seat> = (0..60).map(|seed| State::new(&Setup::new(3), seed, Content::built_in()).unwrap().start()).collect();
    assert_eq!(starts, again);
}

#[test]
fn td_3_the_marker_passes_clockwise_after_each_round() {
    let mut table = Table::of(3);
    for round in 1..=7_u8 {
        table.until_round(round);
        assert_eq!(table.game.start().0, (round - 1) % 3);
        assert_eq!(table.game.actors(), Seats::one(table.game.start()));
    }
}

#[test]
fn td_3_a_start_player_named_in_the_setup_is_a_seat_of_the_match() {
    let mut setup = Setup::new(2);
    setup.options.insert("start".into(), "2".into());
    assert_eq!(State::new(&setup, 5, Content::built_in()).unwrap().start(), seat(2));
    setup.options.insert("start".into(), "3".into());
    setup.options.insert("colour".into(), "mauve".into());
    let wrong = State::new(&setup, 5, Content::built_in()).unwrap_err();
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong.iter().any(|text| text.contains("colour")) && wrong.iter().any(|text| text.contains("TD-3")));
}

#[test]
fn td_4_after_twelve_rounds_every_matrix_has_one_empty_box() {
    for seats in 1..=6 {
        let mut table = Table::of(seats);
        table.plays_out();
        assert_eq!((table.game.phase(), table.game.round()), (Phase::Over, 12));
        assert_eq!(table.count(|event| matches!(event, cyberdeck::rules::terminal_dispute::Event::RoundEnded { next: None, .. })), 1);
        for number in 1..=seats {
            assert_eq!(table.game.sheet(seat(number)).matrix.empty().count_ones(), 1);
        }
        assert_eq!(rule(table.act(1, Action::Roll)), "TD-4");
        assert_eq!(rule(table.act(1, Action::Swap { spot: Spot::Phone, value: 3 })), "TD-4");
    }
}
