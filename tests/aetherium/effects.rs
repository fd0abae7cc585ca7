//! The texts of data cards: every verb of their language at work.

use cyberdeck::rules::aetherium::content::{Code, Marker};
use cyberdeck::rules::aetherium::{Action, Asked, Direction, Event, Facing, Harm, Manipulation, ModelId, Place, Wanted};
use cyberdeck::rules::game::Game;
use serde_json::json;

use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, model};

/// A's program of this card is active on H2, in open noise.
fn acting(function: &str, subroutine: &str, card: usize) -> Match {
    let mut game = Match::of(function, subroutine).ordered();
    game.active(A, card, 6);
    game.put(model(A, card, 0), "H2");
    game
}

fn exe(card: usize, exe: u8) -> Action {
    Action::Exe { model: model(A, card, 0), exe }
}

fn markers(game: &Match, model: ModelId) -> Vec<Marker> {
    game.state.table().model(model).markers.iter().collect()
}

#[test]
fn ae_21_an_exe_costs_cs_and_is_used_once_unless_its_card_says_otherwise() {
    let mut game = acting("herald", "drone", 1);
    game.put(model(A, 1, 0), "H8");
    game.act(exe(1, 0));
    assert_eq!(game.cs(), 5);
    game.act(Action::Decline);
    game.act(exe(1, 0));
    game.act(Action::Decline);
    assert_eq!(game.cs(), 4, "Fence repeats");
    assert_eq!(game.refused(exe(1, 3)), "AE-21");
    assert_eq!(game.refused(exe(1, 1)), "AE-21", "nothing to aim it at");
    game.put(model(B, 1, 0), "H10");
    game.act(exe(1, 1));
    assert_eq!(game.refused(exe(1, 1)), "AE-21", "once");
    game.edit(|tree| tree["table"]["active"]["cs"] = json!(0));
    assert_eq!(game.refused(exe(1, 0)), "AE-20");
    game.edit(|tree| {
        tree["table"]["active"]["cs"] = json!(4);
        tree["table"]["active"]["markers"] = json!(["Interference"]);
    });
    assert_eq!(game.refused(exe(1, 0)), "AE-102");
}

#[test]
fn ae_21_with_several_targets_one_is_chosen_and_with_one_it_is_that() {
    let mut game = acting("herald", "drone", 1);
    game.put(model(B, 1, 0), "J2");
    game.put(model(B, 2, 0), "H5");
    game.put(model(A, 2, 0), "M2");
    game.act(exe(1, 1));
    assert_eq!(game.state.asking().1, Asked::Text(Wanted::Target));
    assert_eq!(game.legal(), [Action::ChooseModel(model(B, 1, 0)), Action::ChooseModel(model(B, 2, 0))], "the drone is too far away");
    assert_eq!(game.refused(Action::ChooseModel(model(A, 2, 0))), "AE-21");
    assert_eq!(game.refused(Action::Decline), "AE-21");
    game.act(Action::ChooseModel(model(B, 2, 0)));
    assert!(game.stands(model(A, 1, 0), "H5") && game.stands(model(B, 2, 0), "H2"), "they have changed places");
}

#[test]
fn ae_34_ae_90_swapping_out_of_a_schema_is_coming_into_noise() {
    let mut game = acting("herald", "drone", 1);
    // H6 is noise south of the hub, H7 its southern row.
    game.put(model(A, 1, 0), "H6");
    game.put(model(B, 1, 0), "H7");
    game.dice(&[BREACH]);
    let told = game.told(exe(1, 1));
    assert!(told.contains(&Event::HarmRolled {
        model: model(B, 1, 0),
        symbol: cyberdeck::rules::aetherium::content::Symbol::Breach,
        harm: Harm::Noise,
        boxes: 2
    }));
    assert_eq!((game.damage(model(B, 1, 0)), game.damage(model(A, 1, 0))), (2, 0));
}

