//! Arcs, line of sight, cover, range (AE-40 to AE-44, AE-113).

use cyberdeck::rules::aetherium::{
    Base, Facing, Ground, Placed, ShapeId, Sight, Square, Squares, Unseen, blocking, corners_in_view, front_arc, in_cover, in_melee,
    in_range, is_behind, rear_arc, sight, squares_to_corner,
};
use cyberdeck::rules::components::Chance;

use crate::drawing::{Board, any_set, any_square, at, every, set, shapes, signs};

/// The squares whose inside the line from the middle of `from` to the point (x, y), in squares from the south-western
/// corner of the server, passes through: the line is cut at every line of the grid, and each piece lies in one square.
fn way(from: Square, x: i64, y: i64) -> Vec<Square> {
    let (from_x, from_y) = (2 * i64::from(from.x()) + 1, 2 * i64::from(from.y()) + 1);
    let (dx, dy) = (2 * x - from_x, 2 * y - from_y);
    // Places on the line in parts of `whole`; it ends at `whole`.
    let whole = (dx * dy).abs();
    let mut cuts = vec![0, whole];
    for grid in 0..=18 {
        cuts.push((2 * grid - from_x) * dy * (dx * dy).signum());
        cuts.push((2 * grid - from_y) * dx * (dx * dy).signum());
    }
    cuts.retain(|cut| (0..=whole).contains(cut));
    cuts.sort_unstable();
    cuts.dedup();
    let middle = |pair: &[i64], from: i64, d: i64| (from * 2 * whole + d * (pair[0] + pair[1])).div_euclid(4 * whole) as i8;
    cuts.windows(2).map(|pair| Square::at(middle(pair, from_x, dx), middle(pair, from_y, dy)).unwrap()).collect()
}

/// How many corners of `to` are in view, line by line.
fn corners(from: Square, to: Square, blocking: &Squares) -> u8 {
    let (x, y) = (i64::from(to.x()), i64::from(to.y()));
    let open = |(x, y)| way(from, x, y).into_iter().all(|square| square == from || square == to || !blocking.contains(square));
    [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].into_iter().map(|corner| u8::from(open(corner))).sum()
}

#[test]
fn ae_42_lines_are_drawn_through_the_squares_they_pass() {
    for from in [at("A1"), at("J9"), at("R18"), at("C15")] {
        for to in Squares::ALL.iter().filter(|to| *to != from) {
            let (x, y) = (i64::from(to.x()), i64::from(to.y()));
            for (corner, point) in [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].into_iter().enumerate() {
                let slow: Squares = way(from, point.0, point.1).into_iter().collect();
                assert_eq!(squares_to_corner(from, to, corner), slow.with(from), "{from} to corner {corner} of {to}");
            }
        }
    }
}

#[test]
fn ae_42_drawn_cases() {
    // A looks at T past #; how many corners it sees, however the drawing is turned or mirrored.
    let cases: [(u8, &[&str]); 14] = [
        (4, &["A...T"]),
        (0, &["A.#.T"]),
        (0, &["A#..T"]),
        (0, &["..#..", "A..#T", "....."]),
        // Beside the way: the lines to the upper corners only touch the walls at their end.
        (4, &[".##..", "A...T", "....."]),
        (0, &["..T", ".#.", "A.."]),
        // Between two walls that meet in a corner point two lines pass.
        (2, &["..T", "#..", "A#."]),
        // The one line that is left touches a corner of a wall.
        (1, &["...T", "....", "A##."]),
        (1, &["...T", "..#.", "A..."]),
        (1, &["....T", ".#...", "A...."]),
        (2, &["..#T", "....", "A..."]),
        (0, &["..#.T", "..#..", "A...."]),
        // The far corners count: the lines to them go through the target's own square.
        (4, &["...T.", ".....", "A...."]),
        (3, &["...", "..T", "#..", "A.."]),
    ];
    for (number, (count, rows)) in cases.into_iter().enumerate() {
        for turn in 0..8 {
            let place = |(x, y): (i8, i8)| {
                let (x, y) = if turn >= 4 { (y, x) } else { (x, y) };
                let (x, y) = [(x, y), (y, -x), (-x, -y), (-y, x)][turn % 4];
                Square::at(x + 8, y + 8).unwrap()
            };
            let find = |wanted| signs(rows).into_iter().filter(move |(.., sign)| *sign == wanted).map(|(x, y, _)| place((x, y)));
            let (from, to) = (find('A').next().unwrap(), find('T').next().unwrap());
            let walls: Squares = find('#').collect();
            assert_eq!(corners_in_view(from, to, &walls), count, "case {number}, turned {turn}: {rows:?}");
        }
    }
}

