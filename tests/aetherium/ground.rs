//! Schemas, noise and movement in play (AE-30 to AE-34, AE-71 to AE-74, AE-90 to AE-107).

use cyberdeck::rules::aetherium::{Action, Asked, Direction, Facing, Manipulation, Place, Turn};

use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, model};

const NORTH: Direction = Direction::North;
const EAST: Direction = Direction::East;
const SOUTH: Direction = Direction::South;
const WEST: Direction = Direction::West;

fn chief_at(square: &str, cs: u8) -> Match {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), square);
    game.active(A, 0, cs);
    game
}

#[test]
fn ae_30_a_step_costs_one_cs_and_never_leads_into_occupied_squares() {
    let mut game = chief_at("C3", 2);
    game.put(model(A, 1, 0), "C2");
    game.put(model(B, 1, 0), "B3");
    let chief = model(A, 0, 0);
    assert_eq!(game.refused_step(chief, SOUTH), "AE-30", "a friend");
    assert_eq!(game.refused_step(chief, WEST), "AE-30", "an enemy");
    assert_eq!(game.refused_step(chief, NORTH), "AE-30", "the pylon");
    assert_eq!(game.refused_step(chief, EAST), "AE-30", "an obstruction");
    // AE-32: one of these for leaving an enemy.
    game.go(chief, Direction::NorthEast);
    assert_eq!((game.stands(chief, "D4"), game.cs()), (true, 0));
    assert_eq!(game.refused_step(chief, NORTH), "AE-20", "a resistor");
    assert_eq!(game.refused_step(chief, EAST), "AE-20");
    assert_eq!(game.refused_step(model(A, 1, 0), EAST), "AE-20");
}

#[test]
fn ae_31_with_a_step_it_takes_any_facing_and_turning_on_the_spot_costs_one() {
    let mut game = chief_at("C3", 2);
    let chief = model(A, 0, 0);
    game.act(Action::Step { model: chief, direction: SOUTH, facing: Facing::West });
    assert_eq!(game.state.table().model(chief).facing, Facing::West);
    assert_eq!(game.refused(Action::Turn { model: chief, facing: Facing::West }), "AE-31");
    game.act(Action::Turn { model: chief, facing: Facing::East });
    assert_eq!(game.cs(), 0);
    assert_eq!(game.refused(Action::Turn { model: chief, facing: Facing::West }), "AE-20");
}

#[test]
fn ae_71_shifts_cost_one_ram_and_turns_by_size() {
    let mut game = chief_at("C3", 1);
    game.ram(A, 10);
    for (schema, how, cost) in [
        (2, Manipulation::Shift(EAST), 1),
        (2, Manipulation::Turn(Turn::Half), 5),
        (4, Manipulation::Turn(Turn::Clockwise), 3),
        (0, Manipulation::Turn(Turn::Counterclockwise), 7),
    ] {
        game.ram(A, cost - 1);
        assert_eq!(game.refused(Action::Manipulate { schema, how }), "AE-71");
        game.ram(A, cost);
        game.manipulate(schema, how);
        assert_eq!((game.gauge(A), game.cs()), (0, 1));
    }
    game.ram(A, 10);
    assert_eq!(game.refused(Action::Manipulate { schema: 1, how: Manipulation::Shift(WEST) }), "AE-71", "the enemy's");
    assert_eq!(game.refused(Action::Manipulate { schema: 9, how: Manipulation::Shift(WEST) }), "AE-71");
}

#[test]
fn ae_72_what_stands_on_a_schema_moves_and_turns_with_it() {
    let mut game = chief_at("C3", 1);
    game.ram(A, 10);
    game.edit(|tree| tree["table"]["firewalls"] = serde_json::json!(["B4"]));
    game.put(model(B, 0, 0), "E4");
    game.manipulate(2, Manipulation::Shift(Direction::NorthEast));
    assert!(game.stands(model(A, 0, 0), "D4") && game.stands(model(B, 0, 0), "F5"));
    assert!(game.state.table().firewalls.contains(at("C5")));
    game.manipulate(2, Manipulation::Turn(Turn::Clockwise));
    // Around D5: from the south to the west, from the east to the south.
    assert!(game.stands(model(A, 0, 0), "C5") && game.stands(model(B, 0, 0), "D3"));
    assert!(game.state.table().firewalls.contains(at("D6")) && game.state.table().firewalls.len() == 1);
    assert_eq!(game.state.table().model(model(A, 0, 0)).facing, Facing::East);
}