#[test]
fn ae_31_ae_34_a_push_goes_straight_away_and_stops_before_what_is_in_the_way() {
    let push = |from: &str, wall: Option<&str>| {
        let mut game = acting("herald", "drone", 1);
        game.put(model(B, 1, 0), from);
        game.faces(model(B, 1, 0), Facing::South);
        if let Some(wall) = wall {
            game.put(model(B, 2, 0), wall);
        }
        game.act(exe(1, 2));
        if game.state.asking().1 == Asked::Text(Wanted::Target) {
            game.act(Action::ChooseModel(model(B, 1, 0)));
        }
        assert_eq!(game.state.asking().1, Asked::Text(Wanted::Facing(model(B, 1, 0))));
        assert_eq!(game.legal().len(), 4, "three other facings, or none");
        game.act(Action::ChooseFacing(Facing::East));
        assert_eq!(game.state.table().model(model(B, 1, 0)).facing, Facing::East);
        game.state.table().square(model(B, 1, 0)).unwrap()
    };
    assert_eq!(push("H3", None), at("H5"));
    assert_eq!(push("I3", None), at("K5"), "diagonally");
    assert_eq!(push("I5", None), at("I7"), "the longer way is more than twice the other");
    assert_eq!(push("I4", None), at("K6"), "it is not");
    assert_eq!(push("H3", Some("H5")), at("H4"));
    assert_eq!(push("H3", Some("H4")), at("H3"));
}

#[test]
fn ae_90_who_is_pushed_off_a_schema_takes_noise_damage_once() {
    let mut game = acting("herald", "drone", 1);
    game.put(model(A, 1, 0), "K8");
    game.put(model(B, 1, 0), "K7");
    game.faces(model(A, 1, 0), Facing::South);
    game.dice(&[CRASH]);
    game.act(exe(1, 2));
    assert!(game.stands(model(B, 1, 0), "K5"));
    assert_eq!(game.damage(model(B, 1, 0)), 4);
    assert!(game.state.table().active.noised.contains(model(B, 1, 0)));
}

#[test]
fn ae_34_a_pull_comes_straight_near_and_stops_beside() {
    let mut game = acting("guard", "puller", 2);
    game.put(model(B, 1, 0), "H6");
    game.act(exe(2, 0));
    assert!(game.stands(model(B, 1, 0), "H4"));
    let mut game = acting("guard", "puller", 2);
    game.put(model(B, 1, 0), "J4");
    game.act(exe(2, 0));
    assert!(game.stands(model(B, 1, 0), "I3"));
}

#[test]
fn ae_113_omni_models_are_not_moved_by_texts() {
    let mut game = Match::full("system-purge").ordered();
    game.edit(|tree| {
        let puller = crate::table::plain_programs().aetherium.catalog.program_named("puller").unwrap();
        tree["table"]["sides"][0]["programs"][3] = json!(puller);
        tree["table"]["models"][13]["place"] = json!("Nowhere");
        tree["table"]["models"][14]["place"] = json!("Nowhere");
    });
    game.active(A, 3, 6);
    game.put(model(A, 3, 0), "H1");
    game.put(model(B, 2, 0), "H4");
    assert_eq!(game.refused(exe(3, 0)), "AE-21", "there is nobody else");
    game.put(model(B, 1, 0), "J1");
    game.put(model(B, 0, 0), "L1");
    game.act(exe(3, 0));
    assert_eq!(game.refused(Action::ChooseModel(model(B, 2, 0))), "AE-113");
}

#[test]
fn ae_104_a_firewall_goes_onto_a_free_schema_square_in_reach() {
    let mut game = acting("herald", "drone", 1);
    game.put(model(A, 1, 0), "H7");
    game.act(exe(1, 0));
    assert_eq!(game.state.asking().1, Asked::Text(Wanted::Firewall));
    for square in ["H6", "H7", "H10", "I10"] {
        assert_eq!(game.refused(Action::ChooseSquare(at(square))), "AE-104", "{square}");
    }
    assert_eq!(game.refused(Action::End), "AE-104");
    game.act(Action::ChooseSquare(at("I8")));
    let table = game.state.table();
    assert!(table.firewalls.contains(at("I8")) && table.ground().impassable().contains(at("I8")));
    assert!(table.ground().resistor().contains(at("I7")));
}

