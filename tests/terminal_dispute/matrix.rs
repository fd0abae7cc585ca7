//! TD-20 to TD-27: the navigation matrix.

use cyberdeck::rules::game::Game;
use cyberdeck::rules::terminal_dispute::matrix::best_combinations;
use cyberdeck::rules::terminal_dispute::{Action, Combination, Matrix, Navigation, ScoreSheet, Sheet};

use crate::table::{Table, seat};

/// Before round 11: what is empty is row A, column 1 from the top to C.
const CORNER: [&str; 5] = ["...45", ".1234", ".2345", "12345", "23456"];
/// Before round 11: row A alone is empty.
const ROW: [&str; 5] = [".....", "61234", "12345", "23456", "34561"];

/// The points of a line written as digits, `.` empty and `x` crossed out.
fn points(line: &str) -> u8 {
    best_combinations(boxes(line)).iter().map(|combination| combination.points()).sum()
}

fn boxes(line: &str) -> [u8; 5] {
    let values: Vec<u8> = line.bytes().map(|letter| if letter == b'x' { 7 } else { letter.saturating_sub(b'0') }).collect();
    values.try_into().unwrap()
}

#[test]
fn td_20_values_go_into_empty_boxes() {
    let mut table = Table::of(2).with_matrix(["12...", ".....", ".....", ".....", "....."]);
    table.round([2, 5], [3, 6], 1);
    assert_eq!(table.seat(1).refused_write(2, "A1"), "TD-20");
    assert_eq!(table.seat(1).refused_write(3, "B3"), "TD-20");
    let sheet = table.seat(1).writes(2, "A3").sheet();
    assert_eq!(sheet.matrix.get(2), 2);
    assert_eq!(table.seat(1).refused_write(2, "B4"), "TD-20");
    assert_eq!(table.seat(1).writes(5, "B4").sheet().matrix.get(8), 5);
}

#[test]
fn td_21_boxes_share_neither_row_nor_column() {
    let mut table = Table::of(2);
    table.round([2, 5], [3, 6], 1);
    table.seat(1).writes(5, "B2");
    for shared in ["B1", "B5", "A2", "E2"] {
        assert_eq!(table.seat(1).refused_write(2, shared), "TD-21", "{shared}");
    }
    assert_eq!(table.seat(1).boxes_for(2).len(), 16);
    table.seat(1).writes(2, "A1");
    table.everybody_finishes();
    table.round([2, 5], [3, 6], 1);
    table.seat(1).writes(2, "A2");
}

#[test]
fn td_22_a_first_writing_leaves_a_box_for_the_second() {
    let mut table = Table::of(2).with_matrix(CORNER);
    table.round([2, 5], [3, 6], 1);
    assert_eq!(table.seat(1).boxes_for(2), ["A2", "A3", "B1", "C1"]);
    assert_eq!(table.seat(1).refused_write(2, "A1"), "TD-22");
    assert_eq!(table.seat(1).refused_cross_out("A1"), "TD-22");
    table.seat(1).writes(2, "A2");
    assert_eq!(table.seat(1).boxes_for(5), ["B1", "C1"]);
    assert_eq!(table.seat(1).refused_cross_out("A1"), "TD-22");
}

#[test]
fn td_22_equal_dice_are_two_values_and_one_choice() {
    let mut table = Table::of(2);
    table.round([4, 4], [3, 6], 1);
    assert_eq!(table.seat(1).boxes_for(4).len(), 25);
    assert_eq!(table.seat(1).actions().iter().filter(|action| matches!(action, Action::Write { .. })).count(), 25);
    table.seat(1).writes(4, "A1").writes(4, "B2");
    assert_eq!(table.seat(1).turn().step, Navigation::Done);
}

#[test]
fn td_22_both_are_written_where_two_boxes_fit() {
    let column = ["1234.", "6123.", "1234.", "2345.", "3456."];
    let two_lines = ["....1", "61234", "12345", "23456", "3456."];
    for (rows, step) in [(ROW, Navigation::Stuck), (column, Navigation::Stuck), (CORNER, Navigation::Both), (two_lines, Navigation::Both)] {
        let mut table = Table::of(1).with_matrix(rows);
        table.round([2, 5], [3, 6], 1);
        assert_eq!(table.seat(1).turn().step, step, "{rows:?}");
    }
}

#[test]
fn td_23_write_one_and_cross_out_one() {
    let mut table = Table::of(2).with_matrix(ROW);
    table.round([2, 5], [3, 6], 1);
    table.seat(1).writes(5, "A2");
    assert_eq!(table.seat(1).refused_write(2, "A3"), "TD-23");
    assert_eq!(table.seat(1).refused_cross_out("A2"), "TD-20");
    assert_eq!(table.seat(1).refused_cross_out("B2"), "TD-20");
    let player = table.seat(1).crosses_out("A5");
    assert_eq!((player.sheet().matrix.get(4), player.turn().step), (7, Navigation::Done));
}

#[test]
fn td_23_in_either_order_and_either_value() {
    let mut table = Table::of(2).with_matrix(ROW);
    table.round([2, 5], [3, 6], 1);
    assert_eq!((table.seat(1).boxes_for(2).len(), table.seat(1).boxes_for(5).len()), (5, 5));
    table.seat(1).crosses_out("A5");
    assert_eq!(table.seat(1).refused_cross_out("A4"), "TD-23");
    assert_eq!(table.seat(1).refused_write(2, "A5"), "TD-20");
    assert_eq!((table.seat(1).boxes_for(2).len(), table.seat(1).boxes_for(5).len()), (4, 4));
    let player = table.seat(1).writes(2, "A1");
    assert_eq!((player.sheet().matrix.get(0), player.turn().step), (2, Navigation::Done));
    assert!(player.boxes_for(5).is_empty());
}

