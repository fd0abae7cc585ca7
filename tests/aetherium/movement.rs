//! Steps, their costs, and where they lead (AE-30 to AE-33, AE-90, AE-100, AE-103, AE-104, AE-113).

use std::collections::{BTreeMap, BTreeSet};

use cyberdeck::rules::aetherium::{
    Barrier, Base, Budget, Direction, Facing, Ground, Placed, Reach, ShapeId, Square, Squares, Step, Walk, Walker,
};
use cyberdeck::rules::components::Chance;

use crate::drawing::{Board, at, every, set, shapes, towards};

const PLAIN: Walker = Walker { base: Base::Single(Square::numbered(0).unwrap()), airborne: false, dodge: false, fast: false };

fn single(square: &str) -> Walker {
    Walker { base: Base::Single(at(square)), ..PLAIN }
}

fn omni(square: &str) -> Walker {
    Walker { base: Base::Omni(at(square)), ..PLAIN }
}

fn cs(cs: u8) -> Budget {
    Budget { cs, kept: false }
}

/// A medium schema at E5 (rows from the north: `oo#..`, `oof..`, `rroPo`, `ooooo`, `..ooo`, from C3 to G7).
fn ground(firewalls: &str) -> Ground {
    Ground::new(&shapes(), &[Placed { shape: ShapeId(3), centre: at("E5"), facing: Facing::North }], set(firewalls))
}

fn step(walker: Walker, direction: &str, budget: Budget, enemies: &str, friends: &str) -> Result<Step, Barrier> {
    Walk::new(walker, &ground(""), set(enemies) | set(friends), set(enemies)).step(towards(direction), budget)
}

#[test]
fn ae_30_one_cs_a_square_diagonals_too_never_onto_an_occupied_one() {
    let to = |from, direction| step(single(from), direction, cs(1), "", "D4").map(|step| (step.to, step.cs, step.left.cs));
    assert_eq!(to("C3", "north"), Ok((at("C4"), 1, 0)));
    assert_eq!(to("C4", "east"), Err(Barrier::Model));
    // Diagonally between the model on D4 and the resistor's neighbour, and between two obstructions.
    assert_eq!(to("D3", "north-east"), Ok((at("E4"), 1, 0)));
    assert_eq!(to("D7", "east"), Err(Barrier::Terrain));
    assert_eq!(to("E5", "east"), Err(Barrier::Terrain));
    assert_eq!(step(single("E4"), "north", cs(0), "", ""), Err(Barrier::Cost { cs: 1, left: 0, evasive: false, rough: false }));
    let edge = |from, direction| Walk::new(single(from), &ground(""), set(""), set("")).step(towards(direction), cs(5)).err();
    assert_eq!([edge("A1", "west"), edge("R18", "north"), edge("R9", "north-east"), edge("A9", "south-west")], [Some(Barrier::Edge); 4]);
    let between = Walk::new(single("K10"), &ground(""), set("K11 L10"), set("")).step(Direction::NorthEast, cs(1));
    assert_eq!(between.map(|step| step.to), Ok(at("L11")));
}

#[test]
fn ae_32_leaving_an_enemys_side_costs_one_more_once() {
    let pays = |walker, enemies| step(walker, "south", cs(3), enemies, "").map(|step| (step.cs, step.evasive)).unwrap();
    assert_eq!(pays(single("E4"), "F4"), (2, true));
    assert_eq!(pays(single("E4"), "F4 D4 D5"), (2, true));
    // Entering is free, and friends do not count.
    assert_eq!(pays(single("E4"), "E2"), (1, false));
    assert_eq!(step(single("E4"), "south", cs(3), "", "F4").unwrap().cs, 1);
    let short = step(single("E4"), "south", cs(1), "F4", "").unwrap_err();
    assert_eq!(short, Barrier::Cost { cs: 2, left: 1, evasive: true, rough: false });
    assert_eq!(short.refusal().rule.0, "AE-20");
}