#[test]
fn ae_72_a_schema_moves_through_noise_only() {
    let mut game = chief_at("C3", 1);
    game.ram(A, 10);
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(WEST) }), "AE-72", "off the server");
    game.edit(|tree| tree["table"]["firewalls"] = serde_json::json!(["F4"]));
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(EAST) }), "AE-72", "a firewall");
    game.manipulate(2, Manipulation::Shift(NORTH));
    game.manipulate(2, Manipulation::Shift(NORTH));
    game.edit(|tree| tree["table"]["firewalls"] = serde_json::json!([]));
    game.manipulate(2, Manipulation::Shift(EAST));
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(EAST) }), "AE-72", "the hub");
}

#[test]
fn ae_74_a_model_in_the_noise_comes_to_stand_on_the_schema_without_damage() {
    let mut game = chief_at("C3", 1);
    game.put(model(B, 1, 0), "F4");
    game.manipulate(2, Manipulation::Shift(EAST));
    assert!(game.stands(model(B, 1, 0), "F4"));
    assert!(game.state.table().ground().schemas().contains(at("F4")));
    assert_eq!(game.damage(model(B, 1, 0)), 0);
    // It stays on that square of the schema.
    game.manipulate(2, Manipulation::Shift(NORTH));
    assert!(game.stands(model(B, 1, 0), "F5"));
}

#[test]
fn ae_74_if_its_square_is_occupied_its_own_player_chooses_one_of_the_nearest() {
    let mut game = chief_at("C3", 1);
    let (guard, chief) = (model(B, 1, 0), model(B, 0, 0));
    // The one on the schema is carried onto the square of the one in the noise.
    game.put(chief, "E4");
    game.put(guard, "F4");
    game.manipulate(2, Manipulation::Shift(EAST));
    assert!(game.stands(chief, "F4"));
    assert_eq!(game.state.asking().1, Asked::Caught(guard));
    assert_eq!(game.asked(), B);
    // Around F4 on the schema, moved by one: E3 is an obstruction, F5 a resistor, E4 and E5 open.
    assert_eq!(game.legal(), ["F3", "E4", "E5", "F5"].map(|square| Action::ChooseSquare(at(square))));
    assert_eq!(game.refused(Action::ChooseSquare(at("C4"))), "AE-74");
    assert_eq!(game.refused(Action::End), "AE-74");
    game.act(Action::ChooseSquare(at("E5")));
    assert!(game.stands(guard, "E5"));
    assert_eq!((game.asked(), game.damage(guard)), (A, 0));
}

#[test]
fn ae_74_several_caught_models_choose_the_active_players_first() {
    let mut game = chief_at("C3", 1);
    for (unit, square) in [(model(B, 0, 0), "E4"), (model(B, 1, 0), "F4"), (model(A, 1, 0), "E5"), (model(A, 2, 0), "F5")] {
        game.put(unit, square);
    }
    game.manipulate(2, Manipulation::Shift(EAST));
    assert_eq!(game.state.asking().1, Asked::Caught(model(A, 2, 0)));
    let choice = game.legal()[0];
    game.act(choice);
    assert_eq!(game.state.asking().1, Asked::Caught(model(B, 1, 0)));
}

#[test]
fn ae_90_entering_noise_does_damage_once_an_activation_and_ending_there_too() {
    let mut game = chief_at("C2", 5);
    let chief = model(A, 0, 0);
    game.dice(&[CRASH]);
    game.go(chief, SOUTH);
    assert_eq!(game.damage(chief), 4);
    // Noise to noise, back and in again: no more in this activation.
    game.go(chief, EAST);
    game.go(chief, Direction::NorthWest);
    game.go(chief, SOUTH);
    game.act(Action::End);
    assert_eq!(game.damage(chief), 4);
}