#[test]
fn td_23_stuck_twice_and_a_crossed_box_has_no_number() {
    let mut table = Table::of(1).with_matrix(ROW);
    table.round([2, 5], [3, 6], 1).seat(1).writes(2, "A1").crosses_out("A2").shades_first();
    table.rolls([3, 3, 4, 4, 4]);
    assert_eq!(table.seat(1).turn().step, Navigation::Stuck, "three boxes of one row are left");
    table.everybody_finishes();
    let sheet = ScoreSheet::of(table.game.sheet(seat(1)));
    assert_eq!(sheet.rows[0].boxes.iter().filter(|value| **value == 7).count(), 2);
    assert!(table.game.outcome().is_some());
}

#[test]
fn td_24_ten_lines_are_summed() {
    let matrix = Matrix::from_boxes(&std::array::from_fn(|cell| if cell < 5 { cell as u8 + 1 } else { 0 }));
    assert_eq!(matrix.score(), 7);
    let matrix = Matrix::from_boxes(&std::array::from_fn(|cell| if cell % 5 == 0 { 3 } else { 0 }));
    assert_eq!(matrix.score(), 6);
    let matrix = Matrix::from_boxes(&[2; 25]);
    assert_eq!(matrix.score(), 60);
}

#[test]
fn td_25_the_best_of_a_line() {
    for (line, score) in [
        ("12345", 7),
        ("64352", 7),
        ("1234.", 5),
        ("4x231", 5),
        ("13456", 5),
        ("123..", 3),
        ("6x.45", 3),
        ("12356", 3),
        ("66666", 6),
        ("5515x", 3),
        ("55155", 4),
        ("6661.", 3),
        ("11...", 1),
        ("56112", 1),
        ("6123x", 3),
        ("56.12", 0),
        ("12.45", 0),
        ("xxxxx", 0),
        (".....", 0),
    ] {
        assert_eq!(points(line), score, "{line}");
    }
}

#[test]
fn td_26_only_a_pair_joins_and_with_a_value_of_its_own() {
    for (line, score) in [
        ("1122.", 2),
        ("11333", 4),
        ("12344", 5),
        ("12355", 4),
        ("12366", 4),
        ("12333", 3),
        ("1233.", 3),
        ("44565", 3),
        ("4444.", 4),
        ("44441", 4),
        ("23455", 5),
        ("11x11", 4),
    ] {
        assert_eq!(points(line), score, "{line}");
    }
    assert_eq!(best_combinations(boxes("63633")), [Combination::ThreeOfAKind(3), Combination::Pair(6)]);
    assert_eq!(best_combinations(boxes("12553")), [Combination::ThreeStraight(1), Combination::Pair(5)]);
}

/// A second reading of TD-25 and TD-26, by trying every way to split a line into groups.
fn by_hand(line: [u8; 5]) -> u8 {
    let group = |mask: usize| -> Option<(u8, bool)> {
        let mut values: Vec<u8> = (0..5).filter(|at| mask >> at & 1 == 1).map(|at| line[at]).collect();
        if values.is_empty() || values.iter().any(|value| !(1..=6).contains(value)) {
            return None;
        }
        values.sort_unstable();
        let alike = values.iter().all(|value| *value == values[0]);
        let straight = values.windows(2).all(|pair| pair[1] == pair[0] + 1);
        match (values.len(), alike, straight) {
            (2, true, _) => Some((1, true)),
            (3, true, _) | (3, _, true) => Some((3, true)),
            (4, true, _) => Some((4, false)),
            (4, _, true) => Some((5, false)),
            (5, true, _) => Some((6, false)),
            (5, _, true) => Some((7, false)),
            _ => None,
        }
    };
    let mut best = 0;
    for one in 0..32_usize {
        let Some((points, joins)) = group(one) else { continue };
        best = best.max(points);
        for two in (0..32_usize).filter(|two| two & one == 0) {
            let Some((more, also)) = group(two) else { continue };
            let apart = (0..5).all(|a| one >> a & 1 == 0 || (0..5).all(|b| two >> b & 1 == 0 || line[a] != line[b]));
            if joins && also && apart && more.min(points) == 1 {
                best = best.max(points + more);
            }
        }
    }
    best
}

#[test]
fn td_26_every_line_there_is() {
    for code in 0..8_u32.pow(5) {
        let line: [u8; 5] = std::array::from_fn(|at| (code >> (3 * at) & 7) as u8);
        let points: u8 = best_combinations(line).iter().map(|combination| combination.points()).sum();
        assert_eq!(points, by_hand(line), "{line:?}");
    }
}

#[test]
fn td_27_the_worked_example() {
    let rows = [[1, 3, 2, 5, 4], [1, 3, 5, 1, 3], [2, 3, 5, 4, 6], [1, 6, 6, 6, 2], [0, 6, 1, 4, 1]];
    let matrix = Matrix::from_boxes(&std::array::from_fn(|cell| rows[cell / 5][cell % 5]));
    let sheet = ScoreSheet::of(&Sheet { matrix, ..Sheet::default() });
    assert_eq!(sheet.rows.iter().map(|line| line.points).collect::<Vec<_>>(), [7, 2, 7, 3, 1]);
    assert_eq!(sheet.columns.iter().map(|line| line.points).collect::<Vec<_>>(), [3, 4, 1, 3, 5]);
    assert_eq!((sheet.matrix, matrix.score()), (36, 36));
}

#[test]
fn td_23_and_td_41_stand_in_a_golden() {
    let golden = include_str!("../goldens/terminal-dispute/four-seats-stuck.txt");
    assert!(golden.contains(" CrossOut(") && golden.contains(" Swap("), "choose another seed for its choices");
}
