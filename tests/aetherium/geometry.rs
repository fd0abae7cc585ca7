//! Squares, sets of them, bases (AE-1, AE-4, AE-31, AE-44).

use cyberdeck::rules::aetherium::{Base, Direction, Facing, Square, Squares};
use cyberdeck::rules::components::Chance;

use crate::drawing::{any_set, any_square, at, every, set};

#[test]
fn ae_1_the_server_is_18_by_18_squares_with_names() {
    assert_eq!(every().count(), 324);
    assert_eq!(Squares::ALL.len(), 324);
    assert_eq!(at("A1"), Square::at(0, 0).unwrap());
    assert_eq!(at("R18"), Square::at(17, 17).unwrap());
    assert_eq!(at("C5"), Square::at(2, 4).unwrap());
    assert_eq!([Square::at(18, 0), Square::at(0, 18), Square::at(-1, 3), Square::numbered(324)], [None; 4]);
    for (number, square) in every().enumerate() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!((square.index(), Square::numbered(number)), (number, Some(square)));
    }
    for wrong in ["", "A", "A0", "A19", "S1", "5C", "A+1", "A01", "A1 ", "Ä1", "A-1"] {
        let problem = wrong.parse::<Square>().unwrap_err();
        assert!(problem.contains(wrong), "{problem}");
    }
}

#[test]
fn ae_1_sets_and_squares_in_files() {
    let some = set("B7 A1 R18");
    let text = serde_json::to_string(&some).unwrap();
    assert_eq!(text, r#"["A1","B7","R18"]"#);
    assert_eq!(serde_json::from_str::<Squares>(&text).unwrap(), some);
    assert!(serde_json::from_str::<Squares>(r#"["A1","S1"]"#).is_err());
}

#[test]
fn ae_1_sets_of_squares_do_what_single_squares_do() {
    let mut chance = Chance::new(11);
    for round in 0..200 {
        let some = any_set(&mut chance, 2 + round % 30);
        let other = any_set(&mut chance, 3);
        let which = |rule: &dyn Fn(Square) -> bool| every().filter(|square| rule(*square)).collect::<Squares>();
        for direction in Direction::ALL {
            let moved: Squares = some.iter().filter_map(|square| square.step(direction)).collect();
            assert_eq!(some.shifted(direction), moved, "{direction:?}");
            assert!(some.shifted(direction).is_subset(&Squares::ALL));
        }
        assert_eq!(some.neighbours(), which(&|square| some.iter().any(|other| square.is_adjacent(other))));
        let beside = |a: Square, b: Square| a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()) == 1;
        assert_eq!(some.beside(), which(&|square| some.iter().any(|other| beside(square, other))));
        assert_eq!(some | other, which(&|square| some.contains(square) || other.contains(square)));
        assert_eq!(some & other, which(&|square| some.contains(square) && other.contains(square)));
        assert_eq!(some - other, which(&|square| some.contains(square) && !other.contains(square)));
        assert_eq!(!some, which(&|square| !some.contains(square)));
        assert_eq!(some.intersects(&other), some.iter().any(|square| other.contains(square)));
        assert_eq!((some & other).is_subset(&other), (some & other).iter().all(|square| other.contains(square)));
        assert_eq!(some.is_subset(&other), some.iter().all(|square| other.contains(square)));
        assert_eq!(some.len(), some.iter().count());
        let four = |square: Square| (0..2).flat_map(move |y| (0..2).map(move |x| Square::at(square.x() + x, square.y() + y)));
        let holds = |square: Square| four(square).all(|square| square.is_some_and(|square| some.contains(square)));
        assert_eq!(some.holding_omni(), which(&holds));
        let touches = |square: Square| four(square).flatten().any(|square| some.contains(square));
        assert_eq!(some.touching_omni(), which(&touches));
    }
}

#[test]
fn ae_4_a_model_stands_on_one_square_an_omni_on_four() {
    assert_eq!(Base::Single(at("D4")).squares(), set("D4"));
    assert_eq!(Base::Omni(at("D4")).squares(), set("D4 E4 D5 E5"));
    for square in every() {
        let (omni, room) = (Base::Omni(square), square.x() < 17 && square.y() < 17);
        assert_eq!(omni.fits(), room);
        assert_eq!(omni.squares().len() == 4, room, "{square}");
        assert!(omni.squares().is_subset(&(Squares::one(square) | square.neighbours())), "{square}");
        assert!(Base::Single(square).fits());
    }
    assert_eq!(Base::Omni(at("A1")).neighbours(), set("C1 C2 C3 B3 A3"));
    assert_eq!(Base::Single(at("A1")).neighbours(), set("A2 B2 B1"));
}

#[test]
fn ae_31_four_facings_eight_directions() {
    assert_eq!(Facing::ALL.map(Facing::name), ["north", "east", "south", "west"]);
    for facing in Facing::ALL {
        assert_eq!(facing.turned(2).ahead(), facing.ahead().opposite());
        assert_eq!(facing.turned(4), facing);
        assert!(!facing.ahead().is_diagonal());
    }
    for direction in Direction::ALL {
        let ((x, y), (back_x, back_y)) = (direction.offset(), direction.opposite().offset());
        assert_eq!((x, y), (-back_x, -back_y));
        assert_eq!(direction.is_diagonal(), x != 0 && y != 0);
    }
}

#[test]
fn ae_44_distances_count_diagonals_as_one_from_the_nearest_squares() {
    assert_eq!(at("A1").distance(at("D3")), 3);
    let mut chance = Chance::new(5);
    for _ in 0..3000 {
        let (a, b) = (Base::new(any_square(&mut chance), chance.below(2) == 0), Base::new(any_square(&mut chance), chance.below(2) == 0));
        if a.fits() && b.fits() {
            let nearest = a.squares().iter().flat_map(|a| b.squares().iter().map(move |b| a.distance(b))).min().unwrap();
            assert_eq!(a.distance(b), nearest, "{a:?} {b:?}");
            assert_eq!(a.is_adjacent(b), a.neighbours().intersects(&b.squares()) && nearest > 0);
        }
    }
}