#[test]
fn ae_42_lines_agree_with_cutting_them_at_the_grid() {
    let mut chance = Chance::new(42);
    let mut met = [0; 5];
    for round in 0..60 {
        let walls = any_set(&mut chance, 3 + round);
        let from = any_square(&mut chance);
        for to in every().filter(|to| *to != from) {
            let walls = walls.without(from).without(to);
            let seen = corners_in_view(from, to, &walls);
            assert_eq!(seen, corners(from, to, &walls), "{from} to {to} past {walls:?}");
            met[usize::from(seen)] += 1;
        }
    }
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
    // Each line alone: one blocking square stops exactly the lines through its inside.
    for (from, to) in [("A1", "R18"), ("R18", "A2"), ("A18", "Q1"), ("R1", "B17"), ("I9", "R9"), ("I9", "I1"), ("I9", "A10"), ("R9", "A9")]
    {
        let (from, to) = (at(from), at(to));
        for wall in every().filter(|wall| *wall != from && *wall != to) {
            let walls = Squares::one(wall);
            assert_eq!(corners_in_view(from, to, &walls), corners(from, to, &walls), "{from} to {to} past {wall}");
        }
    }
}

#[test]
fn ae_40_the_front_arc_is_level_with_a_model_or_before_it() {
    let behind = |base: Base, facing, square: &str| rear_arc(base, facing).contains(at(square));
    let single = Base::Single(at("E5"));
    assert_eq!(["A4", "E4", "R1"].map(|square| behind(single, Facing::North, square)), [true; 3]);
    assert_eq!(["A5", "E5", "R5", "E6"].map(|square| behind(single, Facing::North, square)), [false; 4]);
    for base in every().flat_map(|square| [Base::Single(square), Base::Omni(square)]).filter(|base| base.fits()) {
        for facing in Facing::ALL {
            let (east, north) = facing.ahead().offset();
            let ahead = |square: Square| square.x() * east + square.y() * north;
            // An omni's rear is what is behind all of its four.
            let last = base.squares().iter().map(ahead).min().unwrap();
            let rear: Squares = every().filter(|square| ahead(*square) < last).collect();
            assert_eq!((rear_arc(base, facing), front_arc(base, facing)), (rear, !rear), "{base:?} {facing:?}");
        }
    }
}

#[test]
fn ae_51_ae_113_the_whole_attacker_must_be_behind() {
    let target = Base::Single(at("E5"));
    assert!(is_behind(Base::Single(at("F4")), target, Facing::North));
    assert!(!is_behind(Base::Single(at("F5")), target, Facing::North));
    assert!(is_behind(Base::Omni(at("F3")), target, Facing::North));
    assert!(!is_behind(Base::Omni(at("F4")), target, Facing::North));
    let omni = Base::Omni(at("E5"));
    assert!(!is_behind(Base::Single(at("E7")), omni, Facing::North));
    assert!(is_behind(Base::Single(at("E7")), omni, Facing::South));
    assert!(!is_behind(Base::Single(at("D6")), omni, Facing::South));
}

#[test]
fn ae_41_nobody_sees_what_is_behind() {
    let (attacker, target) = (Base::Single(at("E5")), Base::Single(at("E4")));
    assert_eq!(sight(attacker, Facing::North, target, &Squares::EMPTY), Err(Unseen::Behind));
    assert_eq!(sight(attacker, Facing::West, target, &Squares::EMPTY), Ok(Sight::Complete));
    assert_eq!((Unseen::Behind.refusal().rule.0, Unseen::Hidden.refusal().rule.0), ("AE-41", "AE-42"));
    // Of an omni target a square in front is needed, and a corner of that very square.
    let omni = Base::Omni(at("K4"));
    assert_eq!(sight(attacker, Facing::North, omni, &Squares::EMPTY), Ok(Sight::Complete));
    assert_eq!(sight(attacker, Facing::North, omni, &set("J5")), Err(Unseen::Hidden));
    assert_eq!(sight(attacker, Facing::East, omni, &set("J5")), Ok(Sight::Complete));
}

#[test]
fn ae_42_neighbours_see_each_other_completely() {
    for target in at("E5").neighbours() {
        let walls = at("E5").neighbours() | target.neighbours();
        let facing = Facing::ALL.into_iter().find(|facing| front_arc(Base::Single(at("E5")), *facing).contains(target)).unwrap();
        assert_eq!(sight(Base::Single(at("E5")), facing, Base::Single(target), &walls), Ok(Sight::Complete));
    }
    // Further on the same walls hide everything.
    let walls = at("E5").neighbours();
    assert_eq!(sight(Base::Single(at("E5")), Facing::North, Base::Single(at("E7")), &walls), Err(Unseen::Hidden));
}