#[test]
fn ae_104_a_firewall_is_removed_by_a_text() {
    let mut game = acting("guard", "mason", 2);
    game.put(model(A, 2, 0), "H7");
    game.walled(&["H8", "L12"]);
    game.act(exe(2, 0));
    assert_eq!(game.legal(), [Action::ChooseSquare(at("H8")), Action::Decline], "the other one is too far away");
    game.act(Action::ChooseSquare(at("H8")));
    assert!(!game.state.table().firewalls.contains(at("H8")) && game.state.table().firewalls.contains(at("L12")));
}

#[test]
fn ae_55_ae_104_a_firewall_is_left_where_a_program_stood_on_a_schema() {
    let mut game = acting("guard", "mason", 1);
    game.put(model(A, 1, 0), "H7");
    game.put(model(B, 2, 0), "H8");
    game.faces(model(B, 2, 0), Facing::South);
    game.damaged(model(B, 2, 0), 3);
    game.dice(&[CRASH; 3]);
    game.act(Action::Attack { model: model(A, 1, 0), target: model(B, 2, 0) });
    assert_eq!(game.place(model(B, 2, 0)), Place::Deleted);
    assert!(game.state.table().firewalls.contains(at("H8")));
}

#[test]
fn ae_34_materializing_asks_for_square_and_facing_and_may_be_declined() {
    let mut game = acting("mender", "drone", 1);
    game.act(exe(1, 1));
    assert_eq!(game.state.asking().1, Asked::Text(Wanted::Place(model(A, 1, 0))));
    let place = |square: &str| Action::Place { model: model(A, 1, 0), square: at(square), facing: Facing::West };
    assert_eq!(game.refused(place("H6")), "AE-34", "four squares away");
    assert_eq!(game.refused(place("H2")), "AE-34", "where it stands");
    let evasive = model(B, 1, 0);
    game.put(evasive, "H3");
    game.act(place("K5"));
    assert!(game.stands(model(A, 1, 0), "K5"));
    assert_eq!((game.cs(), game.state.table().model(model(A, 1, 0)).facing), (5, Facing::West), "no costs but the .EXE");
    let mut game = acting("mender", "drone", 1);
    game.act(exe(1, 1));
    game.act(Action::Decline);
    assert!(game.stands(model(A, 1, 0), "H2"));
}

#[test]
fn ae_34_a_friend_materializes_beside_and_this_by_an_own_pylon() {
    let mut game = acting("guard", "mason", 2);
    game.put(model(A, 1, 0), "N2");
    game.act(exe(2, 1));
    let squares = crate::table::entries(&game.legal());
    assert_eq!(squares.len(), 8);
    game.act(Action::Place { model: model(A, 1, 0), square: at("I3"), facing: Facing::North });
    assert!(game.stands(model(A, 1, 0), "I3"));
    game.act(exe(2, 2));
    let squares = crate::table::entries(&game.legal());
    assert!(!squares.is_empty() && squares.iter().all(|square| square.is_adjacent(at("C4"))), "{squares:?}");
}

#[test]
fn ae_22_a_text_captures_and_releases_without_cs() {
    let mut game = acting("mover", "drone", 1);
    game.put(model(A, 1, 0), "I12");
    game.act(exe(1, 1));
    assert_eq!(game.legal(), [Action::ChooseSchema(0), Action::Decline]);
    assert_eq!(game.refused(Action::ChooseSchema(1)), "AE-22");
    game.act(Action::ChooseSchema(0));
    assert_eq!((game.state.table().holder(0), game.cs()), (Some(A), 5));
    game.holds(0, Some(B));
    game.act(exe(1, 2));
    game.act(Action::ChooseSchema(0));
    assert_eq!(game.state.table().holder(0), None);
    // AE-103: No Uplink captures nothing, by texts neither.
    let mut game = acting("mover", "drone", 1);
    game.put(model(A, 1, 0), "I12");
    game.lent(model(A, 1, 0), &["NoUplink"]);
    game.act(exe(1, 1));
    assert_eq!(game.state.asking().1, Asked::Act);
}

