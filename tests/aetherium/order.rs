//! The order of play: PADs, activations, re-calibration, RAM (AE-10 to AE-22, AE-60 to AE-81).

use cyberdeck::rules::aetherium::{Action, Asked, Event, Facing, Place, Slot, Stage};
use cyberdeck::rules::game::{Game, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, entries, model};

#[test]
fn ae_10_both_order_their_pads_before_play_and_neither_sees_the_other() {
    let mut game = Match::of("guard", "drone");
    assert_eq!(game.state.actors().len(), 2);
    game.by(B, Action::Queue(Slot::of(B, 2)));
    game.by(A, Action::Queue(Slot::of(A, 1)));
    assert_eq!(game.state.check(A, &Action::Ready).unwrap_err().rule.0, "AE-10");
    assert_eq!(game.state.check(A, &Action::Queue(Slot::of(A, 1))).unwrap_err().rule.0, "AE-10");
    assert_eq!(game.state.check(A, &Action::Queue(Slot::of(B, 1))).unwrap_err().rule.0, "AE-10");
    let told = |seat| game.seen(seat).iter().filter(|event| matches!(event, Event::Queued { program: Some(_), .. })).count();
    assert_eq!((told(A), told(B)), (1, 1));
    assert_eq!(game.state.view(Viewer::Seat(A)).pad.to_vec(), [1]);
    assert!(game.state.view(Viewer::Spectator).pad.is_empty());
    // The last card follows by itself.
    game.by(A, Action::Queue(Slot::of(A, 0)));
    assert_eq!(game.state.pad(A), [1, 0, 2]);
    game.by(A, Action::Ready);
    assert_eq!(game.state.actors().len(), 1);
}

#[test]
fn ae_10_samples_keep_the_own_order_and_know_nothing_of_the_other() {
    let game = Match::of("guard", "drone").ordered();
    let view = game.state.view(Viewer::Seat(A));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let sample = <cyberdeck::rules::aetherium::State as Game>::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
        assert_eq!(sample.pad(A), game.state.pad(A));
        assert_eq!(sample.view(Viewer::Seat(A)), view);
        assert_eq!(sample.validate(), Ok(()));
        seen.insert(sample.pad(B).to_vec());
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn ae_11_the_diagnostics_roll_decides_who_is_first_and_equals_roll_again() {
    let mut game = Match::of("guard", "drone");
    game.dice(&[BREACH, SPIKE, PING, SPIKE, PING, BREACH, SPIKE, SPIKE, SPIKE, BREACH, PING, PING]);
    game.order(A);
    game.order(B);
    assert_eq!(game.state.table().first, B);
    assert_eq!(game.asked(), B);
    let rolls = game.events.iter().filter(|seen| matches!(seen.event.what, Event::Diagnostics { .. })).count();
    assert_eq!(rolls, 2);
}

/// Ends the activation of who is asked, entering first where that has to be.
fn pass(game: &mut Match) {
    let turn = game.state.table().turn;
    while game.state.table().turn == turn && game.state.table().stage == Stage::Activation {
        let legal = game.legal();
        let end = legal.iter().find(|action| matches!(action, Action::End)).or(legal.first());
        game.act(*end.unwrap());
    }
}

#[test]
fn ae_11_players_alternate_card_by_card() {
    let mut game = Match::of("guard", "drone").ordered();
    let mut drawn = Vec::new();
    for _ in 0..4 {
        drawn.push((game.asked(), game.state.table().active.slot));
        pass(&mut game);
    }
    assert_eq!(drawn, [(A, Slot::of(A, 0)), (B, Slot::of(B, 0)), (A, Slot::of(A, 1)), (B, Slot::of(B, 1))]);
}

#[test]
fn ae_12_after_its_last_card_a_player_re_calibrates_before_the_other_goes_on() {
    let mut game = Match::of("guard", "drone").ordered();
    for _ in 0..5 {
        pass(&mut game);
    }
    // A drew its third card fifth.
    assert_eq!(game.state.asking().1, Asked::Order);
    assert_eq!((game.asked(), game.state.table().side(A).recalibrations), (A, 1));
    game.order(A);
    assert_eq!((game.asked(), game.state.table().active.slot), (B, Slot::of(B, 2)));
}

#[test]
fn ae_13_a_deleted_program_leaves_the_pad_and_an_empty_pad_re_calibrates_on_its_turn() {
    let mut game = Match::of("guard", "drone").ordered();
    let (guard, drone) = (model(B, 1, 0), model(B, 2, 0));
    for (unit, square, boxes) in [(guard, "Q1", 7), (drone, "R3", 3)] {
        game.put(unit, square);
        game.damaged(unit, boxes);
    }
    // B's guard and drone stand in the noise with one empty box each; both go in their own activation.
    game.put(model(A, 0, 0), "C3");
    game.put(model(B, 0, 0), "O15");
    game.active(A, 0, 1);
    game.act(Action::End);
    game.active(B, 1, 0);
    game.dice(&[PING]);
    game.act(Action::End);
    assert_eq!(game.place(guard), Place::Deleted);
    assert_eq!(game.state.table().side(B).pad & 0b10, 0);
    assert_eq!(game.state.table().cards(B), 0b101);
}

#[test]
fn ae_13_who_has_no_program_left_has_lost() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "Q1");
    game.damaged(model(A, 0, 0), 5);
    for card in [1, 2] {
        game.edit(|tree| tree["table"]["models"][model(A, card, 0).index()]["place"] = "Deleted".into());
        game.edit(|tree| tree["table"]["models"][model(A, card, 0).index()]["damage"] = 8.into());
    }
    game.edit(|tree| {
        tree["pads"][0] = Vec::<u8>::new().into();
        tree["table"]["sides"][0]["pad"] = 0.into();
    });
    game.active(A, 0, 0);
    game.dice(&[CRASH]);
    game.act(Action::End);
    assert_eq!(game.state.table().stage, Stage::Over);
    assert_eq!(game.state.table().winner, Some(B));
    assert_eq!(game.state.outcome().unwrap().places[..2], [2, 1]);
}