/// The sight of a whole attacker, judged by the rules one after the other.
fn judged(attacker: Base, facing: Facing, target: Base, board: &Board) -> Result<Sight, Unseen> {
    let (east, north) = facing.ahead().offset();
    let ahead = |square: Square| square.x() * east + square.y() * north;
    let level = attacker.squares().iter().map(ahead).min().unwrap();
    let front: Vec<Square> = target.squares().iter().filter(|square| ahead(*square) >= level).collect();
    if front.is_empty() {
        return Err(Unseen::Behind);
    }
    if attacker.is_adjacent(target) {
        return Ok(Sight::Complete);
    }
    let others = board.models.iter().map(|(base, _)| *base).filter(|base| *base != attacker && *base != target);
    let models: Vec<Square> = others.filter(|base| base.is_omni() || !attacker.is_omni()).flat_map(|base| base.squares().iter()).collect();
    let stop = |square: &Square| {
        let terrain = board.ground.obstructions().contains(*square) || board.ground.firewalls().contains(*square);
        terrain || models.contains(square)
    };
    let view = |from: Square, to: Square| corners(from, to, &every().filter(stop).collect());
    let most = attacker.squares().iter().flat_map(|from| front.iter().map(move |to| view(from, *to))).max().unwrap();
    match most {
        0 => Err(Unseen::Hidden),
        1 if !attacker.is_omni() && !target.is_omni() => Ok(Sight::Partial),
        _ => Ok(Sight::Complete),
    }
}

#[test]
fn ae_42_ae_113_sight_of_all_bases_agrees_with_the_rules_read_one_by_one() {
    let (mut chance, mut met) = (Chance::new(8), Vec::new());
    for _ in 0..12 {
        let board = Board::any(&mut chance);
        for (attacker, _) in board.models.iter().take(7) {
            for (target, _) in board.models.iter().filter(|(target, _)| target != attacker) {
                let facing = Facing::ALL[chance.below(4) as usize];
                let walls =
                    blocking(&board.ground, *attacker, board.squares(|_, _| true), board.squares(|base, _| base.is_omni()), Squares::EMPTY);
                let seen = sight(*attacker, facing, *target, &walls);
                assert_eq!(seen, judged(*attacker, facing, *target, &board), "{attacker:?} {facing:?} {target:?}");
                met.push((attacker.is_omni(), target.is_omni(), seen));
            }
        }
    }
    for single in [Ok(Sight::Partial), Ok(Sight::Complete), Err(Unseen::Behind), Err(Unseen::Hidden)] {
        assert!(met.contains(&(false, false, single)), "{single:?}");
    }
    for (attacker, target) in [(true, false), (false, true), (true, true)] {
        assert!(met.contains(&(attacker, target, Ok(Sight::Complete))) && !met.contains(&(attacker, target, Ok(Sight::Partial))));
    }
}

#[test]
fn ae_112_ae_113_who_does_not_block() {
    let ground = Ground::new(&shapes(), &[], set("C3"));
    let (single, omni) = (Base::Single(at("A1")), Base::Omni(at("H8")));
    let (models, omnis) = (set("A1 E5 F6 H8 I8 H9 I9"), set("H8 I8 H9 I9"));
    assert_eq!(blocking(&ground, single, models, omnis, Squares::EMPTY), models.with(at("C3")));
    assert_eq!(blocking(&ground, single, models, omnis, set("E5")), set("A1 C3 F6 H8 I8 H9 I9"));
    assert_eq!(blocking(&ground, omni, models, omnis, Squares::EMPTY), omnis.with(at("C3")));
    // The omni itself and its target are never in the way.
    let walls = blocking(&ground, omni, models, omnis, Squares::EMPTY);
    assert_eq!(sight(omni, Facing::West, Base::Single(at("E5")), &walls), Ok(Sight::Complete));
}

#[test]
fn ae_43_cover_is_one_corner_or_fragmented_terrain() {
    let placed = Placed { shape: ShapeId(2), centre: at("E5"), facing: Facing::North };
    let ground = Ground::new(&shapes(), &[placed], Squares::EMPTY);
    let (open, fragmented) = (Base::Single(at("E5")), Base::Single(at("F5")));
    assert!(in_cover(Sight::Partial, open, &ground));
    assert!(!in_cover(Sight::Complete, open, &ground));
    assert!(in_cover(Sight::Complete, fragmented, &ground));
    // An omni only if all four of its squares are fragmented.
    assert!(!in_cover(Sight::Complete, Base::Omni(at("F5")), &ground));
}

#[test]
fn ae_44_ae_113_range_counts_from_the_nearest_squares() {
    let single = Base::Single(at("E5"));
    assert!(in_melee(single, Base::Single(at("F6"))) && !in_melee(single, Base::Single(at("G5"))));
    let omni = Base::Omni(at("E5"));
    assert!(in_melee(omni, Base::Single(at("H8"))) && !in_melee(omni, Base::Single(at("I6"))));
    assert!(!in_melee(Base::Single(at("H8")), omni));
    assert!(in_range(single, Base::Single(at("I9")), 4) && !in_range(single, Base::Single(at("J6")), 4));
    assert!(in_range(omni, Base::Single(at("J6")), 4));
}