#[test]
fn ae_71_a_text_shifts_a_schema_square_by_square_for_no_ram() {
    let mut game = acting("mover", "drone", 1);
    game.ram(A, 3);
    let shift = |schema, direction| Action::Manipulate { schema, how: Manipulation::Shift(direction) };
    game.act(exe(1, 0));
    assert_eq!(game.state.asking().1, Asked::Text(Wanted::Shift));
    assert_eq!(game.refused(shift(1, Direction::West)), "AE-71", "the enemy controls it");
    assert!(game.state.check(A, &shift(1, Direction::North)).is_err());
    game.act(shift(0, Direction::North));
    assert_eq!(game.refused(shift(4, Direction::North)), "AE-71", "the same schema only");
    game.act(shift(0, Direction::East));
    assert_eq!(game.state.table().schemas[0].centre, at("J11"));
    assert_eq!(game.state.asking().1, Asked::Act, "two squares, no more");
    assert_eq!(game.gauge(A), 4, "no RAM spent, and one for the pylon held");
}

#[test]
fn ae_107_markers_work_next_activation_and_two_of_a_kind_do_not_add_up() {
    let mut game = acting("guard", "puller", 2);
    game.put(model(A, 1, 0), "H4");
    game.put(model(B, 1, 0), "I2");
    game.marked(model(A, 1, 0), &["Inefficiency"]);
    game.dice(&[SPIKE]);
    let told = game.told(exe(2, 1));
    assert_eq!(game.damage(model(B, 1, 0)), 1, "noise, wherever it stands");
    assert!(!told.contains(&Event::Marked { model: model(A, 1, 0), marker: Marker::Inefficiency }), "it has one");
    assert_eq!(markers(&game, model(A, 1, 0)), [Marker::Inefficiency]);
    assert!(told.contains(&Event::Marked { model: model(A, 2, 0), marker: Marker::Stun }));
    assert!(!game.state.table().active.markers.contains(Marker::Stun), "set in its own activation it works in the next");
    game.dice(&[PING]);
    game.act(Action::End);
    assert_eq!(markers(&game, model(A, 2, 0)), [Marker::Stun]);
}

#[test]
fn ae_107_markers_are_counted_and_taken_off_and_boxes_repaired() {
    let mut game = acting("guard", "puller", 2);
    game.put(model(B, 1, 0), "H6");
    game.put(model(A, 1, 0), "I6");
    game.marked(model(B, 1, 0), &["Lag", "Stun"]);
    game.act(exe(2, 2));
    assert_eq!(game.damage(model(B, 1, 0)), 3, "2 markers, and 1 model beside it in the noise");
    let mut game = acting("mender", "drone", 1);
    game.put(model(A, 2, 0), "H4");
    game.marked(model(A, 2, 0), &["Lag", "Burnout"]);
    game.damaged(model(A, 2, 0), 3);
    game.act(exe(1, 0));
    assert_eq!((markers(&game, model(A, 2, 0)).len(), game.damage(model(A, 2, 0))), (0, 1));
    assert!(game.state.table().codes(model(A, 2, 0)).contains(Code::Dodge));
}

#[test]
fn ae_107_lent_code_goes_at_the_end_of_the_next_activation() {
    let mut game = acting("mender", "drone", 1);
    game.put(model(A, 2, 0), "H8");
    game.put(model(A, 1, 0), "H7");
    game.put(model(B, 0, 0), "K8");
    game.act(exe(1, 0));
    if game.state.asking().1 == Asked::Text(Wanted::Target) {
        game.act(Action::ChooseModel(model(A, 2, 0)));
    }
    let has = |game: &Match| game.state.table().codes(model(A, 2, 0)).contains(Code::Dodge);
    assert!(has(&game));
    game.active(A, 2, 4);
    assert!(has(&game), "in its next activation");
    game.act(Action::End);
    assert!(!has(&game), "and no longer");
}