#[test]
fn ae_14_a_program_comes_in_next_to_its_starting_pylon() {
    let mut game = Match::of("guard", "drone").ordered();
    // The relay around C4 has its pylon in the middle and obstructions on B5 and D3.
    let squares = entries(&game.legal());
    assert_eq!(squares, ["B3", "C3", "B4", "D4", "C5", "D5"].map(at));
    assert_eq!(game.refused(Action::Place { model: model(A, 0, 0), square: at("C6"), facing: Facing::North }), "AE-14");
    assert_eq!(game.refused(Action::End), "AE-14");
    assert_eq!(game.refused(Action::Attack { model: model(A, 0, 0), target: model(B, 0, 0) }), "AE-14");
    game.act(Action::Place { model: model(A, 0, 0), square: at("C5"), facing: Facing::East });
    assert!(game.stands(model(A, 0, 0), "C5"));
    assert_eq!((game.state.asking().1, game.cs()), (Asked::Act, 6));
}

#[test]
fn ae_14_without_nodes_and_pylons_it_comes_in_at_its_own_edge_and_takes_noise() {
    let mut game = Match::of("guard", "drone").ordered();
    game.holds(2, None);
    let squares = entries(&game.legal());
    assert!(squares.iter().all(|square| square.x() == 0 || square.y() == 0));
    assert!(squares.contains(&at("R1")) && squares.contains(&at("A18")) && !squares.contains(&at("A3")));
    game.dice(&[BREACH]);
    game.act(Action::Place { model: model(A, 0, 0), square: at("R1"), facing: Facing::North });
    assert_eq!(game.damage(model(A, 0, 0)), 2);
    // AE-90: at most once per activation.
    game.act(Action::End);
    assert_eq!(game.damage(model(A, 0, 0)), 2);
}

