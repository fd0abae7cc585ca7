//! TD-50 and TD-51: who wins, and what the score sheet says.

use cyberdeck::rules::game::{Game, Outcome, Seats};
use cyberdeck::rules::terminal_dispute::{Combination, ScoreSheet};

use crate::table::{Table, hex, seat};

#[test]
fn td_50_the_total_is_matrix_and_charger() {
    let mut table = Table::of(2).with_matrix(["12345", "1....", ".....", ".....", "....."]).with_charger(&[hex(0, 0), hex(1, 0)]);
    assert_eq!(table.seat(1).sheet().total(), 7 + 1 + 2);
    assert_eq!(table.seat(1).view().sheets[1].total, 10);
}

#[test]
fn td_50_equal_totals_share_the_place() {
    let outcome = Outcome::by_score(&[40, 61, 61, 12]);
    assert_eq!(outcome.places[..4], [3, 1, 1, 4]);
    assert_eq!(outcome.winners(), Seats::NONE.with(seat(2)).with(seat(3)));
    // Everybody writes the same, so everybody wins.
    let mut table = Table::of(3);
    table.plays_out();
    let outcome = table.game.outcome().unwrap();
    assert_eq!((outcome.places[..3].to_vec(), outcome.winners()), (vec![1, 1, 1], Seats::first(3)));
    assert_eq!(outcome.scores[0], i16::from(table.game.sheet(seat(1)).total()));
}

#[test]
fn td_51_the_sheet_names_the_combination_of_every_line() {
    let mut table = Table::of(1).with_matrix(["13254", "13513", "23546", "16662", ".6.4."]);
    let sheet = ScoreSheet::of(&table.seat(1).sheet());
    assert_eq!((sheet.rows.len(), sheet.columns.len()), (5, 5));
    assert_eq!(sheet.rows[0].describe(), "straight 1–5");
    assert_eq!(sheet.rows[1].combinations, [Combination::Pair(1), Combination::Pair(3)]);
    assert_eq!(sheet.rows[1].describe(), "pair of 1s + pair of 3s");
    assert_eq!(sheet.columns[1].describe(), "three 3s + pair of 6s");
    assert_eq!(sheet.rows[4].describe(), "nothing");
    assert_eq!(sheet.matrix, sheet.rows.iter().chain(&sheet.columns).map(|line| line.points).sum::<u8>());
    assert_eq!(sheet.total, sheet.matrix + sheet.charger);
}
