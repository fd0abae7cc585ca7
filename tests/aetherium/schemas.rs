//! Schemas: shapes, terrain, shifts and turns, who is caught (AE-2, AE-3, AE-71 to AE-74, AE-104, AE-113).

use cyberdeck::rules::aetherium::{
    Base, Direction, Facing, Ground, Manipulation, Obstacle, Placed, Shape, ShapeId, Size, Square, Squares, Turn, Uplink, manipulate,
    manipulations, places_for_caught,
};
use cyberdeck::rules::components::Chance;

use crate::drawing::{Board, DRAWINGS, any_schemas, any_set, at, every, set, shapes, spread};

fn schema(shape: u8, centre: &str, facing: Facing) -> Placed {
    Placed { shape: ShapeId(shape), centre: at(centre), facing }
}

fn ground(schemas: &[Placed], firewalls: &str) -> Ground {
    Ground::new(&shapes(), schemas, set(firewalls))
}

#[test]
fn ae_2_shapes_are_drawn_and_turned_in_their_bounding_squares() {
    let [small, hook] = [Size::Small, Size::Small].map(Size::side);
    assert_eq!((small, hook, Size::Medium.side(), Size::Large.side()), (3, 3, 5, 7));
    // The hook lies north-south after a quarter turn: its middle, the square west of it and the fragmented one east.
    let drawn = |facing| schema(2, "E5", facing).footprint(&shapes()).unwrap();
    assert_eq!(drawn(Facing::North), set("D5 E5 F5 D4"));
    assert_eq!(drawn(Facing::East), set("E6 E5 E4 D6"));
    assert_eq!(drawn(Facing::South), set("D5 E5 F5 F6"));
    assert_eq!(drawn(Facing::West), set("E6 E5 E4 F4"));
    for shape in 0..DRAWINGS.len() as u8 {
        for (facing, centre) in Facing::ALL.into_iter().flat_map(|facing| every().map(move |centre| (facing, centre))) {
            let placed = Placed { shape: ShapeId(shape), centre, facing };
            let squares = spread(placed).map(|squares| squares.into_iter().map(|(square, _)| square).collect());
            assert_eq!(placed.footprint(&shapes()), squares, "{placed:?}");
        }
    }
    assert_eq!(Placed { shape: ShapeId(99), ..Placed::default() }.footprint(&shapes()), None);
}

#[test]
fn ae_2_ae_3_wrong_drawings_are_refused_with_every_reason() {
    let wrong = |size, rows: &[&str]| Shape::read(size, rows).unwrap_err().join(" ");
    assert!(wrong(Size::Small, &["ooo", "ooo"]).contains("3 rows, not 2"));
    assert!(wrong(Size::Medium, &["ooo", "ooo", "ooo"]).contains("5 squares, not 3"));
    let both = wrong(Size::Small, &["oxo", "oPo", "oP?"]);
    assert!(both.contains("“x” in row 1") && both.contains("“?” in row 3") && both.contains("AE-3"), "{both}");
    assert!(wrong(Size::Medium, &["ooooo", "ooooo", "ooNoo", "ooooo", "ooooo"]).contains("Only a large schema"));
    assert!(wrong(Size::Small, &["...", ".#.", "..."]).contains("stand on"));
    assert!(wrong(Size::Small, &["oo.", "...", "..."]).contains("middle"));
    assert!(Shape::read(Size::Large, DRAWINGS[5].1).is_ok());
}

#[test]
fn ae_3_terrain_lies_where_it_is_drawn() {
    let mut chance = Chance::new(2);
    for _ in 0..60 {
        let schemas = any_schemas(&mut chance, 8);
        let none = Ground::new(&shapes(), &schemas, Squares::EMPTY);
        let firewalls = any_set(&mut chance, 60) - none.impassable();
        let ground = Ground::new(&shapes(), &schemas, firewalls);
        let drawn: Vec<(Square, char)> = schemas.iter().flat_map(|placed| spread(*placed).unwrap()).collect();
        let of = |signs: &str| drawn.iter().filter(|(_, sign)| signs.contains(*sign)).map(|(square, _)| *square).collect::<Squares>();
        let near = every().filter(|square| firewalls.iter().any(|wall| wall.is_adjacent(*square))).collect();
        assert_eq!(*ground.schemas(), of("orf#NP"));
        assert_eq!(ground.noise(), every().filter(|square| !of("orf#NP").contains(*square)).collect());
        assert_eq!(*ground.resistor(), of("r") | near);
        assert_eq!(*ground.fragmented(), of("f"));
        assert_eq!((*ground.obstructions(), *ground.uplinks(), *ground.firewalls()), (of("#"), of("NP"), firewalls));
        assert_eq!(ground.impassable(), of("#NP") | firewalls);
        // Nodes and pylons do not block sight.
        assert_eq!(ground.blocks_sight(), of("#") | firewalls);
        for (number, placed) in schemas.iter().enumerate() {
            let uplink = spread(*placed).unwrap().into_iter().find_map(|(square, sign)| match sign {
                'N' => Some((Uplink::Node, square)),
                'P' => Some((Uplink::Pylon, square)),
                _ => None,
            });
            assert_eq!(placed.uplink(&shapes()), uplink);
            assert!(ground.footprint(number).iter().all(|square| ground.schema_at(square) == Some(number)));
        }
        assert!(ground.noise().iter().all(|square| ground.schema_at(square).is_none()));
    }
}

