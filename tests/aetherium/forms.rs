//! Segmented, linked and omni programs, and the operations (AE-110 to AE-113, AE-120 to AE-126).

use cyberdeck::rules::aetherium::{Action, Asked, Cache, Direction, Event, Facing, Manipulation, Place, Slot, Stage, Turn};
use cyberdeck::rules::game::{Game, Viewer};

use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, entries, model};

const NORTH: Direction = Direction::North;
const EAST: Direction = Direction::East;
const SOUTH: Direction = Direction::South;
const WEST: Direction = Direction::West;

fn trio(cs: u8) -> Match {
    let mut game = Match::of("guard", "trio").ordered();
    for (nth, square) in ["C3", "C2", "B3"].into_iter().enumerate() {
        game.put(model(A, 2, nth), square);
    }
    game.active(A, 2, cs);
    game
}

#[test]
fn ae_110_the_models_of_a_segmented_program_act_one_after_the_other() {
    let mut game = Match::of("guard", "swarm").ordered();
    game.put(model(A, 2, 0), "C3");
    game.put(model(A, 2, 1), "C2");
    game.active(A, 2, 1);
    game.act(Action::End);
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::Model));
    assert_eq!(game.refused(Action::Activate(model(A, 2, 0))), "AE-110");
    assert_eq!(game.refused(Action::Activate(model(A, 1, 0))), "AE-20");
    game.act(Action::Activate(model(A, 2, 2)));
    // Each is placed before its own activation, and has its own CS.
    game.act(Action::Place { model: model(A, 2, 2), square: at("C5"), facing: Facing::North });
    assert_eq!(game.cs(), 3);
    assert_eq!(game.refused_step(model(A, 2, 1), SOUTH), "AE-20");
    game.act(Action::End);
    // The last one follows by itself.
    assert_eq!(game.state.table().active.unit, model(A, 2, 1));
    game.act(Action::End);
    assert_eq!(game.asked(), B);
}

#[test]
fn ae_110_ram_comes_when_all_models_are_deleted() {
    let mut game = Match::of("guard", "swarm").ordered();
    let mut gauges = Vec::new();
    for nth in 0..3 {
        game.put(model(A, 2, nth), "H1");
        game.damaged(model(A, 2, nth), 2);
        game.active(A, 2, 0);
        game.edit(|tree| {
            tree["table"]["active"]["unit"] = u8::from(model(A, 2, nth)).into();
            tree["table"]["active"]["acted"] = (8..12).filter(|unit| *unit != 11).collect::<Vec<u8>>().into();
        });
        game.dice(&[PING]);
        game.act(Action::End);
        gauges.push(game.gauge(A));
    }
    assert_eq!(gauges, [6, 6, 7]);
}

#[test]
fn ae_111_one_model_moves_and_the_others_materialize_next_to_it() {
    let mut game = trio(4);
    let (first, second, third) = (model(A, 2, 0), model(A, 2, 1), model(A, 2, 2));
    assert_eq!(game.refused(Action::Turn { model: first, facing: Facing::West }), "AE-111");
    assert_eq!(game.refused(Action::EndMove), "AE-111");
    game.go(second, EAST);
    assert_eq!(game.refused_step(first, EAST), "AE-111", "another one moves");
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(EAST) }), "AE-111");
    assert_eq!(game.refused(Action::Capture { model: second, schema: 4 }), "AE-111");
    assert_eq!(game.refused(Action::End), "AE-111");
    game.act(Action::EndMove);
    assert_eq!(game.state.asking().1, Asked::Mate(second));
    assert_eq!(game.refused(Action::Place { model: third, square: at("C2"), facing: Facing::East }), "AE-111", "the next one first");
    assert_eq!(game.refused(Action::Place { model: first, square: at("A1"), facing: Facing::East }), "AE-111");
    game.act(Action::Place { model: first, square: at("C3"), facing: Facing::East });
    game.act(Action::Place { model: third, square: at("C2"), facing: Facing::South });
    assert!(game.stands(first, "C3") && game.stands(second, "D2") && game.stands(third, "C2"));
    assert_eq!(game.refused_step(second, WEST), "AE-111", "its movement is over");
    assert_eq!((game.cs(), game.damage(first)), (3, 0));
    game.manipulate(2, Manipulation::Shift(EAST));
}