#[test]
fn ae_112_linked_programs_are_affected_once_and_repaired_in_the_colour_being_filled() {
    let mut game = Match::of("mender", "trio").ordered();
    game.active(A, 1, 6);
    game.put(model(A, 1, 0), "H2");
    for (nth, square) in [(1, "H4"), (2, "I4")] {
        game.put(model(A, 2, nth), square);
    }
    game.edit(|tree| tree["table"]["models"][model(A, 2, 0).index()]["place"] = json!("Deleted"));
    game.damaged(model(A, 2, 0), 3);
    game.act(exe(1, 0));
    game.act(Action::ChooseModel(model(A, 2, 2)));
    assert_eq!(game.damage(model(A, 2, 0)), 2, "one box of the second colour; the full one stays full");
    assert!(game.state.table().codes(model(A, 2, 1)).contains(Code::Dodge), "the program's");
}

#[test]
fn ae_50_ae_51_ae_52_texts_give_attacks_dice_and_symbols() {
    let mut game = acting("mender", "drone", 1);
    game.put(model(B, 2, 0), "H3");
    game.faces(model(B, 2, 0), Facing::South);
    game.act(exe(1, 2));
    let attack = Action::Attack { model: model(A, 1, 0), target: model(B, 2, 0) };
    assert_eq!(game.state.table().odds(model(A, 1, 0), model(B, 2, 0)).unwrap().dice, 5);
    game.dice(&[CRASH, CRASH, CRASH, CRASH, CRASH]);
    let told = game.told(attack);
    assert!(told.iter().any(|event| matches!(event, Event::AttackRolled { hits: 1, .. })), "one Crash is listed");
    assert_eq!(game.state.table().odds(model(A, 1, 0), model(B, 2, 0)).unwrap().dice, 3, "the next attack only");
    game.dice(&[CRASH; 3]);
    game.act(attack);
    assert_eq!(game.refused(attack), "AE-50", "once more, no more");
}

#[test]
fn ae_60_ram_is_stolen_as_far_as_it_is_there_and_fits() {
    let drain = |own, theirs, deleted: bool| {
        let mut game = acting("mender", "drone", 1);
        game.put(model(B, 2, 0), "H3");
        game.put(model(B, 0, 0), "I4");
        game.faces(model(B, 2, 0), Facing::South);
        game.damaged(model(B, 2, 0), if deleted { 3 } else { 0 });
        game.ram(A, own);
        game.ram(B, theirs);
        game.dice(&[PING, CRASH, CRASH]);
        game.act(Action::Attack { model: model(A, 1, 0), target: model(B, 2, 0) });
        game.act(Action::Accept);
        let marked = markers(&game, model(B, 0, 0)).contains(&Marker::Burnout);
        assert_eq!(marked, !deleted, "what measures from a deleted target is lost");
        (game.gauge(A), game.gauge(B))
    };
    assert_eq!(drain(3, 5, false), (5, 3));
    assert_eq!(drain(9, 5, false), (10, 4));
    assert_eq!(drain(3, 1, false), (4, 0));
    // A deleted subroutine brings B 1; 2 are stolen and 1 more is burnt.
    assert_eq!(drain(3, 5, true), (5, 3));
}

#[test]
fn ae_56_the_player_of_a_safeguard_chooses_in_the_others_activation() {
    let mut game = acting("mover", "drone", 0);
    game.put(model(B, 1, 0), "H5");
    game.faces(model(B, 1, 0), Facing::South);
    game.dice(&[PING, PING, PING]);
    game.act(Action::Attack { model: model(A, 0, 0), target: model(B, 1, 0) });
    assert_eq!((game.asked(), game.state.asking().1), (B, Asked::Text(Wanted::Place(model(B, 1, 0)))));
    assert_eq!(game.state.check(A, &Action::End).unwrap_err().rule.0, "AE-11");
    game.act(Action::Place { model: model(B, 1, 0), square: at("I6"), facing: Facing::South });
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::Act));
    assert!(game.state.table().codes(model(B, 1, 0)).contains(Code::Cover));
}
