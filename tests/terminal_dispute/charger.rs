//! TD-30 to TD-36: the phone charger.

use cyberdeck::rules::content::Content;
use cyberdeck::rules::terminal_dispute::{Action, Axial, Grid, HexSet, Line};

use crate::table::{Table, hex, line};

/// The numbers of these hexes.
fn hexes<const N: usize>(at: [(i8, i8); N]) -> Vec<u8> {
    at.into_iter().map(|(q, r)| hex(q, r)).collect()
}

fn table(phone: [u8; 2], shaded: &[u8]) -> Table {
    let mut table = Table::of(2).with_charger(shaded);
    table.round([1, 1], phone, 1);
    table
}

#[test]
fn td_30_fifty_five_hexes_and_six_ports_that_touch_three_each() {
    let grid = &Content::built_in().terminal_dispute.grid;
    assert_eq!((grid.cells().len(), grid.all().len()), (55, 55));
    assert_eq!(grid.ports(), &[Axial(-4, 0), Axial(0, -4), Axial(4, -4), Axial(4, 0), Axial(0, 4), Axial(-4, 4)]);
    for port in 1..=6 {
        assert_eq!(grid.touching(port).len(), 3, "port {port}");
        assert!(!grid.cells().contains(&grid.ports()[usize::from(port) - 1]));
    }
    assert_eq!(grid.touching(1), hexes([(-3, -1), (-3, 0), (-4, 1)]).into_iter().collect());
}

#[test]
fn td_30_the_grid_is_data_and_a_wrong_one_says_where() {
    let good = include_str!("../../assets/terminal_dispute/charger.ron");
    let wrong = |from: &str, to: &str| Grid::parse("charger.ron", &good.replace(from, to)).unwrap_err().to_string();
    assert!(wrong("radius: 4", "radius: 9").starts_with("charger.ron:4:"), "{}", wrong("radius: 4", "radius: 9"));
    assert!(wrong("(0, 4)", "(0, 5)").contains("ports: Port 5 at "));
    assert!(wrong("(0, 4)", "(-128, 127)").contains("ports: Port 5 at "));
    assert!(wrong("(0, 4)", "(4, 0)").contains("ports: Port 5 at "));
    assert!(wrong("(1, 1)", "(-4, 0)").contains("circles"));
    assert!(wrong("radius", "radios").contains("radios"));
}

#[test]
fn td_31_one_value_is_the_port_and_the_other_the_length() {
    let mut table = table([1, 3], &[]);
    table.clone().seat(1).shades([(-3, 0), (-2, 0), (-1, 0)]);
    table.clone().seat(1).shades([(3, -3)]);
    assert_eq!(table.seat(1).refused_shade([(3, -3), (2, -2)]), "TD-31");
    assert_eq!(table.seat(1).refused_shade([(-3, 0), (-2, 0), (-1, 0), (0, 0)]), "TD-31");
}

#[test]
fn td_31_equal_dice_are_one_combination() {
    let mut table = table([2, 2], &[]);
    // Three start hexes: each alone (the port stops it), or with a neighbour.
    assert!(table.seat(1).lines().iter().all(|line| line.hexes().len() <= 2));
    assert_eq!(table.seat(1).refused_shade([(0, -3), (0, -2), (0, -1)]), "TD-31");
}

#[test]
fn td_32_a_line_starts_at_the_port_and_goes_straight_on() {
    let mut table = table([1, 4], &[]);
    for (q, r) in [(-3, -1), (-3, 0), (-4, 1)] {
        table.clone().seat(1).shades([(q, r)]);
    }
    table.clone().seat(1).shades([(-3, -1), (-2, -2), (-1, -3)]);
    table.clone().seat(1).shades([(-3, 0), (-3, 1), (-3, 2), (-3, 3)]);
    assert_eq!(table.seat(1).refused_shade([(0, -3)]), "TD-32");
    assert_eq!(table.seat(1).refused_shade([(0, 3), (0, 2)]), "TD-32");
    let starts = Content::built_in().terminal_dispute.grid.touching(1).0 | Content::built_in().terminal_dispute.grid.touching(4).0;
    assert!(table.seat(1).lines().iter().all(|line| line.hexes().0 & starts != 0));
}