#[test]
fn ae_71_a_shift_costs_1_ram_a_turn_3_5_or_7() {
    let sizes = [Size::Small, Size::Medium, Size::Large];
    assert_eq!(sizes.map(|size| Manipulation::Shift(Direction::NorthWest).ram(size)), [1, 1, 1]);
    for turn in Turn::ALL {
        assert_eq!(sizes.map(|size| Manipulation::Turn(turn).ram(size)), [3, 5, 7]);
    }
    assert_eq!(Manipulation::ALL.map(Manipulation::index), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}

#[test]
fn ae_72_schemas_move_through_noise_only() {
    let shift = |schemas: &[Placed], walls: &str, direction| {
        manipulate(&shapes(), schemas, &ground(schemas, walls), &[], 0, Manipulation::Shift(direction)).map(|moved| moved.placed.centre)
    };
    let two = [schema(0, "B2", Facing::North), schema(0, "E3", Facing::North)];
    assert_eq!(shift(&two, "", Direction::North), Ok(at("B3")));
    assert_eq!(shift(&two, "", Direction::East), Err(Obstacle::Schema));
    assert_eq!(shift(&two, "", Direction::SouthWest), Err(Obstacle::Edge));
    assert_eq!(shift(&two, "B4", Direction::North), Err(Obstacle::Firewall));
    // AE-104: a firewall on the schema itself rides along.
    assert_eq!(shift(&two, "B3", Direction::North), Ok(at("B3")));
    // Only the squares after a turn have to be free: either way round the hook would sweep over a firewall.
    let hook = [schema(2, "E5", Facing::North)];
    let turn = |turn| manipulate(&shapes(), &hook, &ground(&hook, "D6 F4"), &[], 0, Manipulation::Turn(turn)).map(|moved| moved.after);
    assert_eq!(turn(Turn::Half), Ok(set("D5 E5 F5 F6")));
    assert_eq!([turn(Turn::Clockwise), turn(Turn::Counterclockwise)], [Err(Obstacle::Firewall); 2]);
    for (obstacle, rule) in
        [(Obstacle::Edge, "AE-72"), (Obstacle::Schema, "AE-72"), (Obstacle::Firewall, "AE-72"), (Obstacle::OmniAcross, "AE-113")]
    {
        assert_eq!(obstacle.refusal().rule.0, rule);
    }
}

/// What forbids a manipulation, square by square.
fn judged(board: &Board, number: usize, manipulation: Manipulation) -> Result<Placed, Obstacle> {
    let old = board.schemas[number];
    let before: Vec<Square> = spread(old).unwrap().into_iter().map(|(square, _)| square).collect();
    let omnis: Vec<Base> = board.models.iter().map(|(base, _)| *base).filter(|base| base.is_omni()).collect();
    let on = |omni: &Base| omni.squares().iter().filter(|square| before.contains(square)).count();
    if omnis.iter().any(|omni| (1..4).contains(&on(omni))) {
        return Err(Obstacle::OmniAcross);
    }
    let new = match manipulation {
        Manipulation::Shift(direction) => Placed { centre: old.centre.step(direction).ok_or(Obstacle::Edge)?, ..old },
        Manipulation::Turn(turn) => Placed { facing: Facing::ALL[(old.facing as usize + 1 + turn as usize) % 4], ..old },
    };
    let after: Vec<Square> = spread(new).ok_or(Obstacle::Edge)?.into_iter().map(|(square, _)| square).collect();
    let others = board.schemas.iter().enumerate().filter(|(other, _)| *other != number);
    let others: Vec<Square> = others.flat_map(|(_, placed)| spread(*placed).unwrap()).map(|(square, _)| square).collect();
    let noise: Vec<Square> = after.into_iter().filter(|square| !before.contains(square)).collect();
    if noise.iter().any(|square| others.contains(square)) {
        Err(Obstacle::Schema)
    } else if noise.iter().any(|square| board.ground.firewalls().contains(*square)) {
        Err(Obstacle::Firewall)
    } else if omnis.iter().any(|omni| noise.iter().any(|square| omni.squares().contains(*square))) {
        Err(Obstacle::OmniInNoise)
    } else {
        Ok(new)
    }
}

#[test]
fn ae_72_ae_104_ae_113_manipulations_agree_with_a_look_at_every_square() {
    let (mut chance, mut met) = (Chance::new(7), Vec::new());
    for _ in 0..150 {
        let board = Board::any(&mut chance);
        let omnis: Vec<Base> = board.models.iter().map(|(base, _)| *base).filter(|base| base.is_omni()).collect();
        for number in 0..board.schemas.len() {
            let listed = manipulations(&shapes(), &board.schemas, &board.ground, &omnis, number);
            assert!(listed.iter().all(|manipulation| listed.contains(manipulation)));
            for manipulation in Manipulation::ALL {
                let found = manipulate(&shapes(), &board.schemas, &board.ground, &omnis, number, manipulation);
                assert_eq!(found.map(|moved| moved.placed), judged(&board, number, manipulation), "{manipulation:?}");
                assert_eq!(listed.contains(manipulation), found.is_ok(), "{manipulation:?}");
                met.push(found.err());
            }
        }
    }
    for obstacle in [Obstacle::Edge, Obstacle::Schema, Obstacle::Firewall, Obstacle::OmniAcross, Obstacle::OmniInNoise] {
        assert!(met.contains(&Some(obstacle)), "{obstacle:?} never came up");
    }
    assert!(met.contains(&None));
}

#[test]
fn ae_72_what_stands_on_a_schema_moves_and_turns_with_it() {
    let mut chance = Chance::new(3);
    let mut turns = 0;
    for _ in 0..60 {
        let board = Board::any(&mut chance);
        for (number, placed) in board.schemas.iter().enumerate() {
            for manipulation in Manipulation::ALL {
                let Ok(moved) = manipulate(&shapes(), &board.schemas, &board.ground, &[], number, manipulation) else { continue };
                turns += u32::from(matches!(manipulation, Manipulation::Turn(_)));
                assert_eq!(manipulation.carries_all(placed.centre, moved.before), moved.after);
                // Each kind of terrain goes where a model on it goes.
                let new = spread(moved.placed).unwrap();
                for (square, sign) in spread(*placed).unwrap() {
                    let to = manipulation.carries(placed.centre, square).unwrap();
                    assert!(new.contains(&(to, sign)), "{square} {sign} {manipulation:?}");
                }
                assert_eq!(moved.swallowed() | (moved.before & moved.after), moved.after);
            }
        }
    }
    assert!(turns > 0);
    let turn = Manipulation::Turn(Turn::Clockwise);
    assert_eq!(turn.carries(at("E5"), at("E7")), Some(at("G5")));
    assert_eq!(Manipulation::Turn(Turn::Counterclockwise).carries(at("E5"), at("E7")), Some(at("C5")));
    assert_eq!((turn.turns(Facing::North), Manipulation::Shift(Direction::East).turns(Facing::West)), (Facing::East, Facing::West));
    assert_eq!(Manipulation::Turn(Turn::Counterclockwise).turns(Facing::North), Facing::West);
}

#[test]
fn ae_113_an_omni_rides_along_on_its_four_squares() {
    let omni = Base::Omni(at("F6"));
    let on = |manipulation: Manipulation| manipulation.carries_base(at("E5"), omni);
    assert_eq!(on(Manipulation::Shift(Direction::SouthWest)), Some(Base::Omni(at("E5"))));
    assert_eq!(on(Manipulation::Turn(Turn::Clockwise)), Some(Base::Omni(at("F3"))));
    assert_eq!(on(Manipulation::Turn(Turn::Half)), Some(Base::Omni(at("C3"))));
    assert_eq!(on(Manipulation::Turn(Turn::Counterclockwise)), Some(Base::Omni(at("C6"))));
    assert_eq!(Manipulation::Turn(Turn::Half).carries_base(at("E5"), Base::Single(at("F6"))), Some(Base::Single(at("D4"))));
}

#[test]
fn ae_74_a_caught_model_stands_on_the_square_that_reached_it_or_on_the_nearest_free_ones() {
    let small = set("D4 E4 F4 D5 E5 F5 D6 E6 F6");
    assert_eq!(places_for_caught(small, set("E5"), at("F6")), set("F6"));
    // Its square is occupied: the free squares one step away.
    assert_eq!(places_for_caught(small, set("E5 F6"), at("F6")), set("E6 F5"));
    // Those are, too: two steps, diagonals counted as one, whatever is between.
    assert_eq!(places_for_caught(small, set("E5 F6 E6 F5"), at("F6")), set("D6 D5 D4 E4 F4"));
    assert_eq!(places_for_caught(small, small, at("F6")), Squares::EMPTY);
    // A shift catches who stands in the noise it covers.
    let schemas = [schema(0, "E5", Facing::North)];
    let moved = manipulate(&shapes(), &schemas, &ground(&schemas, ""), &[], 0, Manipulation::Shift(Direction::East)).unwrap();
    assert_eq!((moved.swallowed(), moved.before - moved.after), (set("G4 G5 G6"), set("D4 D5 D6")));
    let mut chance = Chance::new(21);
    for _ in 0..300 {
        let (all, occupied) = (any_set(&mut chance, 12), any_set(&mut chance, 2));
        let from = crate::drawing::any_square(&mut chance);
        let free: Vec<Square> = all.iter().filter(|square| !occupied.contains(*square)).collect();
        let nearest = free.iter().map(|square| square.distance(from)).min();
        let there = free.iter().copied().filter(|square| Some(square.distance(from)) == nearest).collect();
        assert_eq!(places_for_caught(all, occupied, from), there);
    }
}