#[test]
fn ae_33_resistor_and_fragmented_cost_one_more_to_enter_and_add_to_evasive() {
    let pays = |from, direction, enemies| {
        step(single(from), direction, cs(5), enemies, "").map(|step| (step.cs, step.evasive, step.rough)).unwrap()
    };
    assert_eq!(pays("D4", "north", ""), (2, false, true));
    assert_eq!(pays("E5", "north", ""), (2, false, true));
    assert_eq!(pays("D5", "south", ""), (1, false, false));
    assert_eq!(pays("D4", "north", "E3"), (3, true, true));
    let short = step(single("D4"), "north", cs(1), "", "").unwrap_err();
    assert_eq!(short, Barrier::Cost { cs: 2, left: 1, evasive: false, rough: true });
    assert_eq!((short.refusal().rule.0, short.refusal().text.contains("2 CS")), ("AE-20", true));
    // A resistor next to a firewall is one reason, not two (AE-104).
    let walled = Walk::new(single("D4"), &ground("C6"), set(""), set(""));
    assert_eq!(walled.step(Direction::North, cs(5)).unwrap().cs, 2);
}

#[test]
fn ae_104_squares_next_to_a_firewall_are_resistors_in_the_noise_too() {
    let walk = Walk::new(single("L10"), &ground("M12"), set(""), set(""));
    let near = walk.step(Direction::North, cs(5)).unwrap();
    assert_eq!((near.cs, near.rough), (2, true));
    assert_eq!(walk.step(Direction::West, cs(5)).unwrap().cs, 1);
    let beside = Walk::new(single("L11"), &ground("M12"), set(""), set(""));
    assert_eq!(beside.step(Direction::NorthEast, cs(5)), Err(Barrier::Terrain));
}

#[test]
fn ae_90_a_step_from_a_schema_into_noise_enters_it() {
    let enters = |from, direction| step(single(from), direction, cs(5), "", "").unwrap().enters_noise;
    assert!(enters("C4", "west"));
    assert!(!enters("B4", "west") && !enters("B4", "east") && !enters("C4", "north"));
    // An omni is in the noise as soon as one of its squares is.
    assert!(step(omni("C4"), "west", cs(5), "", "").unwrap().enters_noise);
    assert!(!step(omni("B3"), "west", cs(5), "", "").unwrap().enters_noise);
}

#[test]
fn ae_100_airborne_fly_over_what_is_in_the_way_but_need_a_landing() {
    let flies = |from, direction, budget| step(Walker { airborne: true, ..single(from) }, direction, budget, "F4", "D4");
    let over = flies("C4", "east", cs(2)).unwrap();
    assert!(over.must_go_on && over.cs == 1);
    assert_eq!(flies("C4", "east", cs(1)), Err(Barrier::NoLanding));
    assert_eq!(Barrier::NoLanding.refusal().rule.0, "AE-100");
    // Nodes, pylons, obstructions and enemies are no walls to it, and it pays for neither reason on a schema.
    assert_eq!(flies("E5", "east", cs(2)).map(|step| (step.cs, step.evasive)), Ok((1, false)));
    assert_eq!(flies("E5", "north", cs(2)).map(|step| (step.cs, step.rough)), Ok((1, false)));
    // In the noise it does: the square it leaves for evasive, the one it enters for a firewall's neighbourhood.
    let noise = Walk::new(Walker { airborne: true, ..single("L10") }, &ground("M12"), set("K10"), set("K10"));
    assert_eq!(noise.step(Direction::North, cs(5)).map(|step| (step.evasive, step.rough, step.cs)), Ok((true, true, 3)));
    // Into the noise beside an enemy from a schema: not evasive.
    let leaving = Walk::new(Walker { airborne: true, ..single("C4") }, &ground(""), set("B5"), set("B5"));
    assert_eq!(leaving.step(Direction::West, cs(5)).map(|step| (step.cs, step.enters_noise)), Ok((1, true)));
}