#[test]
fn ae_91_beginning_in_noise_does_nothing_and_leaving_it_in_time_neither() {
    let mut game = chief_at("C1", 1);
    game.go(model(A, 0, 0), NORTH);
    game.act(Action::End);
    assert_eq!(game.damage(model(A, 0, 0)), 0);
    let mut game = chief_at("C1", 2);
    game.dice(&[SPIKE]);
    game.go(model(A, 0, 0), NORTH);
    game.go(model(A, 0, 0), SOUTH);
    assert_eq!(game.damage(model(A, 0, 0)), 1);
}

#[test]
fn ae_92_noise_does_one_one_two_or_four() {
    for (die, boxes) in [(PING, 1), (SPIKE, 1), (BREACH, 2), (CRASH, 4)] {
        let mut game = chief_at("H1", 1);
        game.dice(&[die]);
        game.act(Action::End);
        assert_eq!(game.damage(model(A, 0, 0)), boxes);
    }
}

/// A's next activation is the chief's, with these markers.
fn chief_marked(markers: &[&str], dice: &[u8]) -> Match {
    let mut game = Match::of("guard", "drone").ordered();
    let chief = model(A, 0, 0);
    game.put(chief, "C3");
    game.marked(chief, markers);
    game.put(model(B, 2, 0), "O14");
    game.edit(|tree| {
        tree["table"]["sides"][0]["pad"] = 1.into();
        tree["pads"][0] = vec![0].into();
    });
    game.active(B, 2, 0);
    game.dice(dice);
    game.act(Action::End);
    game
}

#[test]
fn ae_101_burnout_is_rolled_at_the_start() {
    for (die, boxes, stays) in [(PING, 0, false), (SPIKE, 1, false), (BREACH, 2, true), (CRASH, 4, true)] {
        let mut game = chief_marked(&["Burnout"], &[die]);
        assert_eq!(game.damage(model(A, 0, 0)), boxes);
        game.act(Action::End);
        assert_eq!(!game.state.table().model(model(A, 0, 0)).markers.is_empty(), stays);
    }
}

#[test]
fn ae_102_markers_forbid_for_one_activation() {
    let game = chief_marked(&["CapacitorPurge", "Inefficiency", "Lag"], &[]);
    assert_eq!(game.cs(), 4);
    assert_eq!(game.refused(Action::Overclock), "AE-102");
    assert_eq!(game.refused_step(model(A, 0, 0), SOUTH), "AE-102");
    assert_eq!(game.refused(Action::Turn { model: model(A, 0, 0), facing: Facing::East }), "AE-102");
}

#[test]
fn ae_107_markers_go_at_the_end_of_the_activation_but_those_set_in_it() {
    let mut game = chief_marked(&["Lag", "Stun"], &[]);
    game.edit(|tree| tree["table"]["models"][0]["fresh"] = vec!["Stun"].into());
    game.act(Action::End);
    let chief = *game.state.table().model(model(A, 0, 0));
    assert_eq!(chief.markers.iter().collect::<Vec<_>>(), [cyberdeck::rules::aetherium::content::Marker::Stun]);
    assert!(chief.fresh.is_empty());
}

#[test]
fn ae_100_the_airborne_fly_over_what_is_occupied_and_may_not_stay_there() {
    let mut game = Match::of("flyer", "drone").ordered();
    let flyer = model(A, 1, 0);
    game.put(flyer, "C3");
    game.active(A, 1, 1);
    assert_eq!(game.refused_step(flyer, NORTH), "AE-100", "no CS to fly on");
    game.active(A, 1, 3);
    game.go(flyer, NORTH);
    assert!(game.stands(flyer, "C4"), "over the pylon");
    assert_eq!(game.refused(Action::End), "AE-100");
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(EAST) }), "AE-100");
    assert_eq!(game.refused(Action::Turn { model: flyer, facing: Facing::South }), "AE-100");
    game.go(flyer, NORTH);
    assert!(game.stands(flyer, "C5"));
    game.act(Action::End);
}