#[test]
fn ae_112_with_a_full_colour_its_owner_chooses_which_model_goes() {
    let mut game = trio(4);
    let (first, second, third) = (model(A, 2, 0), model(A, 2, 1), model(A, 2, 2));
    game.go(second, SOUTH);
    // The move into the noise: a Crash fills 4 of 2 + 3 + 2, so one goes.
    assert_eq!(game.state.table().active.noised.len(), 1);
    let damage = game.damage(first);
    assert!((1..=4).contains(&damage));
    let mut game = trio(4);
    game.dice(&[CRASH]);
    game.go(second, SOUTH);
    assert_eq!(game.state.asking().1, Asked::Lose(Slot::of(A, 2)));
    assert_eq!(game.legal(), [first, second, third].map(Action::ChooseModel));
    assert_eq!(game.refused(Action::End), "AE-112");
    // The one that moves may go: movement ends and the others stay.
    game.act(Action::ChooseModel(second));
    assert_eq!((game.place(second), game.damage(first)), (Place::Deleted, 4));
    assert!(game.stands(first, "C3") && game.stands(third, "B3"));
    assert_eq!(game.refused_step(first, SOUTH), "AE-111");
    game.act(Action::End);
}

#[test]
fn ae_113_omni_models_move_orthogonally_and_end_on_one_schema_at_most() {
    let mut game = Match::of("hulk", "drone").ordered();
    let hulk = model(A, 1, 0);
    game.edit(|tree| tree["table"]["schemas"][4]["centre"] = "H4".into());
    game.edit(|tree| tree["table"]["schemas"][2]["centre"] = "D4".into());
    game.put(hulk, "E4");
    game.active(A, 1, 1);
    assert_eq!(game.refused_step(hulk, Direction::NorthEast), "AE-113");
    assert_eq!(game.refused_step(hulk, WEST), "AE-30", "the pylon");
    assert_eq!(game.refused_step(hulk, EAST), "AE-113", "it would end on two schemas");
    game.active(A, 1, 2);
    game.go(hulk, EAST);
    assert_eq!((game.stands(hulk, "F4"), game.cs()), (true, 1));
    for action in [Action::End, Action::Capture { model: hulk, schema: 4 }, Action::Turn { model: hulk, facing: Facing::East }] {
        assert_eq!(game.refused(action), "AE-113");
    }
    assert_eq!(game.refused_step(hulk, EAST), "AE-30");
    game.go(hulk, WEST);
    game.act(Action::End);
}

#[test]
fn ae_113_an_omni_rides_along_and_a_schema_never_comes_onto_one() {
    let mut game = Match::of("hulk", "drone").ordered();
    let hulk = model(A, 1, 0);
    game.put(hulk, "A3");
    game.active(A, 1, 2);
    game.ram(A, 10);
    game.manipulate(2, Manipulation::Turn(Turn::Clockwise));
    // A3, B3, A4, B4 around C4: the square that was south-east is now south-west.
    assert!(game.stands(hulk, "B5"));
    game.put(hulk, "F3");
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(EAST) }), "AE-113");
    game.put(hulk, "E2");
    assert_eq!(game.refused(Action::Manipulate { schema: 2, how: Manipulation::Shift(NORTH) }), "AE-113", "only a part of it");
}