#[test]
fn td_32_six_directions_from_each_start_hex() {
    let mut table = table([1, 2], &[]);
    let pairs: Vec<Line> = table.seat(1).lines().into_iter().filter(|line| line.hexes().len() == 2).collect();
    // Every neighbour of the three hexes at port 1, the pairs among the three counted once.
    let neighbours = |cell: Axial| {
        (0..6).map(move |at| cell.step(at)).filter(|at| Content::built_in().terminal_dispute.grid.cells().contains(at)).count()
    };
    let all: usize = [Axial(-3, -1), Axial(-3, 0), Axial(-4, 1)].map(neighbours).iter().sum();
    assert_eq!(pairs.len(), all - 2);
}

#[test]
fn td_33_a_line_stops_early_only_at_a_shaded_hex_or_the_edge() {
    let mut table = table([1, 6], &hexes([(0, 0)]));
    assert_eq!(table.seat(1).refused_shade([(-3, 0), (-2, 0)]), "TD-33");
    assert_eq!(table.seat(1).refused_shade([(-3, 0), (-2, 0), (-1, 0), (0, 0)]), "TD-33");
    assert_eq!(table.seat(1).refused_shade([(-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)]), "TD-33");
    table.clone().seat(1).shades([(-3, 0), (-2, 0), (-1, 0)]);
    // To the edge, where port 6 stands.
    table.clone().seat(1).shades([(-4, 1), (-4, 2), (-4, 3)]);
    assert_eq!(table.seat(1).refused_shade([(-4, 1), (-4, 2)]), "TD-33");
}

#[test]
fn td_33_a_direction_blocked_at_once_shades_the_start_alone() {
    let mut table = table([1, 6], &hexes([(-2, 0)]));
    assert!(table.seat(1).lines().contains(&line([(-3, 0)])));
    table.seat(1).shades([(-3, 0)]);
    assert_eq!(table.seat(1).sheet().charger.len(), 2);
}

#[test]
fn td_33_choices_that_shade_the_same_hexes_are_one_action() {
    // From port 1 with 3 down the edge, or from port 6 with 3 up the edge: the same three hexes.
    for phone in [[3, 1], [1, 6], [3, 6], [6, 6], [1, 1]] {
        let mut phone = phone;
        phone.sort_unstable();
        let lines = table(phone, &[]).seat(1).lines();
        assert!(lines.windows(2).all(|pair| pair[0] < pair[1]));
    }
    let mut table = table([1, 6], &[]);
    let edge = line([(-4, 1), (-4, 2), (-4, 3)]);
    assert_eq!(table.seat(1).lines().iter().filter(|other| **other == edge).count(), 1);
    assert_eq!(
        Content::built_in().terminal_dispute.grid.ports_of(edge, HexSet::NONE, [1, 6]).collect::<Vec<_>>(),
        [(1, 6), (6, 1)].as_slice()[..1]
    );
}

#[test]
fn td_34_shading_is_compulsory_while_a_hex_at_the_port_is_free() {
    let mut table = table([1, 2], &[]);
    assert_eq!(table.seat(1).refused(Action::Charge(Line::NOTHING)), "TD-34");
    assert!(!table.seat(1).lines().contains(&Line::NOTHING));
}

#[test]
fn td_34_a_dead_combination_may_be_picked_and_shades_nothing() {
    let around_1 = hexes([(-3, -1), (-3, 0), (-4, 1)]);
    let mut table = table([1, 2], &around_1);
    let lines = table.seat(1).lines();
    assert_eq!(lines[0], Line::NOTHING);
    assert!(lines.len() > 1, "port 2 is free");
    assert!(lines[1..].iter().all(|line| line.hexes().len() == 1), "with the length of 1");
    table.seat(1).shades([]);
    assert_eq!((table.seat(1).sheet().charger.len(), table.seat(1).turn().phone), (3, [0, 0]));
}

