//! Which rule a refusal names: of several that forbid something the first of turn, control or state of the piece, place,
//! requirement, target, cost (AE-20).

use cyberdeck::rules::aetherium::{Action, Direction, Facing};
use cyberdeck::rules::game::Game;
use serde_json::json;

use crate::table::{A, B, Match, model};

const NORTH: Direction = Direction::North;

/// A's program of this card is active on a square, with these CS.
fn acting(function: &str, card: usize, square: &str, cs: u8) -> Match {
    let mut game = Match::of(function, "drone").ordered();
    game.put(model(A, card, 0), square);
    game.active(A, card, cs);
    game
}

fn said(game: &Match, action: Action) -> String {
    game.state.check(game.asked(), &action).unwrap_err().to_string()
}

fn step(direction: Direction) -> Action {
    Action::Step { model: model(A, 0, 0), direction, facing: Facing::North }
}

#[test]
fn ae_20_a_step_that_costs_more_than_is_left_is_refused_by_it_whatever_the_ground_adds() {
    // E4 is open, D5 a resistor, D3 an obstruction.
    let mut game = acting("guard", 0, "D4", 0);
    let (plain, rough) = (step(Direction::East), step(NORTH));
    assert_eq!(said(&game, plain), "This move costs 1 CS: you have 0. (AE-20)");
    assert_eq!(said(&game, rough), "This move costs 2 CS (1 of them for a resistor or fragmented square): you have 0. (AE-20)");
    game.put(model(B, 0, 0), "C3");
    game.active(A, 0, 1);
    assert_eq!(said(&game, plain), "This move costs 2 CS (1 of them for leaving an enemy): you have 1. (AE-20)");
    assert_eq!(game.refused(rough), "AE-20");
    game.active(A, 0, 2);
    assert_eq!(game.refused(rough), "AE-20", "3: for a square, for the enemy, for the resistor");
    assert_eq!(game.refused(step(Direction::South)), "AE-30");
    game.active(A, 0, 3);
    game.act(rough);
}

#[test]
fn ae_20_so_is_whatever_else_costs_cs() {
    let chief = model(A, 0, 0);
    let game = acting("guard", 0, "C3", 0);
    assert_eq!(game.refused(Action::Turn { model: chief, facing: Facing::South }), "AE-20");
    let mut game = acting("guard", 0, "N4", 3);
    game.holds(4, Some(B));
    assert_eq!(said(&game, Action::Capture { model: chief, schema: 4 }), "This costs 4 CS: you have 3. (AE-20)");
    let game = acting("herald", 1, "H8", 0);
    assert_eq!(game.refused(Action::Exe { model: model(A, 1, 0), exe: 0 }), "AE-20");
    // AE-122: the cache.
    let mut game = Match::full("digital-download").ordered();
    game.put(chief, "A9");
    game.active(A, 0, 0);
    game.edit(|tree| tree["table"]["cache"] = json!({ "Lying": "A9" }));
    assert_eq!(game.refused(Action::PickUp(chief)), "AE-20");
    game.edit(|tree| tree["table"]["cache"] = json!({ "Carried": chief }));
    assert_eq!(game.refused(Action::Leave(chief)), "AE-20");
    game.active(A, 0, 1);
    game.put(model(B, 0, 0), "B9");
    assert_eq!(said(&game, Action::Leave(chief)), "This costs 2 CS: you have 1. (AE-20)", "evasive");
}

#[test]
fn ae_20_cost_comes_after_all_else_that_forbids() {
    // No CS, and: a filled square, the edge, a pylon too far away, one that is held, the same facing, a second use.
    let mut game = acting("guard", 0, "N4", 0);
    let chief = model(A, 0, 0);
    game.put(model(B, 0, 0), "N3");
    assert_eq!(game.refused(step(Direction::South)), "AE-30");
    assert_eq!(game.refused(step(NORTH)), "AE-30", "the pylon");
    assert_eq!(game.refused(Action::Capture { model: chief, schema: 3 }), "AE-22");
    game.holds(4, Some(A));
    assert_eq!(game.refused(Action::Capture { model: chief, schema: 4 }), "AE-22");
    let looks = game.state.table().model(chief).facing;
    assert_eq!(game.refused(Action::Turn { model: chief, facing: looks }), "AE-31");
    game.put(chief, "A1");
    assert_eq!(game.refused(step(Direction::West)), "AE-30");
    let mut game = acting("herald", 1, "H8", 0);
    let exe = Action::Exe { model: model(A, 1, 0), exe: 1 };
    assert_eq!(game.refused(exe), "AE-21", "nothing to aim it at");
    game.edit(|tree| tree["table"]["active"]["markers"] = json!(["Interference", "Lag"]));
    assert_eq!(game.refused(exe), "AE-102");
    assert_eq!(game.refused(Action::Step { model: model(A, 1, 0), direction: NORTH, facing: Facing::North }), "AE-102");
}

#[test]
fn ae_103_what_never_captures_is_told_so_before_where_there_is_something_to_capture() {
    let game = acting("scout", 1, "C3", 0);
    // Schema 9 is none at all.
    for schema in [2, 4, 9] {
        assert_eq!(game.refused(Action::Capture { model: model(A, 1, 0), schema }), "AE-103");
    }
}

#[test]
fn ae_102_lag_bars_leaving_before_it_is_asked_who_has_the_cache() {
    let mut game = Match::full("digital-download").ordered();
    game.put(model(A, 0, 0), "A9");
    game.active(A, 0, 6);
    assert_eq!(game.refused(Action::Leave(model(A, 0, 0))), "AE-122");
    game.edit(|tree| tree["table"]["active"]["markers"] = json!(["Lag"]));
    assert_eq!(game.refused(Action::Leave(model(A, 0, 0))), "AE-102");
}

#[test]
fn ae_44_a_shooter_beside_an_enemy_shoots_at_nothing_whatever_it_aims_at() {
    let mut game = acting("guard", 0, "H3", 6);
    game.put(model(A, 1, 0), "H6");
    let attack = |target| Action::Attack { model: model(A, 0, 0), target };
    assert_eq!(game.refused(attack(model(A, 1, 0))), "AE-50");
    assert_eq!(game.refused(attack(model(B, 2, 0))), "AE-41");
    game.put(model(B, 0, 0), "H4");
    for target in [model(A, 1, 0), model(B, 2, 0), model(B, 0, 0)] {
        assert_eq!(game.refused(attack(target)), "AE-44");
    }
}

#[test]
fn ae_21_an_exe_is_not_aimed_at_what_is_off_the_server() {
    let mut game = acting("herald", 1, "H8", 6);
    game.put(model(B, 1, 0), "J8");
    game.put(model(B, 0, 0), "H5");
    game.act(Action::Exe { model: model(A, 1, 0), exe: 1 });
    assert_eq!(game.refused(Action::ChooseModel(model(B, 2, 0))), "AE-21");
}