#[test]
fn ae_120_who_holds_the_node_when_both_have_re_calibrated_five_times_wins() {
    for (holder, winner) in [(Some(A), Some(A)), (Some(B), Some(B)), (None, None)] {
        let mut game = Match::of("guard", "drone").ordered();
        game.holds(0, holder);
        game.edit(|tree| {
            tree["table"]["sides"][0]["recalibrations"] = 4.into();
            tree["table"]["sides"][1]["recalibrations"] = 7.into();
            tree["table"]["sides"][0]["pad"] = 0.into();
            tree["pads"][0] = Vec::<u8>::new().into();
        });
        game.put(model(A, 0, 0), "C3");
        game.active(A, 0, 6);
        game.edit(|tree| tree["table"]["active"]["last"] = true.into());
        assert_eq!(game.state.table().standing().left, Some([1, 0]));
        game.act(Action::End);
        assert_eq!((game.state.table().stage, game.state.table().winner), (Stage::Over, winner));
    }
}

#[test]
fn ae_122_downloading_takes_an_activation_and_is_done_at_the_start_of_the_next() {
    let mut game = Match::full("digital-download").ordered();
    let chief = model(A, 0, 0);
    game.put(chief, "I9");
    game.active(A, 0, 6);
    game.edit(|tree| tree["table"]["active"]["beside_cache"] = vec![u8::from(chief)].into());
    let mut used = Match { state: game.state.clone(), events: Vec::new() };
    used.act(Action::Overclock);
    assert_eq!(used.refused(Action::Download(chief)), "AE-122");
    game.act(Action::Download(chief));
    for action in [Action::Overclock, Action::Turn { model: chief, facing: Facing::South }, Action::Download(chief)] {
        assert_eq!(game.refused(action), "AE-122");
    }
    assert!(game.state.table().downloads.contains(chief));
    game.act(Action::End);
    // B passes, and A's chief is drawn again.
    game.put(model(B, 0, 0), "O15");
    game.active(B, 0, 0);
    game.edit(|tree| {
        tree["table"]["sides"][0]["pad"] = 1.into();
        tree["pads"][0] = vec![0].into();
    });
    game.act(Action::End);
    assert_eq!(game.state.table().cache, Cache::Carried(chief));
    assert_eq!(game.state.table().points(A), 5 + 3 + 1);
    game.put(chief, "A9");
    assert_eq!(game.refused(Action::PickUp(chief)), "AE-122");
    game.act(Action::Leave(chief));
    assert_eq!((game.place(chief), game.state.table().cache), (Place::Left, Cache::Home(A)));
    assert_eq!((game.gauge(A), game.state.table().stage), (6, Stage::Ordering));
    assert_eq!(game.state.table().points(A), 7 + 3 + 1);
    assert_eq!(game.state.table().side(A).pad, 0b11110);
}

#[test]
fn ae_122_a_deleted_carrier_drops_the_cache_and_picking_it_up_costs_one() {
    let mut game = Match::full("digital-download").ordered();
    let (chief, guard) = (model(A, 0, 0), model(A, 1, 0));
    game.put(chief, "A14");
    game.damaged(chief, 5);
    game.put(guard, "B14");
    game.edit(|tree| tree["table"]["cache"] = serde_json::json!({ "Carried": chief }));
    game.active(A, 0, 0);
    game.dice(&[SPIKE]);
    game.act(Action::End);
    assert_eq!(game.state.table().cache, Cache::Lying(at("A14")));
    game.active(A, 1, 1);
    game.act(Action::PickUp(guard));
    assert_eq!((game.state.table().cache, game.cs()), (Cache::Carried(guard), 0));
}