#[test]
fn ae_14_holding_no_starting_one_it_comes_in_at_any_it_controls() {
    let mut game = Match::of("guard", "drone").ordered();
    game.holds(2, Some(B));
    game.holds(4, Some(A));
    assert!(entries(&game.legal()).iter().all(|square| square.distance(at("N5")) == 1));
}

#[test]
fn ae_14_without_room_for_all_models_none_is_placed_and_it_waits() {
    let mut game = Match::of("guard", "trio").ordered();
    game.edit(|tree| tree["pads"][0] = vec![2, 0, 1].into());
    game.edit(|tree| {
        tree["table"]["active"]["moment"] = "Draw".into();
        tree["table"]["sides"][0]["pad"] = 7.into();
    });
    // Four of the six places are taken.
    for (unit, square) in [(model(B, 0, 0), "B3"), (model(B, 1, 0), "C3"), (model(B, 2, 0), "B4"), (model(B, 2, 1), "D4")] {
        game.put(unit, square);
    }
    game.put(model(B, 2, 2), "E4");
    game.edit(|tree| {
        tree["table"]["active"]["moment"] = "Enter".into();
        tree["table"]["active"]["slot"] = 2.into();
        tree["table"]["active"]["unit"] = 8.into();
        tree["table"]["active"]["acted"] = vec![8].into();
        tree["table"]["sides"][0]["pad"] = 3.into();
        tree["pads"][0] = vec![0, 1].into();
    });
    assert!(entries(&game.legal()).is_empty());
    assert_eq!(game.refused(Action::Place { model: model(A, 2, 0), square: at("C5"), facing: Facing::North }), "AE-14");
    game.act(Action::End);
    assert_eq!(game.place(model(A, 2, 0)), Place::Waiting);
    assert_eq!(game.asked(), B);
}

#[test]
fn ae_20_what_is_not_spent_is_lost() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "C3");
    game.active(A, 0, 6);
    game.act(Action::End);
    assert!(game.events.iter().any(|seen| matches!(seen.event.what, Event::Ended { lost: 6, .. })));
    assert_eq!(game.asked(), B);
    assert_eq!(game.state.check(A, &Action::End).unwrap_err().rule.0, "AE-11");
}

#[test]
fn ae_22_capturing_costs_three_for_a_pylon_four_for_a_node_and_one_more_from_the_enemy() {
    let mut game = Match::of("guard", "drone").ordered();
    let chief = model(A, 0, 0);
    let capture = |schema| Action::Capture { model: chief, schema };
    for (square, schema, holder, cost) in [("N4", 4, None, 3), ("N4", 4, Some(B), 4), ("I9", 0, None, 4), ("I9", 0, Some(B), 5)] {
        game.put(chief, square);
        game.holds(usize::from(schema), holder);
        game.active(A, 0, cost - 1);
        assert_eq!(game.refused(capture(schema)), "AE-20");
        game.active(A, 0, cost);
        game.act(capture(schema));
        assert_eq!(game.cs(), 0);
        assert_eq!(game.state.table().holder(usize::from(schema)), Some(A));
        game.active(A, 0, 6);
        assert_eq!(game.refused(capture(schema)), "AE-22");
    }
    assert_eq!(game.refused(capture(3)), "AE-22");
    // Its RAM comes at the next re-calibration only: 5 of the avatar, 1 of the first pylon.
    assert_eq!(game.gauge(A), 6);
    assert_eq!(game.state.table().ram_set(A), 5 + 1 + 1 + 2);
}

#[test]
fn ae_61_a_side_starts_with_the_ram_of_avatar_and_starting_pylons() {
    assert_eq!(Match::of("guard", "drone").gauge(A), 6);
    assert_eq!(Match::full("service-denial").gauge(B), 5);
}