#[test]
fn ae_103_dodge_pays_no_evasive_and_fast_walks_two_squares_a_cs() {
    assert_eq!(step(Walker { dodge: true, ..single("E4") }, "south", cs(3), "F4", "").unwrap().cs, 1);
    let fast = |from, direction, budget, enemies| {
        step(Walker { fast: true, ..single(from) }, direction, budget, enemies, "").map(|step| (step.cs, step.left))
    };
    let kept = |cs, kept| Budget { cs, kept };
    assert_eq!(fast("E4", "south", cs(3), ""), Ok((1, kept(2, true))));
    assert_eq!(fast("E4", "south", kept(2, true), ""), Ok((0, kept(2, false))));
    assert_eq!(fast("E4", "south", kept(0, true), ""), Ok((0, kept(0, false))));
    // One reason: 1 CS for the one square, and what was kept stays kept. Both: 2 CS.
    assert_eq!(fast("E4", "south", kept(2, true), "F4"), Ok((1, kept(1, true))));
    assert_eq!(fast("D4", "north", cs(1), ""), Ok((1, kept(0, false))));
    assert_eq!(fast("D4", "north", kept(3, true), "E3"), Ok((2, kept(1, true))));
    assert_eq!(fast("D4", "north", kept(0, true), ""), Err(Barrier::Cost { cs: 1, left: 0, evasive: false, rough: true }));
    assert_eq!(fast("D4", "north", kept(1, true), "E3"), Err(Barrier::Cost { cs: 2, left: 1, evasive: true, rough: true }));
}

#[test]
fn ae_113_omnis_move_orthogonally_and_pay_for_nothing_more() {
    let moves = |from, direction, enemies| step(omni(from), direction, cs(1), enemies, "").map(|step| (step.to, step.cs));
    assert_eq!(moves("C3", "north-east", ""), Err(Barrier::Diagonal));
    assert_eq!(moves("C3", "north", "B4"), Ok((at("C4"), 1)));
    assert_eq!(moves("D3", "north", ""), Ok((at("D4"), 1)));
    assert_eq!(moves("C3", "east", "E4"), Err(Barrier::Model));
    assert_eq!(moves("D4", "east", ""), Err(Barrier::Terrain));
    let edge = Walk::new(omni("Q17"), &ground(""), set(""), set(""));
    assert_eq!([Direction::North, Direction::East].map(|direction| edge.step(direction, cs(3)).err()), [Some(Barrier::Edge); 2]);
}

#[test]
fn ae_113_an_omni_may_cross_from_schema_to_schema_but_not_stay_between() {
    let two = [("E5", 0), ("H5", 0)].map(|(centre, shape)| Placed { shape: ShapeId(shape), centre: at(centre), facing: Facing::North });
    let ground = Ground::new(&shapes(), &two, Squares::EMPTY);
    let walk = Walk::new(omni("E6"), &ground, Squares::EMPTY, Squares::EMPTY);
    let crossing = walk.step(Direction::East, cs(2)).unwrap();
    assert!(crossing.must_go_on && crossing.to == at("F6"));
    assert_eq!(walk.step(Direction::East, cs(1)), Err(Barrier::Across));
    assert_eq!(Barrier::Across.refusal().rule.0, "AE-113");
    assert!(!Reach::new(&walk, cs(1)).squares().contains(at("F6")));
    let reach = Reach::new(&walk, cs(2)).squares();
    assert!(reach.contains(at("G6")) && !reach.contains(at("F6")));
}