#[test]
fn td_34_both_ports_dead_leave_one_choice() {
    let around_1 = hexes([(-3, -1), (-3, 0), (-4, 1)]);
    assert_eq!(table([1, 1], &around_1).seat(1).lines(), [Line::NOTHING]);
    let both: Vec<u8> = around_1.into_iter().chain(hexes([(-1, -3), (0, -3), (1, -4)])).collect();
    assert_eq!(table([1, 2], &both).seat(1).lines(), [Line::NOTHING]);
}

#[test]
fn td_35_circles_need_three_hexes_and_stop_nothing() {
    let grid = &Content::built_in().terminal_dispute.grid;
    assert_eq!(grid.circles().to_vec(), hexes([(1, 1), (2, -1), (-1, -1), (-2, 1)]));
    for port in 1..=6 {
        for length in 1..=6 {
            for line in grid.lines(HexSet::NONE, [port, length]).lines() {
                let reached = line.hexes().0 & grid.circled().0 != 0;
                assert!(!reached || line.hexes().len() >= 3, "{line:?}");
            }
        }
    }
    let mut table = table([1, 6], &[]);
    // (-3, -1), (-2, -1), the circle (-1, -1), and on.
    table.seat(1).shades([(-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -1), (2, -1)]);
    assert_eq!((table.seat(1).sheet().charger.len(), table.seat(1).sheet().total()), (6, 6));
}

#[test]
fn td_36_fifty_five_less_the_unshaded() {
    let all = Content::built_in().terminal_dispute.grid.all();
    assert_eq!((Grid::score(all), Grid::score(HexSet::NONE)), (55, 0));
    assert_eq!(Grid::score(HexSet(all.0 & (all.0 - 1))), 54);
}

/// A second reading of TD-31 to TD-34, hex by hex.
fn by_hand(shaded: HexSet, phone: [u8; 2]) -> Vec<HexSet> {
    let grid = &Content::built_in().terminal_dispute.grid;
    let number = |cell: Axial| grid.cells().iter().position(|other| *other == cell).map(|at| at as u8);
    let mut found = Vec::new();
    for (port, length) in [(phone[0], phone[1]), (phone[1], phone[0])] {
        let around = (0..6).map(|at| grid.ports()[usize::from(port) - 1].step(at));
        let starts: Vec<Axial> = around.filter(|cell| number(*cell).is_some_and(|hex| !shaded.contains(hex))).collect();
        if starts.is_empty() {
            found.push(HexSet::NONE);
        }
        for start in starts {
            for direction in 0..6 {
                let (mut cell, mut line) = (start, HexSet::NONE);
                while line.len() < length
                    && let Some(hex) = number(cell)
                    && !shaded.contains(hex)
                {
                    line.0 |= 1 << hex;
                    cell = cell.step(direction);
                }
                found.push(line);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn td_34_every_pair_on_many_chargers() {
    let grid = &Content::built_in().terminal_dispute.grid;
    let mut word = 0x9e37_79b9_7f4a_7c15_u64;
    for density in 0..400_u32 {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let more = word.rotate_left(23).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let shaded = HexSet(grid.all().0 & [0, word & more, word, word | more][density as usize % 4]);
        for (a, b) in (1..=6).flat_map(|a| (a..=6).map(move |b| (a, b))) {
            let lines = grid.lines(shaded, [a, b]).lines();
            let wanted = by_hand(shaded, [a, b]);
            assert!(lines.is_sorted_by(|one, next| one < next));
            let mut found: Vec<HexSet> = lines.iter().map(|line| line.hexes()).collect();
            found.sort_unstable();
            assert_eq!(found, wanted, "{shaded:?} {a} {b}");
            let allowed = |line: Line| grid.allows(line, shaded, [a, b]);
            for pick in [[1, 6], [2, 5], [3, 4], [a, b]] {
                assert!(grid.lines(HexSet::NONE, pick).lines().into_iter().all(|line| allowed(line) == wanted.contains(&line.hexes())));
            }
        }
    }
}