#[test]
fn ae_70_overclocking_gives_one_cs_for_one_ram_up_to_oc() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "C3");
    game.active(A, 0, 6);
    for _ in 0..3 {
        game.act(Action::Overclock);
    }
    assert_eq!((game.cs(), game.gauge(A)), (9, 3));
    assert_eq!(game.refused(Action::Overclock), "AE-70");
    game.active(A, 0, 6);
    game.ram(A, 0);
    assert_eq!(game.refused(Action::Overclock), "AE-70");
}

#[test]
fn ae_73_a_deleted_program_brings_ram_and_a_deleted_avatar_takes_its_own() {
    // Each stands in the noise at the end of its activation, with one empty box.
    for (card, boxes, before, after) in [(1, 7, 6, 8), (2, 3, 6, 7), (1, 7, 9, 10), (0, 5, 6, 1), (0, 5, 3, 0)] {
        let mut game = Match::of("guard", "drone").ordered();
        let unit = model(A, card, 0);
        game.put(unit, "Q1");
        game.damaged(unit, boxes);
        game.ram(A, before);
        game.active(A, card, 0);
        game.dice(&[PING]);
        game.act(Action::End);
        assert_eq!(game.place(unit), Place::Deleted);
        assert_eq!(game.gauge(A), after, "card {card}");
    }
}

#[test]
fn ae_80_re_calibration_sets_ram_from_avatar_pylons_nodes_and_deleted_programs() {
    let mut game = Match::of("guard", "drone").ordered();
    assert_eq!(game.state.table().ram_set(A), 6);
    game.holds(0, Some(A));
    game.holds(3, Some(A));
    assert_eq!(game.state.table().ram_set(A), 9);
    game.edit(|tree| tree["table"]["models"][model(A, 1, 0).index()]["place"] = "Deleted".into());
    assert_eq!(game.state.table().ram_set(A), 10, "never over ten");
    game.edit(|tree| tree["table"]["models"][model(A, 0, 0).index()]["place"] = "Deleted".into());
    assert_eq!(game.state.table().ram_set(A), 6);
    game.edit(|tree| tree["table"]["models"][model(A, 2, 0).index()]["place"] = "Deleted".into());
    assert_eq!(game.state.table().ram_set(A), 7);
}

#[test]
fn ae_81_the_marker_advances_and_nothing_is_carried_over() {
    let mut game = Match::of("guard", "drone").ordered();
    game.ram(A, 10);
    for _ in 0..5 {
        pass(&mut game);
    }
    assert_eq!((game.gauge(A), game.state.table().side(A).recalibrations), (6, 1));
}

#[test]
fn ae_15_the_active_player_orders_simultaneous_effects() {
    let mut game = Match::of("guard", "drone").ordered();
    let (chief, guard) = (model(A, 0, 0), model(B, 1, 0));
    game.put(chief, "C3");
    game.put(guard, "H1");
    game.put(model(B, 2, 0), "H3");
    game.active(A, 0, 6);
    game.edit(|tree| {
        let noise = |unit: cyberdeck::rules::aetherium::ModelId| serde_json::json!({ "what": { "Noise": unit }, "depth": 0 });
        tree["table"]["pending"] = serde_json::json!([noise(guard), noise(model(B, 2, 0))]);
    });
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::First));
    assert_eq!(game.refused(Action::End), "AE-15");
    game.dice(&[CRASH, PING]);
    game.act(Action::ChooseNumber(1));
    // The drone first, with the Crash; the guard follows by itself.
    assert_eq!((game.place(model(B, 2, 0)), game.damage(guard)), (Place::Deleted, 1));
    assert_eq!(game.state.asking().1, Asked::Act);
}

#[test]
fn ae_60_the_gauge_stays_between_nothing_and_ten() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 1, 0), "H1");
    game.damaged(model(A, 1, 0), 7);
    game.ram(A, 10);
    game.active(A, 1, 0);
    game.dice(&[PING]);
    game.act(Action::End);
    assert_eq!((game.place(model(A, 1, 0)), game.gauge(A)), (Place::Deleted, 10));
    game.edit(|tree| tree["table"]["sides"][0]["ram"] = 11.into());
    assert!(game.state.validate().is_err());
}