/// The price in CS of one step from the letter of the rules, and what is left then.
fn pay(walker: Walker, board: &Board, from: Square, to: Square, left: Budget) -> Option<Budget> {
    let (mut evasive, mut rough) = (false, false);
    if !walker.base.is_omni() {
        let enemies = board.squares(|_, enemy| enemy);
        evasive = enemies.iter().any(|enemy| enemy.is_adjacent(from));
        evasive &= !(walker.dodge || (walker.airborne && board.ground.schemas().contains(from)));
        let wall = board.ground.firewalls().iter().any(|wall| wall.is_adjacent(to));
        rough = wall || board.ground.resistor().contains(to) || board.ground.fragmented().contains(to);
        rough &= !(walker.airborne && board.ground.schemas().contains(to));
    }
    let spend = |cs: u8, kept| left.cs.checked_sub(cs).map(|cs| Budget { cs, kept });
    match (walker.fast, evasive as u8 + rough as u8) {
        (false, more) => spend(1 + more, left.kept),
        (true, 0) if left.kept => spend(0, false),
        (true, 0) => spend(1, true),
        (true, more) => spend(more, left.kept),
    }
}

/// All that can be reached, by trying every way: what is left at best, and whether that goes without entering the noise.
fn wander(walker: Walker, board: &Board, start: Square, budget: Budget) -> BTreeMap<Square, (u8, bool, bool)> {
    let omni = walker.base.is_omni();
    let others = board.squares(|base, _| base != walker.base) | board.ground.impassable();
    let (mut seen, mut open) = (BTreeSet::new(), vec![(start, budget.cs, budget.kept, false)]);
    let mut best: BTreeMap<Square, (u8, bool, bool)> = BTreeMap::new();
    let in_noise = |square| !Base::new(square, omni).squares().is_subset(board.ground.schemas());
    while let Some(state) = open.pop() {
        if !seen.insert(state) {
            continue;
        }
        let (from, cs, kept, entered) = state;
        let there = Base::new(from, omni);
        let touched = (0..board.schemas.len()).filter(|schema| board.ground.footprint(*schema).intersects(&there.squares())).count();
        if from != start && !there.squares().intersects(&others) && !(omni && touched > 1) {
            let now = (cs, kept, !entered);
            let old = best.entry(from).or_insert(now);
            *old = (*old).max(now);
        }
        for direction in Direction::ALL {
            let Some(to) = from.step(direction) else { continue };
            let there = Base::new(to, omni);
            if (omni && direction.is_diagonal()) || !there.fits() || (!walker.airborne && there.squares().intersects(&others)) {
                continue;
            }
            if let Some(left) = pay(walker, board, from, to, Budget { cs, kept }) {
                open.push((to, left.cs, left.kept, entered || (!in_noise(from) && in_noise(to))));
            }
        }
    }
    best
}

#[test]
fn ae_30_to_ae_113_everything_in_reach_agrees_with_trying_every_way() {
    let (mut chance, mut far, mut clean, mut dearer, mut passing) = (Chance::new(30), 0, 0, 0, 0);
    for round in 0..240 {
        let board = Board::any(&mut chance);
        let base = board.models[chance.below(3) as usize].0;
        let walker = Walker { base, airborne: chance.below(3) == 0, dodge: chance.below(3) == 0, fast: chance.below(2) == 0 };
        let budget = Budget { cs: chance.below(7) as u8, kept: walker.fast && chance.below(2) == 0 };
        let mut board = board;
        board.models.iter_mut().for_each(|(other, enemy)| *enemy &= *other != base);
        let walk = Walk::new(walker, &board.ground, board.squares(|other, _| other != base), board.squares(|_, enemy| enemy));
        let reach = Reach::new(&walk, budget);
        let all = wander(walker, &board, base.square(), budget);
        assert_eq!(reach.squares(), all.keys().copied().collect(), "round {round}: {walker:?} {budget:?}");
        for (to, (left, kept, is_clean)) in &all {
            let route = reach.route(*to).unwrap();
            assert_eq!(
                (route.left, !route.enters_noise),
                (Budget { cs: *left, kept: *kept }, *is_clean),
                "round {round}: {walker:?} to {to}"
            );
            assert_eq!((reach.cs(*to), route.cs), (Some(budget.cs - left), budget.cs - left));
            assert_eq!(reach.without_noise().contains(*to), *is_clean);
            follow(walker, &board, budget, *to, &reach);
            far += 1;
            clean += u32::from(*is_clean);
        }
        let around = Reach::around_noise(&walk, budget);
        assert!(reach.without_noise().iter().all(|to| around.cs(to) == reach.cs(to)), "round {round}: {walker:?}");
        for to in around.squares().iter() {
            assert!(!around.route(to).unwrap().enters_noise && around.cs(to) >= reach.cs(to));
            follow(walker, &board, budget, to, &around);
            dearer += u32::from(around.cs(to) > reach.cs(to));
        }
        assert!(
            every().filter(|square| !all.contains_key(square)).all(|square| reach.route(square).is_none() && reach.cs(square).is_none())
        );
        for direction in Direction::ALL {
            passing += u32::from(step_is_right(&walk, direction, &board, budget, &all));
        }
    }
    assert!(far > 5000 && clean > 500 && dearer > 20 && passing > 20, "{far} {clean} {dearer} {passing}");
}