#[test]
fn ae_123_tokens_lie_face_down_and_the_entry_roll_says_which_pylon() {
    let mut game = Match::full("service-denial");
    assert_eq!(game.state.asking().1, Asked::PlaceToken);
    game.by(A, Action::PlaceToken { schema: 2, symbol: 3 });
    assert_eq!(game.state.check(A, &Action::PlaceToken { schema: 3, symbol: 0 }).unwrap_err().rule.0, "AE-11");
    game.by(B, Action::PlaceToken { schema: 2, symbol: 0 });
    assert_eq!(game.refused(Action::PlaceToken { schema: 2, symbol: 0 }), "AE-123");
    assert_eq!(game.refused(Action::PlaceToken { schema: 3, symbol: 3 }), "AE-123");
    assert_eq!(game.refused(Action::PlaceToken { schema: 0, symbol: 1 }), "AE-123", "a node");
    for (schema, symbol) in [(3, 2), (4, 1), (5, 0)] {
        game.by(A, Action::PlaceToken { schema, symbol });
        game.by(B, Action::PlaceToken { schema, symbol: 3 - symbol });
    }
    let told = game.seen(B).iter().filter(|event| matches!(event, Event::TokenPlaced { seat: A, symbol: Some(_), .. })).count();
    assert_eq!(told, 0);
    assert_eq!(game.state.view(Viewer::Seat(B)).tokens[0], [None; 4]);
    assert_eq!(game.state.view(Viewer::Seat(A)).tokens[0], [Some(5), Some(4), Some(3), Some(2)]);
    game.dice(&[CRASH, CRASH, CRASH, PING, PING, PING, BREACH]);
    game.order(A);
    game.order(B);
    // Breach is A's token by the pylon of schema 3, around O15.
    assert!(entries(&game.legal()).iter().all(|square| square.distance(at("O15")) == 1));
    assert_eq!(game.state.view(Viewer::Seat(B)).tokens[0], [None, None, Some(3), None]);
}

#[test]
fn ae_124_bandwidth_scores_at_each_own_re_calibration_up_to_the_fifth() {
    for (before, points) in [(0, 3), (4, 3), (5, 0)] {
        let mut game = Match::full("bandwidth").ordered();
        game.holds(0, Some(A));
        game.edit(|tree| {
            tree["table"]["sides"][0]["recalibrations"] = before.into();
            tree["table"]["sides"][0]["pad"] = 0.into();
            tree["pads"][0] = Vec::<u8>::new().into();
        });
        game.put(model(A, 0, 0), "C3");
        game.active(A, 0, 6);
        game.edit(|tree| tree["table"]["active"]["last"] = true.into());
        game.act(Action::End);
        assert_eq!(game.state.table().points(A), points);
    }
}

#[test]
fn ae_125_a_deleted_avatar_ends_the_hunt() {
    let mut game = Match::full("avatar-hunt").ordered();
    game.put(model(A, 0, 0), "H1");
    game.damaged(model(A, 0, 0), 5);
    game.active(A, 0, 0);
    game.dice(&[PING]);
    game.act(Action::End);
    assert_eq!((game.state.table().stage, game.state.table().winner), (Stage::Over, Some(B)));
}

#[test]
fn ae_121_deleted_programs_are_points_for_the_other_side() {
    let mut game = Match::full("system-purge").ordered();
    for card in [0, 1, 4] {
        for nth in 0..4 {
            if game.place(model(A, card, nth)) != Place::Nowhere {
                game.edit(|tree| tree["table"]["models"][model(A, card, nth).index()]["place"] = "Deleted".into());
            }
        }
    }
    assert_eq!((game.state.table().points(B), game.state.table().points(A)), (3 + 2 + 1, 0));
    assert_eq!(game.state.table().standing().leader, Some(B));
}

#[test]
fn ae_126_equal_points_are_decided_by_the_longer_ram_gauge() {
    let mut game = Match::full("system-purge").ordered();
    assert_eq!(game.state.table().standing().leader, None);
    game.ram(B, 9);
    assert_eq!(game.state.table().standing().leader, Some(B));
    // First Link says: nobody holds the node, so it is a draw.
    let mut game = Match::of("guard", "drone").ordered();
    game.ram(B, 9);
    assert_eq!(game.state.table().standing().leader, None);
}