#[test]
fn ae_100_flying_over_a_friend_leaves_it_where_it_is() {
    let mut game = Match::of("flyer", "drone").ordered();
    let (flyer, chief) = (model(A, 1, 0), model(A, 0, 0));
    game.put(flyer, "C2");
    game.put(chief, "C3");
    game.active(A, 1, 4);
    game.go(flyer, NORTH);
    game.go(flyer, WEST);
    assert!(game.stands(flyer, "B3") && game.stands(chief, "C3"));
    assert!(game.state.table().occupied().contains(at("C3")));
}

#[test]
fn ae_100_what_is_flown_over_is_no_landing_on_the_way_back() {
    // In the corner, where all is taken but what the flyer came from.
    let mut game = Match::of("flyer", "drone").ordered();
    let flyer = model(A, 1, 0);
    game.put(flyer, "C1");
    for (other, square) in [(model(A, 0, 0), "B1"), (model(A, 2, 0), "B2"), (model(B, 0, 0), "A1"), (model(B, 1, 0), "A2")] {
        game.put(other, square);
    }
    game.active(A, 1, 5);
    game.go(flyer, WEST);
    assert_eq!(game.refused_step(flyer, WEST), "AE-100", "from there it could only come back to B1");
    game.go(flyer, Direction::NorthEast);
    assert!(game.stands(flyer, "C2"));
}

#[test]
fn ae_103_fast_moves_two_squares_a_cs_and_keeps_the_second() {
    let mut game = Match::of("runner", "drone").ordered();
    let runner = model(A, 1, 0);
    game.put(runner, "C2");
    game.active(A, 1, 1);
    game.go(runner, WEST);
    assert_eq!(game.cs(), 0);
    game.manipulate(2, Manipulation::Shift(NORTH));
    game.go(runner, Direction::NorthWest);
    assert_eq!(game.refused_step(runner, SOUTH), "AE-20");
    assert_eq!(game.refused(Action::Turn { model: runner, facing: Facing::East }), "AE-20", "the kept square buys no turn");
}

#[test]
fn ae_103_no_uplink_captures_nothing() {
    let mut game = Match::of("scout", "drone").ordered();
    let scout = model(A, 1, 0);
    game.put(scout, "N4");
    game.active(A, 1, 4);
    assert_eq!(game.refused(Action::Capture { model: scout, schema: 4 }), "AE-103");
}

#[test]
fn ae_105_forward_deployment_comes_in_at_uncontrolled_pylons_and_nodes() {
    let mut game = Match::of("scout", "drone").ordered();
    let scout = model(A, 1, 0);
    game.active(A, 1, 4);
    game.edit(|tree| {
        tree["table"]["models"][scout.index()]["place"] = "Waiting".into();
        tree["table"]["active"]["moment"] = "Enter".into();
    });
    let squares = crate::table::entries(&game.legal());
    assert!(squares.contains(&at("N4")) && squares.contains(&at("C3")) && squares.contains(&at("I9")));
    assert!(!squares.contains(&at("O15")), "the enemy's");
    game.act(Action::Place { model: scout, square: at("N4"), facing: Facing::North });
    assert_eq!(game.state.table().holder(4), None);
    assert_eq!(game.place(scout), Place::On(at("N4")));
}

#[test]
fn ae_104_squares_next_to_a_firewall_are_resistors_and_it_is_occupied() {
    let mut game = chief_at("C2", 1);
    game.edit(|tree| tree["table"]["firewalls"] = serde_json::json!(["D2"]));
    assert_eq!(game.refused_step(model(A, 0, 0), EAST), "AE-30");
    assert_eq!(game.refused_step(model(A, 0, 0), NORTH), "AE-20");
    game.go(model(A, 0, 0), WEST);
}