/// Compares one step with trying every way: it is allowed if it can be paid, and the model may stay there or get on from there.
/// Gives whether it is one after which the model must go on.
fn step_is_right(walk: &Walk, direction: Direction, board: &Board, budget: Budget, all: &BTreeMap<Square, (u8, bool, bool)>) -> bool {
    let (walker, from) = (walk.walker(), walk.walker().base.square());
    let step = walk.step(direction, budget);
    let Some(to) = from.step(direction) else {
        assert!(matches!(step, Err(Barrier::Edge | Barrier::Diagonal)));
        return false;
    };
    let there = Base::new(to, walker.base.is_omni());
    let others = board.squares(|base, _| base != walker.base) | board.ground.impassable();
    let way = there.fits() && !(there.is_omni() && direction.is_diagonal()) && (walker.airborne || !there.squares().intersects(&others));
    let left = pay(walker, board, from, to, budget).filter(|_| way);
    let goes = left.is_some_and(|left| all.contains_key(&to) || !wander(walker, board, to, left).is_empty());
    assert_eq!(step.is_ok(), goes, "{walker:?} {direction:?} {budget:?} {step:?}");
    let Ok(step) = step else { return false };
    assert_eq!((step.to, Some(step.left), step.cs), (to, left, budget.cs - step.left.cs));
    assert_eq!(step.must_go_on, !all.contains_key(&to));
    step.must_go_on
}

/// Walks a route step by step, as a player would.
fn follow(walker: Walker, board: &Board, budget: Budget, to: Square, reach: &Reach) {
    let route = reach.route(to).unwrap();
    let (mut base, mut left, mut evasive, mut rough, mut entered) = (walker.base, budget, 0, 0, false);
    let models = board.squares(|other, _| other != walker.base);
    for direction in route.steps.iter() {
        let walk = Walk::new(Walker { base, ..walker }, &board.ground, models, board.squares(|_, enemy| enemy));
        let step = walk.step(*direction, left).unwrap();
        (base, left) = (Base::new(step.to, base.is_omni()), step.left);
        evasive += u8::from(step.evasive);
        rough += u8::from(step.rough);
        entered |= step.enters_noise;
    }
    assert_eq!((base.square(), left, evasive, rough, entered), (to, route.left, route.evasive, route.rough, route.enters_noise));
}

#[test]
fn ae_90_of_two_ways_at_one_price_the_one_on_the_schema_is_taken() {
    // C4, D3, E3, F3, G3 would be as cheap, but D3 is noise.
    let walk = Walk::new(single("C4"), &ground(""), set(""), set(""));
    let reach = Reach::new(&walk, cs(4));
    let route = reach.route(at("G3")).unwrap();
    assert_eq!((route.cs, route.enters_noise), (4, false));
    assert!(reach.without_noise().contains(at("G3")) && !reach.without_noise().contains(at("E2")));
    // The same question gets the same answer.
    assert_eq!(Reach::new(&walk, cs(4)).route(at("G3")), Some(route));
}
